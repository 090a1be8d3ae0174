//! The flags of `opt` that modules of each kind go through.

use super::UNREGISTERED_FLAG;
use crate::upstream;

/// The rows of flags for modules of a kind.
pub(super) fn of(kind: &str) -> &'static [&'static [&'static str]] {
    match kind {
        "llvm" => LLVM,
        "vector" => VECTOR,
        "unregistered" => UNREGISTERED,
        "slots" => SLOTS,
        "tensors" => TENSORS,
        "tosa" => TOSA,
        _ => MIXED,
    }
}

/// The flags of `opt` for modules of MLIR's own dialects. Counts are reported by flags.
const MIXED: &[&[&str]] = &[
    &[],
    &["--mlir-print-op-generic"],
    &["--convert-scf-to-cf"],
    &["--convert-arith-to-llvm"],
    &["--convert-cf-to-llvm"],
    &["--convert-func-to-llvm"],
    &["--finalize-memref-to-llvm"],
    &["--lower-affine"],
    &["--expand-strided-metadata"],
    &["--fold-memref-alias-ops"],
    &["--memref-expand", "--expand-realloc"],
    &["--convert-to-llvm"],
    &[upstream::PIPELINE],
];

/// The flags of `opt` for modules of vectors and affine loops.
const VECTOR: &[&[&str]] = &[
    &[],
    &["--mlir-print-op-generic"],
    &["--lower-affine"],
    &["--convert-vector-to-scf"],
    &["--convert-vector-to-scf=full-unroll"],
    &["--convert-vector-to-scf=target-rank=0"],
    &["--convert-vector-to-llvm"],
    &["--fold-memref-alias-ops"],
    &["--convert-math-to-libm"],
    &["--lower-vector-mask"],
    &["--lower-vector-multi-reduction"],
    &["--affine-expand-index-ops"],
    &["--affine-simplify-structures"],
    &["--affine-loop-normalize"],
    &["--affine-loop-coalescing"],
    &["--affine-loop-invariant-code-motion"],
    &["--affine-loop-tile"],
    &["--affine-loop-tile=tile-size=3 separate"],
    &["--pass-pipeline=builtin.module(func.func(affine-loop-unroll))"],
    &["--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=2 cleanup-unroll=true}))"],
    &["--pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))"],
    &["--affine-parallelize"],
    &["--affine-scalrep"],
    &["--pass-pipeline=builtin.module(func.func(affine-simplify-min-max))"],
    &["--affine-raise-from-memref"],
    &["--convert-vector-to-scf", "--lower-affine", "--convert-scf-to-cf", "--convert-vector-to-llvm"],
    &[upstream::VECTOR_PIPELINE],
];

/// The flags of `opt` for modules with unregistered dialects.
const UNREGISTERED: &[&[&str]] = &[
    &[UNREGISTERED_FLAG],
    &[UNREGISTERED_FLAG, "--mlir-print-op-generic"],
    &[UNREGISTERED_FLAG, "--canonicalize"],
    &[UNREGISTERED_FLAG, "--canonicalize=region-simplify=aggressive"],
    &[UNREGISTERED_FLAG, "--cse"],
    &[UNREGISTERED_FLAG, "--sccp"],
    &[UNREGISTERED_FLAG, "--inline"],
    &[UNREGISTERED_FLAG, "--remove-dead-values"],
    &[UNREGISTERED_FLAG, "--loop-invariant-code-motion"],
    &[UNREGISTERED_FLAG, "--convert-scf-to-cf"],
    &[UNREGISTERED_FLAG, "--convert-func-to-llvm"],
    &[UNREGISTERED_FLAG, "--convert-cf-to-llvm"],
    &[UNREGISTERED_FLAG, "--convert-arith-to-llvm"],
    &[UNREGISTERED_FLAG, "--convert-to-llvm"],
];

