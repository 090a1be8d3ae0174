//! Advice about names that nothing has: operations, dialects, types, attributes, values, blocks, symbols and passes.

use super::spelling::{edit_distance, few_nearest};
use super::text::{name_at, names, string_before, token_at, word_at};
use super::{Place, dialects, list, words};
use crate::registry::{self, PASSES};
use terrace_conversions::to_llvm;
use terrace_ir::Context;
use terrace_ir::decl::KindDef;

/// Passes a note on.
pub type Say<'a> = &'a mut dyn FnMut(String);

/// The word in a message behind `before` and between two marks.
fn quoted<'m>(message: &'m str, before: &str, open: char, close: char) -> Option<&'m str> {
    let rest = &message[message.find(before)? + before.len()..];
    let (word, _) = rest.strip_prefix(open)?.split_once(close)?;
    Some(word)
}

/// Advice about an error that has no place in a text.
pub fn without_place(message: &str, say: Say<'_>) {
    if message.contains("error: expected top-level entity") {
        let line = message.lines().nth(1).unwrap_or("");
        if ["#", "module", "func.func", "llvm.func"].iter().any(|start| line.starts_with(start)) {
            say("LLVM IR belongs here: MLIR is translated by 'terrace compile' or 'terrace translate --mlir-to-llvmir'".to_owned());
        }
        return;
    }
    if message.contains("does not refer to a registered pass or pass pipeline")
        && let Some((_, rest)) = message.split_once("error: '")
        && let Some((name, _)) = rest.split_once('\'')
    {
        if let Some(pass) = terrace_upgrade::passes::removed(name) {
            return say(terrace_upgrade::passes::message(pass));
        }
        let known = PASSES.passes.iter().map(|pass| pass.name);
        did_you_mean(&few_nearest(name, known), say);
    }
}

/// Advice about the names in a message and at its place.
pub fn advise(ctx: &Context, place: &Place<'_>, message: &str, say: Say<'_>) {
    let (text, at) = (place.text, place.at);
    if let Some(op) = quoted(message, "custom op ", '\'', '\'')
        .filter(|_| message.contains("unknown"))
        .or_else(|| quoted(message, "not found for custom op ", '\'', '\''))
        .or_else(|| quoted(message, "unregistered operation ", '\'', '\''))
    {
        return operation(ctx, place, op, message, say);
    }
    if message.starts_with("operation being parsed with an unregistered dialect") {
        if let Some(op) = string_before(&text[..at]) {
            operation(ctx, place, op, message, say);
        }
        return;
    }
    if message.contains("created with unregistered dialect") {
        if let Some((name, _)) = message.split_once('"').and_then(|(_, rest)| rest.split_once('"')) {
            dialect(ctx, place, name, say);
        }
        return;
    }
    if let Some(of) = quoted(message, "in dialect ", '`', '`')
        && let Some(name) =
            quoted(message, "type ", '`', '`').or_else(|| quoted(message, "attribute ", '`', '`'))
    {
        return kind(ctx, place, of, name, message.contains("type"), say);
    }
    if message.ends_with("provides no type parsing hook")
        && let Some(of) = quoted(message, "dialect ", '\'', '\'')
    {
        return dialect(ctx, place, of, say);
    }
    if let Some(name) = message.strip_prefix("unknown LLVM type: ") {
        return kind(ctx, place, "llvm", name, true, say);
    }
    if message == "use of undeclared SSA value name" {
        let Some(name) = name_at(&text[at..], b'%') else { return };
        let near = near_values(name, names(&text[..at], b'%'));
        say(format!("no operation or block around this use defines '{name}'{}", or_mean(&near)));
    } else if message == "reference to an undefined block" {
        let Some(name) = name_at(&text[at..], b'^') else { return };
        let near = near_values(name, names(text, b'^'));
        say(format!("no block of this region is named '{name}'{}", or_mean(&near)));
    } else if message.contains("does not reference a valid") {
        let Some(name) = quoted(message, "op ", '\'', '\'').or_else(|| quoted(message, "", '\'', '\''))
        else {
            return;
        };
        let name = format!("@{}", name.trim_start_matches('@'));
        did_you_mean(&few_nearest(&name, names(text, b'@')), say);
    } else if let Some((_, words)) =
        message.split_once("containing one of the following enum values for attribute ")
        && let Some((_, words)) = words.split_once('[')
    {
        let words = words.trim_end_matches(']').split(", ");
        if let Some(word) = word_at(&text[token_at(text, at)..]) {
            did_you_mean(&few_nearest(word, words), say);
        }
    }
}

