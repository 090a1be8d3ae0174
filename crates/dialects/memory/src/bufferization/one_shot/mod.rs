//! `one-shot-bufferize`: tensors become buffers, by as few copies as one analysis of each function finds.
//!
//! `analysis` says what operations do with the buffers of their tensors, by the [models](model) of their kinds; `conflicts`
//! finds reads that would see a later write, and `decide` decides for each operand whether it is bufferized in place.
//! `functions` keeps what callers have to know. Then `copies` makes each other operand a copy, `rewrite` replaces
//! operations one after another, in the types that `types` infers, and `module` goes through the functions, callees first,
//! and `top_level` through the operations outside.
//! `eliminate` uses the same analysis for `eliminate-empty-tensors`. For tests, `fuzz` decides in random order, and `annotate` shows the decisions as attributes.
//!
//! Upstream's reference: MLIR "Bufferization".

pub mod analysis;
mod annotate;
mod block_args;
pub mod conflicts;
mod copies;
mod decide;
mod eliminate;
mod flow;
pub mod functions;
mod fuzz;
mod globals;
pub mod model;
pub mod models;
mod module;
pub mod rewrite;
mod sets;
mod top_level;
pub mod types;

pub use eliminate::EliminateEmptyTensors;

use self::model::{Bufferizable, Models};
use self::types::{Layouts, buffer_type};
use crate::prelude::*;
use terrace_base::func;
use terrace_ir::asm::parse::normal_layout;

pass_enum! {
    /// Layouts of buffers.
    LayoutOption {
        /// As precise as the analysis of functions finds them.
        Infer = "infer-layout-map",
        /// Elements follow each other.
        Identity = "identity-layout-map",
        /// Strides and offset are only known at run time.
        Dynamic = "fully-dynamic-layout-map",
    }
}

passes! {
    /// One-Shot Bufferize.
    OneShotBufferize("OneShotBufferizePass") = "one-shot-bufferize" on(Anchor::Op("builtin.module")) {
        /// Allows returning/yielding new allocations from a loop.
        allow_return_allocs_from_loops: bool = false,
        /// Allows unknown (not bufferizable) ops in the input IR.
        allow_unknown_ops: bool = false,
        /// Test only: Analyze ops in random order with a given seed (fuzzer)
        analysis_fuzzer_seed: u32 = 0,
        /// Heuristic that control the IR traversal during analysis
        analysis_heuristic: String = String::from("bottom-up"),
        /// Sets the alignment of newly allocated buffers.
        buffer_alignment: u64 = 64,
        /// Bufferize function boundaries (experimental).
        bufferize_function_boundaries: bool = false,
        /// Account for parallel regions in RaW analysis.
        check_parallel_regions: bool = true,
        /// Skip the analysis. Make a buffer copy on every write.
        copy_before_write: bool = false,
        /// Restrict bufferization to ops from these dialects.
        dialect_filter: Vec<String> = Vec::new(),
        /// Test only: Annotate tensor IR with alias sets
        dump_alias_sets: bool = false,
        /// Controls layout maps when bufferizing function signatures.
        function_boundary_type_conversion: LayoutOption = LayoutOption::Infer,
        /// The memory space of an memref types must always be inferred. If unset, a default memory space of 0 is used otherwise.
        must_infer_memory_space: bool = false,
        /// Skip analysis of functions with these symbol names.Set copyBeforeWrite to true when bufferizing them.
        no_analysis_func_filter: Vec<String> = Vec::new(),
        /// Test only: Annotate IR with RaW conflicts. Requires test-analysis-only.
        print_conflicts: bool = false,
        /// Test only: Only run inplaceability analysis and annotate IR
        test_analysis_only: bool = false,
        /// Controls layout maps for non-inferrable memref types.
        unknown_type_conversion: LayoutOption = LayoutOption::Dynamic,
        /// Use the Tensor encoding attribute for the memory space. Exclusive to the 'must-infer-memory-space' option
        use_encoding_for_memory_space: bool = false,
    } => one_shot_bufferize;
}

/// The order in which the analysis decides about operations.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Heuristic {
    BottomUp,
    TopDown,
    BottomUpFromTerminators,
    Fuzzer,
}

/// The memory space of buffers for which none is given.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DefaultSpace {
    None,
    Unknown,
    Encoding,
}

/// The options of a bufferization.
pub struct Options {
    /// Whether loops may yield buffers that are allocated inside.
    pub return_allocs_from_loops: bool,
    allow_unknown: bool,
    /// The alignment of new buffers in bytes; none if zero.
    pub alignment: u64,
    /// Whether signatures of functions are bufferized.
    pub function_boundaries: bool,
    pub(crate) check_parallel_regions: bool,
    copy_before_write: bool,
    dialects: Vec<String>,
    unanalyzed: Vec<String>,
    boundary: LayoutOption,
    pub(crate) unknown: Layouts,
    space: DefaultSpace,
    pub(crate) heuristic: Heuristic,
    pub(crate) fuzzer_seed: u32,
    /// Whether the reasons of decisions are noted.
    pub(crate) print_conflicts: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            return_allocs_from_loops: false,
            allow_unknown: false,
            alignment: 64,
            function_boundaries: false,
            check_parallel_regions: true,
            copy_before_write: false,
            dialects: Vec::new(),
            unanalyzed: Vec::new(),
            boundary: LayoutOption::Infer,
            unknown: Layouts::Dynamic,
            space: DefaultSpace::None,
            heuristic: Heuristic::BottomUp,
            fuzzer_seed: 0,
            print_conflicts: false,
        }
    }
}

