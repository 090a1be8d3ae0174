//! How the module is linked.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        // The linker's default of one megabyte is less than deep nesting takes.
        println!("cargo:rustc-link-arg-cdylib=-zstack-size=16777216");
    }
}
