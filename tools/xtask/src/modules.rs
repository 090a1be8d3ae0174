//! Compares modules of real programs that LLVM IR's readers take; part of `cargo xtask oracle`.
//!
//! clang and rustc compile files of pinned crates at several levels of optimization, with and without debug
//! information. Each module is parsed, verified and printed by `terrace_llir` and by `opt -S -passes=verify`, translated
//! to the llvm dialect by `terrace translate --import-llvm` and by `mlir-translate`, and translated there and back with
//! `--lossless`, which has to give what `opt` prints. Modules are cached below `target/modules`.

use parking_lot::Mutex;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::process::{self, Scratch};
use crate::real::inputs::fetch;
use crate::upstream;

/// Files of more bytes are not compared: debug information of C++ can grow without bound in the dialect, where types
/// have no names.
const MAX_BYTES: u64 = 60_000_000;

/// The number of modules that `cargo xtask oracle` compares by default.
pub const DEFAULT: usize = 40;

/// The option with the number of modules.
pub const OPTION: &str = "--import-modules=";

/// The crates that hold the sources, with exact versions.
const CRATES: &[(&str, &str)] = &[
    ("adler2", "2.0.1"),
    ("arrayvec", "0.7.8"),
    ("base64", "0.23.1"),
    ("brotlic-sys", "0.2.2"),
    ("byteorder", "1.5.0"),
    ("bzip2-sys", "0.1.13"),
    ("either", "1.19.0"),
    ("esaxx-rs", "0.1.10"),
    ("fastrand", "2.5.0"),
    ("fixedbitset", "0.5.9"),
    ("fnv", "1.0.7"),
    ("harfbuzz-sys", "0.8.0"),
    ("hashbrown", "0.17.2"),
    ("heck", "0.5.0"),
    ("hex", "0.4.3"),
    ("httparse", "1.10.1"),
    ("itoa", "1.0.19"),
    ("libm", "0.2.16"),
    ("libmimalloc-sys", "0.1.49"),
    ("libwebp-sys", "0.14.4"),
    ("libz-sys", "1.1.31"),
    ("lua-src", "551.1.0"),
    ("lz4-sys", "1.11.1"),
    ("memchr", "2.8.3"),
    ("once_cell", "1.21.4"),
    ("onig_sys", "69.9.3"),
    ("percent-encoding", "2.3.2"),
    ("regex-syntax", "0.8.12"),
    ("rquickjs-sys", "0.14.0"),
    ("ryu", "1.0.23"),
    ("semver", "1.0.28"),
    ("slab", "0.4.12"),
    ("smallvec", "1.16.6"),
    ("snappy_src", "0.2.7"),
    ("strsim", "0.11.1"),
    ("tinyvec", "1.13.3"),
    ("unicode-segmentation", "1.13.3"),
    ("unicode-width", "0.2.3"),
    ("unsafe-libyaml", "0.2.11"),
    ("zstd-sys", "2.1.3"),
];

/// The C and C++ sources of a crate: all files of some folders that compile by themselves.
struct Sources {
    krate: &'static str,
    folders: &'static [&'static str],
    flags: &'static [&'static str],
}

const C: &[Sources] = &[
    Sources { krate: "lz4-sys", folders: &["liblz4/lib"], flags: &[] },
    Sources { krate: "lua-src", folders: &["lua-5.5.1", "lua-5.1.5"], flags: &[] },
    Sources { krate: "libz-sys", folders: &["src/zlib"], flags: &["-DHAVE_UNISTD_H"] },
    Sources {
        krate: "zstd-sys",
        folders: &["zstd/lib/common", "zstd/lib/compress", "zstd/lib/decompress", "zstd/lib/dictBuilder"],
        flags: &[],
    },
    Sources { krate: "bzip2-sys", folders: &["bzip2-1.0.8"], flags: &[] },
    Sources { krate: "snappy_src", folders: &["snappy"], flags: &["-std=c++17", "-Isnappy"] },
    Sources {
        krate: "libwebp-sys",
        folders: &["vendor/src/dsp", "vendor/src/dec", "vendor/src/enc", "vendor/src/utils"],
        flags: &["-Ivendor", "-mavx2"],
    },
    Sources {
        krate: "brotlic-sys",
        folders: &["brotli/c/common", "brotli/c/dec", "brotli/c/enc"],
        flags: &["-Ibrotli/c/include"],
    },
    Sources { krate: "harfbuzz-sys", folders: &["harfbuzz/src"], flags: &["-std=c++17"] },
    Sources {
        krate: "libmimalloc-sys",
        folders: &["c_src/mimalloc/v3/src"],
        flags: &["-Ic_src/mimalloc/v3/include"],
    },
    Sources { krate: "esaxx-rs", folders: &["src"], flags: &["-std=c++17"] },
    Sources { krate: "rquickjs-sys", folders: &["quickjs"], flags: &["-D_GNU_SOURCE"] },
];

