//! MLIR's locations as `!DILocation` nodes, and the variables of debug records.
//!
//! A node needs a scope: the one fused with the location, or else the function's (the `#llvm.di_subprogram` fused with
//! the function's location). Call-site locations become `inlinedAt` chains.

use super::debug::{DebugNodes, MAX_COLUMN, MAX_DEPTH, Why};
use terrace_ir::attrs::{FusedLoc, NameLoc};
use terrace_ir::{Attr, Loc, Place};
use terrace_llir as llir;
use terrace_llir::debug::DiKind;
use terrace_llir::metadata::MdView;
use terrace_llir::{Md, debug as d};
use terrace_llvm::debug as a;
use terrace_support::FxHashMap;
use terrace_support::id::IdMap;

/// The translated locations of a worker, and nodes that variables and locations refer to.
#[derive(Default)]
pub(crate) struct Locations {
    of: FxHashMap<(Loc, Md, Md), Md>,
    /// Nodes of debug attributes, which are found here without a lock.
    nodes: IdMap<Attr, Md>,
}

impl Locations {
    /// The node of an attribute that many others refer to.
    fn node_of(&mut self, nodes: DebugNodes<'_>, attr: Attr) -> Result<Md, Why> {
        if let Some(&node) = self.nodes.get(&attr) {
            return Ok(node);
        }
        let node = nodes.node(attr)?;
        self.nodes.insert(attr, node);
        Ok(node)
    }

    /// The node of a debug record's variable or label. Nodes of local variables are unique by their operands, so they
    /// are built here without a lock.
    pub fn variable(&mut self, nodes: DebugNodes<'_>, attr: Attr) -> Result<Md, Why> {
        let (ctx, cx) = (nodes.ctx, nodes.cx);
        let Some(variable) = attr.as_::<a::DILocalVariableAttr>(ctx) else { return nodes.node(attr) };
        let name = variable.name.map_or(&[][..], |name| ctx.bytes(name));
        Ok(cx.di(&d::DILocalVariable {
            name: if name.is_empty() { Md::NULL } else { cx.md_string(name) },
            arg: variable.arg,
            scope: self.node_of(nodes, variable.scope)?,
            file: variable.file.map_or(Ok(Md::NULL), |file| self.node_of(nodes, file))?,
            line: variable.line,
            ty: variable.ty.map_or(Ok(Md::NULL), |ty| self.node_of(nodes, ty))?,
            flags: variable.flags,
            align: variable.align_in_bits,
            ..Default::default()
        }))
    }

    /// The node of a location's own scope: its metadata, if that is a local scope.
    fn own_scope(&mut self, nodes: DebugNodes<'_>, metadata: Option<Attr>) -> Result<Option<Md>, Why> {
        let scope = metadata.filter(|&attr| a::is_local_scope(nodes.ctx, attr));
        scope.map(|attr| self.node_of(nodes, attr)).transpose()
    }

    /// The scope of a debug record: the one fused with its location, or else the function's.
    pub fn local_scope(&mut self, nodes: DebugNodes<'_>, loc: Loc, subprogram: Md) -> Result<Md, Why> {
        let ctx = nodes.ctx;
        let metadata = match loc.place(ctx) {
            Some(place) => place.metadata,
            None if loc.pos().is_some() || loc.call_site(ctx).is_some() => None,
            None => loc.attr(ctx).as_::<FusedLoc>(ctx).and_then(|fused| fused.metadata),
        };
        Ok(self.own_scope(nodes, metadata)?.unwrap_or(subprogram))
    }

    /// The node of a location in a scope; null for an unknown location.
    pub fn node(&mut self, nodes: DebugNodes<'_>, loc: Loc, outer: Md) -> Result<Md, Why> {
        let ctx = nodes.ctx;
        if let Some(pos) = loc.pos() {
            if outer.is_null() {
                return Ok(Md::NULL);
            }
            return Ok(match ctx.sources.resolve(pos) {
                Some((_, line, column)) => location(nodes.cx, line, column, outer, Md::NULL),
                None => Md::NULL,
            });
        }
        self.part_node(nodes, loc, outer, Md::NULL, 0)
    }

