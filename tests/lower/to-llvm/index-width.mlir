// RUN: terrace opt %s --lower-to-llvm --split-input-file
// RUN: terrace opt %s --lower-to-llvm=index-bitwidth=16 --split-input-file
// DIFFERS: upstream has no such pass; where only some of its passes look at the data layout, all agree here.

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  func.func @dlti(%m: memref<?xf32>, %n: index) -> index {
    %c0 = arith.constant 0 : index
    %0 = memref.dim %m, %c0 : memref<?xf32>
    %1 = arith.addi %0, %n : index
    %2 = arith.index_cast %1 : index to i64
    %3 = arith.index_cast %2 : i64 to index
    return %3 : index
  }
}

// -----

module attributes {llvm.data_layout = "e-m:e-p:32:32-i64:64"} {
  func.func @layout(%n: index) -> index {
    %0 = arith.muli %n, %n : index
    return %0 : index
  }
}

// -----

module attributes {llvm.data_layout = "e-p270:32:32-p:64:64:64:48"} {
  func.func @narrow(%n: index) -> index {
    return %n : index
  }
}
