//! The kernels of `cargo xtask bench --run`: structured operations that Terrace and clang compile at `-O3` for this
//! processor, against loops in C by the same clang, and OpenBLAS's product of matrices on one thread if it is installed.

use super::{Bench, FAILED};
use crate::{process, upstream};

const KERNELS: &str = include_str!("kernels/kernels.mlir");
const LOOPS: &str = include_str!("kernels/loops.c");
const MAIN: &str = include_str!("kernels/main.c");

/// The maximum ratio of the time of a kernel to that of the loops in C.
const LOOPS_BAR: f64 = 2.0;
/// The maximum ratio of the time of the product of matrices to that of OpenBLAS: 40 % of its speed.
const BLAS_BAR: f64 = 2.5;
/// The greatest relative distance of results.
const TOLERANCE: f64 = 1e-3;

impl Bench {
    /// Prints the rows whose names `wanted` accepts.
    pub(super) fn kernels(&mut self, wanted: &dyn Fn(&str) -> bool) {
        let (table, has_blas) = match self.time_kernels() {
            Ok(measured) => measured,
            Err(message) => return self.fail("kernels", &message),
        };
        println!("{:24} {:>11} {:>11} {:>7} {:>5}", "kernel", "CPU us", "C", "ratio", "bar");
        for line in table.lines() {
            let mut words = line.split_whitespace();
            let kernel = words.next().unwrap_or_default();
            let numbers: Vec<f64> = words.filter_map(|word| word.parse().ok()).collect();
            let row = format!("kernel {kernel}");
            let &[own, other, distance] = numbers.as_slice() else { return self.fail(&row, FAILED) };
            if !wanted(&row) {
                continue;
            }
            let is_blas = has_blas && kernel == "matmul";
            let bar = if is_blas { BLAS_BAR } else { LOOPS_BAR };
            let ratio = own / other;
            let missed = self.check_bar(&row, ratio <= bar, format!("{ratio:.2} times the time, bar {bar}"));
            let is_right = distance <= TOLERANCE;
            let wrong = self.check_bar(&row, is_right, format!("results differ by {distance}"));
            let by = if is_blas { "  (by OpenBLAS's time)" } else { "" };
            println!("{row:24} {own:11.1} {other:11.1} {ratio:7.2} {bar:5.1}{missed}{wrong}{by}");
        }
    }

    /// The lines of the program that compares the kernels, and whether it calls OpenBLAS.
    fn time_kernels(&self) -> Result<(String, bool), String> {
        let file = |name: &str, text: &str| {
            let path = self.output(name);
            std::fs::write(&path, text).map_err(|e| format!("cannot write '{}': {e}", path.display()))?;
            Ok::<_, String>(path.display().to_string())
        };
        let kernels = file("kernels.mlir", KERNELS)?;
        let (loops, main) = (file("loops.c", LOOPS)?, file("main.c", MAIN)?);
        let [object, loops_object, program] =
            ["kernels.o", "loops.o", "kernels"].map(|name| self.output(name).display().to_string());
        let root = crate::root()?;
        let run = |program: &str, args: &[&str]| {
            let output = process::run(program, args, &root, b"");
            match output.status {
                0 => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
                _ => Err(format!("{FAILED}: {}", String::from_utf8_lossy(&output.stderr))),
            }
        };
        let args = ["compile", "-O3", "--mcpu=native", "--bare-pointers", "-c", "-o", &object, &kernels];
        run(&self.terrace, &args)?;
        run(upstream::CLANG, &["-O3", "-march=native", "-c", &loops, "-o", &loops_object])?;
        let link = |more: &[&str]| {
            let args = ["-O2", &main, &object, &loops_object, "-o", &program].into_iter();
            run(upstream::CLANG, &args.chain(more.iter().copied()).chain(["-lm"]).collect::<Vec<_>>())
        };
        let has_blas = link(&["-DBLAS", "-lopenblas"]).is_ok();
        if !has_blas {
            link(&[])?;
        }
        Ok((run("env", &["OPENBLAS_NUM_THREADS=1", &program])?, has_blas))
    }
}
