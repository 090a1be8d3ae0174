//! Parsers and printers of `vector` that formats do not cover.

use super::attrs::{bool_array, bools};
use super::masking::scalable_flags;
use super::verify::is_minor_identity;
use super::{
    Contract, IteratorType, Mask, OuterProduct, TransferRead, TransferWrite, Yield, constraints::vector,
    transfer_mask,
};
use crate::prelude::*;
use terrace_ir::asm::parse::NamedAttrs;

// Products.

/// Adds dictionaries of a form without declarative format. A `kind` that is none is an error.
fn add_attrs(p: &mut OpParser<'_, '_>, attrs: &NamedAttrs, kind: usize) -> Result {
    let ctx = p.ctx;
    let is_kind = |attr: Attr| super::CombiningKind::decode(ctx, attr).is_some();
    let wrong = attrs.iter().any(|&(name, attr)| ctx.bytes(name) == b"kind" && !is_kind(attr));
    if wrong && p.state.slot(kind).is_none() {
        return Err(p.op_error("expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')"));
    }
    p.add_form_attrs(attrs, &[]);
    Ok(())
}

/// `%lhs, %rhs [, %acc] {attributes} : lhs type, rhs type`
pub(super) fn parse_outerproduct(p: &mut OpParser<'_, '_>) -> Result {
    let ctx = p.ctx;
    let names = p.operand_list(Delimiter::None)?;
    let attrs = p.form_attrs(false)?;
    p.expect(b':', "expected ':'")?;
    let lhs = p.parse_type()?;
    p.comma()?;
    let rhs = p.parse_type()?;
    let (first, second) = match names[..] {
        [first, second, ..] => (first, second),
        _ => return Err(p.custom_error(p.name_offset, "expected at least 2 operands")),
    };
    let Some(left) = vector(ctx, lhs) else {
        return Err(p.custom_error(p.name_offset, "expected vector type for operand #1"));
    };
    let mut extents = vec![(left.shape.first().copied().unwrap_or(1), left.is_scalable(0))];
    if let Some(right) = vector(ctx, rhs) {
        extents.push((right.shape.first().copied().unwrap_or(1), right.is_scalable(0)));
    }
    let shape: Vec<i64> = extents.iter().map(|extent| extent.0).collect();
    let scalable = scalable_flags(extents.iter().map(|extent| extent.1));
    let result = VectorType::get(ctx, &shape, left.elem, &scalable);
    add_attrs(p, &attrs, OuterProduct::SLOTS.kind)?;
    p.add_operand(&first, lhs)?;
    p.add_operand(&second, rhs)?;
    if let Some(acc) = names.get(2) {
        p.add_operand(acc, result)?;
    }
    p.state.results.push(result);
    Ok(())
}

/// Prints what [`parse_outerproduct`] parses.
pub(super) fn print_outerproduct(p: &mut OpPrinter<'_>, product: OuterProduct) {
    let b = p.body();
    p.byte(b' ');
    p.operands(b.operands(product.0));
    // Upstream prints no attributes at all without an accumulator.
    let is_bare = product.acc(b).is_none()
        && b.dict(product.0).is_none()
        && product.kind(b) == Some(super::CombiningKind::Add);
    if !is_bare {
        print_attrs(p, product.0, OuterProduct::SLOTS.kind);
    }
    p.colon_types(&[product.lhs(b), product.rhs(b)]);
}

/// Prints the attribute dictionary, with the kind even if it is the default.
fn print_attrs(p: &mut OpPrinter<'_>, op: Op, kind: usize) {
    let (b, ctx) = (p.body(), p.ctx());
    let entries = b.dict_entries(op);
    let mut attrs: Vec<(&[u8], Attr)> = entries.iter().map(|(name, attr)| (ctx.bytes(name), attr)).collect();
    attrs.extend(b.slot_or_default(op, kind).map(|kind| (&b"kind"[..], kind)));
    attrs.sort_by_key(|&(name, _)| name);
    for (i, (name, attr)) in attrs.into_iter().enumerate() {
        p.text(if i == 0 { " {" } else { ", " });
        p.named_attr(name, attr);
    }
    p.byte(b'}');
}

/// Converts `iterator_types = ["parallel"]` to the attribute that is stored.
fn iterator_types(p: &OpParser<'_, '_>, attrs: &mut NamedAttrs, offset: u32) -> Result {
    let ctx = p.ctx;
    let entry = attrs.iter_mut().find(|(name, _)| ctx.bytes(*name) == b"iterator_types");
    let array = entry.and_then(|entry| Some((entry.1.as_array(ctx)?, &mut entry.1)));
    let Some((names, attr)) = array else {
        return Err(p.custom_error(offset, "expected \"iterator_types\" array attribute"));
    };
    let mut types = Vec::with_capacity(names.len());
    for &name in names {
        // Upstream reads an element that is no string as one.
        let Some(name) = name.as_::<StringAttr>(ctx) else {
            return Err(p.custom_error(offset, "expected a string as iterator_type"));
        };
        let Some(value) = IteratorType::ENUM.value_of_bytes(ctx.bytes(name.value)) else {
            let text = ctx.str(name.value);
            return Err(p.custom_error(offset, format!("unexpected iterator_type ({text})")));
        };
        types.push(IteratorType::ENUM.attr(ctx, value));
    }
    *attr = ArrayAttr::get(ctx, &types);
    Ok(())
}

