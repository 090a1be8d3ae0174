// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// The generic form, printed in custom form.

"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<4xi64>, i128, vector<[2]xi8>)>, linkage = #llvm.linkage<external>, sym_name = "integer", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg27: i32, %arg28: i32, %arg29: vector<4xi64>, %arg30: i128, %arg31: vector<[2]xi8>):
    %67 = "llvm.add"(%arg27, %arg28) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %68 = "llvm.sub"(%arg27, %arg28) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %69 = "llvm.mul"(%arg29, %arg29) <{overflowFlags = 0 : i32}> : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
    %70 = "llvm.udiv"(%arg27, %arg28) : (i32, i32) -> i32
    %71 = "llvm.sdiv"(%arg27, %arg28) : (i32, i32) -> i32
    %72 = "llvm.urem"(%arg30, %arg30) : (i128, i128) -> i128
    %73 = "llvm.srem"(%arg27, %arg28) : (i32, i32) -> i32
    %74 = "llvm.and"(%arg27, %arg28) : (i32, i32) -> i32
    %75 = "llvm.or"(%arg27, %arg28) : (i32, i32) -> i32
    %76 = "llvm.xor"(%arg31, %arg31) : (vector<[2]xi8>, vector<[2]xi8>) -> vector<[2]xi8>
    %77 = "llvm.shl"(%arg27, %arg28) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %78 = "llvm.lshr"(%arg27, %arg28) : (i32, i32) -> i32
    %79 = "llvm.ashr"(%arg27, %arg28) : (i32, i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<4xi64>)>, linkage = #llvm.linkage<external>, sym_name = "flags", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg24: i32, %arg25: i32, %arg26: vector<4xi64>):
    %54 = "llvm.add"(%arg24, %arg25) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %55 = "llvm.add"(%arg24, %arg25) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %56 = "llvm.add"(%arg24, %arg25) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %57 = "llvm.add"(%arg24, %arg25) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %58 = "llvm.add"(%arg24, %arg25) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %59 = "llvm.sub"(%arg24, %arg25) <{overflowFlags = 1 : i32}> {tag} : (i32, i32) -> i32
    %60 = "llvm.mul"(%arg26, %arg26) <{overflowFlags = 3 : i32}> : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
    %61 = "llvm.shl"(%arg24, %arg25) <{overflowFlags = 2 : i32}> : (i32, i32) -> i32
    %62 = "llvm.udiv"(%arg24, %arg25) <{isExact}> : (i32, i32) -> i32
    %63 = "llvm.sdiv"(%arg24, %arg25) <{isExact}> {tag = 1 : i32} : (i32, i32) -> i32
    %64 = "llvm.lshr"(%arg24, %arg25) <{isExact}> : (i32, i32) -> i32
    %65 = "llvm.ashr"(%arg26, %arg26) <{isExact}> : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
    %66 = "llvm.or"(%arg24, %arg25) <{isDisjoint}> : (i32, i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32, vector<4xf64>, f16, f80, f128, bf16, !llvm.ppc_fp128)>, linkage = #llvm.linkage<external>, sym_name = "float", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg16: f32, %arg17: f32, %arg18: vector<4xf64>, %arg19: f16, %arg20: f80, %arg21: f128, %arg22: bf16, %arg23: !llvm.ppc_fp128):
    %47 = "llvm.fadd"(%arg16, %arg17) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %48 = "llvm.fsub"(%arg18, %arg18) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf64>, vector<4xf64>) -> vector<4xf64>
    %49 = "llvm.fmul"(%arg19, %arg19) <{fastmathFlags = #llvm.fastmath<none>}> : (f16, f16) -> f16
    %50 = "llvm.fdiv"(%arg20, %arg20) <{fastmathFlags = #llvm.fastmath<none>}> : (f80, f80) -> f80
    %51 = "llvm.frem"(%arg21, %arg21) <{fastmathFlags = #llvm.fastmath<none>}> : (f128, f128) -> f128
    %52 = "llvm.fneg"(%arg22) <{fastmathFlags = #llvm.fastmath<none>}> : (bf16) -> bf16
    %53 = "llvm.fadd"(%arg23, %arg23) <{fastmathFlags = #llvm.fastmath<none>}> : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32, i1)>, linkage = #llvm.linkage<external>, sym_name = "fastmath", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg13: f32, %arg14: f32, %arg15: i1):
    %37 = "llvm.fadd"(%arg13, %arg14) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, f32) -> f32
    %38 = "llvm.fadd"(%arg13, %arg14) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32, f32) -> f32
    %39 = "llvm.fadd"(%arg13, %arg14) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, f32) -> f32
    %40 = "llvm.fsub"(%arg13, %arg14) <{fastmathFlags = #llvm.fastmath<ninf, contract>}> : (f32, f32) -> f32
    %41 = "llvm.fmul"(%arg13, %arg14) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %42 = "llvm.fdiv"(%arg13, %arg14) <{fastmathFlags = #llvm.fastmath<reassoc>}> {tag} : (f32, f32) -> f32
    %43 = "llvm.frem"(%arg13, %arg14) <{fastmathFlags = #llvm.fastmath<arcp>}> : (f32, f32) -> f32
    %44 = "llvm.fneg"(%arg13) <{fastmathFlags = #llvm.fastmath<nsz>}> : (f32) -> f32
    %45 = "llvm.fcmp"(%arg13, %arg14) <{fastmathFlags = #llvm.fastmath<afn>, predicate = 4 : i64}> : (f32, f32) -> i1
    %46 = "llvm.select"(%arg15, %arg13, %arg14) <{fastmathFlags = #llvm.fastmath<nnan>}> : (i1, f32, f32) -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, ptr, vector<4xi8>, vector<2x!llvm.ptr>, f32, vector<4xf64>)>, linkage = #llvm.linkage<external>, sym_name = "compare", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg6: i32, %arg7: i32, %arg8: !llvm.ptr, %arg9: vector<4xi8>, %arg10: vector<2x!llvm.ptr>, %arg11: f32, %arg12: vector<4xf64>):
    %7 = "llvm.icmp"(%arg6, %arg7) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %8 = "llvm.icmp"(%arg6, %arg7) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %9 = "llvm.icmp"(%arg6, %arg7) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %10 = "llvm.icmp"(%arg6, %arg7) <{predicate = 3 : i64}> : (i32, i32) -> i1
    %11 = "llvm.icmp"(%arg6, %arg7) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %12 = "llvm.icmp"(%arg6, %arg7) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %13 = "llvm.icmp"(%arg6, %arg7) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %14 = "llvm.icmp"(%arg6, %arg7) <{predicate = 7 : i64}> : (i32, i32) -> i1
    %15 = "llvm.icmp"(%arg6, %arg7) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %16 = "llvm.icmp"(%arg6, %arg7) <{predicate = 9 : i64}> : (i32, i32) -> i1
    %17 = "llvm.icmp"(%arg8, %arg8) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    %18 = "llvm.icmp"(%arg9, %arg9) <{predicate = 6 : i64}> {tag} : (vector<4xi8>, vector<4xi8>) -> vector<4xi1>
    %19 = "llvm.icmp"(%arg10, %arg10) <{predicate = 1 : i64}> : (vector<2x!llvm.ptr>, vector<2x!llvm.ptr>) -> vector<2xi1>
    %20 = "llvm.fcmp"(%arg11, %arg11) <{fastmathFlags = #llvm.fastmath<none>, predicate = 0 : i64}> : (f32, f32) -> i1
    %21 = "llvm.fcmp"(%arg11, %arg11) <{fastmathFlags = #llvm.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
    %22 = "llvm.fcmp"(%arg11, %arg11) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
    %23 = "llvm.fcmp"(%arg11, %arg11) <{fastmathFlags = #llvm.fastmath<none>, predicate = 3 : i64}> : (f32, f32) -> i1
    %24 = "llvm.fcmp"(%arg11, %arg11) <{fastmathFlags = #llvm.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %25 = "llvm.fcmp"(%arg11, %arg11) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f32, f32) -> i1
    %26 = "llvm.fcmp"(%arg11, %arg11) <{fastmathFlags = #llvm.fastmath<none>, predicate = 6 : i64}> : (f32, f32) -> i1
    %27 = "llvm.fcmp"(%arg11, %arg11) <{fastmathFlags = #llvm.fastmath<none>, predicate = 7 : i64}> : (f32, f32) -> i1
    %28 = "llvm.fcmp"(%arg11, %arg11) <{fastmathFlags = #llvm.fastmath<none>, predicate = 8 : i64}> : (f32, f32) -> i1
    %29 = "llvm.fcmp"(%arg11, %arg11) <{fastmathFlags = #llvm.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1
    %30 = "llvm.fcmp"(%arg11, %arg11) <{fastmathFlags = #llvm.fastmath<none>, predicate = 10 : i64}> : (f32, f32) -> i1
    %31 = "llvm.fcmp"(%arg11, %arg11) <{fastmathFlags = #llvm.fastmath<none>, predicate = 11 : i64}> : (f32, f32) -> i1
    %32 = "llvm.fcmp"(%arg11, %arg11) <{fastmathFlags = #llvm.fastmath<none>, predicate = 12 : i64}> : (f32, f32) -> i1
    %33 = "llvm.fcmp"(%arg11, %arg11) <{fastmathFlags = #llvm.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
    %34 = "llvm.fcmp"(%arg11, %arg11) <{fastmathFlags = #llvm.fastmath<none>, predicate = 14 : i64}> : (f32, f32) -> i1
    %35 = "llvm.fcmp"(%arg11, %arg11) <{fastmathFlags = #llvm.fastmath<none>, predicate = 15 : i64}> : (f32, f32) -> i1
    %36 = "llvm.fcmp"(%arg12, %arg12) <{fastmathFlags = #llvm.fastmath<none>, predicate = 1 : i64}> {tag = 1 : i8} : (vector<4xf64>, vector<4xf64>) -> vector<4xi1>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i1, i32, ptr, vector<4xi1>, vector<4xf32>, struct<(i32, f32)>)>, linkage = #llvm.linkage<external>, sym_name = "select", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: !llvm.ptr, %arg3: vector<4xi1>, %arg4: vector<4xf32>, %arg5: !llvm.struct<(i32, f32)>):
    %0 = "llvm.select"(%arg0, %arg1, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %1 = "llvm.select"(%arg0, %arg2, %arg2) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %2 = "llvm.select"(%arg3, %arg4, %arg4) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %3 = "llvm.select"(%arg0, %arg4, %arg4) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %4 = "llvm.select"(%arg0, %arg5, %arg5) <{fastmathFlags = #llvm.fastmath<none>}> {tag} : (i1, !llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>) -> !llvm.struct<(i32, f32)>
    %5 = "llvm.freeze"(%arg1) : (i32) -> i32
    %6 = "llvm.freeze"(%arg4) {tag} : (vector<4xf32>) -> vector<4xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

