//! Machine code: assembly, object files and programs from LLVM IR, by an installed clang or by Terrace's code generator.

use crate::files::reason;
use crate::programs::{self, run};
use crate::temporary::Temporary;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// A form of machine code.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Assembly.
    Assembly,
    /// An object file.
    Object,
    /// A program, linked with the runtime library if that is installed with `terrace`.
    Program,
}

/// The names of clang, the best first: LLVM IR may be read by the same version or a newer one.
const CLANGS: &[&str] = &["clang-22", "clang"];
/// Programs that link object files.
const LINKERS: &[&str] = &["cc", "clang", "gcc", "clang-22"];

/// The first program of these names on the path.
fn find(names: &[&str]) -> Option<PathBuf> {
    names.iter().find_map(|name| programs::find(&format!("{name}{}", std::env::consts::EXE_SUFFIX), &[]))
}

/// The path, the size and the time of the clang that compiles LLVM IR, which tell it from other versions.
pub fn clang_version() -> String {
    let file = find(CLANGS).and_then(|path| std::fs::canonicalize(path).ok());
    let metadata = file.as_ref().and_then(|path| std::fs::metadata(path).ok());
    format!("{file:?} {:?}", metadata.map(|metadata| (metadata.len(), metadata.modified().ok())))
}

/// The static runtime library of a program: beside it, as cargo builds it, or in the folder `lib` of packages.
fn runtime(program: &Path) -> Option<PathBuf> {
    let folder = program.parent()?;
    let libraries = ["", "../lib"].map(|place| folder.join(place).join("libterrace_runtime.a"));
    libraries.into_iter().find(|library| library.is_file())
}

/// The machine that clang makes code for, and how much it optimizes.
pub struct Target<'a> {
    /// The module's target; without one clang uses the host's.
    pub triple: Option<&'a str>,
    /// The processor, by clang's name for it; all processors of the target without one.
    pub cpu: Option<&'a str>,
    /// The digit of `-O`.
    pub level: char,
}

impl Target<'_> {
    /// Clang's arguments.
    fn args(&self) -> impl Iterator<Item = OsString> {
        let arch =
            self.triple.map_or(std::env::consts::ARCH, |triple| triple.split('-').next().unwrap_or_default());
        let is_x86 =
            matches!(arch, "x86_64" | "amd64" | "x86") || arch.starts_with('i') && arch.ends_with("86");
        let flag = if is_x86 { "-march" } else { "-mcpu" };
        let triple = self.triple.map(|triple| format!("--target={triple}"));
        let cpu = self.cpu.map(|cpu| format!("{flag}={cpu}"));
        triple.into_iter().chain(cpu).chain([format!("-O{}", self.level)]).map(OsString::from)
    }
}

/// Compiles LLVM IR and appends the product to `out`. The error is a message.
pub fn compile(llvm_ir: &[u8], form: Form, target: &Target<'_>, out: &mut Vec<u8>) -> Result<(), String> {
    let Some(clang) = find(CLANGS) else {
        return Err(format!(
            "machine code needs clang, but none of {} is on the path: install one, use '--engine=cranelift' for an object file \
             or a program, or write LLVM IR with '--emit=ll'",
            CLANGS.join(", ")
        ));
    };
    let mut args: Vec<OsString> = ["-x", "ir", "-", "-Wno-override-module"].map(OsString::from).to_vec();
    args.extend(target.args());
    match form {
        Form::Assembly => args.extend(["-S", "-o", "-"].map(OsString::from)),
        Form::Object => args.extend(["-c", "-o", "-"].map(OsString::from)),
        Form::Program => return link(&clang, args, llvm_ir, out),
    }
    out.extend(run(&clang, &args, llvm_ir)?);
    Ok(())
}

