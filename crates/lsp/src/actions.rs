//! Changes that an editor offers: fixes of errors, and checks for messages.

use crate::document::{Document, Placed};
use crate::forms::other_form;
use crate::names::View;
use crate::part::Problem;
use crate::terminators::terminator;
use crate::virtuals::function_at;
use crate::{diagnostics, names::OpId, passes};
use gen_lsp_types::{CodeAction, CodeActionKind, Command, Position, Range, TextEdit, WorkspaceEdit};
use serde_json::json;
use std::collections::HashMap;
use terrace::ir::asm::cursor::Cursor;
use terrace::{Registry, Severity};

/// The actions in a range.
pub fn actions(registry: &Registry, document: &Document, range: Range) -> Vec<CodeAction> {
    let mut actions: Vec<CodeAction> = form(registry, document, range).into_iter().collect();
    actions.extend(runs(registry, document, range));
    for placed in &document.chunks {
        let view = document.view(placed);
        let mut is_near = false;
        for problem in &placed.chunk.problems {
            let at = diagnostics::token_range(document, placed, problem.at);
            if at.start.line > range.end.line || at.end.line < range.start.line {
                continue;
            }
            is_near = true;
            let fix = |title: String, edit: TextEdit| {
                let diagnostic = diagnostics::diagnostic(document, placed, problem, true);
                CodeAction {
                    diagnostics: Some(vec![diagnostic]),
                    ..action(document, title, CodeActionKind::QuickFix, vec![edit])
                }
            };
            for (name, edit) in suggestions(document, placed, view, problem) {
                actions.push(fix(format!("Change to '{name}'"), edit));
            }
            if let Some((name, edit)) = terminator(registry, document, placed, view, problem) {
                actions.push(fix(format!("Insert '{name}'"), edit));
            }
            actions
                .push(fix("Add expected-* diagnostic checks".to_owned(), checks(document, placed, problem)));
        }
        let edits = if is_near { upgrades(document, placed) } else { Vec::new() };
        if !edits.is_empty() {
            let title = "Upgrade the text to today's syntax".to_owned();
            actions.push(action(document, title, CodeActionKind::QuickFix, edits));
        }
    }
    actions
}

fn action(document: &Document, title: String, kind: CodeActionKind, edits: Vec<TextEdit>) -> CodeAction {
    let changes = HashMap::from([(document.uri.as_str().into(), edits)]);
    let edit = WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() };
    CodeAction { title, kind: Some(kind), edit: Some(edit), ..CodeAction::default() }
}

/// The other form of the operation whose name is at the start of a range.
fn form(registry: &Registry, document: &Document, range: Range) -> Option<CodeAction> {
    let at = document.text.offset(range.start);
    let placed = document.chunk_at(at)?;
    let view = document.view(placed);
    let offset = at.checked_sub(placed.start)?;
    let id = view.op_at(offset)?;
    let op = view.op(id);
    if offset < op.name || op.name_end < offset {
        return None;
    }
    let form = other_form(registry, view, id)?;
    let title = if form.generic { "Use the generic form" } else { "Use the custom form" };
    let range = document.text.range(placed.start + form.start, placed.start + form.end);
    let edit = TextEdit { range, new_text: form.text };
    Some(action(document, title.to_owned(), CodeActionKind::RefactorRewrite, vec![edit]))
}

/// Passes to run on the function in whose first line a range starts.
fn runs(registry: &Registry, document: &Document, range: Range) -> Vec<CodeAction> {
    let at = document.text.offset(range.start);
    let Some(placed) = document.chunk_at(at) else { return Vec::new() };
    let view = document.view(placed);
    let is_head = |op: &OpId| document.text.line_of(placed.start + view.op(*op).start) == range.start.line;
    let function = function_at(view, at - placed.start).filter(is_head);
    let Some(function) = function.filter(|&function| !view.op(function).failed) else { return Vec::new() };
    let position = document.text.position(placed.start + view.op(function).name);
    let known = registry.pipelines().passes;
    let offered = passes::OFFERED.iter().filter(|name| known.iter().any(|pass| pass.name == **name));
    let action = |name: &&str| {
        let arguments = vec![json!({ "uri": document.uri }), json!(position), json!(name)];
        let title = format!("Run '{name}' on this function");
        let command = Command {
            title: title.clone(),
            command: passes::COMMAND.to_owned(),
            arguments: Some(arguments),
            tooltip: None,
        };
        let kind = Some(CodeActionKind::RefactorRewrite);
        CodeAction { title, kind, command: Some(command), ..CodeAction::default() }
    };
    offered.map(action).collect()
}

