// RUN: not terrace opt %s --split-input-file 2>&1

#file = #llvm.di_file<"a.c" in "/">
module attributes {t.a = #llvm.di_compile_unit<sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>} {}

// -----

#file = #llvm.di_file<"a.c" in "/">
module attributes {t.a = #llvm.di_compile_unit<id = distinct[0]<>, file = #file, isOptimized = false, emissionKind = Full>} {}

// -----

module attributes {t.a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, isOptimized = false, emissionKind = Full>} {}
