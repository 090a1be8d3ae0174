//! Debug records.

use super::Parser;
use super::error::{Parse, fail};
use crate::debug::{Assignment, DebugRecord, RecordKind};
use crate::metadata::{Md, MdView};
use crate::value::*;

/// The form in which a module has the locations of variables. LLVM refuses modules with both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DebugForm {
    /// `call void @llvm.dbg.value(…)`.
    Calls,
    /// `#dbg_value(…)`.
    Records,
}

impl<'a> Parser<'a> {
    /// Notes a form of debug information.
    ///
    /// # Errors
    /// When the module has the other form.
    pub(super) fn debug_form(&mut self, form: DebugForm) -> Result<(), ()> {
        if *self.debug_form.get_or_insert(form) == form { Ok(()) } else { Err(()) }
    }

    /// `#dbg_value(…)` and so on.
    pub(super) fn debug_record(&mut self) -> Parse<()> {
        if self.debug_form(DebugForm::Records).is_err() {
            return self.fail("debug record should not appear in a module containing debug info intrinsics");
        }
        self.eat(b'#');
        let word = self.word();
        let kind = match word {
            b"dbg_value" => RecordKind::Value,
            b"dbg_declare" => RecordKind::Declare,
            b"dbg_label" => RecordKind::Label,
            b"dbg_assign" => RecordKind::Assign,
            b"dbg_declare_value" => RecordKind::DeclareValue,
            _ => return self.fail("expected debug record type here"),
        };
        self.skip_word(word);
        self.expect(b'(', "Expected '(' here")?;
        if kind == RecordKind::Label {
            let variable = self.metadata_node()?;
            self.expect(b',', "Expected ',' here")?;
            let loc = self.metadata_node()?;
            self.expect(b')', "Expected ')' here")?;
            let record = DebugRecord {
                kind,
                value: Value::NONE,
                variable,
                expression: Md::NULL,
                loc,
                assignment: None,
            };
            self.fs.body.add_debug_record(record);
            return Ok(());
        }
        let value = self.record_value()?;
        self.expect(b',', "Expected ',' here")?;
        let variable = self.metadata_node()?;
        self.expect(b',', "Expected ',' here")?;
        let expression = self.metadata_node()?;
        self.expect(b',', "Expected ',' here")?;
        let mut assignment = None;
        if kind == RecordKind::Assign {
            let id = self.metadata_node()?;
            self.expect(b',', "Expected ',' here")?;
            let address = self.record_value()?;
            self.expect(b',', "Expected ',' here")?;
            let expression = self.metadata_node()?;
            self.expect(b',', "Expected ',' here")?;
            assignment = Some(Box::new(Assignment { id, address, expression }));
        }
        let loc = self.metadata_node()?;
        self.expect(b')', "Expected ')' here")?;
        let record = DebugRecord { kind, value, variable, expression, loc, assignment };
        self.fs.body.add_debug_record(record);
        Ok(())
    }

    /// The value of a record: a value, a list of values, or an empty node.
    fn record_value(&mut self) -> Parse<Value> {
        let at = self.at();
        let md = self.metadata()?;
        match self.cx.md_view(md) {
            MdView::Value(value) => Ok(value),
            MdView::Null => fail(at, "expected metadata operand"),
            _ => Ok(Value::metadata(md)),
        }
    }
}
