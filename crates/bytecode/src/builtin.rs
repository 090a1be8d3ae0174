//! The encodings of builtin's types and attributes (upstream: `BuiltinDialectBytecode.td`), and what holds for those that
//! are read.

use crate::affine;
use crate::coder::{self, Coder, Step, Stop};
use crate::encoding::FieldCodec::{Plain, With};
use crate::encoding::{FieldCodec, Row};
use crate::value::{Value, Values};
use terrace_ir::affine::AffineMap;
use terrace_ir::asm::parse::{MAX_INT_WIDTH, normal_layout};
use terrace_ir::attrs::*;
use terrace_ir::decl::KindDef;
use terrace_ir::decl::bytecode::Codec;
use terrace_ir::elements::Layout;
use terrace_ir::types::*;
use terrace_ir::{Context, Str};
use terrace_num::{ApInt, FloatFormat};

/// A row: the code, the kind, numbers that all of it have, the condition, and the codecs.
fn row(code: u64, kind: &'static KindDef, fields: &[FieldCodec]) -> Row {
    Row {
        code,
        kind,
        fixed: &[],
        applies: None,
        is_place: false,
        absent: Vec::new(),
        fields: fields.to_vec(),
    }
}

/// A row for those that satisfy a condition.
fn row_if(code: u64, kind: &'static KindDef, applies: fn(&Values) -> bool, fields: &[FieldCodec]) -> Row {
    Row { applies: Some(applies), ..row(code, kind, fields) }
}

/// A row of a later version of the dialect, which is only read.
fn later(row: Row) -> Row {
    Row { applies: Some(|_| false), ..row }
}

/// The parameters in order, each with its codec.
fn each(codecs: &[Codec]) -> Vec<FieldCodec> {
    codecs.iter().enumerate().map(|(at, &codec)| Plain(at, codec)).collect()
}

/// Whether parameter `AT` is absent or empty.
fn lacks<const AT: usize>(values: &Values) -> bool {
    match values.get(AT) {
        Some(Value::Type(ty)) => ty.is_none(),
        Some(Value::Attr(attr)) => attr.is_none(),
        Some(Value::Strs(texts)) => texts.is_empty(),
        Some(Value::Bytes(bytes)) => bytes.iter().all(|&byte| byte == 0),
        _ => true,
    }
}

fn has<const AT: usize>(values: &Values) -> bool {
    !lacks::<AT>(values)
}

/// Whether a range of a file is one place.
fn is_place(values: &Values) -> bool {
    number(values, 1) == number(values, 3) && number(values, 2) == number(values, 4)
}

/// The code of a line and a column of a file.
pub const PLACE: u64 = 11;

/// The rows of attributes.
pub fn attr_rows() -> Vec<Row> {
    use Codec::{Attr, Attrs, Str, StrAttr, Type, VarInt};
    vec![
        row(0, ArrayAttr::DEF, &each(&[Attrs])),
        row(1, DictionaryAttr::DEF, &[With(entries)]),
        row_if(2, StringAttr::DEF, lacks::<1>, &each(&[Str])),
        row_if(3, StringAttr::DEF, has::<1>, &each(&[Str, Type])),
        row_if(4, SymbolRefAttr::DEF, lacks::<1>, &each(&[StrAttr])),
        row_if(5, SymbolRefAttr::DEF, has::<1>, &[Plain(0, StrAttr), With(nested_symbols)]),
        row(6, TypeAttr::DEF, &each(&[Type])),
        row(7, UnitAttr::DEF, &[]),
        row(8, IntegerAttr::DEF, &[Plain(0, Type), With(integer)]),
        row(9, FloatAttr::DEF, &[Plain(0, Type), With(float)]),
        row(10, CallSiteLoc::DEF, &each(&[Attr, Attr])),
        Row {
            is_place: true,
            ..row_if(PLACE, FileLineColRange::DEF, is_place, &[Plain(0, StrAttr), With(place)])
        },
        row_if(12, FusedLoc::DEF, lacks::<1>, &each(&[Attrs])),
        row_if(13, FusedLoc::DEF, has::<1>, &each(&[Attrs, Attr])),
        row(14, NameLoc::DEF, &each(&[StrAttr, Attr])),
        row(15, UnknownLoc::DEF, &[]),
        row(16, DenseResourceElementsAttr::DEF, &[Plain(0, Type), With(resource)]),
        row(17, DenseArrayAttr::DEF, &[Plain(0, Type), Plain(1, VarInt), With(array_data)]),
        row(18, DenseElementsAttr::DEF, &[Plain(0, Type), With(elements)]),
        row(19, DenseStringElementsAttr::DEF, &[Plain(0, Type), With(strings)]),
        row(20, SparseElementsAttr::DEF, &each(&[Type, Attr, Attr])),
        row(21, DistinctAttr::DEF, &[Plain(1, Attr)]),
        row_if(
            22,
            FileLineColRange::DEF,
            |values| !is_place(values),
            &[Plain(0, StrAttr), With(place_range)],
        ),
        later(row(23, AffineMapAttr::DEF, &[With(affine::map)])),
        later(row(24, IntegerSetAttr::DEF, &[With(affine::set)])),
        later(row(25, StridedLayoutAttr::DEF, &[With(affine::strided)])),
    ]
}

