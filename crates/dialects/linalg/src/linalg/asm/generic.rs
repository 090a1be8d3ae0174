//! Parser and printer of `linalg.generic`.

use super::{Parts, name_arguments, print_operands, print_results};
use crate::linalg::Generic;
use crate::linalg::attrs::IteratorType;
use crate::linalg::structured::MEMOIZED_MAPS;
use crate::prelude::*;
use terrace_ir::asm::parse::NamedAttrs;

/// The inherent attributes, which the first dictionary has, in order of name.
const TRAIT: [&str; 4] = ["doc", "indexing_maps", "iterator_types", "library_call"];

/// `{trait} <{..}> {..} ins(..) outs(..) [attrs = {..}] { region } [-> types]`
pub(in crate::linalg) fn parse(p: &mut OpParser<'_, '_>) -> Result {
    let ctx = p.ctx;
    let offset = p.offset();
    let attr = p.parse_attr(None)?;
    let Some(dict) = attr.as_::<DictionaryAttr>(ctx) else {
        return Err(p.custom_error(offset, "invalid kind of attribute specified"));
    };
    let iterator_types = ctx.intern("iterator_types");
    let Some(iterators) = dict.entries.get(iterator_types).and_then(|attr| attr.as_array(ctx)) else {
        return Err(p.custom_error(offset, "expected \"iterator_types\" array attribute"));
    };
    let mut converted: SmallVec<[Attr; 8]> = SmallVec::new();
    for &iterator in iterators {
        let word = iterator.as_::<StringAttr>(ctx).map(|word| ctx.bytes(word.value));
        converted.push(match word {
            Some(word) => match IteratorType::ENUM.value_of_bytes(word).and_then(IteratorType::from_value) {
                Some(iterator) => IteratorType::encode(ctx, iterator),
                None => {
                    let word = String::from_utf8_lossy(word);
                    return Err(p.custom_error(p.offset(), format!("unexpected iterator_type ({word})")));
                }
            },
            // Upstream crashes; the generic form has these attributes.
            None if IteratorType::decode(ctx, iterator).is_some() => iterator,
            None => return Err(p.custom_error(p.offset(), "expected an iterator type")),
        });
    }
    let converted = ArrayAttr::get(ctx, &converted);
    let replaced = |(name, attr)| (name, if name == iterator_types { converted } else { attr });
    let attrs: NamedAttrs = dict.entries.iter().map(replaced).collect();
    Parts::parse(p, attrs, true)?;
    if p.eat_keyword("attrs") {
        p.expect(b'=', "expected '='")?;
        p.form_attr_dict(false, &[])?;
    }
    p.region(&[])?;
    p.optional_result_types()
}

/// Prints what [`parse`] reads.
pub(in crate::linalg) fn print(p: &mut OpPrinter<'_>, op: Generic) {
    let (b, ctx) = (p.body(), p.body().ctx());
    p.text(" {");
    let mut is_first = true;
    for name in TRAIT {
        let Some(attr) = b.def(op.0).slot_of(name).and_then(|slot| b.slot(op.0, slot)) else { continue };
        if !core::mem::take(&mut is_first) {
            p.text(", ");
        }
        match attr.as_array(ctx).filter(|_| name == "iterator_types") {
            None => p.named_attr(name.as_bytes(), attr),
            Some(iterators) => {
                p.text("iterator_types = [");
                p.list(iterators, |p, &iterator| {
                    let word = IteratorType::decode(ctx, iterator).map_or("", IteratorType::keyword);
                    p.string(word.as_bytes());
                });
                p.text("]");
            }
        }
    }
    p.text("}");
    print_operands(p, op.0);
    let has_others = b.dict_entries(op.0).iter().any(|(name, _)| ctx.bytes(name) != MEMOIZED_MAPS.as_bytes());
    if has_others {
        p.text(" attrs = ");
        p.optional_attr_dict(op.0, &[TRAIT[0], TRAIT[1], TRAIT[2], TRAIT[3], MEMOIZED_MAPS]);
    }
    p.text(" ");
    p.region(op.0, 0, RegionPrint::ALL);
    print_results(p, op.0);
}

/// Names the payload's arguments.
pub(in crate::linalg) fn arg_names(b: &Body, op: Op, set: &mut dyn FnMut(Value, &[u8])) {
    name_arguments(b, op, "out", set);
}
