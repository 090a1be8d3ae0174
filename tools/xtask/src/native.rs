//! `cargo xtask native`: real C libraries through LLVM IR and Terrace into programs.
//!
//! clang compiles each library to LLVM IR. Terrace makes object files from it with its own code generator (`native`),
//! and LLVM IR again, by way of the llvm dialect, from which clang makes object files (`clang`). Linked to the test
//! program in `tools/xtask/programs`, both print what clang's own build prints. The columns are the processor time of
//! code generation and of the program.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::measure::children;
use crate::process::{Scratch, checked, run_for};
use crate::real::inputs::{c_files, fetch};
use crate::upstream;

/// The time limit of a compiler or a program.
const LIMIT: Duration = Duration::from_secs(600);

/// A C library.
struct Library {
    /// Its name, which is also that of the test program.
    name: &'static str,
    /// The crate with the sources.
    krate: (&'static str, &'static str),
    /// The folder of its sources in the crate.
    folder: &'static str,
    /// The sources, or none for all of the folder.
    files: &'static [&'static str],
    flags: &'static [&'static str],
}

const LIBRARIES: [Library; 5] = [
    Library {
        name: "bzip2",
        krate: ("bzip2-sys", "0.1.13"),
        folder: "bzip2-1.0.8",
        files: &[
            "blocksort.c",
            "bzlib.c",
            "compress.c",
            "crctable.c",
            "decompress.c",
            "huffman.c",
            "randtable.c",
        ],
        flags: &[],
    },
    Library {
        name: "lz4",
        krate: ("lz4-sys", "1.11.1"),
        folder: "liblz4/lib",
        files: &["lz4.c", "lz4frame.c", "lz4hc.c", "xxhash.c"],
        flags: &[],
    },
    Library {
        name: "lua",
        krate: ("lua-src", "551.1.0"),
        folder: "lua-5.5.1",
        files: &[],
        flags: &["-DLUA_USE_POSIX"],
    },
    Library {
        name: "sqlite3",
        krate: ("libsqlite3-sys", "0.40.0"),
        folder: "sqlite3",
        files: &["sqlite3.c"],
        flags: &["-DSQLITE_THREADSAFE=0", "-DSQLITE_OMIT_LOAD_EXTENSION"],
    },
    Library {
        name: "zlib",
        krate: ("libz-sys", "1.1.31"),
        folder: "src/zlib",
        files: &[],
        flags: &["-DHAVE_UNISTD_H"],
    },
];

/// Runs the task.
pub fn main(filters: &[String]) -> crate::Outcome {
    let missing = upstream::missing(&[upstream::CLANG]);
    if !missing.is_empty() {
        return Err(format!("not installed: {}", missing.join(", ")));
    }
    let (terrace, root) = (crate::terrace()?, crate::root()?);
    let runtime = crate::sibling("libterrace_runtime.a")?;
    let crates = root.join("target/real/libraries");
    let sources = fetch(&crates, &LIBRARIES.each_ref().map(|library| library.krate))?;
    let scratch = Scratch::new("native")?;
    let mut failures = 0;
    println!("{:8} {:4} {:>16} {:>16}", "library", "", "native", "clang");
    for library in &LIBRARIES {
        if !filters.is_empty() && !filters.iter().any(|filter| library.name.contains(filter.as_str())) {
            continue;
        }
        let folder = sources.get(library.krate.0).ok_or("a crate was not fetched")?.join(library.folder);
        let job = Job {
            library,
            folder,
            terrace: &terrace,
            runtime: &runtime,
            root: &root,
            scratch: scratch.path(),
        };
        let expected = job.reference()?;
        for level in ["-O0", "-O2"] {
            let modules = job.modules(level)?;
            let mut cells = Vec::new();
            for engine in ["cranelift", "clang"] {
                let cell = job.program(&modules, level, engine, &expected);
                cells.push(cell.unwrap_or_else(|message| {
                    failures += 1;
                    println!("{} {level} {engine}:\n{message}", library.name);
                    "FAILED".to_owned()
                }));
            }
            println!("{:8} {level:4} {:>16} {:>16}", library.name, cells[0], cells[1]);
        }
    }
    if failures == 0 { Ok(()) } else { Err(format!("{failures} programs failed")) }
}

