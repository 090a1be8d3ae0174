// RUN: terrace translate --mlir-to-llvmir %s --split-input-file --verify-diagnostics

llvm.func @f() -> f32 {
  // expected-error@below {{attribute and type have different float semantics}}
  %0 = llvm.mlir.constant(1.0 : f64) : f32
  llvm.return %0 : f32
}

// -----

llvm.func @f() -> i32 {
  // expected-error@below {{expected integer type of width 64}}
  %0 = llvm.mlir.constant(1.0 : f64) : i32
  llvm.return %0 : i32
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error@below {{type 'i32' cannot be indexed (index #1)}}
  %0 = llvm.getelementptr %p[0, 0, 1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error@below {{expected index 1 indexing a struct to be constant}}
  %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@below {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.zext %a : i32 to i1
  llvm.return
}

// -----

llvm.func @f() -> !llvm.ptr {
  // expected-error@below {{must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
  %0 = llvm.mlir.addressof @nope : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global internal constant @g() : !llvm.ptr {
  // expected-error@below {{must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
  %0 = llvm.mlir.addressof @nope : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@below {{failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%a: !llvm.struct<(index)>)

// -----

llvm.mlir.global internal @g() : i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  // expected-error@below {{ops with side effects not allowed in global initializers}}
  %p = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

// expected-error@below {{resource does not exist}}
llvm.mlir.global external constant @g(dense_resource<blob> : tensor<4xi32>) : !llvm.array<4 x i32>

// -----

llvm.func @f() -> vector<4xi32> {
  // expected-error@below {{resource does not exist}}
  %0 = llvm.mlir.constant(dense_resource<__elided__> : vector<4xi32>) : vector<4xi32>
  llvm.return %0 : vector<4xi32>
}

// -----

// expected-error@below {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<memref<4xi32> = dense<32> : vector<2xi64>>} {
  llvm.func @f()
}

// -----

// expected-error@below {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<tuple<i32> = 32 : i64>} {
  llvm.func @f()
}
