//! Times the export of a file: `cargo run --release --example export_time -- FILE [THREADS]`.

use std::time::Instant;
use terrace_ir::asm::{ParseOptions, parse_source};

fn main() {
    let mut args = std::env::args().skip(1);
    let Some(path) = args.next() else { return };
    let threads = args.next().and_then(|n| n.parse().ok()).unwrap_or(1);
    let ctx = terrace_conversions::context();
    let Ok(text) = std::fs::read(&path) else { return };
    let Some(file) = ctx.sources.add(&path, text) else { return };
    let start = Instant::now();
    let Ok(root) = parse_source(&ctx, &file, ParseOptions::default()) else { return };
    eprintln!("parse  {:?}", start.elapsed());
    let n: usize = count(&root.body);
    let runs = args.next().and_then(|n| n.parse().ok()).unwrap_or(3);
    for _ in 0..runs {
        let start = Instant::now();
        let Ok(module) = terrace_llvmir::export(
            &root,
            &terrace_llvmir::ExportOptions { threads, verify: false, lossless: false },
        ) else {
            return;
        };
        let built = start.elapsed();
        let start = Instant::now();
        let text = terrace_llir::print_module(&module);
        let printed = start.elapsed();
        let start = Instant::now();
        let ok = terrace_llir::verify_module(&module).is_ok();
        let verified = start.elapsed();
        let each = (built + printed).as_nanos() as f64 / n as f64;
        eprintln!(
            "build {built:?}  print {printed:?}  verify {verified:?} {ok}  {} bytes  {n} ops: {each:.0} ns each",
            text.len()
        );
    }
}

fn count(body: &terrace_ir::Body) -> usize {
    let mut n = 0;
    for region in body.root_regions() {
        for block in body.blocks(region) {
            for op in body.ops(block) {
                n += 1;
                if body.is_nested(op) {
                    n += count(body.region_body(op));
                }
            }
        }
    }
    n
}
