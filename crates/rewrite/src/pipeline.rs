//! Pass pipelines, and their text.
//!
//! The text is MLIR's: `builtin.module(func.func(a,b{option=1}),any(c),d)`. [`Pipeline::finalize`] joins neighbouring
//! nested pipelines, so that each nested operation is visited once, and checks that passes accept their operations.

use crate::options::{BLANK, OptionKind, OptionValue, next_option, split_list, trim};
use crate::pass::{Anchor, PassDef, PassInstance, Run};
use terrace_ir::Context;
use terrace_ir::decl::{OpDef, Trait};

/// The name of a pipeline's text in front of the positions of errors.
pub const TEXT_NAME: &str = "MLIR Textual PassPipeline Parser";

/// The passes that a pipeline text can name.
#[derive(Clone, Copy)]
pub struct Registry<'a> {
    /// All passes, in the order of their names.
    pub passes: &'a [&'static PassDef],
    /// MLIR's passes and pipelines that are not here, for errors: after a line `# reason`, the names that it holds for,
    /// separated by white space. Lines that start with `;` are comments.
    pub unsupported: &'a str,
}

impl Registry<'_> {
    /// The pass of this name.
    pub fn find(&self, name: &str) -> Option<&'static PassDef> {
        self.passes.iter().copied().find(|pass| pass.name == name)
    }

    /// The names of MLIR's passes that are not here, each with the reason why.
    pub fn all_unsupported(&self) -> impl Iterator<Item = (&str, &str)> {
        let mut reason = "";
        let lines = self.unsupported.lines().filter(|line| !line.starts_with(';'));
        lines.flat_map(move |line| {
            let header = line.strip_prefix("# ");
            reason = header.unwrap_or(reason);
            let names = if header.is_some() { "" } else { line };
            names.split_whitespace().map(move |name| (name, reason))
        })
    }

    /// Why one of MLIR's passes is not here; `None` for all other names.
    pub fn unsupported(&self, name: &str) -> Option<&str> {
        let (_, reason) = self.all_unsupported().find(|(other, _)| *other == name)?;
        self.find(name).is_none().then_some(reason)
    }
}

/// One step of a pipeline.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// A pass on the pipeline's own operation.
    Pass(PassInstance),
    /// Pipelines for the operations directly inside; the first pipeline that accepts an operation runs on it.
    Nested(Vec<Pipeline>),
}

impl From<PassInstance> for Step {
    fn from(pass: PassInstance) -> Self {
        Self::Pass(pass)
    }
}

impl Step {
    /// The text of the step on one line.
    pub fn text(&self) -> String {
        self.format(None).join(",")
    }

    fn format(&self, indent: Option<usize>) -> Vec<String> {
        match self {
            Step::Pass(pass) => vec![pass.text()],
            Step::Nested(pipelines) => pipelines.iter().map(|pipeline| pipeline.format(indent)).collect(),
        }
    }
}

/// A sequence of passes that run on an operation.
#[derive(Clone, Debug, PartialEq)]
pub struct Pipeline {
    /// The name of the operations that it runs on; `None` for any.
    pub anchor: Option<String>,
    /// The passes and nested pipelines, in order.
    pub steps: Vec<Step>,
}

/// An error in a pipeline text. The tool that reads the text reports it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PipelineError {
    /// Errors in option values, a line each: the tool prints them with its name, before the message.
    pub values: Vec<String>,
    /// The message, with upstream's line breaks at its end.
    pub message: String,
}

impl PipelineError {
    fn new(message: impl Into<String>) -> Self {
        Self { values: Vec::new(), message: message.into() }
    }
}

impl core::fmt::Display for PipelineError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        for value in &self.values {
            writeln!(f, "{}", value.trim_end())?;
        }
        f.write_str(self.message.trim_end())
    }
}

impl core::error::Error for PipelineError {}

type Parsed<T = ()> = core::result::Result<T, PipelineError>;

/// An element of a pipeline text.
struct Element<'t> {
    name: &'t str,
    /// The position of the name in the text.
    at: usize,
    options: &'t str,
    inner: Option<Vec<Element<'t>>>,
}

