// Rounds as the modules does, by exact arithmetic in __float128, and counts what differs.
#include <fenv.h>
#include <stdio.h>
#include <string.h>

#include "rounding-modes.h"

typedef __float128 quad;
typedef unsigned __int128 u128;
enum { EVEN, DOWN, UP, ZERO, AWAY };

typedef struct {
  int precision, least, most; // the exponents of normal numbers
} format;
static const format F16 = {11, -14, 15}, BF16 = {8, -126, 127}, F32 = {24, -126, 127}, F64 = {53, -1022, 1023},
                    F80 = {64, -16382, 16383}, F128 = {113, -16382, 16383};

static quad power(int n) {
  quad result = 1, base = n < 0 ? (quad)0.5 : (quad)2;
  for (int i = n < 0 ? -n : n; i; i >>= 1, base *= base)
    if (i & 1) result *= base;
  return result;
}

// x * 2^n, in steps that neither overflow nor lose bits when x is small.
static quad scale(quad x, int n) {
  for (; n > 8000; n -= 8000) x *= power(8000);
  for (; n < -8000; n += 8000) x *= power(-8000);
  return x * power(n);
}

static u128 bits_of(quad x) {
  u128 bits;
  memcpy(&bits, &x, sizeof bits);
  return bits;
}

// The bits of x in a format, without the leading bit of the significand.
static u128 rounded(quad x, format f, int mode) {
  const u128 sign = bits_of(x) >> 127, infinity = (u128)(f.most - f.least + 2) << (f.precision - 1);
  quad magnitude = sign ? -x : x;
  if (magnitude == 0) return 0;
  if (magnitude > scale(1, 16383) && magnitude == magnitude * 2) return infinity;
  int exponent = (int)(bits_of(magnitude) >> 112) - 16383;
  if (exponent < f.least) exponent = f.least;
  const quad n = scale(magnitude, f.precision - 1 - exponent);
  const u128 whole = (u128)n;
  const quad rest = n - (quad)whole;
  int up = mode == UP ? !sign && rest > 0 : mode == DOWN ? sign && rest > 0 : mode == ZERO ? 0
    : rest > 0.5 || (rest == 0.5 && (mode == AWAY || whole % 2));
  const u128 code = ((u128)(exponent - f.least) << (f.precision - 1)) + whole + (u128)up;
  if (code < infinity) return code;
  const int to_infinity = mode == EVEN || mode == AWAY || (mode == UP && !sign) || (mode == DOWN && sign);
  return to_infinity ? infinity : infinity - 1;
}

// Whether the bits are those that the number should become.
static int is_right(quad x, format f, int width, u128 bits, int mode) {
  const u128 sign = bits_of(x) >> 127;
  u128 magnitude = bits & (((u128)1 << (width - 1)) - 1);
  const u128 infinity = (u128)(f.most - f.least + 2) << (f.precision - 1);
  if (width == 80) {
    const u128 leading = magnitude >> 63 & 1;
    if (leading != (magnitude >> 64 != 0)) return 0;
    magnitude = magnitude >> 64 << 63 | (magnitude & (((u128)1 << 63) - 1));
  }
  if (x != x) return magnitude > infinity && (magnitude - infinity) >> (f.precision - 2) == 1;
  return (bits >> (width - 1) & 1) == sign && magnitude == rounded(x, f, mode);
}

static uint64_t state = 1;
static uint64_t next(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return state ^ state >> 29;
}

// A number whose significand ends near what rounding decides by.
static quad number(format from, format to) {
  const uint64_t r = next();
  const int rest = from.precision - to.precision;
  const u128 half = (u128)1 << (rest - 1), low[] = {0, half, half + 1, half - 1, 1, 2 * half - 1, 2 * half - 2};
  u128 n = ((u128)next() << 64 | next()) >> (128 - from.precision) | (u128)1 << (from.precision - 1);
  if (r % 9 < 7) n = n >> rest << rest | low[r % 9];
  if (r % 64 == 0) n |= (u128)-1 << rest & (((u128)1 << from.precision) - 1);
  int exponent;
  switch (r >> 8 & 3) {
    case 0: exponent = to.least - to.precision - 3 + (int)(next() % (uint64_t)(to.precision + 6)); break;
    case 1: exponent = to.most - 1 + (int)(next() % 3); break;
    default: exponent = to.least + (int)(next() % (uint64_t)(to.most - to.least)); break;
  }
  if (exponent > from.most) exponent = from.most;
  const quad x = scale((quad)n, exponent - from.precision + 1);
  return r >> 20 & 1 ? -x : x;
}

