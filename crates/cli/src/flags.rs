//! Command lines in the style of LLVM's tools: `-flag`, `--flag`, `--flag=value`, `--flag value`, names of passes.
//!
//! A command declares its flags as a struct ([`flags!`]): the parser sets the fields, and help texts, completions and man
//! pages are made of the same rows.

use std::fmt::Write as _;
use terrace::hints::spelling::nearest;
use terrace::llir::LlvmVersion;
use terrace::rewrite::pass::{OptionKind, PassDef, PassOption};
use terrace::rewrite::pipeline::Registry;

/// The kind of a flag's value.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// A switch: no value, or `=true`, `=false`, `=1`, `=0`.
    Switch,
    /// A value: after `=` or as the next argument.
    Value(OptionKind),
    /// Text after `=`, or nothing.
    Text,
    /// One of these words after `=`, each with its help text. The flag says whether the word is optional.
    Word(&'static [(&'static str, &'static str)], bool),
    /// Names of passes, separated by commas; all occurrences count.
    Passes,
}

impl Kind {
    /// The words that the value is one of, with their help texts.
    pub fn words(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Kind::Word(words, _) => words,
            _ => &[],
        }
    }
}

/// A flag of a tool.
#[derive(Clone, Copy, Debug)]
pub struct Flag {
    /// The name, without dashes.
    pub name: &'static str,
    /// The kind of its value.
    pub kind: Kind,
    /// The placeholder of the value in the help text; that of the kind if empty.
    pub placeholder: &'static str,
    /// The help text.
    pub doc: &'static str,
}

/// The flags of a command, as fields.
pub trait Flags {
    /// The rows: those of the struct, and those of the structs in it.
    fn rows() -> Vec<&'static [Flag]>
    where
        Self: Sized;

    /// The field of a flag.
    fn field(&mut self, name: &str) -> Option<&mut dyn Field>;
}

/// A field that a flag sets. `text` is what follows `=`, or the next argument; the error is LLVM's and follows
/// `for the --name option: `.
pub trait Field {
    /// Sets the field.
    fn set(&mut self, text: Option<&str>, passes: Option<&Registry>) -> Result<(), String>;
}

/// The type of a field.
pub trait FieldType: Field + Default {
    /// The values of its flag.
    const KIND: Kind;
}

/// A value of a flag that may be absent.
pub trait Value: Sized {
    /// The values of the flag.
    const KIND: Kind;
    /// Reads a value.
    fn read(text: Option<&str>) -> Result<Self, String>;
}

impl<T: Value> FieldType for Option<T> {
    const KIND: Kind = T::KIND;
}

impl<T: Value> Field for Option<T> {
    fn set(&mut self, text: Option<&str>, _: Option<&Registry>) -> Result<(), String> {
        *self = Some(T::read(text)?);
        Ok(())
    }
}

impl FieldType for bool {
    const KIND: Kind = Kind::Switch;
}

impl Field for bool {
    fn set(&mut self, text: Option<&str>, _: Option<&Registry>) -> Result<(), String> {
        *self = bool::read(text)?;
        Ok(())
    }
}

/// All occurrences of the flag count.
impl FieldType for Vec<String> {
    const KIND: Kind = Kind::Value(OptionKind::List(&OptionKind::Str));
}

impl Field for Vec<String> {
    fn set(&mut self, text: Option<&str>, _: Option<&Registry>) -> Result<(), String> {
        self.extend(option_value::<Vec<String>>(text)?);
        Ok(())
    }
}

/// The value of an option of passes.
fn option_value<T: PassOption>(text: Option<&str>) -> Result<T, String> {
    let value = T::KIND.parse(text)?;
    T::decode(&value).ok_or_else(|| "requires a value!".to_owned())
}

/// Values that options of passes have, too.
macro_rules! values {
    ($($ty:ty = $kind:expr;)*) => { $(
        impl Value for $ty {
            const KIND: Kind = $kind;
            fn read(text: Option<&str>) -> Result<Self, String> {
                option_value(text)
            }
        }
    )* };
}

values! {
    bool = Kind::Switch;
    u32 = Kind::Value(OptionKind::Uint);
    i64 = Kind::Value(OptionKind::Long);
    String = Kind::Value(OptionKind::Str);
}

impl Value for LlvmVersion {
    const KIND: Kind = Kind::Value(OptionKind::Str);
    fn read(text: Option<&str>) -> Result<Self, String> {
        text.unwrap_or("").parse()
    }
}

/// Names of passes.
#[derive(Clone, Default, Debug)]
pub struct PassNames(pub Vec<String>);

impl FieldType for PassNames {
    const KIND: Kind = Kind::Passes;
}

