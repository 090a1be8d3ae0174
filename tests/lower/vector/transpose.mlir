// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=vector-transpose-lowering=eltwise
// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=vector-transpose-lowering=llvmintr
// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=vector-transpose-lowering=shuffle1d
// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=vector-transpose-lowering=shuffle16x16

func.func @t0(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.transpose %a, [0, 1] : vector<2x3xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// -----

func.func @t1(%a: vector<2x3xf32>) -> vector<3x2xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// -----

func.func @t2(%a: vector<1x4xf32>) -> vector<1x4xf32> {
  %0 = vector.transpose %a, [0, 1] : vector<1x4xf32> to vector<1x4xf32>
  return %0 : vector<1x4xf32>
}

// -----

func.func @t4(%a: vector<4x1xf32>) -> vector<4x1xf32> {
  %0 = vector.transpose %a, [0, 1] : vector<4x1xf32> to vector<4x1xf32>
  return %0 : vector<4x1xf32>
}

// -----

func.func @t6(%a: vector<1x1xf32>) -> vector<1x1xf32> {
  %0 = vector.transpose %a, [0, 1] : vector<1x1xf32> to vector<1x1xf32>
  return %0 : vector<1x1xf32>
}

// -----

func.func @t7(%a: vector<1x1xf32>) -> vector<1x1xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<1x1xf32> to vector<1x1xf32>
  return %0 : vector<1x1xf32>
}

// -----

func.func @t8(%a: vector<3x3xf32>) -> vector<3x3xf32> {
  %0 = vector.transpose %a, [0, 1] : vector<3x3xf32> to vector<3x3xf32>
  return %0 : vector<3x3xf32>
}

// -----

func.func @t9(%a: vector<3x3xf32>) -> vector<3x3xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<3x3xf32> to vector<3x3xf32>
  return %0 : vector<3x3xf32>
}

// -----

func.func @t10(%a: vector<2x3x4xf32>) -> vector<2x3x4xf32> {
  %0 = vector.transpose %a, [0, 1, 2] : vector<2x3x4xf32> to vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}

// -----

