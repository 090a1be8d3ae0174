//! The symbol tables around a body: lookup, and requests for declarations.

use core::any::{Any, TypeId};
use std::sync::OnceLock;
use terrace_ir::attrs::SymbolRefAttr;
use terrace_ir::diag::Message;
use terrace_ir::symbols::{Symbol, symbol_name, unique_name};
use terrace_ir::{
    Attr, Block, Body, Builder, Context, Loc, Op, Region, Reported, Result, Scope, Str, Trait, Type,
};
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

/// A request of a pattern to the enclosing module: for a declaration or a global.
///
/// Bodies are converted in parallel. Requests are carried out afterwards, in the order of bodies and of patterns within
/// a body, so that the result does not depend on the number of threads.
pub struct Request {
    /// Carries out the request in the module's body and returns the symbol's name, or an error message.
    pub apply: Apply,
    /// The name of a function, or a prefix of a unique name.
    pub name: Str,
    /// Types that `apply` reads.
    pub types: SmallVec<[Type; 4]>,
    /// An attribute that `apply` reads.
    pub attr: Option<Attr>,
    /// The location of errors.
    pub loc: Loc,
    /// An operation of the body, and the slot that gets a flat reference to the symbol if its name is not
    /// [`name`](Self::name).
    pub patch: Option<(Op, usize)>,
}

/// A function that carries out a request.
pub type Apply = fn(&mut ModuleEdit<'_>, &Request) -> core::result::Result<Str, Message>;

impl Request {
    /// A request for a function of this type.
    pub fn new(apply: Apply, name: Str, ty: Type) -> Self {
        let types = SmallVec::from_slice(&[ty]);
        Self { apply, name, types, attr: None, loc: Loc::UNKNOWN, patch: None }
    }

    /// Sets the location of errors.
    #[must_use]
    pub fn at(self, loc: Loc) -> Self {
        Self { loc, ..self }
    }

    /// Sets the operation that refers to the symbol, and the slot of its reference.
    #[must_use]
    pub fn patch(self, op: Op, slot: usize) -> Self {
        Self { patch: Some((op, slot)), ..self }
    }
}

/// The module that requests are carried out in.
pub struct ModuleEdit<'m> {
    /// Inserts at the start of the module.
    pub builder: Builder<'m>,
    /// The module's block.
    pub block: Block,
    /// The module's location.
    pub loc: Loc,
    /// The operation of the block that makes the request, or has the one that does in its regions.
    pub place: Option<Op>,
    /// The symbols of the module; [`Request::apply`] adds those that it inserts.
    pub symbols: &'m mut FxHashMap<Str, Op>,
    /// The counter of unique names; a conversion never resets it.
    pub counter: &'m mut u32,
    /// State that requests share.
    pub shared: &'m mut Shared,
}

/// State that the requests of a module share, one value for each type.
#[derive(Default)]
pub struct Shared(FxHashMap<TypeId, Box<dyn Any>>);

impl Shared {
    /// The value of a type, at first the default.
    pub fn get<T: Any + Default>(&mut self) -> &mut T {
        let value = self.0.entry(TypeId::of::<T>()).or_insert_with(|| Box::<T>::default());
        value.downcast_mut().expect("the key is the type of the value")
    }
}

/// A request that has not reached its symbol table yet.
pub struct Pending {
    /// The pass that lowers the operation that the request is for ([`Conversion::passes`](super::Conversion::passes)).
    pub(super) pass: Option<u8>,
    /// The location of the operation that the request is for.
    pub(super) loc: Loc,
    pub(super) request: Request,
    /// A remaining operation that the pattern has created, in the body that the request comes from.
    pub(super) at: Option<Op>,
    /// The owners of the bodies that the request has left, innermost first.
    pub(super) owners: SmallVec<[Op; 4]>,
}

impl Pending {
    /// The number of the pass that makes the request.
    pub(super) fn pass_number(&self) -> u8 {
        // Operations without a pass are lowered last.
        self.pass.unwrap_or(u8::MAX)
    }

    /// Gives the user of a request the symbol's name, if it is another than that of the request.
    pub(super) fn patch(&self, body: &mut Body, name: Str) {
        let Some((op, slot)) = self.request.patch.filter(|_| name != self.request.name) else { return };
        let inner = self.owners.iter().rev().fold(body, |body, &owner| body.region_body_mut(owner));
        let reference = SymbolRefAttr::flat(inner.ctx(), name);
        inner.set_slot(op, slot, Some(reference));
    }

    /// The operation of the current body that the request comes from, or whose nested body it comes from.
    fn place(&self) -> Option<Op> {
        self.owners.last().copied().or(self.at)
    }
}

