//! Real programs as inputs: sources from pinned crates, compiled to LLVM IR by clang and rustc, imported by upstream.
//!
//! All files are below `target/real`; an input is rebuilt only if its recipe or a tool changes.

use std::collections::HashMap;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::process::run_for;
use crate::upstream;

/// The time limit of a compiler or an import.
const LIMIT: Duration = Duration::from_secs(1200);

/// The crates that hold the sources, with exact versions.
const CRATES: &[(&str, &str)] = &[
    ("harfbuzz-sys", "0.8.0"),
    ("libsqlite3-sys", "0.40.0"),
    ("lua-src", "551.1.0"),
    ("lz4-sys", "1.11.1"),
    ("memchr", "2.8.3"),
    ("regex-syntax", "0.8.12"),
    ("rquickjs-sys", "0.14.0"),
    ("tree-sitter-c", "0.24.2"),
    ("zstd-sys", "2.1.3"),
];

/// The recipe of an input: a program and how to compile it.
pub struct Recipe {
    pub name: &'static str,
    /// The crate with its sources.
    krate: &'static str,
    language: Language,
    flags: &'static [&'static str],
    pub size: Size,
}

enum Language {
    /// C and C++ sources by path; a folder stands for its C files. Several files are linked to one module.
    C(&'static [&'static str]),
    /// A Rust library without dependencies, with its default features.
    Rust { features: &'static [&'static str] },
}

/// The role of an input in the benchmark.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// Also measured by `--smoke`.
    Smoke,
    Usual,
    /// More than 200 MB of text, for which upstream takes minutes: only Terrace is measured.
    Large,
}

const fn c(
    name: &'static str,
    krate: &'static str,
    files: &'static [&'static str],
    flags: &'static [&'static str],
) -> Recipe {
    Recipe { name, krate, language: Language::C(files), flags, size: Size::Usual }
}

const SQLITE: &[&str] = &["sqlite3/sqlite3.c"];
const LUA: &[&str] = &["lua-5.5.1"];
const ZSTD: &[&str] = &["zstd/lib/common", "zstd/lib/compress", "zstd/lib/decompress"];
const QUICKJS: &[&str] =
    &["quickjs/quickjs.c", "quickjs/libregexp.c", "quickjs/libunicode.c", "quickjs/dtoa.c"];
const LZ4: &[&str] = &["liblz4/lib"];
const HARFBUZZ: &[&str] = &["harfbuzz/src/harfbuzz.cc"];
const UNICODE: &[&str] = &[
    "std",
    "unicode",
    "unicode-age",
    "unicode-bool",
    "unicode-case",
    "unicode-gencat",
    "unicode-perl",
    "unicode-script",
    "unicode-segment",
];

/// All inputs.
pub const RECIPES: &[Recipe] = &[
    Recipe { size: Size::Smoke, ..c("lz4-O2", "lz4-sys", LZ4, &["-O2"]) },
    Recipe {
        name: "memchr-dev",
        krate: "memchr",
        language: Language::Rust { features: &["alloc", "std"] },
        flags: &["-Cdebuginfo=2"],
        size: Size::Smoke,
    },
    c("lua-O0", "lua-src", LUA, &["-O0"]),
    c("lua-O2", "lua-src", LUA, &["-O2"]),
    c("lua-O2-g", "lua-src", LUA, &["-O2", "-g"]),
    c("zstd-O2", "zstd-sys", ZSTD, &["-O2"]),
    c("quickjs-O2", "rquickjs-sys", QUICKJS, &["-O2", "-D_GNU_SOURCE"]),
    c("sqlite3-O0", "libsqlite3-sys", SQLITE, &["-O0"]),
    c("sqlite3-O2", "libsqlite3-sys", SQLITE, &["-O2"]),
    c("sqlite3-O2-g", "libsqlite3-sys", SQLITE, &["-O2", "-g"]),
    c("harfbuzz-O2", "harfbuzz-sys", HARFBUZZ, &["-std=c++17", "-fno-exceptions", "-fno-rtti", "-O2"]),
    // Since DWARF 5, static members have a tag of their own, which LLVM's verifier refuses after an import: the
    // importer drops the flag that belongs to it.
    c(
        "harfbuzz-O0-g",
        "harfbuzz-sys",
        HARFBUZZ,
        &["-std=c++17", "-fno-exceptions", "-fno-rtti", "-O0", "-g", "-gdwarf-4"],
    ),
    Recipe {
        name: "regex-syntax",
        krate: "regex-syntax",
        language: Language::Rust { features: UNICODE },
        flags: &["-Copt-level=3"],
        size: Size::Large,
    },
    Recipe { size: Size::Large, ..c("tree-sitter-c-O2", "tree-sitter-c", &["src/parser.c"], &["-O2"]) },
];

/// An imported input.
pub struct Input {
    pub name: &'static str,
    pub size: Size,
    pub path: PathBuf,
    /// Bytes of MLIR.
    pub bytes: u64,
    /// The number of operations, counted by lines; 0 for large inputs.
    pub ops: usize,
}

