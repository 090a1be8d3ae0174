// RUN: terrace opt %s --tosa-to-tensor --split-input-file --verify-diagnostics
// DIFFERS: upstream takes the shapes of unranked tensors from foreign memory, crashes, or makes operations that do not verify.

func.func @r13(%a: tensor<*xf32>) -> tensor<2x3xf32> {
  %s = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{failed to legalize operation 'tosa.reshape' that was explicitly marked illegal}}
  %0 = tosa.reshape %a, %s : (tensor<*xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

func.func @s5(%a: tensor<6x4xf32>) -> tensor<*xf32> {
  %b = tosa.const_shape {values = dense<[3, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[3, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{failed to legalize operation 'tosa.slice' that was explicitly marked illegal}}
  %1 = tosa.slice %a, %b, %s : (tensor<6x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<*xf32>
  return %1 : tensor<*xf32>
}

// -----

func.func @p6(%a: tensor<2xi8>, %c: tensor<*xi8>) -> tensor<5xi8> {
  %p = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{failed to legalize operation 'tosa.pad' that was explicitly marked illegal}}
  %1 = tosa.pad %a, %p, %c : (tensor<2xi8>, !tosa.shape<2>, tensor<*xi8>) -> tensor<5xi8>
  return %1 : tensor<5xi8>
}

// -----

func.func @p7(%a: tensor<*xi8>, %c: tensor<1xi8>) -> tensor<*xi8> {
  %p = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{failed to legalize operation 'tosa.pad' that was explicitly marked illegal}}
  %1 = tosa.pad %a, %p, %c : (tensor<*xi8>, !tosa.shape<2>, tensor<1xi8>) -> tensor<*xi8>
  return %1 : tensor<*xi8>
}

// -----

func.func @c4(%a: tensor<2x4xf32>) -> (tensor<*xf32>) {
  // expected-error @below {{failed to legalize operation 'tosa.concat' that was explicitly marked illegal}}
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

func.func @c5(%a: tensor<*xf32>) -> (tensor<2x4xf32>) {
  // expected-error @below {{failed to legalize operation 'tosa.concat' that was explicitly marked illegal}}
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<*xf32>, tensor<*xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