/// The rows of types.
pub fn type_rows() -> Vec<Row> {
    use Codec::{Attr, SignedVarInts, Type, Types};
    macro_rules! float {
        ($code:literal, $Format:ident) => {
            Row { fixed: &[(0, FloatFormat::$Format as u64)], ..row($code, FloatType::DEF, &[]) }
        };
    }
    vec![
        row(0, IntegerType::DEF, &[With(integer_type)]),
        row(1, IndexType::DEF, &[]),
        row(2, FunctionType::DEF, &each(&[Types, Types])),
        float!(3, BF16),
        float!(4, F16),
        float!(5, F32),
        float!(6, F64),
        float!(7, F80),
        float!(8, F128),
        row(9, ComplexType::DEF, &each(&[Type])),
        row_if(10, MemRefType::DEF, lacks::<3>, &[Plain(0, SignedVarInts), Plain(1, Type), With(layout)]),
        row_if(
            11,
            MemRefType::DEF,
            has::<3>,
            &[Plain(3, Attr), Plain(0, SignedVarInts), Plain(1, Type), With(layout)],
        ),
        row(12, NoneType::DEF, &[]),
        row_if(13, RankedTensorType::DEF, lacks::<2>, &each(&[SignedVarInts, Type])),
        row_if(
            14,
            RankedTensorType::DEF,
            has::<2>,
            &[Plain(2, Attr), Plain(0, SignedVarInts), Plain(1, Type)],
        ),
        row(15, TupleType::DEF, &each(&[Types])),
        row_if(16, UnrankedMemRefType::DEF, lacks::<1>, &each(&[Type])),
        row_if(17, UnrankedMemRefType::DEF, has::<1>, &[Plain(1, Attr), Plain(0, Type)]),
        row(18, UnrankedTensorType::DEF, &each(&[Type])),
        row_if(19, VectorType::DEF, lacks::<2>, &each(&[SignedVarInts, Type])),
        row_if(20, VectorType::DEF, has::<2>, &[With(scalable), Plain(0, SignedVarInts), Plain(1, Type)]),
        later(float!(21, Tf32)),
        later(float!(22, F8E5M2)),
        later(float!(23, F8E4M3)),
        later(float!(24, F8E4M3FN)),
        later(float!(25, F8E5M2FNUZ)),
        later(float!(26, F8E4M3FNUZ)),
        later(float!(27, F8E4M3B11FNUZ)),
        later(float!(28, F8E3M4)),
        later(float!(29, F4E2M1FN)),
        later(float!(30, F6E2M3FN)),
        later(float!(31, F6E3M2FN)),
        later(float!(32, F8E8M0FNU)),
    ]
}

fn number(values: &Values, at: usize) -> u64 {
    match values.get(at) {
        Some(Value::Number(number)) => *number,
        _ => 0,
    }
}

/// The first parameter, a type.
fn first_type(values: &Values) -> Step<Type> {
    match values.first() {
        Some(Value::Type(Some(ty))) => Ok(*ty),
        _ => Err(Stop::Pending),
    }
}

