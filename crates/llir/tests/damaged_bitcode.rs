//! Bitcode that is wrong: no damage of a file may make the reader panic or take far more memory than the file.

mod common;

use common::modules;
use terrace_llir::{bitcode, print_module};
use terrace_support::counting::{Counting, counts};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// A small generator of numbers (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n.max(1) as u64) as usize
    }
}

/// Flips bits, replaces words, moves parts, or cuts the end off.
fn damage(bytes: &mut Vec<u8>, random: &mut Random) {
    for _ in 0..=random.below(3) {
        let at = 4 + random.below(bytes.len() - 8);
        match random.below(6) {
            0..=2 => bytes[at] ^= 1 << random.below(8),
            3 => bytes[at..at + 4].copy_from_slice(&u32::MAX.to_le_bytes()),
            4 => {
                let from = 4 + random.below(bytes.len() - 8);
                bytes.copy_within(from..from + 4, at);
            }
            _ if bytes.len() > 64 => bytes.truncate(at.max(32)),
            _ => {}
        }
    }
}

/// Damaged files are errors, or modules that can be verified and, if valid, printed and written. Reading takes at most 16
/// times the size of the file, and 64 MB. `TERRACE_DAMAGED_FILES=n` damages each file n times, in other ways for another
/// `TERRACE_DAMAGED_START`.
#[test]
fn damaged_files_are_errors() {
    let number = |name: &str| std::env::var(name).ok().and_then(|n| n.parse::<u64>().ok());
    let rounds = number("TERRACE_DAMAGED_FILES").unwrap_or(15);
    let start = number("TERRACE_DAMAGED_START").unwrap_or(0);
    let mut random = Random(0x9e37_79b9_7f4a_7c15 ^ start.wrapping_mul(0xd134_2543_de82_ef95));
    let (mut n_errors, mut n_read) = (0, 0);
    let mut files: Vec<Vec<u8>> =
        modules("../../tests/import").iter().map(|(_, module)| bitcode::write(module)).collect();
    for name in
        ["attributes-22", "clang-16", "clang-19", "clang-22", "expressions-16", "strictfp-22", "thin-22"]
    {
        let path = format!("{}/tests/bitcode/{name}.bc", env!("CARGO_MANIFEST_DIR"));
        files.push(std::fs::read(path).unwrap());
    }
    for bytes in files {
        for _ in 0..rounds {
            let mut damaged = bytes.clone();
            damage(&mut damaged, &mut random);
            let before = counts().bytes;
            let outcome = bitcode::read("damaged", &damaged);
            let n_bytes = counts().bytes - before;
            assert!(n_bytes <= 16 * damaged.len() as u64 + (64 << 20), "{n_bytes} for {}", damaged.len());
            match outcome {
                Err(_) => n_errors += 1,
                Ok(module) => {
                    n_read += 1;
                    if terrace_llir::verify_module(&module).is_ok() {
                        print_module(&module);
                        bitcode::write(&module);
                    }
                }
            }
        }
    }
    println!("{n_errors} errors, {n_read} files that were read");
    assert!(n_errors > 0 && n_read > 0, "{n_errors} {n_read}");
}
