//! `tosa-validate`: whether operations conform to the TOSA specification and to what a target supports.
//!
//! `compliance` knows the profiles and extensions that operations need, `levels` the limits of sizes, `conditions` those that
//! the specification calls `ERROR_IF`.

mod compliance;
mod conditions;
mod levels;

use crate::prelude::*;
use crate::tosa::{
    AvgPool2d, Conv2D, Conv3D, DIALECT, DepthwiseConv2D, Extension, Level, MatMul, Mul, Negate, Pad, Profile,
    Rescale, Resize, RoundingMode, ShapeType, SpecificationVersion, Table, TargetEnvAttr, TransposeConv2D,
    Variable, VariableRead, VariableWrite, constant_extents, extents_of,
};
use terrace_ir::decl::EnumDef;

passes! {
    /// Validates TOSA dialect.
    Validation("TosaValidation") = "tosa-validate" on(Anchor::Op("builtin.module")) {
        /// Verify if the properties of certain operations align the spec requirement
        strict_op_spec_alignment: bool = false,
        /// Disable checks for operations that are determined to be invalid due to their operand/result datatypes not aligning with the 'Supported Data Types' sections of the specifciation
        allow_invalid_op_datatype_combinations: bool = false,
    } => validate;
}

fn validate(options: &Validation, pass: &mut PassContext<'_>) -> Result {
    pass.finish(false)?;
    let scope = Scope { body: pass.body, parent: pass.outer };
    let target = Target::of(scope.at(pass.op))?;
    let mut validator = Validator { options, target, variables: FxHashMap::default(), result: Ok(()) };
    validator.visit(scope.at(pass.op));
    validator.result
}

/// A version of the specification.
type Version = (u32, u32);

/// Whether a target of a version has what came with another one.
fn is_compatible(target: Version, (major, minor): Version) -> bool {
    target.0 == major && target.1 >= minor
}

/// The features of a target (`#tosa.target_env`).
#[derive(Clone, Copy)]
struct Target<'a>(TargetEnvAttr<'a>);

impl<'a> Target<'a> {
    /// The target of a module: its attribute, that of a module around it, or the default.
    fn of(at: OpRef<'a>) -> Result<Self> {
        let ctx = at.ctx();
        let own = |at: &OpRef<'a>| at.body().discardable(at.op, "tosa.target_env")?.as_::<TargetEnvAttr>(ctx);
        let around = core::iter::successors(Some(at), |at| at.parent());
        let env = around.filter(|at| at.def().has(Trait::SymbolTable)).find_map(|at| own(&at));
        let Some(env) = env else {
            let profiles = [Profile::ProInt as i64, Profile::ProFp as i64];
            let level = Level::EightK as u64;
            let env = TargetEnvAttr::get(ctx, SpecificationVersion::V1_0 as u64, level, &profiles, &[]);
            return env.as_(ctx).map(Self).ok_or_else(|| ctx.error(at.loc(), "no target").emit());
        };
        let target = Self(env);
        let profiles = env.profiles.iter().map(|&profile| {
            let since = if profile == Profile::None as i64 { (0, 0) } else { (1, 0) };
            ("profile", Profile::ENUM, profile, since)
        });
        let extensions = env.extensions.iter().map(|&extension| {
            let since = match Extension::from_value(extension as u64) {
                Some(Extension::Mxfp | Extension::Int64 | Extension::Shape) => (1, 1),
                Some(Extension::None) => (0, 0),
                _ => (1, 0),
            };
            ("extension", Extension::ENUM, extension, since)
        });
        profiles.chain(extensions).try_for_each(|feature| target.check(at, feature))?;
        Ok(target)
    }

