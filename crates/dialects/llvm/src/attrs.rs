//! Attribute kinds of the dialect, and constraints on the attributes of its operations.
//!
//! Most kinds are written `#llvm.name<a = 1, b = 2>`. [`FieldSyntax`] describes each parameter, so one parser and
//! one printer serve all of them. Upstream's reference: MLIR "'llvm' Dialect", section "Attributes".

use crate::asm::attrs as asm;
use crate::debug::{DIExpressionAttr, DIGlobalVariableExpressionAttr, DILabelAttr, DILocalVariableAttr};
use crate::enums::{
    GepNoWrapFlags, IntegerOverflowFlags, IntegerOverflowFlagsAttr, ModFlagBehavior, ModRefInfo,
    ProfileSummaryFormatKind, RoundingMode,
};
use crate::types::FunctionType;
use terrace_ir::AttrKind;
use terrace_ir::decl::attr_type::{Property, PropertyEncoding, int_of};
use terrace_ir::decl::{EnumDef, EnumForm};
use terrace_rewrite::prelude::*;

/// Syntax of a parameter of an attribute.
#[derive(Clone, Copy)]
pub enum FieldSyntax {
    /// An attribute of one kind, without `#llvm.name`.
    Kind(&'static KindDef),
    /// Any attribute.
    Any,
    /// A string attribute, stored as its text.
    Str,
    /// A string literal.
    StrRef,
    /// An attribute of a class.
    Checked(&'static AttrClass),
    /// Attributes of a class, separated by commas.
    Classes(&'static AttrClass),
    /// A DWARF keyword.
    Dwarf(DwarfKind),
    /// Keywords of a set of flags, quoted when there are several.
    Flags(&'static EnumDef),
    /// An unsigned 32-bit integer.
    U32,
    /// An unsigned 32-bit integer that upstream's messages call `uint32_t`.
    Sized32,
    /// An optional unsigned 32-bit integer, stored as bytes.
    OptU32,
    /// An optional unsigned 64-bit integer, stored as bytes.
    OptU64,
    /// An unsigned 64-bit integer.
    U64,
    /// A signed 64-bit integer.
    I64,
    /// `true` or `false`.
    Bool,
    /// An enum's keyword.
    Enum(&'static EnumDef),
    /// Attributes of one kind, separated by commas.
    Kinds(&'static KindDef),
    /// Attributes of one kind in braces, separated by commas.
    BracedKinds(&'static KindDef),
}

/// A class of attributes that a parameter accepts: upstream's interfaces and base classes.
pub struct AttrClass {
    /// Upstream's C++ name of the class.
    pub cpp: &'static str,
    /// Whether an attribute belongs to the class.
    pub is: fn(&Context, Attr) -> bool,
}

/// A table of DWARF keywords.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum DwarfKind {
    /// `DW_TAG_...`
    Tag,
    /// `DW_ATE_...`
    Encoding,
    /// `DW_LANG_...`
    Language,
    /// `DW_CC_...`
    CallingConvention,
    /// `DW_OP_...`
    Operation,
}

/// Declaration of a parameter of an attribute.
pub struct AttrFieldDef {
    /// Name of the parameter in the text.
    pub name: &'static str,
    /// Syntax of the value.
    pub syntax: FieldSyntax,
    /// The version from which on the parameter is left out when it is absent, zero, false or empty; always written without
    /// one.
    pub optional: Option<MlirVersion>,
    /// Whether the text must have the parameter. Attributes with `isRecSelf` need no parameters.
    pub required: bool,
}

/// An attribute kind with the syntax `<name = value, ...>`.
pub trait StructAttr {
    /// The kind's declaration.
    const ROW: &'static KindDef;
    /// The parameters in order.
    const FIELDS: &'static [AttrFieldDef];
}

/// Declares attribute kinds with the syntax `<name = value, ...>`.
macro_rules! struct_attrs {
    ($list:ident; $( $(#[doc = $doc:literal])* $Name:ident = $mnem:literal $(of $scope:ident)?
        { $( $p:ident ($tn:literal, $syn:expr $(, $opt:ident)?) : $pt:ty ),* $(,)? } )* ) => {
        terrace_ir::attrs! { "llvm", $list;
            $( $(#[doc = $doc])* $Name = $mnem $(of $scope)? { $( $p: $pt ),* }
               (parse: crate::asm::parameters::parse_struct::<$Name<'static>>, print: crate::asm::attrs::print_struct::<$Name<'static>>, alias: crate::asm::attrs::alias, parts_in_order: ()) )*
        }
        $( impl StructAttr for $Name<'_> {
            const ROW: &'static KindDef = <$Name<'static> as AttrKind<'static>>::DEF;
            const FIELDS: &'static [AttrFieldDef] = &[
                $( AttrFieldDef {
                    name: $tn,
                    syntax: $syn,
                    optional: struct_attrs!(@opt $($opt)?),
                    required: struct_attrs!(@required $($opt)?),
                } ),*
            ];
        } )*
    };
    (@opt) => { None };
    (@opt opt) => { Some(MlirVersion::V22) };
    (@opt opt_since_23) => { Some(MlirVersion::V23) };
    (@opt unless_self) => { Some(MlirVersion::V22) };
    (@required) => { true };
    (@required unless_self) => { true };
    (@required $opt:ident) => { false };
}
pub(crate) use struct_attrs;

/// The [`KindDef`] of an attribute kind.
macro_rules! row {
    ($Name:ident) => {
        <$Name<'static> as AttrKind<'static>>::DEF
    };
}
pub(crate) use row;

use FieldSyntax::{Any, Bool, BracedKinds, Checked, Enum, I64, Kind, Kinds, Sized32, U64};

const BOOL: FieldSyntax = Checked(&AttrClass {
    cpp: "BoolAttr",
    is: |ctx, attr| attr.as_::<IntegerAttr>(ctx).is_some_and(|int| int.ty == Type::I1),
});
const INT: FieldSyntax =
    Checked(&AttrClass { cpp: "IntegerAttr", is: |ctx, attr| attr.is::<IntegerAttr>(ctx) });
const FLOAT: FieldSyntax =
    Checked(&AttrClass { cpp: "FloatAttr", is: |ctx, attr| attr.is::<FloatAttr>(ctx) });
const TYPE: FieldSyntax = Checked(&AttrClass { cpp: "TypeAttr", is: |ctx, attr| attr.is::<TypeAttr>(ctx) });
const DISTINCT: FieldSyntax =
    Checked(&AttrClass { cpp: "DistinctAttr", is: |ctx, attr| attr.is::<DistinctAttr>(ctx) });
const FUSED: FieldSyntax = Checked(&AttrClass { cpp: "FusedLoc", is: |ctx, attr| attr.is::<FusedLoc>(ctx) });
const SYMBOL: FieldSyntax = Checked(&AttrClass {
    cpp: "FlatSymbolRefAttr",
    is: |ctx, attr| attr.as_::<SymbolRefAttr>(ctx).is_some_and(|symbol| symbol.nested.is_empty()),
});

struct_attrs! { STRUCT_ATTRS;
    /// How often a function is entered, in the text of MLIR 23 and later; a number is stored.
    FunctionEntryCountAttr = "function_entry_count" { entry_count("entry_count", U64): u64 }
    /// Accesses of a function or call to each kind of memory (LangRef: `memory(...)`).
    MemoryEffectsAttr = "memory_effects" {
        other("other", Enum(ModRefInfo::ENUM)): u32,
        arg_mem("argMem", Enum(ModRefInfo::ENUM)): u32,
        inaccessible_mem("inaccessibleMem", Enum(ModRefInfo::ENUM)): u32,
        errno_mem("errnoMem", Enum(ModRefInfo::ENUM)): u32,
        target_mem0("targetMem0", Enum(ModRefInfo::ENUM)): u32,
        target_mem1("targetMem1", Enum(ModRefInfo::ENUM)): u32,
    }
    /// Range of `vscale` for which a function is compiled.
    VScaleRangeAttr = "vscale_range" { min_range("minRange", INT): Attr, max_range("maxRange", INT): Attr }
    /// Type hint for the vectors of a kernel (OpenCL's `vec_type_hint`).
    VecTypeHintAttr = "vec_type_hint" { hint("hint", TYPE): Attr, is_signed("is_signed", Bool, opt): bool }
    /// Number of bytes that can be read behind a pointer, or behind it unless it is null.
    DereferenceableAttr = "dereferenceable" { bytes("bytes", U64): u64, may_be_null("mayBeNull", Bool, opt): bool }
    /// Target of a module: triple, CPU and features.
    TargetAttr = "target" {
        triple("triple", FieldSyntax::Str): Str, chip("chip", FieldSyntax::Str): Str,
        features("features", Kind(row!(TargetFeaturesAttr)), opt): Option<Attr>,
    }
    /// A group of memory accesses that loop metadata refers to.
    AccessGroupAttr = "access_group" { id("id", DISTINCT): Attr }
    /// A set of alias scopes.
    AliasScopeDomainAttr = "alias_scope_domain" {
        id("id", Any): Attr, description("description", FieldSyntax::Str, opt): Option<Str>,
    }
    /// A scope of memory accesses for alias analysis (LangRef: "'noalias' and 'alias.scope' Metadata").
    AliasScopeAttr = "alias_scope" {
        id("id", Any): Attr, domain("domain", Kind(row!(AliasScopeDomainAttr))): Attr,
        description("description", FieldSyntax::Str, opt): Option<Str>,
    }
    /// A type descriptor of type-based alias analysis: a name and members (LangRef: "'tbaa' Metadata").
    TbaaTypeDescAttr = "tbaa_type_desc" {
        id("id", FieldSyntax::StrRef): Str, members("members", BracedKinds(row!(TbaaMemberAttr))): [Attr],
    }
    /// An access tag of type-based alias analysis: the access type at an offset in the base type.
    TbaaTagAttr = "tbaa_tag" {
        base_type("base_type", Kind(row!(TbaaTypeDescAttr))): Attr,
        access_type("access_type", Kind(row!(TbaaTypeDescAttr))): Attr,
        offset("offset", I64): i64,
        constant("constant", Bool, opt): bool,
    }
    /// Number of a block whose address is taken.
    BlockTagAttr = "blocktag" { id("id", Sized32): u32 }
    /// Address of a block: its function and its tag.
    BlockAddressAttr = "blockaddress" { function("function", SYMBOL): Attr, tag("tag", Kind(row!(BlockTagAttr))): Attr }
    /// An edge of the call graph profile: how often one function calls another.
    CgProfileEntryAttr = "cgprofile_entry" {
        from("from", SYMBOL, opt): Option<Attr>, to("to", SYMBOL, opt): Option<Attr>, count("count", U64): u64,
    }
    /// A row of a profile summary.
    ProfileSummaryDetailedAttr = "profile_summary_detailed" {
        cut_off("cut_off", Sized32): u32, min_count("min_count", U64): u64, num_counts("num_counts", Sized32): u32,
    }
    /// Summary of a program's profile.
    ProfileSummaryAttr = "profile_summary" {
        format("format", Enum(ProfileSummaryFormatKind::ENUM)): u32, total_count("total_count", U64): u64,
        max_count("max_count", U64): u64, max_internal_count("max_internal_count", U64): u64,
        max_function_count("max_function_count", U64): u64, num_counts("num_counts", U64): u64,
        num_functions("num_functions", U64): u64, is_partial_profile("is_partial_profile", FieldSyntax::OptU64, opt): [u8],
        partial_profile_ratio("partial_profile_ratio", FLOAT, opt): Option<Attr>,
        detailed_summary("detailed_summary", Kinds(row!(ProfileSummaryDetailedAttr))): [Attr],
    }
    /// Hints for loop vectorisation.
    LoopVectorizeAttr = "loop_vectorize" {
        disable("disable", BOOL, opt): Option<Attr>,
        predicate_enable("predicateEnable", BOOL, opt): Option<Attr>,
        scalable_enable("scalableEnable", BOOL, opt): Option<Attr>,
        width("width", INT, opt): Option<Attr>,
        followup_vectorized("followupVectorized", Kind(row!(LoopAnnotationAttr)), opt): Option<Attr>,
        followup_epilogue("followupEpilogue", Kind(row!(LoopAnnotationAttr)), opt): Option<Attr>,
        followup_all("followupAll", Kind(row!(LoopAnnotationAttr)), opt): Option<Attr>,
    }
    /// Hints for loop interleaving.
    LoopInterleaveAttr = "loop_interleave" { count("count", INT): Attr }
    /// Hints for loop unrolling.
    LoopUnrollAttr = "loop_unroll" {
        disable("disable", BOOL, opt): Option<Attr>,
        count("count", INT, opt): Option<Attr>,
        runtime_disable("runtimeDisable", BOOL, opt): Option<Attr>,
        full("full", BOOL, opt): Option<Attr>,
        followup_unrolled("followupUnrolled", Kind(row!(LoopAnnotationAttr)), opt): Option<Attr>,
        followup_remainder("followupRemainder", Kind(row!(LoopAnnotationAttr)), opt): Option<Attr>,
        followup_all("followupAll", Kind(row!(LoopAnnotationAttr)), opt): Option<Attr>,
    }
    /// Hints for unroll-and-jam.
    LoopUnrollAndJamAttr = "loop_unroll_and_jam" {
        disable("disable", BOOL, opt): Option<Attr>,
        count("count", INT, opt): Option<Attr>,
        followup_outer("followupOuter", Kind(row!(LoopAnnotationAttr)), opt): Option<Attr>,
        followup_inner("followupInner", Kind(row!(LoopAnnotationAttr)), opt): Option<Attr>,
        followup_remainder_outer("followupRemainderOuter", Kind(row!(LoopAnnotationAttr)), opt): Option<Attr>,
        followup_remainder_inner("followupRemainderInner", Kind(row!(LoopAnnotationAttr)), opt): Option<Attr>,
        followup_all("followupAll", Kind(row!(LoopAnnotationAttr)), opt): Option<Attr>,
    }
    /// Hints for loop-invariant code motion.
    LoopLicmAttr = "loop_licm" {
        disable("disable", BOOL, opt): Option<Attr>, versioning_disable("versioningDisable", BOOL, opt): Option<Attr>,
    }
    /// Hints for loop distribution.
    LoopDistributeAttr = "loop_distribute" {
        disable("disable", BOOL, opt): Option<Attr>,
        followup_coincident("followupCoincident", Kind(row!(LoopAnnotationAttr)), opt): Option<Attr>,
        followup_sequential("followupSequential", Kind(row!(LoopAnnotationAttr)), opt): Option<Attr>,
        followup_fallback("followupFallback", Kind(row!(LoopAnnotationAttr)), opt): Option<Attr>,
        followup_all("followupAll", Kind(row!(LoopAnnotationAttr)), opt): Option<Attr>,
    }
    /// Hints for software pipelining.
    LoopPipelineAttr = "loop_pipeline" {
        disable("disable", BOOL, opt): Option<Attr>,
        initiation_interval("initiationinterval", INT, opt): Option<Attr>,
    }
    /// Number of iterations that were peeled off a loop.
    LoopPeeledAttr = "loop_peeled" { count("count", INT, opt): Option<Attr> }
    /// Hints for loop unswitching.
    LoopUnswitchAttr = "loop_unswitch" { partial_disable("partialDisable", BOOL, opt): Option<Attr> }
    /// Metadata of a loop, attached to the branch back to its header (LangRef: "'llvm.loop'").
    LoopAnnotationAttr = "loop_annotation" {
        disable_nonforced("disableNonforced", BOOL, opt): Option<Attr>,
        vectorize("vectorize", Kind(row!(LoopVectorizeAttr)), opt): Option<Attr>,
        interleave("interleave", Kind(row!(LoopInterleaveAttr)), opt): Option<Attr>,
        unroll("unroll", Kind(row!(LoopUnrollAttr)), opt): Option<Attr>,
        unroll_and_jam("unrollAndJam", Kind(row!(LoopUnrollAndJamAttr)), opt): Option<Attr>,
        licm("licm", Kind(row!(LoopLicmAttr)), opt): Option<Attr>,
        distribute("distribute", Kind(row!(LoopDistributeAttr)), opt): Option<Attr>,
        pipeline("pipeline", Kind(row!(LoopPipelineAttr)), opt): Option<Attr>,
        peeled("peeled", Kind(row!(LoopPeeledAttr)), opt): Option<Attr>,
        unswitch("unswitch", Kind(row!(LoopUnswitchAttr)), opt): Option<Attr>,
        must_progress("mustProgress", BOOL, opt): Option<Attr>,
        is_vectorized("isVectorized", BOOL, opt): Option<Attr>,
        start_loc("startLoc", FUSED, opt): Option<Attr>,
        end_loc("endLoc", FUSED, opt): Option<Attr>,
        parallel_accesses("parallelAccesses", Kinds(row!(AccessGroupAttr)), opt): [Attr],
    }
}

terrace_ir::attrs! { "llvm", OTHER_ATTRS;
    /// `#llvm.zero`: all bits zero, as associated data or in a constant.
    ZeroAttr = "zero" {}
    /// `#llvm.undef`: an undefined element of a constant.
    UndefAttr = "undef" {}
    /// `#llvm.poison`: a poison element of a constant.
    PoisonAttr = "poison" {}
    /// `#llvm<comdat any>`: which of several definitions of one COMDAT the linker keeps.
    ComdatAttr = "comdat" {
        /// A [`Comdat`](crate::enums::Comdat).
        comdat: u32,
    } (parse: asm::parse_comdat, print: asm::print_comdat)
    /// `#llvm.address_space<3>`
    AddressSpaceAttr = "address_space" { address_space: u32 } (parse: asm::parse_address_space, print: asm::print_address_space)
    /// `#llvm.target_features<["+sse", "-avx"]>`
    TargetFeaturesAttr = "target_features" {
        /// String attributes.
        features: [Attr],
    } (parse: asm::parse_target_features, print: asm::print_target_features)
    /// `#llvm.constant_range<i32, 0, 12>`: half open.
    ConstantRangeAttr = "constant_range" {
        /// An integer attribute.
        lower: Attr,
        /// An integer attribute of the same type.
        upper: Attr,
    } (parse: asm::parse_constant_range, print: asm::print_constant_range)
    /// `#llvm.tbaa_root`, `#llvm.tbaa_root<id = "name">`: the top of a tree of types.
    TbaaRootAttr = "tbaa_root" { id: Option<Str> } (parse: asm::parse_tbaa_root, print: asm::print_tbaa_root, alias: asm::alias)
    /// `#llvm.tbaa_member<#llvm.tbaa_root, 4>`: a type at an offset.
    TbaaMemberAttr = "tbaa_member" { type_desc: Attr, offset: i64 } (parse: asm::parse_tbaa_member, print: asm::print_tbaa_member)
    /// `#llvm.mmra_tag<"prefix":"suffix">`: a memory model relaxation.
    MmraTagAttr = "mmra_tag" { prefix: Str, suffix: Str } (parse: asm::parse_mmra_tag, print: asm::print_mmra_tag, alias: asm::alias)
    /// `#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>`
    ModuleFlagAttr = "mlir.module_flag" {
        /// A [`ModFlagBehavior`].
        behavior: u32,
        key: Str,
        value: Attr,
    } (parse: asm::parse_module_flag, print: asm::print_module_flag)
    /// `#llvm.dependent_libraries<"m", "c">`
    DependentLibrariesAttr = "dependent_libraries" {
        /// String attributes.
        libs: [Attr],
    } (parse: asm::parse_dependent_libraries, print: asm::print_dependent_libraries)
    /// `#llvm.dso_local_equivalent<@f>`, written `#llvm.dso_local_equivalent @f`.
    DsoLocalEquivalentAttr = "dso_local_equivalent" { sym: Attr } (parse: asm::parse_dso_local_equivalent, print: asm::print_dso_local_equivalent)
    /// `#llvm.mlir.workgroup_attribution<16 : i64, f32>`
    WorkgroupAttributionAttr = "mlir.workgroup_attribution" { num_elements: Attr, element_type: Attr } (parse: asm::parse_workgroup, print: asm::print_workgroup)
}

impl ModuleFlagAttr<'_> {
    /// The behavior as an enum.
    pub fn behavior(&self) -> Option<ModFlagBehavior> {
        ModFlagBehavior::from_value(self.behavior as u64)
    }
}

fn is_array_of(ctx: &Context, attr: Attr, f: impl Fn(Attr) -> bool) -> bool {
    attr.as_::<ArrayAttr>(ctx).is_some_and(|array| array.elems.iter().all(|&elem| f(elem)))
}

/// Constraints on an attribute of one kind: `Name => Kind, "summary";`
macro_rules! kind_attr_types {
    ($($(#[doc = $doc:literal])* $Name:ident => $Kind:ident, $summary:literal;)*) => {
        attr_types! { $(
            $(#[doc = $doc])*
            $Name => Attr, $summary, AttrSyntax::Kind(<$Kind<'static> as AttrKind<'static>>::DEF),
                |ctx, attr| attr.is::<$Kind>(ctx).then_some(attr), |ctx, v| v;
        )* }
    };
}

kind_attr_types! {
    /// `#llvm.memory_effects<...>`
    MemoryEffects => MemoryEffectsAttr, "";
    /// `#llvm.vscale_range<...>`
    VScaleRange => VScaleRangeAttr, "";
    /// `#llvm.target_features<...>`
    TargetFeatures => TargetFeaturesAttr, "LLVM target features attribute";
    /// `#llvm.vec_type_hint<...>`
    VecTypeHint => VecTypeHintAttr, "Explicit vectorization compiler hint";
    /// `#llvm.dereferenceable<...>`
    Dereferenceable => DereferenceableAttr, "LLVM dereferenceable attribute";
    /// `#llvm.loop_annotation<...>`
    LoopAnnotation => LoopAnnotationAttr, "";
    /// `#llvm.blockaddress<...>`
    BlockAddressOf => BlockAddressAttr, "";
    /// `#llvm.blocktag<...>`
    BlockTagOf => BlockTagAttr, "";
    /// `#llvm.di_label<...>`
    DiLabel => DILabelAttr, "";
    /// `#llvm.alias_scope<...>`
    AliasScope => AliasScopeAttr, "LLVM dialect alias scope";
}

attr_types! {
    /// A type that is an LLVM function type.
    FunctionTypeAttr => Type, "type attribute of LLVM function type", AttrSyntax::Type,
        |ctx, attr| attr.as_type(ctx).filter(|ty| ty.is::<FunctionType>(ctx)), |ctx, v| TypeAttr::get(ctx, v);
    /// `#llvm.di_local_variable<...>`, with its prefix in the text.
    DiLocalVariable => Attr, "", AttrSyntax::Any,
        |ctx, attr| attr.is::<DILocalVariableAttr>(ctx).then_some(attr), |ctx, v| v;
    /// `#llvm.di_expression<...>`, with its prefix in the text; absent means the empty expression.
    DiExpression => Option<Attr>, "", AttrSyntax::Any,
        |ctx, attr| attr.is::<DIExpressionAttr>(ctx).then_some(Some(attr)), |ctx, v| v.unwrap_or_else(|| DIExpressionAttr::get(ctx, &[]));
    /// An array of `#llvm.di_global_variable_expression<...>`.
    DbgExprs => Attr, "an array of variable expressions", AttrSyntax::Any,
        |ctx, attr| is_array_of(ctx, attr, |e| e.is::<DIGlobalVariableExpressionAttr>(ctx)).then_some(attr), |ctx, v| v;
    /// An array of access groups.
    AccessGroups => Attr, "LLVM dialect access group metadata array", AttrSyntax::Any,
        |ctx, attr| is_array_of(ctx, attr, |e| e.is::<AccessGroupAttr>(ctx)).then_some(attr), |ctx, v| v;
    /// An array of alias scopes.
    AliasScopes => Attr, "LLVM dialect alias scope array", AttrSyntax::Any,
        |ctx, attr| is_array_of(ctx, attr, |e| e.is::<AliasScopeAttr>(ctx)).then_some(attr), |ctx, v| v;
    /// An array of TBAA tags.
    TbaaTags => Attr, "LLVM dialect TBAA tag metadata array", AttrSyntax::Any,
        |ctx, attr| is_array_of(ctx, attr, |e| e.is::<TbaaTagAttr>(ctx)).then_some(attr), |ctx, v| v;
    /// An array of strings.
    StrArray => Attr, "string array attribute", AttrSyntax::Any,
        |ctx, attr| is_array_of(ctx, attr, |e| e.is::<StringAttr>(ctx)).then_some(attr), |ctx, v| v;
    /// An array of flat symbol references.
    FlatSymbolRefArray => Attr, "flat symbol ref array attribute", AttrSyntax::Any,
        |ctx, attr| is_array_of(ctx, attr, |e| e.as_::<SymbolRefAttr>(ctx).is_some_and(|r| r.nested.is_empty())).then_some(attr),
        |ctx, v| v;
    /// An array of `i32` integers.
    I32Array => Attr, "32-bit integer array attribute", AttrSyntax::Any,
        |ctx, attr| is_array_of(ctx, attr, |e| int_of(ctx, e, Type::I32).is_some()).then_some(attr), |ctx, v| v;
    /// An elements attribute of integers.
    IntElements => Attr, "integer elements attribute", AttrSyntax::Any,
        |ctx, attr| attr.as_::<DenseElementsAttr>(ctx).filter(|dense| {
            let elem = dense.ty.element_or_self(ctx);
            elem.is_int(ctx) || elem.is_index()
        }).map(|_| attr),
        |ctx, v| v;
    /// How often a function is entered.
    FunctionEntryCount => i64, "64-bit signless integer attribute", AttrSyntax::Typed(Type::I64), newer &crate::versions::ENTRY_COUNT, |ctx, attr| int_of(ctx, attr, Type::I64), |ctx, v| IntegerAttr::of_i64(ctx, Type::I64, v);
    /// The alignment of masked accesses in bytes.
    MaskedAlignment => i64, "32-bit signless integer attribute", AttrSyntax::Typed(Type::I32), newer &crate::versions::MASKED_ALIGNMENT, |ctx, attr| int_of(ctx, attr, Type::I32), |ctx, v| IntegerAttr::of_i64(ctx, Type::I32, v);
    /// A boolean: `false` is `0 : i1`, `true` is `1 : i1`.
    I1Attr => bool, "1-bit signless integer attribute", AttrSyntax::Typed(Type::I1), |ctx, attr| attr.as_bool(ctx), |ctx, v| Attr::bool(v);
    /// An 8-bit signless integer.
    I8Attr => i64, "8-bit signless integer attribute", AttrSyntax::Typed(Type::I8),
        |ctx, attr| int_of(ctx, attr, Type::I8), |ctx, v| IntegerAttr::of_i64(ctx, Type::I8, v);
    /// A non-negative 32-bit signless integer.
    NonNegativeI32 => i64, "32-bit signless integer attribute whose value is non-negative", AttrSyntax::Typed(Type::I32),
        |ctx, attr| int_of(ctx, attr, Type::I32).filter(|&value| value >= 0), |ctx, v| IntegerAttr::of_i64(ctx, Type::I32, v);
    /// A 64-bit float.
    F64Attr => Attr, "64-bit float attribute", AttrSyntax::Typed(Type::F64),
        |ctx, attr| attr.as_::<FloatAttr>(ctx).filter(|f| f.ty == Type::F64).map(|_| attr), |ctx, v| v;
}

/// Constraints on properties that are sets of flags, stored as an `i32` attribute.
macro_rules! flag_properties {
    ($($(#[doc = $doc:literal])* $Name:ident => $Flags:ident, $accepts:literal, |$ctx:ident, $attr:ident| $other:expr;)*) => {$(
        $(#[doc = $doc])*
        pub struct $Name;
        impl AttrType for $Name {
            type View = $Flags;
            const SUMMARY: &'static str = $Flags::ENUM.summary;
            const SYNTAX: AttrSyntax = AttrSyntax::Enum($Flags::ENUM);
            const PROPERTY: Option<&'static Property> = Some(&Property {
                accepts: $accepts,
                encoding: PropertyEncoding::VarInt,
                convert: |$ctx, $attr| {
                    if let Some(int) = $attr.as_::<IntegerAttr>($ctx) {
                        return int.to_u64().map(|value| IntegerAttr::of_u64($ctx, Type::I32, value));
                    }
                    $other
                },
            });
            fn decode(ctx: &Context, attr: Attr) -> Option<$Flags> {
                <$Flags as AttrType>::decode(ctx, attr)
            }
            fn encode(ctx: &Context, view: $Flags) -> Attr {
                <$Flags as AttrType>::encode(ctx, view)
            }
        }
    )*};
}

flag_properties! {
    /// `overflow<nsw, nuw>`
    OverflowFlags => IntegerOverflowFlags,
        "::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for ::mlir::LLVM::IntegerOverflowFlags",
        |ctx, attr| IntegerOverflowFlagsAttr::decode(ctx, attr).map(|flags| IntegerAttr::of_u64(ctx, Type::I32, flags.0));
    /// `inbounds|nuw`
    GepFlags => GepNoWrapFlags, "IntegerAttr storage for ::mlir::LLVM::GEPNoWrapFlags", |_ctx, _attr| None;
}

/// Rounding mode of a constrained operation. LLVM's `invalid` is accepted by the parser and
/// rejected by the constraint.
pub struct OpRoundingMode;

impl OpRoundingMode {
    /// Keywords of the syntax. Upstream parses `invalid`, which is -1, as 8.
    const ENUM: &'static EnumDef = {
        static KEYWORDS: EnumDef = EnumDef {
            name: "RoundingMode",
            form: EnumForm::Integer(64),
            separator: None,
            cases: &[
                ("towardzero", 0),
                ("tonearest", 1),
                ("upward", 2),
                ("downward", 3),
                ("tonearestaway", 4),
                ("dynamic", 7),
                ("invalid", 8),
            ],
            summary: RoundingMode::ENUM.summary,
        };
        &KEYWORDS
    };
}

impl AttrType for OpRoundingMode {
    type View = RoundingMode;
    const SUMMARY: &'static str = RoundingMode::SUMMARY;
    const SYNTAX: AttrSyntax = AttrSyntax::Enum(OpRoundingMode::ENUM);
    fn is_class(ctx: &Context, attr: Attr) -> bool {
        Self::decode(ctx, attr).is_some() || attr == IntegerAttr::of_u64(ctx, Type::I64, u64::MAX)
    }
    fn decode(ctx: &Context, attr: Attr) -> Option<RoundingMode> {
        RoundingMode::decode(ctx, attr)
    }
    fn encode(ctx: &Context, view: RoundingMode) -> Attr {
        RoundingMode::encode(ctx, view)
    }
}

/// Length of a dense array; zero if the attribute is absent.
pub(crate) fn array_len(ctx: &Context, attr: Option<Attr>) -> usize {
    attr.and_then(|attr| attr.as_::<terrace_ir::attrs::DenseArrayAttr>(ctx))
        .map_or(0, |array| array.len as usize)
}

/// Value of an optional integer parameter ([`FieldSyntax::OptU32`]).
pub fn opt_number(bytes: &[u8]) -> Option<u64> {
    bytes.try_into().ok().map(u64::from_le_bytes)
}
