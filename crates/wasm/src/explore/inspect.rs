//! Inspection of a position of a stage: its operation, the blocks of its function, the calls in the module, layouts in
//! memory.

use super::catalog::Documentation;
use super::layout::{self, Layout};
use super::parse_bodies;
use super::text::symbol_names;
use serde::Serialize;
use std::collections::{BTreeSet, HashMap};
use terrace::ir::asm::{ParseOptions, PrintOptions, print_op, trace_skeleton};
use terrace::ir::attrs::SymbolRefAttr;
use terrace::ir::body::OpRef;
use terrace::ir::decl::{LayoutEntries, Trait};
use terrace::ir::symbols::symbol_name;
use terrace::ir::{Block, Body};
use terrace::rewrite::references::references;

/// Elements attributes with more elements are not shown.
const MAX_ELEMENTS: u64 = 16;

/// The answer about a position.
#[derive(Serialize, Default)]
pub struct Inspection {
    operation: Option<Operation>,
    /// The control flow graph of the function.
    function: Option<Function>,
    calls: Calls,
    layouts: Vec<Layout>,
}

#[derive(Serialize)]
struct Operation {
    #[serde(flatten)]
    documentation: Documentation,
    /// The operation in generic form.
    generic: String,
}

/// A function with its blocks in the order of the text.
#[derive(Serialize)]
struct Function {
    name: String,
    blocks: Vec<Node>,
    /// Pairs of indices of blocks.
    edges: BTreeSet<(usize, usize)>,
}

/// A block or a function: its name, and the lines that it starts and ends at, from 1.
#[derive(Serialize, Clone)]
struct Node {
    name: String,
    first: u32,
    last: u32,
}

/// The call graph: functions, and pairs of indices of those that name each other.
#[derive(Serialize, Default)]
struct Calls {
    functions: Vec<Node>,
    edges: BTreeSet<(usize, usize)>,
}

impl Inspection {
    /// The inspection of a line and column, both from 1.
    pub fn of(text: &str, llvm_ir: bool, line: u32, column: u32) -> Self {
        if llvm_ir { of_llvm_ir(text, line, column) } else { of_mlir(text, line, column) }
    }
}

fn of_mlir(text: &str, line: u32, column: u32) -> Inspection {
    let ctx = terrace::context();
    ctx.allow_unregistered(true);
    let lines: Vec<&str> = text.lines().collect();
    let mut inspection = Inspection::default();
    let Some(file) = ctx.sources.add("", text.as_bytes().to_vec()) else { return inspection };
    trace_skeleton(&ctx, &file, ParseOptions::default(), |mut root, skeleton, _, _| {
        parse_bodies(&mut root, skeleton);
        let Some(module) = root.op() else { return };
        let place = |op: OpRef<'_>| {
            let (_, line, column) = ctx.sources.resolve(op.loc().pos()?)?;
            Some((line, column))
        };
        // The operation that starts last in front of the position, or first behind it in its line.
        let (mut before, mut behind, mut function) = (None, None, None);
        let mut functions: Vec<Node> = Vec::new();
        root.scope().at(module).walk(&mut |op| {
            let Some(at) = place(op) else { return };
            if at <= (line, column) {
                before = before.max(Some(at));
            } else if at.0 == line {
                behind = Some(behind.map_or(at, |first: (u32, u32)| first.min(at)));
            }
            if op.def().has(Trait::FunctionOpInterface) {
                let name =
                    symbol_name(op.body(), op.op).map_or(String::new(), |name| ctx.str(name).into_owned());
                let last = last_line(op, &place).max(at.0);
                if at.0 <= line {
                    function = function.max(Some(at));
                }
                functions.push(Node { name, first: at.0, last });
            }
        });
        let is_in_line = before.is_some_and(|at| at.0 == line);
        let best = if is_in_line { before } else { behind.or(before) };
        let numbers = numbers(&functions);
        let (mut caller, mut edges) = (0, BTreeSet::new());
        root.scope().at(module).walk(&mut |op| {
            let Some(at) = place(op) else { return };
            if Some(at) == best && inspection.operation.is_none() {
                inspection.operation = Some(operation(op));
                inspection.layouts = layouts(op);
            }
            if !op.def().has(Trait::FunctionOpInterface) {
                return;
            }
            if Some(at) == function && inspection.function.is_none() {
                inspection.function = Some(blocks(op, &lines, &place));
            }
            references(op.body(), op.op, &mut |reference, _| {
                let symbol = reference.as_::<SymbolRefAttr>(&ctx);
                let name = symbol.map(|symbol| ctx.str(*symbol.nested.last().unwrap_or(&symbol.root)));
                edges.extend(name.and_then(|name| Some((caller, *numbers.get(&*name)?))));
            });
            caller += 1;
        });
        inspection.calls = Calls { functions, edges };
    });
    inspection
}

