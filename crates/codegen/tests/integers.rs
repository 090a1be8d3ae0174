//! Integer instructions and intrinsics of every width, compared with computations on numbers of 128 bits.
#![allow(unsafe_code)]

mod common;

use terrace_codegen::{Jit, JitOptions, OptLevel};
use terrace_llir::inst::{Access, Align, Flags, IntPredicate, Opcode};
use terrace_llir::{Builder, Intrinsic, Module, Type, Value};

const WIDTHS: &[u32] = &[1, 3, 7, 8, 13, 16, 24, 31, 32, 33, 48, 63, 64, 65, 100, 127, 128];

/// A function of three integers in memory that stores one.
type Function = unsafe extern "C" fn(*mut u128, *const u128, *const u128, *const u128);

/// Compiles functions of three integers of `width` bits, each made by `build`, whose result is extended to 128 bits.
fn compile<Build>(width: u32, level: OptLevel, build: &[Build]) -> Jit
where
    Build: Fn(&mut Builder<'_>, &Funcs, [Value; 3]) -> Value,
{
    let mut module = Module::new("integers");
    let ty = Type::int(width);
    let funcs = Funcs::new(&mut module, ty);
    let fn_ty = module.cx.function_type(Type::VOID, &[Type::PTR; 4], false);
    for (i, build) in build.iter().enumerate() {
        let func = module.add_function(format!("f{i}"), fn_ty);
        let mut body = module.new_body(func);
        let mut b = Builder::new(&module, &mut body);
        let entry = b.append_block();
        b.position_at_end(entry);
        let wide = Access::plain(Align::new(16));
        let args = [1, 2, 3].map(|i| {
            let (pointer, all) = (b.arg(i), Type::I128);
            let value = b.load(all, pointer, wide, Flags::NONE);
            if width == 128 { value } else { b.cast(Opcode::Trunc, value, ty, Flags::NONE) }
        });
        let result = build(&mut b, &funcs, args);
        let result = match result.ty() == Type::I128 {
            true => result,
            false => b.cast(Opcode::ZExt, result, Type::I128, Flags::NONE),
        };
        let out = b.arg(0);
        b.store(result, out, wide, Flags::NONE);
        b.ret(None);
        module.set_body(func, body);
    }
    common::compile(&module, &JitOptions { level, ..JitOptions::default() })
        .expect("all of it has machine code")
}

/// The intrinsics that the functions call.
struct Funcs(Vec<(&'static str, Value)>);

const BINARY: &[&str] = &[
    "smax",
    "smin",
    "umax",
    "umin",
    "sadd.sat",
    "uadd.sat",
    "ssub.sat",
    "usub.sat",
    "sshl.sat",
    "ushl.sat",
    "sadd.with.overflow",
    "uadd.with.overflow",
    "ssub.with.overflow",
    "usub.with.overflow",
    "smul.with.overflow",
    "umul.with.overflow",
];

impl Funcs {
    fn new(module: &mut Module, ty: Type) -> Self {
        let width = ty.int_width().expect("an integer");
        let others = ["fshl", "fshr", "abs", "ctpop", "ctlz", "cttz", "bitreverse", "bswap"];
        let mut funcs = Vec::new();
        for &name in BINARY.iter().chain(&others) {
            if name == "bswap" && !width.is_multiple_of(16) {
                continue;
            }
            let intrinsic = Intrinsic::find(format!("llvm.{name}").as_bytes()).expect("it is LLVM's");
            let func = module.get_or_insert_intrinsic(intrinsic, &[ty]).expect("the type fits");
            funcs.push((name, module.func_value(func)));
        }
        Funcs(funcs)
    }

    fn call(&self, b: &mut Builder<'_>, name: &str, args: &[Value]) -> Value {
        let (_, func) = self.0.iter().find(|(other, _)| *other == name).expect("it is declared");
        b.call_function(func.as_func().expect("a function"), args)
    }
}

fn mask(width: u32) -> u128 {
    u128::MAX >> (128 - width)
}

fn signed(value: u128, width: u32) -> i128 {
    (value << (128 - width)) as i128 >> (128 - width)
}

/// Numbers at the edges of a width, and others.
fn numbers(width: u32) -> Vec<u128> {
    let mut numbers =
        vec![0, 1, 2, 3, mask(width), mask(width) >> 1, (mask(width) >> 1) + 1, mask(width) - 1];
    let mut state = u128::from(width).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
    for _ in 0..4 {
        state = state.wrapping_mul(0x2d99_787f_e42c_b3d5_9e37_79b9_7f4a_7c15).wrapping_add(1);
        numbers.push(state >> 3);
        numbers.push(state >> 90);
    }
    numbers.iter_mut().for_each(|number| *number &= mask(width));
    numbers
}

fn run(jit: &Jit, index: usize, args: [u128; 3]) -> u128 {
    let function = jit.function::<Function>(&format!("f{index}")).expect("the function is there");
    let mut result = 0;
    // SAFETY: the functions access the four numbers.
    unsafe { function.call(&mut result, &args[0], &args[1], &args[2]) };
    result
}

#[test]
fn binary_operations() {
    const OPS: &[Opcode] = &[
        Opcode::Add,
        Opcode::Sub,
        Opcode::Mul,
        Opcode::UDiv,
        Opcode::SDiv,
        Opcode::URem,
        Opcode::SRem,
        Opcode::Shl,
        Opcode::LShr,
        Opcode::AShr,
        Opcode::And,
        Opcode::Or,
        Opcode::Xor,
    ];
    for &width in WIDTHS {
        let build: Vec<_> = OPS
            .iter()
            .map(|&op| {
                move |b: &mut Builder<'_>, _: &Funcs, [x, y, _]: [Value; 3]| b.binary(op, x, y, Flags::NONE)
            })
            .collect();
        for level in [OptLevel::None, OptLevel::Speed] {
            let jit = compile(width, level, &build);
            for x in numbers(width) {
                for y in numbers(width) {
                    let (sx, sy) = (signed(x, width), signed(y, width));
                    for (i, &op) in OPS.iter().enumerate() {
                        let overflows = sx == signed(1 << (width - 1), width) && sy == -1;
                        let expected = match op {
                            Opcode::Add => x.wrapping_add(y),
                            Opcode::Sub => x.wrapping_sub(y),
                            Opcode::Mul => x.wrapping_mul(y),
                            Opcode::UDiv | Opcode::URem | Opcode::SDiv | Opcode::SRem if y == 0 => continue,
                            Opcode::SDiv | Opcode::SRem if overflows => continue,
                            Opcode::UDiv => x / y,
                            Opcode::URem => x % y,
                            Opcode::SDiv => (sx / sy) as u128,
                            Opcode::SRem => (sx % sy) as u128,
                            Opcode::Shl | Opcode::LShr | Opcode::AShr if y >= u128::from(width) => continue,
                            Opcode::Shl => x << y,
                            Opcode::LShr => x >> y,
                            Opcode::AShr => (sx >> y) as u128,
                            Opcode::And => x & y,
                            Opcode::Or => x | y,
                            _ => x ^ y,
                        };
                        let found = run(&jit, i, [x, y, 0]);
                        assert_eq!(found, expected & mask(width), "i{width} {} {x:#x} {y:#x}", op.name());
                    }
                }
            }
        }
    }
}

#[test]
fn products_with_constants() {
    const FACTORS: &[u8] = &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    for &width in WIDTHS.iter().filter(|&&width| width >= 4) {
        let build: Vec<_> = FACTORS
            .iter()
            .map(|&factor| {
                move |b: &mut Builder<'_>, _: &Funcs, [x, _, _]: [Value; 3]| {
                    let factor = b.module.cx.int(x.ty(), factor.into());
                    b.binary(Opcode::Mul, x, factor, Flags::NONE)
                }
            })
            .collect();
        for level in [OptLevel::None, OptLevel::Speed] {
            let jit = compile(width, level, &build);
            for x in numbers(width) {
                for (i, &factor) in FACTORS.iter().enumerate() {
                    let expected = x.wrapping_mul(factor.into()) & mask(width);
                    assert_eq!(run(&jit, i, [x, 0, 0]), expected, "i{width} {x:#x} * {factor}");
                }
            }
        }
    }
}

#[test]
fn comparisons() {
    for &width in WIDTHS {
        let build: Vec<_> = IntPredicate::ALL
            .iter()
            .map(|&predicate| {
                move |b: &mut Builder<'_>, _: &Funcs, [x, y, _]: [Value; 3]| {
                    b.icmp(predicate, x, y, Flags::NONE)
                }
            })
            .collect();
        let jit = compile(width, OptLevel::Speed, &build);
        for x in numbers(width) {
            for y in numbers(width) {
                let (sx, sy) = (signed(x, width), signed(y, width));
                for (i, &predicate) in IntPredicate::ALL.iter().enumerate() {
                    let expected = match predicate {
                        IntPredicate::Eq => x == y,
                        IntPredicate::Ne => x != y,
                        IntPredicate::Ugt => x > y,
                        IntPredicate::Uge => x >= y,
                        IntPredicate::Ult => x < y,
                        IntPredicate::Ule => x <= y,
                        IntPredicate::Sgt => sx > sy,
                        IntPredicate::Sge => sx >= sy,
                        IntPredicate::Slt => sx < sy,
                        IntPredicate::Sle => sx <= sy,
                    };
                    assert_eq!(
                        run(&jit, i, [x, y, 0]),
                        u128::from(expected),
                        "i{width} {predicate:?} {x:#x} {y:#x}"
                    );
                }
            }
        }
    }
}

/// The exact result of an operation and whether it fits `width` bits, for results that 128 bits hold.
fn exact(name: &str, x: u128, y: u128, width: u32) -> Option<(u128, bool)> {
    let (sx, sy) = (signed(x, width), signed(y, width));
    let is_signed = name.starts_with('s');
    let (result, wraps) = match (&name[1..4], is_signed) {
        ("add", true) => sx.overflowing_add(sy),
        ("sub", true) => sx.overflowing_sub(sy),
        ("mul", true) => sx.overflowing_mul(sy),
        ("add", false) => x.overflowing_add(y).into_signed(),
        ("sub", false) => x.overflowing_sub(y).into_signed(),
        ("mul", false) => x.overflowing_mul(y).into_signed(),
        _ => return None,
    };
    let result = result as u128;
    let fits =
        !wraps && if is_signed { signed(result, width) == result as i128 } else { result <= mask(width) };
    Some((result & mask(width), !fits))
}

trait IntoSigned {
    fn into_signed(self) -> (i128, bool);
}

impl IntoSigned for (u128, bool) {
    fn into_signed(self) -> (i128, bool) {
        (self.0 as i128, self.1)
    }
}

#[test]
fn intrinsics_of_two_numbers() {
    for &width in WIDTHS {
        let build: Vec<_> = BINARY
            .iter()
            .flat_map(|&name| [(name, false), (name, true)])
            .map(|(name, flag)| {
                move |b: &mut Builder<'_>, funcs: &Funcs, [x, y, _]: [Value; 3]| {
                    let result = funcs.call(b, name, &[x, y]);
                    match name.ends_with("overflow") {
                        true => b.extract_value(result, &[u32::from(flag)]),
                        false => result,
                    }
                }
            })
            .collect();
        let jit = compile(width, OptLevel::Speed, &build);
        for x in numbers(width) {
            for y in numbers(width) {
                let (sx, sy) = (signed(x, width), signed(y, width));
                for (i, &name) in BINARY.iter().enumerate() {
                    let limit = if sx < 0 { (mask(width) >> 1) + 1 } else { mask(width) >> 1 };
                    let expected = match name {
                        "smax" => sx.max(sy) as u128,
                        "smin" => sx.min(sy) as u128,
                        "umax" => x.max(y),
                        "umin" => x.min(y),
                        "sshl.sat" | "ushl.sat" if y >= u128::from(width) => continue,
                        "sshl.sat" => {
                            let shifted = (x << y) & mask(width);
                            if signed(shifted, width) >> y == sx { shifted } else { limit }
                        }
                        "ushl.sat" => {
                            let shifted = (x << y) & mask(width);
                            if shifted >> y == x { shifted } else { mask(width) }
                        }
                        _ => {
                            let (result, overflows) = exact(name, x, y, width).expect("a checked operation");
                            if name.ends_with("overflow") {
                                let found = run(&jit, 2 * i + 1, [x, y, 0]);
                                assert_eq!(found, u128::from(overflows), "i{width} {name} {x:#x} {y:#x}");
                            }
                            match (name.ends_with("sat") && overflows, name) {
                                (true, "uadd.sat") => mask(width),
                                (true, "usub.sat") => 0,
                                (true, _) => limit,
                                (false, _) => result,
                            }
                        }
                    };
                    let found = run(&jit, 2 * i, [x, y, 0]);
                    assert_eq!(found, expected & mask(width), "i{width} {name} {x:#x} {y:#x}");
                }
            }
        }
    }
}

