// `anthill solve-bench` alone, to be run by node: node build/wasm/src/lab/solve_bench.js games=20

#include "lab/solve_bench.h"

int main(int argc, char** argv) { return anthill::run_solve_bench(argc - 1, argv + 1); }
