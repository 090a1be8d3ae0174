// RUN: not terrace opt %s --split-input-file 2>&1

// Errors in full: contract.

#ma = affine_map<(i, j, k) -> (i, k)>
#mb = affine_map<(i, j, k) -> (k, j)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [#ma, #mb], iterator_types = ["parallel", "parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}

// -----

#ma = affine_map<(i, j, k) -> (i, k)>
#mb = affine_map<(i, j, k) -> (k, j)>
#mc = affine_map<(i, j, k) -> (i, j)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [#ma, #mb, #mc], iterator_types = ["parallel", "parallel"]} %q#0, %q#1, %q#2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}

// -----

#ma = affine_map<(i, j, k) -> (i, k)>
#mb = affine_map<(i, j, k) -> (k, j)>
#mc = affine_map<(i, j, k) -> (i, j)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [#ma, #mb, #mc], iterator_types = ["parallel", "parallel", "bad"]} %q#0, %q#1, %q#2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}

// -----

#ma = affine_map<(i, j, k) -> (i, k)>
#mb = affine_map<(i, j, k) -> (k, j)>
#mc = affine_map<(i, j, k) -> (i, j)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [#ma, #mb, #mc]} %q#0, %q#1, %q#2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>
  %0 = vector.contract {iterator_types = ["parallel", "parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}

// -----

#ma = affine_map<(i, j, k) -> (i, k)>
#mb = affine_map<(i, j, k) -> (k, j)>
#mc = affine_map<(i, j, k) -> (i, j)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [#ma, #mb, #mc], iterator_types = 3} %q#0, %q#1, %q#2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>
  %0 = vector.contract {indexing_maps = 3, iterator_types = ["parallel", "parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>
  %0 = vector.contract %q#0, %q#1, %q#2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}

// -----

#ma = affine_map<(i, j, k) -> (i, k)>
#mb = affine_map<(i, j, k) -> (k, j)>
#mc = affine_map<(i, j, k) -> (i, j)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [#ma, #mb, #mc], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<and>} %q#0, %q#1, %q#2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#ma = affine_map<(i, j, k) -> (i, k)>
#mc = affine_map<(i, j, k) -> (i, j)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [#ma, #id2, #mc], iterator_types = ["parallel", "parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}

// -----

#ma = affine_map<(i, j, k) -> (i, k)>
#mc = affine_map<(i, j, k) -> (i, j)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [#ma, affine_map<(i,j,k)->(k)>, #mc], iterator_types = ["parallel", "parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}

// -----

#ma = affine_map<(i, j, k) -> (i, k)>
#mc = affine_map<(i, j, k) -> (i, j)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [#ma, affine_map<(i,j,k)->(k, k)>, #mc], iterator_types = ["parallel", "parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}

// -----

#ma = affine_map<(i, j, k) -> (i, k)>
#mc = affine_map<(i, j, k) -> (i, j)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [#ma, affine_map<(i,j,k)->(k+j, k)>, #mc], iterator_types = ["parallel", "parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}

// -----

#ma = affine_map<(i, j, k) -> (i, k)>
#mc = affine_map<(i, j, k) -> (i, j)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [#ma, affine_map<(i,j,k)[s]->(k, j)>, #mc], iterator_types = ["parallel", "parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}

// -----

#ma = affine_map<(i, j, k) -> (i, k)>
#mb = affine_map<(i, j, k) -> (k, j)>
#mc = affine_map<(i, j, k) -> (i, j)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x3xf32>, vector<5x4xf32>, vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [#ma, #mb, #mc], iterator_types = ["parallel", "parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x3xf32>, vector<5x4xf32> into vector<2x4xf32>
  return
}

// -----

#ma = affine_map<(i, j, k) -> (i, k)>
#mb = affine_map<(i, j, k) -> (k, j)>
#mc = affine_map<(i, j, k) -> (i, j)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x3xf32>, vector<3x4xf32>, vector<5x4xf32>
  %0 = vector.contract {indexing_maps = [#ma, #mb, #mc], iterator_types = ["parallel", "parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x3xf32>, vector<3x4xf32> into vector<5x4xf32>
  return
}

// -----

#ma = affine_map<(i, j, k) -> (i, k)>
#mb = affine_map<(i, j, k) -> (k, j)>
#mc = affine_map<(i, j, k) -> (i, j)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [#ma, #mb, #mc], iterator_types = ["parallel", "parallel", "parallel"]} %q#0, %q#1, %q#2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}

// -----

#ma = affine_map<(i, j, k) -> (i, k)>
#mb = affine_map<(i, j, k) -> (k, j)>
#mc = affine_map<(i, j, k) -> (i, j)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x3xf32>, vector<3x4xf16>, vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [#ma, #mb, #mc], iterator_types = ["parallel", "parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x3xf32>, vector<3x4xf16> into vector<2x4xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%v4: vector<4xf32>, %f: f32) {
  %0 = vector.contract {indexing_maps = [#id1, #id1, #id1], iterator_types = ["reduction"]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%v4: vector<4xf32>, %f: f32) {
  %0 = vector.contract {indexing_maps = [#id1, #id1, affine_map<(i) -> ()>], iterator_types = ["parallel"]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%v4: vector<4xf32>, %v8: vector<8xf32>, %f: f32) {
  %0 = vector.contract {indexing_maps = [#id1, #id1, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v4, %v8, %f : vector<4xf32>, vector<8xf32> into f32
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%v4: vector<4xf32>, %z: vector<f32>) {
  %0 = vector.contract {indexing_maps = [#id1, #id1, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v4, %v4, %z : vector<4xf32>, vector<4xf32> into vector<f32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%v4: vector<4xf32>, %t1: tensor<?xf32>) {
  %0 = vector.contract {indexing_maps = [#id1, #id1, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v4, %v4, %t1 : vector<4xf32>, vector<4xf32> into tensor<?xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%v4: vector<4xf32>) {
  %0 = vector.contract {indexing_maps = [#id1, #id1, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} %v4, %v4, %v4 : vector<4xf32>, vector<4xf32> into vector<4xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%v4: vector<4xf32>, %z: vector<f32>) {
  %0 = vector.contract {indexing_maps = [#id1, affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} %v4, %z, %v4 : vector<4xf32>, vector<f32> into vector<4xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#bc = affine_map<(d0, d1) -> (0)>
func.func @f(%w: vector<2x4xf32>, %v3: vector<3xf32>) {
  %0 = vector.contract {indexing_maps = [#id2, #id2, #bc], iterator_types = ["parallel", "reduction"]} %w, %w, %v3 : vector<2x4xf32>, vector<2x4xf32> into vector<3xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%w: vector<2x4xf32>, %v3: vector<3xf32>) {
  %0 = vector.contract {indexing_maps = [#id2, #id2, #mn0], iterator_types = ["parallel", "reduction"]} %w, %w, %v3 : vector<2x4xf32>, vector<2x4xf32> into vector<3xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = [#id2, #mn1, #mn0], iterator_types = ["parallel", "reduction"]} %w, %v4 : vector<2x4xf32>, vector<4xf32> into vector<2xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = [#id2, #mn1, #mn0], iterator_types = ["parallel", "reduction"]} %w, %v4, %v4, %v4 : vector<2x4xf32>, vector<4xf32> into vector<4xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = [#id2, #mn1, #mn0], iterator_types = ["parallel", "reduction"]} %w, %v4, %v4 : vector<2x4xf32>, vector<4xf32>, vector<4xf32> into vector<4xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = [#id2, #mn1, #mn0], iterator_types = ["parallel", "reduction"]} %w, %v4, %v4 : vector<2x4xf32>, vector<4xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = [#id2, #mn1, #mn0], iterator_types = ["parallel", "reduction"]} %w, %v4, %v4, %v4, %v4 : vector<2x4xf32>, vector<4xf32> into vector<4xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>, %f: f32) {
  %0 = vector.contract {indexing_maps = [#id2, #mn1, #mn0], iterator_types = ["parallel", "reduction"]} %w, %f, %v4 : vector<2x4xf32>, f32 into vector<4xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = [#id2, #mn1, #mn0], iterator_types = []} %w, %v4, %v4 : vector<2x4xf32>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = [], iterator_types = []} %w, %v4, %v4 : vector<2x4xf32>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = [1, 2, 3], iterator_types = ["parallel", "reduction"]} %w, %v4, %v4 : vector<2x4xf32>, vector<4xf32> into vector<4xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xi32>, vector<4xi32>, vector<2xi32>
  %0 = vector.contract {indexing_maps = [#id2, #mn1, #mn0], iterator_types = ["parallel", "reduction"], kind = #vector.kind<minimumf>} %q#0, %q#1, %q#2 : vector<2x4xi32>, vector<4xi32> into vector<2xi32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = "vector.contract"(%q#0, %q#1, %q#2) <{indexing_maps = [#id2, #mn1, #mn0], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<reduction>]}> : (vector<2x4xf32>, vector<4xf32>, vector<2xf32>) -> vector<3xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = "vector.contract"(%q#0, %q#1, %q#2) <{indexing_maps = [#id2, #mn1, #mn0], iterator_types = ["parallel", "reduction"]}> : (vector<2x4xf32>, vector<4xf32>, vector<2xf32>) -> vector<2xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = "vector.contract"(%q#0, %q#1, %q#2) <{indexing_maps = [#id2, #mn1, #mn0], iterator_types = [#vector.iterator_type<parallel>]}> : (vector<2x4xf32>, vector<4xf32>, vector<2xf32>) -> vector<2xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = "vector.contract"(%q#0, %q#1, %q#2) <{indexing_maps = [#id2, #mn1], iterator_types = [#vector.iterator_type<parallel>]}> : (vector<2x4xf32>, vector<4xf32>, vector<2xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = "vector.contract"(%q#0, %q#1, %q#2) <{indexing_maps = [1, 2, 3], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>]}> : (vector<2x4xf32>, vector<4xf32>, vector<2xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = "vector.contract"(%q#0, %q#1, %q#2) <{iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>]}> : (vector<2x4xf32>, vector<4xf32>, vector<2xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = "vector.contract"(%q#0, %q#1) <{iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>]}> : (vector<2x4xf32>, vector<4xf32>) -> vector<2xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = "vector.contract"(%q#0, %q#1, %q#2) <{indexing_maps = [#id2, #mn1, #mn0], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = 3}> : (vector<2x4xf32>, vector<4xf32>, vector<2xf32>) -> vector<2xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = "vector.contract"(%q#0, %q#1, %f) <{indexing_maps = [#id2, #mn1, #mn0], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<reduction>]}> : (vector<2x4xf32>, vector<4xf32>, f32) -> f32
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
func.func @f(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = "vector.contract"(%q#0, %f, %f) <{indexing_maps = [#id2, #mn1, #mn0], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<reduction>]}> : (vector<2x4xf32>, f32, f32) -> f32
  return
}
