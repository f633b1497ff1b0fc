// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/apitrace/trace_reader.h"
#include "captures/store/capture_writer.h"
#include "tests/fuzz/fuzz_runner.h"
#include "tests/fuzz/mutator.h"
#include "tests/fuzz/scene.h"
#include "tests/fuzz/trace_writer.h"
#include "tests/harness/test_class.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

using namespace vitrine;
using captures::FaultKind;
using captures::TraceReader;
using test::Bytes;

namespace {

struct ReadTrace {
    std::vector<core::Call> calls;
    std::optional<captures::Fault> fault; ///< behind the header
    std::string error;
};

ReadTrace readTrace(const std::string& path)
{
    ReadTrace result;
    auto reader = TraceReader::open(path);
    if (!reader) {
        result.error = reader.error().message;
        return result;
    }
    while (true) {
        auto call = reader->next();
        if (!call)
            result.error = call.error().message;
        if (!call || !*call)
            break;
        result.calls.push_back(std::move(**call));
    }
    result.fault = reader->fault();
    return result;
}

/// Every sentence about a fault must say where it is.
std::string faultOf(const ReadTrace& trace, std::uint64_t fileBytes)
{
    if (trace.error.empty() != !trace.fault && !trace.calls.empty())
        return "ends with a fault but without an error, or the other way round: " + trace.error;
    if (!trace.error.empty() && trace.error.find(" at byte ") == std::string::npos && fileBytes != 0)
        return "names no offset: " + trace.error;
    if (trace.fault && trace.fault->fileOffset > fileBytes)
        return "names an offset behind the file's end: " + trace.error;
    return {};
}

} // namespace

/// Traces made to do harm are read to the end or to an error that says where (IMP).
class FuzzTraceTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    Bytes m_stream = test::traceStream(test::sceneCalls());

    std::string write(std::span<const std::byte> bytes) const
    {
        const std::string path = m_folder.filePath("hostile.trace").toStdString();
        std::ofstream file(path, std::ios::binary | std::ios::trunc);
        file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
        return path;
    }
    std::string import(const std::string& path) const;

private slots:
    void soundTraceHoldsItsCalls();
    void damagedFilesNameTheFault();
    void damagedStreamsNameTheFault();
    void cutStreamsGiveEveryCallBeforeTheCut();
    void damagedTracesAreImported();
    void bombsStaySmall_data();
    void bombsStaySmall();
};

void FuzzTraceTest::soundTraceHoldsItsCalls()
{
    const auto expected = test::sceneCalls();
    for (const test::Container container : test::kContainers) {
        const ReadTrace trace = readTrace(write(test::packed(m_stream, container)));
        QCOMPARE(trace.error, std::string());
        QCOMPARE(trace.calls.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i)
            QCOMPARE(trace.calls[i].function, expected[i].function);
    }
}

void FuzzTraceTest::damagedFilesNameTheFault()
{
    const auto report = test::fuzz(10'000, [this](std::uint32_t seed) {
        test::Mutator mutator(seed);
        Bytes file = test::packed(m_stream, test::kContainers[seed % 4], 1 + mutator.below(8192));
        mutator.mutateAndResize(file);
        return faultOf(readTrace(write(file)), file.size());
    });
    qInfo("%s", report.summary().c_str());
    QVERIFY(report.failures.empty());
}

void FuzzTraceTest::damagedStreamsNameTheFault()
{
    const auto report = test::fuzz(10'000, [this](std::uint32_t seed) {
        test::Mutator mutator(seed);
        Bytes stream = m_stream;
        mutator.mutateAndResize(stream);
        const Bytes file = test::packed(stream, test::kContainers[seed % 4]);
        const ReadTrace trace = readTrace(write(file));
        if (trace.fault && trace.fault->streamOffset > stream.size())
            return "names an offset behind the stream's end: " + trace.error;
        return faultOf(trace, file.size());
    });
    qInfo("%s", report.summary().c_str());
    QVERIFY(report.failures.empty());
}

void FuzzTraceTest::cutStreamsGiveEveryCallBeforeTheCut()
{
    const auto whole = test::sceneCalls();
    const auto report = test::fuzz(3'000, [&](std::uint32_t seed) -> std::string {
        const std::size_t size = 1 + test::Mutator(seed).below(m_stream.size() - 1);
        const Bytes file = test::packed(std::span(m_stream).first(size), test::kContainers[seed % 4]);
        const ReadTrace trace = readTrace(write(file));
        if (trace.fault && (trace.fault->kind != FaultKind::Truncated || trace.fault->streamOffset > size))
            return "is cut at " + std::to_string(size) + " but said to be: " + trace.error;
        for (std::size_t i = 0; i < trace.calls.size(); ++i)
            if (trace.calls[i].function != whole[i].function || trace.calls[i].number != i)
                return "call " + std::to_string(i) + " is another";
        return faultOf(trace, file.size());
    });
    qInfo("%s", report.summary().c_str());
    QVERIFY(report.failures.empty());
}

