// RUN: not terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx94 2>&1
// RUN: not terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx9zz 2>&1
// RUN: not terrace opt %s --convert-amdgpu-to-rocdl=chipset=foo 2>&1

func.func @f() {
  return
}
