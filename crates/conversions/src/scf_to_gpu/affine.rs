//! `convert-affine-for-to-gpu`: perfectly nested affine loops become a launch.

use crate::prelude::*;
use terrace_gpu::gpu::{Launch, Terminator};
use terrace_memory::affine::For;
use terrace_memory::affine::transforms::expand;

passes! {
    /// Convert top-level AffineFor Ops to GPU kernels.
    AffineForToGpu("ConvertAffineForToGPUPass") = "convert-affine-for-to-gpu"
        on(Anchor::Interface(Trait::FunctionOpInterface)) {
        /// Number of GPU block dimensions for mapping.
        gpu_block_dims: u32 = 1,
        /// Number of GPU thread dimensions for mapping.
        gpu_thread_dims: u32 = 1,
    } => affine_for_to_gpu;
}

fn affine_for_to_gpu(options: &AffineForToGpu, pass: &mut PassContext<'_>) -> Result {
    let (n_blocks, n_threads) = (options.gpu_block_dims as usize, options.gpu_thread_dims as usize);
    let Some(body) = pass.op_body() else { return pass.finish(false) };
    let blocks: Vec<Block> = body.root_regions().flat_map(|region| body.blocks(region)).collect();
    let ops = blocks.into_iter().flat_map(|block| body.ops(block)).filter_map(|op| body.as_::<For>(op));
    let mut result = Ok(());
    for op in ops.collect::<Vec<_>>() {
        let body = pass.body.region_body_mut(pass.op);
        result = convert(body, op, n_blocks, n_threads)
            .map_err(|refusal| match refusal {
                Refusal::Reported(reported) => reported,
                Refusal::At(at, message) => {
                    let outer = Scope { body: pass.body, parent: pass.outer };
                    let scope =
                        Scope { body: pass.body.region_body(pass.op), parent: Some((&outer, pass.op)) };
                    scope.at(at).error(message).emit()
                }
            })
            .and(result);
    }
    result
}

/// Why a loop cannot be converted.
enum Refusal {
    /// An operation, and what is wrong with it.
    At(Op, &'static str),
    Reported(Reported),
}

impl From<Reported> for Refusal {
    fn from(reported: Reported) -> Self {
        Refusal::Reported(reported)
    }
}

/// The loops that become a launch: perfectly nested, with bounds that are known in front of the first one.
fn nest(b: &Body, root: For, n: usize) -> Result<Vec<For>, Refusal> {
    let mut loops = vec![root];
    for i in 0..n {
        let current = loops[i];
        let bounds = current.lower_bound_operands(b).iter().chain(current.upper_bound_operands(b));
        if bounds.into_iter().any(|value| b.is_defined_inside(value, root.0)) {
            let message = "loops with bounds depending on other mapped loops are not supported";
            return Err(Refusal::At(current.0, message));
        }
        if i + 1 == n {
            break;
        }
        let first = b.entry_block(current.body(b)).and_then(|block| b.first_op(block));
        let Some(inner) = first.filter(|&op| b.next_op(op).is_some_and(|op| b.next_op(op).is_none())) else {
            return Err(Refusal::At(current.0, "expected perfectly nested loops in the body"));
        };
        match b.as_::<For>(inner) {
            Some(inner) => loops.push(inner),
            None => return Err(Refusal::At(inner, "expected a nested loop")),
        }
    }
    Ok(loops)
}

/// The number and the step of the iterations of a loop, and its first index.
struct Range {
    size: Value,
    lower: Value,
    step: Value,
    is_one: bool,
}

fn convert(b: &mut Body, root: For, n_blocks: usize, n_threads: usize) -> Result<(), Refusal> {
    if n_blocks + n_threads == 0 {
        return Ok(());
    }
    if n_blocks > 3 {
        return Err(Refusal::At(root.0, "cannot map to more than 3 block dimensions"));
    }
    if n_threads > 3 {
        return Err(Refusal::At(root.0, "cannot map to more than 3 thread dimensions"));
    }
    let loops = nest(b, root, n_blocks + n_threads)?;
    if let Some(carries) = loops.iter().find(|op| b.n_results(op.0) != 0) {
        return Err(Refusal::At(carries.0, "loops that carry values are not supported"));
    }
    let mut ranges = Vec::new();
    for &op in &loops {
        ranges.push(range(b, root, op)?);
    }
    let (loc, last) = (b.loc(root.0), loops[loops.len() - 1]);
    let ivs: Vec<Value> = loops.iter().filter_map(|op| op.induction_variable(b)).collect();
    let inner = b.entry_block(last.body(b));
    let mut builder = Builder::before(b, root.0);
    let one = (n_blocks < 3 || n_threads < 3).then(|| arith::Constant::index(&mut builder, 1));
    let (blocks, threads) = ranges.split_at(n_blocks);
    let size = |ranges: &[Range], i: usize| ranges.get(i).map(|range| range.size).or(one);
    let sizes = |ranges: &[Range]| Some([size(ranges, 0)?, size(ranges, 1)?, size(ranges, 2)?]);
    let (Some(grid), Some(block), Some(inner)) = (sizes(blocks), sizes(threads), inner) else {
        return Err(Refusal::At(root.0, "a loop has no body"));
    };
    let launch = Launch::create(&mut builder, grid, block);
    let Some(entry) = b.entry_block(launch.body(b)) else { return Ok(()) };
    if let Some(end) = b.last_op(inner) {
        let mut builder = Builder::before(b, end);
        Terminator::build(&mut builder);
        b.erase(end);
    }
    b.append_ops_of(inner, entry);
    let args: Vec<Value> = b.args(entry).to_vec();
    let ids = args.iter().take(n_blocks).chain(args.iter().skip(3).take(n_threads));
    let mut builder = Builder::new(b);
    builder.set_start(entry);
    builder.set_loc(loc);
    for ((&id, range), iv) in ids.zip(&ranges).zip(ivs) {
        let scaled = if range.is_one { id } else { arith::MulI::new(&mut builder, range.step, id) };
        let index = arith::AddI::new(&mut builder, range.lower, scaled);
        builder.replace_all_uses(iv, index);
    }
    b.erase(root.0);
    Ok(())
}

/// Computes the range of a loop in front of the outermost one.
fn range(b: &mut Body, root: For, op: For) -> Result<Range, Refusal> {
    let loc = b.loc(op.0);
    let (Some(step), Some(lower_map), Some(upper_map)) = (op.step(b), op.lower_map(b), op.upper_map(b))
    else {
        return Err(Refusal::At(op.0, "the bounds cannot be computed"));
    };
    let (lower_operands, upper_operands) =
        (op.lower_bound_operands(b).to_vec(), op.upper_bound_operands(b).to_vec());
    let mut builder = Builder::before(b, root.0);
    builder.set_loc(loc);
    let lower = expand::bound(&mut builder, &lower_map, &lower_operands, arith::MaxSI::new)?;
    let upper = expand::bound(&mut builder, &upper_map, &upper_operands, arith::MinSI::new)?;
    let mut size = arith::SubI::new(&mut builder, upper, lower);
    let is_one = step == 1;
    let step = arith::Constant::index(&mut builder, step);
    if !is_one {
        size = arith::CeilDivSI::new(&mut builder, size, step);
    }
    Ok(Range { size, lower, step, is_one })
}
