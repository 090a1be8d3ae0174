//! Instructions and intrinsics without control flow.

use super::{Gen, I32, Number, Ty};

impl Gen {
    /// Adds an instruction, and what it needs.
    pub(super) fn instruction(&mut self) {
        match self.rng.below(24) {
            0..=4 => self.binary(),
            5 | 6 => self.float_binary(),
            7 => self.shift(),
            8 | 9 => self.compare(),
            10..=12 => self.cast(),
            13 | 14 => self.integer_intrinsic(),
            15 => self.float_intrinsic(),
            16 => self.overflow(),
            17 => self.vector(),
            18 => self.reduction(),
            19 => self.access(),
            20 => match self.rng.below(4) {
                0 => self.copy(),
                1 => self.masked(),
                2 => self.atomic(),
                _ => {
                    let ty = self.ty();
                    self.round_trip(ty);
                }
            },
            21 => self.aggregate(),
            22 => self.call(),
            _ => self.select(),
        }
    }

    fn binary(&mut self) {
        const OPERATIONS: [&str; 10] =
            ["add", "sub", "mul", "and", "or", "xor", "udiv", "urem", "sdiv", "srem"];
        let operation = self.rng.pick(&OPERATIONS).unwrap_or("add");
        let ty = self.integer();
        let (a, mut b) = (self.value(ty), self.value(ty));
        if operation.ends_with("div") || operation.ends_with("rem") {
            let width = ty.width().unwrap_or(1);
            if width < 4 {
                return;
            }
            // Neither zero nor minus one.
            let (mask, one) = (ty.splat((1 << (width.min(24) - 1)) - 1), ty.splat(1));
            b = self.unlisted(&format!("and {ty} {b}, {mask}"));
            b = self.unlisted(&format!("or {ty} {b}, {one}"));
        }
        self.add(ty, &format!("{operation} {ty} {a}, {b}"));
    }

    fn float_binary(&mut self) {
        const OPERATIONS: [&str; 7] = ["fadd", "fsub", "fmul", "fdiv", "frem", "fneg", "fadd"];
        let operation = self.rng.pick(&OPERATIONS).unwrap_or("fadd");
        let ty = self.float();
        let a = self.value(ty);
        let operands = if operation == "fneg" { a } else { format!("{a}, {}", self.value(ty)) };
        self.add(ty, &format!("{operation} {ty} {operands}"));
    }

    /// A shift amount below the width of a type: a constant, or a value that is masked.
    fn amount(&mut self, ty: Ty) -> String {
        let width = ty.width().unwrap_or(1);
        let mask = (1u64 << width.ilog2()) - 1;
        if self.rng.chance(40) {
            let n = self.rng.below(width as usize) as u64;
            return ty.splat(n);
        }
        let (value, mask) = (self.value(ty), ty.splat(mask));
        self.unlisted(&format!("and {ty} {value}, {mask}"))
    }

    fn shift(&mut self) {
        let ty = self.integer();
        let operation = self.rng.pick(&["shl", "lshr", "ashr"]).unwrap_or("shl");
        let (value, amount) = (self.value(ty), self.amount(ty));
        self.add(ty, &format!("{operation} {ty} {value}, {amount}"));
    }

    fn compare(&mut self) {
        const INTEGERS: [&str; 10] = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"];
        const FLOATS: [&str; 14] = [
            "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno",
        ];
        let ty = self.ty();
        let (operation, predicate) = match ty.width() {
            Some(_) => ("icmp", self.rng.pick(&INTEGERS)),
            None => ("fcmp", self.rng.pick(&FLOATS)),
        };
        let (a, b) = (self.value(ty), self.value(ty));
        let predicate = predicate.unwrap_or("eq");
        self.add(ty.with(Number::Int(1)), &format!("{operation} {predicate} {ty} {a}, {b}"));
    }

    fn select(&mut self) {
        let ty = self.ty();
        let mut condition = Ty::of(Number::Int(1));
        if self.rng.chance(60) {
            condition.lanes = ty.lanes;
        }
        let (c, a, b) = (self.value(condition), self.value(ty), self.value(ty));
        let value = self.add(ty, &format!("select {condition} {c}, {ty} {a}, {ty} {b}"));
        if self.rng.chance(30) {
            self.add(ty, &format!("freeze {ty} {value}"));
        }
    }

