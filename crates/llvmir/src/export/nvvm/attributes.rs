//! Attributes of the nvvm dialect on functions and arguments.

use crate::export::enums::calling_convention;
use crate::export::interface::{Insts, TranslationInterface, Translator};
use terrace_ir::attrs::{DenseArrayAttr, IntegerAttr};
use terrace_ir::body::OpRef;
use terrace_ir::{Attr, Context, Op, Result, Type};
use terrace_llir as llir;
use terrace_llvm::CConv;

/// The translation of attributes `nvvm.x`.
pub(crate) struct Nvvm;

impl TranslationInterface for Nvvm {
    fn dialect(&self) -> &'static str {
        "nvvm"
    }

    fn amend_function(
        &self,
        module: &mut llir::Module,
        func: llir::Func,
        op: OpRef<'_>,
        name: &str,
        attr: Attr,
    ) -> Result {
        let (key, value) = match name {
            "nvvm.kernel" => {
                module.func_mut(func).cc = calling_convention(Some(CConv::PtxKernel));
                return Ok(());
            }
            "nvvm.blocksareclusters" => (name, Some(String::new())),
            "nvvm.maxntid" | "nvvm.reqntid" | "nvvm.cluster_dim" => (name, extents(op.ctx(), attr)),
            "nvvm.cluster_max_blocks" => ("nvvm.maxclusterrank", number(op.ctx(), attr)),
            "nvvm.minctasm" | "nvvm.maxnreg" => (name, number(op.ctx(), attr)),
            _ => {
                let text = format!("'{name}' means nothing to 'llvm.func' in LLVM IR: it is left out");
                op.ctx().warning(op.loc(), text).emit();
                return Ok(());
            }
        };
        // The verifier of the dialect says which form it expects.
        let Some(value) = value else { return op.fail(format!("'{name}' has a value of the wrong kind")) };
        let list = module.func(func).attrs;
        let attr = llir::Attr::string(key.as_bytes(), value.as_bytes());
        module.func_mut(func).attrs = module.cx.attr_list_with_fn(list, &[attr]);
        Ok(())
    }

    fn parameter_attribute(&self, _: OpRef<'_>, name: &str, _: Attr) -> Result<Option<llir::Attr>> {
        Ok((name == "nvvm.grid_constant").then(|| llir::Attr::string(name.as_bytes(), b"")))
    }

    fn amend_operation(
        &self,
        tx: &mut Translator<'_, '_, '_>,
        op: Op,
        _: Insts,
        name: &str,
        _: Attr,
    ) -> Result {
        misplaced(tx.at(op), name)
    }

    fn amend_module_operation(&self, _: &mut llir::Module, op: OpRef<'_>, name: &str, _: Attr) -> Result {
        misplaced(op, name)
    }
}

/// Reports an attribute on an operation that is no function.
fn misplaced(op: OpRef<'_>, name: &str) -> Result {
    let error = op.op_error(format!("has '{name}', but LLVM IR has attributes of nvvm for functions only"));
    Err(error.note(op.loc(), "remove the attribute").emit())
}

/// A list of 32-bit numbers, joined by commas.
fn extents(ctx: &Context, attr: Attr) -> Option<String> {
    let list = attr.as_::<DenseArrayAttr>(ctx).filter(|list| list.elem == Type::I32)?;
    Some(list.i32s().map(|extent| extent.to_string()).collect::<Vec<_>>().join(","))
}

/// A number, sign-extended to 64 bits and printed without sign, as upstream does.
fn number(ctx: &Context, attr: Attr) -> Option<String> {
    let value = attr.as_::<IntegerAttr>(ctx)?.value(ctx);
    Some(value.sext_or_trunc(64).low_u64().to_string())
}
