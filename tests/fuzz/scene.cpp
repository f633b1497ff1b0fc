// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/scene.h"

#include "tests/api/replay/call_builder.h"

#include <cstring>

namespace vitrine::test {

namespace {

using calls::number;
using core::Call;
using core::Value;

constexpr const char* kVertex =
    R"(attribute vec4 position; attribute vec2 place; uniform mat4 turn; uniform vec4 move[2];
varying vec2 v_place; varying vec4 v_color;
void main() { gl_Position = turn * position + move[1]; v_place = place; v_color = position * 0.5 + 0.5;
gl_PointSize = 4.0; })";
constexpr const char* kFragment = R"(precision mediump float; uniform sampler2D image; uniform float share;
varying vec2 v_place; varying vec4 v_color;
void main() { vec4 sum = vec4(0.0); for (int i = 0; i < 3; i++) sum += texture2D(image, v_place * float(i)) / 3.0;
if (v_color.x < 0.1) discard; gl_FragColor = mix(sum, v_color, share); })";

Value bytesOf(const std::vector<float>& values)
{
    std::vector<std::byte> bytes(values.size() * sizeof(float));
    std::memcpy(bytes.data(), values.data(), bytes.size());
    return {std::make_shared<const std::vector<std::byte>>(std::move(bytes))};
}

Value zeros(std::size_t size)
{
    return {std::make_shared<const std::vector<std::byte>>(size, std::byte{0x5a})};
}

Value token(std::int64_t value, const char* name)
{
    return {core::EnumValue{value, name}};
}

/// Writes the calls down one after the other.
class Recorder {
public:
    std::vector<Call> record();

private:
    void add(const char* function, std::vector<Value> arguments = {}, Value result = {})
    {
        Call call = calls::make(function, std::move(arguments), std::move(result));
        call.number = m_calls.size();
        m_calls.push_back(std::move(call));
    }
    void setUp();
    void program();
    void resources();
    void frame();
    void drawToTexture();
    void drawToWindow();

    std::vector<Call> m_calls;
};

void Recorder::setUp()
{
    const Value display = calls::pointer(0xD0), config = calls::pointer(0xC0), surface = calls::pointer(0x50);
    const Value context = calls::pointer(0xA0);
    add("eglGetDisplay", {{}}, display);
    add("eglCreateContext", {display, config, {}, calls::names({0x3098, 2, 0x3038})}, context);
    add("eglCreateWindowSurface", {display, config, number(9), {}}, surface);
    add("eglMakeCurrent", {display, surface, surface, context}, number(1));
    add("glViewport", {number(0), number(0), number(32), number(32)});
}

void Recorder::program()
{
    const char* sources[] = {kVertex, kFragment};
    const int types[] = {0x8B31, 0x8B30};
    for (int i = 0; i < 2; ++i) {
        add("glCreateShader", {token(types[i], i == 0 ? "GL_VERTEX_SHADER" : "GL_FRAGMENT_SHADER")}, number(i + 1));
        add("glShaderSource", {number(i + 1), number(1), calls::list({calls::text(sources[i])}), {}});
        add("glCompileShader", {number(i + 1)});
    }
    add("glCreateProgram", {}, number(3));
    add("glAttachShader", {number(3), number(1)});
    add("glAttachShader", {number(3), number(2)});
    add("glBindAttribLocation", {number(3), number(0), calls::text("position")});
    add("glBindAttribLocation", {number(3), number(1), calls::text("place")});
    add("glLinkProgram", {number(3)});
    add("glUseProgram", {number(3)});
    const char* uniforms[] = {"turn", "move", "image", "share"};
    for (int i = 0; i < 4; ++i)
        add("glGetUniformLocation", {number(3), calls::text(uniforms[i])}, number(2 * i));
}

