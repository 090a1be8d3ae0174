// RUN: not terrace opt %s "--convert-arith-to-amdgpu=chipset=gfx9" 2>&1
// RUN: not terrace opt %s "--amdgpu-emulate-atomics=chipset=gfx9" 2>&1

func.func private @f()
