// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/ui/test_capture.h"

/// A capture with images of many kinds, whose every texel is known:
///
///   texture 10   RGBA8 2 × 2, row 0: red, green; row 1: (0,0,255,128), (10,20,30,40); level 1: (1,2,3,4)
///   texture 11   LUMINANCE 4 × 1: 0, 64, 64, 255
///   texture 12   RGB565 2 × 1: full red, full green
///   texture 13   cube of 1 × 1: face i is (40·i, 0, 0, 255)
///   texture 14   half floats RGBA 1 × 1: 1, −2, +infinity, NaN
///   texture 15   RGBA8 4 × 4 of zeros, level 0 alone though its filter reads mipmaps
///   framebuffer 30   color: texture 16, RGBA8 4 × 2; depth: renderbuffer 20, 16 bits
///
/// Frame 0: clears framebuffer 30 to (255,0,0,255) and depth ½; draw 0 puts (0,255,0,255) at depth −1 … there over its
/// left half; draw 1 shows texture 10, bound to unit 1, in the window of 16 × 8.

namespace vitrine::test {

inline Value byteBlob(const std::vector<int>& values)
{
    std::vector<std::byte> bytes;
    for (const int value : values)
        bytes.push_back(static_cast<std::byte>(value));
    return {std::make_shared<const std::vector<std::byte>>(std::move(bytes))};
}

namespace gl {
constexpr int kTexture2D = 0x0DE1, kCubeMap = 0x8513, kFirstFace = 0x8515;
constexpr int kRgb = 0x1907, kRgba = 0x1908, kLuminance = 0x1909;
constexpr int kUnsignedByte = 0x1401, kUnsignedShort565 = 0x8363, kHalfFloat = 0x8D61;
constexpr int kFramebuffer = 0x8D40, kRenderbuffer = 0x8D41, kColorAttachment = 0x8CE0, kDepthAttachment = 0x8D00;
constexpr int kDepthComponent16 = 0x81A5, kDepthTest = 0x0B71, kScissorTest = 0x0C11;
} // namespace gl

struct ImageCall {
    int target = gl::kTexture2D, level = 0, format = gl::kRgba, width = 0, height = 0, type = gl::kUnsignedByte;
};

inline void addImage(CallScript& script, const ImageCall& image, Value pixels)
{
    script.add("glTexImage2D",
               {number(image.target), number(image.level), number(image.format), number(image.width),
                number(image.height), number(0), number(image.format), number(image.type), std::move(pixels)});
}

inline void addTextures(CallScript& script)
{
    const auto bind = [&](int target, int name) { script.add("glBindTexture", {number(target), number(name)}); };
    bind(gl::kTexture2D, 10);
    addImage(script, {.width = 2, .height = 2},
             byteBlob({255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 128, 10, 20, 30, 40}));
    addImage(script, {.level = 1, .width = 1, .height = 1}, byteBlob({1, 2, 3, 4}));
    bind(gl::kTexture2D, 11);
    addImage(script, {.format = gl::kLuminance, .width = 4, .height = 1}, byteBlob({0, 64, 64, 255}));
    bind(gl::kTexture2D, 12);
    addImage(script, {.format = gl::kRgb, .width = 2, .height = 1, .type = gl::kUnsignedShort565},
             byteBlob({0x00, 0xF8, 0xE0, 0x07}));
    bind(gl::kCubeMap, 13);
    for (int face = 0; face < 6; ++face)
        addImage(script, {.target = gl::kFirstFace + face, .width = 1, .height = 1}, byteBlob({40 * face, 0, 0, 255}));
    bind(gl::kTexture2D, 14);
    addImage(script, {.width = 1, .height = 1, .type = gl::kHalfFloat},
             byteBlob({0x00, 0x3C, 0x00, 0xC0, 0x00, 0x7C, 0x00, 0x7E}));
    bind(gl::kTexture2D, 15);
    addImage(script, {.width = 4, .height = 4}, byteBlob(std::vector<int>(64, 0)));
}

inline void addTarget(CallScript& script)
{
    script.add("glBindTexture", {number(gl::kTexture2D), number(16)});
    addImage(script, {.width = 4, .height = 2}, {});
    script.add("glTexParameteri", {number(gl::kTexture2D), number(0x2801), number(0x2600)}); // min filter: nearest
    script.add("glBindRenderbuffer", {number(gl::kRenderbuffer), number(20)});
    script.add("glRenderbufferStorage",
               {number(gl::kRenderbuffer), number(gl::kDepthComponent16), number(4), number(2)});
    script.add("glBindFramebuffer", {number(gl::kFramebuffer), number(30)});
    script.add("glFramebufferTexture2D",
               {number(gl::kFramebuffer), number(gl::kColorAttachment), number(gl::kTexture2D), number(16), number(0)});
    script.add("glFramebufferRenderbuffer",
               {number(gl::kFramebuffer), number(gl::kDepthAttachment), number(gl::kRenderbuffer), number(20)});
}

/// Program 5 of shaders 6 and 7 shows the middle of what its sampler `picture` reads; attribute `place` is number 0.
inline void addTexturedProgram(CallScript& script)
{
    const std::pair<int, std::string> shaders[] = {
        {0x8B31, "attribute vec4 place;\nvoid main() { gl_Position = place; }\n"},
        {0x8B30, "precision mediump float;\nuniform sampler2D picture;\nuniform float gain;\n"
                 "void main() { gl_FragColor = gain * texture2D(picture, vec2(0.25)); }"}};
    script.add("glCreateProgram", {}, number(5));
    int shader = 6;
    for (const auto& [kind, source] : shaders) {
        script.add("glCreateShader", {number(kind)}, number(shader));
        script.add("glShaderSource", {number(shader), number(1), list({{source}}), {}});
        script.add("glCompileShader", {number(shader)});
        script.add("glAttachShader", {number(5), number(shader)});
        ++shader;
    }
    script.add("glBindAttribLocation", {number(5), number(0), {std::string("place")}});
    script.add("glLinkProgram", {number(5)});
    script.add("glGetUniformLocation", {number(5), {std::string("picture")}}, number(3));
    script.add("glGetUniformLocation", {number(5), {std::string("gain")}}, number(4));
}

inline void addTargetFrame(CallScript& script)
{
    script.add("glClearColor", {real(1), real(0), real(0), real(1)});
    script.add("glClearDepthf", {real(0.5f)});
    script.add("glClear", {number(0x4100)});
    script.add("glViewport", {number(0), number(0), number(4), number(2)});
    script.add("glEnable", {number(gl::kScissorTest)});
    script.add("glScissor", {number(0), number(0), number(2), number(2)});
    script.add("glVertexAttrib4f", {number(1), real(0), real(1), real(0), real(1)});
    script.add("glDrawArrays", {number(4), number(0), number(3)});
    script.add("glDisable", {number(gl::kScissorTest)});
    script.add("glBindFramebuffer", {number(gl::kFramebuffer), number(0)});
}

inline void addWindowFrame(CallScript& script)
{
    script.add("glViewport", {number(0), number(0), number(kWidth), number(kHeight)});
    script.add("glUseProgram", {number(5)});
    script.add("glActiveTexture", {number(0x84C1)});
    script.add("glBindTexture", {number(gl::kTexture2D), number(10)});
    script.add("glUniform1i", {number(3), number(1)});
    script.add("glUniform1f", {number(4), real(1)});
    script.add("glDrawArrays", {number(4), number(0), number(3)});
    script.add("eglSwapBuffers", {handle(0xD0), handle(0x50)}, number(1));
}

inline QString writeImages(const QString& path)
{
    CallScript script;
    addSetUp(script);
    addTextures(script);
    addTexturedProgram(script);
    addTarget(script);
    addTargetFrame(script);
    addWindowFrame(script);
    return writeCapture(path, script);
}

} // namespace vitrine::test
