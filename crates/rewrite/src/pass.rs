//! Declarations of passes: a `static` row with a name, an anchor, typed options and a run function.
//!
//! [`passes!`](crate::passes!) expands a declaration to a struct of options and its row. Pipelines hold
//! [`PassInstance`]s, rows with option values.

use crate::analysis::{Analyses, Analysis, Preserved};
use crate::convert::BodyPass;
pub use crate::options::{Given, OptionKind, OptionValue, PassOption, parse_integer};
pub use crate::pipeline::PipelineText;
use crate::pipeline::Step;
use crate::timing::{TimerId, Timing};
use std::borrow::Cow;
use std::sync::Arc;
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

/// The function of a pass, by its unit of work.
#[derive(Clone, Copy)]
pub enum Run {
    /// A pass that may read and change its operation and all bodies inside. It is a barrier: earlier passes have finished
    /// all bodies when it starts. The IR is verified after it.
    Module(fn(&[OptionValue], &mut PassContext<'_>) -> Result),
    /// A pass that works on each body separately ([`BodyPass`]). Consecutive passes of this kind are fused: all of them run
    /// on one body while it is in the cache. The IR is verified after the last one, so the others must produce IR that
    /// later passes can convert.
    Body(fn(&[OptionValue], &PassContext<'_>) -> Result<BodyPass>),
    /// A name for several passes, which take its place when it is added to a pipeline.
    Pipeline(fn(&[OptionValue]) -> Vec<Step>),
}

/// Declares an enum for pass options: its variants with their keywords.
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
    /// The name, with `_` in place of `-`.
    pub ident: &'static str,
    /// The name on the command line if it has a `_` there.
    pub spelling: Option<&'static str>,
    /// The help text.
    pub doc: &'static str,
    /// The values that it takes.
    pub kind: OptionKind,
    /// The default value.
    pub default: fn() -> OptionValue,
}

impl OptionDef {
    /// The name on the command line.
    pub fn name(&self) -> Cow<'static, str> {
        match self.spelling {
            Some(spelling) => spelling.into(),
            None if self.ident.contains('_') => self.ident.replace('_', "-").into(),
            None => self.ident.into(),
        }
    }

    /// The text of the option in a pipeline.
    fn text(&self, value: &OptionValue) -> String {
        // Upstream prints nothing for an empty list.
        if matches!(value, OptionValue::List(values) if values.is_empty()) {
            return String::new();
        }
        format!("{}={}", self.name(), self.kind.text(value))
    }

    /// Whether this is the option's name on the command line.
    pub fn is_named(&self, name: &str) -> bool {
        if let Some(spelling) = self.spelling {
            return spelling == name;
        }
        self.ident.len() == name.len()
            && self.ident.bytes().zip(name.bytes()).all(|(a, b)| a == b || (a == b'_' && b == b'-'))
    }
}

/// The declaration of a pass. Its address is its identity.
pub struct PassDef {
    /// The name in pipelines and on command lines.
    pub name: &'static str,
    /// The name in dumps, timings and messages: the class name of upstream's pass.
    pub class: &'static str,
    /// The documentation; its first line is the summary.
    pub doc: &'static str,
    /// The operations that it runs on.
    pub anchor: Anchor,
    /// Whether it may declare symbols in the symbol table around its operation. The pass manager then runs it on the
    /// operations of the table one after another.
    pub declares: bool,
    /// The options.
    pub options: &'static [OptionDef],
    /// The function; it gets option values in the order of `options`.
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

/// A pass with option values.
#[derive(Clone, Debug)]
pub struct PassInstance {
    /// The declaration.
    pub def: &'static PassDef,
    /// The option values, in the order of the declaration.
    pub values: Vec<OptionValue>,
}

impl PartialEq for PassInstance {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self.def, other.def) && self.values == other.values
    }
}

impl PassInstance {
    /// The name in dumps and timings: the value of the option `name`, if the pass has one, else its class.
    pub fn title(&self) -> &str {
        let name = self.def.options.iter().position(|option| option.ident == "name");
        match name.and_then(|at| self.values.get(at)) {
            Some(OptionValue::Str(name)) => name,
            _ => self.def.class,
        }
    }

    /// The text of the pass in a pipeline, with all options in the order of their names.
    pub fn text(&self) -> String {
        let mut options: Vec<_> = self.def.options.iter().zip(&self.values).collect();
        options.sort_by_key(|(option, _)| option.name());
        let options: Vec<String> = options.into_iter().map(|(option, value)| option.text(value)).collect();
        let name = self.def.name;
        if options.is_empty() { name.to_owned() } else { format!("{name}{{{}}}", options.join(" ")) }
    }
}

/// The operation of a pass and its surroundings.
pub struct PassContext<'a> {
    /// The body that the operation's record is in.
    pub body: &'a mut Body,
    /// The operation that the pass runs on.
    pub op: Op,
    /// The scope of the body around `body`, and the operation in it that owns `body`.
    pub outer: Option<(&'a Scope<'a>, Op)>,
    /// How many threads the pass may use.
    pub threads: usize,
    /// Whether the pass may have changed the IR.
    pub(crate) changed: bool,
    /// The analyses that the pass manager keeps, and the path to those of the operation.
    pub(crate) analyses: Option<(&'a mut Analyses, &'a [Op])>,
    /// The analyses that hold after the pass.
    pub(crate) preserved: Preserved,
    /// The pass's timer, if passes are timed.
    pub(crate) timer: Option<(&'a Timing, TimerId)>,
}

impl<'a> PassContext<'a> {
    /// A context for calling a pass's function without a pass manager.
    pub fn new(body: &'a mut Body, op: Op, threads: usize) -> Self {
        let preserved = Preserved::default();
        Self { body, op, outer: None, threads, changed: true, analyses: None, preserved, timer: None }
    }

