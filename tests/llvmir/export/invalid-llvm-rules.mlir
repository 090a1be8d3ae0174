// RUN: terrace translate --mlir-to-llvmir %s --split-input-file --verify-diagnostics
// DIFFERS: upstream writes what LLVM refuses, or its LLVM verifier reports it without a location.

llvm.func @f(%x: f32) {
  // expected-error@below {{argument and result disagree on vector use}}
  %0 = llvm.intr.lrint(%x) : (f32) -> vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xf32>) {
  // expected-error@below {{argument must be same length as result}}
  %0 = llvm.intr.lrint(%x) : (vector<4xf32>) -> vector<2xi64>
  llvm.return
}

// -----

llvm.func @f(%x: i24, %y: i8) {
  // expected-error@below {{bswap must be an even number of bytes}}
  %0 = llvm.intr.bswap(%y) : (i8) -> i8
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@below {{result type must be at least 2 bits wide}}
  %0 = llvm.intr.ucmp(%x, %x) : (i32, i32) -> i1
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@below {{ucmp/scmp argument and result types must both be either vector or scalar types}}
  %0 = llvm.intr.scmp(%x, %x) : (i32, i32) -> vector<2xi8>
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xi32>) {
  // expected-error@below {{return type and arguments must have the same number of elements}}
  %0 = llvm.intr.scmp(%x, %x) : (vector<4xi32>, vector<4xi32>) -> vector<2xi8>
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@below {{unsupported bits for llvm.is.fpclass test mask}}
  %0 = "llvm.intr.is.fpclass"(%x) <{bit = 1024 : i32}> : (f32) -> i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{rw argument to llvm.prefetch must be 0-1}}
  "llvm.intr.prefetch"(%p) <{rw = 2 : i32, hint = 0 : i32, cache = 0 : i32}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{locality argument to llvm.prefetch must be 0-3}}
  "llvm.intr.prefetch"(%p) <{rw = 0 : i32, hint = 4 : i32, cache = 0 : i32}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{cache type argument to llvm.prefetch must be 0-1}}
  "llvm.intr.prefetch"(%p) <{rw = 0 : i32, hint = 0 : i32, cache = 2 : i32}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{invariant_start parameter must be -1, 0 or a positive number}}
  %0 = llvm.intr.invariant.start -2, %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{llvm.lifetime.start/end can only be used on alloca or poison}}
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{llvm.threadlocal.address first argument must be a GlobalValue}}
  %0 = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %m: i32) {
  // expected-error@below {{llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument}}
  %0 = llvm.intr.ptrmask %p, %m : (!llvm.ptr, i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %m: vector<2xi64>) {
  // expected-error@below {{llvm.ptrmask intrinsic arguments must be both scalars or both vectors}}
  %0 = llvm.intr.ptrmask %p, %m : (!llvm.ptr, vector<2xi64>) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@below {{stepvector only supported for vectors of integers with a bitwidth of at least 8.}}
  %0 = llvm.intr.stepvector : vector<4xi1>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xi32>, %b: vector<2xi32>) {
  // expected-error@below {{subvector operand of vector_insert would overrun the vector being inserted into.}}
  %0 = llvm.intr.vector.insert %b, %a[4] : vector<2xi32> into vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xi32>, %b: vector<2xi32>) {
  // expected-error@below {{vector_insert index must be a constant multiple of the subvector's known minimum vector length.}}
  %0 = llvm.intr.vector.insert %b, %a[1] : vector<2xi32> into vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xi32>, %b: vector<2xi16>) {
  // expected-error@below {{vector_insert parameters must have the same element type.}}
  %0 = llvm.intr.vector.insert %b, %a[0] : vector<2xi16> into vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xi32>) {
  // expected-error@below {{vector_extract would overrun.}}
  %0 = llvm.intr.vector.extract %a[4] : vector<2xi32> from vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xi32>) {
  // expected-error@below {{vector_extract index must be a constant multiple of the result type's known minimum vector length.}}
  %0 = llvm.intr.vector.extract %a[1] : vector<2xi32> from vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xi32>) {
  // expected-error@below {{vector_extract result must have the same element type as the input vector.}}
  %0 = llvm.intr.vector.extract %a[0] : vector<2xi16> from vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error@below {{First argument of a matrix operation does not match specified shape!}}
  %0 = llvm.intr.matrix.multiply %a, %b {lhs_rows = 2 : i32, lhs_columns = 3 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xf32>, %b: vector<6xf32>) {
  // expected-error@below {{Second argument of a matrix operation does not match specified shape!}}
  %0 = llvm.intr.matrix.multiply %a, %b {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<6xf32>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<6xf32>) {
  // expected-error@below {{Call parameter type does not match function signature!}}
  %0 = llvm.intr.matrix.transpose %a {rows = 2 : i32, columns = 2 : i32} : vector<6xf32> into vector<6xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  // expected-error@below {{Result of a matrix operation does not fit in the returned vector!}}
  %0 = llvm.intr.matrix.column.major.load %p, <stride=%n> {isVolatile = 0: i1, rows = 0: i32, columns = 16 : i32} : vector<4xf32> from !llvm.ptr stride i64
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<6xf32>) {
  %n = llvm.mlir.constant(1 : i64) : i64
  // expected-error@below {{Stride must be greater or equal than the number of rows!}}
  llvm.intr.matrix.column.major.store %v, %p, <stride=%n> {isVolatile = 0: i1, rows = 2: i32, columns = 3 : i32} : vector<6xf32> to !llvm.ptr stride i64
  llvm.return
}

// -----

llvm.func @f(%x: vector<8xi32>, %m: vector<4xi1>, %n: i32) {
  // expected-error@below {{VP cast intrinsic first argument and result vector lengths must be equal}}
  %0 = "llvm.intr.vp.sext"(%x, %m, %n) : (vector<8xi32>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xi32>, %m: vector<4xi1>, %n: i32) {
  // expected-error@below {{llvm.vp.zext or llvm.vp.sext intrinsic the bit size of first argument must be smaller than the bit size of the return type}}
  %0 = "llvm.intr.vp.zext"(%x, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi16>
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xi32>, %m: vector<4xi1>, %n: i32) {
  // expected-error@below {{llvm.vp.trunc intrinsic the bit size of first argument must be larger than the bit size of the return type}}
  %0 = "llvm.intr.vp.trunc"(%x, %m, %n) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xf32>, %m: vector<4xi1>, %n: i32) {
  // expected-error@below {{llvm.vp.fpext intrinsic the bit size of first argument must be smaller than the bit size of the return type}}
  %0 = "llvm.intr.vp.fpext"(%x, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf16>
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xf32>, %m: vector<4xi1>, %n: i32) {
  // expected-error@below {{llvm.vp.fptrunc intrinsic the bit size of first argument must be larger than the bit size of the return type}}
  %0 = "llvm.intr.vp.fptrunc"(%x, %m, %n) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@below {{Intrinsic first argument's type must be larger than result type}}
  %0 = llvm.intr.experimental.constrained.fptrunc %x towardzero ignore : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@below {{Intrinsic first argument's type must be smaller than result type}}
  %0 = llvm.intr.experimental.constrained.fpext %x ignore : f32 to f16
  llvm.return
}

// -----

llvm.func @f(%x: vector<4xi32>) {
  // expected-error@below {{Intrinsic first argument and result disagree on vector use}}
  %0 = llvm.intr.experimental.constrained.sitofp %x towardzero ignore : vector<4xi32> to f32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{va_start called in a non-varargs function}}
  llvm.intr.vastart %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{calling convention does not permit calls}}
  llvm.call amdgpu_kernelcc %p() : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{alignment attribute is not a power of 2}}
  llvm.store %p, %p {alignment = 3 : i64} : !llvm.ptr, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{huge alignment values are unsupported}}
  llvm.store %p, %p {alignment = 8589934592 : i64} : !llvm.ptr, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%c: vector<4xi1>, %v: vector<[4]xi32>) {
  // expected-error@below {{Invalid operands for select instruction!}}
  %0 = llvm.select %c, %v, %v : vector<4xi1>, vector<[4]xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@below {{number of output constraints does not match number of return struct elements}}
  %0 = llvm.inline_asm "nop", "=r,=r" %a : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@below {{inline asm without outputs must return void}}
  %0 = llvm.inline_asm "nop", "r" %a : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@below {{number of input constraints does not match number of parameters}}
  llvm.inline_asm "nop", "r,r" %a : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@below {{failed to parse constraints}}
  llvm.inline_asm "nop", "r," %a : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@below {{failed to parse constraints}}
  llvm.inline_asm "nop", "~x" %a : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@below {{failed to parse constraints}}
  llvm.inline_asm "nop", "{r" %a : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@below {{output constraint occurs after input, clobber or label constraint}}
  %0 = llvm.inline_asm "nop", "r,=r" %a : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@below {{input constraint occurs after clobber constraint}}
  llvm.inline_asm "nop", "~{memory},r" %a : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@below {{inline asm with one output cannot return struct}}
  %0 = llvm.inline_asm "nop", "=r,r" %a : (i32) -> !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{Operand for indirect constraint must have elementtype attribute}}
  llvm.inline_asm "nop", "*m" %p : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{Elementtype attribute can only be applied for indirect constraints}}
  llvm.inline_asm operand_attrs = [{elementtype = i32}] "nop", "r" %p : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@below {{Label constraints can only be used with callbr}}
  llvm.inline_asm "nop", "r,!i" %a : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %t = llvm.mlir.constant(true) : i1
  // expected-error@below {{alignment assumptions should have 2 or 3 arguments}}
  llvm.intr.assume %t ["align"(%p : !llvm.ptr)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %t = llvm.mlir.constant(true) : i1
  // expected-error@below {{tags must be valid attribute names}}
  llvm.intr.assume %t ["nonsense"(%p : !llvm.ptr)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %c: i1) {
  // expected-error@below {{assume with operand bundles must have i1 true condition}}
  llvm.intr.assume %c ["nonnull"(%p : !llvm.ptr)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %t = llvm.mlir.constant(true) : i1
  // expected-error@below {{separate_storage assumptions should have 2 arguments}}
  llvm.intr.assume %t ["separate_storage"(%p : !llvm.ptr)] : i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{Multiple deopt operand bundles}}
  llvm.call %p() ["deopt"(), "deopt"()] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
  // expected-error@below {{Kcfi bundle operand must be an i32 constant}}
  llvm.call %p() ["kcfi"(%x : i32)] : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: f32) {
  // expected-error@below {{Attribute 'signext' applied to incompatible type!}}
  llvm.call %p(%x) : !llvm.ptr, (f32 {llvm.signext}) -> ()
  llvm.return
}

// -----

// expected-error@below {{Attributes 'zeroext and signext' are incompatible!}}
llvm.func @f(%x: i32 {llvm.zeroext, llvm.signext})

// -----

// expected-error@below {{Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!}}
llvm.func @f(%x: !llvm.ptr {llvm.byval = i32, llvm.inreg})

// -----

// expected-error@below {{Attribute 'sret' is not on first or second parameter!}}
llvm.func @f(%x: !llvm.ptr, %y: !llvm.ptr, %z: !llvm.ptr {llvm.sret = i32})

// -----

// expected-error@below {{Attributes 'readonly and writeonly' are incompatible!}}
llvm.func @f(%x: !llvm.ptr {llvm.readonly, llvm.writeonly})

// -----

// expected-error@below {{Incompatible argument and return types for 'returned' attribute}}
llvm.func @f(%x: !llvm.ptr {llvm.returned}) -> i32

// -----

// expected-error@below {{huge 'byval' arguments are unsupported}}
llvm.func @f(%x: !llvm.ptr {llvm.byval = !llvm.array<8589934592 x i8>})

// -----

// expected-error@below {{alignment is not a power of two}}
llvm.func @f(%x: !llvm.ptr {llvm.align = 3 : i64})

// -----

// expected-error@below {{alignment attribute is not a power of 2}}
llvm.func @f() attributes {alignment = 3 : i64}

// -----

// expected-error@below {{Attribute 'optnone' requires 'noinline'!}}
llvm.func @f() attributes {passthrough = ["optnone"]}

// -----

// expected-error@below {{Attributes 'noinline and alwaysinline' are incompatible!}}
llvm.func @f() attributes {passthrough = ["noinline", "alwaysinline"]}

// -----

// expected-error@below {{'vscale_range' minimum must be power-of-two value}}
llvm.func @f() attributes {vscale_range = #llvm.vscale_range<minRange = 3 : i32, maxRange = 4 : i32>} { llvm.return }

// -----

// expected-error@below {{invalid value for 'frame-pointer' attribute}}
llvm.func @f() attributes {passthrough = [["frame-pointer", "sometimes"]]}

// -----

// expected-error@below {{Calling convention requires void return type}}
llvm.func amdgpu_kernelcc @f() -> i32

// -----

// expected-error@below {{Calling convention does not support varargs or perfect forwarding!}}
llvm.func fastcc @f(...)

// -----

// expected-error@below {{Calling convention parameter requires byval}}
llvm.func x86_intrcc @f(i32)

// -----

// expected-error@below {{Calling convention disallows byval}}
llvm.func amdgpu_kernelcc @f(%x: !llvm.ptr {llvm.byval = i32})

// -----

// expected-error@below {{huge alignment values are unsupported}}
llvm.mlir.global @g(1 : i32) {alignment = 8589934592 : i64} : i32

// -----

llvm.func @f(%v: vector<4x!llvm.ptr>) {
  // expected-error@below {{GEP is not of right type for indices!}}
  %0 = llvm.getelementptr %v[1] : (vector<4x!llvm.ptr>) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.mlir.global internal @info() : i32
llvm.func @f() {
  %i = llvm.mlir.constant(8 : i32) : i32
  %z = llvm.mlir.zero : !llvm.ptr
  %p = llvm.mlir.addressof @info : !llvm.ptr
  // expected-error@below {{info argument of llvm.coro.id must refer to an initialized constant}}
  %0 = llvm.intr.coro.id %i, %z, %z, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}

// -----

llvm.func @f(%c: i1) {
  %0 = llvm.mlir.none : !llvm.token
  // expected-error@below {{Invalid operands for select instruction!}}
  %1 = llvm.select %c, %0, %0 : i1, !llvm.token
  llvm.return
}
