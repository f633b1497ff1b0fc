// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/styles.h"
#include "captures/importers/svg/xml_reader.h"
#include "tests/harness/test_class.h"

#include <QTest>

#include <sstream>

using namespace vitrine::captures::svg;

namespace {

struct Sheet {
    explicit Sheet(const QByteArray& content)
        : stream("<svg xmlns='http://www.w3.org/2000/svg'>" + content.toStdString() + "</svg>"),
          document(readDocument(stream, findings).value()), styles(document, findings)
    {
    }
    Style of(std::string_view id) { return styles.inPlace(document.find(id).value()); }
    QByteArray fill(std::string_view id)
    {
        const PaintValue fill = of(id).fill;
        if (fill.kind == PaintValue::Kind::Reference)
            return "url " + QByteArray(fill.reference.data(), static_cast<qsizetype>(fill.reference.size()));
        if (fill.kind != PaintValue::Kind::Color)
            return fill.kind == PaintValue::Kind::None ? "none" : "current";
        QByteArray bytes;
        for (std::size_t i = 0; i < 3; ++i)
            bytes += static_cast<char>(std::lround(fill.color[i] * 255.0f));
        return bytes.toHex();
    }

    Findings findings;
    std::istringstream stream;
    Document document;
    Styles styles;
};

} // namespace

/// Which value a property has: of attributes, style elements and the inline style, and what is inherited (CSS 2).
class SvgStyleTest : public QObject {
    Q_OBJECT

private slots:
    void cascade_data();
    void cascade();
    void paintsAreRead_data();
    void paintsAreRead();
    void onlySomePropertiesAreInherited();
    void everyStrokePropertyIsRead();
    void wrongValuesAreDroppedAndLeaveTheOuterOne();
    void whatIsNotDrawnIsDropped();
    void fontSizesMultiply();
    void tooManyRulesAreAFault();
};

void SvgStyleTest::cascade_data()
{
    QTest::addColumn<QByteArray>("sheet");
    QTest::addColumn<QByteArray>("rect");
    QTest::addColumn<QByteArray>("fill");
    const QByteArray red = "ff0000", lime = "00ff00", blue = "0000ff";
    const auto row = [](const char* name, const char* sheet, const char* rect, const QByteArray& fill) {
        QTest::newRow(name) << QByteArray(sheet) << QByteArray(rect) << fill;
    };
    row("nothing", "", "", "000000");
    row("attribute", "", "fill='red'", red);
    row("inline before attribute", "", "fill='red' style='fill:lime'", lime);
    row("rule before attribute", "rect{fill:lime}", "fill='red'", lime);
    row("inline before rule", "#r{fill:red}", "style='fill:lime'", lime);
    row("class before type", ".c{fill:lime}rect{fill:red}", "class='c'", lime);
    row("id before class", "#r{fill:lime}.c{fill:red}", "class='c'", lime);
    row("the last of two alike", ".c{fill:red}.d{fill:lime}", "class='d c'", lime);
    row("two classes before one", ".c.d{fill:lime}.c{fill:red}", "class='c d'", lime);
    row("all classes are needed", ".c.d{fill:red}", "class='c'", "000000");
    row("type with class", "rect.c{fill:lime}circle.c{fill:red}", "class='c'", lime);
    row("star", "*{fill:lime}", "", lime);
    row("a list", "circle , .c,#x{fill:lime}", "class='c'", lime);
    row("important before inline", "rect{fill:lime !important}", "style='fill:red'", lime);
    row("important inline before all", "#r{fill:red!important}", "style='fill:blue ! important'", blue);
    row("the last declaration", "rect{fill:red;fill:lime}", "", lime);
    row("comments", "/* rect{fill:red} */rect{/*fill:red;*/fill:lime}", "", lime);
    row("hidden from old browsers", "<![CDATA[<!-- rect{fill:lime} -->]]>", "", lime);
    row("a rule at the end that is not closed", "rect{fill:lime", "", lime);
    row("rules with @ are skipped", "@media print{rect{fill:red}}@import 'x';rect{fill:lime}", "", lime);
    row("other selectors are skipped",
        "g rect{fill:red}rect:hover{fill:red}g>rect{fill:red}[x]{fill:red}rect{fill:lime}", "", lime);
}

void SvgStyleTest::cascade()
{
    QFETCH(QByteArray, sheet);
    QFETCH(QByteArray, rect);
    Sheet read("<style>" + sheet + "</style><g><rect id='r' " + rect + "/></g>");
    QTEST(read.fill("r"), "fill");
    QVERIFY(!read.findings.hasFailed());
}

void SvgStyleTest::paintsAreRead_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("fill");
    QTest::addColumn<int>("fallback");
    const auto row = [](const char* value, const char* fill, PaintValue::Kind fallback = PaintValue::Kind::None) {
        QTest::newRow(value) << QByteArray(value) << QByteArray(fill) << static_cast<int>(fallback);
    };
    row("none", "none");
    row("currentColor", "current");
    row("url(#a)", "url #a");
    row("url( \"#a\" )", "url #a");
    row("url(#a) none", "url #a");
    row("url(#a) red", "url #a", PaintValue::Kind::Color);
    row("url(#a) currentColor", "url #a", PaintValue::Kind::CurrentColor);
}