/// The Rust libraries without dependencies: crate, edition, features.
const RUST: &[(&str, &str, &[&str])] = &[
    ("itoa", "2021", &[]),
    ("adler2", "2021", &["std"]),
    ("memchr", "2021", &["alloc", "std"]),
    ("smallvec", "2018", &[]),
    ("hashbrown", "2024", &[]),
    ("httparse", "2018", &["std"]),
    ("libm", "2021", &["arch", "unstable-float"]),
    ("semver", "2021", &["std"]),
    ("unicode-segmentation", "2018", &[]),
    ("unsafe-libyaml", "2021", &[]),
    ("ryu", "2021", &[]),
    ("fastrand", "2018", &["alloc", "std"]),
    ("base64", "2021", &["alloc", "std"]),
    ("byteorder", "2021", &["std"]),
    ("either", "2021", &["std"]),
    ("fixedbitset", "2021", &["std"]),
    ("fnv", "2015", &["std"]),
    ("heck", "2021", &[]),
    ("hex", "2018", &["alloc", "std"]),
    ("once_cell", "2021", &["alloc", "std"]),
    ("percent-encoding", "2018", &["alloc", "std"]),
    ("slab", "2018", &["std"]),
    ("strsim", "2015", &[]),
    ("tinyvec", "2018", &["alloc"]),
    ("unicode-width", "2021", &["cjk"]),
    ("arrayvec", "2018", &["std"]),
    ("regex-syntax", "2021", &["std"]),
];

/// The flags of clang, one of which each file is compiled with in turn: first the most different ones.
const C_FLAGS: &[&[&str]] = &[&["-O2"], &["-O0", "-g"], &["-O2", "-g"], &["-O0"]];
/// The flags of rustc.
const RUST_FLAGS: &[&[&str]] = &[&["-Cdebuginfo=2"], &["-Copt-level=3"], &["-Copt-level=2", "-Cdebuginfo=2"]];

/// A compilation.
struct Recipe {
    /// The name of the module's file, without ending.
    name: String,
    /// The crate.
    krate: &'static str,
    program: &'static str,
    args: Vec<PathBuf>,
    directory: PathBuf,
}

/// The results for one crate.
#[derive(Clone, Copy, Default)]
struct Counts {
    modules: usize,
    bytes: u64,
    printed: usize,
    imported: usize,
    lossless: usize,
}

