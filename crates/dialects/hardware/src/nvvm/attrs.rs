//! Attributes of `nvvm` besides enumerations, and constraints on the attributes of its operations.

use super::{requirements, target};
use terrace_base::parameters::parse_parameters;
use terrace_ir::AttrKind;
use terrace_ir::decl::attr_type::int_of;
use terrace_rewrite::prelude::*;

terrace_ir::attrs! { "nvvm", STRUCT_ATTRS;
    /// `#nvvm.ld_st_matrix_shape<m = 8, n = 8>`: rows and columns of a matrix in shared memory.
    LdStMatrixShapeAttr = "ld_st_matrix_shape" { m: i64, n: i64 } (parse: parse_ld_st_shape, print: print_ld_st_shape)
    /// `#nvvm.shape<m = 16, n = 8, k = 16>`: the extents of a multiplication of `m`x`k` by `k`x`n` elements.
    MMAShapeAttr = "shape" { m: i64, n: i64, k: i64 } (parse: parse_mma_shape, print: print_mma_shape)
    /// `#nvvm.target<chip = "sm_90a">`: the processor that a module is compiled for, and how.
    TargetAttr = "target" {
        /// The level of optimization, from 0 to 3.
        o: i64,
        /// The target triple.
        triple: Str,
        /// The architecture, such as `sm_90a`.
        chip: Str,
        /// Features of the architecture, such as `+ptx80`.
        features: Str,
        /// A dictionary of flags for tools.
        flags: Option<Attr>,
        /// An array of names of files to link.
        link: Option<Attr>,
        /// Whether the module's operations are verified to be supported by the architecture.
        verify_target: bool,
    } (parse: target::parse, print: target::print, verify: target::verify, verify_target: requirements::verify_target)
}

/// Parses `<m = 1, n = 2, ..>`.
fn parse_extents<const N: usize>(
    p: &mut AsmParser<'_>,
    kind: &str,
    params: [(&str, &str); N],
) -> Result<[i64; N]> {
    let mut extents = [0; N];
    p.expect(b'<', "expected '<'")?;
    parse_parameters(p, kind, &params, N, &mut |p, at| {
        extents[at] = p.parse_integer_as::<i32>()?.into();
        Ok(())
    })?;
    Ok(extents)
}

fn print_extents(p: &mut AsmPrinter<'_>, extents: &[(&str, i64)]) {
    p.byte(b'<');
    p.list(extents, |p, &(name, extent)| {
        p.text(name);
        p.text(" = ");
        p.integer(extent);
    });
    p.byte(b'>');
}

fn parse_mma_shape(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let params = [("m", "int"), ("n", "int"), ("k", "int")];
    let [m, n, k] = parse_extents(p, "NVVM_MMAShapeAttr", params)?;
    Ok(MMAShapeAttr::get(p.ctx, m, n, k))
}

fn print_mma_shape(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(MMAShapeAttr { m, n, k, .. }) = attr.as_::<MMAShapeAttr>(p.ctx()) else { return };
    print_extents(p, &[("m", m), ("n", n), ("k", k)]);
}

fn parse_ld_st_shape(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let [m, n] = parse_extents(p, "LdStMatrixShapeAttr", [("m", "int"), ("n", "int")])?;
    Ok(LdStMatrixShapeAttr::get(p.ctx, m, n))
}

fn print_ld_st_shape(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(LdStMatrixShapeAttr { m, n, .. }) = attr.as_::<LdStMatrixShapeAttr>(p.ctx()) else { return };
    print_extents(p, &[("m", m), ("n", n)]);
}

attr_types! {
    /// A number of groups of copies.
    GroupCount => i64, "32-bit signless integer attribute whose minimum value is 0", AttrSyntax::Typed(Type::I32),
        |ctx, attr| int_of(ctx, attr, Type::I32).filter(|&n| n >= 0),
        |ctx, v| IntegerAttr::of_i64(ctx, Type::I32, v);
    /// `#nvvm.shape<...>`
    MMAShape => Attr, "Attribute for MMA operation shape.", AttrSyntax::Kind(<MMAShapeAttr<'static> as AttrKind<'static>>::DEF),
        |ctx, attr| attr.is::<MMAShapeAttr>(ctx).then_some(attr), |ctx, v| v;
    /// `#nvvm.ld_st_matrix_shape<...>`
    LdStMatrixShape => Attr, "Matrix shape for ldmatrix and stmatrix", AttrSyntax::Kind(<LdStMatrixShapeAttr<'static> as AttrKind<'static>>::DEF),
        |ctx, attr| attr.is::<LdStMatrixShapeAttr>(ctx).then_some(attr), |ctx, v| v;
}
