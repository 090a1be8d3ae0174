//! Joins lowered parts to the module that one process would make.

use super::{DISTINCT, REQUESTS, distincts, module_of, needs_module, shown, top_level, unfit};
use crate::compile::{CompileOptions, Product};
use crate::reduce::is_definition;
use std::collections::hash_map::Entry;
use terrace_ir::body::clone::Mapping;
use terrace_ir::params::Part;
use terrace_ir::symbols::symbol_name;
use terrace_ir::verify::{VerifyOptions, verify_op};
use terrace_ir::{Attr, Body, Context, Loc, Op, Result, Root, Str};
use terrace_rewrite::replacer::AttrTypeReplacer;
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

/// A declaration that lowerings of functions have requested.
struct Declaration {
    /// The place of the first request among those of one process: of the passes, of the function, and in that.
    order: (usize, u8, usize, usize),
    part: usize,
    op: Op,
    /// Its attributes, in slots and others.
    attributes: (SmallVec<[u32; 8]>, Option<Attr>),
}

/// The skeleton, which gets the functions of parts.
struct Joined {
    ctx: Context,
    root: Root,
    module: Op,
    /// The functions that have no body yet, with their positions.
    left: FxHashMap<Str, (Op, usize)>,
    positions: FxHashMap<Str, usize>,
    distincts: FxHashMap<Str, Attr>,
    declarations: FxHashMap<Str, Declaration>,
}

impl CompileOptions {
    /// Joins the parts of all shards, in any order, to the lowered module; the roots are not verified. The product is LLVM IR or
    /// bitcode.
    ///
    /// # Errors
    /// When the parts are not those of one plan, or are not valid.
    pub fn join(&self, skeleton: Root, mut parts: Vec<Root>) -> Result<Product> {
        let ctx = skeleton.body.ctx().clone();
        let mut joined = Joined::new(&ctx, skeleton)?;
        for (i, part) in parts.iter_mut().enumerate() {
            joined.add(i, part)?;
        }
        let Joined { mut root, module, left, declarations, .. } = joined;
        if let Some((&name, _)) = left.iter().min_by_key(|(_, (_, at))| *at) {
            let n = left.len();
            let why = format!(
                "no part has the body of {}, the first of {n} functions that lack theirs",
                shown(&ctx, name)
            );
            return Err(unfit(&ctx, &why));
        }
        put_declarations(&mut root, module, declarations, &parts)?;
        for name in [DISTINCT, REQUESTS] {
            root.body.set_discardable(module, ctx.intern(name), None);
        }
        verify_op(root.scope().at(module), VerifyOptions { threads: self.threads })?;
        self.product(root)
    }
}

impl Joined {
    fn new(ctx: &Context, root: Root) -> Result<Self> {
        let module = module_of(ctx, &root)?;
        let body = root.body.region_body(module);
        let (mut left, mut positions) = (FxHashMap::default(), FxHashMap::default());
        for (at, op) in top_level(body).into_iter().enumerate() {
            let Some(name) = symbol_name(body, op) else { continue };
            positions.insert(name, at);
            if is_placeholder(body, op) {
                left.insert(name, (op, at));
            }
        }
        let (distincts, declarations) = Default::default();
        let mut joined = Self { ctx: ctx.clone(), root, module, left, positions, distincts, declarations };
        let new = new_distincts(&mut joined.distincts, &joined.root, module);
        if !new.is_empty() {
            let body = joined.root.body.region_body_mut(module);
            top_level(body).into_iter().for_each(|op| replace(body, op, &new));
        }
        Ok(joined)
    }

    /// Moves the bodies of a part to their functions, and notes what it declares.
    fn add(&mut self, number: usize, part: &mut Root) -> Result {
        let ctx = self.ctx.clone();
        let module = module_of(&ctx, part)?;
        let requests = requests(part, module);
        let new = new_distincts(&mut self.distincts, part, module);
        let inner = part.body.region_body_mut(module);
        for op in top_level(inner) {
            let Some(name) = symbol_name(inner, op) else { continue };
            if !is_definition(inner, op) {
                self.declare(number, inner, op, name, &requests)?;
                continue;
            }
            let Some((target, _)) = self.left.remove(&name) else {
                let why = format!("{} is in two parts, or is no function of the module", shown(&ctx, name));
                return Err(unfit(&ctx, &why));
            };
            if !new.is_empty() {
                replace(inner, op, &new);
            }
            let into = self.root.body.region_body_mut(self.module);
            if let Some(body) = inner.take_nested(op) {
                into.take_nested_as_is(target);
                into.put_nested(target, body);
            }
        }
        Ok(())
    }