func.func @t11(%a: vector<2x3x4xf32>) -> vector<2x4x3xf32> {
  %0 = vector.transpose %a, [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
  return %0 : vector<2x4x3xf32>
}

// -----

func.func @t12(%a: vector<2x3x4xf32>) -> vector<3x2x4xf32> {
  %0 = vector.transpose %a, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  return %0 : vector<3x2x4xf32>
}

// -----

func.func @t13(%a: vector<2x3x4xf32>) -> vector<3x4x2xf32> {
  %0 = vector.transpose %a, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
  return %0 : vector<3x4x2xf32>
}

// -----

func.func @t14(%a: vector<2x3x4xf32>) -> vector<4x2x3xf32> {
  %0 = vector.transpose %a, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
  return %0 : vector<4x2x3xf32>
}

// -----

func.func @t15(%a: vector<2x3x4xf32>) -> vector<4x3x2xf32> {
  %0 = vector.transpose %a, [2, 1, 0] : vector<2x3x4xf32> to vector<4x3x2xf32>
  return %0 : vector<4x3x2xf32>
}

// -----

func.func @t16(%a: vector<1x2x3xf32>) -> vector<1x2x3xf32> {
  %0 = vector.transpose %a, [0, 1, 2] : vector<1x2x3xf32> to vector<1x2x3xf32>
  return %0 : vector<1x2x3xf32>
}

// -----

func.func @t17(%a: vector<1x2x3xf32>) -> vector<1x3x2xf32> {
  %0 = vector.transpose %a, [0, 2, 1] : vector<1x2x3xf32> to vector<1x3x2xf32>
  return %0 : vector<1x3x2xf32>
}

// -----

func.func @t18(%a: vector<1x2x3xf32>) -> vector<2x1x3xf32> {
  %0 = vector.transpose %a, [1, 0, 2] : vector<1x2x3xf32> to vector<2x1x3xf32>
  return %0 : vector<2x1x3xf32>
}

// -----

func.func @t19(%a: vector<1x2x3xf32>) -> vector<2x3x1xf32> {
  %0 = vector.transpose %a, [1, 2, 0] : vector<1x2x3xf32> to vector<2x3x1xf32>
  return %0 : vector<2x3x1xf32>
}

// -----

func.func @t20(%a: vector<1x2x3xf32>) -> vector<3x1x2xf32> {
  %0 = vector.transpose %a, [2, 0, 1] : vector<1x2x3xf32> to vector<3x1x2xf32>
  return %0 : vector<3x1x2xf32>
}

// -----

func.func @t21(%a: vector<1x2x3xf32>) -> vector<3x2x1xf32> {
  %0 = vector.transpose %a, [2, 1, 0] : vector<1x2x3xf32> to vector<3x2x1xf32>
  return %0 : vector<3x2x1xf32>
}

// -----

func.func @t22(%a: vector<2x1x3xf32>) -> vector<2x1x3xf32> {
  %0 = vector.transpose %a, [0, 1, 2] : vector<2x1x3xf32> to vector<2x1x3xf32>
  return %0 : vector<2x1x3xf32>
}

// -----

func.func @t23(%a: vector<2x1x3xf32>) -> vector<2x3x1xf32> {
  %0 = vector.transpose %a, [0, 2, 1] : vector<2x1x3xf32> to vector<2x3x1xf32>
  return %0 : vector<2x3x1xf32>
}

// -----

func.func @t24(%a: vector<2x1x3xf32>) -> vector<1x2x3xf32> {
  %0 = vector.transpose %a, [1, 0, 2] : vector<2x1x3xf32> to vector<1x2x3xf32>
  return %0 : vector<1x2x3xf32>
}

// -----

func.func @t25(%a: vector<2x1x3xf32>) -> vector<1x3x2xf32> {
  %0 = vector.transpose %a, [1, 2, 0] : vector<2x1x3xf32> to vector<1x3x2xf32>
  return %0 : vector<1x3x2xf32>
}

// -----

func.func @t26(%a: vector<2x1x3xf32>) -> vector<3x2x1xf32> {
  %0 = vector.transpose %a, [2, 0, 1] : vector<2x1x3xf32> to vector<3x2x1xf32>
  return %0 : vector<3x2x1xf32>
}

// -----

func.func @t27(%a: vector<2x1x3xf32>) -> vector<3x1x2xf32> {
  %0 = vector.transpose %a, [2, 1, 0] : vector<2x1x3xf32> to vector<3x1x2xf32>
  return %0 : vector<3x1x2xf32>
}

// -----

func.func @t28(%a: vector<2x3x1xf32>) -> vector<2x3x1xf32> {
  %0 = vector.transpose %a, [0, 1, 2] : vector<2x3x1xf32> to vector<2x3x1xf32>
  return %0 : vector<2x3x1xf32>
}

// -----

func.func @t29(%a: vector<2x3x1xf32>) -> vector<2x1x3xf32> {
  %0 = vector.transpose %a, [0, 2, 1] : vector<2x3x1xf32> to vector<2x1x3xf32>
  return %0 : vector<2x1x3xf32>
}

// -----

func.func @t30(%a: vector<2x3x1xf32>) -> vector<3x2x1xf32> {
  %0 = vector.transpose %a, [1, 0, 2] : vector<2x3x1xf32> to vector<3x2x1xf32>
  return %0 : vector<3x2x1xf32>
}

// -----

func.func @t31(%a: vector<2x3x1xf32>) -> vector<3x1x2xf32> {
  %0 = vector.transpose %a, [1, 2, 0] : vector<2x3x1xf32> to vector<3x1x2xf32>
  return %0 : vector<3x1x2xf32>
}

// -----

func.func @t32(%a: vector<2x3x1xf32>) -> vector<1x2x3xf32> {
  %0 = vector.transpose %a, [2, 0, 1] : vector<2x3x1xf32> to vector<1x2x3xf32>
  return %0 : vector<1x2x3xf32>
}

// -----

func.func @t33(%a: vector<2x3x1xf32>) -> vector<1x3x2xf32> {
  %0 = vector.transpose %a, [2, 1, 0] : vector<2x3x1xf32> to vector<1x3x2xf32>
  return %0 : vector<1x3x2xf32>
}

// -----

func.func @t34(%a: vector<1x1x4xf32>) -> vector<1x1x4xf32> {
  %0 = vector.transpose %a, [0, 1, 2] : vector<1x1x4xf32> to vector<1x1x4xf32>
  return %0 : vector<1x1x4xf32>
}

// -----

func.func @t35(%a: vector<1x1x4xf32>) -> vector<1x4x1xf32> {
  %0 = vector.transpose %a, [0, 2, 1] : vector<1x1x4xf32> to vector<1x4x1xf32>
  return %0 : vector<1x4x1xf32>
}

// -----

func.func @t36(%a: vector<1x1x4xf32>) -> vector<1x1x4xf32> {
  %0 = vector.transpose %a, [1, 0, 2] : vector<1x1x4xf32> to vector<1x1x4xf32>
  return %0 : vector<1x1x4xf32>
}

// -----

func.func @t37(%a: vector<1x1x4xf32>) -> vector<1x4x1xf32> {
  %0 = vector.transpose %a, [1, 2, 0] : vector<1x1x4xf32> to vector<1x4x1xf32>
  return %0 : vector<1x4x1xf32>
}

// -----

func.func @t38(%a: vector<1x1x4xf32>) -> vector<4x1x1xf32> {
  %0 = vector.transpose %a, [2, 0, 1] : vector<1x1x4xf32> to vector<4x1x1xf32>
  return %0 : vector<4x1x1xf32>
}

// -----

func.func @t39(%a: vector<1x1x4xf32>) -> vector<4x1x1xf32> {
  %0 = vector.transpose %a, [2, 1, 0] : vector<1x1x4xf32> to vector<4x1x1xf32>
  return %0 : vector<4x1x1xf32>
}

// -----

func.func @t40(%a: vector<1x4x1xf32>) -> vector<1x4x1xf32> {
  %0 = vector.transpose %a, [0, 1, 2] : vector<1x4x1xf32> to vector<1x4x1xf32>
  return %0 : vector<1x4x1xf32>
}

// -----

func.func @t41(%a: vector<1x4x1xf32>) -> vector<1x1x4xf32> {
  %0 = vector.transpose %a, [0, 2, 1] : vector<1x4x1xf32> to vector<1x1x4xf32>
  return %0 : vector<1x1x4xf32>
}

// -----

func.func @t42(%a: vector<1x4x1xf32>) -> vector<4x1x1xf32> {
  %0 = vector.transpose %a, [1, 0, 2] : vector<1x4x1xf32> to vector<4x1x1xf32>
  return %0 : vector<4x1x1xf32>
}

// -----

func.func @t43(%a: vector<1x4x1xf32>) -> vector<4x1x1xf32> {
  %0 = vector.transpose %a, [1, 2, 0] : vector<1x4x1xf32> to vector<4x1x1xf32>
  return %0 : vector<4x1x1xf32>
}

// -----

func.func @t44(%a: vector<1x4x1xf32>) -> vector<1x1x4xf32> {
  %0 = vector.transpose %a, [2, 0, 1] : vector<1x4x1xf32> to vector<1x1x4xf32>
  return %0 : vector<1x1x4xf32>
}

// -----

func.func @t45(%a: vector<1x4x1xf32>) -> vector<1x4x1xf32> {
  %0 = vector.transpose %a, [2, 1, 0] : vector<1x4x1xf32> to vector<1x4x1xf32>
  return %0 : vector<1x4x1xf32>
}

// -----

func.func @t46(%a: vector<2x1x3x1xf32>) -> vector<2x1x3x1xf32> {
  %0 = vector.transpose %a, [0, 1, 2, 3] : vector<2x1x3x1xf32> to vector<2x1x3x1xf32>
  return %0 : vector<2x1x3x1xf32>
}

// -----

func.func @t47(%a: vector<2x1x3x1xf32>) -> vector<2x1x1x3xf32> {
  %0 = vector.transpose %a, [0, 1, 3, 2] : vector<2x1x3x1xf32> to vector<2x1x1x3xf32>
  return %0 : vector<2x1x1x3xf32>
}

// -----

func.func @t48(%a: vector<2x1x3x1xf32>) -> vector<2x3x1x1xf32> {
  %0 = vector.transpose %a, [0, 2, 1, 3] : vector<2x1x3x1xf32> to vector<2x3x1x1xf32>
  return %0 : vector<2x3x1x1xf32>
}

// -----

func.func @t49(%a: vector<2x1x3x1xf32>) -> vector<2x3x1x1xf32> {
  %0 = vector.transpose %a, [0, 2, 3, 1] : vector<2x1x3x1xf32> to vector<2x3x1x1xf32>
  return %0 : vector<2x3x1x1xf32>
}

// -----

func.func @t50(%a: vector<2x1x3x1xf32>) -> vector<2x1x1x3xf32> {
  %0 = vector.transpose %a, [0, 3, 1, 2] : vector<2x1x3x1xf32> to vector<2x1x1x3xf32>
  return %0 : vector<2x1x1x3xf32>
}

// -----

func.func @t51(%a: vector<2x1x3x1xf32>) -> vector<2x1x3x1xf32> {
  %0 = vector.transpose %a, [0, 3, 2, 1] : vector<2x1x3x1xf32> to vector<2x1x3x1xf32>
  return %0 : vector<2x1x3x1xf32>
}

// -----

func.func @t52(%a: vector<2x1x3x1xf32>) -> vector<1x2x3x1xf32> {
  %0 = vector.transpose %a, [1, 0, 2, 3] : vector<2x1x3x1xf32> to vector<1x2x3x1xf32>
  return %0 : vector<1x2x3x1xf32>
}

// -----

func.func @t53(%a: vector<2x1x3x1xf32>) -> vector<1x2x1x3xf32> {
  %0 = vector.transpose %a, [1, 0, 3, 2] : vector<2x1x3x1xf32> to vector<1x2x1x3xf32>
  return %0 : vector<1x2x1x3xf32>
}

// -----

func.func @t54(%a: vector<2x1x3x1xf32>) -> vector<1x3x2x1xf32> {
  %0 = vector.transpose %a, [1, 2, 0, 3] : vector<2x1x3x1xf32> to vector<1x3x2x1xf32>
  return %0 : vector<1x3x2x1xf32>
}

// -----

func.func @t55(%a: vector<2x1x3x1xf32>) -> vector<1x3x1x2xf32> {
  %0 = vector.transpose %a, [1, 2, 3, 0] : vector<2x1x3x1xf32> to vector<1x3x1x2xf32>
  return %0 : vector<1x3x1x2xf32>
}

// -----

func.func @t56(%a: vector<2x1x3x1xf32>) -> vector<1x1x2x3xf32> {
  %0 = vector.transpose %a, [1, 3, 0, 2] : vector<2x1x3x1xf32> to vector<1x1x2x3xf32>
  return %0 : vector<1x1x2x3xf32>
}

// -----

func.func @t57(%a: vector<2x1x3x1xf32>) -> vector<1x1x3x2xf32> {
  %0 = vector.transpose %a, [1, 3, 2, 0] : vector<2x1x3x1xf32> to vector<1x1x3x2xf32>
  return %0 : vector<1x1x3x2xf32>
}

// -----

func.func @t58(%a: vector<2x1x3x1xf32>) -> vector<3x2x1x1xf32> {
  %0 = vector.transpose %a, [2, 0, 1, 3] : vector<2x1x3x1xf32> to vector<3x2x1x1xf32>
  return %0 : vector<3x2x1x1xf32>
}

// -----

func.func @t59(%a: vector<2x1x3x1xf32>) -> vector<3x2x1x1xf32> {
  %0 = vector.transpose %a, [2, 0, 3, 1] : vector<2x1x3x1xf32> to vector<3x2x1x1xf32>
  return %0 : vector<3x2x1x1xf32>
}

// -----

func.func @t60(%a: vector<2x1x3x1xf32>) -> vector<3x1x2x1xf32> {
  %0 = vector.transpose %a, [2, 1, 0, 3] : vector<2x1x3x1xf32> to vector<3x1x2x1xf32>
  return %0 : vector<3x1x2x1xf32>
}

// -----

func.func @t61(%a: vector<2x1x3x1xf32>) -> vector<3x1x1x2xf32> {
  %0 = vector.transpose %a, [2, 1, 3, 0] : vector<2x1x3x1xf32> to vector<3x1x1x2xf32>
  return %0 : vector<3x1x1x2xf32>
}

// -----

func.func @t62(%a: vector<2x1x3x1xf32>) -> vector<3x1x2x1xf32> {
  %0 = vector.transpose %a, [2, 3, 0, 1] : vector<2x1x3x1xf32> to vector<3x1x2x1xf32>
  return %0 : vector<3x1x2x1xf32>
}

// -----

func.func @t63(%a: vector<2x1x3x1xf32>) -> vector<3x1x1x2xf32> {
  %0 = vector.transpose %a, [2, 3, 1, 0] : vector<2x1x3x1xf32> to vector<3x1x1x2xf32>
  return %0 : vector<3x1x1x2xf32>
}

// -----

func.func @t64(%a: vector<2x1x3x1xf32>) -> vector<1x2x1x3xf32> {
  %0 = vector.transpose %a, [3, 0, 1, 2] : vector<2x1x3x1xf32> to vector<1x2x1x3xf32>
  return %0 : vector<1x2x1x3xf32>
}

// -----

func.func @t65(%a: vector<2x1x3x1xf32>) -> vector<1x2x3x1xf32> {
  %0 = vector.transpose %a, [3, 0, 2, 1] : vector<2x1x3x1xf32> to vector<1x2x3x1xf32>
  return %0 : vector<1x2x3x1xf32>
}

// -----

func.func @t66(%a: vector<2x1x3x1xf32>) -> vector<1x1x2x3xf32> {
  %0 = vector.transpose %a, [3, 1, 0, 2] : vector<2x1x3x1xf32> to vector<1x1x2x3xf32>
  return %0 : vector<1x1x2x3xf32>
}

// -----

func.func @t67(%a: vector<2x1x3x1xf32>) -> vector<1x1x3x2xf32> {
  %0 = vector.transpose %a, [3, 1, 2, 0] : vector<2x1x3x1xf32> to vector<1x1x3x2xf32>
  return %0 : vector<1x1x3x2xf32>
}

// -----

func.func @t68(%a: vector<2x1x3x1xf32>) -> vector<1x3x2x1xf32> {
  %0 = vector.transpose %a, [3, 2, 0, 1] : vector<2x1x3x1xf32> to vector<1x3x2x1xf32>
  return %0 : vector<1x3x2x1xf32>
}

// -----

func.func @t69(%a: vector<2x1x3x1xf32>) -> vector<1x3x1x2xf32> {
  %0 = vector.transpose %a, [3, 2, 1, 0] : vector<2x1x3x1xf32> to vector<1x3x1x2xf32>
  return %0 : vector<1x3x1x2xf32>
}

// -----

func.func @tsc(%a: vector<2x[4]xf32>) -> vector<[4]x2xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  return %0 : vector<[4]x2xf32>
}

