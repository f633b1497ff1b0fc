// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/samples/matrix.h"
#include "captures/samples/palette.h"
#include "captures/samples/recorder.h"

/// Textures with transparent parts on four corners anywhere in space: what the scenes about discard draw.

namespace vitrine::captures::samples {

/// Red, green, blue, opacity.
using Texel = std::array<std::uint8_t, 4>;
[[nodiscard]] Texel texelOf(const Color& color, int opacity = 255);
/// Level 0 of the texture that is bound: a square; texel (0, 0) is its lower left one.
void upload(Recorder& gl, int side, Texel (*texelAt)(int x, int y));

/// Where a corner is in clip space and in the texture.
struct Corner {
    std::array<float, 4> position{};
    float u = 0, v = 0;
};
/// Two triangles: lower left, lower right, upper left and upper right corner.
using Picture = std::array<Corner, 4>;
/// Flat on the window, in pixels from its bottom left corner; `depth` −1 (near) … 1 (far).
[[nodiscard]] Picture onWindow(float left, float bottom, float width, float height, float depth);
/// The square from (−1, −1, 0) to (1, 1, 0), seen through a matrix; `u` wide in its texture.
[[nodiscard]] Picture inSpace(const Matrix& toClip, float u = 1);

/// A program of pictures; −1: it has no uniform of that name.
struct PictureProgram {
    int program = 0;
    int tint = -1;
};
/// `fragment` reads the varying `place` and the texture `image`, and may have a uniform `tint`. It is in use then.
[[nodiscard]] PictureProgram makePictureProgram(Recorder& gl, const char* fragment);
/// Draws in full color what is at least half opaque, and discards the rest.
[[nodiscard]] PictureProgram makeCutoutProgram(Recorder& gl);
/// A color that goes from the tint at the lower edge to half of it at the upper one; no texture, nothing discarded.
[[nodiscard]] PictureProgram makeBackdropProgram(Recorder& gl);

/// A buffer of pictures, in use then.
void usePictures(Recorder& gl, const std::vector<Picture>& pictures);
void drawPicture(Recorder& gl, const PictureProgram& program, const Color& tint, int index);

} // namespace vitrine::captures::samples
