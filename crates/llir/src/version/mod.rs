//! Modules for other versions of LLVM than 22.
//!
//! [`Module::lower_to`] replaces what a version lacks: hints for optimizations are dropped, other constructs are
//! expanded or refused. What remains differs in spelling only; the printer asks [`Module::version`] for it. Reading
//! order: `constructs` (instructions, attributes, conventions and their first versions), `attributes`, `intrinsics`,
//! `records` (debug records), `layout`, `debug` (metadata nodes, for the printer).

mod atomics;
mod attributes;
mod calls;
mod constructs;
pub(crate) mod debug;
mod expansions;
mod instructions;
mod intrinsics;
mod layout;
mod nvvm;
mod records;

use crate::body::Body;
use crate::constant::ConstView;
use crate::metadata::MdKind;
use crate::module::{CodeModel, Module};
use crate::types::{FloatKind, Type, TypeView};
use crate::value::{Func, Global, IFunc, Value, ValueKind};
use attributes::Attributes;
pub(crate) use attributes::memory_words;
use intrinsics::Plan;
use std::sync::Arc;
use terrace_support::{FxHashMap, FxHashSet};

/// A major version of LLVM that can be written.
///
/// ```
/// use terrace_llir::{LlvmVersion, parse};
///
/// let text = b"define i64 @f(ptr captures(none) %p, i32 %i) {\n  %x = zext nneg i32 %i to i64\n  ret i64 %x\n}\n";
/// let module = parse("f.ll", text).unwrap();
/// let old = module.print_for("16".parse().unwrap()).unwrap();
/// let old = String::from_utf8(old).unwrap();
/// assert!(old.contains("@f(ptr nocapture %p, i32 %i)"));
/// assert!(old.contains("%x = zext i32 %i to i64"));
/// # assert_eq!(LlvmVersion::CURRENT.number(), 22);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct LlvmVersion(u8);

impl LlvmVersion {
    /// NVVM IR as libNVVM takes it for GPUs older than Blackwell: LLVM 7, whose pointers have element types.
    pub const NVVM: LlvmVersion = LlvmVersion(7);
    /// The oldest other version that can be written: the first one whose pointers have no element types.
    pub const OLDEST: LlvmVersion = LlvmVersion(15);
    /// The version whose text [`print_module`](crate::print_module) writes.
    pub const CURRENT: LlvmVersion = LlvmVersion(22);
    /// The newest version that can be written.
    pub const NEWEST: LlvmVersion = LlvmVersion(23);

    /// The version with this number, if it can be written.
    pub fn new(number: u32) -> Option<LlvmVersion> {
        let version = LlvmVersion(u8::try_from(number).ok()?);
        (Self::OLDEST..=Self::NEWEST).contains(&version).then_some(version)
    }

    /// The number.
    pub fn number(self) -> u32 {
        self.0.into()
    }

    /// Whether the version has what came with LLVM `since`.
    #[inline]
    pub(crate) const fn has(self, since: u8) -> bool {
        self.0 >= since
    }
}

impl Default for LlvmVersion {
    fn default() -> Self {
        Self::CURRENT
    }
}

impl core::fmt::Display for LlvmVersion {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match *self {
            Self::NVVM => f.pad("7-nvvm"),
            _ => self.0.fmt(f),
        }
    }
}

impl core::str::FromStr for LlvmVersion {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "7-nvvm" {
            return Ok(Self::NVVM);
        }
        let number = text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()));
        number.and_then(LlvmVersion::new).ok_or_else(|| {
            format!(
                "'{text}' is neither {} nor a version from {} to {}",
                Self::NVVM,
                Self::OLDEST,
                Self::NEWEST
            )
        })
    }
}

/// A construct that a version of LLVM does not have, and that nothing else expresses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsupported {
    /// The construct, such as `'atomicrmw usub_cond'`.
    pub construct: String,
    /// The first version that has it; `version` itself if libNVVM lacks it although LLVM 7 has it.
    pub since: LlvmVersion,
    /// The version that was asked for.
    pub version: LlvmVersion,
    /// The name of the function in which it is, if it is in one.
    pub function: Option<String>,
}

