// RUN: terrace compile %s --emit-c-header=- --emit=llvm-dialect
// RUN: terrace compile %s --emit-rust-bindings=- --emit=llvm-dialect
// DIFFERS: upstream writes no declarations.

// Keywords of C, C++ and Rust, macros, names of types, and names that become the same.
func.func @class() {
  return
}
func.func @namespace() {
  return
}
func.func @while() {
  return
}
func.func @match() {
  return
}
func.func @linux() {
  return
}
func.func @int8_t() {
  return
}
func.func @memref_1d_i8(%m: memref<?xi8>) attributes {llvm.emit_c_interface} {
  return
}
func.func @_mlir_ciface_memref_1d_i8_() {
  return
}
func.func @"a b"() {
  return
}
func.func @a_b() {
  return
}
func.func @"a-b"() {
  return
}
func.func @"é\22\\?"() {
  return
}
func.func @_() {
  return
}
func.func @"1"() {
  return
}

// What the program says of extension.
func.func @extended(%a: i8 {llvm.zeroext}, %b: ui16 {llvm.signext}, %c: i32) -> (i8 {llvm.zeroext}) {
  return %a : i8
}
func.func @bool(%a: i1 {llvm.signext}) {
  return
}
