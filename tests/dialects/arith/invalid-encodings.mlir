// RUN: terrace opt %s --split-input-file --verify-diagnostics

func.func @extf(%x: tensor<3xf16, "p">) -> tensor<3xf32, "q"> {
  // expected-error @+1 {{operand type 'tensor<3xf16, "p">' and result type 'tensor<3xf32, "q">' are cast incompatible}}
  %0 = arith.extf %x : tensor<3xf16, "p"> to tensor<3xf32, "q">
  return %0 : tensor<3xf32, "q">
}
// -----
func.func @truncf(%x: tensor<3xf32, "p">) -> tensor<3xf16> {
  // expected-error @+1 {{are cast incompatible}}
  %0 = arith.truncf %x : tensor<3xf32, "p"> to tensor<3xf16>
  return %0 : tensor<3xf16>
}
// -----
func.func @extui(%x: tensor<3xi8>) -> tensor<3xi16, "q"> {
  // expected-error @+1 {{are cast incompatible}}
  %0 = arith.extui %x : tensor<3xi8> to tensor<3xi16, "q">
  return %0 : tensor<3xi16, "q">
}
// -----
func.func @uitofp(%x: tensor<?xi8, "p">) -> tensor<?xf32, "q"> {
  // expected-error @+1 {{are cast incompatible}}
  %0 = arith.uitofp %x : tensor<?xi8, "p"> to tensor<?xf32, "q">
  return %0 : tensor<?xf32, "q">
}
// -----
func.func @fptosi(%x: tensor<3xf32, "p">) -> tensor<3xi32, "q"> {
  // expected-error @+1 {{are cast incompatible}}
  %0 = arith.fptosi %x : tensor<3xf32, "p"> to tensor<3xi32, "q">
  return %0 : tensor<3xi32, "q">
}
// -----
func.func @index_castui(%x: tensor<3xi32, "p">) -> tensor<3xindex, "q"> {
  // expected-error @+1 {{are cast incompatible}}
  %0 = arith.index_castui %x : tensor<3xi32, "p"> to tensor<3xindex, "q">
  return %0 : tensor<3xindex, "q">
}
// -----
func.func @scaling(%x: tensor<3xf16, "p">, %s: tensor<3xf8E8M0FNU, "p">) -> tensor<3xf32, "q"> {
  // expected-error @+1 {{are cast incompatible}}
  %0 = arith.scaling_extf %x, %s : tensor<3xf16, "p">, tensor<3xf8E8M0FNU, "p"> to tensor<3xf32, "q">
  return %0 : tensor<3xf32, "q">
}
// -----
func.func @select(%x: tensor<3xi1, "p">, %y: tensor<3xi32, "q">) -> tensor<3xi32, "q"> {
  // expected-error @+1 {{expected condition type to have the same shape as the result type, expected 'tensor<3xi1, "q">', but got 'tensor<3xi1, "p">'}}
  %0 = arith.select %x, %y, %y : tensor<3xi1, "p">, tensor<3xi32, "q">
  return %0 : tensor<3xi32, "q">
}
// -----
func.func @same(%x: tensor<3xf16, "p">) -> tensor<3xf32, "p"> {
  %0 = arith.extf %x : tensor<3xf16, "p"> to tensor<3xf32, "p">
  return %0 : tensor<3xf32, "p">
}
