//! Attributes of the xevm dialect. Its operations have no translation: `convert-xevm-to-llvm` lowers them.

use super::interface::{Insts, TranslationInterface, Translator};
use terrace_hardware::xevm::CACHE_CONTROL;
use terrace_ir::attrs::IntegerAttr;
use terrace_ir::body::OpRef;
use terrace_ir::{Attr, Context, Op, Result};
use terrace_llir as llir;

/// The translation of attributes `xevm.x`.
pub(crate) struct Xevm;

/// The error of an attribute on an operation that is not one instruction.
fn single_instruction(op: OpRef<'_>) -> Result {
    op.fail("Expecting a single instruction")
}

/// The numbers of a decoration: its kind, the level of the cache, the use of the cache, and the number of the operand.
fn numbers(cx: &llir::Context, ctx: &Context, decoration: Attr) -> Option<[llir::Value; 4]> {
    let &[kind, level, control, operand] = decoration.as_array(ctx)? else { return None };
    let number = |attr: Attr| {
        let int = attr.as_::<IntegerAttr>(ctx)?;
        let width = int.ty.bit_width(ctx).filter(|width| (1..=64).contains(width))?;
        Some(cx.int(llir::Type::int(width), int.value(ctx).sext_or_trunc(64).low_u64() as i64))
    };
    Some([number(kind)?, number(level)?, number(control)?, number(operand)?])
}

/// The metadata of an instruction with decorations of its pointer, for translators to SPIR-V.
const METADATA: &[u8] = b"spirv.DecorationCacheControlINTEL";

impl TranslationInterface for Xevm {
    fn dialect(&self) -> &'static str {
        "xevm"
    }

    fn amend_operation(
        &self,
        tx: &mut Translator<'_, '_, '_>,
        op: Op,
        mut insts: Insts,
        name: &str,
        attr: Attr,
    ) -> Result {
        if name != CACHE_CONTROL {
            return Ok(());
        }
        let decorations = match attr.as_array(tx.ctx()) {
            Some(&[l1, l3]) => [l1, l3],
            _ => return tx.at(op).fail("Expected both L1 and L3 cache control attributes!"),
        };
        let numbers = decorations.map(|decoration| numbers(&tx.module().cx, tx.ctx(), decoration));
        let [Some(l1), Some(l3)] = numbers else {
            return tx.at(op).fail(format_args!("expects two lists of four integers in '{name}'"));
        };
        let (Some(inst), None) = (insts.next(), insts.next()) else { return single_instruction(tx.at(op)) };
        let cx = &tx.module().cx;
        let nodes = [l1, l3].map(|numbers| cx.md_node(&numbers.map(|number| cx.md_value(number))));
        let (kind, node) = (cx.md_kind(METADATA), cx.md_node(&nodes));
        tx.set_metadata(inst, kind, node);
        Ok(())
    }

    fn amend_function(
        &self,
        _: &mut llir::Module,
        _: llir::Func,
        op: OpRef<'_>,
        name: &str,
        _: Attr,
    ) -> Result {
        if name == CACHE_CONTROL {
            return single_instruction(op);
        }
        let text = format!("'{name}' means nothing to 'llvm.func' in LLVM IR: it is left out");
        op.ctx().warning(op.loc(), text).emit();
        Ok(())
    }
}
