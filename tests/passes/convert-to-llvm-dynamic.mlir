// RUN: terrace opt %s --convert-to-llvm=dynamic=true
// RUN: terrace opt %s --convert-to-llvm=dynamic=false
// RUN: terrace opt %s --convert-to-llvm="dynamic=true filter-dialects=arith,func"
// RUN: terrace opt %s --pass-pipeline='builtin.module(builtin.module(convert-to-llvm{dynamic=true allow-pattern-rollback=false}))'

// The width of an index comes from the data layout; the module inside has that of the one around it.

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @f(%a: index, %m: memref<?xindex>) -> index {
    %0 = arith.addi %a, %a : index
    memref.store %0, %m[%a] : memref<?xindex>
    %s = memref.alloc(%a) : memref<?xf32>
    return %0 : index
  }
  module {
    func.func @g(%a: index) -> index {
      %0 = index.mul %a, %a
      return %0 : index
    }
  }
}
