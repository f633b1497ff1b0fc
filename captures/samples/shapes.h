// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/samples/matrix.h"
#include "captures/samples/palette.h"
#include "captures/samples/recorder.h"

/// What several scenes draw with.

namespace vitrine::captures::samples {

/// In pixels of the window from its bottom left corner; `depth` −1 (near) … 1 (far).
struct Card {
    float left = 0, bottom = 0, right = 0, top = 0;
    float depth = 0;
    Color color{};
};
/// A program that draws colored vertices as they are, a buffer of the cards, both in use.
void useCards(Recorder& gl, std::initializer_list<Card> cards);
/// Draws card `index` of the buffer in use.
void drawCard(Recorder& gl, int index);

/// A cube from −1 to 1, then a square on the ground (y = 0) of the same size: positions and normals, three floats each.
[[nodiscard]] std::vector<float> cubeAndGround();
inline constexpr int kCubeVertices = 36;
inline constexpr int kGroundVertices = 6;

/// Attribute `index` of the buffer that is bound: `size` floats out of every `stride`, from float `first` on.
void useAttribute(Recorder& gl, int index, int size, int stride, int first);

void clearTo(Recorder& gl, Color color, const char* buffers);
void setMatrix(Recorder& gl, int location, const Matrix& matrix);
void setColor(Recorder& gl, int location, Color color);

} // namespace vitrine::captures::samples
