//! `terrace.h` agrees with the library, and programs in C and C++ use it.

use core::mem::offset_of;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use terrace_capi::{Buffer, Diagnostic, Note, Options};

const CRATE: &str = env!("CARGO_MANIFEST_DIR");

/// The folder of the shared library, which cargo puts beside this program.
fn library_folder() -> PathBuf {
    let program = std::env::current_exe().expect("the program has a path");
    program.parent().expect("it is in a folder").to_owned()
}

/// Compiles a program of this folder, or gives `None` where there is no compiler.
fn compile(compiler: &str, source: &str, flags: &[&str]) -> Option<PathBuf> {
    let folder = library_folder();
    let program = folder.join(format!("terrace-capi-{}", source.replace('.', "-")));
    let mut command = Command::new(compiler);
    command.args(flags).args(["-Wall", "-Wextra", "-Werror", "-pedantic"]);
    command.arg("-I").arg(Path::new(CRATE).join("include")).arg(Path::new(CRATE).join("tests").join(source));
    command.arg("-o").arg(&program).arg("-L").arg(&folder).arg("-lterrace_capi");
    command.arg(format!("-Wl,-rpath,{}", folder.display()));
    match command.output() {
        Ok(output) => assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr)),
        Err(error) => {
            eprintln!("skipped: '{compiler}' cannot be run: {error}");
            return None;
        }
    }
    Some(program)
}

fn text(output: &Output) -> String {
    let Output { status, stdout, stderr } = output;
    let [stdout, stderr] = [stdout, stderr].map(|bytes| String::from_utf8_lossy(bytes));
    assert!(status.success(), "{status}\n{stdout}{stderr}");
    stdout.into_owned()
}

/// The number of parameters of each function that a text declares, by what its declarations begin and end with.
fn functions<'t>(
    text: &'t str,
    is_declaration: impl Fn(&str) -> bool,
    end: &str,
) -> BTreeMap<&'t str, usize> {
    let mut found = BTreeMap::new();
    for (at, _) in text.match_indices("terrace_") {
        let Some((name, rest)) = text[at..].split_once('(') else { continue };
        let line = text[..at].rsplit('\n').next().unwrap_or("");
        let is_name = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        if !is_name || !is_declaration(line) {
            continue;
        }
        let params = rest.split_once(end).map_or("", |(params, _)| params).trim().trim_end_matches(',');
        let count = if matches!(params, "" | "void") { 0 } else { params.matches(',').count() + 1 };
        found.insert(name, count);
    }
    found
}

#[test]
fn the_header_declares_the_functions_of_the_library() {
    let read = |path: &str| std::fs::read_to_string(Path::new(CRATE).join(path)).expect("the file is there");
    let header = read("include/terrace.h");
    let is_declared = |line: &str| {
        [
            "const char *",
            "terrace_context *",
            "terrace_module *",
            "void ",
            "bool ",
            "size_t ",
            "const terrace_diagnostic *",
        ]
        .contains(&line)
    };
    let declared = functions(&header, is_declared, ");");
    let sources = ["lib", "module", "options"].map(|name| read(&format!("src/{name}.rs"))).concat();
    let defined = functions(&sources, |line| line.ends_with("extern \"C\" fn "), ")");
    assert_eq!(declared, defined);
    assert_eq!(declared.len(), sources.matches("#[unsafe(no_mangle)]").count());
}

macro_rules! layout {
    ($($name:literal $ty:ty { $($field:ident)* })*) => {{
        let mut lines = String::new();
        $(
            lines.push_str(&format!("{} {}\n", $name, size_of::<$ty>()));
            $( lines.push_str(&format!("{}.{} {}\n", $name, stringify!($field), offset_of!($ty, $field))); )*
        )*
        lines
    }};
}

#[test]
fn structs_have_the_layout_of_c() {
    let Some(program) = compile("cc", "layout.c", &["-std=c11"]) else { return };
    let found = text(&Command::new(program).output().expect("it runs"));
    let expected = layout! {
        "terrace_buffer" Buffer { data size }
        "terrace_severity" core::ffi::c_int {}
        "terrace_note" Note { message file line column }
        "terrace_diagnostic" Diagnostic {
            severity message file line column notes note_count hints hint_count text
        }
        "terrace_options" Options {
            size passes target cpu llvm_version level index_bitwidth bare_pointers c_wrappers debug_lines optimize_code
        }
    };
    assert_eq!(found, expected);
}

#[test]
fn a_program_in_c() {
    let Some(program) = compile("cc", "check.c", &["-std=c11", "-g"]) else { return };
    text(&Command::new(&program).output().expect("it runs"));
    let mut valgrind = Command::new("valgrind");
    valgrind.args([
        "--quiet",
        "--leak-check=full",
        "--show-leak-kinds=definite",
        "--errors-for-leak-kinds=definite",
    ]);
    valgrind.args(["--error-exitcode=9", "--max-stackframe=300000000"]).arg(&program).arg("quick");
    match valgrind.output() {
        Ok(output) => _ = text(&output),
        Err(error) => eprintln!("skipped: valgrind cannot be run: {error}"),
    }
}

#[test]
fn a_program_in_cpp() {
    let Some(program) = compile("c++", "use.cpp", &["-std=c++17"]) else { return };
    let found = text(&Command::new(program).output().expect("it runs"));
    assert!(found.contains("define i32 @one()"), "{found}");
    assert!(found.contains("input.mlir:1:13: error: "), "{found}");
}