/// Compares the first modules of the list.
pub fn compare(count: usize) -> crate::Outcome {
    let tools = [upstream::LLVM_OPT, upstream::TRANSLATE, upstream::CLANG, "rustc"];
    let missing = upstream::missing(&tools);
    if !missing.is_empty() {
        println!("not installed: {}; no modules of real programs are compared", missing.join(", "));
        return Ok(());
    }
    let folder = crate::root()?.join("target/modules");
    fs::create_dir_all(&folder).map_err(|e| format!("cannot create '{}': {e}", folder.display()))?;
    forget_other_versions(&folder)?;
    let sources = match fetch(&folder.join("crates"), CRATES) {
        Ok(sources) => sources,
        Err(message) => {
            println!("no modules of real programs are compared: {message}");
            return Ok(());
        }
    };
    let recipes = recipes(&sources)?;
    let (terrace, scratch) = (crate::terrace()?, Scratch::new("modules")?);
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let results: Mutex<(HashMap<&str, Counts>, Vec<String>)> = Mutex::default();
    let threads = std::thread::available_parallelism().map_or(2, usize::from);
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let directory = scratch.path().join(thread.to_string());
            let (next, done, results, recipes) = (&next, &done, &results, &recipes);
            let (terrace, folder) = (&terrace, &folder);
            scope.spawn(move || {
                let _ = fs::create_dir_all(&directory);
                while done.load(Ordering::Relaxed) < count
                    && let Some(recipe) = recipes.get(next.fetch_add(1, Ordering::Relaxed))
                {
                    // Files that are parts of others, or for other systems, do not compile.
                    let Some(path) = recipe.build(folder) else { continue };
                    if fs::metadata(&path).is_ok_and(|data| data.len() > MAX_BYTES) {
                        continue;
                    }
                    if done.fetch_add(1, Ordering::Relaxed) >= count {
                        break;
                    }
                    let found = check(&path, terrace);
                    let mut results = results.lock();
                    let counts = results.0.entry(recipe.krate).or_default();
                    counts.modules += 1;
                    counts.bytes += fs::metadata(&path).map_or(0, |data| data.len());
                    counts.printed += usize::from(found[0].is_ok());
                    counts.imported += usize::from(found[1].is_ok());
                    counts.lossless += usize::from(found[2].is_ok());
                    let problems = found.into_iter().filter_map(Result::err);
                    results.1.extend(problems.map(|problem| format!("{}: {problem}", path.display())));
                }
            });
        }
    });
    let (crates, mut failed) = results.into_inner();
    print_table(crates);
    failed.sort();
    if failed.is_empty() { Ok(()) } else { Err(failed.join("\n")) }
}

/// Removes the modules that other versions of the compilers made.
fn forget_other_versions(folder: &Path) -> crate::Outcome {
    let version = |tool| process::run(tool, ["--version"], folder, b"").stdout;
    let versions = [version(upstream::CLANG), version("rustc")].concat();
    let stamp = folder.join("versions.txt");
    if fs::read(&stamp).is_ok_and(|old| old == versions) {
        return Ok(());
    }
    let entries = fs::read_dir(folder).map_err(|e| format!("cannot list '{}': {e}", folder.display()))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.extension().is_some_and(|ending| ending == "ll") {
            fs::remove_file(&path).map_err(|e| format!("cannot remove '{}': {e}", path.display()))?;
        }
    }
    fs::write(&stamp, versions).map_err(|e| format!("cannot write '{}': {e}", stamp.display()))
}

/// All compilations, crate by crate in turn, so that the first ones are of all kinds.
fn recipes(sources: &HashMap<String, PathBuf>) -> Result<Vec<Recipe>, String> {
    let mut crates: Vec<Vec<Recipe>> = Vec::new();
    let folder = |krate: &str| sources.get(krate).cloned().ok_or_else(|| format!("no sources of '{krate}'"));
    for group in C {
        let directory = folder(group.krate)?;
        let mut files = Vec::new();
        for part in group.folders {
            let path = directory.join(part);
            let entries =
                fs::read_dir(&path).map_err(|e| format!("cannot list '{}': {e}", path.display()))?;
            files.extend(entries.flatten().map(|entry| entry.path()));
        }
        files.retain(|path| path.extension().is_some_and(|e| e == "c" || e == "cc" || e == "cpp"));
        files.sort();
        let mut list = Vec::new();
        for round in 0..C_FLAGS.len() {
            for (i, file) in files.iter().enumerate() {
                let flags = C_FLAGS[(i + round) % C_FLAGS.len()];
                let stem = file.file_stem().unwrap_or_default().to_string_lossy();
                let part = file.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy();
                let args = ["-w", "-S", "-emit-llvm"].iter().chain(group.flags).chain(flags);
                let args = args.map(PathBuf::from).chain([file.clone()]).collect();
                let name = format!("{}-{part}-{stem}{}", group.krate, flags.concat());
                let (program, directory) = (upstream::CLANG, directory.clone());
                list.push(Recipe { name, krate: group.krate, program, args, directory });
            }
        }
        crates.push(list);
    }
    for (krate, edition, features) in RUST {
        let directory = folder(krate)?;
        let mut list = Vec::new();
        for flags in RUST_FLAGS {
            let edition = format!("--edition={edition}");
            let fixed = ["--crate-type=rlib", "-Ccodegen-units=1", "--cap-lints=allow", "--emit=llvm-ir"];
            let name = krate.replace('-', "_");
            let mut args: Vec<PathBuf> = fixed.iter().chain(*flags).map(PathBuf::from).collect();
            args.extend(["--crate-name".into(), name.into(), edition.into(), "src/lib.rs".into()]);
            for feature in *features {
                args.extend(["--cfg".into(), format!("feature=\"{feature}\"").into()]);
            }
            let name = format!("{krate}{}", flags.concat().replace('=', "-"));
            list.push(Recipe { name, krate, program: "rustc", args, directory: directory.clone() });
        }
        crates.push(list);
    }
    let mut crates: Vec<_> = crates.into_iter().map(Vec::into_iter).collect();
    let (mut all, mut before) = (Vec::new(), None);
    while before != Some(all.len()) {
        before = Some(all.len());
        all.extend(crates.iter_mut().filter_map(Iterator::next));
    }
    Ok(all)
}

