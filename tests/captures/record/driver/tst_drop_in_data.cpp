// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/record/driver/egl_bench.h"
#include "tests/captures/record/driver/guarded_memory.h"
#include "tests/harness/test_class.h"

#include <QTest>

#include <algorithm>
#include <cstring>
#include <memory>
#include <string>

using namespace vitrine::testing;

namespace {

constexpr GLenum kNoError = GL_NO_ERROR;

/// Draws all of the bench with the bound texture, texels to pixels.
void drawTexture()
{
    glUseProgram(linkProgram("attribute vec4 position; varying vec2 place;"
                             "void main() { gl_Position = position; place = position.xy * 0.5 + 0.5; }",
                             "precision mediump float; uniform sampler2D image; varying vec2 place;"
                             "void main() { gl_FragColor = texture2D(image, place); }"));
    constexpr float kStrip[] = {-1, -1, 1, -1, -1, 1, 1, 1};
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, kStrip);
    glEnableVertexAttribArray(0);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

void bindNearestTexture()
{
    GLuint texture = 0;
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

} // namespace

class DropInData : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void rowsOfImagesAreAligned();
    void imagesEndWithTheirLastPixel();
    void subImagesReadTheirPixelsAlone();
    void rowsReadBackAreAligned();
    void sourcesHaveLengths();
    void textsAreCutToTheBuffer();
    void mappedBuffersAreDrawnFrom();
    void mappedBuffersAreFoundByTarget();
    void arraysOfUniformsAreAsLongAsTheirCount();
    void queriesAnswerWithinTheirSize();

private:
    std::unique_ptr<Bench> m_bench;
};

void DropInData::init()
{
    m_bench = std::make_unique<Bench>();
    QVERIFY(m_bench->isCurrent());
}

void DropInData::cleanup()
{
    QCOMPARE(glGetError(), kNoError);
    m_bench.reset();
}

void DropInData::rowsOfImagesAreAligned()
{
    // 1 × 2 pixels of 3 bytes; the second row begins at byte 4 or 3.
    constexpr std::array<std::uint8_t, 8> kBytes{10, 20, 30, 40, 50, 60, 70, 80};
    bindNearestTexture();
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGB, 1, 2, 0, GL_RGB, GL_UNSIGNED_BYTE, kBytes.data());
    drawTexture();
    QCOMPARE(readPixel(0, 0), (Pixel{10, 20, 30, 255}));
    QCOMPARE(readPixel(0, 15), (Pixel{50, 60, 70, 255}));
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGB, 1, 2, 0, GL_RGB, GL_UNSIGNED_BYTE, kBytes.data());
    drawTexture();
    QCOMPARE(readPixel(0, 15), (Pixel{40, 50, 60, 255}));
}

void DropInData::imagesEndWithTheirLastPixel()
{
    // Alignment 4: 3 · 3 bytes are padded to 12, but not in the last row.
    const GuardedMemory memory;
    auto* pixels = memory.last<std::uint8_t>(12 + 9);
    std::fill_n(pixels, 12 + 9, std::uint8_t{200});
    bindNearestTexture();
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGB, 3, 2, 0, GL_RGB, GL_UNSIGNED_BYTE, pixels);
    drawTexture();
    QCOMPARE(readPixel(15, 15), (Pixel{200, 200, 200, 255}));
}

void DropInData::subImagesReadTheirPixelsAlone()
{
    const GuardedMemory memory;
    bindNearestTexture();
    const std::vector<std::uint8_t> zeros(16 * 4);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, zeros.data());
    auto* pixels = memory.last<std::uint8_t>(2 * 4);
    std::fill_n(pixels, 8, std::uint8_t{255});
    glTexSubImage2D(GL_TEXTURE_2D, 0, 1, 2, 2, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    drawTexture();
    QCOMPARE(readPixel(4, 8), (Pixel{255, 255, 255, 255}));   // texel (1, 2)
    QCOMPARE(readPixel(11, 11), (Pixel{255, 255, 255, 255})); // texel (2, 2)
    QCOMPARE(readPixel(12, 8), (Pixel{0, 0, 0, 0}));
    QCOMPARE(readPixel(4, 7), (Pixel{0, 0, 0, 0}));
}

