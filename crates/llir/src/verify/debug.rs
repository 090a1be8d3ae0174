//! Checks of debug information: graphs of nodes, locations and records. What one node must be is in `di_node`.

use super::di_node::{check_node, subprogram_around};
use super::inst::BodyVerifier;
use crate::context::Context;
use crate::debug::{DILocalVariable, DILocation, DISubprogram, DebugRecord, DiKind, RecordKind};
use crate::inst::Opcode;
use crate::metadata::{Md, MdKind, NodeView};
use crate::module::Module;
use crate::types::Type;
use crate::value::{Func, Inst, Value};
use terrace_support::FxHashMap;
use terrace_support::id::IdMap;

/// What was found out about debug information.
#[derive(Default)]
pub(super) struct Memory {
    /// Nodes that were looked at with all that they lead to, a bit for each by index.
    nodes: Vec<u64>,
    /// Nodes that are to be looked at.
    stack: Vec<Md>,
    /// The scope of the last location, if a location can have it.
    valid_scope: Option<Md>,
    /// Scope, type and file of the last local variable, if a variable can have them.
    valid_variable: Option<(Md, Md, Md)>,
    /// What makes the last definition of a function valid.
    valid_function: Option<DISubprogram>,
    /// The function and the scope of the last location that was right where it was.
    right_location: Option<(Md, Md)>,
    /// The look of the last record that was right.
    right_record: Option<RecordLook>,
    /// The function that a scope is in.
    subprograms: IdMap<Md, Md>,
    /// The same of the scope that was asked for last.
    last_scope: (Md, Md),
    /// The function that a location belongs to after inlining, and the function of its scope.
    locations: IdMap<Md, (Md, Md)>,
    /// An expression that is about no part of a variable: most are the same.
    whole: Md,
    /// The variables that are arguments of the function, by number.
    arguments: FxHashMap<u32, Md>,
    /// Which function a subprogram is of.
    pub(super) attached: IdMap<Md, Func>,
}

/// What most records have in common: the function, the variable's links, the location's scope, and the expression.
type RecordLook = (Option<Md>, (Md, Md, Md), Md, Md);

/// What a local variable leads to besides annotations: scope, type and file.
fn links_of(variable: &DILocalVariable) -> (Md, Md, Md) {
    (variable.scope, variable.ty, variable.file)
}

/// The look of a record, if it is one of a value that is no argument.
#[inline]
fn look_of(
    record: &DebugRecord,
    own: Option<Md>,
    variable: Option<&NodeView<'_>>,
    loc: Option<&NodeView<'_>>,
) -> Option<RecordLook> {
    let (variable, scope) = (variable?.fields::<DILocalVariable>()?, plain_scope(loc)?);
    let usual = variable.arg == 0 && variable.annotations.is_null() && record.kind == RecordKind::Value;
    usual.then(|| (own, links_of(&variable), scope, record.expression))
}

/// The scope of a location that has nothing but a scope, a line and a column.
#[inline]
fn plain_scope(node: Option<&NodeView<'_>>) -> Option<Md> {
    match node?.words() {
        &[_, _, scope] if node?.kind() == DiKind::DILocation => Some(Md::from_word(scope)),
        _ => None,
    }
}

/// What makes the definition of a function valid, if that does not depend on what it is called and on where it is.
fn common_of(node: &NodeView<'_>) -> Option<DISubprogram> {
    let function = node.fields::<DISubprogram>().filter(|_| node.distinct)?;
    let depends = function.file.is_null() || !function.retained_nodes.is_null();
    (!depends).then_some(DISubprogram {
        name: Md::NULL,
        linkage_name: Md::NULL,
        line: 0,
        scope_line: 0,
        ..function
    })
}

/// The subprogram of a function, or nothing.
pub(super) fn subprogram_of(m: &Module, func: Func) -> Option<Md> {
    Some(m.func(func).dbg).filter(|dbg| !dbg.is_null())
}

/// The node that a piece of metadata is. Out of line, since most of what asks here is rare.
#[inline(never)]
pub(super) fn node(cx: &Context, md: Md) -> Option<NodeView<'_>> {
    cx.md_node_view(md)
}

