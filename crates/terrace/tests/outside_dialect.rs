//! A dialect of one's own, with a type, whose operations are lowered through the public names of
//! `terrace_conversions::common` and join `convert-to-llvm` and `lower-to-llvm`.

use terrace::compile::CompileOptions;
use terrace::conversions::common::{
    ComplexBuilder, ConvertOpToLLVMPattern, ConvertToLLVM, Dialect, LLVMConversionTarget, LLVMTypeConverter,
    LowerToLLVMOptions, MemRefDescriptor, StructBuilder, UnrankedMemRefDescriptor,
    VectorConvertOpToLLVMPattern,
};
use terrace::conversions::one_to_one;
use terrace::ir::asm::{ParseOptions, PrintOptions, parse_source, print_root};
use terrace::ir::decl::constraint::{AnyType, Index};
use terrace::ir::decl::{DialectDef, DialectHooks, KindDef};
use terrace::ir::diag::capture;
use terrace::ir::types::MemRefType;
use terrace::ir::{Attr, Context, Type, attrs, enums, ops, types};
use terrace::llvm;
use terrace::rewrite::convert::{
    Conversion, Convert, Legality, Lowering, Pattern, Patterns, Rewrite, TypeConverter,
};
use terrace::rewrite::patterns;

types! { "geo", TYPES;
    /// A point of a grid.
    PointType = "point" {}
}

attrs! { "geo", ATTRS;
    /// A part of a grid.
    PartAttr = "part" { scope: u32, size: u32 }
}

enums! { "geo", ENUM_ATTRS;
    /// A direction, under a name that an attribute of another dialect has, too.
    enum Axis: attr("fastmath", angle) "axis of a grid" { X = 0 "x", Y = 1 "y" }
}

ops! { "geo", OPS;
    /// The point at two coordinates.
    At = "at" {
        (x: Index, y: Index) -> (point: AnyType)
        format "`(` $x `,` $y `)` attr-dict `:` type($point)"
    }
    /// The sum of a point's coordinates.
    Sum = "sum" {
        (point: AnyType) -> (sum: Index = infer)
        traits [Pure]
        format "$point attr-dict `:` type($point)"
        hooks  { infer: infer_index }
    }
    /// Bits in common.
    Common = "common" {
        (lhs: AnyType, rhs: AnyType)
            -> (result: AnyType = lhs)
        traits [Pure, SameOperandsAndResultType]
        format "$lhs `,` $rhs attr-dict `:` type($result)"
    }
    /// The negation of each element.
    Negate = "negate" {
        (value: AnyType) -> (result: AnyType = value)
        traits [Pure, SameOperandsAndResultType]
        format "$value attr-dict `:` type($result)"
    }
    /// The middle of two numbers.
    Middle = "middle" {
        (from: AnyType, to: AnyType) -> (middle: AnyType = infer)
        relations { same_type(from, to, middle("center")) }
        format "$from `,` $to attr-dict `:` type($from)"
    }
    /// The element at the start of a buffer.
    Front = "front" {
        (memref: AnyType) -> (element: AnyType = infer)
        relations { types_match("element is of the buffer", memref => element, element_type) }
        format "$memref attr-dict `:` type($memref)"
    }
    /// An element of a buffer.
    Pick = "pick" {
        (memref: AnyType, indices: [Index]) -> (element: AnyType)
        format "$memref `[` $indices `]` attr-dict `:` type($memref) `->` type($element)"
    }
    /// A buffer of the program's own allocator.
    Arena = "arena" {
        (sizes: [Index]) -> (memref: AnyType)
        format "`(` $sizes `)` attr-dict `:` type($memref)"
    }
    /// The rank of a buffer, the number of the first dimension's elements, and a number of the two.
    Shape = "shape" {
        (ranked: AnyType, unranked: AnyType)
            -> (rank: Index, size: Index, both: AnyType)
        format "$ranked `,` $unranked attr-dict `:` type($ranked) `,` type($unranked) `->` type($both)"
    }
    /// Cannot be lowered.
    Odd = "odd" {
        (value: Index)
        format "$value attr-dict"
    }
}

fn infer_index(_: &terrace::ir::decl::InferArgs<'_>) -> terrace::ir::decl::InferredTypes {
    Some([Type::INDEX].into_iter().collect())
}

fn element_type(ctx: &Context, ty: Type) -> Option<Type> {
    ty.as_::<MemRefType>(ctx).map(|memref| memref.elem)
}