void DropInData::rowsReadBackAreAligned()
{
    glClearColor(1.0f, 1.0f, 1.0f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
    glPixelStorei(GL_PACK_ALIGNMENT, 8);
    const GuardedMemory memory;
    auto* pixels = memory.last<std::uint8_t>(8 + 4);
    std::fill_n(pixels, 12, std::uint8_t{7});
    glReadPixels(0, 0, 1, 2, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    const std::array<std::uint8_t, 12> expected{255, 255, 255, 255, 7, 7, 7, 7, 255, 255, 255, 255};
    QVERIFY(std::equal(expected.begin(), expected.end(), pixels));
}

void DropInData::sourcesHaveLengths()
{
    const GLuint shader = glCreateShader(GL_FRAGMENT_SHADER);
    const GLchar* parts[] = {"void main() {XXXX", " gl_FragColor", " = vec4(1.0); }"};
    const GLint lengths[] = {13, -1, 15};
    glShaderSource(shader, 3, parts, lengths);
    glCompileShader(shader);
    GLint isCompiled = GL_FALSE;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &isCompiled);
    QCOMPARE(isCompiled, GL_TRUE);
    std::array<GLchar, 100> source{};
    GLsizei length = 0;
    glGetShaderSource(shader, static_cast<GLsizei>(source.size()), &length, source.data());
    QCOMPARE(std::string(source.data()), "void main() { gl_FragColor = vec4(1.0); }");
    QCOMPARE(length, 41);
}

void DropInData::textsAreCutToTheBuffer()
{
    const GLuint shader = compile(GL_VERTEX_SHADER, "void main() {}");
    std::array<GLchar, 8> text;
    text.fill('x');
    GLsizei length = -1;
    glGetShaderSource(shader, 5, &length, text.data());
    QCOMPARE(std::string(text.data()), "void");
    QCOMPARE(length, 4);
    QCOMPARE(text[5], 'x');
    glGetShaderSource(shader, 0, nullptr, nullptr);
    glGetShaderInfoLog(shader, 0, nullptr, nullptr);
}

void DropInData::mappedBuffersAreDrawnFrom()
{
    const auto map = proc<PFNGLMAPBUFFEROESPROC>("glMapBufferOES");
    const auto unmap = proc<PFNGLUNMAPBUFFEROESPROC>("glUnmapBufferOES");
    GLuint buffer = 0;
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    constexpr float kStrip[] = {-1, -1, 1, -1, -1, 1, 1, 1};
    glBufferData(GL_ARRAY_BUFFER, sizeof kStrip, nullptr, GL_DYNAMIC_DRAW);
    void* mapped = map(GL_ARRAY_BUFFER, GL_WRITE_ONLY_OES);
    QVERIFY(mapped);
    std::memcpy(mapped, kStrip, sizeof kStrip);
    QCOMPARE(unmap(GL_ARRAY_BUFFER), static_cast<GLboolean>(GL_TRUE));
    glUseProgram(colorProgram());
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, nullptr);
    glEnableVertexAttribArray(0);
    glVertexAttrib4f(1, 0.0f, 0.0f, 1.0f, 1.0f);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    QCOMPARE(readPixel(8, 8), (Pixel{0, 0, 255, 255}));
}

void DropInData::mappedBuffersAreFoundByTarget()
{
    const auto pointerOf = proc<PFNGLGETBUFFERPOINTERVOESPROC>("glGetBufferPointervOES");
    const auto map = proc<PFNGLMAPBUFFEROESPROC>("glMapBufferOES");
    GLuint buffer = 0;
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glBufferData(GL_ARRAY_BUFFER, 64, nullptr, GL_DYNAMIC_DRAW);
    int marker = 0;
    void* pointer = &marker;
    pointerOf(GL_ARRAY_BUFFER, GL_BUFFER_MAP_POINTER_OES, &pointer);
    QVERIFY(!pointer);
    void* mapped = map(GL_ARRAY_BUFFER, GL_WRITE_ONLY_OES);
    pointerOf(GL_ARRAY_BUFFER, GL_BUFFER_MAP_POINTER_OES, &pointer);
    QCOMPARE(pointer, mapped);
    QVERIFY(!map(GL_ARRAY_BUFFER, GL_WRITE_ONLY_OES));
    QCOMPARE(glGetError(), static_cast<GLenum>(GL_INVALID_OPERATION));
    pointer = &marker;
    pointerOf(GL_ARRAY_BUFFER, GL_BUFFER_SIZE, &pointer);
    QCOMPARE(glGetError(), static_cast<GLenum>(GL_INVALID_ENUM));
    QCOMPARE(pointer, static_cast<void*>(&marker)); // errors write nothing
}

void DropInData::arraysOfUniformsAreAsLongAsTheirCount()
{
    const GLuint program = linkProgram("attribute vec4 position; void main() { gl_Position = position; }",
                                       "precision mediump float; uniform vec2 parts[3];"
                                       "void main() { gl_FragColor = vec4(parts[0], parts[2]); }");
    glUseProgram(program);
    const GuardedMemory memory;
    auto* values = memory.last<GLfloat>(4);
    std::copy_n(std::array<GLfloat, 4>{1, 2, 3, 4}.begin(), 4, values);
    glUniform2fv(glGetUniformLocation(program, "parts[1]"), 2, values);
    std::array<GLfloat, 3> read{-1, -1, -1};
    glGetUniformfv(program, glGetUniformLocation(program, "parts[2]"), read.data());
    QCOMPARE(read, (std::array<GLfloat, 3>{3, 4, -1}));
}

void DropInData::queriesAnswerWithinTheirSize()
{
    std::array<GLint, 5> numbers{-7, -7, -7, -7, -7};
    glGetIntegerv(GL_VIEWPORT, numbers.data());
    QCOMPARE(numbers, (std::array<GLint, 5>{0, 0, 16, 16, -7}));
    GLint depth = 0, stencil = 0, samples = -1, alpha = 0;
    glGetIntegerv(GL_DEPTH_BITS, &depth);
    glGetIntegerv(GL_STENCIL_BITS, &stencil);
    glGetIntegerv(GL_SAMPLES, &samples);
    glGetIntegerv(GL_ALPHA_BITS, &alpha);
    QCOMPARE((std::array<GLint, 4>{depth, stencil, samples, alpha}), (std::array<GLint, 4>{24, 8, 0, 8}));
}

VITRINE_TEST(DropInData, QCoreApplication)
#include "tst_drop_in_data.moc"
