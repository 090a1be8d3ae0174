//! The `func` dialect: functions, calls and returns.
//!
//! Upstream's reference: MLIR "'func' Dialect".

use terrace_rewrite::prelude::*;

mod asm;
mod canonicalize;
mod convert;
mod inline;
mod ops;
pub mod transforms;
mod verify;

pub use convert::{convert_signature, has_legal_signature, rebuild};
pub use ops::{Call, CallIndirect, Constant, Func, OPS, Return};
pub use verify::call_types;

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "func",
    ops: OPS,
    types: &[],
    attrs: &[],
    hooks: DialectHooks {
        materialize_constant: Some(materialize_constant),
        canonicalize: canonicalize::PATTERNS,
        inlining: Some(&inline::INLINER),
        ..DialectHooks::NONE
    },
};

attr_types! {
    /// A function type.
    FunctionTypeAttr => Type, "type attribute of function type", terrace_ir::decl::AttrSyntax::Type,
        |ctx, attr| attr.as_type(ctx).filter(|ty| ty.is::<FunctionType>(ctx)),
        |ctx, v| TypeAttr::get(ctx, v);
}

impl Func {
    /// Creates a declaration: a private function without a body.
    pub fn declare(b: &mut Builder<'_>, name: Str, ty: Type) -> Func {
        let mut state = Self::private(b.ctx(), name, ty, b.loc());
        state.nested = Some(Box::new(Body::new(b.ctx(), 1)));
        Func::wrap(b.create(state))
    }

    /// The state of a private function that has no body yet.
    pub fn private(ctx: &Context, name: Str, ty: Type, loc: Loc) -> OpState {
        let mut state = Self::state(ctx, name, ty, loc);
        state.set_slot(Func::SLOTS.sym_visibility, StringAttr::of(ctx, "private"));
        state
    }

    /// Creates a function with an entry block that has its arguments.
    pub fn create(b: &mut Builder<'_>, name: Str, ty: Type) -> Func {
        let mut body = Body::new(b.ctx(), 1);
        if let Some(region) = body.root_regions().next() {
            let inputs = ty.as_::<FunctionType>(b.ctx()).map_or(&[][..], |ty| ty.inputs);
            body.append_block(region, inputs);
        }
        let mut state = Self::state(b.ctx(), name, ty, b.loc());
        state.nested = Some(Box::new(body));
        Func::wrap(b.create(state))
    }

    fn state(ctx: &Context, name: Str, ty: Type, loc: Loc) -> OpState {
        let mut state = OpState::new(Func::DEF, loc);
        state.set_slot(Func::SLOTS.sym_name, StringAttr::get(ctx, name, None));
        state.set_slot(Func::SLOTS.function_type, TypeAttr::get(ctx, ty));
        state
    }

    /// The entry block, in `b.region_body(func.op())`; `None` for a declaration.
    pub fn entry_block(self, b: &Body) -> Option<Block> {
        b.region_body(self.op()).entry_block(self.body(b))
    }

    /// Argument and result types.
    pub fn signature<'c>(self, ctx: &'c Context, b: &Body) -> Option<FunctionType<'c>> {
        self.function_type(b)?.as_::<FunctionType>(ctx)
    }

    /// Whether this is a declaration.
    pub fn is_declaration(self, b: &Body) -> bool {
        self.entry_block(b).is_none()
    }
}

/// Creates a `func.constant` for a flat symbol reference of function type.
fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type) -> Option<Op> {
    let symbol = value.as_::<SymbolRefAttr>(b.ctx()).filter(|r| r.nested.is_empty())?;
    let name = symbol.root;
    ty.is::<FunctionType>(b.ctx()).then(|| Constant::build(b, ty, name).op())
}