#[test]
fn other_intrinsics() {
    const NAMES: &[&str] = &["fshl", "fshr", "abs", "ctpop", "ctlz", "cttz", "bitreverse", "bswap"];
    for &width in WIDTHS {
        let names: Vec<&str> =
            NAMES.iter().copied().filter(|&name| name != "bswap" || width.is_multiple_of(16)).collect();
        let build: Vec<_> = names
            .iter()
            .map(|&name| {
                move |b: &mut Builder<'_>, funcs: &Funcs, [x, y, z]: [Value; 3]| match name {
                    "fshl" | "fshr" => funcs.call(b, name, &[x, y, z]),
                    "abs" | "ctlz" | "cttz" => funcs.call(b, name, &[x, Value::FALSE]),
                    _ => funcs.call(b, name, &[x]),
                }
            })
            .collect();
        let jit = compile(width, OptLevel::Speed, &build);
        let bits = u128::from(width);
        for x in numbers(width) {
            for y in numbers(width) {
                let by = y % bits;
                for (i, &name) in names.iter().enumerate() {
                    let expected = match name {
                        "fshl" if by == 0 => x,
                        "fshl" => x << by | y >> (bits - by),
                        "fshr" if by == 0 => y,
                        "fshr" => x << (bits - by) | y >> by,
                        "abs" => signed(x, width).unsigned_abs(),
                        "ctpop" => x.count_ones().into(),
                        "ctlz" => u128::from(x.leading_zeros() - (128 - width)),
                        "cttz" => x.trailing_zeros().min(width).into(),
                        "bitreverse" => x.reverse_bits() >> (128 - width),
                        _ => x.swap_bytes() >> (128 - width),
                    };
                    let found = run(&jit, i, [x, y, y]);
                    assert_eq!(found, expected & mask(width), "i{width} {name} {x:#x} {y:#x}");
                }
            }
        }
    }
}
