//! The core of Terrace: everything a dialect needs, nothing a pass needs.
//!
//! Reading order: [`context`] (interners and options), [`params`], [`mod@types`], [`mod@attrs`], [`affine`],
//! [`loc`] (context-level values), [`body`] (operations, values, blocks, regions), [`decl`] (how
//! operations are declared), [`builder`], [`diag`], [`asm`] (text), [`symbols`], [`dominance`], [`verify`].

pub mod affine;
pub mod asm;
pub mod attrs;
pub mod body;
pub mod builder;
pub mod context;
pub mod decl;
pub mod diag;
pub mod dominance;
pub mod effects;
pub mod equivalence;
pub mod folding;
pub mod loc;
pub mod params;
pub mod symbols;
pub mod types;
pub mod verify;

pub use attrs::{Attr, AttrKind};
pub use body::{Block, Body, Op, OpState, Region, Root, Scope, Value, Values};
pub use builder::{Builder, InsertPoint};
pub use context::{Context, Str};
pub use decl::{OpCode, OpDef, OpKind, Trait, TraitSet};
pub use diag::{Diagnostic, Reported, Severity};
pub use loc::{Loc, Place};
pub use types::{Type, TypeKind};

/// The outcome of something that reports its own errors: an `Err` means a diagnostic was emitted.
pub type Result<T = ()> = core::result::Result<T, Reported>;

#[cfg(test)]
mod tests {
    use crate::decl::constraint::*;
    use crate::decl::*;
    use crate::*;

    enums! { "demo", ENUM_ATTRS;
        /// Flags.
        bits Flags: attr("flags", angle) ", " "demo flags" { NONE = 0 "none", A = 1 "a", B = 2 "b" }
        /// Predicate.
        enum Pick: int(64) "demo pick" { Eq = 0 "eq", Ne = 1 "ne" }
    }

    ops! { "demo", OPS;
        /// Adds.
        Add = "add" [Commutative],
        /// Subtracts.
        Sub = "sub" {
            (lhs: AnyInteger, rhs: AnyInteger) -> (result: AnyInteger = lhs)
            opts { flags("overflowFlags"): Flags = Flags::NONE, exact: attr_type::Unit }
            traits [Pure, SameOperandsAndResultType]
            format "$lhs `,` $rhs attr-dict `:` type($result)"
        }
        /// Branches.
        Br = "br" {
            (args: [AnyType], more: Option<AnyType>)
            succs { dest, [others] }
            regions { body: (1, 1), [cases] }
            attrs { pick: Pick }
            traits [Terminator, AttrSizedOperandSegments]
        }
        /// Source.
        Src = "src" { () -> (out: AnyType) }
    }

    static DEMO: DialectDef =
        DialectDef { name: "demo", ops: OPS, types: &[], attrs: ENUM_ATTRS, hooks: DialectHooks::NONE };

    #[test]
    fn rows_build_and_read() {
        let ctx = Context::new();
        ctx.register_dialect(&DEMO);
        let mut root = Root::new(&ctx);
        let block = root.block();
        let mut b = Builder::at_end(&mut root.body, block, Loc::UNKNOWN);
        let x = Src::new(&mut b, Type::I32);
        let y = Src::new(&mut b, Type::I32);
        let sum = Add::new(&mut b, x, y);
        assert_eq!(b.ty(sum), Type::I32);
        let op = b.def_op(sum).unwrap();
        let add = b.as_::<Add>(op).unwrap();
        assert!(b.as_::<Sub>(op).is_none());
        assert_eq!(add.flags(&b), Some(Flags::NONE));
        b.set_slot_as::<Flags>(op, Add::SLOTS.flags, Flags::A | Flags::B);
        assert_eq!(add.flags(&b), Some(Flags(3)));
        assert_eq!((add.lhs(&b), add.rhs(&b)), (x, y));
        let br = Br::new(&mut b, Pick::Ne, &[sum, x], None, &[block, block]);
        assert_eq!(br.args(&b).iter().collect::<Vec<_>>(), [sum, x]);
        assert_eq!(br.more(&b), None);
        assert_eq!(br.others(&b).len(), 1);
        assert_eq!(br.pick(&b), Some(Pick::Ne));
        assert_eq!(b.predecessors(block).count(), 2);
        b.replace_all_uses(x, y);
        assert!(b.has_no_uses(x));
        assert_eq!(b.uses(y).count(), 3);
        assert!(b.is_before(op, br.op()));
    }
}
