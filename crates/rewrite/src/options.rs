//! Values of pass options, and their text.

use crate::pipeline::{Pipeline, PipelineError, PipelineText};
use terrace_ir::Context;
use terrace_ir::diag::Message;

/// The value of a pass option.
#[derive(Clone, Debug, PartialEq)]
pub enum OptionValue {
    /// A flag.
    Bool(bool),
    /// An unsigned number.
    Uint(u32),
    /// An unsigned 64-bit number.
    Ulong(u64),
    /// A signed number.
    Int(i64),
    /// A fraction.
    Double(f64),
    /// Text.
    Str(String),
    /// The index of a keyword.
    Enum(usize),
    /// An unsigned 32-bit number that is only the default ([`Given`]).
    Implied(u32),
    /// Passes without an anchor.
    Pipeline(PipelineText),
    /// A pipeline with an anchor.
    NestedPipeline(Pipeline),
    /// A list of values.
    List(Vec<OptionValue>),
    /// No value: the default of an option that has none.
    Unset,
}

impl OptionValue {
    /// Calls [`Pipeline::finalize`] for the pipelines in the value.
    pub(crate) fn finalize(&mut self, ctx: &Context) -> core::result::Result<(), PipelineError> {
        match self {
            Self::Pipeline(text) => text.pipeline.finalize(ctx),
            Self::NestedPipeline(pipeline) => pipeline.finalize(ctx),
            Self::List(values) => values.iter_mut().try_for_each(|value| value.finalize(ctx)),
            _ => Ok(()),
        }
    }
}

/// The values that a pass option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// `true`, `false`, `1` or `0`; `true` without a value.
    Bool,
    /// An unsigned 32-bit number.
    Uint,
    /// An unsigned 64-bit number.
    Ulong,
    /// A signed 32-bit number.
    Int,
    /// A signed 64-bit number.
    Long,
    /// A fraction.
    Double,
    /// Text.
    Str,
    /// One of these keywords.
    Enum(&'static [&'static str]),
    /// Passes that commas separate: `canonicalize,cse`.
    Pipeline,
    /// A pipeline for operations of one name: `func.func(cse)`. Always in a list.
    NestedPipeline,
    /// A comma-separated list.
    List(&'static OptionKind),
}

/// Parses an integer as LLVM's command lines do: decimal, or with a prefix `0x`, `0b`, `0o` or `0`.
pub fn parse_integer(text: &str) -> Option<i128> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let lower = digits.get(..2).map(str::to_ascii_lowercase);
    let (radix, digits) = match lower.as_deref() {
        Some("0x") => (16, &digits[2..]),
        Some("0b") => (2, &digits[2..]),
        Some("0o") => (8, &digits[2..]),
        Some(two) if two.starts_with('0') && two.as_bytes()[1].is_ascii_digit() => (8, &digits[1..]),
        _ => (10, digits),
    };
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_alphanumeric()) {
        return None;
    }
    let value = i128::from_str_radix(digits, radix).ok()?;
    Some(if negative { -value } else { value })
}

/// Parses a fraction as LLVM's command lines do: decimal, hexadecimal with a prefix `0x`, `inf` or `nan`. No text is zero.
fn parse_double(text: &str) -> Option<f64> {
    if text.is_empty() {
        return Some(0.0);
    }
    let (sign, digits) = match text.strip_prefix(['-', '+']) {
        Some(rest) => (if text.starts_with('-') { -1.0 } else { 1.0 }, rest),
        None => (1.0, text),
    };
    if let Some(hex) = digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X")) {
        return Some(sign * parse_hexadecimal(hex)?);
    }
    match digits {
        "inf" | "INFINITY" | "Inf" | "infinity" | "INF" => return Some(sign * f64::INFINITY),
        "nan" | "NaN" => return Some(f64::NAN),
        _ => {}
    }
    let is_number = digits.bytes().all(|b| b.is_ascii_digit() || b"+-.eE".contains(&b));
    Some(sign * digits.parse::<f64>().ok().filter(|_| is_number && !digits.starts_with(['+', '-']))?)
}

