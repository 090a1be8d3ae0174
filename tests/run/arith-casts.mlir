// Every conversion of arith: integer widths in both directions (i1 to i128),
// index casts, integers to and from floats, float formats, and bit casts. Only
// values whose conversion is defined are converted; floats are printed as bits.
// NO MACHINE CODE: floats of the format 'x86_fp80'

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt_integers("integers: %ld %ld %lu %ld %lu %ld %lu %ld %lu %ld %lx %lx\0A\00")
llvm.mlir.global internal constant @fmt_indices("indices: %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld\0A\00")
llvm.mlir.global internal constant @fmt_from_integers("from_integers: %ld %08x %08x %016lx %016lx %04x %04x %08x %08x %04x %04x %016lx %016lx %08x %08x %016lx %016lx %08x %08x %016lx %016lx %016lx\0A\00")
llvm.mlir.global internal constant @fmt_to_signed("to_signed: %g %ld %ld %ld %ld %ld %ld %ld %ld\0A\00")
llvm.mlir.global internal constant @fmt_to_unsigned("to_unsigned: %g %lu %lu %lu %lu %lu %lu %lu %lu\0A\00")
llvm.mlir.global internal constant @fmt_to_large("to_large: %.0f %ld %lu %lx %lx\0A\00")
llvm.mlir.global internal constant @fmt_floats("floats: %016lx %08x %04x %04x %016lx %016lx %08x %016lx %08x %016lx %08x\0A\00")

memref.global "private" constant @v_integers : memref<15xi64> = dense<[
  0, 1, -1, 127, 128, 255, -128, -129, 32767, 65535, 2147483648, -2147483648,
  9223372036854775807, -9223372036854775808, 1311768467463790320]>
memref.global "private" constant @v_wide : memref<23xi64> = dense<[
  0, 1, -1, 127, 128, 255, -128, -129, 32767, 65535, 2147483648, -2147483648,
  9223372036854775807, -9223372036854775808, 1311768467463790320, 16777217, 16777219,
  9007199254740993, -9007199254740995, 4611686293305294848, 2049, 65519, 65520]>
memref.global "private" constant @v_signed : memref<10xf64> = dense<[
  0x0000000000000000, 0x8000000000000000, 0x3FEFAE147AE147AE, 0xBFEFAE147AE147AE,
  0x3FF8000000000000, 0xBFF8000000000000, 0x4004000000000000, 0x405FE00000000000,
  0xC060180000000000, 0x81A56E1FC2F8F359]>
memref.global "private" constant @v_unsigned : memref<7xf64> = dense<[
  0x0000000000000000, 0x3FEFAE147AE147AE, 0xBFEFAE147AE147AE, 0x3FF8000000000000,
  0x4060000000000000, 0x4069100000000000, 0x406FF00000000000]>
memref.global "private" constant @v_large : memref<5xf64> = dense<[
  0xC202A05F20000000, 0xC3D0000000000000, 0xC3E0000000000000, 0xC340000000000000,
  0xC2DC12218377DE40]>
memref.global "private" constant @v_floats : memref<23xf64> = dense<[
  0x0000000000000000, 0x8000000000000000, 0x3FF0000000000000, 0xC006000000000000,
  0x3FD5555555555555, 0x3FB999999999999A, 0x3FF0000010000000, 0x3FF0000030000000,
  0x3FF0020000000000, 0x3FF0060000000000, 0x40EFFC0000000000, 0x40EFFDFCCCCCCCCD,
  0x40EFFE0000000000, 0x3E45798EE2308C3A, 0x3E701B2B29A4692B, 0xBEE4F8B588E368F1,
  0x47D2CED32A16A1B1, 0x47F074F8C4D3CD7B, 0xFE37E43C8800759C, 0x0000000000000001,
  0x37A16C262777579C, 0x7FF0000000000000, 0xFFF0000000000000]>

