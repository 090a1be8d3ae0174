//! Checks of debug information: graphs of nodes, locations and records. `di_node` checks single nodes.

use super::Problem;
use super::di_node::{check_node, enclosing_subprogram};
use super::di_operand::node;
use super::first_violation;
use super::inst::BodyVerifier;
use crate::attrs::AttrKind;
use crate::context::Context;
use crate::debug::{DILocalVariable, DILocation, DISubprogram, DebugRecord, DiKind, RecordKind};
use crate::inst::Opcode;
use crate::metadata::{Md, MdKind, NodeView};
use crate::module::Module;
use crate::types::Type;
use crate::value::{Func, Inst, Value, ValueKind};
use terrace_support::FxHashMap;
use terrace_support::id::IdMap;

const DW_OP_LLVM_ENTRY_VALUE: u64 = 0x1003;
const DW_OP_LLVM_ARG: u64 = 0x1005;

/// Caches of checked debug information, shared by the bodies of a module.
#[derive(Default)]
pub(super) struct Cache {
    /// Checked nodes, one bit per index. Their operands are checked or on the stack.
    nodes: Vec<u64>,
    /// Attached tuples whose operands are checked, one bit per index.
    attached_tuples: Vec<u64>,
    /// Nodes to check.
    stack: Vec<Md>,
    /// The subprogram of a scope.
    subprograms: IdMap<Md, Md>,
    /// The outermost subprogram of an inlined location, and the subprogram of its scope.
    locations: IdMap<Md, (Md, Md)>,
    /// The variables of the function's arguments, by number.
    arguments: FxHashMap<u32, Md>,
    /// Compile units.
    pub(super) units: Vec<Md>,
    /// The function that a subprogram is attached to.
    pub(super) attached: IdMap<Md, Func>,
}

/// The subprogram attached to a function.
pub(super) fn subprogram_of(m: &Module, func: Func) -> Option<Md> {
    Some(m.func(func).dbg).filter(|dbg| !dbg.is_null())
}

