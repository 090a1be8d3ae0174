// Compares the functions of complex numbers with those of the C library, and with themselves in quadruple precision.
//
// This file includes itself, once for each type.

#ifndef T

#include <complex.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef __float128 quad;
typedef _Complex float __attribute__((mode(TC))) complex_quad;
typedef struct {
  quad re, im;
} pair;

static complex_quad whole(pair a) {
  complex_quad z;
  __real__ z = a.re;
  __imag__ z = a.im;
  return z;
}

static pair parts(complex_quad z) { return (pair){__real__ z, __imag__ z}; }

// The C library has these, but does not declare them for clang.
quad atan2f128(quad, quad), cosf128(quad), expm1f128(quad), fabsf128(quad), hypotf128(quad, quad), log1pf128(quad),
    sinf128(quad);
complex_quad cpowf128(complex_quad, complex_quad);

#define REFERENCE(name) \
  complex_quad c##name##f128(complex_quad); \
  static pair quad_##name(pair a, pair b) { return (void)b, parts(c##name##f128(whole(a))); }
REFERENCE(sqrt)
REFERENCE(log)
REFERENCE(exp)
REFERENCE(sin)
REFERENCE(cos)
REFERENCE(tan)
REFERENCE(tanh)

static pair quad_abs(pair a, pair b) { return (void)b, (pair){hypotf128(a.re, a.im), 0}; }

static pair quad_angle(pair a, pair b) { return (void)b, (pair){atan2f128(a.im, a.re), 0}; }

static pair quad_rsqrt(pair a, pair b) {
  pair root = quad_sqrt(a, b);
  quad abs = hypotf128(a.re, a.im);
  return (pair){root.re / abs, -root.im / abs};
}

static pair quad_sign(pair a, pair b) {
  quad abs = hypotf128(a.re, a.im);
  return (void)b, abs == 0 ? a : (pair){a.re / abs, a.im / abs};
}

static pair quad_expm1(pair a, pair b) {
  pair e = quad_exp(a, b);
  quad half_sin = sinf128(a.im / 2);
  quad near = expm1f128(a.re) * cosf128(a.im) - 2 * half_sin * half_sin;
  return (pair){e.re > 0.5 && e.re < 2 ? near : e.re - 1, e.im};
}

static pair quad_log1p(pair a, pair b) {
  pair log = quad_log((pair){1 + a.re, a.im}, b);
  quad less_one = fabsf128(a.re) < 1 ? (2 * a.re + a.im * a.im) + a.re * a.re : a.re * (2 + a.re) + a.im * a.im;
  if (less_one > -0.5 && less_one < 1)
    log.re = log1pf128(less_one) / 2;
  return log;
}

