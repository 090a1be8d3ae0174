//! `cargo xtask package`: all that a release consists of, and a check of each package in an empty place.

mod archive;
mod build;
mod check;
mod deb;
pub mod files;
mod formula;
pub mod metadata;
mod npm;
pub mod readme;
pub mod stage;
mod targets;
pub mod template;
#[cfg(test)]
mod versions;
pub mod wheel;

use std::path::{Path, PathBuf};

use build::{Built, Recipe};
use check::Checks;
use metadata::Release;
use targets::Target;
use wheel::Tools;

use crate::dist;

/// The kind of a product, and the target that it is for.
enum Kind {
    Archive(&'static Target),
    Debian(&'static Target),
    Wheel(&'static Target),
    NpmProgram(&'static Target),
    NpmMain,
    NpmLibrary,
    Source,
    Formula,
}

/// A file of the release.
struct Product {
    kind: Kind,
    path: PathBuf,
}

/// The command line.
#[derive(Default)]
struct Options {
    targets: Vec<&'static Target>,
    profile: Option<String>,
    has_explorer: bool,
    checks: bool,
}

impl Options {
    fn parse(args: &[String]) -> Result<Self, String> {
        let mut options = Self::default();
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            let mut value = || args.next().ok_or_else(|| format!("'{arg}' needs a value"));
            match arg.as_str() {
                "--target" => options.targets.push(Target::find(value()?)?),
                "--profile" => options.profile = Some(value()?.clone()),
                "--explorer" => options.has_explorer = true,
                "--check" => options.checks = true,
                _ => return Err(format!("unknown option '{arg}'")),
            }
        }
        if options.targets.is_empty() {
            options.targets = targets::ALL.iter().collect();
        }
        Ok(options)
    }
}

/// Runs the task.
pub fn main(args: &[String]) -> crate::Outcome {
    let options = Options::parse(args)?;
    let root = crate::root()?;
    let release = Release::read(&root)?;
    let placeholders = release.placeholders();
    if !placeholders.is_empty() {
        println!("not to be published: Cargo.toml has placeholders: {}", placeholders.join(", "));
    }
    if options.has_explorer {
        dist::build_explorer(&root)?;
    }
    let recipe = Recipe::new(&root, options.profile.as_deref(), options.has_explorer)?;
    let out = release.target_directory.join("package");
    let work = out.join("work");
    files::empty_folder(&out)?;
    let tools = Tools::new(&release).map_err(|reason| skip("wheels and the check of hooks", &reason)).ok();

    let mut all = Vec::new();
    for target in &options.targets {
        match recipe.obstacle(target) {
            Some(reason) => skip(target.triple, &reason),
            None => all.push(recipe.build(&root, &release, target)?),
        }
    }
    if options.profile.is_none() {
        let target = ["--target", "wasm32-unknown-unknown"];
        dist::cargo(
            &root,
            &[&["build", "--quiet", "--profile", "page", "--package", "terrace-wasm"][..], &target].concat(),
            "",
        )?;
    }
    let maker = Maker {
        root: &root,
        release: &release,
        recipe: &recipe,
        tools: tools.as_ref(),
        out: &out,
        work: &work,
    };
    let products = maker.make(&all)?;
    let paths: Vec<&Path> = products.iter().map(|product| product.path.as_path()).collect();
    archive::write_sums(&paths, &out)?;

    let checks = Checks {
        root: &root,
        release: &release,
        host: &recipe.host,
        tools: tools.as_ref(),
        out: &out,
        work: work.join("check"),
    };
    let table = table(&products, &all, options.checks.then_some(&checks));
    // What stays is what is published.
    let _ = std::fs::remove_dir_all(&work);
    table.finish(&out)
}

/// The products, and the results of their checks.
fn table(products: &[Product], all: &[Built], checks: Option<&Checks<'_>>) -> Table {
    let mut table = Table::default();
    for product in products {
        let size = std::fs::metadata(&product.path).ok().map(|file| file.len());
        let result = checks.map(|checks| checks.check(product, products));
        table.add(&files::name(&product.path), size, result);
    }
    if let Some(checks) = checks {
        table.add(archive::SUMS, None, Some(checks.sums()));
        // Both need a program that runs here without an emulator.
        if let Some(host) = all.iter().find(|built| built.target.triple == checks.host) {
            table.add("action.yml", None, Some(checks.action()));
            table.add(".pre-commit-hooks.yaml", None, Some(checks.hooks(&host.program)));
        }
    }
    table
}

/// Says what is not made, and why.
fn skip(subject: &str, reason: &str) {
    println!("skipped: {subject}: {}", reason.trim_end());
}

/// Makes products.
struct Maker<'a> {
    root: &'a Path,
    release: &'a Release,
    recipe: &'a Recipe,
    tools: Option<&'a Tools>,
    out: &'a Path,
    work: &'a Path,
}

impl Maker<'_> {
    /// Makes all products from the builds of targets.
    fn make(&self, all: &[Built]) -> Result<Vec<Product>, String> {
        let mut products = Vec::new();
        let mut add = |kind: Kind, path: PathBuf| products.push(Product { kind, path });
        let pages = self.pages(all)?;
        let mut archives = Vec::new();
        for built in all {
            let target = built.target;
            let tree = self.work.join(target.stem(&self.release.version));
            stage::tree(built, &pages, &tree)?;
            let archive = archive::pack(&tree, &self.time()?, self.out)?;
            archives.push((target, archive.clone()));
            add(Kind::Archive(target), archive);
            self.packages(target, &tree, &mut add)?;
        }
        if has("npm") {
            let targets: Vec<&Target> = all.iter().map(|built| built.target).collect();
            add(Kind::NpmMain, npm::main(self.release, &targets, self.work, self.out)?);
            // Any build of the module will do for a check; a release has the small one.
            let profiles = ["page", "release", "debug"];
            match profiles.iter().find_map(|profile| npm::module(self.release, profile)) {
                Some(module) => {
                    let path = npm::library(self.root, self.release, &module, self.work, self.out)?;
                    add(Kind::NpmLibrary, path);
                }
                None => skip(
                    "the npm package of the library",
                    "its module is not built: `cargo build --profile page -p terrace-wasm --target wasm32-unknown-unknown`",
                ),
            }
        }
        let source = archive::source(self.root, self.release, self.out)?;
        let formula = formula::make(self.release, &source, &archives, self.out)?;
        add(Kind::Source, source);
        add(Kind::Formula, formula);
        Ok(products)
    }

    /// Makes the packages of one target that other programs pack, as far as these are installed.
    fn packages(
        &self,
        target: &'static Target,
        tree: &Path,
        add: &mut impl FnMut(Kind, PathBuf),
    ) -> crate::Outcome {
        let Self { root, release, recipe, work, out, .. } = *self;
        // Python loads the module, and static programs load nothing.
        if let Some(tools) = self.tools.filter(|_| !target.is_static()) {
            add(Kind::Wheel(target), wheel::make(tools, root, recipe, target, tree, work, out)?);
        }
        if let Some(architecture) = target.debian {
            match has("dpkg-deb") {
                true => add(Kind::Debian(target), deb::make(release, architecture, tree, work, out)?),
                false => skip("the Debian package", "there is no dpkg-deb"),
            }
        }
        match has("npm") {
            true => add(Kind::NpmProgram(target), npm::program(release, target, tree, work, out)?),
            false => skip("npm packages", "there is no npm"),
        }
        Ok(())
    }

    /// The files that are the same for all targets, by the first program that runs here.
    fn pages(&self, all: &[Built]) -> Result<PathBuf, String> {
        let run = |built: &Built| Some((built.program.clone(), built.target.runner()?));
        let (program, runner) = all
            .iter()
            .find_map(run)
            .ok_or("no program was built that this machine can run for its manual pages")?;
        let pages = self.work.join("pages");
        stage::pages(self.root, &[runner, &[&program.display().to_string()]].concat(), &pages)?;
        Ok(pages)
    }

    /// The time of the commit, which all files of archives have.
    fn time(&self) -> Result<String, String> {
        let time = dist::run("git", &["log", "-1", "--format=%ct"], self.root)?;
        Ok(String::from_utf8_lossy(&time).trim_end().to_owned())
    }
}

/// Whether a program is on the path.
pub fn has(program: &'static str) -> bool {
    crate::upstream::missing(&[program]).is_empty()
}

/// The table of products and checks.
#[derive(Default)]
struct Table {
    rows: Vec<[String; 4]>,
    failures: Vec<String>,
}

impl Table {
    fn add(&mut self, name: &str, size: Option<u64>, check: Option<Result<String, String>>) {
        let (done, result) = match check {
            None => ("not checked".to_owned(), ""),
            Some(Ok(done)) => (done, "passed"),
            Some(Err(message)) => {
                self.failures.push(format!("{name}: {message}"));
                (String::new(), "FAILED")
            }
        };
        let size =
            size.map_or(String::new(), |bytes| format!("{}.{} MB", bytes / 1_000_000, bytes / 100_000 % 10));
        self.rows.push([name.to_owned(), size, done, result.to_owned()]);
    }

