// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/machine_config.h"
#include "core/session/call_troubles.h"
#include "core/session/replay.h"
#include "tests/golden/capture_file.h"
#include "tests/golden/golden_capture.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace vitrine::tests;

namespace {

QImage toImage(const core::Picture& picture)
{
    return QImage(picture.rgba.data(), static_cast<int>(picture.width), static_cast<int>(picture.height),
                  static_cast<int>(picture.width) * 4, QImage::Format_RGBA8888)
        .copy();
}

/// The last action of the frame that changed the pixel, so that a failure points at its draw.
QString culprit(core::CallSource& source, core::Replay& replay, std::uint64_t position, QPoint pixel)
{
    QString name = "nothing in this frame";
    QRgb before = 0;
    std::uint64_t frameStart = 0;
    for (const core::FrameEntry& frame : source.frames())
        if (frame.endCallIndex + 1 < position)
            frameStart = frame.endCallIndex + 1;
    for (const core::ActionEntry& action : source.actions()) {
        if (action.callIndex < frameStart || action.callIndex >= position)
            continue;
        if (!replay.seek(action.callIndex + 1))
            break;
        const QImage image = toImage(replay.picture(core::Attachment::Color));
        if (!image.valid(pixel) || image.pixel(pixel) == before)
            continue;
        before = image.pixel(pixel);
        name = QString("call %1 (draw %2)").arg(action.callNumber).arg(action.draw);
    }
    return name;
}

} // namespace

/// Every reference picture of the captures named in VITRINE_GOLDEN (a list with colons), or of all of them.
class GoldenTest : public QObject {
    Q_OBJECT
private slots:
    void frameHolds_data();
    void frameHolds();
};

void GoldenTest::frameHolds_data()
{
    QTest::addColumn<QString>("capture");
    const QStringList names = goldenNames();
    if (names.isEmpty())
        QSKIP("the captures of ../shared/traces are not here");
    for (const QString& name : names)
        QTest::newRow(qPrintable(name)) << name;
}

void GoldenTest::frameHolds()
{
    QFETCH(QString, capture);
    const GoldenCapture golden = readGoldenCapture(test::sharedFile("traces"), capture);
    QVERIFY2(!golden.name.isEmpty(), "info.json or the trace is missing");
    QTemporaryDir folder;
    std::string fault;
    const auto source = importAndOpen(golden.traceFile, folder.filePath("capture.vitrine"), fault);
    QVERIFY2(source, fault.c_str());
    QCOMPARE(source->callCount(), golden.calls);

    core::Replay replay(*source, core::MachineConfig{}, core::Timing::Untimed);
    int failures = 0;
    for (const ReferencePicture& reference : golden.pictures) {
        const std::uint64_t position = positionAfter(*source, reference.callNumber);
        const auto moved = replay.seek(position);
        QVERIFY2(moved.hasValue(), moved ? "" : moved.error().message.english().c_str());
        const QImage ours = toImage(replay.picture(core::Attachment::Color));
        const FrameDifference difference = compareFrames(ours, QImage(reference.file));
        if (difference.holds(reference.tolerance))
            continue;
        ++failures;
        const QString keep = qEnvironmentVariable("VITRINE_GOLDEN_OUT");
        if (!keep.isEmpty())
            ours.save(QString("%1/%2-call%3.png").arg(keep, capture).arg(reference.callNumber));
        qWarning().noquote() << QString(
                                    "%1 after call %2: %3 of the pixels off (allowed %4), mean %5 (allowed %6), %7x%8; "
                                    "worst by %9 at (%10, %11)")
                                    .arg(capture)
                                    .arg(reference.callNumber)
                                    .arg(difference.fractionOff)
                                    .arg(std::max(0.001, 2 * reference.tolerance.fractionOff))
                                    .arg(difference.mean)
                                    .arg(std::max(0.5, 2 * reference.tolerance.mean))
                                    .arg(ours.width())
                                    .arg(ours.height())
                                    .arg(difference.worstLevel)
                                    .arg(difference.worstPixel.x())
                                    .arg(difference.worstPixel.y());
        if (failures == 1)
            qWarning().noquote() << "last written by" << culprit(*source, replay, position, difference.worstPixel);
    }
    for (const auto& [callNumber, message] : replay.troubles().calls())
        qInfo("call %llu: %s", static_cast<unsigned long long>(callNumber), message.english().c_str());
    QCOMPARE(failures, 0);
}

VITRINE_TEST(GoldenTest, QCoreApplication)
#include "tst_golden.moc"
