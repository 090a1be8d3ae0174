//! The verifier: LLVM's rules, with the messages of LLVM's verifier.
//!
//! It checks everything that a [`Builder`](crate::Builder) accepts: types of operands, signatures of calls,
//! terminators, phi operands, dominance, linkage. Its time is linear in the size of the module.

mod asm;
mod assignments;
mod attrs;
mod call;
mod control;
mod debug;
mod di_extra;
mod di_node;
mod di_operand;
pub(crate) mod flags;
mod funclet;
mod inst;
mod intrinsic;
mod label;
mod reserved;
mod rule;
mod swift_error;
mod target;
mod tbaa;
mod tokens;
mod types;

pub use asm::Constraint as AsmConstraint;
pub(crate) use asm::{parse as parse_asm_constraints, problem as asm_problem};
pub(crate) use di_node::{expression_op_size, is_valid_expression};
pub use flags::{module_flag_problem, module_flags_problem};

use crate::attrs::AttrKind;
use crate::body::Body;
use crate::debug::DiKind;
use crate::inst::CallConv;
use crate::metadata::MdKind;
use crate::module::*;
use crate::types::{Type, TypeView, Types};
use crate::value::*;
use terrace_support::FxHashSet;

/// A violated rule and its location.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// LLVM's message.
    pub message: &'static str,
    /// The function.
    pub func: Option<Func>,
    /// The instruction.
    pub inst: Option<Inst>,
    /// The block, if the problem is not in an instruction.
    pub block: Option<Block>,
    /// The global symbol.
    pub global: Option<Value>,
    /// An immediate that is out of range.
    pub immediate: Option<Immediate>,
    /// Whether only the debug information is wrong: LLVM drops that of the module, with a warning.
    pub is_debug_info: bool,
}

/// An immediate operand and its valid range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Immediate {
    /// The operand.
    pub value: i64,
    /// The inclusive minimum.
    pub low: i64,
    /// The exclusive maximum.
    pub high: i64,
}

impl Problem {
    /// A problem without a location.
    fn new(message: &'static str) -> Self {
        Problem {
            message,
            func: None,
            inst: None,
            block: None,
            global: None,
            immediate: None,
            is_debug_info: false,
        }
    }

    /// A problem of debug information without a location.
    fn debug_info(message: &'static str) -> Self {
        Problem { is_debug_info: true, ..Problem::new(message) }
    }

    fn global(message: &'static str, value: Value) -> Self {
        Problem { func: value.as_func(), global: Some(value), ..Problem::new(message) }
    }
}

impl core::fmt::Display for Problem {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.immediate {
            Some(Immediate { value, low, high }) => {
                write!(f, "immarg value {value} out of range [{low}, {high})")
            }
            None => f.write_str(self.message),
        }
    }
}

impl std::error::Error for Problem {}

/// Verifies a module and returns all problems in order of the text.
pub fn verify_module(module: &Module) -> Result<(), Vec<Problem>> {
    let mut verifier = Verifier::new(module, inst::Cache::default());
    verifier.module();
    if verifier.problems.is_empty() { Ok(()) } else { Err(verifier.problems) }
}

/// Verifies a module without the bodies of its functions; [`verify_body`] checks these.
pub fn verify_declarations(module: &Module) -> Result<(), Vec<Problem>> {
    let mut verifier = Verifier::new(module, inst::Cache::default());
    verifier.declarations(&mut |_, _| {});
    verifier.recovered();
    if verifier.problems.is_empty() { Ok(()) } else { Err(verifier.problems) }
}

/// Verifies one body that is not yet part of the module.
pub fn verify_body(module: &Module, func: Func, body: &Body) -> Result<(), Vec<Problem>> {
    BodyChecker::new(module).check(func, body)
}

/// The caches of a [`BodyChecker`], to reuse them for the same module.
#[derive(Default)]
pub struct VerifierCache(inst::Cache);

/// Verifies the bodies of a module's functions, one after another.
pub struct BodyChecker<'a>(Verifier<'a>);