    fn cast(&mut self) {
        let from = self.ty();
        let to = from.with(self.number_type());
        if from == to {
            return;
        }
        let value = self.value(from);
        let operation = match (from.number, to.number) {
            (Number::Int(a), Number::Int(b)) if a > b => "trunc",
            (Number::Int(_), Number::Int(_)) => self.rng.pick(&["zext", "sext"]).unwrap_or("zext"),
            // Larger ones are rounded twice by LLVM.
            (Number::Int(width), Number::Half) if width > 24 => return,
            (Number::Int(_), _) => self.rng.pick(&["uitofp", "sitofp"]).unwrap_or("sitofp"),
            (_, Number::Int(_)) => {
                let name = self.rng.pick(&["fptosi.sat", "fptoui.sat"]).unwrap_or("fptosi.sat");
                let name = format!("{name}.{}.{}", to.suffix(), from.suffix());
                let call = self.intrinsic(&name, &to.to_string(), &[(from.to_string(), value)]);
                self.add(to, &call);
                return;
            }
            (Number::Half, _) | (Number::Float, Number::Double) => "fpext",
            _ => "fptrunc",
        };
        self.add(to, &format!("{operation} {from} {value} to {to}"));
    }

    /// Calls an intrinsic with operands of one type, its result's.
    fn same(&mut self, name: &str, ty: Ty, operands: Vec<String>) {
        let operands: Vec<_> = operands.into_iter().map(|value| (ty.to_string(), value)).collect();
        let call = self.intrinsic(&format!("{name}.{}", ty.suffix()), &ty.to_string(), &operands);
        self.add(ty, &call);
    }

    fn integer_intrinsic(&mut self) {
        let ty = self.integer();
        let (a, b) = (self.value(ty), self.value(ty));
        match self.rng.below(7) {
            0 => {
                let name = self.rng.pick(&["ctpop", "bitreverse"]).unwrap_or("ctpop");
                self.same(name, ty, vec![a]);
            }
            1 => {
                let name = self.rng.pick(&["ctlz", "cttz", "abs"]).unwrap_or("ctlz");
                let operands = [(ty.to_string(), a), ("i1".to_owned(), "false".to_owned())];
                let call = self.intrinsic(&format!("{name}.{}", ty.suffix()), &ty.to_string(), &operands);
                self.add(ty, &call);
            }
            2 if ty.width().is_some_and(|width| width % 16 == 0) => self.same("bswap", ty, vec![a]),
            2 | 3 => {
                let name = self.rng.pick(&["fshl", "fshr"]).unwrap_or("fshl");
                let amount = self.value(ty);
                self.same(name, ty, vec![a, b, amount]);
            }
            4 => {
                let name = self.rng.pick(&["smax", "smin", "umax", "umin"]).unwrap_or("smax");
                self.same(name, ty, vec![a, b]);
            }
            5 => {
                let names = ["sadd.sat", "ssub.sat", "uadd.sat", "usub.sat", "sshl.sat", "ushl.sat"];
                let name = self.rng.pick(&names).unwrap_or("sadd.sat");
                let b = if name.contains("shl") { self.amount(ty) } else { b };
                self.same(name, ty, vec![a, b]);
            }
            _ => {
                let name = self.rng.pick(&["scmp", "ucmp"]).unwrap_or("scmp");
                let result = ty.with(Number::Int(8));
                let operands = [(ty.to_string(), a), (ty.to_string(), b)];
                let name = format!("{name}.{}.{}", result.suffix(), ty.suffix());
                let call = self.intrinsic(&name, &result.to_string(), &operands);
                self.add(result, &call);
            }
        }
    }