/// A number among the parameters.
fn code_number(c: &mut dyn Coder, values: &mut Values, at: usize) -> Step {
    match values.get_mut(at) {
        Some(Value::Number(number)) => c.varint(number),
        _ => Ok(()),
    }
}

fn entries(c: &mut dyn Coder, values: &mut Values) -> Step {
    let [Value::Entries(entries)] = values.as_mut_slice() else { return Ok(()) };
    coder::list(c, entries, (None, None), |c, (name, attr)| {
        coder::string_attr(c, name)?;
        c.attr(attr)
    })
}

/// The symbols after the first one: flat references.
fn nested_symbols(c: &mut dyn Coder, values: &mut Values) -> Step {
    let [_, Value::Strs(nested)] = values.as_mut_slice() else { return Ok(()) };
    coder::list(c, nested, None, |c, name| {
        let mut attr = name.map(|name| SymbolRefAttr::flat(c.ctx(), name));
        c.attr(&mut attr)?;
        let symbol = attr.and_then(|attr| attr.as_::<SymbolRefAttr>(c.ctx())).filter(|s| s.nested.is_empty());
        *name = symbol.map(|symbol| symbol.root);
        match attr {
            Some(attr) if name.is_none() => Err(coder::expected(c, "FlatSymbolRefAttr", attr)),
            _ => Ok(()),
        }
    })
}

/// The bits of a number of a known width, in words.
fn bits(c: &mut dyn Coder, width: u32, words: &mut Vec<u64>) -> Step {
    let mask = if width < 64 { (1u64 << width) - 1 } else { u64::MAX };
    let mut first = words.first().copied().unwrap_or(0);
    match width {
        0..=8 => {
            let mut byte = first as u8;
            c.byte(&mut byte)?;
            first = u64::from(byte);
        }
        9..=64 => {
            let mut value = first as i64;
            coder::signed(c, &mut value)?;
            first = value as u64;
        }
        _ => {
            let mut n = words.iter().rposition(|&word| word != 0).map_or(1, |last| last as u64 + 1);
            c.varint(&mut n)?;
            c.expect_room(n, u64::from(width / 8))?;
            if n > u64::from(width.div_ceil(64)) {
                return Err(c.fail("a number has more words than its type"));
            }
            words.resize(n as usize, 0);
            return words.iter_mut().try_for_each(|word| {
                let mut value = *word as i64;
                coder::signed(c, &mut value)?;
                *word = value as u64;
                Ok(())
            });
        }
    }
    *words = vec![first & mask];
    Ok(())
}

fn integer(c: &mut dyn Coder, values: &mut Values) -> Step {
    let ty = first_type(values)?;
    let width = match ty.as_int(c.ctx()) {
        Some((width, _)) => width,
        None if ty.is_index() => 64,
        None => {
            let found = terrace_ir::asm::type_to_string(c.ctx(), ty);
            return Err(c.fail(&format!("expected integer or index type for IntegerAttr, but got: {found}")));
        }
    };
    let [_, Value::Bytes(bytes)] = values.as_mut_slice() else { return Ok(()) };
    let mut words: Vec<u64> = bytes.as_chunks::<8>().0.iter().map(|word| u64::from_ne_bytes(*word)).collect();
    bits(c, width, &mut words)?;
    let value = ApInt::from_words(width, &words);
    let words = match value.words() {
        [] => &[0],
        words => words,
    };
    *bytes = words.iter().flat_map(|word| word.to_ne_bytes()).collect();
    Ok(())
}

fn float(c: &mut dyn Coder, values: &mut Values) -> Step {
    let ty = first_type(values)?;
    let Some(format) = ty.as_float(c.ctx()) else {
        let found = terrace_ir::asm::type_to_string(c.ctx(), ty);
        return Err(c.fail(&format!("expected float type for FloatAttr, but got: {found}")));
    };
    let [_, Value::Number(low), Value::Number(high)] = values.as_mut_slice() else { return Ok(()) };
    let mut words = vec![*low, *high];
    bits(c, format.width(), &mut words)?;
    words.resize(2, 0);
    let value = ApInt::from_words(format.width(), &words);
    *low = value.words().first().copied().unwrap_or(0);
    *high = value.words().get(1).copied().unwrap_or(0);
    Ok(())
}