std::string FuzzTraceTest::import(const std::string& path) const
{
    auto reader = TraceReader::open(path);
    if (!reader)
        return {};
    auto writer = captures::CaptureWriter::create(m_folder.filePath("out.vitrine").toStdString());
    if (!writer)
        return "can't be written: " + writer.error().message.english();
    auto call = reader->next();
    for (; call && *call; call = reader->next()) {
        const auto added = (*writer)->addCall(**call);
        if (!added && (*writer)->hasFailed())
            return "breaks the writer: " + added.error().message.english();
    }
    const auto done = call ? (*writer)->finish() : core::Result<void>();
    (*writer)->discard();
    return done ? std::string() : "can't be finished: " + done.error().message.english();
}

void FuzzTraceTest::damagedTracesAreImported()
{
    const auto report = test::fuzz(300, [this](std::uint32_t seed) {
        test::Mutator mutator(seed);
        Bytes stream = m_stream;
        mutator.mutate(stream);
        return import(write(test::packed(stream, test::Container::Snappy)));
    });
    qInfo("%s", report.summary().c_str());
    QVERIFY(report.failures.empty());
}

void FuzzTraceTest::bombsStaySmall_data()
{
    // The first event enters f(a), whose argument is a list without end of the given values. 80 80 80 64 is 200 MiB.
    const QByteArray list = QByteArray("\6\0\0\0\0\0\1f\1\1a\1\0\x0b\xff\xff\xff\x7f", 18);
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("pattern");
    QTest::newRow("nothing") << list << QByteArray(1, '\0');
    QTest::newRow("empty lists") << list << QByteArray("\x0b\0", 2);
    QTest::newRow("empty blobs") << list << QByteArray("\x08\0", 2);
    QTest::newRow("small strings") << list << QByteArray("\x07\1x", 3);
    QTest::newRow("long strings") << list << QByteArray("\x07\x14xxxxxxxxxxxxxxxxxxxx", 22);
    QTest::newRow("one string") << list + QByteArray("\x07\x80\x80\x80\x64") << QByteArray(1, 'x');
    QTest::newRow("one blob") << list + QByteArray("\x08\x80\x80\x80\x64") << QByteArray(1, 'x');
    QTest::newRow("one wide string") << list + QByteArray("\x0f\x80\x80\x80\x64") << QByteArray(1, 'x');
    QTest::newRow("names of an enum") << list + QByteArray("\x09\0\xff\xff\xff\x7f", 6) << QByteArray("\1x\4\1");
    QTest::newRow("calls that never end") << QByteArray("\6\0\0\0\0\0\1f\0\0", 10) << QByteArray("\0\0\0\0", 4);
    QTest::newRow("calls with arguments that never end")
        << QByteArray("\6\0\0\0\0\0\1f\1\1a\0", 12) << QByteArray("\0\0\0\1\0\x0b\3\0\0\0\0", 11);
    QTest::newRow("parameters") << QByteArray("\6\0\0\0\0\0\1f\xff\xff\xff\x7f", 12) << QByteArray(1, '\0');
}

void FuzzTraceTest::bombsStaySmall()
{
    QFETCH(QByteArray, head);
    QFETCH(QByteArray, pattern);
    constexpr int kRepetitions = 600;
    const QByteArray mebibyte = pattern.repeated((1 << 20) / static_cast<int>(pattern.size()));
    const auto frame = [](const QByteArray& bytes) {
        const Bytes file = test::packed(std::as_bytes(std::span(bytes.data(), static_cast<std::size_t>(bytes.size()))),
                                        test::Container::Zstandard);
        return QByteArray(reinterpret_cast<const char*>(file.data()), static_cast<qsizetype>(file.size()));
    };
    const QByteArray file = frame(head) + frame(mebibyte).repeated(kRepetitions);
    const std::string path = write(std::as_bytes(std::span(file.data(), static_cast<std::size_t>(file.size()))));
    const auto report = test::fuzzOnce([&](std::uint32_t) -> std::string {
        auto reader = TraceReader::open(path);
        if (!reader)
            return reader.error().message;
        auto call = reader->next();
        while (call && *call)
            call = reader->next();
        return call ? "is read as if it were whole" : std::string();
    });
    qInfo("%s", report.summary().c_str());
    QVERIFY(report.failures.empty());
}

VITRINE_TEST(FuzzTraceTest, QCoreApplication)
#include "tst_fuzz_trace.moc"
