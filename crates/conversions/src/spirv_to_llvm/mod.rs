//! Lowering of `spirv` to the LLVM dialect (`convert-spirv-to-llvm`).
//!
//! Upstream's reference: MLIR "SPIR-V Dialect to LLVM Dialect conversion manual".

pub(crate) mod bindings;
mod bits;
mod composite;
mod control;
mod group;
pub(crate) mod host;
mod memory;
mod module;
mod types;

use crate::common::LLVMConversionTarget;
use crate::prelude::*;
use llvm::{Constant, FCmp, FCmpPredicate as F, FDiv as LLVMFDiv, ICmp, ICmpPredicate as I, Sqrt};
use terrace_base::builtin;
use terrace_ir::Scope;
use terrace_spirv::spirv::*;

pass_enum! {
    /// The interface that runs the code.
    ClientApi {
        /// Apple's Metal.
        Metal = "Metal",
        /// OpenCL.
        OpenCl = "OpenCL",
        /// Vulkan.
        Vulkan = "Vulkan",
        /// WebGPU.
        WebGpu = "WebGPU",
        /// Not known.
        Unknown = "Unknown",
    }
}

passes! {
    /// Convert SPIR-V dialect to LLVM dialect.
    SpirvToLlvm("ConvertSPIRVToLLVMPass") = "convert-spirv-to-llvm" on(Anchor::Op("builtin.module"), Body) {
        /// Derive StorageClass to address space mapping from the client API
        client_api: ClientApi = ClientApi::Unknown,
    } => spirv_to_llvm;
}

fn spirv_to_llvm(o: &SpirvToLlvm, pass: &PassContext) -> Result<BodyPass> {
    let ctx = pass.ctx();
    let target: ConversionTarget = LLVMConversionTarget::new()
        .dialect("spirv", Legality::Illegal)
        .op(builtin::Module::DEF, Legality::Legal)
        .into();
    let rule = match o.client_api {
        ClientApi::OpenCl => types::opencl,
        _ => types::any,
    };
    let converter = llvm_converter(&ctx, LowerToLLVMOptions::default()).rule(rule);
    let patterns = Patterns::new().add_all(PATTERNS);
    let conversion = BodyPass::from(Conversion::partial(target, patterns, converter));
    let client = match o.client_api {
        ClientApi::Metal => Some("Metal"),
        ClientApi::Vulkan => Some("Vulkan"),
        ClientApi::WebGpu => Some("WebGPU"),
        ClientApi::OpenCl | ClientApi::Unknown => None,
    };
    Ok(conversion.prepare(move |body, module| {
        let changed = bindings::encode(body, module);
        if let Some(client) = client {
            let message = format!("address space mapping for client '{client}' not implemented");
            Scope { body, parent: None }.at(module).warning(message).emit();
        }
        Ok(changed)
    }))
}

/// The type rules of complete lowerings.
pub(crate) static TYPES: &[Rule] = &[types::any];

/// The patterns of the pass and of complete lowerings.
pub(crate) static PATTERNS: &[&[Pattern]] = &[
    ROWS,
    COMPARISONS,
    bits::PATTERNS,
    composite::PATTERNS,
    control::PATTERNS,
    group::REDUCTIONS,
    group::BARRIERS,
    memory::PATTERNS,
    module::PATTERNS,
];

