func.func @mean(%a: !angle.angle<360>, %b: !angle.angle<360>) -> i64 {
  %sum = angle.sum %a + %b within <0, 360> : !angle.angle<360>
  %degrees = angle.degrees %sum : !angle.angle<360>
  %two = arith.constant 2 : i64
  %mean = arith.divsi %degrees, %two : i64
  return %mean : i64
}

func.func @opposite(%a: !angle.angle<360>) -> !angle.angle<360> {
  %half = angle.turn half : !angle.angle<360>
  %back = angle.rotate %a by 270 : !angle.angle<360>
  %same = angle.rotate %back by 90 : !angle.angle<360>
  %sum = angle.sum %half - %same : !angle.angle<360>
  return %sum : !angle.angle<360>
}
