// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

// What is said of calls, of symbols and of types in custom forms.

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  "llvm.intr.memset"(%p, %h, %l) <{isVolatile = false}> : (!llvm.ptr, i16, i64) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = "llvm.intr.vp.add"(%v, %v, %m, %l) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i64) -> vector<4xi32>
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %x = llvm.dso_local_equivalent @gl : !llvm.ptr
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %x = llvm.dso_local_equivalent @al : !llvm.ptr
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %x = "llvm.dso_local_equivalent"() <{function_name = 1}> : () -> !llvm.ptr
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %x = "llvm.dso_local_equivalent"() {function_name = 1} : () -> !llvm.ptr
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  llvm.call @va() : () -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  llvm.call @va() vararg(!llvm.func<void (i32, ...)>) : () -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  llvm.call @gl(%a) : (i32) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  llvm.call @al(%a) : (i32) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r:2 = "llvm.call"(%a) <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> (i32, i32)
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  llvm.call @g(%a) : (i32) -> (i32, i32)
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  llvm.call %p(%a) : i32, (i32) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  llvm.call %a(%a) : !llvm.ptr, (i32) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  llvm.call %p(%a) : i32
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  llvm.call @g(%a) : i32
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  llvm.call @g(%a) : (index) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  llvm.call @g(%a) : (i32) -> index
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.shufflevector %a, %a [0] : i32
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.shufflevector %v, %v [0] : vector<2x2xi32>
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.shufflevector %v, %v [0, 9] : vector<4xi32>
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.insertvalue %a, %a[0] : index
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.extractvalue %a[0] : index
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.extractvalue %v[] : !llvm.struct<(i32)>
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.inttoptr %l dereferenceable<4> : i64 to !llvm.ptr
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.inttoptr %l {dereferenceable = 1} : i64 to !llvm.ptr
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = "llvm.inttoptr"(%l) {dereferenceable = 1} : (i64) -> !llvm.ptr
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  "llvm.switch"(%a)[^bb1, ^bb1] {case_values = 1, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = "llvm.intr.vector.insert"(%v, %b) <{pos = 0 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %b = llvm.mlir.poison : vector<200000xi32>
  %r = "llvm.intr.vector.insert"(%b, %v) <{pos = 0 : i64}> : (vector<200000xi32>, vector<4xi32>) -> vector<200000xi32>
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %b = llvm.mlir.poison : vector<200000xi32>
  %r = llvm.intr.vector.extract %b[0] : vector<4xi32> from vector<200000xi32>
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.icmp "eq" %v, %v : i32
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.icmp eq %a, %a : index
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.fcmp "oeq" %a, %a : vector<2x2xf32>
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.intr.experimental.constrained.fpext %a "foo" : f32 to f64
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.intr.experimental.constrained.fptrunc %a "foo" ignore : f64 to f32
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.intr.experimental.constrained.fptrunc %a upward "foo" : f64 to f32
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.insertelement %a, %v[%a : i32] : i32
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.extractelement %v[%a : i32] : vector<2x2xi32>
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.atomicrmw add %a, %a monotonic : i32, i32
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.cmpxchg %a, %a, %a monotonic monotonic : i32, i32
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.cmpxchg %p, %a, %l monotonic monotonic : !llvm.ptr, i32
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = "llvm.cmpxchg"(%p, %a, %l) <{success_ordering = 2 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, i32, i64) -> !llvm.struct<(i32, i1)>
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  llvm.store %a, %a : i32, i32
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.load %a : i32 -> i32
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.getelementptr %a[1] : (i32) -> !llvm.ptr, i8
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.getelementptr %p[%l, 1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.getelementptr %p[0, %l] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32)>
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.getelementptr %p[0, 7] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32)>
^bb1:
  llvm.return
}

// -----

llvm.func @va(i32, ...)
llvm.func @g(i32)
llvm.mlir.global external @gl() : i32
llvm.mlir.alias external @al : i32 {
  %q = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %h: i16, %l: i64, %v: vector<4xi32>, %m: vector<4xi1>) {
  %r = llvm.intr.matrix.multiply %v, %v {lhs_rows = 2 : i64, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
^bb1:
  llvm.return
}

// -----

llvm.func @f() -> (!llvm.void {llvm.noundef})

// -----

llvm.func @f() -> (index)

// -----

llvm.func @f(index)

// -----

llvm.func @f() -> (i32, i32)

// -----

llvm.func @f() -> i32, i32

// -----

llvm.func @f(...) -> (i32) attributes {a

// -----

llvm.func @f(..., i32)

// -----

llvm.func fastcc foo @f()

// -----

llvm.func @f() vscale_range(1)

// -----

llvm.func @f() vscale_range(x, 2)

// -----

llvm.func @f() comdat(1)

// -----

llvm.func @f() comdat(@x)

// -----

llvm.func common @f()

// -----

llvm.func appending @f()

// -----

llvm.func @f(%a: i32, %a: i32) { llvm.return }

// -----

"t.x"() {a = #llvm.comdat<foo>} : () -> ()

// -----

"t.x"() {a = #llvm.mlir.module_flag<foo, "a", 1>} : () -> ()

// -----

"t.x"() {a = #llvm.mlir.module_flag<error, 1, 1>} : () -> ()

// -----

"t.x"() {a = #llvm.workgroup_attribution<1, i32>} : () -> ()

// -----

"t.x"() {a = !llvm.func<func<void ()> ()>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<(label)>} : () -> ()

// -----

"t.x"() {a = !llvm.array<2 x token>} : () -> ()

// -----

"t.x"() {a = !llvm.ptr<x>} : () -> ()

// -----

"t.x"() {a = !llvm.ptr<1, 2>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", packed (i32)>, b = !llvm.struct<"a", (i32)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", (struct<"a", (i32)>)>} : () -> ()

// -----

"t.x"() {a = !llvm.foo} : () -> ()

// -----

"t.x"() {a = #llvm.foo} : () -> ()

// -----

"t.x"() {a = #llvm.loop_annotation<foo = 1>} : () -> ()

// -----

"t.x"() {a = #llvm.tbaa_tag<base_type = 1>} : () -> ()

// -----

"t.x"() {a = #llvm.di_expression<[DW_OP_foo]>} : () -> ()

// -----

"t.x"() {a = #llvm.alias_scope<id = 1, domain = <id = "a">>} : () -> ()

// -----

"t.x"() {a = #llvm.memory_effects<other = foo>} : () -> ()

// -----

"t.x"() {a = #llvm.vec_type_hint<1>} : () -> ()

// -----

"t.x"() {a = #llvm.vec_type_hint<hint = i32, is_signed = 3>} : () -> ()
