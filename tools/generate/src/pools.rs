//! The types and attributes to draw from.

use crate::Kind;
use crate::rng::Rng;
use terrace::ir::asm::{ParseOptions, parse_source};
use terrace::ir::attrs::{DenseArrayAttr, FloatAttr, IntegerAttr, StringAttr, TypeAttr};
use terrace::ir::decl::{AttrField, AttrSyntax};
use terrace::ir::{Attr, Context, Loc, Type};

/// Types of values in functions of MLIR's own dialects.
const TYPES: &[&str] = &[
    "i1",
    "i8",
    "i16",
    "i32",
    "i64",
    "i128",
    "i7",
    "i33",
    "index",
    "f16",
    "bf16",
    "f32",
    "f64",
    "f80",
    "f128",
    "!llvm.ppc_fp128",
    "vector<4xi32>",
    "vector<4xi1>",
    "vector<4xf32>",
    "vector<4xindex>",
    "vector<1xi8>",
    "vector<2xf64>",
    "vector<[4]xi32>",
    "vector<[4]xf32>",
    "vector<2x3xi32>",
    "vector<2x3xf32>",
    "vector<2x3xi1>",
    "vector<2x1x[4]xf64>",
    "complex<f32>",
    "complex<f64>",
    "memref<f32>",
    "memref<4xf32>",
    "memref<?xf32>",
    "memref<4x8xi32>",
    "memref<?x?xf64>",
    "memref<?x4xindex>",
    "memref<3xi1>",
    "memref<4x4xf32, strided<[8, 1], offset: 3>>",
    "memref<?x?xf32, strided<[?, ?], offset: ?>>",
    "memref<8xi32, 3>",
    "memref<?xi64, 1 : i32>",
    "memref<2xvector<4xf32>>",
    "memref<2x3xcomplex<f32>>",
    "memref<16xi8>",
    "memref<?xi8>",
    "memref<4xmemref<2xf32>>",
    "memref<*xf32>",
    "memref<*xi32, 3>",
    "memref<?x!llvm.ppc_fp128>",
];

/// Types of values in functions with vectors of several dimensions and affine loops.
const VECTOR_TYPES: &[&str] = &[
    "i1",
    "i32",
    "index",
    "f32",
    "f64",
    "vector<4xi32>",
    "vector<4xi1>",
    "vector<4xf32>",
    "vector<f32>",
    "vector<2x3xi32>",
    "vector<2x3xf32>",
    "vector<2x3xi1>",
    "vector<3x2x4xf32>",
    "memref<4xf32>",
    "memref<?xf32>",
    "memref<?xi32>",
    "memref<8x16xf32>",
    "memref<?x?xf32>",
    "memref<?x4xi32>",
    "memref<?x?x?xf32>",
    "memref<?x?xf32, strided<[?, 1], offset: ?>>",
    "memref<?x?xf32, strided<[?, ?], offset: ?>>",
    "tensor<?xf32>",
    "tensor<4x?xi32>",
];

/// Types of values in functions to run.
const RUN_TYPES: &[&str] = &[
    "i1",
    "i8",
    "i16",
    "i32",
    "i64",
    "i7",
    "i33",
    "i128",
    "index",
    "f32",
    "f64",
    "vector<4xi32>",
    "vector<4xi1>",
    "vector<4xf32>",
    "vector<2xf64>",
    "vector<2x3xi32>",
    "vector<2x3xf32>",
];

/// Types of values in functions of the llvm dialect.
const LLVM_TYPES: &[&str] = &[
    "i1",
    "i8",
    "i16",
    "i32",
    "i64",
    "i128",
    "i7",
    "f16",
    "bf16",
    "f32",
    "f64",
    "f80",
    "f128",
    "!llvm.ppc_fp128",
    "!llvm.ptr",
    "!llvm.ptr<3>",
    "vector<4xi32>",
    "vector<4xi1>",
    "vector<4xf32>",
    "vector<2xi64>",
    "vector<8xi16>",
    "vector<[4]xi32>",
    "vector<[4]xf32>",
    "vector<[4]xi1>",
    "vector<16xf32>",
    "vector<4x!llvm.ptr>",
    "!llvm.struct<(i32, f32)>",
    "!llvm.struct<(i32, i1)>",
    "!llvm.struct<packed (i8, i64)>",
    "!llvm.struct<\"pair\", (i32, ptr)>",
    "!llvm.struct<(f32, i32)>",
    "!llvm.struct<(f64, f64)>",
    "!llvm.struct<(vector<4xi32>, vector<4xi1>)>",
    "!llvm.array<4 x i32>",
    "!llvm.array<2 x array<3 x f32>>",
    "!llvm.array<2 x vector<4xf32>>",
    "!llvm.struct<()>",
];

