// RUN: terrace opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// expected-error@below {{expected ::mlir::xevm::LoadCacheControl to be one of: L1uc_L2uc_L3uc, L1uc_L2uc_L3c, L1uc_L2c_L3uc, L1uc_L2c_L3c, L1c_L2uc_L3uc, L1c_L2uc_L3c, L1c_L2c_L3uc, L1c_L2c_L3c, L1s_L2uc_L3uc, L1s_L2uc_L3c, L1s_L2c_L3uc, L1s_L2c_L3c, ir}}
// expected-error@below {{failed to parse XeVM_LoadCacheControlAttr parameter 'value' which is to be a `::mlir::xevm::LoadCacheControl`}}
module attributes {t.a = #xevm.load_cache_control<foo>} {}

// -----

// expected-error@below {{expected '<'}}
module attributes {t.a = #xevm.load_cache_control} {}

// -----

// expected-error@below {{expected ::mlir::xevm::StoreCacheControl to be one of: L1uc_L2uc_L3uc, L1uc_L2uc_L3wb, L1uc_L2wb_L3uc, L1uc_L2wb_L3wb, L1wt_L2uc_L3uc, L1wt_L2uc_L3wb, L1wt_L2wb_L3uc, L1wt_L2wb_L3wb, L1s_L2uc_L3uc, L1s_L2uc_L3wb, L1s_L2wb_L3uc, L1s_L2wb_L3wb, L1wb_L2uc_L3uc, L1wb_L2wb_L3uc, L1wb_L2uc_L3wb}}
// expected-error@below {{failed to parse XeVM_StoreCacheControlAttr parameter 'value' which is to be a `::mlir::xevm::StoreCacheControl`}}
module attributes {t.a = #xevm.store_cache_control<foo>} {}

// -----

// expected-error@below {{expected '<'}}
module attributes {t.a = #xevm.store_cache_control} {}

// -----

// expected-error@below {{expected ::mlir::xevm::MemScope to be one of: lane, subgroup, workgroup, cluster, device, system}}
// expected-error@below {{failed to parse XeVM_MemScopeAttr parameter 'value' which is to be a `::mlir::xevm::MemScope`}}
module attributes {t.a = #xevm.mem_scope<foo>} {}

// -----

// expected-error@below {{expected '<'}}
module attributes {t.a = #xevm.mem_scope} {}

// -----

// expected-error@below {{expected mlir::xevm::AddrSpace to be one of: private, global, constant, shared, generic}}
// expected-error@below {{failed to parse XeVM_AddrSpaceAttr parameter 'value' which is to be a `mlir::xevm::AddrSpace`}}
module attributes {t.a = #xevm.addr_space<foo>} {}

// -----

// expected-error@below {{expected '<'}}
module attributes {t.a = #xevm.addr_space} {}

// -----

// expected-error@below {{struct is missing required parameter: b}}
module attributes {t.a = #xevm.mma_types<d = f32, a = f16>} {}

// -----

// expected-error@below {{expected one of [bf16, f16, s8, u8, s4, u4, tf32, f32, s32] for XeVM element type, got: x}}
// expected-error@below {{failed to parse XeVM_MMATypesAttr parameter 'd' which is to be a `xevm::ElemType`}}
module attributes {t.a = #xevm.mma_types<d = x>} {}

// -----

// expected-error@below {{expected keyword for XeVM element type}}
// expected-error@below {{failed to parse XeVM_MMATypesAttr parameter 'd' which is to be a `xevm::ElemType`}}
module attributes {t.a = #xevm.mma_types<d = 3>} {}

// -----

// expected-error@below {{expected ','}}
module attributes {t.a = #xevm.mma_shape<m = 1, n = 2>} {}

// -----

// expected-error@below {{expected integer value}}
// expected-error@below {{failed to parse XeVM_MMAShapeAttr parameter 'n' which is to be a `int`}}
module attributes {t.a = #xevm.mma_shape<m = 1, n = x>} {}

// -----

// expected-error@below {{integer value too large}}
// expected-error@below {{failed to parse XeVM_MMAShapeAttr parameter 'n' which is to be a `int`}}
module attributes {t.a = #xevm.mma_shape<m = 1, n = 99999999999>} {}

// -----

// expected-error@below {{duplicate or unknown struct parameter name: q}}
module attributes {t.a = #xevm.mma_shape<q = 1>} {}

// -----

// expected-error@below {{expected '<'}}
module attributes {t.a = #xevm.mma_shape} {}

// -----

// expected-error@below {{expected string}}
// expected-error@below {{failed to parse XeVM_TargetAttr parameter 'chip' which is to be a `::llvm::StringRef`}}
module attributes {t.a = #xevm.target<chip = 1>} {}

// -----

// expected-error@below {{expected integer value}}
// expected-error@below {{failed to parse XeVM_TargetAttr parameter 'O' which is to be a `int`}}
module attributes {t.a = #xevm.target<O = a>} {}

// -----

// expected-error@below {{invalid kind of attribute specified}}
// expected-error@below {{failed to parse XeVM_TargetAttr parameter 'flags' which is to be a `::mlir::DictionaryAttr`}}
module attributes {t.a = #xevm.target<flags = 1>} {}

// -----

// expected-error@below {{invalid kind of attribute specified}}
// expected-error@below {{failed to parse XeVM_TargetAttr parameter 'linkFiles' which is to be a `::mlir::ArrayAttr`}}
module attributes {t.a = #xevm.target<linkFiles = 1>} {}

// -----

// expected-error@below {{duplicate or unknown struct parameter name: link}}
module attributes {t.a = #xevm.target<link = []>} {}

// -----

// expected-error@below {{duplicate or unknown struct parameter name: O}}
module attributes {t.a = #xevm.target<O = 1, O = 1>} {}

// -----

// expected-error@below {{unknown attribute `foo` in dialect `xevm`}}
module attributes {t.a = #xevm.foo<1>} {}
