//! Translation of other dialects: what `LLVMTranslationDialectInterface` is upstream.
//!
//! A dialect says how its operations become LLVM IR ([`TranslationInterface::convert_operation`]), and what its
//! discardable attributes add to the instructions of any operation ([`TranslationInterface::amend_operation`]) or to
//! a function ([`TranslationInterface::amend_function`]). `crates/llvmir/tests/interface.rs` has a dialect with an
//! operation that calls an intrinsic and an attribute that becomes metadata of instructions.

use crate::export::function::FunctionTranslation;
use core::ops::Range;
use smallvec::SmallVec;
use terrace_ir::body::OpRef;
use terrace_ir::{Attr, Body, Context, Op, Result, Type, Value};
use terrace_llir as llir;

/// How a dialect is translated. Interfaces are given to [`export_with`](crate::export_with).
///
/// Functions are translated on several threads: an interface keeps nothing between calls.
pub trait TranslationInterface: Sync {
    /// The dialect's namespace.
    fn dialect(&self) -> &'static str;

    /// Translates an operation of the dialect; `Ok(false)` when this is none that can be translated.
    ///
    /// Results are set with [`Translator::set_result`]; what is wrong is reported with [`Translator::at`].
    fn convert_operation(&self, tx: &mut Translator<'_, '_, '_>, op: Op) -> Result<bool> {
        let _ = (tx, op);
        Ok(false)
    }

    /// Adds what a discardable attribute of the dialect says to the instructions that an operation, of any dialect,
    /// became. Some operations become no instruction.
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

    /// Adds what a discardable attribute of the dialect on an `llvm.func` says to LLVM's function.
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
}

/// The instructions that were made for an operation.
#[derive(Clone, Debug)]
pub struct Insts(pub(crate) Range<usize>);

impl Iterator for Insts {
    type Item = llir::Inst;
    fn next(&mut self) -> Option<llir::Inst> {
        self.0.next().map(llir::Inst::from_index)
    }
}

/// The translation of a function's body, as interfaces see it.
pub struct Translator<'t, 'f, 'a>(pub(crate) &'t mut FunctionTranslation<'f, 'a>);

impl<'f> Translator<'_, 'f, '_> {
    /// The context of types and attributes.
    pub fn ctx(&self) -> &'f Context {
        self.0.ctx
    }

    /// The body that the operations are in.
    pub fn body(&self) -> &'f Body {
        self.0.b
    }

    /// An operation with its surroundings, to report what is wrong with it.
    pub fn at(&self, op: Op) -> OpRef<'f> {
        self.0.at(op)
    }

    /// LLVM's module. Functions and globals of the program are in it; bodies only as far as they are translated.
    pub fn module(&self) -> &llir::Module {
        self.0.state.module
    }

    /// Builds instructions where the operation is.
    pub fn builder(&mut self) -> &mut llir::Builder<'f> {
        &mut self.0.ll
    }

    /// What a value was translated to.
    pub fn value(&self, value: Value) -> llir::Value {
        self.0.value(value)
    }

    /// What the operands of an operation were translated to.
    pub fn operands(&self, op: Op) -> SmallVec<[llir::Value; 8]> {
        self.0.values(self.0.b.operands(op))
    }

    /// Says what result `i` of an operation becomes.
    pub fn set_result(&mut self, op: Op, i: usize, to: llir::Value) {
        if let Some(result) = self.0.b.results(op).get(i) {
            self.0.set(result, to);
        }
    }

    /// LLVM's type of a type that `op` has to do with.
    pub fn ty(&mut self, op: Op, ty: Type) -> Result<llir::Type> {
        self.0.ty(op, ty)
    }

    /// LLVM's constant of an attribute.
    pub fn constant(&mut self, op: Op, ty: llir::Type, attr: Attr) -> Result<llir::Value> {
        self.0.constant(op, ty, attr)
    }

    /// Calls an intrinsic: its name without `llvm.`, the types that it is overloaded on, its result and arguments.
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

/// The interface of a dialect.
pub(crate) fn find<'i>(
    interfaces: &[&'i dyn TranslationInterface],
    dialect: &str,
) -> Option<&'i dyn TranslationInterface> {
    interfaces.iter().copied().find(|interface| interface.dialect() == dialect)
}

impl FunctionTranslation<'_, '_> {
    /// Translates an operation of another dialect, when there is an interface that does it.
    #[cold]
    pub fn foreign(&mut self, op: Op) -> Result<bool> {
        match find(self.state.interfaces, self.b.def(op).dialect) {
            Some(interface) => match interface.convert_operation(&mut Translator(self), op)? {
                true => Ok(true),
                false => {
                    let name = self.b.def(op).name;
                    let error = self.at(op).error(format!("LLVM Translation failed for operation: {name}"));
                    Err(error.emit())
                }
            },
            None => Ok(false),
        }
    }

    /// What the attributes of other dialects add to the instructions of an operation.
    #[cold]
    pub fn amend_by_interfaces(&mut self, op: Op, insts: Range<usize>) -> Result {
        let (b, ctx) = (self.b, self.ctx);
        for (name, attr) in b.dict_entries(op).iter() {
            let name = ctx.str(name);
            if let Some((dialect, _)) = name.split_once('.')
                && let Some(interface) = find(self.state.interfaces, dialect)
            {
                let insts = Insts(insts.clone());
                interface.amend_operation(&mut Translator(self), op, insts, &name, attr)?;
            }
        }
        Ok(())
    }
}