    /// The node of a place in its own scope, or else in `scope`.
    fn place(&mut self, nodes: DebugNodes<'_>, place: Place, scope: Md, inlined_at: Md) -> Result<Md, Why> {
        let scope = self.own_scope(nodes, place.metadata)?.unwrap_or(scope);
        Ok(match scope.is_null() {
            true => Md::NULL,
            false => location(nodes.cx, place.line, place.col, scope, inlined_at),
        })
    }

    /// The node of a location that is no position in the text, or of a part of such a location.
    fn part_node(
        &mut self,
        nodes: DebugNodes<'_>,
        loc: Loc,
        scope: Md,
        inlined_at: Md,
        depth: u32,
    ) -> Result<Md, Why> {
        let ctx = nodes.ctx;
        let loc = if loc.pos().is_some() { Loc::of_attr(loc.attr(ctx)) } else { loc };
        // Places are not cached: there are as many as operations, and a lookup costs as much as the node.
        if let Some(place) = loc.place(ctx) {
            return self.place(nodes, place, scope, inlined_at);
        }
        if loc == Loc::UNKNOWN {
            return Ok(Md::NULL);
        }
        if let Some(&known) = self.of.get(&(loc, scope, inlined_at)) {
            return Ok(known);
        }
        if depth > MAX_DEPTH {
            return Err("cannot be translated: the location is nested too deeply");
        }
        let node = if let Some((callee, caller)) = loc.call_site(ctx) {
            let caller = self.part_node(nodes, caller, scope, inlined_at, depth + 1)?;
            let callee = self.part_node(nodes, callee, Md::NULL, caller, depth + 1)?;
            if callee.is_null() { caller } else { callee }
        } else if let Some(name) = loc.attr(ctx).as_::<NameLoc>(ctx) {
            self.part_node(nodes, Loc::of_attr(name.child), scope, inlined_at, depth + 1)?
        } else if let Some(fused) = loc.attr(ctx).as_::<FusedLoc>(ctx) {
            let scope = self.own_scope(nodes, fused.metadata)?.unwrap_or(scope);
            let mut parts = fused.locs.iter();
            let mut merged = match parts.next() {
                Some(&first) => self.part_node(nodes, Loc::of_attr(first), scope, inlined_at, depth + 1)?,
                None => Md::NULL,
            };
            for &part in parts {
                let part = self.part_node(nodes, Loc::of_attr(part), scope, inlined_at, depth + 1)?;
                merged = merge(nodes.cx, merged, part);
            }
            merged
        } else {
            Md::NULL
        };
        self.of.insert((loc, scope, inlined_at), node);
        Ok(node)
    }
}

fn location(cx: &llir::Context, line: u32, column: u32, scope: Md, inlined_at: Md) -> Md {
    let column = if column < MAX_COLUMN { column } else { 0 };
    cx.di_location(line, column, scope, inlined_at)
}

/// The fields of a `!DILocation`.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Location {
    line: u32,
    column: u32,
    scope: Md,
    inlined_at: Md,
}

fn parts(cx: &llir::Context, md: Md) -> Option<Location> {
    match cx.md_view(md) {
        MdView::Node(node) if node.kind() == DiKind::DILocation => {
            let (line, column) = node.line_and_column();
            let mut operands = node.iter();
            Some(Location {
                line,
                column,
                scope: operands.next().unwrap_or_default(),
                inlined_at: operands.next().unwrap_or_default(),
            })
        }
        _ => None,
    }
}

/// The scopes from `scope` up to its subprogram.
fn scopes(cx: &llir::Context, scope: Md) -> Vec<Md> {
    let mut all = vec![scope];
    let mut at = scope;
    while let MdView::Node(node) = cx.md_view(at) {
        if !matches!(node.kind(), DiKind::DILexicalBlock | DiKind::DILexicalBlockFile) {
            break;
        }
        // The operands are the file and the scope.
        at = node.iter().nth(1).unwrap_or_default();
        all.push(at);
    }
    all
}

/// The file of a scope.
fn file(cx: &llir::Context, scope: Md) -> Md {
    match cx.md_view(scope) {
        MdView::Node(node) => node.md("file"),
        _ => Md::NULL,
    }
}

