// RUN: terrace opt %s --convert-cf-to-llvm=index-bitwidth=32

func.func @f(%i: index, %m: memref<?xi8>) -> index {
  cf.br ^bb1(%i, %m : index, memref<?xi8>)
^bb1(%x: index, %y: memref<?xi8>):
  return %x : index
}