impl Recipe {
    /// The module's file, compiled unless it is there already; `None` if the compiler refuses the source.
    fn build(&self, folder: &Path) -> Option<PathBuf> {
        let path = folder.join(format!("{}.ll", self.name));
        let refused = path.with_extension("refused");
        if path.is_file() {
            return Some(path);
        }
        if refused.is_file() {
            return None;
        }
        // The file is renamed when it is complete.
        let part = path.with_extension("part");
        let args = self.args.iter().cloned().chain(["-o".into(), part.clone()]);
        if process::run(self.program, args, &self.directory, b"").status != 0 {
            let _ = fs::write(refused, "");
            return None;
        }
        fs::rename(part, &path).ok()?;
        Some(path)
    }
}

/// Compares both readers' results for a module: printed by `terrace_llir`, imported, and translated there and back.
fn check(path: &Path, terrace: &Path) -> [crate::Outcome; 3] {
    let text = match fs::read(path) {
        Ok(text) => text,
        Err(error) => return [Err(error.to_string()), Ok(()), Ok(())],
    };
    let here = Path::new(".");
    let flags = ["-S", "-passes=verify", "-disable-debug-info-type-map"];
    let expected = process::run(upstream::LLVM_OPT, flags, here, &text);
    let printed = round_trip(&text).and_then(|printed| match first_difference(&expected.stdout, &printed) {
        None => Ok(()),
        Some(difference) => Err(format!("parsed and printed: {difference}")),
    });
    let lossless =
        there_and_back(path, terrace).and_then(|found| match first_difference(&expected.stdout, &found) {
            None => Ok(()),
            Some(difference) => Err(format!("there and back: {difference}")),
        });
    let args: [&Path; 3] = [Path::new("--import-llvm"), Path::new("--mlir-print-debuginfo"), path];
    let expected = process::run(upstream::TRANSLATE, args, here, b"");
    let found = process::run(terrace, [Path::new("translate")].into_iter().chain(args), here, b"");
    let difference = first_difference(&expected.stdout, &found.stdout)
        .or_else(|| first_difference(&expected.stderr, &without_remark(&found.stderr)));
    let imported = match difference {
        None if expected.status == found.status => Ok(()),
        None => Err(format!("imported: exit code {} instead of {}", found.status, expected.status)),
        Some(difference) => Err(format!("imported: {difference}")),
    };
    [printed, imported, lossless]
}

/// Messages without the closing remark on what the import left out, which upstream does not have.
fn without_remark(messages: &[u8]) -> Vec<u8> {
    let is_remark = |line: &&[u8]| line.windows(REMARK.len()).any(|part| part == REMARK);
    let end = messages.split_inclusive(|&byte| byte == b'\n').rfind(is_remark).map_or(0, <[u8]>::len);
    messages[..messages.len() - end].to_vec()
}

