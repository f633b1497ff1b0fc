// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/record/driver/egl_bench.h"
#include "tests/captures/record/driver/guarded_memory.h"
#include "tests/harness/test_class.h"

#include <QTest>

#include <algorithm>
#include <memory>

using namespace vitrine::testing;

namespace {

constexpr Pixel kBlack{0, 0, 0, 255};
constexpr Pixel kGreen{0, 255, 0, 255};

struct Vertex {
    float x, y;
    Pixel color;
};

/// All of the viewport, as a strip.
void fillStrip(Vertex* strip, const Pixel& color)
{
    constexpr float kCorners[4][2] = {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}};
    for (std::size_t i = 0; i < 4; ++i)
        strip[i] = {kCorners[i][0], kCorners[i][1], color};
}

/// The two arrays of a structure, whose vertex 0 lies at `vertices`.
void setPointers(const Vertex* vertices)
{
    const auto* bytes = reinterpret_cast<const std::byte*>(vertices);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, sizeof(Vertex), bytes);
    glVertexAttribPointer(1, 4, GL_UNSIGNED_BYTE, GL_TRUE, sizeof(Vertex), bytes + offsetof(Vertex, color));
}

/// The structure that lies `count` before `vertices`, in memory that need not exist.
const Vertex* before(const Vertex* vertices, std::uintptr_t count)
{
    return reinterpret_cast<const Vertex*>(reinterpret_cast<std::uintptr_t>(vertices) - count * sizeof(Vertex));
}

GLuint makeBuffer(GLenum target, const void* data, GLsizeiptr size)
{
    GLuint buffer = 0;
    glGenBuffers(1, &buffer);
    glBindBuffer(target, buffer);
    glBufferData(target, size, data, GL_STATIC_DRAW);
    return buffer;
}

} // namespace

class DropInDraws : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void clientArraysAreReadWhenDrawn();
    void nothingOutsideOfTheVerticesDrawnIsRead();
    void nothingOutsideOfTheIndexedVerticesIsRead();
    void arraysThatTheProgramIgnoresAreNotRead();
    void arraysInBuffersAndInMemoryGoTogether();
    void indicesInABufferPickVerticesFromMemory();
    void indicesInMemoryPickVerticesFromABuffer();
    void pointersReadBackAsTheyWereSet();
    void eachVertexArrayObjectHasItsPointers();
    void impossibleDrawsDoNoHarm();
    void faultyDrawsReadNothing();
    void drawsWithoutAContextDoNothing();

private:
    std::unique_ptr<Bench> m_bench;
};

void DropInDraws::init()
{
    m_bench = std::make_unique<Bench>();
    QVERIFY(m_bench->isCurrent());
    glUseProgram(colorProgram());
    glEnableVertexAttribArray(0);
    glEnableVertexAttribArray(1);
    glClearColor(0.0f, 0.0f, 0.0f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
    QCOMPARE(glGetError(), static_cast<GLenum>(GL_NO_ERROR));
}

void DropInDraws::cleanup()
{
    m_bench.reset();
}

void DropInDraws::clientArraysAreReadWhenDrawn()
{
    std::array<Vertex, 4> strip{};
    setPointers(strip.data());
    fillStrip(strip.data(), kGreen);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    QCOMPARE(readPixel(8, 8), kGreen);
    fillStrip(strip.data(), {255, 0, 255, 255});
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    QCOMPARE(readPixel(8, 8), (Pixel{255, 0, 255, 255}));
}

void DropInDraws::nothingOutsideOfTheVerticesDrawnIsRead()
{
    const GuardedMemory memory;
    for (auto* strip : {memory.first<Vertex>(), memory.last<Vertex>(4)}) {
        fillStrip(strip, kGreen);
        glClear(GL_COLOR_BUFFER_BIT);
        setPointers(before(strip, 100000000));
        glDrawArrays(GL_TRIANGLE_STRIP, 100000000, 4);
        QCOMPARE(readPixel(0, 15), kGreen);
    }
}

void DropInDraws::nothingOutsideOfTheIndexedVerticesIsRead()
{
    const GuardedMemory memory;
    constexpr std::array<GLushort, 6> kIndices{502, 501, 500, 501, 502, 503};
    for (auto* strip : {memory.first<Vertex>(), memory.last<Vertex>(4)}) {
        fillStrip(strip, kGreen);
        glClear(GL_COLOR_BUFFER_BIT);
        setPointers(before(strip, 500));
        glDrawElements(GL_TRIANGLES, 6, GL_UNSIGNED_SHORT, kIndices.data());
        QCOMPARE(readPixel(1, 1), kGreen);
        QCOMPARE(readPixel(14, 14), kGreen);
    }
}

void DropInDraws::arraysThatTheProgramIgnoresAreNotRead()
{
    const GuardedMemory memory;
    std::array<Vertex, 4> strip{};
    fillStrip(strip.data(), kGreen);
    setPointers(strip.data());
    glEnableVertexAttribArray(5);
    glVertexAttribPointer(5, 4, GL_FLOAT, GL_FALSE, 0, memory.forbidden());
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    QCOMPARE(readPixel(8, 8), kGreen);
}

void DropInDraws::arraysInBuffersAndInMemoryGoTogether()
{
    constexpr std::array<float, 12> kPositions{9, 9, 9, 9, -1, -1, 1, -1, -1, 1, 1, 1};
    std::array<Pixel, 6> colors;
    colors.fill(kGreen);
    makeBuffer(GL_ARRAY_BUFFER, kPositions.data(), sizeof kPositions);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, nullptr);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    glVertexAttribPointer(1, 4, GL_UNSIGNED_BYTE, GL_TRUE, 0, colors.data());
    glDrawArrays(GL_TRIANGLE_STRIP, 2, 4);
    QCOMPARE(readPixel(0, 0), kGreen);
    QCOMPARE(readPixel(15, 15), kGreen);
    GLint binding = -1;
    glGetVertexAttribiv(0, GL_VERTEX_ATTRIB_ARRAY_BUFFER_BINDING, &binding);
    QVERIFY(binding > 0);
    glGetVertexAttribiv(1, GL_VERTEX_ATTRIB_ARRAY_BUFFER_BINDING, &binding);
    QCOMPARE(binding, 0);
}

