// Measures kiwi on one load, the way SolverMeasurement.swift measures our solver, and prints
// milliseconds to build, microseconds per resize step and milliseconds for a matrix of 60 sizes.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

#include <malloc.h>

#include <kiwi/kiwi.h>

static double now() {
  // Processor time, which other processes do not lengthen.
  return double(clock()) / CLOCKS_PER_SEC;
}

struct Row {
  int op, count;
  double strength, constant;
  std::vector<std::pair<int, double>> terms;
};

static const double sizes[60][2] = {
    {320, 568},   {568, 320},   {375, 667},   {667, 375},   {414, 736},   {736, 414},
    {375, 812},   {812, 375},   {414, 896},   {896, 414},   {390, 844},   {844, 390},
    {428, 926},   {926, 428},   {393, 852},   {852, 393},   {430, 932},   {932, 430},
    {402, 874},   {874, 402},   {440, 956},   {956, 440},   {768, 1024},  {1024, 768},
    {810, 1080},  {1080, 810},  {834, 1112},  {1112, 834},  {834, 1194},  {1194, 834},
    {820, 1180},  {1180, 820},  {1024, 1366}, {1366, 1024}, {744, 1133},  {1133, 744},
    {320, 1024},  {507, 768},   {694, 768},   {438, 1024},  {375, 1366},  {639, 1366},
    {981, 1024},  {678, 1024},  {504, 1366},  {1133, 744},  {320, 480},   {480, 320},
    {1280, 800},  {800, 1280},  {1920, 1080}, {1080, 1920}, {1440, 900},  {900, 1440},
    {600, 1024},  {1024, 600},  {360, 640},   {640, 360},   {412, 915},   {915, 412}};

int main(int argc, char **argv) {
  // As in SolverBenchmark.swift: freed memory is kept, so that no build pays for its pages again.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 96 << 20);
  FILE *file = argc > 1 ? fopen(argv[1], "r") : nullptr;
  if (!file) return 64;
  const bool buildOnly = argc > 2;
  int n = 0;
  std::vector<Row> rows;
  char kind;
  while (fscanf(file, " %c", &kind) == 1) {
    if (kind == 'n') {
      if (fscanf(file, "%d", &n) != 1) return 65;
      continue;
    }
    Row row;
    if (fscanf(file, "%d %lf %lf %d", &row.op, &row.strength, &row.constant, &row.count) != 4)
      return 65;
    for (int i = 0; i < row.count; i++) {
      int variable;
      double coefficient;
      if (fscanf(file, "%d %lf", &variable, &coefficient) != 2) return 65;
      row.terms.push_back({variable, coefficient});
    }
    rows.push_back(row);
  }
  std::vector<kiwi::Variable> variables;
  kiwi::Solver *solver = nullptr;
  int count = 0;
  double spent = 0;
  do {
    delete solver;
    variables.clear();
    for (int i = 0; i < n; i++) variables.emplace_back("v");
    std::vector<kiwi::Constraint> constraints;
    for (auto &row : rows) {
      std::vector<kiwi::Term> terms;
      for (auto &term : row.terms) terms.emplace_back(variables[term.first], term.second);
      constraints.emplace_back(kiwi::Expression(terms, row.constant),
                               row.op == 0   ? kiwi::OP_LE
                               : row.op == 1 ? kiwi::OP_EQ
                                             : kiwi::OP_GE,
                               row.strength);
    }
    double start = now();
    solver = new kiwi::Solver;
    solver->addEditVariable(variables[0], 1e8);
    solver->addEditVariable(variables[1], 1e8);
    solver->suggestValue(variables[0], 1000);
    solver->suggestValue(variables[1], 1000);
    for (auto &constraint : constraints) solver->addConstraint(constraint);
    solver->updateVariables();
    spent += now() - start;
    count++;
  } while (!buildOnly && (count < 5 || spent < 0.005) && spent < 2);
  // Printed at once: whoever stops the process later has it.
  printf("%.6f\n", spent / count * 1e3);
  fflush(stdout);
  if (buildOnly) return 0;
  auto move = [&](double width, double height) {
    solver->suggestValue(variables[0], width);
    solver->suggestValue(variables[1], height);
    solver->updateVariables();
  };
  double start = now();
  int steps = 0;
  do {
    move(320 + steps % 1000 * 0.9, 480 + steps % 1000 * 0.7);
    steps++;
  } while ((steps % 1000 != 0 || now() - start < 0.005) && (steps % 16 != 0 || now() - start < 2));
  double resize = (now() - start) / steps;
  start = now();
  int sizesDone = 0;
  do {
    move(sizes[sizesDone % 60][0], sizes[sizesDone % 60][1]);
    sizesDone++;
  } while ((sizesDone % 60 != 0 || now() - start < 0.005) && now() - start < 2);
  double matrix = (now() - start) * 60 / sizesDone;
  printf("%.6f %.6f\n", resize * 1e6, matrix * 1e3);
}
