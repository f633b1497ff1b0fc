// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/record/programs/reach.h"

#include "tests/captures/record/driver/guarded_memory.h"
#include "tests/captures/record/programs/subject_gl.h"

#include <algorithm>
#include <cstring>
#include <numeric>

namespace vitrine::testing {

namespace {

constexpr int kSide = 16;
constexpr GLuint kPosition = 0, kUnread = 3, kColor = 5; // an array that is not read, between two that are
constexpr std::size_t kVertices = 4;
constexpr float kPlaces[kVertices][2] = {{-0.5f, -0.5f}, {0.5f, -0.5f}, {-0.5f, 0.5f}, {0.5f, 0.5f}};

enum class Edge : std::uint8_t { Front, Back }; // of the page that may be touched

/// How the positions lie; the colors, four bytes each, lie behind them in the same stride where there is room.
struct Layout {
    const char* name;
    GLenum type;
    GLboolean isNormalized;
    std::size_t bytes;  ///< of a component
    std::size_t stride; ///< 0: one position behind the other
};

constexpr Layout kLayouts[] = {
    {"floats", GL_FLOAT, GL_FALSE, 4, 0},       {"floats and colors", GL_FLOAT, GL_FALSE, 4, 12},
    {"shorts", GL_SHORT, GL_TRUE, 2, 0},        {"shorts and colors", GL_SHORT, GL_TRUE, 2, 8},
    {"bytes", GL_BYTE, GL_TRUE, 1, 0},          {"bytes, odd stride", GL_BYTE, GL_TRUE, 1, 7},
    {"fixed points", GL_FIXED, GL_FALSE, 4, 0}, {"fixed points, gaps", GL_FIXED, GL_FALSE, 4, 20},
};

void write(std::byte* at, float value, const Layout& layout)
{
    if (layout.type == GL_FLOAT) {
        std::memcpy(at, &value, sizeof value);
        return;
    }
    const float one = layout.type == GL_FIXED ? 65536.0f : layout.type == GL_SHORT ? 32767.0f : 127.0f;
    const auto number = static_cast<std::int32_t>(value * one);
    std::memcpy(at, &number, layout.bytes); // little-endian
}

/// Vertices from `first` on: positions, and green.
class Arrays {
public:
    Arrays(const Layout& layout, Edge edge, std::size_t first)
    {
        const std::size_t each = 2 * layout.bytes;
        const std::size_t stride = layout.stride != 0 ? layout.stride : each;
        const bool isTogether = layout.stride >= each + 4;
        place(m_positions, edge, stride, isTogether ? each + 4 : each);
        for (std::size_t i = 0; i < kVertices; ++i) {
            write(m_block + i * stride, kPlaces[i][0], layout);
            write(m_block + i * stride + layout.bytes, kPlaces[i][1], layout);
        }
        set(kPosition, 2, layout.type, layout.isNormalized, stride, first, m_block);
        if (!isTogether)
            place(m_colors, edge, 4, 4);
        std::byte* const colors = isTogether ? m_block + each : m_block;
        const std::size_t step = isTogether ? stride : 4;
        constexpr std::uint8_t kGreen[4] = {0, 255, 0, 255};
        for (std::size_t i = 0; i < kVertices; ++i)
            std::memcpy(colors + i * step, kGreen, sizeof kGreen);
        set(kColor, 4, GL_UNSIGNED_BYTE, GL_TRUE, step, first, colors);
        glVertexAttribPointer(kUnread, 4, GL_FLOAT, GL_FALSE, 0, m_colors.forbidden());
        glEnableVertexAttribArray(kUnread);
    }

private:
    void place(const GuardedMemory& memory, Edge edge, std::size_t stride, std::size_t each)
    {
        const std::size_t bytes = (kVertices - 1) * stride + each;
        m_block = edge == Edge::Front ? memory.first<std::byte>() : memory.last<std::byte>(bytes);
    }
    static void set(GLuint index, GLint size, GLenum type, GLboolean isNormalized, std::size_t stride,
                    std::size_t first, const std::byte* block)
    {
        const auto pointer = reinterpret_cast<std::uintptr_t>(block) - first * stride;
        glVertexAttribPointer(index, size, type, isNormalized, static_cast<GLsizei>(stride),
                              reinterpret_cast<const void*>(pointer));
        glEnableVertexAttribArray(index);
    }

    GuardedMemory m_positions, m_colors;
    std::byte* m_block = nullptr;
};

template <typename Index>
void drawElements(GLenum mode, GLenum type, Edge edge, std::size_t first, GLuint buffer)
{
    const GuardedMemory memory;
    auto* indices = edge == Edge::Front ? memory.first<Index>() : memory.last<Index>(kVertices);
    std::iota(indices, indices + kVertices, static_cast<Index>(first));
    if (buffer == 0)
        return glDrawElements(mode, kVertices, type, indices);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, buffer);
    glBufferData(GL_ELEMENT_ARRAY_BUFFER, kVertices * sizeof(Index), indices, GL_STREAM_DRAW);
    glDrawElements(mode, kVertices, type, nullptr);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, 0);
}

