//! Memory: loads, stores, addresses, atomics, copies; and aggregates and calls.

use super::{Gen, I64, Number, Ty};

/// The number of bytes of the memory of a function and of the global variable, which the greatest type and the
/// greatest index fit in.
const BYTES: u32 = 128;

impl Gen {
    /// A pointer into memory with room for so many bytes, aligned by a number of bytes.
    fn address(&mut self, bytes: u32, align: u32) -> String {
        let base = if self.rng.chance(75) { "%memory" } else { "@table" };
        let places = (BYTES - bytes) / align + 1;
        // The greatest power of two keeps an index in range by a mask.
        let mask = (1u32 << places.ilog2()) - 1;
        if self.rng.chance(40) {
            let at = self.rng.below(mask as usize + 1) as u32 * align;
            return self.unlisted(&format!("getelementptr i8, ptr {base}, i64 {at}"));
        }
        let index = self.value(I64);
        let index = self.unlisted(&format!("and i64 {index}, {mask}"));
        let element = if align > 1 { format!("[{align} x i8]") } else { "i8".to_owned() };
        self.unlisted(&format!("getelementptr inbounds {element}, ptr {base}, i64 {index}"))
    }

    /// A load or a store of whole bytes.
    pub(super) fn access(&mut self) {
        let ty = self.integer();
        let Some(bits) = ty.whole_bytes() else { return self.round_trip(ty) };
        let align = self.rng.pick(&[1, 1, 2, 4]).unwrap_or(1);
        let address = self.address(bits / 8, align);
        let volatile = if self.rng.chance(10) { "volatile " } else { "" };
        if self.rng.chance(50) {
            let value = self.value(ty);
            self.line(&format!("store {volatile}{ty} {value}, ptr {address}, align {align}"));
        } else {
            self.add(ty, &format!("load {volatile}{ty}, ptr {address}, align {align}"));
        }
    }

    /// A value that is stored and loaded.
    pub(super) fn round_trip(&mut self, ty: Ty) {
        let value = self.value(ty);
        let slot = self.unlisted(&format!("alloca {ty}"));
        self.line(&format!("store {ty} {value}, ptr {slot}"));
        self.add(ty, &format!("load {ty}, ptr {slot}"));
    }

    pub(super) fn atomic(&mut self) {
        const OPERATIONS: [&str; 13] = [
            "add",
            "sub",
            "and",
            "or",
            "xor",
            "nand",
            "xchg",
            "max",
            "min",
            "umax",
            "umin",
            "uinc_wrap",
            "udec_wrap",
        ];
        const ORDERINGS: [&str; 4] = ["monotonic", "acquire", "acq_rel", "seq_cst"];
        let width = self.rng.pick(&[8, 16, 32, 64]).unwrap_or(32);
        let ty = Ty::of(Number::Int(width));
        let address = self.address(width / 8, width / 8);
        let value = self.value(ty);
        let ordering = self.rng.pick(&ORDERINGS).unwrap_or("seq_cst");
        if self.rng.chance(70) {
            let operation = self.rng.pick(&OPERATIONS).unwrap_or("add");
            self.add(ty, &format!("atomicrmw {operation} ptr {address}, {ty} {value} {ordering}"));
            return;
        }
        let expected = self.value(ty);
        let text = format!("cmpxchg ptr {address}, {ty} {expected}, {ty} {value} {ordering} monotonic");
        let pair = self.unlisted(&text);
        self.add(ty, &format!("extractvalue {{ {ty}, i1 }} {pair}, 0"));
        self.add(super::I1, &format!("extractvalue {{ {ty}, i1 }} {pair}, 1"));
    }

    /// A copy of bytes within memory.
    pub(super) fn copy(&mut self) {
        let bytes = 1 + self.rng.below(40) as u32;
        let (to, from) = (self.address(bytes, 1), self.address(bytes, 1));
        let operands = [("ptr", to), ("ptr", from), ("i64", bytes.to_string()), ("i1", "false".to_owned())];
        let operands = operands.map(|(ty, value)| (ty.to_owned(), value));
        let call = self.intrinsic("memmove.p0.p0.i64", "void", &operands);
        self.line(&call);
    }

    /// A masked load or store.
    pub(super) fn masked(&mut self) {
        let lanes = self.rng.pick(&[2, 4]).unwrap_or(2);
        let width = self.rng.pick(&[8, 16, 32, 64]).unwrap_or(32);
        let ty = Ty { number: Number::Int(width), lanes: Some(lanes) };
        let address = "ptr align 1".to_owned();
        let place = self.address(width / 8 * lanes, 1);
        let mask = ty.with(Number::Int(1));
        let (mask, value) = ((mask.to_string(), self.value(mask)), (ty.to_string(), self.value(ty)));
        let suffix = ty.suffix();
        if self.rng.chance(50) {
            let operands = [(address, place), mask, value];
            let call = self.intrinsic(&format!("masked.load.{suffix}.p0"), &ty.to_string(), &operands);
            self.add(ty, &call);
        } else {
            let operands = [value, (address, place), mask];
            let call = self.intrinsic(&format!("masked.store.{suffix}.p0"), "void", &operands);
            self.line(&call);
        }
    }

    /// A structure that is made, stored, loaded and taken apart.
    pub(super) fn aggregate(&mut self) {
        let (a, b) = (self.ty(), self.ty());
        let ty = format!("{{ {a}, [2 x {b}] }}");
        let values = [(a, "0"), (b, "1, 0"), (b, "1, 1")];
        let mut aggregate = "zeroinitializer".to_owned();
        for (ty_of_field, place) in values {
            let value = self.value(ty_of_field);
            aggregate =
                self.unlisted(&format!("insertvalue {ty} {aggregate}, {ty_of_field} {value}, {place}"));
        }
        if self.rng.chance(50) {
            let slot = self.unlisted(&format!("alloca {ty}"));
            self.line(&format!("store {ty} {aggregate}, ptr {slot}"));
            aggregate = self.unlisted(&format!("load {ty}, ptr {slot}"));
        }
        if let Some((field, place)) = self.rng.pick(&values) {
            self.add(field, &format!("extractvalue {ty} {aggregate}, {place}"));
        }
    }

    /// A call of a function of the module, also through a pointer.
    pub(super) fn call(&mut self) {
        if self.callees.is_empty() || self.depth > 1 {
            return;
        }
        let at = self.rng.below(self.callees.len());
        let (mut name, params, result) = {
            let callee = &self.callees[at];
            (format!("@{}", callee.name), callee.params.clone(), callee.result)
        };
        let args: Vec<String> = params.iter().map(|&ty| format!("{ty} {}", self.value(ty))).collect();
        if self.rng.chance(30) {
            let slot = self.unlisted("alloca ptr");
            self.line(&format!("store ptr {name}, ptr {slot}"));
            name = self.unlisted(&format!("load ptr, ptr {slot}"));
        }
        self.add(result, &format!("call {result} {name}({})", args.join(", ")));
    }
}
