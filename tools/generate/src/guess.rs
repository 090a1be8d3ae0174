//! Random operations, drawn from an operation's definition.

use crate::Kind;
use crate::function::Function;
use crate::run;
use terrace::dialects::builtin::Module;
use terrace::dialects::{affine, vector};
use terrace::ir::attrs::DenseArrayAttr;
use terrace::ir::body::Scope;
use terrace::ir::decl::{Arity, Constraint, OpDef, ResultType};
use terrace::ir::types::VectorType;
use terrace::ir::verify::{VerifyOptions, verify, verify_op};
use terrace::ir::{Block, Body, Builder, Loc, Op, OpKind, OpState, Root, Type, Value, diag};
use terrace::llvmir::{ExportOptions, export_to_text};
use terrace_support::small_vec::SmallVec;

/// The number of attempts with one definition before another one is drawn.
const TRIES: usize = 12;

impl Function<'_, '_> {
    /// Adds a random operation at the end of a block; its results join the values.
    pub fn add_simple_op(&mut self, body: &mut Body, block: Block, values: &mut Vec<Value>) {
        let Some(def) = self.rng.pick(self.ops) else { return };
        for _ in 0..TRIES {
            let Some(mut state) = self.guess(body, def, values) else { continue };
            if self.kind == Kind::Run && run::guard(body, block, self.rng, &mut state).is_none() {
                continue;
            }
            let loc = self.debug().and_then(|debug| debug.loc);
            let allow_untranslatable = self.module.allow_untranslatable && self.rng.chance(5);
            if let Some(op) = insert_if_valid(self.kind, body, block, state, loc, allow_untranslatable) {
                // One per module is enough: once the translation refuses the module, further ones test nothing.
                self.module.allow_untranslatable &= !allow_untranslatable;
                values.extend(body.results(op));
                return;
            }
        }
    }

    fn guess(&mut self, body: &Body, def: &'static OpDef, values: &[Value]) -> Option<OpState> {
        let ctx = self.ctx;
        let loc = self.loc();
        let mut state = OpState::new(def, loc);
        // Most operations have one type that determines the others.
        let anchor = match values.is_empty() {
            true => self.rng.pick(&self.pools.types)?,
            false => body.ty(self.rng.pick(values)?),
        };
        let mut sizes: SmallVec<[usize; 4]> = SmallVec::new();
        for field in def.operands {
            let n = match field.arity {
                Arity::One => 1,
                Arity::Optional => self.rng.below(2),
                Arity::Variadic => self.rng.below(4),
            };
            for _ in 0..n {
                let value = self.operand(body, values, anchor, field.constraint)?;
                state.operands.push(value);
            }
            sizes.push(n);
        }
        for (slot, field) in def.attrs.iter().enumerate() {
            if field.required || self.rng.chance(25) {
                match self.pools.attr(ctx, self.rng, field) {
                    Some(attr) => state.set_slot(slot, attr),
                    None if field.required => return None,
                    None => {}
                }
            }
        }
        let mut result_sizes: SmallVec<[usize; 2]> = SmallVec::new();
        let inferred = state.infer_results(body);
        for field in def.results {
            let n = match field.arity {
                Arity::One => 1,
                Arity::Optional => self.rng.below(2),
                Arity::Variadic => self.rng.below(3),
            };
            if !inferred {
                for _ in 0..n {
                    let ty = self.result(body, &state, anchor, field.constraint, field.ty)?;
                    state.results.push(ty);
                }
            }
            result_sizes.push(n);
        }
        state.set_segments(ctx, &sizes, &result_sizes);
        Some(state)
    }

    fn operand(&mut self, body: &Body, values: &[Value], anchor: Type, want: &Constraint) -> Option<Value> {
        let fits = |ty: Type| want.pred.holds(self.ctx, ty);
        if fits(anchor) && self.rng.chance(85) {
            let same: SmallVec<[Value; 16]> =
                values.iter().copied().filter(|&v| body.ty(v) == anchor).collect();
            return self.rng.pick(&same);
        }
        let fit: SmallVec<[Value; 16]> = values.iter().copied().filter(|&v| fits(body.ty(v))).collect();
        self.rng.pick(&fit)
    }

