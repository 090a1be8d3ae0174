// RUN: terrace opt %s --composite-fixed-point-pass="pipeline=cse,canonicalize"
// RUN: terrace opt %s --composite-fixed-point-pass="name=simplify pipeline=cse,canonicalize max-iterations=1" 2>&1
// RUN: terrace opt %s --composite-fixed-point-pass="pipeline=func.func(cse,canonicalize)" --dump-pass-pipeline 2>&1
// RUN: terrace opt %s --composite-fixed-point-pass="pipeline=any(cse,canonicalize)"
// RUN: terrace opt %s --pass-pipeline="builtin.module(func.func(composite-fixed-point-pass{pipeline=canonicalize,cse}))"
// RUN: terrace opt %s --composite-fixed-point-pass
// RUN: terrace opt %s --composite-fixed-point-pass="name=simplify pipeline=cse" --mlir-print-ir-after=composite-fixed-point-pass 2>&1

// Each round finds another equal subexpression.
func.func @rounds(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %a, %b : i32
  %2 = arith.xori %0, %1 : i32
  %3 = arith.xori %2, %1 : i32
  %4 = arith.xori %0, %2 : i32
  %5 = arith.xori %4, %3 : i32
  return %5 : i32
}
