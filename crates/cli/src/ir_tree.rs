//! The files of `--mlir-print-ir-tree-dir`: one for each dump, in a directory for each operation.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use terrace::ir::Op;
use terrace::ir::body::OpRef;

/// Writes dumps to a tree of files.
pub struct IrTree {
    root: PathBuf,
    /// How many dumps of each operation there are, by the operations from the top-level one to it.
    counts: HashMap<Vec<Op>, u32>,
}

impl IrTree {
    /// A tree with this root, which is created with the first file.
    pub fn new(root: &str) -> Self {
        Self { root: Path::new(root).to_owned(), counts: HashMap::new() }
    }

    /// Writes the text that is printed for a pass on an operation.
    pub fn write(&mut self, pass: &str, op: OpRef<'_>, text: &[u8]) -> Result<(), String> {
        let mut around = vec![op];
        while let Some(parent) = around.last().and_then(|op| op.parent()) {
            around.push(parent);
        }
        around.reverse();
        let (mut dir, mut numbers, mut path) = (self.root.clone(), String::new(), Vec::new());
        for (i, op) in around.iter().enumerate() {
            path.push(op.op);
            let count = match (self.counts.get_mut(&path), i + 1 == around.len()) {
                (Some(count), true) => {
                    *count += 1;
                    *count
                }
                (Some(count), false) => *count,
                (None, _) => {
                    self.counts.insert(path.clone(), 0);
                    0
                }
            };
            numbers.push_str(&format!("{count}_"));
            dir.push(directory(*op));
        }
        std::fs::create_dir_all(&dir)
            .and_then(|()| std::fs::write(dir.join(format!("{numbers}{pass}.mlir")), text))
            .map_err(|error| format!("cannot write the IR below '{}': {error}", dir.display()))
    }
}

/// The name of an operation's directory: its kind and symbol.
fn directory(op: OpRef<'_>) -> String {
    let (kind, ctx) = (op.def().name.replace('.', "_"), op.ctx());
    let symbol = op.body().attr(op.op, "sym_name").and_then(|name| name.as_str(ctx));
    let symbol = symbol.map_or("no-symbol-name".into(), |symbol| ctx.str(symbol));
    format!("{kind}_{}", symbol.replace('/', "_"))
}
