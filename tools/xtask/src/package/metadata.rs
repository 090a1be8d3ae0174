//! The facts that packages take from `Cargo.toml`: versions, addresses, and the placeholders that a publisher fills in.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::dist;

/// The word in `Cargo.toml` that stands for facts which only the publisher can fill in.
const PLACEHOLDER: &str = "OWNER";

/// A release: one version of the program and its packages.
pub struct Release {
    /// The version of the program.
    pub version: String,
    /// One line about the program.
    pub description: String,
    /// The licence, as an SPDX expression.
    pub license: String,
    /// Name and address of the maintainer.
    pub maintainer: String,
    /// The address of the project's page.
    pub homepage: String,
    /// The address of the repository, which has the releases.
    pub repository: String,
    /// The scope of npm packages, such as `@owner`.
    pub npm_scope: String,
    /// The folder that cargo builds in.
    pub target_directory: PathBuf,
}

impl Release {
    /// Asks cargo.
    pub fn read(root: &Path) -> Result<Self, String> {
        let output = dist::run("cargo", &["metadata", "--format-version=1", "--no-deps"], root)?;
        let metadata = serde_json::from_slice(&output).map_err(|e| format!("cargo metadata: {e}"))?;
        Self::of(&metadata)
    }

    fn of(metadata: &Value) -> Result<Self, String> {
        let packages = metadata["packages"].as_array().ok_or("cargo metadata names no packages")?;
        let program = packages.iter().find(|package| package["name"] == "terrace-cli");
        let program = program.ok_or("there is no package terrace-cli")?;
        let text = |value: &Value, what: &str| {
            value.as_str().map(str::to_owned).ok_or_else(|| format!("Cargo.toml: {what} is missing"))
        };
        Ok(Self {
            version: text(&program["version"], "the version")?,
            description: text(&program["description"], "`description`")?,
            license: text(&program["license"], "`license`")?,
            maintainer: text(&program["authors"][0], "`authors`")?,
            homepage: text(&program["homepage"], "`homepage`")?,
            repository: text(&program["repository"], "`repository`")?,
            npm_scope: text(&metadata["metadata"]["packages"]["npm-scope"], "`npm-scope`")?,
            target_directory: text(&metadata["target_directory"], "the target directory")?.into(),
        })
    }

    /// The facts that are not filled in yet.
    pub fn placeholders(&self) -> Vec<&str> {
        let facts = [&self.maintainer, &self.homepage, &self.repository, &self.npm_scope];
        facts.into_iter().map(String::as_str).filter(|fact| fact.contains(PLACEHOLDER)).collect()
    }

    /// The address of a file of this release.
    pub fn url(&self, file: &str) -> String {
        format!("{}/releases/download/v{}/{file}", self.repository, self.version)
    }

    /// The name of an npm package: npm has no capital letters, and a placeholder is spelled in them.
    pub fn npm_name(&self, name: &str) -> String {
        format!("{}/{name}", self.npm_scope.to_lowercase())
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// A release for tests of templates.
    pub fn release() -> Release {
        let package = serde_json::json!({
            "name": "terrace-cli", "version": "1.2.3", "description": "The \"command\" line",
            "license": "Apache-2.0 WITH LLVM-exception", "authors": ["Jane Roe <jane@example.org>"],
            "homepage": "https://example.org", "repository": "https://example.org/terrace",
        });
        Release::of(&serde_json::json!({
            "packages": [package], "target_directory": "target", "metadata": { "packages": { "npm-scope": "@Roe" } },
        }))
        .expect("the metadata is complete")
    }

    #[test]
    fn facts_come_from_the_manifest() {
        let release = release();
        assert_eq!(release.url("x.tar.gz"), "https://example.org/terrace/releases/download/v1.2.3/x.tar.gz");
        assert_eq!(release.npm_name("terrace"), "@roe/terrace");
        assert!(release.placeholders().is_empty());
        let missing = Release::of(&serde_json::json!({ "packages": [{ "name": "terrace-cli" }] }));
        assert!(missing.is_err_and(|message| message.contains("version")));
    }

    #[test]
    fn placeholders_are_listed() {
        let release = Release { npm_scope: "@OWNER".to_owned(), ..release() };
        assert_eq!(release.placeholders(), ["@OWNER"]);
    }
}
