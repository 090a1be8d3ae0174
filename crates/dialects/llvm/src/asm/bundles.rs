//! Operand bundles: `["tag"(%a, %b : i32, i64), "other"()]`.

use crate::attrs;
use terrace_ir::asm::Unresolved;
use terrace_ir::asm::parse::Types;
use terrace_rewrite::prelude::*;

/// Parsed operand bundles. Their operands follow all other operands of the operation.
pub(crate) struct Bundles {
    names: Vec<Unresolved>,
    types: Vec<Type>,
    /// For each bundle, the number of operands and of types up to its end.
    ends: Vec<(usize, usize)>,
    /// Offset of the bundles in the source, for errors.
    at: u32,
    /// Value of `op_bundle_sizes`.
    pub sizes: Attr,
    /// Value of `op_bundle_tags`; `None` without bundles.
    pub tags: Option<Attr>,
}

impl<'p> Bundles {
    /// Parses an optional list of bundles.
    pub fn parse(p: &mut OpParser<'_, 'p>) -> Result<Self> {
        let at = p.offset();
        // Bundles are rare, so the lists are not inline.
        let (mut names, mut types, mut ends) = (Vec::new(), Vec::new(), Vec::new());
        let (mut sizes, mut tags) = (Vec::new(), Vec::new());
        if p.eat(b'[') && !p.eat(b']') {
            loop {
                let start = p.offset();
                let Some(tag) = p.optional_string() else {
                    let _ = p.custom_error(start, "expected string");
                    return Err(p.custom_error(start, "expect operand bundle tag"));
                };
                tags.push(StringAttr::get(p.ctx, p.ctx.str_id(&tag), None));
                p.expect(b'(', "expected '('")?;
                let before = names.len();
                if !p.eat(b')') {
                    names.extend(p.operand_list(Delimiter::None)?);
                    p.expect(b':', "expected ':'")?;
                    let mut more = Types::new();
                    p.parse_type_list_no_parens(&mut more)?;
                    types.extend(more);
                    ends.push((names.len(), types.len()));
                    p.expect(b')', "expected ')'")?;
                } else {
                    ends.push((before, types.len()));
                }
                sizes.push((names.len() - before) as i32);
                if !p.eat(b',') {
                    break;
                }
            }
            p.expect(b']', "expected ']'")?;
        }
        let sizes = DenseArrayAttr::of_i32s(p.ctx, &sizes);
        let tags = (!tags.is_empty()).then(|| ArrayAttr::get(p.ctx, &tags));
        Ok(Self { names, types, ends, at, sizes, tags })
    }

    /// Adds the bundles' operands to the operation and returns how many there are.
    pub fn add_operands(&self, p: &mut OpParser<'_, 'p>) -> Result<usize> {
        let (mut names, mut types) = (0, 0);
        for (i, &(names_end, types_end)) in self.ends.iter().enumerate() {
            let (want, have) = (names_end - names, types_end - types);
            if want != have {
                let message = format!(
                    "expected {want} types for operand bundle operands for operand bundle #{i}, but actually got {have}"
                );
                return Err(p.custom_error(self.at, message));
            }
            (names, types) = (names_end, types_end);
        }
        p.add_operands(&self.names, &self.types, self.at)?;
        Ok(self.names.len())
    }
}

/// Prints bundles; `sizes` says how many of `values` each has.
pub(crate) fn print(p: &mut OpPrinter<'_>, values: Values<'_>, sizes: Option<Attr>, tags: Option<Attr>) {
    let ctx = p.ctx();
    let Some(sizes) = sizes.and_then(|sizes| sizes.as_::<DenseArrayAttr>(ctx)) else { return };
    let tags = tags.and_then(|tags| tags.as_array(ctx)).unwrap_or(&[]);
    p.byte(b'[');
    let mut at = 0;
    for (i, size) in sizes.i32s().enumerate() {
        if i != 0 {
            p.text(", ");
        }
        match tags.get(i) {
            Some(&tag) => p.attr_without_type(tag),
            None => p.text("\"\""),
        }
        let end = at + usize::try_from(size).unwrap_or(0);
        let bundle = values.slice(at, end.min(values.len()));
        p.byte(b'(');
        if !bundle.is_empty() {
            p.operands(bundle);
            p.text(" : ");
            p.value_types(bundle);
        }
        p.byte(b')');
        at = end.min(values.len());
    }
    p.byte(b']');
}

/// Whether the operation has a bundle, even an empty one.
pub(crate) fn is_present(ctx: &terrace_ir::Context, sizes: Option<Attr>) -> bool {
    attrs::array_len(ctx, sizes) != 0
}
