// SPDX-License-Identifier: Apache-2.0
// HIZ-30: the disc of FIG. 16, the foliage of FIG. 17, the billboard of FIG. 18, and smoke.
#include "tests/harness/test_class.h"
#include "tests/samples/whole_picture.h"

#include <algorithm>
#include <vector>

using namespace vitrine;
using namespace vitrine::test;

namespace {

enum class OpacityClass { Transparent, Opaque, Ambiguous };

/// HIZ-22, HIZ-23: of the texels first … last, both included.
OpacityClass classOf(const UploadedTexture& texture, int x0, int y0, int x1, int y1)
{
    bool allTransparent = true, allOpaque = true;
    for (int y = y0; y <= y1; ++y) {
        for (int x = x0; x <= x1; ++x) {
            allTransparent &= texture.at(x, y)[3] == 0;
            allOpaque &= texture.at(x, y)[3] == 255;
        }
    }
    return allTransparent ? OpacityClass::Transparent : allOpaque ? OpacityClass::Opaque : OpacityClass::Ambiguous;
}

/// Entries of a level of the class pyramid by class: transparent, opaque, ambiguous.
std::array<int, 3> classesOf(const UploadedTexture& texture, int level)
{
    const int cell = 1 << level;
    std::array<int, 3> counts{};
    for (int y = 0; y < texture.side(); y += cell) {
        for (int x = 0; x < texture.side(); x += cell)
            ++counts[static_cast<std::size_t>(classOf(texture, x, y, x + cell - 1, y + cell - 1))];
    }
    return counts;
}

/// A billboard of 4 by 2, turned so that its right end is at (0.6, −0.8) of its middle; the eye is at the origin, its
/// focal length 2 on a window of 4 : 3.
struct Board {
    double x, distance;
    Shade tint;
    struct Place {
        double u, v, distance;
    };
    /// What lies behind a point of the window; it may be beside the board.
    [[nodiscard]] Place at(double windowX, double windowY) const
    {
        const double right = (windowX / 160 - 1) * (4.0 / 3) / 2, up = (windowY / 120 - 1) / 2;
        const double along = (right * distance - x) / (0.6 - 0.8 * right);
        const double away = distance + 0.8 * along;
        return {(along + 2) / 4, (up * away + 1) / 2, away};
    }
};
const std::array<Board, 3> kBoards{{{0, 4, kWhite}, {1.6, 6, kAmber}, {4, 9, kTeal}}};

bool isOnBoard(const Board::Place& place)
{
    return place.u >= 0 && place.u <= 1 && place.v >= 0 && place.v <= 1;
}

/// Nearer to an edge of a texel than single precision tells.
bool isAtTexelEdge(const Board::Place& place)
{
    const auto isNear = [](double texels) { return std::abs(texels - std::round(texels)) < 0.01; };
    return isNear(place.u * 64) || isNear(place.v * 64);
}

std::optional<Shade> boardsAt(const UploadedTexture& texture, std::size_t count, double x, double y)
{
    for (std::size_t i = 0; i < count; ++i) {
        const Board::Place place = kBoards[i].at(x, y);
        if (isOnBoard(place) && isAtTexelEdge(place))
            return std::nullopt;
        if (isOnBoard(place) && texture.nearest(place.u, place.v)[3] >= 127.5)
            return times(texture.nearest(place.u, place.v), kBoards[i].tint);
    }
    return y > 96 ? backdrop({120, 160, 220}, (y - 96) / 144) : backdrop({88, 92, 104}, y / 96);
}

/// HIZ-24: the finest level of which four entries cover the texels that the tile's corners enclose.
OpacityClass tileClass(const UploadedTexture& texture, const std::array<Board::Place, 4>& corners)
{
    const auto [left, right] = std::ranges::minmax(corners, {}, &Board::Place::u);
    const auto [low, high] = std::ranges::minmax(corners, {}, &Board::Place::v);
    const int x0 = static_cast<int>(std::floor(left.u * 64)), x1 = static_cast<int>(std::ceil(right.u * 64)) - 1;
    const int y0 = static_cast<int>(std::floor(low.v * 64)), y1 = static_cast<int>(std::ceil(high.v * 64)) - 1;
    int level = 0;
    while (((x1 >> level) - (x0 >> level) + 1) * ((y1 >> level) - (y0 >> level) + 1) > 4)
        ++level;
    const auto upTo = [level](int last) { return ((last >> level) + 1) * (1 << level) - 1; };
    return classOf(texture, x0 >> level << level, y0 >> level << level, upTo(x1), upTo(y1));
}

/// A lane between hedges 1 by 12, 1 away from the eye, from −0.6 to 0.4; their texture is 1 by 1.
struct Hedge {
    double side;
    Shade tint;
    struct Place {
        double u, v;
    };
    [[nodiscard]] Place at(double windowX, double windowY) const
    {
        const double right = std::abs(windowX / 160 - 1) * (4.0 / 3) / 2, up = (windowY / 120 - 1) / 2;
        const double away = side / right;
        return {away - 1, up * away + 0.6};
    }
};
const std::array<Hedge, 2> kHedges{{{0.6, kWhite}, {0.8, {170, 180, 190}}}};

/// A leaf, or nothing at all, as far as filters reach; none where the levels of the texture matter.
std::optional<Texel> clearTexel(const UploadedTexture& texture, const Hedge::Place& place)
{
    constexpr int kReach = 4;
    constexpr double kFarthest = 0.6; // a pixel is 1.14 texels wide there: levels 0 and 1
    const int x = static_cast<int>(std::floor(place.u * 64)), y = static_cast<int>(std::floor(place.v * 64));
    const Texel middle = texture.at(x, y);
    if (place.u > kFarthest || (middle[3] != 0 && middle[3] != 255))
        return std::nullopt;
    for (int i = 0; i < (2 * kReach + 1) * (2 * kReach + 1); ++i) {
        const Texel near = texture.at(x + i % (2 * kReach + 1) - kReach, y + i / (2 * kReach + 1) - kReach);
        if (middle[3] == 0 ? near[3] != 0 : near != middle)
            return std::nullopt;
    }
    return middle;
}

std::optional<Shade> laneAt(const UploadedTexture& texture, double x, double y)
{
    for (const Hedge& hedge : kHedges) {
        const Hedge::Place place = hedge.at(x, y);
        const bool isBeside = place.u < 0 || place.u > 12 || place.v < 0 || place.v > 1;
        if (isBeside)
            continue;
        const auto texel = clearTexel(texture, place);
        if (!texel)
            return std::nullopt;
        if ((*texel)[3] == 255)
            return times(*texel, hedge.tint);
    }
    return y > 120 ? backdrop({150, 196, 235}, (y - 120) / 120) : backdrop({122, 100, 74}, y / 120);
}

/// Sixteen of them: 32 to 92 pixels large, each 9 further to the right and 7.5 higher, swaying by up to 14.
Square puff(int age)
{
    const double side = 32 + 4 * age, sway = std::array{0, 14, -10, 6, -14, 10}[static_cast<std::size_t>(age % 6)];
    return {74 + 9 * age + sway - side / 2, 70 + 7.5 * age - side / 2, side};
}
Shade puffTint(int age)
{
    return {120.0 + 8 * age, 120.0 + 8 * age, 126.0 + 8 * age};
}
Shade chimneyAndSky(double x, double y)
{
    return x > 56 && x < 92 && y < 72 ? backdrop({140, 72, 60}, y / 72) : backdrop({235, 170, 140}, y / 240);
}

} // namespace

