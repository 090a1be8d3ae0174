// RUN: terrace opt %s --sccp
// DIFFERS: upstream's analysis replaces what the operation of the metadata folds to, and so misses the regions in front of it

func.func @branch_in_front(%m: memref<2xi32>, %n: index, %c: i1) -> index {
  %r = scf.if %c -> (index) {
    %d = scf.if %c -> (index) {
      %two = arith.constant 2 : index
      %four = arith.muli %two, %two : index
      scf.yield %four : index
    } else {
      scf.yield %n : index
    }
    scf.yield %d : index
  } else {
    scf.yield %n : index
  }
  %base, %offset, %size, %stride = memref.extract_strided_metadata %m : memref<2xi32> -> memref<i32>, index, index, index
  %s = arith.addi %size, %r : index
  return %s : index
}
