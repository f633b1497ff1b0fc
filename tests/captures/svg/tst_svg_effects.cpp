// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/svg/drawn_svg.h"
#include "tests/harness/test_class.h"

#include <QTest>

using namespace vitrine;
using namespace vitrine::test;

namespace {

const QByteArray kAll = "width='40' height='30'";

bool isPink(const QByteArray& color)
{
    return color == "ff8080" || color == "ff7f7f";
}

} // namespace

/// Clip paths, masks, groups with an opacity and markers, by pixels whose color is certain.
class SvgEffectsTest : public QObject {
    Q_OBJECT

private slots:
    void clipPathsCut();
    void clipPathsUnite();
    void clipPathsOfBoxes();
    void clipPathsNest();
    void clipPathsOfClipPaths();
    void clipRules();
    void anEmptyClipPathCutsAll();
    void groupsAreFaintAsAWhole();
    void groupsNest();
    void masksAreLuminance();
    void masksOfBoxes();
    void masksWithinClips();
    void markersStandAtVertices();
    void markersTurn();
    void markersGrowWithTheStroke();
    void layersAreReused();
    void tooManyLayersAreAFault();
};

void SvgEffectsTest::clipPathsCut()
{
    VITRINE_DRAW(drawn, "<clipPath id='c'><rect x='10' y='10' width='10' height='10'/></clipPath>"
                        "<g clip-path='url(#c)' transform='translate(5 0)'><rect " +
                            kAll +
                            " fill='red'/></g>"
                            "<rect x='30' width='5' height='5' fill='blue'/>");
    QCOMPARE(drawn.at(15, 10), kRed); // in the group's own space
    QCOMPARE(drawn.at(24, 19), kRed);
    QCOMPARE(drawn.at(14, 10), kWhite);
    QCOMPARE(drawn.at(25, 10), kWhite);
    QCOMPARE(drawn.at(15, 20), kWhite);
    QCOMPARE(drawn.at(30, 0), kBlue); // what follows is not cut
}

void SvgEffectsTest::clipPathsUnite()
{
    VITRINE_DRAW(drawn,
                 "<defs><rect id='r' width='5' height='5'/></defs>"
                 "<clipPath id='c' transform='translate(1 0)'><rect width='5' height='5'/><use href='#r' x='10'/>"
                 "<rect x='20' width='5' height='5' display='none'/></clipPath>"
                 "<rect " +
                     kAll + " fill='red' clip-path='url(#c)'/>");
    QCOMPARE(drawn.at(0, 0), kWhite);
    QCOMPARE(drawn.at(1, 0), kRed);
    QCOMPARE(drawn.at(5, 4), kRed);
    QCOMPARE(drawn.at(6, 4), kWhite);
    QCOMPARE(drawn.at(11, 0), kRed);
    QCOMPARE(drawn.at(21, 0), kWhite);
}

void SvgEffectsTest::clipPathsOfBoxes()
{
    VITRINE_DRAW(drawn, "<clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='.5' height='1'/></clipPath>"
                        "<g clip-path='url(#c)'><rect x='10' y='10' width='5' height='5' fill='red'/>"
                        "<rect x='15' y='15' width='15' height='5' fill='blue'/></g>"); // 10 to 30
    QCOMPARE(drawn.at(10, 10), kRed);
    QCOMPARE(drawn.at(19, 17), kBlue);
    QCOMPARE(drawn.at(20, 17), kWhite);
}

void SvgEffectsTest::clipPathsNest()
{
    VITRINE_DRAW(drawn, "<clipPath id='a'><rect width='20' height='30'/></clipPath><clipPath id='b'><rect width='40' "
                        "height='10'/></clipPath>"
                        "<g clip-path='url(#a)'><rect " +
                            kAll +
                            " fill='lime'/>"
                            "<rect " +
                            kAll + " fill='red' clip-path='url(#b)'/><rect y='20' " + kAll + " fill='blue'/></g>");
    QCOMPARE(drawn.at(5, 5), kRed);
    QCOMPARE(drawn.at(25, 5), kWhite);
    QCOMPARE(drawn.at(5, 15), kLime);
    QCOMPARE(drawn.at(5, 25), kBlue); // cut by the outer one again
    QCOMPARE(drawn.at(25, 25), kWhite);
}

void SvgEffectsTest::clipPathsOfClipPaths()
{
    VITRINE_DRAW(
        drawn,
        "<clipPath id='a'><rect width='20' height='30'/></clipPath>"
        "<clipPath id='b' clip-path='url(#a)'><rect width='40' height='10'/></clipPath>"
        "<clipPath id='c'><rect width='5' height='5'/><rect width='40' height='10' clip-path='url(#d)'/></clipPath>"
        "<clipPath id='d'><rect x='30' width='10' height='30'/></clipPath>"
        "<rect " +
            kAll +
            " fill='red' clip-path='url(#b)'/>"
            "<rect " +
            kAll + " fill='blue' clip-path='url(#c)'/>");
    QCOMPARE(drawn.at(10, 9), kRed);
    QCOMPARE(drawn.at(21, 5), kWhite);  // outside of a
    QCOMPARE(drawn.at(10, 11), kWhite); // outside of b
    QCOMPARE(drawn.at(4, 4), kBlue);
    QCOMPARE(drawn.at(30, 9), kBlue);
    QCOMPARE(drawn.at(29, 8), kWhite);
}