// -----

func.func @tsc2(%a: vector<[4]x1xf32>) -> vector<1x[4]xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<[4]x1xf32> to vector<1x[4]xf32>
  return %0 : vector<1x[4]xf32>
}

// -----

func.func @tsc3(%a: vector<2x3x[4]xf32>) -> vector<3x2x[4]xf32> {
  %0 = vector.transpose %a, [1, 0, 2] : vector<2x3x[4]xf32> to vector<3x2x[4]xf32>
  return %0 : vector<3x2x[4]xf32>
}

// -----

func.func @t16(%a: vector<16x16xf32>) -> vector<16x16xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<16x16xf32> to vector<16x16xf32>
  return %0 : vector<16x16xf32>
}

// -----

func.func @t16b(%a: vector<1x16x16xf32>) -> vector<1x16x16xf32> {
  %0 = vector.transpose %a, [0, 2, 1] : vector<1x16x16xf32> to vector<1x16x16xf32>
  return %0 : vector<1x16x16xf32>
}

// -----

func.func @t16i(%a: vector<16x16xi8>) -> vector<16x16xi8> {
  %0 = vector.transpose %a, [1, 0] : vector<16x16xi8> to vector<16x16xi8>
  return %0 : vector<16x16xi8>
}

// -----

func.func @ti1(%a: vector<2x2xi1>) -> vector<2x2xi1> {
  %0 = vector.transpose %a, [1, 0] : vector<2x2xi1> to vector<2x2xi1>
  return %0 : vector<2x2xi1>
}

// -----

func.func @t1d(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.transpose %a, [0] : vector<4xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @t8(%a: vector<8x16xf32>) -> vector<16x8xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<8x16xf32> to vector<16x8xf32>
  return %0 : vector<16x8xf32>
}
