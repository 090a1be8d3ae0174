//! Tests of the manifests: versions agree everywhere, and every package has what registries ask for.

use std::path::PathBuf;

use serde_json::Value;

use super::{files, metadata::Release, targets, wheel};
use crate::dist;

/// Libraries with a public interface, which other crates here depend on, too.
const LIBRARIES: [&str; 2] = ["terrace", "terrace-llir"];

fn root() -> PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn release() -> Release {
    Release::read(&root()).unwrap_or_else(|e| panic!("{e}"))
}

/// The crates of the workspace.
fn packages() -> Vec<Value> {
    let output = dist::run("cargo", &["metadata", "--format-version=1", "--no-deps"], &root());
    let metadata: Value = serde_json::from_slice(&output.expect("cargo runs")).expect("cargo prints JSON");
    metadata["packages"].as_array().cloned().unwrap_or_default()
}

/// The crates of the workspace that cargo publishes.
fn published() -> Vec<Value> {
    packages().into_iter().filter(|package| package["publish"].is_null()).collect()
}

fn json(path: &str) -> Value {
    serde_json::from_str(&files::read(&root().join(path)).expect("the file is there")).expect("it is JSON")
}

#[test]
fn programs_and_libraries_have_the_version_and_inner_crates_their_own() {
    let (version, packages) = (release().version, published());
    let depends = |package: &Value, name: &Value| {
        let all = package["dependencies"].as_array();
        all.is_some_and(|all| all.iter().any(|dependency| dependency["name"] == *name))
    };
    let mut inner = Vec::new();
    for package in &packages {
        let name = &package["name"];
        let is_inner = packages.iter().any(|other| depends(other, name));
        if is_inner && !LIBRARIES.iter().any(|library| name == library) {
            inner.push(package["version"].as_str().unwrap_or_default());
        } else {
            assert_eq!(package["version"], *version, "{name}");
        }
    }
    assert!(inner.len() > 10 && inner[0].starts_with("0.0."), "{inner:?}");
    assert!(inner.iter().all(|version| *version == inner[0]), "{inner:?}");
}

#[test]
fn other_manifests_have_the_version() {
    let release = release();
    for path in ["crates/wasm/js/package.json", "editors/vscode/package.json", "explorer/package.json"] {
        assert_eq!(json(path)["version"], *release.version, "{path}");
    }
    let manifest = format!("{}/Cargo.toml", wheel::PROJECT);
    let is_wheel =
        |package: &&Value| package["manifest_path"].as_str().is_some_and(|path| path.ends_with(&manifest));
    let packages = packages();
    assert_eq!(packages.iter().find(is_wheel).expect("the wheel has a crate")["version"], *release.version);
    let vscode = json("editors/vscode/package.json");
    assert_eq!(vscode["repository"]["url"], format!("{}.git", release.repository));
}

#[test]
fn the_changelog_names_the_version_and_its_upstream() {
    let text = files::read(&root().join("CHANGELOG.md")).expect("there is a changelog");
    let section = text.split("\n## ").nth(1).expect("it has a section");
    let heading = section.lines().next().unwrap_or_default();
    assert!(heading.ends_with(&release().version), "{heading}");
    for fact in ["MLIR 22.1", "LLVM 22"] {
        assert!(section.lines().take(5).any(|line| line.contains(fact)), "{fact}");
    }
}

#[test]
fn crates_have_what_a_registry_asks_for() {
    let release = release();
    for package in published() {
        for field in ["description", "license", "readme", "homepage"] {
            assert!(package[field].is_string(), "{}: {field}", package["name"]);
        }
        assert_eq!(package["repository"], *release.repository, "{}", package["name"]);
    }
}

#[test]
fn binstall_finds_the_archives() {
    let packages = published();
    let program = packages.iter().find(|package| package["name"] == "terrace-cli").expect("it is published");
    let binstall = &program["metadata"]["binstall"];
    let release = release();
    for target in targets::ALL {
        let fill = |field: &str| {
            let values = [
                ("repo", release.repository.as_str()),
                ("version", &release.version),
                ("target", target.triple),
            ];
            let text = binstall[field].as_str().expect("a template").to_owned();
            values.iter().fold(text, |text, (name, value)| text.replace(&format!("{{ {name} }}"), value))
        };
        let stem = target.stem(&release.version);
        assert_eq!(fill("pkg-url"), release.url(&format!("{stem}.tar.gz")));
        assert_eq!(fill("bin-dir"), format!("{stem}/bin/{{ bin }}"));
    }
    assert_eq!(binstall["pkg-fmt"], "tgz");
}
