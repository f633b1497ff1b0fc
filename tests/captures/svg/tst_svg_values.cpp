// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/color.h"
#include "captures/importers/svg/length.h"
#include "captures/importers/svg/transform.h"
#include "captures/importers/svg/view_box.h"
#include "tests/harness/test_class.h"

#include <QTest>

using namespace vitrine::captures::svg;

/// Numbers, lengths, colors, transforms and view boxes as SVG writes them.
class SvgValuesTest : public QObject {
    Q_OBJECT

private slots:
    void numbers_data();
    void numbers();
    void numbersBeyondFloatsAreToldApart_data();
    void numbersBeyondFloatsAreToldApart();
    void lengths_data();
    void lengths();
    void colors_data();
    void colors();
    void wrongColorsAreNone_data();
    void wrongColorsAreNone();
    void transforms_data();
    void transforms();
    void wrongTransformsAreNone_data();
    void wrongTransformsAreNone();
    void viewBoxes_data();
    void viewBoxes();
};

void SvgValuesTest::numbers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("value");
    QTest::addColumn<QByteArray>("rest");
    QTest::newRow("integer") << QByteArray("12 ") << 12.0 << QByteArray(" ");
    QTest::newRow("sign") << QByteArray("+3-4") << 3.0 << QByteArray("-4");
    QTest::newRow("no zero") << QByteArray("-.5.25") << -0.5 << QByteArray(".25");
    QTest::newRow("exponent") << QByteArray("1.5e2x") << 150.0 << QByteArray("x");
    QTest::newRow("em is no exponent") << QByteArray("2em") << 2.0 << QByteArray("em");
    QTest::newRow("a point ends it") << QByteArray("7.") << 7.0 << QByteArray(".");
    QTest::newRow("too small is zero") << QByteArray("1e-400") << 0.0 << QByteArray();
}

void SvgValuesTest::numbers()
{
    QFETCH(QByteArray, text);
    Scanner scanner({text.data(), static_cast<std::size_t>(text.size())});
    const auto number = scanner.number();
    QVERIFY(number);
    QTEST(*number, "value");
    const std::string rest(scanner.rest());
    QTEST(QByteArray::fromStdString(rest), "rest");
    QVERIFY(!scanner.isBeyond());
}

void SvgValuesTest::numbersBeyondFloatsAreToldApart_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isBeyond");
    QTest::newRow("nothing") << QByteArray() << false;
    QTest::newRow("a word") << QByteArray("abc") << false;
    QTest::newRow("NaN") << QByteArray("NaN") << true;
    QTest::newRow("infinity") << QByteArray("-inf") << true;
    QTest::newRow("10^308") << QByteArray("1e308") << true;
    QTest::newRow("10^400") << QByteArray("1e400") << true;
    QTest::newRow("above the largest float") << QByteArray("3.5e38") << true;
}

void SvgValuesTest::numbersBeyondFloatsAreToldApart()
{
    QFETCH(QByteArray, text);
    Scanner scanner({text.data(), static_cast<std::size_t>(text.size())});
    QVERIFY(!scanner.number());
    QTEST(scanner.isBeyond(), "isBeyond");
}

void SvgValuesTest::lengths_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("direction");
    QTest::addColumn<double>("value");
    // In a viewport of 300 × 400, with a font of 10.
    const auto row = [](const char* text, Direction direction, double value) {
        QTest::addRow("%s %d", text, static_cast<int>(direction))
            << QByteArray(text) << static_cast<int>(direction) << value;
    };
    row("12", Direction::Horizontal, 12);
    row("12px", Direction::Horizontal, 12);
    row("72pt", Direction::Horizontal, 96);
    row("6pc", Direction::Horizontal, 96);
    row("1in", Direction::Horizontal, 96);
    row("25.4mm", Direction::Horizontal, 96);
    row("2.54cm", Direction::Horizontal, 96);
    row("2em", Direction::Horizontal, 20);
    row("2ex", Direction::Horizontal, 10);
    row("10%", Direction::Horizontal, 30);
    row("10%", Direction::Vertical, 40);
    row("10%", Direction::Other, 10 * std::sqrt(12.5)); // √((300² + 400²) / 2) / 10
}

void SvgValuesTest::lengths()
{
    QFETCH(QByteArray, text);
    QFETCH(int, direction);
    QFETCH(double, value);
    Scanner scanner({text.data(), static_cast<std::size_t>(text.size())});
    const auto length = readLength(scanner);
    QVERIFY(length && scanner.atEnd());
    const double is = LengthScale{{300, 400}, 10}(*length, static_cast<Direction>(direction));
    QVERIFY2(std::abs(is - value) < 1e-9, qPrintable(QString::number(is)));
}

