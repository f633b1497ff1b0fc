// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/shapes.h"

#include "captures/samples/scenes.h"

namespace vitrine::captures::samples {
namespace {

constexpr int kCardVertices = 6;
constexpr int kCardFloats = 7;

constexpr const char* kCardVertexShader = R"(// Cards stand where their vertices say: nothing is transformed.
attribute vec3 position;
attribute vec4 color;
varying vec4 tint;

void main()
{
    tint = color;
    gl_Position = vec4(position, 1.0);
}
)";

constexpr const char* kCardFragmentShader = R"(// One color per card; its alpha counts when blending is on.
precision mediump float;
varying vec4 tint;

void main()
{
    gl_FragColor = tint;
}
)";

void append(std::vector<float>& vertices, const Card& card)
{
    const std::array<std::array<float, 2>, kCardVertices> corners{{{card.left, card.bottom},
                                                                   {card.right, card.bottom},
                                                                   {card.right, card.top},
                                                                   {card.left, card.bottom},
                                                                   {card.right, card.top},
                                                                   {card.left, card.top}}};
    for (const auto& [x, y] : corners) {
        vertices.insert(vertices.end(), {x * 2.0f / kWidth - 1.0f, y * 2.0f / kHeight - 1.0f, card.depth});
        vertices.insert(vertices.end(), card.color.begin(), card.color.end());
    }
}

using Vector = std::array<float, 3>;

/// A square around `normal`, spanned by `right` and `up`, counter-clockwise from outside.
void appendSquare(std::vector<float>& vertices, Vector normal, Vector right, Vector up)
{
    constexpr std::array<std::array<float, 2>, 6> kCorners{{{-1, -1}, {1, -1}, {1, 1}, {-1, -1}, {1, 1}, {-1, 1}}};
    for (const auto& [a, b] : kCorners) {
        for (std::size_t i = 0; i < 3; ++i)
            vertices.push_back(normal[i] + a * right[i] + b * up[i]);
        vertices.insert(vertices.end(), normal.begin(), normal.end());
    }
}

} // namespace

void useCards(Recorder& gl, std::initializer_list<Card> cards)
{
    std::vector<float> vertices;
    for (const Card& card : cards)
        append(vertices, card);
    gl.call("glUseProgram", {gl.makeProgram(kCardVertexShader, kCardFragmentShader, {"position", "color"})});
    (void)gl.makeBuffer(vertices);
    useAttribute(gl, 0, 3, kCardFloats, 0);
    useAttribute(gl, 1, 4, kCardFloats, 3);
}

void drawCard(Recorder& gl, int index)
{
    gl.call("glDrawArrays", {"GL_TRIANGLES", index * kCardVertices, kCardVertices});
}

std::vector<float> cubeAndGround()
{
    std::vector<float> vertices;
    appendSquare(vertices, {0, 1, 0}, {1, 0, 0}, {0, 0, -1});
    appendSquare(vertices, {0, -1, 0}, {1, 0, 0}, {0, 0, 1});
    appendSquare(vertices, {0, 0, 1}, {1, 0, 0}, {0, 1, 0});
    appendSquare(vertices, {0, 0, -1}, {-1, 0, 0}, {0, 1, 0});
    appendSquare(vertices, {1, 0, 0}, {0, 0, -1}, {0, 1, 0});
    appendSquare(vertices, {-1, 0, 0}, {0, 0, 1}, {0, 1, 0});
    const std::size_t ground = vertices.size();
    appendSquare(vertices, {0, 1, 0}, {1, 0, 0}, {0, 0, -1});
    for (std::size_t vertex = ground; vertex < vertices.size(); vertex += 6)
        vertices[vertex + 1] = 0;
    return vertices;
}

void useAttribute(Recorder& gl, int index, int size, int stride, int first)
{
    constexpr int kBytes = sizeof(float);
    gl.call("glVertexAttribPointer",
            {index, size, "GL_FLOAT", 0, stride * kBytes, address(static_cast<std::uint64_t>(first * kBytes))});
    gl.call("glEnableVertexAttribArray", {index});
}

void clearTo(Recorder& gl, Color color, const char* buffers)
{
    gl.call("glClearColor", {color[0], color[1], color[2], color[3]});
    gl.call("glClear", {buffers});
}

void setMatrix(Recorder& gl, int location, const Matrix& matrix)
{
    gl.call("glUniformMatrix4fv", {location, 1, 0, listOf(matrix)});
}

void setColor(Recorder& gl, int location, Color color)
{
    gl.call("glUniform4f", {location, color[0], color[1], color[2], color[3]});
}

} // namespace vitrine::captures::samples
