// RUN: terrace opt %s --convert-vector-to-llvm --split-input-file

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %v: vector<8xf32>)  { vector.compressstore %m[%i], %k, %v {alignment = 1} : memref<?xf32>, vector<8xi1>, vector<8xf32>
 return }

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %v: vector<8xf32>)  { vector.compressstore %m[%i], %k, %v {alignment = 2} : memref<?xf32>, vector<8xi1>, vector<8xf32>
 return }

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %v: vector<8xf32>)  { vector.compressstore %m[%i], %k, %v {alignment = 4} : memref<?xf32>, vector<8xi1>, vector<8xf32>
 return }

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %v: vector<8xf32>) -> vector<8xf32> { %r = vector.expandload %m[%i], %k, %v {alignment = 1} : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
 return %r : vector<8xf32> }

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %v: vector<8xf32>) -> vector<8xf32> { %r = vector.expandload %m[%i], %k, %v {alignment = 2} : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
 return %r : vector<8xf32> }

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %v: vector<8xf32>) -> vector<8xf32> { %r = vector.expandload %m[%i], %k, %v {alignment = 4} : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
 return %r : vector<8xf32> }

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %v: vector<8xf32>, %x: vector<8xi32>) -> vector<8xf32> { %r = vector.maskedload %m[%i], %k, %v {alignment = 1} : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
 vector.maskedstore %m[%i], %k, %v {alignment = 1} : memref<?xf32>, vector<8xi1>, vector<8xf32>
 %g = vector.gather %m[%i] [%x], %k, %v {alignment = 1} : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
 vector.scatter %m[%i] [%x], %k, %v {alignment = 1} : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
 %l = vector.load %m[%i] {alignment = 1} : memref<?xf32>, vector<8xf32>
 vector.store %l, %m[%i] {alignment = 1} : memref<?xf32>, vector<8xf32>
 return %r : vector<8xf32> }

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %v: vector<8xf32>, %x: vector<8xi32>) -> vector<8xf32> { %r = vector.maskedload %m[%i], %k, %v {alignment = 2} : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
 vector.maskedstore %m[%i], %k, %v {alignment = 2} : memref<?xf32>, vector<8xi1>, vector<8xf32>
 %g = vector.gather %m[%i] [%x], %k, %v {alignment = 2} : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
 vector.scatter %m[%i] [%x], %k, %v {alignment = 2} : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
 %l = vector.load %m[%i] {alignment = 2} : memref<?xf32>, vector<8xf32>
 vector.store %l, %m[%i] {alignment = 2} : memref<?xf32>, vector<8xf32>
 return %r : vector<8xf32> }