impl Pipeline {
    /// Whether a pass on the pipeline's own operation may declare symbols around the operation.
    pub(crate) fn declares(&self) -> bool {
        self.steps.iter().any(|step| matches!(step, Step::Pass(pass) if pass.def.declares))
    }

    /// An empty pipeline for operations of this name, or for `any`.
    pub fn new(anchor: &str) -> Self {
        Self { anchor: (anchor != "any").then(|| anchor.to_owned()), steps: Vec::new() }
    }

    /// A pipeline of passes for operations of this name, or for `any`.
    pub fn of(anchor: &str, passes: impl IntoIterator<Item = PassInstance>) -> Self {
        let mut pipeline = Self::new(anchor);
        pipeline.extend(passes);
        pipeline
    }

    /// The name of the operations that it runs on, or `any`.
    pub fn anchor_name(&self) -> &str {
        self.anchor.as_deref().unwrap_or("any")
    }

    /// Parses a whole pipeline: `builtin.module(...)`.
    pub fn parse(registry: &Registry, text: &str) -> Parsed<Self> {
        const WRAPPED: &str =
            "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'";
        let text = trim(text);
        let start = text.find('(').filter(|&at| at > 0);
        let (Some(start), true) = (start, text.ends_with(')')) else {
            return Err(PipelineError::new(WRAPPED));
        };
        let mut pipeline = Self::new(trim(&text[..start]));
        pipeline.parse_steps(registry, &text[start + 1..text.len() - 1])?;
        Ok(pipeline)
    }

    /// Parses a pipeline for operations of this name, with or without the anchor around it: `canonicalize,func.func(cse)` or
    /// `builtin.module(canonicalize,func.func(cse))`.
    pub fn parse_in(registry: &Registry, anchor: &str, text: &str) -> Parsed<Self> {
        if text.trim_start().strip_prefix(anchor).is_some_and(|rest| rest.starts_with('(')) {
            return Self::parse(registry, text);
        }
        let mut pipeline = Self::new(anchor);
        pipeline.parse_steps(registry, text)?;
        Ok(pipeline)
    }

    /// Parses the steps of a pipeline, without the anchor around them, and appends them.
    pub fn parse_steps(&mut self, registry: &Registry, text: &str) -> Parsed {
        if text.is_empty() {
            return Ok(());
        }
        let located = |(at, message): (usize, String)| {
            let before = text.get(..at).unwrap_or(text);
            let line_start = before.rfind('\n').map_or(0, |i| i + 1);
            let line = before.matches('\n').count() + 1;
            let source = text[line_start..].lines().next().unwrap_or("");
            let col = at - line_start;
            PipelineError::new(format!(
                "{TEXT_NAME}:{line}:{}: error: {message}\n{source}\n{}^\n",
                col + 1,
                " ".repeat(col)
            ))
        };
        let elements = parse_elements(text).map_err(located)?;
        resolve(registry, &elements).map_err(located)?;
        self.add_elements(registry, &elements)
    }

