//! Integer folds against plain arithmetic, on every pair of operands of one to four bits.

use crate::arith::*;

fn context() -> Context {
    let ctx = Context::new();
    ctx.register_dialect(&DIALECT);
    ctx.register_dialect(&crate::ub::DIALECT);
    ctx
}

fn fold(
    b: &mut Builder<'_>,
    def: &'static OpDef,
    operands: &[Value],
    results: &[Type],
    slots: &[Attr],
) -> Fold {
    let mut state = OpState::new(def, Loc::UNKNOWN);
    state.operands.extend_from_slice(operands);
    state.results.extend_from_slice(results);
    for (i, &slot) in slots.iter().enumerate() {
        state.set_slot(i, slot);
    }
    let op = b.create(state);
    terrace_ir::folding::fold_op(b, op)
}

/// The signed values of constant results, whether they folded to attributes or to values.
fn numbers(b: &Builder<'_>, fold: Fold) -> Option<Vec<i64>> {
    let Fold::Results(results) = fold else {
        assert_eq!(fold, Fold::None);
        return None;
    };
    let number = |result: &FoldResult| {
        let attr = match *result {
            FoldResult::Attr(attr) => attr,
            FoldResult::Value(value) => terrace_ir::folding::constant_of(b, value).expect("a constant"),
        };
        attr.as_i64(b.ctx()).expect("an integer")
    };
    Some(results.iter().map(number).collect())
}

/// Truncates to `width` bits and sign-extends.
fn wrap(width: u32, value: i64) -> i64 {
    (value << (64 - width)) >> (64 - width)
}

fn fits(width: u32, value: i64) -> bool {
    wrap(width, value) == value
}

/// Expected results of operations with one result; `None` if the operation must not fold.
fn expected(name: &str, width: u32, a: i64, b: i64) -> Option<i64> {
    let mask = (1i64 << width) - 1;
    let (ua, ub) = (a & mask, b & mask);
    let value = match name {
        "addi" => a + b,
        "subi" => a - b,
        "muli" => a * b,
        "andi" => a & b,
        "ori" => a | b,
        "xori" => a ^ b,
        "maxsi" => a.max(b),
        "minsi" => a.min(b),
        "maxui" => ua.max(ub),
        "minui" => ua.min(ub),
        "shli" if ub < width as i64 => ua << ub,
        "shrui" if ub < width as i64 => ua >> ub,
        "shrsi" if ub < width as i64 => a >> ub,
        // A division by one folds to its left operand; in `i1`, one is -1 as a signed number.
        "divsi" | "divui" | "ceildivsi" | "ceildivui" | "floordivsi" if ub == 1 => a,
        "remsi" | "remui" if ub == 1 => 0,
        "divui" if ub != 0 => ua / ub,
        "remui" if ub != 0 => ua % ub,
        "ceildivui" if ub != 0 => (ua + ub - 1) / ub,
        "divsi" if b != 0 && fits(width, a / b) => a / b,
        "remsi" if b != 0 => a % b,
        "floordivsi" if b != 0 && fits(width, a.div_euclid(b)) => {
            let quotient = a / b;
            quotient - (a % b != 0 && (a < 0) != (b < 0)) as i64
        }
        _ => return None,
    };
    Some(wrap(width, value))
}

const BINARY: &[&OpDef] = &[
    AddI::DEF,
    SubI::DEF,
    MulI::DEF,
    AndI::DEF,
    OrI::DEF,
    XOrI::DEF,
    MaxSI::DEF,
    MinSI::DEF,
    MaxUI::DEF,
    MinUI::DEF,
    ShLI::DEF,
    ShRUI::DEF,
    ShRSI::DEF,
    DivUI::DEF,
    DivSI::DEF,
    RemUI::DEF,
    RemSI::DEF,
    CeilDivUI::DEF,
    CeilDivSI::DEF,
    FloorDivSI::DEF,
];

