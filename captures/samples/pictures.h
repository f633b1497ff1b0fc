// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/samples/matrix.h"
#include "captures/samples/palette.h"
#include "captures/samples/recorder.h"

/// For the scenes about discard: draws textures with transparent parts on four corners anywhere in space.

namespace vitrine::captures::samples {

/// Red, green, blue, opacity.
using Texel = std::array<std::uint8_t, 4>;
[[nodiscard]] Texel texelOf(const Color& color, int opacity = 255);
/// Uploads level 0 of the bound texture, which is square. Texel (0, 0) is its lower left one.
void upload(Recorder& gl, int side, Texel (*texelAt)(int x, int y));

/// The position of a corner in clip space and in the texture.
struct Corner {
    std::array<float, 4> position{};
    float u = 0, v = 0;
};
/// Two triangles with the corners lower left, lower right, upper left and upper right.
using Picture = std::array<Corner, 4>;
/// Flat on the window, in pixels from its bottom left corner. `depth` is from −1 (near) to 1 (far).
[[nodiscard]] Picture onWindow(float left, float bottom, float width, float height, float depth);
/// The square from (−1, −1, 0) to (1, 1, 0), seen through a matrix. It is `u` wide in its texture.
[[nodiscard]] Picture inSpace(const Matrix& toClip, float u = 1);

/// A program that draws pictures. A location is −1 when the program has no uniform of that name.
struct PictureProgram {
    int program = 0;
    int tint = -1;
};
/// `fragment` reads the varying `place` and the texture `image`, and may have a uniform `tint`. Afterwards the program
/// is in use.
[[nodiscard]] PictureProgram makePictureProgram(Recorder& gl, const char* fragment);
/// A program that draws in full color what is at least half opaque, and discards the rest.
[[nodiscard]] PictureProgram makeCutoutProgram(Recorder& gl);
/// A program that draws a color from the tint at the lower edge to half of it at the upper edge. It uses no texture and
/// discards nothing.
[[nodiscard]] PictureProgram makeBackdropProgram(Recorder& gl);

/// Makes a buffer of pictures. Afterwards it is in use.
void usePictures(Recorder& gl, const std::vector<Picture>& pictures);
void drawPicture(Recorder& gl, const PictureProgram& program, const Color& tint, int index);

} // namespace vitrine::captures::samples
