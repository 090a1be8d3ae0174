//! Enumerations in the dialect's attributes. Keywords and numbers are upstream's.

terrace_ir::enums! { "xevm", ENUM_ATTRS;
    /// How a load uses the three levels of caches: `c` cached, `uc` uncached, `s` streaming.
    enum LoadCacheControl: attr("load_cache_control", angle) "Describe the cache settings for load operators"
        upstream("XeVM_LoadCacheControlAttr", "value", "::mlir::xevm::LoadCacheControl", field) {
        L1ucL2ucL3uc = 1 "L1uc_L2uc_L3uc", L1ucL2ucL3c = 2 "L1uc_L2uc_L3c", L1ucL2cL3uc = 3 "L1uc_L2c_L3uc", L1ucL2cL3c = 4 "L1uc_L2c_L3c",
        L1cL2ucL3uc = 5 "L1c_L2uc_L3uc", L1cL2ucL3c = 6 "L1c_L2uc_L3c", L1cL2cL3uc = 7 "L1c_L2c_L3uc", L1cL2cL3c = 8 "L1c_L2c_L3c",
        L1sL2ucL3uc = 9 "L1s_L2uc_L3uc", L1sL2ucL3c = 10 "L1s_L2uc_L3c", L1sL2cL3uc = 11 "L1s_L2c_L3uc", L1sL2cL3c = 12 "L1s_L2c_L3c",
        /// The line is invalid after the load.
        InvalidateRead = 13 "ir"
    }
    /// How a store uses the three levels of caches: `uc` uncached, `wb` written back, `wt` written through, `s` streaming.
    enum StoreCacheControl: attr("store_cache_control", angle) "Describe the cache settings for store operators"
        upstream("XeVM_StoreCacheControlAttr", "value", "::mlir::xevm::StoreCacheControl", field) {
        L1ucL2ucL3uc = 1 "L1uc_L2uc_L3uc", L1ucL2ucL3wb = 2 "L1uc_L2uc_L3wb", L1ucL2wbL3uc = 3 "L1uc_L2wb_L3uc", L1ucL2wbL3wb = 4 "L1uc_L2wb_L3wb",
        L1wtL2ucL3uc = 5 "L1wt_L2uc_L3uc", L1wtL2ucL3wb = 6 "L1wt_L2uc_L3wb", L1wtL2wbL3uc = 7 "L1wt_L2wb_L3uc", L1wtL2wbL3wb = 8 "L1wt_L2wb_L3wb",
        L1sL2ucL3uc = 9 "L1s_L2uc_L3uc", L1sL2ucL3wb = 10 "L1s_L2uc_L3wb", L1sL2wbL3uc = 11 "L1s_L2wb_L3uc", L1sL2wbL3wb = 12 "L1s_L2wb_L3wb",
        L1wbL2ucL3uc = 13 "L1wb_L2uc_L3uc", L1wbL2wbL3uc = 14 "L1wb_L2wb_L3uc", L1wbL2ucL3wb = 15 "L1wb_L2uc_L3wb"
    }
    /// The work items that see the memory accesses before a fence.
    enum MemScope: attr("mem_scope", angle) "Describe memory scopes"
        upstream("XeVM_MemScopeAttr", "value", "::mlir::xevm::MemScope", field) {
        Lane = 0 "lane", Subgroup = 1 "subgroup", Workgroup = 2 "workgroup", Cluster = 3 "cluster", Device = 4 "device",
        System = 5 "system"
    }
    /// The memory of a fence.
    enum AddrSpace: attr("addr_space", angle) "Describe address spaces"
        upstream("XeVM_AddrSpaceAttr", "value", "mlir::xevm::AddrSpace", field) {
        Private = 0 "private", Global = 1 "global", Constant = 2 "constant", Shared = 3 "shared", Generic = 4 "generic"
    }
    /// The elements of a matrix.
    enum ElemType: int(32) "XeVM element type" {
        Bf16 = 8 "bf16", F16 = 9 "f16", S8 = 10 "s8", U8 = 11 "u8", S4 = 12 "s4", U4 = 13 "u4", Tf32 = 14 "tf32",
        F32 = 15 "f32", S32 = 16 "s32"
    }
}
