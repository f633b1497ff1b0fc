// SPDX-License-Identifier: Apache-2.0
#include "core/api/replay/gl_call.h"
#include "tests/api/replay/gl_header.h"
#include "tests/api/replay/replay_bench.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <limits>

using namespace vitrine::core;
using calls::number;

namespace {

constexpr int kArrayBuffer = 0x8892, kElementArrayBuffer = 0x8893, kTexture2D = 0x0DE1, kRgba = 0x1908, kByte = 0x1401;

std::vector<std::byte> bytesOf(const gles2::Buffer* buffer)
{
    return buffer ? *buffer->bytes : std::vector<std::byte>();
}

} // namespace

class TestReplayCalls : public QObject {
    Q_OBJECT

private slots:
    void everyCoreFunctionCanBeReplayed()
    {
        const auto header = functionsOfHeader("/usr/include/GLES2/gl2.h");
        QCOMPARE(header.size(), 142u);
        for (const auto& [name, parameters] : header) {
            const GlEntry* entry = findGlEntry(name.toStdString());
            QVERIFY2(entry, qPrintable(name));
            QCOMPARE(entry->argumentCount, static_cast<std::size_t>(parameters.size()));
        }
    }

    // Whatever the arguments are, there is an outcome or a sentence.
    void noArgumentsCrash()
    {
        const auto header = functionsOfHeader("/usr/include/GLES2/gl2.h");
        const Value oddities[] = {{},
                                  {true},
                                  number(-1),
                                  number(0),
                                  number(1),
                                  {std::uint64_t{0xFFFFFFFF}},
                                  {std::numeric_limits<std::int64_t>::max()},
                                  {1e30},
                                  calls::text("x"),
                                  calls::pointer(8),
                                  calls::blob({1, 2, 3}),
                                  calls::names({}),
                                  calls::names({1, 2, 3})};
        ReplayBench bench;
        QCOMPARE(bench.setUp(), std::string());
        for (const auto& [name, parameters] : header) {
            for (const Value& oddity : oddities) {
                std::vector<Value> arguments(static_cast<std::size_t>(parameters.size()), oddity);
                (void)bench.run(name.toStdString(), std::move(arguments), oddity);
            }
        }
        QCOMPARE(bench.window()->targets.width, static_cast<std::uint32_t>(gles2::kMaxViewportSize));
    }

