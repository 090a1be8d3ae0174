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
mod layout;
mod loops;
mod losses;
mod lossless;
mod memory;
mod metadata;
mod module;
mod types;

pub(crate) use lossless::FLAGS;
pub(crate) use types::UNNAMED;

use terrace_dialects::builtin::Module;
use terrace_ir::attrs::FileLineColRange;
use terrace_ir::{Body, Builder, Context, Loc, Result, Root, Str};
use terrace_llir as llir;
use terrace_support::FxHashMap;

/// Options of an import, named as upstream's flags.
#[derive(Clone, Copy, Debug, Default)]
pub struct ImportOptions {
    /// Warns about each instruction and metadata that is left out.
    pub expensive_warnings: bool,
    /// Leaves out the elements of composite types in debug information.
    pub drop_composite_elements: bool,
    /// Uses `llvm.call_intrinsic` although an operation exists.
    pub unregistered_intrinsics: bool,
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
    pub types: types::Types,
    /// The location of the module.
    pub loc: Loc,
    /// Names of globals that have none, by index.
    pub nameless: FxHashMap<llir::Value, Str>,
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
    let file = ctx.str_id(&module.source_filename);
    let loc = Loc::of_attr(FileLineColRange::get(ctx, file, 0, 0, 0, 0));
    let mut import = Import {
        ctx,
        m: module,
        cx: &module.cx,
        options,
        types: types::Types::default(),
        loc,
        nameless: FxHashMap::default(),
        debug: debug::Debug::default(),
        nodes: metadata::Nodes::default(),
        metadata: lossless::Metadata::default(),
        losses: losses::Losses::default(),
        loops: loops::Loops::default(),
        dicts: attributes::Dicts::default(),
        intrinsics: intrinsics::Known::new(),
        scratch: body::Scratch::default(),
    };
    let mut root = Root::new(ctx);
    let block = root.block();
    let op = {
        let mut b = Builder::at_end(&mut root.body, block, loc);
        Module::create(&mut b).0
    };
    import.module(&mut root, op)?;
    if options.report_losses && !options.lossless {
        import.report_losses();
    }
    Ok(root)
}

/// Parses LLVM IR, checks it by LLVM's rules and translates it. `name` is the name of the input in messages.
///
/// # Errors
/// When the text is not valid or something has no counterpart in the dialect; diagnostics say what.
pub fn import_text(ctx: &Context, name: &str, text: &[u8], options: ImportOptions) -> Result<Root> {
    let module = parse_text(ctx, name, text)?;
    import(ctx, &module, options)
}

/// Parses LLVM IR and checks it by LLVM's rules. `name` is the name of the input in messages.
///
/// # Errors
/// When the text is not valid; diagnostics say what.
pub fn parse_text(ctx: &Context, name: &str, text: &[u8]) -> Result<llir::Module> {
    let module = match llir::parse(name, text) {
        Ok(module) => module,
        Err(error) => return Err(ctx.error(Loc::UNKNOWN, format!("{error}\n")).emit()),
    };
    if let Err(problems) = llir::verify_module(&module) {
        let mut reported = None;
        for problem in problems.iter().take(MAX_REPORTED) {
            reported = Some(ctx.error(Loc::UNKNOWN, problem_text(&module, problem)).emit());
        }
        if let Some(reported) = reported {
            return Err(reported);
        }
    }
    Ok(module)
}

/// A violation of LLVM's rules, with the function and instruction that it is about.
fn problem_text(module: &llir::Module, problem: &llir::Problem) -> String {
    let mut text = problem.to_string();
    let symbol = problem.func.map(|func| module.func_value(func)).or(problem.global);
    if let Some(name) = symbol.and_then(|symbol| module.symbol(symbol)).map(|symbol| &symbol.name) {
        text += &format!(" in '@{}'", String::from_utf8_lossy(name));
    }
    if let (Some(func), Some(inst)) = (problem.func, problem.inst) {
        text += &format!(":\n{}", llir::print::instruction_text(module, func, inst));
    }
    text
}

/// The maximum number of violations of LLVM's rules that are reported.
const MAX_REPORTED: usize = 20;

impl Import<'_> {
    /// Translates the module into the `builtin.module` `op`.
    fn module(&mut self, root: &mut Root, op: terrace_ir::Op) -> Result {
        if self.options.lossless {
            self.lossless_module_attributes(&mut root.body, op);
        } else {
            self.module_attributes(&mut root.body, op);
        }
        let Some(mut body) = root.body.take_nested(op) else { return Ok(()) };
        let done = self.contents(&mut body);
        root.body.put_nested(op, body);
        done
    }

    /// Translates everything in the module.
    fn contents(&mut self, body: &mut Body) -> Result {
        let Some(block) = body.root_regions().next().and_then(|region| body.entry_block(region)) else {
            return Ok(());
        };
        let mut b = Builder::at_end(body, block, self.loc);
        self.comdats(&mut b);
        let mut flags = Vec::new();
        if !self.options.lossless {
            self.check_metadata()?;
            flags = self.module_metadata();
        }
        self.globals(&mut b)?;
        self.aliases(&mut b)?;
        self.ifuncs(&mut b)?;
        for mut state in flags {
            b.create_from(&mut state);
        }
        for i in 0..self.m.functions().len() {
            self.function(&mut b, i)?;
        }
        if self.options.lossless {
            self.metadata_ops(&mut b);
        }
        Ok(())
    }
}
