//! Writes pages of the documentation site: `terrace-pages FOLDER`, in the root of the repository.
//!
//! `FOLDER/dialects` gets a page for each dialect, with its operations, types and attributes; `FOLDER/passes` one for the
//! passes of each dialect, with options and examples from `tests`, which are run. `FOLDER/dialects.md` and
//! `FOLDER/passes.md` are lists of links to them, as mdBook's summary has them.

mod dialects;
mod examples;
mod markdown;
mod passes;

use std::path::Path;
use std::process::ExitCode;

/// A page: the name of its file without an ending, and its text.
struct Page {
    name: String,
    text: String,
}

fn main() -> ExitCode {
    let [folder] = &std::env::args().skip(1).collect::<Vec<_>>()[..] else {
        eprintln!("usage: terrace-pages FOLDER");
        return ExitCode::FAILURE;
    };
    match terrace::guarded(|| write_all(Path::new(folder))).and_then(|written| written) {
        Ok(summary) => {
            println!("{summary}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Writes all pages. The result says what they have.
fn write_all(folder: &Path) -> Result<String, String> {
    let (dialects, mistakes) = dialects::pages();
    if !mistakes.is_empty() {
        return Err(format!("examples of rows do not parse:\n{}", mistakes.join("\n")));
    }
    let examples = examples::Examples::read(Path::new("tests"))?;
    let (passes, found) = passes::pages(&examples);
    write(folder, "dialects", &dialects)?;
    write(folder, "passes", &passes)?;
    Ok(format!("{} dialects; {found}", dialects.len()))
}

/// Writes the pages of one kind, and the list of links.
fn write(folder: &Path, kind: &str, pages: &[Page]) -> Result<(), String> {
    let error = |e: std::io::Error| format!("cannot write to '{}': {e}", folder.display());
    std::fs::create_dir_all(folder.join(kind)).map_err(error)?;
    let mut links = String::new();
    for Page { name, text } in pages {
        std::fs::write(folder.join(kind).join(name).with_extension("md"), text).map_err(error)?;
        links.push_str(&format!("  - [{name}]({kind}/{name}.md)\n"));
    }
    std::fs::write(folder.join(kind).with_extension("md"), links).map_err(error)
}