/// The lines of a chunk that are written otherwise today.
fn upgrades(document: &Document, placed: &Placed) -> Vec<TextEdit> {
    let old = document.chunk_text(placed);
    let upgraded = terrace_upgrade::upgrade(old.as_bytes());
    let Ok(new) = core::str::from_utf8(&upgraded.text) else { return Vec::new() };
    // Each line stays where it is.
    let mut start = placed.start;
    let mut edits = Vec::new();
    let lines = old.split('\n').zip(new.split('\n'));
    for (line, changed) in lines {
        let end = start + line.len() as u32;
        edits.extend(
            (line != changed)
                .then(|| TextEdit { range: document.text.range(start, end), new_text: changed.to_owned() }),
        );
        start = end + 1;
    }
    edits
}

/// The names that the advice on an error suggests, with the change.
fn suggestions(
    document: &Document,
    placed: &Placed,
    view: View<'_>,
    problem: &Problem,
) -> Vec<(String, TextEdit)> {
    let advice =
        problem.notes.iter().filter_map(|(_, note)| note.split_once("did you mean ").map(|(_, rest)| rest));
    let names = advice.flat_map(|advice| advice.split('\'').skip(1).step_by(2));
    let Some((start, end)) = mistaken(view, problem) else { return Vec::new() };
    let range = document.text.range(placed.start + start, placed.start + end);
    let edit = |name: &str| (name.to_owned(), TextEdit { range, new_text: name.to_owned() });
    names.map(edit).collect()
}

/// The token that an error is about.
fn mistaken(view: View<'_>, problem: &Problem) -> Option<(u32, u32)> {
    let text = view.text.as_bytes();
    let end = Cursor::at_offset(text, problem.at).token_end();
    // The message names a symbol, and is about its operation.
    let op = view.op_at(problem.at)?;
    if problem.message.contains("does not reference a valid") {
        let name = problem
            .message
            .split('\'')
            .skip(1)
            .step_by(2)
            .find(|name| !name.contains('.') || name.starts_with('@'))?;
        let name = format!("@{}", name.trim_start_matches('@'));
        let op = view.op(op);
        let at = op.name + view.slice(op.name, op.end).find(&name)? as u32;
        return Some((at, at + name.len() as u32));
    }
    // In the generic form the name has quotes around it.
    if text.get(problem.at as usize) == Some(&b'"') {
        return (end >= problem.at + 2).then_some((problem.at + 1, end - 1));
    }
    (end > problem.at).then_some((problem.at, end))
}

/// Comments in front of the line of a message, which `--verify-diagnostics` checks.
fn checks(document: &Document, placed: &Placed, problem: &Problem) -> TextEdit {
    let line_at = |at: u32| document.text.line_of(placed.start + at.min(placed.chunk.len));
    let line = line_at(problem.at);
    let indentation = document.text.indentation(line);
    // Advice is not part of upstream's messages.
    let notes: Vec<(u32, &str)> = problem
        .notes
        .iter()
        .filter_map(|(at, note)| Some(((*at)?, &**note)))
        .filter(|(at, note)| *at != problem.at || note.starts_with("see current operation"))
        .collect();
    let mut new_text = String::new();
    let all = core::iter::once((problem.severity, problem.at, &*problem.message));
    let all: Vec<_> = all.chain(notes.iter().map(|&(at, note)| (Severity::Note, at, note))).collect();
    for (i, &(severity, at, message)) in all.iter().enumerate() {
        let first_line = message.lines().next().unwrap_or("");
        // Lines are counted from the comment; those in front of it do not move.
        let to = i64::from(line_at(at));
        let from = i64::from(line) + i as i64;
        let moved = if to >= i64::from(line) { to + all.len() as i64 } else { to };
        let by = match moved - from {
            1 => " @below".to_owned(),
            by if by > 0 => format!(" @+{by}"),
            by => format!(" @{by}"),
        };
        new_text
            .push_str(&format!("{indentation}// expected-{}{by} {{{{{first_line}}}}}\n", severity.name()));
    }
    let position = Position::new(line, 0);
    TextEdit { range: Range { start: position, end: position }, new_text }
}
