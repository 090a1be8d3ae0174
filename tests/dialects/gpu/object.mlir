// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s | terrace opt

// The form of an object; `fatbin` is the default.
gpu.binary @forms [
  #gpu.object<#nvvm.target, offload = "BC\C0\DE">,
  #gpu.object<#nvvm.target<chip = "sm_90">, assembly = "//\0A.version 8.0\00">,
  #gpu.object<#rocdl.target, bin = "\7FELF">,
  #gpu.object<#rocdl.target<chip = "gfx942">, fatbin = "a">,
  #gpu.object<#nvvm.target<O = 3>, "b">
]

gpu.binary @properties [
  #gpu.object<#nvvm.target, properties = {O = 2 : i32, section = ".nv_fatbin"}, assembly = "">,
  #gpu.object<#nvvm.target, properties = {}, "">,
  #gpu.object<#rocdl.target, properties = {LLVMIRToISATimeInMs = 1 : i64}, bin = "">
]

gpu.binary @kernels [
  #gpu.object<#rocdl.target, kernels = #gpu.kernel_table<>, bin = "">,
  #gpu.object<#rocdl.target, kernels = #gpu.kernel_table<[#gpu.kernel_metadata<"k", () -> ()>]>, "">,
  #gpu.object<#nvvm.target, properties = {O = 1 : i32}, kernels = #gpu.kernel_table<[#gpu.kernel_metadata<"b", (i32, f32) -> ()>, #gpu.kernel_metadata<"a", () -> (), metadata = {sgpr_count = 6 : i64}>]>, offload = "">,
  #gpu.object<#rocdl.target, kernels = #gpu.kernel_table<[#gpu.kernel_metadata<"k", !llvm.func<void (i32, ptr)>, arg_attrs = [{llvm.noundef}, {}], metadata = {vgpr_count = 4 : i64}>, #gpu.kernel_metadata<"l", (i32) -> (), arg_attrs = [{llvm.noalias}]>]>, "">
]

gpu.binary @first <#gpu.select_object> [#gpu.object<#nvvm.target, "">]
gpu.binary @by_number <#gpu.select_object<1>> [#gpu.object<#nvvm.target, "">, #gpu.object<#rocdl.target, "">]
gpu.binary @by_number_64 <#gpu.select_object<1 : i64>> [#gpu.object<#nvvm.target, "">, #gpu.object<#rocdl.target, "">]
gpu.binary @by_target <#gpu.select_object<#rocdl.target>> [#gpu.object<#nvvm.target, "">, #gpu.object<#rocdl.target, "">]
gpu.binary @with_attributes <#gpu.select_object<0>> {t.x = #gpu.object<#nvvm.target, bin = "x">} [#gpu.object<#nvvm.target, "">]

func.func private @attributes() attributes {
  t.object = #gpu.object<#nvvm.target<flags = {fast}, link = ["a.bc"]>, assembly = "\22\\\09">,
  t.array = [#gpu.object<#rocdl.target, "">, #gpu.kernel_table<>, #gpu.kernel_table<[#gpu.kernel_metadata<"k", () -> ()>]>]
}
