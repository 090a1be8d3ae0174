//! Checks of the built book: every link in it leads to a file and to a part of it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::package::files;

/// Checks all pages in a folder. The result says how many links there are.
pub fn check(folder: &Path) -> Result<String, String> {
    let all: BTreeSet<_> = files::all(folder)?.into_iter().collect();
    let mut pages = BTreeMap::new();
    for path in all.iter().filter(|path| path.extension().is_some_and(|ending| ending == "html")) {
        pages.insert(path.clone(), files::read(&folder.join(path))?);
    }
    let parts: BTreeMap<_, BTreeSet<&str>> =
        pages.iter().map(|(path, text)| (path, values(text, " id=\"").collect())).collect();
    let (mut count, mut errors) = (0_usize, Vec::new());
    for (path, text) in &pages {
        let here = path.parent().unwrap_or(Path::new(""));
        for link in values(text, " href=\"").chain(values(text, " src=\"")) {
            if link.contains(':') || link.starts_with("//") {
                continue;
            }
            count += 1;
            let (file, part) = link.split_once('#').unwrap_or((link, ""));
            let mut target = super::links::plain(&here.join(file));
            if file.is_empty() {
                target.clone_from(path);
            } else if folder.join(&target).is_dir() {
                target.push("index.html");
            }
            // mdBook's own page for addresses that do not exist is read at any of them.
            if path.ends_with("404.html") || path.ends_with("toc.html") {
                continue;
            }
            if !all.contains(&target) {
                errors.push(format!("{}: the link leads to '{link}', which does not exist", path.display()));
            } else if !part.is_empty() && parts.get(&target).is_some_and(|parts| !parts.contains(part)) {
                errors
                    .push(format!("{}: the link leads to '{link}', which has no such part", path.display()));
            }
        }
    }
    match errors.len() {
        0 => Ok(format!("{} pages, {count} links between them", pages.len())),
        n => Err(format!("{n} links are wrong:\n{}", errors.join("\n"))),
    }
}

/// The values of an attribute of elements, which `start` begins.
fn values<'a>(text: &'a str, start: &str) -> impl Iterator<Item = &'a str> {
    text.split(start).skip(1).filter_map(|rest| rest.split('"').next())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::Scratch;

    #[test]
    fn links_are_followed() {
        let scratch = Scratch::new("html").unwrap_or_else(|e| panic!("{e}"));
        let folder = scratch.path();
        let write =
            |name: &str, text: &str| files::write(&folder.join(name), text).unwrap_or_else(|e| panic!("{e}"));
        write("a/b.html", "<h1 id=\"x\"><a href=\"../c.html#y\"><a href=\"#x\"><a href=\"https://z.org/\">");
        write("c.html", "<p id=\"y\"><a href=\"a/b.html#x\"></p>");
        assert_eq!(check(folder), Ok("2 pages, 3 links between them".to_owned()));
        write("d.html", "<a href=\"c.html#z\"><a href=\"e.html\">");
        let error = check(folder).expect_err("two links are wrong");
        assert!(
            error.contains("'c.html#z', which has no such part") && error.contains("'e.html'"),
            "{error}"
        );
    }
}
