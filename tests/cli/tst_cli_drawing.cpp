// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/cli_run.h"
#include "tests/harness/test_class.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine::test;

/// `vitrine-cli import` of SVG drawings: what is told, and how it ends.
class CliDrawingTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString file(const QString& name) const { return m_folder.filePath(name); }
    QString write(const QString& name, const QByteArray& content) const
    {
        QFile written(file(name));
        written.open(QIODevice::WriteOnly);
        written.write(content);
        return written.fileName();
    }

private slots:
    void aDrawingIsImportedInItsSize();
    void whatIsNotDrawnIsTold();
    void aFaultyDrawingExits3AndLeavesNoFile();
    void wrongSizesExit2_data();
    void wrongSizesExit2();
};

void CliDrawingTest::aDrawingIsImportedInItsSize()
{
    const QString drawing = write("Sun.SVG", "<svg xmlns='http://www.w3.org/2000/svg' width='12' height='9'>"
                                             "<circle id='sun' r='5'/></svg>");
    const CliRun result = runCli({"import", drawing, "-o", file("sun.vitrine"), "--json"});
    QCOMPARE(result.code, 0);
    QCOMPARE(result.error, QByteArray());
    QCOMPARE(result.json()["draws"], 2); // the clear, and the circle
    QCOMPARE(result.json()["frames"], 1);
    QVERIFY(result.json()["missing"].empty());
    QCOMPARE(runCli({"verify", file("sun.vitrine")}).code, 0);
    QCOMPARE(runCli({"info", file("sun.vitrine"), "--json"}).json()["markers"], 2);
    const auto callsWith = [this](const QStringList& more) {
        return runCli(QStringList{"import", file("Sun.SVG"), "-o", file("sized.vitrine")} + more).code == 0
                   ? runCli({"calls", file("sized.vitrine")}).out
                   : QByteArray();
    };
    QVERIFY(callsWith({}).contains("glViewport(x = 0, y = 0, width = 12, height = 9)"));
    QVERIFY(callsWith({"--size", "64x32"}).contains("glViewport(x = 0, y = 0, width = 64, height = 32)"));
}

void CliDrawingTest::whatIsNotDrawnIsTold()
{
    const QString drawing =
        write("text.svg", "<svg xmlns='http://www.w3.org/2000/svg'>\n<text/>\n <image/><text/></svg>");
    const CliRun result = runCli({"import", drawing, "-o", file("text.vitrine"), "--json"});
    QCOMPARE(result.code, 0);
    QCOMPARE(result.error, ("vitrine-cli: " + drawing +
                            ": warning: 1 × image: not drawn; the first is in line 3, column 2 of "
                            "the drawing\nvitrine-cli: " +
                            drawing +
                            ": warning: 2 × text: not drawn; the first is in line 2, "
                            "column 1 of the drawing\n")
                               .toUtf8());
    const auto info = runCli({"info", file("text.vitrine"), "--json"}).json();
    QCOMPARE(info["missing"], result.json()["missing"]);
    QCOMPARE(info["missing"].size(), std::size_t{2});
    QCOMPARE(info["missing"][1]["subject"], "text");
    QCOMPARE(info["missing"][1]["count"], 2);
}

void CliDrawingTest::aFaultyDrawingExits3AndLeavesNoFile()
{
    const QString drawing = write("cut.svg", "<svg>\n<g>");
    const CliRun result = runCli({"import", drawing, "-o", file("cut.vitrine")});
    QCOMPARE(result.code, 3);
    QCOMPARE(result.error, ("vitrine-cli: " + drawing + ": line 2, column 4: the file is cut off\n").toUtf8());
    QVERIFY(QDir(m_folder.path()).entryList({"cut.vitrine*"}).isEmpty());
}

void CliDrawingTest::wrongSizesExit2_data()
{
    QTest::addColumn<QString>("size");
    for (const char* size : {"64", "64x", "x64", "0x64", "64x4097", "64x32x1", "-1x4", "64 x 32"})
        QTest::newRow(size) << size;
}

void CliDrawingTest::wrongSizesExit2()
{
    QFETCH(QString, size);
    const QString drawing = write("sized.svg", "<svg/>");
    const CliRun result = runCli({"import", drawing, "-o", file("wrong.vitrine"), "--size=" + size});
    QCOMPARE(result.code, 2);
    QVERIFY(result.error.contains("two numbers from 1 to 4096"));
    QCOMPARE(runCli({"import", file("in.trace"), "-o", file("wrong.vitrine"), "--size=8x8"}).code, 2); // no drawing
    QVERIFY(!QFile::exists(file("wrong.vitrine")));
}

VITRINE_TEST(CliDrawingTest, QCoreApplication)
#include "tst_cli_drawing.moc"
