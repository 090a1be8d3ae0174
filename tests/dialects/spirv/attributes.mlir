// RUN: terrace opt %s --split-input-file
// RUN: terrace opt %s --split-input-file --mlir-print-op-generic

func.func private @a() attributes {
a = #spirv.vce<v1.0, [Shader], []>,
b = #spirv.vce<v1.6, [Shader, Kernel], [SPV_KHR_storage_buffer_storage_class]>,
c = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>,
d = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api=Vulkan, #spirv.resource_limits<>>,
e = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api=Vulkan, NVIDIA, #spirv.resource_limits<>>,
f = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api=Vulkan, NVIDIA:DiscreteGPU, #spirv.resource_limits<>>,
g = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api=Vulkan, NVIDIA:DiscreteGPU:1234, #spirv.resource_limits<max_compute_shared_memory_size = 4, max_compute_workgroup_invocations = 7, max_compute_workgroup_size = [1,2,3], subgroup_size = 5, min_subgroup_size = 3, max_subgroup_size=9, cooperative_matrix_properties_khr=[], cooperative_matrix_properties_nv = []>>,
h = #spirv.entry_point_abi<>,
i = #spirv.entry_point_abi<workgroup_size = [1,2,3]>,
j = #spirv.entry_point_abi<workgroup_size = [1,2,3], subgroup_size = 4, target_width = 64>,
k = #spirv.interface_var_abi<(0, 1)>,
l = #spirv.interface_var_abi<(0, 1), StorageBuffer>,
m = #spirv.linkage_attributes<linkage_name = "a", linkage_type = <Import>>,
n = #spirv.linkage_attributes<linkage_type = <Export>, linkage_name = "a">,
o = #spirv.storage_class<Uniform>,
p = #spirv.scope<Device>,
q = #spirv.memory_semantics<Acquire|UniformMemory>,
r = #spirv.memory_semantics<None>,
s = #spirv.dim<Dim1D>,
t = #spirv.decoration<Block>,
u = #spirv.cache_control_load_intel<cache_level = 0, load_cache_control = Uncached>,
v = #spirv.cache_control_store_intel<cache_level = 0, store_cache_control = Uncached>,
w = #spirv.coop_matrix_props_khr<m_size=1, n_size=2, k_size=3, a_type=f32, b_type=f32, c_type=f32, result_type=f32, acc_sat=true, scope = <Subgroup>>,
x = #spirv.coop_matrix_props_nv<m_size=1, n_size=2, k_size=3, a_type=f32, b_type=f32, c_type=f32, result_type=f32, scope = <Subgroup>>,
y = #spirv.matrixLayout<RowMajor>,
z = #spirv.version<v1.3>
}

// -----

func.func private @f() attributes {a = #spirv.vce<v1.0, [Shader], [SPV_KHR_16bit_storage, SPV_EXT_mesh_shader]>}

// -----

func.func private @f() attributes {a = #spirv.vce<v1.0, [Shader, Shader, Matrix], []>}

// -----

func.func private @f() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, Apple, #spirv.resource_limits<>>}

// -----

func.func private @f() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, Apple:Unknown, #spirv.resource_limits<>>}

// -----

func.func private @f() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=Unknown, Unknown, #spirv.resource_limits<>>}

// -----

func.func private @f() attributes {a = #spirv.resource_limits<subgroup_size = 32, max_compute_workgroup_size = [128, 128, 64]>}

// -----

func.func private @f() attributes {a = #spirv.entry_point_abi<target_width = 32, workgroup_size = [1]>}

// -----

func.func private @f() attributes {a = #spirv.entry_point_abi<workgroup_size = []>}

// -----

func.func private @f() attributes {a = #spirv.interface_var_abi<(-1, 1)>}

// -----

func.func private @f() attributes {a = #spirv.linkage_attributes<linkage_name = "a", linkage_type = #spirv.linkage_type<Import>>}

// -----

func.func private @f() attributes {a = #spirv.memory_semantics<Acquire|AcquireRelease|SequentiallyConsistent|WorkgroupMemory>}

// -----

func.func private @f() attributes {a = #spirv.function_control<Inline|Pure>}

// -----

func.func private @f() attributes {a = #spirv.version<v1.3>}

// -----

func.func private @f() attributes {a = #spirv.capability<Shader>}

// -----

func.func private @f() attributes {a = #spirv.opcode<OpNop>}

// -----

func.func private @f() attributes {a = #spirv.image_format<Rgba8>}
