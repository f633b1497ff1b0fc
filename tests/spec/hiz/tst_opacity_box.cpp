// SPDX-License-Identifier: Apache-2.0
// HIZ-20, HIZ-21, HIZ-24: where on a texture a tile reads, and what the class pyramid says of it.
#include "core/command/discard_knobs.h"
#include "core/opacity/tile_judge.h"
#include "tests/harness/test_class.h"
#include "tests/spec/hiz/opacity_bench.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <limits>

using namespace vitrine::hiz;

namespace {

constexpr PixelBounds kTile{0, 0, 8, 8};

/// (.10,.20) (.20,.22) (.12,.30) (.22,.32) at the corners of kTile.
constexpr LinearCoordinates kSlanted{0.10, 0.0125, 0.0025, 0.20, 0.0025, 0.0125};

/// An opaque texture of 64 × 64, without mip-maps.
ReadTexture opaqueTexture(Filter filter)
{
    auto opacity = std::make_shared<TextureOpacity>();
    opacity->pyramid = ClassPyramid({64, 64, std::vector<OpacityClass>(4096, OpacityClass::Opaque)});
    ReadTexture texture;
    texture.opacity = opacity;
    texture.sampler = {.magFilter = filter, .minFilter = filter, .mipFilter = MipFilter::None};
    texture.coordinates = plainCoordinates();
    return texture;
}

/// Level 0 of 64 × 64 and all smaller ones are opaque, but for the last, which is of one texel.
ReadTexture fadingTexture()
{
    std::vector<ClassImage> coarser;
    for (std::uint32_t side = 32; side > 0; side /= 2)
        coarser.push_back({side, side,
                           std::vector<OpacityClass>(std::size_t{side} * side,
                                                     side == 1 ? OpacityClass::Ambiguous : OpacityClass::Opaque)});
    auto opacity = std::make_shared<TextureOpacity>();
    opacity->pyramid = ClassPyramid({64, 64, std::vector<OpacityClass>(4096, OpacityClass::Opaque)}, coarser);
    ReadTexture texture = opaqueTexture(Filter::Nearest);
    texture.opacity = opacity;
    texture.levelCount = 7;
    texture.sampler.mipFilter = MipFilter::Linear;
    return texture;
}

/// factor · varying + offset
AffineForm affine(const VaryingRef& varying, double factor, double offset)
{
    AffineForm form = plainForm(varying);
    form.terms[0].factor = factor;
    form.terms[0].size = std::abs(factor);
    form.offset = offset;
    form.offsetSize = std::abs(offset);
    return form;
}

std::optional<TexelBox> boxWith(const ReadTexture& texture, const LinearCoordinates& coordinates = kSlanted)
{
    return texelBox(primitiveWith(coordinates), kTile, plainRead(), texture, HizCorners::Geometric);
}

bool isOneSpan(const TexelSpans& spans, std::uint32_t first, std::uint32_t last)
{
    return spans.count == 1 && spans.spans[0] == TexelSpans::Span{first, last};
}

/// u/w = .02x, 1/w = .5 + .0125x; t is 0.
Primitive perspectivePrimitive()
{
    Primitive primitive;
    AttributePlanes& planes = primitive.attributes;
    planes.weights[1] = {0.01, 0.02, 0.0}; // pixel centers are half a pixel on
    planes.weights[0] = {0.5 + 0.00625 - 0.01, 0.0125 - 0.02, 0.0};
    planes.count = 1;
    planes.base[0] = {};
    planes.toFirst[0] = {1.0f, 0.0f, 0.0f, 0.0f};
    planes.toSecond[0] = {};
    return primitive;
}

TexelSpans spansOf(double low, double high, Wrap wrap)
{
    return wrapped(texelRange(low, high, 8, 0.0, false), wrap, 8);
}

TexelBox boxOf(std::uint32_t x0, std::uint32_t x1, std::uint32_t y0, std::uint32_t y1)
{
    return {wrapped({false, x0, x1}, Wrap::Repeat, 64), wrapped({false, y0, y1}, Wrap::Repeat, 64)};
}

} // namespace

class OpacityBoxTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_20_nearestTexelsOfTheCorners();
    void HIZ_20_linearTexelsOfTheCorners();
    void HIZ_20_cornersLieOnTheTexture();
    void HIZ_20_perspective();
    void HIZ_20_affineCoordinatesAreFollowed();
    void HIZ_20_affineCoordinatesInPerspective();
    void HIZ_20_cancelingSumsHaveTheRoundingOfTheirParts();
    void HIZ_23_onlyMipLevelsThatCanBeSampledCount();
    void HIZ_20_behindTheEyeIsUnknown();
    void HIZ_20_coarsestLevel();
    void HIZ_20_narrowBoxesAreClosed();
    void HIZ_20_oddMipmapsReachHalfTheirOwnTexel();
    void HIZ_21_wrapModes();
    void HIZ_21_mirrorDoublesBack();
    void HIZ_21_infiniteCoordinateIsTheWholeTexture();
    void HIZ_24_finestLevelThatFits();
    void HIZ_24_noLevelFits();
    void HIZ_24_splitBoxesCountAllParts();
    void HIZ_24_theJudgeTellsWhatItLookedAt();
};

void OpacityBoxTest::HIZ_20_nearestTexelsOfTheCorners()
{
    const auto box =
        texelBox(primitiveWith(kSlanted), kTile, plainRead(), opaqueTexture(Filter::Nearest), HizCorners::Geometric);
    QVERIFY(box);
    QVERIFY(isOneSpan(box->columns, 6, 14));
    QVERIFY(isOneSpan(box->rows, 12, 20));
}

void OpacityBoxTest::HIZ_20_linearTexelsOfTheCorners()
{
    const auto box =
        texelBox(primitiveWith(kSlanted), kTile, plainRead(), opaqueTexture(Filter::Linear), HizCorners::Geometric);
    QVERIFY(box);
    QVERIFY(isOneSpan(box->columns, 5, 14));
    QVERIFY(isOneSpan(box->rows, 12, 20));
}

void OpacityBoxTest::HIZ_20_cornersLieOnTheTexture()
{
    const auto quad = texelQuad(primitiveWith(kSlanted), kTile, opaqueTexture(Filter::Nearest), HizCorners::Geometric);
    QVERIFY(quad);
    const std::array<TexelQuad::Place, 4> expected{{{6.4, 12.8}, {12.8, 14.08}, {7.68, 19.2}, {14.08, 20.48}}};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QVERIFY(std::abs(quad->corners[i].x - expected[i].x) < 1e-5);
        QVERIFY(std::abs(quad->corners[i].y - expected[i].y) < 1e-5);
    }
    ReadTexture computed = opaqueTexture(Filter::Nearest);
    computed.coordinates.reset();
    QVERIFY(!texelQuad(primitiveWith(kSlanted), kTile, computed, HizCorners::Geometric));
    QVERIFY(!boxWith(computed));
}

void OpacityBoxTest::HIZ_20_affineCoordinatesAreFollowed()
{
    // 2 s + .25 goes from .45 to .69, 28.8 to 44.16 texels; 1 − t from .68 to .80, 43.52 to 51.2.
    ReadTexture texture = opaqueTexture(Filter::Nearest);
    texture.coordinates = {affine({0, 0}, 2.0, 0.25), affine({0, 1}, -1.0, 1.0)};
    const auto box = boxWith(texture);
    QVERIFY(box);
    QVERIFY(isOneSpan(box->columns, 28, 44));
    QVERIFY(isOneSpan(box->rows, 43, 51));
    // Both from both, as a matrix has it: s + t − .1 goes from .2 (12.8) to .44 (28.16), s − t from −.18 (−11.52) to
    // −.02 (−1.28), and a period further on.
    texture.coordinates = {affine({0, 0}, 1.0, -0.1), affine({0, 0}, 1.0, 0.0)};
    (*texture.coordinates)[0].terms.push_back({{0, 1}, 1.0, 1.0});
    (*texture.coordinates)[1].terms.push_back({{0, 1}, -1.0, 1.0});
    texture.sampler.wrapS = texture.sampler.wrapT = Wrap::Repeat;
    const auto mixed = boxWith(texture);
    QVERIFY(mixed);
    QVERIFY(isOneSpan(mixed->columns, 12, 28));
    QVERIFY(isOneSpan(mixed->rows, 52, 62));
}