fn for_pairs(mut f: impl FnMut(&mut Builder<'_>, Type, u32, i64, i64, Value, Value)) {
    let ctx = context();
    let mut root = Root::new(&ctx);
    let block = root.block();
    for width in 1..=4u32 {
        let ty = Type::int(&ctx, width);
        let half = 1i64 << (width - 1);
        for a in -half..half {
            for b in -half..half {
                let mut builder = Builder::at_end(&mut root.body, block, Loc::UNKNOWN);
                let x = Constant::int(&mut builder, ty, a);
                let y = Constant::int(&mut builder, ty, b);
                f(&mut builder, ty, width, a, b, x, y);
            }
        }
    }
}

#[test]
fn binary() {
    for_pairs(|builder, ty, width, a, b, x, y| {
        for def in BINARY {
            let found = fold(builder, def, &[x, y], &[ty], &[]);
            let found = numbers(builder, found).map(|all| all[0]);
            if def.mnemonic() == "ceildivsi" {
                // Upstream does not fold if a step overflows, so a fold is optional, but its value must be right.
                if let Some(found) = found {
                    let exact = if b == 1 || (width == 1 && b == -1) {
                        a
                    } else {
                        a / b + (a % b != 0 && (a < 0) == (b < 0)) as i64
                    };
                    assert_eq!(found, wrap(width, exact), "ceildivsi {a}, {b} : i{width}");
                }
                continue;
            }
            assert_eq!(
                found,
                expected(def.mnemonic(), width, a, b),
                "{} {a}, {b} : i{width}",
                def.mnemonic()
            );
        }
    });
}

#[test]
fn dense_like_scalars() {
    // Folds each operation on a vector of all right operands, and compares with the scalar folds.
    let ctx = context();
    let mut root = Root::new(&ctx);
    let block = root.block();
    let width = 4u32;
    let elem = Type::int(&ctx, width);
    for def in BINARY {
        for a in -8..8i64 {
            let rights: Vec<i64> =
                (-8..8).filter(|&b| expected(def.mnemonic(), width, a, b).is_some()).collect();
            if def.mnemonic() == "ceildivsi" || rights.len() < 2 {
                continue;
            }
            let ty = terrace_ir::types::VectorType::fixed(&ctx, &[rights.len() as i64], elem);
            let values: Vec<_> = rights.iter().map(|&b| terrace_num::ApInt::from_i64(width, b)).collect();
            let left =
                super::elements::splat(&ctx, ty, terrace_ir::attrs::IntegerAttr::of_i64(&ctx, elem, a))
                    .expect("a splat");
            let right = super::elements::dense_of_ints(&ctx, ty, elem, &values);
            let want: Vec<_> = rights
                .iter()
                .filter_map(|&b| expected(def.mnemonic(), width, a, b))
                .map(|v| terrace_num::ApInt::from_i64(width, v))
                .collect();
            let want = super::elements::dense_of_ints(&ctx, ty, elem, &want);
            let mut builder = Builder::at_end(&mut root.body, block, Loc::UNKNOWN);
            let x = Constant::new(&mut builder, left);
            let y = Constant::new(&mut builder, right);
            let found = fold(&mut builder, def, &[x, y], &[ty], &[]);
            assert_eq!(found, Fold::attr(want), "{} {a}", def.mnemonic());
        }
    }
}

#[test]
fn extended() {
    for_pairs(|builder, ty, width, a, b, x, y| {
        let mask = (1i64 << width) - 1;
        let (ua, ub) = (a & mask, b & mask);
        let split = |product: i64| vec![wrap(width, product), wrap(width, product >> width)];
        let sum = fold(builder, AddUIExtended::DEF, &[x, y], &[ty, Type::I1], &[]);
        let carry = -((ua + ub > mask) as i64);
        assert_eq!(numbers(builder, sum), Some(vec![wrap(width, a + b), carry]), "{a} {b} i{width}");
        let product = fold(builder, MulSIExtended::DEF, &[x, y], &[ty, ty], &[]);
        assert_eq!(numbers(builder, product), Some(split(a * b)), "mulsi {a} {b} i{width}");
        let product = fold(builder, MulUIExtended::DEF, &[x, y], &[ty, ty], &[]);
        assert_eq!(numbers(builder, product), Some(split(ua * ub)), "mului {a} {b} i{width}");
    });
}

#[test]
fn comparisons() {
    for_pairs(|builder, _, width, a, b, x, y| {
        let mask = (1i64 << width) - 1;
        let (ua, ub) = (a & mask, b & mask);
        for (i, want) in [a == b, a != b, a < b, a <= b, a > b, a >= b, ua < ub, ua <= ub, ua > ub, ua >= ub]
            .into_iter()
            .enumerate()
        {
            let predicate = CmpIPredicate::from_value(i as u64).expect("a predicate");
            let attr = CmpIPredicate::ENUM.attr(builder.ctx(), i as u64);
            let found = fold(builder, CmpI::DEF, &[x, y], &[Type::I1], &[attr]);
            let found = numbers(builder, found).map(|all| all[0] != 0);
            assert_eq!(found, Some(want), "{} {a}, {b} : i{width}", predicate.keyword());
        }
    });
}

#[test]
fn casts() {
    for_pairs(|builder, _, width, a, _, x, _| {
        let unsigned = a & ((1 << width) - 1);
        for to in width + 1..=9 {
            let ty = Type::int(builder.ctx(), to);
            let found = fold(builder, ExtSI::DEF, &[x], &[ty], &[]);
            assert_eq!(numbers(builder, found), Some(vec![a]));
            let found = fold(builder, ExtUI::DEF, &[x], &[ty], &[]);
            assert_eq!(numbers(builder, found), Some(vec![wrap(to, unsigned)]));
        }
        for to in 1..width {
            let ty = Type::int(builder.ctx(), to);
            let found = fold(builder, TruncI::DEF, &[x], &[ty], &[]);
            assert_eq!(numbers(builder, found), Some(vec![wrap(to, a)]));
        }
        let found = fold(builder, IndexCast::DEF, &[x], &[Type::INDEX], &[]);
        assert_eq!(numbers(builder, found), Some(vec![a]));
        let found = fold(builder, IndexCastUI::DEF, &[x], &[Type::INDEX], &[]);
        assert_eq!(numbers(builder, found), Some(vec![unsigned]));
    });
}

#[test]
fn a_constant_goes_to_the_right() {
    let ctx = context();
    let mut root = Root::new(&ctx);
    let block = root.block();
    let mut b = Builder::at_end(&mut root.body, block, Loc::UNKNOWN);
    let arg = b.add_arg(block, Type::I32);
    let one = Constant::int(&mut b, Type::I32, 7);
    let add = AddI::build(&mut b, one, arg);
    assert_eq!(terrace_ir::folding::fold_op(&mut b, add.op()), Fold::InPlace);
    assert_eq!((add.lhs(&b), add.rhs(&b)), (arg, one));
    assert_eq!(terrace_ir::folding::fold_op(&mut b, add.op()), Fold::None);
    let and = AndI::build(&mut b, arg, arg);
    assert_eq!(terrace_ir::folding::fold_op(&mut b, and.op()), Fold::value(arg));
}
