// RUN: terrace opt %s --allow-unregistered-dialect

"builtin.module"() ({
  "func.func"() <{function_type = (vector<[4]xi1>, vector<[8]xi1>, vector<[4]xi32>, vector<[4]xf32>, vector<[16]xi8>, vector<[8]xi16>, vector<[2]xi64>, vector<[8]xbf16>, vector<[16]xi1>, index, vector<2x[4]xi1>, vector<2x[4]xi32>) -> (vector<[4]xi32>, vector<[2]xi64>, vector<[4]xi32>, vector<[4]xf32>), sym_name = "f"}> ({
  ^bb0(%arg8: vector<[4]xi1>, %arg9: vector<[8]xi1>, %arg10: vector<[4]xi32>, %arg11: vector<[4]xf32>, %arg12: vector<[16]xi8>, %arg13: vector<[8]xi16>, %arg14: vector<[2]xi64>, %arg15: vector<[8]xbf16>, %arg16: vector<[16]xi1>, %arg17: index, %arg18: vector<2x[4]xi1>, %arg19: vector<2x[4]xi32>):
    %21 = "arm_sve.sdot"(%arg10, %arg12, %arg12) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %22 = "arm_sve.sdot"(%arg14, %arg13, %arg13) {a} : (vector<[2]xi64>, vector<[8]xi16>, vector<[8]xi16>) -> vector<[2]xi64>
    %23 = "arm_sve.smmla"(%arg10, %arg12, %arg12) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %24 = "arm_sve.udot"(%arg10, %arg12, %arg12) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %25 = "arm_sve.ummla"(%arg10, %arg12, %arg12) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %26 = "arm_sve.usmmla"(%arg10, %arg12, %arg12) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %27 = "arm_sve.intr.bfmmla"(%arg11, %arg15, %arg15) : (vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>) -> vector<[4]xf32>
    %28 = "arm_sve.convert_from_svbool"(%arg16) : (vector<[16]xi1>) -> vector<[4]xi1>
    %29 = "arm_sve.convert_to_svbool"(%arg8) : (vector<[4]xi1>) -> vector<[16]xi1>
    %30 = "arm_sve.convert_to_svbool"(%arg18) : (vector<2x[4]xi1>) -> vector<2x[16]xi1>
    %31 = "arm_sve.convert_from_svbool"(%30) : (vector<2x[16]xi1>) -> vector<2x[8]xi1>
    %32:2 = "arm_sve.zip.x2"(%arg10, %arg10) {b} : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>)
    %33:4 = "arm_sve.zip.x4"(%arg10, %arg10, %arg10, %arg10) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
    %34 = "arm_sve.psel"(%arg8, %arg9, %arg17) : (vector<[4]xi1>, vector<[8]xi1>, index) -> vector<[4]xi1>
    %35 = "arm_sve.masked.addi"(%arg8, %arg10, %arg10) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %36 = "arm_sve.masked.addf"(%arg8, %arg11, %arg11) {c} : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %37 = "arm_sve.masked.subi"(%arg8, %arg10, %arg10) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %38 = "arm_sve.masked.subf"(%arg8, %arg11, %arg11) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %39 = "arm_sve.masked.muli"(%arg8, %arg10, %arg10) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %40 = "arm_sve.masked.mulf"(%arg8, %arg11, %arg11) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %41 = "arm_sve.masked.divi_signed"(%arg8, %arg10, %arg10) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %42 = "arm_sve.masked.divi_unsigned"(%arg8, %arg10, %arg10) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %43 = "arm_sve.masked.divf"(%arg8, %arg11, %arg11) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %44 = "arm_sve.dupq_lane"(%arg10) <{lane = 1 : i64}> {d} : (vector<[4]xi32>) -> vector<[4]xi32>
    %45 = "arm_sve.masked.addi"(%arg18, %arg19, %arg19) : (vector<2x[4]xi1>, vector<2x[4]xi32>, vector<2x[4]xi32>) -> vector<2x[4]xi32>
    %46 = "t.use"(%21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32#0, %32#1, %33#0, %33#1, %33#2, %33#3, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45) : (vector<[4]xi32>, vector<[2]xi64>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xf32>, vector<[4]xi1>, vector<[16]xi1>, vector<2x[16]xi1>, vector<2x[8]xi1>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xi32>, vector<[4]xf32>, vector<[4]xi32>, vector<[4]xf32>, vector<[4]xi32>, vector<[4]xf32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xf32>, vector<[4]xi32>, vector<2x[4]xi32>) -> i32
    "func.return"(%21, %22, %23, %27) : (vector<[4]xi32>, vector<[2]xi64>, vector<[4]xi32>, vector<[4]xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi32>, vector<[16]xi8>, vector<[4]xf32>, vector<[16]xi1>, vector<[8]xi1>, i32, i64) -> (), sym_name = "intrinsics"}> ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[16]xi8>, %arg3: vector<[4]xf32>, %arg4: vector<[16]xi1>, %arg5: vector<[8]xi1>, %arg6: i32, %arg7: i64):
    %0 = "arm_sve.intr.add"(%arg0, %arg1, %arg1) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %1 = "arm_sve.intr.sub"(%arg0, %arg1, %arg1) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %2 = "arm_sve.intr.mul"(%arg0, %arg1, %arg1) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %3 = "arm_sve.intr.sdiv"(%arg0, %arg1, %arg1) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %4 = "arm_sve.intr.udiv"(%arg0, %arg1, %arg1) {note} : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %5 = "arm_sve.intr.fadd"(%arg0, %arg3, %arg3) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %6 = "arm_sve.intr.fsub"(%arg0, %arg3, %arg3) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %7 = "arm_sve.intr.fmul"(%arg0, %arg3, %arg3) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %8 = "arm_sve.intr.fdiv"(%arg0, %arg3, %arg3) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %9 = "arm_sve.intr.sdot"(%arg1, %arg2, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %10 = "arm_sve.intr.udot"(%arg1, %arg2, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %11 = "arm_sve.intr.smmla"(%arg1, %arg2, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %12 = "arm_sve.intr.ummla"(%arg1, %arg2, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %13 = "arm_sve.intr.usmmla"(%arg1, %arg2, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %14 = "arm_sve.intr.convert.from.svbool"(%arg4) : (vector<[16]xi1>) -> vector<[2]xi1>
    %15 = "arm_sve.intr.convert.to.svbool"(%arg0) : (vector<[4]xi1>) -> vector<[16]xi1>
    %16 = "arm_sve.intr.zip.x2"(%arg1, %arg1) : (vector<[4]xi32>, vector<[4]xi32>) -> !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>)>
    %17 = "arm_sve.intr.zip.x4"(%arg1, %arg1, %arg1, %arg1) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)>
    %18 = "arm_sve.intr.psel"(%arg4, %arg5, %arg6) : (vector<[16]xi1>, vector<[8]xi1>, i32) -> vector<[16]xi1>
    %19 = "arm_sve.intr.whilelt"(%arg7, %arg7) : (i64, i64) -> vector<[4]xi1>
    %20 = "arm_sve.intr.dupq_lane"(%arg1) <{lane = 3 : i64}> : (vector<[4]xi32>) -> vector<[4]xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