/// The value of hexadecimal digits with a point and an exponent of two, neither of which needs to be there.
fn parse_hexadecimal(text: &str) -> Option<f64> {
    let (digits, exponent) = match text.split_once(['p', 'P']) {
        Some((digits, exponent)) => (digits, exponent.parse::<i32>().ok()?),
        None => (text, 0),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    if whole.is_empty() && fraction.is_empty() {
        return None;
    }
    let mut value = 0.0;
    for digit in whole.chars().chain(fraction.chars()) {
        value = value * 16.0 + f64::from(digit.to_digit(16)?);
    }
    let places = i32::try_from(fraction.len()).ok()?.checked_mul(4)?;
    Some(value * 2f64.powi(exponent.checked_sub(places)?))
}

/// The text of a fraction as LLVM prints it: six decimals and an exponent of at least two digits.
fn double_text(number: f64) -> String {
    if number.is_nan() {
        return "nan".to_owned();
    }
    if number.is_infinite() {
        return if number < 0.0 { "-INF" } else { "INF" }.to_owned();
    }
    let text = format!("{number:.6e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    format!("{digits}e{}{:02}", if exponent < 0 { '-' } else { '+' }, exponent.abs())
}

impl OptionKind {
    /// The placeholder of a value in help texts.
    pub fn placeholder(self) -> &'static str {
        match self {
            OptionKind::Bool => "",
            OptionKind::Uint => "<uint>",
            OptionKind::Ulong => "<ulong>",
            OptionKind::Int => "<int>",
            OptionKind::Long => "<long>",
            OptionKind::Double => "<number>",
            OptionKind::Str | OptionKind::Pipeline => "<string>",
            OptionKind::NestedPipeline => "<pass-manager>",
            OptionKind::Enum(_) => "<value>",
            OptionKind::List(element) => element.placeholder(),
        }
    }

    /// Parses a value; `text` is `None` for an option without a value.
    ///
    /// The error is LLVM's; it follows `for the --name option: `.
    pub fn parse(self, text: Option<&str>) -> core::result::Result<OptionValue, Message> {
        let Some(text) = text else {
            return match self {
                OptionKind::Bool => Ok(OptionValue::Bool(true)),
                OptionKind::Enum(_) => Err("Cannot find option named ''!".into()),
                _ => Err("requires a value!".into()),
            };
        };
        let number = |word: &str, min: i128, max: i128| {
            parse_integer(text)
                .filter(|n| (min..=max).contains(n))
                .ok_or_else(|| Message::from(format!("'{text}' value invalid for {word} argument!")))
        };
        match self {
            OptionKind::Bool => match text {
                "" | "true" | "TRUE" | "True" | "1" => Ok(OptionValue::Bool(true)),
                "false" | "FALSE" | "False" | "0" => Ok(OptionValue::Bool(false)),
                _ => Err(format!("'{text}' is invalid value for boolean argument! Try 0 or 1").into()),
            },
            OptionKind::Uint => Ok(OptionValue::Uint(number("uint", 0, u32::MAX as i128)? as u32)),
            OptionKind::Ulong => Ok(OptionValue::Ulong(number("ulong", 0, u64::MAX as i128)? as u64)),
            OptionKind::Int => {
                Ok(OptionValue::Int(number("integer", i32::MIN as i128, i32::MAX as i128)? as i64))
            }
            OptionKind::Long => {
                Ok(OptionValue::Int(number("long", i64::MIN as i128, i64::MAX as i128)? as i64))
            }
            OptionKind::Double => {
                let message =
                    || Message::from(format!("'{text}' value invalid for floating point argument!"));
                Ok(OptionValue::Double(parse_double(text).ok_or_else(message)?))
            }
            OptionKind::Str => Ok(OptionValue::Str(text.to_owned())),
            OptionKind::Enum(keywords) => match keywords.iter().position(|k| *k == text) {
                Some(at) => Ok(OptionValue::Enum(at)),
                None => Err(format!("Cannot find option named '{text}'!").into()),
            },
            // `parse_pass` parses them: they need the passes of the tool.
            OptionKind::Pipeline | OptionKind::NestedPipeline => Err("requires the passes of a tool!".into()),
            OptionKind::List(element) => {
                let values = split_list(text).into_iter().map(|part| element.parse(Some(part)));
                Ok(OptionValue::List(values.collect::<core::result::Result<_, _>>()?))
            }
        }
    }

    /// The text of a value in a pipeline.
    pub fn text(self, value: &OptionValue) -> String {
        match (self, value) {
            (_, OptionValue::Bool(on)) => on.to_string(),
            (_, OptionValue::Uint(n) | OptionValue::Implied(n)) => n.to_string(),
            (_, OptionValue::Ulong(n)) => n.to_string(),
            (_, OptionValue::Int(n)) => n.to_string(),
            (_, OptionValue::Double(number)) => double_text(*number),
            (_, OptionValue::Str(text)) if text.contains(' ') => format!("{{{text}}}"),
            (_, OptionValue::Str(text)) => text.clone(),
            (_, OptionValue::Pipeline(PipelineText { text, .. })) => text.clone(),
            (_, OptionValue::NestedPipeline(pipeline)) => pipeline.text(),
            (OptionKind::Enum(keywords), OptionValue::Enum(at)) => {
                keywords.get(*at).copied().unwrap_or("").to_owned()
            }
            (OptionKind::List(element), OptionValue::List(values)) => {
                let values: Vec<String> = values.iter().map(|value| element.text(value)).collect();
                format!("{{{}}}", values.join(","))
            }
            _ => String::new(),
        }
    }
}

/// A Rust type that a pass option can have.
pub trait PassOption: Sized {
    /// The values it takes.
    const KIND: OptionKind;
    /// The stored value.
    fn encode(self) -> OptionValue;
    /// The value of a stored one, or `None` if it is of another kind.
    fn decode(value: &OptionValue) -> Option<Self>;
}

macro_rules! pass_option {
    ($($ty:ty, $kind:expr, $Value:ident;)*) => { $(
        impl PassOption for $ty {
            const KIND: OptionKind = $kind;
            fn encode(self) -> OptionValue {
                OptionValue::$Value(self.into())
            }
            fn decode(value: &OptionValue) -> Option<Self> {
                match value {
                    OptionValue::$Value(value) => Self::try_from(value.clone()).ok(),
                    _ => None,
                }
            }
        }
    )* };
}

pass_option! {
    bool, OptionKind::Bool, Bool;
    u32, OptionKind::Uint, Uint;
    u64, OptionKind::Ulong, Ulong;
    i32, OptionKind::Int, Int;
    i64, OptionKind::Long, Int;
    f64, OptionKind::Double, Double;
    String, OptionKind::Str, Str;
}

/// An unsigned number, for passes that do something else if the option is not given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// The number of the pipeline.
    Yes(u32),
    /// The default.
    No(u32),
}

