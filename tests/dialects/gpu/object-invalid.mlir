// RUN: terrace opt %s --split-input-file --verify-diagnostics

// expected-error @below {{the target attribute must implement or promise the `gpu::TargetAttrInterface`}}
gpu.binary @no_target [#gpu.object<"", bin = "">]

// -----

// expected-error @below {{expected keyword for GPU object format}}
gpu.binary @other_form [#gpu.object<#nvvm.target, isa = "">]

// -----

// expected-error @below {{invalid kind of attribute specified}}
// expected-error @below {{failed to parse GPU_ObjectAttr parameter 'object' which is to be a `StringAttr`}}
gpu.binary @no_code [#gpu.object<#nvvm.target, bin = 3>]

// -----

// expected-error @below {{expected ','}}
gpu.binary @nothing [#gpu.object<#nvvm.target>]

// -----

// expected-error @below {{expected keyword for GPU object format}}
gpu.binary @order [#gpu.object<#nvvm.target, kernels = #gpu.kernel_table<>, properties = {}, "">]

// -----

// expected-error @below {{invalid kind of attribute specified}}
// expected-error @below {{failed to parse GPU_ObjectAttr parameter 'properties' which is to be a `DictionaryAttr`}}
gpu.binary @no_dictionary [#gpu.object<#nvvm.target, properties = [], "">]

// -----

// expected-error @below {{invalid kind of attribute specified}}
// expected-error @below {{failed to parse GPU_ObjectAttr parameter 'kernels' which is to be a `KernelTableAttr`}}
gpu.binary @no_table [#gpu.object<#nvvm.target, kernels = #gpu.kernel_metadata<"k", () -> ()>, "">]

// -----

// expected-error @below {{expected all kernels to be uniquely named}}
// expected-error @below {{failed to parse GPU_ObjectAttr parameter 'kernels' which is to be a `KernelTableAttr`}}
gpu.binary @same_name [#gpu.object<#rocdl.target, kernels = #gpu.kernel_table<[#gpu.kernel_metadata<"k", () -> ()>, #gpu.kernel_metadata<"k", () -> ()>]>, "">]

// -----

// expected-error @below {{all attributes in the array must be a dictionary attribute}}
// expected-error @below {{failed to parse GPU_KernelTableAttr parameter 'kernel_table' which is to be a `::llvm::ArrayRef<KernelMetadataAttr>`}}
// expected-error @below {{failed to parse GPU_ObjectAttr parameter 'kernels' which is to be a `KernelTableAttr`}}
gpu.binary @argument_attributes [#gpu.object<#rocdl.target, kernels = #gpu.kernel_table<[#gpu.kernel_metadata<"k", (i32) -> (), arg_attrs = [3]>]>, "">]

// -----

// expected-error @below {{the kernel name can't be empty}}
// expected-error @below {{failed to parse GPU_KernelTableAttr parameter 'kernel_table' which is to be a `::llvm::ArrayRef<KernelMetadataAttr>`}}
// expected-error @below {{failed to parse GPU_ObjectAttr parameter 'kernels' which is to be a `KernelTableAttr`}}
gpu.binary @no_name [#gpu.object<#rocdl.target, kernels = #gpu.kernel_table<[#gpu.kernel_metadata<"", () -> ()>]>, "">]

// -----

// expected-error @below {{the object index must be positive}}
gpu.binary @negative <#gpu.select_object<-1>> [#gpu.object<#nvvm.target, "">]

// -----

// expected-error @below {{the target attribute must be a GPU Target attribute}}
gpu.binary @chosen_by_text <#gpu.select_object<"a">> [#gpu.object<#nvvm.target, "">]

// -----

// expected-error @below {{expected '>'}}
gpu.binary @more [#gpu.object<#nvvm.target, "", "">]