void SvgValuesTest::colors_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("bytes"); // red, green, blue, alpha
    const auto row = [](const char* text, const char* bytes) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(bytes);
    };
    row("#f80", "ff8800ff");
    row("#f808", "ff880088");
    row("#12AB34", "12ab34ff");
    row("#12ab3480", "12ab3480");
    row("rgb(255, 128,0)", "ff8000ff");
    row("rgb(100%,0%, 20%)", "ff0033ff");
    row("rgb(300, -5, 0)", "ff0000ff");
    row("rgba(1,2,3,0.2)", "01020333");
    row("rgb(1 2 3 / 40%)", "01020366");
    row("hsl(120, 100%, 25%)", "008000ff");
    row("hsl(0, 100%, 50%)", "ff0000ff");
    row("hsla(240,100%,50%,0)", "0000ff00");
    row("AliceBlue", "f0f8ffff");
    row("yellowgreen", "9acd32ff");
    row("lightgoldenrodyellow", "fafad2ff");
    row("transparent", "00000000");
}

void SvgValuesTest::colors()
{
    QFETCH(QByteArray, text);
    Scanner scanner({text.data(), static_cast<std::size_t>(text.size())});
    const auto color = readColor(scanner);
    QVERIFY(color && scanner.atEnd());
    QByteArray bytes;
    for (const float channel : *color)
        bytes += static_cast<char>(std::lround(channel * 255.0f));
    QTEST(bytes.toHex(), "bytes");
}

void SvgValuesTest::wrongColorsAreNone_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text :
         {"", "#", "#12", "#12345", "#123456789", "rgb(1,2)", "rgb(1,2,3", "mauvish", "hsl(1)", "cmyk(1,2,3)"})
        QTest::newRow(text) << QByteArray(text);
}

void SvgValuesTest::wrongColorsAreNone()
{
    QFETCH(QByteArray, text);
    Scanner scanner({text.data(), static_cast<std::size_t>(text.size())});
    QVERIFY(!readColor(scanner));
}

void SvgValuesTest::transforms_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("x"); // where (3, 5) goes
    QTest::addColumn<double>("y");
    const auto row = [](const char* text, double x, double y) { QTest::newRow(text) << QByteArray(text) << x << y; };
    row("", 3, 5);
    row("none", 3, 5);
    row("matrix(1 2 3 4 5 6)", 3 + 15 + 5, 6 + 20 + 6);
    row("translate(10)", 13, 5);
    row("translate(10,-2)", 13, 3);
    row("scale(2)", 6, 10);
    row("scale(2 3)", 6, 15);
    row("rotate(90)", -5, 3);
    row("rotate(90, 3, 4)", 2, 4);
    row("skewX(45)", 8, 5);
    row("skewY(45)", 3, 8);
    row("translate(1,0) scale(2)", 7, 10);
    row("scale(2),translate(1,0)", 8, 10);
    row(" translate ( 1 , 1 ) ", 4, 6);
    row("translate(10px, 2px) rotate(90deg)", 5, 5);
}

void SvgValuesTest::transforms()
{
    QFETCH(QByteArray, text);
    QFETCH(double, x);
    QFETCH(double, y);
    Scanner scanner({text.data(), static_cast<std::size_t>(text.size())});
    const auto transform = readTransform(scanner);
    QVERIFY(transform);
    const Point p = (*transform)({3, 5});
    QVERIFY2(std::abs(p.x - x) < 1e-12 && std::abs(p.y - y) < 1e-12, qPrintable(QString("%1, %2").arg(p.x).arg(p.y)));
}

void SvgValuesTest::wrongTransformsAreNone_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text :
         {"rotate(1,2)", "scale()", "matrix(1 2 3 4 5)", "translate(1", "turn(3)", "translate 3", "skewX(1 2)"})
        QTest::newRow(text) << QByteArray(text);
}

void SvgValuesTest::wrongTransformsAreNone()
{
    QFETCH(QByteArray, text);
    Scanner scanner({text.data(), static_cast<std::size_t>(text.size())});
    QVERIFY(!readTransform(scanner));
}

void SvgValuesTest::viewBoxes_data()
{
    QTest::addColumn<QByteArray>("ratio");
    QTest::addColumn<double>("x"); // where (0, 0) of the box goes
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("right"); // and its other corner
    QTest::addColumn<double>("bottom");
    // A box of 10 × 20 in a viewport of 100 × 100.
    const auto row = [](const char* ratio, double x, double y, double right, double bottom) {
        QTest::newRow(ratio) << QByteArray(ratio) << x << y << right << bottom;
    };
    row("xMidYMid", 25, 0, 75, 100);
    row("xMinYMax meet", 0, 0, 50, 100);
    row("xMaxYMin", 50, 0, 100, 100);
    row("none", 0, 0, 100, 100);
    row("xMidYMid slice", 0, -50, 100, 150);
    row("xMidYMin slice", 0, 0, 100, 200);
    row("xMidYMax slice", 0, -100, 100, 100);
}

void SvgValuesTest::viewBoxes()
{
    QFETCH(QByteArray, ratio);
    Scanner scanner({ratio.data(), static_cast<std::size_t>(ratio.size())});
    const auto read = readAspectRatio(scanner);
    QVERIFY(read);
    const Matrix fit = fitted({3, 4, 10, 20}, *read, {0, 0, 100, 100});
    const Point low = fit({3, 4}), high = fit({13, 24});
    QTEST(low.x, "x");
    QTEST(low.y, "y");
    QTEST(high.x, "right");
    QTEST(high.y, "bottom");
}

VITRINE_TEST(SvgValuesTest)
#include "tst_svg_values.moc"
