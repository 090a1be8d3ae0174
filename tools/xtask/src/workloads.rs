//! Reproducible benchmark inputs of any size: `cargo xtask gen KIND N`.

mod gpu;
mod tasks;
mod tensors;

use std::fmt::Write;

/// The kinds of input, and the contents of each.
pub const KINDS: &[(&str, &str)] = &[
    ("mixed", "N functions of loops, memrefs, vectors, maths and calls, about 60 ops each"),
    ("one", "one function of N arithmetic groups, 4 ops each: the cost within one body"),
    ("cfg", "one function of N basic blocks, a chain of diamonds"),
    ("memref", "N functions of memref views, dynamic strides, loads and stores"),
    ("scalar", "mixed without its vector operations"),
    ("views", "memref without its subviews, which take a pass more to lower"),
    ("dense", "N f32 numbers in one dense constant"),
    ("debug", "N functions of the llvm dialect with subprograms, variables and locations"),
    ("printed", "debug as MLIR prints it: an alias for each subprogram, variable and location"),
    ("strings", "N string globals"),
    ("structs", "a global of N structs, element by element"),
    ("vector", "N functions of vectors of two dimensions, transfers and a contraction, 22 ops each"),
    ("affine", "N nests of affine loops with loads, stores and a condition, 13 ops each"),
    ("nests", "N functions of affine loops that vectors can compute, 26 ops each"),
    ("linalg", "N functions of layers of neural networks on tensors, in linalg or tosa, 36 ops each"),
    ("bufferize", "N times three functions of loops, branches and calls on tensors, 75 ops in all"),
    ("gpu", "N functions with a launch of loops, memory of the block, maths and shuffles, 50 ops each"),
    ("nvvm", "N kernels in llvm and nvvm, as Triton writes them, 105 ops each"),
    (
        "tasks",
        "N functions with a parallel loop, tasks, a group of them, and one that is a coroutine, 30 ops each",
    ),
    ("insertions", "one function that replaces a part of a tensor N times"),
    ("wide", "N small functions, 3 ops each: the cost per function"),
    ("tiny", "a ten-line file, whatever N is"),
];

/// The text of a workload; `None` if there is no such kind.
pub fn generate(kind: &str, n: usize) -> Option<String> {
    let mut out = String::new();
    let result = match kind {
        "mixed" => mixed(n, true, &mut out),
        "scalar" => mixed(n, false, &mut out),
        "debug" => debug(n, &mut out),
        "printed" => printed(n, &mut out),
        "strings" => strings(n, &mut out),
        "structs" => structs(n, &mut out),
        "one" => one(n, &mut out),
        "cfg" => cfg(n, &mut out),
        "memref" => memref(n, true, &mut out),
        "views" => memref(n, false, &mut out),
        "dense" => dense(n, &mut out),
        "wide" => wide(n, &mut out),
        "vector" => vector(n, &mut out),
        "affine" => affine(n, &mut out),
        "nests" => nests(n, &mut out),
        "linalg" => tensors::linalg(n, &mut out),
        "bufferize" => tensors::bufferize(n, &mut out),
        "gpu" => gpu::launches(n, &mut out),
        "nvvm" => gpu::nvvm(n, &mut out),
        "tasks" => tasks::tasks(n, &mut out),
        "insertions" => tensors::insertions(n, &mut out),
        "tiny" => out.write_str(TINY),
        _ => return None,
    };
    // Writing to a string does not fail.
    result.ok().map(|()| out)
}

/// The approximate number of operations of a workload.
pub fn ops(kind: &str, n: usize) -> usize {
    match kind {
        "mixed" | "scalar" => 60 * n,
        "debug" | "printed" => 10 * n,
        "vector" => 20 * n,
        "affine" => 13 * n,
        "nests" => 26 * n,
        "gpu" => 50 * n,
        "nvvm" => 105 * n,
        "linalg" => 36 * n,
        "tasks" => 30 * n,
        "bufferize" => 75 * n,
        "strings" | "structs" | "insertions" => n,
        "one" | "wide" => 4 * n,
        "cfg" => n / 4 * 6,
        "memref" | "views" => 11 * n,
        "dense" => 1,
        _ => 9,
    }
}

const TINY: &str = "\
func.func @sum(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> (index) {
    %b = arith.addi %a, %i : index
    scf.yield %b : index
  }
  %r = arith.muli %s, %c1 : index
  return %r : index
}
";

