//! The operations of `scf`.

use super::{DeviceMappingArray, asm, branch, fold, induction, verify};
use terrace_base::constraints::{AnyRankedTensor, AnySignlessIntegerOrIndex};
use terrace_rewrite::prelude::*;

ops! { "scf", OPS;
    /// Ends the `before` region of [`While`]: continues with the `after` region if the condition holds, else leaves
    /// the loop. The arguments are passed on in both cases.
    ///
    /// ```mlir
    /// scf.condition(%more) %next : i32
    /// ```
    Condition = "condition" {
        (condition: I1, args: [AnyType])
        traits [RegionBranchTerminatorOpInterface, Pure, Terminator]
        parents ["scf.while"]
        format "`(` $condition `)` attr-dict ($args^ `:` type($args))?"
    }

    /// Runs its region once; the region may have several blocks, and [`Yield`] ends it with the results.
    ///
    /// ```mlir
    /// %r = scf.execute_region -> i32 { scf.yield %x : i32 }
    /// ```
    ///
    /// Lowering: `convert-scf-to-cf`.
    ExecuteRegion = "execute_region" {
        () -> (results: [AnyType])
        regions { body("region") }
        opts   { no_inline: Unit }
        traits [RegionBranchOpInterface, RecursiveMemoryEffects]
        hooks  { parse: asm::parse_execute_region, print: asm::print_execute_region, verify: verify::execute_region, region_edges: branch::alternatives }
    }

    /// A counted loop: the induction variable runs from the lower bound to the upper bound, exclusive, by a positive
    /// step. Values carried from one iteration to the next start as `init_args`; the last ones are the
    /// results.
    ///
    /// ```mlir
    /// %sum = scf.for %i = %lb to %ub step %s iter_args(%acc = %zero) -> (f32) { ... scf.yield %next : f32 }
    /// ```
    ///
    /// Lowering: `convert-scf-to-cf`.
    For = "for" {
        (
            lower_bound: AnySignlessIntegerOrIndex, upper_bound: AnySignlessIntegerOrIndex,
            step: AnySignlessIntegerOrIndex, init_args: [AnyType],
        ) -> (results: [AnyType])
        regions { body("region"): (1, 1) }
        opts   {
            /// Bounds are compared as unsigned numbers.
            unsigned_cmp("unsignedCmp"): Unit,
        }
        traits [SingleBlock, ImplicitTerminator, AutomaticAllocationScope, LoopLikeOpInterface, RegionBranchOpInterface, RecursiveMemoryEffects]
        relations { same_type(lower_bound("lowerBound"), upper_bound("upperBound"), step) }
        terminator "scf.yield"
        hooks  { parse: asm::parse_for, print: asm::print_for, verify_shape: verify::for_op, verify_loop: verify::for_loop, region_edges: branch::for_loop, induction: induction::for_loop, speculatable: branch::for_speculatability }
    }

    /// A loop nest whose iterations may run in any order or in parallel. Tensors that iterations write are passed
    /// as shared outputs and combined by [`InParallel`].
    ///
    /// ```mlir
    /// scf.forall (%i, %j) in (%m, 8) { ... }
    /// ```
    ///
    /// Lowering: `convert-scf-to-cf`.
    Forall = "forall" {
        (
            dynamic_lower_bound: [Index], dynamic_upper_bound: [Index], dynamic_step: [Index],
            outputs: [AnyRankedTensor],
        ) -> (results: [AnyType])
        regions { body("region"): (1, 1) }
        attrs  {
            static_lower_bound("staticLowerBound"): DenseI64Array, static_upper_bound("staticUpperBound"): DenseI64Array,
            static_step("staticStep"): DenseI64Array,
        }
        opts   { mapping: DeviceMappingArray }
        traits [AttrSizedOperandSegments, SingleBlock, ImplicitTerminator, AutomaticAllocationScope, LoopLikeOpInterface, RecursiveMemoryEffects, RegionBranchOpInterface, DestinationStyleOpInterface, HasParallelRegion]
        terminator "scf.forall.in_parallel"
        hooks  { parse: asm::forall::parse, print: asm::forall::print, inits: 3, verify: verify::forall, region_edges: branch::parallel, induction: induction::forall }
    }

    /// Ends the body of [`Forall`]; its operations combine the shared outputs.
    ///
    /// ```mlir
    /// scf.forall.in_parallel {
    ///   tensor.parallel_insert_slice %s into %out[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    /// }
    /// ```
    InParallel = "forall.in_parallel" {
        ()
        regions { body("region"): (1, 1) }
        traits [Pure, Terminator, NoTerminator, SingleBlock, GraphRegion, InParallelOpInterface]
        parents ["scf.forall"]
        hooks  { parse: asm::forall::parse_in_parallel, print: asm::forall::print_in_parallel, verify: verify::in_parallel }
    }

    /// Runs one of two regions; without results the second may be absent.
    ///
    /// ```mlir
    /// %r = scf.if %c -> (f32) { scf.yield %a : f32 } else { scf.yield %b : f32 }
    /// ```
    ///
    /// Lowering: `convert-scf-to-cf`.
    If = "if" {
        (condition: I1) -> (results: [AnyType])
        regions { then_region("thenRegion"): (1, 1), else_region("elseRegion"): (0, 1) }
        traits [RegionBranchOpInterface, SingleBlock, ImplicitTerminator, RecursiveMemoryEffects, RecursivelySpeculatable, NoRegionArguments, InferTypes]
        terminator "scf.yield"
        hooks  { parse: asm::parse_if, print: asm::print_if, verify: verify::if_op, fold: fold::if_op, region_edges: branch::alternatives, takes_region_edge: branch::if_takes, most_runs: branch::at_most_once }
    }

    /// Runs the region of the case that equals the operand, or the default region.
    ///
    /// ```mlir
    /// %r = scf.index_switch %i -> i32
    /// case 2 { scf.yield %a : i32 }
    /// default { scf.yield %b : i32 }
    /// ```
    ///
    /// Lowering: `convert-scf-to-cf`.
    IndexSwitch = "index_switch" {
        (arg: Index) -> (results: [AnyType])
        regions { default_region("defaultRegion"): (1, 1), [case_regions("caseRegions")]: (1, 1) }
        attrs  { cases: DenseI64Array }
        traits [RecursiveMemoryEffects, SingleBlock, ImplicitTerminator, RegionBranchOpInterface]
        terminator "scf.yield"
        hooks  { parse: asm::parse_index_switch, print: asm::print_index_switch, verify: verify::index_switch, region_edges: branch::alternatives, takes_region_edge: branch::switch_takes, most_runs: branch::at_most_once }
    }

    /// A loop nest whose iterations may run in any order or in parallel; [`Reduce`] combines values, with a region
    /// for each result.
    ///
    /// ```mlir
    /// %r = scf.parallel (%i) = (%lb) to (%ub) step (%s) init (%z) -> f32 { scf.reduce(%x : f32) { ... } }
    /// ```
    ///
    /// Lowering: `convert-scf-to-cf`.
    Parallel = "parallel" {
        (lower_bound: [Index], upper_bound: [Index], step: [Index], init_vals: [AnyType]) -> (results: [AnyType])
        regions { body("region"): (1, 1) }
        traits [AutomaticAllocationScope, AttrSizedOperandSegments, LoopLikeOpInterface, RecursiveMemoryEffects, RegionBranchOpInterface, SingleBlock, ImplicitTerminator, HasParallelRegion]
        terminator "scf.reduce"
        hooks  { parse: asm::parse_parallel, print: asm::print_parallel, verify: verify::parallel, region_edges: branch::parallel, induction: induction::parallel }
    }

    /// Ends the body of [`Parallel`] with the values of the iteration, and a region for each that combines two values.
    ///
    /// ```mlir
    /// scf.reduce(%x : f32) { ^bb0(%a: f32, %b: f32): %s = arith.addf %a, %b : f32  scf.reduce.return %s : f32 }
    /// ```
    Reduce = "reduce" {
        (operands: [AnyType])
        regions { [reductions]: (1, 1) }
        traits [Terminator, RecursiveMemoryEffects, RegionBranchTerminatorOpInterface]
        parents ["scf.parallel"]
        format "(`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict"
        hooks  { verify_regions: verify::reduce }
    }

    /// Ends a reduction region with the combined value.
    ///
    /// ```mlir
    /// scf.reduce.return %s : f32
    /// ```
    ReduceReturn = "reduce.return" {
        (result: AnyType)
        traits [Pure, Terminator]
        parents ["scf.reduce"]
        format "$result attr-dict `:` type($result)"
        hooks  { verify: verify::reduce_return }
    }

    /// A general loop: [`Condition`] in the `before` region decides whether the `after` region runs, which yields
    /// the next arguments of `before`.
    ///
    /// ```mlir
    /// %r = scf.while (%x = %init) : (i32) -> i32 { ... scf.condition(%c) %x : i32 } do { ^bb0(%y: i32): ... }
    /// ```
    ///
    /// Lowering: `convert-scf-to-cf`.
    While = "while" {
        (inits: [AnyType]) -> (results: [AnyType])
        regions { before: (1, 1), after: (1, 1) }
        traits [RegionBranchOpInterface, LoopLikeOpInterface, RecursiveMemoryEffects, SingleBlock]
        hooks  { parse: asm::parse_while, print: asm::print_while, verify: verify::while_op, region_edges: branch::while_loop, takes_region_edge: branch::while_takes }
    }

    /// Ends a region with values.
    ///
    /// ```mlir
    /// scf.yield %x : f32
    /// ```
    Yield = "yield" {
        (results: [AnyType])
        traits [Pure, ReturnLike, Terminator]
        parents ["scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while"]
        format "attr-dict ($results^ `:` type($results))?"
    }
}
