//! The enums of which attributes are made, `#spirv.name<Keyword>`, and no operation.
//!
//! Upstream's reference: the SPIR-V specification, "Binary Form".

use terrace_ir::decl::enums::{EnumForm, EnumNames};
use terrace_ir::decl::{AttrHooks, EnumDef, KindDef};
use terrace_ir::params::{ParamDef, ParamKind};

/// Declares enums by their keywords and values: the declaration, whose attribute is an attribute kind. Behind the mnemonic are upstream's
/// names of the attribute and of the enum, and the summary; `bits` are those of which an attribute has several.
macro_rules! keywords {
    ($list:ident; $($(#[doc = $doc:literal])* $class:ident $NAME:ident = $mnem:literal $attr:literal $ty:literal $summary:literal
        { $($keyword:ident = $value:literal),* $(,)? })*) => {
        $($(#[doc = $doc])*
        pub static $NAME: EnumDef = EnumDef {
            name: $ty,
            form: EnumForm::Dialect {
                kind: {
                    static KIND: KindDef = KindDef {
                        dialect: "spirv",
                        name: $mnem,
                        doc: concat!($($doc),*),
                        params: &[ParamDef { name: "value", kind: ParamKind::U64 }],
                        hooks: &AttrHooks {
                            enum_def: Some(&$NAME),
                            enum_names: Some(EnumNames {
                                attr: $attr,
                                param: "value",
                                ty: concat!("::mlir::spirv::", $ty),
                                is_field: true,
                            }),
                            ..AttrHooks::NONE
                        },
                        code: core::sync::atomic::AtomicU32::new(0),
                    };
                    &KIND
                },
                angle: true,
            },
            separator: keywords!(@$class),
            cases: &[$((stringify!($keyword), $value)),*],
            summary: $summary,
        };)*
        /// The attribute kinds of the enums.
        pub static $list: &[&KindDef] = &[$(match $NAME.form {
            EnumForm::Dialect { kind, .. } => kind,
            EnumForm::Integer(_) => unreachable!(),
        }),*];
    };
    (@one) => { None };
    (@bits) => { Some("|") };
}

keywords! { KEYWORD_ATTRS;
    /// Variables with a meaning.
    one BUILT_IN = "built_in" "SPIRV_BuiltInAttr" "BuiltIn" "valid SPIR-V BuiltIn" {
        Position = 0, PointSize = 1, ClipDistance = 3, CullDistance = 4, VertexId = 5, InstanceId = 6,
        PrimitiveId = 7, InvocationId = 8, Layer = 9, ViewportIndex = 10, TessLevelOuter = 11,
        TessLevelInner = 12, TessCoord = 13, PatchVertices = 14, FragCoord = 15, PointCoord = 16,
        FrontFacing = 17, SampleId = 18, SamplePosition = 19, SampleMask = 20, FragDepth = 22,
        HelperInvocation = 23, NumWorkgroups = 24, WorkgroupSize = 25, WorkgroupId = 26,
        LocalInvocationId = 27, GlobalInvocationId = 28, LocalInvocationIndex = 29, WorkDim = 30,
        GlobalSize = 31, EnqueuedWorkgroupSize = 32, GlobalOffset = 33, GlobalLinearId = 34, SubgroupSize = 36,
        SubgroupMaxSize = 37, NumSubgroups = 38, NumEnqueuedSubgroups = 39, SubgroupId = 40,
        SubgroupLocalInvocationId = 41, VertexIndex = 42, InstanceIndex = 43, SubgroupEqMask = 4416,
        SubgroupGeMask = 4417, SubgroupGtMask = 4418, SubgroupLeMask = 4419, SubgroupLtMask = 4420,
        BaseVertex = 4424, BaseInstance = 4425, DrawIndex = 4426, PrimitiveShadingRateKHR = 4432,
        DeviceIndex = 4438, ViewIndex = 4440, ShadingRateKHR = 4444, BaryCoordNoPerspAMD = 4992,
        BaryCoordNoPerspCentroidAMD = 4993, BaryCoordNoPerspSampleAMD = 4994, BaryCoordSmoothAMD = 4995,
        BaryCoordSmoothCentroidAMD = 4996, BaryCoordSmoothSampleAMD = 4997, BaryCoordPullModelAMD = 4998,
        FragStencilRefEXT = 5014, ViewportMaskNV = 5253, SecondaryPositionNV = 5257,
        SecondaryViewportMaskNV = 5258, PositionPerViewNV = 5261, ViewportMaskPerViewNV = 5262,
        FullyCoveredEXT = 5264, BaryCoordKHR = 5286, BaryCoordNoPerspKHR = 5287, FragSizeEXT = 5292,
        FragInvocationCountEXT = 5293, PrimitivePointIndicesEXT = 5294, PrimitiveLineIndicesEXT = 5295,
        PrimitiveTriangleIndicesEXT = 5296, CullPrimitiveEXT = 5299, LaunchIdKHR = 5319, LaunchSizeKHR = 5320,
        WorldRayOriginKHR = 5321, WorldRayDirectionKHR = 5322, ObjectRayOriginKHR = 5323,
        ObjectRayDirectionKHR = 5324, RayTminKHR = 5325, RayTmaxKHR = 5326, InstanceCustomIndexKHR = 5327,
        ObjectToWorldKHR = 5330, WorldToObjectKHR = 5331, HitTNV = 5332, HitKindKHR = 5333,
        CurrentRayTimeNV = 5334, IncomingRayFlagsKHR = 5351, RayGeometryIndexKHR = 5352, WarpsPerSMNV = 5374,
        SMCountNV = 5375, WarpIDNV = 5376, SMIDNV = 5377, CullMaskKHR = 6021,
    }
    /// A feature that code needs.
    one CAPABILITY = "capability" "SPIRV_CapabilityAttr" "Capability" "valid SPIR-V Capability" {
        Matrix = 0, Addresses = 4, Linkage = 5, Kernel = 6, Float16 = 9, Float64 = 10, Int64 = 11, Groups = 18,
        Int16 = 22, Int8 = 39, Sampled1D = 43, SampledBuffer = 46, GroupNonUniform = 61, ShaderLayer = 69,
        ShaderViewportIndex = 70, UniformDecoration = 71, SubgroupBallotKHR = 4423, SubgroupVoteKHR = 4431,
        StorageBuffer16BitAccess = 4433, StoragePushConstant16 = 4435, StorageInputOutput16 = 4436,
        DeviceGroup = 4437, AtomicStorageOps = 4445, SampleMaskPostDepthCoverage = 4447,
        StorageBuffer8BitAccess = 4448, StoragePushConstant8 = 4450, DenormPreserve = 4464,
        DenormFlushToZero = 4465, SignedZeroInfNanPreserve = 4466, RoundingModeRTE = 4467,
        RoundingModeRTZ = 4468, ImageFootprintNV = 5282, FragmentBarycentricKHR = 5284, MeshShadingEXT = 5283,
        ComputeDerivativeGroupQuadsNV = 5288, GroupNonUniformPartitionedNV = 5297, VulkanMemoryModel = 5345,
        VulkanMemoryModelDeviceScope = 5346, ComputeDerivativeGroupLinearNV = 5350, BindlessTextureNV = 5390,
        SubgroupShuffleINTEL = 5568, SubgroupBufferBlockIOINTEL = 5569, SubgroupImageBlockIOINTEL = 5570,
        SubgroupImageMediaBlockIOINTEL = 5579, RoundToInfinityINTEL = 5582, FloatingPointModeINTEL = 5583,
        FunctionPointersINTEL = 5603, IndirectReferencesINTEL = 5604, AsmINTEL = 5606,
        AtomicFloat32MinMaxEXT = 5612, AtomicFloat64MinMaxEXT = 5613, AtomicFloat16MinMaxEXT = 5616,
        VectorAnyINTEL = 5619, ExpectAssumeKHR = 5629, SubgroupAvcMotionEstimationINTEL = 5696,
        SubgroupAvcMotionEstimationIntraINTEL = 5697, SubgroupAvcMotionEstimationChromaINTEL = 5698,
        VariableLengthArrayINTEL = 5817, FunctionFloatControlINTEL = 5821, FPGAMemoryAttributesINTEL = 5824,
        ArbitraryPrecisionIntegersINTEL = 5844, ArbitraryPrecisionFloatingPointINTEL = 5845,
        UnstructuredLoopControlsINTEL = 5886, FPGALoopControlsINTEL = 5888, KernelAttributesINTEL = 5892,
        FPGAKernelAttributesINTEL = 5897, FPGAMemoryAccessesINTEL = 5898, FPGAClusterAttributesINTEL = 5904,
        LoopFuseINTEL = 5906, MemoryAccessAliasingINTEL = 5910, FPGABufferLocationINTEL = 5920,
        ArbitraryPrecisionFixedPointINTEL = 5922, USMStorageClassesINTEL = 5935, IOPipesINTEL = 5943,
        BlockingPipesALTERA = 5945, FPGARegINTEL = 5948, DotProductInputAll = 6016,
        DotProductInput4x8BitPacked = 6018, DotProduct = 6019, RayCullMaskKHR = 6020,
        CooperativeMatrixKHR = 6022, ReplicatedCompositesEXT = 6024, BitInstructions = 6025,
        AtomicFloat32AddEXT = 6033, AtomicFloat64AddEXT = 6034, LongConstantCompositeINTEL = 6089,
        OptNoneINTEL = 6094, AtomicFloat16AddEXT = 6095, DebugInfoModuleINTEL = 6114, SplitBarrierINTEL = 6141,
        GroupUniformArithmeticKHR = 6400, Shader = 1, Vector16 = 7, Float16Buffer = 8, Int64Atomics = 12,
        ImageBasic = 13, Pipes = 17, DeviceEnqueue = 19, LiteralSampler = 20, GenericPointer = 38,
        Image1D = 44, ImageBuffer = 47, NamedBarrier = 59, GroupNonUniformVote = 62,
        GroupNonUniformArithmetic = 63, GroupNonUniformBallot = 64, GroupNonUniformShuffle = 65,
        GroupNonUniformShuffleRelative = 66, GroupNonUniformClustered = 67, GroupNonUniformQuad = 68,
        StorageUniform16 = 4434, UniformAndStorageBuffer8BitAccess = 4449,
        UniformTexelBufferArrayDynamicIndexing = 5304, VectorComputeINTEL = 5617, FPFastMathModeINTEL = 5837,
        DotProductInput4x8Bit = 6017, GroupNonUniformRotateKHR = 6026, Geometry = 2, Tessellation = 3,
        ImageReadWrite = 14, ImageMipmap = 15, AtomicStorage = 21, ImageGatherExtended = 25,
        StorageImageMultisample = 27, UniformBufferArrayDynamicIndexing = 28,
        SampledImageArrayDynamicIndexing = 29, StorageBufferArrayDynamicIndexing = 30,
        StorageImageArrayDynamicIndexing = 31, ClipDistance = 32, CullDistance = 33, SampleRateShading = 35,
        SampledRect = 37, InputAttachment = 40, SparseResidency = 41, MinLod = 42, SampledCubeArray = 45,
        ImageMSArray = 48, StorageImageExtendedFormats = 49, ImageQuery = 50, DerivativeControl = 51,
        InterpolationFunction = 52, TransformFeedback = 53, StorageImageReadWithoutFormat = 55,
        StorageImageWriteWithoutFormat = 56, SubgroupDispatch = 58, PipeStorage = 60,
        FragmentShadingRateKHR = 4422, DrawParameters = 4427, WorkgroupMemoryExplicitLayoutKHR = 4428,
        WorkgroupMemoryExplicitLayout16BitAccessKHR = 4430, MultiView = 4439,
        VariablePointersStorageBuffer = 4441, RayQueryProvisionalKHR = 4471, RayQueryKHR = 4472,
        RayTracingKHR = 4479, Float16ImageAMD = 5008, ImageGatherBiasLodAMD = 5009, FragmentMaskAMD = 5010,
        StencilExportEXT = 5013, ImageReadWriteLodAMD = 5015, Int64ImageEXT = 5016, ShaderClockKHR = 5055,
        FragmentFullyCoveredEXT = 5265, FragmentDensityEXT = 5291, ShaderNonUniform = 5301,
        RuntimeDescriptorArray = 5302, StorageTexelBufferArrayDynamicIndexing = 5305, RayTracingNV = 5340,
        RayTracingMotionBlurNV = 5341, PhysicalStorageBufferAddresses = 5347, RayTracingProvisionalKHR = 5353,
        FragmentShaderSampleInterlockEXT = 5363, FragmentShaderShadingRateInterlockEXT = 5372,
        ShaderSMBuiltinsNV = 5373, FragmentShaderPixelInterlockEXT = 5378, DemoteToHelperInvocation = 5379,
        IntegerFunctions2INTEL = 5584, TessellationPointSize = 23, GeometryPointSize = 24, ImageCubeArray = 34,
        ImageRect = 36, GeometryStreams = 54, MultiViewport = 57, TensorsARM = 4174,
        StorageTensorArrayDynamicIndexingEXT = 4175, StorageTensorArrayNonUniformIndexingEXT = 4176,
        GraphARM = 4191, WorkgroupMemoryExplicitLayout8BitAccessKHR = 4429, VariablePointers = 4442,
        RayTraversalPrimitiveCullingKHR = 4478, SampleMaskOverrideCoverageNV = 5249,
        GeometryShaderPassthroughNV = 5251, PerViewAttributesNV = 5260,
        InputAttachmentArrayDynamicIndexing = 5303, UniformBufferArrayNonUniformIndexing = 5306,
        SampledImageArrayNonUniformIndexing = 5307, StorageBufferArrayNonUniformIndexing = 5308,
        StorageImageArrayNonUniformIndexing = 5309, InputAttachmentArrayNonUniformIndexing = 5310,
        UniformTexelBufferArrayNonUniformIndexing = 5311, StorageTexelBufferArrayNonUniformIndexing = 5312,
        ShaderViewportIndexLayerEXT = 5254, ShaderViewportMaskNV = 5255, ShaderStereoViewNV = 5259,
        Bfloat16ConversionINTEL = 6115, CacheControlsINTEL = 6441, BFloat16TypeKHR = 5116,
        BFloat16DotProductKHR = 5117, BFloat16CooperativeMatrixKHR = 5118, TensorFloat32RoundingINTEL = 6425,
    }
    /// The order of the elements of a matrix in memory.
    one COOPERATIVE_MATRIX_LAYOUT_KHR = "coop_matrix_layout_khr" "SPIRV_KHR_CooperativeMatrixLayoutAttr" "CooperativeMatrixLayoutKHR" "valid SPIR-V Cooperative Matrix Layout (KHR)" {
        RowMajor = 0, ColumnMajor = 1,
    }
    /// Facts about the operands of a product of matrices.
    bits COOPERATIVE_MATRIX_OPERANDS_KHR = "cooperative_matrix_operands_khr" "SPIRV_KHR_CooperativeMatrixOperandsAttr" "CooperativeMatrixOperandsKHR" "valid SPIR-V Cooperative Matrix Operands (KHR)" {
        None = 0, ASigned = 1, BSigned = 2, CSigned = 4, ResultSigned = 8, AccSat = 16,
    }
    /// Kinds of devices.
    one DEVICE_TYPE = "device_type" "SPIRV_DeviceTypeAttr" "DeviceType" "valid SPIR-V device types" {
        Other = 3, IntegratedGPU = 2, DiscreteGPU = 1, CPU = 0, Unknown = 4294967295,
    }
    /// Extensions of SPIR-V.
    one EXTENSION = "ext" "SPIRV_ExtensionAttr" "Extension" "supported SPIR-V extensions" {
        SPV_KHR_16bit_storage = 0, SPV_KHR_8bit_storage = 1, SPV_KHR_device_group = 2,
        SPV_KHR_float_controls = 3, SPV_KHR_physical_storage_buffer = 4, SPV_KHR_multiview = 5,
        SPV_KHR_no_integer_wrap_decoration = 6, SPV_KHR_post_depth_coverage = 7,
        SPV_KHR_shader_atomic_counter_ops = 8, SPV_KHR_shader_ballot = 9, SPV_KHR_shader_clock = 10,
        SPV_KHR_shader_draw_parameters = 11, SPV_KHR_storage_buffer_storage_class = 12,
        SPV_KHR_subgroup_vote = 13, SPV_KHR_variable_pointers = 14, SPV_KHR_vulkan_memory_model = 15,
        SPV_KHR_expect_assume = 16, SPV_KHR_integer_dot_product = 17, SPV_KHR_bit_instructions = 18,
        SPV_KHR_fragment_shading_rate = 19, SPV_KHR_workgroup_memory_explicit_layout = 20,
        SPV_KHR_ray_query = 21, SPV_KHR_ray_tracing = 22, SPV_KHR_subgroup_uniform_control_flow = 23,
        SPV_KHR_linkonce_odr = 24, SPV_KHR_fragment_shader_barycentric = 25, SPV_KHR_ray_cull_mask = 26,
        SPV_KHR_uniform_group_instructions = 27, SPV_KHR_subgroup_rotate = 28, SPV_KHR_non_semantic_info = 29,
        SPV_KHR_terminate_invocation = 30, SPV_KHR_cooperative_matrix = 31, SPV_KHR_bfloat16 = 32,
        SPV_EXT_demote_to_helper_invocation = 1000, SPV_EXT_descriptor_indexing = 1001,
        SPV_EXT_fragment_fully_covered = 1002, SPV_EXT_fragment_invocation_density = 1003,
        SPV_EXT_fragment_shader_interlock = 1004, SPV_EXT_physical_storage_buffer = 1005,
        SPV_EXT_shader_stencil_export = 1006, SPV_EXT_shader_viewport_index_layer = 1007,
        SPV_EXT_shader_atomic_float_add = 1008, SPV_EXT_shader_atomic_float_min_max = 1009,
        SPV_EXT_shader_image_int64 = 1010, SPV_EXT_shader_atomic_float16_add = 1011,
        SPV_EXT_mesh_shader = 1012, SPV_EXT_replicated_composites = 1013, SPV_ARM_tensors = 6000,
        SPV_ARM_graph = 6001, SPV_AMD_gpu_shader_half_float_fetch = 2000, SPV_AMD_shader_ballot = 2001,
        SPV_AMD_shader_explicit_vertex_parameter = 2002, SPV_AMD_shader_fragment_mask = 2003,
        SPV_AMD_shader_image_load_store_lod = 2004, SPV_AMD_texture_gather_bias_lod = 2005,
        SPV_AMD_shader_early_and_late_fragment_tests = 2006, SPV_GOOGLE_decorate_string = 3000,
        SPV_GOOGLE_hlsl_functionality1 = 3001, SPV_GOOGLE_user_type = 3002,
        SPV_INTEL_device_side_avc_motion_estimation = 4000, SPV_INTEL_media_block_io = 4001,
        SPV_INTEL_shader_integer_functions2 = 4002, SPV_INTEL_subgroups = 4003,
        SPV_INTEL_vector_compute = 4007, SPV_INTEL_float_controls2 = 4004, SPV_INTEL_function_pointers = 4005,
        SPV_INTEL_inline_assembly = 4006, SPV_INTEL_variable_length_array = 4008,
        SPV_INTEL_fpga_memory_attributes = 4009, SPV_INTEL_unstructured_loop_controls = 4012,
        SPV_INTEL_fpga_loop_controls = 4013, SPV_INTEL_arbitrary_precision_integers = 4010,
        SPV_INTEL_arbitrary_precision_floating_point = 4011, SPV_INTEL_kernel_attributes = 4014,
        SPV_INTEL_fpga_memory_accesses = 4015, SPV_INTEL_fpga_cluster_attributes = 4016,
        SPV_INTEL_loop_fuse = 4017, SPV_INTEL_fpga_buffer_location = 4018,
        SPV_INTEL_arbitrary_precision_fixed_point = 4019, SPV_INTEL_usm_storage_classes = 4020,
        SPV_INTEL_io_pipes = 4021, SPV_ALTERA_blocking_pipes = 4022, SPV_INTEL_fpga_reg = 4023,
        SPV_INTEL_long_constant_composite = 4024, SPV_INTEL_optnone = 4025, SPV_INTEL_debug_module = 4026,
        SPV_INTEL_fp_fast_math_mode = 4027, SPV_INTEL_memory_access_aliasing = 4028,
        SPV_INTEL_split_barrier = 4029, SPV_INTEL_bfloat16_conversion = 4031, SPV_INTEL_cache_controls = 4032,
        SPV_INTEL_tensor_float32_conversion = 4033, SPV_NV_compute_shader_derivatives = 5000,
        SPV_NV_cooperative_matrix = 5001, SPV_NV_fragment_shader_barycentric = 5002,
        SPV_NV_geometry_shader_passthrough = 5003, SPV_NV_ray_tracing = 5005,
        SPV_NV_sample_mask_override_coverage = 5006, SPV_NV_shader_image_footprint = 5007,
        SPV_NV_shader_sm_builtins = 5008, SPV_NV_shader_subgroup_partitioned = 5009,
        SPV_NV_shading_rate = 5010, SPV_NV_stereo_view_rendering = 5011, SPV_NV_viewport_array2 = 5012,
        SPV_NV_bindless_texture = 5013, SPV_NV_ray_tracing_motion_blur = 5014,
        SPV_NVX_multiview_per_view_attributes = 5015,
    }
    /// Float formats of extensions.
    one FP_ENCODING = "f_p_encoding" "SPIRV_FPEncodingAttr" "FPEncoding" "valid SPIR-V FPEncoding" {
        BFloat16KHR = 0,
    }
    /// Assumptions about floats.
    bits FP_FAST_MATH_MODE = "fastmath_mode" "SPIRV_FPFastMathModeAttr" "FPFastMathMode" "Indicates a floating-point fast math flag" {
        None = 0, NotNaN = 1, NotInf = 2, NSZ = 4, AllowRecip = 8, Fast = 16, AllowContractFastINTEL = 65536,
        AllowReassocINTEL = 131072,
    }
    /// How floats are rounded.
    one FP_ROUNDING_MODE = "fp_rounding_mode" "SPIRV_FPRoundingModeAttr" "FPRoundingMode" "valid SPIR-V FPRoundingMode" {
        RTE = 0, RTZ = 1, RTP = 2, RTN = 3,
    }
    /// Whether an image is an array.
    one IMAGE_ARRAYED_INFO = "image_arrayed_info" "SPIRV_ArrayedAttr" "ImageArrayedInfo" "valid SPIR-V Image Arrayed specification" {
        NonArrayed = 0, Arrayed = 1,
    }
    /// Whether an image has depths.
    one IMAGE_DEPTH_INFO = "image_depth_info" "SPIRV_DepthAttr" "ImageDepthInfo" "valid SPIR-V Image Depth specification" {
        NoDepth = 0, IsDepth = 1, DepthUnknown = 2,
    }
    /// The format of a texel.
    one IMAGE_FORMAT = "image_format" "SPIRV_ImageFormatAttr" "ImageFormat" "valid SPIR-V ImageFormat" {
        Unknown = 0, Rgba32f = 1, Rgba16f = 2, R32f = 3, Rgba8 = 4, Rgba8Snorm = 5, Rg32f = 6, Rg16f = 7,
        R11fG11fB10f = 8, R16f = 9, Rgba16 = 10, Rgb10A2 = 11, Rg16 = 12, Rg8 = 13, R16 = 14, R8 = 15,
        Rgba16Snorm = 16, Rg16Snorm = 17, Rg8Snorm = 18, R16Snorm = 19, R8Snorm = 20, Rgba32i = 21,
        Rgba16i = 22, Rgba8i = 23, R32i = 24, Rg32i = 25, Rg16i = 26, Rg8i = 27, R16i = 28, R8i = 29,
        Rgba32ui = 30, Rgba16ui = 31, Rgba8ui = 32, R32ui = 33, Rgb10a2ui = 34, Rg32ui = 35, Rg16ui = 36,
        Rg8ui = 37, R16ui = 38, R8ui = 39, R64ui = 40, R64i = 41,
    }
    /// The further operands of an access to an image.
    bits IMAGE_OPERANDS = "image_operands" "SPIRV_ImageOperandsAttr" "ImageOperands" "valid SPIR-V ImageOperands" {
        None = 0, Bias = 1, Lod = 2, Grad = 4, ConstOffset = 8, Offset = 16, ConstOffsets = 32, Sample = 64,
        MinLod = 128, MakeTexelAvailable = 256, MakeTexelVisible = 512, NonPrivateTexel = 1024,
        VolatileTexel = 2048, SignExtend = 4096, Offsets = 65536, ZeroExtend = 8192, Nontemporal = 16384,
    }
    /// Whether an image is used with a sampler.
    one IMAGE_SAMPLER_USE_INFO = "image_sampler_use_info" "SPIRV_SamplerUseAttr" "ImageSamplerUseInfo" "valid SPIR-V Sampler Use specification" {
        SamplerUnknown = 0, NeedSampler = 1, NoSampler = 2,
    }
    /// Whether a texel has several samples.
    one IMAGE_SAMPLING_INFO = "image_sampling_info" "SPIRV_SamplingAttr" "ImageSamplingInfo" "valid SPIR-V Image Sampling specification" {
        SingleSampled = 0, MultiSampled = 1,
    }
    /// How caches are used by loads.
    one LOAD_CACHE_CONTROL = "load_cache_control" "SPIRV_INTEL_LoadCacheControlAttr" "LoadCacheControl" "valid SPIR-V LoadCacheControl" {
        Uncached = 0, Cached = 1, Streaming = 2, InvalidateAfterR = 3, ConstCached = 4,
    }
    /// The order of the elements of a matrix.
    one MATRIX_LAYOUT = "matrixLayout" "SPIRV_MatrixLayoutAttr" "MatrixLayout" "valid SPIR-V MatrixLayout" {
        ColumnMajor = 0, RowMajor = 1, PackedA = 2, PackedB = 3,
    }
    /// Instructions.
    one OPCODE = "opcode" "SPIRV_OpcodeAttr" "Opcode" "valid SPIR-V instructions" {
        OpNop = 0, OpUndef = 1, OpSourceContinued = 2, OpSource = 3, OpSourceExtension = 4, OpName = 5,
        OpMemberName = 6, OpString = 7, OpLine = 8, OpExtension = 10, OpExtInstImport = 11, OpExtInst = 12,
        OpMemoryModel = 14, OpEntryPoint = 15, OpExecutionMode = 16, OpCapability = 17, OpTypeVoid = 19,
        OpTypeBool = 20, OpTypeInt = 21, OpTypeFloat = 22, OpTypeVector = 23, OpTypeMatrix = 24,
        OpTypeImage = 25, OpTypeSampledImage = 27, OpTypeArray = 28, OpTypeRuntimeArray = 29,
        OpTypeStruct = 30, OpTypePointer = 32, OpTypeFunction = 33, OpTypeForwardPointer = 39,
        OpConstantTrue = 41, OpConstantFalse = 42, OpConstant = 43, OpConstantComposite = 44,
        OpConstantNull = 46, OpSpecConstantTrue = 48, OpSpecConstantFalse = 49, OpSpecConstant = 50,
        OpSpecConstantComposite = 51, OpSpecConstantOp = 52, OpFunction = 54, OpFunctionParameter = 55,
        OpFunctionEnd = 56, OpFunctionCall = 57, OpVariable = 59, OpLoad = 61, OpStore = 62, OpCopyMemory = 63,
        OpAccessChain = 65, OpPtrAccessChain = 67, OpInBoundsPtrAccessChain = 70, OpDecorate = 71,
        OpMemberDecorate = 72, OpVectorExtractDynamic = 77, OpVectorInsertDynamic = 78, OpVectorShuffle = 79,
        OpCompositeConstruct = 80, OpCompositeExtract = 81, OpCompositeInsert = 82, OpTranspose = 84,
        OpImageSampleImplicitLod = 87, OpImageSampleExplicitLod = 88, OpImageSampleProjDrefImplicitLod = 93,
        OpImageFetch = 95, OpImageDrefGather = 97, OpImageRead = 98, OpImageWrite = 99, OpImage = 100,
        OpImageQuerySize = 104, OpConvertFToU = 109, OpConvertFToS = 110, OpConvertSToF = 111,
        OpConvertUToF = 112, OpUConvert = 113, OpSConvert = 114, OpFConvert = 115, OpConvertPtrToU = 117,
        OpConvertUToPtr = 120, OpPtrCastToGeneric = 121, OpGenericCastToPtr = 122,
        OpGenericCastToPtrExplicit = 123, OpBitcast = 124, OpSNegate = 126, OpFNegate = 127, OpIAdd = 128,
        OpFAdd = 129, OpISub = 130, OpFSub = 131, OpIMul = 132, OpFMul = 133, OpUDiv = 134, OpSDiv = 135,
        OpFDiv = 136, OpUMod = 137, OpSRem = 138, OpSMod = 139, OpFRem = 140, OpFMod = 141,
        OpVectorTimesScalar = 142, OpMatrixTimesScalar = 143, OpVectorTimesMatrix = 144,
        OpMatrixTimesVector = 145, OpMatrixTimesMatrix = 146, OpDot = 148, OpIAddCarry = 149,
        OpISubBorrow = 150, OpUMulExtended = 151, OpSMulExtended = 152, OpIsNan = 156, OpIsInf = 157,
        OpIsFinite = 158, OpOrdered = 162, OpUnordered = 163, OpLogicalEqual = 164, OpLogicalNotEqual = 165,
        OpLogicalOr = 166, OpLogicalAnd = 167, OpLogicalNot = 168, OpSelect = 169, OpIEqual = 170,
        OpINotEqual = 171, OpUGreaterThan = 172, OpSGreaterThan = 173, OpUGreaterThanEqual = 174,
        OpSGreaterThanEqual = 175, OpULessThan = 176, OpSLessThan = 177, OpULessThanEqual = 178,
        OpSLessThanEqual = 179, OpFOrdEqual = 180, OpFUnordEqual = 181, OpFOrdNotEqual = 182,
        OpFUnordNotEqual = 183, OpFOrdLessThan = 184, OpFUnordLessThan = 185, OpFOrdGreaterThan = 186,
        OpFUnordGreaterThan = 187, OpFOrdLessThanEqual = 188, OpFUnordLessThanEqual = 189,
        OpFOrdGreaterThanEqual = 190, OpFUnordGreaterThanEqual = 191, OpShiftRightLogical = 194,
        OpShiftRightArithmetic = 195, OpShiftLeftLogical = 196, OpBitwiseOr = 197, OpBitwiseXor = 198,
        OpBitwiseAnd = 199, OpNot = 200, OpBitFieldInsert = 201, OpBitFieldSExtract = 202,
        OpBitFieldUExtract = 203, OpBitReverse = 204, OpBitCount = 205, OpEmitVertex = 218,
        OpEndPrimitive = 219, OpControlBarrier = 224, OpMemoryBarrier = 225, OpAtomicExchange = 229,
        OpAtomicCompareExchange = 230, OpAtomicCompareExchangeWeak = 231, OpAtomicIIncrement = 232,
        OpAtomicIDecrement = 233, OpAtomicIAdd = 234, OpAtomicISub = 235, OpAtomicSMin = 236,
        OpAtomicUMin = 237, OpAtomicSMax = 238, OpAtomicUMax = 239, OpAtomicAnd = 240, OpAtomicOr = 241,
        OpAtomicXor = 242, OpPhi = 245, OpLoopMerge = 246, OpSelectionMerge = 247, OpLabel = 248,
        OpBranch = 249, OpBranchConditional = 250, OpSwitch = 251, OpKill = 252, OpReturn = 253,
        OpReturnValue = 254, OpUnreachable = 255, OpGroupBroadcast = 263, OpGroupIAdd = 264, OpGroupFAdd = 265,
        OpGroupFMin = 266, OpGroupUMin = 267, OpGroupSMin = 268, OpGroupFMax = 269, OpGroupUMax = 270,
        OpGroupSMax = 271, OpNoLine = 317, OpModuleProcessed = 330, OpGroupNonUniformElect = 333,
        OpGroupNonUniformAll = 334, OpGroupNonUniformAny = 335, OpGroupNonUniformAllEqual = 336,
        OpGroupNonUniformBroadcast = 337, OpGroupNonUniformBallot = 339, OpGroupNonUniformBallotBitCount = 342,
        OpGroupNonUniformBallotFindLSB = 343, OpGroupNonUniformBallotFindMSB = 344,
        OpGroupNonUniformShuffle = 345, OpGroupNonUniformShuffleXor = 346, OpGroupNonUniformShuffleUp = 347,
        OpGroupNonUniformShuffleDown = 348, OpGroupNonUniformIAdd = 349, OpGroupNonUniformFAdd = 350,
        OpGroupNonUniformIMul = 351, OpGroupNonUniformFMul = 352, OpGroupNonUniformSMin = 353,
        OpGroupNonUniformUMin = 354, OpGroupNonUniformFMin = 355, OpGroupNonUniformSMax = 356,
        OpGroupNonUniformUMax = 357, OpGroupNonUniformFMax = 358, OpGroupNonUniformBitwiseAnd = 359,
        OpGroupNonUniformBitwiseOr = 360, OpGroupNonUniformBitwiseXor = 361, OpGroupNonUniformLogicalAnd = 362,
        OpGroupNonUniformLogicalOr = 363, OpGroupNonUniformLogicalXor = 364, OpGroupNonUniformQuadSwap = 366,
        OpTypeTensorARM = 4163, OpGraphEntryPointARM = 4182, OpGraphARM = 4183, OpGraphInputARM = 4184,
        OpGraphSetOutputARM = 4185, OpGraphEndARM = 4186, OpTypeGraphARM = 4190, OpGraphConstantARM = 4181,
        OpSubgroupBallotKHR = 4421, OpGroupNonUniformRotateKHR = 4431, OpSDot = 4450, OpUDot = 4451,
        OpSUDot = 4452, OpSDotAccSat = 4453, OpUDotAccSat = 4454, OpSUDotAccSat = 4455,
        OpTypeCooperativeMatrixKHR = 4456, OpCooperativeMatrixLoadKHR = 4457,
        OpCooperativeMatrixStoreKHR = 4458, OpCooperativeMatrixMulAddKHR = 4459,
        OpCooperativeMatrixLengthKHR = 4460, OpConstantCompositeReplicateEXT = 4461,
        OpSpecConstantCompositeReplicateEXT = 4462, OpEmitMeshTasksEXT = 5294, OpSetMeshOutputsEXT = 5295,
        OpSubgroupBlockReadINTEL = 5575, OpSubgroupBlockWriteINTEL = 5576, OpAssumeTrueKHR = 5630,
        OpAtomicFAddEXT = 6035, OpConvertFToBF16INTEL = 6116, OpConvertBF16ToFINTEL = 6117,
        OpControlBarrierArriveINTEL = 6142, OpControlBarrierWaitINTEL = 6143, OpGroupIMulKHR = 6401,
        OpGroupFMulKHR = 6402, OpRoundFToTF32INTEL = 6426,
    }
    /// Formats of vectors in a number.
    one PACKED_VECTOR_FORMAT = "packed_vector_format" "SPIRV_PackedVectorFormatAttr" "PackedVectorFormat" "valid SPIR-V PackedVectorFormat" {
        PackedVectorFormat4x8Bit = 0,
    }
    /// How caches are used by stores.
    one STORE_CACHE_CONTROL = "store_cache_control" "SPIRV_INTEL_StoreCacheControlAttr" "StoreCacheControl" "valid SPIR-V StoreCacheControl" {
        Uncached = 0, WriteThrough = 1, WriteBack = 2, Streaming = 3,
    }
    /// Makers of devices.
    one VENDOR = "vendor" "SPIRV_VendorAttr" "Vendor" "recognized SPIR-V vendor strings" {
        AMD = 0, Apple = 1, ARM = 2, Broadcom = 3, Imagination = 4, Intel = 5, NVIDIA = 6, Qualcomm = 7,
        SwiftShader = 8, Unknown = 4294967295,
    }
}