/// Appends an object file of Terrace's code generator, or the program that it is linked to. The error is a message.
pub fn finish(object: Vec<u8>, form: Form, out: &mut Vec<u8>) -> Result<(), String> {
    if form == Form::Object {
        out.extend(object);
        return Ok(());
    }
    let Some(linker) = find(LINKERS) else {
        let names = LINKERS.join(", ");
        return Err(format!(
            "linking needs a C compiler, but none of {names} is on the path: use '--emit=obj'"
        ));
    };
    let name = format!("terrace-{}-{:p}.o", std::process::id(), out);
    let file = Temporary::new(std::env::temp_dir().join(name));
    std::fs::write(file.path(), &object)
        .map_err(|error| format!("cannot write '{}': {}", file.path().display(), reason(&error)))?;
    link(&linker, vec![file.path().into()], &[], out)
}

/// The program that joins object files. The error is a message.
pub fn linker() -> Result<PathBuf, String> {
    const NAMES: &[&str] = &["ld", "ld.lld", "ld.lld-22"];
    let missing =
        || format!("joining object files needs a linker, but none of {} is on the path", NAMES.join(", "));
    find(NAMES).ok_or_else(missing)
}

/// Joins object files to one; `list` is a response file with their names, which can be more than a command line holds. The error
/// is a message.
pub fn join_objects(list: &Path, output: &Path) -> Result<(), String> {
    let file = Temporary::new(output.with_extension(format!("{}.tmp", std::process::id())));
    let mut response = OsString::from("@");
    response.push(list);
    run(&linker()?, &["-r".into(), "-o".into(), file.path().into(), response], &[])?;
    std::fs::rename(file.path(), output)
        .map_err(|error| format!("cannot write output file '{}': {}", output.display(), reason(&error)))
}

/// Links a program, which a C compiler can write to a file only.
fn link(compiler: &Path, mut args: Vec<OsString>, input: &[u8], out: &mut Vec<u8>) -> Result<(), String> {
    let name = format!("terrace-{}-{:p}", std::process::id(), out);
    let program = Temporary::new(std::env::temp_dir().join(name));
    let program = program.path();
    // The runtime contains functions of the mathematical library, which has to come first.
    args.extend(["-o".into(), program.into(), "-lm".into()]);
    let runtime = match std::env::var_os("TERRACE_RUNTIME") {
        Some(path) => Some(path.into()),
        None => std::env::current_exe().ok().and_then(|program| runtime(&program)),
    };
    if let Some(runtime) = &runtime {
        args.extend(["-x".into(), "none".into(), runtime.clone().into_os_string()]);
    }
    let result = run(compiler, &args, input).map_err(|message| match runtime {
        Some(_) => message,
        None => format!(
            "{message}\nTerrace's runtime library was not linked: it lies neither beside the program nor in '../lib', and \
             TERRACE_RUNTIME does not name it ('cargo build --release -p terrace-runtime' makes it)"
        ),
    });
    let result = result.and_then(|_| {
        std::fs::read(program)
            .map_err(|error| format!("cannot read '{}': {}", program.display(), reason(&error)))
    });
    out.extend(result?);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::runtime;

    #[test]
    fn the_runtime_is_found_in_builds_and_in_packages() {
        let root = std::env::temp_dir().join(format!("terrace-runtime-{}", std::process::id()));
        let program = root.join("bin/terrace");
        for place in ["bin", "lib"] {
            let _ = std::fs::remove_dir_all(&root);
            std::fs::create_dir_all(root.join("bin")).expect("the folder is made");
            assert_eq!(runtime(&program), None);
            let library = root.join(place).join("libterrace_runtime.a");
            std::fs::create_dir_all(root.join(place)).expect("the folder is made");
            std::fs::write(&library, "").expect("the file is written");
            let found = runtime(&program).expect("it is there");
            assert_eq!(found.canonicalize().expect("it exists"), library.canonicalize().expect("it exists"));
        }
        std::fs::remove_dir_all(&root).expect("the folder is removed");
    }
}