/// Attributes for constraints that do not determine the attribute's kind.
const ATTRS: &[&str] = &[
    "0 : i32",
    "1 : i32",
    "-1 : i32",
    "7 : i64",
    "-9223372036854775808 : i64",
    "true",
    "false",
    "0 : index",
    "3 : index",
    "-128 : i8",
    "5 : i16",
    "77 : i33",
    "-3 : i7",
    "170141183460469231731687303715884105727 : i128",
    "0.0 : f32",
    "-0.0 : f64",
    "1.5 : f32",
    "0x7FC00000 : f32",
    "0xFFF0000000000000 : f64",
    "2.0 : f16",
    "1.0 : bf16",
    "3.25 : f80",
    "-1.5 : f128",
    "dense<1> : vector<4xi32>",
    "dense<[1, 2, -3, 4]> : vector<4xi32>",
    "dense<[1.0, -2.0, 0.5, 1.0e10]> : vector<4xf32>",
    "dense<true> : vector<4xi1>",
    "dense<7> : vector<4xindex>",
    "dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>",
    "dense<2.5> : vector<2x3xf32>",
    "dense<-7> : vector<1xi8>",
    "dense<[0.0, -0.0]> : vector<2xf64>",
    "dense<3> : vector<[4]xi32>",
    "dense<1.0> : vector<[4]xf32>",
    "dense<[1, 2, 3, 4]> : tensor<4xi32>",
    "\"text\"",
    "unit",
    "[]",
    "[0, 1]",
    "[1 : i32]",
    "[1.0 : f32, -1.0 : f32]",
    "[2.0, 0.5]",
    "affine_map<(d0, d1) -> (d1, d0)>",
    "affine_map<(d0) -> (d0)>",
    "i32",
    "f32",
    "#ub.poison",
    "[[0], [0, 1]]",
    "[[0, 1]]",
    "\"C\"",
    "2 : i32",
    "8 : i64",
    "16 : i64",
    "64 : i64",
];

/// Attributes of unregistered dialects, and resources.
const OTHERS: &[&str] = &[
    "#new.attr<a b>",
    "#new.attr",
    "!new.type<i32>",
    "dense_resource<blob> : tensor<2xf32>",
    "[dense_resource<bytes> : vector<4xi8>, 1 : i2]",
    "{a = #new<\"x\">, b = tuple<i32, f32>}",
];

/// The resources.
const RESOURCES: &str = "{-# dialect_resources: { builtin: { blob: \"0x040000000000803F00000040\", bytes: \"0x0100000001020304\" } } #-}";

/// Attributes of the llvm dialect.
const LLVM_ATTRS: &[&str] = &[
    "[#llvm.access_group<id = distinct[0]<>>]",
    "[#llvm.access_group<id = distinct[1]<>>, #llvm.access_group<id = distinct[0]<>>]",
    "[#llvm.alias_scope<id = distinct[2]<>, domain = #llvm.alias_scope_domain<id = distinct[3]<>, description = \"d\">>]",
    "[#llvm.alias_scope<id = \"s\", domain = #llvm.alias_scope_domain<id = distinct[3]<>>, description = \"x\">]",
    "[#llvm.tbaa_tag<base_type = #llvm.tbaa_type_desc<id = \"int\", members = {<#llvm.tbaa_root<id = \"r\">, 0>}>, \
     access_type = #llvm.tbaa_type_desc<id = \"int\", members = {<#llvm.tbaa_root<id = \"r\">, 0>}>, offset = 0>]",
    "#llvm.dereferenceable<bytes = 8>",
    "#llvm.dereferenceable<bytes = 16, mayBeNull = true>",
    "#llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>",
    "#llvm.memory_effects<other = read, argMem = readwrite, inaccessibleMem = none, errnoMem = write, targetMem0 = read, targetMem1 = read>",
    "#llvm.vscale_range<minRange = 1, maxRange = 16>",
    "#llvm.framePointerKind<all>",
    "#llvm.framePointerKind<\"non-leaf\">",
    "#llvm.target_features<[\"+sse\", \"-avx\"]>",
    "#llvm.vec_type_hint<hint = i32>",
    "#llvm.vec_type_hint<hint = vector<4xf32>, is_signed = true>",
    "#llvm.uwtableKind<sync>",
    "#llvm.uwtableKind<async>",
    "[\"noinline\", [\"alignstack\", \"4\"], [\"key\", \"value\"]]",
    "array<i32: 4, 2, 1>",
    "4 : i32",
    "32 : i64",
];