void SvgStyleTest::paintsAreRead()
{
    QFETCH(QByteArray, value);
    Sheet read("<rect id='r' fill='" + value + "'/>");
    QTEST(read.fill("r"), "fill");
    QTEST(static_cast<int>(read.of("r").fill.fallback), "fallback");
}

void SvgStyleTest::onlySomePropertiesAreInherited()
{
    Sheet read("<g fill='lime' opacity='0.5' stroke-width='7' clip-path='url(#c)' color='red'>"
               "<rect id='plain'/><rect id='asked' opacity='inherit' clip-path='inherit'/></g>");
    QCOMPARE(read.fill("plain"), QByteArray("00ff00"));
    QCOMPARE(read.of("plain").strokeWidth.value, 7.0);
    QCOMPARE(read.of("plain").color, (Rgba{1, 0, 0, 1}));
    QCOMPARE(read.of("plain").opacity, 1.0);
    QVERIFY(read.of("plain").clipPath.empty());
    QCOMPARE(read.of("asked").opacity, 0.5);
    QCOMPARE(read.of("asked").clipPath, std::string_view("#c"));
}

void SvgStyleTest::everyStrokePropertyIsRead()
{
    Sheet read("<path id='p' stroke='red' stroke-width='2mm' stroke-linecap='square' stroke-linejoin='bevel' "
               "stroke-miterlimit='9' stroke-dasharray='1, 2 3%' stroke-dashoffset='-4' stroke-opacity='25%' "
               "fill-opacity='2' fill-rule='evenodd' clip-rule='evenodd' visibility='hidden' marker-end='url(#m)'/>");
    const Style style = read.of("p");
    QCOMPARE(style.stroke.kind, PaintValue::Kind::Color);
    QCOMPARE(style.strokeWidth.value, 2 * 96 / 25.4);
    QCOMPARE(style.cap, Cap::Square);
    QCOMPARE(style.join, Join::Bevel);
    QCOMPARE(style.miterLimit, 9.0);
    QCOMPARE(style.dashes, (std::vector<Length>{{1}, {2}, {3, Unit::Percent}}));
    QCOMPARE(style.dashOffset.value, -4.0);
    QCOMPARE(style.strokeOpacity, 0.25);
    QCOMPARE(style.fillOpacity, 1.0);
    QCOMPARE(style.fillRule, Winding::EvenOdd);
    QCOMPARE(style.clipRule, Winding::EvenOdd);
    QVERIFY(!style.isVisible);
    QCOMPARE(style.markerEnd, std::string_view("#m"));
    QVERIFY(style.markerStart.empty());
}

void SvgStyleTest::wrongValuesAreDroppedAndLeaveTheOuterOne()
{
    Sheet read(
        "<g fill='lime' stroke-width='3'><rect id='r' fill='nonsense' stroke-width='-1' stroke-linejoin='x'/></g>");
    QCOMPARE(read.fill("r"), QByteArray("00ff00"));
    QCOMPARE(read.of("r").strokeWidth.value, 3.0);
    QCOMPARE(read.findings.dropped().at("value that is wrong").count, std::uint64_t{1}); // once for an element
    QVERIFY(!read.findings.hasFailed());
}

void SvgStyleTest::whatIsNotDrawnIsDropped()
{
    Sheet read("<style>rect:first-child{fill:red}@media x{}</style>\n<rect id='r' style='filter:url(#f);"
               "mix-blend-mode:multiply;vector-effect:non-scaling-stroke;paint-order:stroke'/>"
               "<rect id='s' style='filter:none;mix-blend-mode:normal;vector-effect:none;paint-order:normal'/>");
    (void)read.of("r");
    (void)read.of("s");
    QList<QByteArray> names;
    for (const auto& [name, its] : read.findings.dropped()) {
        names.append(QByteArray::fromStdString(name));
        QCOMPARE(its.count, std::uint64_t{1});
    }
    QCOMPARE(names, (QList<QByteArray>{"filter", "mix-blend-mode", "paint-order", "style rule that begins with @",
                                       "style rule whose selector is not read", "vector-effect"}));
    QCOMPARE(read.findings.dropped().at("filter").first.line, 2u);
}

void SvgStyleTest::fontSizesMultiply()
{
    Sheet read("<g font-size='20'><g font-size='50%'><rect id='r' font-size='3em'/></g></g>");
    QCOMPARE(read.of("r").fontSize, 30.0);
}

void SvgStyleTest::tooManyRulesAreAFault()
{
    Sheet sound("<style>" + QByteArray(".a{}").repeated(10'000) + "</style>");
    QVERIFY(!sound.findings.hasFailed());
    Sheet read("\n<style>" + QByteArray(".a{}").repeated(10'001) + "</style>");
    QVERIFY(read.findings.hasFailed());
    QCOMPARE(QByteArray::fromStdString(read.findings.result().error().message),
             QByteArray("line 2, column 1: there are more than 10000 style rules"));
}

VITRINE_TEST(SvgStyleTest)
#include "tst_svg_style.moc"
