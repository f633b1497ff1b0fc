// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/record/stream/stream_pair.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <random>

using namespace vitrine;
using namespace vitrine::testing;
using captures::StreamWriter;

namespace {

constexpr std::size_t kHelloBytes = sizeof(captures::stream::Hello) + 4;

std::vector<std::byte> aStream()
{
    return sentBy([](StreamWriter& out) {
        const std::array<float, 16> matrix{1, 2, 3};
        const std::array<std::uint32_t, 3> names{7, 8, 9};
        const std::vector<std::byte> pixels(300, std::byte{1});
        out.hello(captures::stream::DriverKind::Model, "name");
        for (int i = 0; i < 4; ++i) {
            out.begin(idOf("glUniformMatrix4fv"), 0);
            for (int j = 0; j < 3; ++j)
                out.number(j);
            out.reals(matrix);
            out.end();
            out.begin(idOf("glGenTextures"), 1);
            out.number(3);
            out.names(names);
            out.end();
            out.begin(idOf("glTexImage2D"), 0);
            for (int j = 0; j < 8; ++j)
                out.number(j * 1000);
            out.blob(pixels.data(), pixels.size());
            out.end();
            out.begin(idOf("glShaderSource"), 0);
            out.number(1);
            out.number(2);
            out.array(2);
            out.text("void main");
            out.text("() {}");
            out.null();
            out.end();
        }
        out.picture({});
    });
}

} // namespace

class TestStreamFaults : public QObject {
    Q_OBJECT

private slots:
    void whatCameBeforeACutStays()
    {
        const auto bytes = aStream();
        QCOMPARE(readBack(bytes, bytes.size()).calls.size(), std::size_t{16});
        QVERIFY(!readBack(bytes, bytes.size()).isCut);
        std::size_t before = 0;
        for (std::size_t length = 0; length < bytes.size(); ++length) {
            const ReadBack back = readBack(std::span(bytes).first(length), 64);
            QCOMPARE(back.error, std::string());
            QVERIFY(back.calls.size() >= before);
            before = back.calls.size();
        }
        QCOMPARE(before, std::size_t{16});
        QVERIFY(readBack(std::span(bytes).first(bytes.size() - 1), 64).isCut);
    }

    void changedBytesNeverDoHarm()
    {
        const auto sound = aStream();
        std::mt19937 random(20240611);
        int errors = 0;
        for (int round = 0; round < 20'000; ++round) {
            auto bytes = sound;
            for (unsigned changes = 1 + random() % 4; changes > 0; --changes)
                bytes[kHelloBytes + random() % (bytes.size() - kHelloBytes)] = static_cast<std::byte>(random());
            const ReadBack back = readBack(bytes, 1 + random() % 1000);
            errors += back.error.empty() ? 0 : 1;
        }
        QVERIFY(errors > 1000); // most changes are in the data behind pointers, which may be anything
    }

    void aLengthThatLiesCostsNothing()
    {
        auto bytes = aStream();
        bytes.resize(kHelloBytes);
        const captures::stream::RecordHeader header{captures::stream::kMaxHeadBytes,
                                                    captures::stream::kMaxPayloadBytes};
        const auto* raw = reinterpret_cast<const std::byte*>(&header);
        bytes.insert(bytes.end(), raw, raw + sizeof header);
        bytes.resize(bytes.size() + 1000);
        captures::StreamReader reader;
        std::copy(bytes.begin(), bytes.end(), reader.room().begin());
        reader.received(bytes.size());
        QVERIFY(*reader.next() == captures::StreamReader::Item::Hello);
        QVERIFY(*reader.next() == captures::StreamReader::Item::NeedsMore);
        QVERIFY(reader.room().size() < 1'000'000);
    }

    void recordsBeyondTheLimitsAreRefused()
    {
        auto bytes = aStream();
        bytes.resize(kHelloBytes);
        const captures::stream::RecordHeader header{captures::stream::kMaxHeadBytes + 1, 0};
        const auto* raw = reinterpret_cast<const std::byte*>(&header);
        bytes.insert(bytes.end(), raw, raw + sizeof header);
        QCOMPARE(readBack(bytes, 64).error,
                 std::string("the connection to the program is corrupt after 0 calls: a record can't be that large"));
    }

    void strangersAndOtherBuildsAreRefused()
    {
        auto bytes = aStream();
        auto other = bytes;
        bytes[0] = std::byte{0};
        QCOMPARE(readBack(bytes, 64).error, std::string("what has connected is none of Vitrine's drop-in libraries"));
        other[8] ^= std::byte{1}; // in the hash of the call table
        QCOMPARE(readBack(other, 64).error, std::string("the drop-in libraries are of another build of Vitrine"));
    }

    void unknownFunctionsAreRefused()
    {
        const auto bytes = sentBy([](StreamWriter& out) {
            out.hello(captures::stream::DriverKind::Model, "");
            out.begin(idOf("glFlush"), 0);
            out.end();
            out.begin(static_cast<std::uint16_t>(core::functions().size()), 0);
            out.end();
        });
        const ReadBack back = readBack(bytes, 64);
        QCOMPARE(back.calls.size(), std::size_t{1});
        QCOMPARE(back.error,
                 std::string("the connection to the program is corrupt after 1 calls: a call is of no known function"));
    }
};

VITRINE_TEST(TestStreamFaults, QCoreApplication)
#include "tst_stream_faults.moc"
