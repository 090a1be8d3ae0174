//! The page of the passes of each dialect: options, and an example that is run.

use terrace::conversions::dialects::DIALECTS;
use terrace::ir::decl::doc_text;
use terrace::registry::PASSES;
use terrace::rewrite::pass::{OptionKind, PassDef};

use crate::Page;
use crate::examples::Examples;
use crate::markdown::{block, cell, code, escape, table};

/// The name of the page of the passes that belong to no dialect.
const GENERAL: &str = "any-dialect";

/// The pages, and how many passes have an example.
pub fn pages(examples: &Examples) -> (Vec<Page>, String) {
    let mut without = Vec::new();
    let mut page = |name: &str, title: &str, passes: Vec<&PassDef>| {
        let mut passes = passes;
        passes.sort_by_key(|pass| pass.name);
        let sections: String = passes.iter().map(|pass| section(pass, examples, &mut without)).collect();
        Page { name: name.to_owned(), text: format!("# {title}\n\n{sections}") }
    };
    let of_dialect =
        |pass: &PassDef| DIALECTS.iter().any(|row| row.all_passes().any(|other| other.name == pass.name));
    let general = PASSES.passes.iter().copied().filter(|pass| !of_dialect(pass)).collect();
    let mut pages = vec![page(GENERAL, "Passes on any dialect", general)];
    for row in DIALECTS {
        let passes: Vec<_> = row.all_passes().collect();
        if !passes.is_empty() {
            pages.push(page(row.def.name, &format!("Passes on {}", row.def.name), passes));
        }
    }
    let all = PASSES.passes.len();
    let missing =
        if without.is_empty() { String::new() } else { format!(" (without: {})", without.join(", ")) };
    (pages, format!("{} of {all} passes with an example{missing}", all.saturating_sub(without.len())))
}

/// The section of a pass.
fn section(pass: &PassDef, examples: &Examples, without: &mut Vec<&'static str>) -> String {
    let mut text = format!("## `{}`\n\n{}\n", pass.name, escape(&doc_text(pass.doc)));
    let options: Vec<_> = pass
        .options
        .iter()
        .map(|option| {
            let default = option.kind.text(&(option.default)());
            let default = if default.is_empty() { String::new() } else { code(&default) };
            vec![code(&option.name()), values(&option.kind), default, cell(&doc_text(option.doc))]
        })
        .collect();
    text.push_str(&table(&["option", "values", "default", "what it does"], &options));
    match examples.of(pass.name) {
        Some(example) => {
            let flags = if example.is_unregistered { " --allow-unregistered-dialect" } else { "" };
            text.push_str(&format!(
                "`terrace opt --pass-pipeline='builtin.module({})'{flags}` makes of\n\n{}this:\n\n{}",
                example.passes,
                block("mlir", &example.input),
                block("mlir", &example.output)
            ));
        }
        None => without.push(pass.name),
    }
    text
}

/// The values that an option takes.
fn values(kind: &OptionKind) -> String {
    match kind {
        OptionKind::Bool => "`true`, `false`".to_owned(),
        OptionKind::Uint | OptionKind::Ulong => "a number from 0".to_owned(),
        OptionKind::Int | OptionKind::Long => "a number".to_owned(),
        OptionKind::Double => "a fraction".to_owned(),
        OptionKind::Str => "text".to_owned(),
        OptionKind::Enum(words) => words.iter().map(|word| code(word)).collect::<Vec<_>>().join(", "),
        OptionKind::Pipeline | OptionKind::NestedPipeline => "a pipeline".to_owned(),
        OptionKind::List(kind) => format!("a list: {}", values(kind)),
    }
}