/// Everything is worked out from the uploaded texels and the places above, in double precision. Pixels count from the
/// bottom left.
class DiscardScenesTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_30_betweenDiscAndSurroundIsARing();
    void HIZ_30_discsAreCutOutAtHalfTheirOpacity();
    void HIZ_30_foliageIsMixedFurtherUp();
    void HIZ_30_leavesAreCutOutInAllSizes();
    void HIZ_30_billboardHasTilesOfEachClass();
    void HIZ_30_billboardsAreSeenInPerspective();
    void HIZ_30_smokeIsCutOutFromTheFront();
    void HIZ_30_smokeIsBlendedFromTheBack();
};

void DiscardScenesTest::HIZ_30_betweenDiscAndSurroundIsARing()
{
    SampleReplay sample("disc");
    QVERIFY(sample.isOpen());
    const UploadedTexture texture(sample.capture(), 0);
    QCOMPARE(texture.side(), 64);
    for (int y = 0; y < 64; ++y) {
        for (int x = 0; x < 64; ++x) {
            const double radius = std::hypot(x - 31.5, y - 31.5), opacity = texture.at(x, y)[3];
            QVERIFY(radius > 15 || opacity == 255);
            QVERIFY(radius < 27 || opacity == 0);
            const bool isBetween = opacity > 0 && opacity < 255;
            QVERIFY(!isBetween || (radius > 15 && radius < 27));
            QCOMPARE(classOf(texture, x, y, x, y) == OpacityClass::Ambiguous, isBetween);
        }
    }
    QCOMPARE(classesOf(texture, 6), (std::array{0, 0, 1}));
    // Its left half is of that opacity in gray; its right one has a color for each class.
    const auto expected = [&](double x, double y) -> std::optional<Shade> {
        const auto opacity = [&](const std::array<double, 2>& place) { return texture.nearest(place[0], place[1])[3]; };
        if (const auto place = Square{16, 56, 128}.at(x, y))
            return Shade{opacity(*place), opacity(*place), opacity(*place)};
        if (const auto place = Square{176, 56, 128}.at(x, y))
            return opacity(*place) == 0 ? Shade{24, 30, 42} : opacity(*place) == 255 ? kCream : kCoral;
        return kBlue;
    };
    QCOMPARE(compareWhole(sample.frame(0), expected), kWindowPixels);
}

