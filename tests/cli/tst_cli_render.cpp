// SPDX-License-Identifier: Apache-2.0
#include "captures/store/capture_reader.h"
#include "tests/captures/store/store_fixtures.h"
#include "tests/cli/cli_run.h"
#include "tests/golden/golden_capture.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>

using namespace vitrine;
using test::CliRun;
using test::runCli;

/// `vitrine-cli render`, and the pictures that `import` keeps.
class CliRenderTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder = test::makeFolder();
    QString file(const QString& name) const { return m_folder.filePath(name); }
    static QByteArray content(const QString& name)
    {
        QFile source(name);
        return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray();
    }
    CliRun render(const QString& capture, QStringList what, const QString& name = "out.png") const
    {
        return runCli(QStringList{"render", capture} + what + QStringList{"-o", file(name)});
    }

private slots:
    void wrongUsageExits2();
    void momentsThatDoNotExistExit2_data();
    void momentsThatDoNotExistExit2();
    void faultyFilesExit3();
    void unwritableOutputExits2();
    void momentsAreTheSameByAnyName();
    void attachmentsAreGray();
    void nothingToShowExits3WithWarnings();
    void importedFramesAreTheReferencePictures_data();
    void importedFramesAreTheReferencePictures();
    void importKeepsAThumbnail();
    void interruptedImportLeavesNoFile();
};

void CliRenderTest::wrongUsageExits2()
{
    for (const QStringList& what : {QStringList{},
                                    {"--call", "3", "--frame", "0"},
                                    {"--call", "3", "--draw", "0"},
                                    {"--frame", "-1"},
                                    {"--frame", "0", "--attachment", "colour"}}) {
        const CliRun result = render(test::sampleFile("triangle"), what);
        QCOMPARE(result.code, 2);
        QVERIFY2(result.saysOneLine("command line"), result.error);
        QVERIFY(!QFile::exists(file("out.png")));
    }
    QCOMPARE(runCli({"render", test::sampleFile("triangle"), "--frame", "0"}).code, 2); // no output
}

void CliRenderTest::momentsThatDoNotExistExit2_data()
{
    QTest::addColumn<QStringList>("what");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("frame") << QStringList{"--frame", "3"} << QByteArray("there is no frame 3: the capture has 3");
    QTest::newRow("draw") << QStringList{"--draw", "18"} << QByteArray("there is no draw 18: the capture has 18");
    QTest::newRow("draw of a frame") << QStringList{"--frame", "1", "--draw", "6"}
                                     << QByteArray("there is no draw 6: the frame has 6");
    QTest::newRow("draw of no frame") << QStringList{"--frame", "3", "--draw", "0"} << QByteArray("no frame 3");
    QTest::newRow("call") << QStringList{"--call", "100000"} << QByteArray("there is no call 100000");
    QTest::newRow("huge") << QStringList{"--draw", "18446744073709551615"} << QByteArray("there is no draw");
}

void CliRenderTest::momentsThatDoNotExistExit2()
{
    QFETCH(QStringList, what);
    QFETCH(QByteArray, says);
    const CliRun result = render(test::sampleFile("overdraw"), what);
    QCOMPARE(result.code, 2);
    QVERIFY2(result.saysOneLine(test::sampleFile("overdraw")) && result.error.contains(says), result.error);
}

void CliRenderTest::faultyFilesExit3()
{
    for (const QString& capture : {file("none"), test::sourceFile("CMakeLists.txt")}) {
        const CliRun result = render(capture, {"--frame", "0"});
        QCOMPARE(result.code, 3);
        QVERIFY2(result.saysOneLine(capture), result.error);
    }
}

void CliRenderTest::unwritableOutputExits2()
{
    const CliRun result = render(test::sampleFile("triangle"), {"--frame", "0"}, "no/such/folder.png");
    QCOMPARE(result.code, 2);
    QVERIFY2(result.saysOneLine(file("no/such/folder.png")), result.error);
}

void CliRenderTest::momentsAreTheSameByAnyName()
{
    const auto calls = runCli({"calls", test::sampleFile("overdraw"), "--frame", "1", "--draws", "--json"}).json();
    const QString call = QString::number(calls["calls"][2]["number"].get<int>());
    QCOMPARE(render(test::sampleFile("overdraw"), {"--frame", "1", "--draw", "2"}, "a.png").code, 0);
    QCOMPARE(render(test::sampleFile("overdraw"), {"--draw", "8"}, "b.png").code, 0); // six draws in frame 0
    QCOMPARE(render(test::sampleFile("overdraw"), {"--call", call}, "c.png").code, 0);
    QVERIFY(!content(file("a.png")).isEmpty());
    QCOMPARE(content(file("a.png")), content(file("b.png")));
    QCOMPARE(content(file("a.png")), content(file("c.png")));
    // Three cards so far: the fourth, coral, is there, the third, lilac, is not; it would show left of it and below.
    const QImage image(file("a.png"));
    QCOMPARE(image.pixel(90, 239 - 60), qRgb(239, 108, 87));
    QCOMPARE(image.pixel(65, 239 - 40), qRgb(24, 30, 42));
}

