//! Translation of LLVM IR to a module of the `llvm` dialect, in upstream's order: metadata, globals, aliases,
//! functions.
//!
//! Reading order: `types`, `constant` (attributes of constants), `layout` (the data layout), `module` (COMDATs, flags
//! and other attributes), `global`, `function` (signatures) and `attributes`; then for bodies `body` (blocks, values,
//! constants), `inst`, `memory`, `control`, `call`, `intrinsics`; `metadata` (TBAA, alias scopes), `loops`, and
//! `debug` with `debug_nodes` and `cycles` (debug information).

mod attributes;
mod body;
mod call;
mod constant;
mod control;
mod cycles;
mod debug;
mod debug_nodes;
mod enums;
mod function;
mod global;
mod inst;
mod intrinsics;
mod label;
mod layout;
mod loops;
mod losses;
mod lossless;
mod memory;
mod metadata;
mod module;
mod objects;
mod streaming;
mod types;

use terrace_base::builtin::Module;
use terrace_ir::attrs::FileLineColRange;
use terrace_ir::diag::DiagBuilder;
use terrace_ir::{Body, Builder, Context, Loc, Op, Result, Root, Str};
use terrace_llir as llir;
use terrace_llir::bitcode;
use terrace_support::FxHashMap;

pub use layout::data_layout_spec;
pub use objects::is_machine_code;

/// Options of an import, named as upstream's flags.
#[derive(Clone, Copy, Debug, Default)]
pub struct ImportOptions {
    /// Warns about each instruction and metadata that is left out.
    pub expensive_warnings: bool,
    /// Leaves out the elements of composite types in debug information.
    pub drop_composite_elements: bool,
    /// Uses `llvm.call_intrinsic` although an operation exists.
    pub unregistered_intrinsics: bool,
    /// Treats debug records as calls of intrinsics, which are not lost in front of other intrinsics.
    pub records_as_intrinsics: bool,
    /// Translates identified structs as literal ones.
    pub structs_as_literals: bool,
    /// Keeps everything, in attributes where the dialect has no place for it.
    pub lossless: bool,
    /// Ends an import that is not lossless with a remark on what it left out.
    pub report_losses: bool,
}

/// The state of an import.
pub(crate) struct Import<'a> {
    pub ctx: &'a Context,
    pub m: &'a llir::Module,
    pub cx: &'a llir::Context,
    pub options: ImportOptions,
    /// The location of the module.
    pub loc: Loc,
    pub state: State,
}

/// Translations so far, by the ids of LLVM IR.
#[derive(Default)]
pub(crate) struct State {
    /// Whether something depends on all bodies: a warning with numbers of metadata, or a declared alias scope that no
    /// memory access so far has.
    pub needs_module: core::cell::Cell<bool>,
    pub types: types::Types,
    /// Names of globals that have none, by index.
    pub nameless: FxHashMap<llir::Value, Str>,
    /// The number of the next such name.
    pub n_nameless: u32,
    pub debug: debug::Debug,
    pub nodes: metadata::Nodes,
    /// Metadata of a lossless import.
    pub metadata: lossless::Metadata,
    pub losses: losses::Losses,
    pub loops: loops::Loops,
    pub dicts: attributes::Dicts,
    pub intrinsics: intrinsics::Known,
    /// Memory for the state of function bodies.
    pub scratch: body::Scratch,
}

/// Translates a module of LLVM IR, which must be valid ([`llir::verify_module`]).
///
/// # Errors
/// When something has no counterpart in the dialect; diagnostics say what.
pub fn import(ctx: &Context, module: &llir::Module, options: ImportOptions) -> Result<Root> {
    let mut import = Import::new(ctx, module, options);
    let (mut root, op) = import.root();
    let Some(mut body) = root.body.take_nested(op) else { return Ok(root) };
    let done = import.contents(&mut body);
    root.body.put_nested(op, body);
    done?;
    for func in module.functions() {
        import.function_losses(func, func.body.as_deref());
    }
    import.report_losses();
    Ok(root)
}

/// A function that gets ranges of a text that are not read again soon, so that a mapped file may give their pages back.
pub type Release<'a> = &'a dyn Fn(core::ops::Range<usize>);

