// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/record/stream/stream_pair.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <limits>

using namespace vitrine;
using namespace vitrine::testing;
using captures::StreamWriter;
using core::Array;
using core::Blob;
using core::CallFlags;
using core::EnumValue;
using core::Pointer;
using core::Value;

namespace {

Value blobOf(std::size_t size, int seed)
{
    std::vector<std::byte> bytes(size);
    for (std::size_t i = 0; i < size; ++i)
        bytes[i] = static_cast<std::byte>(i * 7 + static_cast<std::size_t>(seed));
    return {std::make_shared<const std::vector<std::byte>>(std::move(bytes))};
}

Value arrayOf(Array elements)
{
    return {std::make_shared<const Array>(std::move(elements))};
}

/// Through glTexImage2D's last argument, which is a pointer and may so hold any value.
Value through(const Value& value, std::size_t piece)
{
    const auto bytes = sentBy([&](StreamWriter& out) {
        out.hello(captures::stream::DriverKind::Model, "test");
        out.begin(idOf("glTexImage2D"), 0);
        for (int i = 0; i < 8; ++i)
            out.number(i);
        out.value(value);
        out.end();
    });
    const ReadBack back = readBack(bytes, piece);
    return back.calls.size() == 1 ? back.calls[0].arguments[8] : Value{std::string("lost: ") + back.error};
}

} // namespace

class TestStream : public QObject {
    Q_OBJECT

private slots:
    void everyKindOfValueComesBack_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(values().size()); ++i)
            QTest::newRow(qPrintable(QString::number(i))) << i;
    }
    void everyKindOfValueComesBack()
    {
        QFETCH(int, index);
        const Value value = values()[static_cast<std::size_t>(index)];
        for (const std::size_t piece : {std::size_t{1}, std::size_t{13}, std::size_t{1} << 20}) {
            const Value back = through(value, piece);
            QVERIFY(core::sameValue(back, value));
        }
    }

    void argumentsAreOfTheKindThatTheTableSays()
    {
        const auto bytes = sentBy([](StreamWriter& out) {
            out.hello(captures::stream::DriverKind::Timed, "/usr/bin/some program");
            out.begin(idOf("glUniform1f"), 3);
            out.number(-1);
            out.real(0.1f);
            out.end();
            out.begin(idOf("glClear"), 0);
            out.number(0x4100);
            out.end();
            out.begin(idOf("glBindBuffer"), 0, CallFlags::Fake);
            out.number(0x8892);
            out.number(4294967295);
            out.end();
            out.begin(idOf("eglSwapBuffers"), 0);
            out.address(reinterpret_cast<void*>(std::uintptr_t{0xFFFF800000001000}));
            out.address(nullptr);
            out.number(1);
            out.end();
            out.begin(idOf("glColorMask"), 0);
            for (int i = 0; i < 4; ++i)
                out.number(i % 2);
            out.end();
        });
        const ReadBack back = readBack(bytes, 5);
        QCOMPARE(back.error, std::string());
        QCOMPARE(back.program, std::string("/usr/bin/some program"));
        QCOMPARE(back.calls.size(), std::size_t{5});
        QCOMPARE(back.calls[0].function, std::string("glUniform1f"));
        QCOMPARE(back.calls[0].thread, 3u);
        QCOMPARE(back.calls[0].parameterNames, (std::vector<std::string>{"location", "v0"}));
        QVERIFY(core::sameValue(back.calls[0].arguments[0], {std::int64_t{-1}}));
        QVERIFY(core::sameValue(back.calls[0].arguments[1], {0.1f}));
        QVERIFY(back.calls[0].result.isNull());
        const auto mask = std::get<EnumValue>(back.calls[1].arguments[0].data);
        QCOMPARE(mask.value, std::int64_t{0x4100});
        QCOMPARE(mask.name, std::string("GL_DEPTH_BUFFER_BIT | GL_COLOR_BUFFER_BIT"));
        QCOMPARE(back.calls[2].number, std::uint64_t{2});
        QVERIFY(hasFlag(back.calls[2].flags, CallFlags::Fake));
        QVERIFY(back.calls[2].arguments[0].data == decltype(Value::data)(EnumValue{0x8892, "GL_ARRAY_BUFFER"}));
        QVERIFY(core::sameValue(back.calls[2].arguments[1], {std::uint64_t{4294967295}}));
        QVERIFY(core::sameValue(back.calls[3].arguments[0], {Pointer{0xFFFF800000001000}}));
        QVERIFY(back.calls[3].arguments[1].isNull());
        QVERIFY(back.calls[3].result.data == decltype(Value::data)(EnumValue{1, "EGL_TRUE"}));
        QVERIFY(back.calls[4].arguments[1].data == decltype(Value::data)(EnumValue{1, "GL_TRUE"}));
    }

    void arraysKeepTheKindOfTheirElements()
    {
        const std::array<std::int32_t, 3> integers{-5, 0, std::numeric_limits<std::int32_t>::max()};
        const std::array<std::uint32_t, 2> enums{0x8CE0, 0};
        const std::array<std::int64_t, 3> attributes{0x3057, 64, 0x3038};
        void* handles[] = {nullptr, reinterpret_cast<void*>(std::uintptr_t{0x77})};
        const auto one = [](const char* function, int numbers, const auto& put) {
            const auto bytes = sentBy([&](StreamWriter& out) {
                out.hello(captures::stream::DriverKind::Model, "");
                out.begin(idOf(function), 0);
                for (int i = 0; i < numbers; ++i)
                    out.number(i);
                put(out);
                out.end();
            });
            const ReadBack back = readBack(bytes, 100);
            return back.calls.size() == 1 ? back.calls[0].arguments.back() : Value{back.error};
        };
        QVERIFY(core::sameValue(one("glUniform3iv", 2, [&](StreamWriter& out) { out.integers(integers); }),
                                arrayOf({{std::int64_t{-5}}, {std::int64_t{0}}, {std::int64_t{2147483647}}})));
        QVERIFY(core::sameValue(one("glDrawBuffersEXT", 1, [&](StreamWriter& out) { out.enums(enums); }),
                                arrayOf({{EnumValue{0x8CE0, "GL_COLOR_ATTACHMENT0"}}, {EnumValue{0, "GL_NONE"}}})));
        QVERIFY(core::sameValue(one("glGetVertexAttribPointerv", 2, [&](StreamWriter& out) { out.pointers(handles); }),
                                arrayOf({{}, {Pointer{0x77}}})));
        const auto bytes = sentBy([&](StreamWriter& out) {
            out.hello(captures::stream::DriverKind::Model, "");
            out.begin(idOf("eglCreatePbufferSurface"), 0);
            out.number(1);
            out.number(2);
            out.attributes(attributes);
            out.number(3);
            out.end();
        });
        QVERIFY(core::sameValue(
            readBack(bytes, 100).calls.at(0).arguments[2],
            arrayOf({{EnumValue{0x3057, "EGL_WIDTH"}}, {std::int64_t{64}}, {EnumValue{0x3038, "EGL_NONE"}}})));
    }

    void picturesComeBehindTheirCalls()
    {
        std::vector<std::byte> rgba(3 * 2 * 4, std::byte{9});
        captures::PictureRecord record;
        record.checksum[0] = std::byte{0xAB};
        record.checksum[15] = std::byte{0xCD};
        record.width = 3;
        record.height = 2;
        const auto bytes = sentBy([&](StreamWriter& out) {
            out.hello(captures::stream::DriverKind::Model, "");
            out.picture(record);
            record.rgba = rgba;
            out.picture(record);
        });
        const ReadBack back = readBack(bytes, 7);
        QCOMPARE(back.pictures.size(), std::size_t{2});
        QCOMPARE(back.pictures[0].checksum, record.checksum);
        QCOMPARE(back.pictures[0].width, 3u);
        QCOMPARE(back.pictures[0].height, 2u);
        QVERIFY(back.pixels[0].empty());
        QCOMPARE(back.pixels[1], rgba);
    }

    void aWriterWhoseReaderHasGoneDoesNothing()
    {
        int ends[2] = {-1, -1};
        QCOMPARE(socketpair(AF_UNIX, SOCK_STREAM, 0, ends), 0);
        close(ends[1]);
        StreamWriter out{captures::StreamSocket(ends[0])};
        out.hello(captures::stream::DriverKind::Model, "");
        QVERIFY(!out.isOpen());
        out.begin(idOf("glFlush"), 0); // neither a signal nor a fault
        out.end();
        out.flush();
    }