    fn check(self, at: OpRef<'_>, feature: (&str, &EnumDef, i64, Version)) -> Result {
        let ((kind, def, value, since), version) = (feature, self.version());
        if is_compatible(version, since) {
            return Ok(());
        }
        let name = def.keyword_of(value as u64).unwrap_or("");
        let message = format!(
            "{kind} '{name}' is not compatible with the target version {}.{}, minimum required version is {}.{}",
            version.0, version.1, since.0, since.1
        );
        Err(at.ctx().error(at.loc(), message).emit())
    }

    fn version(self) -> Version {
        match SpecificationVersion::from_value(self.0.specification_version) {
            Some(SpecificationVersion::V1_1Draft) => (1, 1),
            _ => (1, 0),
        }
    }

    /// Whether sizes have no limits.
    fn is_unlimited(self) -> bool {
        self.0.level == Level::None as u64
    }

    fn has_extension(self, extension: Extension) -> bool {
        self.0.extensions.contains(&(extension as i64))
    }

    fn has_profile(self, profile: Profile) -> bool {
        self.0.profiles.contains(&(profile as i64))
    }
}

/// The state of a walk over a module.
struct Validator<'a> {
    options: &'a Validation,
    target: Target<'a>,
    /// The types of variables by name.
    variables: FxHashMap<Str, Type>,
    result: Result,
}