/// Parses LLVM IR, checks it by LLVM's rules and translates it. `name` is the name of the input in messages; a text that is
/// not mapped needs no `release`: `&|_| {}`.
///
/// # Errors
/// When the text is not valid or something has no counterpart in the dialect; diagnostics say what.
pub fn import_text(
    ctx: &Context,
    name: &str,
    text: &[u8],
    options: ImportOptions,
    release: Release<'_>,
) -> Result<Root> {
    // Nothing else uses the context meanwhile.
    let _hold = ctx.hold();
    if !options.lossless
        && let Some(root) = streaming::import(ctx, name, text, options, release)
    {
        return Ok(root);
    }
    let module = parse_text(ctx, name, text)?;
    import(ctx, &module, options)
}

/// Reads LLVM IR and checks it by LLVM's rules: text, bitcode, or bitcode in an object file or archive, whose members are
/// linked. `name` is the name of the input in messages.
///
/// # Errors
/// When the text is not valid; diagnostics say what.
pub fn parse_text(ctx: &Context, name: &str, text: &[u8]) -> Result<llir::Module> {
    let fail = |message: String| ctx.error(Loc::UNKNOWN, message).emit();
    let module = if objects::is_machine_code(text) {
        let contents = objects::contents(name, text);
        let contents = contents.map_err(|reason| fail(format!("{name}: error: {reason}")))?;
        link_members(ctx, name, &contents)?
    } else {
        parse_module(ctx, name, text)?
    };
    if module.dropped_summary {
        let text = format!("the summary for link-time optimization in {name} is left out");
        ctx.remark(Loc::UNKNOWN, text).emit();
    }
    Ok(module)
}

/// Reads the modules in an archive and links them.
fn link_members(ctx: &Context, name: &str, contents: &objects::Contents<'_>) -> Result<llir::Module> {
    let objects::Contents { modules, left_out } = contents;
    let n = left_out.len();
    let with_reasons = |mut diagnostic: DiagBuilder<'_>| {
        for (member, reason) in left_out.iter().take(MAX_NOTES) {
            diagnostic = diagnostic.note(Loc::UNKNOWN, format!("{member}: {reason}"));
        }
        diagnostic.emit()
    };
    if modules.is_empty() {
        let text = format!("{name}: error: the archive has no LLVM bitcode");
        return Err(with_reasons(ctx.error(Loc::UNKNOWN, text)));
    }
    if n > 0 {
        let text = match n {
            1 => format!("a member of {name} has no LLVM bitcode and is left out"),
            _ => format!("{n} members of {name} have no LLVM bitcode and are left out"),
        };
        with_reasons(ctx.warning(Loc::UNKNOWN, text));
    }
    let read = |(name, bitcode): &(String, &[u8])| parse_module(ctx, name, bitcode);
    let mut modules = modules.iter().map(read).collect::<Result<Vec<_>>>()?;
    if modules.len() == 1 {
        return Ok(modules.remove(0));
    }
    let has_summary = modules.iter().any(|module| module.dropped_summary);
    let mut linked = match llir::link(modules) {
        Ok(linked) => linked,
        Err(error) => return Err(ctx.error(Loc::UNKNOWN, error.to_string()).emit()),
    };
    for warning in linked.warnings {
        ctx.warning(Loc::UNKNOWN, warning).emit();
    }
    linked.module.id = name.as_bytes().to_vec();
    linked.module.dropped_summary = has_summary;
    Ok(linked.module)
}

/// Reads text or bitcode.
fn parse_module(ctx: &Context, name: &str, text: &[u8]) -> Result<llir::Module> {
    let read = if bitcode::is_bitcode(text) {
        bitcode::read(name, text).map_err(|error| error.to_string())
    } else {
        llir::parse(name, text).map_err(|error| format!("{error}\n"))
    };
    let mut module = match read {
        Ok(module) => module,
        Err(error) => return Err(ctx.error(Loc::UNKNOWN, error).emit()),
    };
    let report = |module: &llir::Module, problems: &mut dyn Iterator<Item = &llir::Problem>| {
        let mut reported = None;
        for problem in problems.take(MAX_REPORTED) {
            reported = Some(ctx.error(Loc::UNKNOWN, problem_text(module, problem)).emit());
        }
        reported.map_or(Ok(()), Err)
    };
    if let Err(problems) = llir::verify_module(&module) {
        report(&module, &mut problems.iter().filter(|problem| !problem.is_debug_info))?;
        let mut warning = ctx.warning(Loc::UNKNOWN, format!("ignoring invalid debug info in {name}"));
        for problem in problems.iter().take(MAX_NOTES) {
            warning = warning.note(Loc::UNKNOWN, problem_text(&module, problem));
        }
        warning.emit();
        module.strip_debug_info();
        // Other metadata may name the invalid nodes, too.
        if let Err(problems) = llir::verify_module(&module) {
            report(&module, &mut problems.iter())?;
        }
    }
    warn_of_dropped_version(ctx, name, &module);
    Ok(module)
}

