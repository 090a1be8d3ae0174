// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

// Operations with a type, an attribute or a number of operands that is not theirs.

"llvm.call"() <{TailCallKind = #llvm.tailcallkind<none>, callee = @none, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>, CConv}> : () -> ()

// -----

"llvm.call"() <{CConv = #llvm.cconv<ccc>, callee = @none, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>, TailCallKind}> : () -> ()

// -----

"llvm.mlir.ifunc"() <{i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @pick, resolver_type = !llvm.ptr, sym_name = "picked", unnamed_addr = 0 : i64, visibility_ = 0 : i64, address_space}> : () -> ()

// -----

%a:3 = "t.v"() : () -> (vector<4xf32>, !llvm.ptr, vector<4xi1>)
"llvm.intr.masked.store"(%a#0, %a#1, %a#2) <{alignment}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()

// -----

%a:1 = "t.v"() : () -> (i16)
"llvm.inline_asm"(%a#0) <{constraints = "a", has_side_effects, tail_call_kind = #llvm.tailcallkind<none>, asm_string}> : (i16) -> ()

// -----

%a:2 = "t.v"() : () -> (!llvm.ptr, i32)
%r:1 = "llvm.atomicrmw"(%a#0, %a#1) <{ordering = 2 : i64, bin_op}> : (!llvm.ptr, i32) -> (i32)

// -----

%a:1 = "t.v"() : () -> (f32)
%r:1 = "llvm.intr.is.fpclass"(%a#0) <{bit}> : (f32) -> (i1)

// -----

%a:1 = "t.v"() : () -> (!llvm.ptr)
"llvm.intr.prefetch"(%a#0) <{hint = 3 : i32, rw = 0 : i32, cache}> : (!llvm.ptr) -> ()

// -----

"llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>, callee}> : () -> ()

// -----

%a:1 = "t.v"() : () -> (!llvm.ptr)
%r:1 = "llvm.landingpad"(%a#0) <{cleanup = []}> : (!llvm.ptr) -> (!llvm.struct<(ptr, i32)>)

// -----

%a:1 = "t.v"() : () -> (vector<4xf32>)
%r:1 = "llvm.intr.matrix.transpose"(%a#0) <{rows = 2 : i32, columns}> : (vector<4xf32>) -> (vector<4xf32>)

// -----

"llvm.comdat_selector"() <{sym_name = "any", comdat}> : () -> ()

// -----

%a:1 = "t.v"() : () -> (i16)
"llvm.inline_asm"(%a#0) <{asm_string = "%d\0A", has_side_effects, tail_call_kind = #llvm.tailcallkind<none>, constraints}> : (i16) -> ()

// -----

"llvm.mlir.global_ctors"() <{data = [#llvm.zero], priorities = [0 : i32], ctors}> : () -> ()

// -----

"llvm.mlir.global_ctors"() <{ctors = [@start], priorities = [0 : i32], data}> : () -> ()

// -----

"llvm.mlir.global_dtors"() <{data = [@internal, #llvm.zero], priorities = [1 : i32, 65535 : i32], dtors}> : () -> ()

// -----

%a:1 = "t.v"() : () -> (i32)
%r:1 = "llvm.alloca"(%a#0) <{elem_type}> : (i32) -> (!llvm.ptr)

// -----

"llvm.intr.ubsantrap"() <{failureKind}> : () -> ()

// -----

%a:3 = "t.v"() : () -> (!llvm.ptr, i32, i32)
%r:1 = "llvm.cmpxchg"(%a#0, %a#1, %a#2) <{success_ordering = 6 : i64, failure_ordering}> : (!llvm.ptr, i32, i32) -> (!llvm.struct<(i32, i1)>)

// -----

%a:1 = "t.v"() : () -> (bf16)
%r:1 = "llvm.fneg"(%a#0) <{fastmathFlags}> : (bf16) -> (bf16)

// -----

"llvm.module_flags"() <{flags}> : () -> ()

// -----

%a:1 = "t.v"() : () -> (i1)
%r:1 = "llvm.intr.experimental.constrained.uitofp"(%a#0) <{roundingmode = 1 : i64, fpExceptionBehavior}> : (i1) -> (f32)

// -----

%r:1 = "llvm.mlir.addressof"() <{global_name}> : () -> (!llvm.ptr)

// -----

%a:1 = "t.v"() : () -> (i16)
"llvm.inline_asm"(%a#0) <{asm_string = "%d\0A", constraints = "a", tail_call_kind = #llvm.tailcallkind<none>, has_side_effects = []}> : (i16) -> ()

// -----

%a:1 = "t.v"() : () -> (!llvm.ptr)
"llvm.intr.prefetch"(%a#0) <{cache = 1 : i32, rw = 0 : i32, hint}> : (!llvm.ptr) -> ()

// -----

"llvm.mlir.ifunc"() <{address_space = 0 : i32, linkage = #llvm.linkage<external>, resolver = @pick, resolver_type = !llvm.ptr, sym_name = "picked", unnamed_addr = 0 : i64, visibility_ = 0 : i64, i_func_type}> : () -> ()

// -----

%a:1 = "t.v"() : () -> (i32)
%r:1 = "llvm.call_intrinsic"(%a#0) <{fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, intrin}> : (i32) -> (i32)

// -----

%a:3 = "t.v"() : () -> (!llvm.ptr, i8, i64)
"llvm.intr.memset"(%a#0, %a#1, %a#2) <{isVolatile}> : (!llvm.ptr, i8, i64) -> ()

// -----

%a:1 = "t.v"() : () -> (i32)
%r:1 = "llvm.intr.abs"(%a#0) <{is_int_min_poison}> : (i32) -> (i32)

// -----

%a:1 = "t.v"() : () -> (i32)
%r:1 = "llvm.intr.ctlz"(%a#0) <{is_zero_poison}> : (i32) -> (i32)

// -----

%a:2 = "t.v"() : () -> (!llvm.ptr, !llvm.ptr)
"llvm.intr.memcpy.inline"(%a#0, %a#1) <{isVolatile = false, len}> : (!llvm.ptr, !llvm.ptr) -> ()

// -----

%a:2 = "t.v"() : () -> (vector<4xf32>, vector<4xf32>)
%r:1 = "llvm.intr.matrix.multiply"(%a#0, %a#1) <{lhs_rows = 2 : i32, rhs_columns = 2 : i32, lhs_columns}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)

// -----

%a:2 = "t.v"() : () -> (vector<4xf32>, vector<4xf32>)
%r:1 = "llvm.intr.matrix.multiply"(%a#0, %a#1) <{lhs_columns = 2 : i32, rhs_columns = 2 : i32, lhs_rows}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)

// -----

"llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, resolver = @pick, resolver_type = !llvm.ptr, sym_name = "picked", unnamed_addr = 0 : i64, visibility_ = 0 : i64, linkage}> : () -> ()

// -----

%a:2 = "t.v"() : () -> (vector<4xi32>, vector<4xi32>)
%r:1 = "llvm.shufflevector"(%a#0, %a#1) <{mask}> : (vector<4xi32>, vector<4xi32>) -> (vector<2xi32>)

// -----

%a:1 = "t.v"() : () -> (i1)
"llvm.intr.assume"(%a#0) <{op_bundle_sizes}> : (i1) -> ()

// -----

"llvm.linker_options"() <{options}> : () -> ()

// -----

"llvm.fence"() <{ordering}> : () -> ()

// -----

%a:1 = "t.v"() : () -> (vector<8xf32>)
%r:1 = "llvm.intr.vector.extract"(%a#0) <{pos}> : (vector<8xf32>) -> (vector<4xf32>)

// -----

%a:1 = "t.v"() : () -> (!llvm.struct<(i32, f32)>)
%r:1 = "llvm.extractvalue"(%a#0) <{position}> : (!llvm.struct<(i32, f32)>) -> (!llvm.struct<(i32, f32)>)

// -----

%a:2 = "t.v"() : () -> (i32, i32)
%r:1 = "llvm.icmp"(%a#0, %a#1) <{predicate}> : (i32, i32) -> (i1)

// -----

"llvm.mlir.global_ctors"() <{ctors = [@start], data = [#llvm.zero], priorities}> : () -> ()

// -----

%a:2 = "t.v"() : () -> (i1, i1)
%r:1 = "llvm.intr.expect.with.probability"(%a#0, %a#1) <{prob}> : (i1, i1) -> (i1)

// -----

%a:1 = "t.v"() : () -> (!llvm.ptr)
%r:1 = "llvm.getelementptr"(%a#0) <{elem_type = index, noWrapFlags = 0 : i32, rawConstantIndices}> : (!llvm.ptr) -> (!llvm.ptr)

// -----

"llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @pick, sym_name = "picked", unnamed_addr = 0 : i64, visibility_ = 0 : i64, resolver_type}> : () -> ()

// -----

"llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver_type = !llvm.ptr, sym_name = "picked", unnamed_addr = 0 : i64, visibility_ = 0 : i64, resolver}> : () -> ()

// -----

%a:2 = "t.v"() : () -> (vector<4xf32>, vector<4xf32>)
%r:1 = "llvm.intr.matrix.multiply"(%a#0, %a#1) <{lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)

// -----

%a:1 = "t.v"() : () -> (i1)
%r:1 = "llvm.intr.experimental.constrained.uitofp"(%a#0) <{fpExceptionBehavior = 2 : i64, roundingmode}> : (i1) -> (f32)

// -----

%a:1 = "t.v"() : () -> (vector<4xf32>)
%r:1 = "llvm.intr.matrix.transpose"(%a#0) <{columns = 2 : i32, rows}> : (vector<4xf32>) -> (vector<4xf32>)

// -----

%a:1 = "t.v"() : () -> (!llvm.ptr)
"llvm.intr.prefetch"(%a#0) <{cache = 1 : i32, hint = 3 : i32, rw}> : (!llvm.ptr) -> ()

// -----

%a:1 = "t.v"() : () -> (!llvm.ptr)
%r:1 = "llvm.intr.invariant.start"(%a#0) <{size}> : (!llvm.ptr) -> (!llvm.ptr)

// -----

%a:3 = "t.v"() : () -> (!llvm.ptr, i32, i32)
%r:1 = "llvm.cmpxchg"(%a#0, %a#1, %a#2) <{failure_ordering = 2 : i64, success_ordering}> : (!llvm.ptr, i32, i32) -> (!llvm.struct<(i32, i1)>)

// -----

"llvm.comdat_selector"() <{comdat = 0 : i64, sym_name}> : () -> ()

// -----

%a:1 = "t.v"() : () -> (i16)
"llvm.inline_asm"(%a#0) <{asm_string = "%d\0A", constraints = "a", has_side_effects, tail_call_kind}> : (i16) -> ()

// -----

"llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @pick, resolver_type = !llvm.ptr, sym_name = "picked", visibility_ = 0 : i64, unnamed_addr}> : () -> ()

// -----

"llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @pick, resolver_type = !llvm.ptr, sym_name = "picked", unnamed_addr = 0 : i64, visibility_}> : () -> ()

// -----

%a:1 = "t.v"() : () -> (!llvm.ptr)
%r:1 = "llvm.getelementptr"(%a#0) <{elem_type = index, rawConstantIndices = array<i32: 0>, noWrapFlags = true}> : (!llvm.ptr) -> (!llvm.ptr)

// -----

"llvm.call"() <{CConv = #llvm.cconv<ccc>, callee = @none, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()

// -----

"llvm.mlir.global_ctors"() {ctors = [@start], priorities = [0 : i32], data = [@s]} : () -> ()

// -----

%a:1 = "t.v"() : () -> (!llvm.struct<(i32, f32)>)
%r:1 = "llvm.extractvalue"(%a#0) <{position = array<i64>}> : (!llvm.struct<(i32, f32)>) -> (i1)

// -----

"llvm.fence"() {ordering = 0:i64} : () -> ()

// -----

%a:1 = "t.v"() : () -> (i32)
%r:1 = "llvm.bitcast"(%a#0) : (i32) -> (!llvm.ptr)

// -----

%r:1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> (!llvm.target<"x">)

// -----

"llvm.intr.vacopy"() : () -> ()

// -----

"llvm.intr.assume"() <{op_bundle_sizes = array<i32>}> : () -> ()

// -----

"llvm.module_flags"() {flags = [@s]} : () -> ()

// -----

%a:2 = "t.v"() : () -> (vector<[4]xi32>, vector<[4]xi32>)
%r:1 = "llvm.shufflevector"(%a#0, %a#1) <{mask = array<i32: 0, 8>}> : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<2xi32>)

// -----

%r:1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> (!llvm.struct<(i32)>)

// -----

%r:1 = "llvm.mlir.constant"() {value = []} : () -> (i64)

// -----

%r:1 = "llvm.mlir.constant"() {value = "s"} : () -> (i64)

// -----

%a:2 = "t.v"() : () -> (!llvm.ptr, i32)
%r:1 = "llvm.getelementptr"(%a#0, %a#1) <{elem_type = index, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr, i32) -> (!llvm.ptr)

// -----

%a:2 = "t.v"() : () -> (!llvm.ptr, i32)
%r:1 = "llvm.atomicrmw"(%a#0, %a#1) {bin_op = 0 : i64, ordering = 0:i64} : (!llvm.ptr, i32) -> (i32)

// -----

%r:1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> (f32)

// -----

%a:3 = "t.v"() : () -> (vector<3xf32>, vector<4x!llvm.ptr>, vector<4xi1>)
"llvm.intr.masked.scatter"(%a#0, %a#1, %a#2) <{alignment = 4 : i32}> : (vector<3xf32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()

// -----

%a:1 = "t.v"() : () -> (f32)
%r:1 = "llvm.intr.sincos"(%a#0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> (i1)

// -----

%r:1 = "llvm.mlir.constant"() {value = dense<1>:vector<2xi32>} : () -> (i64)

// -----

%a:5 = "t.v"() : () -> (!llvm.ptr, !llvm.ptr<1>, !llvm.ptr, i32, !llvm.ptr)
"llvm.intr.var.annotation"(%a#0, %a#1, %a#2, %a#3, %a#4) : (!llvm.ptr, !llvm.ptr<1>, !llvm.ptr, i32, !llvm.ptr) -> ()

// -----

%a:4 = "t.v"() : () -> (i8, !llvm.ptr<1>, !llvm.ptr, i32)
%r:1 = "llvm.intr.annotation"(%a#0, %a#1, %a#2, %a#3) : (i8, !llvm.ptr<1>, !llvm.ptr, i32) -> (i8)

// -----

%a:2 = "t.v"() : () -> (!llvm.struct<(i32)>, i32)
%r:1 = "llvm.insertvalue"(%a#0, %a#1) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>, i32) -> (!llvm.struct<(i32, f32, array<4 x i8>)>)

// -----

%a:2 = "t.v"() : () -> (vector<4xi1>, vector<4xf32>)
%r:1 = "llvm.intr.vector.insert"(%a#0, %a#1) <{pos = 0 : i64}> : (vector<4xi1>, vector<4xf32>) -> (vector<8xf32>)

// -----

%a:2 = "t.v"() : () -> (!llvm.ptr, i64)
%r:1 = "llvm.intr.ptrmask"(%a#0, %a#1) : (!llvm.ptr, i64) -> (!llvm.ptr<1>)

// -----

%a:4 = "t.v"() : () -> (i1, !llvm.ptr, !llvm.ptr, i32)
%r:1 = "llvm.intr.annotation"(%a#0, %a#1, %a#2, %a#3) : (i1, !llvm.ptr, !llvm.ptr, i32) -> (i8)

// -----

%a:5 = "t.v"() : () -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr)
%r:1 = "llvm.intr.ptr.annotation"(%a#0, %a#1, %a#2, %a#3, %a#4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> (!llvm.ptr<1>)

// -----

%a:3 = "t.v"() : () -> (vector<4xf32>, f32, i32)
%r:1 = "llvm.insertelement"(%a#0, %a#1, %a#2) : (vector<4xf32>, f32, i32) -> (vector<4xi1>)

// -----

%a:3 = "t.v"() : () -> (i1, i1, f32)
%r:1 = "llvm.select"(%a#0, %a#1, %a#2) <{fastmathFlags = #llvm.fastmath<nnan>}> : (i1, i1, f32) -> (f32)

// -----

%a:2 = "t.v"() : () -> (vector<4xi1>, vector<4xi32>)
%r:1 = "llvm.shufflevector"(%a#0, %a#1) <{mask = array<i32: 0, 8>}> : (vector<4xi1>, vector<4xi32>) -> (vector<2xi32>)

// -----

%a:2 = "t.v"() : () -> (i7, i1)
%r:1 = "llvm.intr.expect.with.probability"(%a#0, %a#1) <{prob = 5.000000e-01 : f64}> : (i7, i1) -> (i1)

// -----

%a:2 = "t.v"() : () -> (vector<4xi1>, vector<4xf32>)
%r:1 = "llvm.intr.vector.interleave2"(%a#0, %a#1) : (vector<4xi1>, vector<4xf32>) -> (vector<8xf32>)

// -----

%a:3 = "t.v"() : () -> (vector<4xi1>, f32, i32)
%r:1 = "llvm.insertelement"(%a#0, %a#1, %a#2) : (vector<4xi1>, f32, i32) -> (vector<4xi1>)

// -----

%a:1 = "t.v"() : () -> (vector<8xf32>)
%r:1 = "llvm.intr.vector.extract"(%a#0) <{pos = 4 : i64}> : (vector<8xf32>) -> (vector<[4]xi32>)

// -----

%a:2 = "t.v"() : () -> (vector<8xf32>, vector<[4]xi32>)
%r:1 = "llvm.intr.vector.insert"(%a#0, %a#1) <{pos = 0 : i64}> : (vector<8xf32>, vector<[4]xi32>) -> (vector<8xf32>)

// -----

%a:3 = "t.v"() : () -> (!llvm.ptr, i1, i32)
%r:1 = "llvm.cmpxchg"(%a#0, %a#1, %a#2) <{failure_ordering = 2 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, i1, i32) -> (!llvm.struct<(i32, i1)>)

// -----

%a:2 = "t.v"() : () -> (!llvm.ptr, i1)
%r:1 = "llvm.atomicrmw"(%a#0, %a#1) <{bin_op = 0 : i64, ordering = 2 : i64}> : (!llvm.ptr, i1) -> (i32)

// -----

%a:3 = "t.v"() : () -> (!llvm.ptr, i32, i32)
%r:1 = "llvm.cmpxchg"(%a#0, %a#1, %a#2) <{failure_ordering = 2 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, i32, i32) -> (!llvm.struct<(i32)>)

// -----

%a:2 = "t.v"() : () -> (vector<4xi1>, vector<4xi1>)
%r:1 = "llvm.intr.vector.interleave2"(%a#0, %a#1) : (vector<4xi1>, vector<4xi1>) -> (vector<8xf32>)

// -----

%a:2 = "t.v"() : () -> (i32, i32)
%r:1 = "llvm.icmp"(%a#0, %a#1) <{predicate = 0 : i64}> : (i32, i32) -> (vector<4xi1>)

// -----

%a:2 = "t.v"() : () -> (vector<4xi1>, i32)
%r:1 = "llvm.extractelement"(%a#0, %a#1) : (vector<4xi1>, i32) -> (f32)

// -----

%a:1 = "t.v"() : () -> (i32)
%r:1 = "llvm.call_intrinsic"(%a#0) {fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, intrin = "s"} : (i32) -> (i32)

// -----

"llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()

// -----

%r:1 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> (!llvm.ptr)

// -----

%r:1 = "llvm.mlir.constant"() {value} : () -> (i64)

// -----

%a:1 = "t.v"() : () -> (i1)
"llvm.intr.assume"(%a#0) {op_bundle_sizes = array<i32:1>} : (i1) -> ()

// -----

%a:1 = "t.v"() : () -> (i1)
%r:1 = "llvm.extractvalue"(%a#0) <{position = array<i64>}> : (i1) -> (i1)

// -----

%a:1 = "t.v"() : () -> (si32)
"llvm.resume"(%a#0) : (si32) -> ()

// -----

%a:3 = "t.v"() : () -> (vector<4xf32>, i1, vector<4xi1>)
"llvm.intr.masked.scatter"(%a#0, %a#1, %a#2) <{alignment = 4 : i32}> : (vector<4xf32>, i1, vector<4xi1>) -> ()

// -----

%a:4 = "t.v"() : () -> (i1, i1, i1, i32)
%r:1 = "llvm.intr.vp.merge"(%a#0, %a#1, %a#2, %a#3) : (i1, i1, i1, i32) -> (i1)

// -----

%a:1 = "t.v"() : () -> (i1)
%r:1 = "llvm.intr.vector.reduce.fmax"(%a#0) <{fastmathFlags = #llvm.fastmath<none>}> : (i1) -> (f32)

// -----

%a:1 = "t.v"() : () -> (i1)
%r:1 = "llvm.intr.vector.reduce.or"(%a#0) : (i1) -> (i32)

// -----

%a:2 = "t.v"() : () -> (i1, i32)
%r:1 = "llvm.extractelement"(%a#0, %a#1) : (i1, i32) -> (f32)

// -----

%a:2 = "t.v"() : () -> (i1, i1)
"llvm.intr.invariant.end"(%a#0, %a#1) <{size = 1 : i64}> : (i1, i1) -> ()

// -----

%a:1 = "t.v"() : () -> (i1)
%r:1 = "llvm.ptrtoint"(%a#0) : (i1) -> (i64)

// -----

%a:1 = "t.v"() : () -> (i1)
"llvm.intr.vaend"(%a#0) : (i1) -> ()

// -----

%a:2 = "t.v"() : () -> (si32, !llvm.ptr)
"llvm.store"(%a#0, %a#1) <{ordering = 0 : i64}> : (si32, !llvm.ptr) -> ()

// -----

%a:1 = "t.v"() : () -> (si32)
%r:1 = "llvm.bitcast"(%a#0) : (si32) -> (f32)

// -----

%a:3 = "t.v"() : () -> (i7, f32, f32)
%r:1 = "llvm.select"(%a#0, %a#1, %a#2) <{fastmathFlags = #llvm.fastmath<nnan>}> : (i7, f32, f32) -> (f32)

// -----

%a:1 = "t.v"() : () -> (i7)
"llvm.intr.assume"(%a#0) <{op_bundle_sizes = array<i32>}> : (i7) -> ()

// -----

%a:1 = "t.v"() : () -> (i1)
%r:1 = "llvm.fpext"(%a#0) : (i1) -> (f64)

// -----

%a:2 = "t.v"() : () -> (!llvm.ptr, si32)
%r:1 = "llvm.atomicrmw"(%a#0, %a#1) <{bin_op = 0 : i64, ordering = 2 : i64}> : (!llvm.ptr, si32) -> (i32)

// -----

%a:1 = "t.v"() : () -> (i1)
%r:1 = "llvm.intr.llround"(%a#0) : (i1) -> (i64)

// -----

%a:2 = "t.v"() : () -> (i1, vector<4xf32>)
%r:1 = "llvm.intr.vector.reduce.fadd"(%a#0, %a#1) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, vector<4xf32>) -> (i1)

// -----

%a:2 = "t.v"() : () -> (!llvm.ptr, f32)
%r:1 = "llvm.intr.ptrmask"(%a#0, %a#1) : (!llvm.ptr, f32) -> (!llvm.ptr)

// -----

%a:3 = "t.v"() : () -> (vector<4xf32>, si32, i32)
%r:1 = "llvm.insertelement"(%a#0, %a#1, %a#2) : (vector<4xf32>, si32, i32) -> (vector<4xf32>)

// -----

%a:2 = "t.v"() : () -> (f32, i32)
%r:1 = "llvm.icmp"(%a#0, %a#1) <{predicate = 0 : i64}> : (f32, i32) -> (i1)

// -----

%a:1 = "t.v"() : () -> (f32)
%r:1 = "llvm.zext"(%a#0) : (f32) -> (i64)

// -----

%a:3 = "t.v"() : () -> (!llvm.ptr, f32, i32)
%r:1 = "llvm.cmpxchg"(%a#0, %a#1, %a#2) <{failure_ordering = 2 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, f32, i32) -> (!llvm.struct<(i32, i1)>)

// -----

%a:2 = "t.v"() : () -> (f32, i1)
%r:1 = "llvm.intr.expect"(%a#0, %a#1) : (f32, i1) -> (i1)

// -----

%a:1 = "t.v"() : () -> (si32)
%r:1 = "llvm.landingpad"(%a#0) <{cleanup}> : (si32) -> (!llvm.struct<(ptr, i32)>)

// -----

%a:3 = "t.v"() : () -> (vector<4x!llvm.ptr>, vector<4xi1>, i1)
%r:1 = "llvm.intr.masked.gather"(%a#0, %a#1, %a#2) <{alignment = 4 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>, i1) -> (i1)

// -----

%a:1 = "t.v"() : () -> (i32)
%r:1 = "llvm.call_intrinsic"(%a#0) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.bswap", op_bundle_sizes = array<i32>}> : (i32) -> (i32)

// -----

%a:4 = "t.v"() : () -> (!llvm.ptr, vector<4xi1>, vector<4xf32>, i32)
%r:1 = "llvm.intr.masked.load"(%a#0, %a#1, %a#2, %a#3) <{alignment = 4 : i32}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>, i32) -> (vector<4xf32>)

// -----

%a:3 = "t.v"() : () -> (!llvm.ptr, i32, i32)
%r:1 = "llvm.cmpxchg"(%a#0, %a#1, %a#2) {success_ordering = 6 : i64, failure_ordering = 0:i64} : (!llvm.ptr, i32, i32) -> (!llvm.struct<(i32, i1)>)

// -----

%a:2 = "t.v"() : () -> (!llvm.struct<"o",opaque>, i32)
%r:1 = "llvm.insertvalue"(%a#0, %a#1) <{position = array<i64: 0>}> : (!llvm.struct<"o",opaque>, i32) -> (!llvm.struct<"o",opaque>)

// -----

"llvm.resume"() : () -> ()

// -----

%a:2 = "t.v"() : () -> (i1, i32)
%r:1 = "llvm.intr.ucmp"(%a#0, %a#1) : (i1, i32) -> (i32)

// -----

"llvm.mlir.zero"() : () -> ()

// -----

%a:2 = "t.v"() : () -> (i1, i32)
%r:1 = "llvm.intr.sadd.with.overflow"(%a#0, %a#1) : (i1, i32) -> (!llvm.struct<(i32, i1)>)

// -----

%a:1 = "t.v"() : () -> (vector<4xi1>)
%r:1 = "llvm.intr.vector.reduce.or"(%a#0) : (vector<4xi1>) -> (i32)

// -----

%a:1 = "t.v"() : () -> (i1)
%r:1 = "llvm.freeze"(%a#0) : (i1) -> (i32)

// -----

%a:1 = "t.v"() : () -> (i32)
"llvm.intr.trap"(%a#0) : (i32) -> ()

// -----

"llvm.return"() ({}) : () -> ()

// -----

%r:1 = "llvm.return"() : () -> (i32)

// -----

%a:2 = "t.v"() : () -> (!llvm.struct<(i32, f32, array<4 x i8>)>, i32)
%r:1 = "llvm.insertvalue"(%a#0, %a#1) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32, array<4 x i8>)>, i32) -> (i1)

// -----

%r:1 = "llvm.mlir.zero"() : () -> (si32)

// -----

%r:1 = "llvm.intr.stepvector"() : () -> (i1)

// -----

%a:1 = "t.v"() : () -> (vector<8xf32>)
%r:1 = "llvm.intr.vector.extract"(%a#0) <{pos = 4 : i64}> : (vector<8xf32>) -> (i1)

// -----

%a:1 = "t.v"() : () -> (!llvm.ptr)
%r:1 = "llvm.intr.invariant.start"(%a#0) <{size = 4 : i64}> : (!llvm.ptr) -> (i1)

// -----

%a:1 = "t.v"() : () -> (i64)
%r:1 = "llvm.inttoptr"(%a#0) : (i64) -> (i1)

// -----

%r:1 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> (i1)

// -----

%a:3 = "t.v"() : () -> (!llvm.ptr, i32, i32)
%r:1 = "llvm.cmpxchg"(%a#0, %a#1, %a#2) <{failure_ordering = 2 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, i32, i32) -> (i1)

// -----

%r:1 = "llvm.mlir.none"() : () -> (i1)

// -----

%a:1 = "t.v"() : () -> (!llvm.ptr)
%r:1 = "llvm.load"(%a#0) <{ordering = 0 : i64}> : (!llvm.ptr) -> (si32)

// -----

%a:1 = "t.v"() : () -> (i32)
%r:1 = "llvm.bitcast"(%a#0) : (i32) -> (si32)

// -----

%a:2 = "t.v"() : () -> (i32, i32)
%r:1 = "llvm.icmp"(%a#0, %a#1) <{predicate = 0 : i64}> : (i32, i32) -> (i7)

// -----

%a:1 = "t.v"() : () -> (i64)
%r:1 = "llvm.intr.is.constant"(%a#0) : (i64) -> (i7)

// -----

%a:1 = "t.v"() : () -> (f32)
%r:1 = "llvm.fpext"(%a#0) : (f32) -> (i1)

// -----

%a:2 = "t.v"() : () -> (!llvm.ptr, i32)
%r:1 = "llvm.atomicrmw"(%a#0, %a#1) <{bin_op = 0 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> (si32)

// -----

%a:1 = "t.v"() : () -> (i32)
%r:1 = "llvm.zext"(%a#0) : (i32) -> (f32)

// -----

%a:4 = "t.v"() : () -> (i8, !llvm.ptr, !llvm.ptr, i32)
%r:1 = "llvm.intr.annotation"(%a#0, %a#1, %a#2, %a#3) : (i8, !llvm.ptr, !llvm.ptr, i32) -> (f32)

// -----

%a:1 = "t.v"() : () -> (i32)
%r:2 = "llvm.call_intrinsic"(%a#0) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.bswap", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> (i32, i32)

// -----

%r:1 = "llvm.mlir.zero"() : () -> (!llvm.target<"x">)

// -----

%a:1 = "t.v"() : () -> (!llvm.ptr)
%r:1 = "llvm.getelementptr"(%a#0) {elem_type = index, noWrapFlags = 0 : i32, rawConstantIndices = array<i32:9,9,9,9>} : (!llvm.ptr) -> (!llvm.ptr)

// -----

%a:2 = "t.v"() : () -> (!llvm.ptr, i1)
%r:1 = "llvm.atomicrmw"(%a#0, %a#1) <{bin_op = 0 : i64, ordering = 2 : i64}> : (!llvm.ptr, i1) -> (i1)

// -----

%a:1 = "t.v"() : () -> (!llvm.ptr)
%r:1 = "llvm.landingpad"(%a#0) <{cleanup}> : (!llvm.ptr) -> (i1)

// -----

"llvm.mlir.global_ctors"() {ctors = [@start], priorities = [0 : i32], data = []} : () -> ()

// -----

"llvm.mlir.global_ctors"() {ctors = [@start], priorities = [0 : i32], data = [{}]} : () -> ()

// -----

"llvm.mlir.global_dtors"() {dtors = [@start, @start], priorities = [1 : i32, 65535 : i32], data = []} : () -> ()

// -----

%a:1 = "t.v"() : () -> (i32)
%r:1 = "llvm.trunc"(%a#0) <{overflowFlags}> : (i32) -> (i64)

// -----

%a:1 = "t.v"() : () -> (i32)
%r:1 = "llvm.call_intrinsic"(%a#0) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.bswap", op_bundle_sizes = array<i32>, operandSegmentSizes}> : (i32) -> (i32)

// -----

%a:1 = "t.v"() : () -> (!llvm.ptr)
%r:1 = "llvm.getelementptr"(%a#0) <{elem_type = index, rawConstantIndices = array<i32: 0>, noWrapFlags}> : (!llvm.ptr) -> (!llvm.ptr)

// -----

%r:1 = "llvm.mlir.zero"() : () -> (!llvm.array<2xi32>)

// -----

%a:1 = "t.v"() : () -> (i32)
%r:1 = "llvm.intr.ctlz"(%a#0) {is_zero_poison} : (i32) -> (i32)

// -----

"llvm.mlir.global_ctors"() {ctors = [@start], data = [#llvm.zero], priorities} : () -> ()

// -----

%a:1 = "t.v"() : () -> (f32)
%r:1 = "llvm.intr.is.fpclass"(%a#0) {bit} : (f32) -> (i1)

// -----

"llvm.mlir.ifunc"() {i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @pick, resolver_type = !llvm.ptr, sym_name = "picked", unnamed_addr = 0 : i64, visibility_ = 0 : i64, address_space} : () -> ()

// -----

%a:2 = "t.v"() : () -> (i1, i1)
%r:1 = "llvm.intr.expect.with.probability"(%a#0, %a#1) {prob} : (i1, i1) -> (i1)

// -----

%a:1 = "t.v"() : () -> (!llvm.ptr)
%r:1 = "llvm.intr.invariant.start"(%a#0) {size} : (!llvm.ptr) -> (!llvm.ptr)

// -----

"llvm.intr.ubsantrap"() {failureKind} : () -> ()

// -----

%a:1 = "t.v"() : () -> (!llvm.ptr)
%r:1 = "llvm.getelementptr"(%a#0) <{elem_type = index, rawConstantIndices = array<i32: 0>, noWrapFlags = 99:i64}> : (!llvm.ptr) -> (!llvm.ptr)

// -----

"llvm.fence"() {ordering} : () -> ()

// -----

%a:1 = "t.v"() : () -> (i16)
"llvm.inline_asm"(%a#0) {asm_string = "%d\0A", constraints = "a", has_side_effects, tail_call_kind} : (i16) -> ()

// -----

"llvm.comdat_selector"() {sym_name = "any", comdat} : () -> ()

// -----

%a:1 = "t.v"() : () -> (i1)
%r:1 = "llvm.intr.experimental.constrained.uitofp"(%a#0) {roundingmode = 1 : i64, fpExceptionBehavior} : (i1) -> (f32)

// -----

"llvm.mlir.ifunc"() {address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @pick, resolver_type = !llvm.ptr, sym_name = "picked", visibility_ = 0 : i64, unnamed_addr} : () -> ()

// -----

"llvm.mlir.ifunc"() {address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @pick, resolver_type = !llvm.ptr, sym_name = "picked", unnamed_addr = 0 : i64, visibility_} : () -> ()

// -----

"llvm.mlir.ifunc"() {address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, resolver = @pick, resolver_type = !llvm.ptr, sym_name = "picked", unnamed_addr = 0 : i64, visibility_ = 0 : i64, linkage} : () -> ()

// -----

%a:1 = "t.v"() : () -> (i1)
%r:1 = "llvm.intr.experimental.constrained.uitofp"(%a#0) {fpExceptionBehavior = 2 : i64, roundingmode} : (i1) -> (f32)

// -----

%a:1 = "t.v"() : () -> (bf16)
%r:1 = "llvm.fneg"(%a#0) {fastmathFlags} : (bf16) -> (bf16)

// -----

%a:1 = "t.v"() : () -> (i32)
%r:1 = "llvm.trunc"(%a#0) <{overflowFlags = 99:i64}> : (i32) -> (i64)

// -----

%a:2 = "t.v"() : () -> (!llvm.ptr, i32)
%r:1 = "llvm.atomicrmw"(%a#0, %a#1) {ordering = 2 : i64, bin_op} : (!llvm.ptr, i32) -> (i32)

// -----

%a:2 = "t.v"() : () -> (i32, i32)
%r:1 = "llvm.icmp"(%a#0, %a#1) {predicate} : (i32, i32) -> (i1)

// -----

%a:1 = "t.v"() : () -> (i32)
%r:1 = "llvm.alloca"(%a#0) {elem_type} : (i32) -> (!llvm.ptr)

// -----

%a:2 = "t.v"() : () -> (!llvm.ptr, !llvm.ptr)
"llvm.intr.memcpy.inline"(%a#0, %a#1) {isVolatile = false, len} : (!llvm.ptr, !llvm.ptr) -> ()

// -----

"llvm.module_flags"() {flags} : () -> ()

// -----

"llvm.mlir.global_ctors"() {data = [#llvm.zero], priorities = [0 : i32], ctors} : () -> ()

// -----

%r:1 = "llvm.mlir.addressof"() {global_name} : () -> (!llvm.ptr)

// -----

%a:1 = "t.v"() : () -> (i1)
"llvm.intr.assume"(%a#0) {op_bundle_sizes} : (i1) -> ()

// -----

%a:1 = "t.v"() : () -> (!llvm.struct<(i32, f32)>)
%r:1 = "llvm.extractvalue"(%a#0) {position} : (!llvm.struct<(i32, f32)>) -> (!llvm.struct<(i32, f32)>)

// -----

"llvm.linker_options"() {options} : () -> ()

// -----

"llvm.comdat_selector"() {comdat = 0 : i64, sym_name} : () -> ()

// -----

%a:1 = "t.v"() : () -> (!llvm.ptr)
%r:1 = "llvm.landingpad"(%a#0) {cleanup = []} : (!llvm.ptr) -> (!llvm.struct<(ptr, i32)>)

// -----

%a:1 = "t.v"() : () -> (vector<4xi32>)
%r:1 = "llvm.sext"(%a#0) : (vector<4xi32>) -> (vector<[4]xi32>)

// -----

%a:1 = "t.v"() : () -> (vector<4xi1>)
%r:1 = "llvm.zext"(%a#0) : (vector<4xi1>) -> (i64)

// -----

%a:1 = "t.v"() : () -> (i1)
%r:1 = "llvm.sext"(%a#0) : (i1) -> (vector<4xi64>)

// -----

"llvm.fence"() {ordering = 3:i1} : () -> ()

// -----

%a:1 = "t.v"() : () -> (i32)
%r:1 = "llvm.zext"(%a#0) : (i32) -> (i1)

// -----

%a:3 = "t.v"() : () -> (vector<4xf32>, !llvm.ptr, vector<4xi1>)
"llvm.intr.masked.store"(%a#0, %a#1, %a#2) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()

// -----

%a:1 = "t.v"() : () -> (i16)
"llvm.inline_asm"(%a#0) <{constraints = "a", has_side_effects, tail_call_kind = #llvm.tailcallkind<none>}> : (i16) -> ()

// -----

%a:2 = "t.v"() : () -> (!llvm.ptr, i32)
%r:1 = "llvm.atomicrmw"(%a#0, %a#1) <{ordering = 2 : i64}> : (!llvm.ptr, i32) -> (i32)

// -----

%a:1 = "t.v"() : () -> (f32)
%r:1 = "llvm.intr.is.fpclass"(%a#0) : (f32) -> (i1)

// -----

%a:1 = "t.v"() : () -> (!llvm.ptr)
"llvm.intr.prefetch"(%a#0) <{hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()

// -----

%a:1 = "t.v"() : () -> (vector<4xf32>)
%r:1 = "llvm.intr.matrix.transpose"(%a#0) <{rows = 2 : i32}> : (vector<4xf32>) -> (vector<4xf32>)

// -----

"llvm.comdat_selector"() <{sym_name = "any"}> : () -> ()

// -----

%a:1 = "t.v"() : () -> (i16)
"llvm.inline_asm"(%a#0) <{asm_string = "%d\0A", has_side_effects, tail_call_kind = #llvm.tailcallkind<none>}> : (i16) -> ()

// -----

"llvm.mlir.global_ctors"() <{data = [#llvm.zero], priorities = [0 : i32]}> : () -> ()

// -----

"llvm.mlir.global_ctors"() <{ctors = [@start], priorities = [0 : i32]}> : () -> ()

// -----

"llvm.mlir.global_dtors"() <{data = [@internal, #llvm.zero], priorities = [1 : i32, 65535 : i32]}> : () -> ()

// -----

%a:1 = "t.v"() : () -> (i32)
%r:1 = "llvm.alloca"(%a#0) : (i32) -> (!llvm.ptr)

// -----

"llvm.intr.ubsantrap"() : () -> ()

// -----

%a:3 = "t.v"() : () -> (!llvm.ptr, i32, i32)
%r:1 = "llvm.cmpxchg"(%a#0, %a#1, %a#2) <{success_ordering = 6 : i64}> : (!llvm.ptr, i32, i32) -> (!llvm.struct<(i32, i1)>)

// -----

"llvm.module_flags"() : () -> ()

// -----

%a:1 = "t.v"() : () -> (i1)
%r:1 = "llvm.intr.experimental.constrained.uitofp"(%a#0) <{roundingmode = 1 : i64}> : (i1) -> (f32)

// -----

%r:1 = "llvm.mlir.addressof"() : () -> (!llvm.ptr)

// -----

%a:1 = "t.v"() : () -> (!llvm.ptr)
"llvm.intr.prefetch"(%a#0) <{cache = 1 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()

// -----

"llvm.mlir.ifunc"() <{address_space = 0 : i32, linkage = #llvm.linkage<external>, resolver = @pick, resolver_type = !llvm.ptr, sym_name = "picked", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()

// -----

%a:1 = "t.v"() : () -> (i32)
%r:1 = "llvm.call_intrinsic"(%a#0) <{fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> (i32)

// -----

%a:3 = "t.v"() : () -> (!llvm.ptr, i8, i64)
"llvm.intr.memset"(%a#0, %a#1, %a#2) : (!llvm.ptr, i8, i64) -> ()

// -----

%a:1 = "t.v"() : () -> (i32)
%r:1 = "llvm.intr.abs"(%a#0) : (i32) -> (i32)

// -----

%a:1 = "t.v"() : () -> (i32)
%r:1 = "llvm.intr.ctlz"(%a#0) : (i32) -> (i32)

// -----

%a:2 = "t.v"() : () -> (!llvm.ptr, !llvm.ptr)
"llvm.intr.memcpy.inline"(%a#0, %a#1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr) -> ()

// -----

%a:2 = "t.v"() : () -> (vector<4xf32>, vector<4xf32>)
%r:1 = "llvm.intr.matrix.multiply"(%a#0, %a#1) <{lhs_rows = 2 : i32, rhs_columns = 2 : i32}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)

// -----

%a:2 = "t.v"() : () -> (vector<4xf32>, vector<4xf32>)
%r:1 = "llvm.intr.matrix.multiply"(%a#0, %a#1) <{lhs_columns = 2 : i32, rhs_columns = 2 : i32}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)

// -----

"llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, resolver = @pick, resolver_type = !llvm.ptr, sym_name = "picked", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()

// -----

%a:2 = "t.v"() : () -> (vector<4xi32>, vector<4xi32>)
%r:1 = "llvm.shufflevector"(%a#0, %a#1) : (vector<4xi32>, vector<4xi32>) -> (vector<2xi32>)

// -----

%a:1 = "t.v"() : () -> (i1)
"llvm.intr.assume"(%a#0) : (i1) -> ()

// -----

"llvm.linker_options"() : () -> ()

// -----

"llvm.fence"() : () -> ()

// -----

%a:1 = "t.v"() : () -> (vector<8xf32>)
%r:1 = "llvm.intr.vector.extract"(%a#0) : (vector<8xf32>) -> (vector<4xf32>)

// -----

%a:1 = "t.v"() : () -> (!llvm.struct<(i32, f32)>)
%r:1 = "llvm.extractvalue"(%a#0) : (!llvm.struct<(i32, f32)>) -> (!llvm.struct<(i32, f32)>)

// -----

%a:2 = "t.v"() : () -> (i32, i32)
%r:1 = "llvm.icmp"(%a#0, %a#1) : (i32, i32) -> (i1)

// -----

"llvm.mlir.global_ctors"() <{ctors = [@start], data = [#llvm.zero]}> : () -> ()

// -----

%a:2 = "t.v"() : () -> (i1, i1)
%r:1 = "llvm.intr.expect.with.probability"(%a#0, %a#1) : (i1, i1) -> (i1)

// -----

%a:1 = "t.v"() : () -> (!llvm.ptr)
%r:1 = "llvm.getelementptr"(%a#0) <{elem_type = index, noWrapFlags = 0 : i32}> : (!llvm.ptr) -> (!llvm.ptr)

// -----

"llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver_type = !llvm.ptr, sym_name = "picked", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()

// -----

"llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @pick, sym_name = "picked", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()

// -----

%a:2 = "t.v"() : () -> (vector<4xf32>, vector<4xf32>)
%r:1 = "llvm.intr.matrix.multiply"(%a#0, %a#1) <{lhs_columns = 2 : i32, lhs_rows = 2 : i32}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)

// -----

%a:1 = "t.v"() : () -> (i1)
%r:1 = "llvm.intr.experimental.constrained.uitofp"(%a#0) <{fpExceptionBehavior = 2 : i64}> : (i1) -> (f32)

// -----

%a:1 = "t.v"() : () -> (vector<4xf32>)
%r:1 = "llvm.intr.matrix.transpose"(%a#0) <{columns = 2 : i32}> : (vector<4xf32>) -> (vector<4xf32>)

// -----

%a:1 = "t.v"() : () -> (!llvm.ptr)
"llvm.intr.prefetch"(%a#0) <{cache = 1 : i32, hint = 3 : i32}> : (!llvm.ptr) -> ()

// -----

%a:1 = "t.v"() : () -> (!llvm.ptr)
%r:1 = "llvm.intr.invariant.start"(%a#0) : (!llvm.ptr) -> (!llvm.ptr)

// -----

%a:3 = "t.v"() : () -> (!llvm.ptr, i32, i32)
%r:1 = "llvm.cmpxchg"(%a#0, %a#1, %a#2) <{failure_ordering = 2 : i64}> : (!llvm.ptr, i32, i32) -> (!llvm.struct<(i32, i1)>)

// -----

"llvm.comdat_selector"() <{comdat = 0 : i64}> : () -> ()

// -----

%r:1 = "llvm.mlir.constant"() : () -> (i64)

// -----

%a:1 = "t.v"() : () -> (i32)
%r:1 = "llvm.call_intrinsic"(%a#0) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.bswap", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32:1>}> : (i32) -> (i32)
