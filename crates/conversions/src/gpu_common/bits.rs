//! Values as words of 32 bits, which instructions move between lanes.

use crate::prelude::*;

const WORD: u32 = 32;

/// How a value of a converted type is divided into words.
pub(crate) struct Words {
    ty: Type,
    /// The number of bits.
    width: u32,
}

impl Words {
    /// Fails if the value has no bits that could be moved.
    pub(crate) fn of(rw: &Lowering, value: Value) -> Rewrite<Self> {
        const MAX_WORDS: u32 = 1 << 10;
        let (ctx, ty) = (rw.context(), rw.ty(value));
        let (n, elem) = match ty.as_::<VectorType>(ctx) {
            Some(VectorType { shape: &[n], elem, scalable: &[], .. }) => (u32::try_from(n).ok(), elem),
            Some(_) => (None, ty),
            None => (Some(1), ty),
        };
        let width = elem.bit_width(ctx).filter(|_| elem.is_int(ctx) || elem.is_float(ctx));
        match n.zip(width).and_then(|(n, width)| n.checked_mul(width)) {
            Some(width) if 0 < width && width <= WORD * MAX_WORDS => Ok(Self { ty, width }),
            _ => Err("the value has no words that lanes can exchange".into()),
        }
    }

    fn n_words(&self) -> u32 {
        self.width.div_ceil(WORD)
    }

    /// The words of a value as `i32`, the lowest bits first.
    pub(crate) fn split(&self, rw: &mut Lowering, value: Value) -> SmallVec<[Value; 4]> {
        let ctx = rw.context();
        if self.ty == Type::I32 {
            return smallvec![value];
        }
        let integer = Type::int(ctx, self.width);
        let padded = Type::int(ctx, self.n_words() * WORD);
        let mut bits = value;
        if padded != integer {
            if self.ty != integer {
                bits = llvm::Bitcast::new(rw, integer, bits);
            }
            bits = llvm::ZExt::new(rw, padded, bits);
        }
        if self.n_words() == 1 {
            let is_converted = padded != integer;
            return smallvec![if is_converted { bits } else { llvm::Bitcast::new(rw, Type::I32, bits) }];
        }
        let vector = VectorType::fixed(ctx, &[i64::from(self.n_words())], Type::I32);
        let words = llvm::Bitcast::new(rw, vector, bits);
        (0..self.n_words())
            .map(|at| {
                let at = llvm::Constant::int(rw, Type::I32, i64::from(at));
                llvm::ExtractElement::new(rw, words, at)
            })
            .collect()
    }

    /// The value of these words.
    pub(crate) fn join(&self, rw: &mut Lowering, words: &[Value]) -> Value {
        let ctx = rw.context();
        let integer = Type::int(ctx, self.width);
        let padded = Type::int(ctx, self.n_words() * WORD);
        let mut bits = match *words {
            [word] => word,
            _ => {
                let vector = VectorType::fixed(ctx, &[i64::from(self.n_words())], Type::I32);
                let mut all = llvm::Poison::new(rw, vector);
                for (at, &word) in (0..).zip(words) {
                    let at = llvm::Constant::int(rw, Type::I32, at);
                    all = llvm::InsertElement::new(rw, all, word, at);
                }
                if padded == integer { all } else { llvm::Bitcast::new(rw, padded, all) }
            }
        };
        if padded != integer {
            bits = llvm::Trunc::new(rw, integer, bits);
        }
        if self.ty == rw.ty(bits) { bits } else { llvm::Bitcast::new(rw, self.ty, bits) }
    }
}
