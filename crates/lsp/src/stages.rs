//! The stages of a function's compilation: its text at each, and where the lines come from.
//!
//! Of the module only the function is compiled, with declarations of what it calls, so that it does not matter how large the
//! module is and whether other functions have errors.

use crate::chunk::source;
use crate::names::{OpId, View};
use terrace::compile::{CompileOptions, Emit, GpuOptions, KernelCode, LoweringOptions, Product};
use terrace::dialects::gpu::CompilationTarget;
use terrace::ir::asm::parse::{NONE, OpTrace};
use terrace::ir::asm::{Bodies, ParseOptions, PrintOptions, print_op_with_starts, trace_skeleton};
use terrace::ir::attrs::NameLoc;
use terrace::ir::diag::capture;
use terrace::ir::verify::verify;
use terrace::ir::{Block, Body, Context, Diagnostic, Loc, Op, Region, Result, Root};
use terrace::programs::Programs;
use terrace::reduce::focus;
use terrace::rewrite::pipeline::Pipeline;
use terrace::{Registry, Severity};
use terrace_support::FxHashMap;

/// The other programs that stages need. A library runs none by itself.
#[derive(Clone, Copy)]
pub struct Tools {
    /// Runs the programs that make code for GPUs.
    pub programs: &'static Programs,
    /// Makes assembly of LLVM IR. The error is a message.
    pub assembler: fn(llvm_ir: &[u8]) -> core::result::Result<Vec<u8>, String>,
}

/// A stage of a compilation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// MLIR after a pipeline of passes, which may be empty.
    Passes(String),
    /// The llvm dialect.
    LlvmDialect,
    /// LLVM IR.
    LlvmIr,
    /// Assembly.
    Assembly,
}

impl Stage {
    /// The stages without a text of their own: each with its name, the extension of its files and their language in editors.
    const NAMED: [(Stage, &str, &str, &str); 3] = [
        (Stage::LlvmDialect, "llvm-dialect", "mlir", "mlir"),
        (Stage::LlvmIr, "llvm-ir", "ll", "llvm"),
        (Stage::Assembly, "assembly", "s", "asm"),
    ];

    /// The stage of a name: `passes=PIPELINE` or one of [`Self::NAMED`].
    pub fn of_name(name: &str) -> Option<Self> {
        if let Some(pipeline) = name.strip_prefix("passes=") {
            return Some(Stage::Passes(pipeline.to_owned()));
        }
        Self::NAMED.into_iter().find(|row| row.1 == name).map(|row| row.0)
    }

    fn row(&self) -> Option<(Stage, &'static str, &'static str, &'static str)> {
        Self::NAMED.into_iter().find(|row| row.0 == *self)
    }

    /// Its name.
    pub fn name(&self) -> String {
        match (self, self.row()) {
            (Stage::Passes(pipeline), _) => format!("passes={pipeline}"),
            (_, row) => row.map_or("", |row| row.1).to_owned(),
        }
    }

    /// The extension of files with its text.
    pub fn extension(&self) -> &'static str {
        self.row().map_or("mlir", |row| row.2)
    }

    /// The language of its text, by the name that editors use.
    pub fn language(&self) -> &'static str {
        self.row().map_or("mlir", |row| row.3)
    }

    /// The start of a comment in its text.
    fn comment(&self) -> &'static str {
        match self {
            Stage::Passes(_) | Stage::LlvmDialect => "//",
            Stage::LlvmIr => ";",
            Stage::Assembly => "#",
        }
    }
}

/// A line and a column of the chunk, both from 1.
pub type Origin = (u32, u32);

/// The text of a stage.
#[derive(Default)]
pub struct Lowered {
    /// The text.
    pub text: String,
    /// Where each line comes from.
    pub origins: Vec<Option<Origin>>,
    /// Whether the text is messages, because there is no other.
    pub failed: bool,
}

/// A function, or a whole chunk, to be compiled.
pub struct Source<'a> {
    /// The dialects and passes.
    pub registry: &'a Registry,
    /// The other programs, if there are any.
    pub tools: Option<Tools>,
    /// The name of the file in messages.
    pub name: &'a str,
    /// The chunk.
    pub view: View<'a>,
    /// The function.
    pub function: Option<OpId>,
}

