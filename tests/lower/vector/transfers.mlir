// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm
// RUN: terrace opt %s --split-input-file '--convert-vector-to-llvm=force-32bit-vector-indices=0 use-vector-alignment=1 reassociate-fp-reductions=1'
// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=enable-arm-sve=1

func.func @transfer_read_0(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_0(%m: memref<?xf32>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i] : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @transfer_read_1(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p, %k : memref<?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_1(%m: memref<?xf32>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i], %k : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @transfer_read_2(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_2(%m: memref<?xf32>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @transfer_read_3(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p, %k {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_3(%m: memref<?xf32>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i], %k {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @transfer_read_4(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p {in_bounds = [false]} : memref<?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_4(%m: memref<?xf32>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i] {in_bounds = [false]} : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @transfer_read_5(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p, %k {in_bounds = [false]} : memref<?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_5(%m: memref<?xf32>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i], %k {in_bounds = [false]} : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @transfer_read_6(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_6(%m: memref<?x?xf32>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @transfer_read_7(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p, %k : memref<?x?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_7(%m: memref<?x?xf32>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i, %i], %k : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @transfer_read_8(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_8(%m: memref<?x?xf32>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @transfer_read_9(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_9(%m: memref<?x?xf32>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i, %i], %k {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @transfer_read_10(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p {in_bounds = [false]} : memref<?x?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_10(%m: memref<?x?xf32>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i, %i] {in_bounds = [false]} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @transfer_read_11(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [false]} : memref<?x?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_11(%m: memref<?x?xf32>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i, %i], %k {in_bounds = [false]} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @transfer_read_12(%m: memref<8xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p : memref<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_12(%m: memref<8xf32>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i] : vector<4xf32>, memref<8xf32>
  return
}

// -----

func.func @transfer_read_13(%m: memref<8xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p, %k : memref<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_13(%m: memref<8xf32>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i], %k : vector<4xf32>, memref<8xf32>
  return
}

// -----

func.func @transfer_read_14(%m: memref<8xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_14(%m: memref<8xf32>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  return
}

// -----

func.func @transfer_read_15(%m: memref<8xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p, %k {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_15(%m: memref<8xf32>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i], %k {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  return
}

// -----

func.func @transfer_read_16(%m: memref<8xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p {in_bounds = [false]} : memref<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_16(%m: memref<8xf32>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i] {in_bounds = [false]} : vector<4xf32>, memref<8xf32>
  return
}

// -----

func.func @transfer_read_17(%m: memref<8xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p, %k {in_bounds = [false]} : memref<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_17(%m: memref<8xf32>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i], %k {in_bounds = [false]} : vector<4xf32>, memref<8xf32>
  return
}

// -----

func.func @transfer_read_18(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<[4]xi1>) -> vector<[4]xf32> {
  %r = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @transfer_write_18(%m: memref<?xf32>, %i: index, %x: vector<[4]xf32>, %k: vector<[4]xi1>) {
  vector.transfer_write %x, %m[%i] : vector<[4]xf32>, memref<?xf32>
  return
}

// -----

func.func @transfer_read_19(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<[4]xi1>) -> vector<[4]xf32> {
  %r = vector.transfer_read %m[%i], %p, %k : memref<?xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @transfer_write_19(%m: memref<?xf32>, %i: index, %x: vector<[4]xf32>, %k: vector<[4]xi1>) {
  vector.transfer_write %x, %m[%i], %k : vector<[4]xf32>, memref<?xf32>
  return
}

// -----

func.func @transfer_read_20(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<[4]xi1>) -> vector<[4]xf32> {
  %r = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @transfer_write_20(%m: memref<?xf32>, %i: index, %x: vector<[4]xf32>, %k: vector<[4]xi1>) {
  vector.transfer_write %x, %m[%i] {in_bounds = [true]} : vector<[4]xf32>, memref<?xf32>
  return
}

// -----

func.func @transfer_read_21(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<[4]xi1>) -> vector<[4]xf32> {
  %r = vector.transfer_read %m[%i], %p, %k {in_bounds = [true]} : memref<?xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @transfer_write_21(%m: memref<?xf32>, %i: index, %x: vector<[4]xf32>, %k: vector<[4]xi1>) {
  vector.transfer_write %x, %m[%i], %k {in_bounds = [true]} : vector<[4]xf32>, memref<?xf32>
  return
}

// -----

func.func @transfer_read_22(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<[4]xi1>) -> vector<[4]xf32> {
  %r = vector.transfer_read %m[%i], %p {in_bounds = [false]} : memref<?xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @transfer_write_22(%m: memref<?xf32>, %i: index, %x: vector<[4]xf32>, %k: vector<[4]xi1>) {
  vector.transfer_write %x, %m[%i] {in_bounds = [false]} : vector<[4]xf32>, memref<?xf32>
  return
}

// -----

func.func @transfer_read_23(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<[4]xi1>) -> vector<[4]xf32> {
  %r = vector.transfer_read %m[%i], %p, %k {in_bounds = [false]} : memref<?xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @transfer_write_23(%m: memref<?xf32>, %i: index, %x: vector<[4]xf32>, %k: vector<[4]xi1>) {
  vector.transfer_write %x, %m[%i], %k {in_bounds = [false]} : vector<[4]xf32>, memref<?xf32>
  return
}

// -----

func.func @transfer_read_24(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<2x4xi1>) -> vector<2x4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @transfer_write_24(%m: memref<?x?xf32>, %i: index, %x: vector<2x4xf32>, %k: vector<2x4xi1>) {
  vector.transfer_write %x, %m[%i, %i] : vector<2x4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @transfer_read_25(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<2x4xi1>) -> vector<2x4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p, %k : memref<?x?xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @transfer_write_25(%m: memref<?x?xf32>, %i: index, %x: vector<2x4xf32>, %k: vector<2x4xi1>) {
  vector.transfer_write %x, %m[%i, %i], %k : vector<2x4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @transfer_read_26(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<2x4xi1>) -> vector<2x4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @transfer_write_26(%m: memref<?x?xf32>, %i: index, %x: vector<2x4xf32>, %k: vector<2x4xi1>) {
  vector.transfer_write %x, %m[%i, %i] {in_bounds = [true, true]} : vector<2x4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @transfer_read_27(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<2x4xi1>) -> vector<2x4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @transfer_write_27(%m: memref<?x?xf32>, %i: index, %x: vector<2x4xf32>, %k: vector<2x4xi1>) {
  vector.transfer_write %x, %m[%i, %i], %k {in_bounds = [true, true]} : vector<2x4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @transfer_read_28(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<2x4xi1>) -> vector<2x4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p {in_bounds = [false, false]} : memref<?x?xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @transfer_write_28(%m: memref<?x?xf32>, %i: index, %x: vector<2x4xf32>, %k: vector<2x4xi1>) {
  vector.transfer_write %x, %m[%i, %i] {in_bounds = [false, false]} : vector<2x4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @transfer_read_29(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<2x4xi1>) -> vector<2x4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [false, false]} : memref<?x?xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @transfer_write_29(%m: memref<?x?xf32>, %i: index, %x: vector<2x4xf32>, %k: vector<2x4xi1>) {
  vector.transfer_write %x, %m[%i, %i], %k {in_bounds = [false, false]} : vector<2x4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @transfer_read_30(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<1xi1>) -> vector<1xf32> {
  %r = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @transfer_write_30(%m: memref<?xf32>, %i: index, %x: vector<1xf32>, %k: vector<1xi1>) {
  vector.transfer_write %x, %m[%i] : vector<1xf32>, memref<?xf32>
  return
}

// -----

func.func @transfer_read_31(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<1xi1>) -> vector<1xf32> {
  %r = vector.transfer_read %m[%i], %p, %k : memref<?xf32>, vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @transfer_write_31(%m: memref<?xf32>, %i: index, %x: vector<1xf32>, %k: vector<1xi1>) {
  vector.transfer_write %x, %m[%i], %k : vector<1xf32>, memref<?xf32>
  return
}

// -----

func.func @transfer_read_32(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<1xi1>) -> vector<1xf32> {
  %r = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xf32>, vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @transfer_write_32(%m: memref<?xf32>, %i: index, %x: vector<1xf32>, %k: vector<1xi1>) {
  vector.transfer_write %x, %m[%i] {in_bounds = [true]} : vector<1xf32>, memref<?xf32>
  return
}

// -----

func.func @transfer_read_33(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<1xi1>) -> vector<1xf32> {
  %r = vector.transfer_read %m[%i], %p, %k {in_bounds = [true]} : memref<?xf32>, vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @transfer_write_33(%m: memref<?xf32>, %i: index, %x: vector<1xf32>, %k: vector<1xi1>) {
  vector.transfer_write %x, %m[%i], %k {in_bounds = [true]} : vector<1xf32>, memref<?xf32>
  return
}

// -----

func.func @transfer_read_34(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<1xi1>) -> vector<1xf32> {
  %r = vector.transfer_read %m[%i], %p {in_bounds = [false]} : memref<?xf32>, vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @transfer_write_34(%m: memref<?xf32>, %i: index, %x: vector<1xf32>, %k: vector<1xi1>) {
  vector.transfer_write %x, %m[%i] {in_bounds = [false]} : vector<1xf32>, memref<?xf32>
  return
}

// -----

func.func @transfer_read_35(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<1xi1>) -> vector<1xf32> {
  %r = vector.transfer_read %m[%i], %p, %k {in_bounds = [false]} : memref<?xf32>, vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @transfer_write_35(%m: memref<?xf32>, %i: index, %x: vector<1xf32>, %k: vector<1xi1>) {
  vector.transfer_write %x, %m[%i], %k {in_bounds = [false]} : vector<1xf32>, memref<?xf32>
  return
}

// -----

func.func @transfer_read_36(%m: memref<f32>, %i: index, %p: f32, %k: vector<i1>) -> vector<f32> {
  %r = vector.transfer_read %m[], %p : memref<f32>, vector<f32>
  return %r : vector<f32>
}

// -----

func.func @transfer_write_36(%m: memref<f32>, %i: index, %x: vector<f32>, %k: vector<i1>) {
  vector.transfer_write %x, %m[] : vector<f32>, memref<f32>
  return
}

// -----

func.func @transfer_read_37(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<i1>) -> vector<f32> {
  %r = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<f32>
  return %r : vector<f32>
}

// -----

func.func @transfer_write_37(%m: memref<?xf32>, %i: index, %x: vector<f32>, %k: vector<i1>) {
  vector.transfer_write %x, %m[%i] : vector<f32>, memref<?xf32>
  return
}

// -----

func.func @transfer_read_38(%m: memref<?xf32, strided<[2]>>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p : memref<?xf32, strided<[2]>>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_38(%m: memref<?xf32, strided<[2]>>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i] : vector<4xf32>, memref<?xf32, strided<[2]>>
  return
}

// -----

func.func @transfer_read_39(%m: memref<?xf32, strided<[2]>>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p, %k : memref<?xf32, strided<[2]>>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_39(%m: memref<?xf32, strided<[2]>>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i], %k : vector<4xf32>, memref<?xf32, strided<[2]>>
  return
}

// -----

func.func @transfer_read_40(%m: memref<?xf32, strided<[2]>>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xf32, strided<[2]>>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_40(%m: memref<?xf32, strided<[2]>>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<?xf32, strided<[2]>>
  return
}

// -----

func.func @transfer_read_41(%m: memref<?xf32, strided<[2]>>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p, %k {in_bounds = [true]} : memref<?xf32, strided<[2]>>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_41(%m: memref<?xf32, strided<[2]>>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i], %k {in_bounds = [true]} : vector<4xf32>, memref<?xf32, strided<[2]>>
  return
}

// -----

func.func @transfer_read_42(%m: memref<?xf32, strided<[2]>>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p {in_bounds = [false]} : memref<?xf32, strided<[2]>>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_42(%m: memref<?xf32, strided<[2]>>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i] {in_bounds = [false]} : vector<4xf32>, memref<?xf32, strided<[2]>>
  return
}

// -----

func.func @transfer_read_43(%m: memref<?xf32, strided<[2]>>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p, %k {in_bounds = [false]} : memref<?xf32, strided<[2]>>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_43(%m: memref<?xf32, strided<[2]>>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i], %k {in_bounds = [false]} : vector<4xf32>, memref<?xf32, strided<[2]>>
  return
}

// -----

func.func @transfer_read_44(%m: memref<?x?xf32, strided<[?, 1]>>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32, strided<[?, 1]>>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_44(%m: memref<?x?xf32, strided<[?, 1]>>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i, %i] : vector<4xf32>, memref<?x?xf32, strided<[?, 1]>>
  return
}

// -----

func.func @transfer_read_45(%m: memref<?x?xf32, strided<[?, 1]>>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p, %k : memref<?x?xf32, strided<[?, 1]>>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_45(%m: memref<?x?xf32, strided<[?, 1]>>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i, %i], %k : vector<4xf32>, memref<?x?xf32, strided<[?, 1]>>
  return
}

// -----

func.func @transfer_read_46(%m: memref<?x?xf32, strided<[?, 1]>>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<?x?xf32, strided<[?, 1]>>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_46(%m: memref<?x?xf32, strided<[?, 1]>>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32, strided<[?, 1]>>
  return
}

// -----

func.func @transfer_read_47(%m: memref<?x?xf32, strided<[?, 1]>>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [true]} : memref<?x?xf32, strided<[?, 1]>>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_47(%m: memref<?x?xf32, strided<[?, 1]>>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i, %i], %k {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32, strided<[?, 1]>>
  return
}

// -----

func.func @transfer_read_48(%m: memref<?x?xf32, strided<[?, 1]>>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p {in_bounds = [false]} : memref<?x?xf32, strided<[?, 1]>>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_48(%m: memref<?x?xf32, strided<[?, 1]>>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i, %i] {in_bounds = [false]} : vector<4xf32>, memref<?x?xf32, strided<[?, 1]>>
  return
}

// -----

func.func @transfer_read_49(%m: memref<?x?xf32, strided<[?, 1]>>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [false]} : memref<?x?xf32, strided<[?, 1]>>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_49(%m: memref<?x?xf32, strided<[?, 1]>>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i, %i], %k {in_bounds = [false]} : vector<4xf32>, memref<?x?xf32, strided<[?, 1]>>
  return
}

// -----

func.func @transfer_read_52(%m: tensor<?xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_52(%m: tensor<?xf32>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) -> tensor<?xf32> {
  %r = vector.transfer_write %x, %m[%i] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

func.func @transfer_read_53(%m: tensor<?xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p, %k {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_53(%m: tensor<?xf32>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) -> tensor<?xf32> {
  %r = vector.transfer_write %x, %m[%i], %k {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

func.func @transfer_read_56(%m: memref<?xvector<4xf32>>, %i: index, %p: vector<4xf32>, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p : memref<?xvector<4xf32>>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_56(%m: memref<?xvector<4xf32>>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i] : vector<4xf32>, memref<?xvector<4xf32>>
  return
}

// -----

func.func @transfer_read_57(%m: memref<?xf32, 3>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p : memref<?xf32, 3>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_57(%m: memref<?xf32, 3>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i] : vector<4xf32>, memref<?xf32, 3>
  return
}

// -----

func.func @transfer_read_58(%m: memref<?xf32, 3>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p, %k : memref<?xf32, 3>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_58(%m: memref<?xf32, 3>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i], %k : vector<4xf32>, memref<?xf32, 3>
  return
}

// -----

func.func @transfer_read_59(%m: memref<?xf32, 3>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xf32, 3>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_59(%m: memref<?xf32, 3>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<?xf32, 3>
  return
}

// -----

func.func @transfer_read_60(%m: memref<?xf32, 3>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p, %k {in_bounds = [true]} : memref<?xf32, 3>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_60(%m: memref<?xf32, 3>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i], %k {in_bounds = [true]} : vector<4xf32>, memref<?xf32, 3>
  return
}

// -----

func.func @transfer_read_61(%m: memref<?xf32, 3>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p {in_bounds = [false]} : memref<?xf32, 3>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_61(%m: memref<?xf32, 3>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i] {in_bounds = [false]} : vector<4xf32>, memref<?xf32, 3>
  return
}

// -----

func.func @transfer_read_62(%m: memref<?xf32, 3>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i], %p, %k {in_bounds = [false]} : memref<?xf32, 3>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_62(%m: memref<?xf32, 3>, %i: index, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %x, %m[%i], %k {in_bounds = [false]} : vector<4xf32>, memref<?xf32, 3>
  return
}

// -----

func.func @transfer_read_63(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<2x[4]xi1>) -> vector<2x[4]xf32> {
  %r = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @transfer_write_63(%m: memref<?x?xf32>, %i: index, %x: vector<2x[4]xf32>, %k: vector<2x[4]xi1>) {
  vector.transfer_write %x, %m[%i, %i] : vector<2x[4]xf32>, memref<?x?xf32>
  return
}

// -----

func.func @transfer_read_64(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<2x[4]xi1>) -> vector<2x[4]xf32> {
  %r = vector.transfer_read %m[%i, %i], %p, %k : memref<?x?xf32>, vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @transfer_write_64(%m: memref<?x?xf32>, %i: index, %x: vector<2x[4]xf32>, %k: vector<2x[4]xi1>) {
  vector.transfer_write %x, %m[%i, %i], %k : vector<2x[4]xf32>, memref<?x?xf32>
  return
}

// -----

func.func @transfer_read_65(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<2x[4]xi1>) -> vector<2x[4]xf32> {
  %r = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @transfer_write_65(%m: memref<?x?xf32>, %i: index, %x: vector<2x[4]xf32>, %k: vector<2x[4]xi1>) {
  vector.transfer_write %x, %m[%i, %i] {in_bounds = [true, true]} : vector<2x[4]xf32>, memref<?x?xf32>
  return
}

// -----

func.func @transfer_read_66(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<2x[4]xi1>) -> vector<2x[4]xf32> {
  %r = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @transfer_write_66(%m: memref<?x?xf32>, %i: index, %x: vector<2x[4]xf32>, %k: vector<2x[4]xi1>) {
  vector.transfer_write %x, %m[%i, %i], %k {in_bounds = [true, true]} : vector<2x[4]xf32>, memref<?x?xf32>
  return
}

// -----

func.func @transfer_read_67(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<2x[4]xi1>) -> vector<2x[4]xf32> {
  %r = vector.transfer_read %m[%i, %i], %p {in_bounds = [false, false]} : memref<?x?xf32>, vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @transfer_write_67(%m: memref<?x?xf32>, %i: index, %x: vector<2x[4]xf32>, %k: vector<2x[4]xi1>) {
  vector.transfer_write %x, %m[%i, %i] {in_bounds = [false, false]} : vector<2x[4]xf32>, memref<?x?xf32>
  return
}

// -----

func.func @transfer_read_68(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<2x[4]xi1>) -> vector<2x[4]xf32> {
  %r = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [false, false]} : memref<?x?xf32>, vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @transfer_write_68(%m: memref<?x?xf32>, %i: index, %x: vector<2x[4]xf32>, %k: vector<2x[4]xi1>) {
  vector.transfer_write %x, %m[%i, %i], %k {in_bounds = [false, false]} : vector<2x[4]xf32>, memref<?x?xf32>
  return
}

// -----

func.func @transfer_read_69(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_69(%m: memref<?x?xf32>, %i: index, %x: vector<4xf32>) {
  vector.transfer_write %x, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @transfer_read_71(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0)>, in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_read_72(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0)>, in_bounds = [false]} : memref<?x?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_read_73(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [true, true]} : memref<?x?xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @transfer_write_71(%m: memref<?x?xf32>, %i: index, %x: vector<2x4xf32>) {
  vector.transfer_write %x, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [true, true]} : vector<2x4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @transfer_read_74(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [false, false]} : memref<?x?xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @transfer_write_72(%m: memref<?x?xf32>, %i: index, %x: vector<2x4xf32>) {
  vector.transfer_write %x, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [false, false]} : vector<2x4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @transfer_read_75(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0, d1)>, in_bounds = [true, true]} : memref<?x?xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @transfer_read_76(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0, d1)>, in_bounds = [false, false]} : memref<?x?xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @transfer_read_77(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1)>, in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_73(%m: memref<?x?xf32>, %i: index, %x: vector<4xf32>) {
  vector.transfer_write %x, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1)>, in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @transfer_read_78(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1)>, in_bounds = [false]} : memref<?x?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @transfer_write_74(%m: memref<?x?xf32>, %i: index, %x: vector<4xf32>) {
  vector.transfer_write %x, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1)>, in_bounds = [false]} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @transfer_read_79(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0, 0)>, in_bounds = [true, true]} : memref<?x?xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @transfer_read_80(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0, 0)>, in_bounds = [false, false]} : memref<?x?xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}