/// The names nearest to one of a value or block. Names that differ in digits alone are others, not mistakes.
fn near_values<'n>(name: &str, all: impl Iterator<Item = &'n str>) -> Vec<&'n str> {
    let letters = |name: &str| name.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    few_nearest(name, all.filter(|other| other[..letters(other)] != name[..letters(name)]))
}

fn or_mean(near: &[&str]) -> String {
    if near.is_empty() { String::new() } else { format!("; did you mean {}?", list(near)) }
}

fn did_you_mean(near: &[&str], say: Say<'_>) {
    if !near.is_empty() {
        say(format!("did you mean {}?", list(near)));
    }
}

/// Advice about an unknown operation.
fn operation(ctx: &Context, place: &Place<'_>, op: &str, message: &str, say: Say<'_>) {
    let registered = ctx.dialects();
    let all = || registered.iter().flat_map(|dialect| dialect.ops.iter().map(|op| op.name));
    let Some((prefix, rest)) = op.split_once('.') else {
        return bare_operation(ctx, place, op, message, say);
    };
    let near = match ctx.dialect(prefix) {
        Some(known) => {
            let mut near = few_nearest(op, known.ops.iter().map(|op| op.name));
            // The dialect is right, so half of the other letters are, too.
            near.retain(|name| {
                let (name, rest) = (last(name).as_bytes(), rest.as_bytes());
                edit_distance(name, rest) * 2 <= name.len().max(rest.len())
            });
            near
        }
        None => Vec::new(),
    };
    let known = ctx.dialect(prefix).is_some_and(|dialect| !dialect.ops.is_empty());
    // Operations that Terrace lacks are no spelling mistakes if it has none of their dialect.
    if known || !dialects::is_upstream(prefix) {
        // A dialect of another project is no mistake either, unless its name is nearly that of a dialect.
        let dialects = few_nearest(prefix, registered.iter().map(|dialect| dialect.name));
        let is_near =
            |name: &&str| known || name.split_once('.').is_some_and(|(of, _)| dialects.contains(&of));
        // One wrong letter is likelier than a wrong dialect, and that is likelier than two wrong letters.
        let is_close = |name: &&str| edit_distance(last(name).as_bytes(), rest.as_bytes()) == 1;
        let (mut meant, others): (Vec<&str>, Vec<&str>) = near.into_iter().partition(is_close);
        meant.extend(all().filter(|name| last(name) == rest).filter(is_near).chain(others));
        meant.truncate(3);
        if meant.is_empty() {
            meant = few_nearest(op, all().filter(is_near));
        }
        did_you_mean(&meant, say);
        if !meant.is_empty() && known {
            return;
        }
    }
    dialect(ctx, place, prefix, say);
}

/// An operation's name without its dialect.
fn last(name: &str) -> &str {
    name.split_once('.').map_or(name, |(_, last)| last)
}

/// The dialects that most programs are written in.
const COMMON: &[&str] = &["func", "arith", "scf", "cf", "memref", "math", "llvm"];