/// glDrawArrays, or glDrawElements of a type, from vertex `first` on.
struct Source {
    const char* name;
    GLenum type; ///< 0: no indices
    std::size_t first;
    bool isInBuffer;
};

constexpr Source kSources[] = {
    {"arrays from 0", 0, 0, false},
    {"arrays from 70000", 0, 70000, false},
    {"byte indices", GL_UNSIGNED_BYTE, 250, false},
    {"byte indices in a buffer", GL_UNSIGNED_BYTE, 0, true},
    {"short indices", GL_UNSIGNED_SHORT, 65000, false},
    {"short indices in a buffer", GL_UNSIGNED_SHORT, 65000, true},
    {"int indices", GL_UNSIGNED_INT, 100'000'000, false},
    {"int indices in a buffer", GL_UNSIGNED_INT, 100'000'000, true},
};

void draw(GLenum mode, const Source& source, Edge edge, GLuint buffer)
{
    const GLuint indices = source.isInBuffer ? buffer : 0;
    switch (source.type) {
    case GL_UNSIGNED_BYTE: return drawElements<std::uint8_t>(mode, source.type, edge, source.first, indices);
    case GL_UNSIGNED_SHORT: return drawElements<std::uint16_t>(mode, source.type, edge, source.first, indices);
    case GL_UNSIGNED_INT: return drawElements<std::uint32_t>(mode, source.type, edge, source.first, indices);
    default: glDrawArrays(mode, static_cast<GLint>(source.first), kVertices);
    }
}

bool isGreenSomewhere()
{
    std::vector<std::uint8_t> rgba(kSide * kSide * 4);
    glReadPixels(0, 0, kSide, kSide, GL_RGBA, GL_UNSIGNED_BYTE, rgba.data());
    for (std::size_t i = 0; i < rgba.size(); i += 4) {
        if (rgba[i] == 0 && rgba[i + 1] == 255 && rgba[i + 2] == 0)
            return true;
    }
    return false;
}

GLuint makeProgram()
{
    constexpr const char* kVertexSource = "attribute vec2 position; attribute vec4 color; varying vec4 shade;\n"
                                          "uniform vec4 tints[3];\n"
                                          "void main() { shade = color * tints[1] * tints[2]; gl_PointSize = 1.0;\n"
                                          "  gl_Position = vec4(position, 0.0, 1.0); }\n";
    constexpr const char* kFragmentSource = "precision mediump float; varying vec4 shade;\n"
                                            "void main() { gl_FragColor = shade; }\n";
    const GLuint program = glCreateProgram();
    for (const auto& [type, source] :
         {std::pair(GL_VERTEX_SHADER, kVertexSource), std::pair(GL_FRAGMENT_SHADER, kFragmentSource)}) {
        const GLuint shader = glCreateShader(static_cast<GLenum>(type));
        glShaderSource(shader, 1, &source, nullptr);
        glCompileShader(shader);
        glAttachShader(program, shader);
        glDeleteShader(shader);
    }
    glBindAttribLocation(program, kPosition, "position");
    glBindAttribLocation(program, kColor, "color");
    glLinkProgram(program);
    return program;
}

} // namespace

std::vector<std::string> drawsToTheEdge(const std::function<void()>& drawn)
{
    const GLuint program = makeProgram();
    GLuint buffer = 0;
    glGenBuffers(1, &buffer);
    glUseProgram(program);
    {
        // Two elements are there, and two are all that is left of the array (ES 2.0 §2.10.4).
        const GuardedMemory memory;
        auto* tints = memory.last<float>(8);
        std::fill_n(tints, 8, 1.0f);
        glUniform4fv(glGetUniformLocation(program, "tints[1]"), 1000, tints);
    }
    std::vector<std::string> wrong;
    for (GLenum mode = GL_POINTS; mode <= GL_TRIANGLE_FAN; ++mode) {
        for (const Source& source : kSources) {
            for (const Layout& layout : kLayouts) {
                for (const Edge edge : {Edge::Front, Edge::Back}) {
                    const Arrays arrays(layout, edge, source.first);
                    glClear(GL_COLOR_BUFFER_BIT);
                    draw(mode, source, edge, buffer);
                    const bool isRight = glGetError() == GL_NO_ERROR && isGreenSomewhere();
                    drawn();
                    if (!isRight)
                        wrong.push_back("mode " + std::to_string(mode) + ", " + source.name + ", " + layout.name +
                                        (edge == Edge::Front ? ", front" : ", back"));
                }
            }
        }
    }
    for (const GLuint index : {kPosition, kUnread, kColor})
        glDisableVertexAttribArray(index);
    glUseProgram(0);
    glDeleteBuffers(1, &buffer);
    glDeleteProgram(program);
    return wrong;
}

} // namespace vitrine::testing