/// The operation that owns a body.
#[derive(Clone, Copy)]
pub(super) struct Owner {
    /// The operation, in the body around.
    pub op: Option<Op>,
    pub loc: Loc,
    /// Whether it is a symbol table.
    pub is_table: bool,
    /// Whether the body is nested in the converted operation's body, so that no caller holds its ids.
    pub is_nested: bool,
}

impl Owner {
    /// An unknown owner.
    pub(super) const NONE: Owner = Owner { op: None, loc: Loc::UNKNOWN, is_table: false, is_nested: false };

    /// The operation `op` of `around`.
    pub(super) fn of(around: &Body, op: Op) -> Self {
        let is_table = around.def(op).has(Trait::SymbolTable);
        Self { op: Some(op), loc: around.loc(op), is_table, is_nested: true }
    }
}

/// The body around a converted body. Its operations may be converted already.
pub struct Outer<'a> {
    body: &'a Body,
    /// Whether its owner is a symbol table.
    is_table: bool,
    /// The body around `body`.
    outer: Option<&'a Outer<'a>>,
    symbols: OnceLock<FxHashMap<Str, Op>>,
}

impl ModuleEdit<'_> {
    /// A name that no symbol has: `name` itself, or with a number appended.
    pub fn unique(&mut self, name: Str) -> Str {
        unique_name(self.builder.ctx(), name, self.counter, |name| self.symbols.contains_key(&name))
    }
}

impl<'a> Outer<'a> {
    /// The context.
    pub(super) fn ctx(&self) -> &'a Context {
        self.body.ctx()
    }

    /// An operation of the body.
    pub(super) fn at(&self, op: Op) -> Symbol<'a> {
        Symbol { body: self.body, op }
    }

    /// The body as a scope, without those around it.
    pub(super) fn scope(&self) -> Scope<'a> {
        Scope { body: self.body, parent: None }
    }

    pub(super) fn new(body: &'a Body, is_table: bool, outer: Option<&'a Outer<'a>>) -> Self {
        Self { body, is_table, outer, symbols: OnceLock::new() }
    }

    /// The operation that defines a symbol in the nearest enclosing symbol table.
    pub fn symbol(&self, name: Str) -> Option<Symbol<'a>> {
        if !self.is_table {
            return self.outer?.symbol(name);
        }
        let op = self.symbols.get_or_init(|| symbols_of(self.body)).get(&name).copied()?;
        Some(Symbol { body: self.body, op })
    }

    /// The body as that of a symbol table's owner, whose symbols may be known.
    pub(super) fn of_table(body: &'a Body, owner: Owner, symbols: Option<FxHashMap<Str, Op>>) -> Self {
        let outer = Self::new(body, owner.is_table, None);
        Self { symbols: symbols.map_or_else(OnceLock::new, OnceLock::from), ..outer }
    }

    /// The symbols of the body, if any was looked up.
    pub(super) fn into_symbols(self) -> Option<FxHashMap<Str, Op>> {
        self.symbols.into_inner()
    }
}

/// The symbols that the first block of a body's first region defines.
pub(super) fn symbols_of(body: &Body) -> FxHashMap<Str, Op> {
    body.root_regions().next().map(|region| symbols_in(body, region)).unwrap_or_default()
}

fn symbols_in(body: &Body, region: Region) -> FxHashMap<Str, Op> {
    let mut symbols: FxHashMap<Str, Op> = FxHashMap::default();
    // Most operations of a module define a symbol.
    symbols.reserve(body.op_bound());
    for op in body.entry_block(region).into_iter().flat_map(|block| body.ops(block)) {
        if let Some(name) = symbol_name(body, op) {
            symbols.entry(name).or_insert(op);
        }
    }
    symbols
}

/// The nearest symbol table of a request, with its region and block: an operation of `body`, or `None` for the body's
/// owner. Returns `None` if the table is further outside.
fn table_of(body: &Body, owner: Owner, pending: &Pending) -> Option<(Option<Op>, Region, Block)> {
    let place = pending.place().filter(|&op| !body.is_erased(op));
    let mut inner = place.and_then(|op| body.parent_op(op));
    while let Some(op) = inner.filter(|&op| !body.def(op).has(Trait::SymbolTable)) {
        inner = body.parent_op(op);
    }
    let region = match inner {
        Some(table) => body.regions(table).first().copied(),
        None => body.root_regions().next().filter(|_| owner.is_table),
    };
    let region = region?;
    Some((inner, region, body.entry_block(region)?))
}