/// The flags of `opt` for modules of stack memory and calls.
const SLOTS: &[&[&str]] = &[
    &[],
    &["--mem2reg"],
    &["--sroa"],
    &["--sroa", "--mem2reg"],
    &["--inline"],
    &["--inline", "--sroa", "--mem2reg", "--canonicalize", "--cse"],
    &["--canonicalize"],
    &["--cse"],
    &["--affine-scalrep"],
    &["--inline", "--affine-scalrep", "--canonicalize"],
    &["--fold-memref-alias-ops"],
    &["--expand-strided-metadata"],
    &["--loop-invariant-code-motion"],
    &["--affine-loop-invariant-code-motion"],
    &["--affine-loop-normalize"],
    &["--affine-simplify-structures"],
    &["--affine-parallelize"],
    &["--affine-expand-index-ops"],
    &["--affine-expand-index-ops-as-affine"],
    &["--affine-raise-from-memref"],
    &["--lower-affine"],
    &["--pass-pipeline=builtin.module(func.func(affine-loop-unroll))"],
    &[
        "--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=-1 unroll-full-threshold=4}))",
    ],
    &["--pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))"],
    &["--pass-pipeline=builtin.module(func.func(affine-simplify-min-max))"],
    &["--normalize-memrefs"],
    &["--remove-dead-values"],
    &["--symbol-dce"],
    &["--sccp"],
    &["--int-range-optimizations"],
];

/// The flags of `opt` for modules of tensors and structured operations.
const TENSORS: &[&[&str]] = &[
    &[],
    &["--mlir-print-op-generic"],
    &["--canonicalize"],
    &["--cse"],
    &["--canonicalize", "--cse", "--canonicalize"],
    &["--inline", "--canonicalize"],
    &["--loop-invariant-code-motion", "--loop-invariant-subset-hoisting"],
    &["--control-flow-sink"],
    &["--scf-forall-to-for"],
    &["--scf-for-to-while"],
    &["--scf-for-loop-canonicalization", "--scf-for-loop-peeling"],
    &["--convert-scf-to-cf"],
    &["--linalg-generalize-named-ops"],
    &["--linalg-generalize-named-ops", "--linalg-specialize-generic-ops"],
    &["--linalg-generalize-named-ops", "--linalg-fuse-elementwise-ops"],
    &["--linalg-specialize-generic-ops"],
    &["--linalg-morph-ops=named-to-category"],
    &["--linalg-morph-ops=category-to-generic"],
    &["--linalg-morph-ops=named-to-generic"],
    &["--linalg-fuse-elementwise-ops"],
    &["--linalg-fold-unit-extent-dims"],
    &["--linalg-fold-unit-extent-dims=use-rank-reducing-slices"],
    &["--linalg-generalize-named-ops", "--linalg-fold-unit-extent-dims", "--canonicalize", "--cse"],
    &["--linalg-morph-ops=named-to-category", "--linalg-fold-into-elementwise"],
    &["--linalg-inline-scalar-operands"],
    &["--pass-pipeline=builtin.module(func.func(linalg-detensorize))"],
    &["--pass-pipeline=builtin.module(func.func(linalg-detensorize{aggressive-mode}))"],
    &["--linalg-block-pack-matmul=block-factors=2,2,2"],
    &["--simplify-depthwise-conv"],
    &["--fold-tensor-subset-ops"],
    &["--convert-elementwise-to-linalg"],
    &["--convert-tensor-to-linalg"],
    &["--convert-elementwise-to-linalg", "--linalg-fuse-elementwise-ops", "--canonicalize"],
    &["--reify-result-shapes"],
    &["--resolve-shaped-type-result-dims"],
    &["--resolve-ranked-shaped-type-result-dims", "--canonicalize"],
    &["--mlprogram-pipeline-globals"],
    &["--shape-to-shape-lowering"],
    &["--convert-shape-constraints"],
    &["--convert-shape-to-std"],
    &["--remove-shape-constraints", "--canonicalize"],
    &["--shape-to-shape-lowering", "--convert-shape-constraints", "--convert-shape-to-std"],
    &["--empty-tensor-to-alloc-tensor"],
    &["--eliminate-empty-tensors"],
    &["--eliminate-empty-tensors", "--empty-tensor-to-alloc-tensor", BUFFERIZE],
    &["--one-shot-bufferize"],
    &["--one-shot-bufferize=bufferize-function-boundaries"],
    &["--one-shot-bufferize=allow-unknown-ops dialect-filter=tensor,bufferization,scf"],
    &["--one-shot-bufferize=bufferize-function-boundaries test-analysis-only print-conflicts"],
    &["--one-shot-bufferize=bufferize-function-boundaries copy-before-write"],
    &["--one-shot-bufferize=bufferize-function-boundaries analysis-heuristic=top-down"],
    &["--one-shot-bufferize=bufferize-function-boundaries analysis-heuristic=bottom-up-from-terminators"],
    &["--one-shot-bufferize=bufferize-function-boundaries analysis-heuristic=fuzzer analysis-fuzzer-seed=7"],
    &["--one-shot-bufferize=bufferize-function-boundaries check-parallel-regions=0 buffer-alignment=0"],
    &[
        "--one-shot-bufferize=bufferize-function-boundaries function-boundary-type-conversion=fully-dynamic-layout-map",
    ],
    &[BUFFERIZE],
    &[BUFFERIZE_PLAIN],
    &[BUFFERIZE, "--canonicalize", "--cse"],
    &[BUFFERIZE, "--convert-linalg-to-loops"],
    &[BUFFERIZE, "--convert-linalg-to-affine-loops"],
    &[BUFFERIZE, "--convert-linalg-to-parallel-loops"],
    &[BUFFERIZE, "--linalg-generalize-named-ops", "--canonicalize"],
    &[BUFFERIZE, "--drop-equivalent-buffer-results"],
    &[BUFFERIZE_PLAIN, "--buffer-results-to-out-params=modify-public-functions"],
    &[
        BUFFERIZE_PLAIN,
        "--buffer-results-to-out-params=modify-public-functions hoist-static-allocs add-result-attr",
    ],
    &[BUFFERIZE, "--buffer-hoisting", "--buffer-loop-hoisting", "--promote-buffers-to-stack"],
    &[BUFFERIZE, "--optimize-allocation-liveness"],
    &[BUFFERIZE, "--expand-strided-metadata"],
    &[BUFFERIZE, "--buffer-deallocation-pipeline", "--convert-bufferization-to-memref"],
    &[
        BUFFERIZE,
        "--ownership-based-buffer-deallocation",
        "--canonicalize",
        "--buffer-deallocation-simplification",
        "--bufferization-lower-deallocations",
        "--cse",
        "--canonicalize",
        "--convert-bufferization-to-memref",
    ],
    &[SHORTEST],
    &[FREEING],
    &[LEAKING],
];

