// Integers narrower than a register, between MLIR and C: parameters and results, both directions, through wrappers,
// function pointers and the stack, and names that are keywords; the program is narrow-c.c.
// DIFFERS: upstream's functions do not say how they extend

func.func @wide_i1(%x: i1) -> i64 {
  %1 = arith.extui %x : i1 to i64
  return %1 : i64
}

func.func @cut_i1(%x: i64) -> i1 {
  %0 = arith.trunci %x : i64 to i1
  return %0 : i1
}

func.func private @given_i1(i1) -> i1

func.func @call_given_i1(%x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i1
  %2 = call @given_i1(%0) : (i1) -> i1
  %4 = arith.extui %2 : i1 to i64
  return %4 : i64
}

func.func private @wrapped_i1(i1) -> i1 attributes {llvm.emit_c_interface}

func.func @call_wrapped_i1(%x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i1
  %2 = call @wrapped_i1(%0) : (i1) -> i1
  %4 = arith.extui %2 : i1 to i64
  return %4 : i64
}

func.func @apply_i1(%f: (i1) -> i1, %x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i1
  %2 = call_indirect %f(%0) : (i1) -> i1
  %4 = arith.extui %2 : i1 to i64
  return %4 : i64
}

func.func @through_i1(%m: memref<1xi64>, %x: i1) -> i1 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %1 = arith.extui %x : i1 to i64
  memref.store %1, %m[%c0] : memref<1xi64>
  return %x : i1
}

func.func @wide_i8(%x: i8) -> i64 {
  %1 = arith.extsi %x : i8 to i64
  return %1 : i64
}

func.func @cut_i8(%x: i64) -> i8 {
  %0 = arith.trunci %x : i64 to i8
  return %0 : i8
}

func.func private @given_i8(i8) -> i8

func.func @call_given_i8(%x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i8
  %2 = call @given_i8(%0) : (i8) -> i8
  %4 = arith.extsi %2 : i8 to i64
  return %4 : i64
}

func.func private @wrapped_i8(i8) -> i8 attributes {llvm.emit_c_interface}

func.func @call_wrapped_i8(%x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i8
  %2 = call @wrapped_i8(%0) : (i8) -> i8
  %4 = arith.extsi %2 : i8 to i64
  return %4 : i64
}

func.func @apply_i8(%f: (i8) -> i8, %x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i8
  %2 = call_indirect %f(%0) : (i8) -> i8
  %4 = arith.extsi %2 : i8 to i64
  return %4 : i64
}

func.func @through_i8(%m: memref<1xi64>, %x: i8) -> i8 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %1 = arith.extsi %x : i8 to i64
  memref.store %1, %m[%c0] : memref<1xi64>
  return %x : i8
}

func.func @wide_si8(%x: si8) -> i64 {
  %0 = builtin.unrealized_conversion_cast %x : si8 to i8
  %1 = arith.extsi %0 : i8 to i64
  return %1 : i64
}

func.func @cut_si8(%x: i64) -> si8 {
  %0 = arith.trunci %x : i64 to i8
  %1 = builtin.unrealized_conversion_cast %0 : i8 to si8
  return %1 : si8
}

func.func private @given_si8(si8) -> si8

func.func @call_given_si8(%x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i8
  %1 = builtin.unrealized_conversion_cast %0 : i8 to si8
  %2 = call @given_si8(%1) : (si8) -> si8
  %3 = builtin.unrealized_conversion_cast %2 : si8 to i8
  %4 = arith.extsi %3 : i8 to i64
  return %4 : i64
}

func.func private @wrapped_si8(si8) -> si8 attributes {llvm.emit_c_interface}

func.func @call_wrapped_si8(%x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i8
  %1 = builtin.unrealized_conversion_cast %0 : i8 to si8
  %2 = call @wrapped_si8(%1) : (si8) -> si8
  %3 = builtin.unrealized_conversion_cast %2 : si8 to i8
  %4 = arith.extsi %3 : i8 to i64
  return %4 : i64
}

func.func @apply_si8(%f: (si8) -> si8, %x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i8
  %1 = builtin.unrealized_conversion_cast %0 : i8 to si8
  %2 = call_indirect %f(%1) : (si8) -> si8
  %3 = builtin.unrealized_conversion_cast %2 : si8 to i8
  %4 = arith.extsi %3 : i8 to i64
  return %4 : i64
}

func.func @through_si8(%m: memref<1xi64>, %x: si8) -> si8 attributes {llvm.emit_c_interface} {
  %0 = builtin.unrealized_conversion_cast %x : si8 to i8
  %c0 = arith.constant 0 : index
  %1 = arith.extsi %0 : i8 to i64
  memref.store %1, %m[%c0] : memref<1xi64>
  return %x : si8
}

