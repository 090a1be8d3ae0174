// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-nvvm))" 2>&1

gpu.module @k {
  gpu.func @f0(%a : memref<4xf32> {llvm.align = 4 : i64}, %b : !llvm.ptr {llvm.align = 4 : i64}, %c : index {llvm.noundef, llvm.inreg, llvm.range = #llvm.constant_range<i32, 0, 4>}) {
    gpu.return
  }
  gpu.func @f1(%a : memref<4xf32> {llvm.dereferenceable = 4 : i64}, %b : !llvm.ptr {llvm.dereferenceable = 4 : i64}, %c : index {llvm.noundef, llvm.inreg, llvm.range = #llvm.constant_range<i32, 0, 4>}) {
    gpu.return
  }
  gpu.func @f2(%a : memref<4xf32> {llvm.dereferenceable_or_null = 4 : i64}, %b : !llvm.ptr {llvm.dereferenceable_or_null = 4 : i64}, %c : index {llvm.noundef, llvm.inreg, llvm.range = #llvm.constant_range<i32, 0, 4>}) {
    gpu.return
  }
  gpu.func @f3(%a : memref<4xf32> {llvm.inreg}, %b : !llvm.ptr {llvm.inreg}, %c : index {llvm.noundef, llvm.inreg, llvm.range = #llvm.constant_range<i32, 0, 4>}) {
    gpu.return
  }
  gpu.func @f4(%a : memref<4xf32> {llvm.noalias}, %b : !llvm.ptr {llvm.noalias}, %c : index {llvm.noundef, llvm.inreg, llvm.range = #llvm.constant_range<i32, 0, 4>}) {
    gpu.return
  }
  gpu.func @f5(%a : memref<4xf32> {llvm.nocapture}, %b : !llvm.ptr {llvm.nocapture}, %c : index {llvm.noundef, llvm.inreg, llvm.range = #llvm.constant_range<i32, 0, 4>}) {
    gpu.return
  }
  gpu.func @f6(%a : memref<4xf32> {llvm.nofree}, %b : !llvm.ptr {llvm.nofree}, %c : index {llvm.noundef, llvm.inreg, llvm.range = #llvm.constant_range<i32, 0, 4>}) {
    gpu.return
  }
  gpu.func @f7(%a : memref<4xf32> {llvm.nonnull}, %b : !llvm.ptr {llvm.nonnull}, %c : index {llvm.noundef, llvm.inreg, llvm.range = #llvm.constant_range<i32, 0, 4>}) {
    gpu.return
  }
  gpu.func @f8(%a : memref<4xf32> {llvm.readnone}, %b : !llvm.ptr {llvm.readnone}, %c : index {llvm.noundef, llvm.inreg, llvm.range = #llvm.constant_range<i32, 0, 4>}) {
    gpu.return
  }
  gpu.func @f9(%a : memref<4xf32> {llvm.readonly}, %b : !llvm.ptr {llvm.readonly}, %c : index {llvm.noundef, llvm.inreg, llvm.range = #llvm.constant_range<i32, 0, 4>}) {
    gpu.return
  }
  gpu.func @f10(%a : memref<4xf32> {llvm.writeonly}, %b : !llvm.ptr {llvm.writeonly}, %c : index {llvm.noundef, llvm.inreg, llvm.range = #llvm.constant_range<i32, 0, 4>}) {
    gpu.return
  }
  gpu.func @f11(%a : memref<4xf32> {llvm.noundef}, %b : !llvm.ptr {llvm.noundef}, %c : index {llvm.noundef, llvm.inreg, llvm.range = #llvm.constant_range<i32, 0, 4>}) {
    gpu.return
  }
  gpu.func @f12(%a : memref<4xf32> {llvm.returned}, %b : !llvm.ptr {llvm.returned}, %c : index {llvm.noundef, llvm.inreg, llvm.range = #llvm.constant_range<i32, 0, 4>}) {
    gpu.return
  }
}