void OpacityBoxTest::HIZ_20_affineCoordinatesInPerspective()
{
    Primitive primitive = perspectivePrimitive();
    const auto corners = tileCorners(primitive, geometricCorners(kTile));
    QVERIFY(corners);
    // u goes from 0 to .266667, so 3 u − .2 from −.2 to .6; it is not linear in between.
    const AxisBox box = axisBox(primitive.attributes, affine({0, 0}, 3.0, -0.2), *corners);
    QVERIFY(qAbs(box.low + 0.2) < 1e-12);
    QVERIFY(qAbs(box.high - 0.6) < 1e-6);
    // U′W − UW′ = .02 · .5 = .01 everywhere, times 3, ÷ the smallest W² = .25, times 100 texels.
    const std::array<AffineForm, 2> st{affine({0, 0}, 3.0, -0.2), affine({0, 1}, 1.0, 0.0)};
    QVERIFY(qAbs(largestStep(primitive.attributes, st, *corners, {100, 100}) - 12.0) < 1e-9);
}

void OpacityBoxTest::HIZ_20_cancelingSumsHaveTheRoundingOfTheirParts()
{
    // 2²⁰ v − 2²⁰ v is 0, give or take what floats of that size lose: the sum may be anywhere within 2⁻³ or so.
    AffineForm form = plainForm({0, 0});
    form.terms[0] = {{0, 0}, 0.0, 0x1p21};
    form.error = 0x1p-22;
    const auto corners = tileCorners(primitiveWith(kSlanted), geometricCorners(kTile));
    const AxisBox box = axisBox(primitiveWith(kSlanted).attributes, form, *corners);
    QVERIFY(box.low == 0.0 && box.high == 0.0);
    QVERIFY(box.slack > 0.05);
}

void OpacityBoxTest::HIZ_23_onlyMipLevelsThatCanBeSampledCount()
{
    const ReadTexture texture = fadingTexture();
    // Steps of 2.5 texels: log2 2.5 = 1.32, so levels 0 to 2.
    const auto near = boxWith(texture, {0.0, 2.5 / 64, 0.0, 0.0, 0.0, 2.5 / 64});
    QVERIFY(near);
    QCOMPARE(near->coarsest, 2u);
    QCOMPARE(lookUp(texture.opacity->pyramid, *near, {.maxEntries = 64}).found, OpacityClass::Opaque);
    // Steps of 40: beyond level 5, so that the last one can be sampled.
    const auto far = boxWith(texture, {0.0, 40.0 / 64, 0.0, 0.0, 0.0, 40.0 / 64});
    QVERIFY(far);
    QCOMPARE(far->coarsest, 6u);
    QCOMPARE(lookUp(texture.opacity->pyramid, *far, {.maxEntries = 64}).found, OpacityClass::Ambiguous);
    // A sampler without mip levels never sees it.
    ReadTexture plain = texture;
    plain.sampler.mipFilter = MipFilter::None;
    const auto flat = boxWith(plain, {0.0, 40.0 / 64, 0.0, 0.0, 0.0, 40.0 / 64});
    QCOMPARE(flat->coarsest, 0u);
    QCOMPARE(lookUp(texture.opacity->pyramid, *flat, {.maxEntries = 64}).found, OpacityClass::Opaque);
}

void OpacityBoxTest::HIZ_20_perspective()
{
    const Primitive primitive = perspectivePrimitive();
    const auto corners = tileCorners(primitive, geometricCorners(kTile));
    QVERIFY(corners);
    const AxisBox box = axisBox(primitive.attributes, plainForm({0, 0}), *corners);
    QVERIFY(qAbs(box.low) < 1e-12);
    QVERIFY(qAbs(box.high - 0.266667) < 1e-6);
}

