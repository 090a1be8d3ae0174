//! Versions of AMD's GPUs.

/// A version of the instruction set, such as `gfx90a`: 9, 0, 10. Versions are ordered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Chipset {
    /// The generation.
    pub major: u32,
    /// The version of the generation.
    pub minor: u32,
    /// The step of the version.
    pub stepping: u32,
}

impl Chipset {
    /// The version of these numbers.
    pub const fn new(major: u32, minor: u32, stepping: u32) -> Self {
        Self { major, minor, stepping }
    }

    /// Whether 8-bit floats are those of OCP's formats.
    pub fn has_ocp_fp8(self) -> bool {
        self.major == 9 && self.minor >= 5 || self.major >= 12
    }

    /// Reads `gfx`, a decimal number, and two hexadecimal digits.
    ///
    /// ```
    /// use terrace_hardware::rocdl::Chipset;
    ///
    /// assert_eq!(Chipset::parse("gfx90a"), Ok(Chipset { major: 9, minor: 0, stepping: 10 }));
    /// assert!(Chipset::parse("gfx9-4-generic").is_err());
    /// ```
    ///
    /// # Errors
    /// What is expected, if the name is another one.
    pub fn parse(name: &str) -> Result<Self, String> {
        let digit = |byte: u8| char::from(byte).to_digit(16);
        let version = || match *name.strip_prefix("gfx")?.as_bytes() {
            [ref major @ .., minor, stepping] if major.iter().all(u8::is_ascii_digit) => {
                let major = core::str::from_utf8(major).ok()?.parse().ok()?;
                Some(Self { major, minor: digit(minor)?, stepping: digit(stepping)? })
            }
            _ => None,
        };
        version().ok_or_else(|| format!("expected a chipset such as gfx942, but got '{name}'"))
    }
}
