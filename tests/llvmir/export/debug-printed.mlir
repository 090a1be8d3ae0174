// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt --mlir-print-debuginfo %s

// What MLIR prints with locations: aliases of attributes in front, those of locations behind.
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<"a.mlir" in "/d">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = true, emissionKind = Full>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_basic_type, #di_basic_type>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f0", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f1", file = #di_file, line = 11, scopeLine = 11, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#di_subprogram2 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f2", file = #di_file, line = 21, scopeLine = 21, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "a", file = #di_file, line = 1, arg = 1, type = #di_basic_type>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "v1", file = #di_file, line = 2, type = #di_basic_type>
#di_local_variable2 = #llvm.di_local_variable<scope = #di_subprogram, name = "v2", file = #di_file, line = 3, type = #di_basic_type>
#di_local_variable3 = #llvm.di_local_variable<scope = #di_subprogram, name = "v3", file = #di_file, line = 4, type = #di_basic_type>
#di_local_variable4 = #llvm.di_local_variable<scope = #di_subprogram, name = "v4", file = #di_file, line = 5, type = #di_basic_type>
#di_local_variable5 = #llvm.di_local_variable<scope = #di_subprogram1, name = "a", file = #di_file, line = 11, arg = 1, type = #di_basic_type>
#di_local_variable6 = #llvm.di_local_variable<scope = #di_subprogram1, name = "v1", file = #di_file, line = 12, type = #di_basic_type>
#di_local_variable7 = #llvm.di_local_variable<scope = #di_subprogram1, name = "v2", file = #di_file, line = 13, type = #di_basic_type>
#di_local_variable8 = #llvm.di_local_variable<scope = #di_subprogram1, name = "v3", file = #di_file, line = 14, type = #di_basic_type>
#di_local_variable9 = #llvm.di_local_variable<scope = #di_subprogram1, name = "v4", file = #di_file, line = 15, type = #di_basic_type>
#di_local_variable10 = #llvm.di_local_variable<scope = #di_subprogram2, name = "a", file = #di_file, line = 21, arg = 1, type = #di_basic_type>
#di_local_variable11 = #llvm.di_local_variable<scope = #di_subprogram2, name = "v1", file = #di_file, line = 22, type = #di_basic_type>
#di_local_variable12 = #llvm.di_local_variable<scope = #di_subprogram2, name = "v2", file = #di_file, line = 23, type = #di_basic_type>
#di_local_variable13 = #llvm.di_local_variable<scope = #di_subprogram2, name = "v3", file = #di_file, line = 24, type = #di_basic_type>
#di_local_variable14 = #llvm.di_local_variable<scope = #di_subprogram2, name = "v4", file = #di_file, line = 25, type = #di_basic_type>
module {
  llvm.func @f0(%arg0: i32 loc("a.mlir":1:15)) -> i32 {
    llvm.intr.dbg.value #di_local_variable = %arg0 : i32 loc(#loc18)
    %0 = llvm.add %arg0, %arg0 : i32 loc(#loc19)
    llvm.intr.dbg.value #di_local_variable1 = %0 : i32 loc(#loc19)
    %1 = llvm.add %0, %arg0 : i32 loc(#loc20)
    llvm.intr.dbg.value #di_local_variable2 = %1 : i32 loc(#loc20)
    %2 = llvm.add %1, %arg0 : i32 loc(#loc21)
    llvm.intr.dbg.value #di_local_variable3 = %2 : i32 loc(#loc21)
    %3 = llvm.add %2, %arg0 : i32 loc(#loc22)
    llvm.intr.dbg.value #di_local_variable4 = %3 : i32 loc(#loc22)
    llvm.return %3 : i32 loc(#loc23)
  } loc(#loc18)
  llvm.func @f1(%arg0: i32 loc("a.mlir":11:15)) -> i32 {
    llvm.intr.dbg.value #di_local_variable5 = %arg0 : i32 loc(#loc24)
    %0 = llvm.add %arg0, %arg0 : i32 loc(#loc25)
    llvm.intr.dbg.value #di_local_variable6 = %0 : i32 loc(#loc25)
    %1 = llvm.add %0, %arg0 : i32 loc(#loc26)
    llvm.intr.dbg.value #di_local_variable7 = %1 : i32 loc(#loc26)
    %2 = llvm.add %1, %arg0 : i32 loc(#loc27)
    llvm.intr.dbg.value #di_local_variable8 = %2 : i32 loc(#loc27)
    %3 = llvm.add %2, %arg0 : i32 loc(#loc28)
    llvm.intr.dbg.value #di_local_variable9 = %3 : i32 loc(#loc28)
    llvm.return %3 : i32 loc(#loc29)
  } loc(#loc24)
  llvm.func @f2(%arg0: i32 loc("a.mlir":21:15)) -> i32 {
    llvm.intr.dbg.value #di_local_variable10 = %arg0 : i32 loc(#loc30)
    %0 = llvm.add %arg0, %arg0 : i32 loc(#loc31)
    llvm.intr.dbg.value #di_local_variable11 = %0 : i32 loc(#loc31)
    %1 = llvm.add %0, %arg0 : i32 loc(#loc32)
    llvm.intr.dbg.value #di_local_variable12 = %1 : i32 loc(#loc32)
    %2 = llvm.add %1, %arg0 : i32 loc(#loc33)
    llvm.intr.dbg.value #di_local_variable13 = %2 : i32 loc(#loc33)
    %3 = llvm.add %2, %arg0 : i32 loc(#loc34)
    llvm.intr.dbg.value #di_local_variable14 = %3 : i32 loc(#loc34)
    llvm.return %3 : i32 loc(#loc35)
  } loc(#loc30)
}
#loc = loc("a.mlir":1:3)
#loc1 = loc("a.mlir":2:4)
#loc2 = loc("a.mlir":3:5)
#loc3 = loc("a.mlir":4:6)
#loc4 = loc("a.mlir":5:7)
#loc5 = loc("a.mlir":6:8)
#loc6 = loc("a.mlir":11:3)
#loc7 = loc("a.mlir":12:4)
#loc8 = loc("a.mlir":13:5)
#loc9 = loc("a.mlir":14:6)
#loc10 = loc("a.mlir":15:7)
#loc11 = loc("a.mlir":16:8)
#loc12 = loc("a.mlir":21:3)
#loc13 = loc("a.mlir":22:4)
#loc14 = loc("a.mlir":23:5)
#loc15 = loc("a.mlir":24:6)
#loc16 = loc("a.mlir":25:7)
#loc17 = loc("a.mlir":26:8)
#loc18 = loc(fused<#di_subprogram>[#loc])
#loc19 = loc(fused<#di_subprogram>[#loc1])
#loc20 = loc(fused<#di_subprogram>[#loc2])
#loc21 = loc(fused<#di_subprogram>[#loc3])
#loc22 = loc(fused<#di_subprogram>[#loc4])
#loc23 = loc(fused<#di_subprogram>[#loc5])
#loc24 = loc(fused<#di_subprogram1>[#loc6])
#loc25 = loc(fused<#di_subprogram1>[#loc7])
#loc26 = loc(fused<#di_subprogram1>[#loc8])
#loc27 = loc(fused<#di_subprogram1>[#loc9])
#loc28 = loc(fused<#di_subprogram1>[#loc10])
#loc29 = loc(fused<#di_subprogram1>[#loc11])
#loc30 = loc(fused<#di_subprogram2>[#loc12])
#loc31 = loc(fused<#di_subprogram2>[#loc13])
#loc32 = loc(fused<#di_subprogram2>[#loc14])
#loc33 = loc(fused<#di_subprogram2>[#loc15])
#loc34 = loc(fused<#di_subprogram2>[#loc16])
#loc35 = loc(fused<#di_subprogram2>[#loc17])