    /// Notes a declaration of a part, if its place is the first one.
    fn declare(&mut self, part: usize, body: &Body, op: Op, name: Str, requests: &[Request]) -> Result {
        let ctx = &self.ctx;
        if self.positions.contains_key(&name) {
            let why =
                format!("the lowering of one function calls {}, which is another one", shown(ctx, name));
            return Err(needs_module(ctx, Loc::UNKNOWN, &why));
        }
        let place = |(i, request): (usize, &Request)| {
            let &at = self.positions.get(&request.by).filter(|_| request.symbol == name)?;
            Some((request.order.0, request.order.1, at, i))
        };
        let Some(order) = requests.iter().enumerate().filter_map(place).min() else {
            return Err(unfit(ctx, &format!("nothing has requested {}", shown(ctx, name))));
        };
        let attributes = (body.slots(op).to_words(), body.dict(op));
        let new = Declaration { order, part, op, attributes };
        match self.declarations.entry(name) {
            Entry::Vacant(entry) => _ = entry.insert(new),
            Entry::Occupied(entry) if entry.get().attributes != new.attributes => {
                let why = format!("lowerings of functions declare {} in several ways", shown(ctx, name));
                return Err(needs_module(ctx, Loc::UNKNOWN, &why));
            }
            Entry::Occupied(mut entry) if new.order < entry.get().order => _ = entry.insert(new),
            Entry::Occupied(_) => {}
        }
        Ok(())
    }
}

/// The distinct attributes of a file, which reading makes anew, for which others of their names are known.
fn new_distincts(known: &mut FxHashMap<Str, Attr>, file: &Root, module: Op) -> FxHashMap<Attr, Attr> {
    let pairs = distincts(file, module).into_iter();
    let pairs = pairs.map(|(name, attr)| (attr, *known.entry(name).or_insert(attr)));
    pairs.filter(|(attr, known)| attr != known).collect()
}

/// A row of [`REQUESTS`].
struct Request {
    order: (usize, u8),
    by: Str,
    symbol: Str,
}

fn requests(root: &Root, module: Op) -> Vec<Request> {
    let ctx = root.body.ctx();
    let rows = root.body.discardable(module, REQUESTS).and_then(|attr| attr.as_array(ctx)).unwrap_or(&[]);
    let row = |row: &Attr| {
        let &[order, by, symbol] = row.as_array(ctx)? else { return None };
        let order = ctx.str(order.as_str(ctx)?).into_owned();
        let (step, pass) = order.split_once(' ')?;
        let order = (step.parse().ok()?, pass.parse().ok()?);
        Some(Request { order, by: by.as_str(ctx)?, symbol: symbol.as_str(ctx)? })
    };
    rows.iter().filter_map(row).collect()
}

/// Whether an operation is a function whose body is in a part: it has an empty block, which no valid function has.
fn is_placeholder(body: &Body, op: Op) -> bool {
    is_definition(body, op)
        && body
            .nested_body(op)
            .and_then(|inner| Some(inner.first_op(inner.root_block()?).is_none()))
            .unwrap_or(false)
}

/// Replaces distinct attributes in an operation, also in locations.
fn replace(body: &mut Body, op: Op, new: &FxHashMap<Attr, Attr>) {
    let ctx = body.ctx().clone();
    let of = |_: &Context, part: Part| match part {
        Part::Attr(attr) => new.get(&attr).map(|&attr| Part::Attr(attr)),
        Part::Type(_) => None,
    };
    let mut replacer = AttrTypeReplacer::new(&of);
    replacer.recursively_replace_elements_in(body, op);
    let mut new_loc = |loc: Loc| Loc::of_attr(replacer.attr(&ctx, loc.attr(&ctx)));
    body.set_loc(op, new_loc(body.loc(op)));
    if let Some(mut inner) = body.take_nested(op) {
        inner.map_locs(&mut new_loc);
        body.put_nested(op, inner);
    }
}

/// Puts the declarations in front of the module's other operations: each was added at its start.
fn put_declarations(
    root: &mut Root,
    module: Op,
    declarations: FxHashMap<Str, Declaration>,
    parts: &[Root],
) -> Result {
    let ctx = root.body.ctx().clone();
    let mut sorted: Vec<(Str, Declaration)> = declarations.into_iter().collect();
    sorted.sort_by_key(|(_, declaration)| declaration.order);
    let body = root.body.region_body_mut(module);
    for (_, Declaration { part, op, .. }) in sorted {
        let from = module_of(&ctx, &parts[part])?;
        let new = body.clone_op_of(parts[part].body.region_body(from), op, &mut Mapping::default());
        if let Some(block) = body.root_block() {
            match body.first_op(block) {
                Some(first) => body.insert_before(new, first),
                None => body.append(new, block),
            }
        }
    }
    Ok(())
}
