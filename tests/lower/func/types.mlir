// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace opt %s --convert-to-llvm
// RUN: terrace opt %s --convert-func-to-llvm=index-bitwidth=32
// RUN: terrace opt %s --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1

// What every type becomes; functions with types that do not convert stay.

func.func private @ints(i0, i1, i7, i65535, bf16, f16, f32, f64, f80, f128) -> i0
func.func private @signs(si8, ui16, vector<4xsi32>, vector<4xindex>, vector<4xf8E5M2>) -> si3
func.func private @f8(f8E5M2, f8E4M3, f8E4M3FN, f8E5M2FNUZ, f8E4M3FNUZ, f8E4M3B11FNUZ, f8E3M4, f8E8M0FNU) -> f8E8M0FNU
func.func private @f64s(f6E2M3FN, f6E3M2FN, f4E2M1FN) -> f4E2M1FN
func.func private @tf32(tf32)
func.func private @none(none)
func.func private @tuple(tuple<i32>)
func.func private @tensor(tensor<4xf32>)
func.func private @strspace(memref<4xf32, "str">)
func.func private @llspace(memref<4xf32, #llvm.address_space<3>>)
func.func private @nonstrided(memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>)
func.func private @scal2(vector<[2]x4xf32>)
func.func private @tf32r() -> tf32
func.func private @noner() -> none
func.func private @tupler() -> tuple<i32>
func.func private @tensorr() -> tensor<4xf32>
func.func private @strspacer() -> memref<4xf32, "str">
func.func private @llspacer() -> memref<4xf32, #llvm.address_space<3>>
func.func private @nonstridedr() -> memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
func.func private @scal2r() -> vector<[2]x4xf32>
func.func private @index(index) -> index
func.func private @complex(complex<f32>, complex<i8>, complex<f8E5M2>) -> complex<i64>
func.func private @vec(vector<4xf32>, vector<[4]xf32>, vector<f32>, vector<4x8x16xf32>, vector<2x[4]xf32>) -> vector<2x[4]xindex>
func.func private @m0(memref<f32>, memref<4x?xf32>, memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<4xf32, 3>) -> memref<2x2xf32, 3>
func.func private @un(memref<*xf32>, memref<*xf32, 3>) -> memref<*xindex>
func.func private @fn((i32, memref<?xf32>) -> memref<*xf32>) -> (() -> ())
func.func private @fntensor((i32, tensor<?xf32>) -> memref<*xf32>)
func.func private @cont(!llvm.struct<(index, memref<?xf32>)>, !llvm.array<4 x index>, !llvm.ptr) -> !llvm.struct<packed (index, i8)>
func.func private @ident(!llvm.struct<"foo", (index, struct<"bar", (memref<f32>)>)>) -> !llvm.struct<"ok", (i32)>
func.func private @opq(!llvm.struct<"opq", opaque>, !llvm.struct<"rec", (ptr, struct<"rec2", (i32)>)>)
func.func private @identt(!llvm.struct<"foot", (tensor<f32>, i32)>)
func.func private @identc(!llvm.struct<"conf", (index)>, !llvm.struct<"_Converted.conf", (i8)>)
func.func private @memel2(memref<4xindex>, memref<4xvector<2x2xf32>>, memref<4xmemref<?xf32>>, memref<4xcomplex<f32>>, memref<4xf8E5M2>)
func.func private @memspace(memref<4xf32, 3 : i8>, memref<4xf32, 4294967295>)
func.func private @many() -> (i32, memref<f32>, complex<f32>, vector<2x2xf32>, index)
