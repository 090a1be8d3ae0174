//! Constants and constant expressions.

use super::Gen;
use terrace::llir::Type;
use terrace::llir::types::{FloatKind, TypeView};

/// The nesting of constants beyond which they are simple.
const MAX_DEPTH: u32 = 4;

/// A type's shape, with its parts copied out of the context.
enum Shape {
    Int(u32),
    Float(FloatKind),
    Ptr(u32),
    Vector(Type, u32, bool),
    Array(Type, u64),
    Struct(Vec<Type>, bool),
    Other,
}

impl Gen {
    fn shape(&self, ty: Type) -> Shape {
        match self.module.cx.view(ty) {
            TypeView::Int(width) => Shape::Int(width),
            TypeView::Float(kind) => Shape::Float(kind),
            TypeView::Ptr(space) => Shape::Ptr(space),
            TypeView::Vector { elem, count, scalable } => Shape::Vector(elem, count, scalable),
            TypeView::Array { elem, count } => Shape::Array(elem, count),
            TypeView::Struct { fields, packed } => Shape::Struct(fields.iter().collect(), packed),
            TypeView::Named { body: Some((fields, packed)), .. } => {
                Shape::Struct(fields.iter().collect(), packed)
            }
            _ => Shape::Other,
        }
    }

    /// A constant with its type.
    pub(super) fn typed_constant(&mut self, ty: Type) -> String {
        let value = self.constant(ty);
        format!("{} {value}", self.name_of(ty))
    }

    /// A constant of a type.
    pub(super) fn constant(&mut self, ty: Type) -> String {
        self.depth += 1;
        let text = self.nested_constant(ty);
        self.depth -= 1;
        text
    }

    fn nested_constant(&mut self, ty: Type) -> String {
        if self.rng.chance(12) {
            return self.one(&["undef", "poison", "zeroinitializer", "poison"]).to_string();
        }
        if self.depth > MAX_DEPTH {
            return "zeroinitializer".to_string();
        }
        match self.shape(ty) {
            Shape::Int(width) => match self.rng.chance(25) {
                true => self.int_expression(ty, width),
                false => self.integer(width),
            },
            Shape::Float(kind) => match self.rng.chance(8) && kind == FloatKind::Float {
                true => format!("bitcast ({} to float)", self.typed_constant(Type::I32)),
                false => self.float(kind),
            },
            Shape::Ptr(space) => self.pointer(space),
            Shape::Vector(elem, count, scalable) => {
                if scalable || self.rng.chance(20) {
                    let elem = self.typed_constant(elem);
                    return format!("splat ({elem})");
                }
                let elems = self.list((0..count).map(|_| elem).collect());
                if self.rng.chance(10) {
                    self.vector_expression(ty, elem, count)
                } else {
                    format!("<{elems}>")
                }
            }
            Shape::Array(elem, count) => {
                if elem == Type::int(8) && self.rng.chance(60) {
                    let bytes = (0..count).map(|_| match self.rng.chance(70) {
                        true => char::from(b'a' + self.rng.below(26) as u8).to_string(),
                        false => format!("\\{:02X}", self.rng.below(256)),
                    });
                    return format!("c\"{}\"", bytes.collect::<String>());
                }
                format!("[{}]", self.list((0..count).map(|_| elem).collect()))
            }
            Shape::Struct(fields, packed) => {
                let fields = self.list(fields);
                if packed { format!("<{{ {fields} }}>") } else { format!("{{ {fields} }}") }
            }
            Shape::Other => "zeroinitializer".to_string(),
        }
    }

    fn list(&mut self, types: Vec<Type>) -> String {
        let values: Vec<String> = types.into_iter().map(|ty| self.typed_constant(ty)).collect();
        values.join(", ")
    }

    fn integer(&mut self, width: u32) -> String {
        if width == 1 && self.rng.chance(70) {
            return self.one(&["true", "false"]).to_string();
        }
        match self.rng.below(10) {
            0 if width >= 8 => format!("{}0x{:X}", self.one(&["u", "s"]), self.rng.below(128)),
            1..=3 if width <= 64 => {
                let value = (self.rng.bits() >> (64 - width)) as i64;
                format!("{}", if width == 64 { value } else { value << (64 - width) >> (64 - width) })
            }
            4 if width > 64 => {
                format!("{}{}", self.rng.bits(), self.rng.below(9)).chars().take(width as usize / 4).collect()
            }
            _ => {
                let limit = 1i64 << (width - 1).min(6);
                format!("{}", self.rng.below(2 * limit as usize) as i64 - limit)
            }
        }
    }

