// SPDX-License-Identifier: Apache-2.0
#include "captures/record/stream/picture_checksum.h"
#include "tests/captures/record/recorder/recorder_bench.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <csignal>
#include <set>

using namespace vitrine;
using namespace vitrine::testing;
using captures::CaptureReader;
using captures::CaptureState;
using captures::Recording;
using captures::RecordingOutcome;
using captures::RecordingState;

namespace {

constexpr std::uint32_t kWidth = 45, kHeight = 33; // of record_subject
constexpr std::size_t kPictureBytes = kWidth * kHeight * 4;

/// The rows of a picture as glReadPixels delivers them.
std::vector<std::uint8_t> bottomUp(const core::Picture& picture)
{
    std::vector<std::uint8_t> rows;
    const std::size_t bytes = std::size_t{picture.width} * 4;
    for (std::uint32_t row = picture.height; row-- > 0;)
        rows.insert(rows.end(), picture.rgba.begin() + static_cast<std::ptrdiff_t>(row * bytes),
                    picture.rgba.begin() + static_cast<std::ptrdiff_t>((row + 1) * bytes));
    return rows;
}

} // namespace

class TestRecorder : public QObject {
    Q_OBJECT

private slots:
    void aRecordingReplaysToWhatTheProgramRead()
    {
        const RecorderBench bench;
        const RecordingOutcome outcome = bench.record(bench.options({"scene", bench.path("seen.rgba")}));
        QCOMPARE(outcome.problem, std::string());
        QCOMPARE(outcome.exitStatus, std::optional(0));
        QCOMPARE(outcome.captures.size(), std::size_t{1});
        QCOMPARE(outcome.captures[0].counts.frames, std::uint64_t{6});
        QCOMPARE(outcome.captures[0].counts.draws, std::uint64_t{24});
        const auto seen = contents(bench.path("seen.rgba"));
        QCOMPARE(seen.size(), 6 * kPictureBytes);
        const auto pictures = replayed(outcome.captures[0].path);
        QCOMPARE(pictures.size(), std::size_t{6});
        for (std::size_t frame = 0; frame < 6; ++frame) {
            const auto from = seen.begin() + static_cast<std::ptrdiff_t>(frame * kPictureBytes);
            QCOMPARE(pictures[frame].width, kWidth);
            QVERIFY(bottomUp(pictures[frame]) ==
                    std::vector<std::uint8_t>(from, from + static_cast<std::ptrdiff_t>(kPictureBytes)));
        }
        QVERIFY(!std::equal(seen.begin(), seen.begin() + kPictureBytes, seen.begin() + kPictureBytes));
    }

    /// Functions of newer versions, which replays don't know: markers stand for their calls.
    void refusedCallsAreNotedAndReplayed_data()
    {
        QTest::addColumn<bool>("isSystem");
        QTest::newRow("model") << false;
        QTest::newRow("system") << true;
    }

    void refusedCallsAreNotedAndReplayed()
    {
        QFETCH(bool, isSystem);
        const RecorderBench bench;
        auto options = bench.options({"newer"});
        if (isSystem) {
            qputenv("EGL_PLATFORM", "surfaceless");
            options.mode = captures::RecordingMode::PassThrough;
        }
        const RecordingOutcome outcome = bench.record(options);
        if (isSystem && outcome.exitStatus == 1)
            QSKIP("this system has no driver that works without a screen");
        QCOMPARE(outcome.problem, std::string());
        QCOMPARE(outcome.exitStatus, std::optional(0));
        QCOMPARE(replayed(options.output).size(), std::size_t{2});
        auto capture = CaptureReader::open(options.output);
        std::vector<std::string> notes;
        for (std::uint64_t i = 0; i < (*capture)->callCount(); ++i) {
            const auto call = (*capture)->call(i);
            QVERIFY(call->function.find("VertexArray") == std::string::npos);
            if (call->function == "glInsertEventMarkerEXT" && hasFlag(call->flags, core::CallFlags::Fake))
                notes.push_back(*call->arguments.at(1).string());
        }
        QCOMPARE(notes, (std::vector<std::string>{"GL_INVALID_OPERATION: glGenVertexArrays is not of OpenGL ES 2.0",
                                                  "GL_INVALID_OPERATION: glBindVertexArray is not of OpenGL ES 2.0"}));
    }

