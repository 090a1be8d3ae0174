//! Parsers and printers of operations on raw buffers whose resource is a vector.

use super::RawBufferLoad;
use super::types::V4I32;
use terrace_ir::asm::Unresolved;
use terrace_ir::decl::TypeConstraint;
use terrace_rewrite::prelude::*;

/// Parses `n` operands.
fn operands(p: &mut OpParser<'_, '_>, n: usize) -> Result<SmallVec<[Unresolved; 4]>> {
    let offset = p.offset();
    match p.peek() {
        b'%' => {}
        b'(' | b'[' => return Err(p.error("unexpected delimiter")),
        _ => return Err(p.wrong_token("expected operand")),
    }
    let names = p.operand_list(Delimiter::None)?;
    match names.len() == n {
        true => Ok(names),
        false => Err(p.custom_error(offset, format!("expected {n} operands"))),
    }
}

/// Adds a resource and three `i32`: the offset in bytes, the offset that is uniform, and flags.
fn add_access(p: &mut OpParser<'_, '_>, names: &[Unresolved]) -> Result {
    let rsrc = V4I32::CONSTRAINT.implied(p.ctx).unwrap_or(Type::I32);
    p.add_operands(names, &[rsrc, Type::I32, Type::I32, Type::I32], p.name_offset)
}

/// `%rsrc, %offset, %soffset, %aux attr-dict : type`
pub(super) fn parse_load(p: &mut OpParser<'_, '_>) -> Result {
    let names = operands(p, 4)?;
    p.optional_attr_dict()?;
    p.expect(b':', "expected ':'")?;
    let ty = p.parse_type()?;
    p.state.results.push(ty);
    add_access(p, &names)
}

/// `%vdata, %rsrc, %offset, %soffset, %aux attr-dict : type`
pub(super) fn parse_store(p: &mut OpParser<'_, '_>) -> Result {
    let names = operands(p, 5)?;
    p.optional_attr_dict()?;
    p.expect(b':', "expected ':'")?;
    let ty = p.parse_type()?;
    let Some((data, access)) = names.split_first() else { return Ok(()) };
    p.add_operand(data, ty)?;
    add_access(p, access)
}

pub(super) fn print_load(p: &mut OpPrinter<'_>, load: RawBufferLoad) {
    print(p, load.0, Some(load.res(p.body())));
}

/// Prints an operation whose first operand is stored.
pub(super) fn print_store(p: &mut OpPrinter<'_>, store: Op) {
    print(p, store, p.body().operands(store).get(0));
}

fn print(p: &mut OpPrinter<'_>, op: Op, data: Option<Value>) {
    p.byte(b' ');
    p.operands(p.body().operands(op));
    p.optional_attr_dict(op, &[]);
    p.text(" : ");
    p.value_type(data);
}