static KINDS: [&KindDef; 2] = [ATTRS[0], ENUM_ATTRS[0]];
static DEF: DialectDef =
    DialectDef { name: "geo", ops: OPS, types: TYPES, attrs: &KINDS, hooks: DialectHooks::NONE };

/// A point is a struct of two indices.
fn point(c: &mut TypeConverter, ty: Type) -> Convert {
    let ctx = c.ctx().clone();
    if !ty.is::<PointType>(&ctx) {
        return Convert::Unhandled;
    }
    match c.convert(Type::INDEX) {
        Some(index) => Convert::To(llvm::StructType::literal(&ctx, &[index, index], false)),
        None => Convert::Fail,
    }
}

fn at(op: At, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ty = rw.ty(rw.result(op.0, 0));
    let ty = rw.convert(ty)?;
    let args = rw.adaptor(op);
    let mut point = StructBuilder::poison(rw, ty);
    point.set(rw, &[0], args.x);
    point.set(rw, &[1], args.y);
    rw.replace(op.0, &[point.value()])
}

fn sum(op: Sum, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let point = StructBuilder(rw.adaptor(op).point);
    let (x, y) = (point.extract(rw, &[0]), point.extract(rw, &[1]));
    let sum = llvm::Add::new(rw, x, y);
    rw.replace(op.0, &[sum])
}

/// Unrolled by hand: zero minus each vector.
fn negate(op: Negate, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ty = rw.ty(rw.result(op.0, 0));
    let ty = rw.convert(ty)?;
    let value = rw.unroll(ty, &[rw.adaptor(op).value], &mut |rw, ty, args| {
        let zero = llvm::Zero::new(rw, ty);
        Ok(llvm::Sub::new(rw, zero, args[0]))
    })?;
    rw.replace(op.0, &[value])
}

fn pick(op: Pick, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ctx = rw.context();
    let ty = rw.ty(op.memref(rw)).as_::<MemRefType>(ctx).ok_or("the memref is unranked")?;
    let args = rw.adaptor(op);
    let (pointer, elem) = rw.strided_element_ptr(&ty, args.memref, args.indices)?;
    let value = llvm::Load::new(rw, elem, pointer);
    rw.replace(op.0, &[value])
}

fn arena(op: Arena, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ctx = rw.context();
    let ty = rw.ty(rw.result(op.0, 0));
    let memref = ty.as_::<MemRefType>(ctx).ok_or("the memref is unranked")?;
    let elem = rw.convert(memref.elem)?;
    let sizes = rw.adaptor(op).sizes;
    let mut failed = None;
    let descriptor = rw.create_memref_descriptor(ty, sizes, &mut |rw, count| {
        let size = rw.size_in_bytes(elem);
        let bytes = llvm::Mul::new(rw, count, size);
        let pointer = rw.ptr_type(0);
        match rw.call_function("arena_take", Some(pointer), &[bytes]) {
            Ok(Some(memory)) => (memory, memory),
            other => {
                failed = other.err();
                (bytes, bytes)
            }
        }
    })?;
    assert!(failed.is_none(), "the module of the test declares no 'arena_take'");
    rw.replace(op.0, &[descriptor.0])
}

fn shape(op: Shape, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let both = rw.ty(rw.result(op.0, 2));
    let both = rw.convert(both)?;
    let args = rw.adaptor(op);
    let (ranked, unranked) = (MemRefDescriptor(args.ranked), UnrankedMemRefDescriptor::of(args.unranked));
    let rank = unranked.rank(rw);
    let size = ranked.size(rw, 0);
    let mut pair = ComplexBuilder::poison(rw, both);
    pair.set_real(rw, rank);
    pair.set_imaginary(rw, size);
    let (rank, size) = (pair.real(rw), pair.imaginary(rw));
    rw.replace(op.0, &[rank, size, pair.value()])
}

fn odd(_: Odd, _: &mut Lowering<'_, '_>) -> Rewrite {
    Err("odd things stay".into())
}

static COMMON: &[Pattern] = one_to_one![Common => llvm::And];
static PATTERNS: &[Pattern] = patterns![
    At => at,
    Sum => sum,
    Negate => negate,
    Pick => pick,
    Arena => arena,
    Shape => shape,
    Odd => odd,
];

