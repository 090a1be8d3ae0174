//! Links in documents that become chapters: those to files that are no chapters lead to the repository.

use std::path::{Component, Path, PathBuf};

/// The text of a chapter with its links rewritten.
pub fn rewrite(text: &str, chapter: &str, chapters: &[&str], root: &Path, repository: &str) -> String {
    let folder = Path::new(chapter).parent().unwrap_or(Path::new(""));
    let mut out = String::with_capacity(text.len());
    let mut in_fence = false;
    for line in text.split_inclusive('\n') {
        let is_fence = line.trim_start().starts_with("```");
        in_fence ^= is_fence;
        if in_fence || is_fence {
            out.push_str(line);
            continue;
        }
        let mut rest = line;
        while let Some((before, after)) = rest.split_once("](") {
            let Some((target, end)) = after.split_once(')') else { break };
            out.push_str(&format!("{before}]({})", self::target(target, folder, chapters, root, repository)));
            rest = end;
        }
        out.push_str(rest);
    }
    out
}

/// The target of a link in the book.
fn target(link: &str, folder: &Path, chapters: &[&str], root: &Path, repository: &str) -> String {
    if link.contains("://") || link.starts_with('#') {
        return link.to_owned();
    }
    let (file, heading) =
        link.split_once('#').map_or((link, String::new()), |(file, heading)| (file, format!("#{heading}")));
    let path = plain(&folder.join(file));
    if chapters.iter().any(|chapter| Path::new(chapter) == path) {
        // The page of a README is the index of its folder.
        return match file.strip_suffix("README.md") {
            Some(folder) => format!("{folder}index.html{heading}"),
            None => link.to_owned(),
        };
    }
    let kind = if root.join(&path).is_dir() { "tree" } else { "blob" };
    format!("{repository}/{kind}/main/{}{heading}", path.display())
}

/// A path without `..`.
pub fn plain(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => drop(out.pop()),
            Component::CurDir => {}
            part => out.push(part),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_chapters_or_to_the_repository() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let text = |link: &str| {
            let chapters = ["README.md", "docs/fmt.md", "docs/scale.md"];
            rewrite(&format!("a [b]({link}) c\n"), "docs/fmt.md", &chapters, &root, "https://x.org/y")
        };
        assert_eq!(text("scale.md#z"), "a [b](scale.md#z) c\n");
        assert_eq!(text("../README.md#z"), "a [b](../index.html#z) c\n");
        assert_eq!(text("https://z.org"), "a [b](https://z.org) c\n");
        assert_eq!(text("../Cargo.toml"), "a [b](https://x.org/y/blob/main/Cargo.toml) c\n");
        assert_eq!(text("../crates/ir"), "a [b](https://x.org/y/tree/main/crates/ir) c\n");
        let code = "```\n[b](../Cargo.toml)\n```\n";
        assert_eq!(rewrite(code, "docs/fmt.md", &[], &root, ""), code);
    }
}