/// Warns that debug information of another version was dropped.
fn warn_of_dropped_version(ctx: &Context, name: &str, module: &llir::Module) {
    if let Some(version) = module.dropped_debug_version {
        let text = format!("ignoring debug info with an invalid version ({version}) in {name}");
        ctx.warning(Loc::UNKNOWN, text).emit();
    }
}

/// A violation of LLVM's rules, with the function and instruction that it is about.
fn problem_text(module: &llir::Module, problem: &llir::Problem) -> String {
    let mut text = problem.to_string();
    let symbol = problem.func.map(|func| module.func_value(func)).or(problem.global);
    if let Some(name) = symbol.and_then(|symbol| module.symbol(symbol)).map(|symbol| &symbol.name) {
        let name = String::from_utf8_lossy(name);
        if problem.message == llir::ILLEGAL_GLOBAL_TYPE {
            text = format!("Global @{name} {text}");
        } else {
            text += &format!(" in '@{name}'");
        }
    }
    if let (Some(func), Some(inst)) = (problem.func, problem.inst) {
        text += &format!(":\n{}", llir::print::instruction_text(module, func, inst));
    }
    text
}

/// The maximum number of violations that the warning about ignored debug information names.
const MAX_NOTES: usize = 3;

/// The maximum number of violations of LLVM's rules that are reported.
const MAX_REPORTED: usize = 20;

impl<'a> Import<'a> {
    fn new(ctx: &'a Context, module: &'a llir::Module, options: ImportOptions) -> Self {
        let file = ctx.str_id(&module.source_filename);
        let loc = Loc::of_attr(FileLineColRange::get(ctx, file, 0, 0, 0, 0));
        Import { ctx, m: module, cx: &module.cx, options, loc, state: State::default() }
    }

    /// The tree with a `builtin.module` that has its attributes, but no contents.
    fn root(&mut self) -> (Root, Op) {
        let mut root = Root::new(self.ctx);
        let block = root.block();
        let op = {
            let mut b = Builder::at_end(&mut root.body, block, self.loc);
            Module::create(&mut b).0
        };
        if self.options.lossless {
            self.lossless_module_attributes(&mut root.body, op);
        } else {
            self.module_attributes(&mut root.body, op);
        }
        (root, op)
    }

    /// Translates everything in the module.
    fn contents(&mut self, body: &mut Body) -> Result {
        if !self.options.lossless {
            for body in self.m.functions().iter().filter_map(|func| func.body.as_deref()) {
                self.check_metadata(body)?;
            }
        }
        self.symbols(body)?;
        for i in 0..self.m.functions().len() {
            self.function_at_end(body, i, self.m.functions()[i].body.as_deref())?;
        }
        if self.options.lossless
            && let Some(mut b) = self.at_end(body)
        {
            self.metadata_ops(&mut b);
        }
        Ok(())
    }

    /// A builder behind everything in the module.
    fn at_end<'b>(&self, body: &'b mut Body) -> Option<Builder<'b>> {
        let block = body.root_block()?;
        Some(Builder::at_end(body, block, self.loc))
    }

    /// Translates everything but functions.
    fn symbols(&mut self, body: &mut Body) -> Result {
        let Some(mut b) = self.at_end(body) else { return Ok(()) };
        self.comdats(&mut b);
        let flags = if self.options.lossless { Vec::new() } else { self.module_metadata() };
        self.globals(&mut b)?;
        self.aliases(&mut b)?;
        self.ifuncs(&mut b)?;
        for mut state in flags {
            b.create_from(&mut state);
        }
        Ok(())
    }

    /// Translates a function.
    fn function_at_end(
        &mut self,
        body: &mut Body,
        index: usize,
        definition: Option<&'a llir::Body>,
    ) -> Result {
        match self.at_end(body) {
            Some(mut b) => self.function(&mut b, index, definition),
            None => Ok(()),
        }
    }
}
