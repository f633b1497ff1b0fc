// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/svg/drawn_svg.h"
#include "tests/harness/test_class.h"

#include <QTest>

using namespace vitrine;
using namespace vitrine::test;

/// Shapes, strokes, transforms, groups, use and viewports, by pixels whose color is certain.
class SvgDrawingTest : public QObject {
    Q_OBJECT

private slots:
    void theTopLeftPixelIsTheDrawingsOrigin();
    void basicShapes_data();
    void basicShapes();
    void fillRules();
    void strokes_data();
    void strokes();
    void dashes();
    void aShapeWithoutPaintIsNotDrawn();
    void transformsNest();
    void useDrawsAgain();
    void aPathIsMadeOnce();
    void symbolsHaveViewports();
    void nestedSvgClips();
    void switchTakesTheFirstThatFits();
    void invisibleElements();
    void currentColor();
    void sizeOfThePicture_data();
    void sizeOfThePicture();
    void aSizeFitsTheDrawing();
    void markersNameGroupsAndShapes();
    void whatIsNotDrawnIsCounted();
};

void SvgDrawingTest::theTopLeftPixelIsTheDrawingsOrigin()
{
    VITRINE_DRAW(drawn,
                 "<rect width='1' height='1' fill='red'/><rect x='39' y='29' width='1' height='1' fill='blue'/>");
    QCOMPARE(drawn.at(0, 0), kRed);
    QCOMPARE(drawn.at(1, 0), kWhite);
    QCOMPARE(drawn.at(0, 1), kWhite);
    QCOMPARE(drawn.at(39, 29), kBlue);
    QCOMPARE(drawn.at(0, 29), kWhite);
}

void SvgDrawingTest::basicShapes_data()
{
    QTest::addColumn<QByteArray>("shape");
    QTest::addColumn<QList<QPoint>>("inside");
    QTest::addColumn<QList<QPoint>>("outside");
    const auto row = [](const char* shape, QList<QPoint> inside, QList<QPoint> outside) {
        QTest::newRow(shape) << QByteArray(shape) << inside << outside;
    };
    row("<rect x='5' y='6' width='20' height='10'/>", {{5, 6}, {24, 15}}, {{4, 6}, {5, 5}, {25, 15}, {24, 16}});
    row("<rect x='5' y='6' width='20' height='10' rx='5'/>", {{15, 6}, {5, 11}, {7, 8}},
        {{5, 6}, {24, 15}, {24, 6}, {5, 15}});
    row("<rect x='50%' y='50%' width='25%' height='100%'/>", {{20, 15}, {29, 29}}, {{19, 15}, {30, 29}, {20, 14}});
    row("<circle cx='20' cy='15' r='10'/>", {{10, 15}, {29, 14}, {20, 5}, {14, 9}}, {{11, 7}, {30, 15}, {20, 4}});
    row("<ellipse cx='20' cy='15' rx='18' ry='5'/>", {{3, 15}, {36, 14}, {20, 10}}, {{20, 9}, {4, 11}});
    row("<polygon points='0,0 20,0 0,20'/>", {{0, 0}, {8, 8}, {1, 16}}, {{12, 12}, {19, 19}});
    row("<polyline points='0 0 20 0 0 20'/>", {{0, 0}, {8, 8}, {1, 16}}, {{12, 12}, {19, 19}});
    row("<path d='M10 10h10v10h-10z'/>", {{10, 10}, {19, 19}}, {{9, 10}, {20, 19}});
    row("<path d='M10 15A10 10 0 0 1 30 15z'/>", {{20, 5}, {20, 14}},
        {{20, 15}, {20, 4}}); // the upper half of a circle
    row("<path d='M10 15A10 10 0 0 0 30 15z'/>", {{20, 15}, {20, 24}}, {{20, 14}, {20, 25}});
    row("<path d='M0 10Q20 30 40 10z'/>", {{20, 18}, {20, 10}}, {{20, 21}, {20, 9}});      // as far down as 20
    row("<path d='M0 10C0 30 40 30 40 10z'/>", {{20, 23}, {20, 10}}, {{20, 26}, {20, 9}}); // as far down as 25
}