struct Job<'a> {
    library: &'a Library,
    folder: PathBuf,
    terrace: &'a Path,
    runtime: &'a Path,
    root: &'a Path,
    scratch: &'a Path,
}

impl Job<'_> {
    fn sources(&self) -> Result<Vec<PathBuf>, String> {
        let mut files =
            c_files(&self.folder, if self.library.files.is_empty() { &["."] } else { self.library.files })?;
        // Programs of their own.
        files.retain(|path| !path.ends_with("lua.c") && !path.ends_with("luac.c"));
        Ok(files)
    }

    fn clang(&self, args: impl IntoIterator<Item = PathBuf>) -> Result<(), String> {
        let mut all: Vec<PathBuf> = vec!["-w".into(), "-I".into(), self.folder.clone()];
        all.extend(self.library.flags.iter().map(PathBuf::from));
        all.extend(args);
        run(Path::new(upstream::CLANG), &all, self.scratch).map(|_| ())
    }

    /// Links the test program with objects or sources, and returns what it prints.
    fn link(&self, name: &str, inputs: Vec<PathBuf>) -> Result<Vec<u8>, String> {
        let program = self.scratch.join(name);
        let main = self.root.join("tools/xtask/programs").join(format!("{}.c", self.library.name));
        let mut args = vec!["-O1".into(), main];
        args.extend(inputs);
        args.extend([self.runtime.to_path_buf(), "-lm".into(), "-o".into(), program.clone()]);
        self.clang(args)?;
        run(&program, &[], self.scratch)
    }

    /// The output of the program if clang has built everything.
    fn reference(&self) -> Result<Vec<u8>, String> {
        self.link("reference", self.sources()?)
    }

    /// The library's modules of LLVM IR.
    fn modules(&self, level: &str) -> Result<Vec<PathBuf>, String> {
        let mut modules = Vec::new();
        for source in self.sources()? {
            let name = source.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let module = self.scratch.join(format!("{}{level}-{name}.ll", self.library.name));
            let args = [level, "-S", "-emit-llvm", "-o"].map(PathBuf::from);
            self.clang(args.into_iter().chain([module.clone(), source]))?;
            modules.push(module);
        }
        Ok(modules)
    }

    /// Builds and runs the program with the objects that an engine makes of the modules, and compares its output.
    fn program(
        &self,
        modules: &[PathBuf],
        level: &str,
        engine: &str,
        expected: &[u8],
    ) -> Result<String, String> {
        let engine_flag = format!("--engine={engine}");
        let started = children()?.0;
        let mut objects = Vec::new();
        for module in modules {
            let object = module.with_extension("o");
            let flags = ["compile", "--emit=obj", &engine_flag, "-o"].map(PathBuf::from);
            let args: Vec<PathBuf> = flags.into_iter().chain([object.clone(), module.clone()]).collect();
            run(self.terrace, &args, self.scratch)?;
            objects.push(object);
        }
        let compiled = children()?.0 - started;
        let program = format!("{}{level}-{engine}", self.library.name);
        let printed = self.link(&program, objects)?;
        if printed != expected {
            return Err(terrace_filecheck::diff::lines(expected, &printed));
        }
        let started = children()?.0;
        run(&self.scratch.join(program), &[], self.scratch)?;
        let ran = children()?.0 - started;
        Ok(format!("{} + {} ms", compiled / 1000, ran / 1000))
    }
}

/// Runs a program, and returns its output.
fn run(program: &Path, args: &[PathBuf], directory: &Path) -> Result<Vec<u8>, String> {
    let output = run_for(LIMIT, program, args, directory, b"");
    checked(&format!("'{}'", program.display()), &output)?;
    Ok(output.stdout)
}