fn place(c: &mut dyn Coder, values: &mut Values) -> Step {
    code_number(c, values, 1)?;
    code_number(c, values, 2)?;
    if let [_, line, col, end_line, end_col] = values.as_mut_slice()
        && let (&mut Value::Number(line), &mut Value::Number(col)) = (line, col)
    {
        (*end_line, *end_col) = (Value::Number(line), Value::Number(col));
    }
    Ok(())
}

/// A range: how many of its four numbers follow, since others are the same or zero.
fn place_range(c: &mut dyn Coder, values: &mut Values) -> Step {
    let [line, col, end_line, end_col] = [1, 2, 3, 4].map(|at| number(values, at));
    let mut n = match (line == end_line, col) {
        (true, 0) => 1,
        (true, _) => 3,
        (false, _) => 4,
    };
    if [line, col, end_line, end_col] == [0; 4] {
        n = 0;
    }
    c.varint(&mut n)?;
    let numbers: &[usize] = match n {
        0 => &[],
        1 => &[1],
        2 => &[1, 2],
        3 => &[1, 2, 4],
        4 => &[1, 2, 3, 4],
        _ => return Err(c.fail("a location has more than four numbers")),
    };
    numbers.iter().try_for_each(|&at| code_number(c, values, at))?;
    let [line, col] = [1, 2].map(|at| number(values, at));
    for (at, start) in [(3, line), (4, col)] {
        if !numbers.contains(&at)
            && let Some(value) = values.get_mut(at)
        {
            *value = Value::Number(start);
        }
    }
    Ok(())
}

fn resource(c: &mut dyn Coder, values: &mut Values) -> Step {
    let [_, Value::Str(key)] = values.as_mut_slice() else { return Ok(()) };
    c.resource(key)
}

/// The data of a dense array, in as many bytes as its type and its length say.
fn array_data(c: &mut dyn Coder, values: &mut Values) -> Step {
    let (elem, len) = (first_type(values)?, number(values, 1));
    let [_, _, Value::Bytes(data)] = values.as_mut_slice() else { return Ok(()) };
    c.blob(data)?;
    let size = match elem.as_int(c.ctx()) {
        Some((1, Signedness::Signless)) => Some(1),
        _ => elem
            .bit_width(c.ctx())
            .filter(|width| width % 8 == 0 && *width > 0)
            .map(|width| u64::from(width / 8)),
    };
    match size.and_then(|size| len.checked_mul(size)) {
        Some(n) if n == data.len() as u64 => Ok(()),
        Some(n) => {
            Err(c.fail(&format!("expected {n} bytes of data for a dense array, but got {}", data.len())))
        }
        None => Err(c.fail("expected integer or floating point element type")),
    }
}

/// The bytes of one element of a dense attribute, and whether elements are single bits.
fn element_size(ctx: &Context, elem: Type) -> Option<(usize, bool)> {
    if let Some(complex) = elem.as_::<ComplexType>(ctx) {
        return Layout::of(ctx, complex.elem).map(|layout| (layout.bytes * 2, false));
    }
    let is_bit = elem.as_int(ctx).is_some_and(|(width, _)| width == 1);
    Layout::of(ctx, elem).map(|layout| (layout.bytes, is_bit))
}

