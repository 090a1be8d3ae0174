//! The library as a user's program meets it: building with mistakes, contexts, interfaces, analyses, registries.

use std::sync::atomic::{AtomicUsize, Ordering};
use terrace::dialects::{arith, cf, func, scf};
use terrace::ir::attrs::FloatAttr;
use terrace::ir::types::{ComplexType, FunctionType, VectorType};
use terrace::prelude::*;
use terrace::{Error, Module, Registry, Severity, capture};

/// The error of a function of these arguments that is built wrongly.
fn error_of(arguments: &[Type], build: impl FnOnce(&mut Builder<'_>, &[Value])) -> Error {
    let ctx = terrace::context();
    Module::new(&ctx).func("f", arguments, &[], build).expect_err("the function is wrong")
}

#[test]
fn an_operand_of_the_wrong_kind_is_named_where_it_is_given() {
    let error = error_of(&[Type::I32, Type::F64], |b, args| {
        arith::AddI::new(b, args[0], args[1]);
    });
    let first = &error.details()[0];
    assert_eq!(first.message, "'arith.addi': operand #1 'rhs' must be signless-integer-like, but got 'f64'");
    if cfg!(debug_assertions) {
        let note = &first.notes[0].1;
        assert!(note.starts_with("the operation is built at crates/terrace/tests/library.rs:"), "{note}");
    }
    // Operands of different types.
    let error = error_of(&[Type::I32, Type::I64], |b, args| {
        arith::AddI::new(b, args[0], args[1]);
    });
    let text = error.to_string();
    assert!(text.contains("'arith.addi' op requires the same type for all operands and results"), "{text}");
    assert!(text.contains("the operands are 'lhs' of type 'i32', 'rhs' of type 'i64'"), "{text}");
    // The type of the result does not follow from such an operand; nothing panics.
    let error = error_of(&[Type::I32], |b, args| {
        let x = arith::CmpF::new(b, arith::CmpFPredicate::Oeq, args[0], args[0]);
        arith::Select::new(b, x, args[0], args[0]);
    });
    assert!(
        error.to_string().contains("'arith.cmpf': operand #0 'lhs' must be floating-point-like"),
        "{error}"
    );
    // Inside a nested region, of a variadic group.
    let error = error_of(&[Type::INDEX, Type::F32], |b, args| {
        let each = scf::For::build(b, &[], args[0], args[0], args[1], &[]);
        b.build_block(each, 0, &[Type::INDEX], |b, _| {
            scf::Yield::build(b, &[]);
        });
    });
    assert!(error.to_string().contains("'scf.for': operand #2 'step' must be"), "{error}");
}

#[test]
fn one_builder_enters_functions_loops_and_blocks() {
    let ctx = terrace::context();
    let mut module = Module::new(&ctx);
    let build = |b: &mut Builder<'_>, args: &[Value]| {
        let (zero, one) = (arith::Constant::index(b, 0), arith::Constant::index(b, 1));
        let exit = b.new_block(&[Type::INDEX]);
        let sum = scf::For::build(b, &[Type::INDEX], zero, args[0], one, &[zero]);
        b.build_block(sum, 0, &[Type::INDEX, Type::INDEX], |b, args| {
            let next = arith::AddI::new(b, args[1], args[0]);
            scf::Yield::build(b, &[next]);
        });
        let total = b.result(sum.0, 0);
        cf::Br::build(b, &[total], &[exit]);
        b.fill_block(exit, |b, args| {
            func::Return::build(b, args);
        });
    };
    module.func("sum", &[Type::INDEX], &[Type::INDEX], build).expect("the function is right");
    module.declare("other", &[Type::INDEX], &[]).expect("the declaration is right");
    module.verify().expect("the module is right");
    let names: Vec<_> = module.functions().map(|f| f.name().into_owned()).collect();
    assert_eq!(names, ["sum", "other"]);
    let mut kinds = Vec::new();
    module.symbol("sum").expect("it is there").walk(|op| kinds.push(op.def().name));
    assert_eq!(kinds.len(), 8, "{kinds:?}");
    assert!(module.to_llvm_ir().expect("it has a lowering").contains("define i64 @sum(i64 %0)"));
}

#[test]
fn types_of_another_context_are_found() {
    let (one, other) = (terrace::context(), terrace::context());
    let foreign = VectorType::fixed(&other, &[4], Type::F32);
    // Types with fixed handles are of all contexts.
    let own = FunctionType::get(&one, &[Type::I32], &[]);
    assert!(own.is::<FunctionType>(&one));
    if !cfg!(debug_assertions) {
        return;
    }
    let message = |f: &dyn Fn()| {
        let panic =
            std::panic::catch_unwind(std::panic::AssertUnwindSafe(f)).expect_err("it is of another context");
        panic.downcast_ref::<String>().cloned().or(panic.downcast_ref::<&str>().map(|s| (*s).to_owned()))
    };
    let used = message(&|| assert!(foreign.is::<VectorType>(&one)));
    assert!(used.is_some_and(|text| text.starts_with("a type of another context is used")));
    let made = message(&|| _ = FunctionType::get(&one, &[foreign], &[]));
    assert!(made.is_some_and(|text| text.starts_with("'function' is made of a type of another context")));
}

