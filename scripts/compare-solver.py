#!/usr/bin/env python3
"""Compares our solver with SciPy's HiGHS, solved level by level, on random systems.

usage: scripts/compare-solver.py [SYSTEMS] [SEED]; needs a release build of CasqueBenchmarks, and
gets SciPy from PyPI into .build/peers/venv where it is missing. Two answers agree when every level's total error matches within
1e-6 (1 + |error|). A second set has coefficients from 1e-6 to 3e6; it is judged by residuals: our point
holds the required constraints, and no level's total is above the least that HiGHS reaches under what our
point leaves of the stronger ones. Where HiGHS reaches less, it may only have broken a stronger constraint
within its own tolerance, which a weight of 1e-6 beside one of 1e6 makes large: there `exact_levels.py`
decides, in exact rational arithmetic. A third set compares the range of each variable over all optima with
the least and the greatest value that HiGHS finds where every level is as good as it can be. Not judged is where HiGHS gives up, and where it depends on a
tolerance whether the required constraints hold together.
"""
import collections
import os
import random
import subprocess
import sys
import venv

sys.dont_write_bytecode = True
import exact_levels

try:
    import numpy
    from scipy.optimize import linprog
except ImportError:
    place = os.path.abspath(".build/peers/venv")
    if sys.prefix == place:
        raise
    if not os.path.exists(place + "/bin/python"):
        venv.create(place, with_pip=True)
        subprocess.run([place + "/bin/pip", "install", "--quiet", "scipy"], check=True)
    os.execv(place + "/bin/python", [place + "/bin/python"] + sys.argv)

PROGRAM = [os.environ.get("CASQUE_BENCHMARKS", ".build/release/CasqueBenchmarks"), "solve"]
REQUIRED = 1001001000.0


def draw(generator, wide):
    count = generator.randint(1, 12)
    point = [generator.randint(-9, 9) for _ in range(count)]
    feasible = generator.random() < 0.75
    rows = []
    for _ in range(generator.randint(1, 3 * count)):
        variables = generator.sample(range(count), generator.randint(1, min(4, count)))
        terms = [(v, generator.choice([-3, -2, -1, -1, -1, 1, 1, 1, 2, 3])) for v in variables]
        strength = generator.choice([REQUIRED, REQUIRED, 3, 3, 2, 2, 1])
        op = generator.randint(0, 2)
        constant = float(generator.randint(-12, 12))
        if feasible and strength == REQUIRED:
            constant = -float(sum(c * point[v] for v, c in terms))
            constant += {0: -1, 1: 0, 2: 1}[op] * generator.randint(0, 2)
        if wide:
            # Powers of two, so that the planes are the ones that are meant, to the last digit.
            factor = 2.0 ** generator.randint(-20, 20)
            terms = [(v, c * factor) for v, c in terms]
            constant *= factor
        rows.append((op, float(strength), constant, terms))
    return count, rows


def ours(systems, what="s"):
    lines = []
    for count, rows in systems:
        lines.append(f"n {count}")
        for op, strength, constant, terms in rows:
            flat = " ".join(f"{v} {c!r}" for v, c in terms)
            lines.append(f"c {op} {strength!r} {constant!r} {len(terms)} {flat}")
        lines.append(what)
    result = subprocess.run(PROGRAM, input="\n".join(lines) + "\n", capture_output=True, text=True, check=True)
    return [None if line == "unsatisfiable" else [float(x) for x in line.split()] for line in result.stdout.splitlines()]


def error(row, x):
    op, _, constant, terms = row
    value = constant + sum(c * x[v] for v, c in terms)
    return max(0, value) if op == 0 else abs(value) if op == 1 else max(0, -value)


def levels(rows):
    return sorted({row[1] for row in rows if row[1] != REQUIRED}, reverse=True)


def highs(count, rows, mine=None, ranges=False):
    """The total error of each level and the last point, or None if the required rows cannot hold.

    With a point of ours, each level is minimised under what that point leaves of the stronger ones,
    so that every level can be judged by itself. With `ranges`, the ends of each variable's range instead."""
    optional = [row for row in rows if row[1] != REQUIRED]
    width = count + len(optional)
    upper, upper_right, equal, equal_right = [], [], [], []
    for row in rows:
        op, strength, constant, terms = row
        # HiGHS's tolerances are absolute: rows are scaled to be judged in units of the variables.
        scale = max(abs(c) for _, c in terms)
        constant /= scale
        line = numpy.zeros(width)
        for v, c in terms:
            line[v] += c / scale
        if strength == REQUIRED:
            if op == 1:
                equal.append(line), equal_right.append(-constant)
            else:
                sign = 1 if op == 0 else -1
                upper.append(sign * line), upper_right.append(-sign * constant)
            continue
        slack = count + next(i for i, other in enumerate(optional) if other is row)
        for sign in ([1] if op == 0 else [-1] if op == 2 else [1, -1]):
            bounded = sign * line
            bounded[slack] = -1
            upper.append(bounded), upper_right.append(-sign * constant)
    bounds = [(None, None)] * count + [(0, None)] * len(optional)
    totals = []
    for level in levels(rows) or [None]:
        objective = numpy.zeros(width)
        for i, row in enumerate(optional):
            if row[1] == level:
                objective[count + i] = max(abs(c) for _, c in row[3])
        weight = max(1e-300, objective.max())
        objective /= weight
        answer = linprog(
            objective, A_ub=numpy.array(upper) if upper else None, b_ub=upper_right or None,
            A_eq=numpy.array(equal) if equal else None, b_eq=equal_right or None, bounds=bounds, method="highs")
        if answer.status == 2 and not totals:
            return None
        if answer.status != 0:
            return "failed"
        point = list(answer.x[:count])
        if level is None:
            break
        totals.append(answer.fun * weight)
        bound = answer.fun
        if mine is not None:
            bound = max(bound, sum(error(row, mine) for row in rows if row[1] == level) / weight)
        upper.append(objective), upper_right.append(bound + 1e-9 * (1 + abs(bound)))
    if ranges:
        return variable_ranges(count, upper, upper_right, equal, equal_right, bounds)
    return totals, point