void SvgEffectsTest::clipRules()
{
    VITRINE_DRAW(drawn, "<clipPath id='c'><path d='M0 0h20v20h-20zM5 5h10v10h-10z' clip-rule='evenodd'/></clipPath>"
                        "<rect " +
                            kAll + " fill='red' clip-path='url(#c)'/>");
    QCOMPARE(drawn.at(2, 2), kRed);
    QCOMPARE(drawn.at(10, 10), kWhite);
}

void SvgEffectsTest::anEmptyClipPathCutsAll()
{
    VITRINE_DRAW(drawn, "<clipPath id='c'/><rect " + kAll + " fill='red' clip-path='url(#c)'/>");
    QCOMPARE(drawn.at(10, 10), kWhite);
    VITRINE_DRAW(none, "<rect " + kAll + " fill='red' clip-path='url(#none)'/>"); // no reason to draw nothing
    QCOMPARE(none.at(10, 10), kRed);
    QCOMPARE(none.dropped.at("reference that leads nowhere").count, std::uint64_t{1});
}

void SvgEffectsTest::groupsAreFaintAsAWhole()
{
    VITRINE_DRAW(
        drawn, "<g opacity='.5'><rect width='20' height='20' fill='blue'/><rect width='20' height='20' fill='red'/></g>"
               "<rect x='22' y='2' width='10' height='10' fill='red' stroke='red' stroke-width='4' opacity='.5'/>");
    QVERIFY2(isPink(drawn.at(10, 10)), drawn.at(10, 10).constData()); // no blue shines through
    QVERIFY2(isPink(drawn.at(23, 3)), drawn.at(23, 3).constData());   // nor is anything red where both overlap
    QCOMPARE(drawn.at(20, 20), kWhite);
}

void SvgEffectsTest::groupsNest()
{
    VITRINE_DRAW(drawn, "<g opacity='.5'><rect width='10' height='10' fill='red'/>"
                        "<g opacity='.5'><rect x='10' width='10' height='10' fill='red'/><rect x='12' width='2' "
                        "height='2' fill='blue'/></g>"
                        "<rect x='20' width='10' height='10' fill='red'/></g>");
    QVERIFY(isPink(drawn.at(5, 5)));
    const QByteArray quarter = drawn.at(15, 5); // 255 − 255 / 4 = 191.25
    QVERIFY2(quarter == "ffbfbf" || quarter == "ffc0c0", quarter.constData());
    QVERIFY(isPink(drawn.at(25, 5)));
}

void SvgEffectsTest::masksAreLuminance()
{
    VITRINE_DRAW(drawn, "<mask id='m' maskUnits='userSpaceOnUse' x='0' y='0' " + kAll +
                            ">"
                            "<rect width='10' height='30' fill='white'/><rect x='10' width='10' height='30' "
                            "fill='white' fill-opacity='.5'/>"
                            "<rect x='20' width='10' height='30' fill='#f00'/></mask>"
                            "<rect " +
                            kAll + " fill='red' mask='url(#m)'/>");
    QCOMPARE(drawn.at(5, 5), kRed);
    QVERIFY2(isPink(drawn.at(15, 5)), drawn.at(15, 5).constData());
    // Red is bright by 0.2125: 255 − 0.2125 · 255 = 200.8.
    const int dim = drawn.at(25, 5).mid(2, 2).toInt(nullptr, 16);
    QVERIFY2(std::abs(dim - 201) <= 1, qPrintable(QString::number(dim)));
    QCOMPARE(drawn.at(35, 5), kWhite);
}

void SvgEffectsTest::masksOfBoxes()
{
    VITRINE_DRAW(drawn, "<mask id='m' x='0' y='0' width='.5' height='1' maskContentUnits='objectBoundingBox'>"
                        "<rect width='1' height='.5' fill='white'/></mask>"
                        "<rect x='10' y='10' width='20' height='10' fill='red' mask='url(#m)'/>");
    QCOMPARE(drawn.at(10, 10), kRed);
    QCOMPARE(drawn.at(19, 14), kRed);
    QCOMPARE(drawn.at(20, 10), kWhite); // outside of the mask's own area
    QCOMPARE(drawn.at(10, 15), kWhite);
}