    void aRecordingSaysWhereItComesFromAndWhatWasSeen()
    {
        const RecorderBench bench;
        auto options = bench.options({"scene", bench.path("seen.rgba")});
        options.pictures = captures::ReferencePictures::Images;
        const RecordingOutcome outcome = bench.record(options);
        auto capture = CaptureReader::open(bench.path("out.vitrine"));
        QVERIFY(capture.hasValue());
        QVERIFY((*capture)->summary().state == CaptureState::Finished);
        QCOMPARE((*capture)->provenance().program, std::string(VITRINE_SUBJECT));
        QVERIFY((*capture)->provenance().recorder.find("on the model; checksums: XXH3-128 of RGBA8 rows") !=
                std::string::npos);
        QVERIFY((*(*capture)->thumbnail()).size() > 50);
        auto seen = contents(bench.path("seen.rgba"));
        seen.resize(kPictureBytes);
        for (std::size_t i = 3; i < seen.size(); i += 4)
            seen[i] = 255;
        const auto reference = (*capture)->reference(0);
        const auto checksum = captures::pictureChecksum(std::as_bytes(std::span(seen)));
        QVERIFY(std::ranges::equal(reference->checksum, checksum));
        const std::array<std::byte, 4> png{std::byte{0x89}, std::byte{'P'}, std::byte{'N'}, std::byte{'G'}};
        QVERIFY(reference->png.size() > 50 && std::equal(png.begin(), png.end(), reference->png.begin()));
    }

    void aRangeHoldsTheSameFramesAsTheWholeRun()
    {
        const RecorderBench bench;
        auto options = bench.options({"loop", bench.path("status"), "12"});
        QCOMPARE(bench.record(options).captures.size(), std::size_t{1});
        const auto all = replayed(options.output);
        QCOMPARE(all.size(), std::size_t{12});
        options.output = bench.path("part.vitrine");
        options.frames = captures::FrameRange{3, 6};
        const RecordingOutcome outcome = bench.record(options);
        QCOMPARE(outcome.problem, std::string());
        QVERIFY(outcome.wasStopped);
        QCOMPARE(outcome.captures[0].counts.draws, std::uint64_t{4});
        const auto part = replayed(options.output);
        QCOMPARE(part.size(), std::size_t{4});
        for (std::size_t frame = 0; frame < part.size(); ++frame)
            QCOMPARE(part[frame].hash(), all[frame + 3].hash());
        auto capture = CaptureReader::open(options.output);
        QVERIFY((*capture)->provenance().recorder.find("frames 3–6 of the run") != std::string::npos);
        QVERIFY(!(*(*capture)->reference(3)).checksum.empty());
    }

    void aRangeThatIsNeverReachedLeavesNoFile()
    {
        const RecorderBench bench;
        auto options = bench.options({"loop", bench.path("status"), "5"});
        options.frames = captures::FrameRange{5, 9};
        const RecordingOutcome outcome = bench.record(options);
        QVERIFY(outcome.captures.empty());
        QCOMPARE(outcome.problem, std::string("the program presented only 5 frames, none of those asked for"));
        QVERIFY(!std::filesystem::exists(options.output));
    }

