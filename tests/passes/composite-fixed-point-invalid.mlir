// DIFFERS: upstream shows the number as a character
// RUN: not terrace opt %s --composite-fixed-point-pass=max-iterations=0 2>&1
// RUN: not terrace opt %s --composite-fixed-point-pass=max-iterations=-1 2>&1
