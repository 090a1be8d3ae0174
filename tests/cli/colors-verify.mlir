// RUN: not terrace opt %s --color --verify-diagnostics 2>&1 | FileCheck %s

// CHECK: cli/colors-verify.mlir:{{[0-9]+}}:3: {{.*}}31merror: {{.*}}unexpected error: 'func.return' op has 0 operands
// CHECK: 31merror: {{.*}}expected warning "word" was not produced
// CHECK: 32m            ^~~~

func.func @f() -> i32 {
  return // expected-warning {{word}}
}