    /// Prints the table; an error if a check failed.
    fn finish(&self, out: &Path) -> crate::Outcome {
        println!("| package | size | checks | result |\n|---|---|---|---|");
        for [name, size, done, result] in &self.rows {
            println!("| {name} | {size} | {done} | {result} |");
        }
        println!("{}", out.display());
        match self.failures.len() {
            0 => Ok(()),
            n => Err(format!("{n} packages fail:\n{}", self.failures.join("\n"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_parsed() {
        let parse =
            |args: &[&str]| Options::parse(&args.iter().map(|arg| (*arg).to_owned()).collect::<Vec<_>>());
        let options = parse(&["--profile", "release", "--check", "--target", targets::ALL[1].triple]);
        let options = options.unwrap_or_else(|e| panic!("{e}"));
        assert!(
            options.checks && options.profile.as_deref() == Some("release") && options.targets.len() == 1
        );
        assert_eq!(parse(&[]).map(|options| options.targets.len()), Ok(targets::ALL.len()));
        assert!(
            parse(&["--target"]).is_err() && parse(&["--target", "x"]).is_err() && parse(&["x"]).is_err()
        );
    }

    #[test]
    fn a_failed_check_fails_the_task() {
        let mut table = Table::default();
        table.add("a", Some(1_250_000), Some(Ok("ran".to_owned())));
        assert_eq!(table.rows[0], ["a", "1.2 MB", "ran", "passed"]);
        assert!(table.finish(Path::new("out")).is_ok());
        table.add("b", None, Some(Err("broke".to_owned())));
        assert!(table.finish(Path::new("out")).is_err_and(|message| message.contains("b: broke")));
    }
}
