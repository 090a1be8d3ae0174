//! Constant folding, compared with LLVM's builder.
//!
//! Each `folding/NAME.txt` is a list of builder calls, one per line (`x3 = add x1 x2 nsw`), and `folding/NAME.ll` is
//! the output of `mlir-translate-22` for the equivalent operations of the LLVM dialect.

use std::collections::HashMap;
use std::path::Path;
use terrace_llir::*;

/// Parses a type in the short spelling of the scripts: `i32`, `v4xi8`, `sv4xi32`, `a4xi32`, `s(i8/f32)`.
fn ty(cx: &Context, text: &str) -> Type {
    let sized = |rest: &str| {
        let (count, elem) = rest.split_once('x')?;
        Some((count.parse::<u32>().ok()?, ty(cx, elem)))
    };
    if let Some(fields) = text.strip_prefix("s(") {
        let fields: Vec<Type> = fields.trim_end_matches(')').split('/').map(|field| ty(cx, field)).collect();
        return cx.struct_type(&fields, false);
    }
    if let Some((count, elem)) = text.strip_prefix("sv").and_then(sized) {
        return cx.vector(elem, count, true);
    }
    if let Some((count, elem)) = text.strip_prefix('v').and_then(sized) {
        return cx.vector(elem, count, false);
    }
    if let Some((count, elem)) = text.strip_prefix('a').and_then(sized) {
        return cx.array(elem, count as u64);
    }
    match text {
        "f16" => Type::HALF,
        "bf16" => Type::BFLOAT,
        "f32" => Type::FLOAT,
        "f64" => Type::DOUBLE,
        "f80" => Type::X86_FP80,
        "f128" => Type::FP128,
        "ptr" => Type::PTR,
        "ptr1" => Type::ptr(1),
        _ => Type::int(text[1..].parse().unwrap()),
    }
}

fn flags(text: Option<&&str>) -> Flags {
    match text.copied() {
        Some("nuw") => Flags::NUW,
        Some("nsw") => Flags::NSW,
        Some("nusw") => Flags::NUSW,
        Some("inbounds") => Flags::INBOUNDS,
        _ => Flags::NONE,
    }
}

fn globals<'s>(m: &mut Module, lines: &mut std::iter::Peekable<std::str::Lines<'s>>) {
    while let Some(line) = lines.peek() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["layout", layout] => m.layout = DataLayout::parse(layout).unwrap(),
            ["global", name, contents, ref kind @ ..] => {
                let contents = ty(&m.cx, contents);
                let id = m.add_global(name, contents, 0);
                let global = m.global_mut(id);
                match kind {
                    ["weak"] => global.symbol.linkage = Linkage::ExternalWeak,
                    ["un"] => global.symbol.unnamed_addr = UnnamedAddr::Global,
                    ["def"] => global.initializer = Some(Value::zero(contents)),
                    _ => {}
                }
            }
            _ => return,
        }
        lines.next();
    }
}

