// RUN: terrace opt %s --mem2reg --mlir-print-debuginfo
// RUN: terrace opt %s --sroa --mlir-print-debuginfo

#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_basic_type1 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "double", sizeInBits = 64, encoding = DW_ATE_float>
#di_basic_type2 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "float", sizeInBits = 32, encoding = DW_ATE_float>
#di_file = #llvm.di_file<"t2.c" in "/src">
#loc1 = loc("t2.c":2:0)
#loc11 = loc("t2.c":2:37)
#loc17 = loc("t2.c":2:73)
#loc20 = loc("t2.c":3:0)
#loc31 = loc("t2.c":3:68)
#loc34 = loc("t2.c":3:87)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #di_file, producer = "Debian clang version 22.1.8 (1~deb12u1)", isOptimized = false, emissionKind = Full, nameTableKind = None>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_basic_type, sizeInBits = 64>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_basic_type1, #di_basic_type1, #di_basic_type2>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = Definition, type = #di_subroutine_type>
#di_subroutine_type1 = #llvm.di_subroutine_type<types = #di_basic_type, #di_derived_type, #di_basic_type>
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram, file = #di_file, line = 3, column = 49>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 3, arg = 1, type = #di_basic_type1>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "y", file = #di_file, line = 3, arg = 2, type = #di_basic_type2>
#di_local_variable2 = #llvm.di_local_variable<scope = #di_subprogram, name = "z", file = #di_file, line = 3, type = #di_basic_type1>
#di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "sum", file = #di_file, line = 2, scopeLine = 2, subprogramFlags = Definition, type = #di_subroutine_type1>
#loc38 = loc(fused<#di_subprogram>[#loc20])
#di_lexical_block1 = #llvm.di_lexical_block<scope = #di_subprogram1, file = #di_file, line = 2, column = 37>
#di_local_variable3 = #llvm.di_local_variable<scope = #di_subprogram1, name = "a", file = #di_file, line = 2, arg = 1, type = #di_derived_type>
#di_local_variable4 = #llvm.di_local_variable<scope = #di_subprogram1, name = "n", file = #di_file, line = 2, arg = 2, type = #di_basic_type>
#di_local_variable5 = #llvm.di_local_variable<scope = #di_subprogram1, name = "s", file = #di_file, line = 2, type = #di_basic_type>
#loc45 = loc(fused<#di_subprogram1>[#loc1])
#loc57 = loc(fused<#di_lexical_block>[#loc31])
#loc60 = loc(fused<#di_lexical_block>[#loc34])
#di_local_variable6 = #llvm.di_local_variable<scope = #di_lexical_block1, name = "i", file = #di_file, line = 2, type = #di_basic_type>
#loc64 = loc(fused<#di_lexical_block1>[#loc11])
#loc65 = loc(fused<#di_lexical_block1>[#loc17])
#loop_annotation = #llvm.loop_annotation<mustProgress = true, startLoc = #loc57, endLoc = #loc60>
#loop_annotation1 = #llvm.loop_annotation<mustProgress = true, startLoc = #loc64, endLoc = #loc65>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.module_flags [#llvm.mlir.module_flag<max, "Dwarf Version", 5 : i32>, #llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>, #llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>] loc(#loc)
  llvm.func @sum(%arg0: !llvm.ptr {llvm.noundef} loc(fused<#di_subprogram1>[#loc1]), %arg1: i32 {llvm.noundef} loc(fused<#di_subprogram1>[#loc1])) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc2)
    %1 = llvm.mlir.constant(0 : i32) : i32 loc(#loc2)
    %2 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable3 = %2 : !llvm.ptr loc(#loc46)
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable4 = %3 : !llvm.ptr loc(#loc47)
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable5 = %4 : !llvm.ptr loc(#loc48)
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable6 = %5 : !llvm.ptr loc(#loc62)
    llvm.store %arg0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr loc(#loc2)
    llvm.store %arg1, %3 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc2)
    llvm.store %1, %4 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc48)
    llvm.store %1, %5 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc62)
    llvm.br ^bb1 loc(#loc63)
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %6 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc66)
    %7 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc67)
    %8 = llvm.icmp "slt" %6, %7 : i32 loc(#loc68)
    llvm.cond_br %8, ^bb2, ^bb4 loc(#loc64)
  ^bb2:  // pred: ^bb1
    %9 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr loc(#loc69)
    %10 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc70)
    %11 = llvm.sext %10 : i32 to i64 loc(#loc69)
    %12 = llvm.getelementptr inbounds %9[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i32 loc(#loc69)
    %13 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc69)
    %14 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc71)
    %15 = llvm.add %14, %13 overflow<nsw> : i32 loc(#loc71)
    llvm.store %15, %4 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc71)
    llvm.br ^bb3 loc(#loc72)
  ^bb3:  // pred: ^bb2
    %16 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc73)
    %17 = llvm.add %16, %0 overflow<nsw> : i32 loc(#loc73)
    llvm.store %17, %5 {alignment = 4 : i64} : i32, !llvm.ptr loc(#loc73)
    llvm.br ^bb1 {loop_annotation = #loop_annotation1} loc(#loc74)
  ^bb4:  // pred: ^bb1
    %18 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32 loc(#loc49)
    llvm.return %18 : i32 loc(#loc50)
  } loc(#loc45)
  llvm.func @f(%arg0: f64 {llvm.noundef} loc(fused<#di_subprogram>[#loc20]), %arg1: f32 {llvm.noundef} loc(fused<#di_subprogram>[#loc20])) -> f64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc2)
    %1 = llvm.mlir.constant(3.000000e+00 : f64) : f64 loc(#loc2)
    %2 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable = %2 : !llvm.ptr loc(#loc39)
    %3 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable1 = %3 : !llvm.ptr loc(#loc40)
    %4 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr loc(#loc2)
    llvm.intr.dbg.declare #di_local_variable2 = %4 : !llvm.ptr loc(#loc41)
    llvm.store %arg0, %2 {alignment = 8 : i64} : f64, !llvm.ptr loc(#loc2)
    llvm.store %arg1, %3 {alignment = 4 : i64} : f32, !llvm.ptr loc(#loc2)
    %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> f64 loc(#loc42)
    llvm.store %5, %4 {alignment = 8 : i64} : f64, !llvm.ptr loc(#loc41)
    %6 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> f32 loc(#loc51)
    %7 = llvm.fpext %6 : f32 to f64 loc(#loc51)
    %8 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> f64 loc(#loc52)
    %9 = llvm.fcmp "ogt" %7, %8 : f64 loc(#loc53)
    llvm.cond_br %9, ^bb1, ^bb2 loc(#loc53)
  ^bb1:  // pred: ^bb0
    %10 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> f32 loc(#loc54)
    %11 = llvm.fpext %10 : f32 to f64 loc(#loc54)
    llvm.store %11, %4 {alignment = 8 : i64} : f64, !llvm.ptr loc(#loc55)
    llvm.br ^bb6 loc(#loc56)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3 loc(#loc57)
  ^bb3:  // 2 preds: ^bb2, ^bb4
    %12 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> f64 loc(#loc58)
    %13 = llvm.fcmp "olt" %12, %1 : f64 loc(#loc59)
    llvm.cond_br %13, ^bb4, ^bb5 loc(#loc57)
  ^bb4:  // pred: ^bb3
    %14 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> f32 loc(#loc60)
    %15 = llvm.fpext %14 : f32 to f64 loc(#loc60)
    %16 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> f64 loc(#loc61)
    %17 = llvm.fadd %16, %15 : f64 loc(#loc61)
    llvm.store %17, %4 {alignment = 8 : i64} : f64, !llvm.ptr loc(#loc61)
    llvm.br ^bb3 {loop_annotation = #loop_annotation} loc(#loc57)
  ^bb5:  // pred: ^bb3
    llvm.br ^bb6 loc(#loc2)
  ^bb6:  // 2 preds: ^bb1, ^bb5
    %18 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> f64 loc(#loc43)
    llvm.return %18 : f64 loc(#loc44)
  } loc(#loc38)
} loc(#loc)
#loc = loc("t2.c":0:0)
#loc2 = loc(unknown)
#loc3 = loc("t2.c":2:14)
#loc4 = loc("t2.c":2:21)
#loc5 = loc("t2.c":2:30)
#loc6 = loc("t2.c":2:46)
#loc7 = loc("t2.c":2:42)
#loc8 = loc("t2.c":2:53)
#loc9 = loc("t2.c":2:57)
#loc10 = loc("t2.c":2:55)
#loc12 = loc("t2.c":2:70)
#loc13 = loc("t2.c":2:72)
#loc14 = loc("t2.c":2:67)
#loc15 = loc("t2.c":2:65)
#loc16 = loc("t2.c":2:61)
#loc18 = loc("t2.c":2:83)
#loc19 = loc("t2.c":2:76)
#loc21 = loc("t2.c":3:17)
#loc22 = loc("t2.c":3:26)
#loc23 = loc("t2.c":3:38)
#loc24 = loc("t2.c":3:42)
#loc25 = loc("t2.c":3:49)
#loc26 = loc("t2.c":3:53)
#loc27 = loc("t2.c":3:51)
#loc28 = loc("t2.c":3:60)
#loc29 = loc("t2.c":3:58)
#loc30 = loc("t2.c":3:56)
#loc32 = loc("t2.c":3:75)
#loc33 = loc("t2.c":3:77)
#loc35 = loc("t2.c":3:84)
#loc36 = loc("t2.c":3:97)
#loc37 = loc("t2.c":3:90)
#loc39 = loc(fused<#di_subprogram>[#loc21])
#loc40 = loc(fused<#di_subprogram>[#loc22])
#loc41 = loc(fused<#di_subprogram>[#loc23])
#loc42 = loc(fused<#di_subprogram>[#loc24])
#loc43 = loc(fused<#di_subprogram>[#loc36])
#loc44 = loc(fused<#di_subprogram>[#loc37])
#loc46 = loc(fused<#di_subprogram1>[#loc3])
#loc47 = loc(fused<#di_subprogram1>[#loc4])
#loc48 = loc(fused<#di_subprogram1>[#loc5])
#loc49 = loc(fused<#di_subprogram1>[#loc18])
#loc50 = loc(fused<#di_subprogram1>[#loc19])
#loc51 = loc(fused<#di_lexical_block>[#loc25])
#loc52 = loc(fused<#di_lexical_block>[#loc26])
#loc53 = loc(fused<#di_lexical_block>[#loc27])
#loc54 = loc(fused<#di_lexical_block>[#loc28])
#loc55 = loc(fused<#di_lexical_block>[#loc29])
#loc56 = loc(fused<#di_lexical_block>[#loc30])
#loc58 = loc(fused<#di_lexical_block>[#loc32])
#loc59 = loc(fused<#di_lexical_block>[#loc33])
#loc61 = loc(fused<#di_lexical_block>[#loc35])
#di_lexical_block2 = #llvm.di_lexical_block<scope = #di_lexical_block1, file = #di_file, line = 2, column = 37>
#loc62 = loc(fused<#di_lexical_block1>[#loc6])
#loc63 = loc(fused<#di_lexical_block1>[#loc7])
#loc66 = loc(fused<#di_lexical_block2>[#loc8])
#loc67 = loc(fused<#di_lexical_block2>[#loc9])
#loc68 = loc(fused<#di_lexical_block2>[#loc10])
#loc69 = loc(fused<#di_lexical_block2>[#loc12])
#loc70 = loc(fused<#di_lexical_block2>[#loc13])
#loc71 = loc(fused<#di_lexical_block2>[#loc14])
#loc72 = loc(fused<#di_lexical_block2>[#loc15])
#loc73 = loc(fused<#di_lexical_block2>[#loc16])
#loc74 = loc(fused<#di_lexical_block2>[#loc11])