/// Advice about an unknown operation without a dialect.
fn bare_operation(ctx: &Context, place: &Place<'_>, op: &str, message: &str, say: Say<'_>) {
    let text = place.text;
    let value = format!("%{op}");
    let behind = words::rest_of_line(text.get(place.at + op.len()..).unwrap_or(b""));
    if text[place.at..].starts_with(op.as_bytes()) && behind.starts_with(b"=") && !behind.starts_with(b"==") {
        return say(format!("names of values start with '%': '{value}'"));
    }
    if names(text, b'%').any(|name| name == value) {
        return say(format!("did you mean '{value}'?"));
    }
    if op == "else" {
        return say("'else' stands behind the '}' of an 'scf.if' or 'affine.if'".to_owned());
    }
    if behind.starts_with(b"(") && names(text, b'@').any(|name| &name[1..] == op) {
        return say(format!("a function is called by 'func.call @{op}(...)', with its type behind it"));
    }
    if behind.starts_with(b":") {
        return say(format!("names of blocks start with '^': '^{op}'"));
    }
    if words::is_foreign(op) && message.contains("tried 'builtin.") {
        return say("a function is written 'func.func @f(%a: i32) -> i32 { ... }'".to_owned());
    }
    if behind.starts_with(b",") {
        return say(
            "an operation has its name in front of its operands: 'arith.addi %a, %b : i32'".to_owned()
        );
    }
    if op == "return" && message.contains("tried 'builtin.") {
        return say("'return' stands in the body of a function, between '{' and '}'".to_owned());
    }
    // The words of the region's own dialect need no prefix.
    let tried = message.split_once("tried '").and_then(|(_, rest)| rest.split_once('.'));
    if op == "return" && tried.is_some_and(|(prefix, _)| prefix.is_empty()) {
        let ends =
            "'return' ends a function: the regions inside end with their own operations, such as 'scf.yield'";
        return say(ends.to_owned());
    }
    let own = tried.and_then(|(prefix, _)| ctx.dialect(prefix));
    let registered = ctx.dialects();
    let all = || registered.iter().flat_map(|dialect| dialect.ops.iter().map(|op| op.name));
    let mut meant: Vec<&str> = all().filter(|name| last(name) == op).collect();
    // Dialects of machines are seldom meant.
    let is_common =
        |name: &&str| COMMON.iter().any(|common| name.split_once('.').is_some_and(|(of, _)| of == *common));
    meant.sort_by_key(|name| !is_common(name));
    if meant.len() > 3 {
        meant.retain(is_common);
    }
    if meant.is_empty()
        && let Some(own) = own
    {
        meant = few_nearest(op, own.ops.iter().map(|op| last(op.name)));
    }
    if meant.is_empty() {
        let near = few_nearest(op, all().map(last));
        meant = all().filter(|name| near.contains(&last(name))).collect();
    }
    if meant.len() <= 3 {
        did_you_mean(&meant, say);
    }
}

/// Says what Terrace can do with a dialect.
fn dialect(ctx: &Context, place: &Place<'_>, name: &str, say: Say<'_>) {
    let route = || dialects::route(ctx, name, place.name, place.text);
    if let Some(known) = ctx.dialect(name) {
        let lowered = if to_llvm::takes(ctx, name) { ", which it lowers to LLVM IR" } else { "" };
        return match (known.ops.len(), route()) {
            (0, None) => {}
            (0, Some(route)) => say(route),
            (n, route) => {
                let route = route.map_or(String::new(), |route| format!("; {route}"));
                say(format!("Terrace has {n} operations of the dialect '{name}'{lowered}{route}"));
            }
        };
    }
    if registry::dialects().any(|known| known.name == name) {
        return say(format!(
            "translation knows the llvm dialect: 'terrace compile' lowers the dialect '{name}' first"
        ));
    }
    if dialects::is_upstream(name) {
        let route = route().unwrap_or_else(|| "no pass of MLIR lowers it".to_owned());
        return say(format!("Terrace lacks MLIR's dialect '{name}'; {route}"));
    }
    if name.is_empty() {
        return;
    }
    if let Some(project) = dialects::project(name) {
        return say(format!(
            "'{name}' is a dialect of {project}: its own tools lower it to MLIR's dialects or to LLVM IR"
        ));
    }
    let registered = ctx.dialects();
    let near = few_nearest(name, registered.iter().map(|dialect| dialect.name).chain(dialects::upstream()));
    say(format!("neither Terrace nor MLIR has a dialect '{name}'{}", or_mean(&near)));
}

/// Advice about an unknown type or attribute of a dialect.
fn kind(ctx: &Context, place: &Place<'_>, name: &str, unknown: &str, is_type: bool, say: Say<'_>) {
    let Some(known) = ctx.dialect(name) else { return dialect(ctx, place, name, say) };
    let (kinds, mark): (&[&KindDef], char) = if is_type { (known.types, '!') } else { (known.attrs, '#') };
    let near: Vec<String> = few_nearest(unknown, kinds.iter().map(|kind| kind.name))
        .into_iter()
        .map(|near| format!("{mark}{name}.{near}"))
        .collect();
    did_you_mean(&near.iter().map(String::as_str).collect::<Vec<_>>(), say);
}
