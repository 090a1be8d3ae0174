//! Values of other bodies: what the builder, the body and the verifier make of them.
//!
//! Builds with debug assertions find every one and panic; what builds without do instead is tested in both, by
//! `as_in_release`.

use terrace::compile::CompileOptions;
use terrace::dialects::{arith, builtin, cf, func};
use terrace::ir::body::as_in_release;
use terrace::ir::body::value::N_TAGS;
use terrace::ir::diag::capture;
use terrace::ir::types::FunctionType;
use terrace::ir::verify::verify;
use terrace::ir::{Block, Body, Builder, Context, InsertPoint, Loc, Op, OpKind, OpState, Root, Type, Value};

/// A module of functions `@f0`, `@f1`, ... of an `i32`, each with so many additions, and no return.
struct Program {
    ctx: Context,
    root: Root,
    module: Op,
    functions: Vec<func::Func>,
}

impl Program {
    fn new(sizes: &[usize]) -> Self {
        let ctx = terrace::registry::context();
        let mut root = Root::new(&ctx);
        let top = root.block();
        let module = builtin::Module::create(&mut Builder::at_end(&mut root.body, top, Loc::UNKNOWN)).op();
        let mut this = Self { ctx, root, module, functions: Vec::new() };
        for (i, &n) in sizes.iter().enumerate() {
            let name = this.ctx.intern(&format!("f{i}"));
            let ty = FunctionType::get(&this.ctx, &[Type::I32], &[Type::I32]);
            let block = builtin::Module::wrap(module).block(&this.root.body).expect("a module has a block");
            let mut b = Builder::at_end(this.root.body.region_body_mut(module), block, Loc::UNKNOWN);
            this.functions.push(func::Func::create(&mut b, name, ty));
            for _ in 0..n {
                this.add(i);
            }
        }
        this
    }

    fn entry(&self, i: usize) -> Block {
        let body = self.root.body.region_body(self.module).region_body(self.functions[i].op());
        body.entry_block(body.root_regions().next().expect("a function has a region")).expect("a definition")
    }

    fn body(&mut self, i: usize) -> &mut Body {
        self.root.body.region_body_mut(self.module).region_body_mut(self.functions[i].op())
    }

    /// A builder at the end of a function.
    fn builder(&mut self, i: usize) -> Builder<'_> {
        let entry = self.entry(i);
        Builder::at_end(self.body(i), entry, Loc::UNKNOWN)
    }

    /// The argument of a function.
    fn arg(&mut self, i: usize) -> Value {
        let entry = self.entry(i);
        self.body(i).args(entry)[0]
    }

    /// Another value of a function.
    fn add(&mut self, i: usize) -> Value {
        let arg = self.arg(i);
        arith::AddI::new(&mut self.builder(i), arg, arg)
    }

    fn ret(&mut self, i: usize, value: Value) {
        func::Return::build(&mut self.builder(i), &[value]);
    }
}

/// Returns the diagnostics of `f`, which continues after errors as release builds do.
fn reported(f: impl FnOnce()) -> String {
    as_in_release(|| capture(f)).1.iter().map(|d| format!("{d:?}\n")).collect()
}

#[test]
fn an_operand_of_another_body_is_reported_and_does_not_compile() {
    let mut p = Program::new(&[3, 3]);
    let (foreign, own) = (p.add(0), p.add(1));
    p.ret(0, foreign);
    let said = reported(|| p.ret(1, foreign));
    assert!(said.contains("operand #0 of 'func.return' is a value of another body"), "{said}");
    assert!(said.contains("values never leave their body"), "{said}");
    let (result, _) = capture(|| CompileOptions::default().llvm_ir(&mut p.root));
    assert!(result.is_err(), "what was reported does not compile");
    // Nothing is wrong with the value's own body, nor with the other one's values.
    assert!(p.body(0).owns(foreign) && p.body(1).owns(own) && !p.body(1).owns(foreign));
}

#[test]
fn types_are_not_taken_from_another_body() {
    // Too few values for the index, and enough.
    for n in [0, 5] {
        let mut p = Program::new(&[4, n]);
        let foreign = p.add(0);
        let mut sum = None;
        let said = reported(|| sum = Some(arith::AddI::new(&mut p.builder(1), foreign, foreign)));
        assert!(said.contains("operand #1 of 'arith.addi' is a value of another body"), "{said}");
        let sum = sum.expect("the builder returns a value");
        assert_eq!(p.body(1).ty(sum), Type::NONE);
        p.ret(1, sum);
        assert!(capture(|| verify(&p.root)).0.is_err());
    }
}

#[test]
fn edits_take_no_values_of_another_body() {
    let mut p = Program::new(&[2, 2]);
    let foreign = p.add(0);
    let (a, b) = (p.add(1), p.add(1));
    let user = p.body(1).def_op(b).expect("a result");
    let text = "is a value of another body";
    let said = reported(|| p.body(1).set_operand(user, 0, foreign));
    assert!(said.contains("operand #0 of 'arith.addi'") && said.contains(text), "{said}");
    let said = reported(|| p.body(1).set_operands(user, &[a, foreign]));
    assert!(said.contains("operand #1 of 'arith.addi'") && said.contains(text), "{said}");
    let said = reported(|| {
        let arg = p.arg(1);
        p.body(1).replace_all_uses(arg, foreign);
    });
    assert!(said.contains("of 'arith.addi'") && said.contains(text), "{said}");
    assert!(capture(|| verify(&p.root)).0.is_err());
}

