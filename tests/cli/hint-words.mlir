// DIFFERS: upstream gives no advice
// RUN: not terrace opt %s --hints --split-input-file 2>&1

func.func @missing_closing(%c: i1) -> i32 {
  %a = arith.constant 1 : i32
  %r = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %a : i32
  return %r : i32
}

// -----

func.func @missing_opening(%a: i32) -> i32
  return %a : i32
}

// -----

func.func @g() {
  scf.execute_region {
    scf.yield
  }
  }
  return
}

// -----

func.fun @f() { return }

// -----

func.func @f(%a: i1) -> i1 {
  if %a { return %a : i1 }
}

// -----

func.func @f(%a: i1) -> i1 {
  scf.if %a { return %a : i1 }
}

// -----

func.func @f(%a: i32, %b: int32) { return }

// -----

func.func @f(%a: f23) { return }

// -----

func.func @f(%a: memrf<4xi32>) { return }

// -----

func.func @f(%a: u32) { return }

// -----

func.func @f(%a: llvm.ptr) { return }

// -----

func.func @f() -> void { return }

// -----

func.func @f(a: i32) { return }

// -----

func.func @f(i32 %a) { return }

// -----

func.func @f(%a: i32*) { return }

// -----

func.func f() { return }

// -----

func.func @f() { call f() : () -> () return }

// -----

func.func @f() { cf.br bb1 }

// -----

func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, 1 : i32
  return %0 : i32
}

// -----

func.func @f(%m: memref<4xi32>) -> i32 {
  %0 = memref.load %m[0] : memref<4xi32>
  return %0 : i32
}

// -----

func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, a : i32
  return %0 : i32
}

// -----

func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, b : i32
  return %0 : i32
}

// -----

func.func @f(%a: i32) -> i32 { return a : i32 }

// -----

func.func @f(%a: i32) -> i32 {
  x = arith.addi %a, %a : i32
  return %x : i32
}

// -----

func.func @f(%a: i32) -> i32 {
  0 = arith.addi %a, %a : i32
  return %a : i32
}

// -----

func.func @f(%a: i32) -> i32 {
  %0 = %a + %a
  return %0 : i32
}

// -----

func.func @f() -> i32 {
  %0 = 1
  return %0 : i32
}

// -----

func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32;
  return %0 : i32
}

// -----

func.func @f(%a: i32) -> i32 {
  /* a comment of C */
  return %a : i32
}

// -----

func.func @f(%a: i32) -> i32 {
  # a comment of a shell
  return %a : i32
}

// -----

func.func @f(%a: i32) -> i1 {
  %0 = arith.cmpi lt, %a, %a : i32
  return %0 : i1
}

// -----

func.func @f() -> f32 {
  %0 = arith.constant 1 : f32
  return %0 : f32
}

// -----

func.func @f(%m: memref<4, f32>) { return }

// -----

func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, “%a” : i32
  return %0 : i32
}

// -----

#include <stdio.h>
int main(void) { return 0; }

// -----

vector.matrix_multiply

// -----

func.func @f(%a: i32) -> i32 {
  %0 = f(%a) : (i32) -> i32
  return %0 : i32
}

// -----

func.func @f(%a: i32) -> i32 {
  %0 = call @f(%a) : i32
  return %0 : i32
}

// -----

func.func @f() return

// -----

int f() { return 0 }

// -----

def f(x): return x

// -----

func.func @f() {
  %x = arith.const 1 : i32
  return
}

// -----

func.func @f() {
  i32 %x = arith.constant 1 : i32
  return
}

// -----

func.func @f() {
  %x: i32 = arith.constant 1
  return
}

// -----

func.func @f(%a: array<4xi32>) { return }

// -----

func.func @f(%a: vector<?xi32>) { return }

// -----

func.func @f(%a: i32) -> i32 {
  %0 = arith.addi (%a, %a) : i32
  return %0 : i32
}

// -----

func.func @f(%a: i32) -> i32 {
  cf.br ^next
next:
  return %a : i32
}

// -----

func.func @f(%a: i32) -> i32 {
  %b = arith.addi %a, %a : i32 i32
  %c = arith.addi %b, %b : i32
  return %c : i32
}

// -----

func.func @f(%a: i32) -> i32 {
  %b = arith.addi %a, arith.divsi : i32
  return %b : i32
}

// -----

func.func @f(%a: i32) -> i32 {
  12 13
  return %a : i32
}
