// RUN: terrace upgrade %s

// Encodings of sparse tensors: levels as words, orderings and widths.

#CSR = #sparse_tensor.encoding<{ dimLevelType = ["dense", "compressed"] }>
#CSC = #sparse_tensor.encoding<{
  dimLevelType = [ "dense", "compressed" ],
  dimOrdering = affine_map<(i,j) -> (j,i)>,
  pointerBitWidth = 64,
  indexBitWidth = 32
}>
#COO = #sparse_tensor.encoding<{ lvlTypes = ["compressed-nu", "singleton"] }>
#order = affine_map<(i, j) -> (j, i)>
#Unordered = #sparse_tensor.encoding<{ lvlTypes = ["dense", "compressed-nu-no"], dimToLvl = #order, posWidth = 8, crdWidth = 8 }>
#Slices = #sparse_tensor.encoding<{ lvlTypes = [ "compressed_nu", "singleton" ], dimSlices = [ (?, 1, 1), (0, 3, ?) ] }>
#ELL = #sparse_tensor.encoding<{ dimLevelType = [ "dense", "dense", "compressed-hi" ], higherOrdering = affine_map<(i, j)[c] -> (c * 4 * i, i, j)> }>
#Nested = #sparse_tensor<encoding<{ dimLevelType = [ "compressed" ] }>>
#Blocks = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : block2_4) }>
func @more(%a: tensor<?x?xf64, #Slices>, %b: tensor<?x?xf64, #ELL>, %c: tensor<?x?xf64, #Blocks>) {
  return
}

func @parts(%a: tensor<8x8xf64, #CSR>, %b: tensor<8x8xf64, #CSC>, %c: tensor<8x8xf64, #COO>, %d: tensor<8x8xf64, #Unordered>, %e: tensor<8xf64, #sparse_tensor.encoding<{ dimLevelType = ["compressed"] }>>) {
  %0 = sparse_tensor.pointers %b {dimension = 1 : index} : tensor<8x8xf64, #CSC> to memref<?xi64>
  %1 = sparse_tensor.indices %b {dimension = 1 : index} : tensor<8x8xf64, #CSC> to memref<?xi32>
  %2 = sparse_tensor.init [8, 8] : tensor<8x8xf64, #CSR>
  sparse_tensor.release %a : tensor<8x8xf64, #CSR>
  return
}
