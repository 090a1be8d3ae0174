//! The encodings of all dialects of a context, and the function that follows one in either direction.

use crate::builtin;
use crate::coder::{self, Coder, Step};
use crate::value::{Value, Values, decode};
use terrace_ir::asm::MlirVersion;
use terrace_ir::decl::KindDef;
use terrace_ir::decl::bytecode::{Codec, Encoding};
use terrace_ir::{Attr, Context, Type};

/// How one or more parameters are encoded.
#[derive(Clone, Copy)]
pub enum FieldCodec {
    /// One parameter, as a dialect's row says.
    Plain(usize, Codec),
    /// Several parameters together.
    With(fn(&mut dyn Coder, &mut Values) -> Step),
}

/// An encoding with its parameters by number.
pub struct Row {
    pub code: u64,
    pub kind: &'static KindDef,
    /// The numbers of parameters that all types or attributes of this encoding have, with their values.
    pub fixed: &'static [(usize, u64)],
    /// Whether one with these parameters has this encoding, and not another one of the kind.
    pub applies: Option<fn(&Values) -> bool>,
    /// Whether it is that of a line and a column of a file, which a location has without an attribute.
    pub is_place: bool,
    /// The numbers of parameters that it has no place for. It encodes those with nothing there.
    pub absent: Vec<usize>,
    pub fields: Vec<FieldCodec>,
}

impl Row {
    /// The encoding of a dialect's row.
    fn of(encoding: &Encoding) -> Self {
        let Encoding { code, kind, fields, .. } = *encoding;
        let number = |name: &str| kind.params.iter().position(|param| param.name == name);
        let is_absent = |&at: &usize| fields.iter().all(|field| field.0 != kind.params[at].name);
        let absent = (0..kind.params.len()).filter(is_absent).collect();
        let fields = fields.iter();
        let fields =
            fields.filter_map(|&(name, codec)| Some(FieldCodec::Plain(number(name)?, codec))).collect();
        Self { code, kind, fixed: &[], applies: None, is_place: false, absent, fields }
    }

    fn is_for(&self, values: &Values) -> bool {
        let is_fixed =
            |&(at, number): &(usize, u64)| matches!(values.get(at), Some(&Value::Number(n)) if n == number);
        self.fixed.iter().all(is_fixed)
            && self.applies.is_none_or(|applies| applies(values))
            && self.absent.iter().all(|&at| values.get(at).is_none_or(Value::is_empty))
    }

    /// Follows the encoding after its code.
    pub fn code(&self, c: &mut dyn Coder, values: &mut Values) -> Step {
        self.fields.iter().try_for_each(|field| match *field {
            FieldCodec::With(code) => code(c, values),
            FieldCodec::Plain(at, codec) => match values.get_mut(at) {
                Some(value) => plain(c, codec, value),
                None => Ok(()),
            },
        })
    }
}

/// Follows the encoding of one parameter. Rows give each parameter a codec of its kind.
fn plain(c: &mut dyn Coder, codec: Codec, value: &mut Value) -> Step {
    match (codec, value) {
        (Codec::Attr, Value::Attr(attr)) => c.attr(attr),
        (Codec::OptAttr, Value::Attr(attr)) => c.opt_attr(attr),
        (Codec::Attrs, Value::Attrs(attrs)) => coder::list(c, attrs, None, |c, attr| c.attr(attr)),
        (Codec::FlaggedAttrs, Value::Attrs(attrs)) => {
            flagged(c, attrs, |c, attrs| coder::list(c, attrs, None, |c, attr| c.opt_attr(attr)))
        }
        (Codec::Type, Value::Type(ty)) => c.ty(ty),
        (Codec::Types, Value::Types(types)) => coder::list(c, types, None, |c, ty| c.ty(ty)),
        (Codec::Str, Value::Str(text)) => {
            let mut id = text.unwrap_or(terrace_ir::Str::EMPTY);
            c.string(&mut id)?;
            *text = Some(id);
            Ok(())
        }
        (Codec::StrAttr, Value::Str(text)) => coder::string_attr(c, text),
        (Codec::OptStrAttr, Value::Str(text)) => coder::opt_string_attr(c, text),
        (Codec::VarInt, Value::Number(number)) => c.varint(number),
        (Codec::SignedVarInt, Value::Number(number)) => {
            let mut signed = *number as i64;
            coder::signed(c, &mut signed)?;
            *number = signed as u64;
            Ok(())
        }
        (Codec::SignedVarInts, Value::I64s(numbers)) => coder::list(c, numbers, 0, coder::signed),
        (Codec::Bool, Value::Number(number)) => {
            let mut flag = *number != 0;
            coder::boolean(c, &mut flag)?;
            *number = u64::from(flag);
            Ok(())
        }
        (Codec::OptVarInt, Value::Bytes(bytes)) => {
            let number = bytes.as_slice().try_into().ok().map(u64::from_le_bytes);
            let mut flagged = number.map_or(0, |number| number << 1 | 1);
            c.varint(&mut flagged)?;
            *bytes = if flagged & 1 == 0 { Vec::new() } else { (flagged >> 1).to_le_bytes().to_vec() };
            Ok(())
        }
        (Codec::FlaggedVarInts, Value::I64s(numbers)) => flagged(c, numbers, |c, numbers| {
            coder::list(c, numbers, 0, |c, number| {
                let mut unsigned = *number as u64;
                c.varint(&mut unsigned)?;
                *number = unsigned as i64;
                Ok(())
            })
        }),
        (_, value) => {
            debug_assert!(
                matches!(value, Value::Number(_)),
                "a row gives a parameter a codec of another kind"
            );
            Ok(())
        }
    }
}