impl core::fmt::Display for Unsupported {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let Unsupported { construct, since, version, function } = self;
        if *version == LlvmVersion::NVVM {
            write!(f, "NVVM IR has no {construct}")?;
        } else {
            write!(f, "LLVM {version} has no {construct}")?;
        }
        if since > version {
            write!(f, ", which came with LLVM {since}")?;
        }
        match function {
            Some(name) => write!(f, ", in function '{name}'"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Unsupported {}

/// The version, and the outcome of a check of one construct.
type Lowered<T = ()> = Result<T, Unsupported>;

impl LlvmVersion {
    /// The error that this version lacks a construct.
    fn lacks(self, construct: impl Into<String>, since: u8) -> Unsupported {
        Unsupported { construct: construct.into(), since: LlvmVersion(since), version: self, function: None }
    }

    /// Checks that the version has a construct.
    fn require(self, since: u8, construct: impl FnOnce() -> String) -> Lowered {
        if self.has(since) { Ok(()) } else { Err(self.lacks(construct(), since)) }
    }
}

impl Module {
    /// The version of LLVM whose text the module is printed as: 22, unless [`Module::lower_to`] chose another.
    pub fn version(&self) -> LlvmVersion {
        self.version
    }

    /// Replaces what a version of LLVM lacks. The module's text is that version's from then on; its bitcode, and the
    /// rules of the verifier, stay those of LLVM 22. A module for [`LlvmVersion::NVVM`] is for printing only.
    ///
    /// # Errors
    /// When the version cannot express something that is more than a hint. The module is unusable then.
    pub fn lower_to(&mut self, version: LlvmVersion) -> Result<(), Unsupported> {
        if version < LlvmVersion::CURRENT {
            Lowering::new(self, version).run()?;
        }
        self.version = version;
        Ok(())
    }

    /// The text of the module for a version of LLVM.
    ///
    /// # Errors
    /// Those of [`Module::lower_to`].
    pub fn print_for(mut self, version: LlvmVersion) -> Result<Vec<u8>, Unsupported> {
        self.lower_to(version)?;
        Ok(crate::print::print_module(&self))
    }
}

/// The lowering of one module.
struct Lowering<'a> {
    m: &'a mut Module,
    version: LlvmVersion,
    attributes: Attributes,
    /// The functions that bodies refer to, each with the first function that does.
    users: FxHashMap<Func, Func>,
    /// How calls of functions change.
    plans: FxHashMap<Func, Plan>,
    /// Types and constants that were checked.
    types: FxHashSet<Type>,
    constants: FxHashSet<Value>,
    /// The layout that the version uses, if it is another, and the first version that has the module's.
    layout: Option<(crate::DataLayout, u8)>,
    records: records::Intrinsics,
    /// Results of calls that expansions made and that changed, too, with the values that replace them.
    nested: Vec<(Value, Value)>,
}

impl<'a> Lowering<'a> {
    fn new(m: &'a mut Module, version: LlvmVersion) -> Self {
        Lowering {
            version,
            attributes: Attributes::new(Arc::clone(&m.cx), version),
            users: FxHashMap::default(),
            plans: FxHashMap::default(),
            types: FxHashSet::default(),
            constants: FxHashSet::default(),
            layout: match version {
                LlvmVersion::NVVM => nvvm::layout(m),
                _ => layout::of_version(m, version),
            },
            records: records::Intrinsics::default(),
            nested: Vec::new(),
            m,
        }
    }

    fn run(mut self) -> Lowered {
        if self.version == LlvmVersion::NVVM {
            self.nvvm_symbols()?;
        }
        self.globals()?;
        self.ifuncs();
        for (at, func) in self.m.functions().iter().enumerate() {
            let operands = func.body.iter().flat_map(|body| &body.operands);
            for callee in operands.filter_map(|operand| operand.as_func()) {
                self.users.entry(callee).or_insert(Func::from_index(at));
            }
        }
        for at in 0..self.m.functions().len() {
            self.intrinsic(Func::from_index(at))?;
        }
        // Debug intrinsics are declared on the way, so the number of functions grows.
        for at in 0..self.m.functions().len() {
            let func = Func::from_index(at);
            let body = self.m.func_mut(func).body.take();
            self.function(func, body).map_err(|error| self.in_function(error, func))?;
        }
        if let Some((layout, _)) = self.layout.take() {
            self.m.layout = layout;
        }
        if self.version == LlvmVersion::NVVM {
            self.nvvm();
        }
        Ok(())
    }

    fn in_function(&self, error: Unsupported, func: Func) -> Unsupported {
        let name = String::from_utf8_lossy(&self.m.func(func).symbol.name).into_owned();
        Unsupported { function: Some(name), ..error }
    }

    fn function(&mut self, func: Func, body: Option<Box<Body>>) -> Lowered {
        let data = self.m.func(func);
        let (ty, cc, attrs) = (data.ty, data.cc, data.attrs);
        let constants =
            data.extra.as_ref().map_or([None; 3], |extra| [extra.prefix, extra.prologue, extra.personality]);
        constants.into_iter().flatten().try_for_each(|value| self.operand(value))?;
        self.ty(ty)?;
        constructs::check_call_conv(self.version, cc)?;
        self.m.func_mut(func).attrs = self.attributes.list(attrs)?;
        if let Some(mut body) = body {
            self.body(&mut body, func)?;
            self.m.func_mut(func).body = Some(body);
        }
        Ok(())
    }

    fn globals(&mut self) -> Lowered {
        for at in 0..self.m.globals().len() {
            let id = Global::from_index(at);
            let global = self.m.global(id);
            let (ty, attrs, init) = (global.ty, global.attrs, global.initializer);
            if global.code_model != CodeModel::Default {
                self.version.require(18, || "'code_model' of global variables".into())?;
            }
            self.ty(ty)?;
            if let Some(init) = init {
                self.constant(init)?;
            }
            let version = self.version;
            let cx = Arc::clone(&self.m.cx);
            let global = self.m.global_mut(id);
            global.attrs = self.attributes.set(attrs)?;
            global.metadata.retain(|&(kind, md)| kind != MdKind::DBG || debug::has_value(version, &cx, md));
        }
        for at in 0..self.m.aliases().len() {
            let alias = &self.m.aliases()[at];
            let (ty, aliasee) = (alias.ty, alias.aliasee);
            self.ty(ty)?;
            self.constant(aliasee)?;
        }
        Ok(())
    }

    /// Drops attachments of ifuncs, which came with LLVM 22.
    fn ifuncs(&mut self) {
        for at in 0..self.m.ifuncs().len() {
            self.m.ifunc_mut(IFunc::from_index(at)).metadata.clear();
        }
    }

    /// Checks a type: whether the version has it, and whether it has the same size there.
    fn ty(&mut self, ty: Type) -> Lowered {
        if let Some(kind) = ty.float_kind() {
            return self.float(kind);
        }
        if !ty.is_record() || !self.types.insert(ty) {
            return Ok(());
        }
        // Debug records drop a constant with such a type instead of failing, so the next one fails again.
        self.record_type(ty).inspect_err(|_| _ = self.types.remove(&ty))
    }

    /// Checks a floating-point type.
    fn float(&self, kind: FloatKind) -> Lowered {
        match kind {
            FloatKind::Half | FloatKind::Float | FloatKind::Double => Ok(()),
            FloatKind::BFloat => self.version.require(11, || "type 'bfloat'".into()),
            _ if self.version == LlvmVersion::NVVM => {
                Err(self.version.lacks(format!("type '{}'", kind.name()), nvvm::NEVER))
            }
            _ => Ok(()),
        }
    }

    fn record_type(&mut self, ty: Type) -> Lowered {
        let cx = Arc::clone(&self.m.cx);
        match cx.view(ty) {
            TypeView::Target { name, .. } => {
                let name = String::from_utf8_lossy(name);
                self.version.require(16, || format!("type 'target(\"{name}\")'"))?;
            }
            TypeView::Vector { scalable: true, .. } if !self.version.has(11) => {
                return Err(self.version.lacks("scalable vectors", 11));
            }
            TypeView::Array { elem, .. } if elem.is_scalable_vector() => {
                self.version.require(18, || "array of scalable vectors".into())?;
            }
            TypeView::Vector { elem, .. } | TypeView::Array { elem, .. } => self.ty(elem)?,
            TypeView::Struct { fields, .. } | TypeView::Named { body: Some((fields, _)), .. } => {
                fields.iter().try_for_each(|field| self.ty(field))?;
            }
            TypeView::Function { ret, params, .. } => {
                self.ty(ret)?;
                return params.iter().try_for_each(|param| self.ty(param));
            }
            _ => {}
        }
        match &self.layout {
            Some((layout, since)) if !layout::same_size(&cx, &self.m.layout, layout, ty) => {
                let text = crate::print::type_text(self.m, ty);
                Err(self.version.lacks(format!("such alignment of parts of '{text}'"), *since))
            }
            _ => Ok(()),
        }
    }

    /// Checks an operand: its type, and itself if it is a constant.
    fn operand(&mut self, value: Value) -> Lowered {
        self.ty(value.ty())?;
        self.constant(value)
    }

    /// Checks a constant. The parser and the builder bound the nesting.
    fn constant(&mut self, value: Value) -> Lowered {
        let cx = Arc::clone(&self.m.cx);
        if value.kind() == ValueKind::Zero
            && let TypeView::Target { name, .. } = cx.view(value.ty())
            && !name.starts_with(b"spirv.")
        {
            let name = String::from_utf8_lossy(name);
            return self.version.require(17, || format!("'zeroinitializer' of type 'target(\"{name}\")'"));
        }
        if !matches!(value.kind(), ValueKind::Const(_)) || self.constants.contains(&value) {
            return Ok(());
        }
        match cx.const_view(value) {
            Some(ConstView::BlockAddress(..)) if self.version == LlvmVersion::NVVM => {
                Err(self.version.lacks("'blockaddress'", nvvm::NEVER))
            }
            Some(ConstView::PtrAuth(_)) => self.version.require(19, || "constant 'ptrauth'".into()),
            Some(ConstView::Aggregate(parts)) => parts.iter().try_for_each(|part| self.constant(part)),
            Some(ConstView::Splat(elem)) => self.constant(elem),
            Some(ConstView::Expr(expr)) => {
                self.ty(expr.source)?;
                expr.operands.iter().try_for_each(|part| self.constant(part))
            }
            _ => Ok(()),
        }?;
        self.constants.insert(value);
        Ok(())
    }
}
