//! Kernels for GPUs.

use std::fmt::{Result, Write};

/// Functions that launch a kernel: a product of tiles in memory of the block, and a sum over a subgroup.
pub fn launches(n: usize, out: &mut String) -> Result {
    const TILE: &str = "memref<16x16xf32, #gpu.address_space<workgroup>>";
    for i in 0..n {
        write!(
            out,
            "func.func @host{i}(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %n: index) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = arith.constant 16 : index
  %blocks = arith.ceildivui %n, %size : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %blocks, %gy = %blocks, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %size, %sy = %size, %sz = %c1)
             workgroup(%as : {TILE}, %bs : {TILE}) {{
    %zero = arith.constant {i}.0 : f32
    %row0 = arith.muli %by, %sy : index
    %row = arith.addi %row0, %ty : index
    %column0 = arith.muli %bx, %sx : index
    %column = arith.addi %column0, %tx : index
    %sum = scf.for %k = %c0 to %n step %size iter_args(%acc = %zero) -> (f32) {{
      %ka = arith.addi %k, %tx : index
      %kb = arith.addi %k, %ty : index
      %x = memref.load %a[%row, %ka] : memref<?x?xf32>
      memref.store %x, %as[%ty, %tx] : {TILE}
      %y = memref.load %b[%kb, %column] : memref<?x?xf32>
      memref.store %y, %bs[%ty, %tx] : {TILE}
      gpu.barrier
      %part = scf.for %j = %c0 to %size step %c1 iter_args(%s = %acc) -> (f32) {{
        %p = memref.load %as[%ty, %j] : {TILE}
        %q = memref.load %bs[%j, %tx] : {TILE}
        %pq = arith.mulf %p, %q : f32
        %t = arith.addf %s, %pq fastmath<contract> : f32
        scf.yield %t : f32
      }}
      gpu.barrier
      scf.yield %part : f32
    }}
    %e = math.exp %sum : f32
    %root = math.sqrt %e : f32
    %lanes = arith.constant 32 : i32
    %offset = arith.constant 16 : i32
    %other, %valid = gpu.shuffle xor %root, %offset, %lanes : f32
    %both = arith.addf %root, %other : f32
    %inside = arith.cmpi ult, %column, %n : index
    scf.if %inside {{
      memref.store %both, %c[%row, %column] : memref<?x?xf32>
    }} else {{
      %id = arith.index_cast %row : index to i64
      gpu.printf \"row %ld of {i}\\n\", %id : i64
    }}
    gpu.terminator
  }}
  return
}}
"
        )?;
    }
    Ok(())
}