#[test]
fn handles_of_another_body_never_panic_when_optimized() {
    let mut p = Program::new(&[40, 1]);
    let foreign = p.add(0);
    let large = {
        let body = p.body(0);
        for _ in 0..20 {
            let region = body.create_region();
            body.append_block(region, &[Type::I32]);
        }
        let region = body.create_region();
        (body.def_op(foreign).expect("a result"), body.append_block(region, &[Type::I1]), region)
    };
    let (op, block, region) = large;
    let arg = p.arg(1);
    reported(|| {
        // Reading.
        let b = p.body(1);
        assert_eq!(b.ty(foreign), Type::NONE);
        assert!(b.def_op(foreign).is_none() && b.def_block(foreign).is_none());
        assert!(b.has_no_uses(foreign) && !b.has_one_use(foreign) && b.uses(foreign).count() == 0);
        let _ = (b.value_def(foreign), b.arg_loc(foreign), b.users(foreign).count());
        let _ = (b.def(op), b.code(op), b.loc(op), b.is_erased(op), b.block_of(op), b.parent_op(op));
        let _ = (b.next_op(op), b.prev_op(op), b.operands(op).len(), b.results(op).len(), b.n_succs(op));
        let _ = (b.regions(op), b.has_inner_regions(op), b.is_nested(op), b.region_body(op).op_bound());
        let _ = (b.dict(op), b.slots(op).len(), b.attr(op, "x"), b.is_before(op, op));
        let _ = (b.args(block).len(), b.arg(block, 0), b.arg_types(block).count(), b.ops(block).count());
        let _ = (b.first_op(block), b.last_op(block), b.terminator(block), b.region_of(block));
        let _ = (
            b.next_block(block),
            b.prev_block(block),
            b.is_entry_block(block),
            b.predecessors(block).count(),
        );
        let _ =
            (b.entry_block(region), b.last_block(region), b.blocks(region).count(), b.region_parent(region));
        let _ = (b.has_one_block(region), b.region_index(region), b.has_no_predecessors(block));
        // Editing.
        b.set_ty(foreign, Type::I1);
        b.set_arg_loc(foreign, Loc::UNKNOWN);
        b.set_loc(op, Loc::UNKNOWN);
        b.replace_all_uses(foreign, arg);
        b.replace_uses_if(foreign, arg, |_, _| true);
        b.replace_all_block_uses(block, block);
        b.set_operands(op, &[arg]);
        b.detach(op);
        b.drop_uses(op);
        b.erase(op);
        b.append(op, block);
        b.prepend(op, block);
        b.insert_before(op, op);
        b.move_to_end(op, block);
        b.insert_block(block, region, None);
        b.detach_block(block);
        b.erase_block(block);
        b.inline_region_before(region, region, None);
        b.append_ops_of(block, block);
        b.renumber(block);
        b.append_block(region, &[Type::I1]);
        b.split_block(op);
    });
    let said = reported(|| {
        let mut b = p.builder(1);
        for point in [InsertPoint::Before(op), InsertPoint::End(block)] {
            b.set_insert_point(point);
            assert_eq!(b.insert_point(), InsertPoint::Detached);
        }
        b.set_before(op);
        b.set_after(op);
        b.set_end(block);
        b.set_start(block);
        cf::Br::build(&mut b, &[foreign], &[block]);
        let mut state = OpState::new(func::Func::DEF, Loc::UNKNOWN);
        state.operands.push(foreign);
        state.regions.push(region);
        b.create(state);
    });
    assert!(said.contains("the insertion point of 'builder' is of another body"), "{said}");
    assert!(said.contains("a successor of 'cf.br' is of another body"), "{said}");
    p.ret(1, arg);
    let _ = capture(|| verify(&p.root));
}

#[test]
fn neighbours_have_different_tags_in_all_builds() {
    let mut p = Program::new(&[1; 20]);
    const { assert!(N_TAGS > 20) };
    let values: Vec<Value> = (0..20).map(|i| p.arg(i)).collect();
    for i in 0..20 {
        for (j, &value) in values.iter().enumerate() {
            assert_eq!(p.body(i).owns(value), i == j, "a value of @f{j} in @f{i}");
        }
    }
}

#[cfg(debug_assertions)]
mod with_debug_assertions {
    use super::*;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    fn panic_of(f: impl FnOnce()) -> String {
        let panic = catch_unwind(AssertUnwindSafe(f)).expect_err("a value of another body is found");
        panic.downcast_ref::<String>().cloned().expect("the message is text")
    }

    #[test]
    fn both_bodies_are_named() {
        let mut p = Program::new(&[1, 1]);
        let foreign = p.add(0);
        let said = panic_of(|| p.ret(1, foreign));
        assert_eq!(
            said,
            "operand #0 of 'func.return' is a value of 'func.func' @f0, but is used in 'func.func' @f1: \
             values never leave their body"
        );
        let said = panic_of(|| _ = p.body(1).ty(foreign));
        assert!(said.contains("'func.func' @f0") && said.contains("'func.func' @f1"), "{said}");
        let said = panic_of(|| _ = p.root.body.ty(foreign));
        assert!(said.contains("'func.func' @f0") && said.contains("which no operation owns"), "{said}");
    }

    #[test]
    fn none_of_many_bodies_is_mistaken_for_another() {
        // Several of them have each tag.
        let n = N_TAGS as usize * 3;
        let mut p = Program::new(&vec![1; n]);
        let values: Vec<Value> = (0..n).map(|i| p.arg(i)).collect();
        for i in 0..n {
            for (j, &value) in values.iter().enumerate() {
                assert_eq!(p.body(i).owns(value), i == j);
            }
        }
        let said = panic_of(|| p.ret(0, values[N_TAGS as usize]));
        assert!(said.contains(&format!("is a value of 'func.func' @f{N_TAGS}")), "{said}");
    }
}