func.func @integers(%x: i64) {
  %t1 = arith.trunci %x : i64 to i1
  %s1 = arith.extsi %t1 : i1 to i64
  %u1 = arith.extui %t1 : i1 to i64
  %t8 = arith.trunci %x : i64 to i8
  %s8 = arith.extsi %t8 : i8 to i64
  %u8 = arith.extui %t8 : i8 to i64
  %t16 = arith.trunci %x : i64 to i16
  %s16 = arith.extsi %t16 : i16 to i64
  %u16 = arith.extui %t16 : i16 to i64
  %t32 = arith.trunci %x : i64 to i32
  %s32 = arith.extsi %t32 : i32 to i64
  %u32 = arith.extui %t32 : i32 to i64
  %t33 = arith.trunci %x : i64 to i33
  %t5 = arith.trunci %t33 : i33 to i5
  %s5 = arith.extsi %t5 : i5 to i64
  %sh = arith.constant 64 : i128
  %s128 = arith.extsi %x : i64 to i128
  %sq = arith.shrui %s128, %sh : i128
  %shi = arith.trunci %sq : i128 to i64
  %u128 = arith.extui %x : i64 to i128
  %uq = arith.shli %u128, %sh : i128
  %uqs = arith.shrsi %uq, %sh : i128
  %ulo = arith.trunci %uqs : i128 to i64
  %fmt = llvm.mlir.addressof @fmt_integers : !llvm.ptr
  %w = llvm.call @printf(%fmt, %x, %s1, %u1, %s8, %u8, %s16, %u16, %s32, %u32, %s5, %shi, %ulo) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> i32
  return
}

func.func @indices(%x: i64) {
  %i = arith.index_cast %x : i64 to index
  %u = arith.index_castui %x : i64 to index
  %i1 = arith.index_cast %i : index to i1
  %i1_w = arith.extsi %i1 : i1 to i64
  %i8 = arith.index_cast %i : index to i8
  %i8_w = arith.extsi %i8 : i8 to i64
  %i16 = arith.index_cast %i : index to i16
  %i16_w = arith.extsi %i16 : i16 to i64
  %i32 = arith.index_cast %i : index to i32
  %i32_w = arith.extsi %i32 : i32 to i64
  %i64 = arith.index_cast %i : index to i64
  %u1 = arith.index_castui %u : index to i1
  %u1_w = arith.extui %u1 : i1 to i64
  %u8 = arith.index_castui %u : index to i8
  %u8_w = arith.extui %u8 : i8 to i64
  %u16 = arith.index_castui %u : index to i16
  %u16_w = arith.extui %u16 : i16 to i64
  %u32 = arith.index_castui %u : index to i32
  %u32_w = arith.extui %u32 : i32 to i64
  %u64 = arith.index_castui %u : index to i64
  %n1 = arith.trunci %x : i64 to i1
  %a1 = arith.index_cast %n1 : i1 to index
  %b1 = arith.index_castui %n1 : i1 to index
  %aw1 = arith.index_cast %a1 : index to i64
  %bw1 = arith.index_cast %b1 : index to i64
  %n8 = arith.trunci %x : i64 to i8
  %a8 = arith.index_cast %n8 : i8 to index
  %b8 = arith.index_castui %n8 : i8 to index
  %aw8 = arith.index_cast %a8 : index to i64
  %bw8 = arith.index_cast %b8 : index to i64
  %n32 = arith.trunci %x : i64 to i32
  %a32 = arith.index_cast %n32 : i32 to index
  %b32 = arith.index_castui %n32 : i32 to index
  %aw32 = arith.index_cast %a32 : index to i64
  %bw32 = arith.index_cast %b32 : index to i64
  %i128 = arith.index_cast %i : index to i128
  %u128 = arith.index_castui %i : index to i128
  %sh = arith.constant 64 : i128
  %ih = arith.shrui %i128, %sh : i128
  %ihw = arith.trunci %ih : i128 to i64
  %uh = arith.shrui %u128, %sh : i128
  %uhw = arith.trunci %uh : i128 to i64
  %fmt = llvm.mlir.addressof @fmt_indices : !llvm.ptr
  %w = llvm.call @printf(%fmt, %i1_w, %i8_w, %i16_w, %i32_w, %i64, %u1_w, %u8_w, %u16_w, %u32_w, %u64, %aw1, %bw1, %aw8, %bw8, %aw32, %bw32, %ihw, %uhw) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> i32
  return
}