void Recorder::resources()
{
    add("glGenBuffers", {number(2), calls::names({1, 2})});
    add("glBindBuffer", {token(0x8892, "GL_ARRAY_BUFFER"), number(1)});
    add("glBufferData", {token(0x8892, "GL_ARRAY_BUFFER"), number(64),
                         bytesOf({-1, -1, 0, 0, 1, -1, 1, 0, -1, 1, 0, 1, 1, 1, 1, 1}), number(0x88E4)});
    add("glBindBuffer", {number(0x8893), number(2)});
    add("glBufferData", {number(0x8893), number(8), calls::blob({0, 0, 1, 0, 2, 0, 3, 0}), number(0x88E4)});
    add("glGenTextures", {number(2), calls::names({1, 2})});
    for (int texture = 1; texture <= 2; ++texture) {
        add("glBindTexture", {token(0x0DE1, "GL_TEXTURE_2D"), number(texture)});
        add("glTexImage2D", {number(0x0DE1), number(0), number(0x1908), number(16), number(16), number(0),
                             number(0x1908), number(0x1401), zeros(16 * 16 * 4)});
        add("glTexParameteri", {number(0x0DE1), number(0x2801), number(texture == 1 ? 0x2703 : 0x2600)});
    }
    add("glTexSubImage2D", {number(0x0DE1), number(0), number(2), number(2), number(3), number(3), number(0x1908),
                            number(0x1401), zeros(3 * 3 * 4)});
    add("glBindTexture", {number(0x0DE1), number(1)});
    add("glGenerateMipmap", {number(0x0DE1)});
    add("glGenFramebuffers", {number(2), calls::names({1, 2})});
    add("glBindFramebuffer", {number(0x8D40), number(1)});
    add("glFramebufferTexture2D", {number(0x8D40), number(0x8CE0), number(0x0DE1), number(2), number(0)});
    add("glGenRenderbuffers", {number(2), calls::names({1, 2})});
    add("glBindRenderbuffer", {number(0x8D41), number(1)});
    add("glRenderbufferStorage", {number(0x8D41), number(0x81A5), number(16), number(16)});
    add("glFramebufferRenderbuffer", {number(0x8D40), number(0x8D00), number(0x8D41), number(1)});
}

void Recorder::drawToTexture()
{
    add("glBindFramebuffer", {number(0x8D40), number(1)});
    add("glViewport", {number(0), number(0), number(16), number(16)});
    add("glClearColor", {{0.25f}, {0.5f}, {0.75f}, {1.0f}});
    add("glClear", {token(0x4100, "GL_DEPTH_BUFFER_BIT | GL_COLOR_BUFFER_BIT")});
    add("glBindBuffer", {number(0x8892), number(1)});
    add("glVertexAttribPointer", {number(0), number(2), number(0x1406), {false}, number(16), calls::pointer(0)});
    add("glVertexAttribPointer", {number(1), number(2), number(0x1406), {false}, number(16), calls::pointer(8)});
    add("glEnableVertexAttribArray", {number(0)});
    add("glEnableVertexAttribArray", {number(1)});
    add("glDrawElements", {number(5), number(4), number(0x1403), calls::pointer(0)});
    add("glCopyTexSubImage2D",
        {number(0x0DE1), number(0), number(0), number(0), number(4), number(4), number(8), number(8)});
    add("glReadPixels",
        {number(0), number(0), number(4), number(4), number(0x1908), number(0x1401), calls::pointer(77)});
}

void Recorder::drawToWindow()
{
    add("glBindFramebuffer", {number(0x8D40), number(0)});
    add("glViewport", {number(0), number(0), number(32), number(32)});
    add("glClear", {number(0x4500)});
    for (const int capability : {0x0B71, 0x0BE2, 0x0C11, 0x0B90})
        add("glEnable", {number(capability)});
    add("glScissor", {number(1), number(1), number(28), number(28)});
    add("glBlendFunc", {number(0x0302), number(0x0303)});
    add("glStencilFunc", {number(0x0207), number(1), number(255)});
    add("glStencilOp", {number(0x1E00), number(0x1E02), number(0x1E01)});
    add("glBindBuffer", {number(0x8892), number(0)});
    add("glVertexAttribPointer",
        {number(0), number(3), number(0x1406), {false}, number(0), bytesOf({-1, -1, 0, 1, -1, 0, 0, 1, 0.5f})});
    add("glUniformMatrix4fv",
        {number(0), number(1), {false}, calls::floats({1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1})});
    add("glUniform4fv", {number(2), number(2), calls::floats({0, 0, 0, 0, 0.1f, 0, 0, 0})});
    add("glUniform1i", {number(4), number(0)});
    add("glUniform1f", {number(6), {0.5}});
    add("glDrawArrays", {token(4, "GL_TRIANGLES"), number(0), number(3)});
    add("glLineWidth", {{3.0f}});
    add("glDrawArrays", {number(2), number(0), number(3)});
    add("glDrawArrays", {number(0), number(0), number(3)});
    for (const int capability : {0x0B71, 0x0BE2, 0x0C11, 0x0B90})
        add("glDisable", {number(capability)});
    add("eglSwapBuffers", {calls::pointer(0xD0), calls::pointer(0x50)}, number(1));
}

std::vector<Call> Recorder::record()
{
    setUp();
    program();
    resources();
    for (int frame = 0; frame < 2; ++frame) {
        drawToTexture();
        drawToWindow();
    }
    return std::move(m_calls);
}

} // namespace

std::vector<Call> sceneCalls()
{
    return Recorder().record();
}

} // namespace vitrine::test
