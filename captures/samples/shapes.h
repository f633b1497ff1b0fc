// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/samples/matrix.h"
#include "captures/samples/palette.h"
#include "captures/samples/recorder.h"

/// Shapes that several scenes draw.

namespace vitrine::captures::samples {

/// A rectangle in pixels of the window from its bottom left corner. `depth` is from −1 (near) to 1 (far).
struct Card {
    float left = 0, bottom = 0, right = 0, top = 0;
    float depth = 0;
    Color color{};
};
/// Makes a program that draws colored vertices as they are, and a buffer of the cards. Afterwards both are in use.
void useCards(Recorder& gl, std::initializer_list<Card> cards);
/// Draws card `index` of the buffer in use.
void drawCard(Recorder& gl, int index);

/// A cube from −1 to 1, then a square of the same size on the ground (y = 0): positions and normals, with three floats
/// each.
[[nodiscard]] std::vector<float> cubeAndGround();
inline constexpr int kCubeVertices = 36;
inline constexpr int kGroundVertices = 6;

/// Attribute `index` reads the bound buffer: `size` floats out of every `stride`, from float `first` on.
void useAttribute(Recorder& gl, int index, int size, int stride, int first);

void clearTo(Recorder& gl, Color color, const char* buffers);
void setMatrix(Recorder& gl, int location, const Matrix& matrix);
void setColor(Recorder& gl, int location, Color color);

} // namespace vitrine::captures::samples
