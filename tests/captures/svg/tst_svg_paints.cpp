// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/svg/drawn_svg.h"
#include "tests/harness/test_class.h"

#include <QTest>

using namespace vitrine;
using namespace vitrine::test;

namespace {

/// Red up to a place, blue from there on.
const QByteArray kHard = "<stop offset='0' stop-color='red'/><stop offset='50%' stop-color='red'/>"
                         "<stop offset='.5' stop-color='blue'/><stop offset='1' stop-color='blue'/>";

QByteArray letterOf(const QByteArray& color)
{
    return color == kRed     ? "r"
           : color == kBlue  ? "b"
           : color == kLime  ? "l"
           : color == kWhite ? "."
           : color == kBlack ? "k"
                             : "?";
}

} // namespace

/// Gradients, patterns and opacity, by pixels whose color is certain.
class SvgPaintsTest : public QObject {
    Q_OBJECT

private slots:
    void linearGradients_data();
    void linearGradients();
    void radialGradients_data();
    void radialGradients();
    void gradientsAreContinued();
    void gradientsOfStrokes();
    void degenerateGradients_data();
    void degenerateGradients();
    void stopsBlend();
    void opacityOfPaints();
    void patterns_data();
    void patterns();
    void patternsWithOpacity();
    void patternsAreMadeOnce();
};

void SvgPaintsTest::linearGradients_data()
{
    QTest::addColumn<QByteArray>("attributes");
    QTest::addColumn<QByteArray>("columns"); // of pixels 10, 12 … 28 in the middle of a square from (10, 5) to (30, 25)
    const auto row = [](const char* attributes, const char* columns) {
        QTest::newRow(attributes) << QByteArray(attributes) << QByteArray(columns);
    };
    row("", "rrrrrbbbbb");
    row("x1='0.5'", "rrrrrrrrbb"); // 20 … 30: it turns at 25
    row("x2='40%'", "rrbbbbbbbb"); // 10 … 18: at 14
    row("x1='1' x2='0'", "bbbbbrrrrr");
    row("gradientUnits='userSpaceOnUse' x1='0' x2='24'", "rbbbbbbbbb");  // at 12
    row("gradientUnits='userSpaceOnUse' x1='0' x2='75%'", "rrrbbbbbbb"); // 0 … 30 of 40: at 15
    row("gradientTransform='translate(.2)'", "rrrrrrrbbb");              // at 24
    row("gradientTransform='scale(.4 1)'", "rrbbbbbbbb");
    row("x2='0.4' spreadMethod='repeat'", "rrbbrrbbrr");
    row("x2='0.4' spreadMethod='reflect'", "rrbbbbrrrr");
    row("x2='0' y2='1'", "????????"); // from the top to the bottom: see below
}

void SvgPaintsTest::linearGradients()
{
    QFETCH(QByteArray, attributes);
    QFETCH(QByteArray, columns);
    VITRINE_DRAW(drawn, "<linearGradient id='g' " + attributes + ">" + kHard +
                            "</linearGradient>"
                            "<rect x='10' y='5' width='20' height='20' fill='url(#g)'/>");
    if (attributes.contains("y2")) {
        QCOMPARE(letterOf(drawn.at(20, 14)), QByteArray("r"));
        QCOMPARE(letterOf(drawn.at(20, 15)), QByteArray("b"));
        return;
    }
    QByteArray is;
    for (std::size_t x = 10; x < 30; x += 2)
        is += letterOf(drawn.at(x, 15));
    QCOMPARE(is, columns);
}

void SvgPaintsTest::radialGradients_data()
{
    QTest::addColumn<QByteArray>("attributes");
    QTest::addColumn<QByteArray>("columns");
    const auto row = [](const char* attributes, const char* columns) {
        QTest::newRow(attributes) << QByteArray(attributes) << QByteArray(columns);
    };
    // A star stands for a pixel that the circle goes through: the row begins at the center's height.
    row("", "bbbrrrr*bb");                                                     // 15 to 25 are red
    row("r='100%'", "*rrrrrrrrr");                                             // 10 to 30
    row("cx='.25'", "*rrrrbbbbb");                                             // 10 to 20
    row("gradientUnits='userSpaceOnUse' cx='10' cy='15' r='8'", "rrbbbbbbbb"); // up to 14
    row("fx='.25'", "b*rrrr*bbb"); // half way from (15, 15) to the edge: 12.5 to 22.5
}

