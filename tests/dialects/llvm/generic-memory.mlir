// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// The generic form, printed in custom form.

"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "alloca", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg19: i32, %arg20: i64):
    %52 = "llvm.alloca"(%arg19) <{elem_type = i32}> : (i32) -> !llvm.ptr
    %53 = "llvm.alloca"(%arg20) <{elem_type = f64}> : (i64) -> !llvm.ptr
    %54 = "llvm.alloca"(%arg19) <{alignment = 8 : i64, elem_type = i32}> : (i32) -> !llvm.ptr
    %55 = "llvm.alloca"(%arg19) <{elem_type = !llvm.struct<"s", (i32, f32)>}> : (i32) -> !llvm.ptr
    %56 = "llvm.alloca"(%arg19) <{elem_type = i32, inalloca}> : (i32) -> !llvm.ptr
    %57 = "llvm.alloca"(%arg19) <{alignment = 16 : i64, elem_type = !llvm.array<4 x i8>}> {tag} : (i32) -> !llvm.ptr<5>
    %58 = "llvm.alloca"(%arg19) <{elem_type = i32}> : (i32) -> !llvm.ptr
    %59 = "llvm.alloca"(%arg19) <{elem_type = !llvm.ptr}> : (i32) -> !llvm.ptr
    %60 = "llvm.alloca"(%arg19) <{elem_type = vector<4xf32>}> : (i32) -> !llvm.ptr
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "load", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg17: !llvm.ptr, %arg18: !llvm.ptr<3>):
    %40 = "llvm.load"(%arg17) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %41 = "llvm.load"(%arg17) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %42 = "llvm.load"(%arg17) <{ordering = 0 : i64, volatile_}> : (!llvm.ptr) -> i64
    %43 = "llvm.load"(%arg17) <{nontemporal, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %44 = "llvm.load"(%arg17) <{invariant, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %45 = "llvm.load"(%arg17) <{alignment = 4 : i64, ordering = 2 : i64}> : (!llvm.ptr) -> i32
    %46 = "llvm.load"(%arg17) <{alignment = 8 : i64, ordering = 4 : i64, syncscope = "agent", volatile_}> : (!llvm.ptr) -> i64
    %47 = "llvm.load"(%arg18) <{ordering = 0 : i64}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, f32)>
    %48 = "llvm.load"(%arg17) <{invariantGroup, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %49 = "llvm.load"(%arg17) <{invariant, invariantGroup, ordering = 0 : i64}> {tag} : (!llvm.ptr) -> i32
    %50 = "llvm.load"(%arg17) <{alignment = 4 : i64, ordering = 7 : i64}> : (!llvm.ptr) -> f32
    %51 = "llvm.load"(%arg17) <{alignment = 1 : i64, ordering = 1 : i64}> : (!llvm.ptr) -> i8
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr<3>, i32, f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "store", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg12: !llvm.ptr, %arg13: !llvm.ptr<3>, %arg14: i32, %arg15: f32, %arg16: vector<4xf32>):
    "llvm.store"(%arg14, %arg12) <{ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%arg15, %arg12) <{alignment = 4 : i64, ordering = 0 : i64}> : (f32, !llvm.ptr) -> ()
    "llvm.store"(%arg14, %arg12) <{ordering = 0 : i64, volatile_}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%arg16, %arg13) <{nontemporal, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr<3>) -> ()
    "llvm.store"(%arg14, %arg12) <{alignment = 4 : i64, ordering = 2 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%arg14, %arg12) <{alignment = 4 : i64, ordering = 5 : i64, syncscope = "workgroup", volatile_}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%arg14, %arg12) <{invariantGroup, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%arg12, %arg12) <{ordering = 0 : i64}> {tag} : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr<3>, i32, i64, vector<4x!llvm.ptr>, vector<4xi64>)>, linkage = #llvm.linkage<external>, sym_name = "gep", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg6: !llvm.ptr, %arg7: !llvm.ptr<3>, %arg8: i32, %arg9: i64, %arg10: vector<4x!llvm.ptr>, %arg11: vector<4xi64>):
    %25 = "llvm.getelementptr"(%arg6, %arg8) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %26 = "llvm.getelementptr"(%arg6) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
    %27 = "llvm.getelementptr"(%arg6) <{elem_type = !llvm.struct<(i32, f32)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, 1>}> : (!llvm.ptr) -> !llvm.ptr
    %28 = "llvm.getelementptr"(%arg6, %arg9, %arg8) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr
    %29 = "llvm.getelementptr"(%arg6, %arg8) <{elem_type = f32, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %30 = "llvm.getelementptr"(%arg6, %arg8) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %31 = "llvm.getelementptr"(%arg6, %arg8) <{elem_type = f32, noWrapFlags = 2 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %32 = "llvm.getelementptr"(%arg6, %arg8) <{elem_type = f32, noWrapFlags = 4 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %33 = "llvm.getelementptr"(%arg6, %arg8) <{elem_type = f32, noWrapFlags = 6 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %34 = "llvm.getelementptr"(%arg7, %arg8) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> {tag} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
    %35 = "llvm.getelementptr"(%arg10, %arg8) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (vector<4x!llvm.ptr>, i32) -> vector<4x!llvm.ptr>
    %36 = "llvm.getelementptr"(%arg6, %arg11) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>
    %37 = "llvm.getelementptr"(%arg6) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -1>}> : (!llvm.ptr) -> !llvm.ptr
    %38 = "llvm.getelementptr"(%arg6, %arg8) <{elem_type = !llvm.array<4 x i32>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648, 2>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %39 = "llvm.getelementptr"(%arg6, %arg8) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32, f32, i64, ptr, vector<2xf16>)>, linkage = #llvm.linkage<external>, sym_name = "atomics", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32, %arg2: f32, %arg3: i64, %arg4: !llvm.ptr, %arg5: vector<2xf16>):
    %0 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 0 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
    %1 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 1 : i64, ordering = 4 : i64}> : (!llvm.ptr, i32) -> i32
    %2 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 2 : i64, ordering = 5 : i64}> : (!llvm.ptr, i32) -> i32
    %3 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 3 : i64, ordering = 6 : i64}> : (!llvm.ptr, i32) -> i32
    %4 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 4 : i64, ordering = 7 : i64}> : (!llvm.ptr, i32) -> i32
    %5 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 5 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
    %6 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 6 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
    %7 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 7 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
    %8 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 8 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
    %9 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 9 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
    %10 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 10 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
    %11 = "llvm.atomicrmw"(%arg0, %arg2) <{bin_op = 11 : i64, ordering = 2 : i64}> : (!llvm.ptr, f32) -> f32
    %12 = "llvm.atomicrmw"(%arg0, %arg2) <{bin_op = 12 : i64, ordering = 2 : i64}> : (!llvm.ptr, f32) -> f32
    %13 = "llvm.atomicrmw"(%arg0, %arg2) <{bin_op = 13 : i64, ordering = 2 : i64}> : (!llvm.ptr, f32) -> f32
    %14 = "llvm.atomicrmw"(%arg0, %arg2) <{bin_op = 14 : i64, ordering = 2 : i64}> : (!llvm.ptr, f32) -> f32
    %15 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 15 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
    %16 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 16 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
    %17 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 17 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
    %18 = "llvm.atomicrmw"(%arg0, %arg1) <{bin_op = 18 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
    %19 = "llvm.atomicrmw"(%arg0, %arg4) <{alignment = 16 : i64, bin_op = 0 : i64, ordering = 7 : i64, syncscope = "agent", volatile_}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %20 = "llvm.atomicrmw"(%arg0, %arg5) <{bin_op = 11 : i64, ordering = 2 : i64}> {tag} : (!llvm.ptr, vector<2xf16>) -> vector<2xf16>
    %21 = "llvm.cmpxchg"(%arg0, %arg1, %arg1) <{failure_ordering = 2 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
    %22 = "llvm.cmpxchg"(%arg0, %arg1, %arg1) <{failure_ordering = 7 : i64, success_ordering = 7 : i64, weak}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
    %23 = "llvm.cmpxchg"(%arg0, %arg3, %arg3) <{alignment = 8 : i64, failure_ordering = 4 : i64, success_ordering = 4 : i64, syncscope = "workgroup", volatile_, weak}> : (!llvm.ptr, i64, i64) -> !llvm.struct<(i64, i1)>
    %24 = "llvm.cmpxchg"(%arg0, %arg4, %arg4) <{failure_ordering = 2 : i64, success_ordering = 2 : i64, volatile_}> {tag} : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.struct<(ptr, i1)>
    "llvm.fence"() <{ordering = 4 : i64}> : () -> ()
    "llvm.fence"() <{ordering = 5 : i64, syncscope = "agent"}> : () -> ()
    "llvm.fence"() <{ordering = 7 : i64}> {tag} : () -> ()
    "llvm.fence"() <{ordering = 6 : i64, syncscope = ""}> : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

