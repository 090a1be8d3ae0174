//! Reading blocks and records.

use super::super::codes::block;
use super::super::error::{Read, bad_record, fail};
use super::fields::Bits;
use super::*;
use terrace_support::FxHashMap;

/// Operands of one record whose elements have fewer bits than this are limited in number, so that memory is linear in
/// the file.
const SMALL_ELEMENT: u8 = 6;
const MAX_SMALL_ELEMENTS: usize = 1 << 22;
/// The maximum nesting of blocks; LLVM's modules have four.
const MAX_DEPTH: usize = 16;
/// Operands of one abbreviation, of which literals have no bits in a record. LLVM's abbreviations have about 20.
const MAX_ABBREV_OPERANDS: u64 = 1 << 6;
/// Abbreviations of one block.
const MAX_ABBREVS: usize = 1 << 12;

/// The next part of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) enum Entry {
    /// The end of the block.
    End,
    /// A block with this id.
    Block(u32),
    /// A record, whose abbreviation has this id.
    Record(u64),
}

/// The operands of a record.
#[derive(Default, Debug)]
pub(in super::super) struct Record<'a> {
    /// The code, which says what the record is.
    pub(in super::super) code: u32,
    /// The operands, without those of the blob.
    pub(in super::super) ops: Vec<u64>,
    /// The bytes of a blob.
    pub(in super::super) blob: &'a [u8],
}

impl Record<'_> {
    /// An operand.
    #[inline]
    pub(in super::super) fn get(&self, at: usize) -> Read<u64> {
        self.ops.get(at).copied().ok_or_else(bad_record)
    }

    /// An operand of 32 bits.
    #[inline]
    pub(in super::super) fn get32(&self, at: usize) -> Read<u32> {
        u32::try_from(self.get(at)?).map_err(|_| bad_record())
    }

    /// An operand that older producers left out.
    #[inline]
    pub(in super::super) fn or_zero(&self, at: usize) -> u64 {
        self.ops.get(at).copied().unwrap_or(0)
    }

    /// The operands from one on as characters.
    pub(in super::super) fn text(&self, from: usize) -> Vec<u8> {
        self.ops.get(from..).unwrap_or(&[]).iter().map(|&op| op as u8).collect()
    }
}

/// The operands of an abbreviation in [`Cursor::operands`]; the first is the code of the record.
type Abbrev = (u32, u32);

/// The state of an open block.
#[derive(Clone, Debug)]
struct Open {
    id: u32,
    width: u8,
    abbrevs: Vec<Abbrev>,
    /// The bit behind the block.
    end: usize,
}

/// A position in a file, and the blocks around it.
#[derive(Clone, Debug)]
pub(in super::super) struct Cursor<'a> {
    bits: Bits<'a>,
    blocks: Vec<Open>,
    width: u8,
    abbrevs: Vec<Abbrev>,
    /// The operands of all abbreviations.
    operands: Vec<Operand>,
    /// Abbreviations of blocks, from the block that defines them.
    info: FxHashMap<u32, Vec<Abbrev>>,
    /// The abbreviations of the block that ended last.
    closed: Vec<Abbrev>,
    /// The start of the last entry.
    entry: usize,
}

impl<'a> Cursor<'a> {
    /// A cursor at the start of a file, outside of blocks.
    pub(in super::super) fn new(data: &'a [u8]) -> Self {
        Self {
            bits: Bits::new(data),
            blocks: Vec::new(),
            width: 2,
            abbrevs: Vec::new(),
            operands: Vec::new(),
            info: FxHashMap::default(),
            closed: Vec::new(),
            entry: 0,
        }
    }

    /// The start of the last entry in bytes.
    pub(in super::super) fn offset(&self) -> usize {
        self.entry / 8
    }

    /// The block around the position.
    pub(in super::super) fn block(&self) -> Option<u32> {
        self.blocks.last().map(|block| block.id)
    }

    /// The position in bits, for [`seek`](Self::seek).
    #[inline]
    pub(in super::super) fn position(&self) -> usize {
        self.bits.at()
    }

    /// Goes to a position of the current block.
    #[inline]
    pub(in super::super) fn seek(&mut self, position: usize) {
        self.entry = position;
        self.bits.seek(position);
    }

    /// Exchanges the abbreviations of the current block with those of the block that ended last, whose records can then
    /// be read again.
    pub(in super::super) fn swap_closed(&mut self) {
        core::mem::swap(&mut self.abbrevs, &mut self.closed);
    }

    /// Whether less than a word is left.
    pub(in super::super) fn at_end(&self) -> bool {
        self.bits.left() < 32
    }

    /// The number of bits of the file.
    pub(in super::super) fn n_bits(&self) -> usize {
        self.bits.end()
    }

