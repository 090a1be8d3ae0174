// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

// What is said about each attribute of each operation that is of a wrong kind, or missing.

"test.f"() ({ ^bb0(): "llvm.comdat_selector"() <{comdat = 2 : i64, sym_name = unit}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.comdat_selector"() <{comdat = 2 : i64}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.comdat_selector"() <{comdat = unit, sym_name = "largest"}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.comdat_selector"() <{sym_name = "largest"}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.linker_options"() <{options = unit}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.linker_options"() <{options = []}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.linker_options"() <{options = [1 : i32]}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.linker_options"() <{}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.global_ctors"() <{ctors = unit, data = [#llvm.zero, @d], priorities = [0 : i32, 5 : i32]}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.global_ctors"() <{ctors = [], data = [#llvm.zero, @d], priorities = [0 : i32, 5 : i32]}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.global_ctors"() <{ctors = [1 : i32], data = [#llvm.zero, @d], priorities = [0 : i32, 5 : i32]}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.global_ctors"() <{data = [#llvm.zero, @d], priorities = [0 : i32, 5 : i32]}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.global_ctors"() <{ctors = [@f, @g], data = [#llvm.zero, @d], priorities = unit}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.global_ctors"() <{ctors = [@f, @g], data = [#llvm.zero, @d], priorities = ["a"]}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.global_ctors"() <{ctors = [@f, @g], data = [#llvm.zero, @d]}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.global_ctors"() <{ctors = [@f, @g], data = unit, priorities = [0 : i32, 5 : i32]}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.global_ctors"() <{ctors = [@f, @g], data = [1 : i32], priorities = [0 : i32, 5 : i32]}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.global_ctors"() <{ctors = [@f, @g], priorities = [0 : i32, 5 : i32]}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.global_ctors"() <{ctors = [@f, @g], data = [#llvm.zero, @d], priorities = [0 : i32, 5 : i32], bogus = 1}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.global_dtors"() <{data = [#llvm.zero, #llvm.zero], dtors = unit, priorities = [1 : i32, 65535 : i32]}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.global_dtors"() <{data = [#llvm.zero, #llvm.zero], dtors = [], priorities = [1 : i32, 65535 : i32]}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.global_dtors"() <{data = [#llvm.zero, #llvm.zero], dtors = [1 : i32], priorities = [1 : i32, 65535 : i32]}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.global_dtors"() <{data = [#llvm.zero, #llvm.zero], priorities = [1 : i32, 65535 : i32]}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.global_dtors"() <{data = [#llvm.zero, #llvm.zero], dtors = [@defined, @pick], priorities = unit}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.global_dtors"() <{data = [#llvm.zero, #llvm.zero], dtors = [@defined, @pick], priorities = ["a"]}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.global_dtors"() <{data = [#llvm.zero, #llvm.zero], dtors = [@defined, @pick]}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.global_dtors"() <{data = unit, dtors = [@defined, @pick], priorities = [1 : i32, 65535 : i32]}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.global_dtors"() <{dtors = [@defined, @pick], priorities = [1 : i32, 65535 : i32]}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.global_dtors"() <{data = [#llvm.zero, #llvm.zero], dtors = [@defined, @pick], priorities = [1 : i32, 65535 : i32], bogus = 1}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @pick, resolver_type = !llvm.ptr, sym_name = unit, unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @pick, resolver_type = !llvm.ptr, unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = unit, linkage = #llvm.linkage<external>, resolver = @pick, resolver_type = !llvm.ptr, sym_name = "picked", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.ifunc"() <{address_space = 0 : i32, linkage = #llvm.linkage<external>, resolver = @pick, resolver_type = !llvm.ptr, sym_name = "picked", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = unit, resolver_type = !llvm.ptr, sym_name = "picked", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver_type = !llvm.ptr, sym_name = "picked", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @pick, resolver_type = unit, sym_name = "picked", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @pick, sym_name = "picked", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = unit, resolver = @pick, resolver_type = !llvm.ptr, sym_name = "picked", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, resolver = @pick, resolver_type = !llvm.ptr, sym_name = "picked", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @pick, resolver_type = !llvm.ptr, sym_name = "picked", unnamed_addr = 0 : i64, visibility_ = 0 : i64, dso_local = "s"}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.ifunc"() <{address_space = unit, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @pick, resolver_type = !llvm.ptr, sym_name = "picked", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.ifunc"() <{address_space = 3 : i64, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @pick, resolver_type = !llvm.ptr, sym_name = "picked", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @pick, resolver_type = !llvm.ptr, sym_name = "picked", unnamed_addr = unit, visibility_ = 0 : i64}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @pick, resolver_type = !llvm.ptr, sym_name = "picked", unnamed_addr = 0 : i64, visibility_ = unit}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.module_flags"() <{flags = unit}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.module_flags"() <{flags = []}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.module_flags"() <{}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): %r = "llvm.mlir.addressof"() <{global_name = unit}> : () -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): %r = "llvm.mlir.addressof"() <{global_name = @f}> : () -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): %r = "llvm.mlir.addressof"() <{}> : () -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): %r = "llvm.mlir.constant"() <{value = unit}> : () -> vector<2xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): %r = "llvm.mlir.constant"() <{value = "s"}> : () -> vector<2xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): %r = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> vector<2xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): %r = "llvm.mlir.constant"() <{value = []}> : () -> vector<2xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): %r = "llvm.mlir.constant"() <{value = dense<1> : vector<4xi32>}> : () -> vector<2xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): %r = "llvm.mlir.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> vector<2xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): %r = "llvm.mlir.constant"() <{}> : () -> vector<2xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): %r = "llvm.mlir.none"() <{bogus = 1}> : () -> !llvm.token "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): %r = "llvm.mlir.poison"() <{bogus = 1}> : () -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): %r = "llvm.mlir.undef"() <{bogus = 1}> : () -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): %r = "llvm.mlir.zero"() <{bogus = 1}> : () -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): %r = "llvm.blockaddress"() <{block_addr = unit}> : () -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): %r = "llvm.blockaddress"() <{}> : () -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): %r = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @f, tag = <id = 1>>, bogus = 1}> : () -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.blocktag"() <{tag = unit}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.blocktag"() <{}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.struct<(i32, struct<(f32, i64)>)>): %r = "llvm.extractvalue"(%0) <{position = unit}> : (!llvm.struct<(i32, struct<(f32, i64)>)>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.struct<(i32, struct<(f32, i64)>)>): %r = "llvm.extractvalue"(%0) <{position = array<i64: 1>}> : (!llvm.struct<(i32, struct<(f32, i64)>)>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.struct<(i32, struct<(f32, i64)>)>): %r = "llvm.extractvalue"(%0) <{}> : (!llvm.struct<(i32, struct<(f32, i64)>)>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, %1 : i64): %r = "llvm.insertvalue"(%0, %1) <{position = unit}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, %1 : i64): %r = "llvm.insertvalue"(%0, %1) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, %1 : i64): %r = "llvm.insertvalue"(%0, %1) <{}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32): %r = "llvm.atomicrmw"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[1]<>>], bin_op = unit, ordering = 2 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 8>]}> : (!llvm.ptr, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32): %r = "llvm.atomicrmw"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[1]<>>], ordering = 2 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 8>]}> : (!llvm.ptr, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32): %r = "llvm.atomicrmw"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[1]<>>], bin_op = 1 : i64, ordering = unit, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 8>]}> : (!llvm.ptr, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32): %r = "llvm.atomicrmw"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[1]<>>], bin_op = 1 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 8>]}> : (!llvm.ptr, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32): %r = "llvm.atomicrmw"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[1]<>>], bin_op = 1 : i64, ordering = 2 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 8>], syncscope = unit}> : (!llvm.ptr, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32): %r = "llvm.atomicrmw"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[1]<>>], bin_op = 1 : i64, ordering = 2 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 8>], alignment = unit}> : (!llvm.ptr, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32): %r = "llvm.atomicrmw"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[1]<>>], bin_op = 1 : i64, ordering = 2 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 8>], alignment = 3 : i32}> : (!llvm.ptr, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32): %r = "llvm.atomicrmw"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[1]<>>], bin_op = 1 : i64, ordering = 2 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 8>], volatile_ = "s"}> : (!llvm.ptr, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32): %r = "llvm.atomicrmw"(%0, %1) <{access_groups = unit, bin_op = 1 : i64, ordering = 2 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 8>]}> : (!llvm.ptr, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32): %r = "llvm.atomicrmw"(%0, %1) <{access_groups = [1 : i32], bin_op = 1 : i64, ordering = 2 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 8>]}> : (!llvm.ptr, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32): %r = "llvm.atomicrmw"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[1]<>>], bin_op = 1 : i64, ordering = 2 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 8>], alias_scopes = unit}> : (!llvm.ptr, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32): %r = "llvm.atomicrmw"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[1]<>>], bin_op = 1 : i64, ordering = 2 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 8>], alias_scopes = [1 : i32]}> : (!llvm.ptr, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32): %r = "llvm.atomicrmw"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[1]<>>], bin_op = 1 : i64, ordering = 2 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 8>], noalias_scopes = unit}> : (!llvm.ptr, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32): %r = "llvm.atomicrmw"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[1]<>>], bin_op = 1 : i64, ordering = 2 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 8>], noalias_scopes = [1 : i32]}> : (!llvm.ptr, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32): %r = "llvm.atomicrmw"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[1]<>>], bin_op = 1 : i64, ordering = 2 : i64, tbaa = unit}> : (!llvm.ptr, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32): %r = "llvm.atomicrmw"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[1]<>>], bin_op = 1 : i64, ordering = 2 : i64, tbaa = [1 : i32]}> : (!llvm.ptr, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32, %2 : i32): %r = "llvm.cmpxchg"(%0, %1, %2) <{failure_ordering = 2 : i64, noalias_scopes = [#llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], success_ordering = unit, tbaa = [#llvm.tbaa_tag<base_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, offset = 0>]}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32, %2 : i32): %r = "llvm.cmpxchg"(%0, %1, %2) <{failure_ordering = 2 : i64, noalias_scopes = [#llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], tbaa = [#llvm.tbaa_tag<base_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, offset = 0>]}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32, %2 : i32): %r = "llvm.cmpxchg"(%0, %1, %2) <{failure_ordering = unit, noalias_scopes = [#llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], success_ordering = 6 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, offset = 0>]}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32, %2 : i32): %r = "llvm.cmpxchg"(%0, %1, %2) <{noalias_scopes = [#llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], success_ordering = 6 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, offset = 0>]}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32, %2 : i32): %r = "llvm.cmpxchg"(%0, %1, %2) <{failure_ordering = 2 : i64, noalias_scopes = [#llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], success_ordering = 6 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, offset = 0>], syncscope = unit}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32, %2 : i32): %r = "llvm.cmpxchg"(%0, %1, %2) <{failure_ordering = 2 : i64, noalias_scopes = [#llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], success_ordering = 6 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, offset = 0>], alignment = unit}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32, %2 : i32): %r = "llvm.cmpxchg"(%0, %1, %2) <{failure_ordering = 2 : i64, noalias_scopes = [#llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], success_ordering = 6 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, offset = 0>], alignment = 3 : i32}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32, %2 : i32): %r = "llvm.cmpxchg"(%0, %1, %2) <{failure_ordering = 2 : i64, noalias_scopes = [#llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], success_ordering = 6 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, offset = 0>], weak = "s"}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32, %2 : i32): %r = "llvm.cmpxchg"(%0, %1, %2) <{failure_ordering = 2 : i64, noalias_scopes = [#llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], success_ordering = 6 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, offset = 0>], volatile_ = "s"}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32, %2 : i32): %r = "llvm.cmpxchg"(%0, %1, %2) <{failure_ordering = 2 : i64, noalias_scopes = [#llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], success_ordering = 6 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, offset = 0>], access_groups = unit}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32, %2 : i32): %r = "llvm.cmpxchg"(%0, %1, %2) <{failure_ordering = 2 : i64, noalias_scopes = [#llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], success_ordering = 6 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, offset = 0>], access_groups = [1 : i32]}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32, %2 : i32): %r = "llvm.cmpxchg"(%0, %1, %2) <{failure_ordering = 2 : i64, noalias_scopes = [#llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], success_ordering = 6 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, offset = 0>], alias_scopes = unit}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32, %2 : i32): %r = "llvm.cmpxchg"(%0, %1, %2) <{failure_ordering = 2 : i64, noalias_scopes = [#llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], success_ordering = 6 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, offset = 0>], alias_scopes = [1 : i32]}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32, %2 : i32): %r = "llvm.cmpxchg"(%0, %1, %2) <{failure_ordering = 2 : i64, noalias_scopes = unit, success_ordering = 6 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, offset = 0>]}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32, %2 : i32): %r = "llvm.cmpxchg"(%0, %1, %2) <{failure_ordering = 2 : i64, noalias_scopes = [1 : i32], success_ordering = 6 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "anon", members = {<#llvm.tbaa_root, 0>}>, offset = 0>]}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32, %2 : i32): %r = "llvm.cmpxchg"(%0, %1, %2) <{failure_ordering = 2 : i64, noalias_scopes = [#llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], success_ordering = 6 : i64, tbaa = unit}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32, %2 : i32): %r = "llvm.cmpxchg"(%0, %1, %2) <{failure_ordering = 2 : i64, noalias_scopes = [#llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], success_ordering = 6 : i64, tbaa = [1 : i32]}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.fence"() <{ordering = unit, syncscope = "agent"}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.fence"() <{syncscope = "agent"}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.fence"() <{ordering = 5 : i64, syncscope = unit}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], var_callee_type = unit}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], var_callee_type = i32}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = unit, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @f, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = unit, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<fast>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = unit, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = unit, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], memory_effects = unit}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], convergent = "s"}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], no_unwind = "s"}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], will_return = "s"}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = unit, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], op_bundle_tags = unit}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], op_bundle_tags = [1 : i32]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], op_bundle_tags = ["a"]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], arg_attrs = unit}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], arg_attrs = [1 : i32]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], res_attrs = unit}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], res_attrs = [1 : i32]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], no_inline = "s"}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], always_inline = "s"}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], inline_hint = "s"}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = unit, alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [1 : i32], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = unit, callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [1 : i32], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], noalias_scopes = unit}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], noalias_scopes = [1 : i32]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = unit}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, tbaa = [1 : i32]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = unit, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = "s", tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = 3 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = 3 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = 2 : i8, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = true, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = 1.5 : f32, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = [], tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = [1 : i32], tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = ["a"], tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = [@f], tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = @f, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = @f::@g, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = #llvm.di_file<"a" in "b">, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = [#llvm.di_file<"a" in "b">], tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i64: 1>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = dense<1> : vector<4xi32>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = dense<1> : tensor<2xi32>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = {a}, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = [{a}], tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = [unit], tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = #llvm.cconv<fastcc>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = #llvm.linkage<internal>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = affine_map<(d0)->(d0)>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = -1 : i32, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = 0 : index, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = #llvm.fastmath<fast>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = [[1],[2]], tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = distinct[0]<>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, access_groups = [#llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], callee = @ext, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = unit, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "s", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = unit, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = unit, operandSegmentSizes = array<i32: 2, 0>}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 2, 0>}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", operandSegmentSizes = array<i32: 2, 0>}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, op_bundle_tags = unit}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, arg_attrs = unit}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, arg_attrs = [1 : i32]}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, res_attrs = unit}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, res_attrs = [1 : i32]}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = unit}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = "s"}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = 3 : i64}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = 3 : i32}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = 2 : i8}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = true}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = 1.5 : f32}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = []}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = [1 : i32]}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = ["a"]}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = [@f]}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = @f}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = @f::@g}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = i32}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = #llvm.di_file<"a" in "b">}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = [#llvm.di_file<"a" in "b">]}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1>}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i64: 1>}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = dense<1> : vector<4xi32>}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = dense<1> : tensor<2xi32>}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = {a}}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = [{a}]}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = [unit]}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = #llvm.cconv<fastcc>}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = #llvm.linkage<internal>}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = affine_map<(d0)->(d0)>}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = -1 : i32}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = 0 : index}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = #llvm.fastmath<fast>}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = [[1],[2]]}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>, operandSegmentSizes = distinct[0]<>}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.call_intrinsic"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.vector.reduce.fadd", op_bundle_sizes = array<i32>}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.inline_asm"(%0, %1) <{asm_string = unit, constraints = "=*m,*m", has_side_effects, operand_attrs = [{elementtype = i32}, {elementtype = f32}], tail_call_kind = #llvm.tailcallkind<none>}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.inline_asm"(%0, %1) <{constraints = "=*m,*m", has_side_effects, operand_attrs = [{elementtype = i32}, {elementtype = f32}], tail_call_kind = #llvm.tailcallkind<none>}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.inline_asm"(%0, %1) <{asm_string = "nop", constraints = unit, has_side_effects, operand_attrs = [{elementtype = i32}, {elementtype = f32}], tail_call_kind = #llvm.tailcallkind<none>}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.inline_asm"(%0, %1) <{asm_string = "nop", has_side_effects, operand_attrs = [{elementtype = i32}, {elementtype = f32}], tail_call_kind = #llvm.tailcallkind<none>}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.inline_asm"(%0, %1) <{asm_string = "nop", constraints = "=*m,*m", has_side_effects = "s", operand_attrs = [{elementtype = i32}, {elementtype = f32}], tail_call_kind = #llvm.tailcallkind<none>}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.inline_asm"(%0, %1) <{asm_string = "nop", constraints = "=*m,*m", has_side_effects, operand_attrs = [{elementtype = i32}, {elementtype = f32}], tail_call_kind = #llvm.tailcallkind<none>, is_align_stack = "s"}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.inline_asm"(%0, %1) <{asm_string = "nop", constraints = "=*m,*m", has_side_effects, operand_attrs = [{elementtype = i32}, {elementtype = f32}], tail_call_kind = unit}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.inline_asm"(%0, %1) <{asm_string = "nop", constraints = "=*m,*m", has_side_effects, operand_attrs = [{elementtype = i32}, {elementtype = f32}], tail_call_kind = #llvm.tailcallkind<none>, asm_dialect = unit}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.inline_asm"(%0, %1) <{asm_string = "nop", constraints = "=*m,*m", has_side_effects, operand_attrs = unit, tail_call_kind = #llvm.tailcallkind<none>}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.addrspacecast"(%0) <{bogus = 1}> : (!llvm.ptr) -> !llvm.ptr<3> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32): %r = "llvm.bitcast"(%0) <{bogus = 1}> : (i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.fpext"(%0) <{bogus = 1}> : (f32) -> f64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.fptosi"(%0) <{bogus = 1}> : (f32) -> i8 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.fptoui"(%0) <{bogus = 1}> : (f32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f64): %r = "llvm.fptrunc"(%0) <{bogus = 1}> : (f64) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.inttoptr"(%0) <{dereferenceable = unit}> : (i64) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.ptrtoint"(%0) <{bogus = 1}> : (!llvm.ptr) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32): %r = "llvm.sext"(%0) <{bogus = 1}> : (i32) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.sitofp"(%0) <{bogus = 1}> : (i64) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = unit}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = "s"}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = 1.5 : f32}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = []}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = [1 : i32]}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = ["a"]}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = [@f]}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = @f}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = @f::@g}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = i32}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = #llvm.di_file<"a" in "b">}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = [#llvm.di_file<"a" in "b">]}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = array<i32: 1>}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = array<i64: 1>}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = dense<1> : vector<4xi32>}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = dense<1> : tensor<2xi32>}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = {a}}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = [{a}]}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = [unit]}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = #llvm.cconv<fastcc>}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = #llvm.linkage<internal>}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = affine_map<(d0)->(d0)>}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = -1 : i32}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = #llvm.fastmath<fast>}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = [[1],[2]]}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.trunc"(%0) <{overflowFlags = distinct[0]<>}> : (i64) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32): %r = "llvm.uitofp"(%0) <{nonNeg = "s"}> : (i32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32): %r = "llvm.zext"(%0) <{nonNeg = "s"}> : (i32) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : f32): %r = "llvm.fcmp"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>, predicate = unit}> : (f32, f32) -> i1 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : f32): %r = "llvm.fcmp"(%0, %1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> i1 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : f32): %r = "llvm.fcmp"(%0, %1) <{fastmathFlags = unit, predicate = 10 : i64}> : (f32, f32) -> i1 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.icmp"(%0, %1) <{predicate = unit}> : (i32, i32) -> i1 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.icmp"(%0, %1) <{}> : (i32, i32) -> i1 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : f32): %r = "llvm.fadd"(%0, %1) <{fastmathFlags = unit}> : (f32, f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : f32): %r = "llvm.fdiv"(%0, %1) <{fastmathFlags = unit}> : (f32, f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : f32): %r = "llvm.fmul"(%0, %1) <{fastmathFlags = unit}> : (f32, f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.fneg"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : f32): %r = "llvm.frem"(%0, %1) <{fastmathFlags = unit}> : (f32, f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : f32): %r = "llvm.fsub"(%0, %1) <{fastmathFlags = unit}> : (f32, f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = unit}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = "s"}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = 1.5 : f32}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = []}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = [1 : i32]}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = ["a"]}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = [@f]}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = @f}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = @f::@g}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = i32}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = #llvm.di_file<"a" in "b">}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = [#llvm.di_file<"a" in "b">]}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = array<i32: 1>}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = array<i64: 1>}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = dense<1> : vector<4xi32>}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = dense<1> : tensor<2xi32>}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = {a}}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = [{a}]}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = [unit]}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = #llvm.cconv<fastcc>}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = #llvm.linkage<internal>}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = affine_map<(d0)->(d0)>}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = -1 : i32}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = #llvm.fastmath<fast>}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = [[1],[2]]}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.add"(%0, %1) <{overflowFlags = distinct[0]<>}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.and"(%0, %1) <{bogus = 1}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.ashr"(%0, %1) <{isExact = "s"}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.lshr"(%0, %1) <{isExact = "s"}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = unit}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = "s"}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = 1.5 : f32}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = []}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = [1 : i32]}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = ["a"]}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = [@f]}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = @f}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = @f::@g}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = i32}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = #llvm.di_file<"a" in "b">}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = [#llvm.di_file<"a" in "b">]}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = array<i32: 1>}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = array<i64: 1>}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = dense<1> : vector<4xi32>}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = dense<1> : tensor<2xi32>}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = {a}}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = [{a}]}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = [unit]}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = #llvm.cconv<fastcc>}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = #llvm.linkage<internal>}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = affine_map<(d0)->(d0)>}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = -1 : i32}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = #llvm.fastmath<fast>}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = [[1],[2]]}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.mul"(%0, %1) <{overflowFlags = distinct[0]<>}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.or"(%0, %1) <{isDisjoint = "s"}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.sdiv"(%0, %1) <{isExact = "s"}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = unit}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = "s"}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = 1.5 : f32}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = []}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = [1 : i32]}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = ["a"]}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = [@f]}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = @f}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = @f::@g}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = i32}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = #llvm.di_file<"a" in "b">}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = [#llvm.di_file<"a" in "b">]}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = array<i32: 1>}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = array<i64: 1>}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = dense<1> : vector<4xi32>}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = dense<1> : tensor<2xi32>}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = {a}}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = [{a}]}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = [unit]}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = #llvm.cconv<fastcc>}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = #llvm.linkage<internal>}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = affine_map<(d0)->(d0)>}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = -1 : i32}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = #llvm.fastmath<fast>}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = [[1],[2]]}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.shl"(%0, %1) <{overflowFlags = distinct[0]<>}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.srem"(%0, %1) <{bogus = 1}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = unit}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = "s"}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = 1.5 : f32}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = []}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = [1 : i32]}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = ["a"]}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = [@f]}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = @f}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = @f::@g}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = i32}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = #llvm.di_file<"a" in "b">}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = [#llvm.di_file<"a" in "b">]}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = array<i32: 1>}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = array<i64: 1>}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = dense<1> : vector<4xi32>}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = dense<1> : tensor<2xi32>}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = {a}}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = [{a}]}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = [unit]}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = #llvm.cconv<fastcc>}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = #llvm.linkage<internal>}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = affine_map<(d0)->(d0)>}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = -1 : i32}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = #llvm.fastmath<fast>}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = [[1],[2]]}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.sub"(%0, %1) <{overflowFlags = distinct[0]<>}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.udiv"(%0, %1) <{isExact = "s"}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.urem"(%0, %1) <{bogus = 1}> : (i64, i64) -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.xor"(%0, %1) <{bogus = 1}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.alloca"(%0) <{elem_type = !llvm.struct<"outer", (struct<"pair", (i32, f32)>, i64)>, alignment = unit}> : (i64) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.alloca"(%0) <{elem_type = !llvm.struct<"outer", (struct<"pair", (i32, f32)>, i64)>, alignment = 3 : i32}> : (i64) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.alloca"(%0) <{elem_type = unit}> : (i64) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.alloca"(%0) <{}> : (i64) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64): %r = "llvm.alloca"(%0) <{elem_type = !llvm.struct<"outer", (struct<"pair", (i32, f32)>, i64)>, inalloca = "s"}> : (i64) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = 0 : i32, rawConstantIndices = unit}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = 0 : i32}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = unit, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = unit, rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
