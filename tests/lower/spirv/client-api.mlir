// RUN: terrace opt %s --convert-spirv-to-llvm=client-api=Metal 2>&1
// RUN: terrace opt %s --convert-spirv-to-llvm=client-api=WebGPU 2>&1

spirv.func @f(%p: !spirv.ptr<f32, Workgroup>) "None" { spirv.Return }
