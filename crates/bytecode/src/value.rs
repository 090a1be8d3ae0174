//! The parameters of a type or attribute, one by one.

use terrace_ir::params::{Entries, EntriesParam, Param, ParamDef, ParamKind, Reader, Words};
use terrace_ir::{Attr, Str, Type};
use terrace_support::small_vec::SmallVec;

/// A parameter. What refers to other types and attributes is `None` as long as these are not read.
pub enum Value {
    Type(Option<Type>),
    Attr(Option<Attr>),
    Str(Option<Str>),
    Number(u64),
    Types(Vec<Option<Type>>),
    Attrs(Vec<Option<Attr>>),
    Strs(Vec<Option<Str>>),
    I64s(Vec<i64>),
    Bytes(Vec<u8>),
    Entries(Vec<(Option<Str>, Option<Attr>)>),
}

/// All parameters of a record.
pub type Values = SmallVec<[Value; 8]>;

impl Value {
    /// The parameter that is nothing, zero or empty.
    pub fn empty(kind: ParamKind) -> Self {
        match kind {
            ParamKind::Type => Self::Type(None),
            ParamKind::Attr => Self::Attr(None),
            ParamKind::Str => Self::Str(None),
            ParamKind::U32 | ParamKind::U64 => Self::Number(0),
            ParamKind::Types => Self::Types(Vec::new()),
            ParamKind::Attrs => Self::Attrs(Vec::new()),
            ParamKind::Strs => Self::Strs(Vec::new()),
            ParamKind::I64s => Self::I64s(Vec::new()),
            ParamKind::Bytes => Self::Bytes(Vec::new()),
            ParamKind::Entries => Self::Entries(Vec::new()),
        }
    }

    /// Whether it is nothing, zero or empty.
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Type(ty) => ty.is_none(),
            Self::Attr(attr) => attr.is_none(),
            Self::Str(text) => text.is_none(),
            Self::Number(number) => *number == 0,
            Self::Types(types) => types.is_empty(),
            Self::Attrs(attrs) => attrs.is_empty(),
            Self::Strs(texts) => texts.is_empty(),
            Self::I64s(numbers) => numbers.is_empty(),
            Self::Bytes(bytes) => bytes.is_empty(),
            Self::Entries(entries) => entries.is_empty(),
        }
    }

    fn decode(kind: ParamKind, r: &mut Reader<'_>) -> Self {
        match kind {
            ParamKind::Type => Self::Type(Option::<Type>::decode(r)),
            ParamKind::Attr => Self::Attr(Option::<Attr>::decode(r)),
            ParamKind::Str => Self::Str(Option::<Str>::decode(r)),
            ParamKind::U32 => Self::Number(u64::from(u32::decode(r))),
            ParamKind::U64 => Self::Number(u64::decode(r)),
            ParamKind::Types => Self::Types(<[Type]>::decode(r).iter().map(|&ty| Some(ty)).collect()),
            ParamKind::Attrs => Self::Attrs(<[Attr]>::decode(r).iter().map(|&attr| Some(attr)).collect()),
            ParamKind::Strs => Self::Strs(<[Str]>::decode(r).iter().map(|&text| Some(text)).collect()),
            ParamKind::I64s => Self::I64s(<[i64]>::decode(r).to_vec()),
            ParamKind::Bytes => Self::Bytes(<[u8]>::decode(r).to_vec()),
            ParamKind::Entries => Self::Entries(
                EntriesParam::decode(r).iter().map(|(name, attr)| (Some(name), Some(attr))).collect(),
            ),
        }
    }

    /// Appends the parameter to the words of a record. `None` if a number does not fit, or something is missing in a list.
    fn encode(&self, kind: ParamKind, out: &mut Words) -> Option<()> {
        match self {
            Self::Type(ty) => Option::<Type>::encode(*ty, out),
            Self::Attr(attr) => Option::<Attr>::encode(*attr, out),
            Self::Str(text) => Option::<Str>::encode(*text, out),
            Self::Number(number) if kind == ParamKind::U32 => u32::encode(u32::try_from(*number).ok()?, out),
            Self::Number(number) => u64::encode(*number, out),
            Self::Types(types) => <[Type]>::encode(&types.iter().copied().collect::<Option<Vec<_>>>()?, out),
            Self::Attrs(attrs) => <[Attr]>::encode(&attrs.iter().copied().collect::<Option<Vec<_>>>()?, out),
            Self::Strs(texts) => <[Str]>::encode(&texts.iter().copied().collect::<Option<Vec<_>>>()?, out),
            Self::I64s(numbers) => <[i64]>::encode(numbers, out),
            Self::Bytes(bytes) => <[u8]>::encode(bytes, out),
            Self::Entries(entries) => {
                let mut words = Vec::with_capacity(entries.len() * 2);
                for &(name, attr) in entries {
                    words.extend([name?.raw(), attr?.raw()]);
                }
                EntriesParam::encode(Entries::from_words(&words), out);
            }
        }
        Some(())
    }
}

/// The parameters of a record.
pub fn decode(params: &[ParamDef], words: &[u32]) -> Values {
    let mut r = Reader::new(words);
    params.iter().map(|param| Value::decode(param.kind, &mut r)).collect()
}

/// The words of a record with these parameters; `None` if a number is too large.
pub fn encode(params: &[ParamDef], values: &[Value]) -> Option<Words> {
    let mut words = Words::new();
    params.iter().zip(values).try_for_each(|(param, value)| value.encode(param.kind, &mut words))?;
    Some(words)
}
