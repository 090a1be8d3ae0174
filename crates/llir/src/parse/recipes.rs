//! Intrinsics of older versions that several instructions, or an instruction of another kind, replace.
//!
//! `recipes.txt` has a row for each: its name without `llvm.`, the types of its parameters and result in the words of
//! the tables of intrinsics, and the steps that compute its result. A step takes values from a stack and leaves one:
//! a digit is an argument, `int:7:i32` a constant, `call:fshl:3` a call of an intrinsic with three arguments, whose
//! result has the type of the old one unless `:i1` follows; `zext:i64` is a cast, `r` the type of the old result;
//! `name:x` names the last value. LLVM drops the name of the old result.

use super::Parser;
use super::old_intrinsics::Origin;
use crate::builder::Builder;
use crate::context::SyncScope;
use crate::inst::{Access, Align, CallInfo, Flags, IntPredicate, Opcode, Ordering, RmwOp};
use crate::intrinsics::{Intrinsic, intrinsic_name, type_of_token};
use crate::types::Type;
use crate::value::Value;
use terrace_support::small_vec::SmallVec;

static RECIPES: &str = include_str!("recipes.txt");

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Recipe {
    params: &'static str,
    result: &'static str,
    steps: &'static str,
}

/// A call that a recipe replaces.
#[derive(Debug)]
pub(super) struct Expansion {
    pub(super) recipe: Recipe,
    pub(super) ret: Type,
    pub(super) args: SmallVec<[Value; 8]>,
    pub(super) origin: Origin,
}

/// The instructions that replaced a call.
#[derive(Debug)]
pub(super) struct Expanded {
    /// The result, if there is one.
    pub(super) value: Option<Value>,
    /// The index of the first instruction.
    pub(super) first: usize,
}

/// The row of an intrinsic with this number of parameters.
pub(super) fn recipe(name: &[u8], n_params: usize) -> Option<Recipe> {
    let name = core::str::from_utf8(name.strip_prefix(b"llvm.")?).ok()?;
    if !name.starts_with("nvvm.") && !name.starts_with("x86.") {
        return None;
    }
    let rest = RECIPES.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(" | "))?;
    let (types, steps) = rest.split_once(" | ")?;
    let (params, result) = types.split_once('>')?;
    let found = Recipe { params, result: result.trim(), steps };
    (found.params.split_whitespace().count() == n_params).then_some(found)
}

/// A name for an instruction of a recipe. Other names of the function take precedence.
#[derive(Debug)]
pub(super) struct StepName {
    origin: Origin,
    call: i64,
    value: Value,
    name: &'static str,
}

