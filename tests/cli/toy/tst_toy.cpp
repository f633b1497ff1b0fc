// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/cli_run.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QtTest>

using namespace vitrine;
using test::CliRun;
using test::runCli;

/// What a subcommand gets for its folder and one line outside of it.
class ToyTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString file(const QString& name) const { return m_folder.filePath(name); }
    static QString textOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    static QString document(const QString& name) { return textOf(VITRINE_DOCUMENTS "/" + name); }

private slots:
    void init();
    void runs();
    void printsJson();
    void refusesWhatIsNoNumber();
    void isInTheHelpBehindTheOthers();
    void hasItsSectionOfTheManual();
    void hasItsRowOfTheHelpPages();
    void writesToNothingThatItReads();
    void isNotInTheProgramThatIsInstalled();
    void costsOneLineOutsideItsFolder();
};

void ToyTest::init()
{
    QFile input(file("in"));
    QVERIFY(input.open(QIODevice::WriteOnly));
    QCOMPARE(input.write("abc"), 3);
}

void ToyTest::runs()
{
    const CliRun result = runCli({"toy", file("in"), "-o", file("out"), "--times", "2"});
    QCOMPARE(result.code, 0);
    QCOMPARE(result.out, QByteArray("3 bytes\n"));
    QCOMPARE(textOf(file("out")), QString("abcabc"));
}

void ToyTest::printsJson()
{
    const CliRun result = runCli({"toy", file("in"), "-o", file("out"), "--json"});
    QCOMPARE(result.code, 0);
    QCOMPARE(result.json()["kind"], "toy");
    QCOMPARE(result.json()["bytes"], 3);
}

void ToyTest::refusesWhatIsNoNumber()
{
    const CliRun result = runCli({"toy", file("in"), "-o", file("none"), "--times", "-1"});
    QCOMPARE(result.code, 2);
    QVERIFY2(result.saysOneLine("command line"), result.error);
    QVERIFY(!QFile::exists(file("none")));
}

void ToyTest::isInTheHelpBehindTheOthers()
{
    const QString help = runCli({"--help"}).out;
    QVERIFY2(help.contains("repeat a file"), qPrintable(help));
    QVERIFY(help.indexOf("repeat a file") > help.indexOf("make a whole capture from an unfinished or damaged one"));
    QVERIFY(runCli({"toy", "--help"}).out.contains("how often, else once"));
}

void ToyTest::hasItsSectionOfTheManual()
{
    const QString manual = document("vitrine-cli-of-tests.1");
    const int salvage = manual.indexOf("\n.SS \"salvage ");
    const int toy = manual.indexOf("\n.SS \"toy IN");
    QVERIFY(salvage > 0 && toy > salvage && manual.indexOf("\n.SH MACHINES\n") > toy);
    QCOMPARE(manual.count("SPDX-License-Identifier"), 1);
    QVERIFY(!manual.contains("@COMMANDS@"));
}

void ToyTest::hasItsRowOfTheHelpPages()
{
    QVERIFY(document("en/command-line.md").contains("\n| `toy IN -o OUT` | repeats a file |\n\n"));
    QVERIFY(document("de/command-line.md").contains("\n| `toy IN -o OUT` | wiederholt eine Datei |\n\n"));
}

void ToyTest::writesToNothingThatItReads()
{
    const CliRun result = runCli({"toy", file("in"), "-o", m_folder.path() + "/./in"});
    QCOMPARE(result.code, 2);
    QVERIFY2(result.error.contains("which is read"), result.error);
    QCOMPARE(textOf(file("in")), QString("abc"));
}

void ToyTest::isNotInTheProgramThatIsInstalled()
{
    QVERIFY(!runCli({"--help"}, VITRINE_INSTALLED_CLI).out.contains("toy"));
    QCOMPARE(runCli({"toy", file("in"), "-o", file("none")}, VITRINE_INSTALLED_CLI).code, 2);
}

void ToyTest::costsOneLineOutsideItsFolder()
{
    static const QRegularExpression kNamed("\\(toy\\)|addToy|vitrine_cli_toy|cli/toy");
    QStringList lines;
    for (const char* top : {"app", "cmake", "tests/cli"}) {
        QDirIterator all(test::sourceFile("") + top, {"CMakeLists.txt", "*.cmake", "*.cpp", "*.h"}, QDir::Files,
                         QDirIterator::Subdirectories);
        while (all.hasNext()) {
            const QString path = all.next();
            if (!path.startsWith(test::sourceFile("tests/cli/toy/")))
                lines += textOf(path).split('\n').filter(kNamed);
        }
    }
    QCOMPARE(lines, QStringList{"add_subdirectory(toy)"});
}

VITRINE_TEST(ToyTest, QCoreApplication)
#include "tst_toy.moc"
