// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/path_grammar.h"
#include "tests/harness/test_class.h"

#include <QTest>

using namespace vitrine::captures::svg;

namespace {

/// "M 1 2 L 3 4 Z", all absolute.
QByteArray written(const Path& path)
{
    QByteArray text;
    const double* number = path.numbers.data();
    for (const PathCommand command : path.commands) {
        text += text.isEmpty() ? "" : " ";
        text += "MLQCAZ"[static_cast<int>(command)];
        for (std::size_t i = 0; i < numberCount(command); ++i)
            text += ' ' + QByteArray::number(*number++);
    }
    return text;
}

} // namespace

/// The data of paths, as points that are all absolute (SVG 1.1 §8.3).
class SvgPathGrammarTest : public QObject {
    Q_OBJECT

private slots:
    void paths_data();
    void paths();
    void pathsEndWhereTheyAreWrong_data();
    void pathsEndWhereTheyAreWrong();
    void aNumberBeyondFloatsIsTold();
};

void SvgPathGrammarTest::paths_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<QByteArray>("path");
    const auto row = [](const char* data, const char* path) {
        QTest::newRow(data) << QByteArray(data) << QByteArray(path);
    };
    row("", "");
    row("M1 2", "M 1 2");
    row("m1,2 3,4", "M 1 2 L 4 6");
    row("M1 2 3 4 5 6", "M 1 2 L 3 4 L 5 6");
    row("M1-2.5.5-1", "M 1 -2.5 L 0.5 -1");
    row("M0 0H5V7h-1v-2", "M 0 0 L 5 0 L 5 7 L 4 7 L 4 5");
    row("M0 0h1 2 3", "M 0 0 L 1 0 L 3 0 L 6 0");
    row("M1 1l1 0zl2 2", "M 1 1 L 2 1 Z L 3 3");
    row("M1 1l1 0z m2 2", "M 1 1 L 2 1 Z M 3 3");
    row("M0 0C1 2 3 4 5 6", "M 0 0 C 1 2 3 4 5 6");
    row("M1 1c1 2 3 4 5 6", "M 1 1 C 2 3 4 5 6 7");
    row("M0 0C1 2 3 4 5 6S9 9 10 10", "M 0 0 C 1 2 3 4 5 6 C 7 8 9 9 10 10");
    row("M0 0C1 2 3 4 5 6s1 1 2 2", "M 0 0 C 1 2 3 4 5 6 C 7 8 6 7 7 8");
    row("M1 2S3 4 5 6", "M 1 2 C 1 2 3 4 5 6");
    row("M0 0Q1 2 5 6S7 7 8 8", "M 0 0 Q 1 2 5 6 C 5 6 7 7 8 8"); // what is smooth to another curve is not smooth
    row("M0 0Q1 2 4 4T8 8t1 1", "M 0 0 Q 1 2 4 4 Q 7 6 8 8 Q 9 10 9 9");
    row("M1 2T3 4", "M 1 2 Q 1 2 3 4");
    row("M0 0A5 6 30 1 0 7 8", "M 0 0 A 5 6 30 1 0 7 8");
    row("M1 1a5 6 30 017 8", "M 1 1 A 5 6 30 0 1 8 9");    // flags need no space
    row("M1 1a-5-6 30 0,1,7 8", "M 1 1 A 5 6 30 0 1 8 9"); // radii have no sign
    row("M0 0A0 6 30 1 0 7 8", "M 0 0 L 7 8");             // and without one it is a line
    row("M7 8A5 6 30 1 0 7 8L1 1", "M 7 8 L 1 1");         // to where it is: nothing
    row(" M 0 , 0 \n L 1 , 1 ", "M 0 0 L 1 1");
}

void SvgPathGrammarTest::paths()
{
    QFETCH(QByteArray, data);
    Scanner scanner({data.data(), static_cast<std::size_t>(data.size())});
    const ReadPath read = readPath(scanner);
    QTEST(written(read.path), "path");
    QVERIFY(read.isWhole);
}

void SvgPathGrammarTest::pathsEndWhereTheyAreWrong_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<QByteArray>("path");
    const auto row = [](const char* data, const char* path) {
        QTest::newRow(data) << QByteArray(data) << QByteArray(path);
    };
    row("L1 1", "");
    row("M0 0L1 1X2 2L3 3", "M 0 0 L 1 1");
    row("M0 0L1", "M 0 0");
    row("M0 0,", "M 0 0");
    row("M0 0L1 1,,2 2", "M 0 0 L 1 1");
    row("M0 0A5 6 30 2 0 7 8", "M 0 0");
    row("M0 0C1 2 3 4 5", "M 0 0");
}

void SvgPathGrammarTest::pathsEndWhereTheyAreWrong()
{
    QFETCH(QByteArray, data);
    Scanner scanner({data.data(), static_cast<std::size_t>(data.size())});
    const ReadPath read = readPath(scanner);
    QTEST(written(read.path), "path");
    QVERIFY(!read.isWhole);
}

void SvgPathGrammarTest::aNumberBeyondFloatsIsTold()
{
    Scanner scanner("M0 0L1e308 1");
    QCOMPARE(written(readPath(scanner).path), QByteArray("M 0 0"));
    QVERIFY(scanner.isBeyond());
}

VITRINE_TEST(SvgPathGrammarTest)
#include "tst_svg_path_grammar.moc"