impl Cache {
    /// The first problem in the graph of a node. Each node is reported once.
    pub(super) fn graph(&mut self, cx: &Context, root: Md) -> Option<&'static str> {
        if root.is_null() || !self.is_new(cx, root) {
            return None;
        }
        let node = node(cx, root)?;
        self.follow(cx, root, &node)
    }

    /// The first problem in the graph of an attached node. Each node is reported once.
    pub(super) fn attached_graph(&mut self, cx: &Context, root: Md) -> Option<&'static str> {
        if has_bit(&self.attached_tuples, root) && has_bit(&self.nodes, root) {
            return None;
        }
        self.misplaced_location(cx, root).or_else(|| self.graph(cx, root))
    }

    /// Reports locations in nodes that must not have any: tuples that are attached other than as `!llvm.loop`.
    fn misplaced_location(&mut self, cx: &Context, root: Md) -> Option<&'static str> {
        let mut stack = core::mem::take(&mut self.stack);
        let mut problem = None;
        stack.push(root);
        while let Some(next) = stack.pop() {
            if cx.md_node_kind(next) != Some(DiKind::Tuple) || !set_bit(&mut self.attached_tuples, cx, next) {
                continue;
            }
            let Some(node) = cx.md_node_view(next) else { continue };
            for link in node.links() {
                if cx.md_node_kind(link) == Some(DiKind::DILocation) {
                    problem = Some("DILocation not allowed within this metadata node");
                }
                stack.push(link);
            }
        }
        self.stack = stack;
        problem
    }

    /// Like [`graph`](Self::graph), with the view of the node.
    #[inline]
    fn graph_from_view(
        &mut self,
        cx: &Context,
        root: Md,
        view: Option<&NodeView<'_>>,
    ) -> Option<&'static str> {
        let view = view?;
        if self.is_new(cx, root) { self.follow(cx, root, view) } else { None }
    }

    fn follow(&mut self, cx: &Context, root: Md, view: &NodeView<'_>) -> Option<&'static str> {
        let mut stack = core::mem::take(&mut self.stack);
        let mut problem = self.check(cx, root, view);
        self.push_links(cx, view, &mut stack);
        while let Some(next) = stack.pop() {
            let Some(node) = cx.md_node_view(next) else { continue };
            if problem.is_none() {
                problem = self.check(cx, next, &node);
            }
            self.push_links(cx, &node, &mut stack);
        }
        self.stack = stack;
        problem
    }

    /// Pushes the unchecked operands of a node on the stack.
    #[inline]
    fn push_links(&mut self, cx: &Context, node: &NodeView<'_>, stack: &mut Vec<Md>) {
        for link in node.links() {
            if !link.is_null() && self.is_new(cx, link) {
                stack.push(link);
            }
        }
    }

    /// The problem of a single node. Its operands must be checked next.
    fn check(&mut self, cx: &Context, md: Md, node: &NodeView<'_>) -> Option<&'static str> {
        if node.kind() == DiKind::DICompileUnit {
            self.units.push(md);
        }
        check_node(cx, md, node)
    }

    /// Marks a node as checked; returns whether it was not.
    #[inline]
    fn is_new(&mut self, cx: &Context, md: Md) -> bool {
        set_bit(&mut self.nodes, cx, md)
    }

    /// The subprogram of a scope.
    fn subprogram(&mut self, cx: &Context, scope: Md) -> Md {
        match cx.md_node_kind(scope) {
            Some(DiKind::DISubprogram) => scope,
            Some(DiKind::DILexicalBlock | DiKind::DILexicalBlockFile) => *self
                .subprograms
                .entry(scope)
                .or_insert_with(|| enclosing_subprogram(cx, scope).unwrap_or_default()),
            _ => Md::NULL,
        }
    }

    /// The outermost subprogram of a location after inlining, and the subprogram of its scope.
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

/// The offset and size of an expression's fragment.
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

/// The problem of an expression's fragment in a variable.
fn fragment_problem(cx: &Context, variable: &NodeView<'_>, expression: Md) -> Option<&'static str> {
    let (offset, size) = fragment(cx, expression)?;
    // Bit 6 is `DIFlagArtificial`: the compiler created the variable.
    if variable.number("flags") & 64 != 0 {
        return None;
    }
    let whole = variable_size(cx, variable)?;
    if offset.saturating_add(size) > whole {
        return Some("fragment is larger than or outside of variable");
    }
    (size == whole).then_some("fragment covers entire variable")
}

/// The problem of a global variable and its expression. LLVM does not check their operands here.
pub(super) fn global_variable_problem(cx: &Context, root: Md) -> Option<&'static str> {
    let pair = node(cx, root).filter(|node| node.kind() == DiKind::DIGlobalVariableExpression);
    let Some(pair) = pair else {
        return Some("!dbg attachment of global variable must be a DIGlobalVariableExpression");
    };
    let (variable, expression) = (pair.md("var"), pair.md("expr"));
    let parts = [(root, Some(pair)), (variable, node(cx, variable)), (expression, node(cx, expression))];
    let problem = parts.iter().find_map(|(md, node)| check_node(cx, *md, node.as_ref()?));
    problem.or_else(|| fragment_problem(cx, &node(cx, variable)?, expression))
}

impl BodyVerifier<'_, '_> {
    /// Reports a broken rule of debug information.
    fn fail_debug_info(&mut self, message: &'static str, inst: Option<Inst>) {
        self.problems.push(Problem { func: Some(self.func), inst, ..Problem::debug_info(message) });
    }

    fn check_debug_info(&mut self, holds: bool, message: &'static str, inst: Inst) {
        if !holds {
            self.fail_debug_info(message, Some(inst));
        }
    }

    /// Checks the debug information of a body.
    pub(super) fn debug_info(&mut self) {
        let body = self.body;
        let own = subprogram_of(self.m, self.func);
        if let Some(own) = own
            && let Some(node) = node(&self.m.cx, own)
            && node.kind() == DiKind::DISubprogram
            && !node.distinct
        {
            self.fail_debug_info("function definition may only have a distinct !dbg attachment", None);
        }
        if own.is_some() {
            self.calls_without_location();
        }
        if !body.has_metadata {
            return;
        }
        if let Some(own) = own {
            // The function's own check reports this problem.
            let _ = self.debug.graph(&self.m.cx, own);
        }
        let mut last = None;
        for &block in body.blocks() {
            for inst in body.insts(block) {
                if body.inst(inst).attachments != 0 {
                    self.attached(inst, own);
                }
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

    /// Checks that calls that may be inlined have locations.
    fn calls_without_location(&mut self) {
        let (m, body) = (self.m, self.body);
        if body.calls.is_empty() {
            return;
        }
        for inst in body.blocks().iter().flat_map(|&block| body.insts(block)) {
            if body.debug_loc(inst).is_some() || body.call(inst).is_none() {
                continue;
            }
            let Some(callee) = body.callee(inst).and_then(|callee| callee.as_func()) else { continue };
            let callee = m.func(callee);
            if callee.is_definition() && !callee.dbg.is_null() && !super::is_replaceable(m, &callee.symbol) {
                let message =
                    "inlinable function call in a function with debug info must have a !dbg location";
                self.fail_debug_info(message, Some(inst));
            }
        }
    }

    /// Checks the attachments of an instruction other than its location.
    fn attached(&mut self, inst: Inst, own: Option<Md>) {
        let (cx, body) = (&self.m.cx, self.body);
        for attachment in body.attachments(inst) {
            let problem = match attachment.kind {
                MdKind::LOOP => self.debug.graph(cx, attachment.node),
                _ => self.debug.attached_graph(cx, attachment.node),
            };
            if let Some(message) = problem {
                self.fail_debug_info(message, Some(inst));
            }
            match attachment.kind {
                MdKind::LOOP => {
                    // The locations of the start and the end of the loop.
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
                    let is_valid = match body.inst(inst).op {
                        Opcode::Alloca | Opcode::Store => true,
                        Opcode::Call => body.callee(inst).and_then(|v| v.as_func()).is_some_and(|f| {
                            let name = &self.m.func(f).symbol.name;
                            name.starts_with(b"llvm.mem")
                        }),
                        _ => false,
                    };
                    self.check_debug_info(
                        is_valid,
                        "!DIAssignID attached to unexpected instruction kind",
                        inst,
                    );
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
        let problem = self.debug.graph_from_view(cx, loc, view.as_ref());
        if let Some(message) = problem {
            self.fail_debug_info(message, Some(inst));
        }
        if let Some(position) = view.as_ref().and_then(|view| view.fields::<DILocation>())
            && position.atom_group != 0
            && let Some(function) = node(cx, self.debug.subprogram(cx, position.scope))
            && !function.fields::<DISubprogram>().is_some_and(|function| function.key_instructions)
        {
            let message = "DbgLoc uses atomGroup but DISubprogram doesn't have Key Instructions enabled";
            self.fail_debug_info(message, Some(inst));
        }
        let Some(own) = own else { return };
        let (function, _) = self.debug.location(cx, loc, view.as_ref());
        let is_valid = function.is_null() || function == own;
        self.check_debug_info(is_valid, "!dbg attachment points at wrong subprogram for function", inst);
    }

    fn record(&mut self, inst: Inst, record: &DebugRecord, own: Option<Md>) {
        let cx = &self.m.cx;
        // A deleted value has become an empty node of type `metadata` or `void`.
        let ty = record.value.ty();
        let is_location = ty.is_ptr() || ty.is_int() || ty == Type::METADATA || ty == Type::VOID;
        if record.kind == RecordKind::Declare && !is_location {
            return self.fail_debug_info("location of #dbg_declare must be a pointer or int", Some(inst));
        }
        // LLVM crashes on parsing `none` there.
        if record.kind != RecordKind::Label && record.value == Value::zero(Type::TOKEN) {
            return self.fail_debug_info("invalid #dbg record address/value", Some(inst));
        }
        let (variable, loc) = (cx.md_node_view(record.variable), cx.md_node_view(record.loc));
        if let Some(message) = record_problem(self.m, self.func, record) {
            return self.fail_debug_info(message, Some(inst));
        }
        let local = variable.as_ref().and_then(|variable| variable.fields::<DILocalVariable>());
        // LLVM does not check labels.
        let checked_variable = variable.as_ref().filter(|_| record.kind != RecordKind::Label);
        let problem = (self.debug.graph_from_view(cx, record.variable, checked_variable))
            .or_else(|| self.debug.graph(cx, record.expression))
            .or_else(|| self.debug.graph_from_view(cx, record.loc, loc.as_ref()));
        if let Some(message) = problem {
            return self.fail_debug_info(message, Some(inst));
        }
        if record.kind == RecordKind::Assign {
            let kind = |md| node(cx, md).map(|node| node.kind());
            let assignment = record.assignment.as_ref();
            let id = assignment.is_some_and(|a| kind(a.id) == Some(DiKind::DIAssignID));
            if !id {
                return self.fail_debug_info("invalid #dbg_assign DIAssignID", Some(inst));
            }
            let is_address = |value: Value| !matches!(value.ty(), Type::TOKEN | Type::METADATA);
            if !assignment.is_some_and(|a| is_address(a.address)) {
                return self.fail_debug_info("invalid #dbg_assign address", Some(inst));
            }
            let expression = assignment.is_some_and(|a| kind(a.expression) == Some(DiKind::DIExpression));
            if !expression {
                return self.fail_debug_info("invalid #dbg_assign address expression", Some(inst));
            }
        }
        let Some(variable) = variable else { return };
        let scope = local.map_or_else(|| variable.md("scope"), |local| local.scope);
        let of_variable = self.debug.subprogram(cx, scope);
        let (_, of_loc) = self.debug.location(cx, record.loc, loc.as_ref());
        let agree = of_variable.is_null() || of_loc.is_null() || of_variable == of_loc;
        if record.kind == RecordKind::Label {
            let message = "mismatched subprogram between #dbg_label label and !dbg attachment";
            return self.check_debug_info(agree, message, inst);
        }
        self.check_debug_info(
            agree,
            "mismatched subprogram between #dbg record variable and DILocation",
            inst,
        );
        let argument = local.map_or(0, |local| local.arg);
        let inlined = || {
            let parts = loc.as_ref().and_then(|loc| loc.scope_and_inlined_at());
            parts.is_some_and(|(_, inlined_at)| !inlined_at.is_null())
        };
        if own.is_some() && argument != 0 && !inlined() {
            let before = self.debug.arguments.insert(argument, record.variable);
            let same = before.is_none_or(|before| before == record.variable);
            self.check_debug_info(same, "conflicting debug info for argument", inst);
        }
        if let Some(message) = fragment_problem(cx, &variable, record.expression) {
            self.fail_debug_info(message, Some(inst));
        }
    }
}

/// The problem of the kinds of a record's operands.
fn record_problem(m: &Module, func: Func, record: &DebugRecord) -> Option<&'static str> {
    let cx = &m.cx;
    let is = |md: Md, kind: DiKind| cx.md_node_kind(md) == Some(kind);
    if record.kind == RecordKind::Label {
        return first_violation(&[
            (is(record.variable, DiKind::DILabel), "invalid #dbg_label intrinsic variable"),
            (is(record.loc, DiKind::DILocation), "#dbg_label record requires a !dbg attachment"),
        ]);
    }
    let is_empty = |md: Md| node(cx, md).is_some_and(|node| node.iter().next().is_none());
    let is_location = match record.value.kind() {
        ValueKind::Metadata(md) => is(md, DiKind::DIArgList) || is_empty(md),
        _ => true,
    };
    let is_entry_value = || {
        let expression = node(cx, record.expression)?;
        let mut elements = expression.elements();
        let first = elements.next()?;
        let argument = first == DW_OP_LLVM_ARG && elements.next() == Some(0);
        let first = if argument { elements.next()? } else { first };
        Some(first == DW_OP_LLVM_ENTRY_VALUE)
    };
    let is_async = || match record.value.kind() {
        ValueKind::Arg(at) => {
            let set = cx.param_attrs(m.func(func).attrs, at as usize);
            super::attrs::has(cx, set, AttrKind::SwiftAsync)
        }
        _ => false,
    };
    first_violation(&[
        (is_location, "invalid #dbg record address/value"),
        (is(record.variable, DiKind::DILocalVariable), "invalid #dbg record variable"),
        (is(record.expression, DiKind::DIExpression), "invalid #dbg record expression"),
        (is(record.loc, DiKind::DILocation), "invalid #dbg record DILocation"),
        (
            !is_entry_value().unwrap_or(false) || is_async(),
            "Entry values are only allowed in MIR unless they target a swiftasync Argument",
        ),
    ])
}

/// Whether the bit of a node is set.
#[inline]
fn has_bit(bits: &[u64], md: Md) -> bool {
    let index = md.index() as usize;
    bits.get(index / 64).is_some_and(|word| word >> (index % 64) & 1 != 0)
}

/// Sets the bit of a node; returns whether it was not set.
#[inline]
fn set_bit(bits: &mut Vec<u64>, cx: &Context, md: Md) -> bool {
    let (word, bit) = (md.index() as usize / 64, 1u64 << (md.index() % 64));
    if word >= bits.len() {
        bits.resize((word + 1).max(cx.n_metadata().div_ceil(64)), 0);
    }
    let word = &mut bits[word];
    let new = *word & bit == 0;
    *word |= bit;
    new
}
