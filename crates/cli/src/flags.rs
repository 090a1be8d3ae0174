//! Command lines in the style of LLVM's tools: `-flag`, `--flag`, `--flag=value`, `--flag value`, names of passes.

use std::fmt::Write as _;
use terrace::hints::spelling::nearest;
use terrace::rewrite::pass::{OptionKind, OptionValue, PassDef};
use terrace::rewrite::pipeline::Registry;

/// The kind of a flag's value.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// A switch: no value, or `=true`, `=false`, `=1`, `=0`.
    Switch,
    /// A value: after `=` or as the next argument; and its placeholder in the help text, that of the kind if empty.
    Value(OptionKind, &'static str),
    /// Text after `=`, with a default.
    Text(&'static str),
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
    /// The help text.
    pub doc: &'static str,
}

/// Makes a table of [`Flag`]s: `"name" = Kind => "help text";`, where `= Switch` is the default.
macro_rules! flags {
    (@kind) => { Switch };
    (@kind $kind:expr) => { $kind };
    ($($name:literal $(= $kind:expr)? => $doc:literal;)*) => {{
        #[allow(unused_imports)]
        use $crate::flags::{Flag, Kind::*};
        #[allow(unused_imports)]
        use terrace::rewrite::pass::OptionKind::*;
        &[$(Flag { name: $name, kind: $crate::flags::flags!(@kind $($kind)?), doc: $doc }),*]
    }};
}
pub(crate) use flags;

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

/// The flags and arguments of a command line.
#[derive(Clone, Default, Debug)]
pub struct Parsed {
    values: Vec<(&'static str, OptionValue)>,
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

impl Parsed {
    /// These flags for one of several inputs: with its own output, on one thread.
    pub fn for_file(&self, input: &str, output: &str, colors: bool) -> Self {
        let mut own = Self { inputs: vec![input.to_owned()], ..self.clone() };
        if self.text("diagnostics") == Some("sarif") {
            // The batch writes one log of all results.
            own.values.push(("diagnostics", OptionValue::Str("sarif-results".to_owned())));
        }
        own.values.push(("color", OptionValue::Str(if colors { "always" } else { "never" }.to_owned())));
        own.values.push(("o", OptionValue::Str(output.to_owned())));
        own.values.push(("threads", OptionValue::Uint(1)));
        own
    }

    fn get(&self, name: &str) -> Option<&OptionValue> {
        self.values.iter().rev().find(|(n, _)| *n == name).map(|(_, value)| value)
    }

    /// Whether the command line has a flag.
    pub fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// The value of a switch, or `default`.
    pub fn switch(&self, name: &str, default: bool) -> bool {
        match self.get(name) {
            Some(OptionValue::Bool(on)) => *on,
            _ => default,
        }
    }

    /// The number of a flag.
    pub fn number(&self, name: &str) -> Option<i64> {
        match self.get(name)? {
            OptionValue::Uint(n) => Some(*n as i64),
            OptionValue::Int(n) => Some(*n),
            _ => None,
        }
    }

    /// Sets the text of a flag.
    pub fn set_text(&mut self, name: &'static str, text: &str) {
        self.values.push((name, OptionValue::Str(text.to_owned())));
    }

    /// The text of a flag, or its word.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.get(name)? {
            OptionValue::Str(text) => Some(text),
            _ => None,
        }
    }

    /// All texts of a list flag.
    pub fn list(&self, name: &str) -> Vec<String> {
        let mut all = Vec::new();
        for (_, value) in self.values.iter().filter(|(n, _)| *n == name) {
            if let OptionValue::List(values) = value {
                all.extend(values.iter().filter_map(|v| match v {
                    OptionValue::Str(text) => Some(text.clone()),
                    _ => None,
                }));
            }
        }
        all
    }
}

/// The flags that every tool has.
static COMMON: &[Flag] = flags! {
    "help" => "Display available options";
    "version" => "Display the version of this program";
};

impl Flag {
    /// The flag with its dashes and the placeholder of its value.
    pub fn usage(&self) -> String {
        let value = match self.kind {
            Kind::Switch => String::new(),
            Kind::Value(kind, "") => format!("={}", kind.placeholder()),
            Kind::Value(_, value) if self.name.len() == 1 => format!(" {value}"),
            Kind::Value(_, value) => format!("={value}"),
            Kind::Text(_) => "[=<string>]".into(),
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
        self.flags.iter().flat_map(|list| list.iter()).chain(COMMON)
    }

    /// Parses the arguments after the tool's name, of which at most `max_inputs` are files.
    pub fn parse<'f>(&'f self, args: &[String], mut max_inputs: usize) -> Result<Parsed, Stop>
    where
        Self: 'f,
    {
        let mut parsed = Parsed::default();
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
                if let Some(near) = self.nearest(bare) {
                    let _ = writeln!(errors, "{tool}: Did you mean '{near}'?");
                }
                continue;
            };
            let next;
            let value = match (value, flag.kind) {
                (None, Kind::Value(..)) => {
                    next = args.next();
                    next.map(String::as_str)
                }
                (value, _) => value,
            };
            match read_value(flag, value, self.passes) {
                Ok(_) if flag.name == "help" => return Err(Stop::Help),
                Ok(_) if flag.name == "version" => return Err(Stop::Version),
                Ok(value) => parsed.values.push((flag.name, value)),
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
        if self.passes.is_some_and(|registry| registry.is_unsupported(name)) {
            let list = format!("'{} --list-passes' lists those that are", self.tool);
            let first = format!("'mlir-opt --{name} <file> | {} -' runs it first", self.tool);
            return Some(format!("the --{name} pass is not supported yet: {list}, and {first}"));
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

/// The value of a flag from the text after `=`, or from the next argument.
fn read_value(flag: &Flag, text: Option<&str>, registry: Option<&Registry>) -> Result<OptionValue, String> {
    match flag.kind {
        Kind::Switch => Ok(OptionKind::Bool.parse(text)?),
        Kind::Value(kind, _) => Ok(kind.parse(text)?),
        Kind::Text(default) => Ok(OptionValue::Str(text.unwrap_or(default).to_owned())),
        Kind::Word(words, optional) => match text.unwrap_or("") {
            "" if optional => Ok(OptionValue::Str(String::new())),
            text if words.iter().any(|(word, _)| *word == text) => Ok(OptionValue::Str(text.to_owned())),
            text => Err(format!("Cannot find option named '{text}'!")),
        },
        Kind::Passes => {
            let mut names = Vec::new();
            for name in text.unwrap_or("").split(',') {
                // Unsupported passes never run, so there is nothing to print after them.
                if !registry.is_some_and(|all| all.find(name).is_some() || all.is_unsupported(name)) {
                    return Err(format!("Cannot find option named '{name}'!"));
                }
                names.push(OptionValue::Str(name.to_owned()));
            }
            Ok(OptionValue::List(names))
        }
    }
}

/// A flag's name with its dashes.
pub fn dashed(name: &str) -> String {
    if name.len() == 1 { format!("-{name}") } else { format!("--{name}") }
}
