//! Checks of packages: each is unpacked or installed in an empty folder, and runs README's commands there.

use std::path::{Path, PathBuf};

use super::metadata::Release;
use super::readme::{self, Program};
use super::targets::Target;
use super::wheel::{self, Tools};
use super::{Kind, Product, archive, files, formula};
use crate::{dist, process, upstream};

/// Where checks run, and what they compare with.
pub struct Checks<'a> {
    /// The repository.
    pub root: &'a Path,
    /// The facts of the release.
    pub release: &'a Release,
    /// The target that this machine runs without an emulator.
    pub host: &'a str,
    /// The programs from PyPI, if they could be installed.
    pub tools: Option<&'a Tools>,
    /// The folder of all products.
    pub out: &'a Path,
    /// A folder for temporary files.
    pub work: PathBuf,
}

impl Checks<'_> {
    /// Checks one product. The result says what was done.
    pub fn check(&self, product: &Product, all: &[Product]) -> Result<String, String> {
        files::empty_folder(&self.work)?;
        match product.kind {
            Kind::Archive(target) => {
                self.unpack(&product.path)?;
                let place = format!("{}/bin/terrace", target.stem(&self.release.version));
                self.readme(target, &self.work.join(place))
            }
            Kind::Debian(target) => {
                let path = product.path.display().to_string();
                dist::run("dpkg-deb", &["--extract", &path, "."], &self.work)?;
                self.readme(target, &self.work.join("usr/bin/terrace"))
            }
            Kind::Wheel(target) => self.wheel(&product.path, target),
            Kind::NpmProgram(target) => {
                self.unpack(&product.path)?;
                self.readme(target, &self.work.join("package/bin/terrace"))
            }
            Kind::NpmMain => self.npm_main(product, all),
            Kind::NpmLibrary => self.npm_library(&product.path),
            Kind::Source => {
                self.unpack(&product.path)?;
                let folder = files::only(&self.work)?;
                let is_whole = files::all(&folder)?.len() == files_of_commit(self.root)?;
                if is_whole {
                    Ok("all files of the commit".to_owned())
                } else {
                    Err("files are missing".to_owned())
                }
            }
            Kind::Formula => self.formula(&product.path),
        }
    }

    /// Runs README's commands, if this machine can run programs of the target.
    fn readme(&self, target: &Target, path: &Path) -> Result<String, String> {
        let Some(runner) = target.runner() else {
            return Ok(format!("unpacked; there is no {} to run it", target.emulator.1[0]));
        };
        let by = runner.first().map_or(String::new(), |runner| format!(", by {runner}"));
        let program = Program { path, runner, version: &self.release.version };
        Ok(readme::run(self.root, &program, &self.work)? + &by)
    }

    fn unpack(&self, path: &Path) -> Result<(), String> {
        dist::run("tar", &["-xf", &path.display().to_string()], &self.work).map(drop)
    }

    fn wheel(&self, path: &Path, target: &Target) -> Result<String, String> {
        let text = path.display().to_string();
        if target.triple == self.host {
            let environment = self.work.join("venv");
            wheel::environment(&environment)?;
            let bin = environment.join("bin");
            let install = ["install", "--quiet", "--no-index", "--disable-pip-version-check", &text];
            dist::run(bin.join("pip"), &install, &self.work)?;
            return Ok(self.readme(target, &bin.join("terrace"))? + ", by pip");
        }
        let tools = self.tools.ok_or("there is no program to unpack it")?;
        dist::run(tools.program("wheel"), &["unpack", "--dest", "unpacked", &text], &self.work)?;
        // The command is a function of the module, so nothing runs without a Python of that system.
        Ok("unpacked".to_owned())
    }

    /// Installs the main package with the host's, and runs the command that npm makes.
    fn npm_main(&self, product: &Product, all: &[Product]) -> Result<String, String> {
        let is_host = |kind: &Kind| matches!(kind, Kind::NpmProgram(target) if target.triple == self.host);
        let Some(program) = all.iter().find(|product| is_host(&product.kind)) else {
            return Ok(format!("not installed: no package for {} was made", self.host));
        };
        self.npm_install(&[&program.path, &product.path])?;
        let path = self.work.join("node_modules/.bin/terrace");
        let program = Program { path: &path, runner: &[], version: &self.release.version };
        Ok(readme::run(self.root, &program, &self.work)? + ", by npm")
    }

    /// Installs the library, and runs the tests of its module with the installed files.
    fn npm_library(&self, path: &Path) -> Result<String, String> {
        self.npm_install(&[path])?;
        let folder = self.work.join("node_modules/terrace-wasm");
        files::copy(&self.root.join("crates/wasm/js/test.mjs"), &folder.join("test.mjs"))?;
        dist::run("node", &["--test-reporter=dot", "test.mjs", "terrace_wasm.wasm"], &folder)?;
        let script = "import { compile } from 'terrace-wasm';
            const { llvmIr } = await compile('func.func @one() -> i32 { %c = arith.constant 1 : i32  return %c : i32 }');
            if (!llvmIr.includes('define i32 @one()')) throw new Error(llvmIr);";
        dist::run("node", &["--input-type=module", "-e", script], &self.work)?;
        Ok("its tests, and an import, by npm".to_owned())
    }

    fn npm_install(&self, paths: &[&Path]) -> Result<(), String> {
        files::write(&self.work.join("package.json"), "{}\n")?;
        let paths: Vec<String> = paths.iter().map(|path| path.display().to_string()).collect();
        let mut args = vec!["install", "--silent", "--offline", "--no-audit", "--no-fund"];
        args.extend(paths.iter().map(String::as_str));
        dist::run("npm", &args, &self.work).map(drop)
    }

    /// Compares the formula's sums with the files, and its syntax with Ruby's.
    fn formula(&self, path: &Path) -> Result<String, String> {
        let sums = formula::sums(&files::read(path)?);
        for (name, sum) in &sums {
            if archive::sum(&self.out.join(name))? != *sum {
                return Err(format!("the sum of '{name}' is wrong"));
            }
        }
        let mut done = format!("{} sums", sums.len());
        if upstream::missing(&["ruby"]).is_empty() {
            dist::run("ruby", &["-c", &path.display().to_string()], &self.work)?;
            done.push_str(", Ruby's syntax");
        }
        Ok(done)
    }

    /// Compares the list of checksums with the files.
    pub fn sums(&self) -> Result<String, String> {
        dist::run("sha256sum", &["--check", "--strict", "--quiet", archive::SUMS], self.out)?;
        Ok(format!("{} files", files::read(&self.out.join(archive::SUMS))?.lines().count()))
    }

    /// Runs the script of the action in `action.yml` on a runner's variables, with the products as the release.
    pub fn action(&self) -> Result<String, String> {
        files::empty_folder(&self.work)?;
        let action = files::read(&self.root.join("action.yml"))?;
        let (_, script) = action.split_once("run: |\n").ok_or("action.yml has no script")?;
        let path = self.work.join("path");
        let assign = |(name, value): (&str, &Path)| format!("export {name}='{}'\n", value.display());
        let variables: String = [
            ("GITHUB_ACTION_PATH", self.root),
            ("GITHUB_PATH", path.as_path()),
            ("RUNNER_TEMP", self.work.as_path()),
        ]
        .into_iter()
        .map(assign)
        .collect();
        let releases = format!("export TERRACE_VERSION= TERRACE_RELEASE='file://{}'\n", self.out.display());
        let output = process::run("bash", ["-euc", &(variables + &releases + script)], &self.work, b"");
        process::checked("the script of action.yml", &output)?;
        let bin = files::read(&path)?;
        let program = Path::new(bin.trim_end()).join("terrace");
        let program = Program { path: &program, runner: &[], version: &self.release.version };
        readme::run(self.root, &program, &self.work)
    }

    /// Runs the hooks of `.pre-commit-hooks.yaml` on files that they must accept and refuse.
    pub fn hooks(&self, terrace: &Path) -> Result<String, String> {
        let Some(tools) = self.tools else { return Ok("not run: pip cannot install pre-commit".to_owned()) };
        files::empty_folder(&self.work)?;
        let git = |args: &[&str]| dist::run("git", args, &self.work).map(drop);
        git(&["init", "--quiet"])?;
        let good = "func.func @f() {\n  return\n}\n";
        let bad = "func.func @f() -> i32 {\n  return\n}\n";
        let path = terrace.parent().unwrap_or(terrace).display();
        let path = format!("{path}:{}", std::env::var("PATH").unwrap_or_default());
        let mut count = 0;
        for (hook, text, is_accepted) in [
            ("terrace-fmt", good, true),
            ("terrace-fmt", "func.func @f(){return}", false),
            ("terrace-verify", good, true),
            ("terrace-verify", bad, false),
        ] {
            files::write(&self.work.join("x.mlir"), text)?;
            git(&["add", "x.mlir"])?;
            let (home, root) = (self.work.join("home"), self.root.display());
            let command = format!(
                "PATH='{path}' PRE_COMMIT_HOME='{}' '{}' try-repo '{root}' {hook} --files x.mlir",
                home.display(),
                tools.program("pre-commit").display()
            );
            let output = process::run("bash", ["-euc", &command], &self.work, b"");
            if (output.status == 0) != is_accepted {
                return Err(format!("{hook} on {text:?}:\n{}", String::from_utf8_lossy(&output.stdout)));
            }
            count += 1;
        }
        Ok(format!("{count} runs of pre-commit"))
    }
}

/// The number of files of the commit that is checked out.
fn files_of_commit(root: &Path) -> Result<usize, String> {
    let names = dist::run("git", &["ls-tree", "-r", "--name-only", "HEAD"], root)?;
    Ok(names.iter().filter(|byte| **byte == b'\n').count())
}
