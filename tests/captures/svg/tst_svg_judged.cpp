// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/svg/corpora.h"
#include "tests/captures/svg/drawn_svg.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QCryptographicHash>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>
#include <QTest>

#include <cstdlib>

using namespace vitrine;

namespace {

constexpr int kSide = 256;
// What two renderers may differ by: their grids of samples are not the same, so edges are left out of the second.
constexpr double kMean = 2;         // of 255, over all pixels
constexpr int kNear = 4;            // of 255, where the judge's picture is flat
constexpr double kFlatShare = 0.99; // of its flat pixels
constexpr int kLeastAlike = 90;     // of 100

/// A line of judged_drawings.txt: "HASH PACKAGE FILE", and behind " # " why the pictures may differ.
struct Judged {
    QByteArray hash;
    QString path;
    QString reason; ///< empty: they don't
};

QString folderOf(const QString& package)
{
    for (const test::Corpus& corpus : test::kCorpora)
        if (package == QLatin1String(corpus.package))
            return QLatin1String(corpus.folder);
    return {};
}

QList<Judged> judgedDrawings()
{
    QFile list(test::sourceFile("tests/captures/svg/judged_drawings.txt"));
    list.open(QIODevice::ReadOnly);
    QList<Judged> all;
    for (const QString& line : QString::fromUtf8(list.readAll()).split('\n', Qt::SkipEmptyParts)) {
        if (line.startsWith('#'))
            continue;
        const QStringList parts = line.split(QStringLiteral(" # "));
        const QStringList words = parts[0].split(' ');
        all << Judged{words[0].toLatin1(), folderOf(words[1]) + '/' + words.mid(2).join(' '), parts.value(1)};
    }
    return all;
}

QImage judgesPicture(const QString& file)
{
    QProcess judge;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove("LANGUAGE"); // by which it chooses among the parts of a drawing
    environment.insert("LC_ALL", "C");
    judge.setProcessEnvironment(environment);
    const QString side = QString::number(kSide);
    judge.start("rsvg-convert", {"-w", side, "-h", side, "-a", "-b", "white", file});
    judge.waitForFinished(-1);
    return QImage::fromData(judge.readAllStandardOutput(), "PNG").convertToFormat(QImage::Format_RGBX8888);
}

/// How far two pictures of a size are from each other.
struct Difference {
    double mean = 0;      ///< over all channels
    double flatShare = 1; ///< of the pixels whose 3×3 neighborhood is of one color, those that are near
};

Difference differenceOf(const QImage& judges, const core::Picture& ours)
{
    const int width = judges.width(), height = judges.height();
    const auto judged = [&](int x, int y, int c) { return int(judges.constScanLine(y)[4 * x + c]); };
    const auto drawn = [&](int x, int y, int c) { return int(ours.rgba[std::size_t(4 * (y * width + x) + c)]); };
    const auto isFlat = [&](int x, int y) {
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx)
                for (int c = 0; c < 3; ++c)
                    if (judged(x + dx, y + dy, c) != judged(x, y, c))
                        return false;
        return true;
    };
    qint64 sum = 0, flat = 0, near = 0;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            int most = 0;
            for (int c = 0; c < 3; ++c) {
                const int distance = std::abs(judged(x, y, c) - drawn(x, y, c));
                sum += distance;
                most = std::max(most, distance);
            }
            if (x == 0 || y == 0 || x + 1 == width || y + 1 == height || !isFlat(x, y))
                continue;
            ++flat;
            near += most <= kNear ? 1 : 0;
        }
    return {double(sum) / (3.0 * width * height), flat > 0 ? double(near) / double(flat) : 1};
}

} // namespace

/// Drawings that have nothing but what is drawn look as another renderer draws them.
class SvgJudgedTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable("rsvg-convert").isEmpty())
            QSKIP("rsvg-convert of the package librsvg2-bin is not installed");
    }
    void theListIsOfAHundredDrawings();
    void drawingsLookAsTheJudgeDrawsThem_data();
    void drawingsLookAsTheJudgeDrawsThem();
};

void SvgJudgedTest::theListIsOfAHundredDrawings()
{
    const QList<Judged> all = judgedDrawings();
    QCOMPARE(all.size(), 100);
    QVERIFY(std::ranges::count_if(all, [](const Judged& one) { return one.reason.isEmpty(); }) >= kLeastAlike);
}

void SvgJudgedTest::drawingsLookAsTheJudgeDrawsThem_data()
{
    QTest::addColumn<QByteArray>("hash");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("reason");
    for (const Judged& one : judgedDrawings())
        QTest::newRow(qPrintable(one.path)) << one.hash << one.path << one.reason;
}

void SvgJudgedTest::drawingsLookAsTheJudgeDrawsThem()
{
    QFETCH(QByteArray, hash);
    QFETCH(QString, path);
    QFETCH(QString, reason);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("its package is not installed");
    const QByteArray content = file.readAll();
    if (QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex() != hash)
        QSKIP("the package of this system has another drawing of that name");
    const QImage judges = judgesPicture(path);
    QVERIFY(!judges.isNull());
    captures::svg::DrawingOptions options;
    options.size = {judges.width(), judges.height()};
    const test::DrawnSvg ours = test::drawSvg(content, options);
    QCOMPARE(QByteArray::fromStdString(ours.fault), QByteArray());
    QCOMPARE(QByteArray::fromStdString(ours.replayFault), QByteArray());
    QVERIFY(ours.dropped.empty());
    const Difference difference = differenceOf(judges, ours.picture);
    const bool isAlike = difference.mean <= kMean && difference.flatShare >= kFlatShare;
    const QString told = QStringLiteral("mean difference %1 of 255, %2 % of the flat pixels alike")
                             .arg(difference.mean, 0, 'f', 2)
                             .arg(100 * difference.flatShare, 0, 'f', 2);
    QVERIFY2(isAlike == reason.isEmpty(), qPrintable(told)); // a reason that is none any more goes from the list
}

VITRINE_TEST(SvgJudgedTest, QCoreApplication)
#include "tst_svg_judged.moc"
