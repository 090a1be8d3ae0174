//! npm packages: the WebAssembly library, the program of each target, and the one that finds the program of a system.

use std::path::{Path, PathBuf};

use serde_json::{Map, Value, json};

use super::metadata::Release;
use super::targets::Target;
use super::{files, template};
use crate::dist;

const MAIN: &str = include_str!("../../packages/npm-main.js");
const README: &str = include_str!("../../packages/npm.md");
/// The folder of the library's JavaScript.
const LIBRARY: &str = "crates/wasm/js";
/// The library's module, as cargo names it.
const MODULE: &str = "terrace_wasm.wasm";

/// The name of a target's package.
fn name(release: &Release, target: &Target) -> String {
    let (cpu, libc) = target.npm;
    release.npm_name(&format!("terrace-linux-{cpu}-{libc}"))
}

/// The fields that all packages have.
fn manifest(release: &Release, name: &str, description: &str) -> Map<String, Value> {
    let fields = json!({
        "name": name,
        "version": release.version,
        "description": description,
        "license": release.license,
        "homepage": release.homepage,
        "repository": { "type": "git", "url": format!("git+{}.git", release.repository) },
    });
    fields.as_object().cloned().unwrap_or_default()
}

/// Makes the package of a target's program from its tree.
pub fn program(
    release: &Release,
    target: &Target,
    tree: &Path,
    work: &Path,
    out: &Path,
) -> Result<PathBuf, String> {
    let folder = work.join("npm").join(target.triple);
    files::empty_folder(&folder)?;
    for part in ["bin", "lib"] {
        files::copy_folder(&tree.join(part), &folder.join(part))?;
    }
    let name = name(release, target);
    let mut package = manifest(release, &name, &format!("The program terrace for {}", target.triple));
    let (cpu, libc) = target.npm;
    package.extend([
        ("os".to_owned(), json!(["linux"])),
        ("cpu".to_owned(), json!([cpu])),
        ("libc".to_owned(), json!([libc])),
        ("preferUnplugged".to_owned(), json!(true)),
        ("files".to_owned(), json!(["bin", "lib"])),
    ]);
    let main = release.npm_name("terrace");
    finish(release, package, &format!("This package has the program that `{main}` starts."), &folder, out)
}

/// Makes the package whose command `terrace` starts the program of the system's package.
pub fn main(release: &Release, targets: &[&Target], work: &Path, out: &Path) -> Result<PathBuf, String> {
    let folder = work.join("npm/main");
    files::empty_folder(&folder)?;
    let start = folder.join("bin/terrace.js");
    files::write(&start, script(release, targets)?)?;
    files::set_executable(&start)?;
    let mut package = manifest(release, &release.npm_name("terrace"), &release.description);
    let versions = targets.iter().map(|target| (name(release, target), json!(release.version)));
    package.extend([
        ("bin".to_owned(), json!({ "terrace": "bin/terrace.js" })),
        ("files".to_owned(), json!(["bin"])),
        ("engines".to_owned(), json!({ "node": ">=18" })),
        ("optionalDependencies".to_owned(), Value::Object(versions.collect())),
    ]);
    finish(
        release,
        package,
        "`npx terrace compile x.mlir` prints LLVM IR; `npx terrace help` lists the commands.",
        &folder,
        out,
    )
}

/// The program of the main package.
fn script(release: &Release, targets: &[&Target]) -> Result<String, String> {
    let row = |target: &&Target| json!({ "name": name(release, target), "cpu": target.npm.0, "libc": target.npm.1 });
    let packages = Value::Array(targets.iter().map(row).collect());
    template::render(MAIN, &[("packages", &format!("{packages:#}")), ("repository", &release.repository)])
}

/// Makes the package of the library from its JavaScript and the module that cargo built.
pub fn library(
    root: &Path,
    release: &Release,
    module: &Path,
    work: &Path,
    out: &Path,
) -> Result<PathBuf, String> {
    let folder = work.join("npm/library");
    files::empty_folder(&folder)?;
    let from = root.join(LIBRARY);
    let package: Value = serde_json::from_str(&files::read(&from.join("package.json"))?)
        .map_err(|e| format!("{LIBRARY}/package.json: {e}"))?;
    let own = package.as_object().cloned().unwrap_or_default();
    for name in own["files"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        let file = if name == MODULE { module.to_path_buf() } else { from.join(name) };
        files::copy(&file, &folder.join(name))?;
    }
    files::copy(&root.join("crates/wasm/README.md"), &folder.join("README.md"))?;
    let mut package = manifest(release, "", "");
    package.extend(own);
    pack(root, &package, &folder, out)
}

/// The module of the library in a folder of cargo, if it is built.
pub fn module(release: &Release, profile: &str) -> Option<PathBuf> {
    let path = release.target_directory.join("wasm32-unknown-unknown").join(profile).join(MODULE);
    path.is_file().then_some(path)
}

/// Writes what else the package of a program has, and packs it.
fn finish(
    release: &Release,
    package: Map<String, Value>,
    text: &str,
    folder: &Path,
    out: &Path,
) -> Result<PathBuf, String> {
    let values = [
        ("name", package["name"].as_str().unwrap_or_default()),
        ("description", &release.description),
        ("homepage", &release.homepage),
        ("text", text),
    ];
    files::write(&folder.join("README.md"), template::render(README, &values)?)?;
    pack(folder, &package, folder, out)
}

fn pack(root: &Path, package: &Map<String, Value>, folder: &Path, out: &Path) -> Result<PathBuf, String> {
    let text = serde_json::to_string_pretty(package).map_err(|e| format!("package.json: {e}"))?;
    files::write(&folder.join("package.json"), text + "\n")?;
    files::copy(&crate::root()?.join("LICENSE"), &folder.join("LICENSE"))?;
    let (folder, out_name) = (folder.display().to_string(), out.display().to_string());
    let name = dist::run("npm", &["pack", "--silent", &folder, "--pack-destination", &out_name], root)?;
    Ok(out.join(String::from_utf8_lossy(&name).trim_end()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::package::metadata::tests::release;
    use crate::package::targets;

    #[test]
    fn the_main_package_knows_all_others() {
        let release = release();
        let all: Vec<&Target> = targets::ALL.iter().collect();
        let text = script(&release, &all).expect("all values are there");
        for target in all {
            assert!(text.contains(&format!("\"name\": \"{}\"", name(&release, target))), "{text}");
        }
        assert!(text.contains("\"@roe/terrace-linux-arm64-musl\"") && !text.contains("{{"), "{text}");
    }
}
