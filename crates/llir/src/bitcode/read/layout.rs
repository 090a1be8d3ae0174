//! The upgrade of data layouts of older producers: what LLVM 22 adds for their targets.

/// The address spaces of x86 for pointers of other sizes.
const X86_SPACES: &str = "-p270:32:32-p271:32:32-p272:64:64";
/// The address spaces of AMD's buffers.
const BUFFER_SPACES: [&str; 3] = ["-p7:160:256:256:32", "-p8:128:128:128:48", "-p9:192:256:256:32"];

/// A data layout as LLVM 22 has it for a target.
pub(super) fn upgraded(layout: &[u8], triple: &[u8]) -> Vec<u8> {
    let (Ok(text), Ok(triple)) = (core::str::from_utf8(layout), core::str::from_utf8(triple)) else {
        return layout.to_vec();
    };
    upgraded_text(text, triple).into_bytes()
}

fn has(text: &str, spec: &str) -> bool {
    text.split('-').any(|other| other.starts_with(spec))
}

/// Puts text behind the first of these.
fn insert_after(text: &mut String, place: &str, more: &str) {
    if let Some(at) = text.find(place) {
        text.insert_str(at + place.len(), more);
    }
}

fn upgraded_text(old: &str, triple: &str) -> String {
    let mut text = old.to_string();
    let arch = triple.split('-').next().unwrap_or("");
    let is_amd = arch == "amdgcn";
    let starts = |names: &[&str]| names.iter().any(|name| arch.starts_with(name));
    if text.is_empty() && !is_amd && arch != "r600" {
        return text;
    }
    if (is_amd || arch == "r600" || starts(&["spir"])) && !has(&text, "G") {
        text.push_str(if text.is_empty() { "G1" } else { "-G1" });
    }
    if (is_amd || arch == "r600") && !text.contains("m:e") {
        text.insert_str(0, "m:e-");
    }
    match arch {
        "amdgcn" => {
            if !text.contains("-ni") && !text.starts_with("ni") {
                text.push_str("-ni:7:8:9");
            }
            if text.ends_with("ni:7") {
                text.push_str(":8:9");
            }
            if text.ends_with("ni:7:8") {
                text.push_str(":9");
            }
            let old_buffers = ["-p7:", "-p8:", "-p9:"];
            for (place, spec) in old_buffers.into_iter().zip(BUFFER_SPACES) {
                if !text.contains(place) {
                    text.push_str(spec);
                }
            }
            text = text.replace("-p8:128:128-", "-p8:128:128:128:48-");
        }
        "riscv64" | "loongarch64" => text = text.replace("-n64-", "-n32:64-"),
        _ if starts(&["aarch64", "arm64"]) => {
            if !has(&text, "Fn") {
                text.push_str("-Fn32");
            }
            if text.ends_with("-S128-Fn32") && !has(&text, "p270") {
                let place = if text.starts_with("e-m:o") { "e-m:o" } else { "e-m:e" };
                insert_after(&mut text, place, X86_SPACES);
            }
        }
        _ if starts(&["mips64", "sparcv9", "ppc64", "powerpc64", "wasm"]) && !has(&text, "i128") => {
            insert_after(&mut text, "-i64:64", "-i128:128");
        }
        _ if starts(&["x86_64", "amd64", "i386", "i486", "i586", "i686"]) => {
            if !text.contains(X86_SPACES)
                && let Some(at) = end_of_mangling(&text)
            {
                text.insert_str(at, X86_SPACES);
            }
            if !text.contains("-i128:128")
                && let Some(at) = end_of_integers(&text)
            {
                text.insert_str(at, "-i128:128");
            }
            if triple.contains("windows") && triple.contains("msvc") && !starts(&["x86_64", "amd64"]) {
                text = text.replace("-f80:32-", "-f80:128-");
            }
        }
        _ => {}
    }
    text
}

/// The end of the byte order and the mangling, which the size of 32-bit pointers may follow; other specifications follow.
fn end_of_mangling(text: &str) -> Option<usize> {
    let rest = text
        .strip_prefix(['e', 'E'])?
        .strip_prefix("-m:")?
        .strip_prefix(|kind: char| kind.is_ascii_lowercase())?;
    let rest = rest.strip_prefix("-p:32:32").filter(|rest| rest.starts_with('-')).unwrap_or(rest);
    rest.starts_with('-').then_some(text.len() - rest.len())
}

/// The end of the specifications of mangling, pointers and integers, if no such follows others.
fn end_of_integers(text: &str) -> Option<usize> {
    let is_first = |spec: &&str| spec.starts_with(['m', 'p', 'i']);
    let mut specs = text.strip_prefix('e')?.split('-').skip(1).peekable();
    let mut end = 1;
    while let Some(spec) = specs.next_if(is_first) {
        end += 1 + spec.len();
    }
    specs.all(|spec| !is_first(&spec)).then_some(end)
}
