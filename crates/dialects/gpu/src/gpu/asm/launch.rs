//! Parser and printer of launches.

use super::function::parse_attributions;
use crate::gpu::{AsyncTokenType, Launch, N_INDICES, WORKGROUP_ATTRIBUTIONS};
use crate::prelude::*;
use terrace_ir::asm::Argument;

/// The numbers of the arguments for the three numbers and the three sizes of blocks, threads and clusters.
const BLOCKS: [usize; 2] = [0, 6];
const THREADS: [usize; 2] = [3, 9];
const CLUSTERS: [usize; 2] = [12, 15];

/// `(%i, %j, %k) in (%sx = %x, %sy = %y, %sz = %z)`: sets arguments of the region, and appends the operands.
fn parse_sizes(
    p: &mut OpParser<'_, '_>,
    [ids, sizes]: [usize; 2],
    args: &mut [Option<Argument>],
    operands: &mut SmallVec<[Unresolved; 9]>,
) -> Result {
    let at = p.offset();
    let names = p.argument_list(Delimiter::Paren, false, false)?;
    if names.len() != 3 {
        return Err(p.custom_error(at, format!("expected three names, but got {}", names.len())));
    }
    let set = |args: &mut [Option<Argument>], i: usize, name: Argument| {
        if let Some(arg) = args.get_mut(i) {
            *arg = Some(name);
        }
    };
    for (i, name) in names.into_iter().enumerate() {
        set(args, ids + i, name);
    }
    p.expect_keyword("in", "")?;
    p.expect(b'(', "expected '('")?;
    for i in 0..3 {
        if i != 0 {
            p.expect(b',', "expected ','")?;
        }
        set(args, sizes + i, p.argument(false, false)?);
        p.expect(b'=', "expected '='")?;
        operands.push(p.operand()?);
    }
    p.expect(b')', "expected ')'")
}

/// `[module(@name)]` or `[function(@name)]`
fn parse_name(p: &mut OpParser<'_, '_>, keyword: &str, slot: usize) -> Result {
    if p.eat_keyword(keyword) {
        p.expect(b'(', "expected '('")?;
        let at = p.offset();
        let name = p.parse_attr(None)?;
        if FlatSymbolRef::decode(p.ctx, name).is_none() {
            return Err(p.custom_error(at, "invalid kind of attribute specified"));
        }
        p.state.set_slot(slot, name);
        p.expect(b')', "expected ')'")?;
    }
    Ok(())
}

/// `[async] [[%tokens]] [clusters(...) in (...)] blocks(...) in (...) threads(...) in (...) [dynamic_shared_memory_size %n]
/// [module(@m)] [function(@f)] [workgroup(...)] [private(...)] { ... } {attributes}`
pub fn parse(p: &mut OpParser<'_, '_>) -> Result {
    let ctx = p.ctx;
    let token = AsyncTokenType::get(ctx);
    let at = p.offset();
    let is_async = p.eat_keyword("async");
    if is_async != (p.n_bound_results != 0) {
        return Err(p.custom_error(
            at,
            if is_async {
                "needs to be named when marked 'async'"
            } else {
                "needs to be marked 'async' when named"
            },
        ));
    }
    if is_async {
        p.state.results.push(token);
    }
    let tokens = p.operand_list(Delimiter::OptionalSquare)?;
    p.add_operands_of(&tokens, token)?;

    let has_cluster = p.eat_keyword("clusters");
    let mut ids: [Option<Argument>; N_INDICES + 6] = [None; N_INDICES + 6];
    let (mut clusters, mut sizes) = (SmallVec::new(), SmallVec::new());
    if has_cluster {
        parse_sizes(p, CLUSTERS, &mut ids, &mut clusters)?;
    }
    p.expect_keyword("blocks", "")?;
    parse_sizes(p, BLOCKS, &mut ids, &mut sizes)?;
    p.expect_keyword("threads", "")?;
    parse_sizes(p, THREADS, &mut ids, &mut sizes)?;
    p.add_operands_of(&sizes, Type::INDEX)?;
    p.add_operands_of(&clusters, Type::INDEX)?;

    let has_memory = p.eat_keyword("dynamic_shared_memory_size");
    if has_memory {
        let size = p.operand()?;
        p.add_operand(&size, Type::I32)?;
    }
    parse_name(p, "module", Launch::SLOTS.module)?;
    parse_name(p, "function", Launch::SLOTS.function)?;

    let indices = ids.into_iter().flatten().map(|arg| Argument { ty: Some(Type::INDEX), ..arg });
    let mut args: SmallVec<[Argument; 4]> = indices.collect();
    let n_indices = args.len();
    parse_attributions(p, "workgroup", false, &mut args)?;
    let n_workgroup = args.len() - n_indices;
    p.set_attr(WORKGROUP_ATTRIBUTIONS, IntegerAttr::of_u64(ctx, Type::I64, n_workgroup as u64));
    parse_attributions(p, "private", false, &mut args)?;
    p.region(&args)?;
    p.form_attr_dict(false, &[])?;
    let cluster = usize::from(has_cluster);
    let segments = [tokens.len(), 1, 1, 1, 1, 1, 1, cluster, cluster, cluster, usize::from(has_memory)];
    p.state.set_segments(ctx, &segments, &[usize::from(is_async)]);
    Ok(())
}

fn print_sizes(
    p: &mut OpPrinter<'_>,
    keyword: &str,
    args: &[Value],
    [ids, sizes]: [usize; 2],
    operands: [Value; 3],
) {
    let group = |first: usize| args.get(first..first + 3).unwrap_or(&[]);
    p.text(keyword);
    p.list(group(ids), |p, &id| p.operand(id));
    p.text(") in (");
    p.list(group(sizes).iter().zip(operands), |p, (&size, operand)| {
        p.operand(size);
        p.text(" = ");
        p.operand(operand);
    });
    p.byte(b')');
}

/// Prints what [`parse`] parses.
pub fn print(p: &mut OpPrinter<'_>, op: Launch) {
    let b = p.body();
    if op.async_token(b).is_some() {
        p.text(" async");
    }
    let tokens = op.async_dependencies(b);
    if !tokens.is_empty() {
        p.byte(b' ');
        p.operand_list(*b"[]", tokens);
    }
    let args = b.entry_args(op.body(b));
    if let Some(sizes) = op.cluster_size(b) {
        print_sizes(p, " clusters(", args, CLUSTERS, sizes);
    }
    print_sizes(p, " blocks(", args, BLOCKS, op.grid_size(b));
    print_sizes(p, " threads(", args, THREADS, op.block_size(b));
    if let Some(size) = op.dynamic_shared_memory_size(b) {
        p.text(" dynamic_shared_memory_size ");
        p.operand(size);
    }
    for (open, name) in [(" module(", op.module(b)), (" function(", op.function(b))] {
        if let Some(name) = name {
            p.text(open);
            p.symbol_name(name);
            p.byte(b')');
        }
    }
    let (workgroup, private) = op.attributions(b);
    for (open, args) in [(" workgroup(", workgroup), (" private(", private)] {
        if !args.is_empty() {
            p.text(open);
            p.list(args, |p, &arg| {
                p.operand(arg);
                p.text(" : ");
                p.value_type(Some(arg));
            });
            p.byte(b')');
        }
    }
    p.byte(b' ');
    p.region(op.0, 0, RegionPrint::NO_ARGS);
    p.optional_attr_dict(op.0, &["operandSegmentSizes", WORKGROUP_ATTRIBUTIONS, "module", "function"]);
}