static pair quad_mul(pair a, pair b) { return (pair){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }

static pair quad_div(pair a, pair b) {
  quad norm = b.re * b.re + b.im * b.im;
  return (pair){(a.re * b.re + a.im * b.im) / norm, (a.im * b.re - a.re * b.im) / norm};
}

static pair quad_pow(pair a, pair b) { return parts(cpowf128(whole(a), whole(b))); }

static pair quad_powi(pair a, pair b) {
  pair one = {1, 0}, result = one;
  for (int n = abs((int)b.re); n; n >>= 1) {
    if (n & 1)
      result = quad_mul(result, a);
    a = quad_mul(a, a);
  }
  return b.re < 0 ? quad_div(one, result) : result;
}

// The angle of `y` and `x`, for numbers of about the same size.
static pair quad_atan2(pair y, pair x) {
  pair squares = quad_mul(x, x), more = quad_mul(y, y);
  pair root = quad_sqrt((pair){squares.re + more.re, squares.im + more.im}, y);
  pair log = quad_log(quad_div((pair){x.re - y.im, x.im + y.re}, root), y);
  return (pair){log.im, -log.re};
}

typedef pair (*reference)(pair, pair);

enum kind { NUMBER, REAL, PAIR, POWER, WHOLE_POWER, ANGLE };


#define T float
#define OF(name) name##_f32
#define C(name) name##f
#define DIGITS 24
#define LEAST_EXPONENT -149
#define LEAST_NORMAL 0x1p-126f
#define GREATEST 0x1.fffffep127f
#define SINGLE 1
#include "complex-libm.c"
#undef T
#undef OF
#undef C
#undef DIGITS
#undef LEAST_EXPONENT
#undef LEAST_NORMAL
#undef GREATEST
#undef SINGLE

#define T double
#define OF(name) name##_f64
#define C(name) name
#define DIGITS 53
#define LEAST_EXPONENT -1074
#define LEAST_NORMAL 0x1p-1022
#define GREATEST 0x1.fffffffffffffp1023
#define SINGLE 0
#include "complex-libm.c"

int main(void) {
  run_f32();
  run_f64();
}

#else

#define Z OF(complex)
typedef T _Complex Z;

static Z OF(make)(T re, T im) {
  Z z;
  __real__ z = re;
  __imag__ z = im;
  return z;
}

// The functions of the module.
#define DECLARE(name) void OF(name)(const T *in, T *out);
DECLARE(abs) DECLARE(angle) DECLARE(atan2) DECLARE(cos) DECLARE(div) DECLARE(exp) DECLARE(expm1) DECLARE(log)
DECLARE(log1p) DECLARE(mul) DECLARE(pow) DECLARE(powi) DECLARE(rsqrt) DECLARE(sign) DECLARE(sin) DECLARE(sqrt)
DECLARE(tan) DECLARE(tanh)

// The functions of C, and where it has none what follows from those that it has: for infinities, NaNs and zeros.
#define UNARY(name) \
  static Z OF(c_##name)(Z a, Z b) { return (void)b, C(c##name)(a); }
UNARY(sqrt)
UNARY(log)
UNARY(exp)
UNARY(sin)
UNARY(cos)
UNARY(tan)
UNARY(tanh)

static Z OF(c_abs)(Z a, Z b) { return (void)b, OF(make)(C(cabs)(a), 0); }

static Z OF(c_angle)(Z a, Z b) { return (void)b, OF(make)(C(carg)(a), 0); }

static Z OF(c_mul)(Z a, Z b) { return a * b; }

static Z OF(c_expm1)(Z a, Z b) {
  Z e = C(cexp)(a);
  return (void)b, OF(make)(__imag__ a == 0 ? C(expm1)(__real__ a) : __real__ e - 1, __imag__ e);
}

static Z OF(c_log1p)(Z a, Z b) { return (void)b, C(clog)(OF(make)(1 + __real__ a, __imag__ a)); }

static Z OF(c_rsqrt)(Z a, Z b) {
  T x = __real__ a, y = __imag__ a;
  (void)b;
  if (isinf(x) || isinf(y))
    return OF(make)(0, C(copysign)(0, -y));
  return x == 0 && y == 0 ? OF(make)(INFINITY, NAN) : OF(make)(NAN, NAN);
}

static Z OF(c_sign)(Z a, Z b) {
  T angle = C(carg)(a);
  (void)b;
  if (isnan(angle))
    return OF(make)(NAN, NAN);
  T x = isinf(__real__ a) ? 1 : 0, y = isinf(__imag__ a) ? 1 : 0, abs = C(hypot)(x, y);
  return OF(make)(C(copysign)(x / abs, __real__ a), C(copysign)(y / abs, __imag__ a));
}

// How many units in the last place each part may be off, and the whole, in units of the greater part's last place.
struct OF(function) {
  const char *name;
  void (*ours)(const T *in, T *out);
  Z (*c)(Z, Z);
  reference exact;
  enum kind kind;
  double part, norm;
};

static long OF(n_points), OF(n_far), OF(n_special), OF(n_other);

static T OF(unit)(T value) {
  int exponent;
  value = C(fabs)(value);
  C(frexp)(value < INFINITY ? value : GREATEST, &exponent);
  exponent -= DIGITS;
  return C(ldexp)(1, value == 0 || exponent < LEAST_EXPONENT ? LEAST_EXPONENT : exponent);
}

static int OF(same)(T a, T b) {
  if (isnan(a) || isnan(b))
    return isnan(a) && isnan(b);
  if (isinf(a) || isinf(b) || b == 0)
    return a == b && !signbit(a) == !signbit(b);
  return C(fabs)(a - b) <= 4 * OF(unit)(b);
}

// Whether a quotient is what C says in G.5.1: an infinity by something finite and something by zero are infinite, and
// something finite by an infinity is zero.
static int OF(right_quotient)(const T *in, const T *out) {
  int infinite[2], finite[2], zero[2];
  for (int i = 0; i < 2; i++) {
    T a = in[2 * i], b = in[2 * i + 1];
    infinite[i] = isinf(a) || isinf(b);
    finite[i] = isfinite(a) && isfinite(b);
    zero[i] = a == 0 && b == 0;
  }
  if ((infinite[0] && finite[1]) || (finite[0] && !zero[0] && zero[1]))
    return isinf(out[0]) || isinf(out[1]);
  return !finite[0] || !infinite[1] || (out[0] == 0 && out[1] == 0);
}

static void OF(test)(const struct OF(function) * f, T x, T y, T u, T v) {
  T in[4] = {x, y, u, v}, out[2];
  f->ours(in, out);
  pair exact = f->exact((pair){x, y}, (pair){u, v});
  quad expected[2] = {exact.re, exact.im};
  int n_parts = f->kind == REAL ? 1 : 2;
  // A product overflows and cancels where that of C does.
  int special = !isfinite(x) || !isfinite(y) || !isfinite(u) || !isfinite(v) || f->exact == quad_mul;
  for (int i = 0; i < n_parts; i++)
    special |= !(fabsf128(expected[i]) < INFINITY);
  if (special) {
    T c[2] = {NAN, NAN};
    int same = 1;
    if (f->exact == quad_div) {
      same = OF(right_quotient)(in, out);
    } else if (f->c) {
      Z z = f->c(OF(make)(x, y), OF(make)(u, v));
      c[0] = __real__ z;
      c[1] = __imag__ z;
      same = OF(same)(out[0], c[0]) && (n_parts == 1 || OF(same)(out[1], c[1]));
    }
    OF(n_special)++;
    if (!same && OF(n_other)++ < 5)
      printf("  %s(%g, %g; %g, %g) is %g, %g, in C %g, %g\n", f->name, x, y, u, v, out[0], out[1], c[0], c[1]);
    return;
  }
  T great = C(fmax)(C(fabs)((T)expected[0]), n_parts == 1 ? 0 : C(fabs)((T)expected[1]));
  int far = 0;
  for (int i = 0; i < n_parts; i++) {
    T rounded = (T)expected[i];
    if (isinf(rounded) || isinf(out[i])) {
      // Near the greatest number rounding may decide; signs and whether parts vanish must still be right.
      far |= !(fabsf128(expected[i]) > GREATEST * (T)0.999 && C(fabs)(out[i]) > GREATEST * (T)0.999 &&
               !signbit(out[i]) == !signbit(rounded));
      continue;
    }
    quad off = fabsf128((quad)out[i] - expected[i]);
    far |= !(off <= f->part * (quad)OF(unit)(rounded) && (isinf(great) || off <= f->norm * (quad)OF(unit)(great)));
  }
  OF(n_points)++;
  if (far && OF(n_far)++ < 5)
    printf("  %s(%a, %a; %a, %a) is %a, %a, not %a, %a\n", f->name, x, y, u, v, out[0], out[1], (double)expected[0],
           (double)expected[1]);
}

static uint64_t OF(state);

static double OF(random)(void) {
  OF(state) ^= OF(state) << 13;
  OF(state) ^= OF(state) >> 7;
  OF(state) ^= OF(state) << 17;
  return (double)(OF(state) >> 11) * 0x1p-53;
}

static T OF(within)(double limit) { return (T)((2 * OF(random)() - 1) * limit); }

// A number of any sign whose decimal logarithm is in a range.
static T OF(sized)(double from, double to) {
  T size = (T)pow(10, from + (to - from) * OF(random)());
  return OF(random)() < 0.5 ? -size : size;
}

static const T OF(grid)[] = {0, SINGLE ? 0x1p-149 : 0x1p-1074, LEAST_NORMAL, 1e-20, 1e-8, 0.5, 1, 1.57079632679489661923,
                             3.14159265358979323846, 2, 10, 88, 89, 100, 700, 710, 1e10, 1e20, GREATEST / 2, GREATEST, INFINITY,
                             NAN};
enum { OF(N) = 2 * sizeof OF(grid) / sizeof(T) };

static T OF(value)(int i) { return i % 2 ? -OF(grid)[i / 2] : OF(grid)[i / 2]; }

static void OF(test_one)(const struct OF(function) * f) {
  for (int i = 0; i < OF(N); i++)
    for (int j = 0; j < OF(N); j++)
      OF(test)(f, OF(value)(i), OF(value)(j), 0, 0);
  double large = SINGLE ? 90 : 720, range = SINGLE ? 30 : 300;
  for (int i = 0; i < 600; i++) {
    OF(test)(f, OF(within)(3), OF(within)(3), 0, 0);
    OF(test)(f, OF(sized)(-range, range), OF(sized)(-range, range), 0, 0);
    OF(test)(f, OF(within)(large), OF(within)(large), 0, 0);
    OF(test)(f, OF(sized)(-20, -1), OF(sized)(-20, -1), 0, 0);
    // Around the unit circle, and around that of -1.
    double angle = 6.283185307179586 * OF(random)();
    OF(test)(f, (T)(cos(angle) * (1 + OF(sized)(-16, -1))), (T)sin(angle), 0, 0);
    OF(test)(f, (T)(cos(angle) - 1 + OF(sized)(-16, -1)), (T)sin(angle), 0, 0);
    // Multiples of a right angle, nearly and as near as can be.
    T right = (T)(((int)(OF(random)() * 9) - 4) * 1.57079632679489661923);
    OF(test)(f, right + OF(sized)(-20, -2), OF(sized)(-20, 1), 0, 0);
    OF(test)(f, OF(sized)(-20, 1), right + OF(sized)(-20, -2), 0, 0);
    OF(test)(f, right, OF(sized)(-20, 1), 0, 0);
    OF(test)(f, OF(sized)(-20, 1), right, 0, 0);
    // Near the cuts.
    OF(test)(f, OF(sized)(-5, 5), OF(sized)(-30, -10), 0, 0);
    OF(test)(f, OF(sized)(-30, -10), OF(sized)(-5, 5), 0, 0);
  }
}

static void OF(test_two)(const struct OF(function) * f) {
  static const T some[] = {0, -0.0, LEAST_NORMAL, 0.5, -1, 1, -3, GREATEST / 2, -GREATEST, INFINITY, -INFINITY, NAN, 1e20};
  enum { N = sizeof some / sizeof(T) };
  for (int i = 0; f->kind == PAIR && i < N * N * N * N; i++)
    OF(test)(f, some[i % N], some[i / N % N], some[i / N / N % N], some[i / N / N / N]);
  for (int i = 0; i < 3000; i++) {
    double p = SINGLE ? 0 : -300 + 600 * OF(random)(), q = SINGLE ? 0 : -300 + 600 * OF(random)();
    switch (f->kind) {
    case PAIR:
      OF(test)(f, OF(sized)(p - 5, p + 5), OF(sized)(p - 5, p + 5), OF(sized)(q - 5, q + 5), OF(sized)(q - 5, q + 5));
      OF(test)(f, OF(within)(3), OF(within)(3), OF(within)(3), OF(within)(3));
      break;
    case ANGLE:
      OF(test)(f, OF(within)(3), OF(within)(3), OF(within)(3), OF(within)(3));
      OF(test)(f, OF(sized)(-9, 9), 0, OF(sized)(-9, 9), 0);
      break;
    case POWER:
      OF(test)(f, OF(within)(3), OF(within)(3), OF(within)(3), OF(within)(3));
      OF(test)(f, OF(within)(10), OF(within)(10), OF(within)(20), 0);
      break;
    default:
      // Powers of small whole numbers are exact.
      OF(test)(f, (int)OF(within)(9), (int)OF(within)(9), (int)(4 * OF(random)()), 0);
      OF(test)(f, OF(within)(3), OF(within)(3), (int)OF(within)(40), 0);
      OF(test)(f, OF(sized)(-5, 5), 0, (int)OF(within)(9), 0);
    }
  }
}

static void OF(run)(void) {
  // Single precision is computed in double precision, and nothing but the last rounding is lost; but the angle is that
  // of the C library, and a product is computed as C does it. The real part of expm1 and parts of products, quotients and
  // powers may cancel, so that only the whole is near.
  double one = SINGLE ? 0.51 : 8, all = SINGLE ? 0.51 : 1e300;
  const struct OF(function) functions[] = {
      {"abs", OF(abs), OF(c_abs), quad_abs, REAL, one, one},
      {"angle", OF(angle), OF(c_angle), quad_angle, REAL, 2, 2},
      {"sqrt", OF(sqrt), OF(c_sqrt), quad_sqrt, NUMBER, one, one},
      {"rsqrt", OF(rsqrt), OF(c_rsqrt), quad_rsqrt, NUMBER, one, one},
      {"log", OF(log), OF(c_log), quad_log, NUMBER, one, one},
      {"log1p", OF(log1p), OF(c_log1p), quad_log1p, NUMBER, SINGLE ? one : 1000, one},
      {"exp", OF(exp), OF(c_exp), quad_exp, NUMBER, one, one},
      {"expm1", OF(expm1), OF(c_expm1), quad_expm1, NUMBER, all, one},
      {"sin", OF(sin), OF(c_sin), quad_sin, NUMBER, one, one},
      {"cos", OF(cos), OF(c_cos), quad_cos, NUMBER, one, one},
      {"tan", OF(tan), OF(c_tan), quad_tan, NUMBER, one, one},
      {"tanh", OF(tanh), OF(c_tanh), quad_tanh, NUMBER, one, one},
      {"sign", OF(sign), OF(c_sign), quad_sign, NUMBER, one, one},
      {"mul", OF(mul), OF(c_mul), quad_mul, PAIR, 0, 0},
      {"div", OF(div), 0, quad_div, PAIR, all, SINGLE ? one : 4},
      {"pow", OF(pow), 0, quad_pow, POWER, all, SINGLE ? one : 200},
      {"powi", OF(powi), 0, quad_powi, WHOLE_POWER, all, SINGLE ? one : 80},
      {"atan2", OF(atan2), 0, quad_atan2, ANGLE, 1e300, SINGLE ? one : 16},
  };
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    const struct OF(function) *f = &functions[i];
    OF(state) = 88172645463325252u + i;
    OF(n_points) = OF(n_far) = OF(n_special) = OF(n_other) = 0;
    if (f->kind <= REAL)
      OF(test_one)(f);
    else
      OF(test_two)(f);
    const char *few = OF(n_points) + OF(n_special) >= 6000 ? "" : ", too few points";
    printf("%s %s: %ld points far off, %ld other than in C%s\n", f->name, SINGLE ? "f32" : "f64", OF(n_far), OF(n_other), few);
  }
}

#endif
