//! A Rust program that uses much of the standard library.

use std::collections::{BTreeMap, HashMap};
use std::hint::black_box;

#[derive(Debug, Clone)]
enum Shape {
    Circle(f64),
    Rect { w: f64, h: f64 },
    Points(Vec<(f32, f32)>),
}

trait Area {
    fn area(&self) -> f64;
}

impl Area for Shape {
    fn area(&self) -> f64 {
        match self {
            Shape::Circle(r) => 3.0 * r * r,
            Shape::Rect { w, h } => w * h,
            Shape::Points(all) => all.iter().map(|(x, y)| f64::from(x * y)).sum(),
        }
    }
}

thread_local! {
    static COUNT: std::cell::Cell<u32> = const { std::cell::Cell::new(7) };
}

fn main() {
    let mut places: HashMap<String, Vec<usize>> = HashMap::new();
    for (i, word) in "the quick brown fox and the lazy dog".split_whitespace().enumerate() {
        places.entry(word.to_string()).or_default().push(i);
    }
    for (word, places) in places.into_iter().collect::<BTreeMap<_, _>>() {
        println!("{word:>8} {places:?}");
    }
    let shapes = [Shape::Circle(1.5), Shape::Rect { w: 2.0, h: 3.5 }, Shape::Points(vec![(1.0, 2.0), (3.0, 4.0)])];
    let areas: Vec<Box<dyn Area>> = shapes.iter().cloned().map(|shape| Box::new(shape) as _).collect();
    for (area, shape) in areas.iter().zip(&shapes) {
        println!("{:.4} {shape:?}", area.area());
    }
    println!("{} {}", black_box(1u128 << 100) / 12345678901234567, black_box(i128::MIN) % 987654321);
    let mut numbers: Vec<i64> = (0..50).map(|i| (i * 7919) % 101 - 50).collect();
    numbers.sort_unstable();
    println!("{:?} {:?} {}", &numbers[..8], "3.25e3".parse::<f64>(), "x1".parse::<i32>().is_err());
    let thread = std::thread::spawn(|| {
        COUNT.set(COUNT.get() + 1);
        (1..=20u64).product::<u64>() + u64::from(COUNT.get())
    });
    println!("{} {}", thread.join().expect("it ends"), COUNT.get());
    println!("{:e} {:?} {}", black_box(1.5e300f64), f32::MIN_POSITIVE, black_box(0.1f32) + 0.2);
    std::process::exit(black_box(9));
}
