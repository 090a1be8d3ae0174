//! Machine code as an object file.

use crate::data::address;
use crate::target::for_object;
use crate::unit::{List, Target, Unit, add_to_list};
use crate::{Error, OptLevel, Unsupported, dwarf};
use cranelift_module::FuncOrDataId;
use cranelift_object::object::write::{Relocation, Symbol, SymbolSection};
use cranelift_object::object::{
    BinaryFormat, RelocationEncoding, RelocationFlags, RelocationKind, SectionFlags, SymbolFlags,
    SymbolScope, macho,
};
use cranelift_object::{ObjectBuilder, ObjectModule, ObjectProduct};
use terrace_llir::{Linkage, Module, ValueKind, Visibility};

/// The object file of a module for the target that it names, or for the host's kind of processor, in the format of its
/// system (ELF, Mach-O or COFF).
///
/// # Errors
/// If the module has a construct without machine code.
pub fn object(module: &Module, level: OptLevel) -> Result<Vec<u8>, Error> {
    let name = String::from_utf8_lossy(&module.id).into_owned();
    let names = cranelift_module::default_libcall_names();
    let builder = ObjectBuilder::new(for_object(module, level)?, name, names);
    let mut out = ObjectModule::new(builder.map_err(|error| Error::new(error.to_string()))?);
    let mut unit = Unit::compile(module, &mut out, Target::Object)?;
    let aliases = aliases(&mut unit)?;
    let (distances, lines) = (core::mem::take(&mut unit.distances), core::mem::take(&mut unit.lines));
    let lists = [(List::Start, unit.constructors), (List::End, unit.destructors)];
    let mut entries = Vec::new();
    for (list, functions) in lists {
        for (i, (priority, function)) in functions.into_iter().enumerate() {
            entries.push((list, add_to_list(&mut out, list, i, priority, function)?));
        }
    }
    let mut product = out.finish();
    for (list, entry) in entries {
        let section = product.object.symbol(product.data_symbol(entry)).section.id();
        if let Some(section) = section.filter(|_| product.object.format() == BinaryFormat::MachO) {
            let kind = match list {
                List::Start => macho::S_MOD_INIT_FUNC_POINTERS,
                List::End => macho::S_MOD_TERM_FUNC_POINTERS,
            };
            *product.object.section_flags_mut(section) = SectionFlags::MachO { flags: kind };
        }
    }
    for distance in distances {
        let symbol = product.object.symbol(product.data_symbol(distance.variable));
        let (Some(section), offset) = (symbol.section.id(), symbol.value + distance.offset) else { continue };
        let relocation = Relocation {
            offset,
            symbol: symbol_of(&product, distance.target),
            addend: distance.addend,
            flags: RelocationFlags::Generic {
                kind: RelocationKind::Relative,
                encoding: RelocationEncoding::Generic,
                size: 32,
            },
        };
        let added = product.object.add_relocation(section, relocation);
        added.map_err(|error| Error::new(error.to_string()))?;
    }
    for alias in aliases {
        alias.add(module, &mut product)?;
    }
    let functions = module.functions().iter().map(|function| &function.symbol);
    let variables = module.globals().iter().map(|global| &global.symbol);
    for symbol in functions.chain(variables).filter(|symbol| symbol.linkage == Linkage::ExternalWeak) {
        if let Some(id) = product.object.symbol_id(&symbol.name) {
            product.object.symbol_mut(id).weak = true;
        }
    }
    dwarf::add(&mut product, &lines)?;
    product.emit().map_err(|error| Error::new(error.to_string()))
}

fn symbol_of(product: &ObjectProduct, target: FuncOrDataId) -> cranelift_object::object::write::SymbolId {
    match target {
        FuncOrDataId::Func(id) => product.function_symbol(id),
        FuncOrDataId::Data(id) => product.data_symbol(id),
    }
}

/// A second name for a symbol, or for an address in it.
struct Alias {
    /// The alias's index in the module.
    index: usize,
    target: FuncOrDataId,
    offset: i64,
}

/// The aliases that other modules see. Uses inside the module name what they stand for.
fn aliases(unit: &mut Unit<'_>) -> Result<Vec<Alias>, Error> {
    let module = unit.module;
    let mut aliases = Vec::new();
    for (index, alias) in module.aliases().iter().enumerate() {
        if alias.symbol.linkage.is_local() || matches!(alias.aliasee.kind(), ValueKind::None) {
            continue;
        }
        let name = || String::from_utf8_lossy(&alias.symbol.name).into_owned();
        match address(unit, alias.aliasee, 0) {
            Ok((Some(target), offset)) => aliases.push(Alias { index, target, offset }),
            Ok((None, _)) => {
                return Err(Error::in_symbol(name(), Unsupported::new("an alias of a number")));
            }
            Err(error) => return Err(Error::in_symbol(name(), error)),
        }
    }
    Ok(aliases)
}

impl Alias {
    fn add(&self, module: &Module, product: &mut ObjectProduct) -> Result<(), Error> {
        let declared = &module.aliases()[self.index].symbol;
        let target = product.object.symbol(symbol_of(product, self.target));
        if matches!(target.section, SymbolSection::Undefined) {
            let name = String::from_utf8_lossy(&declared.name).into_owned();
            return Err(Error::in_symbol(name, Unsupported::new("an alias of a declaration")));
        }
        let symbol = Symbol {
            name: declared.name.to_vec(),
            value: target.value.wrapping_add_signed(self.offset),
            size: 0,
            kind: target.kind,
            scope: match declared.visibility {
                Visibility::Hidden => SymbolScope::Linkage,
                _ => SymbolScope::Dynamic,
            },
            weak: declared.linkage != Linkage::External,
            section: target.section,
            flags: SymbolFlags::None,
        };
        product.object.add_symbol(symbol);
        Ok(())
    }
}
