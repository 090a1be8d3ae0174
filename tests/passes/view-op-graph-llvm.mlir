// RUN: terrace opt %s --view-op-graph 2>&1

// DIFFERS: upstream leaves out properties that are no attributes, such as the flags of llvm.add.
llvm.func @f(%x: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.add %x, %x overflow<nsw> : i32
  %1 = llvm.getelementptr inbounds %p[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  llvm.return %0 : i32
}
