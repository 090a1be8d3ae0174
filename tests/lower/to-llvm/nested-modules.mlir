// RUN: terrace opt %s --split-input-file --lower-to-llvm
// DIFFERS: upstream has no such pass

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<[8, 8]> : vector<2xi64>>} {
    func.func @inner(%i: index) -> index { return %i : index }
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<[8, 8]> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
    func.func @inner(%i: index) -> index { return %i : index }
  }
}
// -----
module {
  module attributes {llvm.data_layout = "p:32:32"} {
    func.func @inner(%i: index) -> index { return %i : index }
  }
}
// -----
module {
  func.func @outer(%a: memref<?xf32>, %i: index) -> index {
    %c = index.constant 3
    %x = arith.addi %i, %c : index
    memref.dealloc %a : memref<?xf32>
    return %x : index
  }
  module attributes {dlti.dl_spec = #dlti.dl_spec<index = 16 : i32>} {
    func.func @inner(%a: memref<?xf32>, %i: index) -> index {
      %c = index.constant 3
      %x = arith.addi %i, %c : index
      memref.dealloc %a : memref<?xf32>
      return %x : index
    }
  }
}
