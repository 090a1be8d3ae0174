//! How passes are declared: a `static` row with a name, an anchor, typed options and a run function.
//!
//! [`passes!`](crate::passes!) turns a declaration into a struct of options and its row. Pipelines hold
//! [`PassInstance`]s: a row with option values.

use crate::convert::BodyPass;
use std::borrow::Cow;
use terrace_ir::decl::{OpDef, Trait};
use terrace_ir::{Body, Context, Op, OpKind, Result, Scope};

/// Which operations a pass runs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Any isolated operation.
    Any,
    /// Operations of this name.
    Op(&'static str),
    /// Operations with this trait or interface.
    Interface(Trait),
}

impl Anchor {
    /// Whether the pass can run on operations of this kind.
    pub fn accepts(self, def: &OpDef) -> bool {
        match self {
            Anchor::Any => true,
            Anchor::Op(name) => def.name == name,
            Anchor::Interface(interface) => def.has(interface),
        }
    }
}

/// What a pass does, by what it needs.
#[derive(Clone, Copy)]
pub enum Run {
    /// A pass that may read and change everything in its operation: a barrier, since the passes before it are done with
    /// all bodies when it starts, and it is done with all when the next one starts. The IR is verified after it.
    Module(fn(&[OptionValue], &mut PassContext<'_>) -> Result),
    /// A pass that does the same to each body, and asks the symbol table for what it needs ([`BodyPass`]). Passes of this
    /// kind in a row are fused: each body goes through all of them while it is in the cache. The IR is verified after the
    /// last one, so such a pass must make valid IR of valid IR.
    Body(fn(&[OptionValue], &PassContext<'_>) -> Result<BodyPass>),
}

/// The value of a pass option.
#[derive(Clone, Debug, PartialEq)]
pub enum OptionValue {
    /// A flag.
    Bool(bool),
    /// An unsigned number.
    Uint(u32),
    /// A signed number.
    Int(i64),
    /// Text.
    Str(String),
    /// The number of a keyword.
    Enum(usize),
    /// Any number of values.
    List(Vec<OptionValue>),
}

/// What values a pass option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// `true`, `false`, `1` or `0`; alone it means `true`.
    Bool,
    /// An unsigned 32-bit number.
    Uint,
    /// A signed 32-bit number.
    Int,
    /// A signed 64-bit number.
    Long,
    /// Text.
    Str,
    /// One of these keywords.
    Enum(&'static [&'static str]),
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

impl OptionKind {
    /// The placeholder of a value in help texts.
    pub fn placeholder(self) -> &'static str {
        match self {
            OptionKind::Bool => "",
            OptionKind::Uint => "<uint>",
            OptionKind::Int => "<int>",
            OptionKind::Long => "<long>",
            OptionKind::Str => "<string>",
            OptionKind::Enum(_) => "<value>",
            OptionKind::List(element) => element.placeholder(),
        }
    }

    /// The value that a text stands for; `None` for the text means the option stood alone.
    ///
    /// The error is LLVM's, to follow `for the --name option: `.
    pub fn parse(self, text: Option<&str>) -> core::result::Result<OptionValue, String> {
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
                .ok_or_else(|| format!("'{text}' value invalid for {word} argument!"))
        };
        match self {
            OptionKind::Bool => match text {
                "" | "true" | "TRUE" | "True" | "1" => Ok(OptionValue::Bool(true)),
                "false" | "FALSE" | "False" | "0" => Ok(OptionValue::Bool(false)),
                _ => Err(format!("'{text}' is invalid value for boolean argument! Try 0 or 1")),
            },
            OptionKind::Uint => Ok(OptionValue::Uint(number("uint", 0, u32::MAX as i128)? as u32)),
            OptionKind::Int => {
                Ok(OptionValue::Int(number("integer", i32::MIN as i128, i32::MAX as i128)? as i64))
            }
            OptionKind::Long => {
                Ok(OptionValue::Int(number("long", i64::MIN as i128, i64::MAX as i128)? as i64))
            }
            OptionKind::Str => Ok(OptionValue::Str(text.to_owned())),
            OptionKind::Enum(keywords) => match keywords.iter().position(|k| *k == text) {
                Some(at) => Ok(OptionValue::Enum(at)),
                None => Err(format!("Cannot find option named '{text}'!")),
            },
            OptionKind::List(element) => {
                let mut values = Vec::new();
                for part in crate::pipeline::split_list(text) {
                    values.push(element.parse(Some(part))?);
                }
                Ok(OptionValue::List(values))
            }
        }
    }

    /// Appends a value as it is written in a pipeline.
    pub fn print(self, value: &OptionValue, out: &mut String) {
        match (self, value) {
            (_, OptionValue::Bool(b)) => out.push_str(if *b { "true" } else { "false" }),
            (_, OptionValue::Uint(n)) => out.push_str(&n.to_string()),
            (_, OptionValue::Int(n)) => out.push_str(&n.to_string()),
            (_, OptionValue::Str(text)) if text.contains(' ') => {
                out.push('{');
                out.push_str(text);
                out.push('}');
            }
            (_, OptionValue::Str(text)) => out.push_str(text),
            (OptionKind::Enum(keywords), OptionValue::Enum(at)) => {
                out.push_str(keywords.get(*at).copied().unwrap_or(""));
            }
            (OptionKind::List(element), OptionValue::List(values)) => {
                out.push('{');
                for (i, value) in values.iter().enumerate() {
                    if i > 0 {
                        out.push(',');
                    }
                    element.print(value, out);
                }
                out.push('}');
            }
            _ => {}
        }
    }
}

/// A Rust type that a pass option can have.
pub trait PassOption: Sized {
    /// The values it takes.
    const KIND: OptionKind;
    /// The value as it is stored.
    fn encode(self) -> OptionValue;
    /// The stored value; `None` when it is of another kind.
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
    i32, OptionKind::Int, Int;
    i64, OptionKind::Long, Int;
    String, OptionKind::Str, Str;
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

/// Declares an enum that a pass option can have: its variants with their keywords.
#[macro_export]
macro_rules! pass_enum {
    ($(#[doc = $doc:literal])* $Name:ident { $($(#[doc = $vdoc:literal])* $Variant:ident = $word:literal),* $(,)? }) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $Name { $($(#[doc = $vdoc])* $Variant),* }

        impl $crate::pass::PassOption for $Name {
            const KIND: $crate::pass::OptionKind = $crate::pass::OptionKind::Enum(&[$($word),*]);
            fn encode(self) -> $crate::pass::OptionValue {
                $crate::pass::OptionValue::Enum(self as usize)
            }
            fn decode(value: &$crate::pass::OptionValue) -> Option<Self> {
                const ALL: &[$Name] = &[$($Name::$Variant),*];
                match value {
                    $crate::pass::OptionValue::Enum(at) => ALL.get(*at).copied(),
                    _ => None,
                }
            }
        }
    };
}

/// The declaration of one option.
pub struct OptionDef {
    /// The name, with `_` where the command line has `-`.
    pub ident: &'static str,
    /// What it does.
    pub doc: &'static str,
    /// The values it takes.
    pub kind: OptionKind,
    /// The value it has when it is not given.
    pub default: fn() -> OptionValue,
}

impl OptionDef {
    /// The name on the command line.
    pub fn name(&self) -> Cow<'static, str> {
        if self.ident.contains('_') { self.ident.replace('_', "-").into() } else { self.ident.into() }
    }

    /// Whether this is the option's name on the command line.
    pub fn is_named(&self, name: &str) -> bool {
        self.ident.len() == name.len()
            && self.ident.bytes().zip(name.bytes()).all(|(a, b)| a == b || (a == b'_' && b == b'-'))
    }
}

/// The declaration of a pass. Its address is its identity.
pub struct PassDef {
    /// The name in pipelines and on command lines.
    pub name: &'static str,
    /// The name in dumps, timings and messages: that of upstream's class.
    pub class: &'static str,
    /// What it does: the first line is the summary.
    pub doc: &'static str,
    /// What it runs on.
    pub anchor: Anchor,
    /// Whether it may declare something in the symbol table around its operation, so that it runs on one operation
    /// of the table after the other.
    pub declares: bool,
    /// Its options.
    pub options: &'static [OptionDef],
    /// Runs it with option values in the order of `options`.
    pub run: Run,
}

impl PassDef {
    /// The first line of the documentation, without its full stop.
    pub fn summary(&self) -> &'static str {
        let line = self.doc.trim().lines().next().unwrap_or("").trim();
        line.strip_suffix('.').unwrap_or(line)
    }

