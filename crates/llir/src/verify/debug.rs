//! Checks of debug information: nodes, locations and records.

use super::inst::BodyVerifier;
use crate::context::Context;
use crate::debug::{DebugRecord, DiKind, RecordKind};
use crate::metadata::{Md, MdKind, MdView, NodeView};
use crate::module::Module;
use crate::value::{Func, Inst};
use terrace_support::FxHashMap;

/// What was found out about debug information.
#[derive(Default)]
pub(super) struct Memory {
    /// Nodes that were looked at with all that they lead to.
    nodes: FxHashMap<Md, ()>,
    /// The function that a scope is in.
    subprograms: FxHashMap<Md, Md>,
    /// The function that a location belongs to after inlining, and the function of its scope.
    locations: FxHashMap<Md, (Md, Md)>,
    /// Which function a subprogram is of.
    pub(super) attached: FxHashMap<Md, Func>,
}

/// The subprogram of a function, or nothing.
pub(super) fn subprogram_of(m: &Module, func: Func) -> Option<Md> {
    let attached = m.func(func).metadata();
    attached.iter().find(|(kind, _)| *kind == MdKind::DBG).map(|&(_, node)| node)
}

fn node(cx: &Context, md: Md) -> Option<NodeView<'_>> {
    match cx.md_view(md) {
        MdView::Node(node) => Some(node),
        _ => None,
    }
}

/// The words of a field.
fn field<'a>(node: &'a NodeView<'_>, name: &str) -> &'a [u32] {
    let Some(def) = node.kind().def() else { return &[] };
    let mut at = 0;
    for field in def.fields {
        let end = at + field.size.words();
        if field.name == name {
            return node.words().get(at..end).unwrap_or(&[]);
        }
        at = end;
    }
    &[]
}

fn md(node: &NodeView<'_>, name: &str) -> Md {
    field(node, name).first().map_or(Md::NULL, |&word| Md::from_word(word))
}

fn number(node: &NodeView<'_>, name: &str) -> u64 {
    match *field(node, name) {
        [word] => word.into(),
        [low, high] => u64::from(low) | u64::from(high) << 32,
        _ => 0,
    }
}

impl Memory {
    /// What is wrong with a node or those that it leads to. What was looked at once is not reported again.
    pub(super) fn graph(&mut self, cx: &Context, root: Md) -> Option<&'static str> {
        if root.is_null() || self.nodes.insert(root, ()).is_some() {
            return None;
        }
        let mut wrong = None;
        let mut stack = vec![root];
        while let Some(next) = stack.pop() {
            let Some(node) = node(cx, next) else { continue };
            if wrong.is_none() {
                wrong = check_node(cx, &node);
            }
            for operand in node.iter() {
                if !operand.is_null() && self.nodes.insert(operand, ()).is_none() {
                    stack.push(operand);
                }
            }
        }
        wrong
    }

    /// The function that a scope is in.
    fn subprogram(&mut self, cx: &Context, scope: Md) -> Md {
        if let Some(&known) = self.subprograms.get(&scope) {
            return known;
        }
        let mut at = scope;
        // Scopes do not nest in a circle; if they do, this ends nevertheless.
        for _ in 0..10_000 {
            let Some(node) = node(cx, at) else { break };
            match node.kind() {
                DiKind::DISubprogram => {
                    self.subprograms.insert(scope, at);
                    return at;
                }
                DiKind::DILexicalBlock | DiKind::DILexicalBlockFile => at = md(&node, "scope"),
                _ => break,
            }
        }
        self.subprograms.insert(scope, Md::NULL);
        Md::NULL
    }

    /// The functions of a location: after inlining, and of its scope.
    fn location(&mut self, cx: &Context, loc: Md) -> (Md, Md) {
        if let Some(&known) = self.locations.get(&loc) {
            return known;
        }
        let parts = |loc| {
            let node = node(cx, loc).filter(|node| node.kind() == DiKind::DILocation)?;
            Some((md(&node, "scope"), md(&node, "inlinedAt")))
        };
        let Some((scope, mut inlined)) = parts(loc) else { return (Md::NULL, Md::NULL) };
        let mut outer = scope;
        for _ in 0..10_000 {
            let Some((scope, next)) = parts(inlined) else { break };
            (outer, inlined) = (scope, next);
        }
        let found = (self.subprogram(cx, outer), self.subprogram(cx, scope));
        self.locations.insert(loc, found);
        found
    }
}

