// SPDX-License-Identifier: Apache-2.0
#include "captures/import/import_drawing.h"
#include "captures/store/capture_reader.h"
#include "tests/harness/test_class.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using Cause = captures::ImportFailure::Cause;

/// importDrawing(): from a file to a capture, or to none.
class SvgImportTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::filesystem::path file(const char* name) const { return m_folder.filePath(name).toStdString(); }
    std::filesystem::path write(const char* name, const QByteArray& content) const
    {
        QFile written(m_folder.filePath(name));
        written.open(QIODevice::WriteOnly);
        written.write(content);
        return file(name);
    }

private slots:
    void aDrawingBecomesACapture();
    void whatIsNotDrawnIsMissing();
    void aFaultLeavesNoFile();
    void causesAreToldApart();
    void cancelledImportLeavesTheOlderFile();
};

void SvgImportTest::aDrawingBecomesACapture()
{
    const auto drawing = write("sun.svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1'>"
                                          "<circle id='sun' cx='1' cy='.5' r='.5' fill='gold'/></svg>");
    const auto outcome = captures::importDrawing(drawing, file("sun.vitrine"), std::pair(64u, 32u));
    QVERIFY2(!outcome.failure, outcome.failure ? outcome.failure->sentence.english().c_str() : "");
    const auto capture = captures::CaptureReader::open(file("sun.vitrine"));
    QVERIFY(capture.hasValue());
    QCOMPARE((*capture)->summary().counts.draws, std::uint64_t{2}); // the clear, and the circle
    QCOMPARE((*capture)->summary().counts.frames, std::uint64_t{1});
    QCOMPARE((*capture)->summary().state, captures::CaptureState::Finished);
    QCOMPARE((*capture)->markers().size(), std::size_t{2});
    QCOMPARE((*capture)->markers().front().label, std::string("sun"));
    QCOMPARE((*capture)->provenance().program, std::string("sun.svg"));
    QVERIFY(!(*capture)->thumbnail().value().empty());
    QVERIFY((*capture)->missing().empty());
    QCOMPARE((*capture)->knobs().at("blend.coverage"), std::string("stored")); // as SVG mixes colors
}

void SvgImportTest::whatIsNotDrawnIsMissing()
{
    const auto drawing = write("text.svg", "<svg xmlns='http://www.w3.org/2000/svg'>\n<text/>\n<text/></svg>");
    const auto outcome = captures::importDrawing(drawing, file("text.vitrine"));
    QVERIFY(!outcome.failure);
    const captures::MissingPart expected{"text", 2, 2, "not drawn; the first is in line 2, column 1 of the drawing"};
    QCOMPARE(outcome.missing, std::vector{expected});
    QCOMPARE(captures::CaptureReader::open(file("text.vitrine")).value()->missing(), std::vector{expected});
}

void SvgImportTest::aFaultLeavesNoFile()
{
    const auto drawing = write("cut.svg", "<svg xmlns='http://www.w3.org/2000/svg'><rect width='9' height='9'/>");
    const auto outcome = captures::importDrawing(drawing, file("cut.vitrine"));
    QVERIFY(outcome.failure && outcome.failure->cause == Cause::BadInput);
    QCOMPARE(outcome.failure->sentence.english(), std::string("line 1, column 69: the file is cut off"));
    // In the midst of drawing.
    const auto late =
        write("late.svg", "<svg xmlns='http://www.w3.org/2000/svg'><rect width='9' height='9'/><rect x='inf'/></svg>");
    QVERIFY(captures::importDrawing(late, file("cut.vitrine")).failure);
    QCOMPARE(QDir(m_folder.path()).entryList({"cut.*"}), QStringList{"cut.svg"});
}

void SvgImportTest::causesAreToldApart()
{
    const auto missing = captures::importDrawing(file("none.svg"), file("none.vitrine"));
    QVERIFY(missing.failure && missing.failure->cause == Cause::BadInput);
    const auto drawing = write("empty.svg", "<svg/>");
    const auto nowhere = captures::importDrawing(drawing, file("no/such/folder/out"));
    QVERIFY(nowhere.failure && nowhere.failure->cause == Cause::CantCreate);
}

void SvgImportTest::cancelledImportLeavesTheOlderFile()
{
    const auto drawing =
        write("older.svg", "<svg xmlns='http://www.w3.org/2000/svg'><rect width='9' height='9'/></svg>");
    QVERIFY(!captures::importDrawing(drawing, file("older.vitrine")).failure);
    const auto size = std::filesystem::file_size(file("older.vitrine"));
    std::stop_source stop;
    captures::ImportOptions options;
    options.stop = stop.get_token();
    options.progress = [&](std::uint64_t calls) {
        if (calls == 10)
            stop.request_stop();
    };
    const auto outcome = captures::importDrawing(drawing, file("older.vitrine"), {}, options);
    QVERIFY(outcome.failure && outcome.failure->cause == Cause::Cancelled);
    QCOMPARE(outcome.counts.calls, std::uint64_t{10});
    QCOMPARE(std::filesystem::file_size(file("older.vitrine")), size);
    QCOMPARE(QDir(m_folder.path()).entryList({"older.*"}), (QStringList{"older.svg", "older.vitrine"}));
}

VITRINE_TEST(SvgImportTest, QCoreApplication)
#include "tst_svg_import.moc"
