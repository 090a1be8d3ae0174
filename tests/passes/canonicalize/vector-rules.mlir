// RUN: terrace opt %s --canonicalize
// Each rule of `vector`, in the order of its table.

func.func @BroadcastFolder(%x: f32) -> vector<2x3xf32> {
  %0 = vector.broadcast %x : f32 to vector<3xf32>
  %1 = vector.broadcast %0 : vector<3xf32> to vector<2x3xf32>
  return %1 : vector<2x3xf32>
}
func.func @ShuffleSplat(%x: f32) -> vector<3xf32> {
  %0 = vector.broadcast %x : f32 to vector<2xf32>
  %1 = vector.broadcast %x : f32 to vector<4xf32>
  %2 = vector.shuffle %0, %1 [0, 2, 5] : vector<2xf32>, vector<4xf32>
  return %2 : vector<3xf32>
}
func.func @ShuffleInterleave(%v: vector<2xf32>, %w: vector<2xf32>) -> vector<4xf32> {
  %0 = vector.shuffle %v, %w [0, 2, 1, 3] : vector<2xf32>, vector<2xf32>
  return %0 : vector<4xf32>
}
func.func @Canonicalize0DShuffleOp(%v: vector<f32>, %w: vector<f32>) -> (vector<1xf32>, vector<1xf32>) {
  %0 = vector.shuffle %v, %w [0] : vector<f32>, vector<f32>
  %1 = vector.shuffle %v, %w [1] : vector<f32>, vector<f32>
  return %0, %1 : vector<1xf32>, vector<1xf32>
}
func.func @ExtractOpFromBroadcast(%x: vector<3xf32>, %i: index) -> vector<3xf32> {
  %0 = vector.broadcast %x : vector<3xf32> to vector<2x3xf32>
  %1 = vector.extract %0[%i] : vector<3xf32> from vector<2x3xf32>
  return %1 : vector<3xf32>
}
func.func @ExtractOfCast(%x: vector<4xf32>) -> vector<2x2xf32> {
  %0 = vector.shape_cast %x : vector<4xf32> to vector<1x2x2xf32>
  %1 = vector.extract %0[0] : vector<2x2xf32> from vector<1x2x2xf32>
  return %1 : vector<2x2xf32>
}
func.func @InsertToBroadcast(%x: vector<3xf32>, %v: vector<1x3xf32>) -> vector<1x3xf32> {
  %0 = vector.insert %x, %v [0] : vector<3xf32> into vector<1x3xf32>
  return %0 : vector<1x3xf32>
}
func.func @InsertSplatToSplat(%x: f32, %i: index) -> vector<2x3xf32> {
  %0 = vector.broadcast %x : f32 to vector<3xf32>
  %1 = vector.broadcast %x : f32 to vector<2x3xf32>
  %2 = vector.insert %0, %1 [%i] : vector<3xf32> into vector<2x3xf32>
  return %2 : vector<2x3xf32>
}
func.func @FoldInsertStridedSliceSplat(%x: f32) -> vector<4xf32> {
  %0 = vector.broadcast %x : f32 to vector<2xf32>
  %1 = vector.broadcast %x : f32 to vector<4xf32>
  %2 = vector.insert_strided_slice %0, %1 {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  return %2 : vector<4xf32>
}
func.func @FoldInsertStridedSliceOfExtract(%v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %1 = vector.insert_strided_slice %0, %v {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  return %1 : vector<4xf32>
}
func.func @StridedSliceSplat(%x: f32) -> vector<2xf32> {
  %0 = vector.broadcast %x : f32 to vector<4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return %1 : vector<2xf32>
}
func.func @MaskedLoadFolder(%m: memref<?x?xf32>, %i: index, %j: index, %p: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %all = vector.constant_mask [4] : vector<4xi1>
  %none = vector.constant_mask [0] : vector<4xi1>
  %0 = vector.maskedload %m[%i, %j], %all, %p : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.maskedload %m[%j, %i], %none, %p : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
func.func @GatherFolder(%m: memref<?xf32>, %i: index, %v: vector<4xi32>, %p: vector<4xf32>) -> vector<4xf32> {
  %none = vector.constant_mask [0] : vector<4xi1>
  %0 = vector.gather %m[%i] [%v], %none, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @FoldContiguousGather(%m: memref<?x?xf32>, %i: index, %mask: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %v = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %0 = vector.gather %m[%i, %i] [%v], %mask, %p : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @ExpandLoadFolder(%m: memref<?xf32>, %i: index, %p: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %all = vector.constant_mask [4] : vector<4xi1>
  %none = vector.constant_mask [0] : vector<4xi1>
  %0 = vector.expandload %m[%i], %all, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.expandload %m[%i], %none, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
func.func @FoldTransposeShapeCast(%v: vector<2x3xf32>) -> vector<3x1x2xf32> {
  %0 = vector.shape_cast %v : vector<2x3xf32> to vector<3x2x1xf32>
  %1 = vector.transpose %0, [0, 2, 1] : vector<3x2x1xf32> to vector<3x1x2xf32>
  return %1 : vector<3x1x2xf32>
}
func.func @FoldTransposeSplat(%x: f32) -> vector<3x2xf32> {
  %0 = vector.broadcast %x : f32 to vector<2x3xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %1 : vector<3x2xf32>
}
