// RUN: terrace opt %s --convert-gpu-to-nvvm --mlir-print-debuginfo --mlir-print-local-scope

#place = loc("kernel.mlir":3:4)
#file = #llvm.di_file<"kernel.mlir" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#scope = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = "Definition">

// Texts and functions are where the first file says, without the scopes of the function.
gpu.module @scoped {
  gpu.func @f(%i: i32) {
    gpu.printf "%d\n", %i : i32 loc(fused<#scope>[#place])
    gpu.printf "name" loc("name")
    gpu.printf "unknown" loc(unknown)
    gpu.printf "call" loc(callsite("callee" at fused["caller", #place]))
    gpu.return
  }
}

gpu.module @named {
  gpu.func @f(%p: i1) {
    gpu.printf "name" loc("name")
    cf.assert %p, "fails" loc(fused["assert", #place])
    gpu.return
  }
}
