//! The enums that operations and types have, each with its attribute `#spirv.name<Keyword>`.
//!
//! Upstream's reference: the SPIR-V specification, "Binary Form".

use crate::prelude::*;

enums! { "spirv", ENUM_ATTRS;
    /// How addresses are formed.
    enum AddressingModel: attr("addressing_model", angle) "valid SPIR-V AddressingModel"
        upstream("SPIRV_AddressingModelAttr", "value", "::mlir::spirv::AddressingModel", field) {
        Logical = 0 "Logical", Physical32 = 1 "Physical32", Physical64 = 2 "Physical64",
        PhysicalStorageBuffer64 = 5348 "PhysicalStorageBuffer64",
    }
    /// The interface that runs the code.
    enum ClientAPI: attr("client_api", angle) "recognized SPIR-V client APIs"
        upstream("SPIRV_ClientAPIAttr", "value", "::mlir::spirv::ClientAPI", field) {
        Metal = 0 "Metal", OpenCL = 1 "OpenCL", Vulkan = 2 "Vulkan", WebGPU = 3 "WebGPU",
        Unknown = 4294967295 "Unknown",
    }
    /// The role of a matrix in a product.
    enum CooperativeMatrixUseKHR: attr("coop_matrix_use_khr", angle) "valid SPIR-V Cooperative Matrix Use (KHR)"
        upstream("SPIRV_KHR_CooperativeMatrixUseAttr", "value", "::mlir::spirv::CooperativeMatrixUseKHR", field) {
        MatrixA = 0 "MatrixA", MatrixB = 1 "MatrixB", MatrixAcc = 2 "MatrixAcc",
    }
    /// Facts about an object, a type or a member.
    enum Decoration: attr("decoration", angle) "valid SPIR-V Decoration"
        upstream("SPIRV_DecorationAttr", "value", "::mlir::spirv::Decoration", field) {
        RelaxedPrecision = 0 "RelaxedPrecision", SpecId = 1 "SpecId", Block = 2 "Block",
        BufferBlock = 3 "BufferBlock", RowMajor = 4 "RowMajor", ColMajor = 5 "ColMajor",
        ArrayStride = 6 "ArrayStride", MatrixStride = 7 "MatrixStride", GLSLShared = 8 "GLSLShared",
        GLSLPacked = 9 "GLSLPacked", CPacked = 10 "CPacked", BuiltIn = 11 "BuiltIn",
        NoPerspective = 13 "NoPerspective", Flat = 14 "Flat", Patch = 15 "Patch", Centroid = 16 "Centroid",
        Sample = 17 "Sample", Invariant = 18 "Invariant", Restrict = 19 "Restrict", Aliased = 20 "Aliased",
        Volatile = 21 "Volatile", Constant = 22 "Constant", Coherent = 23 "Coherent",
        NonWritable = 24 "NonWritable", NonReadable = 25 "NonReadable", Uniform = 26 "Uniform",
        UniformId = 27 "UniformId", SaturatedConversion = 28 "SaturatedConversion", Stream = 29 "Stream",
        Location = 30 "Location", Component = 31 "Component", Index = 32 "Index", Binding = 33 "Binding",
        DescriptorSet = 34 "DescriptorSet", Offset = 35 "Offset", XfbBuffer = 36 "XfbBuffer",
        XfbStride = 37 "XfbStride", FuncParamAttr = 38 "FuncParamAttr", FPRoundingMode = 39 "FPRoundingMode",
        FPFastMathMode = 40 "FPFastMathMode", LinkageAttributes = 41 "LinkageAttributes",
        NoContraction = 42 "NoContraction", InputAttachmentIndex = 43 "InputAttachmentIndex",
        Alignment = 44 "Alignment", MaxByteOffset = 45 "MaxByteOffset", AlignmentId = 46 "AlignmentId",
        MaxByteOffsetId = 47 "MaxByteOffsetId", NoSignedWrap = 4469 "NoSignedWrap",
        NoUnsignedWrap = 4470 "NoUnsignedWrap", ExplicitInterpAMD = 4999 "ExplicitInterpAMD",
        OverrideCoverageNV = 5248 "OverrideCoverageNV", PassthroughNV = 5250 "PassthroughNV",
        ViewportRelativeNV = 5252 "ViewportRelativeNV",
        SecondaryViewportRelativeNV = 5256 "SecondaryViewportRelativeNV",
        PerPrimitiveEXT = 5271 "PerPrimitiveEXT", PerVertexKHR = 5285 "PerVertexKHR",
        NonUniform = 5300 "NonUniform", RestrictPointer = 5355 "RestrictPointer",
        AliasedPointer = 5356 "AliasedPointer", BindlessSamplerNV = 5398 "BindlessSamplerNV",
        BindlessImageNV = 5399 "BindlessImageNV", BoundSamplerNV = 5400 "BoundSamplerNV",
        BoundImageNV = 5401 "BoundImageNV", SIMTCallINTEL = 5599 "SIMTCallINTEL",
        ReferencedIndirectlyINTEL = 5602 "ReferencedIndirectlyINTEL", ClobberINTEL = 5607 "ClobberINTEL",
        SideEffectsINTEL = 5608 "SideEffectsINTEL",
        VectorComputeVariableINTEL = 5624 "VectorComputeVariableINTEL",
        FuncParamIOKindINTEL = 5625 "FuncParamIOKindINTEL",
        VectorComputeFunctionINTEL = 5626 "VectorComputeFunctionINTEL", StackCallINTEL = 5627 "StackCallINTEL",
        GlobalVariableOffsetINTEL = 5628 "GlobalVariableOffsetINTEL", CounterBuffer = 5634 "CounterBuffer",
        UserSemantic = 5635 "UserSemantic", UserTypeGOOGLE = 5636 "UserTypeGOOGLE",
        FunctionRoundingModeINTEL = 5822 "FunctionRoundingModeINTEL",
        FunctionDenormModeINTEL = 5823 "FunctionDenormModeINTEL", RegisterINTEL = 5825 "RegisterINTEL",
        MemoryINTEL = 5826 "MemoryINTEL", NumbanksINTEL = 5827 "NumbanksINTEL",
        BankwidthINTEL = 5828 "BankwidthINTEL", MaxPrivateCopiesINTEL = 5829 "MaxPrivateCopiesINTEL",
        SinglepumpINTEL = 5830 "SinglepumpINTEL", DoublepumpINTEL = 5831 "DoublepumpINTEL",
        MaxReplicatesINTEL = 5832 "MaxReplicatesINTEL", SimpleDualPortINTEL = 5833 "SimpleDualPortINTEL",
        MergeINTEL = 5834 "MergeINTEL", BankBitsINTEL = 5835 "BankBitsINTEL",
        ForcePow2DepthINTEL = 5836 "ForcePow2DepthINTEL", BurstCoalesceINTEL = 5899 "BurstCoalesceINTEL",
        CacheSizeINTEL = 5900 "CacheSizeINTEL",
        DontStaticallyCoalesceINTEL = 5901 "DontStaticallyCoalesceINTEL", PrefetchINTEL = 5902 "PrefetchINTEL",
        StallEnableINTEL = 5905 "StallEnableINTEL", FuseLoopsInFunctionINTEL = 5907 "FuseLoopsInFunctionINTEL",
        AliasScopeINTEL = 5914 "AliasScopeINTEL", NoAliasINTEL = 5915 "NoAliasINTEL",
        BufferLocationINTEL = 5921 "BufferLocationINTEL", IOPipeStorageINTEL = 5944 "IOPipeStorageINTEL",
        FunctionFloatingPointModeINTEL = 6080 "FunctionFloatingPointModeINTEL",
        SingleElementVectorINTEL = 6085 "SingleElementVectorINTEL",
        VectorComputeCallableFunctionINTEL = 6087 "VectorComputeCallableFunctionINTEL",
        MediaBlockIOINTEL = 6140 "MediaBlockIOINTEL", CacheControlLoadINTEL = 6442 "CacheControlLoadINTEL",
        CacheControlStoreINTEL = 6443 "CacheControlStoreINTEL",
    }
    /// The dimensions of an image.
    enum Dim: attr("dim", angle) "valid SPIR-V Dim"
        upstream("SPIRV_DimAttr", "value", "::mlir::spirv::Dim", field) {
        Dim1D = 0 "Dim1D", Dim2D = 1 "Dim2D", Dim3D = 2 "Dim3D", Cube = 3 "Cube", Rect = 4 "Rect",
        Buffer = 5 "Buffer", SubpassData = 6 "SubpassData",
    }
    /// A property of an entry point.
    enum ExecutionMode: attr("execution_mode", angle) "valid SPIR-V ExecutionMode"
        upstream("SPIRV_ExecutionModeAttr", "value", "::mlir::spirv::ExecutionMode", field) {
        Invocations = 0 "Invocations", SpacingEqual = 1 "SpacingEqual",
        SpacingFractionalEven = 2 "SpacingFractionalEven", SpacingFractionalOdd = 3 "SpacingFractionalOdd",
        VertexOrderCw = 4 "VertexOrderCw", VertexOrderCcw = 5 "VertexOrderCcw",
        PixelCenterInteger = 6 "PixelCenterInteger", OriginUpperLeft = 7 "OriginUpperLeft",
        OriginLowerLeft = 8 "OriginLowerLeft", EarlyFragmentTests = 9 "EarlyFragmentTests",
        PointMode = 10 "PointMode", Xfb = 11 "Xfb", DepthReplacing = 12 "DepthReplacing",
        DepthGreater = 14 "DepthGreater", DepthLess = 15 "DepthLess", DepthUnchanged = 16 "DepthUnchanged",
        LocalSize = 17 "LocalSize", LocalSizeHint = 18 "LocalSizeHint", InputPoints = 19 "InputPoints",
        InputLines = 20 "InputLines", InputLinesAdjacency = 21 "InputLinesAdjacency",
        Triangles = 22 "Triangles", InputTrianglesAdjacency = 23 "InputTrianglesAdjacency", Quads = 24 "Quads",
        Isolines = 25 "Isolines", OutputVertices = 26 "OutputVertices", OutputPoints = 27 "OutputPoints",
        OutputLineStrip = 28 "OutputLineStrip", OutputTriangleStrip = 29 "OutputTriangleStrip",
        VecTypeHint = 30 "VecTypeHint", ContractionOff = 31 "ContractionOff", Initializer = 33 "Initializer",
        Finalizer = 34 "Finalizer", SubgroupSize = 35 "SubgroupSize",
        SubgroupsPerWorkgroup = 36 "SubgroupsPerWorkgroup",
        SubgroupsPerWorkgroupId = 37 "SubgroupsPerWorkgroupId", LocalSizeId = 38 "LocalSizeId",
        LocalSizeHintId = 39 "LocalSizeHintId",
        SubgroupUniformControlFlowKHR = 4421 "SubgroupUniformControlFlowKHR",
        PostDepthCoverage = 4446 "PostDepthCoverage", DenormPreserve = 4459 "DenormPreserve",
        DenormFlushToZero = 4460 "DenormFlushToZero",
        SignedZeroInfNanPreserve = 4461 "SignedZeroInfNanPreserve", RoundingModeRTE = 4462 "RoundingModeRTE",
        RoundingModeRTZ = 4463 "RoundingModeRTZ",
        EarlyAndLateFragmentTestsAMD = 5017 "EarlyAndLateFragmentTestsAMD",
        StencilRefReplacingEXT = 5027 "StencilRefReplacingEXT",
        StencilRefUnchangedFrontAMD = 5079 "StencilRefUnchangedFrontAMD",
        StencilRefGreaterFrontAMD = 5080 "StencilRefGreaterFrontAMD",
        StencilRefLessFrontAMD = 5081 "StencilRefLessFrontAMD",
        StencilRefUnchangedBackAMD = 5082 "StencilRefUnchangedBackAMD",
        StencilRefGreaterBackAMD = 5083 "StencilRefGreaterBackAMD",
        StencilRefLessBackAMD = 5084 "StencilRefLessBackAMD", OutputLinesEXT = 5269 "OutputLinesEXT",
        OutputPrimitivesEXT = 5270 "OutputPrimitivesEXT",
        DerivativeGroupQuadsNV = 5289 "DerivativeGroupQuadsNV",
        DerivativeGroupLinearNV = 5290 "DerivativeGroupLinearNV",
        OutputTrianglesEXT = 5298 "OutputTrianglesEXT",
        PixelInterlockOrderedEXT = 5366 "PixelInterlockOrderedEXT",
        PixelInterlockUnorderedEXT = 5367 "PixelInterlockUnorderedEXT",
        SampleInterlockOrderedEXT = 5368 "SampleInterlockOrderedEXT",
        SampleInterlockUnorderedEXT = 5369 "SampleInterlockUnorderedEXT",
        ShadingRateInterlockOrderedEXT = 5370 "ShadingRateInterlockOrderedEXT",
        ShadingRateInterlockUnorderedEXT = 5371 "ShadingRateInterlockUnorderedEXT",
        SharedLocalMemorySizeINTEL = 5618 "SharedLocalMemorySizeINTEL",
        RoundingModeRTPINTEL = 5620 "RoundingModeRTPINTEL", RoundingModeRTNINTEL = 5621 "RoundingModeRTNINTEL",
        FloatingPointModeALTINTEL = 5622 "FloatingPointModeALTINTEL",
        FloatingPointModeIEEEINTEL = 5623 "FloatingPointModeIEEEINTEL",
        MaxWorkgroupSizeINTEL = 5893 "MaxWorkgroupSizeINTEL", MaxWorkDimINTEL = 5894 "MaxWorkDimINTEL",
        NoGlobalOffsetINTEL = 5895 "NoGlobalOffsetINTEL", NumSIMDWorkitemsINTEL = 5896 "NumSIMDWorkitemsINTEL",
        SchedulerTargetFmaxMhzINTEL = 5903 "SchedulerTargetFmaxMhzINTEL",
        StreamingInterfaceINTEL = 6154 "StreamingInterfaceINTEL",
        NamedBarrierCountINTEL = 6417 "NamedBarrierCountINTEL",
    }
    /// The stage or kind of kernel that an entry point is for.
    enum ExecutionModel: attr("execution_model", angle) "valid SPIR-V ExecutionModel"
        upstream("SPIRV_ExecutionModelAttr", "value", "::mlir::spirv::ExecutionModel", field) {
        Vertex = 0 "Vertex", TessellationControl = 1 "TessellationControl",
        TessellationEvaluation = 2 "TessellationEvaluation", Geometry = 3 "Geometry", Fragment = 4 "Fragment",
        GLCompute = 5 "GLCompute", Kernel = 6 "Kernel", RayGenerationKHR = 5313 "RayGenerationKHR",
        IntersectionKHR = 5314 "IntersectionKHR", AnyHitKHR = 5315 "AnyHitKHR",
        ClosestHitKHR = 5316 "ClosestHitKHR", MissKHR = 5317 "MissKHR", CallableKHR = 5318 "CallableKHR",
        TaskEXT = 5364 "TaskEXT", MeshEXT = 5365 "MeshEXT",
    }
    /// Facts about a function.
    bits FunctionControl: attr("function_control", angle) "|" "valid SPIR-V FunctionControl"
        upstream("SPIRV_FunctionControlAttr", "value", "::mlir::spirv::FunctionControl", field) {
        NONE = 0 "None", INLINE = 1 "Inline", DONT_INLINE = 2 "DontInline", PURE = 4 "Pure", CONST = 8 "Const",
        OPT_NONE_INTEL = 65536 "OptNoneINTEL",
    }
    /// Which values of a group are combined.
    enum GroupOperation: attr("group_operation", angle) "valid SPIR-V GroupOperation"
        upstream("SPIRV_GroupOperationAttr", "value", "::mlir::spirv::GroupOperation", field) {
        Reduce = 0 "Reduce", InclusiveScan = 1 "InclusiveScan", ExclusiveScan = 2 "ExclusiveScan",
        ClusteredReduce = 3 "ClusteredReduce", PartitionedReduceNV = 6 "PartitionedReduceNV",
        PartitionedInclusiveScanNV = 7 "PartitionedInclusiveScanNV",
        PartitionedExclusiveScanNV = 8 "PartitionedExclusiveScanNV",
    }
    /// Whether a symbol is imported or exported.
    enum LinkageType: attr("linkage_type", angle) "valid SPIR-V LinkageType"
        upstream("SPIRV_LinkageTypeAttr", "value", "::mlir::spirv::LinkageType", field) {
        Export = 0 "Export", Import = 1 "Import", LinkOnceODR = 2 "LinkOnceODR",
    }
    /// Facts about a loop.
    bits LoopControl: attr("loop_control", angle) "|" "valid SPIR-V LoopControl"
        upstream("SPIRV_LoopControlAttr", "value", "::mlir::spirv::LoopControl", field) {
        NONE = 0 "None", UNROLL = 1 "Unroll", DONT_UNROLL = 2 "DontUnroll",
        DEPENDENCY_INFINITE = 4 "DependencyInfinite", DEPENDENCY_LENGTH = 8 "DependencyLength",
        MIN_ITERATIONS = 16 "MinIterations", MAX_ITERATIONS = 32 "MaxIterations",
        ITERATION_MULTIPLE = 64 "IterationMultiple", PEEL_COUNT = 128 "PeelCount",
        PARTIAL_COUNT = 256 "PartialCount", INITIATION_INTERVAL_INTEL = 65536 "InitiationIntervalINTEL",
        LOOP_COALESCE_INTEL = 1048576 "LoopCoalesceINTEL",
        MAX_CONCURRENCY_INTEL = 131072 "MaxConcurrencyINTEL",
        MAX_INTERLEAVING_INTEL = 2097152 "MaxInterleavingINTEL",
        DEPENDENCY_ARRAY_INTEL = 262144 "DependencyArrayINTEL",
        SPECULATED_ITERATIONS_INTEL = 4194304 "SpeculatedIterationsINTEL",
        PIPELINE_ENABLE_INTEL = 524288 "PipelineEnableINTEL", NO_FUSION_INTEL = 8388608 "NoFusionINTEL",
    }
    /// How memory is accessed.
    bits MemoryAccess: attr("memory_access", angle) "|" "valid SPIR-V MemoryAccess"
        upstream("SPIRV_MemoryAccessAttr", "value", "::mlir::spirv::MemoryAccess", field) {
        NONE = 0 "None", VOLATILE = 1 "Volatile", ALIGNED = 2 "Aligned", NONTEMPORAL = 4 "Nontemporal",
        MAKE_POINTER_AVAILABLE = 8 "MakePointerAvailable", MAKE_POINTER_VISIBLE = 16 "MakePointerVisible",
        NON_PRIVATE_POINTER = 32 "NonPrivatePointer", ALIAS_SCOPE_INTEL_MASK = 65536 "AliasScopeINTELMask",
        NO_ALIAS_INTEL_MASK = 131072 "NoAliasINTELMask",
    }
    /// The rules of memory.
    enum MemoryModel: attr("memory_model", angle) "valid SPIR-V MemoryModel"
        upstream("SPIRV_MemoryModelAttr", "value", "::mlir::spirv::MemoryModel", field) {
        Simple = 0 "Simple", GLSL450 = 1 "GLSL450", OpenCL = 2 "OpenCL", Vulkan = 3 "Vulkan",
    }
    /// The order and the kinds of memory of a barrier.
    bits MemorySemantics: attr("memory_semantics", angle) "|" "valid SPIR-V MemorySemantics"
        upstream("SPIRV_MemorySemanticsAttr", "value", "::mlir::spirv::MemorySemantics", field) {
        NONE = 0 "None", ACQUIRE = 2 "Acquire", RELEASE = 4 "Release", ACQUIRE_RELEASE = 8 "AcquireRelease",
        SEQUENTIALLY_CONSISTENT = 16 "SequentiallyConsistent", UNIFORM_MEMORY = 64 "UniformMemory",
        SUBGROUP_MEMORY = 128 "SubgroupMemory", WORKGROUP_MEMORY = 256 "WorkgroupMemory",
        CROSS_WORKGROUP_MEMORY = 512 "CrossWorkgroupMemory",
        ATOMIC_COUNTER_MEMORY = 1024 "AtomicCounterMemory", IMAGE_MEMORY = 2048 "ImageMemory",
        OUTPUT_MEMORY = 4096 "OutputMemory", MAKE_AVAILABLE = 8192 "MakeAvailable",
        MAKE_VISIBLE = 16384 "MakeVisible", VOLATILE = 32768 "Volatile",
    }
    /// The invocations that an operation concerns.
    enum Scope: attr("scope", angle) "valid SPIR-V Scope"
        upstream("SPIRV_ScopeAttr", "value", "::mlir::spirv::Scope", field) {
        CrossDevice = 0 "CrossDevice", Device = 1 "Device", Workgroup = 2 "Workgroup", Subgroup = 3 "Subgroup",
        Invocation = 4 "Invocation", QueueFamily = 5 "QueueFamily", ShaderCallKHR = 6 "ShaderCallKHR",
    }
    /// Facts about a selection.
    bits SelectionControl: attr("selection_control", angle) "|" "valid SPIR-V SelectionControl"
        upstream("SPIRV_SelectionControlAttr", "value", "::mlir::spirv::SelectionControl", field) {
        NONE = 0 "None", FLATTEN = 1 "Flatten", DONT_FLATTEN = 2 "DontFlatten",
    }
    /// The kind of memory that a pointer points to.
    enum StorageClass: attr("storage_class", angle) "valid SPIR-V StorageClass"
        upstream("SPIRV_StorageClassAttr", "value", "::mlir::spirv::StorageClass", field) {
        UniformConstant = 0 "UniformConstant", Input = 1 "Input", Uniform = 2 "Uniform", Output = 3 "Output",
        Workgroup = 4 "Workgroup", CrossWorkgroup = 5 "CrossWorkgroup", Private = 6 "Private",
        Function = 7 "Function", Generic = 8 "Generic", PushConstant = 9 "PushConstant",
        AtomicCounter = 10 "AtomicCounter", Image = 11 "Image", StorageBuffer = 12 "StorageBuffer",
        CallableDataKHR = 5328 "CallableDataKHR", IncomingCallableDataKHR = 5329 "IncomingCallableDataKHR",
        RayPayloadKHR = 5338 "RayPayloadKHR", HitAttributeKHR = 5339 "HitAttributeKHR",
        IncomingRayPayloadKHR = 5342 "IncomingRayPayloadKHR",
        ShaderRecordBufferKHR = 5343 "ShaderRecordBufferKHR",
        PhysicalStorageBuffer = 5349 "PhysicalStorageBuffer",
        TaskPayloadWorkgroupEXT = 5402 "TaskPayloadWorkgroupEXT", CodeSectionINTEL = 5605 "CodeSectionINTEL",
        DeviceOnlyINTEL = 5936 "DeviceOnlyINTEL", HostOnlyINTEL = 5937 "HostOnlyINTEL",
    }
    /// Versions of SPIR-V.
    enum Version: attr("version", angle) "valid SPIR-V version"
        upstream("SPIRV_VersionAttr", "value", "::mlir::spirv::Version", field) {
        V1_0 = 0 "v1.0", V1_1 = 1 "v1.1", V1_2 = 2 "v1.2", V1_3 = 3 "v1.3", V1_4 = 4 "v1.4", V1_5 = 5 "v1.5",
        V1_6 = 6 "v1.6",
    }
}