impl Source<'_> {
    /// The text of a stage; the messages as comments if there is none.
    pub fn lower(&self, stage: &Stage) -> Lowered {
        let ctx = self.context();
        let (result, diags) = capture(|| self.text(&ctx, stage));
        result.unwrap_or_else(|_| self.messages(&ctx, stage.comment(), &diags))
    }

    fn context(&self) -> Context {
        let ctx = self.registry.context();
        if let Some(tools) = self.tools {
            ctx.register_dialect_interface(tools.programs);
        }
        ctx
    }

    fn text(&self, ctx: &Context, stage: &Stage) -> Result<Lowered> {
        match stage {
            Stage::Passes(pipeline) => Ok(self.printed(&self.after(ctx, pipeline)?, named())),
            Stage::LlvmDialect => {
                let options = CompileOptions { emit: Emit::LlvmDialect, ..CompileOptions::default() };
                match options.compile(self.module(ctx, false)?)?.product {
                    Product::Module(root) => Ok(self.printed(&root, PrintOptions::default())),
                    _ => Ok(Lowered::default()),
                }
            }
            Stage::LlvmIr => {
                let text = self.code(ctx, Emit::LlvmIr, false)?;
                // The lines that debug information describes. A module may not allow it for all locations.
                let described = capture(|| self.code(&self.context(), Emit::LlvmIr, true)).0;
                Ok(self.with_lines(text, &described.unwrap_or_default()))
            }
            Stage::Assembly => {
                let Some(tools) = self.tools else {
                    return Err(ctx.error(Loc::UNKNOWN, "this server makes no assembly").emit());
                };
                let text = self.code(ctx, Emit::LlvmIr, true)?;
                // Kernels name their GPUs beside their LLVM IR.
                let kernels = GPUS.iter().find(|(triple, _)| text.contains(triple));
                if let Some(&(_, code)) = kernels {
                    return Ok(readable(&self.code(&self.context(), Emit::Kernels(code), true)?));
                }
                let assembly = (tools.assembler)(text.as_bytes());
                let assembly = assembly.map_err(|message| ctx.error(Loc::UNKNOWN, message).emit())?;
                Ok(readable(&String::from_utf8_lossy(&assembly)))
            }
        }
    }

    /// The module after passes, with the names of values in its locations.
    pub fn after(&self, ctx: &Context, pipeline: &str) -> Result<Root> {
        let pipelines = self.registry.pipelines();
        let parse = |text: &str| Pipeline::parse_in(&pipelines, "builtin.module", text);
        // Passes for functions alone need not be nested.
        let passes = parse(pipeline)
            .or_else(|error| parse(&format!("func.func({pipeline})")).map_err(|_| error))
            .map_err(|error| ctx.error(Loc::UNKNOWN, error.to_string()).emit())?;
        let root = self.module(ctx, true)?;
        let options = CompileOptions { emit: Emit::Mlir, passes, ..CompileOptions::default() };
        match options.compile(root)?.product {
            Product::Module(root) => Ok(root),
            _ => Ok(Root::new(ctx)),
        }
    }

    /// LLVM IR, or the code of kernels.
    fn code(&self, ctx: &Context, emit: Emit, debug_lines: bool) -> Result<String> {
        let options = CompileOptions {
            emit,
            lowering: LoweringOptions { debug_lines, ..LoweringOptions::default() },
            // Bitcode of kernels needs the fewest programs.
            gpu: GpuOptions { format: CompilationTarget::Offload, ..GpuOptions::default() },
            ..CompileOptions::default()
        };
        let text = options.compile(self.module(ctx, false)?)?.product.into_bytes();
        Ok(String::from_utf8_lossy(&text).into_owned())
    }

    /// The operation at the top of the module that has the function in it, and its number there. Operations with errors are not
    /// counted.
    fn place(&self, function: OpId, module: &str) -> Option<(OpTrace, usize)> {
        let view = self.view;
        let outermost: Vec<OpId> = view.ops(0).filter(|&op| view.op(op).region == NONE).collect();
        let around = match outermost[..] {
            [only] if view.op_name(only) == module => Some(only),
            _ => None,
        };
        let mut top = function;
        while let Some(parent) = view.parent(top).filter(|&parent| Some(parent) != around) {
            top = parent;
        }
        let siblings = view.ops(0).filter(|&op| view.parent(op) == around && !view.op(op).failed);
        let number = { siblings }.position(|op| op == top)?;
        Some((view.op(top), number))
    }

    /// The module with the function and what it refers to, verified. Locations are places in the text, with the names of values
    /// if `named`.
    fn module(&self, ctx: &Context, named: bool) -> Result<Root> {
        let text = self.view.text.as_bytes();
        let Some(file) = source(ctx, self.name, text) else {
            return Err(ctx.error(Loc::UNKNOWN, "the text is too long").emit());
        };
        let root =
            trace_skeleton(ctx, &file, ParseOptions::default(), |mut root, skeleton, trace, errors| {
                let (mut traces, mut diags) = (trace.ops, errors);
                let fail = |diags: Vec<Diagnostic>| {
                    let mut result = Ok(());
                    diags.into_iter().for_each(|diag| result = Err(ctx.emit(diag)));
                    result
                };
                let Some(module) = root.op() else { return fail(diags).map(|()| root) };
                let place = self.function.and_then(|id| self.place(id, root.body.def(module).name));
                let is_here =
                    |at: u32| place.is_none_or(|(op, _)| op.start <= at && at < op.end.max(op.start + 1));
                let mut reader = skeleton.reader();
                for i in 0..skeleton.n_bodies() {
                    let mut body = Box::new(Body::new(ctx, 1));
                    if is_here(skeleton.range(i).start) {
                        let (parsed, trace, errors) = reader.trace(i);
                        traces.extend(trace.ops);
                        diags.extend(errors);
                        body = parsed;
                    }
                    root.body.region_body_mut(module).put_nested(skeleton.op(i), body);
                }
                // Errors elsewhere do not matter.
                diags.retain(|diag| diag.loc.pos().is_none_or(|pos| is_here(pos.wrapping_sub(file.base))));
                fail(diags)?;
                traces.retain(|op| is_here(op.start) && !op.failed);
                traces.sort_by_key(|op| op.start);
                let mut places =
                    Places { ctx, base: file.base, text: self.view.text, traces: &traces, named };
                let Some((_, number)) = place else {
                    places.locate(&mut root.body, vec![module]);
                    return Ok(root);
                };
                let target = ops_of(&root.body, module).nth(number);
                if let Some(target) = target {
                    places.locate(root.body.region_body_mut(module), vec![target]);
                    focus(&mut root, target);
                }
                Ok(root)
            })?;
        verify(&root)?;
        Ok(root)
    }

    /// Messages as comments.
    fn messages(&self, ctx: &Context, comment: &str, diags: &[Diagnostic]) -> Lowered {
        let mut lowered = Lowered { failed: true, ..Lowered::default() };
        let mut add = |kind: &str, loc: Loc, message: &str| {
            let place = self.origin(ctx, loc);
            for (i, line) in message.lines().enumerate() {
                let kind = if i == 0 { format!("{kind}: ") } else { String::new() };
                lowered.text.push_str(&format!("{comment} {kind}{line}\n"));
                lowered.origins.push(place);
            }
        };
        for diag in diags.iter().filter(|diag| diag.severity != Severity::Text) {
            add(diag.severity.name(), diag.loc, &diag.message);
            diag.notes.iter().for_each(|(loc, note)| add(Severity::Note.name(), *loc, note));
        }
        lowered
    }

    /// The place of a location in the chunk.
    fn origin(&self, ctx: &Context, loc: Loc) -> Option<Origin> {
        let (file, line, col) = loc.file_line_col(ctx)?;
        (file == self.name && line > 0 && col > 0).then_some((line, col))
    }

    /// The text of a module.
    fn printed(&self, root: &Root, options: PrintOptions) -> Lowered {
        let Some(module) = root.op() else { return Lowered::default() };
        let scope = root.scope();
        let ctx = root.body.ctx();
        let mut places: FxHashMap<(usize, Op), Option<Origin>> = FxHashMap::default();
        scope.at(module).walk(&mut |op| {
            let origin = self.origin(ctx, op.body().loc(op.op));
            places.insert((core::ptr::from_ref(op.body()).addr(), op.op), origin);
        });
        let mut text = Vec::new();
        let starts = print_op_with_starts(scope.at(module), &options, &mut text);
        let mut text = String::from_utf8_lossy(&text).into_owned();
        if !text.ends_with('\n') {
            text.push('\n');
        }
        let mut starts = starts.into_iter().peekable();
        let mut end = 0;
        let mut origins = Vec::new();
        for line in text.split_inclusive('\n') {
            end += line.len();
            let mut origin = None;
            while let Some(start) = starts.next_if(|start| start.offset < end) {
                origin = origin.or(places.get(&(start.body, start.op)).copied().flatten());
            }
            origins.push(origin);
        }
        Lowered { text, origins, failed: false }
    }

    /// A text of LLVM IR with the lines that the same text with debug information tells.
    fn with_lines(&self, text: String, described: &str) -> Lowered {
        let source: Vec<&str> = self.view.text.lines().collect();
        let mut nodes: FxHashMap<&str, Origin> = FxHashMap::default();
        for line in described.lines().filter(|line| line.starts_with('!')) {
            let Some((name, node)) = line.split_once(" = ") else { continue };
            let Some(line) = field(node, "line: ").filter(|&line| line > 0) else { continue };
            if node.starts_with("!DILocation(") {
                nodes.insert(name, (line, field(node, "column: ").unwrap_or(1).max(1)));
            } else if node.contains("!DISubprogram(") {
                // It has no column, but functions start their lines.
                let source = source.get(line as usize - 1).copied().unwrap_or("");
                nodes.insert(name, (line, (source.len() - source.trim_start().len()) as u32 + 1));
            }
        }
        let origin = |line: &str| {
            let name = line.rsplit_once("!dbg ")?.1;
            let end = name.bytes().skip(1).take_while(u8::is_ascii_digit).count();
            nodes.get(name.get(..=end)?).copied()
        };
        // Both have the same lines in functions.
        let mut functions = described.split("\ndefine ").skip(1);
        let mut lines = "".lines();
        let origins = text.lines().map(|line| {
            if line.starts_with("define ") {
                lines = functions.next().unwrap_or("").lines();
            } else if line == "}" {
                lines = "".lines();
            }
            lines.next().and_then(origin)
        });
        let origins = origins.collect();
        Lowered { text, origins, failed: false }
    }
}