/// The directory of inputs, with results computed at most once.
pub struct Inputs {
    directory: PathBuf,
    /// The versions of the tools, part of every stamp.
    tools: String,
    /// The folder of each crate, once the crates are fetched.
    sources: Option<Result<HashMap<String, PathBuf>, String>>,
}

impl Inputs {
    /// Opens the folder.
    pub fn new() -> Result<Inputs, String> {
        let directory = crate::root()?.join("target/real");
        create(&directory)?;
        let mut tools = String::new();
        for (tool, flag) in
            [(upstream::CLANG, "--version"), ("rustc", "--version"), (upstream::TRANSLATE, "--version")]
        {
            let version = run_for(LIMIT, tool, [flag], Path::new("."), b"").stdout;
            tools.push_str(&String::from_utf8_lossy(&version));
        }
        Ok(Inputs { directory, tools, sources: None })
    }

    /// Returns the input of a recipe, built and imported unless it is up to date.
    pub fn get(&mut self, recipe: &Recipe) -> Result<Input, String> {
        let path = self.directory.join(format!("{}.mlir", recipe.name));
        let stamp_path = path.with_extension("stamp");
        let stamp = self.stamp(recipe);
        let text = path.with_extension("ll");
        let built =
            path.is_file() && text.is_file() && fs::read_to_string(&stamp_path).is_ok_and(|old| old == stamp);
        if !built {
            let ir = self.compile(recipe)?;
            // The text is renamed when it is complete, and the stamp is written last, so an interrupted import leaves
            // no file that passes for an input.
            let part = path.with_extension("part");
            let args = ["--import-llvm", "--mlir-print-debuginfo", "-o"].map(PathBuf::from);
            tool(upstream::TRANSLATE, args.into_iter().chain([part.clone(), ir.clone()]), &self.directory)?;
            let _ = fs::remove_file(&stamp_path);
            self.remove_hashes(recipe)?;
            fs::rename(&part, &path).map_err(|e| format!("cannot write '{}': {e}", path.display()))?;
            fs::write(&stamp_path, stamp)
                .map_err(|e| format!("cannot write '{}': {e}", stamp_path.display()))?;
        }
        let bytes = fs::metadata(&path).map_err(|e| format!("cannot read '{}': {e}", path.display()))?.len();
        let ops = if recipe.size == Size::Large { 0 } else { count_ops(&path)? };
        Ok(Input { name: recipe.name, size: recipe.size, path, bytes, ops })
    }

    /// Removes the hashes of upstream's output for an older version of an input.
    fn remove_hashes(&self, recipe: &Recipe) -> Result<(), String> {
        let unreadable = |e| format!("cannot read '{}': {e}", self.directory.display());
        for entry in fs::read_dir(&self.directory).map_err(unreadable)? {
            let path = entry.map_err(unreadable)?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if name.starts_with(&format!("{}.", recipe.name)) && name.ends_with(".hash") {
                fs::remove_file(&path).map_err(|e| format!("cannot remove '{}': {e}", path.display()))?;
            }
        }
        Ok(())
    }

    /// Whether fetching the crates failed.
    pub fn lacks_sources(&self) -> bool {
        matches!(self.sources, Some(Err(_)))
    }

    /// The ingredients of an input: crate, version, files, flags and tools.
    fn stamp(&self, recipe: &Recipe) -> String {
        let recipe_text = match recipe.language {
            Language::C(files) => files.join(" "),
            Language::Rust { features } => features.join(" "),
        };
        format!(
            "{} {}\n{recipe_text}\n{}\n{}",
            recipe.krate,
            version(recipe.krate),
            recipe.flags.join(" "),
            self.tools
        )
    }

    /// Compiles a recipe to LLVM IR.
    fn compile(&mut self, recipe: &Recipe) -> Result<PathBuf, String> {
        let source = self.source(recipe.krate)?;
        let ir = self.directory.join(format!("{}.ll", recipe.name));
        let flags = recipe.flags.iter().map(PathBuf::from);
        match recipe.language {
            Language::Rust { features } => {
                let mut args: Vec<PathBuf> =
                    ["--crate-name", &recipe.krate.replace('-', "_"), "--edition=2021", "--crate-type=rlib"]
                        .iter()
                        .chain(&["-Ccodegen-units=1", "--cap-lints=allow", "--emit=llvm-ir", "-o"])
                        .map(PathBuf::from)
                        .collect();
                args.extend([ir.clone(), source.join("src/lib.rs")]);
                args.extend(flags);
                for feature in features {
                    args.extend(["--cfg".into(), format!("feature=\"{feature}\"").into()]);
                }
                tool("rustc", args, &self.directory)?;
            }
            Language::C(files) => {
                let files = c_files(&source, files)?;
                let parts = self.directory.join(format!("{}.parts", recipe.name));
                create(&parts)?;
                let mut modules = Vec::new();
                for (i, file) in files.iter().enumerate() {
                    let module = if files.len() == 1 { ir.clone() } else { parts.join(format!("{i}.ll")) };
                    let args = flags.clone().chain(["-w", "-S", "-emit-llvm", "-o"].map(PathBuf::from));
                    let args = args.chain([module.clone(), file.clone()]);
                    tool(upstream::CLANG, args, &self.directory)?;
                    modules.push(module);
                }
                if modules.len() > 1 {
                    let args = ["-S", "-o"].map(PathBuf::from).into_iter().chain([ir.clone()]);
                    tool(upstream::LLVM_LINK, args.chain(modules), &self.directory)?;
                }
                let _ = fs::remove_dir_all(&parts);
            }
        }
        Ok(ir)
    }

