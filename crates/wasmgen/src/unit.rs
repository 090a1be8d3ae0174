//! One module that is being compiled: its functions, variables and types, and the output.
//!
//! Functions and variables are translated when something that is exported needs them. Memory begins with the stack, which grows
//! down, so that a program that exhausts it accesses an address below zero and traps; variables follow, and the heap.

use crate::code::{Code, Reg};
use crate::function::FunctionTranslator;
use crate::runtime::{self, EXIT, FLUSH, HEAP_START};
use crate::shape::Shapes;
use crate::{Error, Options, Translated, Unsupported, call, data};
use std::collections::{HashMap, HashSet};
use terrace_llir::attrs::AttrView;
use terrace_llir::constant::ConstView;
use terrace_llir::module::Symbol;
use terrace_llir::{Func, Global, Linkage, Module, Type, Value, ValueKind};
use wasm_encoder as wasm;
use wasm_encoder::{Instruction, ValType};

/// The index of the global with the address of the stack's end.
pub const STACK_POINTER: u32 = 0;
/// The index of the table of functions.
pub const TABLE: u32 = 0;
/// The index of the memory.
pub const MEMORY: u32 = 0;
/// The size of a page of memory.
const PAGE: u64 = 1 << 16;
/// Functions and calls have no more parameters or results.
const MAX_VALUES: usize = 1000;
/// The names of exports that are not functions of the program.
const RESERVED: [&str; 4] = ["memory", "_start", "_initialize", "__indirect_function_table"];

/// The types of parameters and results.
pub type Signature = (Vec<ValType>, Vec<ValType>);

/// A module on its way to WebAssembly.
pub struct Unit<'m> {
    /// The module.
    pub module: &'m Module,
    /// The shapes of types.
    pub shapes: Shapes<'m>,
    types: Vec<Signature>,
    type_of: HashMap<Signature, u32>,
    /// The functions that are needed, in the order in which they were met.
    functions: Vec<Func>,
    function_of: HashMap<Func, u32>,
    /// The functions in the table, from its second element on.
    table: Vec<Func>,
    table_of: HashMap<Func, u32>,
    variables: Vec<(Global, u32)>,
    variable_of: HashMap<Global, u32>,
    /// The address behind the last variable.
    end: u64,
}

/// A function of the module that exports it under a name.
pub struct Export {
    /// The name.
    pub name: String,
    /// The function.
    pub func: Func,
}

impl<'m> Unit<'m> {
    fn new(module: &'m Module, options: &Options) -> Self {
        Self {
            module,
            shapes: Shapes::new(&module.cx, &module.layout),
            types: Vec::new(),
            type_of: HashMap::new(),
            functions: Vec::new(),
            function_of: HashMap::new(),
            table: Vec::new(),
            table_of: HashMap::new(),
            variables: Vec::new(),
            variable_of: HashMap::new(),
            end: u64::from(options.stack_size),
        }
    }

    /// The name of a function, for messages and exports.
    pub fn name_of(&self, func: Func) -> String {
        name(&self.module.func(func).symbol, func.index())
    }

    /// The registers that a function of this type takes and returns.
    pub fn signature(&mut self, ty: Type) -> Translated<Signature> {
        let (result, params, is_variadic) =
            self.module.cx.signature(ty).ok_or(Unsupported::new("a call of no function"))?;
        let mut wanted = Vec::new();
        for param in params.iter() {
            wanted.extend(&self.shapes.of(param)?.registers);
        }
        wanted.extend(is_variadic.then_some(ValType::I32));
        let results = self.shapes.of(result)?.registers.clone();
        if wanted.len() > MAX_VALUES || results.len() > MAX_VALUES {
            let message = format!("a function with more than {MAX_VALUES} scalars as parameters or results");
            return Err(Unsupported(message));
        }
        Ok((wanted, results))
    }

    /// The index of the type of functions.
    pub fn type_index(&mut self, ty: Type) -> Translated<u32> {
        let signature = self.signature(ty)?;
        Ok(self.type_of_signature(signature))
    }