impl Memory {
    /// What is wrong with a node or those that it leads to. What was looked at once is not reported again.
    pub(super) fn graph(&mut self, cx: &Context, root: Md) -> Option<&'static str> {
        if root.is_null() || !self.is_new(cx, root) {
            return None;
        }
        let node = node(cx, root)?;
        if self.is_like_last(&node) { None } else { self.follow(cx, root, &node) }
    }

    /// The same of a node that was looked up.
    #[inline]
    fn graph_of(&mut self, cx: &Context, root: Md, view: Option<&NodeView<'_>>) -> Option<&'static str> {
        let view = view?;
        if self.is_new(cx, root) && !self.is_like_last(view) { self.follow(cx, root, view) } else { None }
    }

    fn follow(&mut self, cx: &Context, root: Md, view: &NodeView<'_>) -> Option<&'static str> {
        let mut stack = core::mem::take(&mut self.stack);
        let mut wrong = self.check(cx, root, view);
        self.push_links(cx, view, &mut stack);
        while let Some(next) = stack.pop() {
            let Some(node) = cx.md_node_view(next).filter(|node| !self.is_like_last(node)) else { continue };
            if wrong.is_none() {
                wrong = self.check(cx, next, &node);
            }
            self.push_links(cx, &node, &mut stack);
        }
        self.stack = stack;
        wrong
    }

    /// Puts what a node leads to and was not met before on the stack.
    #[inline]
    fn push_links(&mut self, cx: &Context, node: &NodeView<'_>, stack: &mut Vec<Md>) {
        for link in node.links() {
            if !link.is_null() && self.is_new(cx, link) {
                stack.push(link);
            }
        }
    }

    /// Whether a node leads to what a valid one led to, so that it is valid and nothing there is new: most are
    /// locations and variables in the scope of the one before.
    #[inline]
    fn is_like_last(&self, node: &NodeView<'_>) -> bool {
        if let Some((scope, inlined_at)) = node.scope_and_inlined_at() {
            return inlined_at.is_null() && self.valid_scope == Some(scope);
        }
        if let Some(variable) = node.fields::<DILocalVariable>() {
            return variable.annotations.is_null() && self.valid_variable == Some(links_of(&variable));
        }
        self.valid_function.is_some() && self.valid_function == common_of(node)
    }

    /// What is wrong with a node by itself. What it leads to must be looked at next.
    fn check(&mut self, cx: &Context, md: Md, node: &NodeView<'_>) -> Option<&'static str> {
        let wrong = check_node(cx, md, node);
        if let Some((scope, _)) = node.scope_and_inlined_at() {
            self.valid_scope = wrong.is_none().then_some(scope);
        } else if let Some(variable) = node.fields::<DILocalVariable>() {
            self.valid_variable = wrong.is_none().then_some(links_of(&variable));
        } else if node.kind() == DiKind::DISubprogram {
            self.valid_function = if wrong.is_none() { common_of(node) } else { None };
        }
        wrong
    }

    /// Whether a node was not met before; now it was.
    #[inline]
    fn is_new(&mut self, cx: &Context, md: Md) -> bool {
        let (word, bit) = (md.index() as usize / 64, 1u64 << (md.index() % 64));
        if word >= self.nodes.len() {
            self.nodes.resize((word + 1).max(cx.n_metadata().div_ceil(64)), 0);
        }
        let place = &mut self.nodes[word];
        let new = *place & bit == 0;
        *place |= bit;
        new
    }

    /// The function that a scope is in.
    fn subprogram(&mut self, cx: &Context, scope: Md) -> Md {
        if self.last_scope.0 == scope {
            return self.last_scope.1;
        }
        let found = match cx.md_node_kind(scope) {
            Some(DiKind::DISubprogram) => scope,
            Some(DiKind::DILexicalBlock | DiKind::DILexicalBlockFile) => *self
                .subprograms
                .entry(scope)
                .or_insert_with(|| subprogram_around(cx, scope).unwrap_or_default()),
            _ => Md::NULL,
        };
        self.last_scope = (scope, found);
        found
    }

    /// The functions of a location: after inlining, and of its scope.
    fn location(&mut self, cx: &Context, loc: Md, view: Option<&NodeView<'_>>) -> (Md, Md) {
        let parts = |loc| node(cx, loc)?.scope_and_inlined_at();
        let own = view.and_then(|view| view.scope_and_inlined_at());
        let Some((scope, mut inlined)) = own else { return (Md::NULL, Md::NULL) };
        if inlined.is_null() {
            let function = self.subprogram(cx, scope);
            return (function, function);
        }
        if let Some(&known) = self.locations.get(&loc) {
            return known;
        }
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

/// The offset and size of the part of a variable that an expression is about.
fn fragment(cx: &Context, expression: Md) -> Option<(u64, u64)> {
    let node = node(cx, expression).filter(|node| node.kind() == DiKind::DIExpression)?;
    let mut last = node.elements().rev();
    let (size, offset) = (last.next()?, last.next()?);
    (last.next()? == 0x1000).then_some((offset, size))
}

/// The size of a variable in bits.
fn variable_size(cx: &Context, variable: &NodeView<'_>) -> Option<u64> {
    let mut ty = variable.md("type");
    for _ in 0..1000 {
        let node = node(cx, ty)?;
        match node.number("size") {
            0 if node.kind() == DiKind::DIDerivedType => ty = node.md("baseType"),
            0 => return None,
            size => return Some(size),
        }
    }
    None
}

/// What is wrong with the part of a variable that an expression is about.
fn fragment_problem(cx: &Context, variable: &NodeView<'_>, expression: Md) -> Option<&'static str> {
    let (offset, size) = fragment(cx, expression)?;
    // Bit 6 says that the compiler made the variable up.
    if variable.number("flags") & 64 != 0 {
        return None;
    }
    let whole = variable_size(cx, variable)?;
    if offset.saturating_add(size) > whole {
        return Some("fragment is larger than or outside of variable");
    }
    (size == whole).then_some("fragment covers entire variable")
}

/// What is wrong with a global variable together with its expression. What these lead to LLVM does not look at.
pub(super) fn global_variable_problem(cx: &Context, root: Md) -> Option<&'static str> {
    let pair = node(cx, root).filter(|node| node.kind() == DiKind::DIGlobalVariableExpression);
    let Some(pair) = pair else {
        return Some("!dbg attachment of global variable must be a DIGlobalVariableExpression");
    };
    let (variable, expression) = (pair.md("var"), pair.md("expr"));
    let parts = [(root, Some(pair)), (variable, node(cx, variable)), (expression, node(cx, expression))];
    let wrong = parts.iter().find_map(|(md, node)| check_node(cx, *md, node.as_ref()?));
    wrong.or_else(|| fragment_problem(cx, &node(cx, variable)?, expression))
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
                self.attached(inst, own);
                if let Some(loc) = body.debug_loc(inst)
                    && last != Some(loc)
                {
                    last = Some(loc);
                    self.location(inst, loc, own);
                }
            }
        }
        self.debug.arguments.clear();
        for (inst, record) in &body.records {
            self.record(*inst, record, own);
        }
    }

    /// What is attached to an instruction besides its location.
    fn attached(&mut self, inst: Inst, own: Option<Md>) {
        let (cx, body) = (&self.m.cx, self.body);
        for attachment in body.attachments(inst) {
            match attachment.kind {
                MdKind::LOOP => {
                    // Where a loop starts and ends.
                    let Some(properties) = node(cx, attachment.node) else { continue };
                    for part in properties.iter() {
                        if node(cx, part).is_some_and(|part| part.kind() == DiKind::DILocation) {
                            self.location(inst, part, own);
                        }
                    }
                }
                MdKind::MMRA => {
                    let accesses = self.accesses_memory(inst);
                    self.check(accesses, "!mmra metadata attached to unexpected instruction kind", inst);
                }
                MdKind::DIASSIGNID => {
                    let fits = match body.inst(inst).op {
                        Opcode::Alloca | Opcode::Store => true,
                        Opcode::Call => body.callee(inst).and_then(|v| v.as_func()).is_some_and(|f| {
                            let name = &self.m.func(f).symbol.name;
                            name.starts_with(b"llvm.mem")
                        }),
                        _ => false,
                    };
                    self.check(fits, "!DIAssignID attached to unexpected instruction kind", inst);
                }
                MdKind::TBAA => {
                    let op = body.inst(inst).op;
                    if let Some(message) = self.tbaa.check(cx, op, attachment.node) {
                        self.fail(message, Some(inst), None);
                    }
                }
                _ => {}
            }
        }
    }

    fn location(&mut self, inst: Inst, loc: Md, own: Option<Md>) {
        let cx = &self.m.cx;
        let view = cx.md_node_view(loc);
        let place = own.zip(plain_scope(view.as_ref()));
        if place.is_some() && place == self.debug.right_location {
            return;
        }
        let wrong = self.debug.graph_of(cx, loc, view.as_ref());
        if let Some(message) = wrong {
            self.fail(message, Some(inst), None);
        }
        let Some(own) = own else { return };
        if let Some(position) = view.as_ref().and_then(|view| view.fields::<DILocation>())
            && position.atom_group != 0
            && let Some(function) = node(cx, own)
            && !function.fields::<DISubprogram>().is_some_and(|function| function.key_instructions)
        {
            let message = "DbgLoc uses atomGroup but DISubprogram doesn't have Key Instructions enabled";
            self.fail(message, Some(inst), None);
        }
        let (function, _) = self.debug.location(cx, loc, view.as_ref());
        let fits = function.is_null() || function == own;
        self.check(fits, "!dbg attachment points at wrong subprogram for function", inst);
        // What was reported once is not reported again, and so may be wrong.
        let valid = |&(_, scope): &(Md, Md)| self.debug.valid_scope == Some(scope);
        self.debug.right_location = place.filter(|place| fits && wrong.is_none() && valid(place));
    }

    fn record(&mut self, inst: Inst, record: &DebugRecord, own: Option<Md>) {
        let cx = &self.m.cx;
        // Nothing at all, which a missing value has become, is no type.
        let ty = record.value.ty();
        let is_place = ty.is_ptr() || ty.is_int() || ty == Type::METADATA || ty == Type::VOID;
        if record.kind == RecordKind::Declare && !is_place {
            return self.fail("location of #dbg_declare must be a pointer or int", Some(inst), None);
        }
        // LLVM crashes at reading `none` there.
        if record.kind != RecordKind::Label && record.value == Value::zero(Type::TOKEN) {
            return self.fail("invalid #dbg record address/value", Some(inst), None);
        }
        let (variable, loc) = (cx.md_node_view(record.variable), cx.md_node_view(record.loc));
        // What is right for most records is right for the next one.
        let look = look_of(record, own, variable.as_ref(), loc.as_ref());
        if look.is_none() || look != self.debug.right_record {
            self.other_record(inst, record, own, look);
        }
    }

    #[inline(never)]
    fn other_record(&mut self, inst: Inst, record: &DebugRecord, own: Option<Md>, look: Option<RecordLook>) {
        let cx = &self.m.cx;
        let (variable, loc) = (cx.md_node_view(record.variable), cx.md_node_view(record.loc));
        let local = variable.as_ref().and_then(|variable| variable.fields::<DILocalVariable>());
        // LLVM does not look at labels.
        let looked_at = variable.as_ref().filter(|_| record.kind != RecordKind::Label);
        let wrong = (self.debug.graph_of(cx, record.variable, looked_at))
            .or_else(|| self.debug.graph(cx, record.expression))
            .or_else(|| self.debug.graph_of(cx, record.loc, loc.as_ref()));
        if let Some(message) = wrong {
            return self.fail(message, Some(inst), None);
        }
        if record.kind == RecordKind::Assign {
            let kind = |md| node(cx, md).map(|node| node.kind());
            let assignment = record.assignment.as_ref();
            let id = assignment.is_some_and(|a| kind(a.id) == Some(DiKind::DIAssignID));
            if !id {
                return self.fail("invalid #dbg_assign DIAssignID", Some(inst), None);
            }
            let is_address = |value: Value| !matches!(value.ty(), Type::TOKEN | Type::METADATA);
            if !assignment.is_some_and(|a| is_address(a.address)) {
                return self.fail("invalid #dbg_assign address", Some(inst), None);
            }
            let expression = assignment.is_some_and(|a| kind(a.expression) == Some(DiKind::DIExpression));
            if !expression {
                return self.fail("invalid #dbg_assign address expression", Some(inst), None);
            }
        }
        let Some(variable) = variable else { return };
        let scope = local.map_or_else(|| variable.md("scope"), |local| local.scope);
        let of_variable = self.debug.subprogram(cx, scope);
        let (_, of_loc) = self.debug.location(cx, record.loc, loc.as_ref());
        let agree = of_variable.is_null() || of_loc.is_null() || of_variable == of_loc;
        if record.kind == RecordKind::Label {
            let message = "mismatched subprogram between #dbg_label label and !dbg attachment";
            return self.check(agree, message, inst);
        }
        self.check(agree, "mismatched subprogram between #dbg record variable and DILocation", inst);
        let argument = local.map_or(0, |local| local.arg);
        let inlined = || {
            let parts = loc.as_ref().and_then(|loc| loc.scope_and_inlined_at());
            parts.is_some_and(|(_, inlined_at)| !inlined_at.is_null())
        };
        if own.is_some() && argument != 0 && !inlined() {
            let before = self.debug.arguments.insert(argument, record.variable);
            let same = before.is_none_or(|before| before == record.variable);
            self.check(same, "conflicting debug info for argument", inst);
        }
        let is_whole = record.expression == self.debug.whole || fragment(cx, record.expression).is_none();
        if is_whole {
            self.debug.whole = record.expression;
            let memory = &self.debug;
            self.debug.right_record = look.filter(|&(_, links, scope, _)| {
                agree && memory.valid_scope == Some(scope) && memory.valid_variable == Some(links)
            });
        } else if let Some(message) = fragment_problem(cx, &variable, record.expression) {
            self.fail(message, Some(inst), None);
        }
    }
}
