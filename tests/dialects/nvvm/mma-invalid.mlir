// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

llvm.func @f(%f16: f16, %f2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.mma.sync' op Could not match types for the A operands; expected one of 2xvector<2xf16> but got f16, f16}}
  %0 = nvvm.mma.sync A[%f16, %f16] B[%f2, %f2] C[%f2, %f2, %f2, %f2] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f16, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  llvm.return
}

// -----

llvm.func @f(%f2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.mma.sync' op Could not match allowed types for the result; expected one of !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>, !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> but got !llvm.struct<(f32, f32, f32, f32)>}}
  %0 = nvvm.mma.sync A[%f2, %f2] B[%f2, %f2] C[%f2, %f2, %f2, %f2] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%f2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.mma.sync' op Could not match types for the C operands; expected one of 4xvector<2xf16> 8xf32 but got vector<2xf16>}}
  %0 = nvvm.mma.sync A[%f2, %f2] B[%f2, %f2] C[%f2] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%f2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.mma.sync' op Could not match types for the B operands; expected one of 2xvector<2xf16> but got vector<2xf16>}}
  %0 = nvvm.mma.sync A[%f2, %f2] B[%f2] C[%f2, %f2, %f2, %f2] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%f2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.mma.sync' op unimplemented variant for MMA shape <8, 8, 16>}}
  %0 = nvvm.mma.sync A[%f2, %f2] B[%f2, %f2] C[%f2, %f2, %f2, %f2] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%f2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.mma.sync' op ctype does not match dtype}}
  %0 = nvvm.mma.sync A[%f2, %f2] B[%f2] C[%f2, %f2] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%f2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.mma.sync' op unimplemented variant for MMA shape <32, 8, 8>}}
  %0 = nvvm.mma.sync A[%f2, %f2] B[%f2] C[%f2, %f2] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 32, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'nvvm.mma.sync' op op requires b1Op attribute}}
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%a, %a, %a, %a] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'nvvm.mma.sync' op op requires intOverflowBehavior attribute}}
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%a, %a, %a, %a] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'nvvm.mma.sync' op op requires intOverflowBehavior attribute}}
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%a, %a, %a, %a] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'nvvm.mma.sync' op requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape <16, 8, 32> with element types s4 and s4. Only m8n8k4 with f16 supports other layouts.}}
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%a, %a, %a, %a] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{invalid shape or multiplicand type: e4m3}}
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%a, %a, %a, %a] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%d: f64) {
  // expected-error@+1 {{invalid shape or multiplicand type: f64}}
  %0 = nvvm.mma.sync A[%d] B[%d] C[%d, %d] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f: f32) {
  // expected-error@+1 {{'nvvm.mma.sync' op ctype does not match dtype}}
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%f, %f, %f, %f] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 4>, multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>} : (i32, i32, f32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f: f32) {
  // expected-error@+1 {{'nvvm.mma.sync' op Could not match types for the C operands; expected one of 2xvector<2xf16> 4xf32 but got f32, f32}}
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%f, %f] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>, multiplicandAPtxType = #nvvm.mma_type<bf16>, multiplicandBPtxType = #nvvm.mma_type<bf16>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f: f32, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{custom op 'nvvm.mma.sync' attribute multiplicandAPtxType is not provided explicitly and cannot be inferred}}
  %0 = nvvm.mma.sync A[%p3] B[%a] C[%f, %f] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (!llvm.ptr<3>, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f: f32) {
  // expected-error@+1 {{'nvvm.mma.sync' op operand count (2) does not match with the total size (4) specified in attribute 'operandSegmentSizes'}}
  %0 = nvvm.mma.sync A[%a] B[%a] C[%f, %f] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f: f32) {
  // expected-error@+1 {{custom op 'nvvm.mma.sync' expected 'C'}}
  %0 = nvvm.mma.sync A[%a] B[%a] D[%f, %f] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f: f32) {
  // expected-error@+1 {{'nvvm.mma.sync' op requires attribute 'shape'}}
  %0 = nvvm.mma.sync A[%a] B[%a] C[%f, %f] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%f2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.mma.sync' op requires attribute 'layoutA'}}
  %0 = nvvm.mma.sync A[%f2, %f2] B[%f2] C[%f2, %f2] {shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}

// -----

llvm.func @f(%f2: vector<2xf16>) {
  // expected-error@+1 {{expected '->'}}
  %0 = nvvm.mma.sync A[%f2, %f2] B[%f2] C[%f2, %f2] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.mma.sp.sync' op unimplemented variant for MMA shape <16, 8, 8>}}
  %0 = nvvm.mma.sp.sync A[%f2, %f2] B[%f2, %f2] C[%f2, %f2] sparseMetadata[%a] selector[%a] {shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.mma.sp.sync' op Could not match types for the A operands; expected one of 2xvector<2xf16> but got vector<2xf16>}}
  %0 = nvvm.mma.sp.sync A[%f2] B[%f2, %f2] C[%f2, %f2] sparseMetadata[%a] selector[%a] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.mma.sp.sync' op ctype does not match dtype}}
  %0 = nvvm.mma.sp.sync A[%f2, %f2] B[%f2, %f2, %f2, %f2] C[%f2, %f2] sparseMetadata[%a] selector[%a] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'nvvm.mma.sp.sync' op op requires intOverflowBehavior attribute}}
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%a, %a, %a, %a] sparseMetadata[%a] selector[%a] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{invalid shape or multiplicand type: b1}}
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%a, %a, %a, %a] sparseMetadata[%a] selector[%a] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'nvvm.mma.sp.sync' attribute multiplicandAPtxType is not provided explicitly and cannot be inferred}}
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%a, %a, %a, %a] sparseMetadata[%a] selector[%a] {shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.mma.sp.sync' op operand count (11) does not match with the total size (10) specified in attribute 'operandSegmentSizes'}}
  %0 = nvvm.mma.sp.sync A[%f2, %f2] B[%f2, %f2, %f2, %f2] C[%f2, %f2] sparseMetadata[%a, %a] selector[%a] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %f: f32) {
  // expected-error@+1 {{'nvvm.mma.block_scale' op unsupported MMATypes attribute for mma.m16n8k64.(mxf4nvf4|mxf4)}}
  %0 = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a] C[%f, %f, %f, %f] scaleA[%a, %h, %h] scaleB[%a, %h, %h] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %f: f32) {
  // expected-error@+1 {{'nvvm.mma.block_scale' op unsupported ScaleVecSize attribute for mma.m16n8k64.mxf4}}
  %0 = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a] C[%f, %f, %f, %f] scaleA[%a, %h, %h] scaleB[%a, %h, %h] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %f: f32) {
  // expected-error@+1 {{'nvvm.mma.block_scale' op unsupported BlockScaleFormat attribute for mma.m16n8k64.mxf4}}
  %0 = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a] C[%f, %f, %f, %f] scaleA[%a, %h, %h] scaleB[%a, %h, %h] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %f: f32) {
  // expected-error@+1 {{'nvvm.mma.block_scale' op unsupported ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k64.mxf4nvf4}}
  %0 = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a] C[%f, %f, %f, %f] scaleA[%a, %h, %h] scaleB[%a, %h, %h] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, kind = #nvvm.block_scale_kind<mxf4nvf4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %f: f32) {
  // expected-error@+1 {{'nvvm.mma.block_scale' op unsupported Kind attribute for mma.m16n8k64}}
  %0 = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a] C[%f, %f, %f, %f] scaleA[%a, %h, %h] scaleB[%a, %h, %h] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %f: f32) {
  // expected-error@+1 {{'nvvm.mma.block_scale' op unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k32}}
  %0 = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a] C[%f, %f, %f, %f] scaleA[%a, %h, %h] scaleB[%a, %h, %h] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %f: f32) {
  // expected-error@+1 {{'nvvm.mma.block_scale' op unsupported Geom for mma with block scaling}}
  %0 = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a] C[%f, %f, %f, %f] scaleA[%a, %h, %h] scaleB[%a, %h, %h] {shape = #nvvm.shape<m = 8, n = 8, k = 64>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %f: f32) {
  // expected-error@+3 {{'nvvm.mma.block_scale' op unsupported MMATypes attribute for mma.m16n8k64.(mxf4nvf4|mxf4)}}
  // expected-error@+2 {{'nvvm.mma.block_scale' op unsupported ScaleVecSize attribute for mma.m16n8k64.mxf4}}
  // expected-error@+1 {{'nvvm.mma.block_scale' op unsupported BlockScaleFormat attribute for mma.m16n8k64.mxf4}}
  %0 = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a] C[%f, %f, %f, %f] scaleA[%a, %h, %h] scaleB[%a, %h, %h] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %f: f32) {
  // expected-error@+1 {{custom op 'nvvm.mma.block_scale' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a] C[%f, %f, %f, %f] scaleA[%a, %h, %h] scaleB[%a, %h] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %f: f32) {
  // expected-error@+1 {{custom op 'nvvm.mma.block_scale' expected exactly 3 types}}
  %0 = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a] C[%f, %f, %f, %f] scaleA[%a, %h, %h] scaleB[%a, %h, %h] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>} : (i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %f: f32) {
  // expected-error@+1 {{'nvvm.mma.sp.block_scale' op unsupported MMATypes attribute for mma.m16n8k128.(mxf4nvf4|mxf4)}}
  %0 = nvvm.mma.sp.block_scale A[%a, %a, %a, %a] B[%a, %a, %a, %a] C[%f, %f, %f, %f] sparseMetadata[%a] selector[%a] scaleA[%a, %h, %h] scaleB[%a, %h, %h] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %f: f32) {
  // expected-error@+1 {{'nvvm.mma.sp.block_scale' op unsupported ScaleVecSize attribute for mma.m16n8k128.mxf4}}
  %0 = nvvm.mma.sp.block_scale A[%a, %a, %a, %a] B[%a, %a, %a, %a] C[%f, %f, %f, %f] sparseMetadata[%a] selector[%a] scaleA[%a, %h, %h] scaleB[%a, %h, %h] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %f: f32) {
  // expected-error@+1 {{'nvvm.mma.sp.block_scale' op unsupported BlockScaleFormat attribute for mma.m16n8k128.mxf4}}
  %0 = nvvm.mma.sp.block_scale A[%a, %a, %a, %a] B[%a, %a, %a, %a] C[%f, %f, %f, %f] sparseMetadata[%a] selector[%a] scaleA[%a, %h, %h] scaleB[%a, %h, %h] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %f: f32) {
  // expected-error@+1 {{'nvvm.mma.sp.block_scale' op unsupported ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k128.mxf4nvf4}}
  %0 = nvvm.mma.sp.block_scale A[%a, %a, %a, %a] B[%a, %a, %a, %a] C[%f, %f, %f, %f] sparseMetadata[%a] selector[%a] scaleA[%a, %h, %h] scaleB[%a, %h, %h] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, kind = #nvvm.block_scale_kind<mxf4nvf4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %f: f32) {
  // expected-error@+1 {{'nvvm.mma.sp.block_scale' op unsupported Kind attribute for mma.m16n8k128}}
  %0 = nvvm.mma.sp.block_scale A[%a, %a, %a, %a] B[%a, %a, %a, %a] C[%f, %f, %f, %f] sparseMetadata[%a] selector[%a] scaleA[%a, %h, %h] scaleB[%a, %h, %h] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %f: f32) {
  // expected-error@+1 {{'nvvm.mma.sp.block_scale' op unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k64}}
  %0 = nvvm.mma.sp.block_scale A[%a, %a, %a, %a] B[%a, %a, %a, %a] C[%f, %f, %f, %f] sparseMetadata[%a] selector[%a] scaleA[%a, %h, %h] scaleB[%a, %h, %h] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %f: f32) {
  // expected-error@+1 {{'nvvm.mma.sp.block_scale' op unsupported Geom for sparse mma with block scaling}}
  %0 = nvvm.mma.sp.block_scale A[%a, %a, %a, %a] B[%a, %a, %a, %a] C[%f, %f, %f, %f] sparseMetadata[%a] selector[%a] scaleA[%a, %h, %h] scaleB[%a, %h, %h] {shape = #nvvm.shape<m = 8, n = 8, k = 128>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %f: f32) {
  // expected-error@+3 {{'nvvm.mma.sp.block_scale' op unsupported MMATypes attribute for mma.m16n8k128.(mxf4nvf4|mxf4)}}
  // expected-error@+2 {{'nvvm.mma.sp.block_scale' op unsupported ScaleVecSize attribute for mma.m16n8k128.mxf4}}
  // expected-error@+1 {{'nvvm.mma.sp.block_scale' op unsupported BlockScaleFormat attribute for mma.m16n8k128.mxf4}}
  %0 = nvvm.mma.sp.block_scale A[%a, %a, %a, %a] B[%a, %a, %a, %a] C[%f, %f, %f, %f] sparseMetadata[%a] selector[%a] scaleA[%a, %h, %h] scaleB[%a, %h, %h] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %f: f32) {
  // expected-error@+1 {{custom op 'nvvm.mma.sp.block_scale' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = nvvm.mma.sp.block_scale A[%a, %a, %a, %a] B[%a, %a, %a, %a] C[%f, %f, %f, %f] sparseMetadata[%a] selector[%a] scaleA[%a, %h, %h] scaleB[%a, %h] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %f: f32) {
  // expected-error@+1 {{custom op 'nvvm.mma.sp.block_scale' expected exactly 3 types}}
  %0 = nvvm.mma.sp.block_scale A[%a, %a, %a, %a] B[%a, %a, %a, %a] C[%f, %f, %f, %f] sparseMetadata[%a] selector[%a] scaleA[%a, %h, %h] scaleB[%a, %h, %h] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>} : (i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %f: f32) {
  // expected-error@+1 {{'nvvm.mma.sp.block_scale' op 'orderedMetadata' attribute is mandatory}}
  %0 = "nvvm.mma.sp.block_scale"(%a, %a, %f, %a, %a, %a, %h, %h, %a, %h, %h) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 128>}> : (i32, i32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected num attribute to be 1, 2 or 4 for 8x8 matrix}}
  %0 = nvvm.ldmatrix %p3 {num = 3 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected element type to be b16 for 8x8 matrix}}
  %0 = nvvm.ldmatrix %p3 {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected destination type is i32}}
  %0 = nvvm.ldmatrix %p3 {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i64
  llvm.return
}

