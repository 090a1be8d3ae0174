//! How the program is linked.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let is = |key: &str, value: &str| std::env::var(key).is_ok_and(|found| found == value);
    // The tables of operations are full of addresses. At a fixed place these are right as they are; elsewhere each has to
    // be changed, and each page of them copied, before anything else happens: a third of the time that a small file takes.
    if is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") {
        println!("cargo:rustc-link-arg-bin=terrace=-no-pie");
    }
}