fn mixed(n: usize, vectors: bool, out: &mut String) -> std::fmt::Result {
    const VECTORS: &str = "  %vec = vector.broadcast %v : f32 to vector<8xf32>
  %fm = vector.fma %vec, %vec, %vec : vector<8xf32>
  %red = vector.reduction <add>, %fm : vector<8xf32> into f32
";
    const VIEW: &str = "memref<64x?xf32, strided<[?, 1], offset: ?>>";
    for i in 0..n {
        write!(
            out,
            "func.func @f{i}(%A: memref<?x?xf32>, %B: {VIEW}, %n: index, %s: f32) -> f32 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c{k}_k = arith.constant {k} : index
  %z = arith.constant {i}.5 : f32
  %d = memref.dim %A, %c0 : memref<?x?xf32>
  %buf = memref.alloc(%n) : memref<?x16xf32>
  %r = scf.for %i = %c0 to %d step %c1 iter_args(%acc = %z) -> (f32) {{
    %in = scf.for %j = %c0 to %n step %c1 iter_args(%a2 = %acc) -> (f32) {{
      %x = memref.load %A[%i, %j] : memref<?x?xf32>
      %y = memref.load %B[%i, %j] : {VIEW}
      %m = arith.mulf %x, %y : f32
      %e = math.exp %m : f32
      %q = arith.addf %a2, %e fastmath<reassoc> : f32
      %p = arith.cmpf olt, %q, %s : f32
      %w = scf.if %p -> (f32) {{
        %t = arith.divf %q, %s : f32
        scf.yield %t : f32
      }} else {{
        memref.store %q, %A[%j, %i] : memref<?x?xf32>
        scf.yield %q : f32
      }}
      scf.yield %w : f32
    }}
    scf.yield %in : f32
  }}
  %i32 = arith.index_cast %n : index to i32
  %k = arith.constant {factor} : i32
  %o = arith.muli %i32, %k overflow<nsw> : i32
  %sh = arith.shrsi %o, %k : i32
  %sel = arith.cmpi slt, %sh, %k : i32
  %u = arith.select %sel, %r, %z : f32
  cf.cond_br %sel, ^bb1(%u : f32), ^bb2
^bb1(%v: f32):
{extra}  memref.dealloc %buf : memref<?x16xf32>
  return %{red} : f32
^bb2:
",
            red = if vectors { "red" } else { "v" },
            extra = if vectors { VECTORS } else { "" },
            k = i + 2,
            factor = i * 7 + 3,
        )?;
        match i.checked_sub(1) {
            Some(callee) => writeln!(
                out,
                "  %call = func.call @f{callee}(%A, %B, %n, %u) : (memref<?x?xf32>, {VIEW}, index, f32) -> f32"
            )?,
            None => writeln!(out, "  %call = arith.addf %u, %u : f32")?,
        }
        out.write_str(
            "  %sq = math.sqrt %call : f32\n  memref.dealloc %buf : memref<?x16xf32>\n  return %sq : f32\n}\n",
        )?;
    }
    Ok(())
}

fn debug(n: usize, out: &mut String) -> std::fmt::Result {
    out.write_str(
        "#file = #llvm.di_file<\"a.mlir\" in \"/d\">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = \"int\", sizeInBits = 32, encoding = DW_ATE_signed>
#ty = #llvm.di_subroutine_type<types = #int, #int>
",
    )?;
    for i in 0..n {
        let line = 10 * i + 1;
        writeln!(
            out,
            "#sp{i} = #llvm.di_subprogram<id = distinct[{id}]<>, compileUnit = #cu, scope = #file, name = \"f{i}\", \
             file = #file, line = {line}, scopeLine = {line}, subprogramFlags = \"Definition|Optimized\", type = #ty>",
            id = i + 1,
        )?;
        writeln!(
            out,
            "#a{i} = #llvm.di_local_variable<scope = #sp{i}, name = \"a\", file = #file, line = {line}, arg = 1, type = #int>"
        )?;
        writeln!(out, "llvm.func @f{i}(%a: i32) -> i32 {{")?;
        let at = |step: usize| format!("loc(fused<#sp{i}>[\"a.mlir\":{}:{}])", line + step, step + 3);
        writeln!(out, "  llvm.intr.dbg.value #a{i} = %a : i32 {}", at(0))?;
        let mut last = "a".to_string();
        for step in 1..5 {
            writeln!(out, "  %v{step} = llvm.add %{last}, %a : i32 {}", at(step))?;
            writeln!(
                out,
                "  llvm.intr.dbg.value #llvm.di_local_variable<scope = #sp{i}, name = \"v{step}\", file = #file, \
                 line = {}, type = #int> = %v{step} : i32 {}",
                line + step,
                at(step)
            )?;
            last = format!("v{step}");
        }
        writeln!(out, "  llvm.return %{last} : i32 {}\n}} {}", at(5), at(0))?;
    }
    Ok(())
}

