// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

// What is said about each attribute of each operation that is of a wrong kind, or missing.

"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = "s", rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = true, rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = 1.5 : f32, rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = [], rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = [1 : i32], rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = ["a"], rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = [@f], rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = @f, rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = @f::@g, rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = i32, rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = #llvm.di_file<"a" in "b">, rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = [#llvm.di_file<"a" in "b">], rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = array<i32: 1>, rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = array<i64: 1>, rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = dense<1> : vector<4xi32>, rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = dense<1> : tensor<2xi32>, rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = {a}, rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = [{a}], rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = [unit], rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = #llvm.cconv<fastcc>, rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = #llvm.linkage<internal>, rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = affine_map<(d0)->(d0)>, rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = -1 : i32, rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = #llvm.fastmath<fast>, rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = [[1],[2]], rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : i32): %r = "llvm.getelementptr"(%0, %1, %2) <{elem_type = !llvm.struct<(i32, array<4 x f32>)>, noWrapFlags = distinct[0]<>, rawConstantIndices = array<i32: -2147483648, 1, -2147483648>}> : (!llvm.ptr, i64, i32) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.load"(%0) <{access_groups = [#llvm.access_group<id = distinct[0]<>>, #llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], noalias_scopes = [#llvm.alias_scope<id = "named", domain = <id = "dom2">, description = "d">], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], alignment = unit}> : (!llvm.ptr) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.load"(%0) <{access_groups = [#llvm.access_group<id = distinct[0]<>>, #llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], noalias_scopes = [#llvm.alias_scope<id = "named", domain = <id = "dom2">, description = "d">], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], alignment = 3 : i32}> : (!llvm.ptr) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.load"(%0) <{access_groups = [#llvm.access_group<id = distinct[0]<>>, #llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], noalias_scopes = [#llvm.alias_scope<id = "named", domain = <id = "dom2">, description = "d">], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], volatile_ = "s"}> : (!llvm.ptr) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.load"(%0) <{access_groups = [#llvm.access_group<id = distinct[0]<>>, #llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], noalias_scopes = [#llvm.alias_scope<id = "named", domain = <id = "dom2">, description = "d">], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], nontemporal = "s"}> : (!llvm.ptr) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.load"(%0) <{access_groups = [#llvm.access_group<id = distinct[0]<>>, #llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], noalias_scopes = [#llvm.alias_scope<id = "named", domain = <id = "dom2">, description = "d">], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], invariant = "s"}> : (!llvm.ptr) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.load"(%0) <{access_groups = [#llvm.access_group<id = distinct[0]<>>, #llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], noalias_scopes = [#llvm.alias_scope<id = "named", domain = <id = "dom2">, description = "d">], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], invariantGroup = "s"}> : (!llvm.ptr) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.load"(%0) <{access_groups = [#llvm.access_group<id = distinct[0]<>>, #llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], noalias_scopes = [#llvm.alias_scope<id = "named", domain = <id = "dom2">, description = "d">], ordering = unit, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.load"(%0) <{access_groups = [#llvm.access_group<id = distinct[0]<>>, #llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], noalias_scopes = [#llvm.alias_scope<id = "named", domain = <id = "dom2">, description = "d">], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], syncscope = unit}> : (!llvm.ptr) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.load"(%0) <{access_groups = [#llvm.access_group<id = distinct[0]<>>, #llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], noalias_scopes = [#llvm.alias_scope<id = "named", domain = <id = "dom2">, description = "d">], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], syncscope = "s"}> : (!llvm.ptr) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.load"(%0) <{access_groups = [#llvm.access_group<id = distinct[0]<>>, #llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], noalias_scopes = [#llvm.alias_scope<id = "named", domain = <id = "dom2">, description = "d">], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], dereferenceable = unit}> : (!llvm.ptr) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.load"(%0) <{access_groups = unit, alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], noalias_scopes = [#llvm.alias_scope<id = "named", domain = <id = "dom2">, description = "d">], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.load"(%0) <{access_groups = [1 : i32], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], noalias_scopes = [#llvm.alias_scope<id = "named", domain = <id = "dom2">, description = "d">], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.load"(%0) <{access_groups = [#llvm.access_group<id = distinct[0]<>>, #llvm.access_group<id = distinct[1]<>>], alias_scopes = unit, noalias_scopes = [#llvm.alias_scope<id = "named", domain = <id = "dom2">, description = "d">], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.load"(%0) <{access_groups = [#llvm.access_group<id = distinct[0]<>>, #llvm.access_group<id = distinct[1]<>>], alias_scopes = [1 : i32], noalias_scopes = [#llvm.alias_scope<id = "named", domain = <id = "dom2">, description = "d">], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.load"(%0) <{access_groups = [#llvm.access_group<id = distinct[0]<>>, #llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], noalias_scopes = unit, ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.load"(%0) <{access_groups = [#llvm.access_group<id = distinct[0]<>>, #llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], noalias_scopes = [1 : i32], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.load"(%0) <{access_groups = [#llvm.access_group<id = distinct[0]<>>, #llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], noalias_scopes = [#llvm.alias_scope<id = "named", domain = <id = "dom2">, description = "d">], ordering = 0 : i64, tbaa = unit}> : (!llvm.ptr) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.load"(%0) <{access_groups = [#llvm.access_group<id = distinct[0]<>>, #llvm.access_group<id = distinct[1]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], noalias_scopes = [#llvm.alias_scope<id = "named", domain = <id = "dom2">, description = "d">], ordering = 0 : i64, tbaa = [1 : i32]}> : (!llvm.ptr) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : !llvm.ptr): "llvm.store"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0, constant = true>], alignment = unit}> : (i32, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : !llvm.ptr): "llvm.store"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0, constant = true>], alignment = 3 : i32}> : (i32, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : !llvm.ptr): "llvm.store"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0, constant = true>], volatile_ = "s"}> : (i32, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : !llvm.ptr): "llvm.store"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0, constant = true>], nontemporal = "s"}> : (i32, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : !llvm.ptr): "llvm.store"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0, constant = true>], invariantGroup = "s"}> : (i32, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : !llvm.ptr): "llvm.store"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], ordering = unit, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0, constant = true>]}> : (i32, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : !llvm.ptr): "llvm.store"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0, constant = true>], syncscope = unit}> : (i32, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : !llvm.ptr): "llvm.store"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0, constant = true>], syncscope = "s"}> : (i32, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : !llvm.ptr): "llvm.store"(%0, %1) <{access_groups = unit, alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0, constant = true>]}> : (i32, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : !llvm.ptr): "llvm.store"(%0, %1) <{access_groups = [1 : i32], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0, constant = true>]}> : (i32, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : !llvm.ptr): "llvm.store"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], alias_scopes = unit, ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0, constant = true>]}> : (i32, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : !llvm.ptr): "llvm.store"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], alias_scopes = [1 : i32], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0, constant = true>]}> : (i32, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : !llvm.ptr): "llvm.store"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0, constant = true>], noalias_scopes = unit}> : (i32, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : !llvm.ptr): "llvm.store"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], ordering = 0 : i64, tbaa = [#llvm.tbaa_tag<base_type = <id = "agg2_t", members = {<#llvm.tbaa_type_desc<id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 0>, <#llvm.tbaa_type_desc<id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, 8>}>, access_type = <id = "long long", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0, constant = true>], noalias_scopes = [1 : i32]}> : (i32, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : !llvm.ptr): "llvm.store"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], ordering = 0 : i64, tbaa = unit}> : (i32, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : !llvm.ptr): "llvm.store"(%0, %1) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], ordering = 0 : i64, tbaa = [1 : i32]}> : (i32, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.va_arg"(%0) <{bogus = 1}> : (!llvm.ptr) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32): %r = "llvm.freeze"(%0) <{bogus = 1}> : (i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i1, %1 : i32, %2 : i32): %r = "llvm.select"(%0, %1, %2) <{fastmathFlags = unit}> : (i1, i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32): "llvm.return"(%0) <{bogus = 1}> : (i32) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.unreachable"() <{bogus = 1}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : i32): %r = "llvm.extractelement"(%0, %1) <{bogus = 1}> : (vector<4xf32>, i32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : f32, %2 : i32): %r = "llvm.insertelement"(%0, %1, %2) <{bogus = 1}> : (vector<4xf32>, f32, i32) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<2xf32>, %1 : vector<2xf32>): %r = "llvm.shufflevector"(%0, %1) <{mask = unit}> : (vector<2xf32>, vector<2xf32>) -> vector<8xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<2xf32>, %1 : vector<2xf32>): %r = "llvm.shufflevector"(%0, %1) <{}> : (vector<2xf32>, vector<2xf32>) -> vector<8xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i8, %1 : !llvm.ptr, %2 : !llvm.ptr, %3 : i32): %r = "llvm.intr.annotation"(%0, %1, %2, %3) <{bogus = 1}> : (i8, !llvm.ptr, !llvm.ptr, i32) -> i8 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : !llvm.ptr, %3 : i32, %4 : !llvm.ptr): %r = "llvm.intr.ptr.annotation"(%0, %1, %2, %3, %4) <{bogus = 1}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : !llvm.ptr, %3 : i32, %4 : !llvm.ptr): "llvm.intr.var.annotation"(%0, %1, %2, %3, %4) <{bogus = 1}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.experimental.constrained.fpext"(%0) <{fpExceptionBehavior = unit}> : (f32) -> f64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.experimental.constrained.fpext"(%0) <{}> : (f32) -> f64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f64): %r = "llvm.intr.experimental.constrained.fptrunc"(%0) <{fpExceptionBehavior = 0 : i64, roundingmode = unit}> : (f64) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f64): %r = "llvm.intr.experimental.constrained.fptrunc"(%0) <{fpExceptionBehavior = 0 : i64}> : (f64) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f64): %r = "llvm.intr.experimental.constrained.fptrunc"(%0) <{fpExceptionBehavior = unit, roundingmode = 0 : i64}> : (f64) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f64): %r = "llvm.intr.experimental.constrained.fptrunc"(%0) <{roundingmode = 0 : i64}> : (f64) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32): %r = "llvm.intr.experimental.constrained.sitofp"(%0) <{fpExceptionBehavior = 0 : i64, roundingmode = unit}> : (i32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32): %r = "llvm.intr.experimental.constrained.sitofp"(%0) <{fpExceptionBehavior = 0 : i64}> : (i32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32): %r = "llvm.intr.experimental.constrained.sitofp"(%0) <{fpExceptionBehavior = unit, roundingmode = 1 : i64}> : (i32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32): %r = "llvm.intr.experimental.constrained.sitofp"(%0) <{roundingmode = 1 : i64}> : (i32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>): %r = "llvm.intr.experimental.constrained.uitofp"(%0) <{fpExceptionBehavior = 2 : i64, roundingmode = unit}> : (vector<4xi32>) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>): %r = "llvm.intr.experimental.constrained.uitofp"(%0) <{fpExceptionBehavior = 2 : i64}> : (vector<4xi32>) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>): %r = "llvm.intr.experimental.constrained.uitofp"(%0) <{fpExceptionBehavior = unit, roundingmode = 1 : i64}> : (vector<4xi32>) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>): %r = "llvm.intr.experimental.constrained.uitofp"(%0) <{roundingmode = 1 : i64}> : (vector<4xi32>) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): %r = "llvm.intr.coro.align"() <{bogus = 1}> : () -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.token, %1 : !llvm.ptr): %r = "llvm.intr.coro.begin"(%0, %1) <{bogus = 1}> : (!llvm.token, !llvm.ptr) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i1, %2 : !llvm.token): %r = "llvm.intr.coro.end"(%0, %1, %2) <{bogus = 1}> : (!llvm.ptr, i1, !llvm.token) -> !llvm.void "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.token, %1 : !llvm.ptr): %r = "llvm.intr.coro.free"(%0, %1) <{bogus = 1}> : (!llvm.token, !llvm.ptr) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : !llvm.ptr, %2 : !llvm.ptr, %3 : !llvm.ptr): %r = "llvm.intr.coro.id"(%0, %1, %2, %3) <{bogus = 1}> : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i32, %2 : i1): %r = "llvm.intr.coro.promise"(%0, %1, %2) <{bogus = 1}> : (!llvm.ptr, i32, i1) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.intr.coro.resume"(%0) <{bogus = 1}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.intr.coro.save"(%0) <{bogus = 1}> : (!llvm.ptr) -> !llvm.token "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): %r = "llvm.intr.coro.size"() <{bogus = 1}> : () -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.token, %1 : i1): %r = "llvm.intr.coro.suspend"(%0, %1) <{bogus = 1}> : (!llvm.token, i1) -> i8 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.intr.dbg.declare"(%0) <{locationExpr = #llvm.di_expression<[DW_OP_deref]>, varInfo = unit}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.intr.dbg.declare"(%0) <{locationExpr = #llvm.di_expression<[DW_OP_deref]>}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.intr.dbg.declare"(%0) <{locationExpr = unit, varInfo = #llvm.di_local_variable<scope = #llvm.di_lexical_block_file<scope = #llvm.di_lexical_block<scope = #llvm.di_lexical_block<scope = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = <id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran95, file = <"foo.mlir" in "/test/">, producer = "MLIR", isOptimized = true, emissionKind = Full>, scope = #llvm.di_file<"foo.mlir" in "/test/">, name = "value", linkageName = "value_link", file = <"foo.mlir" in "/test/">, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = <types = #llvm.di_null_type, #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int1", sizeInBits = 32, encoding = DW_ATE_signed>, #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int1", sizeInBits = 32, encoding = DW_ATE_signed>, sizeInBits = 64, alignInBits = 32>, #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "named", baseType = #llvm.di_null_type, dwarfAddressSpace = 3>, #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #llvm.di_null_type, dwarfAddressSpace = 0>, #llvm.di_composite_type<tag = DW_TAG_array_type, line = 10, baseType = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int1", sizeInBits = 32, encoding = DW_ATE_signed>, sizeInBits = 128, alignInBits = 32, elements = #llvm.di_subrange<count = 4 : i64>>, #llvm.di_basic_type<tag = DW_TAG_unspecified_type, name = "int0">>, annotations = #llvm.di_annotation<name = "foo", value = "bar">>, file = <"foo.mlir" in "/test/">, line = 3, column = 4>>, file = <"bar\22.c" in "">, discriminator = 7>, name = "arg", file = <"foo.mlir" in "/test/">, line = 6, arg = 1, alignInBits = 32, type = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int1", sizeInBits = 32, encoding = DW_ATE_signed>, elements = #llvm.di_subrange<count = #llvm.di_local_variable<scope = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = <id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran95, file = <"foo.mlir" in "/test/">, producer = "MLIR", isOptimized = true, emissionKind = Full>, scope = #llvm.di_file<"foo.mlir" in "/test/">, name = "value", linkageName = "value_link", file = <"foo.mlir" in "/test/">, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = <types = #llvm.di_null_type, #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int1", sizeInBits = 32, encoding = DW_ATE_signed>, #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int1", sizeInBits = 32, encoding = DW_ATE_signed>, sizeInBits = 64, alignInBits = 32>, #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "named", baseType = #llvm.di_null_type, dwarfAddressSpace = 3>, #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #llvm.di_null_type, dwarfAddressSpace = 0>, #llvm.di_composite_type<tag = DW_TAG_array_type, line = 10, baseType = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int1", sizeInBits = 32, encoding = DW_ATE_signed>, sizeInBits = 128, alignInBits = 32, elements = #llvm.di_subrange<count = 4 : i64>>, #llvm.di_basic_type<tag = DW_TAG_unspecified_type, name = "int0">>, annotations = #llvm.di_annotation<name = "foo", value = "bar">>, name = "n", type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int1", sizeInBits = 32, encoding = DW_ATE_signed>>, lowerBound = -3 : i32, stride = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_plus_uconst(32), DW_OP_deref]>>, #llvm.di_subrange<lowerBound = 0 : i64, upperBound = #llvm.di_global_variable<scope = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran95, file = <"foo.mlir" in "/test/">, producer = "MLIR", isOptimized = true, emissionKind = Full>, name = "gn", file = <"foo.mlir" in "/test/">, line = 1, type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int1", sizeInBits = 32, encoding = DW_ATE_signed>>>>, flags = "Artificial|ObjectPointer">}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.intr.dbg.label"() <{label = unit}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.intr.dbg.label"() <{}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32): "llvm.intr.dbg.value"(%0) <{locationExpr = #llvm.di_expression<>, varInfo = unit}> : (i32) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32): "llvm.intr.dbg.value"(%0) <{locationExpr = #llvm.di_expression<>}> : (i32) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32): "llvm.intr.dbg.value"(%0) <{locationExpr = unit, varInfo = #llvm.di_local_variable<scope = #llvm.di_lexical_block_file<scope = #llvm.di_lexical_block<scope = #llvm.di_lexical_block<scope = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = <id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran95, file = <"foo.mlir" in "/test/">, producer = "MLIR", isOptimized = true, emissionKind = Full>, scope = #llvm.di_file<"foo.mlir" in "/test/">, name = "value", linkageName = "value_link", file = <"foo.mlir" in "/test/">, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = <types = #llvm.di_null_type, #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int1", sizeInBits = 32, encoding = DW_ATE_signed>, #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int1", sizeInBits = 32, encoding = DW_ATE_signed>, sizeInBits = 64, alignInBits = 32>, #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "named", baseType = #llvm.di_null_type, dwarfAddressSpace = 3>, #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #llvm.di_null_type, dwarfAddressSpace = 0>, #llvm.di_composite_type<tag = DW_TAG_array_type, line = 10, baseType = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int1", sizeInBits = 32, encoding = DW_ATE_signed>, sizeInBits = 128, alignInBits = 32, elements = #llvm.di_subrange<count = 4 : i64>>, #llvm.di_basic_type<tag = DW_TAG_unspecified_type, name = "int0">>, annotations = #llvm.di_annotation<name = "foo", value = "bar">>, file = <"foo.mlir" in "/test/">, line = 3, column = 4>>, file = <"bar\22.c" in "">, discriminator = 7>, name = "arg", file = <"foo.mlir" in "/test/">, line = 6, arg = 1, alignInBits = 32, type = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int1", sizeInBits = 32, encoding = DW_ATE_signed>, elements = #llvm.di_subrange<count = #llvm.di_local_variable<scope = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = <id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran95, file = <"foo.mlir" in "/test/">, producer = "MLIR", isOptimized = true, emissionKind = Full>, scope = #llvm.di_file<"foo.mlir" in "/test/">, name = "value", linkageName = "value_link", file = <"foo.mlir" in "/test/">, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = <types = #llvm.di_null_type, #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int1", sizeInBits = 32, encoding = DW_ATE_signed>, #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int1", sizeInBits = 32, encoding = DW_ATE_signed>, sizeInBits = 64, alignInBits = 32>, #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "named", baseType = #llvm.di_null_type, dwarfAddressSpace = 3>, #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #llvm.di_null_type, dwarfAddressSpace = 0>, #llvm.di_composite_type<tag = DW_TAG_array_type, line = 10, baseType = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int1", sizeInBits = 32, encoding = DW_ATE_signed>, sizeInBits = 128, alignInBits = 32, elements = #llvm.di_subrange<count = 4 : i64>>, #llvm.di_basic_type<tag = DW_TAG_unspecified_type, name = "int0">>, annotations = #llvm.di_annotation<name = "foo", value = "bar">>, name = "n", type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int1", sizeInBits = 32, encoding = DW_ATE_signed>>, lowerBound = -3 : i32, stride = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_plus_uconst(32), DW_OP_deref]>>, #llvm.di_subrange<lowerBound = 0 : i64, upperBound = #llvm.di_global_variable<scope = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran95, file = <"foo.mlir" in "/test/">, producer = "MLIR", isOptimized = true, emissionKind = Full>, name = "gn", file = <"foo.mlir" in "/test/">, line = 1, type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int1", sizeInBits = 32, encoding = DW_ATE_signed>>>>, flags = "Artificial|ObjectPointer">}> : (i32) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.intr.eh.typeid.for"(%0) <{bogus = 1}> : (!llvm.ptr) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.acos"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.asin"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.atan"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f16, %1 : f16): %r = "llvm.intr.atan2"(%0, %1) <{fastmathFlags = unit}> : (f16, f16) -> f16 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.ceil"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f16, %1 : f16): %r = "llvm.intr.copysign"(%0, %1) <{fastmathFlags = unit}> : (f16, f16) -> f16 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.cos"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.cosh"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.exp"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.exp10"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.exp2"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.fabs"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.floor"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : f32, %2 : f32): %r = "llvm.intr.fma"(%0, %1, %2) <{fastmathFlags = unit}> : (f32, f32, f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : f32, %2 : f32): %r = "llvm.intr.fmuladd"(%0, %1, %2) <{fastmathFlags = unit}> : (f32, f32, f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.frexp"(%0) <{fastmathFlags = unit}> : (f32) -> !llvm.struct<(f32, i32)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.is.fpclass"(%0) <{bit = unit}> : (f32) -> i1 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.is.fpclass"(%0) <{bit = 3 : i64}> : (f32) -> i1 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.is.fpclass"(%0) <{}> : (f32) -> i1 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : i32): %r = "llvm.intr.ldexp"(%0, %1) <{fastmathFlags = unit}> : (f32, i32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.llrint"(%0) <{bogus = 1}> : (f32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.llround"(%0) <{bogus = 1}> : (f32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.log"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.log10"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.log2"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.lrint"(%0) <{bogus = 1}> : (f32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.lround"(%0) <{bogus = 1}> : (f32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : f32): %r = "llvm.intr.maximum"(%0, %1) <{fastmathFlags = unit}> : (f32, f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f16, %1 : f16): %r = "llvm.intr.maxnum"(%0, %1) <{fastmathFlags = unit}> : (f16, f16) -> f16 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f16, %1 : f16): %r = "llvm.intr.minimum"(%0, %1) <{fastmathFlags = unit}> : (f16, f16) -> f16 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f16, %1 : f16): %r = "llvm.intr.minnum"(%0, %1) <{fastmathFlags = unit}> : (f16, f16) -> f16 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.nearbyint"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f16, %1 : f16): %r = "llvm.intr.pow"(%0, %1) <{fastmathFlags = unit}> : (f16, f16) -> f16 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : i32): %r = "llvm.intr.powi"(%0, %1) <{fastmathFlags = unit}> : (f32, i32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.rint"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.round"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.roundeven"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.sin"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.sincos"(%0) <{fastmathFlags = unit}> : (f32) -> !llvm.struct<(f32, f32)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.sinh"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.sqrt"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.tan"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.tanh"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32): %r = "llvm.intr.trunc"(%0) <{fastmathFlags = unit}> : (f32) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i8): %r = "llvm.intr.abs"(%0) <{is_int_min_poison = unit}> : (i8) -> i8 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i8): %r = "llvm.intr.abs"(%0) <{is_int_min_poison = 3 : i64}> : (i8) -> i8 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i8): %r = "llvm.intr.abs"(%0) <{}> : (i8) -> i8 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i8): %r = "llvm.intr.bitreverse"(%0) <{bogus = 1}> : (i8) -> i8 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i8): %r = "llvm.intr.bswap"(%0) <{bogus = 1}> : (i8) -> i8 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i8): %r = "llvm.intr.ctlz"(%0) <{is_zero_poison = unit}> : (i8) -> i8 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i8): %r = "llvm.intr.ctlz"(%0) <{is_zero_poison = 3 : i64}> : (i8) -> i8 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i8): %r = "llvm.intr.ctlz"(%0) <{}> : (i8) -> i8 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i8): %r = "llvm.intr.ctpop"(%0) <{bogus = 1}> : (i8) -> i8 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i8): %r = "llvm.intr.cttz"(%0) <{is_zero_poison = unit}> : (i8) -> i8 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i8): %r = "llvm.intr.cttz"(%0) <{is_zero_poison = 3 : i64}> : (i8) -> i8 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i8): %r = "llvm.intr.cttz"(%0) <{}> : (i8) -> i8 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i8, %1 : i8, %2 : i8): %r = "llvm.intr.fshl"(%0, %1, %2) <{bogus = 1}> : (i8, i8, i8) -> i8 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i8, %1 : i8, %2 : i8): %r = "llvm.intr.fshr"(%0, %1, %2) <{bogus = 1}> : (i8, i8, i8) -> i8 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i128, %1 : i128): %r = "llvm.intr.scmp"(%0, %1) <{bogus = 1}> : (i128, i128) -> i128 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.intr.smax"(%0, %1) <{bogus = 1}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.intr.smin"(%0, %1) <{bogus = 1}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i128, %1 : i128): %r = "llvm.intr.ucmp"(%0, %1) <{bogus = 1}> : (i128, i128) -> i128 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.intr.umax"(%0, %1) <{bogus = 1}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.intr.umin"(%0, %1) <{bogus = 1}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.intr.sadd.with.overflow"(%0, %1) <{bogus = 1}> : (i32, i32) -> !llvm.struct<(i32, i1)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.intr.smul.with.overflow"(%0, %1) <{bogus = 1}> : (i32, i32) -> !llvm.struct<(i32, i1)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.intr.ssub.with.overflow"(%0, %1) <{bogus = 1}> : (i32, i32) -> !llvm.struct<(i32, i1)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.intr.uadd.with.overflow"(%0, %1) <{bogus = 1}> : (i32, i32) -> !llvm.struct<(i32, i1)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.intr.umul.with.overflow"(%0, %1) <{bogus = 1}> : (i32, i32) -> !llvm.struct<(i32, i1)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.intr.usub.with.overflow"(%0, %1) <{bogus = 1}> : (i32, i32) -> !llvm.struct<(i32, i1)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i8, %1 : i8): %r = "llvm.intr.sadd.sat"(%0, %1) <{bogus = 1}> : (i8, i8) -> i8 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i8, %1 : i8): %r = "llvm.intr.sshl.sat"(%0, %1) <{bogus = 1}> : (i8, i8) -> i8 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i8, %1 : i8): %r = "llvm.intr.ssub.sat"(%0, %1) <{bogus = 1}> : (i8, i8) -> i8 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i8, %1 : i8): %r = "llvm.intr.uadd.sat"(%0, %1) <{bogus = 1}> : (i8, i8) -> i8 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i8, %1 : i8): %r = "llvm.intr.ushl.sat"(%0, %1) <{bogus = 1}> : (i8, i8) -> i8 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i8, %1 : i8): %r = "llvm.intr.usub.sat"(%0, %1) <{bogus = 1}> : (i8, i8) -> i8 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.intr.invariant.end"(%0, %1) <{size = unit}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.intr.invariant.end"(%0, %1) <{size = 3 : i32}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.intr.invariant.end"(%0, %1) <{}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.intr.invariant.start"(%0) <{size = unit}> : (!llvm.ptr) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.intr.invariant.start"(%0) <{size = 3 : i32}> : (!llvm.ptr) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.intr.invariant.start"(%0) <{}> : (!llvm.ptr) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.intr.launder.invariant.group"(%0) <{bogus = 1}> : (!llvm.ptr) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.intr.lifetime.end"(%0) <{bogus = 1}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.intr.lifetime.start"(%0) <{bogus = 1}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.intr.strip.invariant.group"(%0) <{bogus = 1}> : (!llvm.ptr) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : !llvm.ptr, %2 : vector<4xi1>): "llvm.intr.masked.compressstore"(%0, %1, %2) <{arg_attrs = unit}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : !llvm.ptr, %2 : vector<4xi1>): "llvm.intr.masked.compressstore"(%0, %1, %2) <{arg_attrs = [1 : i32]}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : !llvm.ptr, %2 : vector<4xi1>): "llvm.intr.masked.compressstore"(%0, %1, %2) <{arg_attrs = [{}, {llvm.align = 8 : i64}, {}], res_attrs = unit}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : !llvm.ptr, %2 : vector<4xi1>): "llvm.intr.masked.compressstore"(%0, %1, %2) <{arg_attrs = [{}, {llvm.align = 8 : i64}, {}], res_attrs = [1 : i32]}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : vector<4xi1>, %2 : vector<4xf32>): %r = "llvm.intr.masked.expandload"(%0, %1, %2) <{arg_attrs = unit}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : vector<4xi1>, %2 : vector<4xf32>): %r = "llvm.intr.masked.expandload"(%0, %1, %2) <{arg_attrs = [1 : i32]}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : vector<4xi1>, %2 : vector<4xf32>): %r = "llvm.intr.masked.expandload"(%0, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], res_attrs = unit}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : vector<4xi1>, %2 : vector<4xf32>): %r = "llvm.intr.masked.expandload"(%0, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}], res_attrs = [1 : i32]}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4x!llvm.ptr>, %1 : vector<4xi1>, %2 : vector<4xf32>): %r = "llvm.intr.masked.gather"(%0, %1, %2) <{alignment = unit}> : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4x!llvm.ptr>, %1 : vector<4xi1>, %2 : vector<4xf32>): %r = "llvm.intr.masked.gather"(%0, %1, %2) <{alignment = 3 : i16}> : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4x!llvm.ptr>, %1 : vector<4xi1>, %2 : vector<4xf32>): %r = "llvm.intr.masked.gather"(%0, %1, %2) <{}> : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr<3>, %1 : vector<4xi1>): %r = "llvm.intr.masked.load"(%0, %1) <{alignment = unit, nontemporal}> : (!llvm.ptr<3>, vector<4xi1>) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr<3>, %1 : vector<4xi1>): %r = "llvm.intr.masked.load"(%0, %1) <{alignment = 3 : i16, nontemporal}> : (!llvm.ptr<3>, vector<4xi1>) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr<3>, %1 : vector<4xi1>): %r = "llvm.intr.masked.load"(%0, %1) <{nontemporal}> : (!llvm.ptr<3>, vector<4xi1>) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr<3>, %1 : vector<4xi1>): %r = "llvm.intr.masked.load"(%0, %1) <{alignment = 8 : i32, nontemporal = "s"}> : (!llvm.ptr<3>, vector<4xi1>) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : vector<4x!llvm.ptr>, %2 : vector<4xi1>): "llvm.intr.masked.scatter"(%0, %1, %2) <{alignment = unit}> : (vector<4xf32>, vector<4x!llvm.ptr>, vector<4xi1>) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : vector<4x!llvm.ptr>, %2 : vector<4xi1>): "llvm.intr.masked.scatter"(%0, %1, %2) <{alignment = 3 : i16}> : (vector<4xf32>, vector<4x!llvm.ptr>, vector<4xi1>) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : vector<4x!llvm.ptr>, %2 : vector<4xi1>): "llvm.intr.masked.scatter"(%0, %1, %2) <{}> : (vector<4xf32>, vector<4x!llvm.ptr>, vector<4xi1>) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : !llvm.ptr, %2 : vector<4xi1>): "llvm.intr.masked.store"(%0, %1, %2) <{alignment = unit}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : !llvm.ptr, %2 : vector<4xi1>): "llvm.intr.masked.store"(%0, %1, %2) <{alignment = 3 : i16}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : !llvm.ptr, %2 : vector<4xi1>): "llvm.intr.masked.store"(%0, %1, %2) <{}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64): %r = "llvm.intr.matrix.column.major.load"(%0, %1) <{columns = 16 : i32, isVolatile = unit, rows = 3 : i32}> : (!llvm.ptr, i64) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64): %r = "llvm.intr.matrix.column.major.load"(%0, %1) <{columns = 16 : i32, isVolatile = 3 : i64, rows = 3 : i32}> : (!llvm.ptr, i64) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64): %r = "llvm.intr.matrix.column.major.load"(%0, %1) <{columns = 16 : i32, rows = 3 : i32}> : (!llvm.ptr, i64) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64): %r = "llvm.intr.matrix.column.major.load"(%0, %1) <{columns = 16 : i32, isVolatile = false, rows = unit}> : (!llvm.ptr, i64) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64): %r = "llvm.intr.matrix.column.major.load"(%0, %1) <{columns = 16 : i32, isVolatile = false, rows = 3 : i64}> : (!llvm.ptr, i64) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64): %r = "llvm.intr.matrix.column.major.load"(%0, %1) <{columns = 16 : i32, isVolatile = false}> : (!llvm.ptr, i64) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64): %r = "llvm.intr.matrix.column.major.load"(%0, %1) <{columns = unit, isVolatile = false, rows = 3 : i32}> : (!llvm.ptr, i64) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64): %r = "llvm.intr.matrix.column.major.load"(%0, %1) <{columns = 3 : i64, isVolatile = false, rows = 3 : i32}> : (!llvm.ptr, i64) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64): %r = "llvm.intr.matrix.column.major.load"(%0, %1) <{isVolatile = false, rows = 3 : i32}> : (!llvm.ptr, i64) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<6xf32>, %1 : !llvm.ptr, %2 : i64): "llvm.intr.matrix.column.major.store"(%0, %1, %2) <{columns = 3 : i32, isVolatile = unit, rows = 2 : i32}> : (vector<6xf32>, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<6xf32>, %1 : !llvm.ptr, %2 : i64): "llvm.intr.matrix.column.major.store"(%0, %1, %2) <{columns = 3 : i32, isVolatile = 3 : i64, rows = 2 : i32}> : (vector<6xf32>, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<6xf32>, %1 : !llvm.ptr, %2 : i64): "llvm.intr.matrix.column.major.store"(%0, %1, %2) <{columns = 3 : i32, rows = 2 : i32}> : (vector<6xf32>, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<6xf32>, %1 : !llvm.ptr, %2 : i64): "llvm.intr.matrix.column.major.store"(%0, %1, %2) <{columns = 3 : i32, isVolatile = false, rows = unit}> : (vector<6xf32>, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<6xf32>, %1 : !llvm.ptr, %2 : i64): "llvm.intr.matrix.column.major.store"(%0, %1, %2) <{columns = 3 : i32, isVolatile = false, rows = 3 : i64}> : (vector<6xf32>, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<6xf32>, %1 : !llvm.ptr, %2 : i64): "llvm.intr.matrix.column.major.store"(%0, %1, %2) <{columns = 3 : i32, isVolatile = false}> : (vector<6xf32>, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<6xf32>, %1 : !llvm.ptr, %2 : i64): "llvm.intr.matrix.column.major.store"(%0, %1, %2) <{columns = unit, isVolatile = false, rows = 2 : i32}> : (vector<6xf32>, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<6xf32>, %1 : !llvm.ptr, %2 : i64): "llvm.intr.matrix.column.major.store"(%0, %1, %2) <{columns = 3 : i64, isVolatile = false, rows = 2 : i32}> : (vector<6xf32>, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<6xf32>, %1 : !llvm.ptr, %2 : i64): "llvm.intr.matrix.column.major.store"(%0, %1, %2) <{isVolatile = false, rows = 2 : i32}> : (vector<6xf32>, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : vector<4xf32>): %r = "llvm.intr.matrix.multiply"(%0, %1) <{lhs_columns = 3 : i32, lhs_rows = unit, rhs_columns = 2 : i32}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : vector<4xf32>): %r = "llvm.intr.matrix.multiply"(%0, %1) <{lhs_columns = 3 : i32, lhs_rows = 3 : i64, rhs_columns = 2 : i32}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : vector<4xf32>): %r = "llvm.intr.matrix.multiply"(%0, %1) <{lhs_columns = 3 : i32, rhs_columns = 2 : i32}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : vector<4xf32>): %r = "llvm.intr.matrix.multiply"(%0, %1) <{lhs_columns = unit, lhs_rows = 2 : i32, rhs_columns = 2 : i32}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : vector<4xf32>): %r = "llvm.intr.matrix.multiply"(%0, %1) <{lhs_columns = 3 : i64, lhs_rows = 2 : i32, rhs_columns = 2 : i32}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : vector<4xf32>): %r = "llvm.intr.matrix.multiply"(%0, %1) <{lhs_rows = 2 : i32, rhs_columns = 2 : i32}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : vector<4xf32>): %r = "llvm.intr.matrix.multiply"(%0, %1) <{lhs_columns = 3 : i32, lhs_rows = 2 : i32, rhs_columns = unit}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : vector<4xf32>): %r = "llvm.intr.matrix.multiply"(%0, %1) <{lhs_columns = 3 : i32, lhs_rows = 2 : i32, rhs_columns = 3 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : vector<4xf32>): %r = "llvm.intr.matrix.multiply"(%0, %1) <{lhs_columns = 3 : i32, lhs_rows = 2 : i32}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<6xf32>): %r = "llvm.intr.matrix.transpose"(%0) <{columns = 2 : i32, rows = unit}> : (vector<6xf32>) -> vector<6xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<6xf32>): %r = "llvm.intr.matrix.transpose"(%0) <{columns = 2 : i32, rows = 3 : i64}> : (vector<6xf32>) -> vector<6xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<6xf32>): %r = "llvm.intr.matrix.transpose"(%0) <{columns = 2 : i32}> : (vector<6xf32>) -> vector<6xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<6xf32>): %r = "llvm.intr.matrix.transpose"(%0) <{columns = unit, rows = 2 : i32}> : (vector<6xf32>) -> vector<6xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<6xf32>): %r = "llvm.intr.matrix.transpose"(%0) <{columns = 3 : i64, rows = 2 : i32}> : (vector<6xf32>) -> vector<6xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<6xf32>): %r = "llvm.intr.matrix.transpose"(%0) <{rows = 2 : i32}> : (vector<6xf32>) -> vector<6xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memcpy"(%0, %1, %2) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], isVolatile = unit, noalias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memcpy"(%0, %1, %2) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], isVolatile = 3 : i64, noalias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memcpy"(%0, %1, %2) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], noalias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memcpy"(%0, %1, %2) <{access_groups = unit, isVolatile = false, noalias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memcpy"(%0, %1, %2) <{access_groups = [1 : i32], isVolatile = false, noalias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memcpy"(%0, %1, %2) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], isVolatile = false, noalias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], alias_scopes = unit}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memcpy"(%0, %1, %2) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], isVolatile = false, noalias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], alias_scopes = [1 : i32]}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memcpy"(%0, %1, %2) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], isVolatile = false, noalias_scopes = unit, tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memcpy"(%0, %1, %2) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], isVolatile = false, noalias_scopes = [1 : i32], tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>]}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memcpy"(%0, %1, %2) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], isVolatile = false, noalias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], tbaa = unit}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memcpy"(%0, %1, %2) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], isVolatile = false, noalias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], tbaa = [1 : i32]}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memcpy"(%0, %1, %2) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], isVolatile = false, noalias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], arg_attrs = unit}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memcpy"(%0, %1, %2) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], isVolatile = false, noalias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], arg_attrs = [1 : i32]}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memcpy"(%0, %1, %2) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], isVolatile = false, noalias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], res_attrs = unit}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memcpy"(%0, %1, %2) <{access_groups = [#llvm.access_group<id = distinct[0]<>>], isVolatile = false, noalias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">, #llvm.alias_scope<id = distinct[4]<>, domain = <id = distinct[3]<>, description = "The domain">>], tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "omnipotent char", members = {<#llvm.tbaa_root<id = "Simple C/C++ TBAA">, 0>}>, 0>}>, offset = 0>], res_attrs = [1 : i32]}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.intr.memcpy.inline"(%0, %1) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}], isVolatile = true, len = unit}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.intr.memcpy.inline"(%0, %1) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}], isVolatile = true}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.intr.memcpy.inline"(%0, %1) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}], isVolatile = unit, len = 10 : i32}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.intr.memcpy.inline"(%0, %1) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}], isVolatile = 3 : i64, len = 10 : i32}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.intr.memcpy.inline"(%0, %1) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}], len = 10 : i32}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.intr.memcpy.inline"(%0, %1) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}], isVolatile = true, len = 10 : i32, access_groups = unit}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.intr.memcpy.inline"(%0, %1) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}], isVolatile = true, len = 10 : i32, access_groups = [1 : i32]}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.intr.memcpy.inline"(%0, %1) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}], isVolatile = true, len = 10 : i32, alias_scopes = unit}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.intr.memcpy.inline"(%0, %1) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}], isVolatile = true, len = 10 : i32, alias_scopes = [1 : i32]}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.intr.memcpy.inline"(%0, %1) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}], isVolatile = true, len = 10 : i32, noalias_scopes = unit}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.intr.memcpy.inline"(%0, %1) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}], isVolatile = true, len = 10 : i32, noalias_scopes = [1 : i32]}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.intr.memcpy.inline"(%0, %1) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}], isVolatile = true, len = 10 : i32, tbaa = unit}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.intr.memcpy.inline"(%0, %1) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}], isVolatile = true, len = 10 : i32, tbaa = [1 : i32]}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.intr.memcpy.inline"(%0, %1) <{arg_attrs = unit, isVolatile = true, len = 10 : i32}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.intr.memcpy.inline"(%0, %1) <{arg_attrs = [1 : i32], isVolatile = true, len = 10 : i32}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.intr.memcpy.inline"(%0, %1) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}], isVolatile = true, len = 10 : i32, res_attrs = unit}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.intr.memcpy.inline"(%0, %1) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}], isVolatile = true, len = 10 : i32, res_attrs = [1 : i32]}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memmove"(%0, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = unit}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memmove"(%0, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = 3 : i64}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memmove"(%0, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memmove"(%0, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false, access_groups = unit}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memmove"(%0, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false, access_groups = [1 : i32]}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memmove"(%0, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false, alias_scopes = unit}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memmove"(%0, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false, alias_scopes = [1 : i32]}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memmove"(%0, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false, noalias_scopes = unit}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memmove"(%0, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false, noalias_scopes = [1 : i32]}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memmove"(%0, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false, tbaa = unit}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memmove"(%0, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false, tbaa = [1 : i32]}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memmove"(%0, %1, %2) <{arg_attrs = unit, isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memmove"(%0, %1, %2) <{arg_attrs = [1 : i32], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memmove"(%0, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false, res_attrs = unit}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr, %2 : i64): "llvm.intr.memmove"(%0, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false, res_attrs = [1 : i32]}> : (!llvm.ptr, !llvm.ptr, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8, %2 : i64): "llvm.intr.memset"(%0, %1, %2) <{alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], isVolatile = unit}> : (!llvm.ptr, i8, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8, %2 : i64): "llvm.intr.memset"(%0, %1, %2) <{alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], isVolatile = 3 : i64}> : (!llvm.ptr, i8, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8, %2 : i64): "llvm.intr.memset"(%0, %1, %2) <{alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">]}> : (!llvm.ptr, i8, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8, %2 : i64): "llvm.intr.memset"(%0, %1, %2) <{alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], isVolatile = false, access_groups = unit}> : (!llvm.ptr, i8, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8, %2 : i64): "llvm.intr.memset"(%0, %1, %2) <{alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], isVolatile = false, access_groups = [1 : i32]}> : (!llvm.ptr, i8, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8, %2 : i64): "llvm.intr.memset"(%0, %1, %2) <{alias_scopes = unit, isVolatile = false}> : (!llvm.ptr, i8, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8, %2 : i64): "llvm.intr.memset"(%0, %1, %2) <{alias_scopes = [1 : i32], isVolatile = false}> : (!llvm.ptr, i8, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8, %2 : i64): "llvm.intr.memset"(%0, %1, %2) <{alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], isVolatile = false, noalias_scopes = unit}> : (!llvm.ptr, i8, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8, %2 : i64): "llvm.intr.memset"(%0, %1, %2) <{alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], isVolatile = false, noalias_scopes = [1 : i32]}> : (!llvm.ptr, i8, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8, %2 : i64): "llvm.intr.memset"(%0, %1, %2) <{alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], isVolatile = false, tbaa = unit}> : (!llvm.ptr, i8, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8, %2 : i64): "llvm.intr.memset"(%0, %1, %2) <{alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], isVolatile = false, tbaa = [1 : i32]}> : (!llvm.ptr, i8, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8, %2 : i64): "llvm.intr.memset"(%0, %1, %2) <{alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], isVolatile = false, arg_attrs = unit}> : (!llvm.ptr, i8, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8, %2 : i64): "llvm.intr.memset"(%0, %1, %2) <{alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], isVolatile = false, arg_attrs = [1 : i32]}> : (!llvm.ptr, i8, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8, %2 : i64): "llvm.intr.memset"(%0, %1, %2) <{alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], isVolatile = false, res_attrs = unit}> : (!llvm.ptr, i8, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8, %2 : i64): "llvm.intr.memset"(%0, %1, %2) <{alias_scopes = [#llvm.alias_scope<id = distinct[2]<>, domain = <id = distinct[3]<>, description = "The domain">, description = "The first scope">], isVolatile = false, res_attrs = [1 : i32]}> : (!llvm.ptr, i8, i64) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8): "llvm.intr.memset.inline"(%0, %1) <{isVolatile = false, len = unit}> : (!llvm.ptr, i8) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8): "llvm.intr.memset.inline"(%0, %1) <{isVolatile = false}> : (!llvm.ptr, i8) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8): "llvm.intr.memset.inline"(%0, %1) <{isVolatile = unit, len = 10 : i64}> : (!llvm.ptr, i8) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8): "llvm.intr.memset.inline"(%0, %1) <{isVolatile = 3 : i64, len = 10 : i64}> : (!llvm.ptr, i8) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8): "llvm.intr.memset.inline"(%0, %1) <{len = 10 : i64}> : (!llvm.ptr, i8) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8): "llvm.intr.memset.inline"(%0, %1) <{isVolatile = false, len = 10 : i64, access_groups = unit}> : (!llvm.ptr, i8) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8): "llvm.intr.memset.inline"(%0, %1) <{isVolatile = false, len = 10 : i64, access_groups = [1 : i32]}> : (!llvm.ptr, i8) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8): "llvm.intr.memset.inline"(%0, %1) <{isVolatile = false, len = 10 : i64, alias_scopes = unit}> : (!llvm.ptr, i8) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8): "llvm.intr.memset.inline"(%0, %1) <{isVolatile = false, len = 10 : i64, alias_scopes = [1 : i32]}> : (!llvm.ptr, i8) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8): "llvm.intr.memset.inline"(%0, %1) <{isVolatile = false, len = 10 : i64, noalias_scopes = unit}> : (!llvm.ptr, i8) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8): "llvm.intr.memset.inline"(%0, %1) <{isVolatile = false, len = 10 : i64, noalias_scopes = [1 : i32]}> : (!llvm.ptr, i8) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8): "llvm.intr.memset.inline"(%0, %1) <{isVolatile = false, len = 10 : i64, tbaa = unit}> : (!llvm.ptr, i8) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8): "llvm.intr.memset.inline"(%0, %1) <{isVolatile = false, len = 10 : i64, tbaa = [1 : i32]}> : (!llvm.ptr, i8) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8): "llvm.intr.memset.inline"(%0, %1) <{isVolatile = false, len = 10 : i64, arg_attrs = unit}> : (!llvm.ptr, i8) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8): "llvm.intr.memset.inline"(%0, %1) <{isVolatile = false, len = 10 : i64, arg_attrs = [1 : i32]}> : (!llvm.ptr, i8) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8): "llvm.intr.memset.inline"(%0, %1) <{isVolatile = false, len = 10 : i64, res_attrs = unit}> : (!llvm.ptr, i8) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i8): "llvm.intr.memset.inline"(%0, %1) <{isVolatile = false, len = 10 : i64, res_attrs = [1 : i32]}> : (!llvm.ptr, i8) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i1, %1 : !llvm.ptr): "llvm.intr.assume"(%0, %1) <{op_bundle_sizes = unit, op_bundle_tags = ["nonnull", "cold"]}> : (i1, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i1, %1 : !llvm.ptr): "llvm.intr.assume"(%0, %1) <{op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["nonnull", "cold"]}> : (i1, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i1, %1 : !llvm.ptr): "llvm.intr.assume"(%0, %1) <{op_bundle_tags = ["nonnull", "cold"]}> : (i1, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i1, %1 : !llvm.ptr): "llvm.intr.assume"(%0, %1) <{op_bundle_sizes = array<i32: 1, 0>, op_bundle_tags = unit}> : (i1, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i1, %1 : !llvm.ptr): "llvm.intr.assume"(%0, %1) <{op_bundle_sizes = array<i32: 1, 0>, op_bundle_tags = []}> : (i1, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i1, %1 : !llvm.ptr): "llvm.intr.assume"(%0, %1) <{op_bundle_sizes = array<i32: 1, 0>, op_bundle_tags = ["a"]}> : (i1, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i8, %1 : i8): %r = "llvm.intr.expect"(%0, %1) <{bogus = 1}> : (i8, i8) -> i8 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.intr.expect.with.probability"(%0, %1) <{prob = unit}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.intr.expect.with.probability"(%0, %1) <{prob = 1.5 : f32}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32, %1 : i32): %r = "llvm.intr.expect.with.probability"(%0, %1) <{}> : (i32, i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.intr.experimental.noalias.scope.decl"() <{scope = unit}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.intr.experimental.noalias.scope.decl"() <{}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i8): %r = "llvm.intr.is.constant"(%0) <{bogus = 1}> : (i8) -> i1 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.intr.prefetch"(%0) <{cache = 1 : i32, hint = 3 : i32, rw = unit}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.intr.prefetch"(%0) <{cache = 1 : i32, hint = 3 : i32, rw = 3 : i64}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.intr.prefetch"(%0) <{cache = 1 : i32, hint = 3 : i32}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.intr.prefetch"(%0) <{cache = 1 : i32, hint = unit, rw = 0 : i32}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.intr.prefetch"(%0) <{cache = 1 : i32, hint = 3 : i64, rw = 0 : i32}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.intr.prefetch"(%0) <{cache = 1 : i32, rw = 0 : i32}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.intr.prefetch"(%0) <{cache = unit, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.intr.prefetch"(%0) <{cache = 3 : i64, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.intr.prefetch"(%0) <{hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64): %r = "llvm.intr.ptrmask"(%0, %1) <{bogus = 1}> : (!llvm.ptr, i64) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i32): %r = "llvm.intr.ssa.copy"(%0) <{bogus = 1}> : (i32) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): %r = "llvm.intr.threadlocal.address"(%0) <{bogus = 1}> : (!llvm.ptr) -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.intr.stackrestore"(%0) <{bogus = 1}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): %r = "llvm.intr.stacksave"() <{bogus = 1}> : () -> !llvm.ptr "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.intr.debugtrap"() <{bogus = 1}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.intr.trap"() <{bogus = 1}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.intr.ubsantrap"() <{failureKind = unit}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.intr.ubsantrap"() <{failureKind = 3 : i64}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): "llvm.intr.ubsantrap"() <{}> : () -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : !llvm.ptr): "llvm.intr.vacopy"(%0, %1) <{bogus = 1}> : (!llvm.ptr, !llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.intr.vaend"(%0) <{bogus = 1}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr): "llvm.intr.vastart"(%0) <{bogus = 1}> : (!llvm.ptr) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : i64, %1 : i64): %r = "llvm.intr.get.active.lane.mask"(%0, %1) <{bogus = 1}> : (i64, i64) -> vector<4xi1> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): %r = "llvm.intr.stepvector"() <{bogus = 1}> : () -> vector<4xi1> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<8xf32>): %r = "llvm.intr.vector.deinterleave2"(%0) <{bogus = 1}> : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>): %r = "llvm.intr.vector.extract"(%0) <{pos = unit}> : (vector<4xi32>) -> vector<2xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>): %r = "llvm.intr.vector.extract"(%0) <{pos = 3 : i32}> : (vector<4xi32>) -> vector<2xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>): %r = "llvm.intr.vector.extract"(%0) <{}> : (vector<4xi32>) -> vector<2xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>, %1 : vector<2xi32>): %r = "llvm.intr.vector.insert"(%0, %1) <{pos = unit}> : (vector<4xi32>, vector<2xi32>) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>, %1 : vector<2xi32>): %r = "llvm.intr.vector.insert"(%0, %1) <{pos = 3 : i32}> : (vector<4xi32>, vector<2xi32>) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>, %1 : vector<2xi32>): %r = "llvm.intr.vector.insert"(%0, %1) <{}> : (vector<4xi32>, vector<2xi32>) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : vector<4xf32>): %r = "llvm.intr.vector.interleave2"(%0, %1) <{bogus = 1}> : (vector<4xf32>, vector<4xf32>) -> vector<8xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(): %r = "llvm.intr.vscale"() <{bogus = 1}> : () -> i64 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>): %r = "llvm.intr.vector.reduce.add"(%0) <{bogus = 1}> : (vector<4xi32>) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>): %r = "llvm.intr.vector.reduce.and"(%0) <{bogus = 1}> : (vector<4xi32>) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.intr.vector.reduce.fadd"(%0, %1) <{fastmathFlags = unit}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>): %r = "llvm.intr.vector.reduce.fmax"(%0) <{fastmathFlags = unit}> : (vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>): %r = "llvm.intr.vector.reduce.fmaximum"(%0) <{fastmathFlags = unit}> : (vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>): %r = "llvm.intr.vector.reduce.fmin"(%0) <{fastmathFlags = unit}> : (vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>): %r = "llvm.intr.vector.reduce.fminimum"(%0) <{fastmathFlags = unit}> : (vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : f32, %1 : vector<4xf32>): %r = "llvm.intr.vector.reduce.fmul"(%0, %1) <{fastmathFlags = unit}> : (f32, vector<4xf32>) -> f32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>): %r = "llvm.intr.vector.reduce.mul"(%0) <{bogus = 1}> : (vector<4xi32>) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>): %r = "llvm.intr.vector.reduce.or"(%0) <{bogus = 1}> : (vector<4xi32>) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>): %r = "llvm.intr.vector.reduce.smax"(%0) <{bogus = 1}> : (vector<4xi32>) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>): %r = "llvm.intr.vector.reduce.smin"(%0) <{bogus = 1}> : (vector<4xi32>) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>): %r = "llvm.intr.vector.reduce.umax"(%0) <{bogus = 1}> : (vector<4xi32>) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>): %r = "llvm.intr.vector.reduce.umin"(%0) <{bogus = 1}> : (vector<4xi32>) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>): %r = "llvm.intr.vector.reduce.xor"(%0) <{bogus = 1}> : (vector<4xi32>) -> i32 "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : !llvm.ptr, %1 : i64, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.experimental.vp.strided.load"(%0, %1, %2, %3) <{bogus = 1}> : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : !llvm.ptr, %2 : i64, %3 : vector<4xi1>, %4 : i32): "llvm.intr.experimental.vp.strided.store"(%0, %1, %2, %3, %4) <{bogus = 1}> : (vector<4xf32>, !llvm.ptr, i64, vector<4xi1>, i32) -> () "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.add"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.and"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xi32>, %1 : vector<4xi32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.ashr"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : vector<4xf32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.fadd"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : vector<4xf32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.fdiv"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : vector<4xf32>, %2 : vector<4xf32>, %3 : vector<4xi1>, %4 : i32): %r = "llvm.intr.vp.fma"(%0, %1, %2, %3, %4) <{bogus = 1}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : vector<4xf32>, %2 : vector<4xi1>, %3 : i32): %r = "llvm.intr.vp.fmul"(%0, %1, %2, %3) <{bogus = 1}> : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : vector<4xf32>, %2 : vector<4xf32>, %3 : vector<4xi1>, %4 : i32): %r = "llvm.intr.vp.fmuladd"(%0, %1, %2, %3, %4) <{bogus = 1}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : vector<4xi1>, %2 : i32): %r = "llvm.intr.vp.fneg"(%0, %1, %2) <{bogus = 1}> : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : vector<4xi1>, %2 : i32): %r = "llvm.intr.vp.fpext"(%0, %1, %2) <{bogus = 1}> : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : vector<4xi1>, %2 : i32): %r = "llvm.intr.vp.fptosi"(%0, %1, %2) <{bogus = 1}> : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf32>, %1 : vector<4xi1>, %2 : i32): %r = "llvm.intr.vp.fptoui"(%0, %1, %2) <{bogus = 1}> : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32> "test.t"() : () -> () }) : () -> ()
// -----
"test.f"() ({ ^bb0(%0 : vector<4xf64>, %1 : vector<4xi1>, %2 : i32): %r = "llvm.intr.vp.fptrunc"(%0, %1, %2) <{bogus = 1}> : (vector<4xf64>, vector<4xi1>, i32) -> vector<4xf32> "test.t"() : () -> () }) : () -> ()
