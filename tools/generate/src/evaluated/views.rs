//! Views of memory: slices, other shapes, other strides, permutations, casts and copies.
//!
//! Of each view the generator knows the place of every element, and what the type says of it.

use super::{Program, Writer, chance, pick};
use crate::rng::Rng;

/// A number, and whether the type, or the operation, states it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Num {
    value: i64,
    known: bool,
}

impl Num {
    fn text(self) -> String {
        if self.known { self.value.to_string() } else { "?".to_owned() }
    }

    fn times(self, other: Num) -> Num {
        let value = self.value * other.value;
        // Nothing times an unknown number is nothing.
        Num { value, known: self.known && other.known || self == known(0) || other == known(0) }
    }

    fn plus(self, other: Num) -> Num {
        Num { value: self.value + other.value, known: self.known && other.known }
    }
}

const fn known(value: i64) -> Num {
    Num { value, known: true }
}

/// A memref.
#[derive(Clone, Debug)]
struct View {
    name: String,
    buffer: usize,
    offset: Num,
    sizes: Vec<Num>,
    strides: Vec<Num>,
    /// Whether the type has no layout: elements follow each other from the start.
    plain: bool,
}

impl View {
    fn ty(&self, elem: &str) -> String {
        let shape: String = self.sizes.iter().map(|n| format!("{}x", n.text())).collect();
        if self.plain {
            return format!("memref<{shape}{elem}>");
        }
        let strides: Vec<String> = self.strides.iter().map(|n| n.text()).collect();
        let offset =
            if self.offset == known(0) { String::new() } else { format!(", offset: {}", self.offset.text()) };
        format!("memref<{shape}{elem}, strided<[{}]{offset}>>", strides.join(", "))
    }

    /// Whether operations on shapes give the result no layout: theirs is the identity, as that of `strided<[1]>`.
    fn is_identity(&self) -> bool {
        self.plain || self.strides == [known(1)] && self.offset == known(0)
    }

    /// The positions of all elements in the buffer.
    fn places(&self) -> Vec<usize> {
        let mut places = vec![self.offset.value];
        for (size, stride) in self.sizes.iter().zip(&self.strides) {
            places =
                places.iter().flat_map(|&at| (0..size.value).map(move |i| at + i * stride.value)).collect();
        }
        places.into_iter().map(|at| at as usize).collect()
    }

    fn n(&self) -> i64 {
        self.sizes.iter().map(|n| n.value).product()
    }
}

/// The strides of elements that follow each other.
fn contiguous(sizes: &[Num]) -> Vec<Num> {
    let mut strides = vec![known(1); sizes.len()];
    for at in (1..sizes.len()).rev() {
        strides[at - 1] = strides[at].times(sizes[at]);
    }
    strides
}

struct Gen<'r> {
    rng: &'r mut Rng,
    w: Writer,
    globals: String,
    buffers: Vec<Vec<i64>>,
    views: Vec<View>,
    output: String,
    elem: &'static str,
}

/// The program of random choices.
pub fn program(rng: &mut Rng, size: usize) -> Program {
    let elem = pick(rng, &["i32", "i64", "i8", "i16"]);
    let mut g = Gen {
        rng,
        w: Writer::default(),
        globals: String::new(),
        buffers: Vec::new(),
        views: Vec::new(),
        output: String::new(),
        elem,
    };
    g.allocate();
    for _ in 0..size {
        g.step();
    }
    for view in g.views.iter().rev().take(3).cloned().collect::<Vec<_>>() {
        g.print(&view);
    }
    let elem = g.elem;
    let text = format!(
        "{}func.func private @oi(%x: index) -> index attributes {{no_inline}} {{\nreturn %x : index\n}}\n\
         func.func private @oe(%x: {elem}) -> {elem} attributes {{no_inline}} {{\nreturn %x : {elem}\n}}\n\
         func.func @main() {{\n{}return\n}}\n",
        g.globals, g.w.text
    );
    Program { text, expected: g.output }
}

