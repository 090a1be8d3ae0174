// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// The generic form, printed in custom form.

"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "callee", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<internal>, sym_name = "g", unnamed_addr = 0 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 3 : i32, global_type = !llvm.array<4 x f32>, linkage = #llvm.linkage<external>, sym_name = "far", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<external>, sym_name = "alias", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %39 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
    "llvm.return"(%39) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "constants", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %12 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %13 = "llvm.mlir.constant"() <{value = -1 : i64}> : () -> i64
    %14 = "llvm.mlir.constant"() <{value = 42 : i64}> : () -> i64
    %15 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %16 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %17 = "llvm.mlir.constant"() <{value = 7 : index}> : () -> i64
    %18 = "llvm.mlir.constant"() <{value = 3 : i8}> : () -> i8
    %19 = "llvm.mlir.constant"() <{value = 1.500000e+00 : f32}> : () -> f32
    %20 = "llvm.mlir.constant"() <{value = 2.500000e+00 : f64}> : () -> f64
    %21 = "llvm.mlir.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %22 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f16}> : () -> f16
    %23 = "llvm.mlir.constant"() <{value = 1.000000e+00 : bf16}> : () -> bf16
    %24 = "llvm.mlir.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
    %25 = "llvm.mlir.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
    %26 = "llvm.mlir.constant"() <{value = dense<1.000000e+00> : vector<[4]xf32>}> : () -> vector<[4]xf32>
    %27 = "llvm.mlir.constant"() <{value = dense<[1, 2]> : tensor<2xi64>}> : () -> !llvm.array<2 x i64>
    %28 = "llvm.mlir.constant"() <{value = dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>}> : () -> !llvm.array<2 x array<2 x i8>>
    %29 = "llvm.mlir.constant"() <{value = "text"}> : () -> !llvm.array<4 x i8>
    %30 = "llvm.mlir.constant"() <{value = "t\00\0A\22"}> : () -> !llvm.array<4 x i8>
    %31 = "llvm.mlir.constant"() <{value = [1 : i32, 2.000000e+00 : f32]}> : () -> !llvm.struct<(i32, f32)>
    %32 = "llvm.mlir.constant"() <{value = dense<[[1, 2], [3, 4]]> : vector<2x2xi32>}> : () -> !llvm.array<2 x vector<2xi32>>
    %33 = "llvm.mlir.constant"() <{value = sparse<1, 7> : tensor<4xi32>}> : () -> !llvm.array<4 x i32>
    %34 = "llvm.mlir.constant"() <{value = 0 : i32}> {tag} : () -> i32
    %35 = "llvm.mlir.constant"() <{value = -3 : i3}> : () -> i3
    %36 = "llvm.mlir.constant"() <{value = 170141183460469231731687303715884105727 : i128}> : () -> i128
    %37 = "llvm.mlir.constant"() <{value = dense_resource<r> : tensor<2xf32>}> : () -> !llvm.array<2 x f32>
    %38 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f80}> : () -> f80
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "others", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %2 = "llvm.mlir.undef"() : () -> i32
    %3 = "llvm.mlir.poison"() : () -> !llvm.struct<(i32, ptr)>
    %4 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %5 = "llvm.mlir.zero"() : () -> vector<4xf32>
    %6 = "llvm.mlir.undef"() {tag} : () -> vector<2x!llvm.ptr>
    %7 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
    %8 = "llvm.mlir.addressof"() <{global_name = @callee}> : () -> !llvm.ptr
    %9 = "llvm.mlir.addressof"() <{global_name = @far}> : () -> !llvm.ptr<3>
    %10 = "llvm.mlir.addressof"() <{global_name = @alias}> {tag} : () -> !llvm.ptr
    %11 = "llvm.mlir.none"() : () -> !llvm.token
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "many", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32):
    %0 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %1 = "llvm.add"(%arg0, %0) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    "llvm.return"(%1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