/// The start of the remark.
const REMARK: &[u8] = b": remark: the llvm dialect has no place for ";

/// Translates a module to the llvm dialect and back, with nothing lost. As in `opt`, the name of the input is that of
/// standard input.
fn there_and_back(path: &Path, terrace: &Path) -> Result<Vec<u8>, String> {
    let here = Path::new(".");
    let text = fs::read(path).map_err(|error| error.to_string())?;
    let module = process::run(terrace, ["translate", "--import-llvm", "--lossless"], here, &text);
    if module.status != 0 {
        let message = String::from_utf8_lossy(&module.stderr);
        return Err(format!("there: {}", message.lines().next().unwrap_or_default()));
    }
    let flags = ["translate", "--mlir-to-llvmir", "--lossless"];
    let back = process::run(terrace, flags, here, &module.stdout);
    if back.status != 0 {
        let message = String::from_utf8_lossy(&back.stderr);
        return Err(format!("back: {}", message.lines().next().unwrap_or_default()));
    }
    Ok(back.stdout)
}

/// `cargo xtask llir FILE -o OUTPUT`
pub fn print(args: &[String]) -> crate::Outcome {
    let [file, flag, output] = args else { return Err("llir needs a file, -o and an output".to_string()) };
    if flag != "-o" {
        return Err(format!("unknown option '{flag}'"));
    }
    let text = fs::read(file).map_err(|e| format!("cannot read '{file}': {e}"))?;
    let printed = round_trip_of(file, &text)?;
    fs::write(output, printed).map_err(|e| format!("cannot write '{output}': {e}"))
}

/// Parses, verifies and prints a module from standard input.
pub fn round_trip(text: &[u8]) -> Result<Vec<u8>, String> {
    round_trip_of("<stdin>", text)
}

fn round_trip_of(name: &str, text: &[u8]) -> Result<Vec<u8>, String> {
    let module = terrace_llir::parse(name, text).map_err(|error| error.to_string())?;
    let verified = terrace_llir::verify_module(&module);
    verified.map_err(|problems| problems.first().map(ToString::to_string).unwrap_or_default())?;
    Ok(terrace_llir::print_module(&module))
}

/// The first lines that differ.
fn first_difference(expected: &[u8], found: &[u8]) -> Option<String> {
    if expected == found {
        return None;
    }
    let (mut expected, mut found) = (expected.split(|&b| b == b'\n'), found.split(|&b| b == b'\n'));
    for number in 1.. {
        let (left, right) = (expected.next(), found.next());
        if left != right || left.is_none() {
            let show = |line: Option<&[u8]>| -> String {
                let text = String::from_utf8_lossy(line.unwrap_or(b"<end>")).into_owned();
                text.chars().take(300).collect()
            };
            return Some(format!("line {number}\n  - {}\n  + {}", show(left), show(right)));
        }
    }
    None
}

fn print_table(crates: HashMap<&str, Counts>) {
    let columns = ["modules of", "modules", "MB", "printed =", "imported =", "lossless ="];
    println!(
        "\n{:22} {:>8} {:>8} {:>10} {:>10} {:>10}",
        columns[0], columns[1], columns[2], columns[3], columns[4], columns[5]
    );
    let row = |name: &str, counts: &Counts| {
        let Counts { modules, bytes, printed, imported, lossless } = *counts;
        println!("{name:22} {modules:8} {:8.1} {printed:10} {imported:10} {lossless:10}", bytes as f64 / 1e6);
    };
    let mut rows: Vec<_> = crates.into_iter().collect();
    rows.sort_unstable_by_key(|(name, _)| *name);
    let mut total = Counts::default();
    for (name, counts) in &rows {
        row(name, counts);
        total.modules += counts.modules;
        total.bytes += counts.bytes;
        total.printed += counts.printed;
        total.imported += counts.imported;
        total.lossless += counts.lossless;
    }
    row("total", &total);
}
