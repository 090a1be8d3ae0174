//! Which operations of the llvm dialect the lines of LLVM IR come from.
//!
//! LLVM IR has locations only in functions with debug information, which the user's program may lack or which may say
//! something else. So a copy of the module, whose locations are the lines of its text, is exported with debug information,
//! and its instructions are compared with those of the module line by line.

use super::origins::{Mark, Origins, Places};
use super::stages::{run, silently};
use super::text::symbol_names;
use std::collections::HashMap;
use terrace::ir::attrs::FileLineColRange;
use terrace::ir::symbols::symbol_name;
use terrace::ir::{Body, Loc, Op, Root};
use terrace::llir;
use terrace::llvm;
use terrace::llvm::transforms::DebugScopes;
use terrace::llvmir::{ExportOptions, ImportOptions, export, import};
use terrace::rewrite::pipeline::Pipeline;

/// The text of a module of the llvm dialect.
pub struct Lines {
    /// The line and column of each operation, those before it for one that is not printed, in the order of a walk.
    order: Vec<(u32, u32)>,
    /// The origins of the operations, by line.
    origins: HashMap<u32, Vec<u32>>,
    /// The lines of symbols.
    symbols: HashMap<String, u32>,
}

impl Lines {
    /// The lines of a module whose operations are at these places.
    pub fn new(root: &Root, places: &Places, all: &mut Origins) -> Self {
        let mut origins: HashMap<u32, Vec<u32>> = HashMap::new();
        let mut symbols = HashMap::new();
        let mut order = Vec::with_capacity(places.len());
        if let Some(module) = root.op() {
            let mut last = (1, 1);
            root.scope().at(module).walk(&mut |op| {
                let body = op.body();
                if let Some(&place) = places.get(&(core::ptr::from_ref(body).addr(), op.op)) {
                    origins.entry(place.0).or_default().extend(all.of(op.loc()));
                    last = place;
                }
                order.push(last);
                if let Some(name) = symbol_name(body, op.op) {
                    symbols.entry(op.ctx().str(name).into_owned()).or_insert(last.0);
                }
            });
        }
        Self { order, origins, symbols }
    }

    fn mark(&self, at: usize, line: u32) -> Option<Mark> {
        let origins = self.origins.get(&line)?;
        Some([at as u32 + 1, 1].iter().chain(origins).copied().collect())
    }
}

/// LLVM IR whose debug information names lines of the llvm dialect's text.
pub struct Shadow {
    module: llir::Module,
}

impl Shadow {
    /// That of a copy of the module with these lines.
    pub fn of(mut root: Root, lines: &Lines) -> Option<Self> {
        let module = root.op()?;
        let ctx = root.body.ctx().clone();
        let file = ctx.intern("llvm-dialect");
        let mut order = lines.order.iter();
        relocate(&mut root.body, vec![module], &mut || {
            let &(line, column) = order.next().unwrap_or(&(1, 1));
            Loc::of_attr(FileLineColRange::get(&ctx, file, line, column, line, column))
        });
        silently(|| {
            run(Pipeline::of("builtin.module", [DebugScopes::default().instance()]), &mut root)?;
            let module = export(&root, &ExportOptions { threads: 1, verify: false, lossless: false })?;
            Ok(Self { module })
        })
    }

    /// The marks of the lines of LLVM IR that was made without debug information.
    pub fn marks(&self, llvm_ir: &[u8], lines: &Lines) -> Vec<Mark> {
        let shadow = llir::print_module(&self.module);
        let (shadow, llvm_ir) = (String::from_utf8_lossy(&shadow), String::from_utf8_lossy(llvm_ir));
        let locations = locations(&shadow);
        let functions = functions(&shadow);
        let mut marks = Vec::new();
        let mut inside: Option<&[&str]> = None;
        let mut start = 0;
        for (at, line) in llvm_ir.lines().enumerate() {
            if let Some(body) = inside {
                let attached = body.get(at - start).and_then(|line| attachment(line));
                marks.extend(attached.and_then(|id| lines.mark(at, *locations.get(id)?)));
                if line == "}" {
                    inside = None;
                }
            } else if let Some(name) = symbol(line) {
                marks.extend(lines.symbols.get(name).and_then(|&line| lines.mark(at, line)));
                if line.starts_with("define ") {
                    (inside, start) = (functions.get(name).map(|body| &body[..]), at);
                }
            }
        }
        marks
    }

