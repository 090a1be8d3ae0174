//! Parsers and printers of the attributes of `sparse_tensor`.

use super::level::PROPERTIES;
use super::{EncodingAttr, LevelFormat, LevelType, SliceAttr, verify};
use crate::prelude::*;
use terrace_base::complex::NumberAttr;
use terrace_ir::asm::parse::AffineNames;

/// The offset of a mnemonic that the parser has just consumed, where errors about the whole attribute are reported.
fn start(p: &AsmParser<'_>, mnemonic: &str) -> u32 {
    p.offset().saturating_sub(mnemonic.len() as u32)
}

/// Parses `(offset, size, stride)`.
pub(super) fn parse_slice(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let at = start(p, "slice");
    p.expect(b'(', "expected '('")?;
    let offset = slice_number(p)?;
    p.expect(b',', "expected ','")?;
    let size = slice_number(p)?;
    p.expect(b',', "expected ','")?;
    let stride = slice_number(p)?;
    p.expect(b')', "expected ')'")?;
    let slice = SliceAttr::unchecked(p.ctx, offset, size, stride);
    verify::slice(p.ctx, slice).map_err(|message| p.error_at(at, message.to_string()))?;
    Ok(slice)
}

/// Parses a number or `?`.
fn slice_number(p: &mut AsmParser<'_>) -> Result<i64> {
    match p.parse_optional_integer()? {
        Some(number) if number < 0 => Err(p.error("expect positive value or ? for slice offset/size/stride")),
        Some(number) => Ok(number),
        None => p.expect(b'?', "expected '?'").map(|()| DYNAMIC),
    }
}

/// Prints what [`parse_slice`] parses.
pub(super) fn print_slice(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(slice) = attr.as_::<SliceAttr>(p.ctx()) else { return };
    p.byte(b'(');
    p.list([slice.offset, slice.size, slice.stride], |p, number| p.dimension(number));
    p.byte(b')');
}

/// The parts of an encoding.
const KEYS: [&str; 5] = ["map", "posWidth", "crdWidth", "explicitVal", "implicitVal"];

/// Parses `<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32 }>`.
pub(super) fn parse_encoding(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let at = start(p, "encoding");
    p.expect(b'<', "expected '<'")?;
    p.expect(b'{', "expected '{'")?;
    let mut levels = LevelMap::default();
    let (mut pos_width, mut crd_width, mut explicit_val, mut implicit_val) = (0, 0, None, None);
    while let Some(key) = p.optional_any_keyword() {
        if !KEYS.contains(&key) {
            return Err(p.error_at(at, format!("unexpected key: {key}")));
        }
        p.expect(b'=', "expected '='")?;
        match key {
            "map" => levels.parse(p)?,
            "posWidth" => pos_width = width(p, at, "position")?,
            "crdWidth" => crd_width = width(p, at, "index")?,
            "explicitVal" => explicit_val = Some(number(p, at, key)?),
            _ => implicit_val = Some(number(p, at, key)?),
        }
        if !p.eat(b',') {
            break;
        }
    }
    p.expect(b'}', "expected '}'")?;
    p.expect(b'>', "expected '>'")?;
    let LevelMap { levels, map, inverse, slices } = &levels;
    let attr = EncodingAttr::unchecked(
        p.ctx,
        levels,
        map.n_dims,
        map.n_syms,
        &map.results,
        pos_width,
        crd_width,
        explicit_val,
        implicit_val,
        slices,
    );
    verify::encoding(p.ctx, attr, inverse.as_ref()).map_err(|message| p.error_at(at, message.to_string()))?;
    Ok(attr)
}

/// Parses the width of what storage consists of.
fn width(p: &mut AsmParser<'_>, at: u32, of: &str) -> Result<u32> {
    let value = p.parse_attr(None)?;
    match value.as_::<IntegerAttr>(p.ctx) {
        // Upstream keeps the low bits, of which the verifier accepts a few values.
        Some(int) => Ok(int.value(p.ctx).sext_or_trunc(32).low_u64() as u32),
        None => Err(p.error_at(at, format!("expected an integral {of} bitwidth"))),
    }
}