void OpacityBoxTest::HIZ_20_behindTheEyeIsUnknown()
{
    Primitive primitive = primitiveWith(kSlanted);
    primitive.attributes.weights[0].value -= 2.0;
    QVERIFY(!texelBox(primitive, kTile, plainRead(), opaqueTexture(Filter::Nearest), HizCorners::Geometric));
    primitive.attributes.weights[0].value = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(!texelBox(primitive, kTile, plainRead(), opaqueTexture(Filter::Nearest), HizCorners::Geometric));
}

void OpacityBoxTest::HIZ_20_coarsestLevel()
{
    LevelQuery query{.mipFilter = MipFilter::Linear, .levelCount = 7, .step = 3.0};
    QCOMPARE(coarsestLevel(query), 2u); // log2 3 = 1.58
    query.lodMode = LodMode::Bias;
    query.lod = 1.0f;
    QCOMPARE(coarsestLevel(query), 3u);
    query.lod.reset(); // not constant
    QCOMPARE(coarsestLevel(query), 6u);
    query = {.mipFilter = MipFilter::Linear, .levelCount = 7, .step = 0.5};
    QCOMPARE(coarsestLevel(query), 0u);
    query.step = 1000.0;
    QCOMPARE(coarsestLevel(query), 6u);
    query.mipFilter = MipFilter::None;
    QCOMPARE(coarsestLevel(query), 0u);
}

void OpacityBoxTest::HIZ_20_narrowBoxesAreClosed()
{
    // s is 0.5 everywhere: half-open the box would hold no texel, and rounding may make it less or more.
    const auto box = texelBox(primitiveWith({0.5, 0.0, 0.0, 0.2, 0.0, 0.0125}), kTile, plainRead(),
                              opaqueTexture(Filter::Nearest), HizCorners::Geometric);
    QVERIFY(box);
    QVERIFY(isOneSpan(box->columns, 31, 32));
}

void OpacityBoxTest::HIZ_20_oddMipmapsReachHalfTheirOwnTexel()
{
    // Level 1 of seven texels has three of 7/3: its filter reaches 7/6 to both sides, more than ½·2¹.
    auto opacity = std::make_shared<TextureOpacity>();
    opacity->pyramid = ClassPyramid({7, 7, std::vector<OpacityClass>(49, OpacityClass::Opaque)});
    ReadTexture texture;
    texture.opacity = opacity;
    texture.levelCount = 2;
    texture.coordinates = plainCoordinates();
    texture.sampler = {Filter::Linear, Filter::Linear, MipFilter::Linear, Wrap::ClampToEdge, Wrap::ClampToEdge};
    const double perTexel = 1.0 / 7.0;
    // From texel 2.1 to texel 4 in eight pixels of one texel's step along t.
    const auto box = texelBox(primitiveWith({2.1 * perTexel, 1.9 * perTexel / 8.0, 0.0, 0.0, 0.0, perTexel * 1.5}),
                              kTile, plainRead(), texture, HizCorners::Geometric);
    QVERIFY(box);
    QVERIFY(isOneSpan(box->columns, 0, 5)); // 2.1 − 1.17 = 0.93; with e = 1 it would begin at 1
}

void OpacityBoxTest::HIZ_21_wrapModes()
{
    const TexelSpans crossing = spansOf(0.9, 1.1, Wrap::Repeat);
    QCOMPARE(crossing.count, std::size_t{2});
    QVERIFY((crossing.spans[0] == TexelSpans::Span{7, 7}));
    QVERIFY((crossing.spans[1] == TexelSpans::Span{0, 0}));
    QVERIFY(isOneSpan(spansOf(0.0, 1.0, Wrap::Repeat), 0, 7));
    QVERIFY(isOneSpan(spansOf(0.9, 1.3, Wrap::ClampToEdge), 7, 7));
    QVERIFY(isOneSpan(spansOf(-0.5, -0.25, Wrap::Repeat), 4, 5));
}

void OpacityBoxTest::HIZ_21_mirrorDoublesBack()
{
    QVERIFY(isOneSpan(spansOf(0.8, 1.1, Wrap::MirroredRepeat), 6, 7));
    QVERIFY(isOneSpan(spansOf(-0.3, 0.1, Wrap::MirroredRepeat), 0, 2));
    QVERIFY(isOneSpan(spansOf(1.125, 1.25, Wrap::MirroredRepeat), 6, 6));
}

