// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// The generic form of the memref ops, printed in custom form.

#map = affine_map<(d0)[s0] -> (d0 + s0)>
#map1 = affine_map<(d0)[s0] -> (d0 * s0)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, index) -> (), sym_name = "alloc"}> ({
  ^bb0(%arg29: index, %arg30: index, %arg31: index):
    %52 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32>
    %53 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2x3xf32>
    %54 = "memref.alloc"(%arg29) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
    %55 = "memref.alloc"(%arg29, %arg30) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x4x?xi8>
    %56 = "memref.alloc"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16xf64>
    %57 = "memref.alloc"(%arg29, %arg31) <{operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> memref<?xf32, #map>
    %58 = "memref.alloc"(%arg31) <{operandSegmentSizes = array<i32: 0, 1>}> : (index) -> memref<4xf32, #map1>
    %59 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32, 3>
    %60 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {my.tag} : () -> memref<4xvector<4xf32>>
    %61 = "memref.alloc"() <{alignment = 8 : i64, operandSegmentSizes = array<i32: 0, 0>}> {my.tag = "x"} : () -> memref<4xmemref<?xf32>>
    %62 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32>
    %63 = "memref.alloca"(%arg29) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x8xf32>
    %64 = "memref.alloca"(%arg29, %arg31) <{alignment = 16 : i64, operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> memref<?xf32, #map>
    %65 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xindex, "private">
    %66 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32, strided<[2]>>
    %67 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<0xf32>
    "memref.dealloc"(%52) : (memref<f32>) -> ()
    "memref.dealloc"(%55) {my.tag} : (memref<?x4x?xi8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xf32>, memref<64xi32>, index) -> (), sym_name = "realloc"}> ({
  ^bb0(%arg26: memref<?xf32>, %arg27: memref<64xi32>, %arg28: index):
    %48 = "memref.realloc"(%arg27) : (memref<64xi32>) -> memref<128xi32>
    %49 = "memref.realloc"(%arg26, %arg28) : (memref<?xf32>, index) -> memref<?xf32>
    %50 = "memref.realloc"(%49, %arg28) <{alignment = 32 : i64}> : (memref<?xf32>, index) -> memref<?xf32>
    %51 = "memref.realloc"(%arg26) : (memref<?xf32>) -> memref<16xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xf32>, memref<i32>, memref<4xvector<2xf64>, 1>, index, f32) -> (), sym_name = "access"}> ({
  ^bb0(%arg21: memref<?x?xf32>, %arg22: memref<i32>, %arg23: memref<4xvector<2xf64>, 1>, %arg24: index, %arg25: f32):
    %41 = "memref.load"(%arg21, %arg24, %arg24) : (memref<?x?xf32>, index, index) -> f32
    %42 = "memref.load"(%arg22) : (memref<i32>) -> i32
    %43 = "memref.load"(%arg23, %arg24) : (memref<4xvector<2xf64>, 1>, index) -> vector<2xf64>
    %44 = "memref.load"(%arg21, %arg24, %arg24) <{nontemporal = true}> : (memref<?x?xf32>, index, index) -> f32
    %45 = "memref.load"(%arg21, %arg24, %arg24) <{nontemporal = false}> : (memref<?x?xf32>, index, index) -> f32
    %46 = "memref.load"(%arg21, %arg24, %arg24) <{alignment = 16 : i64}> : (memref<?x?xf32>, index, index) -> f32
    %47 = "memref.load"(%arg21, %arg24, %arg24) <{alignment = 4 : i64, nontemporal = true}> {my.tag} : (memref<?x?xf32>, index, index) -> f32
    "memref.store"(%arg25, %arg21, %arg24, %arg24) : (f32, memref<?x?xf32>, index, index) -> ()
    "memref.store"(%42, %arg22) : (i32, memref<i32>) -> ()
    "memref.store"(%43, %arg23, %arg24) <{nontemporal = true}> : (vector<2xf64>, memref<4xvector<2xf64>, 1>, index) -> ()
    "memref.store"(%arg25, %arg21, %arg24, %arg24) <{alignment = 8 : i64}> : (f32, memref<?x?xf32>, index, index) -> ()
    "memref.store"(%arg25, %arg21, %arg24, %arg24) {my.tag = 1 : i8} : (f32, memref<?x?xf32>, index, index) -> ()
    "memref.prefetch"(%arg21, %arg24, %arg24) <{isDataCache = true, isWrite = false, localityHint = 3 : i32}> : (memref<?x?xf32>, index, index) -> ()
    "memref.prefetch"(%arg21, %arg24, %arg24) <{isDataCache = false, isWrite = true, localityHint = 0 : i32}> : (memref<?x?xf32>, index, index) -> ()
    "memref.prefetch"(%arg22) <{isDataCache = false, isWrite = false, localityHint = 1 : i32}> : (memref<i32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x4xf32>, memref<*xf32>, memref<*xi8, 2>, index) -> (), sym_name = "info"}> ({
  ^bb0(%arg17: memref<?x4xf32>, %arg18: memref<*xf32>, %arg19: memref<*xi8, 2>, %arg20: index):
    %30 = "memref.dim"(%arg17, %arg20) : (memref<?x4xf32>, index) -> index
    %31 = "memref.dim"(%arg18, %arg20) : (memref<*xf32>, index) -> index
    %32 = "memref.dim"(%arg17, %arg20) {my.tag} : (memref<?x4xf32>, index) -> index
    %33 = "memref.rank"(%arg17) : (memref<?x4xf32>) -> index
    %34 = "memref.rank"(%arg18) : (memref<*xf32>) -> index
    %35 = "memref.extract_aligned_pointer_as_index"(%arg17) : (memref<?x4xf32>) -> index
    %36 = "memref.extract_aligned_pointer_as_index"(%arg19) {my.tag} : (memref<*xi8, 2>) -> index
    %37:6 = "memref.extract_strided_metadata"(%arg17) : (memref<?x4xf32>) -> (memref<f32>, index, index, index, index, index)
    %38 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32>
    %39:2 = "memref.extract_strided_metadata"(%38) : (memref<f32>) -> (memref<f32>, index)
    %40 = "arith.addi"(%37#2, %37#5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "memref.dealloc"(%arg18) : (memref<*xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "memref.global"() <{sym_name = "plain", type = memref<2xf32>}> : () -> ()
  "memref.global"() <{sym_name = "private", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "memref.global"() <{sym_name = "public", sym_visibility = "public", type = memref<i1>}> : () -> ()
  "memref.global"() <{sym_name = "nested", sym_visibility = "nested", type = memref<4xindex>}> : () -> ()
  "memref.global"() <{initial_value, sym_name = "external_initialised", type = memref<2xf32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>, sym_name = "initialised", type = memref<2xf32>}> : () -> ()
  "memref.global"() <{constant, initial_value = dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi8>, sym_name = "constant", type = memref<3x2xi8>}> : () -> ()
  "memref.global"() <{alignment = 64 : i64, constant, initial_value = dense<7> : tensor<2xi64>, sym_name = "both", sym_visibility = "private", type = memref<2xi64>}> : () -> ()
  "memref.global"() <{initial_value = dense<2.500000e+00> : tensor<f64>, sym_name = "scalar", type = memref<f64>}> : () -> ()
  "memref.global"() <{sym_name = "tagged", type = memref<4xf32, 3>}> {my.tag = 1 : i32} : () -> ()
  "memref.global"() <{initial_value = dense<0.000000e+00> : tensor<4xf32>, sym_name = "tagged_value", type = memref<4xf32>}> {my.tag} : () -> ()
  "memref.global"() <{alignment = 16 : i64, initial_value, sym_name = "uninitialised", sym_visibility = "private", type = memref<8xf32>}> : () -> ()
  "memref.global"() <{sym_name = "strided", type = memref<4xf32, strided<[1], offset: 2>>}> : () -> ()
  "memref.global"() <{constant, initial_value = dense_resource<blob> : tensor<4xf32>, sym_name = "resource", type = memref<4xf32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,4.000000e+00)]> : tensor<2xcomplex<f32>>, sym_name = "complex", type = memref<2xcomplex<f32>>}> : () -> ()
  "memref.global"() <{initial_value = dense<true> : tensor<1xi1>, sym_name = "quoted name", type = memref<1xi1>}> : () -> ()
  "memref.global"() <{initial_value = sparse<1, 5> : tensor<4xi32>, sym_name = "sparse", type = memref<4xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "get_global"}> ({
    %26 = "memref.get_global"() <{name = @plain}> : () -> memref<2xf32>
    %27 = "memref.get_global"() <{name = @tagged}> {my.tag} : () -> memref<4xf32, 3>
    %28 = "memref.get_global"() <{name = @"quoted name"}> : () -> memref<1xi1>
    %29 = "memref.get_global"() <{name = @strided}> : () -> memref<4xf32, strided<[1], offset: 2>>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<10xf32>, memref<10x?xi32>, memref<i64>, index, f32, i32, i64) -> (), sym_name = "atomic"}> ({
  ^bb0(%arg8: memref<10xf32>, %arg9: memref<10x?xi32>, %arg10: memref<i64>, %arg11: index, %arg12: f32, %arg13: i32, %arg14: i64):
    %5 = "memref.atomic_rmw"(%arg12, %arg8, %arg11) <{kind = 0 : i64}> : (f32, memref<10xf32>, index) -> f32
    %6 = "memref.atomic_rmw"(%arg13, %arg9, %arg11, %arg11) <{kind = 1 : i64}> : (i32, memref<10x?xi32>, index, index) -> i32
    %7 = "memref.atomic_rmw"(%arg13, %arg9, %arg11, %arg11) <{kind = 2 : i64}> : (i32, memref<10x?xi32>, index, index) -> i32
    %8 = "memref.atomic_rmw"(%arg12, %arg8, %arg11) <{kind = 3 : i64}> : (f32, memref<10xf32>, index) -> f32
    %9 = "memref.atomic_rmw"(%arg13, %arg9, %arg11, %arg11) <{kind = 3 : i64}> : (i32, memref<10x?xi32>, index, index) -> i32
    %10 = "memref.atomic_rmw"(%arg12, %arg8, %arg11) <{kind = 4 : i64}> : (f32, memref<10xf32>, index) -> f32
    %11 = "memref.atomic_rmw"(%arg12, %arg8, %arg11) <{kind = 5 : i64}> : (f32, memref<10xf32>, index) -> f32
    %12 = "memref.atomic_rmw"(%arg13, %arg9, %arg11, %arg11) <{kind = 6 : i64}> : (i32, memref<10x?xi32>, index, index) -> i32
    %13 = "memref.atomic_rmw"(%arg13, %arg9, %arg11, %arg11) <{kind = 7 : i64}> : (i32, memref<10x?xi32>, index, index) -> i32
    %14 = "memref.atomic_rmw"(%arg12, %arg8, %arg11) <{kind = 8 : i64}> : (f32, memref<10xf32>, index) -> f32
    %15 = "memref.atomic_rmw"(%arg12, %arg8, %arg11) <{kind = 9 : i64}> : (f32, memref<10xf32>, index) -> f32
    %16 = "memref.atomic_rmw"(%arg13, %arg9, %arg11, %arg11) <{kind = 10 : i64}> : (i32, memref<10x?xi32>, index, index) -> i32
    %17 = "memref.atomic_rmw"(%arg13, %arg9, %arg11, %arg11) <{kind = 11 : i64}> : (i32, memref<10x?xi32>, index, index) -> i32
    %18 = "memref.atomic_rmw"(%arg12, %arg8, %arg11) <{kind = 12 : i64}> : (f32, memref<10xf32>, index) -> f32
    %19 = "memref.atomic_rmw"(%arg13, %arg9, %arg11, %arg11) <{kind = 13 : i64}> : (i32, memref<10x?xi32>, index, index) -> i32
    %20 = "memref.atomic_rmw"(%arg14, %arg10) <{kind = 14 : i64}> : (i64, memref<i64>) -> i64
    %21 = "memref.atomic_rmw"(%arg14, %arg10) <{kind = 15 : i64}> {my.tag} : (i64, memref<i64>) -> i64
    %22 = "memref.generic_atomic_rmw"(%arg8, %arg11) ({
    ^bb0(%arg16: f32):
      %24 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      %25 = "arith.addf"(%arg16, %24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "memref.atomic_yield"(%25) : (f32) -> ()
    }) : (memref<10xf32>, index) -> f32
    %23 = "memref.generic_atomic_rmw"(%arg9, %arg11, %arg11) ({
    ^bb0(%arg15: i32):
      "memref.atomic_yield"(%arg13) {my.tag} : (i32) -> ()
    }) {my.tag = 1 : i32} : (memref<10x?xi32>, index, index) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index) -> i32, sym_name = "alloca_scope"}> ({
  ^bb0(%arg6: index, %arg7: index):
    "memref.alloca_scope"() ({
      %4 = "memref.alloca"(%arg6) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    "memref.alloca_scope"() ({
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    %0 = "memref.alloca_scope"() ({
      %2 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi32>
      %3 = "memref.load"(%2, %arg7) : (memref<1xi32>, index) -> i32
      "memref.alloca_scope.return"(%3) : (i32) -> ()
    }) : () -> i32
    %1:2 = "memref.alloca_scope"() ({
      "memref.alloca_scope.return"(%0, %arg6) : (i32, index) -> ()
    }) {my.tag} : () -> (i32, index)
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xf32>, memref<?xf32>, memref<*xf32>, memref<4xf32, 1>, memref<1xi32>, index) -> (), sym_name = "move"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<?xf32>, %arg2: memref<*xf32>, %arg3: memref<4xf32, 1>, %arg4: memref<1xi32>, %arg5: index):
    "memref.copy"(%arg0, %arg1) : (memref<4xf32>, memref<?xf32>) -> ()
    "memref.copy"(%arg2, %arg2) : (memref<*xf32>, memref<*xf32>) -> ()
    "memref.copy"(%arg0, %arg3) {my.tag} : (memref<4xf32>, memref<4xf32, 1>) -> ()
    "memref.dma_start"(%arg0, %arg5, %arg3, %arg5, %arg5, %arg4, %arg5) : (memref<4xf32>, index, memref<4xf32, 1>, index, index, memref<1xi32>, index) -> ()
    "memref.dma_start"(%arg0, %arg5, %arg3, %arg5, %arg5, %arg4, %arg5, %arg5, %arg5) : (memref<4xf32>, index, memref<4xf32, 1>, index, index, memref<1xi32>, index, index, index) -> ()
    "memref.dma_wait"(%arg4, %arg5, %arg5) : (memref<1xi32>, index, index) -> ()
    "memref.dma_wait"(%arg4, %arg5, %arg5) {my.tag} : (memref<1xi32>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

