// RUN: terrace opt %s --convert-arith-to-llvm

// Uses in front of definitions leave no casts behind.
%0 = arith.addi %0, %1 : index
%1 = arith.muli %0, %2 : index
%2 = arith.constant 7 : index
