// RUN: not terrace opt %s --split-input-file 2>&1

// Messages of the verifier, one a part.

llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr inbounds_flag %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.mlir.global external @g() : i32
llvm.func @f() {
  llvm.call @g() : () -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  "llvm.call"(%x) <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @h() -> i32
llvm.func @f() attributes {personality = @h} {
  %0 = llvm.invoke @h() to ^a unwind ^b : () -> i32
^a:
  llvm.return
^b:
  llvm.return
}

// -----

llvm.func @h() -> i32
llvm.func @f() {
  %0 = llvm.invoke @h() to ^a unwind ^b : () -> i32
^a:
  llvm.return
^b:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @h() -> i32
llvm.func @f() attributes {personality = @h} {
  %0 = llvm.invoke @h() to ^a unwind ^b : () -> i32
^a:
  llvm.return
^b:
  %1 = llvm.landingpad : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @h() -> i32
llvm.func @f(%v: !llvm.ptr) attributes {personality = @h} {
  %0 = llvm.invoke @h() to ^a unwind ^b : () -> i32
^a:
  llvm.return
^b:
  %1 = llvm.landingpad (catch %v : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @h() -> i32
llvm.func @f(%v: !llvm.ptr) attributes {personality = @h} {
  %z = llvm.mlir.zero : !llvm.ptr
  %c = llvm.bitcast %z : !llvm.ptr to !llvm.ptr
  %0 = llvm.invoke @h() to ^a unwind ^b : () -> i32
^a:
  llvm.return
^b:
  %1 = llvm.landingpad (catch %c : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.mlir.global external @g() : i32
llvm.mlir.alias external @al : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @al : !llvm.ptr
  llvm.return
}

// -----

llvm.func extern_weak @w()
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @w : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global external @g() : i32
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.dso_local_equivalent @missing : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  llvm.mlir.alias external @al : i32 {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.return
}

// -----

llvm.func @f() {
  llvm.mlir.global external @g() : i32
  llvm.return
}

// -----

llvm.mlir.global external @g(0 : i32) : !llvm.target<"spirv.Image">

// -----

llvm.func @d() { llvm.return }
llvm.mlir.global_dtors dtors = [@d], priorities = [1 : i32, 2 : i32], data = [#llvm.zero]

// -----

llvm.func @d() { llvm.return }
llvm.mlir.global_ctors ctors = [@d], priorities = [1 : i32, 2 : i32], data = [#llvm.zero]

// -----

llvm.func @d() { llvm.return }
llvm.mlir.global_ctors ctors = [@d], priorities = [1 : i32], data = [7 : i32]

// -----

llvm.mlir.global external @g() : i32
llvm.mlir.global_ctors ctors = [@g], priorities = [1 : i32], data = [#llvm.zero]

// -----

llvm.mlir.alias external @al : !llvm.void {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.alias common @al : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.alias external @al : i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.alias external @al : i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  llvm.return %c : i32
}

// -----

llvm.func @r() -> i32 { %c = llvm.mlir.constant(1 : i32) : i32 llvm.return %c : i32 }
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r

// -----

llvm.func @r() -> !llvm.ptr { %c = llvm.mlir.zero : !llvm.ptr llvm.return %c : !llvm.ptr }
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.func<void ()> @r

// -----

llvm.func @r() -> !llvm.ptr { %c = llvm.mlir.zero : !llvm.ptr llvm.return %c : !llvm.ptr }
llvm.mlir.ifunc common @i : !llvm.func<void ()>, !llvm.ptr @r

// -----

llvm.func @r() -> !llvm.ptr
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r

// -----

llvm.func @f() attributes {no_inline, always_inline} { llvm.return }

// -----

llvm.func @f() attributes {optimize_none} { llvm.return }

// -----

"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64}> ({
^bb0(%x: index):
  llvm.return
}) : () -> ()

// -----

"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64}> ({
^bb0(%x: i32, %y: i32):
  llvm.return
}) : () -> ()

// -----

llvm.func common @f() { llvm.return }

// -----

llvm.func internal @f()

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(ptr, ptr)>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(["a", 2 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<2x!llvm.ptr>) {
  %0 = llvm.bitcast %p : !llvm.ptr to vector<1x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<2x!llvm.ptr>) {
  %0 = llvm.bitcast %v : vector<2x!llvm.ptr> to !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%v: vector<[4]xi32>) {
  %0 = llvm.shufflevector %v, %v [0, 1] : vector<[4]xi32>
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  %0 = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<(f32, f64)>
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  llvm.inline_asm tail_call_kind = <musttail> "nop", "" : () -> ()
  llvm.return
}

// -----

llvm.mlir.addressof @f : !llvm.ptr

// -----

llvm.func @f() {
  %0 = llvm.mlir.addressof @missing : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global external @g() : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr<3>
  llvm.return
}

// -----

module attributes {llvm.data_layout = "bogus"} {}

// -----

module attributes {llvm.data_layout = 3 : i32} {}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32, %y: i64) {
  %0 = llvm.cmpxchg %p, %x, %x acq_rel release : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: f32) {
  %0 = llvm.atomicrmw add %p, %x acq_rel : !llvm.ptr, f32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.atomicrmw fadd %p, %x acq_rel : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  %0 = llvm.mlir.constant(1 : i32) : index
  llvm.return
}

// -----

llvm.func @f() {
^bb0:
  llvm.br ^bb0 {loop_annotation = 3 : i32}
}

// -----

llvm.func @f() { llvm.return }
llvm.func @f() { llvm.return }

// -----

llvm.mlir.global external @g(3 : i32) : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

llvm.mlir.global external @g() : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}

// -----

llvm.mlir.global external @g() comdat(@missing::@x) : i32

// -----

llvm.mlir.global private @g() {alignment = 3 : i64} : i32

// -----

llvm.mlir.global common @g(1 : i32) : i32

// -----

llvm.mlir.global appending @g() : i32

// -----

llvm.func @f() comdat(@missing::@x)
