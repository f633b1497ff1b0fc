// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/apitrace/trace_reader.h"
#include "tests/captures/importers/trace_builder.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QDir>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

#include <brotli/encode.h>
#include <zlib.h>
#include <zstd.h>

#include <bit>

using namespace vitrine;
using captures::TraceReader;
using core::Value;

namespace {

const QString kTraces = test::sharedFile("traces");

// Prints a call per line in the notation of `notation()` below, from the independent reader's values.
constexpr const char* kPrinter = R"(
import struct, sys, zlib
sys.path.insert(0, sys.argv[1])
import read_trace as R
def show(v):
    if v is None: return 'N'
    if v is True or v is False: return 'T' if v else 'F'
    if isinstance(v, int): return str(v)
    if isinstance(v, float): return 'f' + struct.pack('>d', v).hex()
    if isinstance(v, R.Blob): return 'b%d:%08x' % (len(v), zlib.crc32(v))
    if isinstance(v, str): b = v.encode('utf8'); return 's%d:%08x' % (len(b), zlib.crc32(b))
    if isinstance(v, R.Enum): return 'e%d:%s' % (v.v, '' if v.name in (str(v.v), hex(v.v)) else v.name)
    if isinstance(v, list): return '[' + ','.join(map(show, v)) + ']'
    if isinstance(v, dict): return '[' + ','.join(map(show, v.values())) + ']'
    if v[0] == 'ptr': return 'p%x' % v[1]
    return show(v[2])
reader = R.Reader(R.container(sys.argv[2]))
for c in sorted(reader.calls(), key=lambda c: c['no']):
    print(c['no'], c['thread'], c['name'], int(c['fake']), len(c['argnames']),
          *[show(c['args'].get(i)) for i in range(len(c['argnames']))], show(c['ret']))
)";

QString checked(const char* kind, const void* data, std::size_t size)
{
    const auto sum = crc32(0, static_cast<const Bytef*>(data), static_cast<uInt>(size));
    return QString("%1%2:%3").arg(kind).arg(size).arg(sum, 8, 16, QChar('0'));
}

QString notation(const Value& value)
{
    if (value.isNull())
        return "N";
    if (const auto* flag = std::get_if<bool>(&value.data))
        return *flag ? "T" : "F";
    if (const auto* natural = std::get_if<std::uint64_t>(&value.data))
        return QString::number(*natural);
    if (std::holds_alternative<std::int64_t>(value.data))
        return QString::number(value.asInteger());
    if (const auto* text = value.string())
        return checked("s", text->data(), text->size());
    if (const auto* blob = value.blob())
        return checked("b", (*blob)->data(), (*blob)->size());
    if (const auto* name = std::get_if<core::EnumValue>(&value.data))
        return QString("e%1:%2").arg(name->value).arg(QString::fromStdString(name->name));
    if (const auto* pointer = std::get_if<core::Pointer>(&value.data))
        return "p" + QString::number(pointer->address, 16);
    if (const auto* array = value.array()) {
        QStringList elements;
        for (const Value& element : *array)
            elements << notation(element);
        return "[" + elements.join(",") + "]";
    }
    return "f" + QString::number(std::bit_cast<std::uint64_t>(value.asFloat()), 16).rightJustified(16, '0');
}

QString line(const core::Call& call)
{
    QStringList words{QString::number(call.number), QString::number(call.thread), QString::fromStdString(call.function),
                      core::hasFlag(call.flags, core::CallFlags::Fake) ? "1" : "0",
                      QString::number(call.parameterNames.size())};
    for (const Value& value : call.arguments)
        words << notation(value);
    words << notation(call.result);
    return words.join(" ");
}

// The number of calls, or −1 after a message.
std::int64_t countCalls(const std::string& path)
{
    auto reader = TraceReader::open(path);
    if (!reader) {
        qWarning("%s", reader.error().message.english().c_str());
        return -1;
    }
    for (std::int64_t count = 0;; ++count) {
        const auto call = reader->next();
        if (!call) {
            qWarning("%s", call.error().message.english().c_str());
            return -1;
        }
        if (!*call)
            return count;
        if ((**call).number != static_cast<std::uint64_t>(count))
            return -1;
    }
}

QByteArray smallStream()
{
    TraceBuilder trace;
    trace.enterWithArgument().byte(7).text(std::string(100000, 'x')).endDetails().leave(0);
    for (std::uint64_t i = 1; i < 1000; ++i)
        trace.enterAgain().leave(i);
    return trace.stream();
}

QByteArray gzipped(const QByteArray& stream)
{
    z_stream state{};
    deflateInit2(&state, 6, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY);
    QByteArray out(stream.size() + 1000, '\0');
    state.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(stream.data()));
    state.avail_in = static_cast<uInt>(stream.size());
    state.next_out = reinterpret_cast<Bytef*>(out.data());
    state.avail_out = static_cast<uInt>(out.size());
    deflate(&state, Z_FINISH);
    out.resize(static_cast<qsizetype>(state.total_out));
    deflateEnd(&state);
    return out;
}