/// `{indexing_maps = [...], iterator_types = [...], kind = ...} %lhs, %rhs, %acc {attributes} : lhs type, rhs type into
/// result type`
pub(super) fn parse_contract(p: &mut OpParser<'_, '_>) -> Result {
    let ctx = p.ctx;
    let offset = p.offset();
    let attr = p.parse_attr(None)?;
    let Some(dict) = attr.as_::<DictionaryAttr>(ctx) else {
        return Err(p.custom_error(offset, "invalid kind of attribute specified"));
    };
    let mut traits: NamedAttrs = dict.entries.iter().collect();
    let lhs = p.operand()?;
    p.comma()?;
    let rhs = p.operand()?;
    p.comma()?;
    let acc = p.operand()?;
    let mut masks: SmallVec<[Unresolved; 4]> = SmallVec::new();
    if p.eat(b',') {
        masks = p.operand_list(Delimiter::None)?;
    }
    let attrs = p.form_attrs(false)?;
    let types_offset = p.offset();
    p.expect(b':', "expected ':'")?;
    let mut types = SmallVec::new();
    p.parse_type_list_no_parens(&mut types)?;
    p.expect_keyword("into", "")?;
    let result = p.parse_type()?;
    let &[lhs_ty, rhs_ty, ..] = types.as_slice() else {
        return Err(p.custom_error(types_offset, "requires two types"));
    };
    p.add_operand(&lhs, lhs_ty)?;
    p.add_operand(&rhs, rhs_ty)?;
    p.add_operand(&acc, result)?;
    p.state.results.push(result);
    iterator_types(p, &mut traits, offset)?;
    add_attrs(p, &traits, Contract::SLOTS.kind)?;
    add_attrs(p, &attrs, Contract::SLOTS.kind)?;
    if masks.is_empty() {
        return Ok(());
    }
    if masks.len() != 2 {
        return Err(p.custom_error(p.name_offset, "expected zero or exactly 2 vector mask operands"));
    }
    // Masks are operands that the operation no longer has; the verifier reports them.
    for (mask, ty) in masks.iter().zip([lhs_ty, rhs_ty]) {
        let ty = vector(ctx, ty).map_or(ty, |ty| VectorType::get(ctx, ty.shape, Type::I1, ty.scalable));
        p.add_operand(mask, ty)?;
    }
    Ok(())
}

/// Prints what [`parse_contract`] parses.
pub(super) fn print_contract(p: &mut OpPrinter<'_>, contract: Contract) {
    let b = p.body();
    let ctx = p.ctx();
    p.text(" {indexing_maps = ");
    if let Some(maps) = contract.indexing_maps(b) {
        p.attr(maps);
    }
    p.text(", iterator_types = [");
    let iterators = super::attrs::iterators(ctx, contract.iterator_types(b));
    p.list(iterators, |p, iterator| p.string(iterator.keyword().as_bytes()));
    p.text("], kind = ");
    if let Some(kind) = b.slot_or_default(contract.0, Contract::SLOTS.kind) {
        p.attr(kind);
    }
    p.text("} ");
    p.operands(b.operands(contract.0));
    p.optional_attr_dict(contract.0, &["indexing_maps", "iterator_types", "kind"]);
    p.colon_types(&[contract.lhs(b), contract.rhs(b)]);
    p.text(" into ");
    p.value_type(Some(contract.result(b)));
}

// Transfers.

/// The types of a transfer, and the offset of errors about them.
fn transfer_types(p: &mut OpParser<'_, '_>) -> Result<(Type, Type, u32)> {
    let offset = p.offset();
    p.expect(b':', "expected ':'")?;
    let mut types = SmallVec::new();
    p.parse_type_list_no_parens(&mut types)?;
    match types.as_slice() {
        &[first, second] => Ok((first, second, offset)),
        _ => Err(p.custom_error(offset, "requires two types")),
    }
}

/// The map of a transfer without one: the last dimensions of the memory. `None` if there are too few.
fn minor_identity(ctx: &Context, base: Type, ty: VectorType<'_>) -> Option<Attr> {
    let shaped = base.as_shaped(ctx)?;
    let rank = shaped.shape?.len();
    let inner = shaped.elem.as_::<VectorType>(ctx).map_or(0, |elem| elem.shape.len());
    let lead = rank.checked_sub(ty.shape.len().checked_sub(inner)?)?;
    let identity = AffineMap::identity(ctx, rank as u32);
    Some(AffineMap::new(rank as u32, 0, &identity.results[lead..]).attr(ctx))
}

