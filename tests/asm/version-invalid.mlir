// RUN: not terrace opt %s --split-input-file --mlir-version=24 --allow-unregistered-dialect 2>&1
// RUN: not terrace opt %s --mlir-version=25 2>&1
// RUN: not terrace upgrade %s --split-input-file --to=24 2>&1

// DIFFERS: the tools of MLIR 22 know no other version

llvm.func @vp(%a: vector<4xi32>, %m: vector<4xi1>, %n: i32) {
  %0 = "llvm.intr.vp.add"(%a, %a, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @group(%p: !llvm.ptr) {
  %0 = llvm.intr.strip.invariant.group %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @unknown(%p: !llvm.ptr) {
  %0 = llvm.load %p <my.note> : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @wrong_type(%p: !llvm.ptr) {
  %0 = llvm.load %p <alignment = "4"> : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @unclosed(%p: !llvm.ptr) {
  %0 = llvm.load %p <alignment = 4 : !llvm.ptr -> i32
  llvm.return
}

// -----

func.func @no_const() {
  %0 = x86.amx.none : i32
  return
}