type Place<'a> = &'a dyn Fn(OpRef<'_>) -> Option<(u32, u32)>;

/// The last line of an operation in the text, as far as operations in it tell.
fn last_line(op: OpRef<'_>, place: Place<'_>) -> u32 {
    let mut last = 0;
    op.walk(&mut |op| last = last.max(place(op).map_or(0, |at| at.0)));
    last
}

fn operation(op: OpRef<'_>) -> Operation {
    let options = PrintOptions {
        generic: true,
        local_scope: true,
        skip_regions: true,
        elide_elements_larger: Some(MAX_ELEMENTS),
        ..PrintOptions::default()
    };
    let mut generic = Vec::new();
    print_op(op, &options, &mut generic);
    let generic = String::from_utf8_lossy(&generic).trim().to_owned();
    Operation { documentation: Documentation::of(op.ctx(), op.name()), generic }
}

/// The layouts of the types of an operation's operands and results, of those that are attributes, and of a function's
/// arguments.
fn layouts(op: OpRef<'_>) -> Vec<Layout> {
    let values = op.operands().iter().chain(op.results().iter());
    let mut types: Vec<_> = values.map(|value| op.ty(value)).collect();
    types.extend(op.attrs().into_iter().filter_map(|(_, attr)| attr.as_type(op.ctx())));
    if op.def().has(Trait::FunctionOpInterface) && op.body().is_nested(op.op) {
        let inner = op.body().region_body(op.op);
        let entry = op.body().regions(op.op).first().and_then(|&region| inner.entry_block(region));
        types.extend(entry.into_iter().flat_map(|block| inner.arg_types(block)));
    }
    layout::of(op.ctx(), &LayoutEntries::closest(op), types.into_iter())
}

/// The blocks of a function.
fn blocks(op: OpRef<'_>, lines: &[&str], place: Place<'_>) -> Function {
    let name = symbol_name(op.body(), op.op).map_or(String::new(), |name| op.ctx().str(name).into_owned());
    let mut function = Function { name, blocks: Vec::new(), edges: BTreeSet::new() };
    let body: &Body = op.body().region_body(op.op);
    let Some(&region) = op.body().regions(op.op).first() else { return function };
    let blocks: Vec<Block> = body.blocks(region).collect();
    let numbers: HashMap<Block, usize> = blocks.iter().enumerate().map(|(i, &block)| (block, i)).collect();
    let scope = terrace::ir::Scope { body, parent: Some((op.scope, op.op)) };
    for (i, &block) in blocks.iter().enumerate() {
        let places = body.ops(block).filter_map(|op| place(scope.at(op)));
        let first = places.map(|at| at.0).min().unwrap_or(0);
        let last = body.ops(block).map(|op| last_line(scope.at(op), place)).max().unwrap_or(first);
        let header = lines[..(first as usize).saturating_sub(1).min(lines.len())].iter().rev();
        let header = header.map(|line| line.trim()).find(|line| !line.is_empty() && !line.starts_with("//"));
        let label =
            header.and_then(|line| line.strip_prefix('^')).and_then(|line| line.split([':', '(']).next());
        let name = label.map_or_else(
            || if i == 0 { "entry".to_owned() } else { format!("block {i}") },
            |label| format!("^{label}"),
        );
        function.blocks.push(Node { name, first, last });
        let terminator = body.terminator(block);
        let targets = terminator.into_iter().flat_map(|op| body.succs(op));
        function.edges.extend(targets.filter_map(|target| Some((i, *numbers.get(&target)?))));
    }
    function
}

/// The indices of functions by their names.
fn numbers(functions: &[Node]) -> HashMap<&str, usize> {
    let mut numbers = HashMap::new();
    for (i, function) in functions.iter().enumerate() {
        numbers.entry(&*function.name).or_insert(i);
    }
    numbers
}

/// The call graph of LLVM IR: a function is linked to those whose names are in its lines.
fn llvm_calls(functions: Vec<Node>, lines: &[&str]) -> Calls {
    let numbers = numbers(&functions);
    let mut edges = BTreeSet::new();
    for (i, function) in functions.iter().enumerate() {
        let range = (function.first as usize).saturating_sub(1)..function.last as usize;
        for (at, line) in lines.get(range).unwrap_or_default().iter().enumerate() {
            // The first name of the first line is the function's own.
            let names = symbol_names(line).skip(usize::from(at == 0));
            edges.extend(names.filter_map(|name| Some((i, *numbers.get(name)?))));
        }
    }
    Calls { functions, edges }
}

/// LLVM IR as [`terrace::llir`] prints it has a line for each label, and the labels of a block's successors in its last lines.
fn of_llvm_ir(text: &str, line: u32, column: u32) -> Inspection {
    let lines: Vec<&str> = text.lines().collect();
    let mut inspection = Inspection::default();
    let mut functions: Vec<Node> = Vec::new();
    let mut open = None;
    for (i, text) in lines.iter().enumerate() {
        let number = i as u32 + 1;
        if let Some(name) = (text.starts_with("define ") || text.starts_with("declare "))
            .then(|| symbol_names(text).next())
            .flatten()
        {
            functions.push(Node { name: name.to_owned(), first: number, last: number });
            open = text.starts_with("define ").then_some(functions.len() - 1);
        } else if *text == "}"
            && let Some(at) = open.take()
        {
            functions[at].last = number;
        }
    }
    if let Some(function) = functions.iter().find(|function| (function.first..=function.last).contains(&line))
    {
        inspection.function = llvm_blocks(function, &lines);
    }
    inspection.calls = llvm_calls(functions, &lines);
    let text = lines.get((line as usize).saturating_sub(1)).copied().unwrap_or("");
    let ctx = terrace::context();
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && !"._%@!".contains(c));
    let at = text.get(..(column as usize).saturating_sub(1)).unwrap_or(text).len();
    let word = words.filter(|word| {
        let start = word.as_ptr().addr() - text.as_ptr().addr();
        (start..=start + word.len()).contains(&at)
    });
    let documentation = word.map(|word| Documentation::of(&ctx, &format!("llvm.{word}")));
    inspection.operation = documentation
        .filter(|found| !found.is_empty())
        .map(|documentation| Operation { documentation, generic: text.trim().to_owned() })
        .next();
    inspection
}

