//! Checks of documents: links lead to files and headings that exist, and quoted paths and commands of `cargo xtask` exist.

use std::path::Path;

/// The mistakes in a document: lines from 0, and what is wrong.
pub fn check(root: &Path, path: &str, text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let directory = Path::new(path).parent().unwrap_or(Path::new(""));
    let mut in_code = false;
    for (number, line) in text.lines().enumerate() {
        let mut error = |message: String| found.push((number, message));
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        }
        for command in line.split("cargo xtask ").skip(1) {
            let name: String = command.chars().take_while(|c| c.is_ascii_lowercase() || *c == '-').collect();
            if !name.is_empty() && !is_task(&name) {
                error(format!("there is no `cargo xtask {name}`"));
            }
        }
        if in_code {
            continue;
        }
        for link in links(line) {
            if let Err(message) = link_target(root, directory, text, link) {
                error(message);
            }
        }
        for quoted in line.split('`').skip(1).step_by(2) {
            if !is_path(quoted) || root.join(quoted).exists() {
                continue;
            }
            error(format!("`{quoted}` does not exist"));
        }
    }
    found
}

/// The targets of the links of a text.
pub fn links(text: &str) -> impl Iterator<Item = &str> {
    text.split("](").skip(1).filter_map(|rest| rest.split(')').next())
}

/// Whether the help text has a task.
fn is_task(name: &str) -> bool {
    let tasks = crate::HELP.lines().filter_map(|line| line.strip_prefix("  "));
    tasks.filter_map(|line| line.split(' ').next()).any(|task| task == name)
}

/// Whether quoted text is a path in the repository without placeholders.
fn is_path(text: &str) -> bool {
    let folders = ["crates/", "docs/", "tools/", "fuzz/"];
    folders.iter().any(|folder| text.starts_with(folder))
        && text.chars().all(|c| c.is_ascii_alphanumeric() || "/._-".contains(c))
}

/// Checks where a link leads.
fn link_target(root: &Path, directory: &Path, text: &str, link: &str) -> Result<(), String> {
    if link.starts_with("http") {
        return Ok(());
    }
    let (file, heading) = link.split_once('#').unwrap_or((link, ""));
    let target = root.join(directory).join(file);
    if !file.is_empty() && !target.exists() {
        return Err(format!("the link leads to '{file}', which does not exist"));
    }
    if heading.is_empty() {
        return Ok(());
    }
    let other =
        if file.is_empty() { text.to_owned() } else { std::fs::read_to_string(&target).unwrap_or_default() };
    let has = other
        .lines()
        .any(|line| line.starts_with('#') && anchor(line.trim_start_matches('#').trim()) == heading);
    if has { Ok(()) } else { Err(format!("the link leads to '#{heading}', which is no heading of '{file}'")) }
}

/// The anchor that a heading gets.
fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c.to_ascii_lowercase() }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_paths_and_commands() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let errors = |text: &str| {
            check(&root, "docs/x.md", text).into_iter().map(|(line, _)| line).collect::<Vec<_>>()
        };
        let right = "# A `b` c\n[x](#a-b-c) [y](../README.md#start) `docs/tutorial.md` `cargo xtask tidy`\n";
        assert!(errors(right).is_empty());
        assert_eq!(
            errors("[x](#b)\n[y](../README.md#no)\n[z](no.md)\n`docs/no.md` `docs/<no>.md`"),
            [0, 1, 2, 3]
        );
        assert_eq!(errors("```sh\ncargo xtask no\n```"), [1]);
    }
}
