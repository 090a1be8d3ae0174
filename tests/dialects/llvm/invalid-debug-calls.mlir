// RUN: not terrace opt %s 2>&1

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#st = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#sp2 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 1, subprogramFlags = "Definition", type = #st>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v1 = #llvm.di_local_variable<scope = #sp, name = "a", file = #file, line = 1, arg = 1, type = #int>
#v2 = #llvm.di_local_variable<scope = #sp, name = "b", file = #file, line = 1, arg = 1, type = #int>
#v3 = #llvm.di_local_variable<scope = #sp2, name = "b", file = #file, line = 1, arg = 1, type = #int>
#decl = #llvm.di_subprogram<scope = #file, name = "d", file = #file, line = 1, type = #st>
llvm.func @g() { llvm.return } loc(fused<#sp2>["a.c":1:1])
llvm.func @f() { 
  llvm.call @g() : () -> () loc(unknown)
  llvm.return loc(unknown) } loc(fused<#sp>["a.c":1:1])