func.func @from_integers(%x: i64) {
  %t1 = arith.trunci %x : i64 to i1
  %t8 = arith.trunci %x : i64 to i8
  %t16 = arith.trunci %x : i64 to i16
  %t32 = arith.trunci %x : i64 to i32
  %s1_f32 = arith.sitofp %t1 : i1 to f32
  %s1_f32_p = arith.bitcast %s1_f32 : f32 to i32
  %u1_f32 = arith.uitofp %t1 : i1 to f32
  %u1_f32_p = arith.bitcast %u1_f32 : f32 to i32
  %s1_f64 = arith.sitofp %t1 : i1 to f64
  %s1_f64_p = arith.bitcast %s1_f64 : f64 to i64
  %u1_f64 = arith.uitofp %t1 : i1 to f64
  %u1_f64_p = arith.bitcast %u1_f64 : f64 to i64
  %s8_f16 = arith.sitofp %t8 : i8 to f16
  %s8_f16_b = arith.bitcast %s8_f16 : f16 to i16
  %s8_f16_p = arith.extui %s8_f16_b : i16 to i32
  %u8_f16 = arith.uitofp %t8 : i8 to f16
  %u8_f16_b = arith.bitcast %u8_f16 : f16 to i16
  %u8_f16_p = arith.extui %u8_f16_b : i16 to i32
  %s8_f32 = arith.sitofp %t8 : i8 to f32
  %s8_f32_p = arith.bitcast %s8_f32 : f32 to i32
  %u8_f32 = arith.uitofp %t8 : i8 to f32
  %u8_f32_p = arith.bitcast %u8_f32 : f32 to i32
  %s16_f16 = arith.sitofp %t16 : i16 to f16
  %s16_f16_b = arith.bitcast %s16_f16 : f16 to i16
  %s16_f16_p = arith.extui %s16_f16_b : i16 to i32
  %u16_f16 = arith.uitofp %t16 : i16 to f16
  %u16_f16_b = arith.bitcast %u16_f16 : f16 to i16
  %u16_f16_p = arith.extui %u16_f16_b : i16 to i32
  %s16_f64 = arith.sitofp %t16 : i16 to f64
  %s16_f64_p = arith.bitcast %s16_f64 : f64 to i64
  %u16_f64 = arith.uitofp %t16 : i16 to f64
  %u16_f64_p = arith.bitcast %u16_f64 : f64 to i64
  %s32_f32 = arith.sitofp %t32 : i32 to f32
  %s32_f32_p = arith.bitcast %s32_f32 : f32 to i32
  %u32_f32 = arith.uitofp %t32 : i32 to f32
  %u32_f32_p = arith.bitcast %u32_f32 : f32 to i32
  %s32_f64 = arith.sitofp %t32 : i32 to f64
  %s32_f64_p = arith.bitcast %s32_f64 : f64 to i64
  %u32_f64 = arith.uitofp %t32 : i32 to f64
  %u32_f64_p = arith.bitcast %u32_f64 : f64 to i64
  %s64_f32 = arith.sitofp %x : i64 to f32
  %s64_f32_p = arith.bitcast %s64_f32 : f32 to i32
  %u64_f32 = arith.uitofp %x : i64 to f32
  %u64_f32_p = arith.bitcast %u64_f32 : f32 to i32
  %s64_f64 = arith.sitofp %x : i64 to f64
  %s64_f64_p = arith.bitcast %s64_f64 : f64 to i64
  %u64_f64 = arith.uitofp %x : i64 to f64
  %u64_f64_p = arith.bitcast %u64_f64 : f64 to i64
  %x128 = arith.extui %x : i64 to i128
  %sh = arith.constant 20 : i128
  %y128 = arith.shli %x128, %sh : i128
  %f128 = arith.uitofp %y128 : i128 to f64
  %f128_p = arith.bitcast %f128 : f64 to i64
  %fmt = llvm.mlir.addressof @fmt_from_integers : !llvm.ptr
  %w = llvm.call @printf(%fmt, %x, %s1_f32_p, %u1_f32_p, %s1_f64_p, %u1_f64_p, %s8_f16_p, %u8_f16_p, %s8_f32_p, %u8_f32_p, %s16_f16_p, %u16_f16_p, %s16_f64_p, %u16_f64_p, %s32_f32_p, %u32_f32_p, %s32_f64_p, %u32_f64_p, %s64_f32_p, %u64_f32_p, %s64_f64_p, %u64_f64_p, %f128_p) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i32, i32, i64, i64, i32, i32, i32, i32, i32, i32, i64, i64, i32, i32, i64, i64, i32, i32, i64, i64, i64) -> i32
  return
}