    fn result(
        &mut self,
        body: &Body,
        state: &OpState,
        anchor: Type,
        want: &Constraint,
        from: ResultType,
    ) -> Option<Type> {
        let ctx = self.ctx;
        if let ResultType::Same(name) = from {
            let at = state.def.operands.iter().position(|f| f.name == name)?;
            return state.operands.get(at).map(|&v| body.ty(v));
        }
        let like = |elem| match anchor.as_::<VectorType>(ctx) {
            Some(vector) => VectorType::get(ctx, vector.shape, elem, vector.scalable),
            None => elem,
        };
        let elem =
            self.rng.pick(&[Type::I1, Type::I32, Type::I64, Type::INDEX, Type::F32, Type::F64, Type::F16])?;
        let first = state.operands.first().map_or(anchor, |&v| body.ty(v));
        let types = [
            anchor,
            first,
            anchor.element_or_self(ctx),
            like(elem),
            like(Type::I1),
            self.rng.pick(&self.pools.types)?,
        ];
        let fit: SmallVec<[Type; 8]> = types.into_iter().filter(|&ty| want.pred.holds(ctx, ty)).collect();
        self.rng.pick(&fit)
    }
}

/// Appends an operation to a block, unless the verifier or the translation to LLVM IR refuses it. `loc` is the
/// location of the function. With `allow_untranslatable` the translation is not tried.
pub fn insert_if_valid(
    kind: Kind,
    body: &mut Body,
    block: Block,
    state: OpState,
    loc: Option<Loc>,
    allow_untranslatable: bool,
) -> Option<Op> {
    let at = state.loc;
    let op = Builder::at_end(body, block, at).create(state);
    let scope = Scope { body, parent: None };
    let (valid, _) = diag::capture(|| {
        // All tools accept `getelementptr %p[]`, `delinearize_index %i into ()` and `vector.print` of nothing, but
        // upstream cannot parse its own text of them.
        let without_index = DenseArrayAttr::of_i32s(body.ctx(), &[]);
        if body.attr(op, "rawConstantIndices") == Some(without_index)
            || body.is::<affine::DelinearizeIndex>(op) && body.n_results(op) == 0
            || body.is::<vector::Print>(op) && body.n_operands(op) == 0
        {
            return false;
        }
        // Upstream crashes on vectors of pointers here.
        let inserted =
            body.is::<terrace::llvm::VectorInsert>(op) || body.is::<terrace::llvm::VectorExtract>(op);
        if inserted
            && body
                .types(body.operands(op))
                .any(|ty| ty.element_or_self(body.ctx()).is::<terrace::llvm::PointerType>(body.ctx()))
        {
            return false;
        }
        verify_op(scope.at(op), VerifyOptions::default()).is_ok()
            && verify_in_isolation(body, kind, op, loc, allow_untranslatable).is_some()
    });
    if !valid {
        body.erase(op);
        return None;
    }
    Some(op)
}

/// Verifies an operation in a function of its own, whose arguments are its operands; in the llvm dialect also
/// translates it to LLVM IR.
fn verify_in_isolation(
    from: &Body,
    kind: Kind,
    op: Op,
    loc: Option<Loc>,
    allow_untranslatable: bool,
) -> Option<()> {
    let ctx = from.ctx();
    let args: SmallVec<[Type; 8]> = from.types(from.operands(op)).collect();
    let mut state = OpState::new(from.def(op), from.loc(op));
    state.results.extend(from.types(from.results(op)));
    from.slots(op).taken().for_each(|(i, attr)| state.set_slot(i, attr));
    let mut root = Root::new(ctx);
    let top = root.block();
    let module = Module::create(&mut Builder::at_end(&mut root.body, top, Loc::UNKNOWN));
    let block = module.block(&root.body)?;
    let body = root.body.region_body_mut(module.op());
    let loc = loc.unwrap_or(Loc::UNKNOWN);
    let function = kind.function(&mut Builder::at_end(body, block, loc), "f", &args, &[]);
    let body = body.region_body_mut(function);
    let entry = body.root_regions().next().and_then(|region| body.entry_block(region))?;
    state.operands.extend_from_slice(body.args(entry));
    let mut b = Builder::at_end(body, entry, state.loc);
    b.create(state);
    b.create(OpState::new(kind.op_def(ctx, "return")?, Loc::UNKNOWN));
    verify(&root).ok()?;
    if kind == Kind::Llvm && !allow_untranslatable {
        let options = ExportOptions::default();
        export_to_text(&root, &options, &mut Vec::new()).ok()?;
    }
    Some(())
}

/// A random value of a type, if there is one.
pub fn value_of(body: &Body, values: &[Value], rng: &mut crate::rng::Rng, ty: Type) -> Option<Value> {
    let fit: SmallVec<[Value; 16]> = values.iter().copied().filter(|&v| body.ty(v) == ty).collect();
    rng.pick(&fit)
}