/// What is wrong with a node by itself.
fn check_node(cx: &Context, node: &NodeView<'_>) -> Option<&'static str> {
    const TAG: &str = "invalid tag";
    let tag = number(node, "tag");
    let when = |wrong: bool, message: &'static str| wrong.then_some(message);
    match node.kind() {
        DiKind::DIBasicType => when(!matches!(tag, 0x24 | 0x3b | 0x12), TAG),
        DiKind::DIStringType => when(tag != 0x12, TAG),
        DiKind::DIDerivedType => {
            let known = matches!(
                tag,
                0x0d | 0x0f
                    | 0x10
                    | 0x16
                    | 0x1c
                    | 0x1f
                    | 0x20
                    | 0x26
                    | 0x2a
                    | 0x34
                    | 0x35
                    | 0x37
                    | 0x42
                    | 0x43
                    | 0x47
                    | 0x4b
                    | 0x4300
            );
            when(!known, TAG)
        }
        DiKind::DICompositeType => {
            let no_base = tag == 1 && md(node, "baseType").is_null();
            when(!matches!(tag, 0x01 | 0x02 | 0x04 | 0x13 | 0x17 | 0x19 | 0x2b | 0x33), TAG)
                .or_else(|| when(no_base, "array types must have a base type"))
        }
        DiKind::DISubrange => {
            let both = !md(node, "count").is_null() && !md(node, "upperBound").is_null();
            when(both, "Subrange can have any one of count or upperBound")
        }
        DiKind::DICompileUnit => {
            let name = self::node(cx, md(node, "file")).map(|file| md(&file, "filename"));
            let empty = name.is_some_and(|name| match cx.md_view(name) {
                MdView::String(text) => text.is_empty(),
                _ => true,
            });
            when(!node.distinct, "compile units must be distinct")
                .or_else(|| when(name.is_none(), "invalid file"))
                .or_else(|| when(empty, "invalid filename"))
        }
        DiKind::DISubprogram => {
            // Bit 3 says that it is a definition.
            let definition = number(node, "spFlags") & 8 != 0;
            let unit = !md(node, "unit").is_null();
            match definition {
                true => when(!node.distinct, "subprogram definitions must be distinct")
                    .or_else(|| when(!unit, "subprogram definitions must have a compile unit")),
                false => when(unit, "subprogram declarations must not have a compile unit"),
            }
            .or_else(|| {
                let line = md(node, "file").is_null() && number(node, "line") != 0;
                when(line, "line specified with no file")
            })
        }
        DiKind::DILexicalBlock => {
            let column = number(node, "line") == 0 && number(node, "column") != 0;
            when(column, "cannot have column info without line info")
        }
        DiKind::DIImportedEntity => when(!matches!(tag, 0x08 | 0x3a), TAG),
        DiKind::DIExpression => when(!is_valid_expression(node), "invalid expression"),
        _ => None,
    }
}

/// Whether an expression's operations are known, complete and in their places.
fn is_valid_expression(node: &NodeView<'_>) -> bool {
    let elements: smallvec::SmallVec<[u64; 8]> = node.elements().collect();
    let size = |op: u64| match op {
        0x70..=0x8f => 2,
        0x1000 | 0x1001 | 0x1006 | 0x1007 | 0x92 => 3,
        0x10 | 0x11 | 0x94 | 0x23 | 0x1002 | 0x1003 | 0x1005 | 0x90 => 2,
        _ => 1,
    };
    let mut at = 0;
    while let Some(&op) = elements.get(at) {
        let next = at + size(op);
        if next > elements.len() {
            return false;
        }
        match op {
            // A register, or a place relative to one: what follows is not looked at.
            0x50..=0x8f => return true,
            0x1000 => return next == elements.len(),
            0x9f => {
                if next != elements.len() && elements[next] != 0x1000 {
                    return false;
                }
            }
            0x16 if elements.len() == 1 => return false,
            0x1003 => {
                let first = at == 0 || at == 2 && elements[0] == 0x1005 && elements[1] == 0;
                return first && elements[at + 1] == 1;
            }
            0x1001 | 0x1002 | 0x1004..=0x1007 => {}
            0x06 | 0x10..=0x12 | 0x14 | 0x16..=0x27 | 0x29..=0x2e | 0x30 | 0x90 | 0x92 | 0x94 | 0x97 => {}
            _ => return false,
        }
        at = next;
    }
    true
}

/// The offset and size of the part of a variable that an expression is about.
fn fragment(cx: &Context, expression: Md) -> Option<(u64, u64)> {
    let node = node(cx, expression).filter(|node| node.kind() == DiKind::DIExpression)?;
    let elements: smallvec::SmallVec<[u64; 8]> = node.elements().collect();
    match elements[..] {
        [.., 0x1000, offset, size] => Some((offset, size)),
        _ => None,
    }
}

/// The size of a variable in bits.
fn variable_size(cx: &Context, variable: &NodeView<'_>) -> Option<u64> {
    let mut ty = md(variable, "type");
    for _ in 0..1000 {
        let node = node(cx, ty)?;
        match number(&node, "size") {
            0 if node.kind() == DiKind::DIDerivedType => ty = md(&node, "baseType"),
            0 => return None,
            size => return Some(size),
        }
    }
    None
}

impl BodyVerifier<'_, '_> {
    /// Debug information of a whole body.
    pub(super) fn debug_info(&mut self) {
        let body = self.body;
        let own = subprogram_of(self.m, self.func);
        if let Some(own) = own
            && let Some(node) = node(&self.m.cx, own)
            && node.kind() == DiKind::DISubprogram
            && !node.distinct
        {
            self.fail("function definition may only have a distinct !dbg attachment", None, None);
        }
        if !body.has_metadata {
            return;
        }
        if let Some(own) = own {
            // What is wrong there is reported at the function.
            let _ = self.debug.graph(&self.m.cx, own);
        }
        let mut last = None;
        for &block in body.blocks() {
            for inst in body.insts(block) {
                if let Some(loc) = body.debug_loc(inst)
                    && last != Some(loc)
                {
                    last = Some(loc);
                    self.location(inst, loc, own);
                }
            }
        }
        let mut arguments: FxHashMap<u64, Md> = FxHashMap::default();
        for &(inst, record) in &body.records {
            self.record(inst, &record, own, &mut arguments);
        }
    }

    fn location(&mut self, inst: Inst, loc: Md, own: Option<Md>) {
        let cx = &self.m.cx;
        if let Some(message) = self.debug.graph(cx, loc) {
            self.fail(message, Some(inst), None);
        }
        let Some(own) = own else { return };
        let (function, _) = self.debug.location(cx, loc);
        let fits = function.is_null() || function == own;
        self.check(fits, "!dbg attachment points at wrong subprogram for function", inst);
    }

    fn record(
        &mut self,
        inst: Inst,
        record: &DebugRecord,
        own: Option<Md>,
        arguments: &mut FxHashMap<u64, Md>,
    ) {
        let cx = &self.m.cx;
        for part in [record.variable, record.expression, record.loc] {
            if let Some(message) = self.debug.graph(cx, part) {
                return self.fail(message, Some(inst), None);
            }
        }
        let Some(variable) = node(cx, record.variable) else { return };
        let of_variable = self.debug.subprogram(cx, md(&variable, "scope"));
        let (_, of_loc) = self.debug.location(cx, record.loc);
        let agree = of_variable.is_null() || of_loc.is_null() || of_variable == of_loc;
        if record.kind == RecordKind::Label {
            let message = "mismatched subprogram between #dbg_label label and !dbg attachment";
            return self.check(agree, message, inst);
        }
        self.check(agree, "mismatched subprogram between #dbg record variable and DILocation", inst);
        let argument = number(&variable, "arg");
        let inlined = node(cx, record.loc).is_some_and(|loc| !md(&loc, "inlinedAt").is_null());
        if own.is_some() && argument != 0 && !inlined {
            let before = arguments.insert(argument, record.variable);
            let same = before.is_none_or(|before| before == record.variable);
            self.check(same, "conflicting debug info for argument", inst);
        }
        // Bit 6 says that the compiler made the variable up.
        if let Some((offset, size)) = fragment(cx, record.expression)
            && number(&variable, "flags") & 64 == 0
            && let Some(whole) = variable_size(cx, &variable)
        {
            let inside = offset.saturating_add(size) <= whole;
            self.check(inside, "fragment is larger than or outside of variable", inst);
            self.check(size != whole, "fragment covers entire variable", inst);
        }
    }
}