/// Parses the value of elements.
fn number(p: &mut AsmParser<'_>, at: u32, key: &str) -> Result<Attr> {
    let value = p.parse_attr(None)?;
    let is_number =
        value.is::<IntegerAttr>(p.ctx) || value.is::<FloatAttr>(p.ctx) || value.is::<NumberAttr>(p.ctx);
    match is_number {
        true => Ok(value),
        false => Err(p.error_at(at, format!("expected a numeric value for {key}"))),
    }
}

/// The map of an encoding.
#[derive(Default)]
struct LevelMap {
    /// The bits of level types.
    levels: Vec<i64>,
    /// From dimensions to levels.
    map: AffineMap,
    /// From levels to dimensions, if the text says it.
    inverse: Option<AffineMap>,
    /// The slices of dimensions; none if no dimension has one.
    slices: Vec<Attr>,
}

/// The names in scope of a map.
#[derive(Default)]
struct InScope<'p> {
    /// Symbols and levels.
    levels: AffineNames<'p>,
    /// Symbols and dimensions.
    dims: AffineNames<'p>,
    n_syms: u32,
    n_levels: u32,
    n_dims: u32,
}

impl<'p> InScope<'p> {
    /// Parses a name that is not in scope.
    fn new_name(&self, p: &mut AsmParser<'p>) -> Result<&'p [u8]> {
        let (at, name) = (p.offset(), name(p)?);
        if self.levels.get(name).or_else(|| self.dims.get(name)).is_some() {
            let name = String::from_utf8_lossy(name);
            return Err(p.error_at(at, format!("redefinition of identifier '{name}'")));
        }
        Ok(name)
    }

    fn add_symbol(&mut self, p: &mut AsmParser<'p>) -> Result {
        let (name, symbol) = (self.new_name(p)?, AffineExpr::sym(p.ctx, self.n_syms));
        self.levels.add(name, symbol);
        self.dims.add(name, symbol);
        self.n_syms += 1;
        Ok(())
    }

    fn add_level(&mut self, p: &mut AsmParser<'p>) -> Result {
        self.levels.add(self.new_name(p)?, AffineExpr::dim(p.ctx, self.n_levels));
        self.n_levels += 1;
        Ok(())
    }

    fn add_dim(&mut self, p: &mut AsmParser<'p>) -> Result {
        self.dims.add(self.new_name(p)?, AffineExpr::dim(p.ctx, self.n_dims));
        self.n_dims += 1;
        Ok(())
    }

    /// Parses `name =`, where the name must be that of the level number `n`.
    fn level_name(&self, p: &mut AsmParser<'p>, n: usize) -> Result {
        let (at, name) = (p.offset(), name(p)?);
        let declared = self.levels.get(name).map(|level| level.node(p.ctx));
        let name = String::from_utf8_lossy(name);
        let Some(AffineNode::Dim(declared)) = declared else {
            return Err(p.error_at(at, format!("use of undeclared identifier '{name}'")));
        };
        p.expect(b'=', "expected '='")?;
        let declared = declared as usize;
        if declared == n {
            return Ok(());
        }
        let (declared, n) = (nth(declared), nth(n));
        Err(p.error_at(
            at,
            format!(
                "Level-variable ordering mismatch. The variable '{name}' was forward-declared as the {declared} level; but is bound by the {n} specification."
            ),
        ))
    }
}

/// Parses a name.
fn name<'p>(p: &mut AsmParser<'p>) -> Result<&'p [u8]> {
    match p.eat_word() {
        [] => Err(p.error("expected bare identifier")),
        word => Ok(word),
    }
}