void SvgDrawingTest::basicShapes()
{
    QFETCH(QByteArray, shape);
    QFETCH(QList<QPoint>, inside);
    QFETCH(QList<QPoint>, outside);
    VITRINE_DRAW(drawn, "<g fill='red'>" + shape + "</g>");
    for (const QPoint p : inside)
        QVERIFY2(drawn.at(p.x(), p.y()) != kWhite, qPrintable(QString("%1, %2").arg(p.x()).arg(p.y())));
    for (const QPoint p : outside)
        QVERIFY2(drawn.at(p.x(), p.y()) == kWhite, qPrintable(QString("%1, %2").arg(p.x()).arg(p.y())));
    QCOMPARE(drawn.count("vgDrawPath"), std::size_t{1});
}

void SvgDrawingTest::fillRules()
{
    const QByteArray squares = "<path d='M0 0h20v20h-20zM5 5h10v10h-10z' fill='red' ";
    VITRINE_DRAW(nonZero, squares + "/>");
    QCOMPARE(nonZero.at(10, 10), kRed);
    VITRINE_DRAW(evenOdd, squares + "fill-rule='evenodd'/>");
    QCOMPARE(evenOdd.at(10, 10), kWhite);
    QCOMPARE(evenOdd.at(4, 4), kRed);
}

void SvgDrawingTest::strokes_data()
{
    QTest::addColumn<QByteArray>("attributes");
    QTest::addColumn<QList<QPoint>>("inside");
    QTest::addColumn<QList<QPoint>>("outside");
    const auto row = [](const char* attributes, QList<QPoint> inside, QList<QPoint> outside) {
        QTest::newRow(attributes) << QByteArray(attributes) << inside << outside;
    };
    // From (10, 25) up to (10, 10) and on to (30, 10), eight wide.
    row("", {{6, 24}, {13, 24}, {6, 6}, {29, 13}}, {{5, 20}, {14, 20}, {30, 10}, {10, 25}});
    row("stroke-linecap='square'", {{6, 28}, {33, 10}, {33, 6}}, {{6, 29}, {34, 10}});
    row("stroke-linecap='round'", {{10, 28}, {33, 10}}, {{6, 28}, {33, 6}}); // 3√2 from the end
    row("stroke-linejoin='bevel'", {{8, 8}}, {{6, 6}});
    row("stroke-linejoin='round'", {{8, 6}, {6, 8}}, {{6, 6}});
    row("stroke-miterlimit='1.4'", {{8, 8}}, {{6, 6}}); // √2 is more than that
    row("stroke-miterlimit='1.5'", {{6, 6}}, {{5, 5}});
}

void SvgDrawingTest::strokes()
{
    QFETCH(QByteArray, attributes);
    QFETCH(QList<QPoint>, inside);
    QFETCH(QList<QPoint>, outside);
    VITRINE_DRAW(drawn, "<path d='M10 25V10H30' fill='none' stroke='blue' stroke-width='8' " + attributes + "/>");
    for (const QPoint p : inside)
        QVERIFY2(drawn.at(p.x(), p.y()) != kWhite, qPrintable(QString("%1, %2").arg(p.x()).arg(p.y())));
    for (const QPoint p : outside)
        QVERIFY2(drawn.at(p.x(), p.y()) == kWhite, qPrintable(QString("%1, %2").arg(p.x()).arg(p.y())));
}

