//! Operations that make a vector or tensor of its elements: text and verification.

use crate::prelude::*;

/// `%a, %b {attributes} : type`; the type gives those of the elements.
pub(crate) fn parse(p: &mut OpParser<'_, '_>) -> Result {
    let (ctx, def) = (p.ctx, p.def());
    let start = p.offset();
    let names = p.operand_list(Delimiter::None)?;
    p.checked_attr_dict()?;
    p.expect(b':', "expected ':'")?;
    let offset = p.offset();
    let ty = p.parse_type()?;
    let Some(field) = def.results.first() else { return Ok(()) };
    if let Some(class) = field.constraint.class {
        p.check_class(ty, class, offset)?;
    }
    let shaped = ty.as_shaped(ctx).filter(|_| field.constraint.pred.holds(ctx, ty));
    let Some(shaped) = shaped else {
        let (name, summary) = (field.name, field.constraint.summary);
        let message = format!("'{name}' must be {summary}, but got {}", quoted_type(ctx, ty));
        return Err(p.custom_error(p.name_offset, message));
    };
    let want = shaped.shape.unwrap_or(&[]).iter().fold(1i64, |n, &size| n.wrapping_mul(size));
    if names.len() as i64 != want {
        let n = names.len();
        let message = format!("number of operands and types do not match: got {n} operands and {want} types");
        return Err(p.custom_error(start, message));
    }
    p.add_operands_of(&names, shaped.elem)?;
    p.state.results.push(ty);
    Ok(())
}

/// Prints what [`parse`] parses.
pub(crate) fn print(p: &mut OpPrinter<'_>, op: Op) {
    let b = p.body();
    p.byte(b' ');
    p.operands(b.operands(op));
    p.optional_attr_dict(op, &[]);
    p.colon_types(&[b.result(op, 0)]);
}

/// Whether these are the elements of a type.
pub(crate) fn are_elements_of(ty: Option<Type>, elements: ShapeTypes<'_>, op: OpShape<'_>) -> bool {
    let Some(shaped) = ty.and_then(|ty| ty.as_shaped(op.ctx())) else { return false };
    shaped.n_elements() == Some(elements.len() as u64) && elements.iter().all(|elem| elem == shaped.elem)
}