    /// The context of types, attributes and diagnostics.
    pub fn ctx(&self) -> Context {
        self.body.ctx().clone()
    }

    /// The body inside the operation, if it has one of its own.
    pub fn op_body(&mut self) -> Option<&mut Body> {
        self.body.is_nested(self.op).then(|| self.body.region_body_mut(self.op))
    }

    /// Calls `edit` with the body inside the operation, if it has one of its own, and with those nested in it.
    pub fn edit_bodies(&mut self, edit: &mut dyn FnMut(&mut Body)) -> Result {
        fn descend(b: &mut Body, edit: &mut dyn FnMut(&mut Body)) {
            edit(b);
            for op in b.nested_ops() {
                descend(b.region_body_mut(op), edit);
            }
        }
        if let Some(body) = self.op_body() {
            descend(body, edit);
        }
        Ok(())
    }

    /// The operation as a handle of kind `K`, if it is one.
    pub fn op_as<K: OpKind>(&self) -> Option<K> {
        self.body.as_::<K>(self.op)
    }

    /// An analysis of the operation: the one that the pass manager keeps, or a new one. Analyse before editing: what the
    /// pass itself changes does not make the kept one obsolete until the pass ends.
    pub fn analysis<A: Analysis>(&mut self) -> Arc<A> {
        if let Some(kept) = self.cached_analysis() {
            return kept;
        }
        let scope = Scope { body: self.body, parent: self.outer };
        let facts = self.time_analysis(A::name(), || Arc::new(A::of(scope.at(self.op))));
        if let Some((analyses, path)) = &mut self.analyses {
            analyses.insert(path, facts.clone());
        }
        facts
    }

    /// Runs `f`, which makes an analysis of this name, and adds its time to a row below that of the pass.
    pub fn time_analysis<R>(&self, name: &str, f: impl FnOnce() -> R) -> R {
        match self.timer {
            Some((timing, timer)) => timing.time(timer, &format!("(A) {name}"), f),
            None => f(),
        }
    }

    /// An analysis of the operation, if the pass manager keeps one.
    pub fn cached_analysis<A: Analysis>(&self) -> Option<Arc<A>> {
        self.analyses.as_ref().and_then(|(analyses, path)| analyses.get(path))
    }

    /// Says that an analysis still holds after the pass, even if it changes the IR. (If it does not, all of them hold.)
    pub fn preserve<A: Analysis>(&mut self) {
        self.preserved.insert::<A>();
    }

    /// Ends a pass that knows whether it has changed the IR; an unchanged one is not verified again.
    pub fn finish(&mut self, changed: bool) -> Result {
        self.changed = changed;
        Ok(())
    }
}

/// Declares passes: a struct of options for each, and its row (`Name::DEF`). A `_` in the name of an option is a `-` on the
/// command line, unless `as "name"` says otherwise.
///
/// After the anchor follows the [unit of work](Run), `Body` or `Module` (the default), then `; declares` for a pass that
/// may declare symbols around its operation. `Pipeline` declares a name for the passes, or steps of a pipeline, that the
/// function returns.
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
///
/// A body pass returns its steps; this one erases the discardable attributes of all operations in bodies:
///
/// ```
/// use terrace_ir::{Body, Result};
/// use terrace_rewrite::convert::{BodyEdit, BodyPass, EditResult};
/// use terrace_rewrite::pass::{Anchor, PassContext};
/// use terrace_rewrite::passes;
///
/// passes! {
///     /// Erases discardable attributes.
///     EraseAttributes("EraseAttributesPass") = "erase-attributes" on(Anchor::Any, Body) => erase_attributes;
/// }
///
/// fn erase_attributes(_: &EraseAttributes, _: &PassContext<'_>) -> Result<BodyPass> {
///     Ok(BodyPass::new().edit(BodyEdit {
///         concerns: |_| true,
///         run: erase_in,
///         report: |_, _| Ok(()),
///     }))
/// }
///
/// fn erase_in(body: &mut Body) -> EditResult {
///     let mut ops = Vec::new();
///     body.walk(|op| ops.extend(body.dict(op).map(|_| op)));
///     ops.iter().for_each(|&op| body.set_dict(op, None));
///     EditResult { changed: !ops.is_empty(), unfinished: false }
/// }
/// ```
#[macro_export]
macro_rules! passes {
    (@run [] $Name:ident $run:expr) => { $crate::passes!(@run [Module] $Name $run) };
    (@run [Pipeline] $Name:ident $run:expr) => {
        $crate::pass::Run::Pipeline(|values| $run(&$Name::decode(values)).into_iter().map(Into::into).collect())
    };
    (@run [$needs:ident] $Name:ident $run:expr) => {
        $crate::pass::Run::$needs(|values, pass| $run(&$Name::decode(values), pass))
    };
    ($(
        $(#[doc = $doc:literal])+
        $Name:ident($class:literal) = $arg:literal on($anchor:expr $(, $needs:ident)? $(; $declares:ident)?) $({
            $( $(#[doc = $podoc:literal])* $po:ident $(as $spelling:literal)? : $pot:ty = $pod:expr ),* $(,)?
        })? => $run:expr;
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
                        spelling: [$(Some($spelling),)? None][0],
                        doc: concat!($($podoc, "\n"),*),
                        kind: <$pot as $crate::pass::PassOption>::KIND,
                        default: || <$pot as $crate::pass::PassOption>::encode($pod),
                    } ),*)?],
                    run: $crate::passes!(@run [$($needs)?] $Name $run),
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