#[test]
fn types_are_verified_by_their_constructors() {
    let ctx = terrace::context();
    let (made, diagnostics) = capture(|| ComplexType::get_checked(&ctx, Loc::UNKNOWN, Type::INDEX));
    assert!(made.is_err());
    assert_eq!((diagnostics.len(), diagnostics[0].severity), (1, Severity::Error));
    assert!(diagnostics[0].message.contains("invalid parameters of '!builtin.complex'"));
    let (made, diagnostics) = capture(|| ComplexType::get(&ctx, Type::INDEX));
    assert_eq!((made, diagnostics.len()), (Type::NONE, 1));
    let (made, diagnostics) = capture(|| VectorType::fixed(&ctx, &[4, 0], Type::F32));
    assert_eq!((made, diagnostics.len()), (Type::NONE, 1));
    let half = FloatAttr::from_f64(&ctx, Type::F16, 0.1).and_then(|a| a.as_::<FloatAttr>(&ctx)?.to_f64(&ctx));
    assert_eq!(half, Some(0.0999755859375));
}

/// Operations that cost time.
trait HasCost {
    fn cost(&self, body: &Body) -> usize;
}

impl HasCost for arith::MulI {
    fn cost(&self, body: &Body) -> usize {
        body.ty(self.lhs(body)).signless_width(body.ctx()).unwrap_or(1) as usize
    }
}

impl HasCost for arith::AddI {
    fn cost(&self, _: &Body) -> usize {
        1
    }
}

/// The cost of all operations in an operation.
struct Cost(usize);

static ANALYSED: AtomicUsize = AtomicUsize::new(0);

impl Analysis for Cost {
    fn of(op: OpRef<'_>) -> Self {
        ANALYSED.fetch_add(1, Ordering::Relaxed);
        let mut sum = 0;
        op.walk(&mut |op| sum += op.interface::<dyn HasCost>().map_or(0, |it| it.cost(op.body())));
        Self(sum)
    }
}

passes! {
    /// Remarks what an operation costs.
    ReportCost("ReportCostPass") = "report-cost" on(Anchor::Any) => report_cost;
    /// Changes nothing that costs.
    Touch("TouchPass") = "touch" on(Anchor::Any) {
        /// Whether it says so.
        says: bool = false,
    } => touch;
}

fn report_cost(_: &ReportCost, pass: &mut PassContext<'_>) -> Result {
    let cost = pass.analysis::<Cost>();
    pass.ctx().remark(Loc::UNKNOWN, format!("cost {}", cost.0)).emit();
    pass.finish(false)
}

fn touch(options: &Touch, pass: &mut PassContext<'_>) -> Result {
    if options.says {
        pass.preserve::<Cost>();
    }
    pass.finish(true)
}

#[test]
fn analyses_of_interfaces_are_kept_until_a_pass_changes_the_ir() {
    // Owned lists.
    let passes: Vec<&'static PassDef> = vec![ReportCost::DEF, Touch::DEF];
    let registry = Registry::all().passes(passes).dialects(Vec::<&terrace::Dialect>::new());
    let ctx = registry.context();
    ctx.register_interface::<dyn HasCost>(arith::MulI::DEF, |op| Box::new(arith::MulI(op)));
    ctx.register_interface::<dyn HasCost>(arith::AddI::DEF, |op| Box::new(arith::AddI(op)));
    assert!(
        ctx.implements::<dyn HasCost>(arith::MulI::DEF) && !ctx.implements::<dyn HasCost>(arith::SubI::DEF)
    );
    let function = |name: &str| {
        format!(
            "func.func @{name}(%x: i32) -> i32 {{ %y = arith.muli %x, %x : i32  %z = arith.addi %y, %x : i32  return %z : i32 }}\n"
        )
    };
    let text = function("f") + &function("g");
    let count = |threads: usize, passes: &str| {
        let mut module =
            Module::parse(&ctx, "f.mlir", text.as_str()).expect("it is right").with_threads(threads);
        let before = ANALYSED.load(Ordering::Relaxed);
        let (result, remarks) = capture(|| module.run_with(&registry, passes));
        result.expect("the passes do not fail");
        let costs: Vec<String> = remarks.into_iter().map(|remark| remark.message).collect();
        (ANALYSED.load(Ordering::Relaxed) - before, costs)
    };
    for threads in [1, 2] {
        let two = ["cost 66".to_owned(), "cost 66".to_owned()];
        assert_eq!(count(threads, "report-cost,report-cost"), (1, two.to_vec()));
        assert_eq!(count(threads, "report-cost,touch,report-cost").0, 2);
        assert_eq!(count(threads, "report-cost,touch{says=true},report-cost").0, 1);
        // A change in a function makes facts about the module obsolete, but not those about the other functions.
        assert_eq!(count(threads, "report-cost,func.func(cse),report-cost").0, 1);
        assert_eq!(count(threads, "report-cost,func.func(touch),report-cost").0, 2);
        assert_eq!(count(threads, "func.func(report-cost,touch,report-cost)").0, 4);
        assert_eq!(count(threads, "func.func(report-cost,report-cost)").0, 2);
        // A change of the module makes those about functions obsolete; a canonicalization that finds nothing does not.
        assert_eq!(count(threads, "func.func(report-cost),report-cost,func.func(report-cost)").0, 3);
        assert_eq!(count(threads, "func.func(report-cost),touch,func.func(report-cost)").0, 4);
    }
}
