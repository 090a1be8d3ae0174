//! The systems that packages are made for.

/// A target of rustc, and the properties of its packages.
pub struct Target {
    /// rustc's name of it.
    pub triple: &'static str,
    /// The linker, and the package of Debian that has it; `None` for the compiler's default.
    pub linker: Option<(&'static str, &'static str)>,
    /// Options for rustc.
    pub options: &'static str,
    /// The command that runs its programs on other processors, and the processor that needs none.
    pub emulator: (&'static str, &'static [&'static str]),
    /// npm's names of the processor and the C library.
    pub npm: (&'static str, &'static str),
    /// Debian's name of the processor, if a Debian package is made for the target.
    pub debian: Option<&'static str>,
    /// Homebrew's name of the processor, if the formula takes this target's archive.
    pub homebrew: Option<&'static str>,
}

/// A fixed address makes tables of addresses right as they are (see `crates/cli/build.rs`).
const STATIC: &str = "-Crelocation-model=static";
/// rustc brings what static programs of musl consist of, and this linker.
const RUST_LLD: Option<(&str, &str)> = Some(("rust-lld", ""));

/// All targets.
pub const ALL: &[Target] = &[
    Target {
        triple: "x86_64-unknown-linux-gnu",
        linker: None,
        options: "",
        emulator: ("x86_64", &["qemu-x86_64-static"]),
        npm: ("x64", "glibc"),
        debian: Some("amd64"),
        homebrew: Some("intel"),
    },
    Target {
        triple: "x86_64-unknown-linux-musl",
        linker: RUST_LLD,
        options: STATIC,
        emulator: ("x86_64", &["qemu-x86_64-static"]),
        npm: ("x64", "musl"),
        debian: None,
        homebrew: None,
    },
    Target {
        triple: "aarch64-unknown-linux-gnu",
        linker: Some(("aarch64-linux-gnu-gcc", "gcc-aarch64-linux-gnu")),
        options: "",
        emulator: ("aarch64", &["qemu-aarch64-static", "-L", "/usr/aarch64-linux-gnu"]),
        npm: ("arm64", "glibc"),
        debian: Some("arm64"),
        homebrew: Some("arm"),
    },
    Target {
        triple: "aarch64-unknown-linux-musl",
        linker: RUST_LLD,
        options: STATIC,
        emulator: ("aarch64", &["qemu-aarch64-static"]),
        npm: ("arm64", "musl"),
        debian: None,
        homebrew: None,
    },
];

impl Target {
    /// The target of this name.
    pub fn find(triple: &str) -> Result<&'static Target, String> {
        let names: Vec<&str> = ALL.iter().map(|target| target.triple).collect();
        ALL.iter().find(|target| target.triple == triple).ok_or_else(|| {
            format!("no packages are made for '{triple}': the targets are {}", names.join(", "))
        })
    }

    /// The name of the archive without its ending, and of the folder in it.
    pub fn stem(&self, version: &str) -> String {
        format!("terrace-{version}-{}", self.triple)
    }

    /// The command in front of a program of this target, if this machine can run it at all.
    pub fn runner(&self) -> Option<&'static [&'static str]> {
        let (processor, emulator) = self.emulator;
        if std::env::consts::ARCH == processor {
            return Some(&[]);
        }
        crate::upstream::missing(&emulator[..1]).is_empty().then_some(emulator)
    }

    /// Whether its programs are static: they load no libraries.
    pub fn is_static(&self) -> bool {
        self.options == STATIC
    }

    /// The name of cargo's variable for the linker.
    pub fn linker_variable(&self) -> String {
        format!("CARGO_TARGET_{}_LINKER", self.triple.to_uppercase().replace('-', "_"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_have_names() {
        let target = Target::find("aarch64-unknown-linux-gnu").unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(target.stem("1.2.3"), "terrace-1.2.3-aarch64-unknown-linux-gnu");
        assert_eq!(target.linker_variable(), "CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER");
        assert!(Target::find("sparc").is_err_and(|message| message.contains(ALL[0].triple)));
    }
}
