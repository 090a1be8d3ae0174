// RUN: terrace opt %s --split-input-file --verify-diagnostics

llvm.func @f(%p: !llvm.struct<(i32)>) {
  // expected-error@below {{custom op 'llvm.indirectbr' invalid kind of type specified: expected llvm.ptr, but found '!llvm.struct<(i32)>'}}
  llvm.indirectbr %p : !llvm.struct<(i32)>, [
  ^a
  ]
^a:
  llvm.return
}

// -----

llvm.func @f(%p: i64) {
  // expected-error@below {{expected ','}}
  llvm.indirectbr %p : i64, [
  ^a
  ]
^a:
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<4>) {
  // expected-error@below {{expected '>'}}
  llvm.indirectbr %p : <4, [
  ^a
  ]
^a:
  llvm.return
}

// -----

// expected-note@below {{prior use here}}
llvm.func @f(%p: !llvm.ptr<4>) {
  // expected-error@below {{use of value '%p' expects different type than prior uses: '!llvm.ptr' vs '!llvm.ptr<4>'}}
  llvm.indirectbr %p : , [
  ^a
  ]
^a:
  llvm.return
}
