//! Steps of recipes for x86: masks of AVX-512 as bits of integers, and shuffles that immediates describe.

use super::Parser;
use super::origin::Origin;
use crate::attrs::{Attr, AttrSet};
use crate::fold::Folder;
use crate::inst::{Access, Align, CallInfo, Flags, IntPredicate, Opcode};
use crate::intrinsics::vector;
use crate::types::Type;
use crate::value::Value;

/// The bits of a lane: most shuffles work on each lane alone.
pub(super) const LANE: usize = 128;

impl Parser<'_> {
    /// The number of elements and the bits of one.
    pub(super) fn shape(&self, ty: Type) -> Option<(usize, usize)> {
        let (elem, count, scalable) = vector(&self.cx, ty)?;
        let bits = elem.int_width().or(elem.float_kind().map(|kind| kind.bits()))?;
        let count = usize::try_from(count).ok().filter(|&count| !scalable && count.is_power_of_two())?;
        Some((count, bits as usize))
    }

    pub(super) fn is_all_ones(&self, value: Value) -> bool {
        self.cx.as_i64(value) == Some(-1)
    }

    /// The vector of `i1` of this shape that the low bits of an integer are.
    pub(super) fn mask(&mut self, bits: Value, shape: Type) -> Option<Value> {
        let (count, _) = self.shape(shape)?;
        let width = bits.ty().int_width().filter(|&width| width as usize >= count && width <= 64)?;
        let ty = self.cx.vector(Type::I1, width, false);
        let mask = self.bitcast_step(bits, ty)?;
        if width as usize == count {
            return Some(mask);
        }
        let indices: Vec<i32> = (0..count as i32).collect();
        let mask = self.step_builder()?.shuffle_vector(mask, mask, &indices);
        self.name_step(mask, "extract");
        Some(mask)
    }

    /// `mselect:3`: a selection between the two last values by the bits of an argument.
    pub(super) fn mask_select(&mut self, bits: Value, value: Value, other: Value) -> Option<Value> {
        if self.is_all_ones(bits) {
            return Some(value);
        }
        let mask = self.mask(bits, value.ty())?;
        Some(self.step_builder()?.select(mask, value, other, Flags::NONE))
    }

    /// `mbits:2`: the last value, a vector of `i1`, and the mask in an argument as bits of an integer.
    pub(super) fn mask_bits(&mut self, bits: Option<Value>, mut value: Value) -> Option<Value> {
        if let Some(bits) = bits.filter(|&bits| !self.is_all_ones(bits)) {
            let mask = self.mask(bits, value.ty())?;
            value = self.step_builder()?.binary(Opcode::And, value, mask, Flags::NONE);
        }
        let (count, _) = self.shape(value.ty())?;
        if count < 8 {
            // Further bits are zero: elements of the second vector.
            let indices: Vec<i32> =
                (0..8).map(|i| if i < count { i } else { count + i % count } as i32).collect();
            let zero = Value::zero(value.ty());
            value = self.step_builder()?.shuffle_vector(value, zero, &indices);
        }
        self.bitcast_step(value, Type::int(count.max(8) as u32))
    }

    /// `bitcast`, which the data layout does not fold: LLVM knows none when it upgrades calls.
    pub(super) fn bitcast_step(&mut self, value: Value, ty: Type) -> Option<Value> {
        if value.is_const() && value.ty() != ty && self.cx.is_valid_cast(Opcode::BitCast, value.ty(), ty) {
            return Folder::new(&self.m).cast_constant(Opcode::BitCast, value, ty);
        }
        Some(self.step_builder()?.cast(Opcode::BitCast, value, ty, Flags::NONE))
    }

    /// `shuffle:unpckl`: a shuffle of the two last values. An immediate may be the argument at an index that follows.
    pub(super) fn shuffle_step(&mut self, kind: &str, lhs: Value, rhs: Value, imm: usize) -> Option<Value> {
        let (n, bits) = self.shape(lhs.ty())?;
        if lhs.ty() != rhs.ty() || bits == 0 {
            return None;
        }
        // Elements of a lane.
        let lane = (LANE / bits).min(n).max(1);
        let (mut lhs, mut rhs) = (lhs, rhs);
        let (mut shift, mut name) = (0, "");
        match kind {
            "palignr" => {
                name = kind;
                shift = imm & 0xff;
                if shift > 16 {
                    (shift, lhs, rhs) = (shift - 16, rhs, Value::zero(lhs.ty()));
                }
            }
            "valign" => {
                name = "palignr";
                shift = imm & (n - 1);
            }
            "slldq" | "srldq" | "sllbytes" | "srlbytes" => {
                shift = if kind.ends_with("dq") { imm / 8 } else { imm };
                let zero = Value::zero(lhs.ty());
                if shift >= LANE / 8 {
                    return Some(zero);
                }
                // A shift to the left takes the last bytes of zero first.
                if kind.starts_with("sll") {
                    (shift, lhs, rhs) = (LANE / 8 - shift, zero, lhs);
                } else {
                    rhs = zero;
                }
            }
            // Each half is one of four, or zero.
            "perm2" => {
                let half = |bits: usize| match bits & 0xa {
                    0 => lhs,
                    2 => rhs,
                    _ => Value::zero(lhs.ty()),
                };
                (lhs, rhs) = (half(imm), half(imm >> 4));
            }
            _ => {}
        }
        let index = |i: usize| {
            let (base, at) = (i / lane * lane, i % lane);
            let other = |is_other: bool| if is_other { n } else { 0 };
            Some(match kind {
                "unpckl" => base + at / 2 + other(at % 2 == 1),
                "unpckh" => base + at / 2 + lane / 2 + other(at % 2 == 1),
                "even" => i & !1,
                "odd" => i | 1,
                "first" => 0,
                // Four elements by two bits each.
                "perm" => (i & !3) + (imm >> (2 * (i & 3)) & 3),
                "pshufl" if i & 7 < 4 => (i & !7) + (imm >> (2 * (i & 3)) & 3),
                "pshufh" if i & 7 >= 4 => (i & !7) + 4 + (imm >> (2 * (i & 3)) & 3),
                "pshufl" | "pshufh" => i,
                // Two elements by one bit each.
                "permpd" => (i & !1) + (imm >> (i & 7) & 1),
                "shufps" => (i & !3) + (imm >> (2 * (i & 3)) & 3) + other(i & 3 >= 2),
                "shufpd" => (i & !1) + (imm >> (i & 7) & 1) + other(i & 1 == 1),
                "addsub" => i + other(i & 1 == 1),
                "valign" => i + shift,
                "perm2" if i < n / 2 => i + (imm & 1) * (n / 2),
                "perm2" => n + i - n / 2 + (imm >> 4 & 1) * (n / 2),
                "palignr" | "slldq" | "srldq" | "sllbytes" | "srlbytes" => {
                    let from = at + shift;
                    base + if from >= 16 { from - 16 + n } else { from }
                }
                "blend" => i + other(imm >> (i & 7) & 1 == 1),
                _ => return None,
            } as i32)
        };
        let indices: Vec<i32> = (0..n).map(index).collect::<Option<_>>()?;
        let value = self.step_builder()?.shuffle_vector(lhs, rhs, &indices);
        if !name.is_empty() {
            self.name_step(value, name);
        }
        Some(value)
    }

    /// `broadcast`: copies of the first element of a vector, or of a scalar.
    pub(super) fn broadcast(&mut self, value: Value, shape: Type) -> Option<Value> {
        let (count, _) = self.shape(shape)?;
        let indices = vec![0; count];
        if value.ty().is_vector() {
            let poison = Value::poison(value.ty());
            return Some(self.step_builder()?.shuffle_vector(value, poison, &indices));
        }
        let zero = self.cx.int(Type::I64, 0);
        let poison = Value::poison(shape);
        let vector = self.step_builder()?.insert_element(poison, value, zero);
        self.name_step(vector, ".splatinsert");
        let value = self.step_builder()?.shuffle_vector(vector, poison, &indices);
        self.name_step(value, ".splat");
        Some(value)
    }

    /// `widen`: a vector of this type with copies of an integer.
    pub(super) fn widen(&mut self, value: Value, ty: Type) -> Option<Value> {
        let elem = self.cx.scalar_type(ty);
        let (from, to) = (value.ty().int_width()?, elem.int_width()?);
        if let Some(number) = self.cx.as_i64(value) {
            return Some(self.cx.int(ty, if from < 64 { number & ((1 << from) - 1) } else { number }));
        }
        let op = if from > to { Opcode::Trunc } else { Opcode::ZExt };
        let value = self.step_builder()?.cast(op, value, elem, Flags::NONE);
        self.broadcast(value, ty)
    }

    /// `compare:s`: a signed comparison of integers by an immediate of three bits; `xs`: by one of XOP.
    pub(super) fn compare(&mut self, kind: &str, lhs: Value, rhs: Value, imm: usize) -> Option<Value> {
        let ty = self.cx.with_shape_of(Type::I1, lhs.ty());
        let code = if kind.starts_with('x') { [1, 2, 6, 5, 0, 4, 3, 7][imm & 7] } else { imm & 7 };
        let name = match (code, kind.ends_with('s')) {
            (0, _) => "eq",
            (1, true) => "slt",
            (1, false) => "ult",
            (2, true) => "sle",
            (2, false) => "ule",
            (4, _) => "ne",
            (5, true) => "sge",
            (5, false) => "uge",
            (6, true) => "sgt",
            (6, false) => "ugt",
            (3, _) => return Some(Value::zero(ty)),
            _ => return Some(self.cx.int(ty, -1)),
        };
        let predicate = IntPredicate::from_name(name)?;
        Some(self.step_builder()?.icmp(predicate, lhs, rhs, Flags::NONE))
    }

    /// `halves:s`: the low 32 bits of the elements of the last two values, which have 64 bits.
    pub(super) fn low_halves(&mut self, is_signed: bool, value: Value) -> Option<Value> {
        let ty = value.ty();
        if !is_signed {
            let mask = self.cx.int(ty, 0xffff_ffff);
            return Some(self.step_builder()?.binary(Opcode::And, value, mask, Flags::NONE));
        }
        let by = self.cx.int(ty, 32);
        let mut builder = self.step_builder()?;
        let high = builder.binary(Opcode::Shl, value, by, Flags::NONE);
        Some(builder.binary(Opcode::AShr, high, by, Flags::NONE))
    }

    /// `fmaddsub`: the sum in odd elements, the difference in even ones; `fmsubadd` the other way around.
    pub(super) fn fma_alternating(
        &mut self,
        is_sum_odd: bool,
        args: &[Value],
        origin: &Origin,
    ) -> Option<Value> {
        let &[a, b, c, ..] = args else { return None };
        let sum = self.recipe_call("fma", &[a, b, c], a.ty(), origin);
        let negated = self.step_builder()?.fneg(c, Flags::NONE);
        let difference = self.recipe_call("fma", &[a, b, negated], a.ty(), origin);
        let (even, odd) = if is_sum_odd { (difference, sum) } else { (sum, difference) };
        self.shuffle_step("addsub", even, odd, 0)
    }

    fn access_align(&self, ty: Type, is_aligned: bool) -> Option<Align> {
        let (count, bits) = self.shape(ty)?;
        Some(if is_aligned { Align::new((count * bits / 8) as u64) } else { Align::ONE })
    }

    /// `mload:u`: a load of the elements in the mask; the arguments are an address, other elements, and the mask.
    pub(super) fn masked_load(&mut self, args: &[Value], is_aligned: bool, origin: &Origin) -> Option<Value> {
        let &[ptr, other, bits] = args else { return None };
        let ty = other.ty();
        let align = self.access_align(ty, is_aligned)?;
        if self.is_all_ones(bits) {
            return Some(self.step_builder()?.load(ty, ptr, Access::plain(align), Flags::NONE));
        }
        let mask = self.mask(bits, ty)?;
        let value = self.recipe_call("masked.load", &[ptr, mask, other], ty, origin);
        self.align_argument_of_call(value, 0, align)?;
        Some(value)
    }

    /// `mstore:u`: a store of the elements in the mask.
    pub(super) fn masked_store(&mut self, args: &[Value], is_aligned: bool, origin: &Origin) -> Option<()> {
        let &[ptr, value, bits] = args else { return None };
        let align = self.access_align(value.ty(), is_aligned)?;
        if self.is_all_ones(bits) {
            self.step_builder()?.store(value, ptr, Access::plain(align), Flags::NONE);
            return Some(());
        }
        let mask = self.mask(bits, value.ty())?;
        let call = self.recipe_call("masked.store", &[value, ptr, mask], Type::VOID, origin);
        self.align_argument_of_call(call, 1, align)
    }

    fn align_argument_of_call(&mut self, call: Value, at: usize, align: Align) -> Option<()> {
        let mut sets = [AttrSet::EMPTY; 2];
        sets[at] = self.cx.attr_set(&[Attr::align(align.bytes())]);
        let list = self.cx.attr_list(AttrSet::EMPTY, AttrSet::EMPTY, &sets[..=at]);
        let inst = call.as_inst()?;
        let info = *self.fs.body.call(inst)?;
        self.fs.body.set_call(inst, CallInfo { attrs: list, ..info });
        Some(())
    }
}
