// DIFFERS: upstream names the nearest of its options, however far
// RUN: not terrace opt %s --zzzzqqq 2>&1
// RUN: not terrace opt %s --canonicalise 2>&1
// RUN: not terrace translate %s --foo 2>&1
// RUN: not terrace compile %s --canonicalize 2>&1

func.func @f() {
  return
}
