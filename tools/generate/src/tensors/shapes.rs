//! Types of tensors and buffers, values of them, and operations of the tensor and bufferization dialects.

use crate::text::{Gen, Val};

/// The type of a tensor or of a buffer with an identity layout; a size that is `None` is dynamic.
#[derive(Clone, PartialEq, Eq)]
pub struct Shaped {
    pub dims: Vec<Option<usize>>,
    pub elem: String,
}

impl Shaped {
    pub fn new(dims: Vec<Option<usize>>, elem: &str) -> Self {
        Self { dims, elem: elem.to_owned() }
    }

    /// The shape of a ranked tensor or memref without a layout.
    pub fn parse(ty: &str) -> Option<Self> {
        let inner = ty.strip_prefix("tensor<").or_else(|| ty.strip_prefix("memref<"))?.strip_suffix('>')?;
        let (dims, elem) = match inner.rsplit_once("xindex") {
            Some((dims, "")) => (dims, "index"),
            _ => inner.rsplit_once('x').unwrap_or(("", inner)),
        };
        let sizes = dims.split('x').filter(|size| !size.is_empty());
        let dims: Option<Vec<_>> =
            sizes.map(|size| if size == "?" { Some(None) } else { size.parse().ok().map(Some) }).collect();
        (elem != "*" && !elem.contains(',')).then_some(Self { dims: dims?, elem: elem.to_owned() })
    }

    fn text(&self) -> String {
        let size = |size: &Option<usize>| size.map_or("?x".to_owned(), |size| format!("{size}x"));
        self.dims.iter().map(size).chain([self.elem.clone()]).collect()
    }

    pub fn tensor(&self) -> String {
        format!("tensor<{}>", self.text())
    }

    pub fn memref(&self) -> String {
        format!("memref<{}>", self.text())
    }

    /// The number of elements, if the shape is static.
    fn len(&self) -> Option<usize> {
        self.dims.iter().copied().product()
    }

    fn n_dynamic(&self) -> usize {
        self.dims.iter().filter(|size| size.is_none()).count()
    }
}

/// Whether the type is a tensor of a known rank.
pub fn is_tensor(ty: &str) -> bool {
    ty.starts_with("tensor<") && !ty.contains('*')
}

impl Gen {
    /// A random shape of at most three dimensions.
    pub fn shape(&mut self) -> Shaped {
        let rank = self.rng.pick(&[0, 1, 1, 1, 2, 2, 2, 3]).unwrap_or(1);
        let elem = self.elem();
        let dims = (0..rank).map(|_| self.size()).collect();
        Shaped::new(dims, elem)
    }

