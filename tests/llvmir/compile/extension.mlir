// RUN: terrace compile %s --split-input-file
// RUN: terrace compile %s --split-input-file --emit=llvm-dialect
// DIFFERS: upstream's functions and calls do not say how narrow integers are extended

// Without a target, what is passed is extended, and nothing is assumed of what is got.
func.func @defined(%a: i1, %b: i8, %c: ui8, %d: i16, %e: ui16, %f: i32, %g: i64, %h: i7) -> i1 {
  return %a : i1
}
func.func private @declared(i1, i8, memref<2xi8>, ui16) -> i8
func.func private @c(i8, memref<4xi8>, ui16 {llvm.noundef}) -> i16 attributes {llvm.emit_c_interface}
// What the program says of extension stays, and calls follow it.
func.func private @own(i8 {llvm.zeroext}, i16 {llvm.signext, llvm.noundef}) -> (i8 {llvm.zeroext})
func.func @calls(%x: i8, %m: memref<4xi8>, %n: memref<2xi8>, %y: ui16, %z: i1, %w: i16) -> (i1, i8) attributes {llvm.emit_c_interface} {
  %0 = call @c(%x, %m, %y) : (i8, memref<4xi8>, ui16) -> i16
  %1 = call @declared(%z, %x, %n, %y) : (i1, i8, memref<2xi8>, ui16) -> i8
  %2 = call @own(%x, %w) : (i8, i16) -> i8
  %f = constant @declared : (i1, i8, memref<2xi8>, ui16) -> i8
  %3 = call_indirect %f(%z, %x, %n, %y) : (i1, i8, memref<2xi8>, ui16) -> i8
  return %z, %3 : i1, i8
}

// -----

module attributes {llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  func.func @defined(%a: i1, %b: i8, %c: ui8, %d: i16, %e: ui16, %f: i32, %g: i64) -> i8 {
    return %b : i8
  }
  func.func private @c(i8, memref<4xi8>, ui16) -> i16 attributes {llvm.emit_c_interface}
  func.func private @own(i8 {llvm.zeroext}) -> i8
  func.func @calls(%x: i8, %m: memref<4xi8>, %y: ui16) -> ui8 attributes {llvm.emit_c_interface} {
    %0 = call @c(%x, %m, %y) : (i8, memref<4xi8>, ui16) -> i16
    %1 = call @own(%x) : (i8) -> i8
    %f = constant @own : (i8) -> i8
    %2 = call_indirect %f(%x) : (i8) -> i8
    %3 = builtin.unrealized_conversion_cast %2 : i8 to ui8
    return %3 : ui8
  }
}

// -----

module attributes {llvm.target_triple = "riscv64-unknown-linux-gnu"} {
  func.func @word(%a: i32, %b: ui32) -> ui32 {
    %0 = call @word(%a, %b) : (i32, ui32) -> ui32
    return %0 : ui32
  }
}

// -----

module attributes {llvm.target_triple = "s390x-unknown-linux-gnu"} {
  func.func @word(%a: i32, %b: ui32) -> ui32 {
    %0 = call @word(%a, %b) : (i32, ui32) -> ui32
    return %0 : ui32
  }
}

// -----

module attributes {llvm.target_triple = "aarch64-unknown-linux-gnu"} {
  func.func @none(%a: i1, %b: i8) -> i1 {
    %0 = call @none(%a, %b) : (i1, i8) -> i1
    return %0 : i1
  }
}

// -----

module attributes {llvm.target_triple = "x86_64-pc-windows-msvc"} {
  func.func @bool(%a: i1, %b: i8) -> i1 {
    %0 = call @bool(%a, %b) : (i1, i8) -> i1
    return %0 : i1
  }
}