// -----

llvm.func @f(%p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected destination type is a structure of 2 elements of type i32}}
  %0 = nvvm.ldmatrix %p3 {num = 2 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected destination type is a structure of 4 elements of type i32}}
  %0 = nvvm.ldmatrix %p3 {num = 4 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected num attribute to be 1, 2 or 4 for 8x16 matrix}}
  %0 = nvvm.ldmatrix %p3 {num = 3 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected layout to be row for 8x16 matrix}}
  %0 = nvvm.ldmatrix %p3 {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32 for 8x16 matrix}}
  %0 = nvvm.ldmatrix %p3 {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected num attribute to be 1 or 2 for 16x16 matrix}}
  %0 = nvvm.ldmatrix %p3 {num = 4 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected layout to be col for 16x16 matrix}}
  %0 = nvvm.ldmatrix %p3 {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected element type to be b8, b8x16.b4x16_p64 or b8x16.b6x16_p32 for 16x16 matrix}}
  %0 = nvvm.ldmatrix %p3 {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected destination type is a structure of 2 elements of type i32}}
  %0 = nvvm.ldmatrix %p3 {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected shape to be 8x8, 8x16 or 16x16}}
  %0 = nvvm.ldmatrix %p3 {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 4, n = 4>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'nvvm.ldmatrix' op operand #0 must be LLVM pointer in address space 3, but got '!llvm.ptr'}}
  %0 = nvvm.ldmatrix %p {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.stmatrix' op expected num attribute to be 1, 2 or 4}}
  nvvm.stmatrix %p3, %a, %a, %a {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32, i32, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.stmatrix' op expected element type to be B16 for 8x8 matrix}}
  nvvm.stmatrix %p3, %a {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.stmatrix' op expected element type to be B8 for 16x8 matrix}}
  nvvm.stmatrix %p3, %a {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.stmatrix' op expected layout to be col for 16x8 matrix}}
  nvvm.stmatrix %p3, %a {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.stmatrix' op expected shape to be 8x8 or 16x8}}
  nvvm.stmatrix %p3, %a {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.wmma.load' op expected destination type is a structure of 8 elements of type 'vector<2xf16>'}}
  %0 = nvvm.wmma.load %p3, %a {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>} : (!llvm.ptr<3>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.wmma.load' op expected destination type is a structure of 4 elements of type 'vector<2xf16>'}}
  %0 = nvvm.wmma.load %p3, %a {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<c>, m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>} : (!llvm.ptr<3>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p5: !llvm.ptr<5>) {
  // expected-error@+1 {{'nvvm.wmma.load' op expected source pointer in memory space 0, 1, 3}}
  %0 = nvvm.wmma.load %p5, %a {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>} : (!llvm.ptr<5>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.wmma.load' op invalid attribute combination}}
  %0 = nvvm.wmma.load %p3, %a {eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<a>, m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>} : (!llvm.ptr<3>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.wmma.load' op expected destination type to be f64}}
  %0 = nvvm.wmma.load %p3, %a {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, m = 8 : i32, n = 8 : i32, k = 4 : i32, layout = #nvvm.mma_layout<row>} : (!llvm.ptr<3>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.wmma.load' op expected destination type is a structure of 2 elements of type 'f64'}}
  %0 = nvvm.wmma.load %p3, %a {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<c>, m = 8 : i32, n = 8 : i32, k = 4 : i32, layout = #nvvm.mma_layout<row>} : (!llvm.ptr<3>) -> f64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.wmma.load' op expected destination type is a structure of 4 elements of type 'i32'}}
  %0 = nvvm.wmma.load %p3, %a {eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<a>, m = 32 : i32, n = 8 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>} : (!llvm.ptr<3>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.wmma.load' op expected destination type is a structure of 4 elements of type 'i32'}}
  %0 = nvvm.wmma.load %p3, %a {eltype = #nvvm.mma_type<u8>, frag = #nvvm.mma_frag<b>, m = 8 : i32, n = 32 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>} : (!llvm.ptr<3>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.wmma.load' op expected destination type is a structure of 4 elements of type 'i32'}}
  %0 = nvvm.wmma.load %p3, %a {eltype = #nvvm.mma_type<tf32>, frag = #nvvm.mma_frag<a>, m = 16 : i32, n = 16 : i32, k = 8 : i32, layout = #nvvm.mma_layout<row>} : (!llvm.ptr<3>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.wmma.load' op invalid attribute combination}}
  %0 = nvvm.wmma.load %p3, %a {eltype = #nvvm.mma_type<bf16>, frag = #nvvm.mma_frag<a>, m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>} : (!llvm.ptr<3>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.wmma.load' op result #0 must be LLVM structure type or 64-bit float, but got 'i32'}}
  %0 = nvvm.wmma.load %p3, %a {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f: f32, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.wmma.store' op expected 4 data operands}}
  nvvm.wmma.store %p3, %a, %f {eltype = #nvvm.mma_type<f16>, m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>} : !llvm.ptr<3>, f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f: f32, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.wmma.store' op expected data operands of type 'vector<2xf16>'}}
  nvvm.wmma.store %p3, %a, %f, %f, %f, %f {eltype = #nvvm.mma_type<f16>, m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>} : !llvm.ptr<3>, f32, f32, f32, f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f2: vector<2xf16>, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{'nvvm.wmma.store' op expected operands to be a source pointer in memory space 0, 1, 3}}
  nvvm.wmma.store %p6, %a, %f2, %f2, %f2, %f2 {eltype = #nvvm.mma_type<f16>, m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>} : !llvm.ptr<6>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.wmma.store' op invalid attribute combination}}
  nvvm.wmma.store %p3, %a, %a {eltype = #nvvm.mma_type<s8>, m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>} : !llvm.ptr<3>, i32
  llvm.return
}

// -----

llvm.func @f(%f2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.wmma.mma' op expected 20 arguments}}
  %0 = nvvm.wmma.mma %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2 {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, m = 16 : i32, n = 16 : i32, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%f: f32, %f2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.wmma.mma' op expected argument 15 to be of type 'vector<2xf16>'}}
  %0 = nvvm.wmma.mma %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f, %f2, %f2, %f2, %f2 {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, m = 16 : i32, n = 16 : i32, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%f2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.wmma.mma' op expected destination type is a structure of 4 elements of type 'vector<2xf16>'}}
  %0 = nvvm.wmma.mma %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2 {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, m = 16 : i32, n = 16 : i32, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%f2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.wmma.mma' op expected argument 16 to be of type 'f32'}}
  %0 = nvvm.wmma.mma %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2 {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>, m = 16 : i32, n = 16 : i32, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%f: f32, %f2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.wmma.mma' op expected destination type is a structure of 8 elements of type 'f32'}}
  %0 = nvvm.wmma.mma %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f2, %f, %f, %f, %f, %f, %f, %f, %f {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>, m = 16 : i32, n = 16 : i32, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%f2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.wmma.mma' op invalid attribute combination}}
  %0 = nvvm.wmma.mma %f2 {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<s32>, m = 16 : i32, n = 16 : i32, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>} : (vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64, %s4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op f32 += bf16 * f16, it is not supported.}}
  %0 = nvvm.wgmma.mma_async %l, %l, %s4, <m = 64, n = 8, k = 16>, D[<f32>, <zero>], A[<bf16>, <one>, <row>], B[<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64, %s4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op f16 += tf32 * tf32, it is not supported.}}
  %0 = nvvm.wgmma.mma_async %l, %l, %s4, <m = 64, n = 8, k = 8>, D[<f16>, <zero>], A[<tf32>, <one>, <row>], B[<tf32>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64, %s4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op shape 'm' must be 64}}
  %0 = nvvm.wgmma.mma_async %l, %l, %s4, <m = 32, n = 8, k = 16>, D[<f32>, <zero>], A[<f16>, <one>, <row>], B[<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64, %s4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op shape 'k' must be 16 for input type f16}}
  %0 = nvvm.wgmma.mma_async %l, %l, %s4, <m = 64, n = 8, k = 8>, D[<f32>, <zero>], A[<f16>, <one>, <row>], B[<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64, %s4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op has input type f16 n is set to 12, it is not supported.}}
  %0 = nvvm.wgmma.mma_async %l, %l, %s4, <m = 64, n = 12, k = 16>, D[<f32>, <zero>], A[<f16>, <one>, <row>], B[<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64, %si: !llvm.struct<(i32, i32, i32, i32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op has input type s8 n is set to 40, it is not supported.}}
  %0 = nvvm.wgmma.mma_async %l, %l, %si, <m = 64, n = 40, k = 32>, D[<s32>, <zero>], A[<s8>, <one>, <row>], B[<s8>, <one>, <col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64, %s4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op results 8, however output struct has 4 elements}}
  %0 = nvvm.wgmma.mma_async %l, %l, %s4, <m = 64, n = 16, k = 16>, D[<f32>, <zero>], A[<f16>, <one>, <row>], B[<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64, %s4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op given layouts layout_a = col and layout_b = col for input types tf32 and tf32 requires transpose. However, this is only supported for: f16 and bf16}}
  %0 = nvvm.wgmma.mma_async %l, %l, %s4, <m = 64, n = 8, k = 8>, D[<f32>, <zero>], A[<tf32>, <one>, <col>], B[<tf32>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64, %s4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op given layouts layout_a = row and layout_b = row for input types tf32 and tf32 requires transpose. However, this is only supported for: f16 and bf16}}
  %0 = nvvm.wgmma.mma_async %l, %l, %s4, <m = 64, n = 8, k = 8>, D[<f32>, <zero>], A[<tf32>, <one>, <row>], B[<tf32>, <one>, <row>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64, %si: !llvm.struct<(i32, i32, i32, i32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op has s32 output, scaleA and scaleB cannot be neg}}
  %0 = nvvm.wgmma.mma_async %l, %l, %si, <m = 64, n = 8, k = 32>, D[<s32>, <zero>], A[<s8>, <neg>, <row>], B[<u8>, <one>, <col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64, %s4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op  `satfinite` can be only used with s32 accumulator, however the current accumulator is f32}}
  %0 = nvvm.wgmma.mma_async %l, %l, %s4, <m = 64, n = 8, k = 16>, D[<f32>, <zero>, <satfinite>], A[<f16>, <one>, <row>], B[<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64, %sm: !llvm.struct<(f32, f32, f32, i32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op all elements in struct must be same type but there is 'i32'}}
  %0 = nvvm.wgmma.mma_async %l, %l, %sm, <m = 64, n = 8, k = 16>, D[<f32>, <zero>], A[<f16>, <one>, <row>], B[<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, i32)> -> !llvm.struct<(f32, f32, f32, i32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64, %s4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op does not support the given output type bf16}}
  %0 = nvvm.wgmma.mma_async %l, %l, %s4, <m = 64, n = 8, k = 16>, D[<bf16>, <zero>], A[<f16>, <one>, <row>], B[<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64, %s4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op failed to verify that input struct and result struct must be the same type}}
  %0 = nvvm.wgmma.mma_async %l, %l, %s4, <m = 64, n = 8, k = 16>, D[<f32>, <zero>], A[<f16>, <one>, <row>], B[<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64, %sh: !llvm.struct<(f16, f16)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op results 4, however output struct has 2 elements}}
  %0 = nvvm.wgmma.mma_async %l, %l, %sh, <m = 64, n = 16, k = 16>, D[<f16>, <zero>], A[<f16>, <one>, <row>], B[<f16>, <one>, <col>] : !llvm.struct<(f16, f16)> -> !llvm.struct<(f16, f16)>
  llvm.return
}

// -----

llvm.func @f(%l: i64, %sh: !llvm.struct<(f16, f16)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op results 4, however output struct has 2 elements}}
  %0 = nvvm.wgmma.mma_async %l, %l, %sh, <m = 64, n = 8, k = 256>, D[<s32>, <zero>], A[<b1>, <one>, <row>], B[<b1>, <one>, <col>] : !llvm.struct<(f16, f16)> -> !llvm.struct<(f16, f16)>
  llvm.return
}

// -----

llvm.func @f(%l: i64, %s4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op f32 += f32 * f16, it is not supported.}}
  %0 = nvvm.wgmma.mma_async %l, %l, %s4, <m = 64, n = 8, k = 16>, D[<f32>, <zero>], A[<f32>, <one>, <row>], B[<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op operand #0 must be LLVM structure type, but got 'i32'}}
  %0 = nvvm.wgmma.mma_async %l, %l, %a, <m = 64, n = 8, k = 16>, D[<f32>, <zero>], A[<f16>, <one>, <row>], B[<f16>, <one>, <col>] : i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%l: i64, %s4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{expected '<'}}
  %0 = nvvm.wgmma.mma_async %l, %l, %s4, <m = 64, n = 8, k = 16>, D[<f32>, <zero>, 3], A[<f16>, <one>, <row>], B[<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