void SvgDrawingTest::dashes()
{
    const auto row = [](const QByteArray& attributes) {
        const test::DrawnSvg drawn = test::drawContent(
            "<path d='M0 5H20M0 15H20' fill='none' stroke='black' stroke-width='2' " + attributes + "/>");
        QByteArray lines;
        for (const std::size_t y : {5, 15}) {
            for (std::size_t x = 0; x < 20; ++x)
                lines += drawn.at(x, y) == kBlack ? '#' : drawn.at(x, y) == kWhite ? '.' : '?';
            lines += '\n';
        }
        return lines;
    };
    // The second line begins anew.
    QCOMPARE(row("stroke-dasharray='4 2'"), QByteArray("####..####..####..##\n####..####..####..##\n"));
    QCOMPARE(row("stroke-dasharray='5'"), QByteArray("#####.....#####.....\n#####.....#####.....\n"));
    // An odd number of lengths is repeated: 1 on, 2 off, 3 on, 1 off, 2 on, 3 off.
    QCOMPARE(row("stroke-dasharray='1,2,3'"), QByteArray("#..###.##...#..###.#\n#..###.##...#..###.#\n"));
    QCOMPARE(row("stroke-dasharray='4 2' stroke-dashoffset='3'"),
             QByteArray("#..####..####..####.\n#..####..####..####.\n"));
    QCOMPARE(row("stroke-dasharray='0 0'"), QByteArray("####################\n####################\n"));
    QCOMPARE(row("stroke-dasharray='none'"), QByteArray("####################\n####################\n"));
}

void SvgDrawingTest::aShapeWithoutPaintIsNotDrawn()
{
    VITRINE_DRAW(
        drawn,
        "<rect width='9' height='9' fill='none'/><rect width='9' height='9' fill='none' stroke='red' stroke-width='0'/>"
        "<rect width='0' height='9'/><circle r='0'/><path d=''/>");
    QCOMPARE(drawn.count("vgDrawPath"), std::size_t{0});
}

void SvgDrawingTest::transformsNest()
{
    VITRINE_DRAW(
        drawn,
        "<g transform='translate(10 10)'><rect transform='scale(2)' x='1' y='2' width='3' height='1' fill='red'/></g>");
    QCOMPARE(drawn.at(12, 14), kRed); // (10 + 2 · 1, 10 + 2 · 2)
    QCOMPARE(drawn.at(17, 15), kRed);
    QCOMPARE(drawn.at(18, 15), kWhite);
    QCOMPARE(drawn.at(12, 13), kWhite);
    VITRINE_DRAW(flat, "<g transform='scale(0 1)'><rect width='9' height='9'/></g>");
    QCOMPARE(flat.count("vgDrawPath"), std::size_t{0});
}

void SvgDrawingTest::useDrawsAgain()
{
    VITRINE_DRAW(
        drawn,
        "<defs><g id='g' transform='translate(1 0)'><rect id='r' width='4' height='4'/></g></defs>"
        "<use xlink:href='#g' x='10' y='10' fill='blue'/><use href='#r' transform='translate(20 0)' fill='red'/>");
    QCOMPARE(drawn.at(11, 10), kBlue); // it inherits from the use
    QCOMPARE(drawn.at(10, 10), kWhite);
    QCOMPARE(drawn.at(20, 0), kRed);
    QCOMPARE(drawn.at(0, 0), kWhite);
}

void SvgDrawingTest::aPathIsMadeOnce()
{
    VITRINE_DRAW(drawn, "<path id='p' d='M0 0h4v4z'/><use xlink:href='#p' x='9'/><use xlink:href='#p' y='9'/>");
    QCOMPARE(drawn.count("vgCreatePath"), std::size_t{1});
    QCOMPARE(drawn.count("vgDrawPath"), std::size_t{3});
}

void SvgDrawingTest::symbolsHaveViewports()
{
    VITRINE_DRAW(drawn, "<symbol id='s' viewBox='0 0 2 2'><rect width='9' height='1' fill='red'/></symbol>"
                        "<use xlink:href='#s' x='10' y='10' width='8' height='8'/>");
    QCOMPARE(drawn.at(10, 10), kRed); // four pixels for a unit
    QCOMPARE(drawn.at(17, 13), kRed);
    QCOMPARE(drawn.at(18, 13), kWhite); // cut off
    QCOMPARE(drawn.at(10, 14), kWhite);
}

