//! The module around what is converted: declarations that patterns ask for, and what it has already.

use smallvec::SmallVec;
use std::sync::OnceLock;
use terrace_ir::symbols::symbol_name;
use terrace_ir::{Attr, Block, Body, Builder, Loc, Op, Result, Scope, Str, Type};
use terrace_support::FxHashMap;

/// Something that a pattern needs in the enclosing module: a declaration, a global.
///
/// Bodies are converted in parallel, so requests are carried out afterwards, in the order of bodies and of
/// patterns within a body: the result is the same for any number of threads.
pub struct Request {
    /// Carries the request out in the module's body and returns the symbol's name.
    pub apply: fn(&mut ModuleEdit<'_>, &Request) -> core::result::Result<Str, String>,
    /// A name: of a function, or of a prefix to make unique.
    pub name: Str,
    /// What `apply` needs besides.
    pub types: SmallVec<[Type; 2]>,
    /// What `apply` needs besides.
    pub attr: Option<Attr>,
    /// Where an error is reported.
    pub loc: Loc,
    /// An operation of the body and the slot that gets a flat reference to the symbol when that is not called
    /// [`name`](Self::name).
    pub patch: Option<(Op, usize)>,
}

/// The module that requests are carried out in.
pub struct ModuleEdit<'m> {
    /// Inserts at the start of the module; each insertion goes in front.
    pub builder: Builder<'m>,
    /// The module's block.
    pub block: Block,
    /// The module's location.
    pub loc: Loc,
    /// Symbols of the module, kept up to date by whoever inserts.
    pub symbols: &'m mut FxHashMap<Str, Op>,
    /// A counter for unique names, never reset within a run.
    pub counter: &'m mut u32,
}

/// Requests of one body, each with the dialect of the operation that it is for.
pub type Requests = Vec<(&'static str, Request)>;

/// Requests of many bodies, in their order, each with the operation whose body it is from.
pub(super) type Asked = Vec<(Op, &'static str, Request)>;

/// What is around a body that is converted, to read: the operations there may be converted already.
pub struct Outer<'a> {
    /// The body around.
    body: &'a Body,
    symbols: OnceLock<FxHashMap<Str, Op>>,
}

impl ModuleEdit<'_> {
    /// A name that no symbol has: the name itself, or with a number after it.
    pub fn unique(&mut self, name: Str) -> Str {
        let mut unique = name;
        while self.symbols.contains_key(&unique) {
            let ctx = self.builder.ctx();
            let numbered = [ctx.bytes(name), b"_", self.counter.to_string().as_bytes()].concat();
            unique = ctx.str_id(&numbered);
            *self.counter += 1;
        }
        unique
    }
}

impl<'a> Outer<'a> {
    pub(super) fn new(body: &'a Body) -> Self {
        Self { body, symbols: OnceLock::new() }
    }

    /// The operation in the enclosing module that defines a symbol.
    pub fn symbol(&self, name: Str) -> Option<Op> {
        self.symbols.get_or_init(|| symbols_of(self.body)).get(&name).copied()
    }

    /// The symbols, if anybody has asked for one; nothing has changed if the body around has not.
    pub(super) fn into_symbols(self) -> Option<FxHashMap<Str, Op>> {
        self.symbols.into_inner()
    }

    /// The body around.
    pub fn body(&self) -> &'a Body {
        self.body
    }

    /// The scope to report errors at operations of the body around.
    pub fn scope(&self) -> Scope<'a> {
        Scope { body: self.body, parent: None }
    }
}

/// The symbols that the first block of a body's first region defines.
fn symbols_of(body: &Body) -> FxHashMap<Str, Op> {
    let mut symbols: FxHashMap<Str, Op> = FxHashMap::default();
    // There are few others.
    symbols.reserve(body.op_bound());
    let block = body.root_regions().next().and_then(|region| body.entry_block(region));
    for op in block.into_iter().flat_map(|block| body.ops(block)) {
        if let Some(name) = symbol_name(body, op) {
            symbols.entry(name).or_insert(op);
        }
    }
    symbols
}

/// Carries out requests in the body of a module: the first block of its only root region. Those for operations of
/// the dialects `first` come first, in that order. `symbols` are those of the body, if they are known, and are kept up to
/// date.
pub(super) fn carry_out(
    body: &mut Body,
    loc: Loc,
    asked: Asked,
    symbols: &mut Option<FxHashMap<Str, Op>>,
    first: &[&str],
) -> Result<Requests> {
    let Some(block) = body.root_regions().next().and_then(|region| body.entry_block(region)) else {
        return Ok(asked.into_iter().map(|(_, dialect, request)| (dialect, request)).collect());
    };
    let rank = |dialect: &str| first.iter().position(|&it| it == dialect).unwrap_or(first.len());
    let ranks: Vec<usize> = asked.iter().map(|&(_, dialect, _)| rank(dialect)).collect();
    let of_rank = |rank| asked.iter().zip(&ranks).filter(move |&(_, &it)| it == rank).map(|(asked, _)| asked);
    let symbols = symbols.get_or_insert_with(|| symbols_of(body));
    let mut counter = 0;
    let mut failed: Option<terrace_ir::Reported> = None;
    let mut patches: FxHashMap<Op, Vec<(Op, usize, Str)>> = FxHashMap::default();
    for (owner, _, request) in (0..=first.len()).flat_map(of_rank) {
        let mut builder = Builder::new(body);
        builder.set_start(block);
        builder.set_loc(request.loc);
        let mut edit = ModuleEdit { builder, block, loc, symbols, counter: &mut counter };
        match (request.apply)(&mut edit, request) {
            Ok(name) => {
                if let Some((op, slot)) = request.patch.filter(|_| name != request.name) {
                    patches.entry(*owner).or_default().push((op, slot, name));
                }
            }
            Err(message) => failed = Some(body.ctx().error(request.loc, message).emit()),
        }
    }
    for (owner, patches) in patches {
        if let Some(mut nested) = body.take_nested(owner) {
            for (op, slot, name) in patches {
                let reference = terrace_ir::attrs::SymbolRefAttr::flat(nested.ctx(), name);
                nested.set_slot(op, slot, Some(reference));
            }
            body.put_nested(owner, nested);
        }
    }
    failed.map_or(Ok(Vec::new()), Err)
}
