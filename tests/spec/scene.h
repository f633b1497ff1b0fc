// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/system.h"
#include "core/gpu/machine_config.h"
#include "tests/spec/both_machines.h"

#include <QtTest>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// A window of the machine, timed and untimed, drawn to with real shaders and read back as a program would.

namespace vitrine::core::gles2 {

struct Rgba {
    int r = 0, g = 0, b = 0, a = 0;
    friend bool operator==(const Rgba&, const Rgba&) = default;
};
inline constexpr Rgba kBlack{0, 0, 0, 255}, kWhite{255, 255, 255, 255}, kRed{255, 0, 0, 255}, kGreen{0, 255, 0, 255},
    kBlue{0, 0, 255, 255}, kNothing{0, 0, 0, 0};
/// For QCOMPARE.
char* toString(const Rgba& color);

/// Every channel within one step of 8 bits: for values that the specification lets machines round.
[[nodiscard]] bool isNear(const Rgba& a, const Rgba& b, int steps = 1);

[[nodiscard]] std::vector<std::byte> bytesOf(std::initializer_list<int> values);
template <typename T>
[[nodiscard]] Blob blobOf(std::initializer_list<T> values)
{
    const auto* first = reinterpret_cast<const std::byte*>(values.begin());
    return std::make_shared<const std::vector<std::byte>>(first, first + values.size() * sizeof(T));
}

/// What fragment shaders of several tests begin with or are.
inline constexpr std::string_view kSampler = "uniform sampler2D s;";
inline constexpr std::string_view kUniformColor =
    "precision highp float; uniform vec4 c; void main() { gl_FragColor = c; }\n";
inline constexpr std::string_view kWhiteFragment = "void main() { gl_FragColor = vec4(1.0); }\n";

/// On both machines, draw by draw. With VITRINE_SCENE_DRAWS=4 in the environment on the machine with its clock alone,
/// with so many draws under way at once (RUN-02): nothing may look otherwise.
class Scene {
public:
    /// Sides that are powers of two put pixel borders on exact coordinates. Cleared to transparent black.
    explicit Scene(int width = 16, int height = 16, const WindowConfig& config = {}, const MachineConfig& machine = {});

    /// On another machine, which has the units of a default one.
    explicit Scene(CommandSink& sink, int width = 16, int height = 16);

    Context* operator->() { return m_context; }
    System& system() { return m_system; }
    [[nodiscard]] WindowId window() const { return m_window; }
    [[nodiscard]] ContextId contextId() const { return m_contextId; }
    /// Calls go to this context from now on.
    void makeCurrent(ContextId id);

    /// Compiles, links and uses; attributes `position`, `value` and `other` are 0, 1 and 2. Fails loudly.
    GLuint use(std::string_view vertex, std::string_view fragment);
    /// A vertex shader alone, for machines with a fixed fragment stage.
    GLuint useAlone(std::string_view vertex);
    /// The vertex shader that only passes `position` and `value` (as varying `v`) on.
    GLuint use(std::string_view fragment);
    /// In the program in use.
    GLint uniform(std::string_view name);

    /// A float array in client memory.
    void array(GLuint index, int size, std::initializer_list<float> values);
    /// Draws pixels [x0, x1) × [y0, y1) of the render target of the window's size, at clip-space depth z.
    void rect(int x0, int y0, int x1, int y1, float z = 0.0f);
    void everything(float z = 0.0f) { rect(0, 0, m_width, m_height, z); }
    /// everything() with a fragment shader of one highp expression for the color.
    void paint(std::string_view expression, std::string_view declarations = {});

    /// A texture bound to the active unit with one image, NEAREST and CLAMP_TO_EDGE.
    GLuint texture2D(GLenum format, GLenum type, int width, int height, std::initializer_list<int> bytes);
    /// A new framebuffer, bound, with the texture's level 0 as color.
    GLuint framebuffer(GLuint texture, GLenum target = GL_TEXTURE_2D);

    [[nodiscard]] Rgba at(int x, int y);
    /// One character for each pixel of a rectangle, top row first: '#' where any channel but alpha is not 0.
    [[nodiscard]] std::string shape(int x, int y, int width, int height);
    /// Like shape() over the whole window.
    [[nodiscard]] std::string shape() { return shape(0, 0, m_width, m_height); }

private:
    void open(const WindowConfig& config);
    GLuint shader(GLenum type, std::string_view source);
    GLuint use(std::initializer_list<GLuint> shaders);

    std::shared_ptr<CommandSink> m_machines;
    System m_system;
    int m_width, m_height;
    WindowId m_window;
    ContextId m_contextId;
    Context* m_context = nullptr;
    GLuint m_program = 0;
};

} // namespace vitrine::core::gles2