    void stopEndsTheProgramAndKeepsWhatCame()
    {
        const RecorderBench bench;
        const auto options = bench.options({"loop", bench.path("status"), "0"});
        auto recording = Recording::start(options);
        QVERIFY(recording.hasValue());
        QTRY_VERIFY_WITH_TIMEOUT((*recording)->progress().frames >= 5, 30'000);
        QVERIFY((*recording)->progress().state == RecordingState::Recording);
        const std::int32_t reported = statusOf(bench.path("status"), StatusField::Frames);
        (*recording)->stop();
        const RecordingOutcome outcome = (*recording)->wait();
        QVERIFY(outcome.wasStopped);
        QCOMPARE(outcome.signal, std::optional(SIGTERM));
        QVERIFY((*recording)->isDone());
        QVERIFY((*recording)->progress().state == RecordingState::Done);
        QCOMPARE(outcome.captures.size(), std::size_t{1});
        QVERIFY(outcome.captures[0].counts.frames >= static_cast<std::uint64_t>(reported));
        QVERIFY(CaptureReader::open(options.output).hasValue());
    }

    void aProgramThatIgnoresTheStopIsKilledAfterTheGrace()
    {
        const RecorderBench bench;
        auto options = bench.options({});
        options.command = {"sh", "-c", "trap '' TERM; echo x > " + bench.path("ready") + "; while :; do sleep 1; done"};
        options.grace = std::chrono::milliseconds(50);
        auto recording = Recording::start(options);
        QVERIFY(recording.hasValue());
        QTRY_VERIFY_WITH_TIMEOUT(!contents(bench.path("ready")).empty(), 30'000);
        (*recording)->stop();
        QCOMPARE((*recording)->wait().signal, std::optional(SIGKILL));
    }

    void everyProcessGetsACaptureOfItsOwn()
    {
        const RecorderBench bench;
        const RecordingOutcome outcome = bench.record(bench.options({"family"}));
        QCOMPARE(outcome.captures.size(), std::size_t{2});
        std::multiset<std::uint64_t> frames;
        std::set<std::filesystem::path> paths;
        for (const captures::RecordedCapture& capture : outcome.captures) {
            frames.insert(replayed(capture.path).size());
            paths.insert(capture.path);
        }
        QCOMPARE(frames, (std::multiset<std::uint64_t>{2, 3}));
        QCOMPARE(paths, (std::set<std::filesystem::path>{bench.path("out.vitrine"), bench.path("out-2.vitrine")}));
    }

    void programsThatDrawNothingAreNamedAsSuch()
    {
        const RecorderBench bench;
        auto options = bench.options({"none"});
        RecordingOutcome outcome = bench.record(options);
        QVERIFY(outcome.captures.empty());
        QVERIFY(outcome.problem.starts_with("the program never used the drop-in EGL"));
        options.command = {"sh", "-c", "exit 3"};
        outcome = bench.record(options);
        QVERIFY(outcome.problem.starts_with("the program never used the drop-in EGL"));
        QCOMPARE(outcome.exitStatus, std::optional(3));
        QVERIFY(!std::filesystem::exists(options.output));
        QVERIFY(!std::filesystem::exists(options.output.string() + ".partial"));
    }

    void whatCannotBeStartedIsSaidInOneSentence()
    {
        const RecorderBench bench;
        auto options = bench.options({"none"});
        options.command = {"/no/such/program"};
        QCOMPARE(bench.record(options).problem,
                 std::string("/no/such/program can't be started: No such file or directory"));
        QVERIFY(!std::filesystem::exists(options.output.string() + ".partial"));
        options = bench.options({"none"});
        options.dropIn = bench.path("nowhere");
        QCOMPARE(bench.record(options).problem, "the drop-in library libEGL.so.1 is not in " + bench.path("nowhere"));
        options = bench.options({"none"});
        options.output = bench.path("nowhere/out.vitrine");
        QVERIFY(!bench.record(options).problem.empty());
        options = bench.options({"none"});
        options.frames = captures::FrameRange{4, 2};
        QCOMPARE(bench.record(options).problem, std::string("frames 4 to 2 are none"));
        options = bench.options({"none"});
        options.workingDirectory = bench.path("nowhere");
        QCOMPARE(bench.record(options).problem, bench.path("nowhere") + " is no folder to start a program in");
    }
};

VITRINE_TEST(TestRecorder, QCoreApplication)
#include "tst_recorder.moc"