/// The modules of [`debug`] as MLIR prints them: aliases of attributes first, those of locations last.
fn printed(n: usize, out: &mut String) -> std::fmt::Result {
    /// `stem`, `stem1`, `stem2`
    fn alias(stem: &str, number: usize) -> String {
        if number == 0 { format!("#{stem}") } else { format!("#{stem}{number}") }
    }
    let subprogram = |i| alias("di_subprogram", i);
    let variable = |i: usize, step: usize| alias("di_local_variable", 5 * i + step);
    let loc_alias = |i: usize, step: usize| alias("loc", 6 * i + step);
    let at = |i: usize, step: usize| alias("loc", 6 * (n + i) + step);
    out.write_str(
        "#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = \"int\", sizeInBits = 32, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<\"a.mlir\" in \"/d\">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = true, emissionKind = Full>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_basic_type, #di_basic_type>
",
    )?;
    for i in 0..n {
        let (subprogram, id, line) = (subprogram(i), i + 1, 10 * i + 1);
        writeln!(
            out,
            "{subprogram} = #llvm.di_subprogram<id = distinct[{id}]<>, compileUnit = #di_compile_unit, scope = #di_file, \
             name = \"f{i}\", file = #di_file, line = {line}, scopeLine = {line}, \
             subprogramFlags = \"Definition|Optimized\", type = #di_subroutine_type>",
        )?;
    }
    for (i, step) in (0..n).flat_map(|i| (0..5).map(move |step| (i, step))) {
        let (name, arg) = if step == 0 { ("a".to_owned(), "arg = 1, ") } else { (format!("v{step}"), "") };
        writeln!(
            out,
            "{} = #llvm.di_local_variable<scope = {}, name = \"{name}\", file = #di_file, line = {}, \
             {arg}type = #di_basic_type>",
            variable(i, step),
            subprogram(i),
            10 * i + 1 + step,
        )?;
    }
    out.write_str("module {\n")?;
    for i in 0..n {
        writeln!(out, "  llvm.func @f{i}(%arg0: i32 loc(\"a.mlir\":{}:15)) -> i32 {{", 10 * i + 1)?;
        let mut last = "%arg0".to_owned();
        for step in 0..5 {
            if step != 0 {
                let result = format!("%{}", step - 1);
                writeln!(out, "    {result} = llvm.add {last}, %arg0 : i32 loc({})", at(i, step))?;
                last = result;
            }
            let variable = variable(i, step);
            writeln!(out, "    llvm.intr.dbg.value {variable} = {last} : i32 loc({})", at(i, step))?;
        }
        writeln!(out, "    llvm.return {last} : i32 loc({})\n  }} loc({})", at(i, 5), at(i, 0))?;
    }
    out.write_str("}\n")?;
    let steps = || (0..n).flat_map(|i| (0..6).map(move |step| (i, step)));
    for (i, step) in steps() {
        writeln!(out, "{} = loc(\"a.mlir\":{}:{})", loc_alias(i, step), 10 * i + 1 + step, step + 3)?;
    }
    for (i, step) in steps() {
        writeln!(out, "{} = loc(fused<{}>[{}])", at(i, step), subprogram(i), loc_alias(i, step))?;
    }
    Ok(())
}

fn strings(n: usize, out: &mut String) -> std::fmt::Result {
    for i in 0..n {
        writeln!(
            out,
            "llvm.mlir.global internal constant @s{i}(\"text number {i}\\0A\\00\") {{addr_space = 0 : i32}}"
        )?;
    }
    Ok(())
}

fn structs(n: usize, out: &mut String) -> std::fmt::Result {
    out.write_str("llvm.mlir.global internal constant @s([")?;
    for i in 0..n {
        let comma = if i == 0 { "" } else { ", " };
        write!(out, "{comma}[{i} : i32, {i}.5 : f64]")?;
    }
    writeln!(out, "]) : !llvm.array<{n} x struct<(i32, f64)>>")
}

fn one(n: usize, out: &mut String) -> std::fmt::Result {
    out.write_str("func.func @one(%a: i64, %b: i64) -> i64 {\n  %v0 = arith.addi %a, %b : i64\n")?;
    for i in 0..n {
        writeln!(out, "  %k{i} = arith.constant {i} : i64")?;
        writeln!(out, "  %x{i} = arith.muli %v{i}, %k{i} : i64")?;
        writeln!(out, "  %y{i} = arith.xori %x{i}, %b : i64")?;
        writeln!(out, "  %v{} = arith.addi %y{i}, %a : i64", i + 1)?;
    }
    writeln!(out, "  return %v{n} : i64\n}}")
}

