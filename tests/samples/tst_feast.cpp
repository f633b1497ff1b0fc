// SPDX-License-Identifier: Apache-2.0
// VG2D-02, VG2D-07: a whole drawing is what its file says, path by path.
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"

#include <QFile>
#include <QPointF>
#include <QtTest>

#include <cmath>
#include <vector>

using namespace vitrine;
using test::SampleReplay;

namespace {

constexpr int kWidth = 320, kHeight = 240;

struct Line {
    QPointF from, to;
};

struct Path {
    bool isEvenOdd = false, isFilled = false, isStroked = false;
    std::vector<Line> lines; ///< closed, curves in pieces far smaller than a pixel
};

void addCurve(std::vector<Line>& lines, const QPointF& a, const QPointF& b, const QPointF& c, const QPointF& d)
{
    constexpr int kPieces = 24;
    QPointF from = a;
    for (int i = 1; i <= kPieces; ++i) {
        const double t = double(i) / kPieces, u = 1 - t;
        const QPointF to = u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
        lines.push_back({from, to});
        from = to;
    }
}

std::vector<Line> linesOf(const QStringList& words)
{
    std::vector<Line> lines;
    QPointF start, at;
    const auto close = [&] {
        lines.push_back({at, start});
        at = start;
    };
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QChar letter = words[i][0];
        const auto point = [&](qsizetype which) {
            const QString x = words[i + 2 * which];
            return QPointF(QString(which == 0 ? x.mid(1) : x).toDouble(), words[i + 2 * which + 1].toDouble());
        };
        if (letter == 'M') {
            close();
            start = at = point(0);
            i += 1;
        } else if (letter == 'L') {
            lines.push_back({at, point(0)});
            at = point(0);
            i += 1;
        } else if (letter == 'C') {
            addCurve(lines, at, point(0), point(1), point(2));
            at = point(2);
            i += 5;
        } else {
            close();
        }
    }
    close();
    return lines;
}

/// Of feast.paths, read here once more.
std::vector<Path> pathsOfTheFile()
{
    std::vector<Path> paths;
    QFile file(test::sourceFile("captures/samples/feast.paths"));
    if (!file.open(QIODevice::ReadOnly))
        return paths;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n')) {
        const QStringList words = line.split(' ');
        if (words[0] != "path")
            continue;
        const qsizetype data = words.indexOf("d") + 1;
        const QStringList before = words.mid(0, data);
        paths.push_back(
            {words[1] == "even-odd", before.contains("fill"), before.contains("stroke"), linesOf(words.mid(data))});
    }
    return paths;
}

/// Of each pixel whether its center, moved by this much, is inside.
std::vector<bool> inside(const Path& path, double dx, double dy)
{
    std::vector<int> windings(std::size_t{kWidth} * kHeight);
    for (const Line& line : path.lines) {
        const bool isUp = line.from.y() < line.to.y();
        const QPointF low = isUp ? line.from : line.to, high = isUp ? line.to : line.from;
        // Rows whose centers lie between both ends; all pixels to the right of the line change sides.
        for (int y = std::max(0, int(std::ceil(low.y() - 0.5 - dy))); y < kHeight && y + 0.5 + dy < high.y(); ++y) {
            const double t = (y + 0.5 + dy - low.y()) / (high.y() - low.y());
            const double crossing = low.x() + t * (high.x() - low.x());
            for (int x = std::max(0, int(std::ceil(crossing - 0.5 - dx))); x < kWidth; ++x)
                windings[std::size_t(y) * kWidth + std::size_t(x)] += isUp ? 1 : -1;
        }
    }
    std::vector<bool> result(windings.size());
    for (std::size_t i = 0; i < result.size(); ++i)
        result[i] = path.isEvenOdd ? windings[i] % 2 != 0 : windings[i] != 0;
    return result;
}

struct Range {
    std::uint64_t least = 0, most = 0;
};

