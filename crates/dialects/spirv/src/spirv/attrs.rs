//! The attributes of `spirv` with parameters, and constraints on inherent attributes.

use super::asm::attrs as text;
use super::attr_enums::{ATTR_ENUMS, LoadCacheControl, StoreCacheControl};
use super::enums::{self, ENUM_ATTRS};
use crate::prelude::*;
use terrace_base::constraints::array_of;
use terrace_ir::decl::attr_type::int_of;
use terrace_ir::decl::tables::{concat, count};
use text::{Field, FieldType};

attrs! { "spirv", PARAMETRIC_ATTRS;
    /// `#spirv.cache_control_load_intel<cache_level = 0, load_cache_control = Uncached>`
    CacheControlLoadIntelAttr = "cache_control_load_intel" { cache_level: Option<Attr>, load_cache_control: Option<Attr> }
        (parse: |p: &mut AsmParser<'_>, _| text::parse(p, CacheControlLoadIntelAttr::DEF, LOAD), print: |p: &mut AsmPrinter<'_>, attr| text::print(p, attr, LOAD))
    /// `#spirv.cache_control_store_intel<cache_level = 0, store_cache_control = Uncached>`
    CacheControlStoreIntelAttr = "cache_control_store_intel" { cache_level: Option<Attr>, store_cache_control: Option<Attr> }
        (parse: |p: &mut AsmParser<'_>, _| text::parse(p, CacheControlStoreIntelAttr::DEF, STORE), print: |p: &mut AsmPrinter<'_>, attr| text::print(p, attr, STORE))
    /// `#spirv.coop_matrix_props_khr<m_size = 8, ...>`: the sizes and types of a product of matrices.
    CoopMatrixPropertiesKhrAttr = "coop_matrix_props_khr" {
        m_size: Option<Attr>, n_size: Option<Attr>, k_size: Option<Attr>, a_type: Option<Attr>, b_type: Option<Attr>,
        c_type: Option<Attr>, result_type: Option<Attr>, acc_sat: Option<Attr>, scope: Option<Attr>,
    } (parse: |p: &mut AsmParser<'_>, _| text::parse(p, CoopMatrixPropertiesKhrAttr::DEF, COOP_MATRIX_KHR), print: |p: &mut AsmPrinter<'_>, attr| text::print(p, attr, COOP_MATRIX_KHR))
    /// `#spirv.coop_matrix_props_nv<m_size = 8, ...>`
    CoopMatrixPropertiesNvAttr = "coop_matrix_props_nv" {
        m_size: Option<Attr>, n_size: Option<Attr>, k_size: Option<Attr>, a_type: Option<Attr>, b_type: Option<Attr>,
        c_type: Option<Attr>, result_type: Option<Attr>, scope: Option<Attr>,
    } (parse: |p: &mut AsmParser<'_>, _| text::parse(p, CoopMatrixPropertiesNvAttr::DEF, COOP_MATRIX_NV), print: |p: &mut AsmPrinter<'_>, attr| text::print(p, attr, COOP_MATRIX_NV))
    /// `#spirv.entry_point_abi<workgroup_size = [32, 1, 1], subgroup_size = 32>`
    EntryPointAbiAttr = "entry_point_abi" { workgroup_size: Option<Attr>, subgroup_size: Option<Attr>, target_width: Option<Attr> }
        (parse: |p: &mut AsmParser<'_>, _| text::parse(p, EntryPointAbiAttr::DEF, ENTRY_POINT_ABI), print: |p: &mut AsmPrinter<'_>, attr| text::print(p, attr, ENTRY_POINT_ABI))
    /// `#spirv.interface_var_abi<(0, 1), StorageBuffer>`: the descriptor set, the binding, and a [`StorageClass`](super::StorageClass).
    InterfaceVarAbiAttr = "interface_var_abi" { descriptor_set: u32, binding: u32, class: Option<Attr> }
        (parse: |p: &mut AsmParser<'_>, _| text::parse_interface_var_abi(p), print: text::print_interface_var_abi)
    /// `#spirv.linkage_attributes<linkage_name = "f", linkage_type = <Import>>`
    LinkageAttributesAttr = "linkage_attributes" { linkage_name: Option<Attr>, linkage_type: Option<Attr> }
        (parse: |p: &mut AsmParser<'_>, _| text::parse(p, LinkageAttributesAttr::DEF, LINKAGE), print: |p: &mut AsmPrinter<'_>, attr| text::print(p, attr, LINKAGE))
    /// `#spirv.resource_limits<subgroup_size = 64>`: what a device has; parameters that are not written have their defaults.
    ResourceLimitsAttr = "resource_limits" {
        max_compute_shared_memory_size: Option<Attr>, max_compute_workgroup_invocations: Option<Attr>,
        max_compute_workgroup_size: Option<Attr>, subgroup_size: Option<Attr>, min_subgroup_size: Option<Attr>,
        max_subgroup_size: Option<Attr>, cooperative_matrix_properties_khr: Option<Attr>,
        cooperative_matrix_properties_nv: Option<Attr>,
    } (parse: |p: &mut AsmParser<'_>, _| text::parse(p, ResourceLimitsAttr::DEF, RESOURCE_LIMITS), print: |p: &mut AsmPrinter<'_>, attr| text::print(p, attr, RESOURCE_LIMITS))
    /// `#spirv.target_env<#spirv.vce<...>, api=Vulkan, NVIDIA:DiscreteGPU, #spirv.resource_limits<>>`
    TargetEnvAttr = "target_env" {
        /// A [`VerCapExtAttr`].
        vce: Attr,
        /// A [`ClientAPI`](super::ClientAPI).
        api: u32,
        /// A [`Vendor`](super::Vendor).
        vendor: u32,
        /// A [`DeviceType`](super::DeviceType).
        device_type: u32,
        /// The number of the device, `u32::MAX` if it is unknown.
        device_id: u32,
        /// A [`ResourceLimitsAttr`].
        limits: Attr,
    } (parse: |p: &mut AsmParser<'_>, _| text::parse_target_env(p), print: text::print_target_env)
    /// `#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>`
    VerCapExtAttr = "vce" {
        /// A [`Version`](super::Version).
        version: u32,
        /// Values of [`Capability`](super::Capability).
        capabilities: [i64],
        /// Values of [`Extension`](super::Extension).
        extensions: [i64],
    } (parse: |p: &mut AsmParser<'_>, _| text::parse_vce(p), print: text::print_vce)
}

const ATTR_TABLES: &[&[&terrace_ir::decl::KindDef]] = &[ENUM_ATTRS, ATTR_ENUMS, PARAMETRIC_ATTRS];
const N_ATTRS: usize = count(ATTR_TABLES);
/// The attribute kinds of the dialect.
pub static ATTRS: [&terrace_ir::decl::KindDef; N_ATTRS] = concat(ATTR_TABLES);

const INT: FieldType = FieldType::Int { ty: "int", unsigned: false };
const U32: FieldType = FieldType::Int { ty: "uint32_t", unsigned: true };
const LEVEL: FieldType = FieldType::Int { ty: "unsigned", unsigned: true };

static LOAD: &text::Struct = &text::Struct {
    name: "SPIRV_CacheControlLoadINTELAttr",
    fields: &[
        Field::required("cache_level", LEVEL),
        Field::required(
            "load_cache_control",
            FieldType::Case { def: LoadCacheControl::ENUM, ty: "mlir::spirv::LoadCacheControl" },
        ),
    ],
};
static STORE: &text::Struct = &text::Struct {
    name: "SPIRV_CacheControlStoreINTELAttr",
    fields: &[
        Field::required("cache_level", LEVEL),
        Field::required(
            "store_cache_control",
            FieldType::Case { def: StoreCacheControl::ENUM, ty: "mlir::spirv::StoreCacheControl" },
        ),
    ],
};
const SCOPE: FieldType = FieldType::Enum { def: enums::Scope::ENUM, ty: "mlir::spirv::ScopeAttr" };
static COOP_MATRIX_KHR: &text::Struct = &text::Struct {
    name: "SPIRV_CooperativeMatrixPropertiesKHRAttr",
    fields: &[
        Field::required("m_size", U32),
        Field::required("n_size", U32),
        Field::required("k_size", U32),
        Field::required("a_type", FieldType::Type),
        Field::required("b_type", FieldType::Type),
        Field::required("c_type", FieldType::Type),
        Field::required("result_type", FieldType::Type),
        Field::required("acc_sat", FieldType::Bool),
        Field::required("scope", SCOPE),
    ],
};
static COOP_MATRIX_NV: &text::Struct = &text::Struct {
    name: "SPIRV_CooperativeMatrixPropertiesNVAttr",
    fields: &[
        Field::required("m_size", INT),
        Field::required("n_size", INT),
        Field::required("k_size", INT),
        Field::required("a_type", FieldType::Type),
        Field::required("b_type", FieldType::Type),
        Field::required("c_type", FieldType::Type),
        Field::required("result_type", FieldType::Type),
        Field::required("scope", SCOPE),
    ],
};
static ENTRY_POINT_ABI: &text::Struct = &text::Struct {
    name: "SPIRV_EntryPointABIAttr",
    fields: &[
        Field::optional("workgroup_size", FieldType::I32s),
        Field::optional("subgroup_size", FieldType::OptionalInt),
        Field::optional("target_width", FieldType::OptionalInt),
    ],
};
static LINKAGE: &text::Struct = &text::Struct {
    name: "SPIRV_LinkageAttributesAttr",
    fields: &[
        Field::required("linkage_name", FieldType::String),
        Field::required(
            "linkage_type",
            FieldType::Enum { def: enums::LinkageType::ENUM, ty: "mlir::spirv::LinkageTypeAttr" },
        ),
    ],
};
static RESOURCE_LIMITS: &text::Struct = &text::Struct {
    name: "SPIRV_ResourceLimitsAttr",
    fields: &[
        Field::with_default("max_compute_shared_memory_size", INT, &[16384]),
        Field::with_default("max_compute_workgroup_invocations", INT, &[128]),
        Field::with_default("max_compute_workgroup_size", FieldType::Array, &[128, 128, 64]),
        Field::with_default("subgroup_size", INT, &[32]),
        Field::optional("min_subgroup_size", FieldType::OptionalInt),
        Field::optional("max_subgroup_size", FieldType::OptionalInt),
        Field::optional("cooperative_matrix_properties_khr", FieldType::Array),
        Field::optional("cooperative_matrix_properties_nv", FieldType::Array),
    ],
};

/// Whether an attribute is an `i32`.
fn is_i32(ctx: &Context, attr: Attr) -> bool {
    int_of(ctx, attr, Type::I32).is_some()
}

attr_types! {
    /// An array of `i32`.
    I32Array => Attr, "32-bit integer array attribute", AttrSyntax::Any,
        |ctx, attr| array_of(ctx, attr, |elem| is_i32(ctx, elem)), |ctx, v| v;
    /// An array of symbols.
    SymbolArray => Attr, "symbol ref array attribute", AttrSyntax::Any,
        |ctx, attr| array_of(ctx, attr, |elem| elem.is::<SymbolRefAttr>(ctx)), |ctx, v| v;
    /// An alignment in bytes.
    Alignment => i64, "32-bit signless integer attribute whose value is positive and whose value is a power of two > 0", AttrSyntax::Typed(Type::I32),
        |ctx, attr| int_of(ctx, attr, Type::I32).filter(|&n| n > 0 && n & (n - 1) == 0), |ctx, v| IntegerAttr::of_i64(ctx, Type::I32, v);
    /// [`VerCapExtAttr`].
    VerCapExt => Attr, "version-capability-extension attribute", AttrSyntax::Any,
        |ctx, attr| attr.is::<VerCapExtAttr>(ctx).then_some(attr), |ctx, v| v;
    /// [`LinkageAttributesAttr`].
    LinkageAttributes => Attr, "", AttrSyntax::Any,
        |ctx, attr| attr.is::<LinkageAttributesAttr>(ctx).then_some(attr), |ctx, v| v;
}
