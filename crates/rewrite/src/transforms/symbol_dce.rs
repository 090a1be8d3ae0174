//! `symbol-dce`: erases unused symbols that are not visible outside.

use crate::pass::{Anchor, PassContext};
use crate::passes;
use crate::references::may_be_symbol_table;
use terrace_ir::attrs::SymbolRefAttr;
use terrace_ir::decl::Trait;
use terrace_ir::params::{Part, for_each_part};
use terrace_ir::symbols::{Symbol, SymbolTables, Visibility, symbol_name, symbol_visibility};
use terrace_ir::{Attr, Body, Context, Op, Region, Result, Scope};
use terrace_support::FxHashSet;

passes! {
    /// Eliminate dead symbols.
    SymbolDce("SymbolDCE") = "symbol-dce" on(Anchor::Any) => run;
}

fn run(_: &SymbolDce, pass: &mut PassContext<'_>) -> Result {
    let changed = symbol_dce(pass.body, pass.op, pass.outer)?;
    pass.finish(changed)
}

/// An operation of any body in the tree; bodies do not move while keys exist.
type Key = (usize, Op);

fn key(body: &Body, op: Op) -> Key {
    (core::ptr::from_ref(body).addr(), op)
}

/// Erases the symbols in a symbol table, and in those inside, that no visible symbol refers to, directly or not; returns
/// whether there were any.
pub fn symbol_dce(body: &mut Body, op: Op, outer: Option<(&Scope<'_>, Op)>) -> Result<bool> {
    let scope = Scope { body, parent: outer };
    let at = scope.at(op);
    if !at.def().has(Trait::SymbolTable) {
        return at.fail(" was scheduled to run under SymbolDCE, but does not define a symbol table");
    }
    let hidden = outer.is_none() || !is_symbol(body, op) || is_private(body, op);
    let mut liveness = Liveness {
        tables: SymbolTables::new(body),
        live: FxHashSet::default(),
        seen: FxHashSet::default(),
        refs: Vec::new(),
    };
    liveness.table(body, op, hidden)?;
    let live = liveness.live;
    let mut changed = false;
    sweep(body, op, &live, &mut changed);
    Ok(changed)
}

fn is_symbol(body: &Body, op: Op) -> bool {
    body.def(op).has(Trait::Symbol) && symbol_name(body, op).is_some()
}

fn is_private(body: &Body, op: Op) -> bool {
    symbol_visibility(body, op) == Visibility::Private
}

struct Liveness<'a> {
    tables: SymbolTables<'a>,
    live: FxHashSet<Key>,
    /// Attributes and types whose references were collected, by the symbol table that the references start from.
    seen: FxHashSet<(Key, u32, bool)>,
    refs: Vec<Attr>,
}

/// An operation in a symbol table whose references are live.
#[derive(Clone, Copy)]
struct Item<'b> {
    outer: &'b Body,
    table: Op,
    body: &'b Body,
    op: Op,
}