/// A byte that says whether a list has elements, and the list if it does.
fn flagged<T>(
    c: &mut dyn Coder,
    list: &mut Vec<T>,
    code: impl FnOnce(&mut dyn Coder, &mut Vec<T>) -> Step,
) -> Step {
    let mut any = !list.is_empty();
    coder::boolean(c, &mut any)?;
    if any { code(c, list) } else { Ok(()) }
}

/// The encodings of types, or those of attributes.
#[derive(Default)]
pub struct Rows {
    /// By the code of the kind.
    by_kind: Vec<Vec<Row>>,
    /// By the number of the dialect and by code: the kind, and the number among the kind's encodings.
    by_code: Vec<Vec<Option<(u32, u32)>>>,
}

/// The element of an index, which is made if it is not there.
fn at<T: Default>(list: &mut Vec<T>, index: usize) -> &mut T {
    if list.len() <= index {
        list.resize_with(index + 1, T::default);
    }
    &mut list[index]
}

impl Rows {
    /// Adds an encoding, which is the one of its code until another one is added.
    fn add(&mut self, dialect: usize, row: Row) {
        let kind = row.kind.code();
        let rows = at(&mut self.by_kind, kind as usize);
        *at(at(&mut self.by_code, dialect), row.code as usize) = Some((kind, rows.len() as u32));
        rows.push(row);
    }

    /// The encoding of a code of a dialect.
    #[inline]
    pub fn of_code(&self, dialect: usize, code: u64) -> Option<&Row> {
        let &(kind, at) = self.by_code.get(dialect)?.get(usize::try_from(code).ok()?)?.as_ref()?;
        self.by_kind.get(kind as usize)?.get(at as usize)
    }

    /// The encoding of a record and its parameters.
    fn of(&self, kind: u32, words: &[u32]) -> Option<(&Row, Values)> {
        let rows = self.by_kind.get(kind as usize)?;
        let values = decode(rows.first()?.kind.params, words);
        let row = rows.iter().find(|row| row.is_for(&values))?;
        Some((row, values))
    }
}

/// The encodings of a context's dialects.
pub struct Encodings {
    pub types: Rows,
    pub attrs: Rows,
    /// The dialects that have encodings or versions: name and version, which is empty if it has none.
    dialects: Vec<(&'static str, &'static [u64])>,
}

impl Encodings {
    /// The encodings of the dialects of a context in files that a version of MLIR writes.
    pub fn of(ctx: &Context, version: MlirVersion) -> Self {
        let mut all =
            Self { types: Rows::default(), attrs: Rows::default(), dialects: vec![("builtin", &[])] };
        builtin::type_rows().into_iter().for_each(|row| all.types.add(0, row));
        builtin::attr_rows().into_iter().for_each(|row| all.attrs.add(0, row));
        for dialect in ctx.dialects() {
            let Some(rows) = dialect.hooks.bytecode else { continue };
            let number = all.dialects.len();
            all.dialects.push((dialect.name, rows.version));
            let add = |list: &mut Rows, rows: &[Encoding]| {
                let rows = rows.iter().filter(|row| row.since <= version);
                rows.for_each(|row| list.add(number, Row::of(row)));
            };
            add(&mut all.types, rows.types);
            add(&mut all.attrs, rows.attrs);
        }
        all
    }

    /// The number of a dialect that has encodings or a version.
    pub fn dialect(&self, name: &str) -> Option<usize> {
        self.dialects.iter().position(|(dialect, _)| *dialect == name)
    }

    /// The version of a dialect; empty if it has none.
    pub fn version(&self, name: &str) -> &'static [u64] {
        self.dialect(name).map_or(&[], |number| self.dialects[number].1)
    }

    /// The encoding of a type and its parameters; `None` if it is encoded as text.
    pub fn of_type(&self, ctx: &Context, ty: Type) -> Option<(&Row, Values)> {
        let (kind, words) = ctx.type_words(ty);
        self.types.of(kind, words)
    }

    /// The encoding of an attribute and its parameters; `None` if it is encoded as text.
    pub fn of_attr(&self, ctx: &Context, attr: Attr) -> Option<(&Row, Values)> {
        let (kind, words) = ctx.attr_words(attr);
        self.attrs.of(kind, words)
    }
}