void OpacityBoxTest::HIZ_21_infiniteCoordinateIsTheWholeTexture()
{
    const double infinity = std::numeric_limits<double>::infinity();
    QVERIFY(isOneSpan(spansOf(0.0, infinity, Wrap::Repeat), 0, 7));
    QVERIFY(isOneSpan(spansOf(-infinity, 0.0, Wrap::ClampToEdge), 0, 7));
}

void OpacityBoxTest::HIZ_24_finestLevelThatFits()
{
    const ClassPyramid pyramid({64, 64, std::vector<OpacityClass>(4096, OpacityClass::Opaque)});
    const TexelBox box = boxOf(6, 14, 12, 20);
    const auto at = [&](const DiscardKnobs& knobs) {
        const ClassLookup found = lookUp(pyramid, box, knobs);
        return std::pair{found.level, found.entries};
    };
    QCOMPARE(at({.maxEntries = 4}), (std::pair{std::size_t{3}, 4u}));
    QCOMPARE(at({.maxEntries = 16}), (std::pair{std::size_t{2}, 9u}));
    QCOMPARE(at({.maxEntries = 25}), (std::pair{std::size_t{1}, 25u}));
    QCOMPARE(at({.maxEntries = 81}), (std::pair{std::size_t{0}, 81u}));
    QCOMPARE(at({.levels = 0b1'0001, .maxEntries = 4}), (std::pair{std::size_t{4}, 2u}));
    QCOMPARE(lookUp(pyramid, box, {.maxEntries = 4}).found, OpacityClass::Opaque);
}

void OpacityBoxTest::HIZ_24_noLevelFits()
{
    const ClassPyramid pyramid({64, 64, std::vector<OpacityClass>(4096, OpacityClass::Opaque)});
    const ClassLookup found = lookUp(pyramid, boxOf(6, 14, 12, 20), {.levels = 0b11, .maxEntries = 4});
    QCOMPARE(found.entries, 0u);
    QCOMPARE(found.found, OpacityClass::Ambiguous);
}

void OpacityBoxTest::HIZ_24_splitBoxesCountAllParts()
{
    const ClassPyramid pyramid(classesOf({"TOOOOOOT"}));
    const TexelBox box{spansOf(0.9, 1.1, Wrap::Repeat), wrapped({false, 0, 0}, Wrap::Repeat, 1)};
    const ClassLookup found = lookUp(pyramid, box, {.maxEntries = 2});
    QCOMPARE(found.level, std::size_t{0});
    QCOMPARE(found.entries, 2u);
    QCOMPARE(found.found, OpacityClass::Transparent);
}

void OpacityBoxTest::HIZ_24_theJudgeTellsWhatItLookedAt()
{
    auto analysis = std::make_shared<DiscardAnalysis>();
    analysis->reads = {plainRead()};
    DiscardNode node;
    node.kind = DiscardNodeKind::Channel;
    node.channel = 3; // alpha < constant 0
    analysis->nodes = {node};
    const TileJudge judge({analysis,
                           std::make_shared<const std::vector<Vec4>>(1, Vec4{0.5f, 0, 0, 0}),
                           {opaqueTexture(Filter::Nearest)},
                           false});
    const auto looks = judge.looks(primitiveWith(kSlanted), kTile, {.layer1 = 0});
    QCOMPARE(looks.size(), std::size_t{1});
    QVERIFY(isOneSpan(looks[0].box.columns, 6, 14));
    QVERIFY(isOneSpan(looks[0].box.rows, 12, 20));
    QCOMPARE(looks[0].found.level, std::size_t{3});
    QCOMPARE(looks[0].found.entries, 4u);
    QCOMPARE(looks[0].found.found, OpacityClass::Opaque);
    const TileDiscard answer = judge.judge(primitiveWith(kSlanted), kTile, {.layer1 = 0});
    QVERIFY((answer == TileDiscard{DiscardVerdict::Opaque, 3, 4, false}));
}

VITRINE_TEST(OpacityBoxTest)
#include "tst_opacity_box.moc"
