// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/arc.h"
#include "captures/importers/svg/path_bounds.h"
#include "captures/importers/svg/path_grammar.h"
#include "captures/importers/svg/path_vertices.h"
#include "tests/harness/test_class.h"

#include <QTest>

#include <numbers>

using namespace vitrine::captures::svg;

namespace {

Path pathOf(const QByteArray& data)
{
    Scanner scanner({data.data(), static_cast<std::size_t>(data.size())});
    return readPath(scanner).path;
}

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-9;
}

} // namespace

/// Arcs by their centers, boxes of paths, and where markers go.
class SvgGeometryTest : public QObject {
    Q_OBJECT

private slots:
    void arcs_data();
    void arcs();
    void boxes_data();
    void boxes();
    void vertices_data();
    void vertices();
};

void SvgGeometryTest::arcs_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<double>("x"); // of the center
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("start"); // in degrees
    QTest::addColumn<double>("extent");
    QTest::addColumn<double>("radius"); // along the first axis
    const auto row = [](const char* data, double x, double y, double start, double extent, double radius) {
        QTest::newRow(data) << QByteArray(data) << x << y << start << extent << radius;
    };
    // From (10, 0) to (0, 10): centers at the origin or at (10, 10).
    row("M10 0A10 10 0 0 1 0 10", 0, 0, 0, 90, 10);
    row("M10 0A10 10 0 1 0 0 10", 0, 0, 0, -270, 10);
    row("M10 0A10 10 0 0 0 0 10", 10, 10, -90, -90, 10);
    row("M10 0A10 10 0 1 1 0 10", 10, 10, -90, 270, 10);
    // Twice as wide: the circle stretched.
    row("M20 0A20 10 0 0 1 0 10", 0, 0, 0, 90, 20);
    // The same, turned by 90°.
    row("M0 20A20 10 90 0 1 -10 0", 0, 0, 0, 90, 20);
    // Radii that are too small grow to half of the distance.
    row("M0 0A1 1 0 0 1 20 0", 10, 0, 180, 180, 10);
}

void SvgGeometryTest::arcs()
{
    QFETCH(QByteArray, data);
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(double, start);
    QFETCH(double, extent);
    QFETCH(double, radius);
    forEachSegment(pathOf(data), [&](const Segment& segment) {
        if (segment.command != PathCommand::Arc)
            return;
        const CenteredArc arc = centered(segment);
        QVERIFY(isNear(arc.center.x, x) && isNear(arc.center.y, y));
        const double degrees = 180.0 / std::numbers::pi;
        QVERIFY2(isNear(std::remainder(arc.start * degrees - start, 360.0), 0), qPrintable(QString::number(arc.start)));
        QVERIFY2(isNear(arc.extent * degrees, extent), qPrintable(QString::number(arc.extent)));
        QVERIFY(isNear(arc.radii.x, radius));
        QVERIFY(isNear(arc.at(arc.start + arc.extent).x, segment.to.x));
        QVERIFY(isNear(arc.at(arc.start + arc.extent).y, segment.to.y));
    });
}

void SvgGeometryTest::boxes_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<double>("scale");
    QTest::addColumn<QList<double>>("box"); // x, y, width, height
    const auto row = [](const char* data, QList<double> box, double scale = 1) {
        QTest::addRow("%s × %g", data, scale) << QByteArray(data) << scale << box;
    };
    row("M1 2L5 -3z", {1, -3, 4, 5});
    row("M0 0Q5 10 10 0", {0, 0, 10, 5});  // half way to the control point
    row("M0 0C0 4 4 4 4 0", {0, 0, 4, 3}); // three quarters
    row("M0 0C4 4 0 4 4 0", {0, 0, 4, 3});
    // x = 24 st (s − t) with s = 1 − t, which turns where st = 1/6 and s − t = ±1/√3.
    row("M0 0C8 0 -8 0 0 0", {-4 / std::sqrt(3.0), 0, 8 / std::sqrt(3.0), 0});
    row("M10 0A10 10 0 0 1 0 10", {0, 0, 10, 10});
    row("M10 0A10 10 0 1 1 0 10", {0, 0, 20, 20});
    row("M10 0A10 10 0 1 1 0 10", {0, 0, 60, 60}, 3);
    row("M-10 0A10 5 0 0 1 10 0", {-10, -5, 20, 5});
}

void SvgGeometryTest::boxes()
{
    QFETCH(QByteArray, data);
    QFETCH(double, scale);
    QFETCH(QList<double>, box);
    const Rectangle is = boundsOf(pathOf(data), scaling(scale, scale)).rectangle();
    QVERIFY2(isNear(is.x, box[0]) && isNear(is.y, box[1]) && isNear(is.width, box[2]) && isNear(is.height, box[3]),
             qPrintable(QString("%1 %2 %3 %4").arg(is.x).arg(is.y).arg(is.width).arg(is.height)));
}

void SvgGeometryTest::vertices_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<QList<double>>("degrees");
    QTest::newRow("line") << QByteArray("M0 0L10 0") << QList<double>{0, 0};
    QTest::newRow("a corner is halved") << QByteArray("M0 0L10 0L10 10") << QList<double>{0, 45, 90};
    QTest::newRow("curve") << QByteArray("M0 0C0 5 5 10 10 10") << QList<double>{90, 0};
    QTest::newRow("curve whose control points are its ends")
        << QByteArray("M0 0C0 0 10 10 10 10") << QList<double>{45, 45};
    QTest::newRow("quadratic") << QByteArray("M0 0Q0 10 10 10") << QList<double>{90, 0};
    QTest::newRow("arc") << QByteArray("M10 0A10 10 0 0 1 0 10") << QList<double>{90, 180};
    QTest::newRow("arc the other way") << QByteArray("M0 10A10 10 0 0 0 10 0") << QList<double>{0, -90};
    QTest::newRow("closed") << QByteArray("M0 0L10 0L10 10z") << QList<double>{-67.5, 45, 157.5, -67.5};
    QTest::newRow("two subpaths") << QByteArray("M0 0L10 0M0 5L0 10") << QList<double>{0, 0, 90, 90};
}

void SvgGeometryTest::vertices()
{
    QFETCH(QByteArray, data);
    QFETCH(QList<double>, degrees);
    const auto vertices = verticesOf(pathOf(data));
    QCOMPARE(vertices.size(), static_cast<std::size_t>(degrees.size()));
    for (std::size_t i = 0; i < vertices.size(); ++i)
        QVERIFY2(isNear(std::remainder(vertices[i].degrees - degrees[static_cast<qsizetype>(i)], 360.0), 0.0),
                 qPrintable(QString("%1: %2").arg(i).arg(vertices[i].degrees)));
}

VITRINE_TEST(SvgGeometryTest)
#include "tst_svg_geometry.moc"
