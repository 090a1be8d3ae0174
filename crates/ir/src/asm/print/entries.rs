//! Attributes and types as texts of their own, one after another.

use super::printer::{AsmPrinter, TOO_DEEP};
use crate::attrs::Attr;
use crate::context::Context;
use crate::options::PrintOptions;
use crate::types::Type;
use core::ops::Range;
use terrace_support::FxHashMap;

/// The texts of long attributes after their mnemonics.
#[derive(Default)]
pub(super) struct BodyTexts {
    ranges: FxHashMap<Attr, Range<usize>>,
    texts: Vec<u8>,
}

impl BodyTexts {
    /// A shorter text is printed as fast as it is copied.
    const LONG: usize = 128;
    /// How many bytes of texts are kept: they may be inside each other.
    const MOST: usize = 4 << 20;
}

/// Prints attributes and types without aliases, each on its own. Long attributes in several of them are printed once.
pub struct EntryPrinter<'c> {
    printer: AsmPrinter<'c>,
}

impl<'c> EntryPrinter<'c> {
    /// A printer without texts.
    pub fn new(ctx: &'c Context) -> Self {
        let mut printer = AsmPrinter::new(ctx, PrintOptions::default(), Vec::new());
        printer.bodies = Some(Box::default());
        Self { printer }
    }

    /// The text of an attribute.
    pub fn attr(&mut self, attr: Attr) -> &[u8] {
        self.text(|p| p.attr(attr))
    }

    /// The text of a type.
    pub fn ty(&mut self, ty: Type) -> &[u8] {
        self.text(|p| p.ty(ty))
    }

    fn text(&mut self, print: impl FnOnce(&mut AsmPrinter<'c>)) -> &[u8] {
        let printer = &mut self.printer;
        printer.out.clear();
        printer.distinct.clear();
        printer.resources.clear();
        print(printer);
        &printer.out
    }
}

impl AsmPrinter<'_> {
    /// Appends what follows the mnemonic of an attribute, which `print` prints, or the text that it had before.
    pub(super) fn kept_body(&mut self, attr: Attr, print: fn(&mut AsmPrinter<'_>, Attr)) {
        if let Some(BodyTexts { ranges, texts }) = self.bodies.as_deref()
            && let Some(range) = ranges.get(&attr)
            && self.cyclic.is_empty()
        {
            return self.out.extend_from_slice(&texts[range.clone()]);
        }
        let start = self.out.len();
        print(self, attr);
        let text = &self.out[start..];
        // Recursive types depend on what is around them, numbers of distinct attributes on what is in front.
        if text.len() >= BodyTexts::LONG
            && self.cyclic.is_empty()
            && self.distinct.is_empty()
            && let Some(BodyTexts { ranges, texts }) = self.bodies.as_deref_mut()
            && texts.len() + text.len() <= BodyTexts::MOST
            && memchr::memmem::find(text, TOO_DEEP.as_bytes()).is_none()
        {
            ranges.insert(attr, texts.len()..texts.len() + text.len());
            texts.extend_from_slice(text);
        }
    }
}