void DropInDraws::indicesInABufferPickVerticesFromMemory()
{
    constexpr std::array<GLubyte, 8> kIndices{77, 77, 0, 1, 2, 2, 1, 3};
    std::array<Vertex, 4> strip{};
    fillStrip(strip.data(), kGreen);
    setPointers(strip.data());
    makeBuffer(GL_ELEMENT_ARRAY_BUFFER, kIndices.data(), sizeof kIndices);
    glDrawElements(GL_TRIANGLES, 6, GL_UNSIGNED_BYTE, reinterpret_cast<const void*>(2));
    QCOMPARE(readPixel(1, 1), kGreen);
    QCOMPARE(readPixel(14, 14), kGreen);
}

void DropInDraws::indicesInMemoryPickVerticesFromABuffer()
{
    std::array<Vertex, 4> strip{};
    fillStrip(strip.data(), kGreen);
    makeBuffer(GL_ARRAY_BUFFER, strip.data(), sizeof strip);
    setPointers(nullptr);
    const GuardedMemory memory;
    auto* indices = memory.last<GLuint>(3);
    std::copy_n(std::array<GLuint, 3>{0, 1, 2}.begin(), 3, indices);
    glDrawElements(GL_TRIANGLES, 3, GL_UNSIGNED_INT, indices);
    QCOMPARE(readPixel(1, 1), kGreen);
    QCOMPARE(readPixel(14, 14), kBlack); // the other half
}

void DropInDraws::pointersReadBackAsTheyWereSet()
{
    std::array<Vertex, 4> strip{};
    fillStrip(strip.data(), kGreen);
    setPointers(strip.data());
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    void* pointer = nullptr;
    glGetVertexAttribPointerv(0, GL_VERTEX_ATTRIB_ARRAY_POINTER, &pointer);
    QCOMPARE(pointer, static_cast<void*>(strip.data()));
    glVertexAttribPointer(0, 5, GL_FLOAT, GL_FALSE, 0, nullptr); // faulty
    glGetVertexAttribPointerv(0, GL_VERTEX_ATTRIB_ARRAY_POINTER, &pointer);
    QCOMPARE(pointer, static_cast<void*>(strip.data()));
    QCOMPARE(glGetError(), static_cast<GLenum>(GL_INVALID_VALUE));
    makeBuffer(GL_ARRAY_BUFFER, strip.data(), sizeof strip);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 12, reinterpret_cast<const void*>(24));
    glGetVertexAttribPointerv(0, GL_VERTEX_ATTRIB_ARRAY_POINTER, &pointer);
    QCOMPARE(pointer, reinterpret_cast<void*>(24));
}

