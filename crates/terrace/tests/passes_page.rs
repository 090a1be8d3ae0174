//! `docs/passes.md` lists the passes by dialect. `TERRACE_BLESS=1` rewrites it.

use std::fmt::Write;
use std::path::Path;
use terrace::registry::PASSES;
use terrace_conversions::dialects::DIALECTS;
use terrace_rewrite::pass::PassDef;

const HEAD: &str = "\
# Passes

The passes of Terrace, by the dialect that they transform or convert. Names, options and results are those of MLIR 22; \
`terrace opt --list-passes` lists the options, and `--help` shows the flags around them.
";

const LACKING: &str = "
## Passes of MLIR 22 that Terrace lacks

All other passes and pipelines that `mlir-opt` 22 lists are above, but for those whose names start with `test-`.

| why | passes |
|---|---|
";

/// A section with a row for each pass, in the order of their names.
fn section(page: &mut String, title: &str, mut passes: Vec<&PassDef>) {
    passes.sort_by_key(|pass| pass.name);
    write!(page, "\n## {title}\n\n| pass | what it does | options |\n|---|---|---|\n").unwrap();
    for pass in passes {
        let summary = pass.summary().replace('|', "\\|");
        let options: Vec<_> = pass.options.iter().map(|option| format!("`{}`", option.name())).collect();
        writeln!(page, "| `{}` | {summary} | {} |", pass.name, options.join(", ")).unwrap();
    }
}

#[test]
fn the_page_of_passes_is_right() {
    let mut page = HEAD.to_owned();
    let of_dialects = || DIALECTS.iter().flat_map(|row| row.all_passes());
    let is_of_dialect = |pass: &&PassDef| of_dialects().any(|other| other.name == pass.name);
    section(
        &mut page,
        "Any dialect",
        PASSES.passes.iter().copied().filter(|pass| !is_of_dialect(pass)).collect(),
    );
    for row in DIALECTS {
        let passes: Vec<_> = row.all_passes().collect();
        if !passes.is_empty() {
            section(&mut page, row.def.name, passes);
        }
    }
    page += LACKING;
    let mut rows = PASSES.all_unsupported().filter(|(name, _)| !name.starts_with("test-")).peekable();
    while let Some((first, reason)) = rows.next() {
        write!(page, "| {reason} | `{first}`").unwrap();
        while let Some((name, _)) = rows.next_if(|(_, other)| *other == reason) {
            write!(page, ", `{name}`").unwrap();
        }
        page += " |\n";
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/passes.md");
    if std::env::var_os("TERRACE_BLESS").is_some() {
        std::fs::write(path, page).unwrap();
    } else if std::fs::read_to_string(path).unwrap_or_default() != page {
        panic!("docs/passes.md is old: TERRACE_BLESS=1 rewrites it");
    }
}