impl LevelMap {
    /// Parses `[symbols] {levels} (dimensions) -> (levels)`. Levels have names if they are declared.
    fn parse<'p>(&mut self, p: &mut AsmParser<'p>) -> Result {
        let ctx = p.ctx;
        let mut scope = InScope::default();
        p.comma_separated(Delimiter::OptionalSquare, " in symbol binding list", &mut |p| {
            scope.add_symbol(p)
        })?;
        p.comma_separated(Delimiter::OptionalBraces, " in level declaration list", &mut |p| {
            scope.add_level(p)
        })?;
        let (mut inverse, mut slices) = (SmallVec::new(), Vec::new());
        p.comma_separated(Delimiter::Paren, " in dimension-specifier list", &mut |p| {
            scope.add_dim(p)?;
            if p.eat(b'=') {
                inverse.push(p.parse_affine_expr(&scope.levels)?);
            }
            slices.push(if p.eat(b':') { Some(slice(p)?) } else { None });
            Ok(())
        })?;
        p.expect_str("->", "expected '->'")?;
        let at = p.offset();
        let mut results = SmallVec::new();
        p.comma_separated(Delimiter::Paren, " in level-specifier list", &mut |p| {
            if scope.n_levels != 0 {
                scope.level_name(p, results.len())?;
            }
            results.push(p.parse_affine_expr(&scope.dims)?);
            p.expect(b':', "expected ':'")?;
            self.levels.push(level_type(p)?.to_bits());
            Ok(())
        })?;
        let (declared, found) = (scope.n_levels as usize, results.len());
        if declared != 0 && declared != found {
            return Err(p.error_at(
                at,
                format!(
                    "Level-rank mismatch between forward-declarations and specifiers. Declared {declared} level-variables; but got {found} level-specifiers."
                ),
            ));
        }
        let InScope { n_dims, n_syms, .. } = scope;
        self.inverse =
            (!inverse.is_empty()).then_some(AffineMap { n_dims: found as u32, n_syms, results: inverse });
        self.map = AffineMap { n_dims, n_syms, results };
        self.slices = match slices.iter().any(Option::is_some) {
            true => slices
                .into_iter()
                .map(|slice| slice.unwrap_or_else(|| SliceAttr::get(ctx, 0, DYNAMIC, 1)))
                .collect(),
            false => Vec::new(),
        };
        Ok(())
    }
}

/// Parses the slice of a dimension.
fn slice(p: &mut AsmParser<'_>) -> Result<Attr> {
    let at = p.offset();
    let slice = p.parse_attr(None)?;
    match slice.is::<SliceAttr>(p.ctx) {
        true => Ok(slice),
        false => Err(p.error_at(at, "expected SparseTensorDimSliceAttr")),
    }
}

/// A number in upstream's messages.
fn nth(n: usize) -> String {
    let ending = match n {
        1 => "st",
        2 => "nd",
        _ => "th",
    };
    format!("{n}{ending}")
}

/// Parses `compressed(nonunique, nonordered)` or `structured[2, 4]`.
fn level_type(p: &mut AsmParser<'_>) -> Result<LevelType> {
    let at = p.offset();
    let Some(format) = p.optional_any_keyword() else {
        return Err(p.error_at(at, "expected valid level format (e.g. dense, compressed or singleton)"));
    };
    let (n, m) = if format == "structured" { structured_sizes(p, at)? } else { (0, 0) };
    let mut properties = 0;
    p.comma_separated(Delimiter::OptionalParen, " in level property list", &mut |p| {
        let at = p.offset();
        let Some(word) = p.optional_any_keyword() else {
            return Err(p.error_at(at, "expected valid level property (e.g. nonordered, nonunique or high)"));
        };
        let Some((property, _)) = PROPERTIES.iter().find(|(_, keyword)| *keyword == word) else {
            return Err(p.error_at(at, format!("unknown level property: {word}")));
        };
        properties |= property;
        Ok(())
    })?;
    let Some(format) = LevelFormat::ENUM.value_of(format).and_then(LevelFormat::from_value) else {
        return Err(p.error_at(at, format!("unknown level format: {format}")));
    };
    if properties != 0 && matches!(format, LevelFormat::Dense | LevelFormat::Batch | LevelFormat::Structured)
    {
        return Err(p.error_at(at, "invalid level type: level format doesn't support the properties"));
    }
    Ok(LevelType { format, properties, n, m })
}