impl PassOption for Given {
    const KIND: OptionKind = OptionKind::Uint;
    fn encode(self) -> OptionValue {
        match self {
            Given::Yes(n) => OptionValue::Uint(n),
            Given::No(n) => OptionValue::Implied(n),
        }
    }
    fn decode(value: &OptionValue) -> Option<Self> {
        match *value {
            OptionValue::Uint(n) => Some(Given::Yes(n)),
            OptionValue::Implied(n) => Some(Given::No(n)),
            _ => None,
        }
    }
}

macro_rules! pipeline_option {
    ($($ty:ident, $kind:ident;)*) => { $(
        impl PassOption for $ty {
            const KIND: OptionKind = OptionKind::$kind;
            fn encode(self) -> OptionValue {
                OptionValue::$kind(self)
            }
            fn decode(value: &OptionValue) -> Option<Self> {
                match value {
                    OptionValue::$kind(value) => Some(value.clone()),
                    _ => None,
                }
            }
        }
    )* };
}

pipeline_option! {
    PipelineText, Pipeline;
    Pipeline, NestedPipeline;
}

/// A value, or none if the option is not given.
impl<T: PassOption> PassOption for Option<T> {
    const KIND: OptionKind = T::KIND;
    fn encode(self) -> OptionValue {
        self.map_or(OptionValue::Unset, T::encode)
    }
    fn decode(value: &OptionValue) -> Option<Self> {
        match value {
            OptionValue::Unset => Some(None),
            value => T::decode(value).map(Some),
        }
    }
}