    fn add_elements(&mut self, registry: &Registry, elements: &[Element<'_>]) -> Parsed {
        for element in elements {
            let (name, options) = (element.name, element.options);
            let failed = format!("failed to add `{name}` with options `{options}`");
            let (added, context) = match (&element.inner, registry.find(name)) {
                (Some(inner), _) => {
                    let mut nested = Self::new(name);
                    let added = nested.add_elements(registry, inner);
                    self.steps.push(Step::Nested(vec![nested]));
                    (added, format!("{failed} to inner pipeline\n"))
                }
                (None, Some(def)) => {
                    let added = parse_pass(registry, def, options).and_then(|pass| self.add_explicit(pass));
                    (added, format!("\n{failed}\n"))
                }
                (None, None) => continue,
            };
            added.map_err(|mut error| {
                error.message.push_str(&context);
                error
            })?;
        }
        Ok(())
    }

    /// The anchors of the pipeline and the pass, if both have one and they differ.
    fn anchor_conflict(&self, pass: &PassInstance) -> Option<(&str, &'static str)> {
        match (&self.anchor, pass.def.anchor) {
            (Some(own), Anchor::Op(wanted)) if own != wanted => Some((own, wanted)),
            _ => None,
        }
    }

    /// Appends the steps that a name stands for; `add` appends a pass.
    fn add_steps<E>(
        &mut self,
        steps: Vec<Step>,
        mut add: impl FnMut(&mut Self, PassInstance) -> core::result::Result<(), E>,
    ) -> core::result::Result<(), E> {
        steps.into_iter().try_for_each(|step| match step {
            Step::Pass(pass) => add(self, pass),
            nested => {
                self.steps.push(nested);
                Ok(())
            }
        })
    }

    fn add_explicit(&mut self, pass: PassInstance) -> Parsed {
        if let Run::Pipeline(steps) = pass.def.run {
            return self.add_steps(steps(&pass.values), Self::add_explicit);
        }
        if let Some((own, wanted)) = self.anchor_conflict(&pass) {
            return Err(PipelineError::new(format!(
                "Can't add pass '{}' restricted to '{wanted}' on a PassManager intended to run on '{own}', \
                 did you intend to nest?",
                pass.def.class
            )));
        }
        self.add(pass);
        Ok(())
    }

    /// Appends a pass, in a nested pipeline if the pass runs on another operation than this pipeline. A name for several
    /// passes appends these.
    pub fn add(&mut self, pass: PassInstance) {
        if let Run::Pipeline(steps) = pass.def.run {
            let Ok(()) = self.add_steps(steps(&pass.values), |own, pass| {
                own.add(pass);
                Ok::<_, core::convert::Infallible>(())
            });
            return;
        }
        if let Some((_, wanted)) = self.anchor_conflict(&pass) {
            let mut nested = Self::new(wanted);
            nested.steps.push(Step::Pass(pass));
            self.steps.push(Step::Nested(vec![nested]));
            return;
        }
        self.steps.push(Step::Pass(pass));
    }

    /// Appends passes ([`Pipeline::add`]).
    pub fn extend(&mut self, passes: impl IntoIterator<Item = PassInstance>) {
        passes.into_iter().for_each(|pass| self.add(pass));
    }

    /// The text of the pipeline on one line, with all options.
    pub fn text(&self) -> String {
        self.format(None)
    }

    /// The text of the pipeline for `--dump-pass-pipeline`.
    pub fn pretty_text(&self) -> String {
        format!("Pass Manager with {} passes:\n{}\n", self.steps.len(), self.format(Some(0)))
    }

    /// The text on one line, or on several with an indentation.
    fn format(&self, indent: Option<usize>) -> String {
        let new_line =
            |depth| indent.map_or(String::new(), |indent| format!("\n{}", "  ".repeat(indent + depth)));
        let start = new_line(usize::from(!self.steps.is_empty()));
        let steps: Vec<String> =
            self.steps.iter().flat_map(|step| step.format(indent.map(|indent| indent + 1))).collect();
        let steps = steps.join(&format!(",{}", new_line(1)));
        format!("{}({start}{steps}{})", self.anchor_name(), new_line(0))
    }

    /// Whether the pipeline can run on operations of this kind.
    pub fn accepts(&self, def: &OpDef) -> bool {
        match &self.anchor {
            Some(name) => name == def.name,
            None => def.registered && def.has(Trait::IsolatedFromAbove) && self.steps_accept(def),
        }
    }

    fn steps_accept(&self, def: &OpDef) -> bool {
        self.steps.iter().all(|step| match step {
            Step::Pass(pass) => pass.def.anchor.accepts(def),
            Step::Nested(_) => true,
        })
    }

    /// Joins neighbouring nested pipelines and checks that passes accept the operations they run on, which `ctx` knows. Also
    /// in pipelines that are options of passes.
    ///
    /// # Errors
    /// If a pass cannot run on the operations of its pipeline.
    pub fn finalize(&mut self, ctx: &Context) -> Parsed {
        let mut steps: Vec<Step> = Vec::with_capacity(self.steps.len());
        for step in core::mem::take(&mut self.steps) {
            match (step, steps.last_mut()) {
                (Step::Nested(mut later), Some(Step::Nested(earlier))) => {
                    if !merge(ctx, &mut later, earlier) {
                        steps.push(Step::Nested(later));
                    }
                }
                (step, _) => steps.push(step),
            }
        }
        self.steps = steps;
        for step in &mut self.steps {
            match step {
                Step::Nested(pipelines) => pipelines.iter_mut().try_for_each(|p| p.finalize(ctx))?,
                Step::Pass(pass) => pass.values.iter_mut().try_for_each(|value| value.finalize(ctx))?,
            }
        }
        let Some(anchor) = &self.anchor else { return Ok(()) };
        let Some(def) = ctx.op(anchor.as_bytes()) else { return Ok(()) };
        for step in &self.steps {
            if let Step::Pass(pass) = step
                && !pass.def.anchor.accepts(def)
            {
                return Err(PipelineError::new(format!(
                    "unable to schedule pass '{}' on a PassManager intended to run on '{anchor}'!",
                    pass.def.class
                )));
            }
        }
        Ok(())
    }
}

/// Joins nested pipelines into the earlier ones. Returns `false` if that could change the order of passes.
fn merge(ctx: &Context, later: &mut Vec<Pipeline>, earlier: &mut Vec<Pipeline>) -> bool {
    let conflicts = |one: &[Pipeline], others: &[Pipeline]| {
        let Some(generic) = one.iter().find(|p| p.anchor.is_none()) else { return false };
        others.iter().any(|other| match &other.anchor {
            Some(name) => ctx.op(name.as_bytes()).is_some_and(|def| generic.accepts(def)),
            None => true,
        })
    };
    if conflicts(later, earlier) || conflicts(earlier, later) {
        return false;
    }
    for pipeline in later.drain(..) {
        match earlier.iter_mut().find(|p| p.anchor == pipeline.anchor) {
            Some(same) => same.steps.extend(pipeline.steps),
            None => earlier.push(pipeline),
        }
    }
    // Pipelines for named operations come first, sorted.
    earlier.sort_by(|a, b| (a.anchor.is_none(), &a.anchor).cmp(&(b.anchor.is_none(), &b.anchor)));
    true
}

/// The limit of nesting: walks over pipelines are recursive.
const MAX_DEPTH: usize = 128;

type Located<T = ()> = core::result::Result<T, (usize, String)>;

/// Splits a pipeline text into elements. Errors have positions.
fn parse_elements(text: &str) -> Located<Vec<Element<'_>>> {
    let bytes = text.as_bytes();
    // The lists whose parentheses are open, outermost first.
    let mut stack: Vec<Vec<Element<'_>>> = vec![Vec::new()];
    let skip_blank = |mut at: usize| {
        while bytes.get(at).is_some_and(|&b| BLANK.contains(&(b as char))) {
            at += 1;
        }
        at
    };
    let mut at = 0;
    loop {
        let end = bytes[at..].iter().position(|b| b",(){".contains(b)).map_or(bytes.len(), |n| at + n);
        // Upstream's position of an empty name is its end.
        let name_at = skip_blank(at).min(end);
        let element = Element { name: trim(&text[at..end]), at: name_at, options: "", inner: None };
        let depth = stack.len();
        stack[depth - 1].push(element);
        let Some(&separator) = bytes.get(end) else { break };
        at = end;
        if separator == b'{' {
            let open = at;
            let Some(close) = closing_brace(bytes, open) else {
                return Err((open, "missing closing '}' while processing pass options".into()));
            };
            if let Some(element) = stack[depth - 1].last_mut() {
                element.options = &text[open + 1..close];
            }
            at = skip_blank(close + 1);
        } else if separator == b'(' {
            if depth >= MAX_DEPTH {
                return Err((at, format!("pipelines are nested more than {MAX_DEPTH} deep")));
            }
            stack.push(Vec::new());
            at += 1;
            continue;
        }
        // All closing parentheses are read at once, so that no empty element follows them.
        while bytes.get(at) == Some(&b')') {
            let message =
                "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline";
            let Some(inner) = stack.pop() else { break };
            let Some(element) = stack.last_mut().and_then(|outer| outer.last_mut()) else {
                return Err((at, message.into()));
            };
            element.inner = Some(inner);
            at = skip_blank(at + 1);
        }
        match bytes.get(at) {
            None => break,
            Some(b',') => at += 1,
            Some(_) => return Err((at, "expected ',' after parsing pipeline".into())),
        }
    }
    match (stack.len(), stack.pop()) {
        (1, Some(elements)) => Ok(elements),
        (_, open) => {
            let at = open.and_then(|elements| elements.last().map(|e| e.at)).unwrap_or(0);
            Err((at, "encountered unbalanced parentheses while parsing pipeline".into()))
        }
    }
}

