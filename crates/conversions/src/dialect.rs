//! The row of a dialect: all that a tool registers for it.

use terrace_llvm::LoweredBy;
use terrace_rewrite::convert::{Rule, TypeConverter};
use terrace_rewrite::pass::PassInstance;
use terrace_rewrite::prelude::*;

/// The parts of a dialect. [`DIALECTS`](crate::dialects::DIALECTS) has the rows of Terrace's own, and other crates
/// write theirs in the same way.
///
/// ```
/// use terrace_conversions::dialect::{Dialect, rows};
/// use terrace_ir::Context;
/// use terrace_ir::decl::{DialectDef, DialectHooks};
///
/// static DEF: DialectDef =
///     DialectDef { name: "geo", ops: &[], types: &[], attrs: &[], hooks: DialectHooks::NONE };
/// static GEO: Dialect = Dialect { translated: true, ..Dialect::new(&DEF) };
///
/// let ctx = Context::new();
/// GEO.register(&ctx);
/// assert_eq!(rows(&ctx)[0].def.name, "geo");
/// ```
#[derive(Clone, Copy)]
pub struct Dialect {
    /// The name, the operations, types and attributes, and the hooks of the dialect as a whole, among them those that make
    /// constants and that inline calls.
    pub def: &'static DialectDef,
    /// The conversion to the LLVM dialect.
    pub to_llvm: ConvertToLLVM,
    /// The passes that transform operations of the dialect.
    pub transforms: &'static [&'static PassDef],
    /// The passes that convert operations of the dialect to other dialects, and further ones.
    pub passes: &'static [&'static PassDef],
    /// Whether the translation between MLIR and LLVM IR knows the dialect.
    pub translated: bool,
    /// The pass that lowers operations of the dialect, for messages.
    pub lowered_by: LoweredBy,
}

impl Dialect {
    /// A dialect without conversions and passes.
    pub const fn new(def: &'static DialectDef) -> Self {
        let lowered_by = LoweredBy { dialect: def.name, pass: "" };
        Self {
            def,
            to_llvm: ConvertToLLVM::NONE,
            transforms: &[],
            passes: &[],
            translated: false,
            lowered_by,
        }
    }

    /// Names the pass that lowers operations of the dialect.
    pub const fn lowered_by(self, pass: &'static str) -> Self {
        Self { lowered_by: LoweredBy { pass, ..self.lowered_by }, ..self }
    }

    /// The passes.
    pub fn all_passes(&self) -> impl Iterator<Item = &'static PassDef> + use<> {
        self.transforms.iter().chain(self.passes).copied()
    }

    /// Registers the dialect and its conversion in a context. Repeated calls have no effect.
    pub fn register(&'static self, ctx: &Context) {
        ctx.register_dialect(self.def);
        ctx.register_dialect_interface(self);
        ctx.register_dialect_interface(&self.lowered_by);
    }
}

/// Operations of a dialect that may remain after a conversion to the LLVM dialect.
#[derive(Clone, Copy)]
pub enum LegalOps {
    /// None of them.
    None,
    /// Those for which this holds.
    Those(fn(&OpDef) -> bool),
    /// Those for which this holds, which may ask for operands.
    Dynamic(fn(&Body, Op, &mut TypeConverter) -> bool),
    /// All of them.
    All,
}

impl LegalOps {
    /// Whether operations of a kind may remain, or some of them may.
    pub fn contains(self, def: &OpDef) -> bool {
        match self {
            LegalOps::None => false,
            LegalOps::Those(holds) => holds(def),
            LegalOps::Dynamic(_) | LegalOps::All => true,
        }
    }
}

/// The conversion of a dialect to the LLVM dialect (`ConvertToLLVMPatternInterface`): its patterns by phase.
///
/// `convert-to-llvm` uses `patterns` and `types`, a complete lowering (`lower-to-llvm`) everything.
#[derive(Clone, Copy)]
pub struct ConvertToLLVM {
    /// Whether a complete lowering makes loops on buffers of the operations first (`lower-to-loops`), and the passes that
    /// functions with such operations need before that.
    pub to_loops: Option<fn() -> Vec<PassInstance>>,
    /// Patterns on original operands that lower loops to those of `scf`, before all other patterns. The folders of the operations
    /// inside see other symbols where loops are blocks.
    pub loops: &'static [Pattern],
    /// Patterns on original operands that lower structured control flow, before the main conversion.
    pub structured: &'static [Pattern],
    /// Whether `loops` and `structured` neither read nor change IR outside the body of their operation.
    pub inside: bool,
    /// Patterns that a complete lowering tries first, because upstream's results are wrong.
    pub exact: &'static [&'static [Pattern]],
    /// Patterns of the main conversion. They get converted operands and may create operations of any dialect that has
    /// patterns.
    pub patterns: &'static [&'static [Pattern]],
    /// Patterns that a complete lowering tries last, for operations that `convert-to-llvm` leaves.
    pub complete: &'static [&'static [Pattern]],
    /// Type conversion rules, tried before the rules for built-in types.
    pub types: &'static [Rule],
    /// Type conversion rules of a complete lowering.
    pub complete_types: &'static [Rule],
    /// Which operations of the dialect may remain because the translation to LLVM IR supports them.
    pub legal: LegalOps,
    /// Whether operations with `patterns` are not folded first in a complete lowering, as in upstream's own pass.
    pub unfolded: bool,
    /// The number of the dialect's own pass in the usual pipeline, which lowers dialects one after another, if other passes
    /// see its effects: the order of declarations and of operations that pack arguments. A complete lowering has this order.
    pub pass: Option<u8>,
    /// The edit that `convert-to-llvm` and a complete lowering make in each body first.
    pub edit: Option<BodyEdit>,
    /// The edit that a complete lowering makes in each body first.
    pub prepare: Option<BodyEdit>,
    /// The edit that a complete lowering makes in a module, before all others but those of tensors. Returns whether it has
    /// changed anything.
    pub module: Option<fn(&mut Body, Op, usize) -> Result<bool>>,
    /// Advice about operations without lowering.
    pub advice: fn(&OpDef) -> Option<&'static str>,
}

impl ConvertToLLVM {
    /// No conversion, for struct update syntax.
    pub const NONE: Self = Self {
        to_loops: None,
        loops: &[],
        structured: &[],
        inside: false,
        exact: &[],
        patterns: &[],
        complete: &[],
        types: &[],
        complete_types: &[],
        legal: LegalOps::None,
        unfolded: false,
        pass: None,
        edit: None,
        prepare: None,
        module: None,
        advice: |_| None,
    };

    /// Whether `convert-to-llvm` converts operations of the dialect.
    pub fn converts(&self) -> bool {
        !self.patterns.is_empty() || !self.types.is_empty()
    }

    /// All patterns.
    pub fn all(&self) -> impl Iterator<Item = &'static Pattern> {
        let tables = self.exact.iter().chain(self.patterns).chain(self.complete);
        tables.copied().flatten().chain(self.early())
    }

    /// The patterns of the phases before the main conversion.
    pub(crate) fn early(&self) -> impl Iterator<Item = &'static Pattern> {
        [self.loops, self.structured].into_iter().flatten()
    }
}

/// The rows that are registered in a context, ordered by name.
pub fn rows(ctx: &Context) -> Vec<&'static Dialect> {
    let mut rows = ctx.dialect_interfaces::<Dialect>();
    rows.sort_by_key(|row| row.def.name);
    rows
}
