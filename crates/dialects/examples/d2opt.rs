use std::sync::Arc;
use terrace_ir::asm::*;
use terrace_ir::*;
fn main() {
    let mut o = PrintOptions::default();
    let ctx = Context::new();
    for d in terrace_dialects::ALL {
        ctx.register_dialect(d);
    }
    let mut file = None;
    let mut reps = 0;
    let (mut splitmode, mut verdiag, mut unreg) = (false, false, false);
    let mut po = ParseOptions::default();
    for a in std::env::args().skip(1) {
        match a.as_str() {
            "--allow-unregistered-dialect" | "-allow-unregistered-dialect" => {
                unreg = true;
                ctx.allow_unregistered(true)
            }
            "--mlir-print-op-generic" => o.generic = true,
            "--mlir-print-local-scope" => o.local_scope = true,
            "--mlir-print-debuginfo" => o.debug_info = true,
            "--mlir-pretty-debuginfo" => o.pretty_debug_info = true,
            "--mlir-print-skip-regions" => o.skip_regions = true,
            "--mlir-print-value-users" => o.value_users = true,
            "--mlir-print-unique-ssa-ids" => o.unique_ssa_ids = true,
            "--mlir-use-nameloc-as-prefix" => o.nameloc_as_prefix = true,
            "--mlir-print-assume-verified" => o.assume_verified = true,
            "--split-input-file" => splitmode = true,
            "--verify-diagnostics" => verdiag = true,
            "2>&1" => {}
            "--no-implicit-module" => po.implicit_module = false,
            s if s.starts_with("--mlir-elide-elementsattrs-if-larger=") => {
                o.elide_elements_larger = s.split('=').nth(1).unwrap().parse().ok()
            }
            s if s.starts_with("--mlir-elide-resource-strings-if-larger=") => {
                o.elide_resources_larger = s.split('=').nth(1).unwrap().parse().ok()
            }
            s if s.starts_with("--mlir-print-elementsattrs-with-hex-if-larger=") => {
                o.hex_elements_larger = s.split('=').nth(1).unwrap().parse().ok()
            }
            s if s.starts_with("--reps=") => reps = s.split('=').nth(1).unwrap().parse().unwrap(),
            s if s.starts_with("-") => {
                eprintln!("UNKNOWN FLAG {s}");
                std::process::exit(3)
            }
            s => file = Some(s.to_string()),
        }
    }
    let name = file.unwrap();
    let text: Arc<[u8]> = std::fs::read(&name).unwrap().into();
    let f = ctx.sources.add(&name, text).unwrap();
    if splitmode {
        use std::sync::Mutex;
        let text = std::fs::read_to_string(&name).unwrap();
        let ok = Arc::new(Mutex::new(true));
        let mut line = 0;
        let mut n = 0;
        for chunk in text.split("// -----\n") {
            n += 1;
            let padded: String = "\n".repeat(line) + chunk;
            line += chunk.matches('\n').count() + 1;
            let ctx = Context::new();
            for d in terrace_dialects::ALL {
                ctx.register_dialect(d);
            }
            ctx.allow_unregistered(unreg);
            let t: Arc<[u8]> = padded.into_bytes().into();
            let cname = format!("{name}");
            let f = ctx.sources.add(&cname, t).unwrap();
            let exp =
                Arc::new(Mutex::new((diag::ExpectedDiagnostics::new(diag::ExpectLevel::All), Vec::new())));
            if verdiag {
                {
                    let mut e = exp.lock().unwrap();
                    let e = &mut *e;
                    e.0.add_file(&f, &mut e.1);
                }
                let exp2 = exp.clone();
                ctx.diag.set_handler(Some(Box::new(move |c: &Context, d: &Diagnostic| {
                    let mut e = exp2.lock().unwrap();
                    let e = &mut *e;
                    e.0.handle(c, d, &mut e.1);
                })));
                ctx.print.set_op_on_diagnostic(false);
            }
            let mut out = Vec::new();
            if let Ok(mut root) = parse_source(&ctx, &f, Default::default()) {
                if verify::verify(&root).is_ok() {
                    let _ = &mut root;
                    print_root(&root, &o, &mut out);
                }
            }
            if verdiag {
                let mut e = exp.lock().unwrap();
                let e = &mut *e;
                if !e.0.finish(&mut e.1) {
                    *ok.lock().unwrap() = false;
                    println!("chunk {n}:");
                }
                print!("{}", String::from_utf8_lossy(&e.1));
            } else {
                if n > 1 {
                    println!("// -----");
                }
                print!("{}", String::from_utf8_lossy(&out));
            }
        }
        std::process::exit(!*ok.lock().unwrap() as i32);
    }
    let t0 = std::time::Instant::now();
    let Ok(root) = parse_source(&ctx, &f, po) else { std::process::exit(1) };
    let t1 = std::time::Instant::now();
    if verify::verify(&root).is_err() {
        std::process::exit(1)
    }
    let mut out = Vec::new();
    print_root(&root, &o, &mut out);
    let t2 = std::time::Instant::now();
    if reps > 0 {
        eprintln!("parse {:?} print {:?} bytes {}", t1 - t0, t2 - t1, out.len());
        for _ in 0..reps {
            let t = std::time::Instant::now();
            let mut out = Vec::with_capacity(out.len() + 1000);
            print_root(&root, &o, &mut out);
            eprintln!("again {:?}", t.elapsed());
        }
        return;
    }
    use std::io::Write;
    std::io::stdout().write_all(&out).unwrap();
}
