//! Operations in generic form, and their attributes.

use super::{Region, Rewriter};
use crate::forms::{self, REMOVED};
use crate::token::Kind;
use crate::{llvm, tosa};

impl Rewriter<'_> {
    /// An operation in generic form: only its name changes, and its types.
    pub(super) fn generic(&mut self, i: usize) -> usize {
        let name = match self.str(i).trim_matches('"') {
            "module_terminator" => return self.remove_terminator(i),
            "module" => {
                self.replace(self.start(i), self.end(i), "\"builtin.module\"");
                self.note(self.start(i), &forms::MODULE_NAME);
                return i + 1;
            }
            "func" => "builtin.func",
            name if name.contains('.') => name,
            _ => return i + 1,
        };
        if matches!(name, "std.splat" | "vector.splat") {
            let arrow = self.closing(self.closing(i + 1) + 1);
            let is_tensor = self.kind(arrow) == Kind::Arrow && self.str(arrow + 1) == "tensor";
            let today = if is_tensor { "\"tensor.splat\"" } else { "\"vector.broadcast\"" };
            self.replace(self.start(i), self.end(i), today);
            self.note(self.start(i), &forms::SPLAT);
            return i + 1;
        }
        if name == "std.constant" && self.is_symbol_constant(i) {
            self.replace(self.start(i), self.end(i), "\"func.constant\"");
            self.note(self.start(i), &forms::FUNCTION_CONSTANT);
            return i + 1;
        }
        if name == "linalg.copy" && self.is(self.closing(i + 1), b':') {
            self.replace(self.start(i), self.end(i), "\"memref.copy\"");
            self.note(self.start(i), &forms::GENERIC_COPY);
            return i + 1;
        }
        if matches!(name, "func.func" | "builtin.func" | "std.func") {
            self.owner = Region::Function;
            if name != "func.func" {
                self.replace(self.start(i), self.end(i), "\"func.func\"");
                self.note(self.start(i), &forms::FUNCTION);
            }
        }
        match name {
            "func.func" | "builtin.func" | "std.func" | "llvm.func" => {
                self.type_attribute(i, "function_type")
            }
            "llvm.mlir.global" => self.type_attribute(i, "global_type"),
            _ => {}
        }
        if let Some(next) = llvm::generic(self, i, name) {
            return next;
        }
        if !self.is(i.wrapping_sub(1), b'=') {
            self.statement = i;
        }
        let rename = self.today(name);
        if let Some(next) = tosa::operation(self, i, rename.map_or(name, |rename| rename.new)) {
            if let Some(rename) = rename {
                self.rename_note(self.start(i), name, rename);
            }
            return next;
        }
        if let Some(removed) = REMOVED.iter().find(|removed| removed.old == name) {
            self.problem(self.start(i), format!("'{name}' was removed in {}", removed.since));
        }
        if let Some(rename) = rename {
            self.replace(self.start(i), self.end(i), format!("\"{}\"", rename.new));
            self.rename_note(self.start(i), name, rename);
        }
        i + 1
    }

    /// Removes `"module_terminator"() : () -> ()` and its location.
    fn remove_terminator(&mut self, i: usize) -> usize {
        let colon = self.closing(i + 1);
        if !self.is(colon, b':') || !self.is(colon + 1, b'(') {
            return i + 1;
        }
        let arrow = self.closing(colon + 1);
        if self.kind(arrow) != Kind::Arrow || !self.is(arrow + 1, b'(') {
            return i + 1;
        }
        let mut behind = self.closing(arrow + 1);
        if self.str(behind) == "loc" && self.is(behind + 1, b'(') {
            behind = self.closing(behind + 1);
        }
        self.replace(self.start(i), self.end(behind - 1), "");
        self.note(self.start(i), &forms::MODULE_TERMINATOR);
        behind
    }

    /// Whether the value of a constant in generic form is a symbol.
    fn is_symbol_constant(&self, i: usize) -> bool {
        let at = self.closing(i + 1);
        self.is(at, b'{')
            && (at..self.closing(at)).any(|at| {
                self.str(at) == "value" && self.is(at + 1, b'=') && self.kind(at + 2) == Kind::Symbol
            })
    }

    /// Renames the attribute `type` of an operation in generic form.
    pub(super) fn type_attribute(&mut self, i: usize, today: &str) {
        let mut at = self.closing(i + 1);
        if self.is(at, b'(') {
            at = self.closing(at);
        }
        if !self.is(at, b'{') {
            return;
        }
        let end = self.closing(at);
        at += 1;
        while at < end {
            if self.str(at) == "type"
                && self.is(at + 1, b'=')
                && matches!(self.kind(at - 1), Kind::Mark(b'{' | b','))
            {
                let start = self.start(at);
                self.replace(start, self.end(at), today);
                self.note(start, &forms::TYPE_ATTRIBUTE);
                return;
            }
            at = if matches!(self.kind(at), Kind::Mark(b'{' | b'[' | b'(' | b'<')) {
                self.closing(at)
            } else {
                at + 1
            };
        }
    }

    /// `operand_segment_sizes = dense<[1, 0]> : vector<2xi32>`
    pub(super) fn segments(&mut self, i: usize) -> usize {
        if self.str(i + 2) != "dense" || !self.is(i + 3, b'<') || !self.is(i + 4, b'[') {
            return i + 1;
        }
        let close = self.closing(i + 4);
        let sizes: Vec<&str> =
            (i + 5..close).filter(|&at| self.kind(at) == Kind::Number).map(|at| self.str(at)).collect();
        let behind = close + 1;
        let Some((_, end, _)) = self.read_type(self.start(behind + 1)) else { return i + 1 };
        let name = if self.str(i).starts_with('o') { "operandSegmentSizes" } else { "resultSegmentSizes" };
        let start = self.start(i);
        self.replace(start, end, format!("{name} = array<i32: {}>", sizes.join(", ")));
        self.note(start, &forms::SEGMENT_SIZES);
        self.token_at(end)
    }
}
