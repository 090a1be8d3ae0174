//! Parsers and printers of `memref` that formats do not cover.

use super::shape::tensor_type;
use super::verify::dma_operands;
use super::{AllocaScope, GenericAtomicRMW, Prefetch, Transpose};
use crate::memref::DmaStart;
use crate::prelude::*;
use terrace_ir::elements::elements_type;

// Globals.

/// `type [= (uninitialized | elements)]`
pub(super) fn parse_type_and_initial_value(p: &mut OpParser<'_, '_>, args: &[Arg]) -> Result {
    let &[type_arg, value_arg] = args else { return Ok(()) };
    let ctx = p.ctx;
    let ty = p.parse_type()?;
    let memref = ty.as_::<MemRefType>(ctx).filter(|memref| layout::n_dynamic(memref.shape) == 0);
    let Some(memref) = memref else {
        let message =
            format_args!("type should be static shaped memref, but got {}", quoted_type(ctx, ty)).to_string();
        return Err(p.custom_error(p.name_offset, message));
    };
    p.set_arg_attr(type_arg, TypeAttr::get(ctx, ty));
    if !p.eat(b'=') {
        return Ok(());
    }
    if p.eat_keyword("uninitialized") {
        p.set_arg_attr(value_arg, Attr::UNIT);
        return Ok(());
    }
    let value = p.parse_attr(Some(tensor_type(ctx, memref)))?;
    if elements_type(ctx, value).is_none() {
        return Err(p.custom_error(p.name_offset, "initial value should be a unit or elements attribute"));
    }
    p.set_arg_attr(value_arg, value);
    Ok(())
}

/// Prints what [`parse_type_and_initial_value`] parses.
pub(super) fn print_type_and_initial_value(p: &mut OpPrinter<'_>, op: Op, args: &[Arg]) {
    let &[type_arg, value_arg] = args else { return };
    if let Some(ty) = p.arg_attr(op, type_arg).and_then(|attr| attr.as_type(p.ctx())) {
        p.ty(ty);
    }
    match p.arg_attr(op, value_arg) {
        None => {}
        Some(Attr::UNIT) => p.text(" = uninitialized"),
        Some(value) => {
            p.text(" = ");
            p.attr_without_type(value);
        }
    }
}

// Regions.

/// `[-> types] { ... } {attributes}`
pub(super) fn parse_alloca_scope(p: &mut OpParser<'_, '_>) -> Result {
    p.optional_result_types()?;
    p.region_with_terminator()?;
    p.optional_attr_dict()
}

/// Prints what [`parse_alloca_scope`] parses.
pub(super) fn print_alloca_scope(p: &mut OpPrinter<'_>, op: AllocaScope) {
    let results = op.results(p.body());
    p.byte(b' ');
    p.arrow_types_of(results);
    p.byte(b' ');
    let terminators = !results.is_empty();
    p.region(op.0, 0, RegionPrint { terminators, ..RegionPrint::NO_ARGS });
    p.optional_attr_dict(op.0, &[]);
}

/// `%memref[%indices] : type { ... } {attributes}`
pub(super) fn parse_generic_atomic_rmw(p: &mut OpParser<'_, '_>) -> Result {
    let memref = p.operand()?;
    let indices = p.operand_list(Delimiter::Square)?;
    p.expect(b':', "expected ':'")?;
    let offset = p.offset();
    let ty = p.parse_type()?;
    p.add_operand(&memref, ty)?;
    p.add_operands_of(&indices, Type::INDEX)?;
    p.region(&[])?;
    p.optional_attr_dict()?;
    p.check_class(ty, &MEMREF_CLASS, offset)?;
    p.state.results.push(ty.element_or_self(p.ctx));
    Ok(())
}

