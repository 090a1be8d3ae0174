// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

module attributes {
  q.any = [!quant.any<i8>, !quant.any<i8<-8:7>>, !quant.any<u8<1:255>>, !quant.any<i8:f32>, !quant.any<i8<-8:7>:f32>,
           !quant.any<u8:bf16>, !quant<any<i8>>],
  q.calibrated = [!quant.calibrated<f32<-0.998:1.2321>>, !quant.calibrated<f16<-0.99812345678:1.0e+38>>],
  q.uniform = [!quant.uniform<i8:f32, 2.0>, !quant.uniform<i8<-8:7>:f32, 0.1234567891:127>,
               !quant.uniform<u32:f64, 3.0:-5>, !quant.uniform<i1:f8E5M2, 1.0>, !quant.uniform<u1:f32, 0x3FF0000000000000>,
               !quant.uniform<i32:f32, 1.0e+38:5>],
  q.axis = [!quant.uniform<u8:f32:1, {2.0e+2:-120,9.987200e-01:127}>, !quant.uniform<i8<-8:7>:f32:0, {1.0}>,
            !quant.uniform<i8:f32:1, {{1.0, 2.0}, {2.0:1, 3.0}}>],
  q.blocks = [!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:10, 3.0:20}, {4.0:30, 5.0}}>,
              !quant.uniform<i8<-8:7>:f32:{0:1,1:2,2:3}, {{{2.0:10}, {3.0}}, {{4.0:30}, {5.0:-128}}, {{1.0}, {1.0}}}>,
              !quant.uniform<i8:f32:{}, {{2.0:10}}>, !quant.uniform<u8:f16:{0:1}, {1.1:200, 2.5:3}>,
              !quant.uniform<i32:bf16:{3:4}, {1.0, 1.0, 1.0:2}>, !quant.uniform<i8:f64:{0:1}, {0.1, 0.1}>]
} {
  func.func private @tensors(tensor<2x?x!quant.uniform<i8:f32, 2.0>>, tensor<*x!quant.any<i8>>)
}
