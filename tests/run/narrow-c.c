// What C and MLIR make of narrow integers: each line says how many of the values went wrong.
#include <stdio.h>

#include "narrow-c.h"

#define TYPES(F) \
  F(i1, bool) F(i8, int8_t) F(si8, int8_t) F(ui8, uint8_t) F(i16, int16_t) F(si16, int16_t) F(ui16, uint16_t) \
  F(i32, int32_t) F(ui32, uint32_t)

#define DEFINE(name, type) \
  int64_t seen_##name; \
  type given_##name(type x) { \
    seen_##name = x; \
    return (type)(seen_##name * 3 + 1); \
  } \
  type _mlir_ciface_wrapped_##name(type x) { \
    seen_##name = x; \
    return (type)(seen_##name * 5 + 2); \
  } \
  static int check_##name(int64_t x) { \
    int wrong = 0; \
    type t = (type)x, low = (type)(x & 1), *volatile p = &t; \
    if (sizeof(bool) == sizeof(type) && (type)2 == 1) t = low; \
    memref_1d_i64 m = {&seen_##name, &seen_##name, 0, {1}, {1}}; \
    wrong += wide_##name(t) != (int64_t)*p; \
    wrong += (int64_t)cut_##name(x) != (int64_t)*p; \
    wrong += call_given_##name(x) != (int64_t)(type)((int64_t)*p * 3 + 1) || seen_##name != (int64_t)*p; \
    wrong += call_wrapped_##name(x) != (int64_t)(type)((int64_t)*p * 5 + 2) || seen_##name != (int64_t)*p; \
    wrong += apply_##name((void *)given_##name, x) != (int64_t)(type)((int64_t)*p * 3 + 1); \
    wrong += apply_##name((void *)cut_wide_##name, x) != (int64_t)*p; \
    wrong += (int64_t)_mlir_ciface_through_##name(&m, t) != (int64_t)*p || seen_##name != (int64_t)*p; \
    return wrong; \
  }
#define HELPER(name, type) type cut_wide_##name(type x) { return cut_##name(wide_##name(x)); }
TYPES(HELPER)
TYPES(DEFINE)

static const int64_t VALUES[] = {0, 1, -1, 2, 69, 0x12345, 0x1ff, 0x80, 0x7f, 0x8000, 0x7fff, 0xffff, 0x18000, 0x1234567f,
  0x80000000, 0x7fffffff, 0x123456789abcdef0, -128, -129, -32768, -32769, 0x5555555555555555, -0x5555555555555556};
#define N (int)(sizeof VALUES / sizeof *VALUES)

static int64_t expected(const int64_t *x) {
  const int64_t all[] = {(int8_t)x[0], (uint8_t)x[1], (int16_t)x[2], (uint16_t)x[3], x[4] & 1, (int8_t)x[5],
    (uint8_t)x[6], (int16_t)x[7], (uint16_t)x[8], x[9] & 1, (int32_t)x[10]};
  uint64_t sum = 0;
  for (int i = 0; i < 11; i++) sum = sum * 31 + (uint64_t)all[i];
  return (int64_t)sum;
}

int main(void) {
#define RUN(name, type) \
  { \
    int wrong = 0; \
    for (int i = 0; i < N; i++) wrong += check_##name(VALUES[i]); \
    printf("%s: %d wrong\n", #name, wrong); \
  }
  TYPES(RUN)
  int wrong = 0;
  for (int i = 0; i + 11 <= N; i++) {
    const int64_t *x = VALUES + i;
    wrong += many((int8_t)x[0], (uint8_t)x[1], (int16_t)x[2], (uint16_t)x[3], x[4] & 1, (int8_t)x[5], (uint8_t)x[6],
      (int16_t)x[7], (uint16_t)x[8], x[9] & 1, (int32_t)x[10]) != expected(x);
  }
  printf("many: %d wrong\n", wrong);
  printf("%d %d %d %d %d %d\n", class_(-1), namespace_(2), template_(3), odd_name(4), odd_name_(5), linux_(6));
  return 0;
}
