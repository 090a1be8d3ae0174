// DIFFERS: the message names the tool
// RUN: not terrace opt %s --scf-parallel-loop-tiling=parallel-loop-tile-sizes=0 2>&1
// RUN: not terrace opt %s --scf-parallel-loop-tiling=parallel-loop-tile-sizes=2,0 2>&1
// RUN: not terrace opt %s --scf-parallel-loop-tiling=parallel-loop-tile-sizes=a 2>&1

func.func @f() {
  return
}
