// RUN: terrace opt %s --inline=default-pipeline= --mlir-print-debuginfo
// RUN: terrace opt %s --inline=default-pipeline=cse
// RUN: terrace opt %s '--inline=op-pipelines=func.func(cse) max-iterations=1'
// RUN: terrace opt %s '--inline=default-pipeline= inlining-threshold=20'
// RUN: terrace opt %s --inline=inlining-threshold=0 --dump-pass-pipeline 2>&1 | FileCheck %s
// CHECK: inline{default-pipeline=canonicalize inlining-threshold=0 max-iterations=4 }

func.func private @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func @self(%a: i32) -> i32 {
  %0 = func.call @self(%a) : (i32) -> i32
  return %0 : i32
}
func.func @g(%a: i32) -> i32 {
  %0 = func.call @f(%a) : (i32) -> i32
  %1 = func.call @self(%0) : (i32) -> i32
  return %1 : i32
}
func.func private @h(%a: i32) -> i32 {
  %c = arith.constant true
  cf.cond_br %c, ^a, ^b(%a: i32)
^a:
  return %a : i32
^b(%x: i32):
  return %x : i32
}
func.func @k(%a: i32) -> i32 {
  %0 = func.call @h(%a) {no_inline} : (i32) -> i32
  %1 = func.call @h(%a) : (i32) -> i32
  %2 = builtin.unrealized_conversion_cast %1 : i32 to f32
  %3 = builtin.unrealized_conversion_cast %2 : f32 to i32
  return %3 : i32
}
func.func private @cast(%a: i32) -> i32 {
  %2 = builtin.unrealized_conversion_cast %a : i32 to f32
  %3 = builtin.unrealized_conversion_cast %2 : f32 to i32
  return %3 : i32
}
func.func private @ni(%a: i32) -> i32 attributes {no_inline} {
  return %a : i32
}
func.func @l(%a: i32) -> i32 {
  %0 = func.call @cast(%a) : (i32) -> i32
  %2 = func.call @ni(%0) : (i32) -> i32
  %c = arith.constant true
  %3 = scf.if %c -> i32 {
    %4 = func.call @h(%2) : (i32) -> i32
    %5 = func.call @f(%4) : (i32) -> i32
    scf.yield %5 : i32
  } else {
    %4 = scf.execute_region -> i32 {
      %5 = func.call @h(%2) : (i32) -> i32
      scf.yield %5 : i32
    }
    scf.yield %4 : i32
  }
  %fn = constant @f : (i32) -> i32
  %9 = call_indirect %fn(%3) : (i32) -> i32
  return %9 : i32
}
