// RUN: not terrace translate --mlir-to-llvmir --split-input-file %s 2>&1
// DIFFERS: upstream crashes

llvm.func @no_case(%x: i32) -> i32 {
  llvm.switch %x : i32, ^a [
  ] {branch_weights = array<i32: 1>}
^a:
  llvm.return %x : i32
}

// -----

llvm.func @no_dictionary(%x: i32) {
  llvm.inline_asm operand_attrs = [1] "a", "r" %x : (i32) -> ()
  llvm.return
}

// -----

llvm.func @no_struct(%x: i32) {
  %0 = "llvm.intr.ssub.with.overflow"(%x, %x) : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @pointers(%v: vector<4x!llvm.ptr>, %p: vector<2x!llvm.ptr>) -> vector<2x!llvm.ptr> {
  %0 = llvm.intr.vector.insert %p, %v[2] : vector<2x!llvm.ptr> into vector<4x!llvm.ptr>
  %1 = llvm.intr.vector.extract %0[2] : vector<2x!llvm.ptr> from vector<4x!llvm.ptr>
  llvm.return %1 : vector<2x!llvm.ptr>
}