void SvgDrawingTest::nestedSvgClips()
{
    const QByteArray content = "<rect x='-5' y='-5' width='50' height='50' fill='lime'/></svg>";
    VITRINE_DRAW(drawn, "<svg x='5' y='6' width='10' height='10'>" + content);
    QCOMPARE(drawn.at(5, 6), kLime);
    QCOMPARE(drawn.at(14, 15), kLime);
    QCOMPARE(drawn.at(4, 6), kWhite);
    QCOMPARE(drawn.at(14, 16), kWhite);
    VITRINE_DRAW(open, "<svg x='5' y='6' width='10' height='10' overflow='visible'>" + content);
    QCOMPARE(open.at(4, 6), kLime);
    QCOMPARE(open.at(39, 29), kLime);
    VITRINE_DRAW(percent,
                 "<svg width='20' height='10' viewBox='0 0 10 10'><rect width='50%' height='100%' fill='red'/></svg>");
    QCOMPARE(percent.at(5, 5), kRed); // in the middle, and half as wide
    QCOMPARE(percent.at(9, 9), kRed);
    QCOMPARE(percent.at(10, 5), kWhite);
    QCOMPARE(percent.at(4, 5), kWhite);
}

void SvgDrawingTest::switchTakesTheFirstThatFits()
{
    const QByteArray red = "<rect width='9' height='9' fill='red'/>", lime = "<rect width='9' height='9' fill='lime'/>";
    VITRINE_DRAW(drawn, "<switch><title>t</title><g requiredExtensions='http://x'>" + red +
                            "</g><g systemLanguage='de'>" + red + "</g><g systemLanguage='fr, en-US'>" + lime + "</g>" +
                            red + "</switch>");
    QCOMPARE(drawn.at(0, 0), kLime);
    // Adobe's: what is for its own programs is chosen by none, and is nothing that a viewer leaves out.
    VITRINE_DRAW(adobe, "<switch><foreignObject requiredExtensions='http://x'/>" + lime + "</switch>");
    QCOMPARE(adobe.at(0, 0), kLime);
    QVERIFY(adobe.dropped.empty());
    VITRINE_DRAW(text, "<switch><text>t</text>" + red + "</switch>");
    QCOMPARE(text.at(0, 0), kWhite);
    QCOMPARE(text.dropped.at("text").count, std::uint64_t{1});
}

void SvgDrawingTest::invisibleElements()
{
    VITRINE_DRAW(drawn, "<g display='none'><rect width='9' height='9' display='inline'/></g>"
                        "<g visibility='hidden'><rect width='9' height='9'/>"
                        "<rect x='20' width='9' height='9' visibility='visible'/></g>");
    QCOMPARE(drawn.at(0, 0), kWhite);
    QCOMPARE(drawn.at(20, 0), kBlack);
    QCOMPARE(drawn.count("vgDrawPath"), std::size_t{1});
}

void SvgDrawingTest::currentColor()
{
    VITRINE_DRAW(drawn, "<g color='red' fill='currentColor'><rect width='9' height='9' color='blue'/></g>"
                        "<rect x='20' width='9' height='9' style='color:lime;fill:url(#none) currentColor'/>");
    QCOMPARE(drawn.at(0, 0), kBlue);
    QCOMPARE(drawn.at(20, 0), kLime);
}

