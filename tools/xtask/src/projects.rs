//! `cargo xtask projects`: the projects in `examples` that are no crates, built and run as their READMEs say.

use std::path::Path;

use crate::package::files;
use crate::package::metadata::Release;
use crate::shell::Shell;
use crate::upstream;

/// A project in a folder of `examples`.
struct Project {
    folder: &'static str,
    /// The programs that it needs.
    tools: &'static [&'static str],
    /// Commands, run in an empty folder with a copy of the project; `$ROOT` is the repository, `$BIN` has what cargo built.
    commands: &'static str,
}

/// The module for JavaScript, of any build.
const NODE_MODULES: &str = r#"
    mkdir -p node_modules/terrace-wasm
    cp "$ROOT"/crates/wasm/js/*.mjs "$ROOT"/crates/wasm/js/package.json "$MODULE" node_modules/terrace-wasm
    node check.mjs"#;

const PROJECTS: &[Project] = &[
    Project { folder: "bazel", tools: &["python3", "cc"], commands: "python3 check.py terrace cc" },
    Project { folder: "browser", tools: &["node"], commands: NODE_MODULES },
    Project {
        folder: "c",
        tools: &["cc"],
        commands: r#"cc -I "$ROOT/crates/capi/include" compile.c -o compile -L "$BIN" -lterrace_capi -Wl,-rpath,"$BIN"
            ./compile "$ROOT/examples/matmul.mlir" | grep -q "define i32 @main"
            if ./compile compile.c 2>errors; then exit 1; fi
            grep -q "compile.c:1:1: error: " errors"#,
    },
    Project {
        folder: "cmake",
        tools: &["cmake", "cc"],
        commands: "cmake -S . -B build >log && cmake --build build >>log && ctest --test-dir build >>log || { cat log; exit 1; }",
    },
    Project {
        folder: "continuous-integration",
        tools: &[],
        // The steps of the workflow that run commands.
        commands: r#"sed -n 's/^ *- run: //p' .github/workflows/mlir.yml >steps
            test "$(wc -l <steps)" = 3
            . ./steps"#,
    },
];

/// Runs the task.
pub fn main(args: &[String]) -> crate::Outcome {
    if let Some(arg) = args.first() {
        return Err(format!("unknown option '{arg}'"));
    }
    let root = crate::root()?;
    let release = Release::read(&root)?;
    let terrace = crate::terrace()?;
    let bin = terrace.parent().unwrap_or(&root);
    let module = module(&release.target_directory);
    for Project { folder, tools, commands } in PROJECTS {
        let missing = upstream::missing(tools);
        if !missing.is_empty() {
            println!("skipped: {folder}: there is no {}", missing.join(", "));
            continue;
        }
        if commands.contains("$MODULE") && module.is_none() {
            println!("skipped: {folder}: terrace-wasm is not built for wasm32-unknown-unknown");
            continue;
        }
        let work = release.target_directory.join("projects").join(folder);
        let mut shell = Shell::new(&root, &[&terrace.display().to_string()], work)?;
        shell.folder.push("project");
        files::copy_folder(&root.join("examples").join(folder), &shell.folder)?;
        let module = module.as_deref().unwrap_or(Path::new("")).display();
        let (root, bin) = (root.display(), bin.display());
        shell.run(&format!("ROOT='{root}' BIN='{bin}' MODULE='{module}'\n{commands}"))?;
        println!("{folder}: passed");
    }
    Ok(())
}

/// The WebAssembly module of the library, of the newest kind of build that there is.
fn module(target: &Path) -> Option<std::path::PathBuf> {
    let path = |profile: &&str| target.join("wasm32-unknown-unknown").join(profile).join("terrace_wasm.wasm");
    ["page", "release", "debug"].iter().map(path).find(|path| path.is_file())
}

#[cfg(test)]
mod tests {
    use super::PROJECTS;

    #[test]
    fn every_project_is_run_and_listed() {
        let examples = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
        let list = std::fs::read_to_string(examples.join("README.md")).unwrap_or_default();
        // Crates are tested by cargo, numpy by the tests of the Python module, gpu on a machine that has one.
        let elsewhere = ["numpy", "gpu"];
        let entries = std::fs::read_dir(&examples).into_iter().flatten().flatten();
        for folder in entries.map(|entry| entry.path()).filter(|path| path.is_dir()) {
            let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let is_tested = folder.join("Cargo.toml").is_file()
                || elsewhere.contains(&&*name)
                || PROJECTS.iter().any(|project| project.folder == name);
            assert!(is_tested && list.contains(&format!("]({name})")), "{name}");
        }
    }
}