/// Kernels of the llvm dialect and nvvm: guarded loads by inline assembly, asynchronous copies, products of matrices, a
/// reduction over a subgroup and one over the block.
pub fn nvvm(n: usize, out: &mut String) -> Result {
    out.write_str("llvm.mlir.global external @smem() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<0 x i8>\n")?;
    for i in 0..n {
        write!(
            out,
            "llvm.func @kernel{i}(%in: !llvm.ptr<1> {{llvm.nofree, llvm.readonly}}, %res: !llvm.ptr<1>, %stride: i32) attributes {{noinline = false, nvvm.kernel = 1 : ui1, nvvm.reqntid = array<i32: 128>}} {{
  %zero = llvm.mlir.constant(0.000000e+00 : f32) : f32
  %true = llvm.mlir.constant(true) : i1
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c31 = llvm.mlir.constant(31 : i32) : i32
  %c32 = llvm.mlir.constant(32 : i32) : i32
  %c128 = llvm.mlir.constant(128 : i32) : i32
  %all = llvm.mlir.constant(-1 : i32) : i32
  %step = llvm.mlir.constant({step} : i32) : i32
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %lane = llvm.and %thread, %c31 : i32
  %warp = llvm.udiv %thread, %c32 : i32
  %base = llvm.mul %block, %stride : i32
  %at = llvm.add %base, %thread overflow<nsw> : i32
  %from = llvm.getelementptr %in[%at] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, f32
  %inside = llvm.icmp \"slt\" %thread, %stride : i32
  %loaded = llvm.inline_asm has_side_effects asm_dialect = att operand_attrs = [] \"mov.u32 $0, 0x0;\\0A\\09@$2 ld.global.b32 {{ $0 }}, [ $1 + 0 ];\", \"=r,l,b\" %from, %inside : (!llvm.ptr<1>, i1) -> i32
  %value = llvm.bitcast %loaded : i32 to f32
  %chosen = llvm.select %inside, %value, %zero : i1, f32
",
            step = i + 1
        )?;
        let mut sum = "%chosen".to_owned();
        for (round, offset) in [16, 8, 4, 2, 1].into_iter().enumerate() {
            writeln!(
                out,
                "  %o{round} = llvm.mlir.constant({offset} : i32) : i32
  %b{round} = llvm.bitcast {sum} : f32 to i32
  %s{round} = nvvm.shfl.sync bfly %all, %b{round}, %o{round}, %c31 : i32 -> i32
  %v{round} = llvm.bitcast %s{round} : i32 to f32
  %t{round} = llvm.fadd {sum}, %v{round} : f32"
            )?;
            sum = format!("%t{round}");
        }
        write!(
            out,
            "  %slot = llvm.getelementptr %smem[%warp] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  %first = llvm.icmp \"eq\" %lane, %c0 : i32
  llvm.inline_asm has_side_effects asm_dialect = att operand_attrs = [] \"@$2 st.shared.b32 [ $0 + 0 ], $1;\", \"r,r,b\" %slot, %b4, %first : (!llvm.ptr<3>, i32, i1) -> ()
  nvvm.barrier0
  %matrix = nvvm.ldmatrix %slot {{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
"
        )?;
        for k in 0..4 {
            writeln!(
                out,
                "  %w{k} = llvm.extractvalue %matrix[{k}] : !llvm.struct<(i32, i32, i32, i32)>
  %h{k} = llvm.bitcast %w{k} : i32 to vector<2xf16>"
            )?;
        }
        write!(
            out,
            "  llvm.br ^bb1(%c0, %zero, %zero, %zero, %zero : i32, f32, f32, f32, f32)
^bb1(%k: i32, %a0: f32, %a1: f32, %a2: f32, %a3: f32):
  %more = llvm.icmp \"slt\" %k, %c128 : i32
  llvm.cond_br %more, ^bb2, ^bb3
^bb2:
  nvvm.cp.async.shared.global %slot, %from, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.commit.group
  nvvm.cp.async.wait.group 0
  nvvm.barrier0
  %product = nvvm.mma.sync A[%h0, %h1, %h2, %h3] B[%h0, %h1] C[%a0, %a1, %a2, %a3] {{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
"
        )?;
        for k in 0..4 {
            writeln!(out, "  %p{k} = llvm.extractvalue %product[{k}] : !llvm.struct<(f32, f32, f32, f32)>")?;
        }
        out.write_str(
            "  %next = llvm.add %k, %step : i32
  llvm.br ^bb1(%next, %p0, %p1, %p2, %p3 : i32, f32, f32, f32, f32)
^bb3:
  %bits = llvm.fptosi %a0 : f32 to i32
  %least = nvvm.redux.sync min %bits, %all : i32 -> i32
  %float = llvm.sitofp %least : i32 to f32
  %power = llvm.call_intrinsic \"llvm.nvvm.rcp.approx.ftz.f\"(%float) : (f32) -> f32
  %total = llvm.fadd %power, %t4 : f32
  %word = llvm.bitcast %total : f32 to i32
  %to = llvm.getelementptr %res[%at] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, f32
  %written = llvm.and %inside, %true : i1
  llvm.inline_asm has_side_effects asm_dialect = att operand_attrs = [] \"@$2 st.global.b32 [ $0 + 0 ], { $1 };\", \"l,r,b\" %to, %word, %written : (!llvm.ptr<1>, i32, i1) -> ()
  llvm.return
}
",
        )?;
    }
    Ok(())
}