fn closing_brace(bytes: &[u8], open: usize) -> Option<usize> {
    let mut depth = 0usize;
    for (at, &byte) in bytes.iter().enumerate().skip(open) {
        match byte {
            b'{' => depth += 1,
            b'}' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at);
                }
            }
            _ => {}
        }
    }
    None
}

/// Checks that every pass exists.
fn resolve(registry: &Registry, elements: &[Element<'_>]) -> Located {
    // The open lists, outermost first.
    let mut pending: Vec<core::slice::Iter<'_, Element<'_>>> = vec![elements.iter()];
    while let Some(list) = pending.last_mut() {
        let Some(element) = list.next() else {
            pending.pop();
            continue;
        };
        match &element.inner {
            Some(inner) => pending.push(inner.iter()),
            None if registry.find(element.name).is_some() => {}
            None => {
                let name = element.name;
                let message = match registry.unsupported(name) {
                    Some(reason) => format!(
                        "the pass '{name}' of MLIR is not supported, because {reason}: leave it out, or run it with MLIR's \
                         mlir-opt"
                    ),
                    None => format!("'{name}' does not refer to a registered pass or pass pipeline"),
                };
                return Err((element.at, message));
            }
        }
    }
    Ok(())
}

/// Passes of a pipeline for operations that the pass with this option chooses, and their text.
#[derive(Clone, Debug)]
pub struct PipelineText {
    /// The text as it was given.
    pub text: String,
    /// The pipeline, for any operation.
    pub pipeline: Pipeline,
}

impl PartialEq for PipelineText {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl PipelineText {
    /// Parses passes and nested pipelines, without an anchor around them.
    pub fn parse(registry: &Registry, text: &str) -> Parsed<Self> {
        let mut pipeline = Pipeline::new("any");
        pipeline.parse_steps(registry, text)?;
        Ok(Self { text: text.to_owned(), pipeline })
    }

    /// The passes with their default options.
    pub fn of(passes: &[&'static PassDef]) -> Self {
        let pipeline = Pipeline::of("any", passes.iter().map(|pass| pass.instance()));
        let names: Vec<&str> = passes.iter().map(|pass| pass.name).collect();
        Self { text: names.join(","), pipeline }
    }
}

/// Parses pipelines with anchors, which commas separate.
fn parse_nested(registry: &Registry, text: &str) -> Parsed<Vec<OptionValue>> {
    let parts = split_list(text).into_iter();
    parts.map(|text| Pipeline::parse(registry, text).map(OptionValue::NestedPipeline)).collect()
}

/// Parses a pass's options: `a=1 b={x,y}`.
pub fn parse_pass(registry: &Registry, def: &'static PassDef, options: &str) -> Parsed<PassInstance> {
    let mut pass = def.instance();
    let mut given = vec![false; def.options.len()];
    let mut rest = options;
    while !rest.is_empty() {
        let (name, value, after) = next_option(rest);
        rest = after;
        if name.is_empty() {
            continue;
        }
        let Some(at) = def.options.iter().position(|o| o.is_named(name)) else {
            return Err(PipelineError::new(format!("<Pass-Options-Parser>: no such option {name}\n")));
        };
        let option = &def.options[at];
        let parsed = match option.kind {
            OptionKind::Pipeline => {
                Ok(OptionValue::Pipeline(PipelineText::parse(registry, value.unwrap_or(""))?))
            }
            OptionKind::List(OptionKind::NestedPipeline) => {
                Ok(OptionValue::List(parse_nested(registry, value.unwrap_or(""))?))
            }
            kind => kind.parse(value),
        };
        match parsed {
            Ok(OptionValue::List(more)) if given[at] => {
                if let OptionValue::List(all) = &mut pass.values[at] {
                    all.extend(more);
                }
            }
            Ok(value) => pass.values[at] = value,
            Err(error) => {
                return Err(PipelineError {
                    values: vec![format!("for the --{} option: {error}", option.name())],
                    message: String::new(),
                });
            }
        }
        given[at] = true;
    }
    Ok(pass)
}
