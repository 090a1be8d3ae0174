//! Debug records.

use super::Parser;
use super::error::{Parse, fail};
use super::lexer::Tok;
use crate::debug::{Assignment, DebugRecord, RecordKind};
use crate::metadata::{Md, MdView};
use crate::value::*;

impl<'a> Parser<'a> {
    /// `#dbg_value(…)` and so on.
    pub(super) fn debug_record(&mut self) -> Parse<()> {
        self.next();
        let kind = match self.word() {
            b"dbg_value" => RecordKind::Value,
            b"dbg_declare" => RecordKind::Declare,
            b"dbg_label" => RecordKind::Label,
            b"dbg_assign" => RecordKind::Assign,
            b"dbg_declare_value" => RecordKind::DeclareValue,
            _ => return self.fail("expected debug record type here"),
        };
        self.next();
        self.expect(Tok::LParen, "Expected '(' here")?;
        if kind == RecordKind::Label {
            let variable = self.metadata_node()?;
            self.expect(Tok::Comma, "Expected ',' here")?;
            let loc = self.metadata_node()?;
            self.expect(Tok::RParen, "Expected ')' here")?;
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
        self.expect(Tok::Comma, "Expected ',' here")?;
        let variable = self.metadata_node()?;
        self.expect(Tok::Comma, "Expected ',' here")?;
        let expression = self.metadata_node()?;
        self.expect(Tok::Comma, "Expected ',' here")?;
        let mut assignment = None;
        if kind == RecordKind::Assign {
            let id = self.metadata_node()?;
            self.expect(Tok::Comma, "Expected ',' here")?;
            let address = self.record_value()?;
            self.expect(Tok::Comma, "Expected ',' here")?;
            let expression = self.metadata_node()?;
            self.expect(Tok::Comma, "Expected ',' here")?;
            assignment = Some(Box::new(Assignment { id, address, expression }));
        }
        let loc = self.metadata_node()?;
        self.expect(Tok::RParen, "Expected ')' here")?;
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