    void faultyArgumentsAreNamed_data()
    {
        QTest::addColumn<Call>("call");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, Call call, const char* message) {
            QTest::newRow(name) << std::move(call) << QString(message);
        };
        const Value zero = number(0);
        row("too few", calls::make("glEnable"), "call 4 glEnable: TRUNCATED_COMMAND: it has 0 arguments, 1 are needed");
        row("no number", calls::make("glEnable", {calls::text("x")}), "call 4 glEnable: cap is no number");
        row("NULL", calls::make("glEnable", {{}}), "call 4 glEnable: cap is no number");
        row("too large", calls::make("glLineWidth", {calls::text("x")}), "call 4 glLineWidth: width is no number");
        row("beyond 32 bits", calls::make("glEnable", {{std::int64_t{1} << 32}}),
            "call 4 glEnable: cap is 4294967296, which does not fit 32 bits");
        row("short pixels",
            calls::make("glTexImage2D",
                        {number(kTexture2D), zero, number(kRgba), number(3), number(4), zero, number(kRgba),
                         number(kByte), calls::blob({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})}),
            "call 4 glTexImage2D: TRUNCATED_COMMAND: pixels has 12 bytes, 48 are needed");
        row("pixels not recorded",
            calls::make("glTexImage2D", {number(kTexture2D), zero, number(kRgba), number(1), number(1), zero,
                                         number(kRgba), number(kByte), calls::pointer(64)}),
            "call 4 glTexImage2D: pixels is no blob: the bytes were not recorded");
        row("short buffer", calls::make("glBufferData", {number(kArrayBuffer), number(3), calls::blob({1, 2}), zero}),
            "call 4 glBufferData: TRUNCATED_COMMAND: data has 2 bytes, 3 are needed");
        row("short uniform", calls::make("glUniform4fv", {zero, number(2), calls::floats({1, 2, 3, 4})}),
            "call 4 glUniform4fv: TRUNCATED_COMMAND: value has 4 elements, 8 are needed");
        row("no array", calls::make("glUniform4fv", {zero, number(1), number(5)}),
            "call 4 glUniform4fv: value is no array");
        row("short names", calls::make("glGenBuffers", {number(2), calls::names({1})}),
            "call 4 glGenBuffers: TRUNCATED_COMMAND: buffers has 1 elements, 2 are needed");
        row("short indices", calls::make("glDrawElements", {number(4), number(3), number(0x1403), calls::blob({0, 0})}),
            "call 4 glDrawElements: TRUNCATED_COMMAND: indices has 2 bytes, 6 are needed");
        row("source", calls::make("glShaderSource", {number(1), number(1), calls::names({1}), {}}),
            "call 4 glShaderSource: string holds no string at position 0");
        row("unmapped", calls::make("memcpy", {calls::pointer(77), calls::blob({1}), number(1)}),
            "call 4 memcpy: dest is not in a mapped buffer");
        row("surface", calls::make("eglSwapBuffers", {calls::pointer(1), calls::pointer(2)}),
            "call 4 eglSwapBuffers: surface is no surface");
    }
    void faultyArgumentsAreNamed()
    {
        QFETCH(Call, call);
        QFETCH(QString, message);
        ReplayBench bench;
        QCOMPARE(bench.setUp(), std::string());
        QCOMPARE(QString::fromStdString(bench.run(call)), message);
        QCOMPARE(bench.run("glGetError"), std::string()); // and the replay goes on
    }

    void callsNeedAContext()
    {
        ReplayBench bench;
        QCOMPARE(bench.run("glFlush"), std::string("call 0 glFlush: no context is current on thread 0"));
    }

    void unknownFunctionsAreSkippedAndSaidSo()
    {
        ReplayBench bench;
        QCOMPARE(bench.setUp(), std::string());
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(bench.run("glBlendFunciEXT", {number(0), number(1), number(0)}), std::string());
            QVERIFY(bench.last.isSkipped);
            QVERIFY(bench.last.skipped.english().ends_with(" glBlendFunciEXT: it can't be replayed, so it is skipped"));
        }
    }

    void unfinishedCallsAreSkipped()
    {
        ReplayBench bench;
        QCOMPARE(bench.setUp(), std::string());
        Call call = calls::make("glEnable", {number(0x0BE2)});
        call.flags = CallFlags::Incomplete;
        QCOMPARE(bench.run(call), std::string());
        QVERIFY(bench.last.isSkipped);
        QVERIFY(bench.last.skipped.english().ends_with(
            " glEnable: the recorded program never finished it, so it is skipped"));
        QVERIFY(!bench.state().capabilities.blend);
    }

    void ES20_2_5_refusedCallsAreSkippedWithoutTheirData()
    {
        ReplayBench bench;
        QCOMPARE(bench.setUp(), std::string());
        QCOMPARE(bench.run("glGenBuffers", {number(1), calls::names({70})}), std::string());
        QCOMPARE(bench.run("glBindBuffer", {number(kArrayBuffer), number(70)}), std::string());
        QCOMPARE(bench.run("glBufferData", {number(kArrayBuffer), number(2), calls::blob({5, 6}), number(0x88E4)}),
                 std::string());
        // As a driver without memory for it refuses; the model has some.
        Call call = calls::make("glBufferData", {number(kArrayBuffer), number(8), calls::pointer(1), number(0x88E4)});
        call.flags = CallFlags::Refused;
        QCOMPARE(bench.run(call), std::string());
        QVERIFY(bench.last.isSkipped);
        QCOMPARE(bytesOf(bench.group().buffers.find(bench.state().arrayBuffer)).size(), std::size_t{2});
        Call present = calls::make("eglSwapBuffers", {calls::pointer(1), calls::pointer(99)}, number(0));
        present.flags = CallFlags::Refused;
        QCOMPARE(bench.run(present), std::string());
        QVERIFY(bench.last.kind == CallClass::State && !bench.last.presented);
        QVERIFY(bench.last.skipped.empty()); // nothing is missing
    }

    void namesAreMapped()
    {
        ReplayBench bench;
        QCOMPARE(bench.setUp(), std::string());
        // The recorded program got 70 and 80; ours are the lowest free names.
        QCOMPARE(bench.run("glGenBuffers", {number(2), calls::names({70, 80})}), std::string());
        QCOMPARE(bench.run("glBindBuffer", {number(kArrayBuffer), number(80)}), std::string());
        QCOMPARE(bench.run("glBufferData", {number(kArrayBuffer), number(2), calls::blob({5, 6}), number(0x88E4)}),
                 std::string());
        const gles2::Buffer* buffer = bench.group().buffers.find(bench.state().arrayBuffer);
        QVERIFY(buffer);
        QCOMPARE(buffer->name, 2u);
        QCOMPARE(bytesOf(buffer), (std::vector<std::byte>{std::byte{5}, std::byte{6}}));
        QCOMPARE(bench.run("glDeleteBuffers", {number(1), calls::names({80})}), std::string());
        QVERIFY(!bench.group().buffers.findByName(2));
        // Deleted and never made names are ignored.
        QCOMPARE(bench.run("glDeleteBuffers", {number(2), calls::names({80, 4711})}), std::string());
        QCOMPARE(bench.state().error, static_cast<GLenum>(GL_NO_ERROR));
    }

    void inventedNamesAreMadeByBinding()
    {
        ReplayBench bench;
        QCOMPARE(bench.setUp(), std::string());
        QCOMPARE(bench.run("glBindTexture", {number(kTexture2D), number(1234)}), std::string());
        QCOMPARE(bench.group().textures.findByName(1)->name, 1u);
        QCOMPARE(bench.run("glGenTextures", {number(1), calls::names({1})}), std::string());
        QCOMPARE(bench.run("glBindTexture", {number(kTexture2D), number(1)}), std::string());
        QVERIFY(bench.group().textures.findByName(2));
        QCOMPARE(bench.state().error, static_cast<GLenum>(GL_NO_ERROR));
    }

    void framebuffersBelongToTheirContext()
    {
        ReplayBench bench;
        QCOMPARE(bench.setUp(), std::string());
        QCOMPARE(bench.createContext(0xA1, ReplayBench::kContext), std::string());
        QCOMPARE(bench.run("glGenFramebuffers", {number(1), calls::names({5})}), std::string());
        QCOMPARE(bench.run("glBindFramebuffer", {number(0x8D40), number(5)}), std::string());
        QCOMPARE(bench.makeCurrent(ReplayBench::kSurface, 0xA1), std::string());
        QCOMPARE(bench.run("glGenFramebuffers", {number(2), calls::names({9, 5})}), std::string());
        QCOMPARE(bench.run("glBindFramebuffer", {number(0x8D40), number(5)}), std::string());
        QCOMPARE(bench.state().framebuffers.find(bench.state().framebuffer)->name, 2u);
        QCOMPARE(bench.makeCurrent(ReplayBench::kSurface, ReplayBench::kContext), std::string());
        QCOMPARE(bench.state().framebuffers.find(bench.state().framebuffer)->name, 1u);
    }

    void mappedBuffersAreWrittenThroughTheRecordedAddress()
    {
        ReplayBench bench;
        QCOMPARE(bench.setUp(), std::string());
        constexpr int kWriteOnly = 0x88B9;
        QCOMPARE(bench.run("glGenBuffers", {number(1), calls::names({3})}), std::string());
        QCOMPARE(bench.run("glBindBuffer", {number(kElementArrayBuffer), number(3)}), std::string());
        QCOMPARE(bench.run("glBufferData", {number(kElementArrayBuffer), number(4), {}, number(0x88E4)}),
                 std::string());
        QCOMPARE(bench.run("glMapBufferOES", {number(kElementArrayBuffer), number(kWriteOnly)}, calls::pointer(0x1000)),
                 std::string());
        QCOMPARE(bench.run("memcpy", {calls::pointer(0x1001), calls::blob({7, 8}), number(2)}), std::string());
        QCOMPARE(bench.run("memcpy", {calls::pointer(0x1003), calls::blob({1, 2}), number(2)}),
                 std::string("call 9 memcpy: n is 2, the mapped buffer has room for 1"));
        QCOMPARE(bench.run("memcpy", {calls::pointer(0xFFF), calls::blob({1}), number(1)}),
                 std::string("call 10 memcpy: dest is not in a mapped buffer"));
        QCOMPARE(bench.run("glUnmapBufferOES", {number(kElementArrayBuffer)}), std::string());
        QCOMPARE(bytesOf(bench.group().buffers.findByName(1)),
                 (std::vector<std::byte>{std::byte{0}, std::byte{7}, std::byte{8}, std::byte{0}}));
        QCOMPARE(bench.run("memcpy", {calls::pointer(0x1000), calls::blob({1}), number(1)}),
                 std::string("call 12 memcpy: dest is not in a mapped buffer"));
    }

    void clientArraysAreKept()
    {
        ReplayBench bench;
        QCOMPARE(bench.setUp(), std::string());
        QCOMPARE(bench.run("glVertexAttribPointer",
                           {number(3), number(2), number(kByte), {true}, number(0), calls::blob({1, 2, 3, 4})}),
                 std::string());
        const auto* array = bench.state().vertexArrays.find(bench.state().vertexArray);
        QVERIFY(array);
        QVERIFY(!array->attributes[3].pointer.isOffset);
        QCOMPARE(array->attributes[3].pointer.clientData->size(), 4u);
    }

    void clearsReachTheMachine()
    {
        ReplayBench bench;
        QCOMPARE(bench.setUp(), std::string());
        QCOMPARE(bench.run("glClearColor", {{0.5f}, {0.0f}, {0.0f}, {1.0f}}), std::string());
        QCOMPARE(bench.run("glClear", {number(0x4000)}), std::string());
        QVERIFY(bench.last.kind == CallClass::Clear);
        QCOMPARE(bench.sink.clears.size(), 1u);
        QCOMPARE(bench.sink.clears[0].color.x, 0.5f);
        QCOMPARE(bench.sink.clears[0].callNumber, 5u);
    }
};

VITRINE_TEST(TestReplayCalls, QCoreApplication)
#include "tst_replay_calls.moc"
