// RUN: terrace opt %s --split-input-file
// RUN: terrace opt %s --split-input-file --mlir-print-op-generic
// RUN: terrace opt %s -split-input-file --mlir-print-debuginfo

func.func private @first()

// -----

func.func private @second()
#map = affine_map<(d0) -> (d0 + 1)>
func.func private @third(memref<4xf32, #map>)

// -----
// An empty chunk follows.
// -----

func.func private @first()
  // ----- // an indented marker with text behind it still splits
func.func private @fourth()