/// How many pixels a fill may paint: those are unsure that have the outline within 0.3 of their center, which is what a
/// curve may lie beside its edges (VG2D-04: 0.25), and these beside the rasterizer's grid.
Range pixelsOf(const Path& path)
{
    constexpr double kReach = 0.3;
    std::vector<bool> surely(std::size_t{kWidth} * kHeight, true), perhaps(surely.size());
    for (const double dx : {-kReach, 0.0, kReach}) {
        for (const double dy : {-kReach, 0.0, kReach}) {
            const std::vector<bool> one = inside(path, dx, dy);
            for (std::size_t i = 0; i < one.size(); ++i) {
                surely[i] = surely[i] && one[i];
                perhaps[i] = perhaps[i] || one[i];
            }
        }
    }
    return {std::uint64_t(std::count(surely.begin(), surely.end(), true)),
            std::uint64_t(std::count(perhaps.begin(), perhaps.end(), true))};
}

} // namespace

class FeastTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_02_drawsAsManyAsItSays();
    void VG2D_07_eachFillIsAsLargeAsItsPath();
    void theFeastHasItsColors();
};

void FeastTest::VG2D_02_drawsAsManyAsItSays()
{
    const std::vector<Path> paths = pathsOfTheFile();
    QCOMPARE(paths.size(), std::size_t{315});
    QCOMPARE(std::ranges::count_if(paths, &Path::isFilled), 298);
    QCOMPARE(std::ranges::count_if(paths, &Path::isStroked), 175);
    SampleReplay sample("feast");
    QVERIFY(sample.isOpen());
    // A fill, a stroke and each frame's clear are a draw each.
    QCOMPARE(std::ranges::count(sample.capture().actions(), core::ActionKind::Draw, &core::ActionEntry::kind),
             298 + 175 + 1 + 298 + 1);
}

void FeastTest::VG2D_07_eachFillIsAsLargeAsItsPath()
{
    SampleReplay sample("feast");
    QVERIFY(sample.isOpen());
    (void)sample.frame(1);
    std::uint64_t sum = 0;
    auto draw = sample.replay().drawCounters().begin();
    QVERIFY(draw != sample.replay().drawCounters().end());
    QCOMPARE(draw->samplesWritten, std::uint64_t{kWidth} * kHeight); // the clear
    for (const Path& path : pathsOfTheFile()) {
        if (!path.isFilled)
            continue;
        ++draw;
        QVERIFY(draw != sample.replay().drawCounters().end());
        const Range expected = pixelsOf(path);
        const auto where = QString("draw %1: %2 pixels, not %3 to %4").arg(draw->draw).arg(draw->samplesWritten);
        QVERIFY2(draw->samplesWritten >= expected.least && draw->samplesWritten <= expected.most,
                 qPrintable(where.arg(expected.least).arg(expected.most)));
        sum += draw->samplesWritten;
    }
    QCOMPARE(sum, std::uint64_t{80340}); // as its marker says
}

/// Where the file has an opaque paint on top, far from outlines; pixels count from the top left.
void FeastTest::theFeastHasItsColors()
{
    SampleReplay sample("feast");
    QVERIFY(sample.isOpen());
    const auto isNear = [&](std::uint32_t x, std::uint32_t y, const test::Rgb& expected) {
        const test::Rgb actual = sample.pixel(0, x, y);
        return actual.isNear(expected) ? QByteArray() : actual.text() + " instead of " + expected.text();
    };
    QCOMPARE(isNear(10, 10, {244, 238, 222}), QByteArray());      // the backdrop
    QCOMPARE(isNear(265, 100, {0xc2, 0x82, 0x01}), QByteArray()); // the bread
    // The turkey's gradient goes from #b66c2e at (72.04, 186.52) to #f4a059 at (169, 21.36). With y upwards, (230.5,
    // 109.5) is 0.766 of the way: (158.46 · 96.96 + 77.02 · 165.16) / (96.96² + 165.16²). Its highlight ends before.
    QCOMPARE(isNear(230, 130, {229, 148, 79}), QByteArray());
}

VITRINE_TEST(FeastTest)
#include "tst_feast.moc"
