//! Attributes and types as texts of their own, one after another.

use super::printer::{AsmPrinter, TOO_DEEP};
use crate::asm::Lengths;
use crate::attrs::Attr;
use crate::context::Context;
use crate::options::PrintOptions;
use crate::params::Part;
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
    lengths: Lengths,
}

impl<'c> EntryPrinter<'c> {
    /// A printer without texts.
    pub fn new(ctx: &'c Context) -> Self {
        let mut printer = AsmPrinter::new(ctx, PrintOptions::default(), Vec::new());
        printer.bodies = Some(Box::default());
        Self { printer, lengths: Lengths::without_aliases() }
    }

    /// The text of an attribute, unless it has more than [`MAX_PARTS`](crate::asm::MAX_PARTS) parts.
    pub fn attr(&mut self, attr: Attr) -> Option<&[u8]> {
        self.text(Part::Attr(attr), |p| p.attr(attr))
    }

    /// The text of a type, unless it has more than [`MAX_PARTS`](crate::asm::MAX_PARTS) parts.
    pub fn ty(&mut self, ty: Type) -> Option<&[u8]> {
        self.text(Part::Type(ty), |p| p.ty(ty))
    }

    fn text(&mut self, part: Part, print: impl FnOnce(&mut AsmPrinter<'c>)) -> Option<&[u8]> {
        let printer = &mut self.printer;
        if !self.lengths.fits(printer.ctx, part) {
            return None;
        }
        printer.out.clear();
        printer.distinct.clear();
        printer.resources.clear();
        print(printer);
        Some(&printer.out)
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
            && memchr::memmem::find(text, TOO_DEEP.as_bytes()).is_none()
            && let Some(BodyTexts { ranges, texts }) = self.bodies.as_deref_mut()
            && texts.len() + text.len() <= BodyTexts::MOST
        {
            ranges.insert(attr, texts.len()..texts.len() + text.len());
            texts.extend_from_slice(text);
        }
    }
}
