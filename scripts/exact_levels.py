"""The least total error of each level of a small system, in exact rational arithmetic.

A tableau of fractions, the steepest slope and, once that has taken long, Bland's rule. After each level
the columns that would worsen it are taken out, so that the levels are lexicographic without any tolerance.
"""
from fractions import Fraction


def totals(count, rows, required, levels):
    """The least totals, strongest level first; None if the required rows cannot hold.

    A row is (0 for at most, 1 for equal or 2 for at least 0; strength; constant; terms)."""
    return solved(count, rows, required, levels)[1]


def ranges(count, rows, required, levels):
    """The least and the greatest value of each variable over all optima, in turn, infinite ones included."""
    table, _ = solved(count, rows, required, levels)
    ends = []
    for v in range(count):
        for sign in 1, -1:
            slopes, least = table.minimise({2 * v: sign, 2 * v + 1: -sign})
            ends.append(sign * (least if slopes else -float("inf")))
    return ends


def solved(count, rows, required, levels):
    """The table at the optimum and the least totals; None for both if the required rows cannot hold."""
    cells, right, cost, width = [], [], {}, 2 * count
    for op, strength, constant, terms in rows:
        row = {}
        for v, c in terms:
            row[2 * v] = row.get(2 * v, 0) + Fraction(c)
            row[2 * v + 1] = row.get(2 * v + 1, 0) - Fraction(c)
        if op != 1:
            row[width] = Fraction(1 if op == 0 else -1)
            width += 1
        if strength != required:
            for sign in [-1] if op == 0 else [1] if op == 2 else [-1, 1]:
                row[width], cost[width] = Fraction(sign), strength
                width += 1
        cells.append(row), right.append(-Fraction(constant))
    table = Table(cells, right, width)
    if not table.start():
        return None, None
    result = []
    for level in levels:
        slopes, total = table.minimise({j: 1 for j, strength in cost.items() if strength == level})
        result.append(total)
        for j in range(width):
            if slopes[j] > 0:
                table.allowed[j] = False
    return table, result


class Table:
    def __init__(self, cells, right, width):
        self.width, self.height = width, len(cells)
        self.rows = []
        for i, row in enumerate(cells):
            sign = -1 if right[i] < 0 else 1
            line = [Fraction(0)] * (width + self.height + 1)
            for j, value in row.items():
                line[j] = sign * value
            line[width + i] = Fraction(1)
            line[-1] = sign * right[i]
            self.rows.append(line)
        self.basis = list(range(width, width + self.height))
        self.allowed = [True] * (width + self.height)

    def start(self):
        """Finds a first point; whether there is one."""
        _, total = self.minimise({j: 1 for j in range(self.width, self.width + self.height)})
        if total:
            return False
        for j in range(self.width, self.width + self.height):
            self.allowed[j] = False
        for i, owner in enumerate(self.basis):
            if owner >= self.width:
                column = next((j for j in range(self.width) if self.rows[i][j]), None)
                if column is not None:
                    self.pivot(i, column, [])
        return True

    def minimise(self, costs):
        """Minimises a sum of columns; the slopes of all, and the sum; None for both without a least one."""
        slopes = [Fraction(costs.get(j, 0)) for j in range(self.width + self.height)] + [Fraction(0)]
        for i, owner in enumerate(self.basis):
            if owner in costs:
                slopes = [a - costs[owner] * b if b else a for a, b in zip(slopes, self.rows[i])]
        steps = 0
        while True:
            steps += 1
            falling = [j for j, allowed in enumerate(self.allowed) if allowed and slopes[j] < 0]
            if not falling:
                return slopes, -slopes[-1]
            entering = falling[0] if steps > 200 else min(falling, key=lambda j: slopes[j])
            limits = [i for i in range(self.height) if self.rows[i][entering] > 0]
            if not limits:
                return None, None
            leaving = min(limits, key=lambda i: (self.rows[i][-1] / self.rows[i][entering], self.basis[i]))
            self.pivot(leaving, entering, slopes)

    def pivot(self, leaving, entering, slopes):
        factor = self.rows[leaving][entering]
        self.rows[leaving] = row = [value / factor if value else value for value in self.rows[leaving]]
        filled = [(j, value) for j, value in enumerate(row) if value]
        for other in self.rows + ([slopes] if slopes else []):
            factor = 0 if other is row else other[entering]
            if factor:
                for j, value in filled:
                    other[j] -= factor * value
        self.basis[leaving] = entering
