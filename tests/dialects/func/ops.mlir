// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Functions: signatures, visibilities, attributes.

func.func @empty() {
  return
}

func.func @one(%a: i32) -> i32 {
  return %a : i32
}

func.func @parenthesised(%a: i32) -> (i32) {
  return %a : i32
}

func.func @several(%a: i32, %b: f64) -> (f64, i32) {
  return %b, %a : f64, i32
}

func.func @no_results(%a: i32) -> () {
  return
}

func.func @function_result(%f: () -> ()) -> (() -> ()) {
  return %f : () -> ()
}

func.func @tuple_result(%f: tuple<i32>) -> tuple<i32> {
  return %f : tuple<i32>
}

// Declarations.
func.func private @decl0()
func.func private @decl1(i32) -> i32
func.func private @decl2(%named: i32, %other: f32) -> (i32, f32)
func.func private @decl3(i32 {my.attr}, f32 {my.a = 1 : i32, my.b}) -> (i32 {my.r}, f32)
func.func private @decl4(%named: i32 {my.attr = "x"}) -> (f32 {my.r = [1, 2]})
func.func private @decl5() -> (() -> ())
func.func nested @decl6()
func.func private @"quoted name"()
func.func private @"with \22quotes\22 and \\ and \09"()
func.func private @_underscore.dots$dollar()
func.func private @decl7() attributes {my.unit, my.value = 3.0 : f32}
func.func private @decl8(memref<?xf32>, !llvm.ptr, vector<4xi1>, index, none, tensor<*xf32>, complex<f64>)

// Visibilities.
func.func public @shown() {
  return
}
func.func private @hidden() {
  return
}
func.func nested @inner() {
  return
}

// Attributes on the function, on arguments and on results.
func.func @attributed(%a: i32 {my.arg = 1 : i64}, %b: f32, %c: index {my.x, my.y = "s"}) -> (i32 {my.res}, f32 {}) attributes {my.fn = unit, no_inline} {
  return %a, %b : i32, f32
}
func.func @no_inline() attributes {no_inline} {
  return
}
func.func @one_attributed_result() -> (i32 {my.res}) {
  %0 = arith.constant 1 : i32
  return %0 : i32
}
func.func private @attribute_order() attributes {z.z, a.a, m.m = 2, llvm.emit_c_interface}
func.func @empty_dictionaries(%a: i32 {}) -> (i32 {}) {
  return %a : i32
}

// Calls.
func.func @calls(%a: i32, %b: f64, %f: (i32) -> (i32, i32), %g: () -> ()) {
  call @empty() : () -> ()
  func.call @empty() : () -> ()
  %0 = call @one(%a) : (i32) -> i32
  %1:2 = call @several(%a, %b) : (i32, f64) -> (f64, i32)
  %2 = func.call @one(%1#1) : (i32) -> i32
  call @empty() {my.hint} : () -> ()
  call @empty() {no_inline} : () -> ()
  %3 = call @one(%a) {arg_attrs = [{my.arg}], res_attrs = [{my.res = 2 : i8}]} : (i32) -> i32
  call @"quoted name"() : () -> ()
  %4:2 = call_indirect %f(%a) : (i32) -> (i32, i32)
  func.call_indirect %g() : () -> ()
  call_indirect %g() {my.attr = 4 : i32} : () -> ()
  %5 = constant @one : (i32) -> i32
  %6 = func.constant @several : (i32, f64) -> (f64, i32)
  %7 = constant {my.attr} @empty : () -> ()
  %8 = call_indirect %5(%a) : (i32) -> i32
  %9 = constant @one : (i32) -> i32
  return
}

// Returns carry attributes before their operands.
func.func @returns(%a: i32) -> i32 {
  func.return {my.attr} %a : i32
}

// Blocks and their arguments; an entry block may be labelled only in generic form.
func.func @blocks(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^yes(%a : i32), ^no
^yes(%x: i32):
  return %x : i32
^no:
  cf.br ^yes(%a : i32)
}

func.func @nested_module() {
  builtin.module {
    func.func @inside() {
      return
    }
  }
  return
}