/// The options of a bufferization, and the models of operations.
pub struct Setup {
    /// The options.
    pub options: Options,
    models: FxHashMap<u32, &'static dyn Bufferizable>,
}

impl Setup {
    fn new(ctx: &Context, options: Options) -> Self {
        let mut models = FxHashMap::default();
        for row in ctx.dialect_interfaces::<Models>() {
            row.0(&mut |def, model| {
                models.insert(def.code(), model);
            });
        }
        Self { options, models }
    }

    /// Whether options let an operation be bufferized.
    pub fn is_allowed(&self, b: &Body, op: Op) -> bool {
        let dialect = b.def(op).dialect;
        (self.options.function_boundaries || dialect != "func")
            && (self.options.dialects.is_empty() || self.options.dialects.iter().any(|name| name == dialect))
    }

    /// The model of an operation, if it has one and options let it be bufferized.
    pub fn model(&self, b: &Body, op: Op) -> Option<&'static dyn Bufferizable> {
        let model = *self.models.get(&b.def(op).code())?;
        self.is_allowed(b, op).then_some(model)
    }

    /// The memory space of a tensor of unknown origin: `Some(None)` is the default space.
    pub fn default_space(&self, ctx: &Context, tensor: Type) -> Option<Option<Attr>> {
        match self.options.space {
            DefaultSpace::None => Some(None),
            DefaultSpace::Unknown => None,
            DefaultSpace::Encoding => {
                Some(tensor.as_::<RankedTensorType>(ctx).and_then(|tensor| tensor.encoding))
            }
        }
    }

    /// The type of a buffer that crosses the boundary of a function.
    pub fn boundary_type(&self, ctx: &Context, tensor: Type) -> Type {
        let layouts = match self.options.boundary {
            LayoutOption::Identity => Layouts::Identity,
            LayoutOption::Infer | LayoutOption::Dynamic => Layouts::Dynamic,
        };
        buffer_type(ctx, tensor, layouts, self.default_space(ctx, tensor).flatten())
    }

    /// The type of the buffer of a function's argument, whose attribute may give the layout.
    pub fn argument_type(&self, module: &Body, function: func::Func, i: usize, tensor: Type) -> Type {
        let ctx = module.ctx();
        let ty = self.boundary_type(ctx, tensor);
        let layout = functions::argument_attr(module, function, i, "bufferization.buffer_layout");
        match (layout, ty.as_::<MemRefType>(ctx)) {
            (Some(layout), Some(ty)) => {
                MemRefType::get(ctx, ty.shape, ty.elem, normal_layout(ctx, Some(layout)), ty.memory_space)
            }
            _ => ty,
        }
    }
}

fn one_shot_bufferize(o: &OneShotBufferize, pass: &mut PassContext<'_>) -> Result {
    let (ctx, op) = (pass.ctx(), pass.op);
    let loc = pass.body.loc(op);
    let fail = |message: &str| Err(ctx.error(loc, message).emit());
    if o.must_infer_memory_space && o.use_encoding_for_memory_space {
        return fail(
            "Invalid option: 'must-infer-memory-space' and 'use-encoding-for-memory-space' are mutually exclusive",
        );
    }
    if o.copy_before_write && o.test_analysis_only {
        return fail("Invalid option: 'copy-before-write' cannot be used with 'test-analysis-only'");
    }
    if o.print_conflicts && !o.test_analysis_only {
        return fail("Invalid option: 'print-conflicts' requires 'test-analysis-only'");
    }
    if o.dump_alias_sets && !o.test_analysis_only {
        return fail("Invalid option: 'dump-alias-sets' requires 'test-analysis-only'");
    }
    if !o.no_analysis_func_filter.is_empty() && !o.bufferize_function_boundaries {
        return fail("Invalid option: 'no-analysis-func-filter' requires 'bufferize-function-boundaries'");
    }
    if o.unknown_type_conversion == LayoutOption::Infer {
        return fail("Invalid option: 'infer-layout-map' is not a valid value for 'unknown-type-conversion'");
    }
    let heuristic = match o.analysis_heuristic.as_str() {
        "bottom-up" => Heuristic::BottomUp,
        "top-down" => Heuristic::TopDown,
        "bottom-up-from-terminators" => Heuristic::BottomUpFromTerminators,
        "fuzzer" => Heuristic::Fuzzer,
        _ => return fail("Unsupported analysis heuristic"),
    };
    let options = Options {
        return_allocs_from_loops: o.allow_return_allocs_from_loops,
        allow_unknown: o.allow_unknown_ops,
        alignment: o.buffer_alignment,
        function_boundaries: o.bufferize_function_boundaries,
        check_parallel_regions: o.check_parallel_regions,
        copy_before_write: o.copy_before_write,
        dialects: o.dialect_filter.clone(),
        unanalyzed: o.no_analysis_func_filter.clone(),
        boundary: o.function_boundary_type_conversion,
        unknown: match o.unknown_type_conversion {
            LayoutOption::Identity => Layouts::Identity,
            _ => Layouts::Dynamic,
        },
        space: match (o.must_infer_memory_space, o.use_encoding_for_memory_space) {
            (true, _) => DefaultSpace::Unknown,
            (_, true) => DefaultSpace::Encoding,
            _ => DefaultSpace::None,
        },
        heuristic,
        fuzzer_seed: o.analysis_fuzzer_seed,
        print_conflicts: o.print_conflicts,
    };
    let setup = Setup::new(&ctx, options);
    match o.test_analysis_only {
        true => module::annotate(&setup, pass, o.dump_alias_sets),
        false => module::bufferize(&setup, pass),
    }
}
