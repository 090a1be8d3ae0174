//! Locations, debug records, and the entry points to nodes of debug information.

use crate::import::Import;
use crate::import::body::{BodyImport, Point};
use crate::import::cycles::Cycles;
use terrace_ir::attrs::{CallSiteLoc, FileLineColRange, FusedLoc};
use terrace_ir::{Attr, Builder, Loc, OpKind, OpState, Result, Str, Value};
use terrace_llir::debug::{DILocation, DISubprogram, DebugRecord, DiKind, RecordKind};
use terrace_llir::metadata::{MdView, NodeView};
use terrace_llir::module::FuncData;
use terrace_llir::{Md, ValueKind};
use terrace_llvm as l;
use terrace_llvm::debug::DIGlobalVariableExpressionAttr;
use terrace_support::FxHashMap;
use terrace_support::id::IdMap;
use terrace_support::small_vec::SmallVec;

/// Debug information that was translated.
#[derive(Default)]
pub(crate) struct Debug {
    pub cycles: Cycles,
    /// Identities of nodes in cycles.
    pub recursive: FxHashMap<Md, Attr>,
    locs: IdMap<Md, Loc>,
    /// The scopes of locations, each with the name of its file.
    scopes: IdMap<Md, (Str, Option<Attr>)>,
}

impl<'a> Import<'a> {
    /// A node.
    pub fn di_node(&self, md: Md) -> Option<NodeView<'a>> {
        match self.cx.md_view(md) {
            MdView::Node(node) => Some(node),
            _ => None,
        }
    }

    /// The location of a `!DILocation`.
    pub fn debug_loc(&mut self, md: Md) -> Result<Loc> {
        if let Some(&loc) = self.state.debug.locs.get(&md) {
            return Ok(loc);
        }
        // The calls that the location was inlined at, the innermost first, up to one whose location is known.
        let mut chain: SmallVec<[(Md, DILocation); 4]> = SmallVec::new();
        let mut caller: Option<Attr> = None;
        // A location met before, a power of two steps from the first: the chain meets it again if it is a circle.
        let (mut next, mut mark) = (md, md);
        while let Some(location) = self.di_node(next).and_then(|node| node.fields::<DILocation>()) {
            if let Some(&known) = self.state.debug.locs.get(&next) {
                caller = Some(known.attr(self.ctx));
                break;
            }
            chain.push((next, location));
            next = location.inlined_at;
            if next == mark {
                let message =
                    "a location is inlined at itself: 'inlinedAt' must end at a location that is not inlined";
                return Err(self.ctx.error(self.loc, message).emit());
            }
            if chain.len().is_power_of_two() {
                mark = next;
            }
        }
        for &(node, location) in chain.iter().rev() {
            let (file, scope) = self.scope(location.scope)?;
            let (line, column) = (location.line, location.column);
            let mut attr = FileLineColRange::get(self.ctx, file, line, column, line, column);
            if let Some(scope) = scope {
                attr = FusedLoc::get(self.ctx, &[attr], Some(scope));
            }
            if let Some(caller) = caller {
                attr = CallSiteLoc::get(self.ctx, attr, caller);
            }
            self.state.debug.locs.insert(node, Loc::of_attr(attr));
            caller = Some(attr);
        }
        Ok(caller.map_or(Loc::UNKNOWN, Loc::of_attr))
    }

    /// The name of the file of a location's scope, and the scope.
    fn scope(&mut self, scope: Md) -> Result<(Str, Option<Attr>)> {
        if let Some(&known) = self.state.debug.scopes.get(&scope) {
            return Ok(known);
        }
        let file = self.ctx.str_id(self.file_name(scope));
        let found = (file, self.translate(scope)?);
        self.state.debug.scopes.insert(scope, found);
        Ok(found)
    }

    /// The name of the file of a scope.
    fn file_name(&self, scope: Md) -> &'a [u8] {
        let Some(node) = self.di_node(scope) else { return b"" };
        let file = if node.kind() == DiKind::DIFile { Some(node) } else { self.di_node(node.md("file")) };
        file.map_or(b"", |file| self.text(file.md("filename")))
    }

    /// The text of a string; empty if there is none.
    pub fn text(&self, md: Md) -> &'a [u8] {
        match self.cx.md_view(md) {
            MdView::String(text) => text,
            _ => b"",
        }
    }

    /// The location of a function.
    pub fn function_loc(&mut self, func: &FuncData) -> Result<Loc> {
        let Some(node) = self.di_node(func.dbg) else { return Ok(Loc::UNKNOWN) };
        let Some(subprogram) = node.fields::<DISubprogram>() else { return Ok(Loc::UNKNOWN) };
        let file = self.ctx.str_id(self.file_name(func.dbg));
        let at = FileLineColRange::get(self.ctx, file, subprogram.line, 0, subprogram.line, 0);
        let scope = self.translate(func.dbg)?;
        Ok(Loc::of_attr(match scope {
            Some(scope) => FusedLoc::get(self.ctx, &[at], Some(scope)),
            None => at,
        }))
    }

    /// `#llvm.di_global_variable_expression<...>`
    pub fn global_expression(&mut self, md: Md) -> Option<Attr> {
        let node = self.di_node(md)?;
        let variable = self.translate(node.md("var")).ok()??;
        let expression = self.expression_if_any(node.md("expr"));
        Some(DIGlobalVariableExpressionAttr::get(self.ctx, variable, expression))
    }
}

