// RUN: terrace opt %s --lower-host-to-llvm

// The kernels of a nested module are not those of the outer one.
module {
  spirv.module @__spv__kernels Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
    spirv.func @outer() "None" {
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @outer
  }
  module attributes {gpu.container_module} {
    spirv.module @__spv__inner Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
      spirv.func @k() "None" {
        spirv.Return
      }
      spirv.EntryPoint "GLCompute" @k
    }
    gpu.module @inner {
      gpu.func @k() kernel {
        gpu.return
      }
    }
    func.func @main(%one: index) {
      gpu.launch_func @inner::@k blocks in (%one, %one, %one) threads in (%one, %one, %one)
      return
    }
    func.func @asynchronous(%one: index) {
      gpu.launch_func <%one : index> @inner::@k blocks in (%one, %one, %one) threads in (%one, %one, %one) {variables = 1 : i32}
      return
    }
  }
}
