// RUN: terrace opt %s --mem2reg
// DIFFERS: upstream crashes: it describes the loads, which it has erased

// Values that are loaded and stored again are described as what was stored first.

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "long", sizeInBits = 64, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#var = #llvm.di_local_variable<scope = #sp, name = "n", file = #file, line = 2, type = #type>
llvm.func @f(%arg0: i64, %arg1: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #var = %p : !llvm.ptr
  llvm.store %arg0, %p : i64, !llvm.ptr
  %a = llvm.load %p : !llvm.ptr -> i64
  llvm.store %a, %p : i64, !llvm.ptr
  %b = llvm.load %p : !llvm.ptr -> i64
  llvm.store %b, %p : i64, !llvm.ptr
  %c = llvm.load %p : !llvm.ptr -> i64
  llvm.store %c, %arg1 : i64, !llvm.ptr
  llvm.return
}