def variable_ranges(count, upper, upper_right, equal, equal_right, bounds):
    """The least and the greatest value of each variable, in turn."""
    ends = []
    for v in range(count):
        for sign in (1, -1):
            objective = numpy.zeros(len(bounds))
            objective[v] = sign
            answer = linprog(
                objective, A_ub=numpy.array(upper) if upper else None, b_ub=upper_right or None,
                A_eq=numpy.array(equal) if equal else None, b_eq=equal_right or None, bounds=bounds, method="highs")
            if answer.status == 3:
                ends.append(-sign * float("inf"))
            elif answer.status == 0:
                ends.append(sign * answer.fun)
            else:
                return "failed"
    return ends


def residual(rows, x):
    """The worst violation of a required row, in units of its variables."""
    required = [row for row in rows if row[1] == REQUIRED]
    return max((error(row, x) / max(abs(c) for _, c in row[3]) for row in required), default=0)


def exceeds(rows, x, totals, rounding=0):
    """Whether a level's total at a point is above the given one; one that is below it by more than
    rounding decides as well."""
    for level, total in zip(levels(rows), totals):
        members = [row for row in rows if row[1] == level]
        size = sum(abs(row[2]) + sum(abs(c * x[v]) for v, c in row[3]) for row in members)
        excess = sum(error(row, x) for row in members) - float(total)
        if excess > 1e-7 * size:
            return True
        if rounding and excess < -rounding * size:
            return False
    return False


def compare(systems, wide):
    bad, unjudged, decided = 0, collections.Counter(), collections.Counter()
    for (count, rows), x in zip(systems, ours(systems)):
        expected = highs(count, rows, x if wide else None)
        if expected == "failed":
            unjudged["HiGHS fails"] += 1
            continue
        if wide and (x is None or expected is None):
            # Whether such a system holds to within a tolerance depends on the tolerance.
            if (x is None) != (expected is None):
                unjudged["holds or not by the tolerance: " + ("HiGHS" if x is None else "we")] += 1
            continue
        if (x is None) != (expected is None):
            bad += 1
            print("feasibility differs", count, rows)
            continue
        if x is None:
            continue
        if residual(rows, x) > 1e-6 * (1 + max(map(abs, x))):
            bad += 1
            print("broken", count, rows)
            continue
        totals, _ = expected
        if wide:
            if exceeds(rows, x, totals):
                least = exact_levels.totals(count, rows, REQUIRED, levels(rows))
                if least is None:
                    unjudged["holds or not by the tolerance: we"] += 1
                    continue
                decided["in exact arithmetic"] += 1
                if exceeds(rows, x, least, 1e-12):
                    bad += 1
                    print("worse", count, rows)
            continue
        for level, total in zip(levels(rows), totals):
            mine = sum(error(row, x) for row in rows if row[1] == level)
            if abs(mine - total) > 1e-6 * (1 + abs(total)):
                bad += 1
                print("level", level, mine, total, count, rows)
                break
    return bad, unjudged, decided


def compare_ranges(systems):
    bad, unjudged, decided = 0, collections.Counter(), collections.Counter()
    for (count, rows), mine in zip(systems, ours(systems, "r")):
        expected = highs(count, rows, ranges=True)
        if expected == "failed":
            unjudged["HiGHS fails"] += 1
        elif mine is None or expected is None:
            bad += (mine is None) != (expected is None)
        elif differ(mine, expected):
            # HiGHS's tolerances make the optima it looks at wider than they are.
            decided["in exact arithmetic"] += 1
            exact = exact_levels.ranges(count, rows, REQUIRED, levels(rows))
            if differ(mine, [float(end) for end in exact]):
                bad += 1
                print("ranges", mine, expected, count, rows)
    return bad, unjudged, decided


def differ(ends, others):
    return any(a != b and not abs(a - b) <= 1e-6 * (1 + abs(b)) for a, b in zip(ends, others))


def main():
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    generator = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    total = 0
    for name, wide, size in [("plain", False, number), ("1e-6 to 1e6", True, number // 4), ("ranges", None, number)]:
        systems = [draw(generator, wide) for _ in range(size)]
        bad, unjudged, decided = compare_ranges(systems) if wide is None else compare(systems, wide)
        print(f"{name}: {size} systems, {bad} differ, {sum(unjudged.values())} not judged")
        for reason, times in sorted(unjudged.items()):
            print(f"  {times}: {reason}")
        for reason, times in sorted(decided.items()):
            print(f"  {times} decided {reason}")
        total += bad
    sys.exit(1 if total else 0)


main()