void SvgEffectsTest::masksWithinClips()
{
    VITRINE_DRAW(drawn, "<clipPath id='c'><rect width='20' height='30'/></clipPath>"
                        "<mask id='m' maskUnits='userSpaceOnUse' x='0' y='0' " +
                            kAll +
                            "><rect width='40' height='10' fill='white'/></mask>"
                            "<g clip-path='url(#c)'><rect " +
                            kAll + " fill='red' mask='url(#m)'/><rect y='20' " + kAll + " fill='blue'/></g>");
    QCOMPARE(drawn.at(5, 5), kRed);
    QCOMPARE(drawn.at(25, 5), kWhite);
    QCOMPARE(drawn.at(5, 15), kWhite);
    QCOMPARE(drawn.at(5, 25), kBlue);
    QCOMPARE(drawn.at(25, 25), kWhite);
}

void SvgEffectsTest::markersStandAtVertices()
{
    VITRINE_DRAW(drawn, "<marker id='s' markerUnits='userSpaceOnUse' markerWidth='4' markerHeight='4' refX='2' "
                        "refY='2'><rect width='9' height='9' fill='red'/></marker>"
                        "<marker id='m' markerUnits='userSpaceOnUse' markerWidth='4' markerHeight='4' refX='2' "
                        "refY='2'><rect width='4' height='4' fill='lime'/></marker>"
                        "<marker id='e' markerUnits='userSpaceOnUse' markerWidth='4' markerHeight='4' refX='2' "
                        "refY='2' overflow='visible'><rect width='6' height='4' fill='blue'/></marker>"
                        "<polyline points='5,15 20,15 30,15' fill='none' marker-start='url(#s)' marker-mid='url(#m)' "
                        "marker-end='url(#e)'/>");
    QCOMPARE(drawn.at(3, 13), kRed);
    QCOMPARE(drawn.at(6, 16), kRed);
    QCOMPARE(drawn.at(7, 15), kWhite); // a marker cuts what it draws
    QCOMPARE(drawn.at(18, 13), kLime);
    QCOMPARE(drawn.at(22, 15), kWhite);
    QCOMPARE(drawn.at(28, 13), kBlue);
    QCOMPARE(drawn.at(33, 15), kBlue); // unless it is told not to
}

void SvgEffectsTest::markersTurn()
{
    const QByteArray box = "markerUnits='userSpaceOnUse' markerWidth='8' markerHeight='2' refY='1'><rect width='8' "
                           "height='2' fill='red'/></marker>";
    VITRINE_DRAW(drawn, "<marker id='a' orient='auto' " + box + "<marker id='r' orient='auto-start-reverse' " + box +
                            "<marker id='f' orient='90' " + box +
                            "<path d='M10 5V15' marker-end='url(#a)' marker-start='url(#r)'/>"
                            "<path d='M20 5H21' marker-start='url(#f)'/>");
    QCOMPARE(drawn.at(9, 16), kRed); // on downwards
    QCOMPARE(drawn.at(10, 22), kRed);
    QCOMPARE(drawn.at(9, 4), kRed); // and up from the start
    QCOMPARE(drawn.at(9, 0), kRed);
    QCOMPARE(drawn.at(12, 16), kWhite);
    QCOMPARE(drawn.at(19, 5), kRed);
    QCOMPARE(drawn.at(20, 12), kRed);
    QCOMPARE(drawn.at(24, 5), kWhite);
}

void SvgEffectsTest::markersGrowWithTheStroke()
{
    VITRINE_DRAW(drawn,
                 "<marker id='m' viewBox='0 0 2 2' refX='1' refY='1'><rect width='2' height='2' fill='red'/></marker>"
                 "<path d='M15 15h.001' stroke='none' stroke-width='4' marker-start='url(#m)'/>");
    // Three wide, times four: from 9 to 21.
    QCOMPARE(drawn.at(9, 9), kRed);
    QCOMPARE(drawn.at(20, 20), kRed);
    QCOMPARE(drawn.at(8, 15), kWhite);
    QCOMPARE(drawn.at(21, 15), kWhite);
}

void SvgEffectsTest::layersAreReused()
{
    const QByteArray group = "<g opacity='.5'><rect width='9' height='9' fill='red'/></g>";
    VITRINE_DRAW(drawn, group + "<g transform='translate(10)'>" + group + "</g>");
    QCOMPARE(drawn.count("vgCreateImage"), std::size_t{1});
    QVERIFY(isPink(drawn.at(5, 5)));
    QVERIFY(isPink(drawn.at(15, 5)));
}

void SvgEffectsTest::tooManyLayersAreAFault()
{
    // Four layers of 4096 × 4096 are as much as there may be.
    const auto nested = [](int count) {
        return test::drawSvg("<svg xmlns='http://www.w3.org/2000/svg'>" +
                                 QByteArray("<g opacity='.5'>").repeated(count) + QByteArray("</g>").repeated(count) +
                                 "</svg>",
                             {{{4096, 4096}}, {}})
            .fault;
    };
    QCOMPARE(nested(5), std::string("line 1, column 105: patterns and groups have too many pixels"));
}

VITRINE_TEST(SvgEffectsTest)
#include "tst_svg_effects.moc"
