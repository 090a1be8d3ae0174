// RUN: terrace opt %s --allow-unregistered-dialect

// White space and comments are free between tokens.
   "x.a"
     (
     )   // comment
  {  a
  =  1 // another
  :
  i32 ,	b	=	[ 1
  , 2 ] } : ( )
  -> ( )
"x.b"(){a=1,b="s"}:()->()
%0="x.c"():()->i32 "x.d"(%0):(i32)->() func.func private@f(i32)->(i32,i64)
module@m{module{}func.func@g(){return}}
//no space
///// many
"x.e"() : () -> () // at the end
//