fn step(b: &mut Builder<'_>, values: &HashMap<&str, Value>, op: &str, args: &[&str]) -> Value {
    let m = b.module;
    let cx = &m.cx;
    let val = |name: &str| values[name];
    let vals = |names: &[&str]| names.iter().map(|name| values[name]).collect::<Vec<_>>();
    let nums = |texts: &[&str]| texts.iter().map(|text| text.parse().unwrap()).collect::<Vec<i32>>();
    let path = |texts: &[&str]| texts.iter().map(|text| text.parse().unwrap()).collect::<Vec<u32>>();
    match (op, args) {
        ("int", [of, number]) => {
            let (of, number) = (ty(cx, of), number.parse::<i128>().unwrap());
            if of.is_vector() {
                return cx.int(of, number as i64);
            }
            cx.int_limbs(of, &[number as u64, (number >> 64) as u64])
        }
        ("flt", [of, bits]) => cx.float_bits(ty(cx, of), u128::from_str_radix(bits, 16).unwrap()),
        ("undef", [of]) => Value::undef(ty(cx, of)),
        ("poison", [of]) => Value::poison(ty(cx, of)),
        ("zero", [of]) => Value::zero(ty(cx, of)),
        ("addr", [name]) => m.lookup(name.as_bytes()).unwrap(),
        ("icmp", [p, x, y]) => b.icmp(IntPredicate::from_name(p).unwrap(), val(x), val(y), Flags::NONE),
        ("fcmp", [p, x, y]) => b.fcmp(FloatPredicate::from_name(p).unwrap(), val(x), val(y), Flags::NONE),
        ("select", [c, x, y]) => b.select(val(c), val(x), val(y), Flags::NONE),
        ("fneg", [x]) => b.fneg(val(x), Flags::NONE),
        ("gep", [flag, source, ptr, indices @ ..]) => {
            let indices: Vec<Value> = indices
                .iter()
                .map(|index| match index.strip_prefix('#') {
                    Some(number) => cx.int(Type::I32, number.parse().unwrap()),
                    None => val(index),
                })
                .collect();
            b.gep(ty(cx, source), val(ptr), &indices, flags(Some(flag)))
        }
        ("xv", [x, indices @ ..]) => b.extract_value(val(x), &path(indices)),
        ("iv", [x, y, indices @ ..]) => b.insert_value(val(x), val(y), &path(indices)),
        ("xe", [x, index]) => b.extract_element(val(x), val(index)),
        ("ie", [x, y, index]) => b.insert_element(val(x), val(y), val(index)),
        ("sv", [x, y, mask @ ..]) => b.shuffle_vector(val(x), val(y), &nums(mask)),
        ("cast", [op, x, to]) => b.cast(Opcode::from_name(op).unwrap(), val(x), ty(cx, to), Flags::NONE),
        (op, args) => {
            let operands = vals(&args[..2]);
            b.binary(Opcode::from_name(op).unwrap(), operands[0], operands[1], flags(args.get(2)))
        }
    }
}

fn run(script: &str) -> String {
    let mut m = Module::new("LLVMDialectModule");
    let version = m.cx.md_value(Value::i32(3));
    m.add_module_flag(2, b"Debug Info Version", version);
    let mut lines = script.lines().peekable();
    globals(&mut m, &mut lines);
    let params: Vec<Type> =
        lines.next().unwrap().split_whitespace().skip(1).map(|text| ty(&m.cx, text)).collect();
    let fn_ty = m.cx.function_type(Type::VOID, &params, false);
    let func = m.add_function("f", fn_ty);
    let mut body = m.new_body(func);
    let mut b = Builder::new(&m, &mut body);
    let entry = b.append_block();
    b.position_at_end(entry);
    let names: Vec<String> = (0..params.len()).map(|i| format!("a{i}")).collect();
    let mut values: HashMap<&str, Value> =
        names.iter().enumerate().map(|(i, name)| (name.as_str(), b.arg(i))).collect();
    for line in lines {
        let words: Vec<&str> = line.split_whitespace().collect();
        if let ["use", name] = words[..] {
            b.store(values[name], values["a0"], Access::plain(Align::NONE), Flags::NONE);
        } else {
            let value = step(&mut b, &values, words[2], &words[3..]);
            values.insert(words[0], value);
        }
    }
    b.ret(None);
    m.set_body(func, body);
    m.to_string()
}

#[test]
fn scripts_fold_as_llvm_does() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/folding");
    let mut n_scripts = 0;
    for entry in std::fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ext| ext == "txt") {
            let script = std::fs::read_to_string(&path).unwrap();
            let expected = std::fs::read_to_string(path.with_extension("ll")).unwrap();
            assert_eq!(run(&script), expected, "{}", path.display());
            n_scripts += 1;
        }
    }
    assert!(n_scripts >= 24);
}
