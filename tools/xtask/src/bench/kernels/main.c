// Times each kernel and its counterpart in turn, and prints its name, the least times in microseconds, and the greatest
// relative distance of their results. The kernels take bare pointers.

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { N = 1 << 20, RUNS = 15 };

typedef float *p;
void matmul(p, p, p), conv_last(p, p, p), conv_first(p, p, p), depthwise(p, p, p), softmax(p, p), row_sums(p, p),
    column_sums(p, p), layer_norm(p, p, p, p), activation(p, p, p);
void c_conv_last(p, p, p), c_conv_first(p, p, p), c_depthwise(p, p, p), c_softmax(p, p), c_row_sums(p, p),
    c_column_sums(p, p), c_layer_norm(p, p, p, p), c_activation(p, p, p);

#ifdef BLAS
void cblas_sgemm(int, int, int, int, int, int, float, p, int, p, int, float, p, int);
static void c_matmul(p a, p b, p c) { cblas_sgemm(101, 111, 111, 1024, 1024, 1024, 1, a, 1024, b, 1024, 1, c, 1024); }
#else
static void c_matmul(p a, p b, p c) {
  for (int i = 0; i < 1024; i++)
    for (int k = 0; k < 1024; k++)
      for (int j = 0; j < 1024; j++)
        c[i * 1024 + j] += a[i * 1024 + k] * b[k * 1024 + j];
}
#endif

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return t.tv_sec * 1e6 + t.tv_nsec * 1e-3;
}

static p numbers(void) {
  p all = aligned_alloc(64, N * sizeof(float));
  for (int i = 0; i < N; i++)
    all[i] = rand() / (float)RAND_MAX - 0.5f;
  return all;
}

#define COMPARE(name, ...)                                                                                            \
  do {                                                                                                                \
    double least[2] = {1e30, 1e30}, distance = 0;                                                                     \
    for (int run = 0; run < RUNS; run++) {                                                                            \
      memset(own, 0, N * sizeof(float));                                                                              \
      memset(other, 0, N * sizeof(float));                                                                            \
      double start = now();                                                                                           \
      name(__VA_ARGS__, own);                                                                                         \
      double middle = now();                                                                                          \
      c_##name(__VA_ARGS__, other);                                                                                   \
      double end = now();                                                                                             \
      least[0] = fmin(least[0], middle - start);                                                                      \
      least[1] = fmin(least[1], end - middle);                                                                        \
    }                                                                                                                 \
    for (int i = 0; i < N; i++)                                                                                       \
      distance = fmax(distance, fabs(own[i] - other[i]) / (1 + fabs(other[i])));                                      \
    printf("%s %.1f %.1f %g\n", #name, least[0], least[1], distance);                                                 \
  } while (0)

int main(void) {
  p a = numbers(), b = numbers(), c = numbers(), own = numbers(), other = numbers();
  COMPARE(matmul, a, b);
  COMPARE(conv_last, a, b);
  COMPARE(conv_first, a, b);
  COMPARE(depthwise, a, b);
  COMPARE(softmax, a);
  COMPARE(row_sums, a);
  COMPARE(column_sums, a);
  COMPARE(layer_norm, a, b, c);
  COMPARE(activation, a, b);
}
