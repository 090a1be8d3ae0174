//! Orders of use-lists: the most recent use comes first, unless the file says otherwise.

use super::bytes::Bytes;
use core::cmp::Reverse;
use terrace_ir::body::Body;
use terrace_ir::{Result, Value};
use terrace_support::FxHashMap;

/// The order of the uses of a value, as the file has it.
#[derive(Default)]
pub struct Order {
    /// Whether `numbers` are pairs: a place and where it comes from, of the places that differ.
    is_pairs: bool,
    numbers: Vec<u32>,
}

/// The values of a body whose uses need an order, with it unless it is that of the text.
pub type Orders = FxHashMap<Value, Option<Order>>;

impl Order {
    /// The orders for some of `n_values` values, with their numbers.
    pub fn read(bytes: &mut Bytes<'_>, n_values: usize) -> Result<Vec<(usize, Order)>> {
        let n_orders = if n_values == 1 { 1 } else { bytes.count()? };
        let mut orders = Vec::new();
        for _ in 0..n_orders {
            let value = if n_values == 1 { 0 } else { bytes.index(n_values, "result")? };
            let (n, is_pairs) = bytes.flagged()?;
            let n = bytes.checked_count(n)?;
            let mut numbers = Vec::with_capacity(n);
            for _ in 0..n {
                numbers.push(u32::try_from(bytes.varint()?).unwrap_or(u32::MAX));
            }
            orders.push((value, Order { is_pairs, numbers }));
        }
        Ok(orders)
    }

    /// For each of `n` uses from the last in the text to the first, its place; `None` if the order is of other uses.
    fn places(self, n: usize) -> Option<Vec<u32>> {
        let mut places = self.numbers;
        if self.is_pairs {
            let (pairs, rest) = places.as_chunks::<2>();
            let mut all: Vec<u32> = (0..n as u32).collect();
            for &[place, at] in pairs {
                *all.get_mut(at as usize)? = place;
            }
            if !rest.is_empty() {
                return None;
            }
            places = all;
        }
        let mut seen = vec![false; n];
        let is_new =
            |place: &u32| seen.get_mut(*place as usize).is_some_and(|seen| !core::mem::replace(seen, true));
        (places.len() == n && places.iter().all(is_new)).then_some(places)
    }
}

/// Puts the uses of values into their orders.
pub fn apply(bytes: &Bytes<'_>, body: &mut Body, orders: Orders) -> Result {
    if orders.is_empty() {
        return Ok(());
    }
    let mut rank = vec![0u32; body.op_bound()];
    let mut next = 0;
    body.walk(|op| {
        rank[op.index()] = next;
        next += 1;
    });
    for (value, order) in orders {
        let ids: Vec<_> = body.uses(value).map(|u| (rank[u.owner.index()], u.index)).collect();
        if ids.len() < 2 {
            continue;
        }
        let mut sorted: Vec<usize> = (0..ids.len()).collect();
        sorted.sort_by_key(|&at| Reverse(ids[at]));
        if let Some(order) = order {
            let Some(places) = order.places(ids.len()) else {
                return Err(bytes.error("parsed use-list orders were invalid and could not be applied"));
            };
            let last_first = sorted.clone();
            for (at, place) in last_first.into_iter().zip(places) {
                sorted[place as usize] = at;
            }
        }
        body.reorder_uses(value, &sorted);
    }
    Ok(())
}
