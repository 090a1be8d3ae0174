// RUN: not terrace opt %s --split-input-file 2>&1

func.func private @f() attributes {a = #spirv.vce<v1.0>}

// -----

func.func private @f() attributes {a = #spirv.vce<v1.7, [Shader], []>}

// -----

func.func private @f() attributes {a = #spirv.vce<v1.0, [Foo], []>}

// -----

func.func private @f() attributes {a = #spirv.vce<v1.0, [Shader], [Foo]>}

// -----

func.func private @f() attributes {a = #spirv.vce<v1.0, [Shader, ], []>}

// -----

func.func private @f() attributes {a = #spirv.vce<v1.0, [3], []>}

// -----

func.func private @f() attributes {a = #spirv.vce<v1.0, Shader, []>}

// -----

func.func private @f() attributes {a = #spirv.vce<v1.0, [Shader]>}

// -----

func.func private @f() attributes {a = #spirv.vce<1.0, [Shader], []>}

// -----

func.func private @f() attributes {a = #spirv.vce}

// -----

func.func private @f() attributes {a = #spirv.vce<"v1.0", [Shader], []>}

// -----

func.func private @f() attributes {a = #spirv.target_env<>}

// -----

func.func private @f() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [], []>>}

// -----

func.func private @f() attributes {a = #spirv.target_env<#spirv.resource_limits<>, #spirv.vce<v1.0, [], []>>}

// -----

func.func private @f() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, 3>}

// -----

func.func private @f() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=Metal, Apple:IntegratedGPU:foo, #spirv.resource_limits<>>}

// -----

func.func private @f() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, api Metal, #spirv.resource_limits<>>}

// -----

func.func private @f() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, #spirv.resource_limits<foo = 3>>}

// -----

func.func private @f() attributes {a = #spirv.resource_limits<subgroup_size = foo>}

// -----

func.func private @f() attributes {a = #spirv.resource_limits<subgroup_size = 3, subgroup_size = 4>}

// -----

func.func private @f() attributes {a = #spirv.resource_limits<subgroup_size = 99999999999>}

// -----

func.func private @f() attributes {a = #spirv.resource_limits<max_compute_workgroup_size = 3>}

// -----

func.func private @f() attributes {a = #spirv.resource_limits<min_subgroup_size = foo>}

// -----

func.func private @f() attributes {a = #spirv.resource_limits}

// -----

func.func private @f() attributes {a = #spirv.resource_limits<subgroup_size>}

// -----

func.func private @f() attributes {a = #spirv.entry_point_abi}

// -----

func.func private @f() attributes {a = #spirv.entry_point_abi<workgroup_size = [1,2], foo = 3>}

// -----

func.func private @f() attributes {a = #spirv.entry_point_abi<workgroup_size = dense<1>>}

// -----

func.func private @f() attributes {a = #spirv.entry_point_abi<subgroup_size = a>}

// -----

func.func private @f() attributes {a = #spirv.interface_var_abi<()>}

// -----

func.func private @f() attributes {a = #spirv.interface_var_abi<(0)>}

// -----

func.func private @f() attributes {a = #spirv.interface_var_abi<(0, 1), Foo>}

// -----

func.func private @f() attributes {a = #spirv.interface_var_abi<(a, 1)>}

// -----

func.func private @f() attributes {a = #spirv.interface_var_abi<(1, b)>}

// -----

func.func private @f() attributes {a = #spirv.interface_var_abi<0, 1>}

// -----

func.func private @f() attributes {a = #spirv.interface_var_abi<(0 : i64, 1)>}

// -----

func.func private @f() attributes {a = #spirv.interface_var_abi<(1, 2), 3>}

// -----

func.func private @f() attributes {a = #spirv.interface_var_abi<(1, 2) StorageBuffer>}

// -----

func.func private @f() attributes {a = #spirv.interface_var_abi<(99999999999, 2)>}

// -----

func.func private @f() attributes {a = #spirv.interface_var_abi<(1, 2), "StorageBuffer">}

// -----

func.func private @f() attributes {a = #spirv.linkage_attributes<linkage_name = "a">}

// -----

func.func private @f() attributes {a = #spirv.linkage_attributes<linkage_name = 3, linkage_type = <Import>>}

// -----

func.func private @f() attributes {a = #spirv.linkage_attributes<linkage_name = "a", linkage_type = Import>}

// -----

func.func private @f() attributes {a = #spirv.linkage_attributes<linkage_name = "a", linkage_type = <Foo>>}

// -----

func.func private @f() attributes {a = #spirv.linkage_attributes<>}

// -----

func.func private @f() attributes {a = #spirv.linkage_attributes<foo = 3>}

// -----

func.func private @f() attributes {a = #spirv.storage_class<Foo>}

// -----

func.func private @f() attributes {a = #spirv.memory_semantics<Foo>}

// -----

func.func private @f() attributes {a = #spirv.memory_semantics<Acquire|Foo>}

// -----

func.func private @f() attributes {a = #spirv.memory_semantics<>}

// -----

func.func private @f() attributes {a = #spirv.cache_control_load_intel<cache_level = 0>}

// -----

func.func private @f() attributes {a = #spirv.cache_control_load_intel<cache_level = a, load_cache_control = Uncached>}

// -----

func.func private @f() attributes {a = #spirv.cache_control_load_intel<load_cache_control = Foo, cache_level = 0>}

// -----

func.func private @f() attributes {a = #spirv.coop_matrix_props_khr<m_size=1>}

// -----

func.func private @f() attributes {a = #spirv.coop_matrix_props_khr<m_size=-1>}

// -----

func.func private @f() attributes {a = #spirv.coop_matrix_props_khr<m_size=1, n_size=2, k_size=3, a_type=3>}

// -----

func.func private @f() attributes {a = #spirv.coop_matrix_props_khr<acc_sat=3>}

// -----

func.func private @f() attributes {a = #spirv.coop_matrix_props_khr<scope=3>}

// -----

func.func private @f() attributes {a = #spirv.version<1.3>}
