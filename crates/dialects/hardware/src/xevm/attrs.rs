//! Attributes of matrices, and constraints on attributes of operations.

use super::ElemType;
use terrace_base::parameters::parse_parameters;
use terrace_ir::AttrKind;
use terrace_rewrite::prelude::*;

terrace_ir::attrs! { "xevm", STRUCT_ATTRS;
    /// `#xevm.mma_shape<m = 8, n = 16, k = 16>`: the extents of a multiplication of `m`x`k` by `k`x`n` elements.
    MMAShapeAttr = "mma_shape" { m: i64, n: i64, k: i64 } (parse: parse_shape, print: print_shape)
    /// `#xevm.mma_types<d = f32, a = f16, b = f16, c = f32>`: the elements of the result, the factors and the summand.
    MMATypesAttr = "mma_types" {
        /// An [`ElemType`], as the others.
        d: u64,
        a: u64,
        b: u64,
        /// Zero without a summand.
        c: u64,
    } (parse: parse_types, print: print_types)
}

attr_types! {
    /// `#xevm.mma_shape<...>`
    MMAShape => Attr, "", AttrSyntax::Kind(<MMAShapeAttr<'static> as AttrKind<'static>>::DEF),
        |ctx, attr| attr.is::<MMAShapeAttr>(ctx).then_some(attr), |ctx, v| v;
    /// `#xevm.mma_types<...>`
    MMATypes => Attr, "", AttrSyntax::Kind(<MMATypesAttr<'static> as AttrKind<'static>>::DEF),
        |ctx, attr| attr.is::<MMATypesAttr>(ctx).then_some(attr), |ctx, v| v;
}

fn parse_shape(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let mut extents = [0; 3];
    p.expect(b'<', "expected '<'")?;
    let params = [("m", "int"), ("n", "int"), ("k", "int")];
    parse_parameters(p, "XeVM_MMAShapeAttr", &params, 3, &mut |p, at| {
        extents[at] = p.parse_integer_as::<i32>()?.into();
        Ok(())
    })?;
    let [m, n, k] = extents;
    Ok(MMAShapeAttr::get(p.ctx, m, n, k))
}

fn print_shape(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(MMAShapeAttr { m, n, k, .. }) = attr.as_::<MMAShapeAttr>(p.ctx()) else { return };
    print_parameters(p, &[("m", m), ("n", n), ("k", k)], |p, extent| p.integer(extent));
}

fn parse_types(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    const TYPE: &str = "xevm::ElemType";
    let mut types = [0; 4];
    p.expect(b'<', "expected '<'")?;
    let params = [("d", TYPE), ("a", TYPE), ("b", TYPE), ("c", TYPE)];
    parse_parameters(p, "XeVM_MMATypesAttr", &params, 3, &mut |p, at| {
        types[at] = p.parse_enum_keywords(ElemType::ENUM)?;
        Ok(())
    })?;
    let [d, a, b, c] = types;
    Ok(MMATypesAttr::get(p.ctx, d, a, b, c))
}

fn print_types(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(MMATypesAttr { d, a, b, c, .. }) = attr.as_::<MMATypesAttr>(p.ctx()) else { return };
    let types = [("d", d), ("a", a), ("b", b), ("c", c)].map(|(name, ty)| (name, ElemType::from_value(ty)));
    let types: SmallVec<[_; 4]> = types.into_iter().filter_map(|(name, ty)| Some((name, ty?))).collect();
    print_parameters(p, &types, |p, ty| p.text(ty.keyword()));
}

/// Prints `<name = value, ..>`.
fn print_parameters<T: Copy>(
    p: &mut AsmPrinter<'_>,
    parameters: &[(&str, T)],
    print: impl Fn(&mut AsmPrinter<'_>, T),
) {
    p.byte(b'<');
    p.list(parameters, |p, &(name, value)| {
        p.text(name);
        p.text(" = ");
        print(p, value);
    });
    p.byte(b'>');
}
