//! The upgrade of constructs of older versions, as LLVM 22 does it while it reads.

use super::Parser;
use crate::intrinsics::Intrinsic;
use crate::value::Func;

/// The layout that LLVM uses instead of one that an older version wrote for this target.
pub(super) fn data_layout(text: &str, _triple: &[u8]) -> String {
    text.to_string()
}

impl Parser<'_> {
    /// Upgrades that need the whole module.
    pub(super) fn finish_upgrades(&mut self) {
        self.m.sort_functions(self.n_declared);
        // Declarations of intrinsics have the attributes that LLVM defines, whatever the text says.
        for at in 0..self.m.functions().len() {
            let func = Func::from_index(at);
            let data = self.m.func(func);
            if !data.symbol.name.starts_with(b"llvm.") {
                continue;
            }
            let attrs = Intrinsic::find(&data.symbol.name)
                .filter(|intrinsic| intrinsic.check(&self.cx, data.ty).is_none())
                .and_then(|intrinsic| intrinsic.attributes(&self.cx, data.ty));
            if let Some(attrs) = attrs {
                self.m.func_mut(func).attrs = attrs;
            }
        }
    }
}