void DiscardScenesTest::HIZ_30_discsAreCutOutAtHalfTheirOpacity()
{
    SampleReplay sample("disc");
    QVERIFY(sample.isOpen());
    const UploadedTexture texture(sample.capture(), 0);
    const auto discAt = [&](const Square& square, double x, double y) -> std::optional<Texel> {
        const auto place = square.at(x, y);
        if (!place || texture.nearest((*place)[0], (*place)[1])[3] < 127.5)
            return std::nullopt;
        return texture.nearest((*place)[0], (*place)[1]);
    };
    const auto one = [&](double x, double y) -> std::optional<Shade> {
        const auto texel = discAt({64, 24, 192}, x, y);
        return texel ? times(*texel, kCream) : backdrop(kBlue, y / 240);
    };
    QCOMPARE(compareWhole(sample.frame(1), one), kWindowPixels);
    const std::array tints{kCream, kCoral, kTeal, kLilac, kCream, kBlue, kCoral, kTeal, kCream};
    const auto nine = [&](double x, double y) -> std::optional<Shade> {
        for (std::size_t i = 0; i < tints.size(); ++i) {
            const auto column = static_cast<double>(i % 3), row = static_cast<double>(i / 3);
            if (const auto texel = discAt({96 * column, 56 * row, 128}, x, y))
                return times(*texel, tints[i]);
        }
        return backdrop(kBlue, y / 240);
    };
    QCOMPARE(compareWhole(sample.frame(2), nine), kWindowPixels);
}

void DiscardScenesTest::HIZ_30_foliageIsMixedFurtherUp()
{
    SampleReplay sample("foliage");
    QVERIFY(sample.isOpen());
    const UploadedTexture texture(sample.capture(), 0);
    QCOMPARE(texture.side(), 64);
    int clearBefore = 64 * 64;
    for (int level = 0; level <= 6; ++level) {
        const auto [transparent, opaque, ambiguous] = classesOf(texture, level);
        QCOMPARE(transparent + opaque + ambiguous, (64 >> level) * (64 >> level));
        const int clear = (transparent + opaque) << (2 * level); // in texels
        QVERIFY(level == 0 || clear < clearBefore || clear == 0);
        QVERIFY2(level > 3 || (transparent > 0 && opaque > 0 && ambiguous > 0), QByteArray::number(level));
        clearBefore = clear;
    }
    QCOMPARE(classesOf(texture, 6), (std::array{0, 0, 1}));
}

void DiscardScenesTest::HIZ_30_leavesAreCutOutInAllSizes()
{
    SampleReplay sample("foliage");
    QVERIFY(sample.isOpen());
    const UploadedTexture texture(sample.capture(), 0);
    const auto branch = [&](double x, double y) -> std::optional<Shade> {
        const auto place = Square{64, 24, 192}.at(x, y);
        const Texel texel = place ? texture.nearest((*place)[0], (*place)[1]) : Texel{};
        return texel[3] >= 127.5 ? times(texel, kWhite) : backdrop({150, 196, 235}, y / 240);
    };
    QCOMPARE(compareWhole(sample.frame(0), branch), kWindowPixels);
    std::size_t leaves = 0;
    const auto lane = [&](double x, double y) {
        const auto shade = laneAt(texture, x, y);
        leaves += shade && kHedges[0].at(x, y).u < 0.6 && (*shade)[1] > (*shade)[2] ? 1 : 0;
        return shade;
    };
    QVERIFY(compareWhole(sample.frame(1), lane) > kWindowPixels / 4);
    QVERIFY2(leaves > 1000, QByteArray::number(qulonglong(leaves)));
}