/// The scopes from that of a location up to its subprogram, with their places: file, line, column. A
/// `!DILexicalBlockFile` has no line, so it takes that of the scope inside it.
fn places(cx: &llir::Context, location: &Location) -> Vec<(Md, (Md, u32, u32))> {
    let (mut line, mut column) = (location.line, location.column);
    let place = |scope| {
        if let MdView::Node(node) = cx.md_view(scope)
            && node.kind() != DiKind::DILexicalBlockFile
        {
            (line, column) = (node.number("line") as u32, node.number("column") as u32);
        }
        (scope, (file(cx, scope), line, column))
    };
    scopes(cx, location.scope).into_iter().map(place).collect()
}

/// The innermost scope of the first location whose place is that of a scope of the second one, with line and column.
fn common_place(cx: &llir::Context, x: &Location, y: &Location) -> Option<(Md, u32, u32)> {
    let of_x = places(cx, x);
    places(cx, y).into_iter().find_map(|(scope, place)| {
        let mut there = of_x.iter().filter(|(_, other)| *other == place).map(|&(scope, _)| scope);
        let first = there.next()?;
        let same = first == scope || there.any(|other| other == scope);
        Some((if same { scope } else { first }, place.1, place.2))
    })
}

/// A block moved into another scope. The scope itself and nodes that are no blocks stay.
fn moved_scope(cx: &llir::Context, block: Md, parent: Md) -> Md {
    let MdView::Node(node) = cx.md_view(block) else { return block };
    let file = node.md("file");
    match node.kind() {
        _ if block == parent => block,
        DiKind::DILexicalBlock => {
            let (line, column) = (node.number("line") as u32, node.number("column") as u32);
            cx.di(&d::DILexicalBlock { scope: parent, file, line, column })
        }
        DiKind::DILexicalBlockFile => {
            let discriminator = node.number("discriminator") as u32;
            cx.di(&d::DILexicalBlockFile { scope: parent, file, discriminator })
        }
        _ => block,
    }
}

/// The location of an instruction that replaces two others, as LLVM merges them: the fields that are equal.
fn merge(cx: &llir::Context, a: Md, b: Md) -> Md {
    if a == b {
        return a;
    }
    let (Some(first), Some(_)) = (parts(cx, a), parts(cx, b)) else { return Md::NULL };
    let chain = |md: Md| {
        let mut all: Vec<Location> = Vec::new();
        let mut at = parts(cx, md);
        while let Some(location) = at {
            all.push(location);
            at = parts(cx, location.inlined_at);
        }
        all
    };
    let subprogram = |scope: Md| scopes(cx, scope).last().copied().unwrap_or_default();
    let (chain_a, chain_b) = (chain(a), chain(b));
    let place = |location: &Location| (subprogram(location.scope), location.inlined_at);
    let start = chain_b.iter().enumerate().find_map(|(j, location)| {
        let wanted = place(location);
        chain_a.iter().position(|location| place(location) == wanted).map(|i| (i, j))
    });
    let mut result = Md::NULL;
    if let Some((i, j)) = start {
        result = chain_a[i].inlined_at;
        // From the common frame towards the innermost ones.
        for (x, y) in chain_a[..=i].iter().rev().zip(chain_b[..=j].iter().rev()) {
            if x == y {
                result = location(cx, x.line, x.column, x.scope, result);
                continue;
            }
            if subprogram(x.scope) != subprogram(y.scope) {
                break;
            }
            let of_y = scopes(cx, y.scope);
            let Some(mut scope) = scopes(cx, x.scope).into_iter().find(|scope| of_y.contains(scope)) else {
                break;
            };
            let (file_x, file_y) = (file(cx, x.scope), file(cx, y.scope));
            if (file(cx, scope) != file_x || file_x != file_y)
                && let Some((common, line, column)) = common_place(cx, x, y)
            {
                scope = moved_scope(cx, common, scope);
                if file(cx, scope) != file_x || file_x != file_y {
                    // Both files are included from there.
                    result = location(cx, line, column, scope, result);
                    continue;
                }
            }
            let line = if x.line == y.line { x.line } else { 0 };
            let column = if x.line == y.line && x.column == y.column { x.column } else { 0 };
            result = location(cx, line, column, scope, result);
        }
    }
    if result.is_null() { location(cx, 0, 0, first.scope, Md::NULL) } else { result }
}
