//! Debian packages. `dpkg-deb`, which every Debian has, packs a tree and a control file; cargo-deb would have to be compiled
//! first, and writes the same two things.

use std::path::{Path, PathBuf};

use super::metadata::Release;
use super::stage::DOCUMENTS;
use super::{files, template};
use crate::dist;

const CONTROL: &str = "\
Package: terrace
Version: {{version}}
Architecture: {{architecture}}
Maintainer: {{maintainer}}
Installed-Size: {{size}}
Depends: libc6 (>= {{libc}}), libgcc-s1
Suggests: clang-22, llvm-22
Section: devel
Priority: optional
Homepage: {{homepage}}
Description: MLIR to LLVM IR: compiler, passes, translation, language server
 Terrace reads MLIR, lowers it to the LLVM dialect and translates that to LLVM IR.
 It takes the flags of mlir-opt and mlir-translate, runs programs, and needs no LLVM.
";

/// Makes the package from the tree of a target.
pub fn make(
    release: &Release,
    architecture: &str,
    tree: &Path,
    work: &Path,
    out: &Path,
) -> Result<PathBuf, String> {
    let root = work.join("deb");
    files::empty_folder(&root)?;
    let usr = root.join("usr");
    files::copy_folder(tree, &usr)?;
    files::copy(&tree.join(DOCUMENTS).join("LICENSE"), &usr.join(DOCUMENTS).join("copyright"))?;
    // Debian's zsh does not read the folder of other systems.
    let completions = usr.join("share/zsh");
    std::fs::rename(completions.join("site-functions"), completions.join("vendor-completions"))
        .map_err(|e| format!("'{}': {e}", completions.display()))?;
    let (mut size, mut sums) = (0, String::new());
    for path in files::all(&root)? {
        size += std::fs::metadata(root.join(&path)).map_or(0, |file| file.len().div_ceil(1024));
        let line = dist::run("md5sum", &[&path.display().to_string()], &root)?;
        sums.push_str(&String::from_utf8_lossy(&line));
    }
    files::write(&root.join("DEBIAN/md5sums"), sums)?;
    let program = std::fs::read(tree.join("bin/terrace")).map_err(|e| format!("the program: {e}"))?;
    let libc = glibc(&program).ok_or("the program names no version of glibc")?;
    files::write(&root.join("DEBIAN/control"), control(release, architecture, &libc, size)?)?;
    let path = out.join(format!("terrace_{}_{architecture}.deb", release.version));
    let names = [root.display().to_string(), path.display().to_string()];
    dist::run("dpkg-deb", &["--root-owner-group", "-Zgzip", "--build", &names[0], &names[1]], work)?;
    Ok(path)
}

fn control(release: &Release, architecture: &str, libc: &str, size: u64) -> Result<String, String> {
    let values = [
        ("version", release.version.as_str()),
        ("architecture", architecture),
        ("maintainer", &release.maintainer),
        ("size", &size.to_string()),
        ("libc", libc),
        ("homepage", &release.homepage),
    ];
    template::render(CONTROL, &values)
}

/// The newest version of glibc whose symbols a program asks for.
fn glibc(program: &[u8]) -> Option<String> {
    const PREFIX: &[u8] = b"GLIBC_2.";
    let minor = |at: usize| {
        let digits = program[at + PREFIX.len()..].iter().take_while(|byte| byte.is_ascii_digit());
        digits.fold(0u32, |number, digit| number.saturating_mul(10).saturating_add(u32::from(digit - b'0')))
    };
    let places = program.windows(PREFIX.len()).enumerate().filter(|(_, window)| *window == PREFIX);
    // The program's own name of the prefix has no number, and its text may have any: symbols end with a zero byte.
    places
        .map(|(at, _)| minor(at))
        .filter(|minor| (1..1000).contains(minor))
        .max()
        .map(|minor| format!("2.{minor}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::package::metadata::tests::release;

    #[test]
    fn control_names_what_the_program_needs() {
        let libc =
            glibc(b"\0GLIBC_2.4\0GLIBC_2.34\0GLIBC_2.2.5\0GLIBC_PRIVATE\0").expect("symbols are named");
        let text = control(&release(), "arm64", &libc, 12).expect("all values are there");
        for line in [
            "Version: 1.2.3",
            "Architecture: arm64",
            "Depends: libc6 (>= 2.34), libgcc-s1",
            "Installed-Size: 12",
            "Maintainer: Jane Roe <jane@example.org>",
        ] {
            assert!(text.lines().any(|found| found == line), "{text}");
        }
        assert_eq!(glibc(b"GLIBC_"), None);
    }
}