    /// The pass with its default options.
    pub fn instance(&'static self) -> PassInstance {
        PassInstance { def: self, values: self.options.iter().map(|o| (o.default)()).collect() }
    }
}

impl core::fmt::Debug for PassDef {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.name)
    }
}

/// A pass with option values: what pipelines are made of.
#[derive(Clone, Debug)]
pub struct PassInstance {
    /// The declaration.
    pub def: &'static PassDef,
    /// The option values, in the order of the declaration.
    pub values: Vec<OptionValue>,
}

impl PassInstance {
    /// Appends the pass as it is written in a pipeline, with all its options in the order of their names.
    pub fn print(&self, out: &mut String) {
        out.push_str(self.def.name);
        if self.def.options.is_empty() {
            return;
        }
        let mut order: Vec<_> = self.def.options.iter().zip(&self.values).collect();
        order.sort_by_key(|(option, _)| option.name());
        out.push('{');
        for (i, (option, value)) in order.into_iter().enumerate() {
            if i > 0 {
                out.push(' ');
            }
            // An empty list leaves nothing but the blank around it, as upstream prints it.
            if matches!(value, OptionValue::List(values) if values.is_empty()) {
                continue;
            }
            out.push_str(&option.name());
            out.push('=');
            option.kind.print(value, out);
        }
        out.push('}');
    }
}

