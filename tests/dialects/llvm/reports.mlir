// RUN: not terrace opt %s --split-input-file 2>&1

// Errors in full: position, source line, caret, notes.

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.call @nope() : () -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.call @one() : () -> i32
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.call @one(%f) : (f32) -> i32
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.call @one(%a) : (i32) -> f32
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.call @one(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.call @none() : () -> i32
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.call @va(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.call @va() vararg(!llvm.func<void (i32, ...)>) : () -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.call @va(%f) vararg(!llvm.func<void (i32, ...)>) : (f32) -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.call @va(%a) vararg(!llvm.func<void (i32)>) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0:2 = "llvm.call"(%a) <{callee = @one, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> (i32, i32)
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  "llvm.call"() <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  "llvm.call"(%a) <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.mlir.global external @g() : i32
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.call @g() : () -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  "llvm.call"(%a) <{callee = @none, op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  "llvm.call"() <{callee = @none, CConv = 1, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.call @none() ["b"(%a : i32)] {op_bundle_tags = [1]} : () -> ()
  llvm.return
}

// -----

func.func @f(%a: index) {
  llvm.call @f(%a) : (index) -> ()
  return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.return %a : i32
}

// -----

llvm.func @f() -> i32 {
  llvm.return
}

// -----

llvm.func @f(%a: i32) -> f32 {
  llvm.return %a : i32
}

// -----

llvm.func @f(%a: i32) -> i32 {
  llvm.return %a, %a : i32, i32
}

// -----

llvm.func @f() {
  func.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.br ^x(%a : i32)
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.cond_br %c weights([1]), ^x, ^x
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.cond_br %c weights([0, 0]), ^x, ^x
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.switch %f : f32, ^x [
    1: ^x
  ]
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  "llvm.switch"(%a)[^x, ^x] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  "llvm.switch"(%a)[^x, ^x] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.unreachable
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.br ^x
  llvm.return
^x:
  llvm.return
}

// -----

llvm.func @f(index)

// -----

llvm.func @f() -> index

// -----

llvm.func @f(i32) -> (i32, i32)

// -----

"llvm.func"() <{function_type = () -> (), sym_name = "f"}> ({
}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>}> ({
}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "f"}> ({
^bb0:
  llvm.return
}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "f"}> ({
^bb0(%a: f32):
  llvm.return
}) : () -> ()

// -----

llvm.func private @f()

// -----

llvm.func common @f() {
  llvm.return
}

// -----

llvm.func @f()
llvm.func @f()

// -----

llvm.func @f(i32 {llvm.byval})

// -----

llvm.func @f(i32 {llvm.byval = i32})

// -----

llvm.func @f(i32 {llvm.noalias = 1})

// -----

llvm.func @f(!llvm.ptr {llvm.signext})

// -----

llvm.func @f(i32 {plain})

// -----

llvm.func @f() -> (i32 {llvm.byval = i32})

// -----

llvm.func @f() attributes {alignment = 3 : i32}

// -----

llvm.func @f() comdat(@c::@d)

// -----

llvm.comdat @c {
}
llvm.func @f() comdat(@c::@d)

// -----

llvm.func @f() {
  llvm.func @g()
  llvm.return
}

// -----

llvm.func @f() {
  %0 = arith.constant 1 : i32
}

// -----

llvm.func @f(%a: i32) -> i32 attributes {arg_attrs = []} {
  llvm.return %a : i32
}

// -----

llvm.mlir.global external @g() : index

// -----

llvm.mlir.global internal @g("abc") : i32

// -----

llvm.mlir.global internal @g() : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}

// -----

llvm.mlir.global internal @g() : i32 {
  llvm.return
}

// -----

llvm.mlir.global internal @g(1 : i32) : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

llvm.func @x()
llvm.mlir.global internal @g() : i32 {
  llvm.call @x() : () -> ()
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

llvm.mlir.global common @g(1 : i32) : i32

// -----

llvm.mlir.global appending @g(1 : i32) : i32

// -----

llvm.mlir.global internal @g(0 : i32) {addr_space = -1 : i32} : i32

// -----

llvm.mlir.global private @g() : !llvm.target<"foo">

// -----

llvm.mlir.global_ctors ctors = [@nope], priorities = [0 : i32], data = [#llvm.zero]

// -----

llvm.func @f() {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@f], priorities = [], data = [#llvm.zero]

// -----

llvm.func @f()
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]

// -----

llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}

// -----

module attributes {llvm.data_layout = "x"} {
}

// -----

module attributes {llvm.data_layout = 1} {
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.call_intrinsic "bad.name"(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = "llvm.intr.smax"(%a, %l) : (i32, i64) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = "llvm.intr.sadd.with.overflow"(%a, %l) : (i32, i64) -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.intr.expect %a, %l : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = "llvm.alloca"(%a) <{elem_type = i32}> : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.alloca %a x !llvm.target<"foo"> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.alloca %a x i32 {alignment = "x"} : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.load %p atomic monotonic : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = "llvm.load"(%p) <{ordering = 0 : i64, syncscope = "agent"}> : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.load %p {alignment = 4 : i32} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.load %p {access_groups = 1} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.getelementptr %p[0, %a] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.extractvalue %a[0] : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.extractvalue %s[2] : !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.extractvalue %s[-1] : !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = "llvm.insertvalue"(%s, %f) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>, f32) -> !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = "llvm.insertvalue"(%s, %a) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.extractelement %a[%a : i32] : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = "llvm.extractelement"(%v, %a) : (vector<4xi32>, i32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = "llvm.insertelement"(%v, %f, %a) : (vector<4xi32>, f32, i32) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = "llvm.shufflevector"(%v, %w) <{mask = array<i32: 0, 1>}> : (vector<4xi32>, vector<4xf32>) -> vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%s: vector<[4]xi32>) {
  %0 = llvm.shufflevector %s, %s [0, 1, 2, 3] : vector<[4]xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.atomicrmw add %p, %f monotonic : !llvm.ptr, f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.atomicrmw fadd %p, %a monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.atomicrmw add %p, %a not_atomic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.atomicrmw xchg %p, %s monotonic : !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = "llvm.atomicrmw"(%p, %a) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.cmpxchg %p, %a, %a unordered monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.cmpxchg %p, %a, %a acq_rel release : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = "llvm.cmpxchg"(%p, %a, %l) <{failure_ordering = 2 : i64, success_ordering = 2 : i64}> : (!llvm.ptr, i32, i64) -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = "llvm.cmpxchg"(%p, %a, %a) <{failure_ordering = 2 : i64, success_ordering = 2 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i64, i1)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.cmpxchg %p, %c, %c monotonic monotonic : !llvm.ptr, i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.fence not_atomic
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.add %a, %a overflow<> : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.add %a, %a overflow<fast> : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.add nsw %a, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.fadd %f, %f {fastmathFlags = #llvm.fastmath<quick>} : f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.icmp eq %a, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.icmp "foo" %a, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.icmp "eq" %a, %a : i32, i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.alloca %a i32 : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.alloca %a x : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.alloca %a x i32 : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.load %p atomic : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.load %p atomic syncscope(1) monotonic : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.getelementptr outbounds %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.getelementptr inbounds|foo %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.getelementptr %p[99999999999] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.extractvalue %s[a] : !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.atomicrmw %p, %a monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.call @f : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.call @f() : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.call %p(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.call @f() : () -> (i32, i32)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.call @f() : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.call @f() [bundle()] : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.br
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.br ^x
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.unreachable %a : i32
}

// -----

llvm.func

// -----

llvm.func @f(%a: i32, f32)

// -----

llvm.func @f(%a: i32, %a: i32) {
  llvm.return
}

// -----

llvm.func @f(..., i32)

// -----

llvm.func @f() attributes
llvm.func @g()

// -----

llvm.mlir.global internal @g()

// -----

llvm.mlir.global internal @g() : i32, i32

// -----

llvm.mlir.alias internal @a {
}

// -----

llvm.comdat @c {
  llvm.comdat_selector @x weird
}

// -----

llvm.comdat @c {
  llvm.func @f()
}

// -----

llvm.linker_options [1]

// -----

llvm.module_flags ["x"]

// -----

llvm.nosuch

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.intr.smax(%a, %a) : i32
  llvm.return
}

// -----

func.func private @f() attributes {u.a = !llvm}
func.func private @after()

// -----

func.func private @f() attributes {u.a = !llvm.}
func.func private @after()

// -----

func.func private @f() attributes {u.a = !llvm.nosuch}
func.func private @after()

// -----

func.func private @f() attributes {u.a = !llvm.ptr<}
func.func private @after()

// -----

func.func private @f() attributes {u.a = !llvm.ptr<i32>}
func.func private @after()

// -----

func.func private @f() attributes {u.a = !llvm.ptr<99999999999>}
func.func private @after()

// -----

func.func private @f() attributes {u.a = !llvm.array<>}
func.func private @after()

// -----

func.func private @f() attributes {u.a = !llvm.array<4 x void>}
func.func private @after()

// -----

func.func private @f() attributes {u.a = !llvm.struct<(void)>}
func.func private @after()

// -----

func.func private @f() attributes {u.a = !llvm.struct<opaque>}
func.func private @after()

// -----

func.func private @f() attributes {u.a = !llvm.struct<"">}
func.func private @after()

// -----

func.func private @f() attributes {u.a = !llvm.func<void (void)>}
func.func private @after()

// -----

func.func private @f() attributes {u.a = !llvm.func<func<void ()> ()>}
func.func private @after()

// -----

func.func private @f() attributes {u.a = !llvm.vec<4 x i32>}
func.func private @after()

// -----

func.func private @f() attributes {u.a = !llvm.i32}
func.func private @after()

// -----

func.func private @f() attributes {u.a = !llvm.float}
func.func private @after()

// -----

func.func private @f() attributes {u.a = !llvm.target<>}
func.func private @after()

// -----

func.func private @f() attributes {u.a = !llvm.target<"x", 1, i32>}
func.func private @after()

// -----

func.func private @f() attributes {u.a = vector<2x!llvm.struct<(i32)>>}
func.func private @after()

// -----

func.func private @f(!llvm.struct<"s", (i32)>, !llvm.struct<"s", (i64)>)
func.func private @after()

// -----

func.func private @f(!llvm.struct<"s", (i32)>, !llvm.struct<"s", opaque>)
func.func private @after()

// -----

func.func private @f() attributes {u.a = #llvm.nosuch}
func.func private @after()

// -----

func.func private @f() attributes {u.a = #llvm.fastmath<>}
func.func private @after()

// -----

func.func private @f() attributes {u.a = #llvm.linkage<x>}
func.func private @after()

// -----

func.func private @f() attributes {u.a = #llvm.cconv<x>}
func.func private @after()

// -----

func.func private @f() attributes {u.a = #llvm.memory_effects<other = x>}
func.func private @after()

// -----

func.func private @f() attributes {u.a = #llvm.framePointerKind<x>}
func.func private @after()

// -----

func.func private @f() attributes {u.a = #llvm.target_features<[1]>}
func.func private @after()

// -----

func.func private @f() attributes {u.a = #llvm.target_features<["x"]>}
func.func private @after()

// -----

func.func private @f() attributes {u.a = #llvm.uwtableKind<x>}
func.func private @after()

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = "llvm.add"(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = "llvm.add"(%a, %a) <{overflowFlags = "nsw"}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = "llvm.icmp"(%a, %l) <{predicate = 0 : i64}> : (i32, i64) -> i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = "llvm.icmp"(%v, %v) <{predicate = 0 : i64}> : (vector<4xi32>, vector<4xi32>) -> i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = "llvm.select"(%c, %a, %l) : (i1, i32, i64) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.select %c, %f, %f {fastmathFlags = 1 : i32} : i1, f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.zext %a : i32 to i8
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.zext %v : vector<4xi32> to i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.zext %v : vector<4xi32> to vector<2xi64>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.bitcast %a : i32 to !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.bitcast %p : !llvm.ptr to !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.bitcast %pv : vector<2x!llvm.ptr> to !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.mlir.constant(1.0 : f32) : f64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.mlir.constant(1.0 : f64) : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.mlir.constant("abc") : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<5xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.mlir.constant(dense<1> : tensor<4xi32>) : !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.mlir.constant([1 : i32]) : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.mlir.constant(@f) : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<[4]xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.target<"spirv.Event">
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.mlir.zero : !llvm.target<"foo">
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.mlir.addressof @nope : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global external @g() : i32
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.mlir.addressof @g : !llvm.ptr<3>
  llvm.return
}
