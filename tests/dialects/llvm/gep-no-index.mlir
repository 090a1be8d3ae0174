// RUN: terrace opt %s
// DIFFERS: upstream prints an empty list of indices and cannot read it.

llvm.func @no_index(%p: !llvm.ptr, %v: vector<4x!llvm.ptr>) {
  %0 = llvm.getelementptr %p[] : (!llvm.ptr) -> !llvm.ptr, i8
  %1 = llvm.getelementptr inbounds %v[] : (vector<4x!llvm.ptr>) -> vector<4x!llvm.ptr>, f32
  llvm.return
}