void SvgPaintsTest::radialGradients()
{
    QFETCH(QByteArray, attributes);
    QFETCH(QByteArray, columns);
    VITRINE_DRAW(drawn, "<radialGradient id='g' " + attributes + ">" + kHard +
                            "</radialGradient>"
                            "<rect x='10' y='5' width='20' height='20' fill='url(#g)'/>");
    QByteArray is;
    for (std::size_t x = 10; x < 30; x += 2)
        is += columns[is.size()] == '*' ? QByteArray("*") : letterOf(drawn.at(x, 15));
    QCOMPARE(is, columns);
}

void SvgPaintsTest::gradientsAreContinued()
{
    VITRINE_DRAW(drawn, "<linearGradient id='a' xlink:href='#b' x1='0.5'/>"
                        "<linearGradient id='b' xlink:href='#c' x1='0.9' gradientTransform='translate(-.5)'/>"
                        "<linearGradient id='c'>" +
                            kHard +
                            "</linearGradient>"
                            "<rect x='10' y='5' width='20' height='20' fill='url(#a)'/>");
    // From the middle to the end, and half of it to the left: it turns at 15.
    QCOMPARE(drawn.at(14, 15), kRed);
    QCOMPARE(drawn.at(15, 15), kBlue);
}

void SvgPaintsTest::gradientsOfStrokes()
{
    // Of the box without the stroke: 10 to 30.
    VITRINE_DRAW(drawn,
                 "<linearGradient id='g'>" + kHard +
                     "</linearGradient>"
                     "<rect x='10' y='5' width='20' height='20' fill='none' stroke='url(#g)' stroke-width='4'/>");
    QCOMPARE(drawn.at(8, 15), kRed);
    QCOMPARE(drawn.at(19, 5), kRed);
    QCOMPARE(drawn.at(20, 5), kBlue);
    QCOMPARE(drawn.at(31, 15), kBlue);
    QCOMPARE(drawn.at(20, 15), kWhite);
}

void SvgPaintsTest::degenerateGradients_data()
{
    QTest::addColumn<QByteArray>("gradient");
    QTest::addColumn<QByteArray>("color");
    const auto row = [](const char* name, const QByteArray& gradient, const QByteArray& color) {
        QTest::newRow(name) << gradient << color;
    };
    row("no stop", "<linearGradient id='g'/>", kLime); // the fallback
    row("one stop", "<linearGradient id='g'><stop stop-color='blue'/></linearGradient>", kBlue);
    row("a point", "<linearGradient id='g' x2='0'>" + kHard + "</linearGradient>", kBlue); // the last one
    row("no radius", "<radialGradient id='g' r='0'>" + kHard + "</radialGradient>", kBlue);
    row("offsets that fall",
        "<linearGradient id='g' x2='0.01'><stop offset='1' stop-color='red'/><stop offset='0' "
        "stop-color='blue'/></linearGradient>",
        kBlue);
}

void SvgPaintsTest::degenerateGradients()
{
    QFETCH(QByteArray, gradient);
    VITRINE_DRAW(drawn, gradient + "<rect width='20' height='20' fill='url(#g) lime'/>");
    QTEST(drawn.at(10, 10), "color");
    VITRINE_DRAW(thin, "<linearGradient id='g'>" + kHard +
                           "</linearGradient>"
                           "<path d='M0 5H20' stroke='url(#g) lime' stroke-width='4'/>");
    QCOMPARE(thin.at(10, 5), kLime); // a box of no height
}

void SvgPaintsTest::stopsBlend()
{
    VITRINE_DRAW(drawn,
                 "<linearGradient id='g' gradientUnits='userSpaceOnUse' x1='0.5' x2='40.5'>"
                 "<stop offset='0' stop-color='#000'/><stop offset='1' style='stop-color:#fff'/></linearGradient>"
                 "<rect width='40' height='30' fill='url(#g)'/>");
    // In the middle of pixel 20 half of the way is gone, of pixel 10 a quarter.
    const int middle = drawn.at(20, 9).left(2).toInt(nullptr, 16), quarter = drawn.at(10, 9).left(2).toInt(nullptr, 16);
    QVERIFY2(std::abs(middle - 128) <= 1, qPrintable(QString::number(middle)));
    QVERIFY2(std::abs(quarter - 64) <= 1, qPrintable(QString::number(quarter)));
}

