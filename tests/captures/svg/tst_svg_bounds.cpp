// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/svg/drawn_svg.h"
#include "tests/harness/test_class.h"

#include <QTest>

using namespace vitrine;

namespace {

const QByteArray kHead = "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'>\n";

QByteArray faultOf(const QByteArray& file)
{
    return QByteArray::fromStdString(test::drawSvg(file, {{{4, 3}}, {}}).fault);
}

} // namespace

/// Bad input ends in one sentence that says where.
class SvgBoundsTest : public QObject {
    Q_OBJECT

private slots:
    void faults_data();
    void faults();
    void depthIs256();
    void segmentsAreAMillion();
    void expansionsAre100000();
    void entitiesOfTheFileAreReplaced();
    void entitiesOfOtherFilesAreNotRead();
    void otherEncodingsAreRead();
    void kindsOfWhatIsNotDrawnAre100();
    void stopEndsAnImport();
};

void SvgBoundsTest::faults_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("sentence");
    const auto row = [](const char* name, const QByteArray& file, const char* sentence) {
        QTest::newRow(name) << file << QByteArray(sentence);
    };
    row("empty", "", "line 1, column 1: the file holds no element");
    row("compressed", "\x1f\x8b\x08",
        "line 1, column 1: the file is compressed; unpack it first, for instance with gunzip");
    row("no XML", "hello", "line 1, column 1: this is no XML");
    row("another root", "<html/>", "line 1, column 1: the root of the file is html, not svg");
    row("another namespace", "<svg xmlns='http://x'/>",
        "line 1, column 1: the root of the file is svg of the namespace http://x, which is not SVG's");
    row("cut off in an element", kHead + "<g>\n", "line 3, column 1: the file is cut off");
    row("cut off in a tag", kHead + "<g tra", "line 2, column 1: the file is cut off");
    row("not UTF-8", kHead + "<g id='\xff'/></svg>", "line 2, column 8: this is not well-formed, or no UTF-8");
    row("unknown encoding", "<?xml version='1.0' encoding='x-none'?><svg/>",
        "line 1, column 31: the encoding of the file is unknown");
    row("NaN", kHead + "<rect width='NaN' height='1'/></svg>",
        "line 2, column 1: width has a number that no float can hold");
    row("infinity", kHead + "<g>\n <circle r='inf'/></g></svg>",
        "line 3, column 2: r has a number that no float can hold");
    row("10^308 in a path", kHead + "<path d='M1e308 0'/></svg>",
        "line 2, column 1: d has a number that no float can hold");
    row("10^308 in a style", kHead + "<path style='stroke-width:1e308' d='M0 0h1'/></svg>",
        "line 2, column 1: stroke-width has a number that no float can hold");
    row("a transform that multiplies", kHead + "<g transform='scale(1e30)'><g transform='scale(1e30)'/></g></svg>",
        "line 2, column 28: the transform is more than a float can hold");
    row("a path that adds up", kHead + "<path fill='red' d='M3e38 0l3e38 1 1 1z'/></svg>",
        "line 2, column 1: the shape has a number that no float can hold");
    row("use of itself", kHead + "<use id='u' xlink:href='#u'/></svg>",
        "line 2, column 1: the element refers to one that it is part of");
    row("use of what it is in", kHead + "<g id='g'><use xlink:href='#g'/></g></svg>",
        "line 2, column 11: the element refers to one that it is part of");
    row("use in turn", kHead + "<use id='a' xlink:href='#b'/><use id='b' xlink:href='#a'/></svg>",
        "line 2, column 1: the element refers to one that it is part of");
    row("gradients in turn",
        kHead + "<linearGradient id='a' xlink:href='#b'/><linearGradient id='b' xlink:href='#a'/>"
                "<rect width='1' height='1' fill='url(#a)'/></svg>",
        "line 2, column 1: the element refers to itself");
    row("pattern of itself",
        kHead + "<pattern id='p' width='1' height='1'><rect id='r' width='1' height='1' fill='url(#p)'/></pattern>"
                "<use xlink:href='#r'/></svg>",
        "line 2, column 38: the element refers to one that it is part of");
    row("clip of itself",
        kHead + "<clipPath id='c' clip-path='url(#c)'><rect width='1' height='1'/></clipPath>"
                "<rect width='1' height='1' clip-path='url(#c)'/></svg>",
        "line 2, column 1: the element refers to one that it is part of");
    row("mask of itself",
        kHead + "<mask id='m'><rect width='1' height='1' mask='url(#m)'/></mask>"
                "<rect width='1' height='1' mask='url(#m)'/></svg>",
        "line 2, column 14: the element refers to one that it is part of");
    row("an entity of itself", "<!DOCTYPE svg [<!ENTITY a '&b;'><!ENTITY b '&a;'>]>" + kHead + "<g id='&a;'/></svg>",
        "line 2, column 1: an entity refers to itself");
    QByteArray bomb = "<!DOCTYPE svg [<!ENTITY e0 'ten bytes.'>";
    for (char i = '1'; i <= '9'; ++i)
        bomb += QByteArray("<!ENTITY e") + i + " '" + (QByteArray("&e") + static_cast<char>(i - 1) + ";").repeated(10) +
                "'>";
    row("an entity bomb", bomb + "]>" + kHead + "<style>&e9;</style></svg>",
        "line 2, column 8: entities make the file far too large");
}