impl Liveness<'_> {
    fn table(&mut self, outer: &Body, table: Op, hidden: bool) -> Result {
        let body = outer.region_body(table);
        let mut work: Vec<Item<'_>> = Vec::new();
        for region in outer.regions(table).into_iter().take(1) {
            for block in body.blocks(region) {
                for op in body.ops(block) {
                    let discardable = is_symbol(body, op)
                        && (hidden || is_private(body, op))
                        && symbol_visibility(body, op) != Visibility::Public;
                    if !is_symbol(body, op) || (!discardable && self.live.insert(key(body, op))) {
                        work.push(Item { outer, table, body, op });
                    }
                }
            }
        }
        while let Some(item) = work.pop() {
            let Item { body, op, .. } = item;
            if body.def(op).has(Trait::SymbolTable) {
                let inner_hidden = hidden || !is_symbol(body, op) || is_private(body, op);
                self.table(body, op, inner_hidden)?;
            }
            self.references(item, &mut work)?;
            let refs = core::mem::take(&mut self.refs);
            for reference in &refs {
                self.resolve(item, *reference, &mut work);
            }
            self.refs = refs;
            self.refs.clear();
        }
        Ok(())
    }

    /// Marks every symbol on the path of a reference, if the reference resolves.
    fn resolve<'b>(&mut self, from: Item<'b>, reference: Attr, work: &mut Vec<Item<'b>>) {
        let ctx = from.body.ctx();
        let Some(reference) = reference.as_::<SymbolRefAttr>(ctx) else { return };
        let (mut outer, mut table) = (from.outer, from.table);
        let mut found: Vec<Item<'b>> = Vec::new();
        for name in core::iter::once(reference.root).chain(reference.nested.iter().copied()) {
            let Some(symbol) = self.tables.lookup_in(Symbol { body: outer, op: table }, name) else { return };
            found.push(Item { outer, table, body: symbol.body, op: symbol.op });
            (outer, table) = (symbol.body, symbol.op);
        }
        for item in found {
            if self.live.insert(key(item.body, item.op)) {
                work.push(item);
            }
        }
    }

    /// Collects the references in an operation and inside it, except those inside symbol tables, which become items of
    /// their own: they live as long as the operation.
    fn references<'b>(&mut self, item: Item<'b>, work: &mut Vec<Item<'b>>) -> Result {
        let from = key(item.outer, item.table);
        let mut stack: Vec<(&'b Body, Op)> = vec![(item.body, item.op)];
        while let Some((body, op)) = stack.pop() {
            let def = body.def(op);
            if may_be_symbol_table(body, op) {
                let message = "operation contains potentially unknown symbol table, meaning that we can't reliable \
                               compute symbol uses";
                let scope = Scope { body: item.body, parent: None };
                return Err(scope.at(item.op).error(message).emit());
            }
            let ctx = body.ctx();
            for (_, attr) in body.slots(op).taken() {
                self.part(ctx, from, Part::Attr(attr));
            }
            if let Some(dict) = body.dict(op) {
                self.part(ctx, from, Part::Attr(dict));
            }
            if def.has(Trait::SymbolTable) {
                if key(body, op) != key(item.body, item.op) {
                    work.push(Item { body, op, ..item });
                }
                continue;
            }
            if body.n_regions(op) == 0 {
                continue;
            }
            let inner = body.region_body(op);
            for region in body.regions(op) {
                for block in inner.blocks(region) {
                    stack.extend(inner.ops(block).map(|op| (inner, op)));
                }
            }
        }
        Ok(())
    }

    /// Collects the references in an attribute or type, once for each table that they start from.
    fn part(&mut self, ctx: &Context, from: Key, part: Part) {
        let mut stack = vec![part];
        while let Some(part) = stack.pop() {
            let (raw, is_type) = match part {
                Part::Attr(attr) => (attr.raw(), false),
                Part::Type(ty) => (ty.raw(), true),
            };
            if !self.seen.insert((from, raw, is_type)) {
                continue;
            }
            let (def, words) = match part {
                Part::Attr(attr) if attr.is::<SymbolRefAttr>(ctx) => {
                    self.refs.push(attr);
                    continue;
                }
                Part::Attr(attr) => (attr.def(ctx), ctx.attr_words(attr).1),
                Part::Type(ty) => (ty.def(ctx), ctx.type_words(ty).1),
            };
            if let Some(def) = def {
                for_each_part(def.params, words, &mut |part| stack.push(part));
            }
        }
    }
}

/// Erases symbols that are not live, in a symbol table and those inside.
fn sweep(outer: &mut Body, op: Op, live: &FxHashSet<Key>, changed: &mut bool) {
    let is_table = outer.def(op).has(Trait::SymbolTable);
    let inner: Vec<Op>;
    if outer.is_nested(op) {
        let body = outer.region_body_mut(op);
        if is_table {
            erase_dead(body, Region::from_index(0), live, changed);
        }
        let mut ops = Vec::new();
        body.walk(|op| ops.extend((body.n_regions(op) != 0).then_some(op)));
        inner = ops;
        for op in inner {
            if body.is_nested(op) || body.def(op).has(Trait::SymbolTable) {
                sweep(body, op, live, changed);
            }
        }
    } else if is_table && outer.n_regions(op) != 0 {
        let region = outer.region(op, 0);
        erase_dead(outer, region, live, changed);
    }
}

fn erase_dead(body: &mut Body, region: Region, live: &FxHashSet<Key>, changed: &mut bool) {
    let dead: Vec<Op> = body
        .blocks(region)
        .flat_map(|block| body.ops(block))
        .filter(|&op| is_symbol(body, op) && !live.contains(&key(body, op)))
        .collect();
    for op in dead {
        body.erase(op);
        *changed = true;
    }
}