impl BodyImport<'_, '_> {
    /// Creates the operation of a label.
    pub fn debug_label(&mut self, record: &DebugRecord) -> Result {
        let loc = self.im.debug_loc(record.loc)?;
        let Some(label) = self.im.translate(record.variable)? else {
            self.warn_record(loc, "unhandled debug record", record);
            return Ok(());
        };
        let mut state = OpState::new(l::DbgLabel::DEF, loc);
        state.set_slot(l::DbgLabel::SLOTS.label, label);
        if let Point::End(block) = self.point {
            let mut b = Builder::at_end(&mut self.body, block, loc);
            b.create(state);
        }
        Ok(())
    }

    /// Creates the operation of a variable's value or address, directly behind the definition of the value.
    pub fn debug_record(&mut self, record: &DebugRecord) -> Result {
        let loc = self.im.debug_loc(record.loc)?;
        let (def, var_info, location_expr) = match record.kind {
            RecordKind::Value => {
                (l::DbgValue::DEF, l::DbgValue::SLOTS.var_info, l::DbgValue::SLOTS.location_expr)
            }
            RecordKind::Declare => {
                (l::DbgDeclare::DEF, l::DbgDeclare::SLOTS.var_info, l::DbgDeclare::SLOTS.location_expr)
            }
            kind => {
                // As upstream: constants that the record would need stay behind.
                if let Some(assignment) = record.assignment.as_ref().filter(|_| kind == RecordKind::Assign)
                    && !matches!(assignment.address.kind(), ValueKind::Metadata(_))
                {
                    self.value(assignment.address)?;
                }
                self.warn_variable(loc, record);
                return Ok(());
            }
        };
        // Lists of values and empty nodes have no counterpart.
        if record.value.is_none() || matches!(record.value.kind(), ValueKind::Metadata(_)) {
            self.warn_variable(loc, record);
            return Ok(());
        }
        let Some(variable) = self.im.translate(record.variable)? else {
            self.warn_variable(loc, record);
            return Ok(());
        };
        let Ok(value) = self.value(record.value) else {
            let text = terrace_llir::print::constant_text(self.im.m, record.value);
            let message = format!("failed to convert a debug operand: {text}");
            return Err(self.im.ctx.error(loc, message).emit());
        };
        let mut state = OpState::new(def, loc);
        state.operands.push(value);
        state.set_slot(var_info, variable);
        if let Some(expression) = self.im.expression(record.expression) {
            state.set_slot(location_expr, expression);
        }
        self.create_behind(value, state);
        Ok(())
    }

    /// Creates an operation behind the definition of a value.
    fn create_behind(&mut self, value: Value, state: OpState) {
        let def = self.body.def_op(value);
        // A terminator defines the value: a block that only it leads to holds the operation.
        let block = match def {
            Some(op) if self.body.n_succs(op) != 0 => {
                let succs: Vec<terrace_ir::Block> = self.body.succs(op).collect();
                let counts = self.predecessors();
                let is_dominated = |block: &terrace_ir::Block| counts.get(block) == Some(&1);
                let Some(block) = succs.into_iter().find(is_dominated) else { return };
                self.body.last_op(block)
            }
            _ => None,
        };
        let arg_block = self.body.def_block(value);
        let first = arg_block.and_then(|block| self.body.first_op(block));
        let pad = first.filter(|&op| self.body.is::<l::Landingpad>(op));
        let mut b = Builder::new(&mut self.body);
        match (block, def, arg_block) {
            (Some(terminator), ..) => b.set_before(terminator),
            (None, Some(op), _) => b.set_after(op),
            // A landing pad stays the first operation of its block.
            (None, None, Some(block)) => match pad {
                Some(pad) => b.set_after(pad),
                None => b.set_start(block),
            },
            (None, None, None) => return,
        }
        b.create(state);
    }

    /// Warns about a record of a variable that is left out.
    fn warn_variable(&self, loc: Loc, record: &DebugRecord) {
        if !self.im.options.records_as_intrinsics {
            return self.warn_record(loc, "unhandled debug variable record", record);
        }
        if self.im.options.expensive_warnings {
            let text = self.record_call_text(record);
            self.im.ctx.warning(loc, format!("dropped intrinsic: {text}")).emit();
        }
    }

    fn warn_record(&self, loc: Loc, what: &str, record: &DebugRecord) {
        if self.im.options.expensive_warnings {
            let text = self.record_text(record);
            self.im.ctx.warning(loc, format!("{what} {text}")).emit();
        }
    }
}