fn cfg(n: usize, out: &mut String) -> std::fmt::Result {
    out.write_str("func.func @cfg(%a: i64, %c: i1) -> i64 {\n  cf.br ^b0(%a : i64)\n")?;
    let diamonds = n / 4;
    for i in 0..diamonds {
        writeln!(out, "^b{i}(%x{i}: i64):\n  cf.cond_br %c, ^l{i}, ^r{i}")?;
        writeln!(out, "^l{i}:\n  %p{i} = arith.addi %x{i}, %a : i64\n  cf.br ^j{i}(%p{i} : i64)")?;
        writeln!(out, "^r{i}:\n  %q{i} = arith.muli %x{i}, %a : i64\n  cf.br ^j{i}(%q{i} : i64)")?;
        writeln!(out, "^j{i}(%y{i}: i64):\n  cf.br ^b{}(%y{i} : i64)", i + 1)?;
    }
    writeln!(out, "^b{diamonds}(%x{diamonds}: i64):\n  return %x{diamonds} : i64\n}}")
}

fn vector(n: usize, out: &mut String) -> std::fmt::Result {
    for i in 0..n {
        write!(
            out,
            "func.func @v{i}(%m: memref<?x?xf32>, %i: index, %p: f32, %w: vector<4x8xf32>) -> f32 {{
  %k = vector.create_mask %i, %i : vector<4x8xi1>
  %a = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4x8xf32>
  %b = arith.mulf %a, %w : vector<4x8xf32>
  %c = arith.addf %b, %a : vector<4x8xf32>
  %d = vector.fma %c, %b, %w : vector<4x8xf32>
  %e = arith.cmpf olt, %c, %d : vector<4x8xf32>
  %f = arith.select %e, %c, %d : vector<4x8xi1>, vector<4x8xf32>
  %g = arith.andi %e, %k : vector<4x8xi1>
  %h = arith.select %g, %f, %w : vector<4x8xi1>, vector<4x8xf32>
  vector.transfer_write %h, %m[%i, %i] {{in_bounds = [true, true]}} : vector<4x8xf32>, memref<?x?xf32>
  %l = vector.extract %h[1] : vector<8xf32> from vector<4x8xf32>
  %o = vector.extract %d[2] : vector<8xf32> from vector<4x8xf32>
  %q = vector.outerproduct %l, %o : vector<8xf32>, vector<8xf32>
  %r = vector.extract_strided_slice %q {{offsets = [2, 0], sizes = [4, 8], strides = [1, 1]}} : vector<8x8xf32> to vector<4x8xf32>
  %s = arith.maximumf %r, %h : vector<4x8xf32>
  %t = vector.transpose %s, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  %0 = arith.constant dense<0.0> : vector<4x4xf32>
  %1 = vector.contract {{
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
    iterator_types = [\"parallel\", \"parallel\", \"reduction\"]
  }} %s, %t, %0 : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  %u = vector.shape_cast %1 : vector<4x4xf32> to vector<16xf32>
  %x = vector.reduction <add>, %u : vector<16xf32> into f32
  %y = arith.constant {i}.5 : f32
  %z = arith.addf %x, %y : f32
  return %z : f32
}}
"
        )?;
    }
    Ok(())
}

fn affine(n: usize, out: &mut String) -> std::fmt::Result {
    for i in 0..n {
        write!(
            out,
            "func.func @a{i}(%A: memref<?x64xf32>, %B: memref<64x32xf32>, %C: memref<?x32xf32>, %n: index) {{
  affine.for %i = 0 to %n step 4 {{
    affine.for %j = max affine_map<(d0) -> (0, d0 - {k})>(%i) to min affine_map<(d0)[s0] -> (32, d0 + {k}, s0)>(%i)[%n] {{
      %z = affine.load %C[%i, %j] : memref<?x32xf32>
      %s = affine.for %k = 0 to 64 iter_args(%acc = %z) -> (f32) {{
        %a = affine.load %A[%i + 1, %k] : memref<?x64xf32>
        %b = affine.load %B[%k, %j] : memref<64x32xf32>
        %c = arith.mulf %a, %b : f32
        %d = arith.addf %acc, %c : f32
        affine.yield %d : f32
      }}
      affine.if affine_set<(d0, d1)[s0] : ((d0 + d1) mod 2 == 0, s0 - d0 - 1 >= 0)>(%i, %j)[%n] {{
        affine.store %s, %C[%i, %j] : memref<?x32xf32>
      }} else {{
        affine.store %z, %C[%i floordiv 2, %j] : memref<?x32xf32>
      }}
    }}
  }}
  return
}}
",
            k = i % 9 + 1
        )?;
    }
    Ok(())
}

