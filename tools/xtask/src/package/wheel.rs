//! Wheels of Python, by maturin.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::build::Recipe;
use super::files;
use super::metadata::Release;
use super::targets::Target;
use crate::dist;

/// The folder of the project that maturin builds.
pub const PROJECT: &str = "crates/python";
/// Programs from PyPI: for wheels, and for the check of the hooks for pre-commit.
const PROGRAMS: &[&str] = &["maturin", "wheel", "pre-commit"];

/// A virtual environment with the programs that make and check wheels.
pub struct Tools(PathBuf);

impl Tools {
    /// Makes the environment, unless it is there. The error says what is missing.
    pub fn new(release: &Release) -> Result<Self, String> {
        Self::install(release.target_directory.join("package-tools"), PROGRAMS, PROGRAMS)
    }

    /// Makes an environment in a folder with programs, which the packages have, unless it is there.
    pub fn install(folder: PathBuf, programs: &[&str], packages: &[&str]) -> Result<Self, String> {
        let tools = Self(folder);
        if programs.iter().all(|program| tools.program(program).is_file()) {
            return Ok(tools);
        }
        environment(&tools.0)?;
        let install = [&["install", "--quiet", "--disable-pip-version-check"], packages].concat();
        dist::run(tools.program("pip"), &install, &tools.0)
            .map_err(|e| format!("pip cannot install {}: {e}", packages.join(", ")))?;
        Ok(tools)
    }

    /// The path of a program.
    pub fn program(&self, name: &str) -> PathBuf {
        self.0.join("bin").join(name)
    }
}

/// Makes an empty virtual environment.
pub fn environment(path: &Path) -> Result<(), String> {
    files::empty_folder(path)?;
    dist::run("python3", &["-m", "venv", &path.display().to_string()], path)
        .map(drop)
        .map_err(|e| format!("python3 cannot make a virtual environment: {e}"))
}

/// Makes the wheel of a target. The libraries and pages of `tree` are added to what maturin packs.
pub fn make(
    tools: &Tools,
    root: &Path,
    recipe: &Recipe,
    target: &Target,
    tree: &Path,
    work: &Path,
    out: &Path,
) -> Result<PathBuf, String> {
    let folders = ["built", "unpacked", "packed"].map(|name| work.join("wheel").join(name));
    for folder in &folders {
        files::empty_folder(folder)?;
    }
    let [built, unpacked, packed] = &folders;
    let mut command = Command::new(tools.program("maturin"));
    command.args(["build", "--quiet", "--out"]).arg(built);
    command.arg("--manifest-path").arg(root.join(PROJECT).join("Cargo.toml"));
    command.args(recipe.arguments(target)).envs(recipe.variables(target)).current_dir(root);
    if !command.status().map_err(|e| format!("cannot run maturin: {e}"))?.success() {
        return Err(format!("maturin cannot build for {}", target.triple));
    }
    let wheel = |args: &[&str]| dist::run(tools.program("wheel"), args, work);
    let text = |path: &Path| path.display().to_string();
    wheel(&["unpack", "--dest", &text(unpacked), &text(&files::only(built)?)])?;
    let folder = files::only(unpacked)?;
    // pip copies this folder to the environment's own.
    let data = folder.join(format!("{}.data/data", files::name(&folder)));
    for part in ["lib", "share"] {
        files::copy_folder(&tree.join(part), &data.join(part))?;
    }
    wheel(&["pack", "--dest-dir", &text(packed), &text(&folder)])?;
    let wheel = files::only(packed)?;
    let path = out.join(files::name(&wheel));
    files::copy(&wheel, &path)?;
    Ok(path)
}
