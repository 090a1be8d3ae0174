// RUN: terrace opt %s --arith-unsigned-when-equivalent
// RUN: terrace opt %s --int-range-optimizations
// RUN: terrace opt %s --arith-int-range-narrowing=int-bitwidths-supported=8,16,32
// RUN: terrace opt %s --sccp

func.func @f(%m: memref<4x4xf32>, %c: i1) -> index {
  cf.cond_br %c, ^a, ^b
^a:
  %c1 = arith.constant 7 : index
  %c4 = arith.constant 4 : index
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x4xf32> -> memref<f32>, index, index, index, index, index
  %d = arith.divsi %c1, %c4 : index
  %e = arith.divsi %s#0, %c4 : index
  %f = arith.addi %d, %e : index
  return %f : index
^b:
  %cc = arith.constant 7 : index
  %p = arith.ceildivsi %cc, %cc : index
  return %cc : index
}
func.func @g(%m: memref<4x4xf32>, %c: i1) -> index {
  %c1 = arith.constant 7 : index
  %c4 = arith.constant 4 : index
  %r = scf.if %c -> index {
  %d = arith.divsi %c1, %c4 : index
  scf.yield %d : index
  } else {
  %d = arith.remsi %c1, %c4 : index
  scf.yield %d : index
  }
  return %r : index
}
  func.func @fold_in_place(%arg0: memref<4xmemref<2xf32>>, %arg1: memref<4x4xf32, strided<[8, 1], offset: 3>>, %arg2: memref<?x4xindex>, %arg3: i64, %arg4: memref<2x3xcomplex<f32>>, %arg5: memref<4xmemref<2xf32>>, %arg6: memref<?x4xindex>, %arg7: index, %arg8: index, %arg9: i1) -> memref<4xmemref<2xf32>> {
    %0:2 = scf.if %arg9 -> (i1, memref<?x4xindex>) {
      %6 = arith.minsi %arg3, %arg3 : i64
      scf.yield %arg9, %arg2 : i1, memref<?x4xindex>
    } else {
      scf.yield %arg9, %arg6 : i1, memref<?x4xindex>
    }
    %1 = arith.andi %arg7, %arg7 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg2 : memref<?x4xindex> -> memref<index>, index, index, index, index, index
    %2 = index.minu %sizes#0, %sizes#1
    %3:2 = scf.if %0#0 -> (memref<4xmemref<2xf32>>, index) {
      scf.yield %arg5, %2 : memref<4xmemref<2xf32>>, index
    } else {
      %6 = index.mul %sizes#1, %1
      scf.yield %arg5, %6 : memref<4xmemref<2xf32>>, index
    }
    %4 = arith.andi %arg8, %sizes#0 : index
    %memspacecast = memref.memory_space_cast %arg5 : memref<4xmemref<2xf32>> to memref<4xmemref<2xf32>>
    %5 = index.sizeof
    return %arg5 : memref<4xmemref<2xf32>>
  }
  func.func @fold_in_place2(%arg0: memref<4x8xi32>, %arg1: i32, %arg2: index, %arg3: memref<8xi32, 3>, %arg4: vector<4xi1>, %arg5: i32, %arg6: index, %arg7: memref<8xi32, 3>, %arg8: index, %arg9: index, %arg10: i1) {
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<4x8xi32> -> index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg7 : memref<8xi32, 3> -> memref<i32, 3>, index, index, index
    %0 = index.floordivs %arg6, %arg9
    %1 = math.ctpop %arg6 : index
    %2:2 = scf.if %arg10 -> (index, index) {
      %3 = scf.index_switch %arg8 -> index 
      case -1 {
        %4 = vector.extract %arg4[] : vector<4xi1> from vector<4xi1>
        %5 = memref.atomic_rmw ori %arg5, %arg0[%sizes, %intptr] : (i32, memref<4x8xi32>) -> i32
        %6 = index.maxu %arg8, %1
        scf.yield %offset : index
      }
      default {
        %4 = affine.linearize_index [%strides] by () : index
        %5 = arith.extui %arg10 : i1 to i32
        scf.yield %0 : index
      }
      scf.for %arg11 = %0 to %arg8 step %arg9 {
      }
      scf.yield %arg6, %arg8 : index, index
    } else {
      %3 = index.shru %intptr, %0
      %4 = math.ctlz %arg1 : i32
      %5 = scf.if %arg10 -> (memref<8xi32, 3>) {
        scf.for %arg11 = %arg2 to %arg6 step %strides {
          %6 = vector.broadcast %0 : index to vector<4xindex>
          %7 = index.rems %intptr, %1
        }
        scf.yield %arg3 : memref<8xi32, 3>
      } else {
        %6 = affine.linearize_index [] by () : index
        %7 = arith.floordivsi %arg2, %arg8 : index
        %8 = vector.bitcast %arg4 : vector<4xi1> to vector<4xi1>
        scf.yield %arg3 : memref<8xi32, 3>
      }
      scf.yield %arg9, %arg6 : index, index
    }
    return
  }
