//! Translation of other dialects, like upstream's `LLVMTranslationDialectInterface`.
//!
//! A dialect translates its operations ([`TranslationInterface::convert_operation`]), and its discardable attributes on
//! any operation ([`TranslationInterface::amend_operation`]), on functions
//! ([`TranslationInterface::amend_function`]), their arguments and results
//! ([`TranslationInterface::parameter_attribute`]), and on other operations of the module
//! ([`TranslationInterface::amend_module_operation`]).
//! `crates/llvmir/tests/interface.rs` has an example.

use super::state::{ForeignOps, FunctionTranslation, ModuleState, Outcome};
use core::ops::Range;
use terrace_ir::attrs::DictionaryAttr;
use terrace_ir::body::OpRef;
use terrace_ir::{Attr, Body, Context, Op, Result, Type, Value};
use terrace_llir as llir;
use terrace_llvm::Func;
use terrace_support::small_vec::SmallVec;

/// The translation of a dialect, for [`export_with`](crate::export_with).
///
/// Functions are translated on several threads and in any order, so an interface has no state.
pub trait TranslationInterface: Sync {
    /// The dialect's namespace.
    fn dialect(&self) -> &'static str;

    /// Translates an operation of the dialect and sets its results ([`Translator::set_result`]). Returns false if it
    /// cannot be translated.
    ///
    /// # Errors
    /// When an error was reported, for example by [`Translator::at`].
    fn convert_operation(&self, tx: &mut Translator<'_, '_, '_>, op: Op) -> Result<bool> {
        let _ = (tx, op);
        Ok(false)
    }

    /// Adds a discardable attribute of the dialect to the instructions of an operation of any dialect. Some operations
    /// have no instructions.
    fn amend_operation(
        &self,
        tx: &mut Translator<'_, '_, '_>,
        op: Op,
        insts: Insts,
        name: &str,
        attr: Attr,
    ) -> Result {
        let _ = (tx, op, insts, name, attr);
        Ok(())
    }

    /// Adds a discardable attribute of the dialect on an `llvm.func` to the LLVM function.
    fn amend_function(
        &self,
        module: &mut llir::Module,
        func: llir::Func,
        op: OpRef<'_>,
        name: &str,
        attr: Attr,
    ) -> Result {
        let _ = (module, func, op, name, attr);
        Ok(())
    }

    /// The LLVM attribute for a discardable attribute of the dialect on an argument or the result of an `llvm.func`;
    /// `None` if LLVM has none.
    fn parameter_attribute(&self, op: OpRef<'_>, name: &str, attr: Attr) -> Result<Option<llir::Attr>> {
        let _ = (op, name, attr);
        Ok(None)
    }

    /// Adds a discardable attribute of the dialect on the module, or on an operation in it that is no function.
    fn amend_module_operation(
        &self,
        module: &mut llir::Module,
        op: OpRef<'_>,
        name: &str,
        attr: Attr,
    ) -> Result {
        let _ = (module, op, name, attr);
        Ok(())
    }
}

/// The instructions of an operation.
#[derive(Clone, Debug)]
pub struct Insts(pub(crate) Range<usize>);

impl Iterator for Insts {
    type Item = llir::Inst;
    fn next(&mut self) -> Option<llir::Inst> {
        self.0.next().map(llir::Inst::from_index)
    }
}

/// The translation of a function's body, for interfaces.
pub struct Translator<'t, 'f, 'a>(pub(crate) &'t mut FunctionTranslation<'f, 'a>);