private:
    static std::vector<Value> values()
    {
        return {
            {},
            {false},
            {true},
            {std::int64_t{0}},
            {std::int64_t{-1}},
            {std::numeric_limits<std::int64_t>::min()},
            {std::numeric_limits<std::int64_t>::max()},
            {std::uint64_t{127}},
            {std::uint64_t{128}},
            {std::numeric_limits<std::uint64_t>::max()},
            {-0.5f},
            {std::numeric_limits<float>::quiet_NaN()},
            {1e300},
            {std::string()},
            {std::string("two\nlines\0and a NUL", 20)},
            {std::string(300'000, 'x')},
            {EnumValue{0x1907, "GL_RGB"}},
            {EnumValue{-7, ""}},
            {Pointer{0}},
            {Pointer{0xFFFFFFFFFFFFFFFF}},
            blobOf(0, 0),
            blobOf(1, 5),
            blobOf(16 * 1024, 1),
            blobOf(16 * 1024 + 1, 2),
            blobOf(3'000'000, 3),
            arrayOf({}),
            arrayOf({{std::int64_t{1}}, {0.25f}, {}, {std::string("a")}, blobOf(40, 1)}),
            arrayOf({arrayOf({blobOf(70'000, 4), arrayOf({{true}})}), blobOf(5, 9)}),
        };
    }
};

VITRINE_TEST(TestStream, QCoreApplication)
#include "tst_stream.moc"