    /// The marks of a module that was imported from LLVM IR without debug information, and whose operations are at these
    /// places.
    pub fn import_marks(&self, imported: &Root, places: &Places, lines: &Lines) -> Option<Vec<Mark>> {
        let ctx = imported.body.ctx();
        let shadow = silently(|| import(ctx, &self.module, ImportOptions::default()))?;
        let mut marks = Vec::new();
        let shadows = functions_of(&shadow);
        for (name, (body, function)) in functions_of(imported) {
            let Some(&(other, twin)) = shadows.get(&name) else { continue };
            let address = core::ptr::from_ref(body).addr();
            if let (Some(&(at, _)), Some(&line)) =
                (places.get(&(address, function)), lines.symbols.get(&name))
            {
                marks.extend(lines.mark(at as usize - 1, line));
            }
            let (inner, others) = (body.region_body(function), other.region_body(twin));
            let (ops, twins) = (all(inner), all(others));
            let address = core::ptr::from_ref(inner).addr();
            for (op, twin) in ops.into_iter().zip(twins) {
                let line = others.loc(twin).file_line_col(ctx).map(|(_, line, _)| line);
                if let (Some(line), Some(&(at, _))) = (line, places.get(&(address, op))) {
                    marks.extend(lines.mark(at as usize - 1, line));
                }
            }
        }
        Some(marks)
    }
}

fn all(body: &Body) -> Vec<Op> {
    let mut ops = Vec::new();
    body.walk(|op| ops.push(op));
    ops
}

/// The functions of a module, with the bodies that hold them, by name.
fn functions_of(root: &Root) -> HashMap<String, (&Body, Op)> {
    let Some(module) = root.op() else { return HashMap::new() };
    let body = root.body.region_body(module);
    let functions = body.ops_where(|op| body.is::<llvm::Func>(op));
    let named = functions.into_iter().filter_map(|op| Some((symbol_name(body, op)?, op)));
    named.map(|(name, op)| (body.ctx().str(name).into_owned(), (body, op))).collect()
}

/// Sets the locations of operations, and of those inside them, in the order of the text.
fn relocate(body: &mut Body, ops: Vec<Op>, next: &mut dyn FnMut() -> Loc) {
    let mut all = Vec::new();
    ops.into_iter().for_each(|op| body.walk_from(op, &mut |op| all.push(op)));
    for op in all {
        let loc = next();
        body.set_loc(op, loc);
        if body.is_nested(op) {
            let nested = body.region_body_mut(op);
            let blocks = nested.root_regions().flat_map(|region| nested.blocks(region));
            let ops = blocks.flat_map(|block| nested.ops(block)).collect();
            relocate(nested, ops, next);
        }
    }
}

/// The lines of debug locations, by their ids.
fn locations(text: &str) -> HashMap<&str, u32> {
    let location = |line: &'_ str| -> Option<(usize, u32)> {
        let (id, rest) = line.strip_prefix('!')?.split_once(" = ")?;
        let line = rest
            .strip_prefix("!DILocation(line: ")
            .or_else(|| rest.strip_prefix("distinct !DILocation(line: "))?;
        Some((id.len(), line.split(',').next()?.parse().ok()?))
    };
    text.lines().filter_map(|line| location(line).map(|(len, number)| (&line[1..=len], number))).collect()
}

/// The id of the debug location of an instruction.
fn attachment(line: &str) -> Option<&str> {
    let rest = line.rsplit_once("!dbg !")?.1;
    Some(&rest[..rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len())])
}

/// The name of the symbol that a line outside of functions defines.
fn symbol(line: &str) -> Option<&str> {
    if !(line.starts_with('@') || line.starts_with("define ") || line.starts_with("declare ")) {
        return None;
    }
    symbol_names(line).next()
}

/// The lines of each function.
fn functions(text: &str) -> HashMap<&str, Vec<&str>> {
    let mut functions: HashMap<&str, Vec<&str>> = HashMap::new();
    let mut inside: Option<&str> = None;
    for line in text.lines() {
        if line.starts_with("define ") {
            inside = symbol(line);
        }
        if let Some(name) = inside {
            functions.entry(name).or_default().push(line);
            if line == "}" {
                inside = None;
            }
        }
    }
    functions
}