impl<'f> Translator<'_, 'f, '_> {
    /// The context of types and attributes.
    pub fn ctx(&self) -> &'f Context {
        self.0.ctx
    }

    /// The body with the operations.
    pub fn body(&self) -> &'f Body {
        self.0.b
    }

    /// An operation with its parents, to report errors at it.
    pub fn at(&self, op: Op) -> OpRef<'f> {
        self.0.at(op)
    }

    /// The LLVM module. It has all functions and globals, but not all bodies yet.
    pub fn module(&self) -> &llir::Module {
        self.0.state.module
    }

    /// The builder, at the place of the operation.
    pub fn builder(&mut self) -> &mut llir::Builder<'f> {
        &mut self.0.ll
    }

    /// The LLVM value of a value.
    pub fn value(&self, value: Value) -> llir::Value {
        self.0.value(value)
    }

    /// The LLVM values of an operation's operands.
    pub fn operands(&self, op: Op) -> SmallVec<[llir::Value; 8]> {
        self.0.values(self.0.b.operands(op))
    }

    /// Sets the LLVM value of result `i` of an operation.
    pub fn set_result(&mut self, op: Op, i: usize, to: llir::Value) {
        if let Some(result) = self.0.b.results(op).get(i) {
            self.0.set(result, to);
        }
    }

    /// The LLVM type of a type; an error is reported at `op`.
    pub fn ty(&mut self, op: Op, ty: Type) -> Result<llir::Type> {
        self.0.ty(op, ty)
    }

    /// The LLVM constant of an attribute; an error is reported at `op`.
    pub fn constant(&mut self, op: Op, ty: llir::Type, attr: Attr) -> Result<llir::Value> {
        self.0.constant(op, ty, attr)
    }

    /// Calls an intrinsic by its name without `llvm.` and overloaded types.
    pub fn call_intrinsic(
        &mut self,
        name: &'static str,
        overloads: &[llir::Type],
        result: llir::Type,
        args: &[llir::Value],
    ) -> llir::Value {
        self.0.call_intrinsic(name, overloads.iter().copied(), result, args)
    }

    /// Attaches metadata to an instruction.
    pub fn set_metadata(&mut self, inst: llir::Inst, kind: llir::MdKind, node: llir::Md) {
        self.0.ll.body.set_metadata(inst, kind, node);
    }
}

/// The interfaces of a translation.
#[derive(Clone, Copy)]
pub(crate) struct Interfaces<'i> {
    /// Those of users, which come first.
    pub of_users: &'i [&'i dyn TranslationInterface],
    /// Those of Terrace's dialects.
    pub own: &'static [&'static dyn TranslationInterface],
}

impl<'i> Interfaces<'i> {
    /// The interface of a dialect.
    pub fn find(self, dialect: &str) -> Option<&'i dyn TranslationInterface> {
        self.of_users.iter().chain(self.own).copied().find(|interface| interface.dialect() == dialect)
    }

    /// The interface of the dialect that an attribute's name starts with.
    fn of_attribute(self, name: &str) -> Option<&'i dyn TranslationInterface> {
        self.find(name.split_once('.')?.0)
    }
}

impl ForeignOps for Interfaces<'_> {
    #[cold]
    fn operation(&self, tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<bool> {
        let def = tx.b.def(op);
        match self.find(def.dialect) {
            Some(interface) => match interface.convert_operation(&mut Translator(tx), op)? {
                true => Ok(true),
                false => {
                    let text = format!("LLVM Translation failed for operation: {}", def.name);
                    Err(tx.at(op).error(text).emit())
                }
            },
            None => Ok(false),
        }
    }

    #[cold]
    fn attributes(&self, tx: &mut FunctionTranslation<'_, '_>, op: Op, insts: Range<usize>) -> Result {
        let (b, ctx) = (tx.b, tx.ctx);
        for (name, attr) in b.dict_entries(op).iter() {
            let name = ctx.str(name);
            if let Some(interface) = self.of_attribute(&name) {
                let insts = Insts(insts.clone());
                interface.amend_operation(&mut Translator(tx), op, insts, &name, attr)?;
            }
        }
        Ok(())
    }

    fn parameter(&self, op: OpRef<'_>, dict: &DictionaryAttr<'_>) -> Result<SmallVec<[llir::Attr; 1]>> {
        let mut attrs = SmallVec::new();
        for (name, attr) in dict.entries.iter() {
            let name = op.ctx().str(name);
            if let Some(interface) = self.of_attribute(&name) {
                attrs.extend(interface.parameter_attribute(op, &name, attr)?);
            }
        }
        Ok(attrs)
    }
}

/// Adds the attributes of other dialects to the module and the operations in it.
pub(crate) fn amend_module(
    state: &mut ModuleState<'_>,
    module: OpRef<'_>,
    interfaces: Interfaces<'_>,
) -> Outcome {
    for op in core::iter::once(module).chain(state.ops().map(|op| state.scope.at(op))) {
        for (name, attr) in op.body().dict_entries(op.op).iter() {
            let name = op.ctx().str(name);
            let Some(interface) = interfaces.of_attribute(&name) else { continue };
            if op.as_::<Func>().is_none() {
                interface.amend_module_operation(state.module, op, &name, attr)?;
            } else if let Some(func) = function(state, op) {
                interface.amend_function(state.module, func, op, &name, attr)?;
            }
        }
    }
    Ok(())
}

/// The LLVM function of an `llvm.func`.
fn function(state: &ModuleState<'_>, op: OpRef<'_>) -> Option<llir::Func> {
    let name = op.body().slot(op.op, Func::SLOTS.sym_name)?.as_str(op.ctx())?;
    state.symbols.get(&name)?.as_func()
}