impl Validator<'_> {
    /// Validates the operations in an operation, then itself.
    fn visit(&mut self, at: OpRef<'_>) {
        let mut ops = Vec::new();
        at.body().walk_from(at.op, &mut |op| ops.push(op));
        for op in postorder(at.body(), &ops) {
            let at = at.scope.at(op);
            if let Some(body) = at.body().nested_body(op) {
                let inner = Scope { body, parent: Some((at.scope, op)) };
                for region in body.root_regions() {
                    body.blocks(region)
                        .flat_map(|block| body.ops(block))
                        .for_each(|op| self.visit(inner.at(op)));
                }
            }
            if at.def().dialect == DIALECT.name {
                self.validate(at);
            }
        }
    }

    fn validate(&mut self, at: OpRef<'_>) {
        // Later checks depend on these.
        if let Err(reported) = self.check_types(at) {
            self.result = Err(reported);
            return;
        }
        let checks = [
            self.check_constants(at),
            self.check_resize(at),
            levels::check(at, self.target),
            self.check_rounding(at),
            self.check_variable(at),
            if self.options.strict_op_spec_alignment { conditions::check(at) } else { Ok(()) },
        ];
        self.result = checks.into_iter().fold(self.result, Result::and);
    }

    fn check_types(&self, at: OpRef<'_>) -> Result {
        let (ctx, strict) = (at.ctx(), self.options.strict_op_spec_alignment);
        let types = at.operands().iter().chain(at.results().iter()).map(|value| at.ty(value));
        for elem in types.map(|ty| ty.element_or_self(ctx)) {
            let unsigned = elem.as_int(ctx).filter(|&(_, sign)| sign == Signedness::Unsigned);
            let is_legal = match unsigned {
                Some((width, _)) => !strict && at.as_::<Rescale>().is_some() && matches!(width, 8 | 16 | 32),
                None => elem.is::<ShapeType>(ctx) || compliance::type_name(ctx, elem).is_some(),
            };
            if !is_legal {
                let elem = quoted_type(ctx, elem);
                return at.fail(format_args!("is not profile-aligned: element type {elem} is not legal"));
            }
        }
        if strict {
            compliance::check_target(at, self.target)?;
        }
        if !self.options.allow_invalid_op_datatype_combinations {
            compliance::check_combination(at)?;
        }
        Ok(())
    }

    /// Operands that are constants, unless the target allows others.
    fn check_constants(&self, at: OpRef<'_>) -> Result {
        if self.target.has_extension(Extension::Dynamic) {
            return Ok(());
        }
        let constants = CONSTANTS.iter().find(|(defs, _)| is_one_of(at, defs));
        for &i in constants.map_or(&[][..], |&(_, operands)| operands) {
            if at.operands().get(i).is_some_and(|value| constant_of(at.body(), value).is_none()) {
                return at.fail(format_args!(
                    "expected compile time resolvable constant, but got variable value for operand #{i}"
                ));
            }
        }
        Ok(())
    }

    /// The shapes that say how an image is resized. Other checks need them.
    fn check_resize(&self, at: OpRef<'_>) -> Result {
        let Some(resize) = at.as_::<Resize>() else { return Ok(()) };
        let (b, strict) = (at.body(), self.options.strict_op_spec_alignment);
        let shapes = [
            ("scale", resize.scale(b), strict || !self.target.is_unlimited()),
            ("offset", resize.offset(b), strict),
            ("border", resize.border(b), strict),
        ];
        for (name, shape, is_needed) in shapes {
            if is_needed && constant_extents(b, shape).is_none() {
                return at.fail(format_args!("expected constant '{name}', got a computed shape"));
            }
        }
        Ok(())
    }

    /// Rounding that needs an extension.
    fn check_rounding(&self, at: OpRef<'_>) -> Result {
        let (mode, extension) = match at.as_::<Rescale>().and_then(|op| op.rounding_mode(at.body())) {
            Some(mode @ RoundingMode::Double) => (mode, Extension::DoubleRound),
            Some(mode @ RoundingMode::Inexact) => (mode, Extension::InexactRound),
            _ => return Ok(()),
        };
        if self.target.has_extension(extension) {
            return Ok(());
        }
        let (mode, extension) = (mode.keyword(), extension.keyword());
        at.fail(format_args!(
            "failed attribute check: rounding_mode = {mode} requires extension [{extension}]"
        ))
    }

    /// Variables, which are declared once and before their uses, and keep their type.
    fn check_variable(&mut self, at: OpRef<'_>) -> Result {
        let b = at.body();
        if let Some(variable) = at.as_::<Variable>() {
            let (Some(name), Some(ty)) = (variable.sym_name(b), variable_type(at, variable)) else {
                return Ok(());
            };
            if self.variables.contains_key(&name) {
                return at.fail("name has already been declared");
            }
            self.variables.insert(name, ty);
            return Ok(());
        }
        let (name, value, what) = match (at.as_::<VariableRead>(), at.as_::<VariableWrite>()) {
            (Some(op), _) => (op.name(b), op.output1(b), "result"),
            (_, Some(op)) => (op.name(b), op.input1(b), "operand"),
            _ => return Ok(()),
        };
        match name.and_then(|name| self.variables.get(&name)) {
            None => at.fail("name has not been declared"),
            Some(&ty) if ty != b.ty(value) => {
                at.fail(format_args!("{what} type does not equal variable type"))
            }
            Some(_) => Ok(()),
        }
    }
}

/// Whether an operation is of one of some kinds.
fn is_one_of(at: OpRef<'_>, defs: &[&OpDef]) -> bool {
    defs.iter().any(|&def| core::ptr::eq(def, at.def()))
}

/// The operands that are constants.
static CONSTANTS: &[(&[&OpDef], &[usize])] = &[
    (&[Mul::DEF, Pad::DEF], &[2]),
    (&[Table::DEF], &[1]),
    (&[Rescale::DEF], &[1, 2, 3, 4]),
    (&[Conv2D::DEF, Conv3D::DEF, DepthwiseConv2D::DEF, TransposeConv2D::DEF], &[3, 4]),
    (&[MatMul::DEF], &[2, 3]),
    (&[AvgPool2d::DEF, Negate::DEF], &[1, 2]),
];

/// The type of the tensor in a variable.
fn variable_type(at: OpRef<'_>, variable: Variable) -> Option<Type> {
    let (b, ctx) = (at.body(), at.ctx());
    let shape = extents_of(ctx, variable.var_shape(b)?)?;
    let shape: Vec<i64> = shape.iter().map(|&extent| if extent < 0 { DYNAMIC } else { extent }).collect();
    Some(RankedTensorType::get(ctx, &shape, variable.ty(b)?, None))
}