static GEO: Dialect = Dialect {
    to_llvm: ConvertToLLVM { patterns: &[COMMON, PATTERNS], types: &[point], ..ConvertToLLVM::NONE },
    ..Dialect::new(&DEF)
};

const PROGRAM: &str = "
func.func @f(%x: index, %v: vector<2x3xi32>) -> (index, vector<2x3xi32>, !geo.point) {
  %c1 = arith.constant 1 : index
  %p = geo.at(%x, %c1) : !geo.point
  %s = geo.sum %p : !geo.point
  %n = geo.negate %v : vector<2x3xi32>
  %c = geo.common %v, %n : vector<2x3xi32>
  %m = geo.arena(%s) : memref<?x4xf32>
  %e = geo.pick %m[%x, %c1] : memref<?x4xf32> -> f32
  %u = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  %rank, %size, %both = geo.shape %m, %u : memref<?x4xf32>, memref<*xf32> -> complex<i64>
  %i = arith.fptosi %e : f32 to i64
  %j = arith.index_cast %i : i64 to index
  %a = arith.addi %j, %rank : index
  %r = arith.addi %a, %size : index
  return %r, %c, %p : index, vector<2x3xi32>, !geo.point
}
";

fn context() -> Context {
    let ctx = terrace::registry::context();
    GEO.register(&ctx);
    ctx
}

/// Lowers a module and returns its text, or the diagnostics.
fn lowered(ctx: &Context, text: &str) -> Result<String, String> {
    let file = ctx.sources.add("geo.mlir", text.as_bytes().to_vec()).expect("the program is short");
    let (result, said) = capture(|| {
        let mut root = parse_source(ctx, &file, ParseOptions::default())?;
        CompileOptions::default().llvm_ir(&mut root)
    });
    match result {
        Ok(text) => Ok(String::from_utf8(text).expect("LLVM IR is text")),
        Err(_) => Err(said.iter().map(|d| format!("{d:?}\n")).collect()),
    }
}

#[test]
fn operations_join_the_complete_lowering() {
    let text = lowered(&context(), PROGRAM).expect("everything has a lowering");
    for expected in [
        "declare ptr @arena_take(i64)",
        "call ptr @arena_take(i64",
        "sub <3 x i32> zeroinitializer",
        "and <3 x i32>",
        "define { i64, [2 x <3 x i32>], { i64, i64 } } @f(i64 %0, [2 x <3 x i32>] %1)",
    ] {
        assert!(text.contains(expected), "no '{expected}' in\n{text}");
    }
}

#[test]
fn what_stays_is_reported_with_the_pattern_s_reason() {
    let said = lowered(&context(), "func.func @f(%x: index) { geo.odd %x  return }").expect_err("it stays");
    assert!(said.contains("failed to legalize operation 'geo.odd'"), "{said}");
    assert!(said.contains("the pattern 'odd' does not apply: odd things stay"), "{said}");
}

#[test]
fn a_conversion_of_one_s_own() {
    let ctx = context();
    let text = "func.func @f(%x: index) { %p = geo.at(%x, %x) : !geo.point  return }";
    let file = ctx.sources.add("geo.mlir", text.as_bytes().to_vec()).expect("the program is short");
    let mut root = parse_source(&ctx, &file, ParseOptions::default()).expect("the program is right");
    let module = root.op().expect("there is a module");
    let target = LLVMConversionTarget::new().dialect("geo", Legality::Illegal);
    let converter = LLVMTypeConverter::new(&ctx, LowerToLLVMOptions::default()).rule(point);
    let conversion = Conversion::partial(target, Patterns::new().add(PATTERNS), converter).fold(false);
    conversion.run(&mut root.body, module, 1).expect("every operation has a pattern");
    let mut text = Vec::new();
    print_root(&root, &PrintOptions::default(), &mut text);
    let text = String::from_utf8_lossy(&text);
    assert!(text.contains("llvm.insertvalue") && !text.contains("geo.at"), "{text}");
}

#[test]
fn a_parameter_called_scope_is_one_like_any_other() {
    let ctx = context();
    let part = |i: u32| PartAttr::get(&ctx, [u32::MAX, 3, 1 << 30, 0][i as usize % 4], i / 4);
    let all: Vec<Attr> = (0..2000).map(part).collect();
    assert!((0..2000).rev().all(|i| part(i) == all[i as usize]));
    let mut distinct = all.clone();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!(distinct.len(), all.len());
    let view = all[6].as_::<PartAttr>(&ctx).expect("it is a part");
    assert_eq!((view.scope, view.size), (1 << 30, 1));
}