fn nests(n: usize, out: &mut String) -> std::fmt::Result {
    for i in 0..n {
        write!(
            out,
            "func.func @n{i}(%A: memref<64x{m}xf32>, %B: memref<64x{m}xf32>, %v: memref<64xf32>, %x: f32) -> f32 {{
  %one = arith.constant 1.0 : f32
  affine.for %i = 0 to 64 {{
    affine.for %j = 0 to {m} {{
      %a = affine.load %A[%i, %j] : memref<64x{m}xf32>
      %b = arith.mulf %a, %x : f32
      %c = arith.addf %b, %one : f32
      affine.store %c, %B[%i, %j] : memref<64x{m}xf32>
    }}
  }}
  affine.for %i = 0 to 64 {{
    %s = affine.for %j = 0 to {m} iter_args(%acc = %x) -> (f32) {{
      %a = affine.load %B[%i, %j] : memref<64x{m}xf32>
      %b = math.absf %a : f32
      %c = arith.addf %acc, %b : f32
      affine.yield %c : f32
    }}
    affine.store %s, %v[%i] : memref<64xf32>
  }}
  %r = affine.for %i = 0 to {k} iter_args(%acc = %x) -> (f32) {{
    %a = affine.load %v[%i] : memref<64xf32>
    %b = arith.maximumf %acc, %a : f32
    affine.yield %b : f32
  }}
  return %r : f32
}}
",
            m = 8 * (i % 9 + 1),
            k = 60 + i % 5
        )?;
    }
    Ok(())
}

fn memref(n: usize, subviews: bool, out: &mut String) -> std::fmt::Result {
    const WHOLE: &str = "memref<?x?x8xf64, strided<[?, ?, 1], offset: ?>>";
    const PART: &str = "memref<?x4x4xf64, strided<[?, ?, 1], offset: ?>>";
    for i in 0..n {
        let load = if subviews {
            format!(
                "  %sv = memref.subview %m[%i, %j, 2][%j, 4, 4][1, %i, 1] : {WHOLE} to {PART}\n  \
                 %v = memref.load %sv[%i, %j, %c2] : {PART}"
            )
        } else {
            format!("  %v = memref.load %m[%i, %j, %c2] : {WHOLE}")
        };
        write!(
            out,
            "func.func @g{i}(%m: {WHOLE}, %i: index, %j: index) -> memref<*xf64> {{
  %c2 = arith.constant 2 : index
{load}
  memref.store %v, %m[%j, %i, %c2] : {WHOLE}
  %al = memref.alloca() : memref<4x4xf64>
  memref.store %v, %al[%c2, %c2] : memref<4x4xf64>
  %rc = memref.reinterpret_cast %al to offset: [0], sizes: [16], strides: [1] : memref<4x4xf64> to memref<16xf64>
  %dy = memref.cast %rc : memref<16xf64> to memref<?xf64>
  %un = memref.cast %dy : memref<?xf64> to memref<*xf64>
  return %un : memref<*xf64>
}}
"
        )?;
    }
    Ok(())
}

fn dense(n: usize, out: &mut String) -> std::fmt::Result {
    out.write_str("module {\n  llvm.mlir.global constant @w(dense<[")?;
    // A linear congruential generator suffices: the numbers only need to look random.
    let mut state: u64 = 1;
    for i in 0..n {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let value = (state >> 11) as f64 / (1u64 << 53) as f64 * 4.0 - 2.0;
        let text = format!("{value:.6e}");
        let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
        let (sign, digits) = match exponent.strip_prefix('-') {
            Some(digits) => ('-', digits),
            None => ('+', exponent),
        };
        let comma = if i == 0 { "" } else { ", " };
        write!(out, "{comma}{mantissa}e{sign}{digits:0>2}")?;
    }
    writeln!(out, "]> : tensor<{n}xf32>) : !llvm.array<{n} x f32>\n}}")
}

fn wide(n: usize, out: &mut String) -> std::fmt::Result {
    for i in 0..n {
        writeln!(out, "func.func @w{i}(%a: i32) -> i32 {{\n  %c = arith.constant {i} : i32")?;
        writeln!(out, "  %r = arith.addi %a, %c : i32\n  return %r : i32\n}}")?;
    }
    Ok(())
}