/// The flags of `opt` for modules of tosa.
const TOSA: &[&[&str]] = &[
    &[],
    &["--mlir-print-op-generic"],
    &["--canonicalize"],
    &["--cse"],
    &["--canonicalize", "--cse", "--canonicalize"],
    &["--inline", "--sccp"],
    &["--tosa-infer-shapes"],
    &["--tosa-infer-shapes", "--canonicalize"],
    &["--tosa-make-broadcastable"],
    &["--tosa-infer-shapes", "--tosa-make-broadcastable", "--canonicalize"],
    &["--tosa-layerwise-constant-fold"],
    &["--tosa-layerwise-constant-fold=aggressive-reduce-constant"],
    &["--tosa-layerwise-constant-fold", "--canonicalize", "--cse"],
    &["--tosa-optional-decompositions"],
    &["--tosa-optional-decompositions", "--tosa-infer-shapes", "--canonicalize"],
    &["--tosa-to-arith"],
    &["--tosa-to-arith=include-apply-rescale"],
    &["--tosa-to-arith=include-apply-rescale use-32-bit"],
    &["--tosa-to-tensor"],
    &["--tosa-to-scf"],
    &["--tosa-to-mlprogram"],
    &["--tosa-to-mlprogram", "--mlprogram-pipeline-globals"],
    &["--pass-pipeline=builtin.module(func.func(tosa-to-linalg))"],
    &["--pass-pipeline=builtin.module(func.func(tosa-to-linalg),canonicalize)"],
    &["--pass-pipeline=builtin.module(func.func(tosa-to-linalg-named))"],
    &["--pass-pipeline=builtin.module(func.func(tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf}))"],
    &[
        "--pass-pipeline=builtin.module(func.func(tosa-optional-decompositions,tosa-to-linalg-named,tosa-to-linalg))",
    ],
    &[
        "--pass-pipeline=builtin.module(func.func(tosa-to-linalg-named,tosa-to-linalg,tosa-to-tensor,tosa-to-scf,tosa-to-arith))",
    ],
    &[
        "--pass-pipeline=builtin.module(func.func(tosa-infer-shapes,tosa-to-linalg-named,tosa-to-linalg,tosa-to-tensor,tosa-to-arith),canonicalize,cse)",
    ],
    &[
        "--pass-pipeline=builtin.module(func.func(tosa-to-linalg-named,tosa-to-linalg,tosa-to-tensor,tosa-to-arith),linalg-fuse-elementwise-ops)",
    ],
    &[
        "--pass-pipeline=builtin.module(func.func(tosa-to-linalg-named,tosa-to-linalg,tosa-to-tensor,tosa-to-arith),linalg-generalize-named-ops,linalg-fold-unit-extent-dims)",
    ],
    &[
        "--pass-pipeline=builtin.module(func.func(tosa-to-linalg-named,tosa-to-linalg,tosa-to-tensor,tosa-to-scf,tosa-to-arith),convert-tensor-to-linalg)",
    ],
    &["--pass-pipeline=builtin.module(func.func(tosa-to-scf),canonicalize,loop-invariant-code-motion)"],
    &["--pass-pipeline=builtin.module(func.func(tosa-to-tensor),canonicalize,fold-tensor-subset-ops)"],
    &["--resolve-shaped-type-result-dims"],
    &["--control-flow-sink"],
    &["--one-shot-bufferize=bufferize-function-boundaries"],
    &["--one-shot-bufferize=allow-unknown-ops"],
    &[SHORTEST],
    &[FREEING],
    &[LEAKING],
    &[LEAKING_LOOPS],
];

