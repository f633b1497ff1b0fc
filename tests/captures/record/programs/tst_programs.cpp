// SPDX-License-Identifier: Apache-2.0
#include "captures/record/recorder/recording.h"
#include "captures/store/capture_reader.h"
#include "core/gpu/machine_config.h"
#include "core/session/replay.h"
#include "tests/captures/record/programs/program_list.h"
#include "tests/captures/record/programs/screen_watcher.h"
#include "tests/captures/record/x11/virtual_display.h"
#include "tests/cli/cli_run.h"
#include "tests/golden/frame_compare.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace vitrine;
using captures::CaptureReader;
using captures::Recording;
using captures::RecordingMode;

namespace {

/// Without alpha, which a window does not show.
QImage opaque(const core::Picture& picture)
{
    return QImage(picture.rgba.data(), static_cast<int>(picture.width), static_cast<int>(picture.height),
                  static_cast<int>(picture.width) * 4, QImage::Format_RGBX8888)
        .convertToFormat(QImage::Format_RGB32);
}

QList<QImage> replayed(CaptureReader& capture)
{
    core::Replay replay(capture, core::MachineConfig{}, core::Timing::Untimed);
    QList<QImage> images;
    for (const core::FrameEntry& frame : capture.frames()) {
        if (!replay.seek(frame.endCallIndex + 1))
            break;
        images.push_back(opaque(replay.picture(core::Attachment::Color)));
    }
    return images;
}

bool isUniform(const QImage& image)
{
    QImage one(image.size(), image.format());
    one.fill(image.pixel(0, 0));
    return one == image;
}

/// For looking at failures: into the folder named by VITRINE_PROGRAMS_OUT, when there is one.
void keep(const QList<QImage>& images, const char* kind)
{
    const QString folder = qEnvironmentVariable("VITRINE_PROGRAMS_OUT");
    for (qsizetype i = 0; !folder.isEmpty() && i < images.size(); ++i)
        images[i].save(QString("%1/%2-%3-%4.png").arg(folder, QTest::currentDataTag(), kind).arg(i));
}

/// How the pictures that appeared in the window go with those that were recorded, in order.
struct Sighting {
    int recorded = 0;       ///< equal, pixel by pixel
    int after = 0;          ///< others, at the end
    bool isStrange = false; ///< others, between or before them that are no backgrounds
};

/// Before the first picture there are backgrounds.
Sighting sightingOf(const QList<QImage>& seen, const QList<QImage>& recorded)
{
    Sighting sighting;
    qsizetype next = 0;
    for (const QImage& picture : seen) {
        const qsizetype found = recorded.indexOf(picture, next);
        if (found >= 0) {
            sighting.isStrange |= sighting.after > 0;
            ++sighting.recorded;
            next = found;
        } else if (sighting.recorded > 0) {
            ++sighting.after;
        } else {
            sighting.isStrange |= !isUniform(picture);
        }
    }
    return sighting;
}

captures::RecordingOptions optionsFor(const QStringList& command, const QString& file)
{
    captures::RecordingOptions options;
    for (const QString& word : command)
        options.command.push_back(word.toStdString());
    options.output = file.toStdString();
    options.dropIn = VITRINE_DROP_IN_FOLDER;
    return options;
}

/// Six frames.
captures::RecordingOptions fewFrames(const test::ProgramEntry& program, const QString& file)
{
    const bool endsByItself = !program.fewFrames.isEmpty();
    captures::RecordingOptions options = optionsFor(endsByItself ? program.fewFrames : program.command, file);
    if (!endsByItself)
        options.frames = captures::FrameRange{0, test::kFewFrames - 1};
    return options;
}

} // namespace

/// Programs as Debian ships them, drawing on the model and on the system's driver through the drop-in libraries.
class ProgramsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::vector<test::ProgramEntry> m_programs = test::programs(test::sourceFile("tests/captures/record/programs"));
    std::unique_ptr<test::VirtualDisplay> m_server;

    QString file() const { return m_folder.filePath(QString("%1.vitrine").arg(QTest::currentDataTag())); }
    void addPrograms() const
    {
        QTest::addColumn<std::size_t>("index");
        for (std::size_t i = 0; i < m_programs.size(); ++i)
            QTest::newRow(m_programs[i].name) << i;
    }

private slots:
    void initTestCase();
    void windowsShowWhatIsRecorded_data() { addPrograms(); }
    void windowsShowWhatIsRecorded();
    void replaysAreWhatTheProgramSaw_data() { addPrograms(); }
    void replaysAreWhatTheProgramSaw();
    void theModelDrawsWhatTheSystemsDriverDraws_data() { addPrograms(); }
    void theModelDrawsWhatTheSystemsDriverDraws();
};

