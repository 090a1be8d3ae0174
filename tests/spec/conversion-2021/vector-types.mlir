// RUN: terrace opt %s --convert-func-to-llvm

func.func private @one() -> vector<4xf32>
func.func private @three() -> vector<4x8x16xf32>
func.func private @of_index() -> vector<2x4xindex>
