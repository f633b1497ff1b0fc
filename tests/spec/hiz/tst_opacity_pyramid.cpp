// SPDX-License-Identifier: Apache-2.0
// HIZ-22, HIZ-23: classes of texels, and how they combine.
#include "core/opacity/texture_scan.h"
#include "tests/spec/hiz/opacity_bench.h"

#include <QtTest>

#include <limits>

using namespace vitrine::hiz;

namespace {

constexpr auto kT = OpacityClass::Transparent, kO = OpacityClass::Opaque, kA = OpacityClass::Ambiguous;

/// The image of HIZ-22; its rows are written from the top.
ClassPyramid pyramidOfTheTest()
{
    Memory memory;
    const SurfaceId image = makeAlphas(memory, 4, 4, {1, 1, 1, 1, 0, 0.5f, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1});
    return scanTexture(viewOf({image}), memory).pyramid;
}

ClassPyramid opaquePyramid(std::uint32_t width, std::uint32_t height)
{
    return ClassPyramid({width, height, std::vector<OpacityClass>(std::size_t{width} * height, kO)});
}

} // namespace

class OpacityPyramidTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_22_classesOfTheImage();
    void HIZ_22_outsideOfZeroToOneIsAmbiguous();
    void HIZ_23_levelsOfTheImage();
    void HIZ_23_entriesAndBytes();
    void HIZ_23_oddSizesCountOnlyTexels();
    void HIZ_23_emptySetHasNoEntries();
    void HIZ_23_mipmapsAreCombinedIntoWhatTheyCover();
};

void OpacityPyramidTest::HIZ_22_classesOfTheImage()
{
    const ClassPyramid pyramid = pyramidOfTheTest();
    const auto& counts = pyramid.counts();
    QCOMPARE(counts[static_cast<std::size_t>(kT)], std::uint64_t{5});
    QCOMPARE(counts[static_cast<std::size_t>(kO)], std::uint64_t{10});
    QCOMPARE(counts[static_cast<std::size_t>(kA)], std::uint64_t{1});
}

void OpacityPyramidTest::HIZ_22_outsideOfZeroToOneIsAmbiguous()
{
    QCOMPARE(opacityClass(0.0f), kT);
    QCOMPARE(opacityClass(1.0f), kO);
    for (const float alpha : {0.5f, -0.5f, 1.5f, std::numeric_limits<float>::quiet_NaN()})
        QCOMPARE(opacityClass(alpha), kA);
}

void OpacityPyramidTest::HIZ_23_levelsOfTheImage()
{
    const ClassPyramid pyramid = pyramidOfTheTest();
    QCOMPARE(pyramid.levelCount(), std::size_t{3});
    // T O above A O: row 0 is the lowest.
    QCOMPARE(pyramid.at(1, 0, 1), kT);
    QCOMPARE(pyramid.at(1, 1, 1), kO);
    QCOMPARE(pyramid.at(1, 0, 0), kA);
    QCOMPARE(pyramid.at(1, 1, 0), kO);
    QCOMPARE(pyramid.at(2, 0, 0), kA);
}

void OpacityPyramidTest::HIZ_23_entriesAndBytes()
{
    const ClassPyramid pyramid = opaquePyramid(64, 64);
    QCOMPARE(pyramid.entries(0xFFFF), std::uint64_t{5461});
    QCOMPARE(pyramid.bytes(0xFFFF), std::uint64_t{1366});
    constexpr std::uint32_t kThreeToSix = 0b111'1000;
    QCOMPARE(pyramid.entries(kThreeToSix), std::uint64_t{85});
    QCOMPARE(pyramid.bytes(kThreeToSix), std::uint64_t{22});
}

void OpacityPyramidTest::HIZ_23_oddSizesCountOnlyTexels()
{
    const ClassPyramid pyramid(classesOf({"TTO", "TTO", "OOT"}));
    QCOMPARE(pyramid.width(1), 2u);
    QCOMPARE(pyramid.height(1), 2u);
    QCOMPARE(pyramid.at(1, 0, 0), kT);
    QCOMPARE(pyramid.at(1, 1, 0), kO);
    QCOMPARE(pyramid.at(1, 0, 1), kO);
    QCOMPARE(pyramid.at(1, 1, 1), kT);
    QCOMPARE(pyramid.at(2, 0, 0), kA);
}

void OpacityPyramidTest::HIZ_23_emptySetHasNoEntries()
{
    QCOMPARE(opaquePyramid(8, 8).entries(0), std::uint64_t{0});
    const TexelBox all{wrapped({true, 0, 0}, Wrap::Repeat, 8), wrapped({true, 0, 0}, Wrap::Repeat, 8)};
    QCOMPARE(lookUp(opaquePyramid(8, 8), all, {.levels = 0, .maxEntries = 64}).entries, 0u);
}

void OpacityPyramidTest::HIZ_23_mipmapsAreCombinedIntoWhatTheyCover()
{
    const ClassImage base = classesOf({"OOOO", "OOOO", "OOOO", "OOOO"});
    const ClassImage half = classesOf({"OA", "OO"});
    const ClassImage combined = withMipmaps(base, {half, classesOf({"O"})});
    const ClassImage expected = classesOf({"OOAA", "OOAA", "OOOO", "OOOO"});
    QVERIFY(combined.classes == expected.classes);
    // Three texels on two: the middle one is covered by both.
    const ClassImage odd = withMipmaps(classesOf({"OOO"}), {classesOf({"OT"})});
    QVERIFY(odd.classes == classesOf({"OAA"}).classes);
}

QTEST_APPLESS_MAIN(OpacityPyramidTest)
#include "tst_opacity_pyramid.moc"