void DiscardScenesTest::HIZ_30_billboardHasTilesOfEachClass()
{
    SampleReplay sample("billboard");
    QVERIFY(sample.isOpen());
    const UploadedTexture texture(sample.capture(), 0);
    QCOMPARE(texture.side(), 64);
    std::array<int, 3> counts{};
    for (int y = 0; y < 240; y += 8) {
        for (int x = 0; x < 320; x += 8) {
            const auto corner = [&](int right, int up) { return kBoards[0].at(x + right, y + up); };
            const std::array corners{corner(0, 0), corner(8, 0), corner(0, 8), corner(8, 8)};
            // Its two triangles meet where u + v = 1. HIZ-20 wants the tile inside of one.
            const auto isLower = [](const Board::Place& place) { return place.u + place.v < 1; };
            const auto lower = std::ranges::count_if(corners, isLower);
            if (std::ranges::all_of(corners, isOnBoard) && lower % 4 == 0)
                ++counts[static_cast<std::size_t>(tileClass(texture, corners))];
        }
    }
    QVERIFY2(counts[0] > 0, "no tile is transparent");
    QVERIFY2(counts[1] > 0, "no tile is opaque");
    QVERIFY2(counts[2] > 0, "no tile is ambiguous");
}

void DiscardScenesTest::HIZ_30_billboardsAreSeenInPerspective()
{
    SampleReplay sample("billboard");
    QVERIFY(sample.isOpen());
    const UploadedTexture texture(sample.capture(), 0);
    for (const auto& [frame, count] : {std::pair<std::size_t, std::size_t>{0, 1}, {1, kBoards.size()}}) {
        const std::size_t compared =
            compareWhole(sample.frame(frame), [&](double x, double y) { return boardsAt(texture, count, x, y); });
        QVERIFY2(compared > kWindowPixels * 9 / 10, QByteArray::number(qulonglong(compared)));
    }
}

void DiscardScenesTest::HIZ_30_smokeIsCutOutFromTheFront()
{
    SampleReplay sample("smoke");
    QVERIFY(sample.isOpen());
    const UploadedTexture texture(sample.capture(), 0);
    const auto expected = [&](double x, double y) -> std::optional<Shade> {
        for (int age = 0; age < 16; ++age) {
            const auto place = puff(age).at(x, y);
            if (!place)
                continue;
            const Texel texel = texture.linear((*place)[0], (*place)[1]);
            const double least = 255 * (4 + age) / 32.0;
            if (std::abs(texel[3] - least) < 0.1)
                return std::nullopt;
            if (texel[3] > least)
                return times(texel, puffTint(age));
        }
        return chimneyAndSky(x, y);
    };
    const std::size_t compared = compareWhole(sample.frame(0), expected);
    QVERIFY2(compared > kWindowPixels * 99 / 100, QByteArray::number(qulonglong(compared)));
}

void DiscardScenesTest::HIZ_30_smokeIsBlendedFromTheBack()
{
    SampleReplay sample("smoke");
    QVERIFY(sample.isOpen());
    const UploadedTexture texture(sample.capture(), 0);
    const auto expected = [&](double x, double y) -> std::optional<Shade> {
        Shade shade = rounded(chimneyAndSky(x, y));
        for (int age = 16; age-- > 0;) {
            const auto place = puff(age).at(x, y);
            if (!place)
                continue;
            const Texel texel = texture.linear((*place)[0], (*place)[1]);
            shade = rounded(blended(times(texel, puffTint(age)), texel[3] / 255 * 0.75, shade));
        }
        return shade;
    };
    // Each of the layers may be rounded the other way.
    QCOMPARE(compareWhole(sample.frame(1), expected, 2), kWindowPixels);
}

VITRINE_TEST(DiscardScenesTest, QCoreApplication)
#include "tst_discard_scenes.moc"