void DropInDraws::eachVertexArrayObjectHasItsPointers()
{
    const auto bind = proc<PFNGLBINDVERTEXARRAYOESPROC>("glBindVertexArrayOES");
    GLuint array = 0;
    proc<PFNGLGENVERTEXARRAYSOESPROC>("glGenVertexArraysOES")(1, &array);
    std::array<Vertex, 4> green{}, red{};
    fillStrip(green.data(), kGreen);
    fillStrip(red.data(), {255, 0, 0, 255});
    setPointers(green.data());
    bind(array);
    setPointers(red.data());
    glEnableVertexAttribArray(0);
    glEnableVertexAttribArray(1);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    QCOMPARE(readPixel(8, 8), (Pixel{255, 0, 0, 255}));
    bind(0);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    QCOMPARE(readPixel(8, 8), kGreen);
    proc<PFNGLDELETEVERTEXARRAYSOESPROC>("glDeleteVertexArraysOES")(1, &array);
    void* pointer = nullptr;
    glGetVertexAttribPointerv(0, GL_VERTEX_ATTRIB_ARRAY_POINTER, &pointer);
    QCOMPARE(pointer, static_cast<void*>(green.data()));
}

void DropInDraws::impossibleDrawsDoNoHarm()
{
    setPointers(nullptr);
    glVertexAttribPointer(1, 4, GL_UNSIGNED_BYTE, GL_TRUE, 0, nullptr);
    glDrawArrays(GL_POINTS, 0, 100);
    glDrawElements(GL_POINTS, 3, GL_UNSIGNED_SHORT, nullptr);
    // Vertices so far away that nobody has them.
    const GLuint farAway = 0xFFFFFFFF;
    std::array<Vertex, 4> strip{};
    setPointers(strip.data());
    glDrawElements(GL_POINTS, 1, GL_UNSIGNED_INT, &farAway);
    // A buffer gone under an array leaves an offset that is no address.
    const GLuint buffer = makeBuffer(GL_ARRAY_BUFFER, strip.data(), sizeof strip);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, reinterpret_cast<const void*>(16));
    glDeleteBuffers(1, &buffer);
    glDrawArrays(GL_POINTS, 0, 4);
    QCOMPARE(glGetError(), static_cast<GLenum>(GL_NO_ERROR));
}

void DropInDraws::faultyDrawsReadNothing()
{
    const GuardedMemory memory;
    setPointers(static_cast<const Vertex*>(memory.forbidden()));
    glDrawArrays(0x1234, 0, 4);
    QCOMPARE(glGetError(), static_cast<GLenum>(GL_INVALID_ENUM));
    glDrawArrays(GL_TRIANGLES, -1, 4);
    QCOMPARE(glGetError(), static_cast<GLenum>(GL_INVALID_VALUE));
    glDrawArrays(GL_TRIANGLES, 0, -4);
    QCOMPARE(glGetError(), static_cast<GLenum>(GL_INVALID_VALUE));
    glDrawElements(GL_TRIANGLES, -3, GL_UNSIGNED_SHORT, memory.forbidden());
    QCOMPARE(glGetError(), static_cast<GLenum>(GL_INVALID_VALUE));
    glDrawElements(GL_TRIANGLES, 3, GL_FLOAT, memory.forbidden());
    QCOMPARE(glGetError(), static_cast<GLenum>(GL_INVALID_ENUM));
    glUseProgram(0);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    glDrawElements(GL_TRIANGLES, 3, GL_UNSIGNED_SHORT, memory.forbidden());
    QCOMPARE(glGetError(), static_cast<GLenum>(GL_NO_ERROR));
}

void DropInDraws::drawsWithoutAContextDoNothing()
{
    const GuardedMemory memory;
    QVERIFY(eglMakeCurrent(m_bench->display(), EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT));
    glDrawElements(GL_TRIANGLES, 3, GL_UNSIGNED_SHORT, memory.forbidden());
    glDrawArrays(GL_TRIANGLES, 0, 3);
    GLuint name = 42;
    glGenTextures(1, &name);
    QCOMPARE(name, 42u);
    QCOMPARE(glCreateProgram(), 0u);
    QCOMPARE(glGetError(), static_cast<GLenum>(GL_NO_ERROR));
    QVERIFY(!glGetString(GL_VERSION));
}

VITRINE_TEST(DropInDraws, QCoreApplication)
#include "tst_drop_in_draws.moc"