#[test]
fn an_enum_has_no_names_of_another_dialect() {
    let said =
        lowered(&context(), "func.func private @f() attributes {a = #geo.fastmath<z>}").expect_err("no axis");
    assert!(said.contains("expected one of [x, y] for axis of a grid, got: z"), "{said}");
    assert!(said.contains("failed to parse Axis parameter 'value' which is to be a `Axis`"), "{said}");
}

#[test]
fn types_follow_from_relations() {
    let ctx = context();
    let text = "func.func @f(%x: i8, %m: memref<?xf32>) -> (i8, f32) {
  %a = geo.middle %x, %x : i8
  %e = geo.front %m : memref<?xf32>
  return %a, %e : i8, f32
}";
    let said = lowered(&ctx, text).expect_err("there are no lowerings");
    assert!(said.contains("failed to legalize operation 'geo.middle'"), "{said}");
    assert!(said.contains("failed to legalize operation 'geo.front'"), "{said}");
    for (text, expected) in [
        (
            "func.func @f(%x: i8, %y: i9) { %a = \"geo.middle\"(%x, %y) : (i8, i9) -> i8  return }",
            "failed to verify that all of {from, to, center} have same type",
        ),
        (
            "func.func @f(%m: memref<f32>) { %a = \"geo.front\"(%m) : (memref<f32>) -> f64  return }",
            "failed to verify that element is of the buffer",
        ),
    ] {
        let said = lowered(&ctx, text).expect_err("the types are wrong");
        assert!(said.contains(expected), "{said}");
    }
}

/// The state that the patterns of a user's conversion read.
struct Origin(i64);

fn number(op: Odd, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let &Origin(origin) = rw.converter.options().ok_or("the conversion has no origin")?;
    let origin = llvm::Constant::int(rw, Type::I64, origin);
    let callee = rw.context().intern("odd");
    llvm::Call::create(rw, callee, None, &[origin]);
    rw.erase(op.0)
}

#[test]
fn a_conversion_has_options_of_its_own() {
    let ctx = context();
    let run = |converter: TypeConverter| {
        let text = "func.func @f(%x: index) { geo.odd %x  return }";
        let file = ctx.sources.add("geo.mlir", text.as_bytes().to_vec()).expect("the program is short");
        let mut root = parse_source(&ctx, &file, ParseOptions::default()).expect("the program is right");
        let module = root.op().expect("there is a module");
        let target = LLVMConversionTarget::new().dialect("geo", Legality::Illegal);
        let converter = converter.rule(|_, ty| Convert::To(ty));
        static NUMBER: &[Pattern] = patterns![Odd => number];
        let conversion = Conversion::partial(target, Patterns::new().add(NUMBER), converter);
        let (result, _) = capture(|| conversion.run(&mut root.body, module, 1));
        let mut text = Vec::new();
        print_root(&root, &PrintOptions::default(), &mut text);
        result.map(|()| String::from_utf8_lossy(&text).into_owned())
    };
    let text = run(TypeConverter::new(&ctx).with_options(Origin(40))).expect("it has a pattern");
    assert!(text.contains("llvm.mlir.constant(40 : i64)"), "{text}");
    assert!(run(TypeConverter::new(&ctx).with_options(40i64)).is_err());
    assert!(run(TypeConverter::new(&ctx)).is_err());
}

#[test]
fn a_conversion_without_cast_operation_reports_the_cast() {
    let ctx = context();
    let text = "func.func @f(%x: index) { geo.odd %x  return }";
    let file = ctx.sources.add("geo.mlir", text.as_bytes().to_vec()).expect("the program is short");
    let mut root = parse_source(&ctx, &file, ParseOptions::default()).expect("the program is right");
    let module = root.op().expect("there is a module");
    let target = LLVMConversionTarget::new().dialect("geo", Legality::Illegal);
    let converter = TypeConverter::new(&ctx).with_options(Origin(40)).rule(|_, _| Convert::To(Type::I64));
    static NUMBER: &[Pattern] = patterns![Odd => number];
    let conversion = Conversion::partial(target, Patterns::new().add(NUMBER), converter);
    let (result, diagnostics) = capture(|| conversion.run(&mut root.body, module, 1));
    assert!(result.is_err());
    assert!(diagnostics.iter().any(|diagnostic| diagnostic.message.contains("no operation that casts")));
}
