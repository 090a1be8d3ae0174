// RUN: terrace opt %s --int-range-optimizations
// DIFFERS: upstream takes values that it cannot describe for unreachable ones

func.func @scalable(%c: i1, %zero: vector<[4]xindex>) -> vector<[4]xi1> {
  %s = vector.step : vector<[4]xindex>
  %c4 = arith.constant dense<4> : vector<[4]xindex>
  %0 = arith.cmpi ult, %s, %c4 : vector<[4]xindex>
  return %0 : vector<[4]xi1>
}

func.func @resource(%c: i1) -> tensor<2xi32> {
  %r = arith.constant dense_resource<data> : tensor<2xi32>
  %z = arith.constant dense<0> : tensor<2xi32>
  cf.cond_br %c, ^a(%r : tensor<2xi32>), ^a(%z : tensor<2xi32>)
^a(%p: tensor<2xi32>):
  return %p : tensor<2xi32>
}

{-#
  dialect_resources: {
    builtin: {
      data: "0x040000000500000006000000"
    }
  }
#-}
