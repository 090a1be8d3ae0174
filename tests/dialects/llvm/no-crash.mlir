// RUN: terrace opt %s --split-input-file --verify-diagnostics
// DIFFERS: upstream crashes, makes a vector without elements, or drops a destination

// expected-error@below {{must have a function resolver}}
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r {dso_local}

// -----

llvm.func @f(%a: vector<4xi32>) {
  // expected-error@below {{expected a mask with at least one element}}
  %0 = llvm.shufflevector %a, %a [] : vector<4xi32>
  llvm.return
}

// -----

llvm.func @too_few_segments(%a: i32) {
  // expected-error@below {{expected 'case_operand_segments' to have an element for each of 1 destinations, got 0}}
  "llvm.switch"(%a)[^bb1, ^bb2] <{case_values = dense<1> : vector<1xi32>, case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @too_few_segments_with_operands(%a: i32) {
  // expected-error@below {{expected 'case_operand_segments' to have an element for each of 2 destinations, got 1}}
  "llvm.switch"(%a, %a)[^bb1, ^bb2, ^bb2] <{case_values = dense<[1,2]> : vector<2xi32>, case_operand_segments = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
^bb1:
  llvm.return
^bb2(%c : i32):
  llvm.return
}

// -----

llvm.func @too_few_segments_indirect(%a: !llvm.ptr) {
  // expected-error@below {{expected 'indbr_operand_segments' to have an element for each of 2 destinations, got 0}}
  "llvm.indirectbr"(%a)[^bb1, ^bb2] <{indbr_operand_segments = array<i32>}> : (!llvm.ptr) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// -----

// One segment too few: upstream prints one destination only.
llvm.func @one_segment_indirect(%a: !llvm.ptr) {
  // expected-error@below {{expected 'indbr_operand_segments' to have an element for each of 2 destinations, got 1}}
  "llvm.indirectbr"(%a)[^bb1, ^bb2] <{indbr_operand_segments = array<i32: 0>}> : (!llvm.ptr) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @empty_mask(%a: vector<[4]xi32>) {
  // expected-error@below {{expected a mask with at least one element}}
  %0 = "llvm.shufflevector"(%a, %a) <{mask = array<i32>}> : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  llvm.return
}