void CliRenderTest::attachmentsAreGray()
{
    QCOMPARE(render(test::sampleFile("overdraw"), {"--frame", "0", "--attachment", "depth"}).code, 0);
    const QImage depth(file("out.png"));
    QCOMPARE(depth.format(), QImage::Format_Grayscale16);
    QCOMPARE(depth.size(), QSize(320, 240));
    const auto gray = [&](int x, int y) { return reinterpret_cast<const quint16*>(depth.constScanLine(y))[x]; };
    QCOMPARE(gray(0, 0), quint16{65535});
    // The nearest card stands at −0.25 of −1 … 1, a depth of 0.375: 24575.6 of 65535.
    QVERIFY(qAbs(gray(150, 139) - 24576) <= 1);

    QCOMPARE(render(test::sampleFile("stencil-mirror"), {"--frame", "2", "--attachment", "stencil"}).code, 0);
    const QImage stencil(file("out.png"));
    QCOMPARE(stencil.format(), QImage::Format_Grayscale8);
    QCOMPARE(stencil.constScanLine(165)[209], uchar{1}); // on the mirror, see tests/samples
    QCOMPARE(stencil.constScanLine(0)[0], uchar{0});
}

void CliRenderTest::nothingToShowExits3WithWarnings()
{
    // Draws without any context.
    QVERIFY(test::writePattern(file("pattern.vitrine").toStdString(), 100));
    const CliRun result = render(file("pattern.vitrine"), {"--frame", "0"});
    QCOMPARE(result.code, 3);
    QVERIFY2(result.error.contains("has no color at this moment"), result.error);
    QVERIFY2(result.error.contains(": call 1 glDrawArrays: no context is current"), result.error);
    QVERIFY(!QFile::exists(file("out2.png")));
}

void CliRenderTest::importedFramesAreTheReferencePictures_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"es2gears", "es2tri", "chocolate-doom", "sdl-testviewport"})
        QTest::newRow(name) << name;
}

void CliRenderTest::importedFramesAreTheReferencePictures()
{
    QFETCH(QString, name);
    const auto golden = tests::readGoldenCapture(test::sharedFile("traces"), name);
    if (golden.name.isEmpty())
        QSKIP("no shared captures beside the checkout");
    QCOMPARE(runCli({"import", golden.traceFile, "-o", file(name)}).code, 0);
    int compared = 0;
    bool isEverUpright = false;
    for (const auto& reference : golden.pictures) {
        if (++compared > 6)
            break;
        const QStringList moment = reference.frame >= 0 ? QStringList{"--frame", QString::number(reference.frame)}
                                                        : QStringList{"--call", QString::number(reference.callNumber)};
        const CliRun result = render(file(name), moment);
        QCOMPARE(result.code, 0);
        const QImage ours(file("out.png"));
        const QImage theirs(reference.file);
        QCOMPARE(ours.size(), theirs.size());
        QVERIFY2(tests::compareFrames(ours, theirs).holds(reference.tolerance), qPrintable(moment.join(' ')));
        isEverUpright |= !tests::compareFrames(ours.mirrored(), theirs).holds(reference.tolerance);
    }
    QVERIFY(compared > 0);
    QVERIFY2(isEverUpright, "no picture shows which line is the first");
}

void CliRenderTest::importKeepsAThumbnail()
{
    const QString trace = test::sharedFile("traces/chocolate-doom.trace");
    if (!QFile::exists(trace))
        QSKIP("no shared captures beside the checkout");
    QCOMPARE(runCli({"import", trace, "-o", file("doom")}).code, 0);
    const auto capture = captures::CaptureReader::open(file("doom").toStdString());
    QVERIFY(capture.hasValue());
    const auto png = (*capture)->thumbnail();
    QVERIFY(png.hasValue());
    const QImage image =
        QImage::fromData(reinterpret_cast<const uchar*>(png->data()), static_cast<int>(png->size()), "PNG");
    QCOMPARE(image.size(), QSize(256, 192)); // of 320 × 240
    // Frame 0 is of one color and so is not the one; a reduced copy of a later one is close to it on average.
    double nearest = 255;
    for (int frame = 1; frame < 4; ++frame) {
        const QString reference = test::sharedFile("traces/chocolate-doom/ref-llvmpipe-frame00%1.png").arg(frame);
        const QImage scaled = QImage(reference).scaled(256, 192, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        nearest = std::min(nearest, tests::compareFrames(image, scaled).mean);
    }
    QVERIFY2(nearest < 8, QByteArray::number(nearest));
}

void CliRenderTest::interruptedImportLeavesNoFile()
{
    const QString trace = test::sharedFile("traces/large/glmark2-ideas-311f.trace");
    if (!QFile::exists(trace))
        QSKIP("no shared captures beside the checkout");
    QProcess process;
    process.start(VITRINE_CLI, {"import", trace, "-o", file("large")});
    QTRY_VERIFY(QFile::exists(file("large.partial"))); // Ctrl-C is caught from before this file exists
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    QVERIFY(process.readAllStandardError().contains("cancelled"));
    QVERIFY(QDir(m_folder.path()).entryList({"large*"}).isEmpty());
}

VITRINE_TEST(CliRenderTest, QCoreApplication)
#include "tst_cli_render.moc"