static ROWS: &[Pattern] = one_to_one![
    IAdd => llvm::Add,
    IMul => llvm::Mul,
    ISub => llvm::Sub,
    FAdd => llvm::FAdd,
    FDiv => llvm::FDiv,
    FMul => llvm::FMul,
    FNegate => llvm::FNeg,
    FRem => llvm::FRem,
    FSub => llvm::FSub,
    SDiv => llvm::SDiv,
    SRem => llvm::SRem,
    UDiv => llvm::UDiv,
    UMod => llvm::URem,
    BitCount => llvm::CtPop,
    BitReverse => llvm::BitReverse,
    BitwiseAnd => llvm::And,
    BitwiseOr => llvm::Or,
    BitwiseXor => llvm::XOr,
    ConvertFToS => llvm::FPToSI,
    ConvertFToU => llvm::FPToUI,
    ConvertSToF => llvm::SIToFP,
    ConvertUToF => llvm::UIToFP,
    LogicalAnd => llvm::And,
    LogicalOr => llvm::Or,
    Select => llvm::Select,
    Undef => llvm::Undef,
    GLCeil => llvm::FCeil,
    GLCos => llvm::Cos,
    GLExp => llvm::Exp,
    GLFAbs => llvm::FAbs,
    GLFloor => llvm::FFloor,
    GLFMax => llvm::MaxNum,
    GLFMin => llvm::MinNum,
    GLLog => llvm::Log,
    GLSin => llvm::Sin,
    GLSMax => llvm::SMax,
    GLSMin => llvm::SMin,
    GLSqrt => llvm::Sqrt,
    GLTan => llvm::Tan,
    GLTanh => llvm::Tanh,
];

static COMPARISONS: &[Pattern] = patterns![converted:
    "IEqual": IEqual(a, b) => ICmp[predicate: I::Eq](a, b);
    "INotEqual": INotEqual(a, b) => ICmp[predicate: I::Ne](a, b);
    "SGreaterThan": SGreaterThan(a, b) => ICmp[predicate: I::Sgt](a, b);
    "SGreaterThanEqual": SGreaterThanEqual(a, b) => ICmp[predicate: I::Sge](a, b);
    "SLessThan": SLessThan(a, b) => ICmp[predicate: I::Slt](a, b);
    "SLessThanEqual": SLessThanEqual(a, b) => ICmp[predicate: I::Sle](a, b);
    "UGreaterThan": UGreaterThan(a, b) => ICmp[predicate: I::Ugt](a, b);
    "UGreaterThanEqual": UGreaterThanEqual(a, b) => ICmp[predicate: I::Uge](a, b);
    "ULessThan": ULessThan(a, b) => ICmp[predicate: I::Ult](a, b);
    "ULessThanEqual": ULessThanEqual(a, b) => ICmp[predicate: I::Ule](a, b);
    "LogicalEqual": LogicalEqual(a, b) => ICmp[predicate: I::Eq](a, b);
    "LogicalNotEqual": LogicalNotEqual(a, b) => ICmp[predicate: I::Ne](a, b);
    "FOrdEqual": FOrdEqual(a, b) => FCmp[predicate: F::Oeq](a, b);
    "FOrdGreaterThan": FOrdGreaterThan(a, b) => FCmp[predicate: F::Ogt](a, b);
    "FOrdGreaterThanEqual": FOrdGreaterThanEqual(a, b) => FCmp[predicate: F::Oge](a, b);
    "FOrdLessThan": FOrdLessThan(a, b) => FCmp[predicate: F::Olt](a, b);
    "FOrdLessThanEqual": FOrdLessThanEqual(a, b) => FCmp[predicate: F::Ole](a, b);
    "FOrdNotEqual": FOrdNotEqual(a, b) => FCmp[predicate: F::One](a, b);
    "FUnordEqual": FUnordEqual(a, b) => FCmp[predicate: F::Ueq](a, b);
    "FUnordGreaterThan": FUnordGreaterThan(a, b) => FCmp[predicate: F::Ugt](a, b);
    "FUnordGreaterThanEqual": FUnordGreaterThanEqual(a, b) => FCmp[predicate: F::Uge](a, b);
    "FUnordLessThan": FUnordLessThan(a, b) => FCmp[predicate: F::Ult](a, b);
    "FUnordLessThanEqual": FUnordLessThanEqual(a, b) => FCmp[predicate: F::Ule](a, b);
    "FUnordNotEqual": FUnordNotEqual(a, b) => FCmp[predicate: F::Une](a, b);
    "GLInverseSqrt": GLInverseSqrt(x) with one = {1.0} => LLVMFDiv(one, Sqrt(x));
];