func.func @to_signed(%x: f64) {
  %x32 = arith.truncf %x : f64 to f32
  %d8 = arith.fptosi %x : f64 to i8
  %s8 = arith.fptosi %x32 : f32 to i8
  %d8_w = arith.extsi %d8 : i8 to i64
  %s8_w = arith.extsi %s8 : i8 to i64
  %d16 = arith.fptosi %x : f64 to i16
  %s16 = arith.fptosi %x32 : f32 to i16
  %d16_w = arith.extsi %d16 : i16 to i64
  %s16_w = arith.extsi %s16 : i16 to i64
  %d32 = arith.fptosi %x : f64 to i32
  %s32 = arith.fptosi %x32 : f32 to i32
  %d32_w = arith.extsi %d32 : i32 to i64
  %s32_w = arith.extsi %s32 : i32 to i64
  %d64 = arith.fptosi %x : f64 to i64
  %s64 = arith.fptosi %x32 : f32 to i64
  %fmt = llvm.mlir.addressof @fmt_to_signed : !llvm.ptr
  %w = llvm.call @printf(%fmt, %x, %d8_w, %s8_w, %d16_w, %s16_w, %d32_w, %s32_w, %d64, %s64) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, i64, i64, i64, i64, i64, i64, i64, i64) -> i32
  return
}

func.func @to_unsigned(%x: f64) {
  %x32 = arith.truncf %x : f64 to f32
  %d8 = arith.fptoui %x : f64 to i8
  %s8 = arith.fptoui %x32 : f32 to i8
  %d8_w = arith.extui %d8 : i8 to i64
  %s8_w = arith.extui %s8 : i8 to i64
  %d16 = arith.fptoui %x : f64 to i16
  %s16 = arith.fptoui %x32 : f32 to i16
  %d16_w = arith.extui %d16 : i16 to i64
  %s16_w = arith.extui %s16 : i16 to i64
  %d32 = arith.fptoui %x : f64 to i32
  %s32 = arith.fptoui %x32 : f32 to i32
  %d32_w = arith.extui %d32 : i32 to i64
  %s32_w = arith.extui %s32 : i32 to i64
  %d64 = arith.fptoui %x : f64 to i64
  %s64 = arith.fptoui %x32 : f32 to i64
  %fmt = llvm.mlir.addressof @fmt_to_unsigned : !llvm.ptr
  %w = llvm.call @printf(%fmt, %x, %d8_w, %s8_w, %d16_w, %s16_w, %d32_w, %s32_w, %d64, %s64) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, i64, i64, i64, i64, i64, i64, i64, i64) -> i32
  return
}

func.func @to_large(%x: f64) {
  %s64 = arith.fptosi %x : f64 to i64
  %neg = arith.negf %x : f64
  %u64 = arith.fptoui %neg : f64 to i64
  %s128 = arith.fptosi %x : f64 to i128
  %lo = arith.trunci %s128 : i128 to i64
  %sh = arith.constant 64 : i128
  %h128 = arith.shrsi %s128, %sh : i128
  %hi = arith.trunci %h128 : i128 to i64
  %fmt = llvm.mlir.addressof @fmt_to_large : !llvm.ptr
  %w = llvm.call @printf(%fmt, %x, %s64, %u64, %lo, %hi) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, i64, i64, i64, i64) -> i32
  return
}