/// The rest of a transfer, behind the operands that both directions do not share.
struct Transfer {
    types: u32,
    base: Type,
    vector: Type,
    attrs: NamedAttrs,
    mask: Option<(Unresolved, u32)>,
}

impl Transfer {
    /// Parses `[, %mask] {attributes} : type, type`; a read has the type of the memory first.
    fn parse(p: &mut OpParser<'_, '_>, is_read: bool) -> Result<Self> {
        let mut mask = None;
        if p.eat(b',') {
            let offset = p.offset();
            mask = Some((p.operand()?, offset));
        }
        let attrs = p.form_attrs(false)?;
        let (first, second, types) = transfer_types(p)?;
        let (base, vector) = if is_read { (first, second) } else { (second, first) };
        Ok(Self { types, base, vector, attrs, mask })
    }

    /// Sets the permutation map and `in_bounds`, and returns the type of the mask.
    fn finish(&self, p: &mut OpParser<'_, '_>, map_slot: usize, bounds_slot: usize) -> Result<Option<Type>> {
        let ctx = p.ctx;
        let is_memory = self.base.is::<MemRefType>(ctx) || self.base.is::<RankedTensorType>(ctx);
        let Some(ty) = vector(ctx, self.vector).filter(|_| is_memory) else {
            let message =
                if is_memory { "requires vector type" } else { "requires memref or ranked tensor type" };
            return Err(p.custom_error(self.types, message));
        };
        let named =
            |name: &[u8]| self.attrs.iter().find(|entry| ctx.bytes(entry.0) == name).map(|entry| entry.1);
        let map = match named(b"permutation_map") {
            Some(map) => map,
            None => {
                let Some(map) = minor_identity(ctx, self.base, ty) else {
                    let message = "expected a custom permutation_map when rank(source) != rank(destination)";
                    return Err(p.custom_error(self.types, message));
                };
                p.state.set_slot(map_slot, map);
                map
            }
        };
        let n_results = AffineMap::of(ctx, map).map(|map| map.results.len());
        if named(b"in_bounds").is_none() {
            let none = core::iter::repeat_n(false, n_results.unwrap_or(0));
            p.state.set_slot(bounds_slot, bool_array(ctx, none));
        }
        let Some((_, offset)) = self.mask else { return Ok(None) };
        if self.base.element_or_self(ctx).is::<VectorType>(ctx) {
            return Err(p.custom_error(offset, "does not support masks with vector element type"));
        }
        if n_results.is_some_and(|n| n != ty.shape.len()) {
            let message = "expected the same rank for the vector and the results of the permutation map";
            return Err(p.custom_error(self.types, message));
        }
        // Upstream crashes.
        let message = "requires a projected permutation_map to infer the type of the mask";
        let mask = transfer_mask(ctx, self.vector, map).ok_or_else(|| p.custom_error(offset, message))?;
        Ok(Some(mask))
    }

    /// Adds the mask and the attributes.
    fn add(&self, p: &mut OpParser<'_, '_>, mask_ty: Option<Type>, sizes: [usize; 3]) -> Result {
        if let (Some((mask, _)), Some(ty)) = (&self.mask, mask_ty) {
            p.add_operand(mask, ty)?;
        }
        let [first, second, third] = sizes;
        p.state.set_segments(p.ctx, &[first, second, third, usize::from(mask_ty.is_some())], &[]);
        p.add_form_attrs(&self.attrs, &[]);
        Ok(())
    }
}

/// `%base[%indices], %padding [, %mask] {attributes} : base type, vector type`
pub(super) fn parse_transfer_read(p: &mut OpParser<'_, '_>) -> Result {
    let slots = TransferRead::SLOTS;
    let base = p.operand()?;
    let indices = p.operand_list(Delimiter::Square)?;
    p.comma()?;
    let padding = p.operand()?;
    let transfer = Transfer::parse(p, true)?;
    let mask_ty = transfer.finish(p, slots.permutation_map, slots.in_bounds)?;
    p.add_operand(&base, transfer.base)?;
    p.add_operands_of(&indices, Type::INDEX)?;
    p.add_operand(&padding, transfer.base.element_or_self(p.ctx))?;
    transfer.add(p, mask_ty, [1, indices.len(), 1])?;
    p.state.results.push(transfer.vector);
    Ok(())
}