/// Prints what [`parse_generic_atomic_rmw`] parses.
pub(super) fn print_generic_atomic_rmw(p: &mut OpPrinter<'_>, rmw: GenericAtomicRMW) {
    let b = p.body();
    let memref = rmw.memref(b);
    p.byte(b' ');
    p.operand(memref);
    p.operand_list(*b"[]", rmw.indices(b));
    p.text(" : ");
    p.value_type(Some(memref));
    p.byte(b' ');
    p.region(rmw.0, 0, RegionPrint::ALL);
    p.optional_attr_dict(rmw.0, &[]);
}

// Copies and hints.

/// `, read | write, locality<hint>, data | instr`, as prefetches of `memref` and of `affine` have it.
pub(crate) struct PrefetchClause<'p> {
    access: &'p str,
    hint: Attr,
    cache: &'p str,
}

impl<'p> PrefetchClause<'p> {
    /// Parses the clause; [`set`](Self::set) reports unknown keywords.
    pub(crate) fn parse(p: &mut OpParser<'_, 'p>) -> Result<Self> {
        p.comma()?;
        let access = p.any_keyword()?;
        p.comma()?;
        p.expect_keyword("locality", "")?;
        p.expect(b'<', "expected '<'")?;
        let hint = p.parse_attr(Some(Type::I32))?;
        p.expect(b'>', "expected '>'")?;
        p.comma()?;
        let cache = p.any_keyword()?;
        Ok(Self { access, hint, cache })
    }

    /// Sets the attributes in the slots of whether it writes, the hint, and whether it is for data.
    pub(crate) fn set(self, p: &mut OpParser<'_, '_>, [is_write, hint, is_data]: [usize; 3]) -> Result {
        let writes = match self.access {
            "read" => false,
            "write" => true,
            _ => return Err(p.custom_error(p.name_offset, "rw specifier has to be 'read' or 'write'")),
        };
        let of_data = match self.cache {
            "data" => true,
            "instr" => false,
            _ => return Err(p.custom_error(p.name_offset, "cache type has to be 'data' or 'instr'")),
        };
        p.state.set_slot(hint, self.hint);
        p.state.set_slot(is_write, Attr::bool(writes));
        p.state.set_slot(is_data, Attr::bool(of_data));
        Ok(())
    }

    /// Prints what [`parse`](Self::parse) parses.
    pub(crate) fn print(p: &mut OpPrinter<'_>, writes: Option<bool>, hint: Option<i64>, data: Option<bool>) {
        p.text(if writes == Some(true) { ", write, locality<" } else { ", read, locality<" });
        p.integer(hint.unwrap_or(0));
        p.text(if data == Some(true) { ">, data" } else { ">, instr" });
    }
}

/// `%memref[%indices], read | write, locality<hint>, data | instr {attributes} : type`
pub(super) fn parse_prefetch(p: &mut OpParser<'_, '_>) -> Result {
    let memref = p.operand()?;
    let indices = p.operand_list(Delimiter::Square)?;
    let clause = PrefetchClause::parse(p)?;
    let taken = Prefetch::SLOTS;
    p.form_attr_dict(false, &[taken.locality_hint, taken.is_write, taken.is_data_cache])?;
    p.expect(b':', "expected ':'")?;
    let offset = p.offset();
    let ty = p.parse_type()?;
    p.check_class(ty, &MEMREF_CLASS, offset)?;
    p.add_operand(&memref, ty)?;
    p.add_operands_of(&indices, Type::INDEX)?;
    clause.set(p, [taken.is_write, taken.locality_hint, taken.is_data_cache])
}

/// Prints what [`parse_prefetch`] parses.
pub(super) fn print_prefetch(p: &mut OpPrinter<'_>, prefetch: Prefetch) {
    let b = p.body();
    let memref = prefetch.memref(b);
    p.byte(b' ');
    p.operand(memref);
    p.operand_list(*b"[]", prefetch.indices(b));
    PrefetchClause::print(p, prefetch.is_write(b), prefetch.locality_hint(b), prefetch.is_data_cache(b));
    p.optional_attr_dict(prefetch.0, &["localityHint", "isWrite", "isDataCache"]);
    p.colon_types(&[memref]);
}

