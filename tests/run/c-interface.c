#include "c-interface.h"
#include <stdio.h>
#include <stdlib.h>

float _mlir_ciface_weigh(memref_2d_f32 *m, int64_t row, float x) {
  return x * (float)(row + 1) + (float)m->sizes[1] * 0.0f;
}

int main(void) {
  float data[6] = {1, 2, 3, 4, 5, 6};
  memref_2d_f32 m = {data, data, 0, {2, 3}, {3, 1}};
  memref_2d_f32 transposed = {data, data, 0, {3, 2}, {1, 3}};
  printf("sum %g %g\n", _mlir_ciface_sum(&m), _mlir_ciface_sum(&transposed));

  memref_1d_i32 squares;
  _mlir_ciface_squares(&squares, 5);
  for (int64_t i = 0; i < squares.sizes[0]; i++)
    printf("%d ", squares.aligned[squares.offset + i * squares.strides[0]]);
  printf("squares\n");
  free(squares.allocated);

  results_i32_i32_bool r;
  _mlir_ciface_divide(&r, 17, 5);
  printf("divide %d %d %d\n", r.result0, r.result1, r.result2);
  _mlir_ciface_divide(&r, -20, 5);
  printf("divide %d %d %d\n", r.result0, r.result1, r.result2);

  complex_f64 z = {3, 2}, square;
  memref_0d_complex_f64 cell = {&z, &z, 0};
  _mlir_ciface_square(&square, &cell);
  printf("square %g %g\n", square.re, square.im);

  memref_unranked any = {2, &m};
  printf("rank %ld\n", (long)_mlir_ciface_rank_of(&any));
  printf("mix %g\n", mix(-3, 500, 0.5, 10));

  vector_4_f32 v = {1, 2, 3, 4};
  v = odd_name(v);
  printf("vector %g %g %g %g\n", v[0], v[1], v[2], v[3]);
  return 0;
}