    fn float_intrinsic(&mut self) {
        const UNARY: [&str; 9] =
            ["fabs", "floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven", "sqrt"];
        const BINARY: [&str; 4] = ["maximum", "minimum", "maximumnum", "minimumnum"];
        let ty = self.float();
        let a = self.value(ty);
        match self.rng.below(5) {
            0 | 1 => {
                let name = self.rng.pick(&UNARY).unwrap_or("fabs");
                self.same(name, ty, vec![a]);
            }
            2 => {
                let (name, b) = (self.rng.pick(&BINARY).unwrap_or("maximum"), self.value(ty));
                self.same(name, ty, vec![a, b]);
            }
            // A product of halves is exact in a float, its sum is not: LLVM rounds it twice.
            3 if ty.number != Number::Half => {
                let operands = vec![a, self.value(ty), self.value(ty)];
                self.same("fma", ty, operands);
            }
            3 => {
                // The sign of a NaN is not defined, that of a constant is.
                let (a, sign) = (self.constant(ty), self.constant(ty));
                self.same("copysign", ty, vec![a, sign]);
            }
            _ => {
                // Both kinds of NaN, or none.
                let nan = if self.rng.chance(50) { 3 } else { 0 };
                let mask = (self.rng.below(256) << 2) | nan;
                let result = ty.with(Number::Int(1));
                let operands = [(ty.to_string(), a), ("i32".to_owned(), mask.to_string())];
                let name = format!("is.fpclass.{}", ty.suffix());
                let call = self.intrinsic(&name, &result.to_string(), &operands);
                self.add(result, &call);
            }
        }
    }

    fn overflow(&mut self) {
        const NAMES: [&str; 6] = ["sadd", "uadd", "ssub", "usub", "smul", "umul"];
        let name = self.rng.pick(&NAMES).unwrap_or("sadd");
        let ty = self.integer();
        // A product of more than 64 bits needs a function that the C library of the compiler may lack.
        if name.ends_with("mul") && ty.width().is_some_and(|width| width > 64) {
            return;
        }
        let flag = ty.with(Number::Int(1));
        let (a, b) = (self.value(ty), self.value(ty));
        let pair = format!("{{ {ty}, {flag} }}");
        let operands = [(ty.to_string(), a), (ty.to_string(), b)];
        let call = self.intrinsic(&format!("{name}.with.overflow.{}", ty.suffix()), &pair, &operands);
        let result = self.unlisted(&call);
        self.add(ty, &format!("extractvalue {pair} {result}, 0"));
        self.add(flag, &format!("extractvalue {pair} {result}, 1"));
    }

    fn vector(&mut self) {
        let lanes = self.rng.pick(&[2, 3, 4, 8]).unwrap_or(4);
        let number = self.number_type();
        let (ty, element) = (Ty { number, lanes: Some(lanes) }, Ty::of(number));
        let vector = self.value(ty);
        let at = if self.rng.chance(60) || lanes == 3 {
            self.rng.below(lanes as usize).to_string()
        } else {
            let index = self.value(I32);
            self.unlisted(&format!("and i32 {index}, {}", lanes - 1))
        };
        match self.rng.below(3) {
            0 => {
                self.add(element, &format!("extractelement {ty} {vector}, i32 {at}"));
            }
            1 => {
                let value = self.value(element);
                self.add(ty, &format!("insertelement {ty} {vector}, {element} {value}, i32 {at}"));
            }
            _ => {
                let other = self.value(ty);
                let length = self.rng.pick(&[2, 3, 4, 8]).unwrap_or(4);
                let mask: Vec<String> =
                    (0..length).map(|_| format!("i32 {}", self.rng.below(2 * lanes as usize))).collect();
                let result = Ty { number, lanes: Some(length) };
                let mask = format!("<{length} x i32> <{}>", mask.join(", "));
                self.add(result, &format!("shufflevector {ty} {vector}, {ty} {other}, {mask}"));
            }
        }
    }

    fn reduction(&mut self) {
        const INTEGERS: [&str; 9] = ["add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin"];
        let mut ty = self.ty();
        ty.lanes = self.rng.pick(&[2, 3, 4, 8]);
        let element = Ty::of(ty.number);
        let vector = (ty.to_string(), self.value(ty));
        let (name, operands) = match ty.number {
            Number::Int(_) => (self.rng.pick(&INTEGERS).unwrap_or("add"), vec![vector]),
            _ => {
                let name = self.rng.pick(&["fadd", "fmul", "fmaximum", "fminimum"]).unwrap_or("fadd");
                let start = (element.to_string(), self.value(element));
                let operands =
                    if name.starts_with("fm") && name != "fmul" { vec![vector] } else { vec![start, vector] };
                (name, operands)
            }
        };
        let name = format!("vector.reduce.{name}.{}", ty.suffix());
        let call = self.intrinsic(&name, &element.to_string(), &operands);
        self.add(element, &call);
    }
}
