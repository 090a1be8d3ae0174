//! The programs and libraries that packages consist of: cargo builds them, or has built them.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::metadata::Release;
use super::targets::Target;
use crate::dist::{self, Rustc};
use crate::upstream;

/// How the program is built.
pub struct Recipe {
    /// The profile of cargo.
    pub profile: String,
    /// The option of rustc for a profile that guides the build; empty without one.
    pub guidance: String,
    /// Whether the explorer's page is in the program.
    pub has_explorer: bool,
    /// The target that the compiler runs on.
    pub host: String,
}

/// A target whose program is built.
pub struct Built {
    /// The target.
    pub target: &'static Target,
    /// The program.
    pub program: PathBuf,
    /// The folder with the libraries.
    pub libraries: PathBuf,
}

impl Recipe {
    /// The recipe of published programs, which trains the profile; or that of a profile of cargo.
    pub fn new(root: &Path, profile: Option<&str>, has_explorer: bool) -> Result<Self, String> {
        let rustc = Rustc::new(root)?;
        let guidance = if profile.is_none() { dist::train(root, &rustc)? } else { String::new() };
        let profile = profile.unwrap_or("dist").to_owned();
        Ok(Self { profile, guidance, has_explorer, host: rustc.host })
    }

    /// The reason why this machine can't build for a target, if there is one.
    pub fn obstacle(&self, target: &Target) -> Option<String> {
        if let Some((linker, package)) = target.linker.filter(|(_, package)| !package.is_empty())
            && !upstream::missing(&[linker]).is_empty()
        {
            return Some(format!("there is no {linker} (Debian's package {package})"));
        }
        if target.triple == self.host {
            return None;
        }
        let add = Command::new("rustup").args(["target", "add", target.triple]).output();
        let is_there = add.is_ok_and(|output| output.status.success());
        (!is_there).then(|| format!("rustup cannot install the target {}", target.triple))
    }

    /// The arguments of cargo that build the program, without its package.
    pub fn arguments(&self, target: &Target) -> Vec<String> {
        let mut args = self.place(target);
        if self.has_explorer {
            args.extend(["--features".to_owned(), "terrace-cli/explore".to_owned()]);
        }
        args
    }

    /// The arguments of cargo that say where products lie.
    fn place(&self, target: &Target) -> Vec<String> {
        let mut args = vec!["--profile".to_owned(), self.profile.clone()];
        if self.names_target(target) {
            args.extend(["--target".to_owned(), target.triple.to_owned()]);
        }
        args
    }

    /// Variables for cargo that build the program: options for rustc, and the linker.
    pub fn variables(&self, target: &Target) -> Vec<(String, String)> {
        let flags =
            [&std::env::var("RUSTFLAGS").unwrap_or_default(), target.options, &self.guidance].join(" ");
        let flags = flags.split_whitespace().collect::<Vec<_>>().join(" ");
        let flags = (!flags.is_empty()).then(|| ("RUSTFLAGS".to_owned(), flags));
        flags.into_iter().chain(linker(target)).collect()
    }

    /// Builds the program and the runtime library.
    pub fn build(&self, root: &Path, release: &Release, target: &'static Target) -> Result<Built, String> {
        let variables = self.variables(target);
        self.cargo(
            root,
            &release.target_directory,
            &["--package", "terrace-cli"],
            &self.arguments(target),
            &variables,
        )?;
        // The library becomes part of programs at any address, and the profile says nothing of it: it is built without the
        // program's options, and elsewhere if there are some, because cargo would build either again after the other.
        let plain: Vec<_> = linker(target).into_iter().collect();
        let place = if variables == plain { "" } else { "package-runtime" };
        let directory = release.target_directory.join(place);
        self.cargo(root, &directory, &["--package", "terrace-runtime"], &self.place(target), &plain)?;
        let program = self.folder(&release.target_directory, target).join("terrace");
        Ok(Built { target, program, libraries: self.folder(&directory, target) })
    }

    fn cargo(
        &self,
        root: &Path,
        directory: &Path,
        package: &[&str],
        args: &[String],
        variables: &[(String, String)],
    ) -> crate::Outcome {
        let mut command = Command::new("cargo");
        command.args(["build", "--quiet"]).args(package).args(args).arg("--target-dir").arg(directory);
        command.envs(variables.iter().cloned()).current_dir(root);
        match command.status().map_err(|e| format!("cannot run cargo: {e}"))?.success() {
            true => Ok(()),
            false => Err(format!("`cargo build {} {}` fails", package.join(" "), args.join(" "))),
        }
    }

    /// Whether cargo is told the target: not for the host's own build, which then shares the folder with others, unless a
    /// profile guides it, which build scripts must do without.
    fn names_target(&self, target: &Target) -> bool {
        target.triple != self.host || !self.guidance.is_empty()
    }

    /// The folder of products in cargo's folder.
    fn folder(&self, directory: &Path, target: &Target) -> PathBuf {
        let profile = if self.profile == "dev" { "debug" } else { &self.profile };
        let triple = if self.names_target(target) { target.triple } else { "" };
        directory.join(triple).join(profile)
    }
}

/// The variable of cargo for the linker.
fn linker(target: &Target) -> Option<(String, String)> {
    target.linker.map(|(linker, _)| (target.linker_variable(), linker.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn recipe(profile: &str, guidance: &str) -> Recipe {
        Recipe {
            profile: profile.to_owned(),
            guidance: guidance.to_owned(),
            has_explorer: false,
            host: "x86_64-unknown-linux-gnu".to_owned(),
        }
    }

    #[test]
    fn the_build_of_the_host_is_shared() {
        let [gnu, musl] =
            ["gnu", "musl"].map(|c| Target::find(&format!("x86_64-unknown-linux-{c}")).expect("a target"));
        let plain = recipe("release", "");
        assert_eq!(plain.arguments(gnu), ["--profile", "release"]);
        assert_eq!(plain.folder(Path::new("target"), gnu), Path::new("target/release"));
        assert_eq!(
            plain.folder(Path::new("target"), musl),
            Path::new("target/x86_64-unknown-linux-musl/release")
        );
        let guided = recipe("dist", "-Cprofile-use=p");
        assert_eq!(guided.arguments(gnu), ["--profile", "dist", "--target", gnu.triple]);
        assert_eq!(recipe("dev", "").folder(Path::new("target"), gnu), Path::new("target/debug"));
        let variables = guided.variables(musl);
        assert!(variables[0].1.ends_with("-Crelocation-model=static -Cprofile-use=p"), "{variables:?}");
        assert_eq!(variables[1].0, "CARGO_TARGET_X86_64_UNKNOWN_LINUX_MUSL_LINKER");
    }
}
