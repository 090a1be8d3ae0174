// RUN: not terrace opt %s --split-input-file 2>&1

// DIFFERS: MLIR crashes on a launch with a name that is not asynchronous, loses the tokens that a synchronous launch waits for,
// and fails without a message for a matrix whose role is no string.
func.func @named(%n: index) {
  %t = gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
                  threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    gpu.terminator
  }
  return
}

// -----

func.func @waits(%n: index) {
  %t = gpu.wait async
  gpu.launch [%t] blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
                  threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    gpu.terminator
  }
  return
}

// -----

func.func private @role(!gpu.mma_matrix<16x16xf16, AOp>)
