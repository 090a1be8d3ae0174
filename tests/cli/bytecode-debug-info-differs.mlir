// RUN: terrace opt %s --emit-bytecode | terrace opt

// DIFFERS: upstream's bytecode loses the name of the file with split debug information

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full, splitDebugFilename = "a.dwo">
module attributes {t.cu = #cu} {}