    fn type_of_signature(&mut self, signature: Signature) -> u32 {
        let types = &mut self.types;
        *self.type_of.entry(signature.clone()).or_insert_with(|| {
            types.push(signature);
            types.len() as u32 - 1
        })
    }

    /// The function that is called for a function.
    pub fn target(&self, func: Func) -> Func {
        runtime::definition(self.module, func)
    }

    /// The number of a function among those that are needed. Its index is known at the end: imported functions come first.
    pub fn function(&mut self, func: Func) -> Translated<u32> {
        if let Some(&number) = self.function_of.get(&func) {
            return Ok(number);
        }
        let data = self.module.func(func);
        if data.symbol.name.starts_with(b"llvm.") {
            return Err(Unsupported::new("the address of an intrinsic"));
        }
        let target = self.target(func);
        if target != func {
            let number = self.function(target)?;
            self.function_of.insert(func, number);
            return Ok(number);
        }
        let number = self.functions.len() as u32;
        self.functions.push(func);
        self.function_of.insert(func, number);
        Ok(number)
    }

    /// The index of a function in the table: its address.
    pub fn table_index(&mut self, func: Func) -> Translated<u32> {
        if let Some(&index) = self.table_of.get(&func) {
            return Ok(index);
        }
        let data = self.module.func(func);
        if data.symbol.linkage == Linkage::ExternalWeak && !data.is_definition() {
            return Ok(0);
        }
        self.function(func)?;
        self.table.push(func);
        let index = self.table.len() as u32;
        self.table_of.insert(func, index);
        Ok(index)
    }

    /// The address of a variable.
    pub fn global(&mut self, global: Global) -> Translated<u32> {
        if let Some(&address) = self.variable_of.get(&global) {
            return Ok(address);
        }
        let variable = self.module.global(global);
        if variable.initializer.is_none() {
            return match variable.symbol.linkage {
                Linkage::ExternalWeak => Ok(0),
                _ => {
                    let name = name(&variable.symbol, global.index());
                    Err(Unsupported(format!("the variable '@{name}', which no module defines")))
                }
            };
        }
        let align = match variable.align.is_none() {
            true => self.module.layout.pref_align(&self.module.cx, variable.ty).unwrap_or(1),
            false => variable.align.bytes(),
        };
        let start = self.end.next_multiple_of(align.max(1));
        let size = self.shapes.stride(variable.ty)?;
        self.end = start
            .checked_add(size.max(1))
            .filter(|&end| end < 1 << 31)
            .ok_or(Unsupported::new("variables of 2 GB"))?;
        self.variables.push((global, start as u32));
        self.variable_of.insert(global, start as u32);
        Ok(start as u32)
    }

    /// The address of a variable, function or alias.
    pub fn address(&mut self, value: Value) -> Translated<u32> {
        match value.kind() {
            ValueKind::Global(_) | ValueKind::Func(_) | ValueKind::Alias(_) => {
                data::address(self, value, 0).map(|address| address as u32)
            }
            _ => Err(Unsupported::new("an indirect function")),
        }
    }

    fn is_defined(&self, func: Func) -> bool {
        let data = self.module.func(func);
        data.body.is_some() && data.symbol.linkage != Linkage::AvailableExternally
    }

