//! From trees to MLIR: a function of the dialect `func` for each function, and `main` for what is printed.

use crate::dialect::{Add, Div, Less, Mul, NumType, Number, Print, Sub};
use crate::syntax::{Expr, Item};
use std::collections::HashMap;
use terrace::dialects::{arith, func, scf};
use terrace::ir::attrs::FloatAttr;
use terrace::prelude::*;
use terrace::{Error, Module};

/// The variables that are in scope.
type Scope = HashMap<String, Value>;

/// Builds the module of a program.
pub fn build(ctx: &Context, items: &[Item]) -> std::result::Result<Module, Error> {
    let mut module = Module::new(ctx);
    let num = NumType::get(ctx);
    let mut prints = Vec::new();
    for item in items {
        match item {
            Item::Print(value) => prints.push(value),
            Item::Function(name, parameters, value) => {
                let types = vec![num; parameters.len()];
                module.func(name, &types, &[num], |b, args| {
                    let scope = parameters.iter().cloned().zip(args.iter().copied()).collect();
                    let result = expr(b, &scope, value);
                    func::Return::build(b, &[result]);
                })?;
            }
        }
    }
    module.func("main", &[], &[Type::I32], |b, _| {
        for value in prints {
            let number = expr(b, &Scope::new(), value);
            Print::build(b, number);
        }
        let status = arith::Constant::int(b, Type::I32, 0);
        func::Return::build(b, &[status]);
    })?;
    Ok(module)
}

/// Builds the operations of an expression, and returns its value.
fn expr(b: &mut Builder, scope: &Scope, tree: &Expr) -> Value {
    let num = NumType::get(b.ctx());
    match tree {
        Expr::Number(value) => number(b, *value),
        Expr::Variable(name) => match scope.get(name) {
            Some(&value) => value,
            None => {
                b.ctx().error(b.loc(), format!("there is no variable '{name}'")).emit();
                number(b, 0.0)
            }
        },
        Expr::Call(name, arguments) => {
            let arguments: Vec<Value> = arguments.iter().map(|argument| expr(b, scope, argument)).collect();
            let callee = b.ctx().intern(name);
            let call = func::Call::build(b, &[num], callee, &arguments);
            b.result(call.0, 0)
        }
        Expr::Binary(operator, left, right) => {
            let (left, right) = (expr(b, scope, left), expr(b, scope, right));
            match operator {
                '+' => Add::new(b, left, right),
                '-' => Sub::new(b, left, right),
                '*' => Mul::new(b, left, right),
                _ => Div::new(b, left, right),
            }
        }
        Expr::If(parts) => {
            let [left, right, then, otherwise] = &**parts;
            let (left, right) = (expr(b, scope, left), expr(b, scope, right));
            let condition = Less::new(b, left, right);
            let choice = scf::If::build(b, &[num], condition);
            for (region, tree) in [then, otherwise].into_iter().enumerate() {
                b.build_block(choice, region, &[], |b, _| {
                    let value = expr(b, scope, tree);
                    scf::Yield::build(b, &[value]);
                });
            }
            b.result(choice.0, 0)
        }
    }
}

/// Builds a constant.
pub fn number(b: &mut Builder, value: f64) -> Value {
    let value = FloatAttr::from_f64(b.ctx(), Type::F64, value).unwrap_or(Attr::UNIT);
    Number::new(b, value)
}