void SvgPaintsTest::opacityOfPaints()
{
    // A half of red over white is 255, 127.5, 127.5.
    const auto isPink = [](const QByteArray& color) { return color == "ff8080" || color == "ff7f7f"; };
    VITRINE_DRAW(drawn,
                 "<rect width='9' height='9' fill='red' fill-opacity='.5'/>"
                 "<rect x='10' width='9' height='9' fill='red' opacity='.5'/>"
                 "<rect x='20' width='9' height='9' fill='rgba(255,0,0,.5)'/>"
                 "<path d='M0 20H9' stroke='red' stroke-width='4' stroke-opacity='50%'/>"
                 "<linearGradient id='g'><stop stop-color='red' stop-opacity='.5'/><stop offset='1' stop-color='red' "
                 "stop-opacity='.5'/></linearGradient>"
                 "<rect x='30' width='9' height='9' fill='url(#g)'/>"
                 "<linearGradient id='h'><stop stop-color='red'/><stop offset='1' stop-color='red'/></linearGradient>"
                 "<rect x='30' y='20' width='9' height='9' fill='url(#h)' fill-opacity='.5'/>");
    QVERIFY(isPink(drawn.at(4, 4)));
    QVERIFY(isPink(drawn.at(14, 4)));
    QVERIFY(isPink(drawn.at(24, 4)));
    QVERIFY(isPink(drawn.at(4, 20)));
    QVERIFY(isPink(drawn.at(34, 4)));
    QVERIFY(isPink(drawn.at(34, 24)));
    QCOMPARE(drawn.count("vgCreateImage"), std::size_t{0}); // what is painted once needs no layer
}

void SvgPaintsTest::patterns_data()
{
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<QByteArray>("row"); // of pixels 10 to 29 at y 10 of a square from (10, 5) to (30, 25)
    const auto row = [](const char* pattern, const char* pixels) {
        QTest::newRow(pattern) << QByteArray(pattern) << QByteArray(pixels);
    };
    // A tile with a stripe at its left.
    row("patternUnits='userSpaceOnUse' width='4' height='4'><rect width='1' height='9' fill='red'/>",
        "..r...r...r...r...r.");
    row("patternUnits='userSpaceOnUse' x='1' width='4' height='4'><rect width='1' height='9' fill='red'/>",
        "...r...r...r...r...r");
    row("width='.25' height='.25'><rect width='1' height='9' fill='red'/>", "r....r....r....r....");
    row("width='.25' height='.25' patternContentUnits='objectBoundingBox'><rect width='.1' height='1' fill='red'/>",
        "rr...rr...rr...rr...");
    row("width='.5' height='.5' viewBox='0 0 5 5'><rect width='1' height='5' fill='red'/>", "rr........rr........");
    row("patternUnits='userSpaceOnUse' width='4' height='4' patternTransform='scale(2)'><rect width='1' height='9' "
        "fill='red'/>",
        "......rr......rr....");
    row("patternUnits='userSpaceOnUse' width='10' height='4'><rect width='20' height='9' fill='lime'/><rect x='9' "
        "width='9' height='9' fill='blue'/>",
        "lllllllllblllllllllb");
}

void SvgPaintsTest::patterns()
{
    QFETCH(QByteArray, pattern);
    QFETCH(QByteArray, row);
    VITRINE_DRAW(drawn,
                 "<pattern id='p' " + pattern + "</pattern><rect x='10' y='5' width='20' height='20' fill='url(#p)'/>");
    QByteArray is;
    for (std::size_t x = 10; x < 30; ++x)
        is += letterOf(drawn.at(x, 10));
    QCOMPARE(is, row);
    QCOMPARE(drawn.at(9, 10), kWhite);
}

void SvgPaintsTest::patternsWithOpacity()
{
    VITRINE_DRAW(drawn, "<pattern id='p' width='1' height='1'><rect width='40' height='40' fill='red'/></pattern>"
                        "<rect width='20' height='20' fill='url(#p)' fill-opacity='.5'/>");
    const QByteArray color = drawn.at(10, 10);
    QVERIFY2(color == "ff8080" || color == "ff7f7f", color.constData());
}

void SvgPaintsTest::patternsAreMadeOnce()
{
    VITRINE_DRAW(drawn,
                 "<pattern id='p' patternUnits='userSpaceOnUse' width='4' height='4'><rect width='4' height='4' "
                 "fill='red'/></pattern>"
                 "<rect width='20' height='20' fill='url(#p)'/><rect x='20' width='20' height='20' fill='url(#p)'/>");
    QCOMPARE(drawn.count("vgCreateImage"), std::size_t{1});
    QCOMPARE(drawn.at(30, 10), kRed);
}

VITRINE_TEST(SvgPaintsTest)
#include "tst_svg_paints.moc"