/// Loop annotations.
const LOOPS: &[&str] = &[
    "#llvm.loop_annotation<>",
    "#llvm.loop_annotation<disableNonforced = true, mustProgress = true, isVectorized = true>",
    "#llvm.loop_annotation<unroll = <disable = true, count = 4 : i32>, vectorize = <disable = false, width = 16 : i32>>",
    "#llvm.loop_annotation<interleave = <count = 32 : i32>, licm = <disable = true>, \
     parallelAccesses = #llvm.access_group<id = distinct[0]<>>, <id = distinct[1]<>>>",
    "#llvm.loop_annotation<distribute = <disable = true, followupAll = <disableNonforced = true>>, \
     pipeline = <initiationinterval = 3 : i32>, peeled = <count = 5 : i32>, unswitch = <partialDisable = true>>",
    "#llvm.loop_annotation<unrollAndJam = <disable = false, count = 8 : i32, followupOuter = <mustProgress = true>>, \
     startLoc = loc(fused[\"f0.c\":3:4, \"f0.c\":3:9]), endLoc = loc(fused[\"f0.c\":9:1, \"f0.c\":9:2])>",
];

/// Types and attributes of a context.
pub struct Pools {
    /// Types that values have.
    pub types: Vec<Type>,
    attrs: Vec<Attr>,
}

impl Pools {
    /// The pools of a kind of module.
    ///
    /// # Errors
    /// Fails if a text of the pools does not parse; the diagnostics are emitted.
    pub fn new(ctx: &Context, kind: Kind) -> terrace::ir::Result<Self> {
        let types = match kind {
            Kind::Mixed | Kind::Unregistered => TYPES,
            Kind::Vector => VECTOR_TYPES,
            Kind::Llvm => LLVM_TYPES,
            Kind::Run => RUN_TYPES,
        };
        let types = parse(ctx, types)?;
        let mut attrs = parse(ctx, ATTRS)?;
        if kind == Kind::Unregistered {
            attrs.extend(parse(ctx, OTHERS)?);
        }
        if kind == Kind::Llvm {
            attrs.extend(parse(ctx, &[LLVM_ATTRS, LOOPS].concat())?);
        }
        Ok(Self { types: types.iter().filter_map(|attr| attr.as_type(ctx)).collect(), attrs })
    }

    /// Any attribute.
    pub fn any_attr(&self, rng: &mut Rng) -> Option<Attr> {
        rng.pick(&self.attrs)
    }

    /// A random attribute that satisfies a field.
    pub fn attr(&self, ctx: &Context, rng: &mut Rng, field: &AttrField) -> Option<Attr> {
        let attr = match field.syntax {
            AttrSyntax::Enum(def) => {
                let mut value = rng.pick(def.cases)?.1;
                if def.separator.is_some() && rng.chance(30) {
                    value |= rng.pick(def.cases)?.1;
                }
                def.attr(ctx, value)
            }
            AttrSyntax::Unit => Attr::UNIT,
            AttrSyntax::Typed(ty) => number(ctx, rng, ty),
            AttrSyntax::Str | AttrSyntax::SymbolName => {
                StringAttr::of(ctx, rng.pick(&["", "a", "x y", "%d\n"])?)
            }
            AttrSyntax::Type => TypeAttr::get(ctx, rng.pick(&self.types)?),
            AttrSyntax::DenseArray(Type::I32) => {
                let n = rng.below(5);
                let values: Vec<i32> = (0..n).map(|_| rng.below(4) as i32).collect();
                DenseArrayAttr::of_i32s(ctx, &values)
            }
            AttrSyntax::DenseArray(Type::I64) => {
                let n = rng.below(4);
                let values: Vec<i64> = (0..n).map(|_| rng.below(4) as i64).collect();
                DenseArrayAttr::of_i64s(ctx, &values)
            }
            _ => {
                let fit: Vec<Attr> = self.attrs.iter().copied().filter(|&a| (field.check)(ctx, a)).collect();
                rng.pick(&fit)?
            }
        };
        (field.check)(ctx, attr).then_some(attr)
    }
}

fn number(ctx: &Context, rng: &mut Rng, ty: Type) -> Attr {
    if ty.is_float(ctx) {
        return FloatAttr::get(ctx, ty, 0, 0);
    }
    let value = match ty {
        Type::I1 => rng.below(2) as i64,
        _ => rng.pick(&[0, 1, 2, 3, 4, 8, 16, -1, 64]).unwrap_or(0),
    };
    IntegerAttr::of_i64(ctx, ty, value)
}

/// Parses attributes (types are parsed as type attributes).
fn parse(ctx: &Context, texts: &[&str]) -> terrace::ir::Result<Vec<Attr>> {
    let text = format!("module attributes {{all = [{}]}} {{}}\n{RESOURCES}\n", texts.join(", "));
    let Some(file) = ctx.sources.add("pools", text.into_bytes()) else {
        return Err(ctx.error(Loc::UNKNOWN, "there are too many sources").emit());
    };
    let root = parse_source(ctx, &file, ParseOptions::default())?;
    let all = root.op().and_then(|op| root.body.attr(op, "all")).and_then(|attr| attr.as_array(ctx));
    Ok(all.unwrap_or_default().to_vec())
}