impl Field for PassNames {
    fn set(&mut self, text: Option<&str>, passes: Option<&Registry>) -> Result<(), String> {
        for name in text.unwrap_or("").split(',') {
            // Unsupported passes never run, so there is nothing to print after them.
            if !passes.is_some_and(|all| all.find(name).is_some() || all.unsupported(name).is_some()) {
                return Err(format!("Cannot find option named '{name}'!"));
            }
            self.0.push(name.to_owned());
        }
        Ok(())
    }
}

/// Declares the words of a flag's value: an enum. The word may be left out if `none` names the variant for that.
macro_rules! words {
    (@optional) => { false };
    (@optional $none:ident) => { true };
    (@none $text:ident) => { Err(format!("Cannot find option named '{}'!", $text)) };
    (@none $text:ident $none:ident) => { if $text.is_empty() { Ok(Self::$none) } else { $crate::flags::words!(@none $text) } };
    ($(#[doc = $doc:literal])* $vis:vis enum $Name:ident $((none = $none:ident))? {
        $($(#[doc = $wdoc:literal])+ $Word:ident = $word:literal),* $(,)?
    }) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis enum $Name { $($(#[doc = $wdoc])+ $Word),* }

        impl $Name {
            /// The word.
            #[allow(dead_code)]
            $vis fn word(self) -> &'static str {
                match self { $(Self::$Word => $word),* }
            }
        }

        impl $crate::flags::Value for $Name {
            const KIND: $crate::flags::Kind = $crate::flags::Kind::Word(
                &[$(($word, concat!($($wdoc),+).trim_ascii())),*],
                $crate::flags::words!(@optional $($none)?),
            );
            fn read(text: Option<&str>) -> core::result::Result<Self, String> {
                match text.unwrap_or("") {
                    $($word => Ok(Self::$Word),)*
                    text => $crate::flags::words!(@none text $($none)?),
                }
            }
        }
    };
}
pub(crate) use words;

/// Declares the flags of a command: a struct with a field for each flag, whose name has `-` for `_`. Its documentation is the
/// flag's help text, and `= "<n>"` the placeholder of its value there. Flags of several commands are structs of their own,
/// after `..`.
macro_rules! flags {
    (@placeholder) => { "" };
    (@placeholder $placeholder:literal) => { $placeholder };
    ($(#[doc = $sdoc:literal])* $vis:vis struct $Name:ident {
        $($(#[doc = $doc:literal])+ $field:ident: $ty:ty $(= $placeholder:literal)?,)*
        $(..$group:ident: $Group:ty,)*
    }) => {
        $(#[doc = $sdoc])*
        #[derive(Clone, Debug, Default)]
        // The names of some flags are upper case.
        #[allow(non_snake_case)]
        $vis struct $Name {
            $($(#[doc = $doc])+ $vis $field: $ty,)*
            $(#[doc = "Flags that other commands have, too."] $vis $group: $Group,)*
        }

        impl $Name {
            const ROWS: &[$crate::flags::Flag] = &[$($crate::flags::Flag {
                name: {
                    const NAME: [u8; stringify!($field).len()] = $crate::flags::name_of(stringify!($field));
                    match core::str::from_utf8(&NAME) {
                        Ok(name) => name,
                        Err(_) => stringify!($field),
                    }
                },
                kind: <$ty as $crate::flags::FieldType>::KIND,
                placeholder: $crate::flags::flags!(@placeholder $($placeholder)?),
                doc: concat!($($doc),+).trim_ascii(),
            }),*];
        }

        impl $crate::flags::Flags for $Name {
            fn rows() -> Vec<&'static [$crate::flags::Flag]> {
                #[allow(unused_mut)]
                let mut rows = vec![Self::ROWS];
                $(rows.extend(<$Group>::rows());)*
                rows
            }

            fn field(&mut self, name: &str) -> Option<&mut dyn $crate::flags::Field> {
                let fields = [$(&mut self.$field as &mut dyn $crate::flags::Field),*];
                let own = Self::ROWS.iter().zip(fields).find(|(row, _)| row.name == name);
                own.map(|(_, field)| field)$(.or_else(|| self.$group.field(name)))*
            }
        }
    };
}
pub(crate) use flags;

/// The name of the flag of a field: with `-` for `_`.
pub const fn name_of<const N: usize>(field: &str) -> [u8; N] {
    let (mut name, mut at) = ([0; N], 0);
    while at < N {
        name[at] = if field.as_bytes()[at] == b'_' { b'-' } else { field.as_bytes()[at] };
        at += 1;
    }
    name
}

/// The grammar of a tool's command line.
pub struct Grammar<'a> {
    /// The name of the tool in messages: `terrace opt`.
    pub tool: &'a str,
    /// The overview in the help text.
    pub overview: &'a str,
    /// The words after the tool's name in the help text.
    pub operands: &'a str,
    /// The flags, in the order of their names.
    pub flags: Vec<&'a [Flag]>,
    /// The names of the flags of MLIR's tool, separated by white space. Those that are not in `flags` are not supported.
    pub upstream: &'a str,
    /// The passes, whose names are flags too.
    pub passes: Option<&'a Registry<'a>>,
}

/// The arguments of a command line that are not flags of the command.
#[derive(Default, Debug)]
pub struct Arguments {
    /// The arguments that are not flags.
    pub inputs: Vec<String>,
    /// Passes in the order of the command line, with the text of their options.
    pub passes: Vec<(&'static PassDef, String)>,
}

/// The reasons for not running the tool.
#[derive(Debug)]
pub enum Stop {
    /// The command line has errors: messages for standard error.
    Invalid(String),
    /// `--help`
    Help,
    /// `--version`
    Version,
}

flags! {
    /// The flags that every tool has.
    struct CommonFlags {
        /// Display available options
        help: bool,
        /// Display the version of this program
        version: bool,
    }
}

impl Flag {
    /// The flag with its dashes and the placeholder of its value.
    pub fn usage(&self) -> String {
        let value = match self.kind {
            Kind::Switch => String::new(),
            Kind::Value(kind) if self.placeholder.is_empty() => format!("={}", kind.placeholder()),
            Kind::Value(_) if self.name.len() == 1 => format!(" {}", self.placeholder),
            Kind::Value(_) => format!("={}", self.placeholder),
            Kind::Text => "[=<string>]".into(),
            Kind::Word(_, true) => "[=<value>]".into(),
            Kind::Word(_, false) => "=<value>".into(),
            Kind::Passes => "=<pass-arg>".into(),
        };
        format!("{}{value}", dashed(self.name))
    }
}

impl Grammar<'_> {
    /// The flags in groups with titles, those of mlir-opt's help, each group in the order of names.
    pub fn groups(&self) -> [(&'static str, Vec<&Flag>); 3] {
        let group = |flag: &Flag| match flag.name {
            "color" => 0,
            "help" | "version" => 2,
            _ => 1,
        };
        let mut groups =
            [("Color Options", Vec::new()), ("General options", Vec::new()), ("Generic Options", Vec::new())];
        for flag in self.all_flags() {
            groups[group(flag)].1.push(flag);
        }
        groups.iter_mut().for_each(|(_, flags)| flags.sort_by_key(|flag| flag.name));
        groups
    }

    fn find(&self, name: &str) -> Option<&Flag> {
        let name = if name == "h" { "help" } else { name };
        self.all_flags().find(|flag| flag.name == name)
    }

    fn all_flags(&self) -> impl Iterator<Item = &Flag> {
        self.flags.iter().flat_map(|list| list.iter()).chain(CommonFlags::ROWS)
    }

    /// Parses the arguments after the tool's name, of which at most `max_inputs` are files, and sets the fields of `flags`.
    pub fn parse(
        &self,
        args: &[String],
        mut max_inputs: usize,
        flags: &mut dyn Flags,
    ) -> Result<Arguments, Stop> {
        let (mut parsed, mut common) = (Arguments::default(), CommonFlags::default());
        let mut errors = String::new();
        let tool = self.tool;
        let mut only_inputs = false;
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            let bare = match arg.strip_prefix('-') {
                Some(rest) if !only_inputs && !rest.is_empty() => rest.strip_prefix('-').unwrap_or(rest),
                _ => {
                    parsed.inputs.push(arg.clone());
                    continue;
                }
            };
            if bare.is_empty() {
                only_inputs = true;
                continue;
            }
            let (name, value) = match bare.split_once('=') {
                Some((name, value)) => (name, Some(value)),
                None => (bare, None),
            };
            if let Some(pass) = self.passes.and_then(|registry| registry.find(name)) {
                parsed.passes.push((pass, value.unwrap_or("").to_owned()));
                continue;
            }
            let Some(flag) = self.find(name) else {
                if let Some(message) = self.unsupported(name) {
                    let _ = writeln!(errors, "{tool}: {message}");
                    // Its value may be the next argument.
                    max_inputs += 1;
                    continue;
                }
                let _ =
                    writeln!(errors, "{tool}: Unknown command line argument '{arg}'.  Try: '{tool} --help'");
                if let Some(pass) = self.passes.and_then(|_| terrace_upgrade::passes::removed(name)) {
                    let _ = writeln!(errors, "{tool}: {}", terrace_upgrade::passes::message(pass));
                } else if let Some(near) = self.nearest(bare) {
                    let _ = writeln!(errors, "{tool}: Did you mean '{near}'?");
                }
                continue;
            };
            let next;
            let value = match (value, flag.kind) {
                (None, Kind::Value(_)) => {
                    next = args.next();
                    next.map(String::as_str)
                }
                (value, _) => value,
            };
            let field = common.field(flag.name).or_else(|| flags.field(flag.name));
            match field.map_or(Ok(()), |field| field.set(value, self.passes)) {
                Ok(()) if common.help => return Err(Stop::Help),
                Ok(()) if common.version => return Err(Stop::Version),
                Ok(()) => {}
                Err(message) => {
                    let _ = writeln!(errors, "{tool}: for the {} option: {message}", dashed(flag.name));
                    // MLIR's tools say no more.
                    if self.upstream.is_empty() && !flag.kind.words().is_empty() {
                        let words: Vec<&str> = flag.kind.words().iter().map(|(word, _)| *word).collect();
                        let _ = writeln!(errors, "{tool}: Its values are {}", words.join(", "));
                    }
                }
            }
        }
        if parsed.inputs.len() > max_inputs {
            let _ = writeln!(
                errors,
                "{tool}: Too many positional arguments specified!\n\
                 Can specify at most {max_inputs} positional arguments: See: {tool} --help"
            );
        }
        if errors.is_empty() { Ok(parsed) } else { Err(Stop::Invalid(errors)) }
    }

    /// The error about a flag or pass of MLIR's tool that is not supported.
    fn unsupported(&self, name: &str) -> Option<String> {
        if let Some(reason) = self.passes.and_then(|registry| registry.unsupported(name)) {
            let list = format!("'{} --list-passes' lists those that are", self.tool);
            let first = format!("'mlir-opt --{name} <file> | {} -' runs it first", self.tool);
            return Some(format!(
                "the --{name} pass is not supported, because {reason}: {list}, and {first}"
            ));
        }
        let is_upstream = self.upstream.split_whitespace().any(|flag| flag == name);
        is_upstream.then(|| format!("the {} option is not supported yet", dashed(name)))
    }

    /// The flag or pass whose name is nearest to an unknown one, with dashes and the value, or `None` if more than a third
    /// of the letters differ.
    fn nearest(&self, arg: &str) -> Option<String> {
        let (name, value) = arg.split_once('=').unwrap_or((arg, ""));
        let passes = self.passes.map_or(&[][..], |registry| registry.passes);
        let names = self.all_flags().map(|f| f.name).chain(passes.iter().map(|p| p.name));
        let best = nearest(name, names)?;
        Some(match value {
            "" => dashed(best),
            _ => format!("{}={value}", dashed(best)),
        })
    }

    /// The text of `--help`.
    pub fn help(&self) -> String {
        let Self { overview, tool, .. } = self;
        let mut out = format!("OVERVIEW: {overview}\nUSAGE: {tool} {}\n\nOPTIONS:\n", self.operands);
        for (title, flags) in self.groups() {
            if flags.is_empty() {
                continue;
            }
            let _ = write!(out, "\n{title}:\n\n");
            for flag in flags {
                help_line(&mut out, 2, &flag.usage(), "- ", flag.doc);
                for (word, doc) in flag.kind.words() {
                    help_line(&mut out, 4, &format!("={word}"), "-   ", doc);
                }
            }
            if title == "General options"
                && let Some(registry) = self.passes.filter(|registry| !registry.passes.is_empty())
            {
                out.push_str("  Compiler passes to run, also to be named in --pass-pipeline\n    Passes:\n");
                help_passes(registry, 6, &mut out);
            }
        }
        out
    }
}

/// Appends the help lines of each pass and its options.
pub fn help_passes(registry: &Registry, indent: usize, out: &mut String) {
    for pass in registry.passes {
        help_line(out, indent, &dashed(pass.name), "-   ", pass.summary());
        for option in pass.options {
            let value = match option.kind.placeholder() {
                "" => String::new(),
                placeholder => format!("={placeholder}"),
            };
            let name = format!("--{}{value}", option.name());
            help_line(out, indent + 2, &name, "- ", option.doc.trim());
            if let OptionKind::Enum(words) = option.kind {
                for word in words {
                    help_line(out, indent + 2, &format!("={word}"), "-   ", word);
                }
            }
        }
    }
}

fn help_line(out: &mut String, indent: usize, name: &str, dash: &str, doc: &str) {
    let width = 56usize.saturating_sub(indent);
    let _ = writeln!(out, "{}{name:width$} {dash}{}", " ".repeat(indent), doc.replace('\n', " "));
}

/// A flag's name with its dashes.
pub fn dashed(name: &str) -> String {
    if name.len() == 1 { format!("-{name}") } else { format!("--{name}") }
}
