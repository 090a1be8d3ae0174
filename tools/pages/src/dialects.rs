//! The page of each dialect: its operations, types and attributes, from their rows.

use terrace::conversions::dialects::DIALECTS;
use terrace::ir::asm::attr_to_string;
use terrace::ir::decl::{Arity, AttrField, AttrSyntax, DialectDef, KindDef, OpDef, doc_text};
use terrace::{Context, Dialect, Module};
use terrace_filecheck::markdown::blocks;

use crate::Page;
use crate::markdown::{block, cell, code, escape, table};

/// The pages, and the mistakes in the examples of the rows' documentation.
pub fn pages() -> (Vec<Page>, Vec<String>) {
    let ctx = terrace::context();
    ctx.allow_unregistered(true);
    let mut mistakes = Vec::new();
    let pages = DIALECTS.iter().map(|row| page(&ctx, row, &mut mistakes)).collect();
    (pages, mistakes)
}

fn page(ctx: &Context, row: &Dialect, mistakes: &mut Vec<String>) -> Page {
    let DialectDef { name, ops, types, attrs, .. } = row.def;
    let mut text = format!("# Dialect {name}\n\n");
    let passes = row.all_passes().count();
    if passes != 0 {
        text.push_str(&format!("[Passes on {name}](../passes/{name}.md): {passes}\n\n"));
    }
    let mut section = |title: &str, parts: Vec<String>| {
        if !parts.is_empty() {
            text.push_str(&format!("## {title}\n\n{}", parts.concat()));
        }
    };
    section("Operations", ops.iter().map(|def| operation(ctx, def, mistakes)).collect());
    section("Types", types.iter().map(|def| kind('!', def)).collect());
    section("Attributes", attrs.iter().map(|def| kind('#', def)).collect());
    Page { name: (*name).to_owned(), text }
}

/// The section of an operation.
fn operation(ctx: &Context, def: &OpDef, mistakes: &mut Vec<String>) -> String {
    let doc = doc_text(def.doc);
    for example in blocks(&doc).iter().filter(|block| block.language == "mlir") {
        if let Some(error) = syntax_error(ctx, &example.text) {
            mistakes.push(format!("{}: {error}\n{}", def.name, example.text));
        }
    }
    let mut text = format!("### `{}`\n\n{}\n", def.name, escape(&doc));
    if !def.format.is_empty() {
        text.push_str(&format!("Syntax, behind the name:\n\n{}", block("text", def.format)));
    }
    let count = |arity: Arity| match arity {
        Arity::One => "",
        Arity::Optional => "optional, ",
        Arity::Variadic => "any number of ",
    };
    let value = |name: &str, arity, summary: &str| vec![code(name), count(arity).to_owned() + &cell(summary)];
    let operands: Vec<_> =
        def.operands.iter().map(|field| value(field.name, field.arity, field.constraint.summary)).collect();
    text.push_str(&table(&["operand", "type"], &operands));
    let attrs: Vec<_> = def.attrs.iter().map(|field| attribute(ctx, field)).collect();
    text.push_str(&table(&["attribute", "values", "default"], &attrs));
    let results: Vec<_> =
        def.results.iter().map(|field| value(field.name, field.arity, field.constraint.summary)).collect();
    text.push_str(&table(&["result", "type"], &results));
    let several = |name: &str, variadic: bool| code(name) + if variadic { ", any number" } else { "" };
    let mut parts: Vec<String> = Vec::new();
    let regions: Vec<_> = def.regions.iter().map(|field| several(field.name, field.variadic)).collect();
    let successors: Vec<_> = def.succs.iter().map(|field| several(field.name, field.variadic)).collect();
    let traits: Vec<_> = def.trait_list.iter().map(|name| code(&format!("{name:?}"))).collect();
    let parents: Vec<_> = def.parents.iter().map(|name| code(name)).collect();
    for (title, names) in
        [("Regions", regions), ("Successors", successors), ("Traits", traits), ("Inside of", parents)]
    {
        if !names.is_empty() {
            parts.push(format!("{title}: {}\n\n", names.join(", ")));
        }
    }
    text + &parts.concat()
}

/// The row of an inherent attribute.
fn attribute(ctx: &Context, field: &AttrField) -> Vec<String> {
    let mut values = cell(field.summary);
    if let AttrSyntax::Enum(def) = field.syntax {
        let words: Vec<_> = def.cases.iter().map(|(word, _)| code(word)).collect();
        values.push_str(&format!(": {}", words.join(", ")));
    }
    let default = match field.default {
        Some(default) => code(&attr_to_string(ctx, default(ctx))),
        None if field.required => "required".to_owned(),
        None => "none".to_owned(),
    };
    vec![code(field.name), values, default]
}

/// The section of a type or an attribute, whose names begin with `sigil`.
fn kind(sigil: char, def: &KindDef) -> String {
    // Types of builtin have a syntax of their own, which their documentation shows.
    let name = if def.dialect == "builtin" {
        def.name.to_owned()
    } else {
        format!("{sigil}{}.{}", def.dialect, def.name)
    };
    let parameters: Vec<_> =
        def.params.iter().map(|param| vec![code(param.name), code(&format!("{:?}", param.kind))]).collect();
    format!(
        "### `{name}`\n\n{}\n{}",
        escape(&doc_text(def.doc)),
        table(&["parameter", "stored as"], &parameters)
    )
}

/// The error in the syntax of a fragment, which may leave out operations (` ... `), use names that it does not define, and
/// lack the operation that it belongs in.
fn syntax_error(ctx: &Context, fragment: &str) -> Option<String> {
    // These are found in text whose syntax is right.
    let incomplete = [
        "use of undeclared SSA value name",
        "undefined symbol alias id",
        "empty block",
        "see current operation",
    ];
    let error = |text: String| {
        let error = Module::parse(ctx, "example", text).err()?.to_string();
        (!incomplete.iter().any(|part| error.contains(part))).then_some(error)
    };
    let fragment = fragment.replace(" ... ", " ");
    // In functions, operations of their own dialect stand without its name.
    error(format!("func.func @f() {{\n{fragment}\n}}")).and(error(fragment))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fragments_have_the_syntax_of_their_operations() {
        let ctx = terrace::context();
        assert_eq!(syntax_error(&ctx, "%a = arith.addi %b, %c : i32"), None);
        assert_eq!(syntax_error(&ctx, "scf.if %c { ... scf.yield }"), None);
        assert!(syntax_error(&ctx, "%a = arith.addi %b %c : i32").is_some());
    }

    #[test]
    fn pages_have_all_parts_of_a_row() {
        let (pages, mistakes) = pages();
        assert!(mistakes.is_empty(), "{}", mistakes.join("\n"));
        let arith = pages.iter().find(|page| page.name == "arith").expect("a dialect");
        for part in
            ["### `arith.addi`", "`overflow`", "| `lhs` |", "| `overflowFlags` |", "Traits: ", "```mlir"]
        {
            assert!(arith.text.contains(part), "{part}");
        }
        let memref = pages.iter().find(|page| page.name == "builtin").expect("a dialect");
        assert!(memref.text.contains("## Types"), "{}", memref.text);
    }
}
