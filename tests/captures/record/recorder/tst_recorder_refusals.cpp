// SPDX-License-Identifier: Apache-2.0
// Programs that GL refuses something, or whose memory ends where GL stops to read: recorded or not, they and what is
// replayed of them are none the worse.
#include "captures/record/stream/picture_checksum.h"
#include "tests/captures/record/recorder/recorder_bench.h"
#include "tests/harness/test_class.h"

#include <QProcess>
#include <QtTest>

using namespace vitrine;
using namespace vitrine::testing;
using captures::CaptureReader;
using captures::RecordingMode;

namespace {

constexpr std::size_t kDraws = 7 * 8 * 8 * 2; // modes, sources, layouts, edges

QStringList linesOf(const std::string& path)
{
    const auto bytes = contents(path);
    return QString::fromUtf8(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size()))
        .split('\n', Qt::SkipEmptyParts);
}

/// The picture as the recorder saw it: rows bottom-up, opaque.
std::array<std::byte, 16> checksumOf(const core::Picture& picture)
{
    std::vector<std::byte> rows;
    const std::size_t bytes = std::size_t{picture.width} * 4;
    for (std::uint32_t row = picture.height; row-- > 0;) {
        const auto pixels = std::as_bytes(std::span(picture.rgba)).subspan(row * bytes, bytes);
        rows.insert(rows.end(), pixels.begin(), pixels.end());
    }
    for (std::size_t i = 3; i < rows.size(); i += 4)
        rows[i] = std::byte{255};
    return captures::pictureChecksum(rows);
}

/// Calls of the capture that the driver refused.
int refusedIn(const std::filesystem::path& path)
{
    const auto capture = CaptureReader::open(path);
    int refused = 0;
    for (std::uint64_t i = 0; capture && i < (*capture)->callCount(); ++i) {
        const auto call = (*capture)->call(i);
        refused += call && call->function.starts_with("gl") && hasFlag(call->flags, core::CallFlags::Refused) ? 1 : 0;
    }
    return refused;
}

bool hasGreen(const core::Picture& picture)
{
    for (std::size_t i = 0; i < picture.rgba.size(); i += 4) {
        if (picture.rgba[i] == 0 && picture.rgba[i + 1] == 255 && picture.rgba[i + 2] == 0)
            return true;
    }
    return false;
}

} // namespace

class TestRecorderRefusals : public QObject {
    Q_OBJECT

private slots:
    void ES20_2_5_theModelReadsNothingOfARefusedCall()
    {
        const RecorderBench bench;
        QCOMPARE(run({"refusals", bench.path("said")}), 0);
        const QStringList lines = linesOf(bench.path("said"));
        QVERIFY2(lines.size() == 1 && lines[0].toInt() > 200, qPrintable(lines.join("; ")));
    }

    void ES20_2_5_aRefusedCallIsRecordedAndHasNoEffect()
    {
        const RecorderBench bench;
        const auto outcome = bench.record(bench.options({"refusals", bench.path("said")}));
        QCOMPARE(outcome.problem, std::string());
        QCOMPARE(outcome.exitStatus, std::optional(0));
        const QStringList lines = linesOf(bench.path("said"));
        QVERIFY2(lines.size() == 1, qPrintable(lines.join("; ")));
        QCOMPARE(outcome.captures.size(), std::size_t{1});
        QCOMPARE(outcome.captures[0].counts.frames, std::uint64_t{2}); // the failing present shows nothing
        QCOMPARE(refusedIn(outcome.captures[0].path), lines[0].toInt());
        const auto pictures = replayed(outcome.captures[0].path);
        QCOMPARE(pictures.size(), std::size_t{2});
        QCOMPARE(pictures[1].hash(), pictures[0].hash());
    }

    // What that driver refuses, the model, with limits of its own, might not.
    void ES20_2_5_aReplayFollowsTheDriverThatRefused()
    {
        const RecorderBench bench;
        qputenv("EGL_PLATFORM", "surfaceless");
        auto options = bench.options({"refusals", bench.path("said"), "allowed"});
        options.mode = RecordingMode::PassThrough;
        const auto outcome = bench.record(options);
        qunsetenv("EGL_PLATFORM");
        if (outcome.exitStatus == 1)
            QSKIP("this system has no driver that works without a screen");
        QCOMPARE(outcome.problem, std::string());
        const QStringList lines = linesOf(bench.path("said"));
        QVERIFY(!lines.isEmpty() && !lines.contains("changed"));
        QCOMPARE(refusedIn(outcome.captures.at(0).path), lines[0].toInt());
        const auto pictures = replayed(outcome.captures[0].path);
        QCOMPARE(pictures.size(), std::size_t{2});
        QCOMPARE(pictures[1].hash(), pictures[0].hash());
    }

    void ES20_2_8_theModelReadsToTheEdgeAndNoFurther()
    {
        const RecorderBench bench;
        QCOMPARE(run({"edges", bench.path("said")}), 0);
        QCOMPARE(linesOf(bench.path("said")), QStringList{"done"});
    }

    void ES20_2_8_drawsAreRecordedToTheEdgeAndNoFurther()
    {
        const RecorderBench bench;
        const auto outcome = bench.record(bench.options({"edges", bench.path("said")}));
        QCOMPARE(outcome.problem, std::string());
        QCOMPARE(linesOf(bench.path("said")), QStringList{"done"});
        const auto& recorded = outcome.captures.at(0);
        QCOMPARE(recorded.counts.draws, std::uint64_t{kDraws});
        QCOMPARE(refusedIn(recorded.path), 0);
        const auto pictures = replayed(recorded.path);
        QCOMPARE(pictures.size(), kDraws);
        const auto capture = CaptureReader::open(recorded.path);
        for (std::uint32_t frame = 0; frame < kDraws; ++frame) {
            const auto reference = (*capture)->reference(frame);
            QVERIFY(reference && std::ranges::equal(reference->checksum, checksumOf(pictures[frame])));
        }
    }

    void ES20_2_8_anotherDriversDrawsAreRecordedToTheEdge()
    {
        const RecorderBench bench;
        qputenv("EGL_PLATFORM", "surfaceless");
        auto options = bench.options({"edges", bench.path("said")});
        options.mode = RecordingMode::PassThrough;
        const auto outcome = bench.record(options);
        qunsetenv("EGL_PLATFORM");
        if (outcome.exitStatus == 1)
            QSKIP("this system has no driver that works without a screen");
        QCOMPARE(outcome.problem, std::string());
        QCOMPARE(linesOf(bench.path("said")), QStringList{"done"});
        const auto pictures = replayed(outcome.captures.at(0).path);
        QCOMPARE(pictures.size(), kDraws);
        QVERIFY(std::ranges::all_of(pictures, hasGreen));
    }

private:
    /// The subject on the drop-in libraries, unrecorded: its exit status, or -1 for a crash.
    static int run(const QStringList& arguments)
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("LD_LIBRARY_PATH", VITRINE_DROP_IN_FOLDER);
        process.setProcessEnvironment(environment);
        process.start(VITRINE_SUBJECT, arguments);
        return process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit ? process.exitCode()
                                                                                                : -1;
    }
    static int run(std::initializer_list<std::string> arguments)
    {
        QStringList list;
        for (const std::string& argument : arguments)
            list << QString::fromStdString(argument);
        return run(list);
    }
};

VITRINE_TEST(TestRecorderRefusals, QCoreApplication)
#include "tst_recorder_refusals.moc"
