//! The device libraries of ROCm.

use super::Target;
use terrace_hardware::rocdl::Chipset;
use terrace_llir::{Align, Linkage, Module, Type, UnnamedAddr, Visibility};

/// The file of the library of mathematical functions.
pub(super) const OCML: &str = "ocml.bc";

/// The libraries that a module needs.
#[derive(Clone, Copy, Default)]
pub(super) struct Libraries {
    ocml: bool,
    ockl: bool,
    hip: bool,
    opencl: bool,
}

impl Libraries {
    /// Those with functions that the module declares.
    pub(super) fn of(module: &Module) -> Self {
        let mut needed = Self::default();
        for function in module.functions().iter().filter(|function| function.body.is_none()) {
            let name = &*function.symbol.name;
            match name {
                b"printf" => (needed.opencl, needed.ockl, needed.ocml) = (true, true, true),
                b"__atomic_work_item_fence" => needed.hip = true,
                _ if name.starts_with(b"__ocml_") => needed.ocml = true,
                _ if name.starts_with(b"__ockl_") => needed.ockl = true,
                _ => {}
            }
        }
        needed
    }

    /// The names of their files.
    pub(super) fn names(self) -> impl Iterator<Item = &'static str> {
        let files =
            [(self.ocml, OCML), (self.ockl, "ockl.bc"), (self.hip, "hip.bc"), (self.opencl, "opencl.bc")];
        files.into_iter().filter(|(is_needed, _)| *is_needed).map(|(_, name)| name)
    }

    /// Adds the constants that the libraries read: how exact functions are, and what the target is.
    pub(super) fn add_constants(self, module: &mut Module, target: &Target<'_>) {
        if self.names().next().is_none() {
            return;
        }
        let fast = target.has_flag("fast");
        let flag = |name: &str| i64::from(fast || target.has_flag(name));
        let version = Chipset::parse(&target.chip).map_or(0, |Chipset { major, minor, stepping }| {
            // Upstream exchanges the last two numbers.
            i64::from(major) * 1000 + i64::from(minor) * 100 + i64::from(stepping)
        });
        let constants = [
            ("__oclc_finite_only_opt", flag("finite_only"), Type::I8),
            ("__oclc_daz_opt", flag("daz"), Type::I8),
            ("__oclc_correctly_rounded_sqrt32", 1 - flag("unsafe_sqrt"), Type::I8),
            ("__oclc_unsafe_math_opt", flag("unsafe_math"), Type::I8),
            ("__oclc_wavefrontsize64", i64::from(!target.has_flag("no_wave64")), Type::I8),
            ("__oclc_ISA_version", version, Type::I32),
            ("__oclc_ABI_version", target.abi.unwrap_or(500), Type::I32),
        ];
        constants.into_iter().for_each(|(name, value, ty)| constant(module, name, value, ty));
    }
}

fn constant(module: &mut Module, name: &str, value: i64, ty: Type) {
    /// The address space of constants.
    const CONSTANT: u32 = 4;
    if module.globals().iter().any(|global| *global.symbol.name == *name.as_bytes()) {
        return;
    }
    let value = module.cx.int(ty, value);
    let id = module.add_global(name.as_bytes(), ty, CONSTANT);
    let global = module.global_mut(id);
    global.initializer = Some(value);
    global.is_constant = true;
    global.align = Align::new(if ty == Type::I8 { 1 } else { 4 });
    // `llvm-link` leaves out what is linked once and not used by its first module.
    global.symbol.linkage = Linkage::WeakOdr;
    global.symbol.visibility = Visibility::Hidden;
    global.symbol.unnamed_addr = UnnamedAddr::Local;
}