impl Parser<'_> {
    /// Names the instructions of recipes in LLVM's order: intrinsic by intrinsic, in the order of their uses.
    pub(super) fn name_steps(&mut self) {
        let mut names = core::mem::take(&mut self.fs.step_names);
        names.sort_by(|a, b| (&a.origin, a.call).cmp(&(&b.origin, b.call)));
        for StepName { value, name, .. } in names {
            self.fs.body.set_name(value, name.as_bytes());
        }
    }

    /// Whether an intrinsic of this type is the one that a recipe replaces.
    pub(super) fn fits_recipe(&self, recipe: Recipe, fn_ty: Type) -> bool {
        let Some((ret, params, false)) = self.cx.signature(fn_ty) else { return false };
        let is = |token: &str, ty: Type| type_of_token(&self.cx, token, &[]) == Some(ty);
        let result_fits = if recipe.result.is_empty() { ret == Type::VOID } else { is(recipe.result, ret) };
        result_fits && recipe.params.split_whitespace().zip(params.iter()).all(|(token, ty)| is(token, ty))
    }

    /// Builds the instructions of a recipe instead of a call.
    pub(super) fn expand(&mut self, expansion: &Expansion) -> Expanded {
        let first = self.fs.body.n_insts();
        Expanded { value: self.follow(expansion), first }
    }

    fn follow(&mut self, expansion: &Expansion) -> Option<Value> {
        let Expansion { recipe, ret, ref args, ref origin } = *expansion;
        // The order of uses is that of the text before a declaration, and the reverse behind it.
        let is_declared_later = matches!(*origin, Origin::Replaced(at, _) if at > self.at());
        let index = self.fs.body.n_insts() as i64;
        let call = if is_declared_later { index } else { -index };
        let mut stack: SmallVec<[Value; 8]> = SmallVec::new();
        for step in recipe.steps.split(' ') {
            let mut words = step.split(':');
            let (op, operand) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
            let more = words.next().unwrap_or("r");
            let ty = |token: &str| match token {
                "r" => Some(ret),
                _ => type_of_token(&self.cx, token, &[]),
            };
            let value = match op {
                "int" => self.cx.int(ty(more)?, operand.parse().ok()?),
                "call" => {
                    let at = stack.len().checked_sub(more.parse().ok()?)?;
                    let call_args: SmallVec<[Value; 4]> = stack.drain(at..).collect();
                    let result = ty(step.split(':').nth(3).unwrap_or("r"))?;
                    self.recipe_call(operand, &call_args, result, origin)
                }
                "name" => {
                    let value = *stack.last()?;
                    if value.as_inst().is_some() {
                        self.fs.step_names.push(StepName {
                            origin: origin.clone(),
                            call,
                            value,
                            name: operand,
                        });
                    }
                    continue;
                }
                digit if digit.parse::<usize>().is_ok() => *args.get(digit.parse::<usize>().ok()?)?,
                _ => {
                    let to = ty(operand);
                    let mut builder = Builder::new(&self.m, &mut self.fs.body);
                    builder.position_at_end(self.fs.block?);
                    let last = stack.pop()?;
                    match op {
                        "sub" => builder.binary(Opcode::Sub, stack.pop()?, last, Flags::NONE),
                        "icmp" => {
                            let predicate = IntPredicate::from_name(operand)?;
                            builder.icmp(predicate, stack.pop()?, last, Flags::NONE)
                        }
                        "select" => {
                            let cond = stack.pop()?;
                            builder.select(cond, last, stack.pop()?, Flags::NONE)
                        }
                        "insertelement" => {
                            let element = stack.pop()?;
                            builder.insert_element(stack.pop()?, element, last)
                        }
                        "rmw" => {
                            // The alignment is that of the value's size.
                            let access = Access::atomic(Align::NONE, Ordering::SeqCst, SyncScope::SYSTEM);
                            let op = RmwOp::from_name(operand)?;
                            builder.atomic_rmw(op, stack.pop()?, last, access, Flags::NONE)
                        }
                        "store" => {
                            let access = Access::plain(Align::new(1));
                            builder.store(stack.pop()?, last, access, Flags::NONE);
                            continue;
                        }
                        _ => builder.cast(cast(op)?, last, to?, Flags::NONE),
                    }
                }
            };
            stack.push(value);
        }
        stack.pop()
    }

    fn recipe_call(&mut self, base: &str, args: &[Value], result: Type, origin: &Origin) -> Value {
        let types: SmallVec<[Type; 4]> = args.iter().map(|arg| arg.ty()).collect();
        let full = [b"llvm.", base.as_bytes()].concat();
        let intrinsic = Intrinsic::find(&full);
        let overloads =
            intrinsic.map(|intrinsic| intrinsic.overloads_of(&self.cx, result, &types)).unwrap_or_default();
        let name = intrinsic_name(&self.cx, base, &overloads);
        let fn_ty = self.cx.function_type(result, &types, false);
        let space = self.m.layout.program_address_space();
        let callee = self.declare_intrinsic(name, fn_ty, space, origin.clone());
        let mut builder = Builder::new(&self.m, &mut self.fs.body);
        if let Some(block) = self.fs.block {
            builder.position_at_end(block);
        }
        builder.call(callee, args, CallInfo::new(fn_ty), &[], Flags::NONE)
    }
}

fn cast(name: &str) -> Option<Opcode> {
    let op = Opcode::from_name(name)?;
    matches!(
        op,
        Opcode::Trunc
            | Opcode::ZExt
            | Opcode::SExt
            | Opcode::BitCast
            | Opcode::AddrSpaceCast
            | Opcode::SiToFp
    )
    .then_some(op)
}