/// What a pass runs on, and what it may use.
pub struct PassContext<'a> {
    /// The body that the operation's record is in.
    pub body: &'a mut Body,
    /// The operation that the pass runs on.
    pub op: Op,
    /// What is around `body`, to read: the scope of the parent's body and the operation in it.
    pub outer: Option<(&'a Scope<'a>, Op)>,
    /// How many threads the pass may use.
    pub threads: usize,
    /// What the pass said.
    pub(crate) changed: Option<bool>,
}

impl<'a> PassContext<'a> {
    /// A context to call a pass's function without a pass manager.
    pub fn new(body: &'a mut Body, op: Op, threads: usize) -> Self {
        Self { body, op, outer: None, threads, changed: None }
    }

    /// The context of types, attributes and diagnostics.
    pub fn ctx(&self) -> Context {
        self.body.ctx().clone()
    }

    /// The operation as a handle of kind `K`, if it is one.
    pub fn op_as<K: OpKind>(&self) -> Option<K> {
        self.body.as_::<K>(self.op)
    }

    /// Ends the pass, or a part of it: says whether it has changed anything.
    pub fn done(&mut self, changed: bool) -> Result {
        *self.changed.get_or_insert(false) |= changed;
        Ok(())
    }

    /// Says that the pass has changed nothing, so that nothing needs to be verified or printed again.
    pub fn mark_unchanged(&mut self) {
        self.changed = Some(false);
    }
}

/// Declares passes: a struct of options for each, and its row (`Name::DEF`).
///
/// After the anchor may follow what the pass [needs](Run): `Body` or `Module`, which is the default. Then `; declares`
/// may follow for a pass that runs on any operation and may declare symbols around it.
///
/// ```
/// # use terrace_rewrite::{passes, pass::{PassContext, Anchor}};
/// # use terrace_ir::Result;
/// passes! {
///     /// Counts to a number.
///     Count("CountPass") = "count" on(Anchor::Any) {
///         /// Where to stop.
///         limit: u32 = 10,
///         /// What to count.
///         what: String = String::new(),
///     } => count;
/// }
/// fn count(options: &Count, _pass: &mut PassContext<'_>) -> Result {
///     let _ = options.limit;
///     Ok(())
/// }
/// assert_eq!(Count::default().limit, 10);
/// ```
#[macro_export]
macro_rules! passes {
    (@run [] $run:expr) => { $crate::pass::Run::Module($run) };
    (@run [$needs:ident] $run:expr) => { $crate::pass::Run::$needs($run) };
    ($(
        $(#[doc = $doc:literal])+
        $Name:ident($class:literal) = $arg:literal on($anchor:expr $(, $needs:ident)? $(; $declares:ident)?) $({
            $( $(#[doc = $podoc:literal])* $po:ident : $pot:ty = $pod:expr ),* $(,)?
        })? => $run:path;
    )*) => { $(
        $(#[doc = $doc])+
        #[derive(Clone, Debug, PartialEq)]
        pub struct $Name { $($( $(#[doc = $podoc])* pub $po: $pot ),*)? }

        impl Default for $Name {
            fn default() -> Self {
                Self { $($( $po: $pod ),*)? }
            }
        }

        impl $Name {
            /// The row.
            pub const DEF: &'static $crate::pass::PassDef = {
                static ROW: $crate::pass::PassDef = $crate::pass::PassDef {
                    name: $arg,
                    class: $class,
                    doc: concat!($($doc, "\n"),+),
                    anchor: $anchor,
                    declares: [$(stringify!($declares).len() != 0,)? false][0],
                    options: &[$($( $crate::pass::OptionDef {
                        ident: stringify!($po),
                        doc: concat!($($podoc, "\n"),*),
                        kind: <$pot as $crate::pass::PassOption>::KIND,
                        default: || <$pot as $crate::pass::PassOption>::encode($pod),
                    } ),*)?],
                    run: $crate::passes!(@run [$($needs)?] |values, pass| $run(&$Name::decode(values), pass)),
                };
                &ROW
            };

            #[allow(unused_mut, unused_variables)]
            fn decode(values: &[$crate::pass::OptionValue]) -> Self {
                let mut values = values.iter();
                Self { $($( $po: values
                    .next()
                    .and_then(<$pot as $crate::pass::PassOption>::decode)
                    .unwrap_or_else(|| $pod) ),*)? }
            }

            /// The pass with these options, to be put in a pipeline.
            pub fn instance(self) -> $crate::pass::PassInstance {
                $crate::pass::PassInstance {
                    def: Self::DEF,
                    values: vec![$($( $crate::pass::PassOption::encode(self.$po) ),*)?],
                }
            }
        }
    )* };
}