    /// The number of bits that are left.
    pub(in super::super) fn left(&self) -> usize {
        self.bits.left()
    }

    /// A number in chunks of six bits, of a stream of its own.
    pub(in super::super) fn vbr6(&mut self) -> Read<u64> {
        self.bits.vbr(6)
    }

    /// The next entry. Definitions of abbreviations are read on the way; the contents of a block or record follow.
    #[inline]
    pub(in super::super) fn next(&mut self) -> Read<Entry> {
        loop {
            self.entry = self.bits.at();
            match self.bits.fixed(self.width)? {
                END_BLOCK => {
                    self.bits.align()?;
                    let Some(block) = self.blocks.pop() else { return fail("a block ends that is not open") };
                    if self.bits.at() != block.end {
                        return fail("a block has another length than it says");
                    }
                    self.width = block.width;
                    self.closed = core::mem::replace(&mut self.abbrevs, block.abbrevs);
                    return Ok(Entry::End);
                }
                ENTER_SUBBLOCK => return Ok(Entry::Block(self.bits.vbr(8)? as u32)),
                DEFINE_ABBREV => {
                    let abbrev = self.abbrev()?;
                    if self.abbrevs.len() >= MAX_ABBREVS {
                        return fail("a block has too many abbreviations");
                    }
                    self.abbrevs.push(abbrev);
                }
                id => return Ok(Entry::Record(id)),
            }
        }
    }

    /// The abbreviation id of the next record of the block, which [`record`](Self::record) reads. Blocks in the block are
    /// skipped; `None` is its end.
    #[inline]
    pub(in super::super) fn next_id(&mut self) -> Read<Option<u64>> {
        loop {
            match self.next()? {
                Entry::End => return Ok(None),
                Entry::Block(_) => self.skip_block()?,
                Entry::Record(id) => return Ok(Some(id)),
            }
        }
    }

    /// Reads the next record of the block; see [`next_id`](Self::next_id). `false` is the end of the block.
    #[inline]
    pub(in super::super) fn next_record(&mut self, record: &mut Record<'a>) -> Read<bool> {
        let Some(id) = self.next_id()? else { return Ok(false) };
        self.record(id, record)?;
        Ok(true)
    }

    /// The width of ids and the length in bits of a block whose id has been read.
    fn block_head(&mut self) -> Read<(u8, usize)> {
        let width = self.bits.vbr(4)?;
        self.bits.align()?;
        let n_bits = self.bits.fixed(32)? as usize * 32;
        if n_bits > self.bits.left() {
            return fail("a block is longer than the file");
        }
        if !(2..=32).contains(&width) {
            return fail("a block has abbreviation ids of an invalid width");
        }
        Ok((width as u8, n_bits))
    }

    /// Skips a block whose id has been read.
    pub(in super::super) fn skip_block(&mut self) -> Read<()> {
        let (_, n_bits) = self.block_head()?;
        self.bits.seek(self.bits.at() + n_bits);
        Ok(())
    }

    /// Enters a block whose id has been read.
    pub(in super::super) fn enter(&mut self, id: u32) -> Read<()> {
        let (width, n_bits) = self.block_head()?;
        if self.blocks.len() >= MAX_DEPTH {
            return fail("blocks are nested too deeply");
        }
        let end = self.bits.at() + n_bits;
        if self.blocks.last().is_some_and(|outer| outer.end < end) {
            return fail("a block is longer than the block around it");
        }
        let abbrevs = self.info.get(&id).cloned().unwrap_or_default();
        let abbrevs = core::mem::replace(&mut self.abbrevs, abbrevs);
        self.blocks.push(Open { id, width: core::mem::replace(&mut self.width, width), abbrevs, end });
        Ok(())
    }

    /// Reads a block whose id has been read, if it is the one with abbreviations of others, or else skips it.
    pub(in super::super) fn skip_or_info(&mut self, id: u32) -> Read<()> {
        if id != block::BLOCKINFO {
            return self.skip_block();
        }
        self.enter(id)?;
        let mut record = Record::default();
        let mut target = None;
        loop {
            let entry = self.next()?;
            // Abbreviations belong to the block that the last record named.
            let list = if entry == Entry::End { &mut self.closed } else { &mut self.abbrevs };
            let defined = core::mem::take(list);
            if !defined.is_empty() {
                let Some(target) = target else { return fail("an abbreviation precedes its block's id") };
                let list: &mut Vec<Abbrev> = self.info.entry(target).or_default();
                list.extend(defined);
                if list.len() > MAX_ABBREVS {
                    return fail("a block has too many abbreviations");
                }
            }
            match entry {
                Entry::End => return Ok(()),
                Entry::Block(_) => self.skip_block()?,
                Entry::Record(id) => {
                    self.record(id, &mut record)?;
                    if record.code == SETBID {
                        target = Some(record.get32(0)?);
                    }
                }
            }
        }
    }

