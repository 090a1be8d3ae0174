#include "axpy.h"

#include <stdio.h>

int main(void) {
  double x[] = {1, 2, 3, 4}, y[] = {10, 20, 30, 40};
  memref_1d_f64 mx = {x, x, 0, {4}, {1}}, my = {y, y, 0, {4}, {1}};
  _mlir_ciface_axpy(2.0, &mx, &my);
  printf("%g %g %g %g\n", y[0], y[1], y[2], y[3]);
  return 0;
}
