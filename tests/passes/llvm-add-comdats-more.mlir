// RUN: terrace opt %s --llvm-add-comdats

llvm.func linkonce @f() { llvm.return }
llvm.comdat @__llvm_comdat { llvm.comdat_selector @old any }
llvm.func linkonce_odr @has() comdat(@__llvm_comdat::@old) { llvm.return }
