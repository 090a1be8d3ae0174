// RUN: terrace opt %s --one-shot-bufferize=bufferize-function-boundaries
// DIFFERS: upstream cannot infer the types of arguments that only follow from each other.

// A row of 100 blocks, each of which may go back to the one before: one type for all arguments.

func.func @f(%c: i1, %i: index, %x: f32) -> f32 {
  %t0 = tensor.splat %x : tensor<4xf32>
  cf.br ^b0(%t0 : tensor<4xf32>)
^b0(%a0: tensor<4xf32>):
  %w0 = tensor.insert %x into %a0[%i] : tensor<4xf32>
  cf.cond_br %c, ^b1(%w0 : tensor<4xf32>), ^b0(%w0 : tensor<4xf32>)
^b1(%a1: tensor<4xf32>):
  %w1 = tensor.insert %x into %a1[%i] : tensor<4xf32>
  cf.cond_br %c, ^b2(%w1 : tensor<4xf32>), ^b0(%w1 : tensor<4xf32>)
^b2(%a2: tensor<4xf32>):
  %w2 = tensor.insert %x into %a2[%i] : tensor<4xf32>
  cf.cond_br %c, ^b3(%w2 : tensor<4xf32>), ^b1(%w2 : tensor<4xf32>)
^b3(%a3: tensor<4xf32>):
  %w3 = tensor.insert %x into %a3[%i] : tensor<4xf32>
  cf.cond_br %c, ^b4(%w3 : tensor<4xf32>), ^b2(%w3 : tensor<4xf32>)
^b4(%a4: tensor<4xf32>):
  %w4 = tensor.insert %x into %a4[%i] : tensor<4xf32>
  cf.cond_br %c, ^b5(%w4 : tensor<4xf32>), ^b3(%w4 : tensor<4xf32>)
^b5(%a5: tensor<4xf32>):
  %w5 = tensor.insert %x into %a5[%i] : tensor<4xf32>
  cf.cond_br %c, ^b6(%w5 : tensor<4xf32>), ^b4(%w5 : tensor<4xf32>)
^b6(%a6: tensor<4xf32>):
  %w6 = tensor.insert %x into %a6[%i] : tensor<4xf32>
  cf.cond_br %c, ^b7(%w6 : tensor<4xf32>), ^b5(%w6 : tensor<4xf32>)
^b7(%a7: tensor<4xf32>):
  %w7 = tensor.insert %x into %a7[%i] : tensor<4xf32>
  cf.cond_br %c, ^b8(%w7 : tensor<4xf32>), ^b6(%w7 : tensor<4xf32>)
^b8(%a8: tensor<4xf32>):
  %w8 = tensor.insert %x into %a8[%i] : tensor<4xf32>
  cf.cond_br %c, ^b9(%w8 : tensor<4xf32>), ^b7(%w8 : tensor<4xf32>)
^b9(%a9: tensor<4xf32>):
  %w9 = tensor.insert %x into %a9[%i] : tensor<4xf32>
  cf.cond_br %c, ^b10(%w9 : tensor<4xf32>), ^b8(%w9 : tensor<4xf32>)
^b10(%a10: tensor<4xf32>):
  %w10 = tensor.insert %x into %a10[%i] : tensor<4xf32>
  cf.cond_br %c, ^b11(%w10 : tensor<4xf32>), ^b9(%w10 : tensor<4xf32>)
^b11(%a11: tensor<4xf32>):
  %w11 = tensor.insert %x into %a11[%i] : tensor<4xf32>
  cf.cond_br %c, ^b12(%w11 : tensor<4xf32>), ^b10(%w11 : tensor<4xf32>)
^b12(%a12: tensor<4xf32>):
  %w12 = tensor.insert %x into %a12[%i] : tensor<4xf32>
  cf.cond_br %c, ^b13(%w12 : tensor<4xf32>), ^b11(%w12 : tensor<4xf32>)
^b13(%a13: tensor<4xf32>):
  %w13 = tensor.insert %x into %a13[%i] : tensor<4xf32>
  cf.cond_br %c, ^b14(%w13 : tensor<4xf32>), ^b12(%w13 : tensor<4xf32>)
^b14(%a14: tensor<4xf32>):
  %w14 = tensor.insert %x into %a14[%i] : tensor<4xf32>
  cf.cond_br %c, ^b15(%w14 : tensor<4xf32>), ^b13(%w14 : tensor<4xf32>)
^b15(%a15: tensor<4xf32>):
  %w15 = tensor.insert %x into %a15[%i] : tensor<4xf32>
  cf.cond_br %c, ^b16(%w15 : tensor<4xf32>), ^b14(%w15 : tensor<4xf32>)
^b16(%a16: tensor<4xf32>):
  %w16 = tensor.insert %x into %a16[%i] : tensor<4xf32>
  cf.cond_br %c, ^b17(%w16 : tensor<4xf32>), ^b15(%w16 : tensor<4xf32>)
^b17(%a17: tensor<4xf32>):
  %w17 = tensor.insert %x into %a17[%i] : tensor<4xf32>
  cf.cond_br %c, ^b18(%w17 : tensor<4xf32>), ^b16(%w17 : tensor<4xf32>)
^b18(%a18: tensor<4xf32>):
  %w18 = tensor.insert %x into %a18[%i] : tensor<4xf32>
  cf.cond_br %c, ^b19(%w18 : tensor<4xf32>), ^b17(%w18 : tensor<4xf32>)
^b19(%a19: tensor<4xf32>):
  %w19 = tensor.insert %x into %a19[%i] : tensor<4xf32>
  cf.cond_br %c, ^b20(%w19 : tensor<4xf32>), ^b18(%w19 : tensor<4xf32>)
^b20(%a20: tensor<4xf32>):
  %w20 = tensor.insert %x into %a20[%i] : tensor<4xf32>
  cf.cond_br %c, ^b21(%w20 : tensor<4xf32>), ^b19(%w20 : tensor<4xf32>)
^b21(%a21: tensor<4xf32>):
  %w21 = tensor.insert %x into %a21[%i] : tensor<4xf32>
  cf.cond_br %c, ^b22(%w21 : tensor<4xf32>), ^b20(%w21 : tensor<4xf32>)
^b22(%a22: tensor<4xf32>):
  %w22 = tensor.insert %x into %a22[%i] : tensor<4xf32>
  cf.cond_br %c, ^b23(%w22 : tensor<4xf32>), ^b21(%w22 : tensor<4xf32>)
^b23(%a23: tensor<4xf32>):
  %w23 = tensor.insert %x into %a23[%i] : tensor<4xf32>
  cf.cond_br %c, ^b24(%w23 : tensor<4xf32>), ^b22(%w23 : tensor<4xf32>)
^b24(%a24: tensor<4xf32>):
  %w24 = tensor.insert %x into %a24[%i] : tensor<4xf32>
  cf.cond_br %c, ^b25(%w24 : tensor<4xf32>), ^b23(%w24 : tensor<4xf32>)
^b25(%a25: tensor<4xf32>):
  %w25 = tensor.insert %x into %a25[%i] : tensor<4xf32>
  cf.cond_br %c, ^b26(%w25 : tensor<4xf32>), ^b24(%w25 : tensor<4xf32>)
^b26(%a26: tensor<4xf32>):
  %w26 = tensor.insert %x into %a26[%i] : tensor<4xf32>
  cf.cond_br %c, ^b27(%w26 : tensor<4xf32>), ^b25(%w26 : tensor<4xf32>)
^b27(%a27: tensor<4xf32>):
  %w27 = tensor.insert %x into %a27[%i] : tensor<4xf32>
  cf.cond_br %c, ^b28(%w27 : tensor<4xf32>), ^b26(%w27 : tensor<4xf32>)
^b28(%a28: tensor<4xf32>):
  %w28 = tensor.insert %x into %a28[%i] : tensor<4xf32>
  cf.cond_br %c, ^b29(%w28 : tensor<4xf32>), ^b27(%w28 : tensor<4xf32>)
^b29(%a29: tensor<4xf32>):
  %w29 = tensor.insert %x into %a29[%i] : tensor<4xf32>
  cf.cond_br %c, ^b30(%w29 : tensor<4xf32>), ^b28(%w29 : tensor<4xf32>)
^b30(%a30: tensor<4xf32>):
  %w30 = tensor.insert %x into %a30[%i] : tensor<4xf32>
  cf.cond_br %c, ^b31(%w30 : tensor<4xf32>), ^b29(%w30 : tensor<4xf32>)
^b31(%a31: tensor<4xf32>):
  %w31 = tensor.insert %x into %a31[%i] : tensor<4xf32>
  cf.cond_br %c, ^b32(%w31 : tensor<4xf32>), ^b30(%w31 : tensor<4xf32>)
^b32(%a32: tensor<4xf32>):
  %w32 = tensor.insert %x into %a32[%i] : tensor<4xf32>
  cf.cond_br %c, ^b33(%w32 : tensor<4xf32>), ^b31(%w32 : tensor<4xf32>)
^b33(%a33: tensor<4xf32>):
  %w33 = tensor.insert %x into %a33[%i] : tensor<4xf32>
  cf.cond_br %c, ^b34(%w33 : tensor<4xf32>), ^b32(%w33 : tensor<4xf32>)
^b34(%a34: tensor<4xf32>):
  %w34 = tensor.insert %x into %a34[%i] : tensor<4xf32>
  cf.cond_br %c, ^b35(%w34 : tensor<4xf32>), ^b33(%w34 : tensor<4xf32>)
^b35(%a35: tensor<4xf32>):
  %w35 = tensor.insert %x into %a35[%i] : tensor<4xf32>
  cf.cond_br %c, ^b36(%w35 : tensor<4xf32>), ^b34(%w35 : tensor<4xf32>)
^b36(%a36: tensor<4xf32>):
  %w36 = tensor.insert %x into %a36[%i] : tensor<4xf32>
  cf.cond_br %c, ^b37(%w36 : tensor<4xf32>), ^b35(%w36 : tensor<4xf32>)
^b37(%a37: tensor<4xf32>):
  %w37 = tensor.insert %x into %a37[%i] : tensor<4xf32>
  cf.cond_br %c, ^b38(%w37 : tensor<4xf32>), ^b36(%w37 : tensor<4xf32>)
^b38(%a38: tensor<4xf32>):
  %w38 = tensor.insert %x into %a38[%i] : tensor<4xf32>
  cf.cond_br %c, ^b39(%w38 : tensor<4xf32>), ^b37(%w38 : tensor<4xf32>)
^b39(%a39: tensor<4xf32>):
  %w39 = tensor.insert %x into %a39[%i] : tensor<4xf32>
  cf.cond_br %c, ^b40(%w39 : tensor<4xf32>), ^b38(%w39 : tensor<4xf32>)
^b40(%a40: tensor<4xf32>):
  %w40 = tensor.insert %x into %a40[%i] : tensor<4xf32>
  cf.cond_br %c, ^b41(%w40 : tensor<4xf32>), ^b39(%w40 : tensor<4xf32>)
^b41(%a41: tensor<4xf32>):
  %w41 = tensor.insert %x into %a41[%i] : tensor<4xf32>
  cf.cond_br %c, ^b42(%w41 : tensor<4xf32>), ^b40(%w41 : tensor<4xf32>)
^b42(%a42: tensor<4xf32>):
  %w42 = tensor.insert %x into %a42[%i] : tensor<4xf32>
  cf.cond_br %c, ^b43(%w42 : tensor<4xf32>), ^b41(%w42 : tensor<4xf32>)
^b43(%a43: tensor<4xf32>):
  %w43 = tensor.insert %x into %a43[%i] : tensor<4xf32>
  cf.cond_br %c, ^b44(%w43 : tensor<4xf32>), ^b42(%w43 : tensor<4xf32>)
^b44(%a44: tensor<4xf32>):
  %w44 = tensor.insert %x into %a44[%i] : tensor<4xf32>
  cf.cond_br %c, ^b45(%w44 : tensor<4xf32>), ^b43(%w44 : tensor<4xf32>)
^b45(%a45: tensor<4xf32>):
  %w45 = tensor.insert %x into %a45[%i] : tensor<4xf32>
  cf.cond_br %c, ^b46(%w45 : tensor<4xf32>), ^b44(%w45 : tensor<4xf32>)
^b46(%a46: tensor<4xf32>):
  %w46 = tensor.insert %x into %a46[%i] : tensor<4xf32>
  cf.cond_br %c, ^b47(%w46 : tensor<4xf32>), ^b45(%w46 : tensor<4xf32>)
^b47(%a47: tensor<4xf32>):
  %w47 = tensor.insert %x into %a47[%i] : tensor<4xf32>
  cf.cond_br %c, ^b48(%w47 : tensor<4xf32>), ^b46(%w47 : tensor<4xf32>)
^b48(%a48: tensor<4xf32>):
  %w48 = tensor.insert %x into %a48[%i] : tensor<4xf32>
  cf.cond_br %c, ^b49(%w48 : tensor<4xf32>), ^b47(%w48 : tensor<4xf32>)
^b49(%a49: tensor<4xf32>):
  %w49 = tensor.insert %x into %a49[%i] : tensor<4xf32>
  cf.cond_br %c, ^b50(%w49 : tensor<4xf32>), ^b48(%w49 : tensor<4xf32>)
^b50(%a50: tensor<4xf32>):
  %w50 = tensor.insert %x into %a50[%i] : tensor<4xf32>
  cf.cond_br %c, ^b51(%w50 : tensor<4xf32>), ^b49(%w50 : tensor<4xf32>)
^b51(%a51: tensor<4xf32>):
  %w51 = tensor.insert %x into %a51[%i] : tensor<4xf32>
  cf.cond_br %c, ^b52(%w51 : tensor<4xf32>), ^b50(%w51 : tensor<4xf32>)
^b52(%a52: tensor<4xf32>):
  %w52 = tensor.insert %x into %a52[%i] : tensor<4xf32>
  cf.cond_br %c, ^b53(%w52 : tensor<4xf32>), ^b51(%w52 : tensor<4xf32>)
^b53(%a53: tensor<4xf32>):
  %w53 = tensor.insert %x into %a53[%i] : tensor<4xf32>
  cf.cond_br %c, ^b54(%w53 : tensor<4xf32>), ^b52(%w53 : tensor<4xf32>)
^b54(%a54: tensor<4xf32>):
  %w54 = tensor.insert %x into %a54[%i] : tensor<4xf32>
  cf.cond_br %c, ^b55(%w54 : tensor<4xf32>), ^b53(%w54 : tensor<4xf32>)
^b55(%a55: tensor<4xf32>):
  %w55 = tensor.insert %x into %a55[%i] : tensor<4xf32>
  cf.cond_br %c, ^b56(%w55 : tensor<4xf32>), ^b54(%w55 : tensor<4xf32>)
^b56(%a56: tensor<4xf32>):
  %w56 = tensor.insert %x into %a56[%i] : tensor<4xf32>
  cf.cond_br %c, ^b57(%w56 : tensor<4xf32>), ^b55(%w56 : tensor<4xf32>)
^b57(%a57: tensor<4xf32>):
  %w57 = tensor.insert %x into %a57[%i] : tensor<4xf32>
  cf.cond_br %c, ^b58(%w57 : tensor<4xf32>), ^b56(%w57 : tensor<4xf32>)
^b58(%a58: tensor<4xf32>):
  %w58 = tensor.insert %x into %a58[%i] : tensor<4xf32>
  cf.cond_br %c, ^b59(%w58 : tensor<4xf32>), ^b57(%w58 : tensor<4xf32>)
^b59(%a59: tensor<4xf32>):
  %w59 = tensor.insert %x into %a59[%i] : tensor<4xf32>
  cf.cond_br %c, ^b60(%w59 : tensor<4xf32>), ^b58(%w59 : tensor<4xf32>)
^b60(%a60: tensor<4xf32>):
  %w60 = tensor.insert %x into %a60[%i] : tensor<4xf32>
  cf.cond_br %c, ^b61(%w60 : tensor<4xf32>), ^b59(%w60 : tensor<4xf32>)
^b61(%a61: tensor<4xf32>):
  %w61 = tensor.insert %x into %a61[%i] : tensor<4xf32>
  cf.cond_br %c, ^b62(%w61 : tensor<4xf32>), ^b60(%w61 : tensor<4xf32>)
^b62(%a62: tensor<4xf32>):
  %w62 = tensor.insert %x into %a62[%i] : tensor<4xf32>
  cf.cond_br %c, ^b63(%w62 : tensor<4xf32>), ^b61(%w62 : tensor<4xf32>)
^b63(%a63: tensor<4xf32>):
  %w63 = tensor.insert %x into %a63[%i] : tensor<4xf32>
  cf.cond_br %c, ^b64(%w63 : tensor<4xf32>), ^b62(%w63 : tensor<4xf32>)
^b64(%a64: tensor<4xf32>):
  %w64 = tensor.insert %x into %a64[%i] : tensor<4xf32>
  cf.cond_br %c, ^b65(%w64 : tensor<4xf32>), ^b63(%w64 : tensor<4xf32>)
^b65(%a65: tensor<4xf32>):
  %w65 = tensor.insert %x into %a65[%i] : tensor<4xf32>
  cf.cond_br %c, ^b66(%w65 : tensor<4xf32>), ^b64(%w65 : tensor<4xf32>)
^b66(%a66: tensor<4xf32>):
  %w66 = tensor.insert %x into %a66[%i] : tensor<4xf32>
  cf.cond_br %c, ^b67(%w66 : tensor<4xf32>), ^b65(%w66 : tensor<4xf32>)
^b67(%a67: tensor<4xf32>):
  %w67 = tensor.insert %x into %a67[%i] : tensor<4xf32>
  cf.cond_br %c, ^b68(%w67 : tensor<4xf32>), ^b66(%w67 : tensor<4xf32>)
^b68(%a68: tensor<4xf32>):
  %w68 = tensor.insert %x into %a68[%i] : tensor<4xf32>
  cf.cond_br %c, ^b69(%w68 : tensor<4xf32>), ^b67(%w68 : tensor<4xf32>)
^b69(%a69: tensor<4xf32>):
  %w69 = tensor.insert %x into %a69[%i] : tensor<4xf32>
  cf.cond_br %c, ^b70(%w69 : tensor<4xf32>), ^b68(%w69 : tensor<4xf32>)
^b70(%a70: tensor<4xf32>):
  %w70 = tensor.insert %x into %a70[%i] : tensor<4xf32>
  cf.cond_br %c, ^b71(%w70 : tensor<4xf32>), ^b69(%w70 : tensor<4xf32>)
^b71(%a71: tensor<4xf32>):
  %w71 = tensor.insert %x into %a71[%i] : tensor<4xf32>
  cf.cond_br %c, ^b72(%w71 : tensor<4xf32>), ^b70(%w71 : tensor<4xf32>)
^b72(%a72: tensor<4xf32>):
  %w72 = tensor.insert %x into %a72[%i] : tensor<4xf32>
  cf.cond_br %c, ^b73(%w72 : tensor<4xf32>), ^b71(%w72 : tensor<4xf32>)
^b73(%a73: tensor<4xf32>):
  %w73 = tensor.insert %x into %a73[%i] : tensor<4xf32>
  cf.cond_br %c, ^b74(%w73 : tensor<4xf32>), ^b72(%w73 : tensor<4xf32>)
^b74(%a74: tensor<4xf32>):
  %w74 = tensor.insert %x into %a74[%i] : tensor<4xf32>
  cf.cond_br %c, ^b75(%w74 : tensor<4xf32>), ^b73(%w74 : tensor<4xf32>)
^b75(%a75: tensor<4xf32>):
  %w75 = tensor.insert %x into %a75[%i] : tensor<4xf32>
  cf.cond_br %c, ^b76(%w75 : tensor<4xf32>), ^b74(%w75 : tensor<4xf32>)
^b76(%a76: tensor<4xf32>):
  %w76 = tensor.insert %x into %a76[%i] : tensor<4xf32>
  cf.cond_br %c, ^b77(%w76 : tensor<4xf32>), ^b75(%w76 : tensor<4xf32>)
^b77(%a77: tensor<4xf32>):
  %w77 = tensor.insert %x into %a77[%i] : tensor<4xf32>
  cf.cond_br %c, ^b78(%w77 : tensor<4xf32>), ^b76(%w77 : tensor<4xf32>)
^b78(%a78: tensor<4xf32>):
  %w78 = tensor.insert %x into %a78[%i] : tensor<4xf32>
  cf.cond_br %c, ^b79(%w78 : tensor<4xf32>), ^b77(%w78 : tensor<4xf32>)
^b79(%a79: tensor<4xf32>):
  %w79 = tensor.insert %x into %a79[%i] : tensor<4xf32>
  cf.cond_br %c, ^b80(%w79 : tensor<4xf32>), ^b78(%w79 : tensor<4xf32>)
^b80(%a80: tensor<4xf32>):
  %w80 = tensor.insert %x into %a80[%i] : tensor<4xf32>
  cf.cond_br %c, ^b81(%w80 : tensor<4xf32>), ^b79(%w80 : tensor<4xf32>)
^b81(%a81: tensor<4xf32>):
  %w81 = tensor.insert %x into %a81[%i] : tensor<4xf32>
  cf.cond_br %c, ^b82(%w81 : tensor<4xf32>), ^b80(%w81 : tensor<4xf32>)
^b82(%a82: tensor<4xf32>):
  %w82 = tensor.insert %x into %a82[%i] : tensor<4xf32>
  cf.cond_br %c, ^b83(%w82 : tensor<4xf32>), ^b81(%w82 : tensor<4xf32>)
^b83(%a83: tensor<4xf32>):
  %w83 = tensor.insert %x into %a83[%i] : tensor<4xf32>
  cf.cond_br %c, ^b84(%w83 : tensor<4xf32>), ^b82(%w83 : tensor<4xf32>)
^b84(%a84: tensor<4xf32>):
  %w84 = tensor.insert %x into %a84[%i] : tensor<4xf32>
  cf.cond_br %c, ^b85(%w84 : tensor<4xf32>), ^b83(%w84 : tensor<4xf32>)
^b85(%a85: tensor<4xf32>):
  %w85 = tensor.insert %x into %a85[%i] : tensor<4xf32>
  cf.cond_br %c, ^b86(%w85 : tensor<4xf32>), ^b84(%w85 : tensor<4xf32>)
^b86(%a86: tensor<4xf32>):
  %w86 = tensor.insert %x into %a86[%i] : tensor<4xf32>
  cf.cond_br %c, ^b87(%w86 : tensor<4xf32>), ^b85(%w86 : tensor<4xf32>)
^b87(%a87: tensor<4xf32>):
  %w87 = tensor.insert %x into %a87[%i] : tensor<4xf32>
  cf.cond_br %c, ^b88(%w87 : tensor<4xf32>), ^b86(%w87 : tensor<4xf32>)
^b88(%a88: tensor<4xf32>):
  %w88 = tensor.insert %x into %a88[%i] : tensor<4xf32>
  cf.cond_br %c, ^b89(%w88 : tensor<4xf32>), ^b87(%w88 : tensor<4xf32>)
^b89(%a89: tensor<4xf32>):
  %w89 = tensor.insert %x into %a89[%i] : tensor<4xf32>
  cf.cond_br %c, ^b90(%w89 : tensor<4xf32>), ^b88(%w89 : tensor<4xf32>)
^b90(%a90: tensor<4xf32>):
  %w90 = tensor.insert %x into %a90[%i] : tensor<4xf32>
  cf.cond_br %c, ^b91(%w90 : tensor<4xf32>), ^b89(%w90 : tensor<4xf32>)
^b91(%a91: tensor<4xf32>):
  %w91 = tensor.insert %x into %a91[%i] : tensor<4xf32>
  cf.cond_br %c, ^b92(%w91 : tensor<4xf32>), ^b90(%w91 : tensor<4xf32>)
^b92(%a92: tensor<4xf32>):
  %w92 = tensor.insert %x into %a92[%i] : tensor<4xf32>
  cf.cond_br %c, ^b93(%w92 : tensor<4xf32>), ^b91(%w92 : tensor<4xf32>)
^b93(%a93: tensor<4xf32>):
  %w93 = tensor.insert %x into %a93[%i] : tensor<4xf32>
  cf.cond_br %c, ^b94(%w93 : tensor<4xf32>), ^b92(%w93 : tensor<4xf32>)
^b94(%a94: tensor<4xf32>):
  %w94 = tensor.insert %x into %a94[%i] : tensor<4xf32>
  cf.cond_br %c, ^b95(%w94 : tensor<4xf32>), ^b93(%w94 : tensor<4xf32>)
^b95(%a95: tensor<4xf32>):
  %w95 = tensor.insert %x into %a95[%i] : tensor<4xf32>
  cf.cond_br %c, ^b96(%w95 : tensor<4xf32>), ^b94(%w95 : tensor<4xf32>)
^b96(%a96: tensor<4xf32>):
  %w96 = tensor.insert %x into %a96[%i] : tensor<4xf32>
  cf.cond_br %c, ^b97(%w96 : tensor<4xf32>), ^b95(%w96 : tensor<4xf32>)
^b97(%a97: tensor<4xf32>):
  %w97 = tensor.insert %x into %a97[%i] : tensor<4xf32>
  cf.cond_br %c, ^b98(%w97 : tensor<4xf32>), ^b96(%w97 : tensor<4xf32>)
^b98(%a98: tensor<4xf32>):
  %w98 = tensor.insert %x into %a98[%i] : tensor<4xf32>
  cf.cond_br %c, ^b99(%w98 : tensor<4xf32>), ^b97(%w98 : tensor<4xf32>)
^b99(%a99: tensor<4xf32>):
  %w99 = tensor.insert %x into %a99[%i] : tensor<4xf32>
  cf.cond_br %c, ^b100(%w99 : tensor<4xf32>), ^b98(%w99 : tensor<4xf32>)
^b100(%a100: tensor<4xf32>):
  %r = tensor.extract %a100[%i] : tensor<4xf32>
  return %r : f32
}