func.func @wide_ui8(%x: ui8) -> i64 {
  %0 = builtin.unrealized_conversion_cast %x : ui8 to i8
  %1 = arith.extui %0 : i8 to i64
  return %1 : i64
}

func.func @cut_ui8(%x: i64) -> ui8 {
  %0 = arith.trunci %x : i64 to i8
  %1 = builtin.unrealized_conversion_cast %0 : i8 to ui8
  return %1 : ui8
}

func.func private @given_ui8(ui8) -> ui8

func.func @call_given_ui8(%x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i8
  %1 = builtin.unrealized_conversion_cast %0 : i8 to ui8
  %2 = call @given_ui8(%1) : (ui8) -> ui8
  %3 = builtin.unrealized_conversion_cast %2 : ui8 to i8
  %4 = arith.extui %3 : i8 to i64
  return %4 : i64
}

func.func private @wrapped_ui8(ui8) -> ui8 attributes {llvm.emit_c_interface}

func.func @call_wrapped_ui8(%x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i8
  %1 = builtin.unrealized_conversion_cast %0 : i8 to ui8
  %2 = call @wrapped_ui8(%1) : (ui8) -> ui8
  %3 = builtin.unrealized_conversion_cast %2 : ui8 to i8
  %4 = arith.extui %3 : i8 to i64
  return %4 : i64
}

func.func @apply_ui8(%f: (ui8) -> ui8, %x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i8
  %1 = builtin.unrealized_conversion_cast %0 : i8 to ui8
  %2 = call_indirect %f(%1) : (ui8) -> ui8
  %3 = builtin.unrealized_conversion_cast %2 : ui8 to i8
  %4 = arith.extui %3 : i8 to i64
  return %4 : i64
}

func.func @through_ui8(%m: memref<1xi64>, %x: ui8) -> ui8 attributes {llvm.emit_c_interface} {
  %0 = builtin.unrealized_conversion_cast %x : ui8 to i8
  %c0 = arith.constant 0 : index
  %1 = arith.extui %0 : i8 to i64
  memref.store %1, %m[%c0] : memref<1xi64>
  return %x : ui8
}

func.func @wide_i16(%x: i16) -> i64 {
  %1 = arith.extsi %x : i16 to i64
  return %1 : i64
}

func.func @cut_i16(%x: i64) -> i16 {
  %0 = arith.trunci %x : i64 to i16
  return %0 : i16
}

func.func private @given_i16(i16) -> i16

func.func @call_given_i16(%x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i16
  %2 = call @given_i16(%0) : (i16) -> i16
  %4 = arith.extsi %2 : i16 to i64
  return %4 : i64
}

func.func private @wrapped_i16(i16) -> i16 attributes {llvm.emit_c_interface}

func.func @call_wrapped_i16(%x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i16
  %2 = call @wrapped_i16(%0) : (i16) -> i16
  %4 = arith.extsi %2 : i16 to i64
  return %4 : i64
}

func.func @apply_i16(%f: (i16) -> i16, %x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i16
  %2 = call_indirect %f(%0) : (i16) -> i16
  %4 = arith.extsi %2 : i16 to i64
  return %4 : i64
}

func.func @through_i16(%m: memref<1xi64>, %x: i16) -> i16 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %1 = arith.extsi %x : i16 to i64
  memref.store %1, %m[%c0] : memref<1xi64>
  return %x : i16
}

func.func @wide_si16(%x: si16) -> i64 {
  %0 = builtin.unrealized_conversion_cast %x : si16 to i16
  %1 = arith.extsi %0 : i16 to i64
  return %1 : i64
}

func.func @cut_si16(%x: i64) -> si16 {
  %0 = arith.trunci %x : i64 to i16
  %1 = builtin.unrealized_conversion_cast %0 : i16 to si16
  return %1 : si16
}

func.func private @given_si16(si16) -> si16

func.func @call_given_si16(%x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i16
  %1 = builtin.unrealized_conversion_cast %0 : i16 to si16
  %2 = call @given_si16(%1) : (si16) -> si16
  %3 = builtin.unrealized_conversion_cast %2 : si16 to i16
  %4 = arith.extsi %3 : i16 to i64
  return %4 : i64
}

func.func private @wrapped_si16(si16) -> si16 attributes {llvm.emit_c_interface}

func.func @call_wrapped_si16(%x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i16
  %1 = builtin.unrealized_conversion_cast %0 : i16 to si16
  %2 = call @wrapped_si16(%1) : (si16) -> si16
  %3 = builtin.unrealized_conversion_cast %2 : si16 to i16
  %4 = arith.extsi %3 : i16 to i64
  return %4 : i64
}

