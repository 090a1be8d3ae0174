//! `src/upstream/canonicalize.txt` lists upstream's folders and canonicalization patterns and says which are done. This
//! test holds it against the tables of the dialects. `TERRACE_BLESS=1` rewrites the marks.

use std::collections::BTreeSet;
use std::path::Path;
use terrace::registry;

/// The entries of the list that Terrace has.
fn done() -> BTreeSet<String> {
    let mut done = BTreeSet::new();
    for dialect in registry::dialects() {
        let folds = dialect.ops.iter().filter(|def| terrace::ir::folding::has_folder(def));
        done.extend(folds.map(|def| format!("fold {}", def.name)));
        done.extend(dialect.hooks.canonicalize.iter().map(|pattern| match pattern.name {
            "" => format!("function {}", pattern.root.name),
            name => format!("pattern {} {name}", dialect.name),
        }));
    }
    done
}

#[test]
fn the_list_of_canonicalizations_is_right() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/upstream/canonicalize.txt");
    let text = std::fs::read_to_string(&path).unwrap();
    let done = done();
    let (mut listed, mut wrong, mut marked) = (BTreeSet::new(), Vec::new(), String::new());
    for line in text.lines() {
        let entry = line.strip_prefix("- ").unwrap_or(line);
        let is_entry = !entry.is_empty() && !entry.starts_with('#');
        let is_done = done.contains(entry);
        if is_entry {
            listed.insert(entry.to_owned());
            if (line == entry) != is_done {
                wrong.push(line);
            }
        }
        let mark = if is_entry && !is_done { "- " } else { "" };
        marked.push_str(&format!("{mark}{entry}\n"));
    }
    // A pattern of an interface is in the tables of all dialects whose operations implement it.
    let is_listed = |entry: &String| {
        let name =
            entry.strip_prefix("pattern ").and_then(|entry| entry.split_once(' ')).map(|(_, name)| name);
        listed.contains(entry) || name.is_some_and(|name| listed.contains(&format!("pattern tensor {name}")))
    };
    let unknown: Vec<&String> =
        done.iter().filter(|entry| !entry.starts_with("fold ") && !is_listed(entry)).collect();
    assert!(unknown.is_empty(), "upstream has no such patterns: {unknown:#?}");
    if std::env::var_os("TERRACE_BLESS").is_some() {
        std::fs::write(&path, marked).unwrap();
        return;
    }
    assert!(
        wrong.is_empty(),
        "the marks of these lines are wrong (TERRACE_BLESS=1 rewrites them): {wrong:#?}"
    );
}