void SvgDrawingTest::sizeOfThePicture_data()
{
    QTest::addColumn<QByteArray>("attributes");
    QTest::addColumn<QSize>("size");
    QTest::newRow("nothing") << QByteArray() << QSize(300, 150);
    QTest::newRow("size") << QByteArray("width='12' height='7'") << QSize(12, 7);
    QTest::newRow("units") << QByteArray("width='1in' height='25.4mm'") << QSize(96, 96);
    QTest::newRow("fractions") << QByteArray("width='12.2' height='7.01'") << QSize(13, 8);
    QTest::newRow("view box") << QByteArray("viewBox='5 5 20 30'") << QSize(20, 30);
    QTest::newRow("percent of it") << QByteArray("viewBox='5 5 20 30' width='50%'") << QSize(10, 30);
    QTest::newRow("too large") << QByteArray("width='40960' height='4096'") << QSize(4096, 410);
}

void SvgDrawingTest::sizeOfThePicture()
{
    QFETCH(QByteArray, attributes);
    QFETCH(QSize, size);
    const test::DrawnSvg drawn = test::drawSvg("<svg " + attributes + "/>");
    QCOMPARE(drawn.fault, std::string());
    QCOMPARE(QSize(static_cast<int>(drawn.picture.width), static_cast<int>(drawn.picture.height)), size);
}

void SvgDrawingTest::aSizeFitsTheDrawing()
{
    const QByteArray content = "<rect width='10' height='10' fill='red'/></svg>";
    const test::DrawnSvg box =
        test::drawSvg("<svg viewBox='0 0 10 10' width='3' height='3'>" + content, {{{40, 20}}, {}});
    QCOMPARE(box.picture.width, 40u);
    QCOMPARE(box.at(9, 10), kWhite); // in the middle
    QCOMPARE(box.at(10, 0), kRed);
    QCOMPARE(box.at(29, 19), kRed);
    QCOMPARE(box.at(30, 10), kWhite);
    // Without a view box, its size is one.
    const test::DrawnSvg size = test::drawSvg("<svg width='10' height='10'>" + content, {{{40, 20}}, {}});
    QCOMPARE(size.picture.rgba, box.picture.rgba);
}

void SvgDrawingTest::markersNameGroupsAndShapes()
{
    VITRINE_DRAW(drawn,
                 "<g id='a'><g><title> The sun </title><circle id='disc' r='3'/><rect width='1' height='1'/></g></g>"
                 "<use id='u' href='#disc' xmlns:inkscape='http://www.inkscape.org/namespaces/inkscape' "
                 "inkscape:label='Again'/>");
    QCOMPARE(drawn.markers(), QByteArray("<a <The sun <disc > > > <Again <disc > >"));
    const auto functions = drawn.functions();
    QCOMPARE(functions.back(), std::string("eglSwapBuffers"));
    QCOMPARE(drawn.count("eglSwapBuffers"), std::size_t{1});
}

void SvgDrawingTest::whatIsNotDrawnIsCounted()
{
    VITRINE_DRAW(drawn,
                 "<text>a<tspan>b</tspan></text>\n<text/><image/><script/><foreignObject><g/></foreignObject>"
                 "<metadata><text/></metadata><x:y xmlns:x='http://x'/><rect width='9' height='9' fill='url(#no)'/>");
    QCOMPARE(drawn.dropped.size(), std::size_t{5});
    QCOMPARE(drawn.dropped.at("text").count, std::uint64_t{2});
    QCOMPARE(drawn.dropped.at("text").first.line, 1u);
    QCOMPARE(drawn.dropped.at("image").first.line, 2u);
    QCOMPARE(drawn.dropped.at("image").first.column, 8u);
    QCOMPARE(drawn.dropped.at("script").count, std::uint64_t{1});
    QCOMPARE(drawn.dropped.at("foreignObject").count, std::uint64_t{1});
    QCOMPARE(drawn.dropped.at("reference that leads nowhere").count, std::uint64_t{1});
    VITRINE_DRAW(again, "<rect id='r' width='9' height='9' filter='url(#f)'/><use href='#r'/><use href='#r'/>");
    QCOMPARE(again.dropped.at("filter").count, std::uint64_t{1}); // the file has one, however often it is drawn
}

VITRINE_TEST(SvgDrawingTest)
#include "tst_svg_drawing.moc"
