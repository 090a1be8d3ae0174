//! Dropping debug information, as LLVM does when it is of another version or breaks the verifier's rules.

use crate::body::Body;
use crate::context::Context;
use crate::debug::DiKind;
use crate::metadata::{Md, MdKind, MdView};
use crate::module::Module;
use crate::value::Global;
use terrace_support::{FxHashMap, FxHashSet};

/// The nesting of loop properties in which locations are looked for.
const MAX_DEPTH: u32 = 64;

impl Module {
    /// Drops all debug information. Returns whether there was any.
    ///
    /// LLVM does so with modules of which [`verify_module`](crate::verify_module) reports debug information only.
    pub fn strip_debug_info(&mut self) -> bool {
        let is_debug = |name: &[u8]| name.starts_with(b"llvm.dbg.") || name == b"llvm.gcov";
        let before = self.named_metadata.len();
        self.named_metadata.retain(|named| !is_debug(&named.name));
        let mut found = self.named_metadata.len() != before;
        for at in 0..self.globals().len() {
            let attached = &mut self.global_mut(Global::from_index(at)).metadata;
            let before = attached.len();
            attached.retain(|(kind, _)| *kind != MdKind::DBG);
            found |= attached.len() != before;
        }
        let cx = self.cx.clone();
        for func in self.functions_mut() {
            found |= !func.dbg.is_null();
            func.dbg = Md::NULL;
            if let Some(body) = &mut func.body {
                found |= strip_body(&cx, body);
            }
        }
        found
    }
}

/// Drops the debug information of a body. Returns whether it had locations or records.
pub(crate) fn strip_body(cx: &Context, body: &mut Body) -> bool {
    let found = body.drop_locations();
    let mut loops: FxHashMap<Md, Option<Md>> = FxHashMap::default();
    body.map_attachments(|kind, node| match kind {
        MdKind::DIASSIGNID => None,
        MdKind::LOOP => *loops.entry(node).or_insert_with(|| without_locations(cx, node)),
        _ => (!cx.md_kind_is(kind, b"heapallocsite")).then_some(node),
    });
    found
}

/// The properties of a loop other than its locations, if there are any.
fn without_locations(cx: &Context, id: Md) -> Option<Md> {
    let operands = operands(cx, id);
    let Some((_, properties)) = operands.split_first() else { return Some(id) };
    let mut seen = FxHashSet::default();
    if !properties.iter().any(|&property| reaches_location(cx, property, &mut seen)) {
        return Some(id);
    }
    if properties.iter().all(|&property| is_location(cx, property)) {
        return None;
    }
    let mut kept = vec![Md::NULL];
    kept.extend(
        properties.iter().filter_map(|&property| {
            if property.is_null() { Some(property) } else { stripped(cx, property, 0) }
        }),
    );
    Some(refer_to_itself(cx, kept))
}

/// A distinct node whose first operand is itself.
fn refer_to_itself(cx: &Context, mut operands: Vec<Md>) -> Md {
    let node = cx.md_mutable(true);
    operands[0] = node;
    cx.md_set_operands(node, &operands);
    node
}

/// A property without locations; `None` if nothing else is in it.
fn stripped(cx: &Context, property: Md, depth: u32) -> Option<Md> {
    if is_location(cx, property) {
        return None;
    }
    let operands = operands(cx, property);
    if depth > MAX_DEPTH || !reaches_location(cx, property, &mut FxHashSet::default()) {
        return Some(property);
    }
    let refers_to_itself = operands.first() == Some(&property);
    let mut kept = Vec::new();
    for &operand in &operands {
        if operand.is_null() || operand == property {
            kept.push(operand);
        } else {
            kept.extend(stripped(cx, operand, depth + 1));
        }
    }
    if kept.is_empty() || refers_to_itself && kept.len() == 1 {
        return None;
    }
    Some(if refers_to_itself { refer_to_itself(cx, kept) } else { cx.md_node(&kept) })
}

fn operands(cx: &Context, md: Md) -> Vec<Md> {
    match cx.md_view(md) {
        MdView::Node(node) if node.kind() == DiKind::Tuple => node.iter().collect(),
        _ => Vec::new(),
    }
}

fn is_location(cx: &Context, md: Md) -> bool {
    cx.md_node_kind(md) == Some(DiKind::DILocation)
}

/// Whether a location is among the operands of a node, their operands and so on.
fn reaches_location(cx: &Context, md: Md, seen: &mut FxHashSet<Md>) -> bool {
    let mut next = vec![md];
    while let Some(md) = next.pop() {
        if is_location(cx, md) {
            return true;
        }
        if seen.insert(md) {
            next.extend(operands(cx, md));
        }
    }
    false
}