impl Gen<'_> {
    fn bits(&self) -> u32 {
        self.elem[1..].parse().unwrap_or(32)
    }

    fn wrap(&self, value: i64) -> i64 {
        let shift = 64 - self.bits();
        value << shift >> shift
    }

    fn step(&mut self) {
        match self.rng.below(20) {
            0 => self.allocate(),
            1..=5 => self.subview(),
            6 | 7 => self.collapse(),
            8 | 9 => self.expand(),
            10 => self.reinterpret(),
            11 => self.transpose(),
            12 | 13 => self.cast(),
            14 => self.copy(),
            15 => self.metadata(),
            16 => self.rows(),
            17 => self.vector(),
            18 => {
                let view = self.view();
                self.print(&view);
            }
            _ => self.access(),
        }
    }

    fn index(&mut self, value: i64) -> String {
        let name = self.w.op(&format!("arith.constant {value} : index"));
        if chance(self.rng, 40) {
            self.w.op(&format!("func.call @oi({name}) : (index) -> index"))
        } else {
            name
        }
    }

    /// A number as an attribute or as an operand.
    fn number(&mut self, value: i64) -> (Num, String) {
        if chance(self.rng, 60) {
            return (known(value), value.to_string());
        }
        (Num { value, known: false }, self.index(value))
    }

    fn view(&mut self) -> View {
        let from = if chance(self.rng, 60) { self.views.len().saturating_sub(3) } else { 0 };
        pick(self.rng, &self.views[from..])
    }

    fn push(&mut self, text: &str, view: View) -> View {
        let name = self.w.op(text);
        let view = View { name, ..view };
        self.views.push(view.clone());
        view
    }

    /// Writes an operation that makes a view of another one; `detail` is its text between the operand and the types.
    fn derive(&mut self, op: &str, detail: &str, from: &View, view: View) {
        let to = if op.ends_with("_shape") { "into" } else { "to" };
        let (from_ty, ty) = (from.ty(self.elem), view.ty(self.elem));
        self.push(&format!("memref.{op} {}{detail} : {from_ty} {to} {ty}", from.name), view);
    }

    fn allocate(&mut self) {
        let shape: Vec<i64> = pick(
            self.rng,
            &[
                vec![4, 6],
                vec![12],
                vec![2, 3, 4],
                vec![4, 1, 5],
                vec![24],
                vec![1, 8],
                vec![2, 2, 2, 3],
                vec![],
            ],
        );
        let n: i64 = shape.iter().product();
        if chance(self.rng, 25) {
            let number = self.buffers.len();
            let elements: Vec<i64> = (0..n).map(|_| self.rng.below(200) as i64 - 100).collect();
            let mut parts: Vec<String> = elements.iter().map(i64::to_string).collect();
            for &n in shape.iter().rev() {
                parts = parts.chunks(n as usize).map(|part| format!("[{}]", part.join(", "))).collect();
            }
            let sizes: Vec<Num> = shape.iter().map(|&n| known(n)).collect();
            let strides = contiguous(&sizes);
            let view =
                View { name: String::new(), buffer: number, offset: known(0), sizes, strides, plain: true };
            let ty = view.ty(self.elem);
            self.globals +=
                &format!("memref.global \"private\" @g{number} : {ty} = dense<{}>\n", parts.concat());
            self.buffers.push(elements);
            self.push(&format!("memref.get_global @g{number} : {ty}"), view);
            return;
        }
        let sizes: Vec<(Num, String)> = shape.iter().map(|&n| self.number(n)).collect();
        self.fresh(&sizes);
    }

    /// New memory of these sizes, filled with numbers.
    fn fresh(&mut self, sizes: &[(Num, String)]) -> View {
        let operands: Vec<String> = sizes.iter().filter(|s| !s.0.known).map(|s| s.1.clone()).collect();
        let sizes: Vec<Num> = sizes.iter().map(|s| s.0).collect();
        let strides = contiguous(&sizes);
        let view = View {
            name: String::new(),
            buffer: self.buffers.len(),
            offset: known(0),
            sizes,
            strides,
            plain: true,
        };
        let op = if chance(self.rng, 50) { "alloc" } else { "alloca" };
        let ty = view.ty(self.elem);
        let n = view.n();
        self.buffers.push(vec![0; n as usize]);
        let view = self.push(&format!("memref.{op}({}) : {ty}", operands.join(", ")), view);
        self.fill(&view);
        view
    }

    /// Writes loops over all elements, with `body` at the innermost place, which gets the counters.
    fn nest(&mut self, view: &View, body: &mut dyn FnMut(&mut Self, &[String])) {
        let affine = chance(self.rng, 50);
        let mut counters = Vec::new();
        let zero = self.w.op("arith.constant 0 : index");
        let one = self.w.op("arith.constant 1 : index");
        let mut bounds = Vec::new();
        for (at, size) in view.sizes.iter().enumerate() {
            bounds.push(if affine && size.known {
                size.value.to_string()
            } else if chance(self.rng, 50) {
                let at = self.w.op(&format!("arith.constant {at} : index"));
                self.w.op(&format!("memref.dim {}, {at} : {}", view.name, view.ty(self.elem)))
            } else {
                self.index(size.value)
            });
        }
        for bound in &bounds {
            let counter = self.w.name();
            let head = match affine {
                true => format!("affine.for {counter} = 0 to {bound} {{"),
                false => format!("scf.for {counter} = {zero} to {bound} step {one} {{"),
            };
            self.w.line(&head);
            counters.push(counter);
        }
        body(self, &counters);
        bounds.iter().for_each(|_| self.w.line("}"));
    }

    fn element(&mut self, value: i64) -> String {
        let value = self.wrap(value);
        let name = self.w.op(&format!("arith.constant {value} : {}", self.elem));
        let elem = self.elem;
        if chance(self.rng, 30) {
            self.w.op(&format!("func.call @oe({name}) : ({elem}) -> {elem}"))
        } else {
            name
        }
    }

    /// Stores another number to each element.
    fn fill(&mut self, view: &View) {
        let start = self.rng.below(40) as i64 - 20;
        let mut name = self.element(start);
        let ty = view.ty(self.elem);
        let elem = self.elem;
        // The weight of each counter is 1, 3, 9, ...
        self.nest(view, &mut |g, counters| {
            for (at, counter) in counters.iter().enumerate() {
                let cast = g.w.op(&format!("arith.index_cast {counter} : index to {elem}"));
                let weight = g.w.op(&format!("arith.constant {} : {elem}", 3i64.pow(at as u32)));
                let part = g.w.op(&format!("arith.muli {cast}, {weight} : {elem}"));
                name = g.w.op(&format!("arith.addi {name}, {part} : {elem}"));
            }
            g.w.line(&format!("memref.store {name}, {}[{}] : {ty}", view.name, counters.join(", ")));
        });
        let mut values = vec![start];
        for (at, size) in view.sizes.iter().enumerate() {
            let weight = 3i64.pow(at as u32);
            values = values.iter().flat_map(|v| (0..size.value).map(move |i| v + i * weight)).collect();
        }
        for (place, value) in view.places().into_iter().zip(values) {
            self.buffers[view.buffer][place] = self.wrap(value);
        }
    }

    fn print(&mut self, view: &View) {
        let ty = view.ty(self.elem);
        let elem = self.elem;
        self.nest(view, &mut |g, counters| {
            let value = g.w.op(&format!("memref.load {}[{}] : {ty}", view.name, counters.join(", ")));
            g.w.line(&format!("vector.print {value} : {elem}"));
        });
        for place in view.places() {
            self.output += &format!("{}\n", self.buffers[view.buffer][place]);
        }
    }

    fn subview(&mut self) {
        let from = self.view();
        if from.sizes.is_empty() || from.n() == 0 {
            return;
        }
        let (mut offset, mut sizes, mut strides) = (from.offset, Vec::new(), Vec::new());
        let mut texts = [Vec::new(), Vec::new(), Vec::new()];
        for (size, stride) in from.sizes.iter().zip(&from.strides) {
            let start = self.rng.below(size.value as usize) as i64;
            let step = 1 + self.rng.below(2) as i64;
            let most = (size.value - start - 1) / step + 1;
            let count = if chance(self.rng, 25) { 1 } else { 1 + self.rng.below(most as usize) as i64 };
            let parts = [start, count, step].map(|n| self.number(n));
            offset = offset.plus(parts[0].0.times(*stride));
            sizes.push(parts[1].0);
            strides.push(parts[2].0.times(*stride));
            for (list, part) in texts.iter_mut().zip(parts) {
                list.push(part.1);
            }
        }
        let mut keep: Vec<bool> = sizes.iter().map(|&n| !(n == known(1) && chance(self.rng, 60))).collect();
        if !is_found(&sizes, &strides, &keep) {
            keep.fill(true);
        }
        let kept = |list: &[Num]| of_kept(list, &keep);
        let view = View {
            name: String::new(),
            buffer: from.buffer,
            offset,
            sizes: kept(&sizes),
            strides: kept(&strides),
            plain: false,
        };
        let [a, b, c] = texts.map(|list| list.join(", "));
        self.derive("subview", &format!("[{a}] [{b}] [{c}]"), &from, view);
    }

    fn collapse(&mut self) {
        let from = self.view();
        let rank = from.sizes.len();
        if rank < 2 {
            return;
        }
        let (mut groups, mut sizes, mut strides): (Vec<Vec<usize>>, Vec<Num>, Vec<Num>) = Default::default();
        let mut at = 0;
        while at < rank {
            let mut end = at + 1;
            // Dimensions join if the type says that their elements follow each other.
            while end < rank
                && from.strides[end - 1].known
                && from.strides[end - 1] == from.strides[end].times(from.sizes[end])
                && chance(self.rng, 75)
            {
                end += 1;
            }
            let group: Vec<usize> = (at..end).collect();
            sizes.push(group.iter().fold(known(1), |n, &d| n.times(from.sizes[d])));
            let mut last = end - 1;
            while last > at && from.sizes[last] == known(1) {
                last -= 1;
            }
            let stride = from.strides[last];
            let known_stride = from.sizes[last].known || last == at;
            strides.push(Num { known: stride.known && known_stride, ..stride });
            groups.push(group);
            at = end;
        }
        if groups.len() == rank {
            return;
        }
        if from.plain {
            strides = contiguous(&sizes);
        }
        let view = View {
            name: String::new(),
            buffer: from.buffer,
            offset: from.offset,
            sizes,
            strides,
            plain: from.plain,
        };
        self.derive("collapse_shape", &format!(" {}", reassociation(&groups)), &from, view);
    }

    fn expand(&mut self) {
        let from = self.view();
        if from.sizes.is_empty() || from.sizes.len() > 3 {
            return;
        }
        let (mut groups, mut sizes, mut strides, mut shape): (
            Vec<Vec<usize>>,
            Vec<Num>,
            Vec<Num>,
            Vec<String>,
        ) = Default::default();
        for (size, stride) in from.sizes.iter().zip(&from.strides) {
            let factors: Vec<i64> = (1..=size.value).filter(|f| size.value % f == 0).collect();
            let split = chance(self.rng, 60);
            let factor = if split { pick(self.rng, &factors) } else { 1 };
            let parts = if split { vec![factor, size.value / factor] } else { vec![size.value] };
            let first = sizes.len();
            // A dimension of unknown size has a part of unknown size; others have none.
            let open = self.rng.below(parts.len());
            for (at, &part) in parts.iter().enumerate() {
                let is_known = size.known || at != open;
                sizes.push(Num { value: part, known: is_known });
                shape.push(if is_known { part.to_string() } else { self.index(part) });
            }
            groups.push((first..sizes.len()).collect());
            let inner = *sizes.last().unwrap_or(&known(1));
            if parts.len() == 2 {
                strides.push(stride.times(inner));
            }
            strides.push(*stride);
        }
        let plain = from.is_identity();
        if plain {
            strides = contiguous(&sizes);
        }
        if groups.len() == sizes.len() {
            return;
        }
        let view =
            View { name: String::new(), buffer: from.buffer, offset: from.offset, sizes, strides, plain };
        let detail = format!(" {} output_shape [{}]", reassociation(&groups), shape.join(", "));
        self.derive("expand_shape", &detail, &from, view);
    }

    /// Any elements of the same buffer.
    fn reinterpret(&mut self) {
        let from = self.view();
        let length = self.buffers[from.buffer].len() as i64;
        let rank = self.rng.below(3);
        let mut room = length - 1;
        let offset = self.rng.below(length as usize) as i64;
        room -= offset;
        let (mut sizes, mut strides) = (Vec::new(), Vec::new());
        for _ in 0..rank {
            let stride = 1 + self.rng.below(6) as i64;
            let size = 1 + self.rng.below((room / stride + 1).min(5) as usize) as i64;
            room -= (size - 1) * stride;
            sizes.push(size);
            strides.push(stride);
        }
        let offset = self.number(offset);
        let sizes: Vec<(Num, String)> = sizes.iter().map(|&n| self.number(n)).collect();
        let strides: Vec<(Num, String)> = strides.iter().map(|&n| self.number(n)).collect();
        let view = View {
            name: String::new(),
            buffer: from.buffer,
            offset: offset.0,
            sizes: sizes.iter().map(|s| s.0).collect(),
            strides: strides.iter().map(|s| s.0).collect(),
            plain: false,
        };
        let texts = |list: &[(Num, String)]| list.iter().map(|p| p.1.clone()).collect::<Vec<_>>().join(", ");
        let (sizes, strides) = (texts(&sizes), texts(&strides));
        let detail = format!(" to offset: [{}], sizes: [{sizes}], strides: [{strides}]", offset.1);
        self.derive("reinterpret_cast", &detail, &from, view);
    }

    fn transpose(&mut self) {
        let from = self.view();
        let rank = from.sizes.len();
        if rank < 2 {
            return;
        }
        let mut order: Vec<usize> = (0..rank).collect();
        for at in 0..rank {
            let other = at + self.rng.below(rank - at);
            order.swap(at, other);
        }
        let permuted = |list: &[Num]| order.iter().map(|&d| list[d]).collect::<Vec<_>>();
        let view = View {
            name: String::new(),
            buffer: from.buffer,
            offset: from.offset,
            sizes: permuted(&from.sizes),
            strides: permuted(&from.strides),
            plain: false,
        };
        let list = |order: &[usize]| order.iter().map(|d| format!("d{d}")).collect::<Vec<_>>().join(", ");
        let all: Vec<usize> = (0..rank).collect();
        self.derive("transpose", &format!(" ({}) -> ({})", list(&all), list(&order)), &from, view);
    }

    /// A cast to a type that says more or less.
    fn cast(&mut self) {
        let from = self.view();
        let mut to = from.clone();
        let mut change = |n: &mut Num| {
            if chance(self.rng, 40) {
                n.known = !n.known;
            }
        };
        to.sizes.iter_mut().for_each(&mut change);
        if !to.plain {
            // The stride of one element may be that of another dimension which a slice dropped.
            let several = to.sizes.iter().zip(&mut to.strides).filter(|(size, _)| size.value != 1);
            several.map(|(_, stride)| stride).for_each(&mut change);
            change(&mut to.offset);
        } else {
            to.strides = contiguous(&to.sizes);
        }
        if to.plain && chance(self.rng, 40) {
            to.plain = false;
            to.strides.iter_mut().for_each(|n| n.known = false);
            to.offset.known = false;
        }
        if to.ty(self.elem) == from.ty(self.elem) {
            return;
        }
        self.derive("cast", "", &from, to);
    }

    fn copy(&mut self) {
        let from = self.view();
        let sizes: Vec<(Num, String)> = from.sizes.iter().map(|n| self.number(n.value)).collect();
        let to = self.fresh(&sizes);
        let back = chance(self.rng, 40);
        let (a, b) = if back { (&to, &from) } else { (&from, &to) };
        self.w.line(&format!(
            "memref.copy {}, {} : {} to {}",
            a.name,
            b.name,
            a.ty(self.elem),
            b.ty(self.elem)
        ));
        let values: Vec<i64> = a.places().into_iter().map(|at| self.buffers[a.buffer][at]).collect();
        for (place, value) in b.places().into_iter().zip(values) {
            self.buffers[b.buffer][place] = value;
        }
    }

    fn show(&mut self, name: &str, value: i64) {
        self.w.line(&format!("vector.print {name} : index"));
        self.output += &format!("{value}\n");
    }

    fn metadata(&mut self) {
        let view = self.view();
        let rank = view.sizes.len();
        if rank > 0 && chance(self.rng, 40) {
            let at = self.rng.below(rank);
            let dim = self.index(at as i64);
            let name = self.w.op(&format!("memref.dim {}, {dim} : {}", view.name, view.ty(self.elem)));
            return self.show(&name, view.sizes[at].value);
        }
        let (base, offset, sizes, strides) = (self.w.name(), self.w.name(), self.w.name(), self.w.name());
        let many = match rank {
            0 => String::new(),
            _ => format!(", {sizes}:{rank}, {strides}:{rank}"),
        };
        let types = vec!["index"; 1 + 2 * rank].join(", ");
        self.w.line(&format!(
            "{base}, {offset}{many} = memref.extract_strided_metadata {} : {} -> memref<{}>, {types}",
            view.name,
            view.ty(self.elem),
            self.elem
        ));
        self.show(&offset, view.offset.value);
        for at in 0..rank {
            let place = |name: &str| if rank == 1 { name.to_owned() } else { format!("{name}#{at}") };
            self.show(&place(&sizes), view.sizes[at].value);
            // The stride of one element has no meaning, and operations replace it.
            if view.sizes[at].value > 1 {
                self.show(&place(&strides), view.strides[at].value);
            }
        }
    }

    /// A loop over slices that depend on its counter.
    fn rows(&mut self) {
        let view = self.view();
        let Some((first, inner)) = view.sizes.split_first() else { return };
        let (elem, ty) = (self.elem, view.ty(self.elem));
        let (n, zero, one) = (self.index(first.value), self.index(0), self.index(1));
        let start = self.element(0);
        let (sum, counter, carried) = (self.w.name(), self.w.name(), self.w.name());
        self.w.line(&format!(
            "{sum} = scf.for {counter} = {zero} to {n} step {one} iter_args({carried} = {start}) -> ({elem}) {{"
        ));
        let texts: [Vec<String>; 3] = [
            std::iter::once(counter.clone()).chain(inner.iter().map(|_| "0".to_owned())).collect(),
            std::iter::once("1".to_owned())
                .chain(inner.iter().map(|n| {
                    if n.known {
                        n.value.to_string()
                    } else {
                        self.w.op(&format!("arith.constant {} : index", n.value))
                    }
                }))
                .collect(),
            vec!["1".to_owned(); view.sizes.len()],
        ];
        let row = View {
            name: self.w.name(),
            buffer: view.buffer,
            offset: Num { value: 0, known: false },
            sizes: inner.to_vec(),
            strides: view.strides[1..].to_vec(),
            plain: false,
        };
        let [a, b, c] = texts.map(|list| list.join(", "));
        self.w.line(&format!(
            "{} = memref.subview {}[{a}] [{b}] [{c}] : {ty} to {}",
            row.name,
            view.name,
            row.ty(elem)
        ));
        let at: Vec<i64> = inner.iter().map(|n| self.rng.below(n.value as usize) as i64).collect();
        let names: Vec<String> = at.iter().map(|&n| self.index(n)).collect();
        let value = self.w.op(&format!("memref.load {}[{}] : {}", row.name, names.join(", "), row.ty(elem)));
        let twice = self.w.op(&format!("arith.addi {value}, {carried} : {elem}"));
        self.w.line(&format!("memref.store {twice}, {}[{}] : {}", row.name, names.join(", "), row.ty(elem)));
        self.w.line(&format!("scf.yield {twice} : {elem}\n}}\nvector.print {sum} : {elem}"));
        let mut total = 0;
        for i in 0..first.value {
            let inner: i64 = at.iter().zip(&view.strides[1..]).map(|(i, s)| i * s.value).sum();
            let place = (view.offset.value + i * view.strides[0].value + inner) as usize;
            total = self.wrap(self.buffers[view.buffer][place] + total);
            self.buffers[view.buffer][place] = total;
        }
        self.output += &format!("{total}\n");
    }

    /// A row as a vector.
    fn vector(&mut self) {
        let view = self.view();
        let Some(last) = view.sizes.len().checked_sub(1) else { return };
        let n = view.sizes[last].value;
        let at: Vec<i64> =
            view.sizes[..last].iter().map(|n| self.rng.below(n.value as usize) as i64).collect();
        let mut names: Vec<String> = at.iter().map(|&n| self.index(n)).collect();
        names.push(self.index(0));
        let ty = view.ty(self.elem);
        let vector = format!("vector<{n}x{}>", self.elem);
        let unit = view.strides[last] == known(1);
        let row = match unit && chance(self.rng, 50) {
            true => self.w.op(&format!("vector.load {}[{}] : {ty}, {vector}", view.name, names.join(", "))),
            false => {
                let padding = self.element(0);
                let text = format!(
                    "vector.transfer_read {}[{}], {padding} {{in_bounds = [{}]}} : {ty}, {vector}",
                    view.name,
                    names.join(", "),
                    chance(self.rng, 50)
                );
                self.w.op(&text)
            }
        };
        self.w.line(&format!("vector.print {row} : {vector}"));
        let start: i64 =
            view.offset.value + at.iter().zip(&view.strides).map(|(i, s)| i * s.value).sum::<i64>();
        let list: Vec<String> = (0..n)
            .map(|i| self.buffers[view.buffer][(start + i * view.strides[last].value) as usize].to_string())
            .collect();
        self.output += &format!("( {} )\n", list.join(", "));
    }

    /// Stores an element, or prints one.
    fn access(&mut self) {
        let view = self.view();
        let at: Vec<i64> = view.sizes.iter().map(|n| self.rng.below(n.value as usize) as i64).collect();
        let affine = chance(self.rng, 40);
        let names: Vec<String> = at
            .iter()
            .map(|&n| if affine && chance(self.rng, 50) { n.to_string() } else { self.index(n) })
            .collect();
        let place = view.offset.value + at.iter().zip(&view.strides).map(|(i, s)| i * s.value).sum::<i64>();
        let (op, ty, elem) = (if affine { "affine" } else { "memref" }, view.ty(self.elem), self.elem);
        if chance(self.rng, 50) {
            let value = self.rng.below(256) as i64 - 128;
            let name = self.element(value);
            self.w.line(&format!("{op}.store {name}, {}[{}] : {ty}", view.name, names.join(", ")));
            self.buffers[view.buffer][place as usize] = self.wrap(value);
        } else {
            let name = self.w.op(&format!("{op}.load {}[{}] : {ty}", view.name, names.join(", ")));
            self.w.line(&format!("vector.print {name} : {elem}"));
            self.output += &format!("{}\n", self.buffers[view.buffer][place as usize]);
        }
    }
}

