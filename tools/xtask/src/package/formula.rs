//! The formula of Homebrew: archives on Linux, a build from source on macOS.

use std::path::{Path, PathBuf};

use super::metadata::Release;
use super::targets::Target;
use super::{archive, files, template};

const FORMULA: &str = include_str!("../../packages/terrace.rb");

/// Writes the formula. `archives` are those of the targets that it takes.
pub fn make(
    release: &Release,
    source: &Path,
    archives: &[(&Target, PathBuf)],
    out: &Path,
) -> Result<PathBuf, String> {
    let mut rows = Vec::new();
    for (target, path) in archives {
        if let Some(processor) = target.homebrew {
            rows.push((processor, files::name(path), archive::sum(path)?));
        }
    }
    let path = out.join("terrace.rb");
    let source = (files::name(source), archive::sum(source)?);
    files::write(&path, render(release, &source, &rows)?)?;
    Ok(path)
}

/// The text of the formula: names and sums of the source, and of the archives by processor.
fn render(
    release: &Release,
    source: &(String, String),
    archives: &[(&str, String, String)],
) -> Result<String, String> {
    let archives: String = archives
        .iter()
        .map(|(processor, name, sum)| {
            format!(
                "    on_{processor} do\n      url \"{}\"\n      sha256 \"{sum}\"\n    end\n",
                release.url(name)
            )
        })
        .collect();
    let values = [
        ("homepage", release.homepage.as_str()),
        ("version", &release.version),
        ("source-url", &release.url(&source.0)),
        ("source-sha256", &source.1),
        ("archives", &archives),
    ];
    template::render(FORMULA, &values)
}

/// The pairs of names of files and sums that a formula has.
pub fn sums(formula: &str) -> Vec<(String, String)> {
    let quoted = |line: &str, word: &str| {
        let text = line.trim().strip_prefix(word)?.trim().strip_prefix('"')?.strip_suffix('"')?;
        Some(text.to_owned())
    };
    let urls =
        formula.lines().filter_map(|line| quoted(line, "url ")).map(|url| files::name(Path::new(&url)));
    urls.zip(formula.lines().filter_map(|line| quoted(line, "sha256 "))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::package::metadata::tests::release;

    #[test]
    fn archives_have_addresses_and_sums() {
        let pair = |name: &str, sum: &str| (name.to_owned(), sum.to_owned());
        let archives = [("intel", "a.tar.gz".to_owned(), "12".to_owned())];
        let text = render(&release(), &pair("s.tar.gz", "34"), &archives).expect("all values are there");
        assert!(
            text.contains("url \"https://example.org/terrace/releases/download/v1.2.3/a.tar.gz\"\n"),
            "{text}"
        );
        assert_eq!(sums(&text), [pair("s.tar.gz", "34"), pair("a.tar.gz", "12")]);
    }
}