/// The assembly of kernels, by what their LLVM IR has in it.
const GPUS: [(&str, KernelCode); 2] =
    [("\ntarget triple = \"nvptx", KernelCode::Ptx), ("\ntarget triple = \"amdgcn", KernelCode::GcnAssembly)];

/// How MLIR after passes is printed: values keep their names.
pub fn named() -> PrintOptions {
    PrintOptions { nameloc_as_prefix: true, ..PrintOptions::default() }
}

/// The operations at the top of a module.
pub fn ops_of(body: &Body, module: Op) -> impl Iterator<Item = Op> {
    let inner = body.region_body(module);
    let blocks = body.regions(module).into_iter().flat_map(|region| inner.blocks(region));
    blocks.flat_map(|block| inner.ops(block))
}

/// Gives operations with other locations the places of their names in the text.
struct Places<'a> {
    ctx: &'a Context,
    /// The position of the text.
    base: u32,
    text: &'a str,
    /// Whether locations have the names of values.
    named: bool,
    /// The places of operations in the order of the text, which is that of the tree.
    traces: &'a [OpTrace],
}

impl Places<'_> {
    fn locate(&mut self, body: &mut Body, ops: Vec<Op>) {
        let mut all = Vec::new();
        ops.into_iter().for_each(|op| body.walk_from(op, &mut |op| all.push(op)));
        for op in all {
            let at = body.loc(op).pos().map(|pos| pos.wrapping_sub(self.base));
            let name = body.def(op).name;
            let is_here = |trace: &OpTrace| match at {
                Some(at) => at == trace.name,
                None => trace.def.is_none_or(|def| def.name == name),
            };
            // Terminators that are not written are not in the text.
            if let Some((first, rest)) = self.traces.split_first().filter(|(first, _)| is_here(first)) {
                body.set_loc(op, self.place(first.start, first.name));
                self.traces = rest;
            }
            if body.is_nested(op) {
                let ops = ops_of(body, op).collect();
                let inner = body.region_body_mut(op);
                self.name_args(inner, inner.root_regions().collect());
                self.locate(inner, ops);
            } else {
                self.name_args(body, body.regions(op).into_iter().collect());
            }
        }
    }

    fn name_args(&self, body: &mut Body, regions: Vec<Region>) {
        if !self.named {
            return;
        }
        let blocks: Vec<Block> = regions.into_iter().flat_map(|region| body.blocks(region)).collect();
        for arg in blocks.into_iter().flat_map(|block| body.args(block).to_vec()).collect::<Vec<_>>() {
            if let Some(pos) = body.value_loc(arg).pos() {
                let at = pos.wrapping_sub(self.base);
                body.set_arg_loc(arg, self.place(at, at));
            }
        }
    }

    /// A place in the text, with the name of the value at `name`.
    fn place(&self, name: u32, at: u32) -> Loc {
        let at = Loc::of_pos(self.base + at.min(self.text.len() as u32));
        let text = self.text.get(name as usize..).and_then(|text| text.strip_prefix('%'));
        let name = text.map_or("", |text| {
            let is_end = |c: char| !c.is_ascii_alphanumeric() && !"_$.-".contains(c);
            text.split(is_end).next().unwrap_or("")
        });
        // Numbers are no names.
        if !self.named || name.is_empty() || name.starts_with(|c: char| c.is_ascii_digit()) {
            return at;
        }
        Loc::of_attr(NameLoc::get(self.ctx, self.ctx.intern(name), at.attr(self.ctx)))
    }
}

