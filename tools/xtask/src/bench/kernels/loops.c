// The kernels as one writes them in C, with the loops in an order that compilers can vectorize.

#include <math.h>

typedef const float *restrict in;
typedef float *restrict out;

void c_conv_last(in image, in filter, out o) {
  for (int y = 0; y < 56; y++)
    for (int x = 0; x < 56; x++)
      for (int r = 0; r < 3; r++)
        for (int q = 0; q < 3; q++)
          for (int c = 0; c < 64; c++)
            for (int f = 0; f < 64; f++)
              o[(y * 56 + x) * 64 + f] +=
                  image[((y + r) * 58 + x + q) * 64 + c] * filter[((r * 3 + q) * 64 + c) * 64 + f];
}

void c_conv_first(in image, in filter, out o) {
  for (int f = 0; f < 64; f++)
    for (int c = 0; c < 64; c++)
      for (int r = 0; r < 3; r++)
        for (int q = 0; q < 3; q++)
          for (int y = 0; y < 56; y++)
            for (int x = 0; x < 56; x++)
              o[(f * 56 + y) * 56 + x] +=
                  filter[((f * 64 + c) * 3 + r) * 3 + q] * image[(c * 58 + y + r) * 58 + x + q];
}

void c_depthwise(in image, in filter, out o) {
  for (int y = 0; y < 56; y++)
    for (int x = 0; x < 56; x++)
      for (int r = 0; r < 3; r++)
        for (int q = 0; q < 3; q++)
          for (int c = 0; c < 64; c++)
            o[(y * 56 + x) * 64 + c] += image[((y + r) * 58 + x + q) * 64 + c] * filter[(r * 3 + q) * 64 + c];
}

void c_softmax(in x, out o) {
  for (int i = 0; i < 512; i++) {
    float largest = -INFINITY, sum = 0;
    for (int j = 0; j < 1024; j++)
      largest = x[i * 1024 + j] > largest ? x[i * 1024 + j] : largest;
    for (int j = 0; j < 1024; j++)
      sum += o[i * 1024 + j] = expf(x[i * 1024 + j] - largest);
    for (int j = 0; j < 1024; j++)
      o[i * 1024 + j] /= sum;
  }
}

void c_row_sums(in x, out o) {
  for (int i = 0; i < 512; i++)
    for (int j = 0; j < 1024; j++)
      o[i] += x[i * 1024 + j];
}

void c_column_sums(in x, out o) {
  for (int i = 0; i < 512; i++)
    for (int j = 0; j < 1024; j++)
      o[j] += x[i * 1024 + j];
}

void c_layer_norm(in x, in scale, in shift, out o) {
  for (int i = 0; i < 512; i++) {
    float sum = 0, squares = 0;
    for (int j = 0; j < 1024; j++)
      sum += x[i * 1024 + j];
    float mean = sum / 1024;
    for (int j = 0; j < 1024; j++)
      squares += (x[i * 1024 + j] - mean) * (x[i * 1024 + j] - mean);
    float factor = 1 / sqrtf(squares / 1024 + 1e-5f);
    for (int j = 0; j < 1024; j++)
      o[i * 1024 + j] = (x[i * 1024 + j] - mean) * factor * scale[j] + shift[j];
  }
}

void c_activation(in x, in bias, out o) {
  for (int i = 0; i < 512; i++)
    for (int j = 0; j < 1024; j++) {
      float sum = x[i * 1024 + j] + bias[j];
      o[i * 1024 + j] = (sum > 0 ? sum : 0) * x[i * 1024 + j];
    }
}