fn llvm_blocks(function: &Node, lines: &[&str]) -> Option<Function> {
    let range = function.first as usize..(function.last as usize).checked_sub(1)?;
    let mut blocks: Vec<Node> = Vec::new();
    let mut targets: Vec<Vec<&str>> = Vec::new();
    for (i, line) in lines.get(range)?.iter().enumerate() {
        let number = function.first + 1 + i as u32;
        let label = (!line.starts_with(' ')).then(|| line.split_once(':')).flatten();
        if label.is_some() || blocks.is_empty() {
            let name = label.map_or("entry", |(name, _)| name).trim_matches('"').to_owned();
            blocks.push(Node { name, first: number, last: number });
            targets.push(Vec::new());
        }
        if line.trim().is_empty() {
            continue;
        }
        blocks.last_mut()?.last = number;
        let end = |rest: &str| rest.find([',', ' ', ')', ']']).unwrap_or(rest.len());
        targets
            .last_mut()?
            .extend(line.split("label %").skip(1).map(|rest| rest[..end(rest)].trim_matches('"')));
    }
    let numbers: HashMap<&str, usize> =
        blocks.iter().enumerate().map(|(i, block)| (&*block.name, i)).collect();
    let mut edges = BTreeSet::new();
    for (i, to) in targets.iter().enumerate() {
        edges.extend(to.iter().filter_map(|to| Some((i, *numbers.get(to)?))));
    }
    Some(Function { name: function.name.clone(), blocks, edges })
}