/// Bufferization of functions, with loops that yield new buffers.
const BUFFERIZE: &str = "--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops";

/// [`BUFFERIZE`] with buffers that have no layout.
const BUFFERIZE_PLAIN: &str = "--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops \
     function-boundary-type-conversion=identity-layout-map unknown-type-conversion=identity-layout-map";

/// The passes from loops over buffers to the llvm dialect.
macro_rules! back_end {
    () => {
        "convert-vector-to-scf,lower-affine,convert-scf-to-cf,expand-strided-metadata,lower-affine,arith-expand,\
         convert-complex-to-standard,convert-vector-to-llvm,convert-complex-to-llvm,convert-math-to-llvm,\
         convert-math-to-libm,convert-arith-to-llvm,convert-index-to-llvm,finalize-memref-to-llvm,\
         convert-func-to-llvm,convert-cf-to-llvm,convert-ub-to-llvm,reconcile-unrealized-casts)"
    };
}

/// The passes from tosa to structured operations.
macro_rules! front_end {
    () => {
        "func.func(tosa-optional-decompositions,canonicalize,tosa-infer-shapes,tosa-make-broadcastable,\
         tosa-to-linalg-named,canonicalize,tosa-layerwise-constant-fold,tosa-make-broadcastable),\
         func.func(tosa-to-linalg,tosa-to-arith{include-apply-rescale=1},tosa-to-tensor,tosa-to-scf),\
         convert-elementwise-to-linalg,convert-tensor-to-linalg,empty-tensor-to-alloc-tensor,"
    };
}

/// The shortest pipeline from tensors to the llvm dialect.
pub(super) const SHORTEST: &str = concat!(
    "--pass-pipeline=builtin.module(one-shot-bufferize{bufferize-function-boundaries=1},convert-linalg-to-loops,",
    back_end!()
);

/// A pipeline from tosa and tensors to the llvm dialect that frees buffers.
pub(super) const FREEING: &str = concat!(
    "--pass-pipeline=builtin.module(",
    front_end!(),
    "one-shot-bufferize{bufferize-function-boundaries=1},buffer-deallocation-pipeline,\
     convert-bufferization-to-memref,convert-linalg-to-loops,memref-expand,",
    back_end!()
);

/// A pipeline from affine loops, tosa and tensors to the llvm dialect that frees no buffer.
pub(super) const LEAKING: &str = concat!(
    "--pass-pipeline=builtin.module(lower-affine,",
    front_end!(),
    "one-shot-bufferize{bufferize-function-boundaries=1 allow-return-allocs-from-loops=1 \
     function-boundary-type-conversion=identity-layout-map unknown-type-conversion=identity-layout-map},\
     convert-linalg-to-loops,memref-expand,func.func(lower-vector-multi-reduction),",
    back_end!()
);

/// [`LEAKING`] up to loops.
const LEAKING_LOOPS: &str = concat!(
    "--pass-pipeline=builtin.module(",
    front_end!(),
    "one-shot-bufferize{bufferize-function-boundaries=1 allow-return-allocs-from-loops=1 \
     function-boundary-type-conversion=identity-layout-map unknown-type-conversion=identity-layout-map},\
     convert-linalg-to-affine-loops)"
);

/// The flags of `opt` for modules of the llvm dialect.
const LLVM: &[&[&str]] = &[&[], &["--mlir-print-op-generic", "--mlir-print-debuginfo"]];
