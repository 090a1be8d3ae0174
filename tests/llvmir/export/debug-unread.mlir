// RUN: terrace translate --mlir-to-llvmir %s

// LLVM does not look at what the variable of a global leads to: the length of the string has an expression that is
// none.

#file = #llvm.di_file<"a.f90" in "">
#bad = #llvm.di_string_type<tag = DW_TAG_string_type, name = "character", sizeInBits = 64, stringLengthExp = <[DW_OP_lit3, DW_OP_shl]>>
#space = #llvm.di_namespace<name = "n", exportSymbols = false>
#var = #llvm.di_global_variable<scope = #space, name = "s", file = #file, line = 1, type = #bad, isDefined = true>
#global = #llvm.di_global_variable_expression<var = #var, expr = <>>

llvm.mlir.global external @g(1 : i64) {dbg_exprs = [#global]} : i64
