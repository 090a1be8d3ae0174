// RUN: not terrace opt %s --lower-to-llvm 2>&1

// DIFFERS: upstream has no such pass

// Types that do not convert, at the functions that have them.

func.func private @none(none)
func.func private @tuple(tuple<i32>)
func.func private @strspace(memref<4xf32, "str">)
func.func private @llspace(memref<4xf32, #llvm.address_space<3>>)
func.func private @nonstrided(memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>)
func.func private @scal2(vector<[2]x4xf32>)
func.func private @noner() -> none
func.func private @tupler() -> tuple<i32>
func.func private @strspacer() -> memref<4xf32, "str">
func.func private @llspacer() -> memref<4xf32, #llvm.address_space<3>>
func.func private @nonstridedr() -> memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
func.func private @scal2r() -> vector<[2]x4xf32>

func.func private @identt(!llvm.struct<"foot", (tensor<f32>, i32)>)
func.func private @identc(!llvm.struct<"conf", (index)>, !llvm.struct<"_Converted.conf", (i8)>)
func.func private @memneg(memref<4xf32, -3>)
