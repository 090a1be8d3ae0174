// (llvm-project#203860)
// RUN: terrace opt %s --convert-func-to-llvm=index-bitwidth=32
// RUN: terrace opt %s --convert-func-to-llvm=index-bitwidth=1
// RUN: terrace opt %s --convert-func-to-llvm=index-bitwidth=128

func.func @f(%i: index, %m: memref<?xindex>) -> (index, memref<?xindex>) {
  %r:2 = call @f(%i, %m) : (index, memref<?xindex>) -> (index, memref<?xindex>)
  return %r#0, %r#1 : index, memref<?xindex>
}
