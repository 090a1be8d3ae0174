//! Archives of folders and of the source, and checksums.

use std::path::{Path, PathBuf};

use super::files;
use super::metadata::Release;
use crate::dist;

/// The list of checksums of a release.
pub const SUMS: &str = "SHA256SUMS";

/// Packs a folder. The bytes depend on the files alone.
pub fn pack(folder: &Path, time: &str, out: &Path) -> Result<PathBuf, String> {
    let (name, parent) = (files::name(folder), folder.parent().unwrap_or(folder));
    let path = out.join(format!("{name}.tar.gz"));
    let (time, archive) = (format!("--mtime=@{time}"), path.display().to_string());
    let owner = ["--owner=0", "--group=0", "--numeric-owner", "--mode=u+w,go-w", &time];
    let args = ["--sort=name", "--use-compress-program=gzip -n", "-cf", &archive, &name];
    dist::run("tar", &[&owner[..], &args].concat(), parent)?;
    Ok(path)
}

/// Packs the source of the commit that is checked out.
pub fn source(root: &Path, release: &Release, out: &Path) -> Result<PathBuf, String> {
    let stem = format!("terrace-{}", release.version);
    let path = out.join(format!("{stem}-source.tar.gz"));
    let (prefix, output) = (format!("--prefix={stem}/"), format!("--output={}", path.display()));
    dist::run("git", &["archive", "--format=tar.gz", &prefix, &output, "HEAD"], root)?;
    Ok(path)
}

/// The SHA-256 sum of a file, in hexadecimal digits.
pub fn sum(path: &Path) -> Result<String, String> {
    let folder = path.parent().unwrap_or(path);
    let line = dist::run("sha256sum", &["--binary", &files::name(path)], folder)?;
    let line = String::from_utf8_lossy(&line);
    line.split(' ').next().map(str::to_owned).ok_or_else(|| "sha256sum prints nothing".to_owned())
}

/// Writes the list of checksums, as `sha256sum --check` reads it.
pub fn write_sums(paths: &[&Path], out: &Path) -> Result<(), String> {
    let mut lines = String::new();
    for path in paths {
        lines.push_str(&format!("{}  {}\n", sum(path)?, files::name(path)));
    }
    files::write(&out.join(SUMS), lines)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::Scratch;

    #[test]
    fn archives_are_reproducible_and_sums_are_right() {
        let scratch = Scratch::new("archive").expect("a folder");
        let folder = scratch.path().join("tree");
        files::write(&folder.join("b/x"), "abc").expect("the file is written");
        let pack = || pack(&folder, "1", scratch.path()).and_then(|path| sum(&path)).expect("tar packs");
        let first = pack();
        files::write(&folder.join("b/x"), "abc").expect("the file is written again");
        assert_eq!(first, pack());
        let file = folder.join("b/x");
        write_sums(&[&file], &folder.join("b")).expect("the sums are written");
        let line = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  x\n";
        assert_eq!(files::read(&folder.join("b").join(SUMS)).as_deref(), Ok(line));
    }
}