impl<T: PassOption> PassOption for Vec<T> {
    const KIND: OptionKind = OptionKind::List(&T::KIND);
    fn encode(self) -> OptionValue {
        OptionValue::List(self.into_iter().map(T::encode).collect())
    }
    fn decode(value: &OptionValue) -> Option<Self> {
        match value {
            OptionValue::List(values) => values.iter().map(T::decode).collect(),
            _ => None,
        }
    }
}

/// The characters that upstream trims.
pub(crate) const BLANK: &[char] = &[' ', '\t', '\n', '\x0b', '\x0c', '\r'];

pub(crate) fn trim(text: &str) -> &str {
    text.trim_matches(BLANK)
}

/// The first option of a text: its name, its value, and the rest of the text.
pub(crate) fn next_option(text: &str) -> (&str, Option<&str>, &str) {
    let bytes = text.as_bytes();
    let Some(end) = bytes.iter().position(|b| b" =".contains(b)) else { return (trim(text), None, "") };
    let name = trim(&text[..end]);
    if bytes[end] == b' ' {
        return (name, None, text[end..].trim_start_matches(BLANK));
    }
    let start = end + 1;
    let stop = find_outside(bytes, start, b' ', b"{", b"}");
    (name, Some(unwrap_value(trim(&text[start..stop]))), text[stop..].trim_start_matches(BLANK))
}

/// The position of the first `separator` from `start` on that is not in quotes or brackets, or the end.
fn find_outside(bytes: &[u8], start: usize, separator: u8, open: &[u8], close: &[u8]) -> usize {
    let (mut at, mut depth) = (start, 0usize);
    while let Some(&byte) = bytes.get(at) {
        match byte {
            _ if byte == separator && depth == 0 => return at,
            b'\'' | b'"' => {
                if let Some(n) = bytes[at + 1..].iter().position(|&b| b == byte) {
                    at += n + 1;
                }
            }
            _ if open.contains(&byte) => depth += 1,
            _ if close.contains(&byte) => depth = depth.saturating_sub(1),
            _ => {}
        }
        at += 1;
    }
    bytes.len()
}

/// A value without the quotes or braces around it.
fn unwrap_value(value: &str) -> &str {
    for (open, close) in [('{', '}'), ('\'', '\''), ('"', '"')] {
        if value.len() >= 2
            && let Some(inner) = value.strip_prefix(open).and_then(|v| v.strip_suffix(close))
        {
            return inner;
        }
    }
    value
}

/// The elements of a list value, which commas outside quotes and brackets separate.
pub(crate) fn split_list(text: &str) -> Vec<&str> {
    let (mut parts, mut start) = (Vec::new(), 0);
    if text.is_empty() {
        return parts;
    }
    loop {
        let end = find_outside(text.as_bytes(), start, b',', b"{([", b"})]");
        parts.push(unwrap_value(trim(&text[start..end])));
        if end == text.len() {
            return parts;
        }
        start = end + 1;
    }
}
