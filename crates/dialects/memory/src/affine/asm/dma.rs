//! Parsers and printers of `affine.dma_start` and `affine.dma_wait`.

use super::{parse_subscripts, print_subscripts};
use crate::affine::{Dma, DmaStart, DmaWait};
use crate::prelude::*;

/// A memref and its subscripts, by name.
struct Access {
    memref: Unresolved,
    indices: SmallVec<[Unresolved; 4]>,
}

/// Parses `%memref[subscripts]` and sets the map `attr`.
fn parse_access(p: &mut OpParser<'_, '_>, attr: &str) -> Result<Access> {
    let memref = p.operand()?;
    let mut indices = SmallVec::new();
    let map = parse_subscripts(p, &mut indices)?;
    p.set_attr(attr, map);
    Ok(Access { memref, indices })
}

fn add_access(p: &mut OpParser<'_, '_>, access: &Access, ty: Type) -> Result {
    p.add_operand(&access.memref, ty)?;
    p.add_operands_of(&access.indices, Type::INDEX)
}

/// `%source[subscripts], %destination[subscripts], %tag[subscripts], %n [, %stride, %n] : type, type, type`
pub(crate) fn parse_start(p: &mut OpParser<'_, '_>) -> Result {
    let source = parse_access(p, "src_map")?;
    p.comma()?;
    let destination = parse_access(p, "dst_map")?;
    p.comma()?;
    let tag = parse_access(p, "tag_map")?;
    p.comma()?;
    let n_elements = p.operand()?;
    let mut stride: SmallVec<[Unresolved; 4]> = SmallVec::new();
    if p.eat(b',') {
        // Upstream accepts a comma without operands behind it.
        stride = p.operand_list(Delimiter::None)?;
    }
    p.expect(b':', "expected ':'")?;
    let mut types = SmallVec::new();
    p.parse_type_list_no_parens(&mut types)?;
    if !stride.is_empty() && stride.len() != 2 {
        return Err(p.custom_error(p.name_offset, "expected two stride related operands"));
    }
    let [source_ty, destination_ty, tag_ty] = types.as_slice() else {
        return Err(p.custom_error(p.name_offset, "expected three types"));
    };
    add_access(p, &source, *source_ty)?;
    add_access(p, &destination, *destination_ty)?;
    add_access(p, &tag, *tag_ty)?;
    p.add_operand(&n_elements, Type::INDEX)?;
    p.add_operands_of(&stride, Type::INDEX)
}

/// Prints what [`parse_start`] parses.
pub(crate) fn print_start(p: &mut OpPrinter<'_>, op: DmaStart) {
    print(p, Dma::of_start(p.body(), op.0));
}

fn print(p: &mut OpPrinter<'_>, dma: Option<Dma>) {
    let Some(dma) = dma else { return };
    p.byte(b' ');
    for part in &dma.parts {
        print_subscripts(p, part.memref, Some(part.map_attr), (&part.indices[..]).into());
        p.text(", ");
    }
    p.operands((&dma.sizes[..]).into());
    p.text(" : ");
    p.list(&dma.parts, |p, part| p.value_type(Some(part.memref)));
}

/// `%tag[subscripts], %n : type`
pub(crate) fn parse_wait(p: &mut OpParser<'_, '_>) -> Result {
    let tag = parse_access(p, "tag_map")?;
    p.comma()?;
    let n_elements = p.operand()?;
    let ty = p.parse_colon_type()?;
    add_access(p, &tag, ty)?;
    p.add_operand(&n_elements, Type::INDEX)
}

/// Prints what [`parse_wait`] parses.
pub(crate) fn print_wait(p: &mut OpPrinter<'_>, op: DmaWait) {
    print(p, Dma::of_wait(p.body(), op.0));
}