/// The numbers of the dimensions that are kept.
fn of_kept(list: &[Num], keep: &[bool]) -> Vec<Num> {
    list.iter().zip(keep).filter(|pair| *pair.1).map(|pair| *pair.0).collect()
}

/// Whether MLIR's verifier, which looks for the strides that a slice lacks among dimensions of size one, from front to
/// back, finds dimensions that have the strides of those that are kept.
fn is_found(sizes: &[Num], strides: &[Num], keep: &[bool]) -> bool {
    let types = |list: Vec<Num>| list.into_iter().map(Num::text).collect::<Vec<_>>();
    let (mut left, kept) = (types(strides.to_vec()), types(of_kept(strides, keep)));
    let surplus = strides.len() - kept.len();
    let mut found: Vec<bool> = sizes.iter().map(|&size| size != known(1)).collect();
    if found.iter().filter(|&&keep| !keep).count() != surplus {
        for (keep, stride) in found.iter_mut().zip(strides) {
            let stride = stride.text();
            let count = |list: &[String]| list.iter().filter(|own| **own == stride).count();
            if *keep || count(&left) <= count(&kept) {
                *keep = true;
            } else if let Some(at) = left.iter().position(|own| *own == stride) {
                left.swap_remove(at);
            }
        }
    }
    types(of_kept(strides, &found)) == kept
}

/// The text of groups of dimensions.
fn reassociation(groups: &[Vec<usize>]) -> String {
    let list: Vec<String> = groups
        .iter()
        .map(|group| format!("[{}]", group.iter().map(usize::to_string).collect::<Vec<_>>().join(", ")))
        .collect();
    format!("[{}]", list.join(", "))
}