    /// Compiles the functions of a module that is linked with the runtime.
    pub fn compile(module: &'m Module, exports: &[Export], options: &Options) -> Result<Vec<u8>, Error> {
        if !module.module_asm.is_empty() {
            return Err(Error::of_module("module-level assembly"));
        }
        if module.layout.pointer_bits(0) != 32 || module.layout.is_big_endian() {
            return Err(Error::of_module(
                "its data layout has no little-endian pointers of 32 bits: lower it for the target 'wasm32-unknown-wasi'",
            ));
        }
        let mut unit = Unit::new(module, options);
        for export in exports {
            unit.function(export.func).map_err(|error| Error::in_symbol(export.name.clone(), error))?;
        }
        let start = unit.start()?;
        let mut codes: Vec<(Func, Code)> = Vec::new();
        let mut images: Vec<Vec<u8>> = Vec::new();
        let mut next = 0;
        // Each may need others.
        while next < unit.functions.len() || images.len() < unit.variables.len() {
            if let Some(&func) = unit.functions.get(next) {
                next += 1;
                if unit.is_defined(func) {
                    codes.push((func, unit.translate(func)?));
                }
                continue;
            }
            let (global, _) = unit.variables[images.len()];
            let variable = module.global(global);
            let value = variable.initializer.unwrap_or(Value::zero(variable.ty));
            let image = data::image(&mut unit, variable.ty, value);
            images.push(
                image.map_err(|error| Error::in_symbol(name(&variable.symbol, global.index()), error))?,
            );
        }
        unit.emit(codes, images, start, exports, options)
    }

    fn translate(&mut self, func: Func) -> Result<Code, Error> {
        let module = self.module;
        let data = module.func(func);
        let name = self.name_of(func);
        let Some(body) = data.body.as_deref() else { return Ok(Code::default()) };
        if !call::is_translated(data.cc) {
            return Err(Error::in_symbol(name, Unsupported(format!("the calling convention {}", data.cc.0))));
        }
        FunctionTranslator::translate(self, func, body).map_err(|(error, inst)| {
            let location = inst.and_then(|inst| body.debug_loc(inst));
            let place = location.and_then(|location| module.source_place(location));
            Error { place, ..Error::in_symbol(name, error) }
        })
    }

    /// The entry: constructors, `main`, destructors. Without `main` and constructors there is none.
    fn start(&mut self) -> Result<Option<(Code, &'static str)>, Error> {
        let constructors = self.ordered(b"llvm.global_ctors")?;
        let main = self.module.lookup_function(b"main").filter(|&func| self.is_defined(func));
        if main.is_none() && constructors.is_empty() {
            return Ok(None);
        }
        let in_main = |error| Error::in_symbol("main".to_owned(), error);
        let mut code = Code::new(&[]);
        constructors.into_iter().for_each(|number| code.push(Instruction::Call(number)));
        let Some(main) = main else {
            code.push(Instruction::End);
            return Ok(Some((code, "_initialize")));
        };
        let (params, results) = self.signature(self.module.func(main).ty).map_err(in_main)?;
        let takes_text = params == [ValType::I32, ValType::I32];
        let returns = match results[..] {
            [] => Some(None),
            [ty @ (ValType::I32 | ValType::I64)] => Some(Some(ty)),
            _ => None,
        };
        let (Some(result), true) = (returns, params.is_empty() || takes_text) else {
            return Err(in_main(Unsupported::new(
                "its signature: a program takes nothing or (i32, ptr) and returns nothing, i32 or i64",
            )));
        };
        // There are no arguments.
        params.iter().for_each(|_| code.get(Reg::I32(0)));
        code.push(Instruction::Call(self.function(main).map_err(in_main)?));
        let status = result.map(|ty| code.pop(ty));
        let destructors = self.ordered(b"llvm.global_dtors")?;
        destructors.into_iter().for_each(|number| code.push(Instruction::Call(number)));
        let flush = self.runtime_function(FLUSH)?;
        code.push(Instruction::Call(flush));
        if let Some(mut status) = status {
            if code.ty(status) == ValType::I64 {
                status = code.op(ValType::I32, &[status], Instruction::I32WrapI64);
            }
            code.effect(&[status], Instruction::If(wasm::BlockType::Empty));
            let exit = self.runtime_function(EXIT)?;
            code.effect(&[status], Instruction::Call(exit));
            code.push(Instruction::End);
        }
        code.push(Instruction::End);
        Ok(Some((code, "_start")))
    }

    fn runtime_function(&mut self, name: &str) -> Result<u32, Error> {
        let func = self.module.lookup_function(name.as_bytes());
        let func = func.ok_or(Unsupported::new("a function that the runtime lacks"));
        func.and_then(|func| self.function(func)).map_err(|error| Error::in_symbol(name.to_owned(), error))
    }

