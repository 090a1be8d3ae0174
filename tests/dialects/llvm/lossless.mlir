// RUN: terrace opt %s --split-input-file
// RUN: terrace opt %s --split-input-file --mlir-print-op-generic
// RUN: terrace translate --mlir-to-llvmir %s --split-input-file --lossless
// DIFFERS: the operations and attributes of lossless imports are not in MLIR 22

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.data_layout = "", llvm.module_id = "<stdin>", llvm.source_filename = "<stdin>"} {
  llvm.mlir.global external @s() {addr_space = 0 : i32} : !llvm.struct<"struct.S", (i32, array<2 x i64>, ptr)> {
    %0 = llvm.mlir.constant(#llvm.const<"aggregate", !llvm.struct<"struct.S", (i32, array<2 x i64>, ptr)>, [1 : i32, #llvm.const<"aggregate", !llvm.array<2 x i64>, [2, #llvm.const<"undef", i64, []>]>, @s]>) : !llvm.struct<"struct.S", (i32, array<2 x i64>, ptr)>
    llvm.return %0 : !llvm.struct<"struct.S", (i32, array<2 x i64>, ptr)>
  }
  llvm.mlir.global external @e() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.constant(#llvm.const<"getelementptr", !llvm.ptr, [@s, 0, 1 : i32, 1], {flags = 12 : i32, source = !llvm.struct<"struct.S", (i32, array<2 x i64>, ptr)>}>) : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @r() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.constant(#llvm.const<"getelementptr", !llvm.ptr, [@s, 8], {inrange = array<i64: -8, 16>, source = i8}>) : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @u() {addr_space = 0 : i32} : !llvm.struct<"llvm.unnamed.1", (struct<"llvm.unnamed.0", (i32, i32)>, i8)> {
    %0 = llvm.mlir.constant(#llvm.const<"aggregate", !llvm.struct<"llvm.unnamed.1", (struct<"llvm.unnamed.0", (i32, i32)>, i8)>, [#llvm.const<"aggregate", !llvm.struct<"llvm.unnamed.0", (i32, i32)>, [1 : i32, #llvm.const<"poison", i32, []>]>, #llvm.const<"undef", i8, []>]>) : !llvm.struct<"llvm.unnamed.1", (struct<"llvm.unnamed.0", (i32, i32)>, i8)>
    llvm.return %0 : !llvm.struct<"llvm.unnamed.1", (struct<"llvm.unnamed.0", (i32, i32)>, i8)>
  }
  llvm.mlir.global external @v() {addr_space = 0 : i32} : !llvm.struct<"rec", (ptr, struct<"inner", packed (i8, i32)>)> {
    %0 = llvm.mlir.zero : !llvm.struct<"rec", (ptr, struct<"inner", packed (i8, i32)>)>
    llvm.return %0 : !llvm.struct<"rec", (ptr, struct<"inner", packed (i8, i32)>)>
  }
  llvm.mlir.global external @n() {addr_space = 0 : i32} : !llvm.struct<"llvm.unnamed.0", (i32, i32)> {
    %0 = llvm.mlir.undef : !llvm.struct<"llvm.unnamed.0", (i32, i32)>
    llvm.return %0 : !llvm.struct<"llvm.unnamed.0", (i32, i32)>
  }
  llvm.mlir.global external @po() {addr_space = 0 : i32} : !llvm.array<2 x i8> {
    %0 = llvm.mlir.poison : !llvm.array<2 x i8>
    llvm.return %0 : !llvm.array<2 x i8>
  }
  llvm.mlir.global external @i() {addr_space = 0 : i32} : i64 {
    %0 = llvm.mlir.constant(#llvm.const<"ptrtoint", i64, [@s]>) : i64
    llvm.return %0 : i64
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32} : i32 {
    %0 = llvm.mlir.constant(#llvm.const<"trunc", i32, [#llvm.const<"sub", i64, [#llvm.const<"ptrtoint", i64, [@s]>, #llvm.const<"ptrtoint", i64, [@e]>]>]>) : i32
    llvm.return %0 : i32
  }
  llvm.mlir.global external @a() {addr_space = 0 : i32} : i64 {
    %0 = llvm.mlir.constant(#llvm.const<"add", i64, [#llvm.const<"ptrtoint", i64, [@s]>, 5], {flags = 1 : i32}>) : i64
    llvm.return %0 : i64
  }
  llvm.mlir.global external @pa() {addr_space = 0 : i32} : i64 {
    %0 = llvm.mlir.constant(#llvm.const<"ptrtoaddr", i64, [@s]>) : i64
    llvm.return %0 : i64
  }
  llvm.mlir.global external @c() {addr_space = 0 : i32} : !llvm.ptr<1> {
    %0 = llvm.mlir.constant(#llvm.const<"addrspacecast", !llvm.ptr<1>, [@s]>) : !llvm.ptr<1>
    llvm.return %0 : !llvm.ptr<1>
  }
  llvm.mlir.global external @f() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.constant(#llvm.const<"no_cfi", !llvm.ptr, [@fn]>) : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @l() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.dso_local_equivalent @fn : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external @pauth() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.constant(#llvm.const<"ptrauth", !llvm.ptr, [@fn, 2 : i32, 1234, @e]>) : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external constant @str("ab\00\FF") {addr_space = 0 : i32}
  llvm.mlir.global external constant @strs() {addr_space = 0 : i32} : !llvm.array<2 x array<3 x i8>> {
    %0 = llvm.mlir.constant(#llvm.const<"aggregate", !llvm.array<2 x array<3 x i8>>, ["abc", #llvm.const<"zero", !llvm.array<3 x i8>, []>]>) : !llvm.array<2 x array<3 x i8>>
    llvm.return %0 : !llvm.array<2 x array<3 x i8>>
  }
  llvm.mlir.global external @z0() {addr_space = 0 : i32} : !llvm.array<0 x i32> {
    %0 = llvm.mlir.zero : !llvm.array<0 x i32>
    llvm.return %0 : !llvm.array<0 x i32>
  }
  llvm.mlir.global external @vec() {addr_space = 0 : i32} : vector<4xi16> {
    %0 = llvm.mlir.constant(#llvm.const<"aggregate", vector<4xi16>, [1 : i16, -2 : i16, 3 : i16, #llvm.const<"poison", i16, []>]>) : vector<4xi16>
    llvm.return %0 : vector<4xi16>
  }
  llvm.mlir.global external @spl(dense<2.500000e+00> : vector<4xf32>) {addr_space = 0 : i32} : vector<4xf32>
  llvm.mlir.global external @vp() {addr_space = 0 : i32} : vector<2x!llvm.ptr> {
    %0 = llvm.mlir.constant(#llvm.const<"aggregate", vector<2x!llvm.ptr>, [@s, #llvm.const<"zero", !llvm.ptr, []>]>) : vector<2x!llvm.ptr>
    llvm.return %0 : vector<2x!llvm.ptr>
  }
  llvm.mlir.global external @half(1.000980e+00 : f16) {addr_space = 0 : i32} : f16
  llvm.mlir.global external @bf(1.007810e+00 : bf16) {addr_space = 0 : i32} : bf16
  llvm.mlir.global external @x80(#llvm.const<"bits", f80, [302223153868824124378317 : i128]>) {addr_space = 0 : i32} : f80
  llvm.mlir.global external @fp128(#llvm.const<"bits", f128, [85065399433376081038215121361612832769 : i128]>) {addr_space = 0 : i32} : f128
  llvm.mlir.global external @ppc(#llvm.const<"bits", !llvm.ppc_fp128, [80667523994197082041456973389563428864 : i128]>) {addr_space = 0 : i32} : !llvm.ppc_fp128
  llvm.mlir.global external @nan(0x7FF8000000000001 : f64) {addr_space = 0 : i32} : f64
  llvm.mlir.global external @snan(0x7FA00000 : f32) {addr_space = 0 : i32} : f32
  llvm.mlir.global external @neg0(-0.000000e+00 : f64) {addr_space = 0 : i32} : f64
  llvm.mlir.global external @inf(0xFF800000 : f32) {addr_space = 0 : i32} : f32
  llvm.mlir.global external @i1s(dense<[true, false, true, true, false, false, true, false]> : vector<8xi1>) {addr_space = 0 : i32} : vector<8xi1>
  llvm.mlir.global external @big(-170141183460469231731687303715884105728 : i129) {addr_space = 0 : i32} : i129
  llvm.mlir.global external @arr() {addr_space = 0 : i32} : !llvm.array<3 x struct<(i8, ptr)>> {
    %0 = llvm.mlir.constant(#llvm.const<"aggregate", !llvm.array<3 x struct<(i8, ptr)>>, [#llvm.const<"aggregate", !llvm.struct<(i8, ptr)>, [1 : i8, @s]>, #llvm.const<"zero", !llvm.struct<(i8, ptr)>, []>, #llvm.const<"undef", !llvm.struct<(i8, ptr)>, []>]>) : !llvm.array<3 x struct<(i8, ptr)>>
    llvm.return %0 : !llvm.array<3 x struct<(i8, ptr)>>
  }
  llvm.mlir.global external @opq() {addr_space = 0 : i32} : !llvm.struct<"opaque", opaque>
  llvm.func @fn(%arg0: vector<[4]xi32> {llvm.name = "sv"}, %arg1: vector<4x!llvm.ptr> {llvm.name = "ps"}, %arg2: vector<[2]x!llvm.ptr> {llvm.name = "sps"}) {
    %0 = llvm.mlir.constant(#llvm.const<"aggregate", !llvm.struct<"struct.S", (i32, array<2 x i64>, ptr)>, [5 : i32, #llvm.const<"zero", !llvm.array<2 x i64>, []>, #llvm.const<"getelementptr", !llvm.ptr, [@s, 3], {source = i8}>]>) : !llvm.struct<"struct.S", (i32, array<2 x i64>, ptr)>
    %1 = llvm.mlir.addressof @s : !llvm.ptr
    %2 = llvm.mlir.constant(#llvm.const<"splat", vector<[4]xi32>, [7 : i32]>) : vector<[4]xi32>
    %3 = llvm.mlir.constant(dense<1> : vector<4xi64>) : vector<4xi64>
    %4 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
    %5 = llvm.mlir.constant(dense<[0, 1, 0, 1]> : vector<4xi64>) : vector<4xi64>
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.zero : vector<4xi64>
    %9 = llvm.mlir.zero : vector<4xi32>
    %10 = llvm.mlir.poison : vector<4x!llvm.ptr>
    %11 = llvm.mlir.poison : vector<[4]xi32>
    %12 = llvm.mlir.constant(#llvm.const<"no_cfi", !llvm.ptr, [@fn]>) : !llvm.ptr
    %13 = llvm.mlir.addressof @opq : !llvm.ptr
    %14 = llvm.mlir.constant(#llvm.const<"ptrtoint", i32, [@e]>) : i32
    %15 = llvm.mlir.constant(0x7E00 : f16) : f16
    %16 = llvm.mlir.zero : f80
    llvm.store %0, %1 {alignment = 8 : i64} : !llvm.struct<"struct.S", (i32, array<2 x i64>, ptr)>, !llvm.ptr
    %17 = llvm.add %arg0, %2 {llvm.name = "x"} : vector<[4]xi32>
    %18 = llvm.getelementptr %arg1[%3, 1, %5] {llvm.name = "g", llvm.splat_indices = array<i32: 1>} : (vector<4x!llvm.ptr>, vector<4xi64>, vector<4xi64>) -> vector<4x!llvm.ptr>, !llvm.struct<"struct.S", (i32, array<2 x i64>, ptr)>
    %19 = llvm.getelementptr %arg1[%6, 2] {llvm.name = "g2"} : (vector<4x!llvm.ptr>, i64) -> vector<4x!llvm.ptr>, !llvm.struct<"struct.S", (i32, array<2 x i64>, ptr)>
    %20 = llvm.getelementptr %arg1[%8, 0] {llvm.name = "g3", llvm.splat_indices = array<i32: 1>} : (vector<4x!llvm.ptr>, vector<4xi64>) -> vector<4x!llvm.ptr>, !llvm.struct<"struct.S", (i32, array<2 x i64>, ptr)>
    %21 = llvm.shufflevector %arg1, %10 [3, -1, 1, 0] {llvm.name = "sh"} : vector<4x!llvm.ptr> 
    %22 = llvm.shufflevector %arg0, %11 [0, 0, 0, 0] {llvm.name = "ss"} : vector<[4]xi32> 
    %23 = llvm.ptrtoaddr %1 {llvm.name = "p"} : !llvm.ptr to i64
    %24 = llvm.mlir.addressof @use : !llvm.ptr
    llvm.call %24(%12, %13, %14, %15, %16) : !llvm.ptr, (!llvm.ptr, !llvm.ptr, i32, f16, f80) -> ()
    llvm.return
  }
  llvm.func @use(...)
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.data_layout = "", llvm.metadata_kinds = ["foo", "zoo", "bar", "srcloc", "mem", "ret", "heap"], llvm.module_id = "<stdin>", llvm.source_filename = "<stdin>"} {
  llvm.mlir.global external @g() {addr_space = 0 : i32, llvm.metadata = [["associated", #llvm.md_node<#llvm.md_global_value<@h>>], ["absolute_symbol", #llvm.md_node<#llvm.md_const<0 : i64>, #llvm.md_const<256 : i64>>], ["foo", #llvm.md_node<#llvm.md_string<"text">, #llvm.md_const<7 : i32>, #llvm.md_global_value<@g>, #llvm.md_null<>, #llvm.md_null<1>, unit, #llvm.md_string<"">, #llvm.md_const<1.500000e+00 : f32>, #llvm.md_const<1 : i128>, #llvm.md_const<#llvm.const<"bits", f80, [302223153868824124378317 : i128]>>>]]} : i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    llvm.return %0 : i32
  }
  llvm.mlir.global external @h() {addr_space = 0 : i32, llvm.metadata = [["type", #llvm.md_node<#llvm.md_const<0 : i64>, #llvm.md_string<"_ZTS1A">>], ["type", #llvm.md_ref<0>]]} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @resolver {llvm.metadata = [["foo", #llvm.md_node<#llvm.md_string<"text">, #llvm.md_const<7 : i32>, #llvm.md_global_value<@g>, #llvm.md_null<>, #llvm.md_null<1>, unit, #llvm.md_string<"">, #llvm.md_const<1.500000e+00 : f32>, #llvm.md_const<1 : i128>, #llvm.md_const<#llvm.const<"bits", f80, [302223153868824124378317 : i128]>>>]]}
  llvm.func @resolver() -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @f(%arg0: !llvm.ptr {llvm.name = "p"}, %arg1: i32 {llvm.name = "x"}, %arg2: i1 {llvm.name = "c"}) attributes {function_metadata = [#llvm.func_metadata<"type", #llvm.md_node<#llvm.md_const<0 : i64>, #llvm.md_string<"_ZTS1A">>>, #llvm.func_metadata<"type", #llvm.md_ref<0>>, #llvm.func_metadata<"callback", #llvm.md_ref<1>>, #llvm.func_metadata<"kcfi_type", #llvm.md_node<#llvm.md_const<-42 : i32>>>], llvm.metadata = [["prof", #llvm.md_node<#llvm.md_string<"synthetic_function_entry_count">, #llvm.md_const<10 : i64>>]]} {
    %0 = llvm.load %arg0 {alignment = 4 : i64, llvm.metadata = [["tbaa", #llvm.md_ref<2>], ["range", #llvm.md_node<#llvm.md_const<0 : i32>, #llvm.md_const<10 : i32>, #llvm.md_const<20 : i32>, #llvm.md_const<30 : i32>>], ["noundef", #llvm.md_node<>], ["nontemporal", #llvm.md_node<#llvm.md_const<1 : i32>>]], llvm.name = "a", nontemporal} : !llvm.ptr -> i32
    %1 = llvm.load %arg0 {alignment = 8 : i64, llvm.metadata = [["nonnull", #llvm.md_node<>], ["dereferenceable", #llvm.md_node<#llvm.md_const<8 : i64>>], ["align", #llvm.md_node<#llvm.md_const<16 : i64>>], ["zoo", #llvm.md_ref<3>], ["bar", #llvm.md_node<>]], llvm.name = "b"} : !llvm.ptr -> !llvm.ptr
    llvm.store %0, %arg0 {alignment = 4 : i64, llvm.metadata = [["alias.scope", #llvm.md_ref<4>], ["noalias", #llvm.md_ref<4>], ["nosanitize", #llvm.md_node<>], ["annotation", #llvm.md_ref<5>]]} : i32, !llvm.ptr
    llvm.cond_br %arg2, ^bb1, ^bb2 {llvm.block = "entry", llvm.metadata = [["prof", #llvm.md_node<#llvm.md_string<"branch_weights">, #llvm.md_string<"expected">, #llvm.md_const<1 : i32>, #llvm.md_const<2 : i32>>], ["unpredictable", #llvm.md_node<>]]}
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg2, ^bb1, ^bb2 {llvm.block = "l", llvm.metadata = [["llvm.loop", #llvm.md_ref<6>]]}
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.call @f(%1, %0, %arg2) {llvm.metadata = [["callees", #llvm.md_node<#llvm.md_global_value<@f>, #llvm.md_global_value<@resolver>>], ["srcloc", #llvm.md_node<#llvm.md_const<1234 : i64>>], ["mem", #llvm.md_node<#llvm.md_const<#llvm.const<"addrspacecast", !llvm.ptr<3>, [@g]>>, #llvm.md_const<#llvm.const<"getelementptr", !llvm.ptr, [@g, 4], {source = i8}>>>]]} : (!llvm.ptr, i32, i1) -> ()
    llvm.return {llvm.block = "r", llvm.metadata = [["ret", #llvm.md_ref<7>]]}
  }
  llvm.func @entry(%arg0: !llvm.ptr {llvm.name = "p"}) attributes {llvm.metadata = [["prof", #llvm.md_node<#llvm.md_string<"function_entry_count">, #llvm.md_const<1 : i64>, #llvm.md_const<22 : i64>, #llvm.md_const<33 : i64>>]]} {
    llvm.call %arg0() {llvm.metadata = [["heap", #llvm.md_node<#llvm.md_const<dense<[1, 2]> : vector<2xi32>>, #llvm.md_const<#llvm.const<"aggregate", !llvm.struct<(i32, ptr)>, [1 : i32, @g]>>>], ["prof", #llvm.md_node<#llvm.md_string<"VP">, #llvm.md_const<0 : i32>, #llvm.md_const<100 : i64>, #llvm.md_const<1 : i64>, #llvm.md_const<90 : i64>>]]} : !llvm.ptr, () -> ()
    llvm.return
  }
  llvm.func @llvm.foo.bar(!llvm.ptr)
  llvm.named_metadata "named" [#llvm.md_node<>, #llvm.md_ref<3>, #llvm.md_ref<6>]
  llvm.named_metadata "llvm.module.flags" [#llvm.md_node<#llvm.md_const<1 : i32>, #llvm.md_string<"wchar_size">, #llvm.md_const<4 : i64>>, #llvm.md_ref<8>, #llvm.md_node<#llvm.md_const<4 : i32>, #llvm.md_string<"string">, #llvm.md_string<"value">>]
  llvm.named_metadata "llvm.ident" [#llvm.md_node<#llvm.md_string<"producer">>]
  llvm.named_metadata "odd name" [#llvm.md_node<>]
  llvm.named_metadata "empty" []
  llvm.mlir.metadata_node 0 #llvm.md_node<#llvm.md_const<8 : i64>, #llvm.md_ref<9>>
  llvm.mlir.metadata_node 1 #llvm.md_node<#llvm.md_node<#llvm.md_const<0 : i64>, #llvm.md_const<-1 : i64>, #llvm.md_const<true>>>
  llvm.mlir.metadata_node 2 #llvm.md_node<#llvm.md_ref<10>, #llvm.md_ref<10>, #llvm.md_const<0 : i64>>
  llvm.mlir.metadata_node 3 distinct #llvm.md_node<#llvm.md_ref<3>, #llvm.md_node<>, #llvm.md_ref<11>>
  llvm.mlir.metadata_node 4 #llvm.md_node<#llvm.md_ref<12>>
  llvm.mlir.metadata_node 5 #llvm.md_node<#llvm.md_string<"note">, #llvm.md_node<#llvm.md_string<"pair">, #llvm.md_string<"x">>>
  llvm.mlir.metadata_node 6 distinct #llvm.md_node<#llvm.md_ref<6>, #llvm.md_node<#llvm.md_string<"llvm.loop.mustprogress">>, #llvm.md_ref<13>, #llvm.md_node<#llvm.md_string<"llvm.loop.unroll.count">, #llvm.md_const<4 : i32>>>
  llvm.mlir.metadata_node 7 #llvm.md_node<#llvm.md_string<"r">, #llvm.md_ref<14>>
  llvm.mlir.metadata_node 8 #llvm.md_node<#llvm.md_const<2 : i32>, #llvm.md_string<"other">, #llvm.md_node<#llvm.md_string<"a">, #llvm.md_const<1 : i32>>>
  llvm.mlir.metadata_node 9 distinct #llvm.md_node<>
  llvm.mlir.metadata_node 10 #llvm.md_node<#llvm.md_string<"int">, #llvm.md_node<#llvm.md_string<"root">>, #llvm.md_const<0 : i64>>
  llvm.mlir.metadata_node 11 #llvm.md_node<#llvm.md_ref<15>>
  llvm.mlir.metadata_node 12 distinct #llvm.md_node<#llvm.md_ref<12>, #llvm.md_ref<16>, #llvm.md_string<"scope">>
  llvm.mlir.metadata_node 13 #llvm.md_node<#llvm.md_string<"llvm.loop.unknown.item">, #llvm.md_const<3 : i32>, #llvm.md_node<>>
  llvm.mlir.metadata_node 14 distinct #llvm.md_node<#llvm.md_ref<14>>
  llvm.mlir.metadata_node 15 #llvm.md_node<#llvm.md_ref<11>>
  llvm.mlir.metadata_node 16 distinct #llvm.md_node<#llvm.md_ref<16>>
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.data_layout = "", llvm.module_id = "<stdin>", llvm.source_filename = "<stdin>"} {
  llvm.func @f(%arg0: i1 {llvm.name = "c"}, %arg1: i32 {llvm.name = "x"}) -> i32 attributes {llvm.metadata = [["dbg", #llvm.md_ref<0>]]} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    llvm.cond_br %arg0, ^bb2, ^bb1 {llvm.block = "entry"}
  ^bb1:  // pred: ^bb0
    llvm.mlir.debug_record "value" 0 : i32 {debug_loc = #llvm.md_ref<2>, expression = #llvm.di_node<"DIExpression", {}>, variable = #llvm.md_ref<1>}
    llvm.mlir.debug_record "value" ["value", 1 : i32, 0 : i32](%arg1 : i32) {debug_loc = #llvm.md_ref<2>, expression = #llvm.di_node<"DIExpression", {elements = array<i64: 4101, 0, 4101, 1, 34, 4101, 2, 34>}>, variable = #llvm.md_ref<1>}
    llvm.br ^bb3(%0 : i32) {llvm.block = "early"}
  ^bb2:  // pred: ^bb0
    %2 = llvm.add %arg1, %1 {llvm.id = 0 : i32, llvm.name = "b"} : i32
    llvm.br ^bb3(%2 : i32) {llvm.block = "late"}
  ^bb3(%3: i32):  // 2 preds: ^bb1, ^bb2
    llvm.mlir.debug_record "value" 0 : i32 {debug_loc = #llvm.md_ref<2>, expression = #llvm.di_node<"DIExpression", {}>, variable = #llvm.md_ref<1>}
    llvm.return {llvm.block = "join", llvm.phi_ids = array<i32: 1>, llvm.phis = [{llvm.name = "p", llvm.order = array<i32: 1, 0>}]} %3 : i32
  }
  llvm.named_metadata "llvm.dbg.cu" [#llvm.md_ref<3>]
  llvm.named_metadata "llvm.module.flags" [#llvm.md_node<#llvm.md_const<2 : i32>, #llvm.md_string<"Debug Info Version">, #llvm.md_const<3 : i32>>]
  llvm.mlir.metadata_node 0 distinct #llvm.di_node<"DISubprogram", {file = #llvm.md_ref<4>, line = 1 : i64, name = #llvm.md_string<"f">, retainedNodes = #llvm.md_node<>, scope = #llvm.md_ref<4>, spFlags = 8 : i64, type = #llvm.md_ref<5>, unit = #llvm.md_ref<3>}>
  llvm.mlir.metadata_node 1 #llvm.di_node<"DILocalVariable", {file = #llvm.md_ref<4>, line = 2 : i64, name = #llvm.md_string<"v">, scope = #llvm.md_ref<0>}>
  llvm.mlir.metadata_node 2 #llvm.di_node<"DILocation", {line = 2 : i64, scope = #llvm.md_ref<0>}>
  llvm.mlir.metadata_node 3 distinct #llvm.di_node<"DICompileUnit", {emissionKind = 1 : i64, file = #llvm.md_ref<4>, language = 29 : i64}>
  llvm.mlir.metadata_node 4 #llvm.di_node<"DIFile", {directory = #llvm.md_string<"/d">, filename = #llvm.md_string<"r.c">}>
  llvm.mlir.metadata_node 5 #llvm.di_node<"DISubroutineType", {types = #llvm.md_node<>}>
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.data_layout = "", llvm.module_id = "<stdin>", llvm.source_filename = "t.c"} {
  llvm.mlir.global external @g() {addr_space = 0 : i32, alignment = 4 : i64, llvm.metadata = [["dbg", #llvm.md_ref<0>]]} : i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    llvm.return %0 : i32
  }
  llvm.mlir.global external @h() {addr_space = 0 : i32, alignment = 4 : i64, llvm.metadata = [["dbg", #llvm.md_ref<0>], ["dbg", #llvm.md_ref<1>]]} : i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    llvm.return %0 : i32
  }
  llvm.func @f(%arg0: i32 {llvm.name = "x"}, %arg1: !llvm.ptr {llvm.name = "p"}) -> i32 attributes {llvm.metadata = [["dbg", #llvm.md_ref<2>]]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.undef : i1
    %2 = llvm.mlir.constant(7 : i32) : i32
    %3 = llvm.mlir.poison : i32
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64, llvm.metadata = [["DIAssignID", #llvm.md_ref<3>]], llvm.name = "a"} : (i32) -> !llvm.ptr
    llvm.mlir.debug_record "declare" "value"(%4 : !llvm.ptr) {debug_loc = #llvm.md_ref<5>, expression = #llvm.di_node<"DIExpression", {}>, variable = #llvm.md_ref<4>}
    llvm.mlir.debug_record "assign" "value"(%1 : i1) address(%4 : !llvm.ptr) {address_expression = #llvm.di_node<"DIExpression", {elements = array<i64: 35, 4>}>, address_location = "value", assign_id = #llvm.md_ref<3>, debug_loc = #llvm.md_ref<5>, expression = #llvm.di_node<"DIExpression", {}>, variable = #llvm.md_ref<4>}
    llvm.mlir.debug_record "value" "value"(%arg0 : i32) {debug_loc = #llvm.md_ref<5>, expression = #llvm.di_node<"DIExpression", {elements = array<i64: 35, 3, 159>}>, variable = #llvm.md_ref<6>}
    %5 = llvm.add %arg0, %0 {llvm.dbg = #llvm.md_ref<5>, llvm.name = "b"} : i32
    llvm.mlir.debug_record "value" "list"(%5, %arg0, %2 : i32, i32, i32) {debug_loc = #llvm.md_ref<7>, expression = #llvm.di_node<"DIExpression", {elements = array<i64: 4101, 0, 4101, 1, 34, 4101, 2, 34, 159>}>, variable = #llvm.md_ref<6>}
    llvm.mlir.debug_record "value" "value"(%3 : i32) {debug_loc = #llvm.md_ref<7>, expression = #llvm.di_node<"DIExpression", {}>, variable = #llvm.md_ref<6>}
    llvm.mlir.debug_record "value" #llvm.md_node<> {debug_loc = #llvm.md_ref<7>, expression = #llvm.di_node<"DIExpression", {}>, variable = #llvm.md_ref<6>}
    llvm.mlir.debug_record "label" unit {debug_loc = #llvm.md_ref<7>, variable = #llvm.md_ref<8>}
    llvm.br ^bb1(%5 : i32) {llvm.block = "entry", llvm.dbg = #llvm.md_ref<9>}
  ^bb1(%6: i32):  // pred: ^bb0
    llvm.mlir.debug_record "declare_value" "value"(%6 : i32) {debug_loc = #llvm.md_ref<7>, expression = #llvm.di_node<"DIExpression", {}>, variable = #llvm.md_ref<6>}
    llvm.call @callee(%6) {llvm.dbg = #llvm.md_ref<10>} : (i32) -> ()
    llvm.return {llvm.block = "next", llvm.dbg = #llvm.md_ref<11>, llvm.phis = [{llvm.dbg = #llvm.md_ref<11>, llvm.name = "c"}]} %6 : i32
  }
  llvm.func @callee(i32) attributes {llvm.metadata = [["dbg", #llvm.md_ref<12>]]}
  llvm.named_metadata "llvm.dbg.cu" [#llvm.md_ref<13>]
  llvm.named_metadata "llvm.module.flags" [#llvm.md_node<#llvm.md_const<2 : i32>, #llvm.md_string<"Debug Info Version">, #llvm.md_const<3 : i32>>, #llvm.md_node<#llvm.md_const<7 : i32>, #llvm.md_string<"Dwarf Version">, #llvm.md_const<5 : i32>>]
  llvm.mlir.metadata_node 0 #llvm.di_node<"DIGlobalVariableExpression", {expr = #llvm.di_node<"DIExpression", {}>, var = #llvm.md_ref<14>}>
  llvm.mlir.metadata_node 1 #llvm.di_node<"DIGlobalVariableExpression", {expr = #llvm.di_node<"DIExpression", {elements = array<i64: 16, 5, 159>}>, var = #llvm.md_ref<15>}>
  llvm.mlir.metadata_node 2 distinct #llvm.di_node<"DISubprogram", {annotations = #llvm.md_ref<21>, declaration = #llvm.md_ref<12>, file = #llvm.md_ref<16>, flags = 256 : i64, keyInstructions = 1 : i64, line = 3 : i64, linkageName = #llvm.md_string<"_f">, name = #llvm.md_string<"f">, retainedNodes = #llvm.md_ref<19>, scope = #llvm.md_ref<16>, scopeLine = 4 : i64, spFlags = 24 : i64, targetFuncName = #llvm.md_string<"target">, templateParams = #llvm.md_ref<18>, thrownTypes = #llvm.md_ref<20>, type = #llvm.md_ref<17>, unit = #llvm.md_ref<13>, virtualIndex = 6 : i64}>
  llvm.mlir.metadata_node 3 distinct #llvm.di_node<"DIAssignID", {}>
  llvm.mlir.metadata_node 4 #llvm.di_node<"DILocalVariable", {align = 32 : i64, file = #llvm.md_ref<16>, line = 5 : i64, name = #llvm.md_string<"a">, scope = #llvm.md_ref<22>, type = #llvm.md_ref<23>}>
  llvm.mlir.metadata_node 5 #llvm.di_node<"DILocation", {column = 7 : i64, line = 5 : i64, scope = #llvm.md_ref<22>}>
  llvm.mlir.metadata_node 6 #llvm.di_node<"DILocalVariable", {annotations = #llvm.md_ref<21>, arg = 1 : i64, file = #llvm.md_ref<16>, line = 3 : i64, name = #llvm.md_string<"x">, scope = #llvm.md_ref<2>, type = #llvm.md_ref<23>}>
  llvm.mlir.metadata_node 7 #llvm.di_node<"DILocation", {column = 1 : i64, line = 6 : i64, scope = #llvm.md_ref<2>}>
  llvm.mlir.metadata_node 8 #llvm.di_node<"DILabel", {file = #llvm.md_ref<16>, line = 6 : i64, name = #llvm.md_string<"lab">, scope = #llvm.md_ref<2>}>
  llvm.mlir.metadata_node 9 #llvm.di_node<"DILocation", {scope = #llvm.md_ref<2>}>
  llvm.mlir.metadata_node 10 #llvm.di_node<"DILocation", {column = 3 : i64, inlinedAt = #llvm.md_ref<11>, line = 30 : i64, scope = #llvm.md_ref<24>}>
  llvm.mlir.metadata_node 11 distinct #llvm.di_node<"DILocation", {atomGroup = 1 : i64, atomRank = 2 : i64, column = 2 : i64, isImplicitCode = 1 : i64, line = 7 : i64, scope = #llvm.md_ref<25>}>
  llvm.mlir.metadata_node 12 #llvm.di_node<"DISubprogram", {file = #llvm.md_ref<16>, flags = 320 : i64, line = 9 : i64, name = #llvm.md_string<"callee">, scope = #llvm.md_ref<16>, spFlags = 16 : i64, type = #llvm.md_ref<17>}>
  llvm.mlir.metadata_node 13 distinct #llvm.di_node<"DICompileUnit", {debugInfoForProfiling = 1 : i64, dwoId = 77 : i64, emissionKind = 1 : i64, enums = #llvm.md_ref<26>, file = #llvm.md_ref<16>, flags = #llvm.md_string<"-x">, globals = #llvm.md_ref<28>, imports = #llvm.md_ref<29>, isOptimized = 1 : i64, language = 29 : i64, macros = #llvm.md_ref<30>, nameTableKind = 1 : i64, producer = #llvm.md_string<"p">, rangesBaseAddress = 1 : i64, retainedTypes = #llvm.md_ref<27>, runtimeVersion = 3 : i64, sdk = #llvm.md_string<"sdk">, splitDebugFilename = #llvm.md_string<"a.dwo">, splitDebugInlining = 1 : i64, sysroot = #llvm.md_string<"/">}>
  llvm.mlir.metadata_node 14 distinct #llvm.di_node<"DIGlobalVariable", {annotations = #llvm.md_ref<21>, file = #llvm.md_ref<16>, isDefinition = 1 : i64, line = 1 : i64, name = #llvm.md_string<"g">, scope = #llvm.md_ref<13>, type = #llvm.md_ref<23>}>
  llvm.mlir.metadata_node 15 distinct #llvm.di_node<"DIGlobalVariable", {align = 32 : i64, declaration = #llvm.md_ref<32>, file = #llvm.md_ref<16>, isDefinition = 1 : i64, isLocal = 1 : i64, line = 2 : i64, linkageName = #llvm.md_string<"_h">, name = #llvm.md_string<"h">, scope = #llvm.md_ref<13>, type = #llvm.md_ref<31>}>
  llvm.mlir.metadata_node 16 #llvm.di_node<"DIFile", {checksum = #llvm.md_string<"595f44fec1e92a71d3e9e77456ba80d1">, checksumkind = 1 : i64, directory = #llvm.md_string<"/d">, filename = #llvm.md_string<"t.c">, source = #llvm.md_string<"int g;">}>
  llvm.mlir.metadata_node 17 #llvm.di_node<"DISubroutineType", {cc = 1 : i64, types = #llvm.md_ref<33>}>
  llvm.mlir.metadata_node 18 #llvm.md_node<#llvm.md_ref<34>, #llvm.md_ref<35>>
  llvm.mlir.metadata_node 19 #llvm.md_node<#llvm.md_ref<6>, #llvm.md_ref<8>>
  llvm.mlir.metadata_node 20 #llvm.md_node<#llvm.md_ref<23>>
  llvm.mlir.metadata_node 21 #llvm.md_node<#llvm.md_node<#llvm.md_string<"btf_decl_tag">, #llvm.md_string<"tag">>>
  llvm.mlir.metadata_node 22 distinct #llvm.di_node<"DILexicalBlock", {column = 3 : i64, file = #llvm.md_ref<16>, line = 5 : i64, scope = #llvm.md_ref<2>}>
  llvm.mlir.metadata_node 23 #llvm.di_node<"DIBasicType", {encoding = 5 : i64, name = #llvm.md_string<"int">, size = 32 : i64, tag = 36 : i64}>
  llvm.mlir.metadata_node 24 distinct #llvm.di_node<"DISubprogram", {file = #llvm.md_ref<16>, line = 29 : i64, name = #llvm.md_string<"inlined">, scope = #llvm.md_ref<36>, scopeLine = 29 : i64, spFlags = 12 : i64, type = #llvm.md_ref<17>, unit = #llvm.md_ref<13>}>
  llvm.mlir.metadata_node 25 #llvm.di_node<"DILexicalBlockFile", {discriminator = 3 : i64, file = #llvm.md_ref<16>, scope = #llvm.md_ref<22>}>
  llvm.mlir.metadata_node 26 #llvm.md_node<#llvm.md_ref<37>>
  llvm.mlir.metadata_node 27 #llvm.md_node<#llvm.md_ref<31>, #llvm.md_ref<38>>
  llvm.mlir.metadata_node 28 #llvm.md_node<#llvm.md_ref<0>, #llvm.md_ref<1>>
  llvm.mlir.metadata_node 29 #llvm.md_node<#llvm.md_ref<39>>
  llvm.mlir.metadata_node 30 #llvm.md_node<#llvm.md_ref<40>, #llvm.md_ref<41>>
  llvm.mlir.metadata_node 31 distinct #llvm.di_node<"DICompositeType", {elements = #llvm.md_ref<42>, file = #llvm.md_ref<16>, identifier = #llvm.md_string<"S">, line = 8 : i64, name = #llvm.md_string<"S">, size = 64 : i64, tag = 19 : i64}>
  llvm.mlir.metadata_node 32 #llvm.di_node<"DIDerivedType", {annotations = #llvm.md_ref<21>, baseType = #llvm.md_ref<31>, extraData = #llvm.md_const<9 : i32>, file = #llvm.md_ref<16>, flags = 4096 : i64, line = 9 : i64, name = #llvm.md_string<"m">, offset = 16 : i64, scope = #llvm.md_ref<31>, size = 32 : i64, tag = 13 : i64}>
  llvm.mlir.metadata_node 33 #llvm.md_node<#llvm.md_ref<23>, #llvm.md_ref<23>, unit>
  llvm.mlir.metadata_node 34 #llvm.di_node<"DITemplateTypeParameter", {defaulted = 1 : i64, name = #llvm.md_string<"T">, type = #llvm.md_ref<23>}>
  llvm.mlir.metadata_node 35 #llvm.di_node<"DITemplateValueParameter", {name = #llvm.md_string<"V">, tag = 48 : i64, type = #llvm.md_ref<23>, value = #llvm.md_const<7 : i32>}>
  llvm.mlir.metadata_node 36 #llvm.di_node<"DINamespace", {exportSymbols = 1 : i64, name = #llvm.md_string<"ns">}>
  llvm.mlir.metadata_node 37 #llvm.di_node<"DICompositeType", {baseType = #llvm.md_ref<23>, elements = #llvm.md_ref<43>, file = #llvm.md_ref<16>, flags = 16777216 : i64, line = 1 : i64, name = #llvm.md_string<"E">, size = 32 : i64, tag = 4 : i64}>
  llvm.mlir.metadata_node 38 #llvm.di_node<"DIStringType", {name = #llvm.md_string<"str">, size = 32 : i64, stringLength = #llvm.md_ref<6>, stringLengthExpression = #llvm.di_node<"DIExpression", {}>, tag = 18 : i64}>
  llvm.mlir.metadata_node 39 #llvm.di_node<"DIImportedEntity", {entity = #llvm.md_ref<36>, file = #llvm.md_ref<16>, line = 3 : i64, name = #llvm.md_string<"im">, scope = #llvm.md_ref<13>, tag = 58 : i64}>
  llvm.mlir.metadata_node 40 #llvm.di_node<"DIMacro", {line = 1 : i64, name = #llvm.md_string<"M">, type = 1 : i64, value = #llvm.md_string<"2">}>
  llvm.mlir.metadata_node 41 #llvm.di_node<"DIMacroFile", {file = #llvm.md_ref<16>, line = 2 : i64, nodes = #llvm.md_node<>}>
  llvm.mlir.metadata_node 42 #llvm.md_node<#llvm.md_ref<32>, #llvm.md_ref<44>>
  llvm.mlir.metadata_node 43 #llvm.md_node<#llvm.md_ref<45>, #llvm.md_ref<46>, #llvm.md_ref<47>, #llvm.md_ref<48>, #llvm.md_ref<49>, #llvm.md_ref<50>, #llvm.md_ref<51>, #llvm.md_ref<52>, #llvm.md_ref<53>, #llvm.md_ref<54>>
  llvm.mlir.metadata_node 44 #llvm.di_node<"DIDerivedType", {baseType = #llvm.md_ref<23>, ptrAuthExtraDiscriminator = 1234 : i64, ptrAuthIsAddressDiscriminated = 1 : i64, ptrAuthKey = 2 : i64, tag = 17152 : i64}>
  llvm.mlir.metadata_node 45 #llvm.di_node<"DIEnumerator", {name = #llvm.md_string<"A">, value = -1 : i64}>
  llvm.mlir.metadata_node 46 #llvm.di_node<"DIEnumerator", {isUnsigned = 1 : i64, name = #llvm.md_string<"B">, value = -1 : i64}>
  llvm.mlir.metadata_node 47 #llvm.di_node<"DISubrange", {count = #llvm.md_const<5 : i64>, lowerBound = #llvm.md_const<1 : i64>}>
  llvm.mlir.metadata_node 48 #llvm.di_node<"DISubrange", {count = #llvm.md_ref<6>, stride = #llvm.di_node<"DIExpression", {}>}>
  llvm.mlir.metadata_node 49 #llvm.di_node<"DIGenericSubrange", {count = #llvm.md_ref<6>, lowerBound = #llvm.di_node<"DIExpression", {elements = array<i64: 16, 1>}>, stride = #llvm.di_node<"DIExpression", {elements = array<i64: 16, 4>}>}>
  llvm.mlir.metadata_node 50 #llvm.di_node<"DIModule", {apinotes = #llvm.md_string<"a">, configMacros = #llvm.md_string<"c">, includePath = #llvm.md_string<"i">, isDecl = 1 : i64, line = 4 : i64, name = #llvm.md_string<"mod">, scope = #llvm.md_ref<13>}>
  llvm.mlir.metadata_node 51 #llvm.di_node<"DIObjCProperty", {attributes = 3 : i64, file = #llvm.md_ref<16>, getter = #llvm.md_string<"g">, line = 1 : i64, name = #llvm.md_string<"o">, setter = #llvm.md_string<"s">, type = #llvm.md_ref<23>}>
  llvm.mlir.metadata_node 52 #llvm.di_node<"DICommonBlock", {declaration = #llvm.md_ref<14>, file = #llvm.md_ref<16>, line = 5 : i64, name = #llvm.md_string<"cb">, scope = #llvm.md_ref<2>}>
  llvm.mlir.metadata_node 53 #llvm.di_node<"GenericDINode", {operands = [#llvm.md_string<"h">, #llvm.md_ref<23>, unit], tag = 2 : i64}>
  llvm.mlir.metadata_node 54 #llvm.di_node<"DIFixedPointType", {encoding = 13 : i64, factor = -3 : i64, name = #llvm.md_string<"fx">, size = 16 : i64, tag = 36 : i64}>
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.data_layout = "", llvm.module_id = "<stdin>", llvm.source_filename = "<stdin>"} {
  llvm.mlir.global private unnamed_addr constant @str("a\00") {addr_space = 0 : i32, dso_local}
  llvm.func @metadata_operands(%arg0: !llvm.ptr {llvm.name = "p"}, %arg1: f32 {llvm.name = "f"}, %arg2: i32 {llvm.name = "x"}, %arg3: i1 {llvm.name = "c"}) attributes {passthrough = ["strictfp"]} {
    %0 = llvm.mlir.metadata_as_value #llvm.md_node<#llvm.md_string<"sp">>
    %1 = llvm.mlir.metadata_as_value #llvm.md_string<"round.dynamic">
    %2 = llvm.mlir.metadata_as_value #llvm.md_string<"fpexcept.strict">
    %3 = llvm.mlir.metadata_as_value #llvm.md_string<"oeq">
    %4 = llvm.mlir.metadata_as_value #llvm.md_string<"fpexcept.ignore">
    %5 = llvm.mlir.metadata_as_value #llvm.md_string<"fpexcept.maytrap">
    %6 = llvm.mlir.metadata_as_value #llvm.md_ref<0>
    %7 = llvm.mlir.metadata_as_value #llvm.md_string<"_ZTS1A">
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(2 : i64) : i64
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.constant(-1 : i64) : i64
    %12 = llvm.mlir.constant(1 : i32) : i32
    %13 = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
    %14 = llvm.mlir.poison : vector<4xi32>
    %15 = llvm.mlir.addressof @str : !llvm.ptr
    %16 = llvm.mlir.zero : !llvm.ptr
    %17 = llvm.call_intrinsic "llvm.read_register.i64"(%0) {llvm.name = "r"} : (!llvm.metadata) -> i64
    llvm.call_intrinsic "llvm.write_register.i64"(%0, %17) : (!llvm.metadata, i64) -> ()
    %18 = llvm.call_intrinsic "llvm.experimental.constrained.fadd.f32"(%arg1, %arg1, %1, %2) {llvm.call_attributes = {function = ["strictfp"]}, llvm.name = "a"} : (f32, f32, !llvm.metadata, !llvm.metadata) -> f32
    %19 = llvm.call_intrinsic "llvm.experimental.constrained.fcmp.f32"(%arg1, %18, %3, %4) {llvm.call_attributes = {function = ["strictfp"]}, llvm.name = "b"} : (f32, f32, !llvm.metadata, !llvm.metadata) -> i1
    %20 = llvm.call_intrinsic "llvm.experimental.constrained.fptosi.i32.f32"(%arg1, %5) {llvm.call_attributes = {function = ["strictfp"]}, llvm.name = "d"} : (f32, !llvm.metadata) -> i32
    llvm.call_intrinsic "llvm.experimental.noalias.scope.decl"(%6) : (!llvm.metadata) -> ()
    %21 = llvm.call_intrinsic "llvm.type.test"(%arg0, %7) {llvm.name = "t"} : (!llvm.ptr, !llvm.metadata) -> i1
    llvm.call_intrinsic "llvm.pseudoprobe"(%8, %9, %10, %11) : (i64, i64, i32, i64) -> ()
    llvm.intr.assume %21 : i1
    %22 = llvm.intr.expect %arg2, %12 {llvm.name = "e"} : i32
    %23 = llvm.intr.masked.load %arg0, %13, %14 {alignment = 16 : i32, llvm.call_attributes = {arguments = [[["align", 16]], [], []]}, llvm.name = "m"} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
    %24 = llvm.call_intrinsic "llvm.masked.load.v4i32.p0"(%arg0, %13, %14) {llvm.name = "n"} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
    %25 = llvm.intr.fmuladd(%arg1, %arg1, %18) {fastmathFlags = #llvm.fastmath<nsz>, llvm.call_attributes = {arguments = [[["nofpclass", 3]], [], []], function = ["nounwind"]}, llvm.flags = ["nsz"], llvm.name = "o", llvm.tail = "tail"} : (f32, f32, f32) -> f32
    %26 = "llvm.intr.sadd.with.overflow"(%arg2, %22) {llvm.name = "q"} : (i32, i32) -> !llvm.struct<(i32, i1)>
    "llvm.intr.prefetch"(%arg0) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %27 = llvm.intr.launder.invariant.group %arg0 {llvm.name = "v"} : !llvm.ptr
    %28 = "llvm.intr.vector.reduce.add"(%23) {llvm.name = "s"} : (vector<4xi32>) -> i32
    %29 = llvm.alloca %12 x i32 {alignment = 4 : i64, llvm.name = "al"} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %29 : !llvm.ptr
    %30 = "llvm.intr.ptr.annotation"(%arg0, %15, %15, %12, %16) {llvm.name = "any"} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    llvm.intr.trap {llvm.call_attributes = {function = ["noreturn"]}}
    llvm.return
  }
  llvm.func @llvm.read_register.i64(!llvm.metadata) -> i64 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.write_register.i64(!llvm.metadata, i64) attributes {no_unwind, passthrough = ["nocallback"]}
  llvm.func @llvm.trap() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["cold", "noreturn"]}
  llvm.func @llvm.assume(i1 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.expect.i32(i32, i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.experimental.constrained.fadd.f32(f32, f32, !llvm.metadata, !llvm.metadata) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "strictfp"], will_return}
  llvm.func @llvm.experimental.constrained.fcmp.f32(f32, f32, !llvm.metadata, !llvm.metadata) -> i1 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "strictfp"], will_return}
  llvm.func @llvm.experimental.constrained.fptosi.i32.f32(f32, !llvm.metadata) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "strictfp"], will_return}
  llvm.func @llvm.experimental.noalias.scope.decl(!llvm.metadata) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.fmuladd.f32(f32, f32, f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.launder.invariant.group.p0(!llvm.ptr) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.lifetime.start.p0(!llvm.ptr {llvm.nocapture}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.masked.load.v4i32.p0(!llvm.ptr {llvm.nocapture}, vector<4xi1>, vector<4xi32>) -> vector<4xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.prefetch.p0(!llvm.ptr {llvm.nocapture, llvm.readonly}, i32 {llvm.attributes = ["immarg"]}, i32 {llvm.attributes = ["immarg"]}, i32 {llvm.attributes = ["immarg"]}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.pseudoprobe(i64, i64, i32, i64) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.ptr.annotation.p0.p0(!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @llvm.sadd.with.overflow.i32(i32, i32) -> !llvm.struct<(i32, i1)> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.type.test(!llvm.ptr, !llvm.metadata) -> i1 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.func @llvm.vector.reduce.add.v4i32(vector<4xi32>) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
  llvm.mlir.metadata_node 0 #llvm.md_node<#llvm.md_ref<1>>
  llvm.mlir.metadata_node 1 distinct #llvm.md_node<#llvm.md_ref<1>, #llvm.md_ref<2>>
  llvm.mlir.metadata_node 2 distinct #llvm.md_node<#llvm.md_ref<2>>
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.data_layout = "", llvm.module_id = "<stdin>", llvm.source_filename = "<stdin>"} {
  llvm.func @f(i32)
  llvm.func @g() -> i32
  llvm.func @personality(...) -> i32
  llvm.func @bundles(%arg0: i32 {llvm.name = "x"}, %arg1: !llvm.ptr {llvm.name = "p"}) -> i32 attributes {personality = @personality} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(#llvm.const<"aggregate", !llvm.array<2 x ptr>, [@personality, #llvm.const<"zero", !llvm.ptr, []>]>) : !llvm.array<2 x ptr>
    %4 = llvm.mlir.zero : !llvm.array<0 x ptr>
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.inline_asm "nop", "~{memory}" {asm_dialect = 0 : i64, asm_type = !llvm.func<void ()>, has_side_effects} : !llvm.ptr
    %7 = llvm.mlir.constant(true) : i1
    %8 = llvm.mlir.constant(8 : i64) : i64
    %9 = llvm.mlir.constant(42 : i32) : i32
    %10 = llvm.mlir.constant(7 : i64) : i64
    llvm.call @f(%arg0) ["deopt"(%0, %arg1 : i32, !llvm.ptr), "other"(), "deopt2"(%1 : f32)] : (i32) -> ()
    %11 = llvm.invoke @g() to ^bb1 unwind ^bb3 ["gc-transition"(%arg0 : i32)] {llvm.block = "entry", llvm.name = "r"} : () -> i32
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2(%11 : i32) {llvm.edge}
  ^bb2(%12: i32):  // pred: ^bb1
    llvm.call %6() ["clang.arc"(%0 : i32)] : !llvm.ptr, () -> ()
    llvm.intr.assume %7 ["align"(%arg1, %8 : !llvm.ptr, i64), "nonnull"(%arg1 : !llvm.ptr)] : i1
    %13 = llvm.call %arg1(%arg1, %5) ["kcfi"(%9 : i32), "ptrauth"(%5, %10 : i32, i64)] {llvm.name = "u"} : !llvm.ptr, (!llvm.ptr, i32) -> i32
    llvm.return {llvm.block = "next", llvm.phis = [{llvm.name = "m"}]} %12 : i32
  ^bb3:  // pred: ^bb0
    %14 = llvm.landingpad (catch %2 : !llvm.ptr) (filter %3 : !llvm.array<2 x ptr>) (filter %4 : !llvm.array<0 x ptr>)  {llvm.name = "l"}: !llvm.struct<(ptr, i32)>
    llvm.return {llvm.block = "lpad"} %5 : i32
  }
  llvm.func @tokens() attributes {convergent} {
    %0 = llvm.call_intrinsic "llvm.experimental.convergence.entry"() {llvm.name = "t"} : () -> !llvm.token
    llvm.call @c() ["convergencectrl"(%0 : !llvm.token)] : () -> ()
    llvm.return
  }
  llvm.func @llvm.experimental.convergence.entry() -> !llvm.token attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
  llvm.func @c() attributes {convergent}
  llvm.func @llvm.assume(i1 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.data_layout = "", llvm.metadata_kinds = ["srcloc"], llvm.module_id = "<stdin>", llvm.source_filename = "<stdin>"} {
  llvm.func @callbr(%arg0: i32 {llvm.name = "x"}) -> i32 {
    %0 = llvm.mlir.inline_asm "test $0", "r,!i,!i,~{flags}" {asm_dialect = 0 : i64, asm_type = !llvm.func<void (i32)>, has_side_effects} : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.inline_asm "mov $1, $0", "=r,r,!i" {asm_dialect = 0 : i64, asm_type = !llvm.func<i32 (i32)>} : !llvm.ptr
    %4 = llvm.mlir.constant(3 : i32) : i32
    llvm.callbr(%0, %arg0 : !llvm.ptr, i32) to ^bb1[^bb2, ^bb3] passes(%1, %2 : i32, i32) {callee_type = !llvm.func<void (i32)>, dest_segments = array<i32: 0, 1, 1>, llvm.block = "entry", llvm.metadata = [["srcloc", #llvm.md_node<#llvm.md_const<1 : i64>>]]}
  ^bb1:  // pred: ^bb0
    %5 = llvm.callbr(%3, %arg0 : !llvm.ptr, i32) to ^bb4[^bb3] passes(%4 : i32) {callee_type = !llvm.func<i32 (i32)>, dest_segments = array<i32: 0, 1>, llvm.block = "next", llvm.call_attributes = {function = ["nounwind", ["callbr", "yes"]]}, llvm.name = "v"} -> i32
  ^bb2(%6: i32):  // pred: ^bb0
    llvm.return {llvm.block = "a", llvm.phis = [{llvm.name = "pa"}]} %6 : i32
  ^bb3(%7: i32):  // 2 preds: ^bb0, ^bb1
    llvm.return {llvm.block = "b", llvm.phis = [{llvm.name = "pb"}]} %7 : i32
  ^bb4:  // pred: ^bb1
    llvm.return {llvm.block = "c"} %5 : i32
  }
  llvm.func @asms(%arg0: !llvm.ptr {llvm.name = "p"}, %arg1: i32 {llvm.name = "x"}) attributes {personality = @pers} {
    %0 = llvm.mlir.inline_asm "call foo", "" {asm_dialect = 0 : i64, asm_type = !llvm.func<void ()>, can_unwind, has_side_effects} : !llvm.ptr
    %1 = llvm.mlir.inline_asm "bar", "" {asm_dialect = 0 : i64, asm_type = !llvm.func<void ()>, can_unwind, has_side_effects} : !llvm.ptr
    %2 = llvm.inline_asm asm_dialect = intel "mov eax, $0", "r" %arg1 : (i32) -> !llvm.void
    %3 = llvm.inline_asm is_align_stack asm_dialect = att operand_attrs = [{elementtype = i32}] {llvm.call_attributes = {arguments = [[["elementtype", i32]]]}} "", "=*m" %arg0 : (!llvm.ptr) -> !llvm.void
    %4 = llvm.inline_asm tail_call_kind = <tail> asm_dialect = att {llvm.call_attributes = {function = ["nounwind"]}, llvm.name = "r"} "x", "=r,=r,0" %arg1 : (i32) -> !llvm.struct<(i32, i64)>
    llvm.invoke %0() to ^bb1 unwind ^bb2 : !llvm.ptr, () -> ()
  ^bb1:  // pred: ^bb0
    llvm.call %1() : !llvm.ptr, () -> ()
    llvm.return {llvm.block = "a"}
  ^bb2:  // pred: ^bb0
    %5 = llvm.landingpad cleanup  {llvm.name = "l"}: !llvm.struct<(ptr, i32)>
    llvm.resume %5 {llvm.block = "b"} : !llvm.struct<(ptr, i32)>
  }
  llvm.func @pers(...) -> i32
  llvm.func @bundles(%arg0: i32 {llvm.name = "x"}) {
    %0 = llvm.mlir.inline_asm "jmp ${0:l}", "!i" {asm_dialect = 0 : i64, asm_type = !llvm.func<void ()>, has_side_effects, is_align_stack} : !llvm.ptr
    %1 = llvm.mlir.constant(7 : i32) : i32
    llvm.callbr(%0 : !llvm.ptr) to ^bb1[^bb2] bundles(%arg0, %1 : i32, i32) {callee_type = !llvm.func<void ()>, dest_segments = array<i32: 0, 0>, llvm.block = "entry", op_bundle_sizes = array<i32: 2, 0>, op_bundle_tags = ["deopt", "other"]}
  ^bb1:  // pred: ^bb0
    llvm.return {llvm.block = "next"}
  ^bb2:  // pred: ^bb0
    llvm.return {llvm.block = "other"}
  }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.data_layout = "", llvm.module_id = "<stdin>", llvm.source_filename = "<stdin>"} {
  llvm.mlir.global external @type() {addr_space = 0 : i32} : i8
  llvm.func @__CxxFrameHandler3(...) -> i32
  llvm.func @may()
  llvm.func @destroy(!llvm.ptr)
  llvm.func @f(%arg0: !llvm.ptr {llvm.name = "p"}) -> i32 attributes {personality = @__CxxFrameHandler3} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.none : !llvm.token
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.constant(64 : i32) : i32
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.addressof @type : !llvm.ptr
    %8 = llvm.mlir.constant(8 : i32) : i32
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64, llvm.name = "obj"} : (i32) -> !llvm.ptr
    llvm.invoke @may() to ^bb1 unwind ^bb2 {llvm.block = "entry"} : () -> ()
  ^bb1:  // pred: ^bb0
    llvm.invoke @may() to ^bb10(%3 : i32) unwind ^bb3(%0 : i32) {llvm.block = "cont"} : () -> ()
  ^bb2:  // pred: ^bb0
    %10 = llvm.cleanuppad within %1 {llvm.name = "c"} : !llvm.token
    llvm.call @destroy(%9) ["funclet"(%10 : !llvm.token)] : (!llvm.ptr) -> ()
    llvm.cleanupret from %10 unwind ^bb3 passes(%2 : i32) {llvm.block = "cleanup"} : !llvm.token
  ^bb3(%11: i32):  // 2 preds: ^bb1, ^bb2
    %12 = llvm.catchswitch within %1[^bb4, ^bb5] {dest_segments = array<i32: 0, 0>, llvm.block = "dispatch", llvm.name = "s", llvm.phis = [{llvm.name = "v"}]} : !llvm.token
  ^bb4:  // pred: ^bb3
    %13 = llvm.catchpad within %12(%7, %8, %9 : !llvm.ptr, i32, !llvm.ptr) {llvm.name = "a"} : !llvm.token
    llvm.catchret from %13 to ^bb10(%11 : i32) {llvm.block = "first"} : !llvm.token
  ^bb5:  // pred: ^bb3
    %14 = llvm.catchpad within %12(%4, %5, %4 : !llvm.ptr, i32, !llvm.ptr) {llvm.name = "b"} : !llvm.token
    llvm.invoke @may() to ^bb6 unwind ^bb7 ["funclet"(%14 : !llvm.token)] {llvm.block = "all"} : () -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb8
    llvm.catchret from %14 to ^bb10(%11 : i32) {llvm.block = "inner"} : !llvm.token
  ^bb7:  // pred: ^bb5
    %15 = llvm.catchswitch within %14[^bb9, ^bb8] {dest_segments = array<i32: 0, 0>, llvm.block = "nested", llvm.name = "n", unwinds} : !llvm.token
  ^bb8:  // pred: ^bb7
    %16 = llvm.catchpad within %15(%4, %5, %4 : !llvm.ptr, i32, !llvm.ptr) {llvm.name = "d"} : !llvm.token
    llvm.catchret from %16 to ^bb6 {llvm.block = "deep"} : !llvm.token
  ^bb9:  // pred: ^bb7
    %17 = llvm.cleanuppad within %14(%6 : i32) {llvm.name = "l"} : !llvm.token
    llvm.cleanupret from %17 {llvm.block = "last"} : !llvm.token
  ^bb10(%18: i32):  // 3 preds: ^bb1, ^bb4, ^bb6
    llvm.return {llvm.block = "exit", llvm.phis = [{llvm.name = "r"}]} %18 : i32
  }
}

// -----

llvm.func @instructions(%p: !llvm.ptr, %n: i128, %v: vector<1x!llvm.ptr>) -> !llvm.ptr {
  %0 = llvm.mlir.instruction "bitcast"(%v) : (vector<1x!llvm.ptr>) -> !llvm.ptr
  %1 = llvm.mlir.instruction "atomicrmw"(%p, %n) {alignment = 16 : i64, bin_op = 10 : i64, ordering = 2 : i64, syncscope = "agent", volatile_} : (!llvm.ptr, i128) -> i128
  %2 = llvm.mlir.constant(1 : i32) : i32
  %3 = llvm.mlir.instruction "alloca"(%2) {alignment = 4 : i64, elem_type = i32, inalloca} : (i32) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