/// `%src[%i], %dst[%j], %n, %tag[%k][, %stride, %each] {attributes} : source type, destination type, tag type`
pub(super) fn parse_dma_start(p: &mut OpParser<'_, '_>) -> Result {
    let source = p.operand()?;
    let source_indices = p.operand_list(Delimiter::Square)?;
    p.comma()?;
    let target = p.operand()?;
    let target_indices = p.operand_list(Delimiter::Square)?;
    p.comma()?;
    let n_elements = p.operand()?;
    p.comma()?;
    let tag = p.operand()?;
    let tag_indices = p.operand_list(Delimiter::Square)?;
    let mut stride = SmallVec::<[_; 4]>::new();
    while p.eat(b',') {
        stride.push(p.operand()?);
    }
    if !matches!(stride.len(), 0 | 2) {
        return Err(p.custom_error(p.name_offset, "expected two stride related operands"));
    }
    p.optional_attr_dict()?;
    p.expect(b':', "expected ':'")?;
    let mut types = SmallVec::new();
    p.parse_type_list_no_parens(&mut types)?;
    let &[source_ty, target_ty, tag_ty] = types.as_slice() else {
        return Err(p.custom_error(p.name_offset, "fewer/more types expected"));
    };
    p.add_operand(&source, source_ty)?;
    p.add_operands_of(&source_indices, Type::INDEX)?;
    p.add_operand(&target, target_ty)?;
    p.add_operands_of(&target_indices, Type::INDEX)?;
    p.add_operand(&n_elements, Type::INDEX)?;
    p.add_operand(&tag, tag_ty)?;
    p.add_operands_of(&tag_indices, Type::INDEX)?;
    p.add_operands_of(&stride, Type::INDEX)
}

/// Prints what [`parse_dma_start`] parses.
pub(super) fn print_dma_start(p: &mut OpPrinter<'_>, op: DmaStart) {
    let b = p.body();
    p.byte(b' ');
    let Some(dma) = dma_operands(b, op.0) else {
        // The operation is invalid; its operands are printed anyway.
        p.operands(b.operands(op.0));
        return;
    };
    for (i, (&memref, &indices)) in dma.memrefs.iter().zip(&dma.indices).enumerate() {
        if i == 2 {
            p.operand(dma.n_elements);
            p.text(", ");
        }
        p.operand(memref);
        p.byte(b'[');
        p.operands(indices);
        p.text(if i == 2 { "]" } else { "], " });
    }
    if !dma.stride.is_empty() {
        p.text(", ");
        p.operands(dma.stride);
    }
    p.optional_attr_dict(op.0, &[]);
    p.colon_types(&dma.memrefs);
}

/// `%m (i, j) -> (j, i) {attributes} : type to type`
pub(super) fn parse_transpose(p: &mut OpParser<'_, '_>) -> Result {
    let input = p.operand()?;
    let map = p.parse_affine_map()?;
    p.state.set_slot(Transpose::SLOTS.permutation, map);
    p.form_attr_dict(false, &[])?;
    let offset = p.offset();
    let from = p.parse_colon_type()?;
    p.check_class(from, &MEMREF_CLASS, offset)?;
    p.add_operand(&input, from)?;
    p.expect_keyword("to", "")?;
    let to = p.parse_type()?;
    p.state.results.push(to);
    Ok(())
}

/// Prints what [`parse_transpose`] parses.
pub(super) fn print_transpose(p: &mut OpPrinter<'_>, transpose: Transpose) {
    let b = p.body();
    let input = transpose.input(b);
    p.byte(b' ');
    p.operand(input);
    p.byte(b' ');
    if let Some(map) = transpose.permutation(b) {
        p.affine_map(map);
    }
    p.optional_attr_dict(transpose.0, &["permutation"]);
    p.colon_types(&[input]);
    p.text(" to ");
    p.value_type(b.results(transpose.0).first());
}