    /// The functions of a list of constructors or destructors, in the order in which they run.
    fn ordered(&mut self, list: &[u8]) -> Result<Vec<u32>, Error> {
        let Some(global) = self.module.lookup(list).and_then(|value| value.as_global()) else {
            return Ok(Vec::new());
        };
        let Some(list) = self.module.global(global).initializer else { return Ok(Vec::new()) };
        let cx = &self.module.cx;
        // The type of a list without entries may have any length.
        let Some(ConstView::Aggregate(entries)) = cx.const_view(list) else { return Ok(Vec::new()) };
        let mut ordered = Vec::new();
        for entry in entries.iter() {
            let part = |index| cx.const_element(entry, index);
            let priority = part(0).and_then(|value| cx.as_i64(value));
            if let (Some(priority), Some(func)) = (priority, part(1).and_then(|value| value.as_func())) {
                let number = self.function(func);
                let number = number.map_err(|error| Error::in_symbol(self.name_of(func), error))?;
                ordered.push((priority, number));
            }
        }
        ordered.sort_by_key(|&(priority, _)| priority);
        Ok(ordered.into_iter().map(|(_, number)| number).collect())
    }

    /// The module and name of an imported function.
    fn import(&self, func: Func) -> (String, String) {
        let data = self.module.func(func);
        let cx = &self.module.cx;
        let attribute = |wanted: &[u8]| {
            cx.attrs_of(cx.fn_attrs(data.attrs)).find_map(|attr| match attr {
                AttrView::String(key, value) if key == wanted => {
                    Some(String::from_utf8_lossy(value).into_owned())
                }
                _ => None,
            })
        };
        let module = attribute(b"wasm-import-module").unwrap_or_else(|| "env".to_owned());
        (module, attribute(b"wasm-import-name").unwrap_or_else(|| self.name_of(func)))
    }

    /// Writes the address of the heap into the runtime's variable for it.
    fn set_heap(&self, images: &mut [Vec<u8>], heap: u64) {
        let global = self.module.lookup(HEAP_START.as_bytes()).and_then(|value| value.as_global());
        let Some(global) = global else { return };
        let at = self.variables.iter().position(|&(other, _)| other == global);
        let size = self.shapes.stride(self.module.global(global).ty);
        if let (Some(image), Ok(4..)) = (at.and_then(|at| images.get_mut(at)), size) {
            *image = (heap as u32).to_le_bytes().to_vec();
        }
    }

