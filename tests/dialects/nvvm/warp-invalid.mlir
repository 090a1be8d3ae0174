// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'nvvm.match.sync' op match.sync 'all' returns a two element struct with first element as i32 and second element as i1}}
  %0 = nvvm.match.sync all %a, %a : i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'nvvm.match.sync' op match.sync 'any' returns an i32}}
  %0 = nvvm.match.sync any %a, %a : i32 -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'nvvm.match.sync' op match.sync 'all' returns a two element struct with first element as i32 and second element as i1}}
  %0 = nvvm.match.sync all %a, %a : i32 -> !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f: f32) {
  // expected-error@+1 {{'nvvm.match.sync' op operand #1 must be 32-bit signless integer or 64-bit signless integer, but got 'f32'}}
  %0 = nvvm.match.sync any %a, %f : f32 -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f: f32) {
  // expected-error@+1 {{'nvvm.redux.sync' op 'add' redux kind unsupported with 'f32' type. Only supported type is 'i32'.}}
  %0 = nvvm.redux.sync add %f, %a : f32 -> f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f: f32) {
  // expected-error@+1 {{'nvvm.redux.sync' op 'and' redux kind unsupported with 'f32' type. Only supported type is 'i32'.}}
  %0 = nvvm.redux.sync and %f, %a : f32 -> f32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'nvvm.redux.sync' op 'fmin' redux kind unsupported with 'i32' type. Only supported type is 'f32'.}}
  %0 = nvvm.redux.sync fmin %a, %a : i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'nvvm.redux.sync' op abs attribute is supported only for f32 type}}
  %0 = nvvm.redux.sync add %a, %a {abs = true} : i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'nvvm.redux.sync' op nan attribute is supported only for f32 type}}
  %0 = nvvm.redux.sync add %a, %a {nan = true} : i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'nvvm.redux.sync' op failed to verify that all of {res, val} have same type}}
  %0 = nvvm.redux.sync add %a, %a : i32 -> f32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+2 {{custom op 'nvvm.redux.sync' expected ::mlir::NVVM::ReduxKind to be one of: add, and, max, min, or, umax, umin, xor, fmin, fmax}}
  // expected-error@+1 {{custom op 'nvvm.redux.sync' failed to parse ReduxKindAttr parameter 'value' which is to be a `::mlir::NVVM::ReduxKind`}}
  %0 = nvvm.redux.sync mul %a, %a : i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op "return_value_and_is_valid" attribute must be specified when the return type is a struct type}}
  %0 = nvvm.shfl.sync bfly %a, %f, %a, %a : f32 -> !llvm.struct<(f32, i1)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op expected return type to be a two-element struct}}
  %0 = nvvm.shfl.sync bfly %a, %f, %a, %a {return_value_and_is_valid} : f32 -> f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op expected return type to be a two-element struct}}
  %0 = nvvm.shfl.sync bfly %a, %f, %a, %a {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1, i1)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op expected first element in the returned struct to be of type 'f32' but got 'i32' instead}}
  %0 = nvvm.shfl.sync bfly %a, %f, %a, %a {return_value_and_is_valid} : f32 -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op expected second element in the returned struct to be of type 'i1' but got 'i32' instead}}
  %0 = nvvm.shfl.sync bfly %a, %f, %a, %a {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op expected return type to be of type 'f32' but got 'i32' instead}}
  %0 = nvvm.shfl.sync bfly %a, %f, %a, %a : f32 -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1) {
  // expected-error@+1 {{'nvvm.shfl.sync' op operand #1 must be 32-bit signless integer or 32-bit float, but got 'i1'}}
  %0 = nvvm.shfl.sync up %a, %b, %a, %a : i1 -> i1
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+2 {{custom op 'nvvm.shfl.sync' expected ::mlir::NVVM::ShflKind to be one of: bfly, up, down, idx}}
  // expected-error@+1 {{custom op 'nvvm.shfl.sync' failed to parse ShflKindAttr parameter 'value' which is to be a `::mlir::NVVM::ShflKind`}}
  %0 = nvvm.shfl.sync foo %a, %a, %a, %a : i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+2 {{custom op 'nvvm.shfl.sync' expected valid keyword or string}}
  // expected-error@+1 {{custom op 'nvvm.shfl.sync' failed to parse ShflKindAttr parameter 'value' which is to be a `::mlir::NVVM::ShflKind`}}
  %0 = nvvm.shfl.sync 3 %a, %a, %a, %a : i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'nvvm.shfl.sync' invalid kind of attribute specified}}
  %0 = nvvm.shfl.sync #nvvm.mma_layout<row> %a, %a, %a, %a : i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1) {
  // expected-error@+1 {{'nvvm.vote.sync' op vote.sync 'ballot' returns an i32}}
  %0 = nvvm.vote.sync ballot %a, %b -> i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1) {
  // expected-error@+1 {{'nvvm.vote.sync' op vote.sync 'any', 'all' and 'uni' returns an i1}}
  %0 = nvvm.vote.sync any %a, %b -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1) {
  // expected-error@+1 {{'nvvm.vote.sync' op result #0 must be 32-bit signless integer or 1-bit signless integer, but got 'i64'}}
  %0 = nvvm.vote.sync uni %a, %b -> i64
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.elect.sync' op result #0 must be 1-bit signless integer, but got 'i32'}}
  %0 = nvvm.elect.sync -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'nvvm.redux.sync' op requires attribute 'kind'}}
  %0 = "nvvm.redux.sync"(%a, %a) : (i32, i32) -> i32
  llvm.return
}
