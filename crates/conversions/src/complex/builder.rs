//! A builder of operations on the parts of complex numbers, for formulas with loops and branches.

use terrace_base::arith::emit::Emit;
use terrace_base::arith::{self, CmpFPredicate, FastMathFlags};
use terrace_base::{complex, math};
use terrace_ir::decl::AttrType;
use terrace_ir::{Attr, Builder, Op, OpDef, OpKind, Type, Value};
use terrace_rewrite::convert::Rewrite;

/// Builder of operations on the parts of complex numbers.
pub(super) struct Std<'r, 'b> {
    pub(super) e: Emit<'r, 'b>,
    /// Type of a part.
    pub(super) part: Type,
    /// Type of the complex number.
    pub(super) whole: Type,
    /// Fast-math flags of the original operation.
    pub(super) flags: Option<Attr>,
    /// Whether the original operation has `nnan` and `ninf`.
    pub(super) finite: bool,
}

impl<'r, 'b> Std<'r, 'b> {
    /// Creates a builder for the type of the operation's first operand.
    pub(super) fn new(b: &'r mut Builder<'b>, op: Op) -> Rewrite<Self> {
        let ctx = b.ctx().clone();
        let whole = b.operands(op).first().map(|v| b.ty(v)).ok_or("the operation has no operand")?;
        let part = complex::element(&ctx, whole).ok_or("the operand is not complex")?;
        if !part.is_float(&ctx) {
            return Err("the parts are no floats".into());
        }
        let flags = b
            .attr(op, "fastmath")
            .and_then(|attr| FastMathFlags::decode(&ctx, attr))
            .unwrap_or(FastMathFlags::NONE);
        let attr = |bits: u64| (bits != 0).then(|| FastMathFlags::encode(&ctx, FastMathFlags(bits)));
        let special = FastMathFlags::NNAN.0 | FastMathFlags::NINF.0;
        Ok(Self { e: Emit::new(b), part, whole, flags: attr(flags.0), finite: flags.0 & special == special })
    }

    /// The fast-math flags of operations on the parts.
    pub(super) fn fastmath(&self) -> FastMathFlags {
        self.flags.and_then(|attr| FastMathFlags::decode(self.e.b.ctx(), attr)).unwrap_or_default()
    }

    pub(super) fn re(&mut self, z: Value) -> Value {
        self.e.op(complex::Re::DEF, &[z], self.part, &[])
    }
    pub(super) fn im(&mut self, z: Value) -> Value {
        self.e.op(complex::Im::DEF, &[z], self.part, &[])
    }
    /// The real and the imaginary part.
    pub(super) fn parts(&mut self, z: Value) -> (Value, Value) {
        let real = self.re(z);
        (real, self.im(z))
    }
    pub(super) fn create(&mut self, real: Value, imaginary: Value) -> Value {
        self.e.op(complex::Create::DEF, &[real, imaginary], self.whole, &[])
    }
    pub(super) fn c(&mut self, value: f64) -> Value {
        self.e.float(self.part, value)
    }
    /// Creates an operation on parts with given flags.
    pub(super) fn op_with(&mut self, def: &'static OpDef, args: &[Value], flags: Option<Attr>) -> Value {
        let slot = def.attrs.iter().position(|field| field.name == "fastmath").unwrap_or(0);
        self.e.op(def, args, self.part, &[(slot, flags)])
    }
    /// Creates an operation on parts with the original's flags.
    pub(super) fn op(&mut self, def: &'static OpDef, args: &[Value]) -> Value {
        self.op_with(def, args, self.flags)
    }
    pub(super) fn un(&mut self, def: &'static OpDef, x: Value) -> Value {
        self.op(def, &[x])
    }
    pub(super) fn test(
        &mut self,
        predicate: CmpFPredicate,
        a: Value,
        b: Value,
        flags: Option<Attr>,
    ) -> Value {
        let predicate = CmpFPredicate::encode(self.e.b.ctx(), predicate);
        let slots = [(arith::CmpF::SLOTS.predicate, Some(predicate)), (arith::CmpF::SLOTS.fastmath, flags)];
        self.e.op(arith::CmpF::DEF, &[a, b], Type::I1, &slots)
    }
    pub(super) fn pick(&mut self, condition: Value, a: Value, b: Value) -> Value {
        self.e.select(condition, a, b)
    }
}

impl Std<'_, '_> {
    pub(super) fn mul(&mut self, a: Value, b: Value) -> Value {
        self.op(arith::MulF::DEF, &[a, b])
    }
    pub(super) fn div(&mut self, a: Value, b: Value) -> Value {
        self.op(arith::DivF::DEF, &[a, b])
    }
    pub(super) fn add(&mut self, a: Value, b: Value) -> Value {
        self.op(arith::AddF::DEF, &[a, b])
    }
    pub(super) fn sub(&mut self, a: Value, b: Value) -> Value {
        self.op(arith::SubF::DEF, &[a, b])
    }
    pub(super) fn abs(&mut self, a: Value) -> Value {
        self.op(math::AbsF::DEF, &[a])
    }
    pub(super) fn copysign(&mut self, a: Value, sign: Value) -> Value {
        self.op_with(math::CopySign::DEF, &[a, sign], None)
    }
    pub(super) fn cmp(&mut self, predicate: CmpFPredicate, a: Value, b: Value) -> Value {
        self.test(predicate, a, b, None)
    }
    pub(super) fn and(&mut self, a: Value, b: Value) -> Value {
        self.e.and(a, b)
    }
    pub(super) fn or(&mut self, a: Value, b: Value) -> Value {
        self.e.or(a, b)
    }
}
