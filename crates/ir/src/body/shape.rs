//! Keys of shapes: the words by which a [`ShapeTable`] knows the shape of an operation.

use super::{Body, CODE_MASK, HAS_DICT, HAS_EXTRA, Op, OpRecord, PACKED, index_of};
use crate::shapes::{Key, KeyBuilder, NO_SHAPE, ShapeTable, Shapes};

impl KeyBuilder<'_> {
    /// Adds the type of the next operand.
    #[inline(always)]
    pub fn operand(&mut self, ty: u32) {
        self.push(ty.into());
    }

    /// Adds the types of the results and the attributes, of which `n_slots` may be inherent.
    #[inline(always)]
    pub fn finish(mut self, body: &Body, op: Op, record: &OpRecord, n_results: usize, n_slots: usize) -> Key {
        let mut push = |word| self.push(word);
        let first = index_of(record.results);
        body.values[first..first + n_results].iter().for_each(|value| push(value.ty.raw().into()));
        if record.code & HAS_DICT != 0 {
            push(body.dict(op).map_or(0, |dict| dict.raw().into()));
        }
        if record.code & PACKED != 0 {
            for (i, attr) in body.slots_of(record, n_slots).taken() {
                push((i as u64) << 32 | u64::from(attr.raw()));
            }
            return self.key();
        }
        // Few of many attributes are present.
        let (fours, rest) = body.words.run(record.run, n_slots).as_chunks::<4>();
        let pair = |a: u32, b: u32| u64::from(a) | u64::from(b) << 32;
        let mut present = 0u64;
        for (i, &[a, b, c, d]) in fours.iter().enumerate() {
            if a | b | c | d != 0 {
                present |= 1 << (i % 64);
                push(pair(a, b));
                push(pair(c, d));
            }
        }
        if !fours.is_empty() {
            push(present);
        }
        match *rest {
            [a] => push(pair(a, 0)),
            [a, b] => push(pair(a, b)),
            [a, b, c] => {
                push(pair(a, b));
                push(pair(c, 0));
            }
            _ => {}
        }
        if fours.len() > 64 {
            self.overflow();
        }
        self.key()
    }
}

impl ShapeTable {
    /// Starts the key of an operation with so many operands, results, successors and regions; the types of its operands
    /// come next.
    #[inline(always)]
    pub fn start(&mut self, record: &OpRecord, counts: [usize; 4]) -> KeyBuilder<'_> {
        let [operands, results, succs, regions] = counts;
        let mut key = self.key();
        let counts = match operands | results | succs | regions {
            0..=0xFF => operands | results << 8 | succs << 16 | regions << 24,
            _ => {
                key.overflow();
                0
            }
        };
        key.push(u64::from(record.code & (CODE_MASK | HAS_DICT)) | (counts as u64) << 32);
        key
    }

    /// The number of the shape of an operation, whose kind has `n_slots` slots of attributes, and which passes the checks
    /// of its row as far as the verifier uses the table.
    pub fn number(&mut self, body: &Body, op: Op, n_slots: usize, shapes: &Shapes) -> u32 {
        let key = self.key_of(body, op, n_slots);
        match self.get(key) {
            NO_SHAPE => self.insert(key, shapes),
            number => number,
        }
    }

    fn key_of(&mut self, body: &Body, op: Op, n_slots: usize) -> Key {
        let record = body.record(op);
        let (operands, results) = body.n_values(record);
        let (succs, regions) =
            if record.code & HAS_EXTRA == 0 { (0, 0) } else { (body.n_succs(op), body.n_regions(op)) };
        let mut key = self.start(record, [operands, results, succs, regions]);
        for slot in body.slots.run(record.operands, operands) {
            key.operand(body.values.get(index_of(slot.target)).map_or(0, |value| value.ty.raw()));
        }
        key.finish(body, op, record, results, n_slots)
    }
}
