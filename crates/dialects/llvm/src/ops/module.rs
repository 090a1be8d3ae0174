//! Operations in a module: functions, globals, aliases, COMDATs, constructor lists, flags.

use crate::asm::{function as asm, global as gasm};
use crate::attrs::*;
use crate::enums::*;
use crate::{inline, symbols, verify};
use terrace_ir::decl::attr_type::DictArrayAttr;
use terrace_rewrite::prelude::*;

ops! { "llvm", MODULE_OPS;
    /// A function: a declaration, or a definition whose entry block has the arguments.
    ///
    /// LangRef: "Functions".
    /// ```mlir
    /// llvm.func internal fastcc @f(%x: i32 {llvm.signext}) -> i32 attributes {dso_local} { llvm.return %x : i32 }
    /// ```
    Func = "func" {
        ()
        regions { body }
        attrs   { sym_name: SymbolNameAttr, function_type: FunctionTypeAttr }
        opts    {
            sym_visibility: StrAttr,
            linkage: Linkage = Linkage::External, dso_local: Unit, cconv("CConv"): CConv = CConv::C, comdat: SymbolRef,
            convergent: Unit, personality: FlatSymbolRef, garbage_collector("garbageCollector"): StrAttr,
            passthrough: ArrayAttrOf, arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr,
            function_entry_count: FunctionEntryCount, memory_effects: MemoryEffects,
            visibility("visibility_"): Visibility = Visibility::Default,
            arm_streaming: Unit, arm_locally_streaming: Unit, arm_streaming_compatible: Unit, arm_new_za: Unit,
            arm_in_za: Unit, arm_out_za: Unit, arm_inout_za: Unit, arm_preserves_za: Unit,
            section: StrAttr, unnamed_addr: UnnamedAddr, alignment: I64Attr, vscale_range: VScaleRange,
            frame_pointer: FramePointerKind, target_cpu: StrAttr, tune_cpu: StrAttr, reciprocal_estimates: StrAttr,
            prefer_vector_width: StrAttr, target_features: TargetFeatures,
            no_infs_fp_math: Bool, no_nans_fp_math: Bool, no_signed_zeros_fp_math: Bool,
            denormal_fp_math: StrAttr, denormal_fp_math_f32: StrAttr, fp_contract: StrAttr,
            instrument_function_entry: StrAttr, instrument_function_exit: StrAttr,
            no_inline: Unit, always_inline: Unit, inline_hint: Unit, no_unwind: Unit, will_return: Unit,
            optimize_none: Unit, vec_type_hint: VecTypeHint, work_group_size_hint: DenseI32Array,
            reqd_work_group_size: DenseI32Array, intel_reqd_sub_group_size: I32Attr, uwtable_kind: UwTableKind,
        }
        traits  [AffineScope, AutomaticAllocationScope, Symbol, FunctionOpInterface, IsolatedFromAbove]
        hooks   { parse: asm::parse_func, print: asm::print_func, verify_shape: verify::func_attrs, verify: verify::func, verify_blocks: verify::landing_types, verify_regions: verify::func_region, verify_symbol_uses: symbols::func, callable_results: inline::callable_results }
    }

    /// A global variable or constant: a declaration, or a definition by a value or by a region that computes it.
    ///
    /// LangRef: "Global Variables".
    /// ```mlir
    /// llvm.mlir.global internal constant @greeting("hello\00") : !llvm.array<6 x i8>
    /// ```
    Global = "mlir.global" {
        ()
        regions { initializer }
        attrs   { global_type: TypeAttrOf, sym_name: SymbolNameAttr, linkage: Linkage }
        opts    {
            constant: Unit, dso_local: Unit, thread_local("thread_local_"): Unit, externally_initialized: Unit,
            value: AnyAttr, alignment: I64Attr, addr_space: NonNegativeI32 = 0, unnamed_addr: UnnamedAddr, section: StrAttr,
            comdat: SymbolRef, dbg_exprs: DbgExprs, visibility("visibility_"): Visibility = Visibility::Default,
            target_specific_attrs: ArrayAttrOf,
        }
        traits  [IsolatedFromAbove, SingleBlock, ImplicitTerminator, Symbol]
        terminator "llvm.return"
        hooks   { parse: gasm::parse_global, print: gasm::print_global, verify: verify::global, verify_regions: verify::global_region, verify_symbol_uses: symbols::global }
    }

    /// Another name for a global or function, at the address that its region computes.
    ///
    /// LangRef: "Aliases".
    /// ```mlir
    /// llvm.mlir.alias external @b : i32 { %0 = llvm.mlir.addressof @a : !llvm.ptr llvm.return %0 : !llvm.ptr }
    /// ```
    Alias = "mlir.alias" {
        ()
        regions { initializer: (1, 1) }
        attrs   { alias_type: TypeAttrOf, sym_name: SymbolNameAttr, linkage: Linkage }
        opts    {
            dso_local: Unit, thread_local("thread_local_"): Unit, unnamed_addr: UnnamedAddr,
            visibility("visibility_"): Visibility = Visibility::Default,
        }
        traits  [IsolatedFromAbove, SingleBlock, ImplicitTerminator, Symbol]
        terminator "llvm.return"
        hooks   { parse: gasm::parse_alias, print: gasm::print_alias, verify_shape: verify::alias, verify_regions: verify::alias_region }
    }

    /// A function whose address a resolver function returns when the program is loaded.
    ///
    /// LangRef: "IFuncs".
    /// ```mlir
    /// llvm.mlir.ifunc external @f : !llvm.func<i32 ()>, !llvm.ptr @resolver
    /// ```
    IFunc = "mlir.ifunc" {
        ()
        attrs  { sym_name: SymbolNameAttr, i_func_type: TypeAttrOf, resolver: FlatSymbolRef, resolver_type: TypeAttrOf, linkage: Linkage }
        opts   {
            dso_local: Unit, address_space: NonNegativeI32 = 0, unnamed_addr: UnnamedAddr = UnnamedAddr::None,
            visibility("visibility_"): Visibility = Visibility::Default,
        }
        traits [IsolatedFromAbove, Symbol]
        format "custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)? $sym_name `:` $i_func_type `,` $resolver_type $resolver since<24>((`dso_local` $dso_local^)?) attr-dict"
        custom { "LLVMLinkage": (gasm::parse_linkage, gasm::print_linkage) }
        hooks  { verify_shape: verify::ifunc, verify_symbol_uses: symbols::ifunc }
    }

    /// The table of a module's COMDATs.
    ///
    /// LangRef: "Comdats".
    /// ```mlir
    /// llvm.comdat @comdats { llvm.comdat_selector @any any }
    /// ```
    ComdatOp = "comdat" {
        ()
        regions { body: (1, 1) }
        attrs   { sym_name: SymbolNameAttr }
        traits  [NoTerminator, NoRegionArguments, SymbolTable, Symbol]
        format  "$sym_name $body attr-dict"
        hooks   { verify_regions: verify::comdat_region }
    }

    /// A COMDAT: the linker keeps one of the definitions with this selector.
    ///
    /// LangRef: "Comdats".
    /// ```mlir
    /// llvm.comdat_selector @any any
    /// ```
    ComdatSelector = "comdat_selector" {
        ()
        attrs  { sym_name: SymbolNameAttr, comdat: Comdat }
        traits [Symbol]
        format "$sym_name $comdat attr-dict"
    }

    /// Functions to call before `main`, in order of priority.
    ///
    /// LangRef: "The 'llvm.global_ctors' Global Variable".
    /// ```mlir
    /// llvm.mlir.global_ctors ctors = [@init], priorities = [0 : i32], data = [#llvm.zero]
    /// ```
    GlobalCtors = "mlir.global_ctors" {
        ()
        attrs  { ctors: FlatSymbolRefArray, priorities: I32Array, data: ArrayAttrOf }
        format "`ctors` `=` $ctors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict"
        hooks  { verify_shape: verify::global_ctors, verify_symbol_uses: symbols::global_ctors }
    }

    /// Functions to call after `main`, in order of priority.
    ///
    /// LangRef: "The 'llvm.global_dtors' Global Variable".
    /// ```mlir
    /// llvm.mlir.global_dtors dtors = [@exit], priorities = [0 : i32], data = [#llvm.zero]
    /// ```
    GlobalDtors = "mlir.global_dtors" {
        ()
        attrs  { dtors: FlatSymbolRefArray, priorities: I32Array, data: ArrayAttrOf }
        format "`dtors` `=` $dtors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict"
        hooks  { verify_shape: verify::global_dtors, verify_symbol_uses: symbols::global_dtors }
    }

    /// Options for the linker.
    ///
    /// LangRef: "Automatic Linker Flags Named Metadata".
    /// ```mlir
    /// llvm.linker_options ["-lm"]
    /// ```
    LinkerOptions = "linker_options" {
        ()
        attrs  { options: StrArray }
        format "$options attr-dict"
        hooks  { verify: verify::linker_options }
    }

    /// Module flags, which a linker merges or checks.
    ///
    /// LangRef: "Module Flags Metadata".
    /// ```mlir
    /// llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
    /// ```
    ModuleFlags = "module_flags" {
        ()
        attrs  { flags: ArrayAttrOf }
        format "$flags attr-dict"
        hooks  { verify: verify::module_flags }
    }
}
