//! Printing function-like operations (`FunctionOpInterface`).

use super::kind::FUNCTION_ATTRS;
use super::op::{OpPrinter, RegionPrint};
use crate::attrs::{Attr, DictionaryAttr};
use crate::body::Op;
use crate::types::{FunctionType, Type};

impl OpPrinter<'_> {
    /// Prints what follows the name of a function-like operation with `sym_name`, `sym_visibility`,
    /// `function_type`, `arg_attrs` and `res_attrs`: all of `func.func`.
    pub fn function_op(&mut self, op: Op) {
        let body = self.body();
        let ctx = self.ctx();
        let kind = self.kind(op);
        let slots = body.slots(op);
        let [name, visibility, ty, arg_attrs, res_attrs] =
            [0, 1, 2, 3, 4].map(|i| match kind.function_slots[i] {
                Some(slot) => slots.get(slot),
                None => body.discardable(op, FUNCTION_ATTRS[i]),
            });
        let external = self.is_external(op);
        self.byte(b' ');
        if let Some(visibility) = visibility.and_then(|a| a.as_bytes(ctx)) {
            self.bytes(visibility);
            self.byte(b' ');
        }
        if let Some(name) = name.and_then(|a| a.as_str(ctx)) {
            self.symbol_name(name);
        }
        let ty = ty.and_then(|a| a.as_type(ctx));
        let (inputs, results) = match ty.and_then(|ty| ty.as_::<FunctionType>(ctx)) {
            Some(function) => (function.inputs, function.results),
            None => (&[][..], &[][..]),
        };
        self.signature(op, external, inputs, arg_attrs, false, results, res_attrs);
        if body.dict(op).is_some() || slots.any_of(!kind.function_bits) {
            self.optional_attr_dict_with_keyword(op, &FUNCTION_ATTRS);
        }
        if !external {
            self.byte(b' ');
            self.region(op, 0, RegionPrint::NO_ARGS);
        }
    }

    /// Prints ` {...}`, unless the function is a declaration.
    pub fn function_body(&mut self, op: Op) {
        if !self.is_external(op) {
            self.byte(b' ');
            self.region(op, 0, RegionPrint::NO_ARGS);
        }
    }

    /// Whether a function-like operation has no body.
    pub fn is_external(&self, op: Op) -> bool {
        let body = self.body();
        if body.n_regions(op) == 0 {
            return true;
        }
        let region = body.region(op, 0);
        super::names::region_body(body, op).is_none_or(|inner| inner.entry_block(region).is_none())
    }

    /// Prints `(%arg0: i32 {attrs}, ...) -> (i32 {attrs})`; without names when the function is a declaration.
    pub fn function_signature(
        &mut self,
        op: Op,
        inputs: &[Type],
        arg_attrs: Option<Attr>,
        variadic: bool,
        results: &[Type],
        result_attrs: Option<Attr>,
    ) {
        let external = self.is_external(op);
        self.signature(op, external, inputs, arg_attrs, variadic, results, result_attrs);
    }

    #[allow(clippy::too_many_arguments)]
    fn signature(
        &mut self,
        op: Op,
        external: bool,
        inputs: &[Type],
        arg_attrs: Option<Attr>,
        variadic: bool,
        results: &[Type],
        result_attrs: Option<Attr>,
    ) {
        let ctx = self.ctx();
        let arg_attrs = arg_attrs.and_then(|a| a.as_array(ctx)).unwrap_or(&[]);
        self.byte(b'(');
        if external {
            self.list(inputs.iter().enumerate(), |p, (i, &ty)| {
                p.ty(ty);
                if let Some(&attrs) = arg_attrs.get(i) {
                    p.optional_dict(attrs);
                }
            });
        } else {
            self.entry_arguments(op, inputs.len(), arg_attrs);
        }
        if variadic {
            self.text(if inputs.is_empty() { "..." } else { ", ..." });
        }
        self.byte(b')');
        if !results.is_empty() {
            self.text(" -> ");
            self.function_results(results, result_attrs);
        }
    }

    /// Prints result types with their attributes, in parentheses where they are needed.
    pub fn function_results(&mut self, results: &[Type], attrs: Option<Attr>) {
        let ctx = self.ctx();
        let attrs = attrs.and_then(|a| a.as_array(ctx)).unwrap_or(&[]);
        let has_attrs =
            |attr: &Attr| attr.as_::<DictionaryAttr>(ctx).is_some_and(|dict| !dict.entries.is_empty());
        let parens = match results {
            [one] => self.is_function_type(*one) || attrs.first().is_some_and(has_attrs),
            _ => true,
        };
        if parens {
            self.byte(b'(');
        }
        self.list(results.iter().enumerate(), |p, (i, &ty)| {
            p.ty(ty);
            if let Some(&attrs) = attrs.get(i) {
                p.optional_dict(attrs);
            }
        });
        if parens {
            self.byte(b')');
        }
    }
}
