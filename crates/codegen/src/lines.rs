//! The source lines of compiled functions, from the debug locations of instructions.

use cranelift_codegen::Context as Compiled;
use cranelift_codegen::ir::SourceLoc;
use cranelift_module::FuncId;
use std::collections::HashMap;
use terrace_llir::metadata::{Md, MdKind};
use terrace_llir::{Body, Func, Module, value::Inst};

/// A source file: its folder and its name.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct File {
    /// The folder, or nothing if the name is a whole path.
    pub folder: String,
    /// The name.
    pub name: String,
}

/// Where an instruction or function comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// The index of the file.
    pub file: u32,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1.
    pub column: u32,
}

/// Machine code from one position.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Its first byte in the function.
    pub start: u32,
    /// The byte behind it.
    pub end: u32,
    /// The position.
    pub position: Position,
}

/// A compiled function.
#[derive(Clone, Debug)]
pub struct FunctionLines {
    /// The function.
    pub id: FuncId,
    /// The symbol.
    pub symbol: String,
    /// The name in the source, if there is debug information, and where it is declared.
    pub source: Option<(String, Position)>,
    /// The bytes of its code.
    pub size: u32,
    /// Its code by position, in order.
    pub rows: Vec<Row>,
}

/// The lines of a module.
#[derive(Default)]
pub struct Lines {
    /// The source files.
    pub files: Vec<File>,
    /// The functions, in the order of their definition.
    pub functions: Vec<FunctionLines>,
    /// The file of each scope that was met.
    scopes: HashMap<Md, Option<u32>>,
    /// The locations in the function that is being compiled; Cranelift notes their indices.
    locations: Vec<Md>,
}

impl Lines {
    /// The location of an instruction for Cranelift.
    pub fn location(&mut self, body: &Body, inst: Inst) -> SourceLoc {
        let Some(md) = body.debug_loc(inst) else { return SourceLoc::default() };
        if self.locations.last() != Some(&md) {
            self.locations.push(md);
        }
        SourceLoc::new(self.locations.len() as u32 - 1)
    }

    /// The index of a scope's file: that of the nearest scope that has one.
    fn file(&mut self, module: &Module, scope: Md) -> Option<u32> {
        if let Some(&known) = self.scopes.get(&scope) {
            return known;
        }
        let index = module.scope_file(scope).and_then(|file| {
            let (folder, name) = module.file_path(file)?;
            let file = File { folder, name };
            let known = self.files.iter().position(|known| *known == file);
            Some(known.unwrap_or_else(|| {
                self.files.push(file);
                self.files.len() - 1
            }) as u32)
        });
        self.scopes.insert(scope, index);
        index
    }

    fn position(&mut self, module: &Module, location: Md) -> Option<Position> {
        let view = module.cx.md_node_view(location)?;
        let (line, column) = view.line_and_column();
        let file = self.file(module, view.md("scope"))?;
        (line != 0).then_some(Position { file, line, column })
    }

    /// Notes a function that was just compiled.
    pub fn add(&mut self, module: &Module, func: Func, id: FuncId, symbol: &str, compiled: &Compiled) {
        let locations = core::mem::take(&mut self.locations);
        let Some(code) = compiled.compiled_code() else { return };
        let size = code.code_info().total_size;
        let mut rows: Vec<Row> = Vec::new();
        for range in code.buffer.get_srclocs_sorted() {
            let location = locations.get(range.loc.bits() as usize);
            let Some(position) = location.and_then(|&md| self.position(module, md)) else { continue };
            match rows.last_mut() {
                Some(last) if last.end == range.start && last.position == position => last.end = range.end,
                _ => rows.push(Row { start: range.start, end: range.end, position }),
            }
        }
        let mut attached = module.func(func).metadata();
        let subprogram = attached.find(|(kind, _)| *kind == MdKind::DBG).map(|(_, md)| md);
        let source = subprogram.and_then(|md| {
            let view = module.cx.md_node_view(md)?;
            let name = module.md_text(view.md("name")).filter(|name| !name.is_empty())?;
            let line = view.number("line") as u32;
            Some((name, Position { file: self.file(module, md)?, line, column: 0 }))
        });
        self.functions.push(FunctionLines { id, symbol: symbol.to_owned(), source, size, rows });
    }
}