func.func @apply_si16(%f: (si16) -> si16, %x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i16
  %1 = builtin.unrealized_conversion_cast %0 : i16 to si16
  %2 = call_indirect %f(%1) : (si16) -> si16
  %3 = builtin.unrealized_conversion_cast %2 : si16 to i16
  %4 = arith.extsi %3 : i16 to i64
  return %4 : i64
}

func.func @through_si16(%m: memref<1xi64>, %x: si16) -> si16 attributes {llvm.emit_c_interface} {
  %0 = builtin.unrealized_conversion_cast %x : si16 to i16
  %c0 = arith.constant 0 : index
  %1 = arith.extsi %0 : i16 to i64
  memref.store %1, %m[%c0] : memref<1xi64>
  return %x : si16
}

func.func @wide_ui16(%x: ui16) -> i64 {
  %0 = builtin.unrealized_conversion_cast %x : ui16 to i16
  %1 = arith.extui %0 : i16 to i64
  return %1 : i64
}

func.func @cut_ui16(%x: i64) -> ui16 {
  %0 = arith.trunci %x : i64 to i16
  %1 = builtin.unrealized_conversion_cast %0 : i16 to ui16
  return %1 : ui16
}

func.func private @given_ui16(ui16) -> ui16

func.func @call_given_ui16(%x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i16
  %1 = builtin.unrealized_conversion_cast %0 : i16 to ui16
  %2 = call @given_ui16(%1) : (ui16) -> ui16
  %3 = builtin.unrealized_conversion_cast %2 : ui16 to i16
  %4 = arith.extui %3 : i16 to i64
  return %4 : i64
}

func.func private @wrapped_ui16(ui16) -> ui16 attributes {llvm.emit_c_interface}

func.func @call_wrapped_ui16(%x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i16
  %1 = builtin.unrealized_conversion_cast %0 : i16 to ui16
  %2 = call @wrapped_ui16(%1) : (ui16) -> ui16
  %3 = builtin.unrealized_conversion_cast %2 : ui16 to i16
  %4 = arith.extui %3 : i16 to i64
  return %4 : i64
}

func.func @apply_ui16(%f: (ui16) -> ui16, %x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i16
  %1 = builtin.unrealized_conversion_cast %0 : i16 to ui16
  %2 = call_indirect %f(%1) : (ui16) -> ui16
  %3 = builtin.unrealized_conversion_cast %2 : ui16 to i16
  %4 = arith.extui %3 : i16 to i64
  return %4 : i64
}

func.func @through_ui16(%m: memref<1xi64>, %x: ui16) -> ui16 attributes {llvm.emit_c_interface} {
  %0 = builtin.unrealized_conversion_cast %x : ui16 to i16
  %c0 = arith.constant 0 : index
  %1 = arith.extui %0 : i16 to i64
  memref.store %1, %m[%c0] : memref<1xi64>
  return %x : ui16
}

func.func @wide_i32(%x: i32) -> i64 {
  %1 = arith.extsi %x : i32 to i64
  return %1 : i64
}

func.func @cut_i32(%x: i64) -> i32 {
  %0 = arith.trunci %x : i64 to i32
  return %0 : i32
}

func.func private @given_i32(i32) -> i32

func.func @call_given_i32(%x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i32
  %2 = call @given_i32(%0) : (i32) -> i32
  %4 = arith.extsi %2 : i32 to i64
  return %4 : i64
}

func.func private @wrapped_i32(i32) -> i32 attributes {llvm.emit_c_interface}

func.func @call_wrapped_i32(%x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i32
  %2 = call @wrapped_i32(%0) : (i32) -> i32
  %4 = arith.extsi %2 : i32 to i64
  return %4 : i64
}

func.func @apply_i32(%f: (i32) -> i32, %x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i32
  %2 = call_indirect %f(%0) : (i32) -> i32
  %4 = arith.extsi %2 : i32 to i64
  return %4 : i64
}

func.func @through_i32(%m: memref<1xi64>, %x: i32) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %1 = arith.extsi %x : i32 to i64
  memref.store %1, %m[%c0] : memref<1xi64>
  return %x : i32
}

func.func @wide_ui32(%x: ui32) -> i64 {
  %0 = builtin.unrealized_conversion_cast %x : ui32 to i32
  %1 = arith.extui %0 : i32 to i64
  return %1 : i64
}

func.func @cut_ui32(%x: i64) -> ui32 {
  %0 = arith.trunci %x : i64 to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to ui32
  return %1 : ui32
}

func.func private @given_ui32(ui32) -> ui32