void ProgramsTest::initTestCase()
{
    m_server = test::VirtualDisplay::start("640x480x24");
    if (!m_server)
        QSKIP("Xvfb is not installed, so there is no X server to run programs on");
    for (const auto& [name, value] : test::kProgramEnvironment)
        qputenv(name, value);
    qputenv("DISPLAY", m_server->name());
    qputenv("XDG_RUNTIME_DIR", m_folder.path().toUtf8());
    qunsetenv("WAYLAND_DISPLAY");
}

#define FETCH_PROGRAM_OR_SKIP                                                                                          \
    QFETCH(std::size_t, index);                                                                                        \
    const test::ProgramEntry& program = m_programs[index];                                                             \
    if (QStandardPaths::findExecutable(program.command.front()).isEmpty())                                             \
        QSKIP(qPrintable(                                                                                              \
            QString("%1 of the package %2 is not installed").arg(program.command.front(), program.package)));

void ProgramsTest::windowsShowWhatIsRecorded()
{
    FETCH_PROGRAM_OR_SKIP
    constexpr qsizetype kEnough = 4;
    test::ScreenWatcher screen(m_server->name());
    QVERIFY(screen.isValid());
    auto recording = Recording::start(optionsFor(program.command, file()));
    QVERIFY2(recording, recording ? "" : recording.error().message.english().c_str());
    constexpr std::chrono::milliseconds kPatience{20}; // until its end is noticed, not until something is seen
    while (!(*recording)->isDone()) {
        screen.look(kPatience);
        if (screen.pictures().size() >= kEnough)
            (*recording)->stop();
    }
    const captures::RecordingOutcome outcome = (*recording)->wait();
    QVERIFY2(outcome.problem.empty(), outcome.problem.c_str());
    QVERIFY(outcome.wasStopped);
    QCOMPARE(outcome.captures.size(), std::size_t{1});

    const auto capture = CaptureReader::open(file().toStdString());
    QVERIFY2(capture, capture ? "" : capture.error().message.english().c_str());
    const QList<QImage> recorded = replayed(**capture);
    keep(screen.pictures(), "seen");
    keep(recorded, "recorded");
    const Sighting sighting = sightingOf(screen.pictures(), recorded);
    QVERIFY(sighting.recorded > 1);
    QVERIFY(sighting.after <= 1); // killed between the showing of a picture and its recording
    QVERIFY(!sighting.isStrange);
}

void ProgramsTest::replaysAreWhatTheProgramSaw()
{
    FETCH_PROGRAM_OR_SKIP
    auto recording = Recording::start(fewFrames(program, file()));
    QVERIFY2(recording, recording ? "" : recording.error().message.english().c_str());
    const captures::RecordingOutcome outcome = (*recording)->wait();
    QVERIFY2(outcome.problem.empty(), outcome.problem.c_str());
    QVERIFY(program.fewFrames.isEmpty() ? outcome.wasStopped : outcome.exitStatus == 0);
    QCOMPARE(outcome.captures.size(), std::size_t{1});
    QCOMPARE(outcome.captures.front().counts.frames, test::kFewFrames);

    const auto verified = test::runCli({"verify", "--replay", "--json", file()});
    QCOMPARE(verified.code, 0);
    QCOMPARE(verified.json()["replay"]["frames_like_recorded"].get<std::uint64_t>(), test::kFewFrames);
}

void ProgramsTest::theModelDrawsWhatTheSystemsDriverDraws()
{
    FETCH_PROGRAM_OR_SKIP
    captures::RecordingOptions options = fewFrames(program, file());
    options.mode = RecordingMode::PassThrough;
    options.pictures = captures::ReferencePictures::Images;
    auto recording = Recording::start(options);
    QVERIFY2(recording, recording ? "" : recording.error().message.english().c_str());
    const captures::RecordingOutcome outcome = (*recording)->wait();
    QVERIFY2(outcome.problem.empty(), outcome.problem.c_str());

    const auto capture = CaptureReader::open(file().toStdString());
    QVERIFY2(capture, capture ? "" : capture.error().message.english().c_str());
    const QList<QImage> ours = replayed(**capture);
    keep(ours, "model");
    QCOMPARE(static_cast<std::uint64_t>(ours.size()), test::kFewFrames);
    for (qsizetype frame = 0; frame < ours.size(); ++frame) {
        const auto reference = (*capture)->reference(static_cast<std::uint32_t>(frame));
        QVERIFY(reference && !reference->png.empty());
        const auto theirs = QImage::fromData(reinterpret_cast<const uchar*>(reference->png.data()),
                                             static_cast<int>(reference->png.size()), "PNG");
        keep({theirs}, qPrintable(QString("system-%1").arg(frame)));
        const tests::FrameDifference difference = tests::compareFrames(ours[frame], theirs);
        QVERIFY2(difference.holds({}), qPrintable(QString("frame %1: %2 of the pixels off, mean %3; worst by %4")
                                                      .arg(frame)
                                                      .arg(difference.fractionOff)
                                                      .arg(difference.mean)
                                                      .arg(difference.worstLevel)));
    }
}

VITRINE_TEST(ProgramsTest, QCoreApplication)
#include "tst_programs.moc"