/// The number behind a word.
fn field(text: &str, word: &str) -> Option<u32> {
    let digits = text.split_once(word)?.1;
    let end = digits.bytes().take_while(u8::is_ascii_digit).count();
    digits[..end].parse().ok()
}

/// Directives that say nothing to a reader.
const DIRECTIVES: &[&str] = &[
    ".addrsig",
    ".build_version",
    ".cfi_",
    ".cv_",
    ".file",
    ".globl",
    ".ident",
    ".intel_syntax",
    ".p2align",
    ".size",
    ".subsections_via_symbols",
    ".text",
    ".type",
    ".weak",
];

/// Assembly without debug information and directives, with the lines that its debug information tells.
fn readable(assembly: &str) -> Lowered {
    let mut lowered = Lowered::default();
    let mut origin = None;
    let mut is_debug = false;
    for line in assembly.lines() {
        let word = line.trim_start();
        if let Some(section) = word.strip_prefix(".section") {
            let section = section.trim_start();
            is_debug = [".debug", "__DWARF", "\".note.GNU"].iter().any(|name| section.starts_with(name));
        } else if word.starts_with(".text") || word.starts_with(".data") {
            is_debug = false;
        }
        if let Some(place) = word.strip_prefix(".loc") {
            // The file, the line, the column.
            let mut numbers =
                place.split_ascii_whitespace().skip(1).map(|number| number.parse::<u32>().unwrap_or(0));
            let (line, column) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
            origin = (line > 0 && column > 0).then_some((line, column));
            continue;
        }
        let is_label = word.len() == line.len() && word.contains(':');
        let is_marker =
            [".Lfunc_", ".Ltmp", ".Lloh", "Lfunc_", "Ltmp"].iter().any(|name| word.starts_with(name));
        if is_label && !is_marker && !word.starts_with(".L") || word.starts_with(".Lfunc_end") {
            origin = None;
        }
        if is_debug || is_label && is_marker || DIRECTIVES.iter().any(|name| word.starts_with(name)) {
            continue;
        }
        lowered.text.push_str(line);
        lowered.text.push('\n');
        let is_instruction = !is_label && !word.starts_with(['.', '#', '/']);
        lowered.origins.push(origin.filter(|_| is_instruction));
    }
    lowered
}