func.func @call_given_ui32(%x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to ui32
  %2 = call @given_ui32(%1) : (ui32) -> ui32
  %3 = builtin.unrealized_conversion_cast %2 : ui32 to i32
  %4 = arith.extui %3 : i32 to i64
  return %4 : i64
}

func.func private @wrapped_ui32(ui32) -> ui32 attributes {llvm.emit_c_interface}

func.func @call_wrapped_ui32(%x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to ui32
  %2 = call @wrapped_ui32(%1) : (ui32) -> ui32
  %3 = builtin.unrealized_conversion_cast %2 : ui32 to i32
  %4 = arith.extui %3 : i32 to i64
  return %4 : i64
}

func.func @apply_ui32(%f: (ui32) -> ui32, %x: i64) -> i64 {
  %0 = arith.trunci %x : i64 to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to ui32
  %2 = call_indirect %f(%1) : (ui32) -> ui32
  %3 = builtin.unrealized_conversion_cast %2 : ui32 to i32
  %4 = arith.extui %3 : i32 to i64
  return %4 : i64
}

func.func @through_ui32(%m: memref<1xi64>, %x: ui32) -> ui32 attributes {llvm.emit_c_interface} {
  %0 = builtin.unrealized_conversion_cast %x : ui32 to i32
  %c0 = arith.constant 0 : index
  %1 = arith.extui %0 : i32 to i64
  memref.store %1, %m[%c0] : memref<1xi64>
  return %x : ui32
}

func.func @many(%a0: i8, %a1: ui8, %a2: i16, %a3: ui16, %a4: i1, %a5: i8, %a6: ui8, %a7: i16, %a8: ui16, %a9: i1, %a10: i32) -> i64 {
  %s0 = arith.constant 0 : i64
  %k = arith.constant 31 : i64
  %e0 = arith.extsi %a0 : i8 to i64
  %m0 = arith.muli %s0, %k : i64
  %t0 = arith.addi %m0, %e0 : i64
  %b1 = builtin.unrealized_conversion_cast %a1 : ui8 to i8
  %e1 = arith.extui %b1 : i8 to i64
  %m1 = arith.muli %t0, %k : i64
  %t1 = arith.addi %m1, %e1 : i64
  %e2 = arith.extsi %a2 : i16 to i64
  %m2 = arith.muli %t1, %k : i64
  %t2 = arith.addi %m2, %e2 : i64
  %b3 = builtin.unrealized_conversion_cast %a3 : ui16 to i16
  %e3 = arith.extui %b3 : i16 to i64
  %m3 = arith.muli %t2, %k : i64
  %t3 = arith.addi %m3, %e3 : i64
  %e4 = arith.extui %a4 : i1 to i64
  %m4 = arith.muli %t3, %k : i64
  %t4 = arith.addi %m4, %e4 : i64
  %e5 = arith.extsi %a5 : i8 to i64
  %m5 = arith.muli %t4, %k : i64
  %t5 = arith.addi %m5, %e5 : i64
  %b6 = builtin.unrealized_conversion_cast %a6 : ui8 to i8
  %e6 = arith.extui %b6 : i8 to i64
  %m6 = arith.muli %t5, %k : i64
  %t6 = arith.addi %m6, %e6 : i64
  %e7 = arith.extsi %a7 : i16 to i64
  %m7 = arith.muli %t6, %k : i64
  %t7 = arith.addi %m7, %e7 : i64
  %b8 = builtin.unrealized_conversion_cast %a8 : ui16 to i16
  %e8 = arith.extui %b8 : i16 to i64
  %m8 = arith.muli %t7, %k : i64
  %t8 = arith.addi %m8, %e8 : i64
  %e9 = arith.extui %a9 : i1 to i64
  %m9 = arith.muli %t8, %k : i64
  %t9 = arith.addi %m9, %e9 : i64
  %e10 = arith.extsi %a10 : i32 to i64
  %m10 = arith.muli %t9, %k : i64
  %t10 = arith.addi %m10, %e10 : i64
  return %t10 : i64
}

func.func @class(%x: i8) -> i8 {
  return %x : i8
}

func.func @namespace(%x: i8) -> i8 {
  return %x : i8
}

func.func @template(%x: i8) -> i8 {
  return %x : i8
}

func.func @new(%x: i8) -> i8 {
  return %x : i8
}

func.func @match(%x: i8) -> i8 {
  return %x : i8
}

func.func @fn(%x: i8) -> i8 {
  return %x : i8
}

func.func @_(%x: i8) -> i8 {
  return %x : i8
}

func.func @"odd name"(%x: i8) -> i8 {
  return %x : i8
}

func.func @odd_name(%x: i8) -> i8 {
  return %x : i8
}

func.func @linux(%x: i8) -> i8 {
  return %x : i8
}
