//! Defines a dialect with one operation, its text, verification and lowering, and compiles a program that uses it.
//!
//! `cargo run --example define_dialect`

use terrace::dialects::arith;
use terrace::prelude::*;
use terrace::{Error, Module};

ops! { "geo", OPS;
    /// The square of the distance between two points of a grid.
    ///
    /// ```mlir
    /// %d = geo.distance2 (%x0, %y0) to (%x1, %y1) : i64
    /// ```
    Distance2 = "distance2" {
        (
            x0: AnySignlessInteger, y0: AnySignlessInteger,
            x1: AnySignlessInteger, y1: AnySignlessInteger,
        ) -> (result: AnySignlessInteger = x0)
        traits [Pure, SameOperandsAndResultType]
        format "`(` $x0 `,` $y0 `)` `to` `(` $x1 `,` $y1 `)` attr-dict `:` type($result)"
        hooks  { verify: verify_distance2 }
    }
}

static GEO: DialectDef =
    DialectDef { name: "geo", ops: OPS, types: &[], attrs: &[], hooks: DialectHooks::NONE };

/// Squares need room.
fn verify_distance2(v: OpRef) -> Result {
    let ty = v.ty(v.body().result(v.op, 0));
    match ty.signless_width(v.ctx()) {
        Some(width) if width >= 16 => Ok(()),
        _ => v.fail("needs integers of at least 16 bits"),
    }
}

/// Becomes arithmetic, which has lowerings of its own.
fn lower_distance2(op: Distance2, rw: &mut Lowering) -> Rewrite {
    let args = rw.adaptor(op);
    let dx = arith::SubI::new(rw, args.x1, args.x0);
    let dy = arith::SubI::new(rw, args.y1, args.y0);
    let dx2 = arith::MulI::new(rw, dx, dx);
    let dy2 = arith::MulI::new(rw, dy, dy);
    let sum = arith::AddI::new(rw, dx2, dy2);
    rw.replace(op.0, &[sum])
}

static PATTERNS: &[Pattern] = patterns![Distance2 => lower_distance2];

const PROGRAM: &str = "func.func @f(%a: i64, %b: i64) -> i64 {
  %c = arith.constant 3 : i64
  %d = geo.distance2 (%a, %b) to (%c, %c) : i64
  return %d : i64
}
";

fn main() -> core::result::Result<(), Error> {
    let ctx = terrace::context();
    ctx.register_dialect(&GEO);
    let mut module = Module::parse(&ctx, "program.mlir", PROGRAM)?;
    let target = ConversionTarget::new().unknown(Legality::Legal).dialect("geo", Legality::Illegal);
    // Types stay as they are.
    let converter = TypeConverter::new(&ctx).rule(|_, ty| Convert::To(ty));
    let conversion = Conversion::partial(target, Patterns::new().add(PATTERNS), converter).fold(false);
    module.edit(|root| match root.op() {
        Some(module) => conversion.run(&mut root.body, module, 1),
        None => Ok(()),
    })?;
    print!("{}", module.to_llvm_ir()?);
    Ok(())
}
