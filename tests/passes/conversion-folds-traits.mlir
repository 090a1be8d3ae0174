// RUN: terrace opt %s --expand-realloc --allow-unregistered-dialect

// Conversions fold operations that they know nothing of by their traits, too: constants go to the right.
llvm.func @f(%a: vector<8xi16>, %b: i32) {
  %undef = llvm.mlir.undef : vector<8xi16>
  %zero = llvm.mlir.zero : vector<8xi16>
  %three = llvm.mlir.constant(3 : i32) : i32
  %0 = llvm.add %undef, %a : vector<8xi16>
  %1 = llvm.and %zero, %a : vector<8xi16>
  %2 = llvm.mul %three, %b : i32
  %3 = llvm.bitcast %b : i32 to i32
  "test.use"(%0, %1, %2, %3) : (vector<8xi16>, vector<8xi16>, i32, i32) -> ()
  llvm.return
}

func.func @legal(%b: i32) -> i32 {
  %three = arith.constant 3 : i32
  %0 = arith.addi %three, %b : i32
  return %0 : i32
}