QByteArray zstandard(const QByteArray& stream)
{
    QByteArray out(static_cast<qsizetype>(ZSTD_compressBound(static_cast<std::size_t>(stream.size()))), '\0');
    out.resize(static_cast<qsizetype>(ZSTD_compress(out.data(), static_cast<std::size_t>(out.size()), stream.data(),
                                                    static_cast<std::size_t>(stream.size()), 3)));
    return out;
}

QByteArray brotli(const QByteArray& stream)
{
    std::size_t size = BrotliEncoderMaxCompressedSize(static_cast<std::size_t>(stream.size()));
    QByteArray out(static_cast<qsizetype>(size), '\0');
    BrotliEncoderCompress(5, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_GENERIC, static_cast<std::size_t>(stream.size()),
                          reinterpret_cast<const std::uint8_t*>(stream.data()), &size,
                          reinterpret_cast<std::uint8_t*>(out.data()));
    out.resize(static_cast<qsizetype>(size));
    return out;
}

} // namespace

class TestTraceFiles : public QObject {
    Q_OBJECT

private slots:
    void everyContainerIsRead_data()
    {
        QTest::addColumn<QByteArray>("file");
        const QByteArray stream = smallStream();
        QTest::newRow("Snappy") << snappyContainer(stream, 5000);
        QTest::newRow("gzip") << gzipped(stream);
        QTest::newRow("gzip, two members") << gzipped(stream.left(777)) + gzipped(stream.mid(777));
        QTest::newRow("Zstandard") << zstandard(stream);
        // A seekable file: several frames and a skippable one (magic 184D2A5E, 4 bytes).
        QTest::newRow("Zstandard, seekable") << zstandard(stream.left(777)) + zstandard(stream.mid(777)) +
                                                    QByteArray("\x5e\x2a\x4d\x18\x04\x00\x00\x00"
                                                               "abcd",
                                                               12);
        QTest::newRow("Brotli") << brotli(stream);
    }
    void everyContainerIsRead()
    {
        QFETCH(QByteArray, file);
        QCOMPARE(countCalls(TemporaryTrace(file).path()), 1000);
        const TemporaryTrace cut(file.left(file.size() / 2));
        auto reader = TraceReader::open(cut.path());
        if (!reader)
            return; // the header itself was not yet there
        auto call = reader->next();
        while (call && *call)
            call = reader->next();
        QVERIFY(!call.hasValue());
        QVERIFY(reader->fault()->kind == captures::FaultKind::Truncated);
    }

    void agreesWithTheIndependentReader_data()
    {
        QTest::addColumn<QString>("path");
        for (const char* name :
             {"es2gears", "gst-cube", "gtk4-demo", "love-nogame", "glmark2-buffer-map", "extra/deqp-sample"})
            QTest::newRow(name) << kTraces + "/" + name + ".trace";
    }
    void agreesWithTheIndependentReader()
    {
        QFETCH(QString, path);
        if (!QFile::exists(path))
            QSKIP("the shared captures are not here");
        QProcess python;
        python.start("python3", {"-c", kPrinter, test::sharedFile("tools"), path});
        if (!python.waitForStarted())
            QSKIP("python3 is not here");
        QVERIFY(python.waitForFinished(120000));
        QCOMPARE(python.exitCode(), 0);
        const QList<QByteArray> expected = python.readAllStandardOutput().split('\n');

        auto reader = TraceReader::open(path.toStdString());
        QVERIFY(reader.hasValue());
        for (qsizetype i = 0; i + 1 < expected.size(); ++i) {
            const auto call = reader->next();
            QVERIFY(call.hasValue() && call->has_value());
            QCOMPARE(line(**call), QString::fromUtf8(expected[i]));
        }
        const auto end = reader->next();
        QVERIFY(end.hasValue() && !end->has_value());
    }

    void everyCaptureHasTheCallsThatItsDescriptionSays()
    {
        const QStringList names = QDir(kTraces).entryList({"*.trace"}, QDir::Files, QDir::Name);
        if (names.isEmpty())
            QSKIP("the shared captures are not here");
        QCOMPARE(names.size(), 55);
        for (const QString& name : names) {
            QFile info(kTraces + "/" + name.chopped(6) + "/info.json");
            QVERIFY(info.open(QIODevice::ReadOnly));
            const int calls = QJsonDocument::fromJson(info.readAll()).object().value("calls").toInt();
            QVERIFY(calls > 0);
            QVERIFY2(countCalls((kTraces + "/" + name).toStdString()) == calls, qPrintable(name));
        }
    }

    void theLargeCaptureIsReadInOneGo()
    {
        const QString path = kTraces + "/large/glmark2-ideas-311f.trace";
        if (!QFile::exists(path))
            QSKIP("the large capture is not here");
        // The independent reader counts 190101; the 187,796 of the captures' README are not what the file holds.
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(countCalls(path.toStdString()), 190101);
        qInfo("190101 calls in %lld ms", static_cast<long long>(timer.elapsed()));
    }
};

VITRINE_TEST(TestTraceFiles, QCoreApplication)
#include "tst_trace_files.moc"