    pub fn elem(&mut self) -> &'static str {
        match self.rng.below(24) {
            0..=11 => "f32",
            12..=17 => "i32",
            18..=20 => "index",
            21 => "i1",
            22 => "i8",
            _ => "f64",
        }
    }

    pub fn size(&mut self) -> Option<usize> {
        let sizes = [Some(4), Some(4), Some(4), Some(2), Some(1), None, None, None];
        if self.rng.chance(1) { Some(0) } else { self.rng.pick(&sizes).flatten() }
    }

    /// An index: an argument, a constant or one of the loop variables.
    pub fn any_index(&mut self) -> String {
        self.pick_of(|ty| ty == "index").map_or_else(|| self.scalar("index"), |value| value.name)
    }

    /// A number of the type.
    pub fn scalar(&mut self, ty: &str) -> String {
        if let Some(value) = self.pick_of(|own| own == ty).filter(|_| self.rng.chance(80)) {
            return value.name;
        }
        let literal = match ty {
            "f32" | "f64" => self.one(&["0.0", "1.5", "-2.0"]),
            "i1" => self.one(&["0", "1"]),
            _ => self.one(&["0", "1", "2", "3"]),
        };
        self.op(&format!("arith.constant {literal} : {ty}"), ty).name
    }

    /// The operands for the dynamic sizes of a shape.
    fn extents(&mut self, shape: &Shaped) -> String {
        (0..shape.n_dynamic()).map(|_| self.any_index()).collect::<Vec<_>>().join(", ")
    }

    /// A tensor of the type, which is made if there is none, and sometimes although there is.
    pub fn tensor(&mut self, shape: &Shaped) -> Val {
        let ty = shape.tensor();
        match self.pick_of(|own| own == ty).filter(|_| self.rng.chance(85)) {
            Some(value) => value,
            None => self.new_tensor(shape),
        }
    }

    fn new_tensor(&mut self, shape: &Shaped) -> Val {
        let ty = shape.tensor();
        let extents = self.extents(shape);
        let text = match (self.rng.below(13), shape.len()) {
            (0, _) => format!("bufferization.alloc_tensor({extents}) : {ty}"),
            (1, _) if shape.elem != "i1" => {
                let value = self.scalar(&shape.elem);
                let sizes = if extents.is_empty() { String::new() } else { format!("[{extents}]") };
                format!("tensor.splat {value}{sizes} : {ty}")
            }
            (2, _) if !shape.dims.is_empty() => return self.generate(shape),
            (3 | 4, Some(1..=16)) => {
                let literal = match &shape.elem[..] {
                    "f32" | "f64" => self.one(&["0.0", "1.5"]),
                    "i1" => "true",
                    _ => self.one(&["0", "1", "3"]),
                };
                format!("arith.constant dense<{literal}> : {ty}")
            }
            (9, Some(n @ 1..=4)) if shape.dims.len() == 1 && shape.elem != "i1" => {
                let point = if shape.elem.starts_with('f') { ".5" } else { "" };
                let elements: Vec<String> = (0..n).map(|_| format!("{}{point}", self.rng.below(9))).collect();
                format!("arith.constant dense<[{}]> : {ty}", elements.join(", "))
            }
            (5, Some(n @ 1..=4)) => {
                let elements: Vec<String> = (0..n).map(|_| self.scalar(&shape.elem)).collect();
                format!("tensor.from_elements {} : {ty}", elements.join(", "))
            }
            (6 | 7, _) => {
                let fits = |own: &str| {
                    Shaped::parse(own).is_some_and(|other| is_tensor(own) && are_castable(&other, shape))
                };
                match self.pick_of(fits) {
                    Some(other) => format!("tensor.cast {} : {} to {ty}", other.name, other.ty),
                    None => format!("tensor.empty({extents}) : {ty}"),
                }
            }
            _ => format!("tensor.empty({extents}) : {ty}"),
        };
        self.op(&text, &ty)
    }

    /// A tensor whose elements depend on their place.
    fn generate(&mut self, shape: &Shaped) -> Val {
        let (ty, extents) = (shape.tensor(), self.extents(shape));
        let value = self.value(&ty);
        let args: Vec<Val> = shape.dims.iter().map(|_| self.value("index")).collect();
        let list: Vec<String> = args.iter().map(|arg| format!("{}: index", arg.name)).collect();
        self.line(&format!("{} = tensor.generate {extents} {{\n^bb0({}):", value.name, list.join(", ")));
        let element = self.in_region(&args, |g| {
            if g.rng.chance(60) {
                g.element_of_tensor();
            }
            g.scalar(&shape.elem)
        });
        self.line(&format!("tensor.yield {element} : {}\n}} : {ty}", shape.elem));
        self.values.push(value.clone());
        value
    }

    /// Writes a region with these arguments; its values end with it.
    pub fn in_region<T>(&mut self, args: &[Val], body: impl FnOnce(&mut Self) -> T) -> T {
        let n_values = self.values.len();
        self.values.extend_from_slice(args);
        let result = body(self);
        self.values.truncate(n_values);
        result
    }

    /// A buffer of the type, which is allocated if there is none.
    pub fn buffer(&mut self, shape: &Shaped) -> Val {
        let ty = shape.memref();
        let found = self.pick_of(|own| own == ty);
        let extents = self.extents(shape);
        found.unwrap_or_else(|| self.op(&format!("memref.alloc({extents}) : {ty}"), &ty))
    }

    /// Some tensor, with its shape.
    pub fn some_tensor(&mut self) -> (Val, Shaped) {
        let found = self.pick_of(is_tensor).and_then(|value| Some((Shaped::parse(&value.ty)?, value)));
        match found {
            Some((shape, value)) => (value, shape),
            None => {
                let shape = self.shape();
                (self.tensor(&shape), shape)
            }
        }
    }

    /// `tensor.extract` or `tensor.insert`.
    pub fn element_of_tensor(&mut self) -> Option<()> {
        let (tensor, shape) = self.some_tensor();
        let indices: Vec<String> = shape.dims.iter().map(|_| self.any_index()).collect();
        let at = format!("{}[{}] : {}", tensor.name, indices.join(", "), tensor.ty);
        if self.rng.chance(50) {
            self.op(&format!("tensor.extract {at}"), &shape.elem);
        } else {
            let value = self.scalar(&shape.elem);
            self.op(&format!("tensor.insert {value} into {at}"), &tensor.ty);
        }
        Some(())
    }

    /// An `extract_slice`, mostly with something done to the slice and an `insert_slice` of the result at the same place.
    pub fn slice(&mut self) -> Option<()> {
        let (tensor, shape) = self.some_tensor();
        let (mut offsets, mut sizes, mut dims) = (Vec::new(), Vec::new(), Vec::new());
        for &size in &shape.dims {
            let is_static = self.rng.chance(60);
            let (offset, n) = match size {
                Some(size) if is_static => {
                    let offset = self.rng.below(size);
                    (offset.to_string(), Some(1 + self.rng.below(size.saturating_sub(offset).max(1))))
                }
                None if is_static => (self.one(&["0", "1", "2"]).to_owned(), Some(2)),
                _ => (self.any_index(), None),
            };
            let n = n.filter(|&n| size.is_none_or(|size| n <= size));
            sizes.push(n.map_or_else(|| self.any_index(), |n| n.to_string()));
            offsets.push(offset);
            dims.push(n);
        }
        let strides = vec!["1"; dims.len()];
        let reduces = self.rng.chance(40);
        let kept: Vec<Option<usize>> = dims.into_iter().filter(|&n| !reduces || n != Some(1)).collect();
        let slice = Shaped::new(kept, &shape.elem);
        let at = format!("[{}] [{}] [{}]", offsets.join(", "), sizes.join(", "), strides.join(", "));
        let (ty, part) = (&tensor.ty, slice.tensor());
        let extracted = match self.rng.chance(70) {
            true => self.op(&format!("tensor.extract_slice {}{at} : {ty} to {part}", tensor.name), &part),
            false => self.tensor(&slice),
        };
        if self.rng.chance(75) {
            let changed = match self.rng.below(4) {
                0 => extracted,
                1 => self.tensor(&slice),
                _ => {
                    let number = self.scalar(&shape.elem);
                    let text = format!(
                        "linalg.fill ins({number} : {}) outs({} : {part}) -> {part}",
                        shape.elem, extracted.name
                    );
                    self.op(&text, &part)
                }
            };
            let into = self.tensor(&shape);
            let text =
                format!("tensor.insert_slice {} into {}{at} : {part} into {ty}", changed.name, into.name);
            self.op(&text, ty);
        }
        Some(())
    }

    /// A cast to a type with more or fewer static sizes.
    pub fn cast(&mut self) -> Option<()> {
        let (tensor, mut shape) = self.some_tensor();
        if self.rng.chance(10) {
            let unranked = format!("tensor<*x{}>", shape.elem);
            let value =
                self.op(&format!("tensor.cast {} : {} to {unranked}", tensor.name, tensor.ty), &unranked);
            self.op(&format!("tensor.cast {} : {unranked} to {}", value.name, tensor.ty), &tensor.ty);
            return Some(());
        }
        for size in &mut shape.dims {
            match size {
                Some(_) if self.rng.chance(50) => *size = None,
                None if self.rng.chance(40) => *size = Some(4),
                _ => {}
            }
        }
        let ty = shape.tensor();
        self.op(&format!("tensor.cast {} : {} to {ty}", tensor.name, tensor.ty), &ty);
        Some(())
    }

    /// `collapse_shape` of two dimensions, `expand_shape` of one, or `reshape`.
    pub fn reshape(&mut self) -> Option<()> {
        let (tensor, shape) = self.some_tensor();
        let (name, ty) = (tensor.name, tensor.ty);
        let n = shape.dims.len();
        // The groups of dimensions of the larger shape, of which one has two.
        let groups = |at: usize, n: usize| -> String {
            let group = |dim: usize| match dim.cmp(&at) {
                std::cmp::Ordering::Less => format!("[{dim}]"),
                std::cmp::Ordering::Equal => format!("[{dim}, {}]", dim + 1),
                std::cmp::Ordering::Greater => format!("[{}]", dim + 1),
            };
            (0..n).map(group).collect::<Vec<_>>().join(", ")
        };
        match self.rng.below(6) {
            0..=2 if n > 1 => {
                let at = self.rng.below(n - 1);
                let mut dims = shape.dims.clone();
                let merged = dims[at].and_then(|size| Some(size * dims[at + 1]?));
                dims.splice(at..at + 2, [merged]);
                let result = Shaped::new(dims, &shape.elem).tensor();
                let groups = groups(at, n - 1);
                self.op(&format!("tensor.collapse_shape {name} [{groups}] : {ty} into {result}"), &result);
            }
            0..=3 if n > 0 => {
                let at = self.rng.below(n);
                let (low, high) = match shape.dims[at] {
                    Some(size) if size % 2 == 0 && size > 0 => (Some(2), Some(size / 2)),
                    Some(size) => (Some(1), Some(size)),
                    None => (None, Some(2)),
                };
                let mut dims = shape.dims.clone();
                dims.splice(at..at + 1, [low, high]);
                let sizes: Vec<String> =
                    dims.iter().map(|n| n.map_or_else(|| self.any_index(), |n| n.to_string())).collect();
                let result = Shaped::new(dims, &shape.elem).tensor();
                self.op(
                    &format!(
                        "tensor.expand_shape {name} [{}] output_shape [{}] : {ty} into {result}",
                        groups(at, n),
                        sizes.join(", ")
                    ),
                    &result,
                );
            }
            4 => {
                let rank = self.rng.pick(&[Some(2), Some(2), None]).flatten();
                let to = self.tensor(&Shaped::new(vec![rank], "index"));
                let result = match rank {
                    Some(rank) => Shaped::new(vec![None; rank], &shape.elem).tensor(),
                    None => format!("tensor<*x{}>", shape.elem),
                };
                self.op(
                    &format!("tensor.reshape {name}({}) : ({ty}, {}) -> {result}", to.name, to.ty),
                    &result,
                );
            }
            _ => {
                let to = self.tensor(&Shaped::new(vec![Some(1)], "index"));
                let result = Shaped::new(vec![shape.len()], &shape.elem).tensor();
                self.op(
                    &format!("tensor.reshape {name}({}) : ({ty}, {}) -> {result}", to.name, to.ty),
                    &result,
                );
            }
        }
        Some(())
    }

    pub fn pad(&mut self) -> Option<()> {
        let (tensor, shape) = self.some_tensor();
        let (mut low, mut high, mut dims) = (Vec::new(), Vec::new(), Vec::new());
        for &size in &shape.dims {
            if self.rng.chance(70) {
                let (before, after) = (self.rng.below(3), self.rng.below(3));
                dims.push(size.map(|size| size + before + after));
                low.push(before.to_string());
                high.push(after.to_string());
            } else {
                dims.push(None);
                low.push(self.any_index());
                high.push("1".to_owned());
            }
        }
        if dims.is_empty() {
            return None;
        }
        let value = self.value(&Shaped::new(dims, &shape.elem).tensor());
        let args: Vec<Val> = low.iter().map(|_| self.value("index")).collect();
        let list: Vec<String> = args.iter().map(|arg| format!("{}: index", arg.name)).collect();
        let captured = self.scalar(&shape.elem);
        let nofold = self.maybe(15, " nofold");
        self.line(&format!(
            "{} = tensor.pad {}{} low[{}] high[{}] {{\n^bb0({}):",
            value.name,
            tensor.name,
            nofold,
            low.join(", "),
            high.join(", "),
            list.join(", ")
        ));
        let element = match self.rng.chance(75) {
            true => captured,
            false => self.in_region(&args, |g| {
                g.element_of_tensor();
                g.scalar(&shape.elem)
            }),
        };
        self.line(&format!("tensor.yield {element} : {}\n}} : {} to {}", shape.elem, tensor.ty, value.ty));
        self.values.push(value);
        Some(())
    }

    pub fn concat(&mut self) -> Option<()> {
        let (first, shape) = self.some_tensor();
        let at = self.rng.below(shape.dims.len());
        let all: Vec<Val> = (0..self.rng.below(3)).map(|_| self.tensor(&shape)).chain([first]).collect();
        let names: Vec<&str> = all.iter().map(|value| &value.name[..]).collect();
        let types: Vec<&str> = all.iter().map(|value| &value.ty[..]).collect();
        let mut dims = shape.dims;
        let size = dims.get_mut(at)?;
        *size = size.map(|size| all.len() * size);
        let result = Shaped::new(dims, &shape.elem).tensor();
        let text =
            format!("tensor.concat dim({at}) {} : ({}) -> {result}", names.join(", "), types.join(", "));
        self.op(&text, &result);
        Some(())
    }

    /// `tensor.dim` or `tensor.rank`.
    pub fn extent(&mut self) -> Option<()> {
        let (tensor, shape) = self.some_tensor();
        if shape.dims.is_empty() || self.rng.chance(10) {
            self.op(&format!("tensor.rank {} : {}", tensor.name, tensor.ty), "index");
        } else {
            let at = self.rng.below(shape.dims.len());
            let at = self.op(&format!("arith.constant {at} : index"), "index");
            self.op(&format!("tensor.dim {}, {} : {}", tensor.name, at.name, tensor.ty), "index");
        }
        Some(())
    }

    /// `arith.select` of tensors.
    pub fn select(&mut self) -> Option<()> {
        let (one, shape) = self.some_tensor();
        let other = self.tensor(&shape);
        let condition = self.scalar("i1");
        self.op(&format!("arith.select {condition}, {}, {} : {}", one.name, other.name, one.ty), &one.ty);
        Some(())
    }

    /// An operation of the bufferization dialect.
    pub fn bufferization(&mut self) -> Option<()> {
        let (tensor, shape) = self.some_tensor();
        let (name, ty, memref) = (tensor.name, tensor.ty, shape.memref());
        match self.rng.below(8) {
            0 => drop(self.op(&format!("bufferization.alloc_tensor() copy({name}) : {ty}"), &ty)),
            5 => {
                let buffer = self.buffer(&shape);
                self.op(&format!("bufferization.clone {} : {memref} to {memref}", buffer.name), &memref);
            }
            6 => {
                let extents = self.extents(&shape);
                let made = self.op(&format!("bufferization.alloc_tensor({extents}) : {ty}"), &ty);
                self.line(&format!("bufferization.dealloc_tensor {} : {ty}", made.name));
                self.values.retain(|value| value.name != made.name);
            }
            1 => {
                let into = self.tensor(&shape);
                let text = format!(
                    "bufferization.materialize_in_destination {name} in {} : ({ty}, {ty}) -> {ty}",
                    into.name
                );
                self.op(&text, &ty);
            }
            2 => {
                let into = self.buffer(&shape).name;
                let restrict = self.maybe(30, "restrict ");
                self.line(&format!(
                    "bufferization.materialize_in_destination {name} in {restrict}writable {into} : ({ty}, {memref}) -> ()"
                ));
            }
            3 => {
                let from = self.buffer(&shape).name;
                let writable = self.maybe(60, " writable");
                self.op(
                    &format!("bufferization.to_tensor {from} restrict{writable} : {memref} to {ty}"),
                    &ty,
                );
            }
            4 => {
                let read_only = self.maybe(60, " read_only");
                self.op(&format!("bufferization.to_buffer {name}{read_only} : {ty} to {memref}"), &memref);
            }
            _ => self.call_with_tensors()?,
        }
        Some(())
    }

    /// A transfer of a vector from or to a tensor.
    pub fn transfer(&mut self) -> Option<()> {
        let (tensor, shape) = self.some_tensor();
        if shape.dims.is_empty() || shape.elem != "f32" {
            return None;
        }
        let indices: Vec<String> = shape.dims.iter().map(|_| self.any_index()).collect();
        let (at, ty) = (format!("{}[{}]", tensor.name, indices.join(", ")), &tensor.ty);
        match self.pick_of(|ty| ty == "vector<4xf32>") {
            Some(vector) if self.rng.chance(60) => {
                drop(
                    self.op(
                        &format!("vector.transfer_write {}, {at} : vector<4xf32>, {ty}", vector.name),
                        ty,
                    ),
                );
            }
            _ => {
                let padding = self.scalar("f32");
                self.op(
                    &format!("vector.transfer_read {at}, {padding} : {ty}, vector<4xf32>"),
                    "vector<4xf32>",
                );
            }
        }
        Some(())
    }
}

/// Whether `tensor.cast` takes one type to the other.
fn are_castable(a: &Shaped, b: &Shaped) -> bool {
    a != b
        && a.elem == b.elem
        && a.dims.len() == b.dims.len()
        && a.dims.iter().zip(&b.dims).all(|(a, b)| a == b || a.is_none() || b.is_none())
}
