// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// The generic form, printed in custom form.

"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i1, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "branches", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg6: i1, %arg7: i32, %arg8: i32):
    "llvm.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    "llvm.br"(%arg7)[^bb2] : (i32) -> ()
  ^bb2(%3: i32):  // pred: ^bb1
    "llvm.br"(%3, %arg6)[^bb3] {tag} : (i32, i1) -> ()
  ^bb3(%4: i32, %5: i1):  // pred: ^bb2
    "llvm.cond_br"(%arg6)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // 2 preds: ^bb3, ^bb5
    "llvm.cond_br"(%arg6, %arg7)[^bb6, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb5:  // 2 preds: ^bb3, ^bb4
    "llvm.cond_br"(%arg6, %arg8)[^bb4, ^bb6] <{branch_weights = array<i32: 3, 5>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb6(%6: i32):  // 2 preds: ^bb4, ^bb5
    "llvm.cond_br"(%arg6, %arg7, %arg8, %arg8, %arg7)[^bb7, ^bb7] <{operandSegmentSizes = array<i32: 1, 2, 2>}> {tag = 1 : i32} : (i1, i32, i32, i32, i32) -> ()
  ^bb7(%7: i32, %8: i32):  // 2 preds: ^bb6, ^bb6
    "llvm.return"(%7) {tag} : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i64, i1, i8)>, linkage = #llvm.linkage<external>, sym_name = "switch", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg2: i32, %arg3: i64, %arg4: i1, %arg5: i8):
    "llvm.switch"(%arg2, %arg2, %arg3, %arg4)[^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 1, 2>, case_values = dense<[42, 43]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 3>}> : (i32, i32, i64, i1) -> ()
  ^bb1:  // 5 preds: ^bb0, ^bb2, ^bb2, ^bb3, ^bb4
    "llvm.switch"(%arg3, %arg2)[^bb2] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i64, i32) -> ()
  ^bb2(%0: i32):  // 3 preds: ^bb0, ^bb1, ^bb2
    "llvm.switch"(%arg2, %arg3, %arg4, %0)[^bb3, ^bb1, ^bb1, ^bb2] <{branch_weights = array<i32: 1, 2, 3, 4>, case_operand_segments = array<i32: 0, 0, 1>, case_values = dense<[-1, 2147483647, 0]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 1>}> : (i32, i64, i1, i32) -> ()
  ^bb3(%1: i64, %2: i1):  // 2 preds: ^bb0, ^bb2
    "llvm.switch"(%arg5)[^bb4, ^bb4, ^bb1] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[-128, 127]> : vector<2xi8>, operandSegmentSizes = array<i32: 1, 0, 0>}> {tag} : (i8) -> ()
  ^bb4:  // 2 preds: ^bb3, ^bb3
    "llvm.switch"(%arg4)[^bb5, ^bb5, ^bb1] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[false, true]> : vector<2xi1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:  // 2 preds: ^bb4, ^bb4
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i1)>, linkage = #llvm.linkage<external>, sym_name = "ends", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg1: i1):
    "llvm.cond_br"(%arg1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "llvm.unreachable"() : () -> ()
  ^bb2:  // pred: ^bb0
    "llvm.unreachable"() {tag} : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "returns", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<(i32, f32)> (struct<(i32, f32)>)>, linkage = #llvm.linkage<external>, sym_name = "returns_struct", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.struct<(i32, f32)>):
    "llvm.return"(%arg0) : (!llvm.struct<(i32, f32)>) -> ()
  }) : () -> ()
}) : () -> ()

