// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func private @ieee(f16, f32, f64, f80, f128)
func.func private @brain(bf16, tf32)
func.func private @f8(f8E5M2, f8E4M3, f8E4M3FN, f8E5M2FNUZ, f8E4M3FNUZ, f8E4M3B11FNUZ, f8E3M4, f8E8M0FNU)
func.func private @f6(f6E3M2FN, f6E2M3FN)
func.func private @f4(f4E2M1FN)
func.func private @of_vectors(vector<2xf8E5M2>, vector<2xbf16>, tensor<?xf4E2M1FN>, memref<4xf128>)
