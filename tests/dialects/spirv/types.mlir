// RUN: terrace opt %s --split-input-file
// RUN: terrace opt %s --split-input-file --mlir-print-op-generic

func.func private @f(!spirv.array<4xf32>)

// -----

func.func private @f(!spirv.array<4 x f32, stride=4>)

// -----

func.func private @f(!spirv.array<4 x f32, stride=-1>)

// -----

func.func private @f(!spirv.array<4xsi32>)

// -----

func.func private @f(!spirv.array<4xvector<1xf32>>)

// -----

func.func private @f(!spirv.array<4xvector<[4]xf32>>)

// -----

func.func private @f(!spirv.array<4xvector<4xindex>>)

// -----

func.func private @f(!spirv.array<4xbf16>)

// -----

func.func private @f(!spirv.array<4xf80>)

// -----

func.func private @f(!spirv.array<4xf8E4M3FN>)

// -----

func.func private @f(!spirv.array<4x!spirv.ptr<f32, Uniform>>)

// -----

func.func private @f(!spirv.ptr<f32, Uniform>)

// -----

func.func private @f(!spirv.ptr<!spirv.ptr<f32, Function>, Function>)

// -----

func.func private @f(!spirv.rtarray<f32>)

// -----

func.func private @f(!spirv.rtarray<f32, stride=4>)

// -----

func.func private @f(!spirv.matrix<3 x vector<3xf32>>)

// -----

func.func private @f(!spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Rgba8>)

// -----

func.func private @f(!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>)

// -----

func.func private @f(!spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>)

// -----

func.func private @f(!spirv.struct<()>)

// -----

func.func private @f(!spirv.struct<(f32)>)

// -----

func.func private @f(!spirv.struct<(f32, i32)>)

// -----

func.func private @f(!spirv.struct<(f32 [0], i32 [4])>)

// -----

func.func private @f(!spirv.struct<(f32 [4], i32 [0])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, NonWritable], i32 [4])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, NonWritable, NonReadable], i32 [4, RelaxedPrecision])>)

// -----

func.func private @f(!spirv.struct<(f32 [NonReadable, NonWritable], i32)>)

// -----

func.func private @f(!spirv.struct<(!spirv.matrix<3 x vector<3xf32>> [0, RowMajor, MatrixStride=16])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, MatrixStride])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, MatrixStride=16, NonReadable=7])>)

// -----

func.func private @f(!spirv.struct<(f32 [])>)

// -----

func.func private @f(!spirv.struct<(f32 [-1])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, Offset=4])>)

// -----

func.func private @f(!spirv.struct<(f32 [Offset])>)

// -----

func.func private @f(!spirv.struct<foo, ()>)

// -----

func.func private @f(!spirv.struct<foo, (f32)>)

// -----

func.func private @f(!spirv.struct<foo, (!spirv.ptr<!spirv.struct<foo>, Uniform>)>)

// -----

func.func private @f(!spirv.struct<(f32), Block>)

// -----

func.func private @f(!spirv.struct<(f32), Block, BufferBlock>)

// -----

func.func private @f(!spirv.struct<(f32), CPacked=3>)

// -----

func.func private @f(!spirv.struct<foo, (f32), Block>)

// -----

func.func private @f(!spirv.struct<foo, (f32 [0, NonWritable]), Block>)

// -----

func.func private @f(!spirv.struct<(index)>)

// -----

func.func private @f(!spirv.struct<_x$, (f32)>)

// -----

func.func private @f(!spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>)

// -----

func.func private @f(!spirv.coopmatrix<8x16x!spirv.ptr<f32, Uniform>, Subgroup, MatrixA>)

// -----

func.func private @f(!spirv.coopmatrix<0x16xf32, Subgroup, MatrixA>)

// -----

func.func private @f(!spirv.coopmatrix<8x16xvector<4xf32>, Subgroup, MatrixAcc>)

// -----

func.func private @f(!spirv.arm.tensor<4xf32>)

// -----

func.func private @f(!spirv.arm.tensor<?x?xi1>)

// -----

func.func private @f(!spirv.arm.tensor<*xi1>)

// -----

func.func private @f(!spirv<array<4xf32>>)

// -----

func.func private @f(!spirv<ptr<f32, Uniform> foo>)

// -----

func.func private @f(!spirv.ptr<vector<4xf32>, PhysicalStorageBuffer>)

// -----

func.func private @f(!spirv.struct<(f32), BufferBlock, Block>)

// -----

func.func private @f(!spirv.struct<(f32 [NonWritable, NonWritable])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, MatrixStride=16 : i32])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, MatrixStride=16 : i64])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, MatrixStride="a"])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, MatrixStride=[1,2]])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, MatrixStride=unit])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, MatrixStride=1.5])>)
