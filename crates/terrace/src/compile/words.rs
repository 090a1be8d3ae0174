//! The words by which command lines and other languages name products and levels.

use super::{Emit, KernelCode, Level, LoweringOptions};
use core::str::FromStr;

/// The products that this library makes, by the words of `terrace compile --emit`.
const PRODUCTS: &[(&str, Emit)] = &[
    ("mlir", Emit::Mlir),
    ("llvm-dialect", Emit::LlvmDialect),
    ("ll", Emit::LlvmIr),
    ("bc", Emit::Bitcode),
    #[cfg(feature = "codegen")]
    ("obj", Emit::Object),
    ("wasm", Emit::Wasm),
    ("kernel-ll", Emit::Kernels(KernelCode::LlvmIr)),
    ("ptx", Emit::Kernels(KernelCode::Ptx)),
    ("cubin", Emit::Kernels(KernelCode::Cubin)),
    ("gcn-asm", Emit::Kernels(KernelCode::GcnAssembly)),
    ("hsaco", Emit::Kernels(KernelCode::Hsaco)),
];

impl FromStr for Emit {
    type Err = String;

    /// The product of a word of `terrace compile --emit`.
    fn from_str(word: &str) -> Result<Self, String> {
        let product = PRODUCTS.iter().find(|(name, _)| *name == word);
        product.map(|&(_, emit)| emit).ok_or_else(|| {
            let names: Vec<String> = PRODUCTS.iter().map(|(name, _)| format!("'{name}'")).collect();
            format!("'{word}' is no product: there are {}", names.join(", "))
        })
    }
}

impl Emit {
    /// Whether the product is a text, in UTF-8.
    pub fn is_text(self) -> bool {
        match self {
            Emit::Mlir | Emit::LlvmDialect | Emit::LlvmIr => true,
            Emit::Kernels(code) => !matches!(code, KernelCode::Cubin | KernelCode::Hsaco),
            #[cfg(feature = "codegen")]
            Emit::Object => false,
            Emit::Bitcode | Emit::Wasm => false,
        }
    }
}

impl Level {
    /// The level of the number behind `-O`: 0 to 3, which is the same as 2.
    pub fn of_number(number: u32) -> Option<Self> {
        Some(match number {
            0 => Level::O0,
            1 => Level::O1,
            2 | 3 => Level::O2,
            _ => return None,
        })
    }
}

impl LoweringOptions {
    /// Checks that no option excludes another.
    ///
    /// # Errors
    /// A message that names the options as the fields are named.
    pub fn check(&self) -> Result<(), &'static str> {
        match self.bare_pointers && self.c_wrappers {
            true => Err("'c_wrappers' passes descriptors of memrefs, which 'bare_pointers' does without"),
            false => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Emit, PRODUCTS};

    #[test]
    fn products_have_words() {
        for (word, emit) in PRODUCTS {
            assert_eq!(word.parse(), Ok(*emit));
        }
        let error = "pdf".parse::<Emit>().unwrap_err();
        assert!(error.starts_with("'pdf' is no product: there are 'mlir', "), "{error}");
    }
}
