"""Measures PyPI's kiwisolver on loads: milliseconds to build, microseconds per resize step."""
import statistics
import sys
import time

import kiwisolver


def read(path):
    count, rows = 0, []
    for line in open(path):
        fields = line.split()
        if fields[0] == "n":
            count = int(fields[1])
        else:
            numbers = [float(x) for x in fields[1:]]
            terms = [(int(numbers[i]), numbers[i + 1]) for i in range(4, len(numbers), 2)]
            rows.append((int(numbers[0]), numbers[1], numbers[2], terms))
    return count, rows


def measure(path):
    count, rows = read(path)
    builds, resizes = [], []
    for _ in range(5):
        v = [kiwisolver.Variable() for _ in range(count)]
        constraints = [
            kiwisolver.Constraint(
                kiwisolver.Expression([kiwisolver.Term(v[i], c) for i, c in terms], constant),
                ("<=", "==", ">=")[op],
                strength,
            )
            for op, strength, constant, terms in rows
        ]
        start = time.perf_counter()
        solver = kiwisolver.Solver()
        for edited in v[:2]:
            solver.addEditVariable(edited, 1e8)
            solver.suggestValue(edited, 1000)
        for constraint in constraints:
            solver.addConstraint(constraint)
        solver.updateVariables()
        builds.append(time.perf_counter() - start)
        start = time.perf_counter()
        for step in range(200):
            solver.suggestValue(v[0], 320 + step * 0.9)
            solver.suggestValue(v[1], 480 + step * 0.7)
            solver.updateVariables()
        resizes.append((time.perf_counter() - start) / 200)
    build, resize = statistics.median(builds), statistics.median(resizes)
    print(f"kiwisolver {kiwisolver.__version__} {path} build_ms {build * 1e3:.3f} resize_us {resize * 1e6:.2f}")


for path in sys.argv[1:]:
    measure(path)
