//! The contents of metadata nodes.

use super::super::codes::{ENUMERATOR_UNSIGNED, ENUMERATOR_WIDE, EXPRESSION_VERSION, metadata as code};
use super::super::error::{Read, bad_record, fail};
use super::super::md_table::{Form, POINTER_AUTH, SPLIT_INLINING_OPERAND, VERSIONED_LANGUAGE, word_of};
use super::super::stream::decode_signed;
use super::module::Reader;
use crate::debug::{DiKind, DiSize, present};
use crate::metadata::{Md, MdView};
use terrace_support::small_vec::SmallVec;

/// The words of a node.
type Words = SmallVec<[u32; 32]>;

/// The operand of a pointer's signature in the record of a derived type.
const POINTER_AUTH_OPERAND: usize = 14;
/// The first operand of the numbers of a fixed-point type.
const FIXED_POINT_NUMBERS: usize = 9;
/// The version of records of subranges, whose bounds are metadata.
const SUBRANGE_VERSION: u64 = 2;

fn put_wide(words: &mut [u32], at: usize, number: u64) {
    if let Some([low, high]) = words.get_mut(at..at + 2) {
        (*low, *high) = (number as u32, (number >> 32) as u32);
    }
}

impl Reader<'_> {
    /// The kind of the node of the last record, whether it is distinct, and its words.
    pub(super) fn node_words(&mut self) -> Read<(DiKind, bool, Words)> {
        let head = self.record.or_zero(0);
        match self.record.code {
            code::NODE | code::DISTINCT_NODE => {
                let mut words = Words::with_capacity(self.record.ops.len());
                for at in 0..self.record.ops.len() {
                    words.push(self.md_operand(self.record.ops[at])?.word());
                }
                Ok((DiKind::Tuple, self.record.code == code::DISTINCT_NODE, words))
            }
            code::EXPRESSION => {
                if head >> 1 != EXPRESSION_VERSION {
                    return fail("an expression has the form of LLVM 4 or older");
                }
                let elements = self.record.ops.get(1..).unwrap_or(&[]);
                let words = elements.iter().flat_map(|&e| [e as u32, (e >> 32) as u32]).collect();
                Ok((DiKind::DIExpression, head & 1 != 0, words))
            }
            code::GENERIC_DEBUG => {
                let mut words: Words = terrace_support::smallvec![self.record.get32(1)?];
                for at in 3..self.record.ops.len() {
                    words.push(self.md_operand(self.record.ops[at])?.word());
                }
                // The header always has a place.
                if words.len() < 2 {
                    words.push(Md::NULL.word());
                }
                Ok((DiKind::GenericDINode, head & 1 != 0, words))
            }
            code::ENUMERATOR => self.enumerator(head),
            _ => self.node_fields(head),
        }
    }

    /// The integer that metadata is, without sign.
    fn metadata_number(&self, md: Md) -> Option<u64> {
        match self.cx.md_view(md) {
            MdView::Value(value) => self.cx.as_limbs(value)?.first().copied(),
            _ => None,
        }
    }

    fn enumerator(&mut self, head: u64) -> Read<(DiKind, bool, Words)> {
        let is_unsigned = head & ENUMERATOR_UNSIGNED != 0;
        let number = if head & ENUMERATOR_WIDE != 0 {
            let width = self.record.get(1)?;
            let low = decode_signed(self.record.get(3)?);
            let shift = 64u64.saturating_sub(width.max(1)).min(63);
            if is_unsigned { (low as u64) << shift >> shift } else { (low << shift >> shift) as u64 }
        } else {
            decode_signed(self.record.get(1)?) as u64
        };
        let name = self.md_operand(self.record.get(2)?)?;
        let mut words = Words::new();
        words.extend([name.word(), number as u32, (number >> 32) as u32, u32::from(is_unsigned)]);
        Ok((DiKind::DIEnumerator, head & 1 != 0, trimmed(words)))
    }

    fn node_fields(&mut self, head: u64) -> Read<(DiKind, bool, Words)> {
        let row = self.node_record()?;
        let kind = row.kind;
        if kind == DiKind::DISubrange && head >> 1 != SUBRANGE_VERSION
            || kind == DiKind::DISubprogram && head & row.bits != row.bits
            || kind == DiKind::DIGlobalVariable && head & row.bits != row.bits
        {
            return fail(format!("a {} has the form of LLVM 10 or older", kind.name()));
        }
        let mut words: Words = SmallVec::from_elem(0, row.n_words);
        let extents = head & row.extents != 0;
        if row.flag.0 != 0 && head & row.flag.0 != 0 {
            words[row.flag.1] = 1;
        }
        for (at, field) in row.fields.iter().enumerate() {
            let Some(&op) = self.record.ops.get(at + 1) else { break };
            match field.form {
                // The scope of a location is never missing, so that its number is not one more.
                Form::Md if kind == DiKind::DILocation && at == 2 => {
                    words[field.word] = self.md_operand(op.checked_add(1).ok_or_else(bad_record)?)?.word();
                }
                Form::Md => words[field.word] = self.md_operand(op)?.word(),
                Form::Extent if extents => {
                    let md = self.md_operand(op)?;
                    match self.metadata_number(md) {
                        Some(bits) => put_wide(&mut words, field.word + 1, bits),
                        None => words[field.word] = md.word(),
                    }
                }
                Form::Extent => put_wide(&mut words, field.word + 1, op),
                Form::Number if field.size == DiSize::Wide => put_wide(&mut words, field.word, op),
                Form::Number if field.size == DiSize::Optional => words[field.word + 1] = op as u32,
                Form::Number => words[field.word] = op as u32,
                Form::PlusOne if op != 0 => {
                    (words[field.word], words[field.word + 1]) = (1, (op as u32).wrapping_sub(1));
                }
                Form::OrMax if op as u32 != u32::MAX => {
                    (words[field.word], words[field.word + 1]) = (1, op as u32);
                }
                Form::PlusOne | Form::OrMax | Form::Fixed(_) => {}
            }
        }
        self.special_fields(kind, &mut words)?;
        Ok((kind, head & 1 != 0, trimmed(words)))
    }

    /// Fields that a record has in another form.
    fn special_fields(&self, kind: DiKind, words: &mut Words) -> Read<()> {
        let record = &self.record;
        match kind {
            DiKind::DISubprogram => {
                const VIRTUALITY: u32 = 3;
                let (index, flags) = (word_of(kind, "virtualIndex"), word_of(kind, "spFlags"));
                words[index] = u32::from(words[index + 1] != 0 || words[flags] & VIRTUALITY != 0);
            }
            DiKind::DICompileUnit => {
                let language = record.get(1)?;
                if language & VERSIONED_LANGUAGE != 0 {
                    words[word_of(kind, "sourceLanguageName")] = language as u32;
                    words[word_of(kind, "language")] = 0;
                }
                // The text has a word where splitting is not done.
                words[word_of(kind, "splitDebugInlining")] =
                    u32::from(record.ops.get(SPLIT_INLINING_OPERAND).is_some_and(|&op| op == 0));
            }
            DiKind::DIDerivedType => {
                let bits = record.or_zero(POINTER_AUTH_OPERAND);
                for (name, shift, mask) in POINTER_AUTH {
                    words[word_of(kind, name)] = (bits >> shift & mask) as u32;
                }
            }
            DiKind::DIFixedPointType => {
                let mut at = FIXED_POINT_NUMBERS;
                for name in ["numerator", "denominator"] {
                    let Some(&counts) = record.ops.get(at) else { break };
                    let (n, width) = ((counts >> 32) as usize, counts as u32);
                    let low = record.ops.get(at + 1).map_or(0, |&limb| decode_signed(limb));
                    let shift = 64u32.saturating_sub(width.max(1));
                    put_wide(words, word_of(kind, name), (low << shift >> shift) as u64);
                    at = at.saturating_add(1 + n);
                }
            }
            _ => {}
        }
        Ok(())
    }
}

/// The words without zeros at the end.
fn trimmed(mut words: Words) -> Words {
    let len = present(&words).len();
    words.truncate(len);
    words
}