func.func @floats(%x: f64) {
  %x_n = arith.bitcast %x : f64 to i64
  %f = arith.truncf %x : f64 to f32
  %f_p = arith.bitcast %f : f32 to i32
  %h = arith.truncf %x : f64 to f16
  %h_b = arith.bitcast %h : f16 to i16
  %h_p = arith.extui %h_b : i16 to i32
  %fh = arith.truncf %f : f32 to f16
  %fh_b = arith.bitcast %fh : f16 to i16
  %fh_p = arith.extui %fh_b : i16 to i32
  %fd = arith.extf %f : f32 to f64
  %fd_p = arith.bitcast %fd : f64 to i64
  %hd = arith.extf %h : f16 to f64
  %hd_p = arith.bitcast %hd : f64 to i64
  %hf = arith.extf %h : f16 to f32
  %hf_p = arith.bitcast %hf : f32 to i32
  %l = arith.extf %x : f64 to f80
  %ld = arith.truncf %l : f80 to f64
  %ld_p = arith.bitcast %ld : f64 to i64
  %q = arith.extf %x : f64 to f128
  %qf = arith.truncf %q : f128 to f32
  %qf_p = arith.bitcast %qf : f32 to i32
  %ql = arith.extf %l : f80 to f128
  %qd = arith.truncf %ql : f128 to f64
  %qd_p = arith.bitcast %qd : f64 to i64
  %f_b = arith.bitcast %f : f32 to i32
  %c16 = arith.constant 16 : i32
  %up = arith.shrui %f_b, %c16 : i32
  %half = arith.trunci %up : i32 to i16
  %b = arith.bitcast %half : i16 to bf16
  %bf = arith.extf %b : bf16 to f32
  %bf_p = arith.bitcast %bf : f32 to i32
  %fmt = llvm.mlir.addressof @fmt_floats : !llvm.ptr
  %w = llvm.call @printf(%fmt, %x_n, %f_p, %h_p, %fh_p, %fd_p, %hd_p, %hf_p, %ld_p, %qf_p, %qd_p, %bf_p) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i32, i32, i32, i64, i64, i32, i64, i32, i64, i32) -> i32
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v_integers = memref.get_global @v_integers : memref<15xi64>
  %n_v_integers = memref.dim %v_integers, %c0 : memref<15xi64>
  scf.for %i = %c0 to %n_v_integers step %c1 {
    %x = memref.load %v_integers[%i] : memref<15xi64>
    func.call @integers(%x) : (i64) -> ()
    func.call @indices(%x) : (i64) -> ()
  }
  %v_wide = memref.get_global @v_wide : memref<23xi64>
  %n_v_wide = memref.dim %v_wide, %c0 : memref<23xi64>
  scf.for %i = %c0 to %n_v_wide step %c1 {
    %x = memref.load %v_wide[%i] : memref<23xi64>
    func.call @from_integers(%x) : (i64) -> ()
  }
  %v_signed = memref.get_global @v_signed : memref<10xf64>
  %n_v_signed = memref.dim %v_signed, %c0 : memref<10xf64>
  scf.for %i = %c0 to %n_v_signed step %c1 {
    %x = memref.load %v_signed[%i] : memref<10xf64>
    func.call @to_signed(%x) : (f64) -> ()
  }
  %v_unsigned = memref.get_global @v_unsigned : memref<7xf64>
  %n_v_unsigned = memref.dim %v_unsigned, %c0 : memref<7xf64>
  scf.for %i = %c0 to %n_v_unsigned step %c1 {
    %x = memref.load %v_unsigned[%i] : memref<7xf64>
    func.call @to_unsigned(%x) : (f64) -> ()
  }
  %v_large = memref.get_global @v_large : memref<5xf64>
  %n_v_large = memref.dim %v_large, %c0 : memref<5xf64>
  scf.for %i = %c0 to %n_v_large step %c1 {
    %x = memref.load %v_large[%i] : memref<5xf64>
    func.call @to_large(%x) : (f64) -> ()
  }
  %v_floats = memref.get_global @v_floats : memref<23xf64>
  %n_v_floats = memref.dim %v_floats, %c0 : memref<23xf64>
  scf.for %i = %c0 to %n_v_floats step %c1 {
    %x = memref.load %v_floats[%i] : memref<23xf64>
    func.call @floats(%x) : (f64) -> ()
  }
  %ok = arith.constant 0 : i32
  return %ok : i32
}
