// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// The generic form, printed in custom form.

"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (struct<(i32, f32, array<4 x i8>)>, array<4 x i64>, i32, i64, i8)>, linkage = #llvm.linkage<external>, sym_name = "aggregates", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg8: !llvm.struct<(i32, f32, array<4 x i8>)>, %arg9: !llvm.array<4 x i64>, %arg10: i32, %arg11: i64, %arg12: i8):
    %9 = "llvm.extractvalue"(%arg8) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32, array<4 x i8>)>) -> i32
    %10 = "llvm.extractvalue"(%arg8) <{position = array<i64: 2, 3>}> : (!llvm.struct<(i32, f32, array<4 x i8>)>) -> i8
    %11 = "llvm.extractvalue"(%arg9) <{position = array<i64: 1>}> {tag} : (!llvm.array<4 x i64>) -> i64
    %12 = "llvm.insertvalue"(%arg8, %arg10) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32, array<4 x i8>)>, i32) -> !llvm.struct<(i32, f32, array<4 x i8>)>
    %13 = "llvm.insertvalue"(%12, %arg12) <{position = array<i64: 2, 0>}> : (!llvm.struct<(i32, f32, array<4 x i8>)>, i8) -> !llvm.struct<(i32, f32, array<4 x i8>)>
    %14 = "llvm.insertvalue"(%arg9, %arg11) <{position = array<i64: 3>}> {tag = 1 : i8} : (!llvm.array<4 x i64>, i64) -> !llvm.array<4 x i64>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, f32, i32, i64, vector<[4]xi32>, vector<2x!llvm.ptr>, ptr, vector<2xf32>)>, linkage = #llvm.linkage<external>, sym_name = "vectors", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: f32, %arg2: i32, %arg3: i64, %arg4: vector<[4]xi32>, %arg5: vector<2x!llvm.ptr>, %arg6: !llvm.ptr, %arg7: vector<2xf32>):
    %0 = "llvm.extractelement"(%arg0, %arg2) : (vector<4xf32>, i32) -> f32
    %1 = "llvm.extractelement"(%arg4, %arg3) : (vector<[4]xi32>, i64) -> i32
    %2 = "llvm.insertelement"(%arg0, %arg1, %arg2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %3 = "llvm.insertelement"(%arg5, %arg6, %arg3) {tag} : (vector<2x!llvm.ptr>, !llvm.ptr, i64) -> vector<2x!llvm.ptr>
    %4 = "llvm.shufflevector"(%arg0, %arg0) <{mask = array<i32: 0, 5, 2, 7>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %5 = "llvm.shufflevector"(%arg0, %arg0) <{mask = array<i32: 0, -1>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
    %6 = "llvm.shufflevector"(%arg7, %arg7) <{mask = array<i32: 0, 1, 2, 3, 0, 1, 2, 3>}> {tag} : (vector<2xf32>, vector<2xf32>) -> vector<8xf32>
    %7 = "llvm.shufflevector"(%arg4, %arg4) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %8 = "llvm.extractelement"(%arg5, %arg2) {tag} : (vector<2x!llvm.ptr>, i32) -> !llvm.ptr
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