    fn float(&mut self, kind: FloatKind) -> String {
        let bits = self.rng.bits();
        let special = self.rng.chance(30);
        match kind {
            FloatKind::Half if special => format!("0xH{:04X}", bits as u16),
            FloatKind::BFloat if special => format!("0xR{:04X}", bits as u16),
            FloatKind::X86Fp80 => format!("0xK{:04X}{:016X}", bits >> 50, bits | 1 << 63),
            FloatKind::Fp128 => format!("0xL{bits:016X}{:016X}", self.rng.bits()),
            FloatKind::PpcFp128 => format!("0xM{bits:016X}{:016X}", 0),
            FloatKind::Float if special => {
                let value = f64::from(f32::from_bits(bits as u32));
                let value = if value.is_nan() { f64::NAN } else { value };
                format!("0x{:016X}", value.to_bits())
            }
            FloatKind::Double if special => format!("0x{bits:016X}"),
            FloatKind::Double => {
                self.one(&["1.5", "0.1", "1.0e+10", "-2.25e-300", "+1.0", "3.14159"]).to_string()
            }
            _ => self.one(&["1.0", "0.5", "-2.0", "1.0e+2", "-0.0", "0.0"]).to_string(),
        }
    }

    fn pointer(&mut self, space: u32) -> String {
        let same: Vec<String> =
            self.globals.iter().filter(|global| global.1 == space).map(|global| global.0.clone()).collect();
        let functions: Vec<String> = self.functions.iter().map(|callee| callee.name.clone()).collect();
        let base = match same.len() {
            0 => None,
            n => Some(same[self.rng.below(n)].clone()),
        };
        let prefix = if space == 0 { "ptr".to_string() } else { format!("ptr addrspace({space})") };
        match (self.rng.below(12), base) {
            (0, _) => {
                let int = self.typed_constant(Type::I64);
                format!("inttoptr ({int} to {prefix})")
            }
            (1, Some(_)) => {
                let from = self.globals[self.rng.below(self.globals.len())].clone();
                if from.1 == space {
                    return from.0;
                }
                let from_ty = self.name_of(Type::ptr(from.1));
                format!("addrspacecast ({from_ty} {} to {prefix})", from.0)
            }
            (2..=5, Some(base)) => {
                let ty = self.sized();
                let text = self.name_of(ty);
                let flags = self.maybe(
                    60,
                    &["inbounds", "nuw", "nusw", "nusw nuw", "inrange(-8, 16)", "inbounds inrange(0, 8)"],
                );
                let mut indices = vec![self.rng.below(9).to_string()];
                let mut at = ty;
                while self.rng.chance(70) {
                    let n = match self.shape(at) {
                        Shape::Array(elem, count) if count != 0 => {
                            at = elem;
                            self.rng.below(count as usize)
                        }
                        Shape::Struct(fields, _) if !fields.is_empty() => {
                            let n = self.rng.below(fields.len());
                            at = fields[n];
                            n
                        }
                        _ => break,
                    };
                    indices.push(n.to_string());
                }
                let indices: Vec<String> = indices.iter().map(|n| format!("i32 {n}")).collect();
                format!("getelementptr {flags}({text}, {prefix} {base}, {})", indices.join(", "))
            }
            (6, _) if space == 0 && !functions.is_empty() => {
                let function = &functions[self.rng.below(functions.len())];
                format!("{} {function}", self.one(&["dso_local_equivalent", "no_cfi"]))
            }
            (7, Some(base)) if space == 0 => {
                format!("ptrauth (ptr {base}, i32 {}, i64 {})", self.rng.below(4), self.rng.below(9999))
            }
            (8, _) if space == 0 && !functions.is_empty() => {
                functions[self.rng.below(functions.len())].clone()
            }
            (_, Some(base)) => base,
            _ => "null".to_string(),
        }
    }

    fn int_expression(&mut self, ty: Type, width: u32) -> String {
        let name = self.name_of(ty);
        match self.rng.below(5) {
            0 | 1 => {
                let space = [0, 0, 1, 2][self.rng.below(4)];
                let pointer = self.typed_constant(Type::ptr(space));
                format!("ptrtoint ({pointer} to {name})")
            }
            2 if width < 64 => format!("trunc ({} to {name})", self.typed_constant(Type::I64)),
            3 => {
                let (left, right) = (self.typed_constant(ty), self.typed_constant(ty));
                let flags = self.maybe(30, &["nsw", "nuw", "nuw nsw"]);
                format!("{} {flags}({left}, {right})", self.one(&["add", "sub"]))
            }
            _ => {
                let (left, right) = (self.typed_constant(ty), self.typed_constant(ty));
                format!("xor ({left}, {right})")
            }
        }
    }

    fn vector_expression(&mut self, ty: Type, elem: Type, count: u32) -> String {
        let name = self.name_of(ty);
        let vector = self.typed_constant(ty);
        match self.rng.below(2) {
            0 => {
                let elem = self.typed_constant(elem);
                format!("insertelement ({vector}, {elem}, i32 {})", self.rng.below(count as usize))
            }
            _ => {
                let lanes: Vec<String> = (0..count).map(|i| format!("i32 {}", count - 1 - i)).collect();
                format!("shufflevector ({vector}, {name} poison, <{count} x i32> <{}>)", lanes.join(", "))
            }
        }
    }
}