void SvgBoundsTest::faults()
{
    QFETCH(QByteArray, file);
    QTEST(faultOf(file), "sentence");
}

void SvgBoundsTest::depthIs256()
{
    const auto nested = [](int depth) {
        return kHead + QByteArray("<g>").repeated(depth - 1) + QByteArray("</g>").repeated(depth - 1) + "</svg>";
    };
    QCOMPARE(faultOf(nested(256)), QByteArray());
    QCOMPARE(faultOf(nested(257)), QByteArray("line 2, column 766: elements are nested more than 256 deep"));
    // By references: each group has the next one in it.
    QByteArray chain = kHead;
    for (int i = 0; i < 300; ++i)
        chain += "<defs><g id='g" + QByteArray::number(i) + "'><use xlink:href='#g" + QByteArray::number(i + 1) +
                 "'/></g></defs>\n";
    const QByteArray fault = faultOf(chain + "<use xlink:href='#g0'/></svg>");
    QVERIFY2(fault.endsWith("deep"), fault.constData());
}

void SvgBoundsTest::segmentsAreAMillion()
{
    const QByteArray path = "<path fill='none' d='M0 0" + QByteArray("h1").repeated(499'999) + "'/>";
    QCOMPARE(faultOf(kHead + path + path + "</svg>"), QByteArray());
    QCOMPARE(faultOf(kHead + path + "\n" + path + "<path d='M0 0'/></svg>").right(37),
             QByteArray(": there are more than 1000000 segments").right(37));
    QCOMPARE(faultOf(kHead + "<path d='M0 0" + QByteArray("h1").repeated(1'000'000) + "'/></svg>"),
             QByteArray("line 2, column 1: there are more than 1000000 segments"));
}

void SvgBoundsTest::expansionsAre100000()
{
    // Six times ten: a million of nothing.
    QByteArray file = kHead + "<defs><g id='g0'/>";
    for (char i = '1'; i <= '6'; ++i)
        file += QByteArray("<g id='g") + i + "'>" +
                (QByteArray("<use xlink:href='#g") + static_cast<char>(i - 1) + "'/>").repeated(10) + "</g>";
    const QByteArray fault = faultOf(file + "</defs>\n<use xlink:href='#g6'/></svg>");
    QVERIFY2(fault.endsWith("more than 100000 elements are drawn because others refer to them"), fault.constData());
    QCOMPARE(faultOf(file + "</defs>\n<use xlink:href='#g4'/></svg>"), QByteArray());
}

void SvgBoundsTest::entitiesOfTheFileAreReplaced()
{
    const test::DrawnSvg drawn =
        test::drawSvg("<!DOCTYPE svg [<!ENTITY ns_svg 'http://www.w3.org/2000/svg'><!ENTITY st 'fill:#0000ff'>]>"
                      "<svg xmlns='&ns_svg;' width='2' height='2'>"
                      "<rect width='2' height='2' style='&st;'/></svg>");
    QCOMPARE(drawn.fault, std::string());
    QCOMPARE(drawn.at(0, 0), QByteArray("0000ff"));
}

void SvgBoundsTest::entitiesOfOtherFilesAreNotRead()
{
    const test::DrawnSvg drawn =
        test::drawSvg("<!DOCTYPE svg SYSTEM 'file:///etc/hostname' [<!ENTITY e SYSTEM 'file:///etc/passwd'>]>" + kHead +
                      "<title>&e;</title><g id='g'>&f;</g></svg>");
    QCOMPARE(drawn.fault, std::string());
    QCOMPARE(drawn.dropped.at("entity").count, std::uint64_t{2});
}

void SvgBoundsTest::otherEncodingsAreRead()
{
    const test::DrawnSvg drawn =
        test::drawSvg("<?xml version='1.0' encoding='ISO-8859-1'?>" + kHead + "<g id='\xfc'/></svg>");
    QCOMPARE(drawn.fault, std::string());
    QCOMPARE(drawn.markers(), QByteArray("<\xc3\xbc >"));
}

void SvgBoundsTest::kindsOfWhatIsNotDrawnAre100()
{
    QByteArray unknown;
    for (int i = 0; i < 150; ++i)
        unknown += "<x" + QByteArray::number(i) + "/>";
    const test::DrawnSvg drawn = test::drawSvg(kHead + unknown + "<x0/></svg>");
    QCOMPARE(drawn.dropped.size(), std::size_t{101});
    QCOMPARE(drawn.dropped.at("x0").count, std::uint64_t{2});
    QCOMPARE(drawn.dropped.at("anything else").count, std::uint64_t{50});
}

void SvgBoundsTest::stopEndsAnImport()
{
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(test::drawSvg(kHead + "</svg>", {{}, stop.get_token()}).fault, std::string("the import was cancelled"));
}

VITRINE_TEST(SvgBoundsTest)
#include "tst_svg_bounds.moc"