    fn emit(
        mut self,
        codes: Vec<(Func, Code)>,
        mut images: Vec<Vec<u8>>,
        start: Option<(Code, &'static str)>,
        exports: &[Export],
        options: &Options,
    ) -> Result<Vec<u8>, Error> {
        let heap = self.end.next_multiple_of(16);
        self.set_heap(&mut images, heap);
        let (mut imports, mut functions, mut code) =
            (wasm::ImportSection::new(), wasm::FunctionSection::new(), wasm::CodeSection::new());
        let mut names = wasm::NameMap::new();
        let mut indices = vec![0; self.functions.len()];
        let mut next = 0;
        for is_import in [true, false] {
            for (number, func) in self.functions.clone().into_iter().enumerate() {
                if self.is_defined(func) == is_import {
                    continue;
                }
                let name = self.name_of(func);
                let in_function = |error| Error::in_symbol(name.clone(), error);
                let ty = self.type_index(self.module.func(func).ty).map_err(in_function)?;
                if is_import {
                    let (module, field) = self.import(func);
                    imports.import(&module, &field, wasm::EntityType::Function(ty));
                } else {
                    functions.function(ty);
                }
                names.append(next, &name);
                indices[number] = next;
                next += 1;
            }
        }
        let index_of = |number: u32| indices.get(number as usize).copied().unwrap_or(0);
        for (func, body) in codes {
            let body = body.finish(index_of);
            code.function(&body.map_err(|error| Error::in_symbol(self.name_of(func), error))?);
        }
        let mut exported = wasm::ExportSection::new();
        exported.export("memory", wasm::ExportKind::Memory, MEMORY);
        if let Some((body, name)) = start {
            let body = body.finish(index_of).map_err(|error| Error::in_symbol(name.to_owned(), error))?;
            functions.function(self.type_of_signature((Vec::new(), Vec::new())));
            code.function(&body);
            names.append(next, name);
            exported.export(name, wasm::ExportKind::Func, next);
        }
        let mut taken: HashSet<&str> = RESERVED.into_iter().collect();
        for Export { name, func } in exports {
            if taken.insert(name)
                && let Some(&number) = self.function_of.get(func)
            {
                exported.export(name, wasm::ExportKind::Func, index_of(number));
            }
        }
        exported.export("__indirect_function_table", wasm::ExportKind::Table, TABLE);
        self.assemble(
            Sections { imports, functions, code, exported, names },
            &images,
            &index_of,
            heap,
            options,
        )
    }

    /// The sections in order.
    fn assemble(
        &self,
        sections: Sections,
        images: &[Vec<u8>],
        index_of: &dyn Fn(u32) -> u32,
        heap: u64,
        options: &Options,
    ) -> Result<Vec<u8>, Error> {
        let mut types = wasm::TypeSection::new();
        for (params, results) in &self.types {
            types.ty().function(params.iter().copied(), results.iter().copied());
        }
        let mut module = wasm::Module::new();
        module.section(&types).section(&sections.imports).section(&sections.functions);
        let size = self.table.len() as u64 + 1;
        let mut tables = wasm::TableSection::new();
        tables.table(wasm::TableType {
            element_type: wasm::RefType::FUNCREF,
            table64: false,
            minimum: size,
            maximum: Some(size),
            shared: false,
        });
        module.section(&tables);
        let mut memories = wasm::MemorySection::new();
        memories.memory(wasm::MemoryType {
            minimum: heap.div_ceil(PAGE) + 1,
            maximum: None,
            memory64: false,
            shared: false,
            page_size_log2: None,
        });
        let mut globals = wasm::GlobalSection::new();
        globals.global(
            wasm::GlobalType { val_type: ValType::I32, mutable: true, shared: false },
            &wasm::ConstExpr::i32_const(options.stack_size as i32),
        );
        module.section(&memories).section(&globals).section(&sections.exported);
        if !self.table.is_empty() {
            let functions: Vec<u32> = self
                .table
                .iter()
                .filter_map(|func| self.function_of.get(func).map(|&number| index_of(number)))
                .collect();
            let mut elements = wasm::ElementSection::new();
            elements.active(
                None,
                &wasm::ConstExpr::i32_const(1),
                wasm::Elements::Functions(functions.into()),
            );
            module.section(&elements);
        }
        module.section(&sections.code);
        let mut segments = wasm::DataSection::new();
        for (image, &(_, address)) in images.iter().zip(&self.variables) {
            // Memory begins as zeros.
            let end = image.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
            if end != 0 {
                let address = wasm::ConstExpr::i32_const(address as i32);
                segments.active(MEMORY, &address, image[..end].iter().copied());
            }
        }
        if !segments.is_empty() {
            module.section(&segments);
        }
        let mut names = wasm::NameSection::new();
        names.functions(&sections.names);
        module.section(&names);
        Ok(module.finish())
    }
}

/// Sections that are made before others.
struct Sections {
    imports: wasm::ImportSection,
    functions: wasm::FunctionSection,
    code: wasm::CodeSection,
    exported: wasm::ExportSection,
    names: wasm::NameMap,
}

/// The name of a symbol; those without one are numbered.
fn name(symbol: &Symbol, index: usize) -> String {
    match &symbol.name[..] {
        [] => format!("{index}"),
        // A leading byte of 1 keeps a name as it is.
        [1, name @ ..] | name => String::from_utf8_lossy(name).into_owned(),
    }
}
