// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-debuginfo

// Custom forms are visited in the order of their text, generic ones by regions, operand types, result types, attributes.
#a = affine_map<(d0) -> (d0 + 1)>
#b = affine_map<(d0) -> (d0 + 2)>
#c = affine_map<(d0) -> (d0 + 3)>
#d = affine_map<(d0) -> (d0 + 4)>
#e = affine_map<(d0) -> (d0 + 5)>
#f = affine_map<(d0) -> (d0 + 6)>
#g = affine_map<(d0) -> (d0 + 7)>
module attributes {x.m = #g} {
  func.func private @decl(memref<4xf32, #f> {x.arg = #e}) -> (memref<4xf32, #d> {x.res = #c}) attributes {x.fn = #b}
  func.func @f(%m: memref<4xf32, #a>, %c: i1) -> memref<4xf32, #b> attributes {x.fn = #c} {
    %0 = "x.def"() {x.a = #f} : () -> memref<4xf32, #b>
    %1 = scf.if %c -> (memref<4xf32, #d>) {
      %2 = memref.alloc() {x.alloc = #e} : memref<4xf32, #d>
      scf.yield %2 : memref<4xf32, #d>
    } else {
      %3 = "x.def"(%m) : (memref<4xf32, #a>) -> memref<4xf32, #d>
      scf.yield %3 : memref<4xf32, #d>
    } {x.if = #g}
    cf.br ^bb1(%0 : memref<4xf32, #b>) {x.br = #a}
  ^bb1(%4: memref<4xf32, #b>):
    return %4 : memref<4xf32, #b>
  }
  %5 = arith.constant {x.k = #e} 1 : i32
}
