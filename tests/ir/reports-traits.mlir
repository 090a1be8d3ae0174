// RUN: not terrace opt %s --split-input-file 2>&1

// What traits and interfaces say.

"builtin.module"() ({}) : () -> ()
// -----

"builtin.module"() ({
^bb0:
^bb1:
}) : () -> ()
// -----

"builtin.module"() : () -> ()
// -----

"builtin.module"() ({}, {}) : () -> ()
// -----

"llvm.comdat"() <{sym_name = "x"}> ({}) : () -> ()
// -----

"llvm.comdat"() <{sym_name = "x"}> ({
^bb0:
^bb1:
}) : () -> ()
// -----

"llvm.comdat"() <{sym_name = "x"}> : () -> ()
// -----

llvm.func @f() attributes {sym_visibility = 3 : i32}
// -----

llvm.func @f() attributes {sym_visibility = "foo"}
// -----

llvm.mlir.global external @g() {addr_space = 0 : i32, sym_visibility = 3 : i32} : i32
// -----

llvm.mlir.global external @g() {addr_space = 0 : i32, sym_visibility = "foo"} : i32
// -----

llvm.mlir.alias external @g {sym_visibility = 3 : i32} : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----

llvm.mlir.ifunc external @g : !llvm.func<void()>, !llvm.ptr @r {sym_visibility = 3 : i32}
// -----

llvm.comdat @c attributes {sym_visibility = 3 : i32} {}
// -----

llvm.comdat @c {
  llvm.comdat_selector @x any {sym_visibility = 3 : i32}
}
// -----

func.func private @f() attributes {sym_visibility = 3 : i32}
// -----

"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = 3 : i32}> ({}) : () -> ()
// -----

module attributes {sym_visibility = 3 : i32} {}
// -----

module @x attributes {sym_visibility = "priv"} {}
// -----

func.func @f(%a: tensor<4xf32>, %b : f32) {
  %0 = "arith.addf"(%a, %b) : (tensor<4xf32>, f32) -> tensor<4xf32>
  return
}
// -----

func.func @f(%a: tensor<4xf32>, %b : f32) {
  %0 = "arith.sitofp"(%a) : (tensor<4xf32>) -> f32
  return
}
// -----

func.func @f(%a: tensor<4xi32>, %b : i32) {
  %0 = "arith.sitofp"(%a) : (tensor<4xi32>) -> f32
  return
}
// -----

func.func @f(%a: tensor<4xi32>, %b : i32) {
  %0 = "arith.sitofp"(%b) : (i32) -> tensor<4xf32>
  return
}
// -----

func.func @f(%a: tensor<4xi32, "x">, %b : tensor<4xi32, "y">) {
  %0 = "arith.addi"(%a, %b) : (tensor<4xi32, "x">, tensor<4xi32, "y">) -> tensor<4xi32, "x">
  return
}
// -----

func.func @f(%a: tensor<4xi32>, %b : tensor<*xi32>) {
  %0 = "arith.addi"(%a, %b) : (tensor<4xi32>, tensor<*xi32>) -> tensor<4xi32>
  %1 = "math.ctpop"(%a) : (tensor<4xi32>) -> tensor<4x4xi32>
  return
}
// -----

func.func @f(%a: tensor<4xi32>, %b : tensor<4x4xi32>) {
  %0 = "arith.addi"(%a, %b) : (tensor<4xi32>, tensor<4x4xi32>) -> tensor<4xi32>
  return
}
// -----

func.func @f(%a: tensor<4xi32>) {
  %1 = "arith.index_cast"(%a) : (tensor<4xi32>) -> tensor<4x4xindex>
  return
}
// -----

func.func @f(%a: tensor<4xi32>) {
  %1 = "arith.cmpi"(%a, %a) <{predicate = 0 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> i1
  return
}
// -----

func.func @f(%a: i32) {
  %1 = "arith.cmpi"(%a, %a) <{predicate = 0 : i64}> : (i32, i32) -> tensor<4xi1>
  return
}
// -----

func.func @f(%a: i32, %t: tensor<4xi32>) {
  %1 = "math.fpowi"(%t, %t) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %2:2 = "arith.addui_extended"(%a, %a) : (i32, i32) -> (i32, tensor<4xi1>)
  return
}
