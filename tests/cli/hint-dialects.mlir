// DIFFERS: upstream gives no advice and has these dialects
// RUN: not terrace compile - --split-input-file < %s 2>&1

acc.operation

// -----

amdgpu.operation

// -----

arm_sme.operation

// -----

async.operation

// -----

emitc.operation

// -----

gpu.operation

// -----

irdl.operation

// -----

linalg.operation

// -----

ml_program.operation

// -----

mpi.operation

// -----

nvgpu.operation

// -----

nvvm.operation

// -----

omp.operation

// -----

pdl.operation

// -----

pdl_interp.operation

// -----

ptr.operation

// -----

quant.operation

// -----

rocdl.operation

// -----

shape.operation

// -----

shard.operation

// -----

smt.operation

// -----

sparse_tensor.operation

// -----

spirv.operation

// -----

transform.operation

// -----

wasmssa.operation

// -----

xegpu.operation

// -----

xevm.operation

// -----

func.func @several(%t: tensor<4xf32>) {
  %0 = quant.qcast %t
  gpu.launch
}

// -----

bufferization.operation

// -----

func.func @typed(%t: !mpi.retval) { return }

// -----

stablehlo.add

// -----

hw.module

// -----

another.func