    fn abbrev(&mut self) -> Read<Abbrev> {
        let n = self.bits.vbr(5)?;
        if n == 0 || n > MAX_ABBREV_OPERANDS {
            return fail("an abbreviation has an invalid number of operands");
        }
        let mut operands = Vec::new();
        for _ in 0..n {
            let operand = if self.bits.fixed(1)? != 0 {
                Operand::Literal(self.bits.vbr(8)?)
            } else {
                let kind = self.bits.fixed(3)?;
                let width = if matches!(kind, 1 | 2) { self.bits.vbr(5)? } else { 0 };
                match (kind, width) {
                    // A field without bits is zero.
                    (1 | 2, 0) => Operand::Literal(0),
                    (1, 1..=64) => Operand::Fixed(width as u8),
                    (2, 2..=32) => Operand::Vbr(width as u8),
                    (3, _) => Operand::Array,
                    (4, _) => Operand::Char6,
                    (5, _) => Operand::Blob,
                    _ => return fail("an abbreviation has an operand of an invalid encoding"),
                }
            };
            operands.push(operand);
        }
        let is_scalar = |operand: &Operand| !matches!(operand, Operand::Array | Operand::Blob);
        // An array is followed by the encoding of its elements, a blob by nothing.
        let is_valid = match &operands[..] {
            [head @ .., Operand::Array, element] => {
                head.iter().all(is_scalar) && is_scalar(element) && !matches!(element, Operand::Literal(_))
            }
            [head @ .., Operand::Blob] => head.iter().all(is_scalar),
            all => all.iter().all(is_scalar),
        };
        if !is_valid || !is_scalar(&operands[0]) {
            return fail("an abbreviation has operands in an invalid order");
        }
        let start = self.operands.len() as u32;
        self.operands.extend_from_slice(&operands);
        Ok((start, self.operands.len() as u32))
    }

    #[inline(always)]
    fn scalar(&mut self, operand: Operand) -> Read<u64> {
        match operand {
            Operand::Literal(number) => Ok(number),
            Operand::Fixed(width) => self.bits.fixed(width),
            Operand::Vbr(width) => self.bits.vbr(width),
            Operand::Char6 => {
                let at = self.bits.fixed(6)? as usize;
                Ok(u64::from(CHAR6[at & 63]))
            }
            Operand::Array | Operand::Blob => Err(bad_record()),
        }
    }

    /// Reads a record whose abbreviation id has been read.
    #[inline]
    pub(in super::super) fn record(&mut self, id: u64, record: &mut Record<'a>) -> Read<()> {
        record.ops.clear();
        record.blob = &[];
        if id == UNABBREV_RECORD {
            record.code = self.bits.vbr(6)? as u32;
            let n = self.bits.vbr(6)? as usize;
            if n > self.bits.left() / 6 {
                return fail("a record is longer than the file");
            }
            record.ops.reserve(n);
            for _ in 0..n {
                record.ops.push(self.bits.vbr(6)?);
            }
            return Ok(());
        }
        let Some(&(start, end)) = self.abbrevs.get((id - FIRST_ABBREV) as usize) else {
            return fail("a record has an abbreviation that is not defined");
        };
        record.code = self.scalar(self.operand(start)?)? as u32;
        for at in start + 1..end {
            match self.operand(at)? {
                Operand::Array => {
                    let element = self.operand(at + 1)?;
                    return self.array(element, &mut record.ops);
                }
                Operand::Blob => {
                    let n = self.bits.vbr(6)? as usize;
                    self.bits.align()?;
                    record.blob = self.bits.bytes(n)?;
                    self.bits.align()?;
                }
                operand => {
                    let number = self.scalar(operand)?;
                    record.ops.push(number);
                }
            }
        }
        Ok(())
    }

    #[inline(always)]
    fn operand(&self, at: u32) -> Read<Operand> {
        self.operands.get(at as usize).copied().ok_or_else(bad_record)
    }

    fn array(&mut self, element: Operand, ops: &mut Vec<u64>) -> Read<()> {
        let n = self.bits.vbr(6)? as usize;
        let width = match element {
            Operand::Fixed(width) | Operand::Vbr(width) => width,
            _ => SMALL_ELEMENT,
        };
        if n > self.bits.left() / usize::from(width) {
            return fail("a record is longer than the file");
        }
        if width < SMALL_ELEMENT && n > MAX_SMALL_ELEMENTS {
            return fail("a record has too many operands");
        }
        ops.reserve(n);
        for _ in 0..n {
            let number = self.scalar(element)?;
            ops.push(number);
        }
        Ok(())
    }
}