/// Prints what [`parse_transfer_read`] parses.
pub(super) fn print_transfer_read(p: &mut OpPrinter<'_>, read: TransferRead) {
    let b = p.body();
    p.byte(b' ');
    p.operand(read.base(b));
    p.operand_list(*b"[]", read.indices(b));
    p.text(", ");
    p.operand(read.padding(b));
    if let Some(mask) = read.mask(b) {
        p.text(", ");
        p.operand(mask);
    }
    print_transfer_attrs(p, read.0, read.permutation_map(b), read.in_bounds(b));
    p.colon_types(&[read.base(b), read.vector(b)]);
}

/// Prints the attributes of a transfer, without those that the parser adds.
fn print_transfer_attrs(p: &mut OpPrinter<'_>, op: Op, map: Option<Attr>, in_bounds: Option<Attr>) {
    let ctx = p.ctx();
    let mut elided = vec!["operandSegmentSizes"];
    if map.is_some_and(|map| is_minor_identity(ctx, map)) {
        elided.push("permutation_map");
    }
    if !bools(ctx, in_bounds).contains(&true) {
        elided.push("in_bounds");
    }
    p.optional_attr_dict(op, &elided);
}

/// `%vector, %base[%indices] [, %mask] {attributes} : vector type, base type`
pub(super) fn parse_transfer_write(p: &mut OpParser<'_, '_>) -> Result {
    let slots = TransferWrite::SLOTS;
    let value = p.operand()?;
    p.comma()?;
    let base = p.operand()?;
    let indices = p.operand_list(Delimiter::Square)?;
    let transfer = Transfer::parse(p, false)?;
    if vector(p.ctx, transfer.vector).is_none() {
        return Err(p.custom_error(transfer.types, "requires vector type"));
    }
    let mask_ty = transfer.finish(p, slots.permutation_map, slots.in_bounds)?;
    p.add_operand(&value, transfer.vector)?;
    p.add_operand(&base, transfer.base)?;
    p.add_operands_of(&indices, Type::INDEX)?;
    transfer.add(p, mask_ty, [1, 1, indices.len()])?;
    if transfer.base.is::<RankedTensorType>(p.ctx) {
        p.state.results.push(transfer.base);
    }
    Ok(())
}

/// Prints what [`parse_transfer_write`] parses.
pub(super) fn print_transfer_write(p: &mut OpPrinter<'_>, write: TransferWrite) {
    let b = p.body();
    p.byte(b' ');
    p.operand(write.value_to_store(b));
    p.text(", ");
    p.operand(write.base(b));
    p.operand_list(*b"[]", write.indices(b));
    if let Some(mask) = write.mask(b) {
        p.text(", ");
        p.operand(mask);
    }
    print_transfer_attrs(p, write.0, write.permutation_map(b), write.in_bounds(b));
    p.colon_types(&[write.value_to_store(b), write.base(b)]);
}

// Masks.

/// Ends a region that has no terminator: the results of its only operation are yielded.
fn end_region(p: &mut OpParser<'_, '_>, region: Region) {
    let loc = p.state.loc;
    let body = p.region_body();
    let block = match body.last_block(region) {
        Some(block) => block,
        None => body.append_block(region, &[]),
    };
    let ops: SmallVec<[Op; 4]> = body.ops(block).take(2).collect();
    let &[only] = ops.as_slice() else { return p.ensure_terminator(region) };
    if body.is::<Yield>(only) {
        return;
    }
    let mut state = OpState::new(Yield::DEF, loc);
    state.operands.extend(body.results(only));
    let end = body.create(state);
    body.append(end, block);
}

/// `%mask [, %passthru] { operation } {attributes} : mask type [-> result types]`
pub(super) fn parse_mask(p: &mut OpParser<'_, '_>) -> Result {
    let mask = p.operand()?;
    let passthru = if p.eat(b',') { Some(p.operand()?) } else { None };
    let region = p.region(&[])?;
    end_region(p, region);
    p.optional_attr_dict()?;
    let mask_ty = p.parse_colon_type()?;
    p.optional_result_types()?;
    p.add_operand(&mask, mask_ty)?;
    if let Some(passthru) = passthru {
        let Some(&ty) = p.state.results.first() else {
            return Err(p.custom_error(p.name_offset, "expects a result if passthru operand is provided"));
        };
        p.add_operand(&passthru, ty)?;
    }
    Ok(())
}

/// Prints what [`parse_mask`] parses.
pub(super) fn print_mask(p: &mut OpPrinter<'_>, mask: Mask) {
    let b = p.body();
    p.byte(b' ');
    p.operands(b.operands(mask.0));
    p.text(" { ");
    if let Some(first) = b.entry_block(mask.mask_region(b)).and_then(|block| b.first_op(block)) {
        p.nested_op(first);
    }
    p.text(" }");
    p.optional_attr_dict(mask.0, &[]);
    p.colon_types(&[mask.mask(b)]);
    let results = mask.results(b);
    if !results.is_empty() {
        p.text(" -> ");
        p.value_types(results);
    }
}
