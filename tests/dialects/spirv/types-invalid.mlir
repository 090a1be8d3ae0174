// RUN: not terrace opt %s --split-input-file 2>&1

func.func private @f(!spirv.array<4 x f32, stride=0>)

// -----

func.func private @f(!spirv.array<4 x f32, stride=99999999999>)

// -----

func.func private @f(!spirv.array<4xf32,>)

// -----

func.func private @f(!spirv.array<4xf32, stride>)

// -----

func.func private @f(!spirv.array<0xf32>)

// -----

func.func private @f(!spirv.array<4x4xf32>)

// -----

func.func private @f(!spirv.array<?xf32>)

// -----

func.func private @f(!spirv.array<xf32>)

// -----

func.func private @f(!spirv.array)

// -----

func.func private @f(!spirv.array<f32>)

// -----

func.func private @f(!spirv.array<4xi3>)

// -----

func.func private @f(!spirv.array<4xindex>)

// -----

func.func private @f(!spirv.array<4xvector<5xf32>>)

// -----

func.func private @f(!spirv.array<4xvector<8xf32>>)

// -----

func.func private @f(!spirv.array<4xvector<4x4xf32>>)

// -----

func.func private @f(!spirv.array<4xnone>)

// -----

func.func private @f(!spirv.array<99999999999999999999xf32>)

// -----

func.func private @f(!spirv.array<4x!llvm.ptr>)

// -----

func.func private @f(!spirv.array<4xtensor<4xf32>>)

// -----

func.func private @f(!spirv.ptr<f32, Foo>)

// -----

func.func private @f(!spirv.ptr<f32>)

// -----

func.func private @f(!spirv.ptr<f32,>)

// -----

func.func private @f(!spirv.ptr<f32, 4>)

// -----

func.func private @f(!spirv.ptr<none, Uniform>)

// -----

func.func private @f(!spirv.ptr<index, Uniform>)

// -----

func.func private @f(!spirv.rtarray<f32, stride=0>)

// -----

func.func private @f(!spirv.rtarray<4xf32>)

// -----

func.func private @f(!spirv.matrix<5 x vector<3xf32>>)

// -----

func.func private @f(!spirv.matrix<1 x vector<3xf32>>)

// -----

func.func private @f(!spirv.matrix<3x3xvector<3xf32>>)

// -----

func.func private @f(!spirv.matrix<3xf32>)

// -----

func.func private @f(!spirv.matrix<3xvector<5xf32>>)

// -----

func.func private @f(!spirv.matrix<3xvector<1xf32>>)

// -----

func.func private @f(!spirv.matrix<3xvector<3xi32>>)

// -----

func.func private @f(!spirv.matrix<3xvector<3x3xf32>>)

// -----

func.func private @f(!spirv.image<f32, 1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>)

// -----

func.func private @f(!spirv.image<f32, 2D, IsDepth, Arrayed, MultiSampled, NeedSampler, Rgba8>)

// -----

func.func private @f(!spirv.image<f32, Foo, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>)

// -----

func.func private @f(!spirv.image<f32, Dim1D, Bla, NonArrayed, SingleSampled, SamplerUnknown, Unknown>)

// -----

func.func private @f(!spirv.image<f32, Dim1D>)

// -----

func.func private @f(!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Bla>)

// -----

func.func private @f(!spirv.image<f32, Dim1D NoDepth>)

// -----

func.func private @f(!spirv.image<index, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>)

// -----

func.func private @f(!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown, 3>)

// -----

func.func private @f(!spirv.sampled_image<f32>)

// -----

func.func private @f(!spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>)

// -----

func.func private @f(!spirv.struct<(f32 [0], i32)>)

// -----

func.func private @f(!spirv.struct<(f32, i32 [4])>)

// -----

func.func private @f(!spirv.struct<(f32 [NonWritable], i32 [4])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, MatrixStride=])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, Foo])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, 1])>)

// -----

func.func private @f(!spirv.struct<foo>)

// -----

func.func private @f(!spirv.struct<foo, (f32 [0], i32)>)

// -----

func.func private @f(!spirv.struct<foo, (!spirv.ptr<!spirv.struct<bar>, Uniform>)>)

// -----

func.func private @f(!spirv.struct<foo, (!spirv.ptr<!spirv.struct<foo, ()>, Uniform>)>)

// -----

func.func private @f(!spirv.struct<"foo", (f32)>)

// -----

func.func private @f(!spirv.struct<foo f32>)

// -----

func.func private @f(!spirv.struct<)

// -----

func.func private @f(!spirv.struct<(>)

// -----

func.func private @f(!spirv.struct<(f32), Foo>)

// -----

func.func private @f(!spirv.struct<(), Block>)

// -----

func.func private @f(!spirv.struct<(f32, )>)

// -----

func.func private @f(!spirv.struct<foo.bar-1, (f32)>)

// -----

func.func private @f(!spirv.coopmatrix<8xf32, Subgroup, MatrixA>)

// -----

func.func private @f(!spirv.coopmatrix<8x16xindex, Subgroup, MatrixA>)

// -----

func.func private @f(!spirv.coopmatrix<8x16xf32, Foo, MatrixA>)

// -----

func.func private @f(!spirv.coopmatrix<8x16xf32, Subgroup, Foo>)

// -----

func.func private @f(!spirv.coopmatrix<?x16xf32, Subgroup, MatrixA>)

// -----

func.func private @f(!spirv.arm.tensor<?x4xi8>)

// -----

func.func private @f(!spirv.arm.tensor<f32>)

// -----

func.func private @f(!spirv.arm.tensor<4xindex>)

// -----

func.func private @f(!spirv.arm.tensor<0xf32>)

// -----

func.func private @f(!spirv.arm.tensor<4x?xi32>)

// -----

func.func private @f(!spirv.foo)

// -----

func.func private @f(!spirv.foo<3>)

// -----

func.func private @f(!spirv.sampler)

// -----

func.func private @f(!spirv.void)

// -----

func.func private @f(!spirv.cooperativematrix<8xf32>)

// -----

func.func private @f(!spirv<"array<4xf32>">)

// -----

func.func private @f(!spirv.struct<(f32 [99999999999])>)

// -----

func.func private @f(!spirv.struct<(f32 [0] [1])>)

// -----

func.func private @f(!spirv.struct<(f32 [0 NonWritable])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, ])>)

// -----

func.func private @f(!spirv.arm.tensor<*>)

// -----

func.func private @f(!spirv.arm.tensor<*4xf32>)

// -----

func.func private @f(!spirv.ptr<f32, Foo>)

// -----

func.func private @f(!spirv.ptr<f32 , Foo>)

// -----

func.func private @f(!spirv.ptr<f32,  Foo>)

// -----

func.func private @f(!spirv.struct<foo, (f32), Block, Foo>)
