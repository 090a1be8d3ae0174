//! Imports a call of each intrinsic and compares the result with upstream's; part of `cargo xtask oracle`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

use parking_lot::Mutex;
use terrace_filecheck::parallel;

use crate::{process, upstream};

/// Imports each function of this text of declarations, called in a module of its own.
pub fn compare(declarations: &str) -> crate::Outcome {
    let missing = upstream::missing(&[upstream::TRANSLATE]);
    if !missing.is_empty() {
        println!("not installed: {}; imports of intrinsics are not compared", missing.join(", "));
        return Ok(());
    }
    let calls: Vec<String> = declarations.lines().filter_map(call).collect();
    let (root, terrace) = (crate::root()?, crate::terrace()?);
    let results = Mutex::new((Vec::new(), Vec::new()));
    // Upstream crashes on some calls; what is in a batch with them runs again.
    parallel::for_each(&calls.chunks(500).collect::<Vec<_>>(), |batch| {
        let expected = imports(Path::new(upstream::TRANSLATE), &[], batch, &root);
        let found = imports(&terrace, &["translate"], batch, &root);
        let mut results = results.lock();
        results.0.extend(expected);
        results.1.extend(found);
    });
    let (expected, found) = results.into_inner();
    let name = |module: &String| module.split(['@', '(']).nth(1).unwrap_or("").to_string();
    let expected: BTreeMap<String, &String> = expected.iter().map(|module| (name(module), module)).collect();
    let found: BTreeMap<String, &String> = found.iter().map(|module| (name(module), module)).collect();
    let names: BTreeSet<&String> = expected.keys().chain(found.keys()).collect();
    let differing: Vec<String> = names
        .into_iter()
        .filter(|&name| expected.get(name) != found.get(name))
        // Terrace has no dialect of NVIDIA's, so that these calls stay calls.
        .filter(|&name| expected.get(name).is_none_or(|module| !module.contains(" = nvvm.")))
        // Upstream refuses arguments that are metadata.
        .filter(|&name| {
            expected.contains_key(name)
                || found.get(name).is_none_or(|module| !module.contains("llvm.mlir.metadata_as_value"))
        })
        .map(|name| {
            let show =
                |module: Option<&&String>| module.map_or("refused", |module| module.as_str()).to_string();
            format!("--- upstream\n{}\n--- terrace\n{}", show(expected.get(name)), show(found.get(name)))
        })
        .collect();
    if !differing.is_empty() {
        return Err(format!("{} calls are imported otherwise:\n{}", differing.len(), differing.join("\n")));
    }
    let is_typed = |module: &&&String| {
        let mut lines = module.lines().filter(|line| line.starts_with("    "));
        !lines.any(|line| line.contains("llvm.call_intrinsic") || line.contains("llvm.call @"))
    };
    println!(
        "{} of {} calls of intrinsics are imported, {} as operations of their own, as upstream does where it does; both refuse the others",
        found.len(),
        calls.len(),
        found.values().filter(is_typed).count()
    );
    Ok(())
}

/// The results of the imports. A tool that crashes on a call gets the others without it.
fn imports(tool: &Path, command: &[&str], calls: &[String], root: &Path) -> Vec<String> {
    let input = calls.join("\n// -----\n");
    let args = command.iter().chain(&["--import-llvm", "--split-input-file"]);
    let output = process::run(tool, args, root, input.as_bytes());
    if matches!(output.status, 0 | 1) {
        return modules(&output.stdout);
    }
    if calls.len() < 2 {
        return Vec::new();
    }
    let (left, right) = calls.split_at(calls.len() / 2);
    [imports(tool, command, left, root), imports(tool, command, right, root)].concat()
}

/// The modules in an output, without their first lines, which hold the data layout.
fn modules(output: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(output);
    let parts = text.split("module attributes ").skip(1);
    parts.map(|part| part.split_once('\n').map_or("", |(_, rest)| rest.trim_end()).to_string()).collect()
}

/// A module with a call of a declared intrinsic.
fn call(declaration: &str) -> Option<String> {
    let (head, rest) = declaration.strip_prefix("declare ")?.split_once(" @llvm.")?;
    let (name, params) = rest.split_once('(')?;
    let end = closing(params)?;
    let result = last_type(head);
    let (mut formals, mut actuals, mut types) = (Vec::new(), Vec::new(), Vec::new());
    for (i, param) in split(&params[..end], ',').iter().enumerate() {
        let words = split(param.trim(), ' ');
        let ty = first_type(&words);
        types.push(ty.clone());
        actuals.push(match ty.as_str() {
            "" => continue,
            "..." => {
                continue;
            }
            "metadata" => "metadata !{}".to_string(),
            "token" => "token none".to_string(),
            "x86_amx" => "x86_amx poison".to_string(),
            _ if words.iter().any(|word| word == "immarg") => format!("{ty} {}", immediate(&ty)),
            _ => {
                formals.push(format!("{ty} %a{i}"));
                format!("{ty} %a{i}")
            }
        });
    }
    let mut text = format!("define void @{}({}) {{\n  ", format_args!("call.{name}"), formals.join(", "));
    if result != "void" {
        text += "%r = ";
    }
    let callee =
        if types.iter().any(|ty| ty == "...") { format!("{result} ({})", types.join(", ")) } else { result };
    let _ = write!(
        text,
        "call {callee} @llvm.{name}({})\n  ret void\n}}\n{}\n",
        actuals.join(", "),
        strip(declaration)
    );
    Some(text)
}

/// A declaration without the group of its attributes.
fn strip(declaration: &str) -> &str {
    declaration.split(" #").next().unwrap_or(declaration)
}

fn immediate(ty: &str) -> &'static str {
    match ty {
        "float" | "double" | "half" => "1.0",
        "i1" => "true",
        _ => "1",
    }
}

/// The type at the start of the words of a parameter.
fn first_type(words: &[String]) -> String {
    match words {
        [ptr, space, ..] if space.starts_with("addrspace(") => format!("{ptr} {space}"),
        [ty, ..] => ty.clone(),
        [] => String::new(),
    }
}

/// The type at the end of a result with attributes.
fn last_type(text: &str) -> String {
    let words = split(text, ' ');
    match &words[..] {
        [.., ptr, space] if space.starts_with("addrspace(") => format!("{ptr} {space}"),
        [.., ty] => ty.clone(),
        [] => String::new(),
    }
}

/// The parts between separators that are in no brackets.
fn split(text: &str, separator: char) -> Vec<String> {
    let (mut parts, mut depth) = (vec![String::new()], 0i32);
    for c in text.chars() {
        depth += i32::from("([{<".contains(c)) - i32::from(")]}>".contains(c));
        match parts.last_mut() {
            Some(last) if c != separator || depth > 0 => last.push(c),
            _ => parts.push(String::new()),
        }
    }
    parts
}

/// The offset of the parenthesis that closes a group that is open at the start.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 1;
    text.char_indices().find_map(|(at, c)| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        (depth == 0).then_some(at)
    })
}
