//! Steps of recipes for parts of vectors, first elements, and memory.

use super::Parser;
use super::origin::Origin;
use super::recipe_x86::LANE;
use crate::inst::{Access, Align, Flags};
use crate::metadata::MdKind;
use crate::types::Type;
use crate::value::{Inst, Value};

impl Parser<'_> {
    /// `resize:first`: the first elements of a vector, as many as the result has; `resize:low` keeps all of them as they
    /// are. `resize:repeat`: copies of the first vector; `resize:part:1`: the part whose number is an argument.
    /// `resize:half`: the first half of a vector, `resize:both`: two vectors as one.
    pub(super) fn resize(
        &mut self,
        kind: &str,
        lhs: Value,
        rhs: Value,
        imm: usize,
        shape: Type,
    ) -> Option<Value> {
        let ((n, _), (result, _)) = (self.shape(lhs.ty())?, self.shape(shape)?);
        let (mut count, mut period) = (result, n);
        let start = match kind {
            "low" if n == count => return Some(lhs),
            "low" | "first" if count <= n => 0,
            "part" if count <= n => imm % (n / count) * count,
            "repeat" => 0,
            "half" => {
                count = n / 2;
                0
            }
            "both" if lhs.ty() == rhs.ty() => {
                (count, period) = (2 * n, 2 * n);
                0
            }
            _ => return None,
        };
        let indices: Vec<i32> = (0..count).map(|i| (start + i % period) as i32).collect();
        Some(self.step_builder()?.shuffle_vector(lhs, rhs, &indices))
    }

    /// `insert_part:2`: a vector with another one as its part, whose number is an argument.
    pub(super) fn insert_vector(&mut self, whole: Value, part: Value, imm: usize) -> Option<Value> {
        let ((n, _), (count, _)) = (self.shape(whole.ty())?, self.shape(part.ty())?);
        if count > n || self.cx.scalar_type(whole.ty()) != self.cx.scalar_type(part.ty()) {
            return None;
        }
        let start = imm % (n / count) * count;
        let poison = Value::poison(part.ty());
        let widened: Vec<i32> = (0..n).map(|i| i.min(count) as i32).collect();
        let is_part = |i: usize| i >= start && i < start + count;
        let blended: Vec<i32> = (0..n).map(|i| if is_part(i) { n + i - start } else { i } as i32).collect();
        let mut builder = self.step_builder()?;
        let part = builder.shuffle_vector(part, poison, &widened);
        Some(builder.shuffle_vector(whole, part, &blended))
    }

    /// `lanes:2`: half of the lanes from each of two vectors, by the bits of an immediate.
    pub(super) fn select_lanes(&mut self, lhs: Value, rhs: Value, imm: usize) -> Option<Value> {
        let (n, bits) = self.shape(lhs.ty())?;
        if lhs.ty() != rhs.ty() || bits == 0 || bits > LANE || n * bits < 2 * LANE {
            return None;
        }
        let (lane, n_lanes) = (LANE / bits, n * bits / LANE);
        let index = |i: usize| {
            let at = i / lane;
            let from = imm.checked_shr((at * n_lanes / 2) as u32).unwrap_or(0) & (n_lanes - 1);
            let other = if at >= n_lanes / 2 { n } else { 0 };
            (from * lane + i % lane + other) as i32
        };
        let indices: Vec<i32> = (0..n).map(index).collect();
        Some(self.step_builder()?.shuffle_vector(lhs, rhs, &indices))
    }

    /// `unpack`: the first halves of two masks; that of the second one comes first.
    pub(super) fn unpack_masks(&mut self, lhs: Value, rhs: Value) -> Option<Value> {
        let (n, _) = self.shape(lhs.ty())?;
        if lhs.ty() != rhs.ty() {
            return None;
        }
        let indices: Vec<i32> = (0..n as i32).collect();
        let mut builder = self.step_builder()?;
        let high = builder.shuffle_vector(lhs, lhs, &indices[..n / 2]);
        let low = builder.shuffle_vector(rhs, rhs, &indices[..n / 2]);
        Some(builder.shuffle_vector(low, high, &indices))
    }

    /// `fill`: copies of a scalar, inserted one by one.
    pub(super) fn fill(&mut self, value: Value, shape: Type) -> Option<Value> {
        let (count, _) = self.shape(shape)?;
        let mut vector = Value::poison(shape);
        for i in 0..count {
            vector = self.step_builder()?.insert_element(vector, value, Value::i32(i as i32));
        }
        Some(vector)
    }

    /// The access of a step: `a` is aligned to the size of the value, `n` nontemporal.
    fn step_access(&self, kind: &str, ty: Type) -> Option<Access> {
        let bits = match self.shape(ty) {
            Some((count, bits)) => count * bits,
            None => ty.int_width().or(ty.float_kind().map(|kind| kind.bits()))? as usize,
        };
        let align = if kind.contains('a') { Align::new((bits / 8).max(1) as u64) } else { Align::ONE };
        Some(Access::plain(align))
    }

    fn mark_nontemporal(&mut self, kind: &str, inst: Inst) {
        if kind.contains('n') {
            let one = self.cx.md_value(Value::i32(1));
            let node = self.cx.md_node(&[one]);
            self.fs.body.set_metadata(inst, MdKind::NONTEMPORAL, node);
        }
    }

    /// `load:an:r`: an aligned nontemporal load of this type.
    pub(super) fn load_step(&mut self, kind: &str, ptr: Value, ty: Type) -> Option<Value> {
        let access = self.step_access(kind, ty)?;
        let value = self.step_builder()?.load(ty, ptr, access, Flags::NONE);
        self.mark_nontemporal(kind, value.as_inst()?);
        Some(value)
    }

    /// `store:n`: an unaligned nontemporal store.
    pub(super) fn store_step(&mut self, kind: &str, value: Value, ptr: Value) -> Option<()> {
        let access = self.step_access(kind, value.ty())?;
        let inst = self.step_builder()?.store(value, ptr, access, Flags::NONE);
        self.mark_nontemporal(kind, inst);
        Some(())
    }

    /// `fields:3`: stores the second field of a struct to the address in an argument; the result is the first one.
    pub(super) fn split_fields(&mut self, aggregate: Value, ptr: Value) -> Option<Value> {
        let second = self.step_builder()?.extract_value(aggregate, &[1]);
        self.store_step("", second, ptr)?;
        Some(self.step_builder()?.extract_value(aggregate, &[0]))
    }

    /// Negates those of three values, `a`, `b` and `c`, that a text names.
    fn negate(&mut self, values: &mut [Value; 3], named: &str) -> Option<()> {
        for (value, _) in values.iter_mut().zip(["a", "b", "c"]).filter(|(_, name)| named.contains(name)) {
            *value = self.step_builder()?.fneg(*value, Flags::NONE);
        }
        Some(())
    }

    /// `scalarfma:mask3:ac`: a fused operation on the first elements, with those of some arguments negated. The other
    /// elements are those of an argument, or zero; a mask and a rounding mode may follow the arguments.
    pub(super) fn scalar_fma(
        &mut self,
        kind: &str,
        negated: &str,
        args: &[Value],
        origin: &Origin,
    ) -> Option<Value> {
        let mut vectors = <[Value; 3]>::try_from(args.get(..3)?).ok()?;
        let [first, _, third] = vectors;
        let is_third = kind == "mask3";
        if is_third {
            self.negate(&mut vectors, negated)?;
        }
        let zero = Value::zero(Type::I64);
        let mut elements = vectors;
        for element in &mut elements {
            *element = self.step_builder()?.extract_element(*element, zero);
        }
        let [kept, _, last] = elements;
        if !is_third {
            self.negate(&mut elements, negated)?;
        }
        let ty = kept.ty();
        let mut value = match args.get(4) {
            Some(&mode) if self.cx.as_i64(mode) != Some(4) => {
                let suffix = if ty == Type::DOUBLE { "f64" } else { "f32" };
                let [a, b, c] = elements;
                self.recipe_call(&format!("x86.avx512.vfmadd.{suffix}"), &[a, b, c, mode], ty, origin)
            }
            _ => self.recipe_call("fma", &elements, ty, origin),
        };
        if let Some(&bits) = args.get(3) {
            let other = match kind {
                "maskz" => Value::zero(ty),
                "mask3" if negated.contains('c') => self.step_builder()?.extract_element(third, zero),
                "mask3" => last,
                _ => kept,
            };
            if !self.is_all_ones(bits) {
                let width = bits.ty().int_width().filter(|&width| width <= 64)?;
                let mask_type = self.cx.vector(Type::I1, width, false);
                let mask = self.bitcast_step(bits, mask_type)?;
                let mut builder = self.step_builder()?;
                let mask = builder.extract_element(mask, zero);
                value = builder.select(mask, value, other, Flags::NONE);
            }
        }
        let vector = match kind {
            "fma4" => Value::zero(first.ty()),
            "mask3" => third,
            _ => first,
        };
        Some(self.step_builder()?.insert_element(vector, value, zero))
    }
}
