//! Tasks and parallel loops.

use std::fmt::{Result, Write};

/// Functions with a parallel loop, tasks that depend on each other, a group of tasks, and a function of `async`.
pub fn tasks(n: usize, out: &mut String) -> Result {
    for i in 0..n {
        write!(
            out,
            "async.func @later{i}(%a: !async.value<f32>, %x: f32) -> (!async.token, !async.value<f32>) {{
  %y = async.await %a : !async.value<f32>
  %z = arith.addf %x, %y : f32
  return %z : f32
}}
func.func @tasks{i}(%m: memref<?xf32>, %n: index, %x: f32) -> f32 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant {i}.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {{
    %y = memref.load %m[%i] : memref<?xf32>
    %z = arith.mulf %y, %k : f32
    memref.store %z, %m[%i] : memref<?xf32>
  }}
  %t, %v = async.execute -> !async.value<f32> {{
    %y = arith.addf %x, %k : f32
    async.yield %y : f32
  }}
  %g = async.create_group %n : !async.group
  scf.for %i = %c0 to %n step %c1 {{
    %u = async.execute [%t] (%v as %y: !async.value<f32>) {{
      memref.store %y, %m[%i] : memref<?xf32>
      async.yield
    }}
    %rank = async.add_to_group %u, %g : !async.token
  }}
  async.await_all %g
  %d, %w = async.call @later{i}(%v, %x) : (!async.value<f32>, f32) -> (!async.token, !async.value<f32>)
  async.await %d : !async.token
  %r = async.await %w : !async.value<f32>
  return %r : f32
}}
"
        )?;
    }
    Ok(())
}