/// Parses `[n, m]`.
fn structured_sizes(p: &mut AsmParser<'_>, at: u32) -> Result<(u8, u8)> {
    let mut sizes: SmallVec<[u8; 2]> = SmallVec::new();
    p.comma_separated(Delimiter::OptionalSquare, " in structured n out of m", &mut |p| {
        let at = p.offset();
        let Some(size) = p.parse_optional_big_integer()? else {
            return Err(p.error_at(at, "expected valid integer for structured size"));
        };
        let Some(size) = size.to_i64().and_then(|size| i32::try_from(size).ok()) else {
            p.error_at(at, "integer value too large");
            return Err(p.error_at(at, "failed to parse structured size"));
        };
        if size < 0 {
            return Err(p.error_at(at, "expected structured size to be >= 0"));
        }
        // Upstream keeps eight bits of each size.
        let Ok(size) = u8::try_from(size) else {
            return Err(p.error_at(at, "expected structured size to be <= 255"));
        };
        sizes.push(size);
        Ok(())
    })?;
    match sizes[..] {
        [n, m] if n > m => Err(p.error_at(at, "expected n <= m in n_out_of_m")),
        [n, m] => Ok((n, m)),
        _ => Err(p.error_at(at, "expected exactly 2 structured sizes")),
    }
}

/// Prints what [`parse_encoding`] parses, with new names.
pub(super) fn print_encoding(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(encoding) = attr.as_::<EncodingAttr>(p.ctx()) else { return };
    p.text("<{ map = ");
    if encoding.n_syms != 0 {
        p.byte(b'[');
        p.list(0..encoding.n_syms, |p, i| p.affine_expr(AffineExpr::sym(p.ctx(), i)));
        p.byte(b']');
    }
    p.byte(b'(');
    p.list(0..encoding.n_dims, |p, i| {
        p.affine_expr(AffineExpr::dim(p.ctx(), i));
        if let Some(&slice) = encoding.dim_slices.get(i as usize) {
            p.text(" : ");
            p.attr(slice);
        }
    });
    p.text(") -> (");
    p.list(encoding.dim_to_lvl.iter().zip(encoding.levels), |p, (&expr, &level)| {
        p.affine_expr(expr);
        p.text(" : ");
        if let Some(level) = LevelType::from_bits(level) {
            print_level(p, level);
        }
    });
    p.byte(b')');
    for (key, width) in [(", posWidth = ", encoding.pos_width), (", crdWidth = ", encoding.crd_width)] {
        if width != 0 {
            p.text(key);
            p.unsigned(u64::from(width));
        }
    }
    for (key, value) in
        [(", explicitVal = ", encoding.explicit_val), (", implicitVal = ", encoding.implicit_val)]
    {
        if let Some(value) = value {
            p.text(key);
            p.attr(value);
        }
    }
    p.text(" }>");
}

fn print_level(p: &mut AsmPrinter<'_>, level: LevelType) {
    p.text(level.format.keyword());
    if level.format == LevelFormat::Structured {
        p.byte(b'[');
        p.list([level.n, level.m], |p, size| p.unsigned(u64::from(size)));
        p.byte(b']');
    }
    if level.properties != 0 {
        p.byte(b'(');
        p.list(PROPERTIES.iter().filter(|(property, _)| level.has(*property)), |p, (_, keyword)| {
            p.text(keyword)
        });
        p.byte(b')');
    }
}