/// The data of dense elements: one element if all are equal; single bits eight to a byte.
fn elements(c: &mut dyn Coder, values: &mut Values) -> Step {
    let ty = first_type(values)?;
    let shaped = ty.as_shaped(c.ctx()).filter(|shaped| shaped.has_static_shape());
    let size = shaped.and_then(|shaped| element_size(c.ctx(), shaped.elem));
    let n = shaped.and_then(|shaped| shaped.n_elements());
    let (Some((size, is_bit)), Some(n)) = (size, n) else {
        return Err(c.fail("expected a static shape of numbers for DenseElementsAttr"));
    };
    let [_, Value::Number(splat), Value::Bytes(data)] = values.as_mut_slice() else { return Ok(()) };
    let mut raw = match (is_bit, *splat != 0) {
        (false, _) => core::mem::take(data),
        (true, true) => data.first().map(|&bit| if bit == 0 { 0 } else { 0xFF }).into_iter().collect(),
        (true, false) => {
            let byte = |bits: &[u8]| bits.iter().rev().fold(0, |byte, &bit| byte << 1 | u8::from(bit != 0));
            data.chunks(8).map(byte).collect()
        }
    };
    c.blob(&mut raw)?;
    let is_splat = match (is_bit, raw.as_slice()) {
        (true, [0 | 0xFF]) => true,
        (true, _) => false,
        (false, raw) => raw.len() == size,
    };
    *data = match (is_bit, is_splat) {
        (true, true) => raw.iter().map(|&byte| byte & 1).collect(),
        (true, false) if raw.len() as u64 == n.div_ceil(8) => {
            c.expect_room(0, n)?;
            (0..n as usize).map(|i| raw[i / 8] >> (i % 8) & 1).collect()
        }
        (false, _) if is_splat || (size as u64).checked_mul(n) == Some(raw.len() as u64) => raw,
        _ => {
            let message =
                format!("expected data of {n} elements for a dense attribute, but got {} bytes", raw.len());
            return Err(c.fail(&message));
        }
    };
    *splat = u64::from(is_splat);
    if let (false, Some((first, rest))) = (is_splat, data.split_at_checked(size))
        && size != 0
        && n != 0
        && rest.chunks(size).all(|element| element == first)
    {
        data.truncate(size);
        *splat = 1;
    }
    Ok(())
}

/// Strings: one if all are equal.
fn strings(c: &mut dyn Coder, values: &mut Values) -> Step {
    let ty = first_type(values)?;
    code_number(c, values, 1)?;
    let n = ty.as_shaped(c.ctx()).and_then(|shaped| shaped.n_elements());
    let [_, Value::Number(splat), Value::Strs(texts)] = values.as_mut_slice() else { return Ok(()) };
    let n = match (*splat, n) {
        (0, Some(n)) => n,
        (1, Some(_)) => 1,
        _ => return Err(c.fail("expected a static shape for DenseStringElementsAttr")),
    };
    c.expect_room(n, 0)?;
    texts.resize(n as usize, None);
    texts.iter_mut().try_for_each(|text| {
        let mut id = text.unwrap_or(Str::EMPTY);
        c.string(&mut id)?;
        *text = Some(id);
        Ok(())
    })
}

/// Width and signedness in one number.
fn integer_type(c: &mut dyn Coder, values: &mut Values) -> Step {
    let [Value::Number(width), Value::Number(signedness)] = values.as_mut_slice() else { return Ok(()) };
    let mut both = *width << 2 | *signedness;
    c.varint(&mut both)?;
    (*width, *signedness) = (both >> 2, both & 3);
    if *width > u64::from(MAX_INT_WIDTH) {
        return Err(c.fail(&format!("integer bitwidth is limited to {MAX_INT_WIDTH} bits")));
    }
    if *signedness > Signedness::Unsigned as u64 {
        return Err(c.fail("invalid signedness of an integer type"));
    }
    Ok(())
}

/// The layout of a memref, which is an attribute also if it is the identity.
fn layout(c: &mut dyn Coder, values: &mut Values) -> Step {
    let [Value::I64s(shape), _, Value::Attr(layout), _] = values.as_mut_slice() else { return Ok(()) };
    let mut attr = layout.or_else(|| Some(AffineMap::identity(c.ctx(), shape.len() as u32).attr(c.ctx())));
    c.attr(&mut attr)?;
    if let Some(attr) = attr
        && !attr.is::<AffineMapAttr>(c.ctx())
        && !attr.is::<StridedLayoutAttr>(c.ctx())
    {
        return Err(coder::expected(c, "MemRefLayoutAttrInterface", attr));
    }
    *layout = normal_layout(c.ctx(), attr);
    Ok(())
}

/// Whether each dimension of a vector is scalable.
fn scalable(c: &mut dyn Coder, values: &mut Values) -> Step {
    let [.., Value::Bytes(dims)] = values.as_mut_slice() else { return Ok(()) };
    coder::list(c, dims, 0, |c, dim| {
        let mut flag = *dim != 0;
        coder::boolean(c, &mut flag)?;
        *dim = u8::from(flag);
        Ok(())
    })
}