/// The operation of a block that a request comes from, or that has the one that it comes from in its regions.
fn place_in(body: &Body, block: Block, pending: &Pending) -> Option<Op> {
    let place = pending.place().filter(|&op| !body.is_erased(op))?;
    core::iter::once(place).chain(body.ancestors(place)).find(|&op| body.block_of(op) == Some(block))
}

/// A symbol table that requests are carried out in.
pub(super) struct Table {
    block: Block,
    loc: Loc,
    pub symbols: FxHashMap<Str, Op>,
    counter: u32,
    shared: Shared,
}

impl Table {
    fn new(block: Block, loc: Loc, symbols: FxHashMap<Str, Op>) -> Self {
        Self { block, loc, symbols, counter: 0, shared: Shared::default() }
    }

    /// That of a body's owner, if it is one.
    pub fn of_owner(body: &Body, owner: Owner, symbols: FxHashMap<Str, Op>) -> Option<Self> {
        let region = body.root_regions().next().filter(|_| owner.is_table)?;
        Some(Self::new(body.entry_block(region)?, owner.loc, symbols))
    }

    /// Carries out a request. Returns the symbol's name, or an error message.
    pub fn apply(&mut self, body: &mut Body, pending: &Pending) -> core::result::Result<Str, Message> {
        let request = &pending.request;
        let place = place_in(body, self.block, pending);
        let mut builder = Builder::new(body);
        builder.set_start(self.block);
        builder.set_loc(request.loc);
        let mut edit = ModuleEdit {
            builder,
            block: self.block,
            loc: self.loc,
            place,
            symbols: &mut self.symbols,
            counter: &mut self.counter,
            shared: &mut self.shared,
        };
        (request.apply)(&mut edit, request)
    }
}

/// Sorts requests of the body's own operations and of bodies nested in it by pass and position.
fn sort(body: &Body, requests: &mut [Pending]) {
    if requests.iter().all(|it| !it.owners.is_empty()) {
        return requests.sort_by_key(Pending::pass_number);
    }
    let mut positions: FxHashMap<Op, usize> =
        requests.iter().filter_map(|it| Some((it.place()?, 0))).collect();
    let mut n = 0;
    body.walk(|op| {
        n += 1;
        if let Some(position) = positions.get_mut(&op) {
            *position = n;
        }
    });
    let position = |it: &Pending| it.place().and_then(|op| positions.get(&op).copied()).unwrap_or(0);
    requests.sort_by_key(|it| (it.pass_number(), position(it)));
}

/// Carries out requests in symbol tables: the body's owner, if it is one, and those inside the body. Returns the
/// requests for tables further outside.
///
/// `symbols` are those of the body if any was looked up; they are updated.
pub(super) fn carry_out(
    body: &mut Body,
    owner: Owner,
    mut requests: Vec<Pending>,
    symbols: &mut Option<FxHashMap<Str, Op>>,
) -> Result<Vec<Pending>> {
    let is_here = |pending: &Pending| table_of(body, owner, pending).is_some();
    if !requests.iter().any(is_here) {
        return Ok(requests);
    }
    let left = requests.extract_if(.., |pending| !is_here(pending)).collect();
    sort(body, &mut requests);
    let mut failed: Option<Reported> = None;
    let mut tables: FxHashMap<Option<Op>, Table> = FxHashMap::default();
    let mut patches: Vec<(Pending, Str)> = Vec::new();
    for pending in requests {
        let Some((inner, region, block)) = table_of(body, owner, &pending) else { continue };
        let table = tables.entry(inner).or_insert_with(|| {
            let cached = if inner.is_none() { symbols.take() } else { None };
            let symbols = cached.unwrap_or_else(|| symbols_in(body, region));
            Table::new(block, inner.map_or(owner.loc, |op| body.loc(op)), symbols)
        });
        match table.apply(body, &pending) {
            Ok(name) => patches.push((pending, name)),
            Err(message) => failed = Some(body.ctx().error(pending.request.loc, message).emit()),
        }
    }
    if let Some(table) = tables.remove(&None) {
        *symbols = Some(table.symbols);
    }
    patches.iter().for_each(|(pending, name)| pending.patch(body, *name));
    failed.map_or(Ok(left), Err)
}

/// Reports the first request without a symbol table: the pass runs on an operation that is not inside one.
pub(super) fn check_left(body: &Body, op: Op, left: &[Pending]) -> Result {
    let Some(pending) = left.first() else { return Ok(()) };
    let (ctx, name) = (body.ctx(), body.def(op).name);
    let message = format!(
        "'{}' has to be declared in a symbol table around '{name}', but there is none",
        ctx.str(pending.request.name)
    );
    let help = "run the pass on the module that the operation is to be in";
    Err(ctx.error(pending.loc, message).note(body.loc(op), help).emit())
}
