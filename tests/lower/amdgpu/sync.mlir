// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx803
// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx908
// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx90a
// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx1030
// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx1100
// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx1201

func.func @barriers() {
  amdgpu.lds_barrier
  amdgpu.sched_barrier allow = <none>
  amdgpu.sched_barrier allow = <valu|all_vmem|transcendental>
  return
}

func.func @waits() {
  amdgpu.memory_counter_wait
  amdgpu.memory_counter_wait load(1) store(2) ds(3) exp(4)
  amdgpu.memory_counter_wait load(17)
  amdgpu.memory_counter_wait store(64) ds(100)
  amdgpu.memory_counter_wait exp(100) ds(17)
  amdgpu.memory_counter_wait load(-1)
  amdgpu.memory_counter_wait load(40000)
  return
}