    /// The folder of a crate. The first call fetches all crates.
    fn source(&mut self, krate: &str) -> Result<PathBuf, String> {
        let directory = &self.directory;
        let sources = self.sources.get_or_insert_with(|| fetch(&directory.join("crates"), CRATES));
        let sources = sources.as_ref().map_err(Clone::clone)?;
        sources.get(krate).cloned().ok_or_else(|| format!("no sources of '{krate}'"))
    }
}

/// Fetches crates of exact versions through a manifest that depends on all of them, and returns their folders.
pub fn fetch(directory: &Path, crates: &[(&str, &str)]) -> Result<HashMap<String, PathBuf>, String> {
    create(&directory.join("src"))?;
    let mut manifest = "[package]\nname = \"real\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
        [workspace]\n\n[dependencies]\n"
        .to_string();
    for (name, version) in crates {
        manifest.push_str(&format!("{name} = {{ version = \"={version}\", default-features = false }}\n"));
    }
    for (name, text) in [("src/lib.rs", ""), ("Cargo.toml", &manifest)] {
        fs::write(directory.join(name), text).map_err(|e| format!("cannot write '{name}': {e}"))?;
    }
    // Limits retries: without the network, cargo then gives up in half a minute instead of several.
    let args = ["metadata", "--quiet", "--format-version=1", "--filter-platform=x86_64-unknown-linux-gnu"];
    let args = args.iter().chain(&["--config=net.retry=1", "--config=http.timeout=15"]).map(PathBuf::from);
    let output = tool("cargo", args, directory)
        .map_err(|e| format!("the crates with the sources cannot be fetched: {e}"))?;
    let metadata: serde_json::Value =
        serde_json::from_slice(&output).map_err(|e| format!("cargo's metadata: {e}"))?;
    let packages = metadata["packages"].as_array().ok_or("cargo's metadata has no packages")?;
    let folder = |package: &serde_json::Value| {
        let (name, manifest) = (package["name"].as_str()?, package["manifest_path"].as_str()?);
        Some((name.to_string(), Path::new(manifest).parent()?.to_path_buf()))
    };
    Ok(packages.iter().filter_map(folder).collect())
}

fn version(krate: &str) -> &'static str {
    CRATES.iter().find(|(name, _)| *name == krate).map_or("", |(_, version)| version)
}

/// The files of a list of files and folders; C files of a folder are sorted by name.
pub fn c_files(source: &Path, list: &[&str]) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for path in list.iter().map(|path| source.join(path)) {
        if path.is_file() {
            files.push(path);
            continue;
        }
        let entries = fs::read_dir(&path).map_err(|e| format!("cannot read '{}': {e}", path.display()))?;
        let mut found: Vec<PathBuf> = entries.filter_map(|e| Some(e.ok()?.path())).collect();
        found.retain(|path| path.extension().is_some_and(|e| e == "c"));
        found.sort();
        files.extend(found);
    }
    Ok(files)
}

/// Runs a tool and returns its output; the error has the last lines of its standard error.
fn tool(program: &str, args: impl IntoIterator<Item = PathBuf>, directory: &Path) -> Result<Vec<u8>, String> {
    let output = run_for(LIMIT, program, args, directory, b"");
    if output.status == 0 {
        return Ok(output.stdout);
    }
    let complaints = String::from_utf8_lossy(&output.stderr);
    let lines: Vec<&str> = complaints.lines().filter(|line| !line.trim().is_empty()).collect();
    Err(format!("{program}: {}", lines[lines.len().saturating_sub(3)..].join("; ")))
}

fn create(directory: &Path) -> Result<(), String> {
    fs::create_dir_all(directory).map_err(|e| format!("cannot create '{}': {e}", directory.display()))
}

/// Counts lines that start an operation, not those of aliases, labels, switch cases, comments and closing braces.
fn count_ops(path: &Path) -> Result<usize, String> {
    let unreadable = |e| format!("cannot read '{}': {e}", path.display());
    let mut reader = BufReader::with_capacity(1 << 20, fs::File::open(path).map_err(unreadable)?);
    let (mut ops, mut line) = (0, Vec::new());
    while reader.read_until(b'\n', &mut line).map_err(unreadable)? > 0 {
        if line.trim_ascii_start().first().is_some_and(|&b| b == b'%' || b == b'"' || b.is_ascii_lowercase())
        {
            ops += 1;
        }
        line.clear();
    }
    Ok(ops)
}
