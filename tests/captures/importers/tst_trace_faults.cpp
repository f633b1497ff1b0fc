// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/apitrace/trace_reader.h"
#include "tests/captures/importers/trace_builder.h"
#include "tests/harness/test_class.h"

using namespace vitrine;
using captures::Fault;
using captures::FaultKind;
using captures::TraceReader;

namespace {

struct Outcome {
    int calls = 0;
    std::string message; ///< empty: a clean end
    std::optional<Fault> fault;
};

Outcome readAll(const QByteArray& file)
{
    const TemporaryTrace trace(file);
    auto reader = TraceReader::open(trace.path());
    if (!reader)
        return {0, reader.error().message, {}};
    Outcome outcome;
    while (true) {
        const auto call = reader->next();
        if (!call)
            return {outcome.calls, call.error().message, reader->fault()};
        if (!*call)
            return outcome;
        ++outcome.calls;
    }
}

QByteArray bytes(std::initializer_list<int> values)
{
    QByteArray out;
    for (const int value : values)
        out.append(static_cast<char>(value));
    return out;
}

// Header: 3 bytes. f(a) entered: 10 more, so that the value of its argument starts at byte 13.
QByteArray withValue(const QByteArray& value)
{
    return TraceBuilder().enterWithArgument().raw(value).endDetails().leave(0).stream();
}

constexpr int kValueOffset = 13;

} // namespace

class TestTraceFaults : public QObject {
    Q_OBJECT

private slots:
    void faultsNameTheirOffset_data()
    {
        QTest::addColumn<QByteArray>("stream");
        QTest::addColumn<int>("offset");
        QTest::addColumn<QString>("what");
        const auto row = [](const char* name, const QByteArray& stream, int offset, const char* what) {
            QTest::newRow(name) << stream << offset << what;
        };
        const QByteArray head = TraceBuilder().stream();
        row("unknown event", head + bytes({2}), 3, "an event has the unknown type 2");
        row("unknown detail", head + bytes({0, 0, 0, 1, 'f', 0, 6}), 9, "a call has the unknown detail 6");
        row("unknown tag", withValue(bytes({16})), kValueOffset, "a value has the unknown tag 16");
        row("unknown argument", head + bytes({0, 0, 0, 1, 'f', 0, 1, 0, 2}), 10, "f has no argument 0");
        row("leave of nothing", head + bytes({1, 0, 0}), 4, "call 0 ends but is not open");
        row("leave twice", TraceBuilder().enterWithArgument().byte(0).endDetails().leave(0).leave(0).stream(), 19,
            "call 0 ends but is not open");
        row("enum tag", withValue(bytes({9, 0, 1, 1, 'A', 7})), kValueOffset + 5,
            "an enum value has tag 7 instead of 3 or 4");
        row("number too long", withValue(bytes({4, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 2})),
            kValueOffset + 1, "a number has more than 64 bits");
        row("absurd blob", withValue(bytes({8, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F})), kValueOffset + 1,
            "a blob can't have 562949953421311 bytes");
        row("absurd string", withValue(bytes({7, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F})), kValueOffset + 1,
            "a string can't have 562949953421311 bytes");
        row("absurd name", head + bytes({0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F}), 6,
            "a name can't have 4294967295 bytes");
        row("frame detail", head + bytes({0, 0, 0, 1, 'f', 0, 4, 1, 0, 9}), 12,
            "a stack frame has the unknown detail 9");
        QByteArray deep;
        for (int i = 0; i < 40; ++i)
            deep += bytes({11, 1});
        row("nesting", withValue(deep), kValueOffset + 66, "values are nested more than 32 deep");
    }
    void faultsNameTheirOffset()
    {
        QFETCH(QByteArray, stream);
        QFETCH(int, offset);
        QFETCH(QString, what);
        const Outcome outcome = readAll(snappyContainer(stream));
        QVERIFY(outcome.fault.has_value());
        QCOMPARE(QString::fromStdString(outcome.fault->what), what);
        QVERIFY(outcome.fault->kind == FaultKind::Corrupt);
        QCOMPARE(outcome.fault->streamOffset, static_cast<std::uint64_t>(offset));
        QCOMPARE(outcome.fault->fileOffset, 2u);
        QCOMPARE(
            QString::fromStdString(outcome.message),
            QString("the trace is corrupt at byte %1 (compressed block at file offset 2): %2").arg(offset).arg(what));
    }

    void unknownVersion()
    {
        const Outcome outcome = readAll(snappyContainer(bytes({7})));
        QCOMPARE(outcome.message, std::string("the trace is corrupt at byte 0 (compressed block at file offset 2): "
                                              "format version 7 is unknown, the newest known is 6"));
    }

