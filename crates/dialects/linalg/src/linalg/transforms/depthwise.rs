//! `simplify-depthwise-conv`: depthwise convolutions with one channel of the output for each of the input lack the dimension
//! of the former.

use crate::linalg::attrs::elements;
use crate::linalg::{
    DepthwiseConv2DNhwcHwc, DepthwiseConv2DNhwcHwcQ, DepthwiseConv2DNhwcHwcm, DepthwiseConv2DNhwcHwcmQ,
    instantiate, reshapes,
};
use crate::prelude::*;
use greedy::Pattern;
use terrace_memory::dims::shape_of;
use terrace_memory::reassociation::Groups;
use terrace_rewrite::greedy::Patterns;

passes! {
    /// Simplify depthwise convolution.
    SimplifyDepthwiseConv("SimplifyDepthwiseConvPass") = "simplify-depthwise-conv" on(Anchor::Any)
        => simplify_depthwise_conv;
}

fn simplify_depthwise_conv(_: &SimplifyDepthwiseConv, pass: &mut PassContext<'_>) -> Result {
    run_patterns(pass, Patterns::new().add(PATTERNS))
}

static PATTERNS: &[Pattern] = rewrites![
    DepthwiseConv2DNhwcHwcm => simplify,
    DepthwiseConv2DNhwcHwcmQ => simplify,
];

fn simplify<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<()> {
    let ctx = rw.ctx().clone();
    let op = op.op();
    let def = match rw.is::<DepthwiseConv2DNhwcHwcm>(op) {
        true => DepthwiseConv2DNhwcHwc::DEF,
        false => DepthwiseConv2DNhwcHwcQ::DEF,
    };
    let (first, end) = rw.init_range(op);
    let operands = rw.operands(op).to_vec();
    let (&[input, kernel, ref zeros @ ..], &[init]) = (&operands[..first], &operands[first..end]) else {
        return None;
    };
    let result = rw.results(op).first()?;
    let are_tensors =
        [input, kernel, init, result].iter().all(|&value| rw.ty(value).is::<RankedTensorType>(&ctx));
    if !are_tensors || shape_of(&ctx, rw.ty(kernel)).get(3) != Some(&1) {
        return None;
    }
    let factors = |name: &str| {
        let slot = rw.def(op).slot_of(name);
        slot.and_then(|slot| rw.slot(op, slot)).unwrap_or_else(|| elements(&ctx, &[1, 1]))
    };
    let attrs = [("strides", factors("strides")), ("dilations", factors("dilations"))];
    let dict = rw.dict(op);
    let kernel = without_last(rw, kernel);
    let init = without_last(rw, init);
    let mut inputs: SmallVec<[Value; 4]> = smallvec![input, kernel];
    inputs.extend(zeros.iter().copied());
    let new = instantiate::build(rw, def, &attrs, &inputs, &[init])?;
    rw.set_dict(new, dict);
    let (ty, source) = (rw.ty(result), rw.result(new, 0));
    let expanded = reshapes::expand(rw, source, ty, &groups(shape_of(&ctx, ty).len()))?;
    rw.replace(op, &[expanded]);
    Some(())
}

/// Each dimension but the last two, which are one group.
fn groups(rank: usize) -> Groups {
    let mut groups: Groups = (0..rank as i64 - 1).map(|dim| smallvec![dim]).collect();
    if let Some(last) = groups.last_mut() {
        last.push(rank as i64 - 1);
    }
    groups
}

/// A tensor without its last dimension, which is one.
fn without_last(rw: &mut Rewriter<'_>, tensor: Value) -> Value {
    let ctx = rw.ctx().clone();
    let shape = shape_of(&ctx, rw.ty(tensor));
    let kept = shape.get(..shape.len().saturating_sub(1)).unwrap_or_default();
    reshapes::collapse(rw, tensor, kept, &groups(shape.len()))
}
