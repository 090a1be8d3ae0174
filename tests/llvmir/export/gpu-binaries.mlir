// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace translate --mlir-to-llvmir %s --threads=3

module attributes {gpu.container_module} {
  llvm.func @before() {
    llvm.return
  }
  llvm.mlir.global_ctors ctors = [@before], priorities = [7 : i32], data = [#llvm.zero]
  llvm.mlir.global internal @g(1 : i32) : i32
  gpu.binary @first [#gpu.object<#nvvm.target, bin = "AAAA">]
  gpu.binary @fat [#gpu.object<#nvvm.target, "F\00F">]
  gpu.binary @empty [#gpu.object<#nvvm.target, offload = "">]
  gpu.binary @ptx [#gpu.object<#nvvm.target, properties = {O = 3 : i32}, assembly = "PTX">]
  gpu.binary @number <#gpu.select_object<1>> [#gpu.object<#nvvm.target, bin = "ONE">, #gpu.object<#rocdl.target, bin = "TWO">]
  gpu.binary @target <#gpu.select_object<#nvvm.target<chip = "sm_90">>> [
    #gpu.object<#nvvm.target, bin = "ONE">,
    #gpu.object<#nvvm.target<chip = "sm_90">, properties = {O = 2 : i32, section = "sec"}, assembly = "TWO">
  ]
  llvm.func @stream(%n: i64, %p: !llvm.ptr, %s: i32, %stream: !llvm.ptr, %d: !llvm.struct<(i32, f16)>, %f: f32) {
    %x = llvm.intr.exp(%f) : (f32) -> f32
    gpu.launch_func <%stream : !llvm.ptr> @first::@k clusters in (%n, %n, %n) blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 dynamic_shared_memory_size %s args(%p : !llvm.ptr, %d : !llvm.struct<(i32, f16)>, %x : f32)
    gpu.launch_func <%stream : !llvm.ptr> @first::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args(%p : !llvm.ptr)
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @no_stream(%n: i64, %p: !llvm.ptr, %f: f32) -> f32 {
    %c1 = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func @fat::@k blocks in (%n, %n, %n) threads in (%c1, %c1, %c1) : i64 args(%p : !llvm.ptr, %c1 : i64)
    gpu.launch_func @ptx::@k2 blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func @ptx::@k2 blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    %y = llvm.intr.sin(%f) : (f32) -> f32
    llvm.return %y : f32
  }
}
