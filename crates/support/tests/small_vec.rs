//! `SmallVec` against `Vec`, in place, at the border and on the heap.

use std::rc::Rc;
use terrace_support::small_vec::{SmallVec, smallvec};

/// Applies the same edit to both vectors for each length, and compares what it returns and what it leaves.
fn compare<R: PartialEq + std::fmt::Debug>(
    small: impl Fn(&mut SmallVec<[Rc<usize>; 3]>) -> R,
    vec: impl Fn(&mut Vec<Rc<usize>>) -> R,
) {
    for len in 0..9 {
        let elements: Vec<_> = (0..len).map(|i| Rc::new(i / 2)).collect();
        let (mut a, mut b) = (SmallVec::from(&elements[..]), elements.clone());
        assert_eq!(small(&mut a), vec(&mut b));
        assert_eq!(a[..], b[..]);
        let counts: Vec<_> = elements.iter().map(Rc::strong_count).collect();
        drop(a);
        let single: Vec<_> =
            elements.iter().map(|e| 1 + b.iter().filter(|o| Rc::ptr_eq(e, o)).count()).collect();
        assert_eq!(elements.iter().map(Rc::strong_count).collect::<Vec<_>>(), single);
        drop(b);
        assert!(counts.iter().zip(&single).all(|(both, one)| *both == 2 * one - 1));
        assert!(elements.iter().all(|e| Rc::strong_count(e) == 1));
    }
}

#[test]
fn edits_are_those_of_vec() {
    compare(|v| v.pop(), |v| v.pop());
    compare(|v| v.truncate(2), |v| v.truncate(2));
    compare(|v| v.clear(), |v| v.clear());
    compare(|v| v.dedup(), |v| v.dedup());
    compare(|v| v.retain(|e| **e != 1), |v| v.retain(|e| **e != 1));
    compare(|v| (!v.is_empty()).then(|| v.remove(0)), |v| (!v.is_empty()).then(|| v.remove(0)));
    compare(|v| (v.len() > 1).then(|| v.swap_remove(1)), |v| (v.len() > 1).then(|| v.swap_remove(1)));
    compare(
        |v| v.drain(..v.len() / 2).map(|e| *e).collect::<Vec<_>>(),
        |v| v.drain(..v.len() / 2).map(|e| *e).collect::<Vec<_>>(),
    );
    compare(|v| drop(v.drain(v.len() / 2..)), |v| drop(v.drain(v.len() / 2..)));
    compare(|v| v.clone().into_vec(), |v| v.clone());
    compare(|v| v.clone().into_iter().rev().collect::<Vec<_>>(), |v| v.iter().cloned().rev().collect());
    compare(|v| v.clone().into_iter().nth(1), |v| v.get(1).cloned());
}

#[test]
fn grows() {
    let mut v: SmallVec<[u16; 2]> = smallvec![1];
    v.push(2);
    assert!(!v.spilled() && v.capacity() == 2);
    v.push(3);
    assert!(v.spilled() && v.capacity() == 4);
    v.insert(1, 9);
    v.extend([7, 8]);
    v.insert_many(1, [4, 5]);
    v.insert_many(0, [0]);
    assert_eq!(v[..], [0, 1, 4, 5, 9, 2, 3, 7, 8]);
    v.resize(10, 6);
    v.extend_from_slice(&[1; 30]);
    assert_eq!((v.len(), v[9], v[39]), (40, 6, 1));
    assert_eq!(SmallVec::<[u16; 2]>::from_slice(&v), v);
    assert_eq!(SmallVec::<[u16; 8]>::from_elem(1, 30)[..], v[10..]);
    // The alignment of elements may be more than that of the pointer to a block.
    #[repr(align(32))]
    struct Aligned(u8);
    let aligned: SmallVec<[Aligned; 1]> = (0..5).map(Aligned).collect();
    assert!(aligned.iter().enumerate().all(|(i, e)| e.0 == i as u8 && (&raw const *e).addr() % 32 == 0));
}

#[test]
fn takes_blocks_of_vec() {
    for len in 0..6 {
        for capacity in [0, 2, 7] {
            let mut vec = Vec::with_capacity(capacity);
            vec.extend((0..len).map(|i| i.to_string()));
            let small = SmallVec::<[String; 3]>::from_vec(vec.clone());
            assert_eq!(small[..], vec[..]);
            assert_eq!(small.into_vec(), vec);
        }
    }
}