    void emptyAndForeignFiles()
    {
        QCOMPARE(readAll({}).message, std::string("the file is empty"));
        QCOMPARE(readAll("at").message,
                 std::string("the trace is cut off at byte 0 (compressed block at file offset 2): inside the header"));
        QVERIFY(QString::fromStdString(readAll("\x89PNG\r\n\x1a\nsomething else").message).contains("no container"));
        QVERIFY(!TraceReader::open("/nowhere/at/all.trace").hasValue());
    }

    void brokenSnappyBlocks()
    {
        const QByteArray stream = withValue(bytes({2}));
        const QByteArray good = snappyContainer(stream, 8); // blocks of 8 bytes
        const auto second = static_cast<std::uint64_t>(2 + 4 + static_cast<unsigned char>(good[2]));
        const auto at = static_cast<qsizetype>(second);

        QByteArray absurd = good;
        absurd.replace(at, 4, bytes({0xFF, 0xFF, 0xFF, 0xFF}));
        Outcome outcome = readAll(absurd);
        QVERIFY(outcome.fault && outcome.fault->kind == FaultKind::Corrupt);
        QCOMPARE(outcome.fault->streamOffset, 8u);
        QCOMPARE(outcome.fault->fileOffset, second);
        QCOMPARE(outcome.fault->what, std::string("a Snappy block can't have 4294967295 bytes"));

        QByteArray broken = good;
        broken[at + 5] = static_cast<char>(0xFF); // the first tag of the block: a copy of what isn't there
        outcome = readAll(broken);
        QVERIFY(outcome.fault && outcome.fault->kind == FaultKind::Corrupt);
        QCOMPARE(outcome.fault->fileOffset, second);

        outcome = readAll(good.left(at + 6));
        QVERIFY(outcome.fault && outcome.fault->kind == FaultKind::Truncated);
        QCOMPARE(outcome.fault->streamOffset, 8u);
        QCOMPARE(outcome.fault->fileOffset, second);
    }

    void truncationKeepsTheCallsBefore()
    {
        TraceBuilder trace;
        trace.enterWithArgument().byte(0).endDetails().leave(0).enterAgain().leave(1);
        const auto whole = trace.size();
        trace.byte(0).number(0); // an enter without a signature
        const Outcome outcome = readAll(snappyContainer(trace.stream()));
        QCOMPARE(outcome.calls, 2);
        QVERIFY(outcome.fault && outcome.fault->kind == FaultKind::Truncated);
        QCOMPARE(outcome.fault->streamOffset, static_cast<std::uint64_t>(whole + 2));
        QCOMPARE(outcome.fault->what, std::string("inside a function signature"));
    }

    void aCutAnywhereEndsCleanly()
    {
        TraceBuilder trace;
        trace.enterWithArgument().raw(bytes({11, 3, 9, 0, 1, 1, 'A', 4, 7, 4, 7, 8, 2, 'h', 'i', 5, 0, 0, 0, 0}));
        trace.endDetails().leave(0).enterAgain(1).enterAgain(0).leave(2).leave(1);
        for (qsizetype length = 0; length <= trace.size(); ++length) {
            // The stream cut: the end is known to be early unless it falls between two events.
            const Outcome cut = readAll(snappyContainer(trace.stream().left(length)));
            QVERIFY2(cut.calls <= 3, qPrintable(QString::number(length)));
            if (cut.fault) {
                QVERIFY(cut.fault->kind == FaultKind::Truncated);
                QCOMPARE(cut.fault->streamOffset, static_cast<std::uint64_t>(length));
            }
        }
        const QByteArray file = snappyContainer(trace.stream(), 7);
        for (qsizetype length = 0; length < file.size(); ++length) {
            const Outcome cut = readAll(file.left(length));
            QVERIFY2(cut.calls <= 3, qPrintable(QString::number(length)));
            // "at" alone is a container; one byte of it is none.
            QVERIFY(!cut.fault || length < 2 || cut.fault->kind == FaultKind::Truncated);
        }
        QCOMPARE(readAll(file).calls, 3);
        QVERIFY(readAll(file).message.empty());
    }

    void aFlippedByteNeverCrashes()
    {
        TraceBuilder trace;
        trace.enterWithArgument().raw(bytes({11, 2, 12, 0, 1, 'S', 1, 1, 'x', 4, 1, 10, 0, 1, 1, 'A', 1, 1}));
        trace.endDetails().leave(0).enterAgain(1).leave(1);
        for (qsizetype i = 0; i < trace.size(); ++i) {
            for (const int bits : {0x01, 0x08, 0x7F, 0x80, 0xFF}) {
                QByteArray stream = trace.stream();
                stream[i] = static_cast<char>(stream[i] ^ bits);
                QVERIFY(readAll(snappyContainer(stream)).calls <= 3);
            }
        }
    }
};

VITRINE_TEST(TestTraceFaults, QCoreApplication)
#include "tst_trace_faults.moc"
