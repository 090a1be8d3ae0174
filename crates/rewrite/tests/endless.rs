//! Patterns and folders that apply without end: each driver stops and says so.

use terrace_ir::decl::Fold;
use terrace_ir::decl::constraint::AnyType;
use terrace_ir::rewriter::{Pattern, Rewriter};
use terrace_ir::{Body, Builder, Context, Loc, Op, OpKind, OpState, Root, Type, diag, rewrites};
use terrace_rewrite::convert::{
    Conversion, ConversionTarget, Legality, Lowering, Patterns as Lowerings, Rewrite, TypeConverter,
};
use terrace_rewrite::greedy::{
    GreedyConfig, Patterns, apply_patterns_around_ops, apply_patterns_to_ops, apply_patterns_with,
    walk_and_apply_patterns,
};
use terrace_rewrite::patterns;

terrace_ir::ops! { "endless", OPS;
    /// Holds operations.
    Module = "module" { () regions { body: (0, 1) } traits [IsolatedFromAbove] }
    /// Becomes itself again.
    Same = "same" { () }
    /// Becomes two of itself.
    Twice = "twice" { () }
    /// Becomes `Pong`.
    Ping = "ping" { () }
    /// Becomes `Ping`.
    Pong = "pong" { () }
    /// Folds in place each time.
    Folded = "folded" { () -> (result: AnyType) hooks { fold: fold_in_place } }
}

fn fold_in_place(_: &mut Body, _: Op) -> Fold {
    Fold::InPlace
}

fn make<K: OpKind>(b: &mut Builder<'_>) {
    b.create(OpState::new(K::DEF, b.loc()));
}

fn becomes<From: OpKind, To: OpKind>(op: From, rw: &mut Rewriter<'_>) -> Option<()> {
    make::<To>(rw);
    rw.erase(op.op());
    Some(())
}

fn doubles(op: Twice, rw: &mut Rewriter<'_>) -> Option<()> {
    make::<Twice>(rw);
    make::<Twice>(rw);
    rw.erase(op.0);
    Some(())
}

static PATTERNS: &[Pattern] = rewrites![
    Same => becomes::<Same, Same>,
    Twice => doubles,
    Ping => becomes::<Ping, Pong>,
    Pong => becomes::<Pong, Ping>,
];

/// A module with an operation.
fn module(def: &'static terrace_ir::OpDef, results: &[Type]) -> Root {
    let mut root = Root::new(&Context::new());
    let top = root.block();
    let mut state = OpState::new(Module::DEF, Loc::UNKNOWN);
    state.n_regions = 1;
    let module = root.body.create(state);
    root.body.append(module, top);
    let body = root.body.region_body_mut(module);
    let region = body.root_regions().next().unwrap();
    let block = body.append_block(region, &[]);
    let mut state = OpState::new(def, Loc::UNKNOWN);
    state.results.extend_from_slice(results);
    Builder::at_end(body, block, Loc::UNKNOWN).create(state);
    root
}

/// Runs a driver on the body of a module with an operation, and checks what it says.
fn check(def: &'static terrace_ir::OpDef, run: impl FnOnce(&mut Body, &[Op])) {
    let mut root = module(def, &[]);
    let op = root.op().unwrap();
    let body = root.body.region_body_mut(op);
    let ops: Vec<Op> = body.root_regions().flat_map(|r| body.blocks(r)).flat_map(|b| body.ops(b)).collect();
    let ((), diags) = diag::capture(|| run(body, &ops));
    let [warning] = &diags[..] else { panic!("not one diagnostic, but {diags:?}") };
    assert!(warning.message.contains("without end"), "{}", warning.message);
    assert!(body.op_bound() < 1 << 23);
}

fn all_patterns() -> Patterns<Pattern> {
    Patterns::new().add(PATTERNS)
}

#[test]
fn greedy_rewriting_ends() {
    for def in [Same::DEF, Ping::DEF, Twice::DEF] {
        for max_rounds in [Some(10), None] {
            // The rounds of the test that doubles are slow in debug builds.
            if def.code() == Twice::DEF.code() && max_rounds.is_none() {
                continue;
            }
            let mut root = module(def, &[]);
            let op = root.op().unwrap();
            let config = GreedyConfig { max_rounds, ..GreedyConfig::default() };
            let (result, diags) =
                diag::capture(|| apply_patterns_with(&mut root.body, op, &all_patterns(), config, 1));
            assert!(result.changed && !result.converged);
            assert!(diags.len() == 1 && diags[0].message.contains("without end"), "{diags:?}");
        }
    }
}

#[test]
fn rewriting_of_some_operations_ends() {
    check(Ping::DEF, |body, ops| {
        apply_patterns_to_ops(body, ops, &all_patterns());
    });
    check(Ping::DEF, |body, ops| {
        apply_patterns_around_ops(body, ops, None, &all_patterns());
    });
}

#[test]
fn a_walk_visits_operations_once() {
    let mut root = module(Same::DEF, &[]);
    let op = root.op().unwrap();
    let body = root.body.region_body_mut(op);
    assert!(walk_and_apply_patterns(body, &all_patterns(), &mut ()));
    assert!(body.op_bound() < 10);
}

#[test]
fn folding_in_place_ends() {
    let mut root = module(Folded::DEF, &[Type::I32]);
    let op = root.op().unwrap();
    let config = GreedyConfig::default();
    let (result, diags) =
        diag::capture(|| apply_patterns_with(&mut root.body, op, &all_patterns(), config, 1));
    assert!(result.changed);
    // An unused operation is erased instead.
    let n = if root.body.region_body(op).op_codes().next().is_some() { 1 } else { 0 };
    assert_eq!(diags.len(), n, "{diags:?}");
    let body = root.body.region_body_mut(op);
    let block = body.root_block().unwrap();
    let mut b = Builder::at_end(body, block, Loc::UNKNOWN);
    let mut state = OpState::new(Folded::DEF, Loc::UNKNOWN);
    state.results.push(Type::I32);
    let new = b.create(state);
    let value = b.result(new, 0);
    assert_eq!(terrace_ir::folding::fold_created(&mut b, value), value);
}

fn lower_same(op: Same, rw: &mut Lowering<'_, '_>) -> Rewrite {
    make::<Same>(rw);
    rw.replace(op.0, &[])
}

static LOWERINGS: &[terrace_rewrite::convert::Pattern] =
    patterns![plain: Same => lower_same, Twice => lower_twice];

fn lower_twice(op: Twice, rw: &mut Lowering<'_, '_>) -> Rewrite {
    make::<Twice>(rw);
    make::<Twice>(rw);
    rw.replace(op.0, &[])
}

#[test]
fn conversion_ends() {
    for def in [Same::DEF, Twice::DEF] {
        let mut root = module(def, &[]);
        let op = root.op().unwrap();
        let target =
            ConversionTarget::new().op(Same::DEF, Legality::Illegal).op(Twice::DEF, Legality::Illegal);
        let converter = TypeConverter::new(root.body.ctx());
        let lowerings = Lowerings::new().add(LOWERINGS);
        let conversion = Conversion::partial(target, lowerings, converter);
        let (result, diags) = diag::capture(|| conversion.run(&mut root.body, op, 1));
        assert!(result.is_err());
        assert!(diags[0].message.contains("failed to legalize operation"), "{diags:?}");
    }
}
