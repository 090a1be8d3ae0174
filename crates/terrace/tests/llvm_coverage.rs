//! Every operation, attribute, type and keyword of the llvm dialect is in a test: in custom and generic form, and
//! translated. The goldens of those tests are upstream's, but for what only lossless imports make.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use terrace::ir::decl::{AttrSyntax, EnumDef, OpDef};

/// A test file, and which commands its RUN lines run.
struct File {
    text: String,
    /// The output in custom form, and in generic form.
    custom: String,
    generic: String,
    translated: bool,
}

fn collect(dir: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(dir).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|ext| ext == "mlir") {
            files.push(path);
        }
    }
}

fn files() -> Vec<File> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let mut paths = Vec::new();
    for dir in ["dialects/llvm", "llvmir/export", "spec/llvm-dialect", "spec/target-llvmir"] {
        collect(&root.join(dir), &mut paths);
    }
    let mut files = Vec::new();
    for path in paths {
        let text = String::from_utf8_lossy(&std::fs::read(&path).unwrap()).into_owned();
        let mut file =
            File { text: String::new(), custom: String::new(), generic: String::new(), translated: false };
        let runs = text.lines().filter_map(|line| line.strip_prefix("// RUN: "));
        for (i, run) in runs.enumerate() {
            let golden = path.with_extension(format!("{}.out", i + 1));
            let output = std::fs::read(golden).map(|out| String::from_utf8_lossy(&out).into_owned());
            match (run, output) {
                (run, Ok(_))
                    if run.trim_start_matches("not ").starts_with("terrace translate --mlir-to-llvmir") =>
                {
                    file.translated = true
                }
                (run, Ok(output)) if run.starts_with("terrace opt") => {
                    let generic = run.ends_with("--mlir-print-op-generic");
                    if generic { &mut file.generic } else { &mut file.custom }.push_str(&output);
                }
                _ => {}
            }
        }
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        file.text = code.map(|line| format!("{line}\n")).collect();
        files.push(file);
    }
    files
}

/// Whether a name stands somewhere in a text, not as part of a longer one.
fn mentions(text: &str, name: &str) -> bool {
    let word = |byte: Option<&u8>| byte.is_some_and(|b| b.is_ascii_alphanumeric() || b"_.".contains(b));
    let bytes = text.as_bytes();
    text.match_indices(name).any(|(at, _)| {
        let end = at + name.len();
        !word(at.checked_sub(1).and_then(|at| bytes.get(at))) && !word(bytes.get(end))
    })
}

fn none(what: &str, missing: Vec<String>) {
    assert!(missing.is_empty(), "{what}: {} without a test: {}", missing.len(), missing.join(", "));
}

fn has_custom_form(def: &OpDef) -> bool {
    !def.format.is_empty() || def.hooks.print.is_some()
}

/// The numbers are those of upstream's llvm dialect, which no table here gives, and of what lossless imports need beside it
/// (`docs/lossless.md`), with operations of MLIR 23 and 24 and an attribute (`docs/versions.md`).
#[test]
fn the_dialect_is_whole() {
    let dialect = &terrace::llvm::DIALECT;
    assert_eq!(dialect.ops.len(), 284 + 13 + 69);
    assert_eq!(dialect.types.len(), 11);
    assert_eq!(dialect.attrs.len(), 70 + 9 + 1);
}

#[test]
fn every_operation_is_printed_in_both_forms_and_translated() {
    let files = files();
    let all = |part: fn(&File) -> &str| files.iter().map(part).collect::<String>();
    let (custom, generic) = (all(|file| &file.custom), all(|file| &file.generic));
    let translated: String =
        files.iter().filter(|file| file.translated).map(|file| file.text.as_str()).collect();
    let (mut no_custom, mut no_generic, mut no_translation) = (vec![], vec![], vec![]);
    for def in terrace::llvm::DIALECT.ops {
        let quoted = format!("\"{}\"", def.name);
        let has_custom = mentions(&custom, def.name) && !has_custom_form(def)
            || custom.lines().any(|line| mentions(line, def.name) && !line.contains(&quoted));
        if !has_custom {
            no_custom.push(def.name.to_string());
        }
        if !generic.contains(&quoted) {
            no_generic.push(def.name.to_string());
        }
        if !mentions(&translated, def.name) {
            no_translation.push(def.name.to_string());
        }
    }
    none("custom forms", no_custom);
    none("generic forms", no_generic);
    none("translations", no_translation);
}

#[test]
fn every_attribute_of_an_operation_is_in_a_generic_form() {
    let mut seen: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let generic: String = files().iter().map(|file| file.generic.as_str()).collect();
    let names: BTreeMap<&str, &OpDef> =
        terrace::llvm::DIALECT.ops.iter().map(|def| (def.name, *def)).collect();
    for line in generic.lines() {
        let Some(at) = line.find("\"llvm.") else { continue };
        let Some(name) = line[at + 1..].split('"').next() else { continue };
        let Some(def) = names.get(name) else { continue };
        let Some(properties) = line[at..].split_once("<{") else { continue };
        for field in def.attrs {
            if mentions(properties.1, field.name) {
                seen.entry(def.name).or_default().insert(field.name);
            }
        }
    }
    let missing = terrace::llvm::DIALECT.ops.iter().flat_map(|def| {
        let seen = seen.get(def.name);
        let unseen =
            def.attrs.iter().filter(move |field| !seen.is_some_and(|seen| seen.contains(field.name)));
        unseen.map(move |field| format!("{} of {}", field.name, def.name))
    });
    none("attributes of operations", missing.collect());
}

#[test]
fn every_type_attribute_and_keyword_is_printed() {
    let printed: String = files().iter().map(|file| format!("{}{}", file.custom, file.generic)).collect();
    let dialect = &terrace::llvm::DIALECT;
    // With the dialect in front, or alone where the dialect is understood.
    let unseen = |sign: char, name: &str| {
        !mentions(&printed, &format!("{sign}llvm.{name}")) && !mentions(&printed, name)
    };
    let types = dialect.types.iter().map(|kind| kind.name).filter(|name| unseen('!', name));
    none("types", types.map(str::to_string).collect());
    // The elements of an expression are written without their name, and only there.
    let attrs = dialect.attrs.iter().map(|kind| kind.name).filter(|name| unseen('#', name));
    let attrs = attrs.filter(|&name| name != "di_expression_elem");
    none("attributes", attrs.map(str::to_string).collect());
    let enums = dialect.ops.iter().flat_map(|def| def.attrs).filter_map(|field| match field.syntax {
        AttrSyntax::Enum(def) => Some((def.name, def)),
        _ => None,
    });
    let enums: BTreeMap<&str, &EnumDef> = enums.collect();
    let keywords = enums.values().flat_map(|def| def.cases.iter().map(move |case| (def, case.0)));
    // What is not atomic is written without a word; `inbounds_flag` cannot be used alone; `invalid` is no rounding mode.
    let unseen = keywords.filter(|(_, word)| {
        !matches!(*word, "" | "not_atomic" | "inbounds_flag" | "invalid") && !mentions(&printed, word)
    });
    none("keywords", unseen.map(|(def, word)| format!("{word} of {}", def.name)).collect());
}