/// The message of the first rule that does not hold.
fn first_violation(rules: &[(bool, &'static str)]) -> Option<&'static str> {
    rules.iter().find(|rule| !rule.0).map(|rule| rule.1)
}

/// Whether aliases and ifuncs can have this linkage.
fn is_valid_alias_linkage(linkage: Linkage) -> bool {
    matches!(
        linkage,
        Linkage::External
            | Linkage::LinkOnceAny
            | Linkage::LinkOnceOdr
            | Linkage::WeakAny
            | Linkage::WeakOdr
            | Linkage::Internal
            | Linkage::Private
    )
}

/// Whether a linker may replace the definition of a symbol by another one.
fn is_replaceable(m: &Module, symbol: &Symbol) -> bool {
    let interposes = || flags::module_flags(m).any(|flag| flag.key == b"SemanticInterposition");
    symbol.linkage.is_interposable() || !symbol.dso_local && !symbol.linkage.is_local() && interposes()
}

impl<'a> BodyChecker<'a> {
    /// A checker with empty caches.
    pub fn new(module: &'a Module) -> Self {
        Self::with_cache(module, VerifierCache::default())
    }

    /// A checker with the caches of another one of the same module. Functions may have been added since.
    pub fn with_cache(module: &'a Module, cache: VerifierCache) -> Self {
        Self(Verifier::new(module, cache.0))
    }

    /// The caches, for another checker.
    pub fn into_cache(self) -> VerifierCache {
        VerifierCache(self.0.cache)
    }

    /// Verifies everything but bodies.
    pub fn check_declarations(&mut self) -> Result<(), Vec<Problem>> {
        self.0.declarations(&mut |_, _| {});
        self.result()
    }

    /// Verifies rules about several bodies, all of which were checked.
    pub fn finish(&mut self) -> Result<(), Vec<Problem>> {
        self.0.assignments();
        self.0.compile_units();
        self.result()
    }

    fn result(&mut self) -> Result<(), Vec<Problem>> {
        if self.0.problems.is_empty() { Ok(()) } else { Err(core::mem::take(&mut self.0.problems)) }
    }

    /// Verifies one body, which need not be part of the module yet.
    pub fn check(&mut self, func: Func, body: &Body) -> Result<(), Vec<Problem>> {
        self.0.body(func, body, false);
        self.result()
    }

    /// Verifies a translation of verified operations of the llvm dialect, in which each value has the type of its
    /// original. Leaves out the rules that these operations imply; builds with debug assertions check all rules, and
    /// panic if one is violated that was to be left out.
    pub fn check_translation(&mut self, func: Func, body: &Body) -> Result<(), Vec<Problem>> {
        self.0.body(func, body, true);
        self.result()
    }
}

const MAX_ALIGN: u64 = 1 << 32;
/// The number of broken aliases that are reported: each is found by a walk over all that it leads to.
const MAX_BROKEN_ALIASES: u32 = 100;
/// The message about a global variable of a target type that only some memory can hold; LLVM puts `Global @name` in front.
pub const ILLEGAL_GLOBAL_TYPE: &str = "has illegal target extension type";
const HUGE_ALIGN: &str = "huge alignment values are unsupported";

struct Verifier<'a> {
    m: &'a Module,
    cache: inst::Cache,
    problems: Vec<Problem>,
    /// Aliases that lead to a definition by valid aliases alone.
    valid_aliases: FxHashSet<Value>,
    n_broken_aliases: u32,
}

impl<'a> Verifier<'a> {
    fn new(m: &'a Module, cache: inst::Cache) -> Self {
        Verifier { m, cache, problems: Vec::new(), valid_aliases: FxHashSet::default(), n_broken_aliases: 0 }
    }

    fn check(&mut self, holds: bool, message: &'static str, value: Value) {
        if !holds {
            self.problems.push(Problem::global(message, value));
        }
    }

    /// Checks a rule of debug information.
    fn check_debug_info(&mut self, holds: bool, message: &'static str, value: Value) {
        if !holds {
            self.problems.push(Problem { is_debug_info: true, ..Problem::global(message, value) });
        }
    }

    fn module(&mut self) {
        let m = self.m;
        self.declarations(&mut |verifier, func| {
            if let Some(body) = &m.func(func).body {
                verifier.body(func, body, false);
            }
        });
        self.recovered();
        self.assignments();
        self.compile_units();
    }

    fn declarations(&mut self, body: &mut dyn FnMut(&mut Self, Func)) {
        let m = self.m;
        if m.cx.is_exhausted() {
            let message = "more than 16 million distinct types";
            self.problems.push(Problem::new(message));
        }
        for i in 0..m.globals().len() {
            self.global_variable(Global::from_index(i));
        }
        for i in 0..m.aliases().len() {
            self.alias(Alias::from_index(i));
        }
        for i in 0..m.ifuncs().len() {
            self.ifunc(IFunc::from_index(i));
        }
        for named in &m.named_metadata {
            let is_list_of_units = &named.name[..] == b"llvm.dbg.cu";
            if named.name.starts_with(b"llvm.dbg.") && !is_list_of_units {
                let message = "unrecognized named metadata node in the llvm.dbg namespace";
                self.problems.push(Problem::debug_info(message));
            }
            for &node in &named.operands {
                let is_unit =
                    || di_operand::node(&m.cx, node).is_some_and(|node| node.kind() == DiKind::DICompileUnit);
                let problem = if is_list_of_units && !is_unit() {
                    Some("invalid compile unit")
                } else {
                    self.cache.debug.graph(&m.cx, node)
                };
                if let Some(message) = problem {
                    let global = self.global_with_debug_problem(message);
                    self.problems.push(Problem { global, ..Problem::debug_info(message) });
                }
            }
        }
        self.module_flags();
        for i in 0..m.functions().len() {
            let func = Func::from_index(i);
            self.function(func);
            body(self, func);
        }
    }

    /// Checks that the module lists all compile units that nodes name.
    fn compile_units(&mut self) {
        let m = self.m;
        let listed = || m.named_metadata.iter().filter(|named| &named.name[..] == b"llvm.dbg.cu");
        for unit in core::mem::take(&mut self.cache.debug.units) {
            if !listed().any(|named| named.operands.contains(&unit)) {
                self.problems.push(Problem::debug_info("DICompileUnit not listed in llvm.dbg.cu"));
            }
        }
    }

    fn module_flags(&mut self) {
        let m = self.m;
        let each = flags::module_flags(m)
            .filter_map(|flag| module_flag_problem(&m.cx, flag.behavior, flag.key, flag.value));
        self.problems.extend(each.chain(module_flags_problem(m)).map(Problem::new));
    }

    fn is_valid_type(&mut self, ty: Type) -> bool {
        self.cache.is_valid_type(self.m, ty)
    }

    fn symbol(&mut self, symbol: &Symbol, is_declaration: bool, value: Value) {
        if is_declaration {
            let is_valid = matches!(symbol.linkage, Linkage::External | Linkage::ExternalWeak);
            self.check(is_valid, "Global is external, but doesn't have external or weak linkage!", value);
        }
        if symbol.linkage.is_local() {
            let plain = symbol.visibility == Visibility::Default;
            self.check(
                plain,
                "GlobalValue with local linkage or non-default visibility must be dso_local!",
                value,
            );
        }
        if symbol.dll_storage == DllStorage::Import {
            self.check(!symbol.dso_local, "GlobalValue with DLLImport Storage is dso_local!", value);
            let is_valid = is_declaration || symbol.linkage == Linkage::AvailableExternally;
            self.check(is_valid, "Global is marked as dllimport, but not external", value);
        }
    }

    /// Checks that a global symbol in a comdat has a definition that the linker sees.
    fn comdat(&mut self, symbol: &Symbol, is_declaration: bool, comdat: Option<Comdat>, value: Value) {
        let is_declaration = is_declaration || symbol.linkage == Linkage::AvailableExternally;
        let is_valid = comdat.is_none() || !is_declaration;
        self.check(is_valid, "Declaration may not be in a Comdat!", value);
    }

    /// The first global variable whose debug information has a problem with this message.
    #[cold]
    fn global_with_debug_problem(&self, message: &'static str) -> Option<Value> {
        let m = self.m;
        let mut cache = debug::Cache::default();
        let id = (0..m.globals().len()).map(Global::from_index).find(|&id| {
            let mut attached = m.global(id).metadata.iter().filter(|(kind, _)| *kind == MdKind::DBG);
            attached.any(|&(_, node)| cache.graph(&m.cx, node) == Some(message))
        })?;
        Some(m.global_value(id))
    }

    fn global_variable(&mut self, id: Global) {
        let m = self.m;
        let global = m.global(id);
        let value = m.global_value(id);
        self.symbol(&global.symbol, global.initializer.is_none(), value);
        self.comdat(&global.symbol, global.initializer.is_none(), global.comdat, value);
        self.check(global.align.bytes() <= MAX_ALIGN, HUGE_ALIGN, value);
        let valid = self.is_valid_type(global.ty);
        self.check(valid, "Global variable has an invalid type", value);
        for attr in m.cx.attrs_of(global.attrs) {
            if let Some(kind) = attr.kind()
                && !attrs::on_globals(kind)
            {
                self.check(false, kind.misplaced()[2], value);
            }
        }
        let linkage = global.symbol.linkage;
        if linkage == Linkage::Appending {
            self.check(global.ty.is_array(), "Only global arrays can have appending linkage!", value);
        }
        self.reserved_global(id);
        for &(kind, node) in &global.metadata {
            if kind == MdKind::DBG
                && let Some(message) = debug::global_variable_problem(&m.cx, node)
            {
                self.check_debug_info(false, message, value);
            }
        }
        self.check(global.ty != Type::X86_AMX, "invalid type for global variable", value);
        let n_problems = self.problems.len();
        if let Some(init) = global.initializer {
            self.initializer(global, init, value);
        }
        // LLVM reports the first of these problems alone.
        if self.problems.len() == n_problems {
            let scalable = m.layout.size_in_bits(&m.cx, global.ty).is_some_and(|size| size.scalable);
            self.check(!scalable, "Globals cannot contain scalable types", value);
            self.check(scalable || !m.cx.is_illegal_global(global.ty), ILLEGAL_GLOBAL_TYPE, value);
        }
    }

    fn initializer(&mut self, global: &GlobalData, init: Value, value: Value) {
        self.check(
            init.ty() == global.ty,
            "Global variable initializer type does not match global variable type!",
            value,
        );
        let sized = self.m.layout.size_in_bits(&self.m.cx, global.ty).is_some();
        self.check(sized, "Global variable initializer must be sized", value);
        self.check(init.is_const(), "Global variable initializer is not a constant", value);
        if global.symbol.linkage == Linkage::Common {
            let zero = init.is_zero() && !init.is_global();
            self.check(zero, "'common' global must have a zero initializer!", value);
            self.check(!global.is_constant, "'common' global may not be marked constant!", value);
            self.check(global.comdat.is_none(), "'common' global may not be in a Comdat!", value);
        }
    }

    fn alias(&mut self, id: Alias) {
        let m = self.m;
        let alias = m.alias(id);
        let value = m.alias_value(id);
        self.symbol(&alias.symbol, false, value);
        let linkage = alias.symbol.linkage;
        let is_valid = is_valid_alias_linkage(linkage) || linkage == Linkage::AvailableExternally;
        self.check(
            is_valid,
            "Alias should have private, internal, linkonce, weak, linkonce_odr, weak_odr, external, or available_externally linkage!",
            value,
        );
        self.check(alias.aliasee.is_const(), "Aliasee cannot be NULL!", value);
        self.check(alias.aliasee.ty() == value.ty(), "Alias and aliasee types should match!", value);
        let names_memory = alias.aliasee.is_global() || m.cx.as_expr(alias.aliasee).is_some();
        self.check(names_memory, "Aliasee should be either GlobalValue or ConstantExpr", value);
        self.aliasee(value, alias.aliasee, linkage == Linkage::AvailableExternally);
    }

    /// Checks the aliasee and the operands of its expression.
    fn aliasee(&mut self, value: Value, aliasee: Value, available: bool) {
        let m = self.m;
        let is_available = |constant: Value| match constant.kind() {
            ValueKind::Global(id) => m.global(id).symbol.linkage == Linkage::AvailableExternally,
            ValueKind::Func(id) => m.func(id).symbol.linkage == Linkage::AvailableExternally,
            ValueKind::Alias(id) => m.alias(id).symbol.linkage == Linkage::AvailableExternally,
            _ => false,
        };
        let n_problems = self.problems.len();
        if self.n_broken_aliases >= MAX_BROKEN_ALIASES {
            return;
        }
        let (mut seen, mut stack) = (FxHashSet::from_iter([value]), vec![aliasee]);
        // What is reached twice counts as a cycle, so aliases that were checked are passed over in chains only.
        let mut is_chain = true;
        while let Some(constant) = stack.pop() {
            let has_definition = match constant.kind() {
                ValueKind::Global(id) => m.global(id).initializer.is_some() && !is_available(constant),
                ValueKind::Func(id) => m.func(id).is_definition() && !is_available(constant),
                _ => !is_available(constant),
            };
            if available {
                let message = "available_externally alias must point to available_externally global value";
                self.check(is_available(constant), message, value);
            } else {
                self.check(has_definition, "Alias must point to a definition", value);
            }
            if let ValueKind::Alias(next) = constant.kind() {
                if !seen.insert(constant) {
                    self.check(false, "Aliases cannot form a cycle", value);
                    self.n_broken_aliases += 1;
                    return;
                }
                let replaceable = m.alias(next).symbol.linkage.is_interposable();
                self.check(!replaceable, "Alias cannot point to an interposable alias", value);
                let is_valid = self.problems.len() == n_problems && self.valid_aliases.contains(&constant);
                if !is_chain || !is_valid {
                    stack.push(m.alias(next).aliasee);
                }
            } else if let Some(expr) = m.cx.as_expr(constant) {
                stack.extend(
                    expr.operands.iter().filter(|&inner| inner.is_global() || m.cx.as_expr(inner).is_some()),
                );
                is_chain &= stack.len() < 2;
            }
        }
        if self.problems.len() != n_problems {
            self.n_broken_aliases += 1;
        } else if is_chain {
            self.valid_aliases.extend(seen);
        }
    }

    fn ifunc(&mut self, id: IFunc) {
        let m = self.m;
        let value = m.ifunc_value(id);
        self.symbol(&m.ifunc(id).symbol, false, value);
        let linkage = m.ifunc(id).symbol.linkage;
        self.check(linkage != Linkage::Appending, "Only global variables can have appending linkage!", value);
        let is_valid = is_valid_alias_linkage(linkage);
        self.check(
            is_valid,
            "IFunc should have private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage!",
            value,
        );
        let resolver = m.ifunc(id).resolver;
        let Some(func) = resolver.as_func() else {
            let is_valid_resolver =
                m.cx.as_expr(resolver).is_some() || matches!(resolver.kind(), ValueKind::Alias(_));
            return self.check(is_valid_resolver, "IFunc must have a Function resolver", value);
        };
        let is_defined = m.func(func).is_definition();
        self.check(is_defined, "IFunc resolver must be a definition", value);
        let returns_ptr = m.cx.signature(m.func(func).ty).is_some_and(|(ret, ..)| ret.is_ptr());
        self.check(returns_ptr, "IFunc resolver must return a pointer", value);
    }

    fn function(&mut self, id: Func) {
        let m = self.m;
        let func = m.func(id);
        let value = m.func_value(id);
        let Some((ret, params, vararg)) = m.cx.signature(func.ty) else {
            return self.check(false, "Function has a type that is not a function type", value);
        };
        self.symbol(&func.symbol, !func.is_definition(), value);
        self.comdat(&func.symbol, !func.is_definition(), func.comdat(), value);
        let weak = func.is_definition() && func.symbol.linkage == Linkage::ExternalWeak;
        self.check(!weak, "invalid linkage for function definition", value);
        self.check(func.symbol.linkage != Linkage::Common, "Functions may not have common linkage", value);
        let appending = func.symbol.linkage == Linkage::Appending;
        self.check(!appending, "Only global variables can have appending linkage!", value);
        self.check(func.align().bytes() <= MAX_ALIGN, HUGE_ALIGN, value);
        let before = self.problems.len();
        if let Some(subprogram) = debug::subprogram_of(m, id) {
            let cache = &mut self.cache.debug;
            let problem = cache.graph(&m.cx, subprogram);
            let other = cache.attached.insert(subprogram, id).is_some_and(|other| other != id);
            if let Some(message) = problem {
                self.check_debug_info(false, message, value);
            }
            self.check_debug_info(!other, "DISubprogram attached to more than one function", value);
            let node = di_operand::node(&m.cx, subprogram);
            let is_subprogram = node.as_ref().is_some_and(|node| node.kind() == DiKind::DISubprogram);
            self.check_debug_info(is_subprogram, "function !dbg attachment must be a subprogram", value);
            let distinct = node.is_some_and(|node| node.distinct);
            self.check_debug_info(
                func.is_definition() || !distinct,
                "function declaration may only have a unique !dbg attachment",
                value,
            );
        }
        self.check(
            func.is_definition() || func.personality().is_none(),
            "Function declaration shouldn't have a personality routine",
            value,
        );
        for (kind, node) in func.metadata() {
            let cache = &mut self.cache.debug;
            if kind != MdKind::DBG
                && let Some(message) = cache.attached_graph(&m.cx, node)
            {
                self.check_debug_info(false, message, value);
            }
        }
        let profiled = func.metadata().any(|(kind, _)| kind == MdKind::PROF);
        self.check(
            func.is_definition() || !profiled,
            "function declaration may not have a !prof attachment",
            value,
        );
        let is_intrinsic = func.symbol.name.starts_with(b"llvm.");
        for param in params.iter() {
            let known =
                !param.is_named_struct() || m.cx.struct_fields(param).is_some() && self.is_valid_type(param);
            self.check(
                known && param.is_first_class(),
                "Function arguments must have first-class types!",
                value,
            );
            if !is_intrinsic {
                self.check(param != Type::METADATA, "Function takes metadata but isn't an intrinsic", value);
                self.check(!m.cx.is_token_like(param), "Function takes token but isn't an intrinsic", value);
                self.check(param != Type::X86_AMX, "Function takes x86_amx but isn't an intrinsic", value);
            }
        }
        if self.problems.len() == before {
            let valid = self.is_valid_type(func.ty);
            self.check(valid, "Function has an invalid type", value);
        }
        if !is_intrinsic {
            self.check(!m.cx.is_token_like(ret), "Function returns a token but isn't an intrinsic", value);
            self.check(ret != Type::X86_AMX, "Function returns a x86_amx but isn't an intrinsic", value);
        }
        self.convention(func, ret, params, vararg, value);
        let owner = attrs::Owner {
            ty: func.ty,
            intrinsic: is_intrinsic,
            asm: false,
            call: false,
            unnamed_addr: func.symbol.unnamed_addr == UnnamedAddr::Global,
        };
        let returns_by_memory = (0..params.len())
            .any(|at| attrs::has(&m.cx, m.cx.param_attrs(func.attrs, at), AttrKind::StructRet));
        self.check(!returns_by_memory || ret == Type::VOID, "Invalid struct return type!", value);
        if !func.attrs.is_empty()
            && let Some(message) = attrs::check(m, func.attrs, &owner)
        {
            self.check(false, message, value);
        }
        if is_intrinsic {
            self.check(!func.is_definition(), "llvm intrinsics cannot be defined!", value);
        }
    }

    /// Checks a signature against its calling convention.
    fn convention(&mut self, func: &FuncData, ret: Type, params: Types<'_>, vararg: bool, value: Value) {
        if func.cc == CallConv::C {
            return;
        }
        let cx = &self.m.cx;
        let has = |at: usize, kind: AttrKind| attrs::has(cx, cx.param_attrs(func.attrs, at), kind);
        let any = |kind: AttrKind| (0..params.len()).any(|at| has(at, kind));
        // LLVM's numbers of calling conventions.
        let cc = func.cc.0;
        let kernel = matches!(cc, 76 | 91 | 104 | 105);
        // LLVM has no checks for the LS and ES stages (95 and 96).
        let shader = matches!(cc, 87..=90 | 93);
        if cc == 83 {
            let is_valid = params.is_empty() || has(0, AttrKind::ByVal);
            self.check(is_valid, "Calling convention parameter requires byval", value);
        }
        if kernel {
            self.check(ret == Type::VOID, "Calling convention requires void return type", value);
        }
        if kernel || shader {
            self.check(!any(AttrKind::StructRet), "Calling convention does not allow sret", value);
            if cc != 76 {
                self.check(!any(AttrKind::ByVal), "Calling convention disallows byval", value);
                self.check(!any(AttrKind::Preallocated), "Calling convention disallows preallocated", value);
                self.check(!any(AttrKind::InAlloca), "Calling convention disallows inalloca", value);
                let stack = self.m.layout.alloca_address_space();
                let by_ref = |at: usize| {
                    has(at, AttrKind::ByRef) && params.get(at).and_then(Type::address_space) == Some(stack)
                };
                let is_valid = !(0..params.len()).any(by_ref);
                self.check(is_valid, "Calling convention disallows stack byref", value);
            }
        }
        if kernel || shader || matches!(cc, 8 | 9 | 71 | 72 | 77) {
            self.check(!vararg, "Calling convention does not support varargs or perfect forwarding!", value);
        }
        if cc == 124 {
            let is_valid = params.get(0) == Some(Type::I1);
            self.check(is_valid, "Calling convention requires first argument to be i1", value);
        }
    }

    fn body(&mut self, func: Func, body: &Body, is_translation: bool) {
        let (cache, problems) = (&mut self.cache, &mut self.problems);
        inst::BodyVerifier::new(self.m, func, body, cache, problems).run(is_translation);
        self.cache.assignments.add(func, body);
    }
}

/// Whether LLVM accepts a type: no `i0`, no vectors of structs, no arrays of functions.
fn is_valid_type(m: &Module, ty: Type) -> bool {
    if let Some(width) = ty.int_width() {
        return width > 0 && width <= Type::MAX_INT_BITS;
    }
    if !ty.is_record() {
        return true;
    }
    let cx = &m.cx;
    let mut seen = terrace_support::FxHashSet::default();
    // Pointers are opaque, so a type that contains itself contains itself by value.
    let mut path = terrace_support::FxHashSet::default();
    let mut stack = vec![(ty, false)];
    while let Some((ty, leave)) = stack.pop() {
        if leave {
            path.remove(&ty);
            continue;
        }
        if path.contains(&ty) {
            return false;
        }
        if ty.int_width().is_some_and(|width| width == 0 || width > Type::MAX_INT_BITS) {
            return false;
        }
        if !ty.is_record() || !seen.insert(ty) {
            continue;
        }
        path.insert(ty);
        stack.push((ty, true));
        let not_element = |ty: Type| {
            ty.is_function() || matches!(ty, Type::VOID | Type::LABEL | Type::METADATA | Type::TOKEN)
        };
        match cx.view(ty) {
            TypeView::Vector { elem, count, .. } => {
                if count == 0 || !(elem.is_int() || elem.is_float() || elem.is_ptr() || elem.is_target_ext())
                {
                    return false;
                }
                stack.push((elem, false));
            }
            TypeView::Array { elem, .. } => {
                if not_element(elem) || elem == Type::X86_AMX {
                    return false;
                }
                stack.push((elem, false));
            }
            TypeView::Function { ret, params, .. } => {
                if ret.is_function() || matches!(ret, Type::LABEL | Type::METADATA) {
                    return false;
                }
                if params.iter().any(|param| !param.is_first_class() || param == Type::LABEL) {
                    return false;
                }
                stack.push((ret, false));
                stack.extend(params.iter().map(|ty| (ty, false)));
            }
            _ => {
                if let Some((fields, _)) = cx.struct_fields(ty) {
                    if fields.iter().any(not_element) {
                        return false;
                    }
                    stack.extend(fields.iter().map(|ty| (ty, false)));
                }
            }
        }
    }
    true
}