#define N 1500
#define PAIR(from, type, From, to, To, width) \
  { \
    int wrong[5] = {0}; \
    for (int i = 0; i < N; i++) { \
      static const quad SPECIAL[] = {0.0, -0.0, 1.0 / 0.0, -1.0 / 0.0, 0.0 / 0.0}; \
      const volatile type x = (type)(i < 5 ? SPECIAL[i] : number(From, To)); \
      const quad exact = x; \
      EVEN_##to(from) \
      ONE(from, to, To, width, DOWN, downward, i) \
      ONE(from, to, To, width, UP, upward, i) \
      ONE(from, to, To, width, ZERO, toward_zero, i) \
      ONE(from, to, To, width, AWAY, to_nearest_away, i) \
    } \
    printf("%s to %s: %d %d %d %d %d wrong\n", #from, #to, wrong[0], wrong[1], wrong[2], wrong[3], wrong[4]); \
  }
#define ONE(from, to, To, width, mode, name, i) \
  { \
    static const int MODES[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO}; \
    fesetround(MODES[i % 4]); \
    const u128 bits = (u128)from##_##to##_##name(x) & ((u128)-1 >> (128 - width)); \
    fesetround(FE_TONEAREST); \
    wrong[mode] += !is_right(exact, To, width, bits, mode); \
  }
#define EVEN_f16(from) ONE(from, f16, F16, 16, EVEN, to_nearest_even, 0)
#define EVEN_bf16(from)
#define EVEN_f32(from) ONE(from, f32, F32, 32, EVEN, to_nearest_even, 0)
#define EVEN_f64(from) ONE(from, f64, F64, 64, EVEN, to_nearest_even, 0)
#define EVEN_f80(from) ONE(from, f80, F80, 80, EVEN, to_nearest_even, 0)

void _mlir_ciface_vector_to_nearest_even(void *, void *);
void _mlir_ciface_vector_downward(void *, void *);
void _mlir_ciface_vector_upward(void *, void *);
void _mlir_ciface_vector_toward_zero(void *, void *);
void _mlir_ciface_vector_to_nearest_away(void *, void *);
#define VECTORS \
  _mlir_ciface_vector_to_nearest_even, _mlir_ciface_vector_downward, _mlir_ciface_vector_upward, \
  _mlir_ciface_vector_toward_zero, _mlir_ciface_vector_to_nearest_away

typedef struct {
  double rows[2][4];
} doubles;
typedef struct {
  float rows[2][4];
} floats;

int main(void) {
  PAIR(f32, float, F32, f16, F16, 16)
  PAIR(f64, double, F64, f16, F16, 16)
  PAIR(f80, long double, F80, f16, F16, 16)
  PAIR(f128, quad, F128, f16, F16, 16)
  PAIR(f32, float, F32, bf16, BF16, 16)
  PAIR(f64, double, F64, bf16, BF16, 16)
  PAIR(f80, long double, F80, bf16, BF16, 16)
  PAIR(f128, quad, F128, bf16, BF16, 16)
  PAIR(f64, double, F64, f32, F32, 32)
  PAIR(f80, long double, F80, f32, F32, 32)
  PAIR(f128, quad, F128, f32, F32, 32)
  PAIR(f80, long double, F80, f64, F64, 64)
  PAIR(f128, quad, F128, f64, F64, 64)
  PAIR(f128, quad, F128, f80, F80, 80)
  doubles from;
  floats to;
  static const char *const NAMES[] = {"even", "down", "up", "zero", "away"};
  int wrong[5] = {0};
  for (int i = 0; i < 600; i++) {
    for (int j = 0; j < 8; j++) from.rows[j / 4][j % 4] = (double)number(F64, F32);
    for (int mode = 0; mode < 5; mode++) {
      struct { void *allocated, *aligned; int64_t offset, sizes[1], strides[1]; }
        m = {&from, &from, 0, {1}, {1}}, n = {&to, &to, 0, {1}, {1}};
      void (*const FUNCTIONS[])(void *, void *) = {VECTORS};
      FUNCTIONS[mode](&m, &n);
      for (int j = 0; j < 6; j++) {
        uint32_t bits;
        memcpy(&bits, &to.rows[j / 3][j % 3], sizeof bits);
        wrong[mode] += !is_right(from.rows[j / 3][j % 3], F32, 32, bits, mode);
      }
    }
  }
  for (int mode = 0; mode < 5; mode++) printf("vectors, %s: %d wrong\n", NAMES[mode], wrong[mode]);
  results_i32_i32_i32_i32_i32 folded;
  _mlir_ciface_folded(&folded);
  printf("folded: %x %x %x %x %x\n", folded.result0, folded.result1, folded.result2, folded.result3, folded.result4);
  return 0;
}
