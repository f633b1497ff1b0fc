// SPDX-License-Identifier: Apache-2.0
// HIZ-22, HIZ-23: classes of texels, and how they combine.
#include "core/command/discard_knobs.h"
#include "core/opacity/texture_scan.h"
#include "tests/harness/test_class.h"
#include "tests/spec/hiz/opacity_bench.h"

#include <QtTest>

#include <limits>
#include <string>
#include <vector>

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

using Rows = std::vector<std::string>;

/// The entries of level 0 for mip levels 0 … coarsest, as classesOf() takes them.
Rows rowsOf(const ClassPyramid& pyramid, std::uint32_t coarsest)
{
    Rows rows(pyramid.height(0));
    for (std::uint32_t y = 0; y < pyramid.height(0); ++y)
        for (std::uint32_t x = 0; x < pyramid.width(0); ++x)
            rows[y] += "TOA"[static_cast<std::size_t>(pyramid.at(0, x, y, coarsest))];
    return rows;
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
    void HIZ_23_coarserEntriesHaveTheirRangesToo();
    void HIZ_23_onlyTexelsThatCoverACellCount();
    void HIZ_23_classesAreKeptByRange();
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
    QCOMPARE(pyramid.at(1, 0, 1, 0), kT);
    QCOMPARE(pyramid.at(1, 1, 1, 0), kO);
    QCOMPARE(pyramid.at(1, 0, 0, 0), kA);
    QCOMPARE(pyramid.at(1, 1, 0, 0), kO);
    QCOMPARE(pyramid.at(2, 0, 0, 0), kA);
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
    QCOMPARE(pyramid.at(1, 0, 0, 0), kT);
    QCOMPARE(pyramid.at(1, 1, 0, 0), kO);
    QCOMPARE(pyramid.at(1, 0, 1, 0), kO);
    QCOMPARE(pyramid.at(1, 1, 1, 0), kT);
    QCOMPARE(pyramid.at(2, 0, 0, 0), kA);
}

void OpacityPyramidTest::HIZ_23_emptySetHasNoEntries()
{
    QCOMPARE(opaquePyramid(8, 8).entries(0), std::uint64_t{0});
    const TexelBox all{wrapped({true, 0, 0}, Wrap::Repeat, 8), wrapped({true, 0, 0}, Wrap::Repeat, 8)};
    QCOMPARE(lookUp(opaquePyramid(8, 8), all, {.levels = 0, .maxEntries = 64}).entries, 0u);
}

void OpacityPyramidTest::HIZ_23_mipmapsAreCombinedIntoWhatTheyCover()
{
    const std::vector<ClassImage> coarser{classesOf({"OA", "OO"}), classesOf({"T"})};
    const ClassPyramid pyramid(classesOf({"OOOO", "OOOO", "OOOO", "OOOO"}), coarser);
    QCOMPARE(pyramid.rangeCount(), 3u);
    QVERIFY(rowsOf(pyramid, 0) == (Rows{"OOOO", "OOOO", "OOOO", "OOOO"}));
    QVERIFY(rowsOf(pyramid, 1) == (Rows{"OOAA", "OOAA", "OOOO", "OOOO"}));
    QVERIFY(rowsOf(pyramid, 2) == (Rows{"AAAA", "AAAA", "AAAA", "AAAA"})); // all are covered by the last one
    // Three texels on two: the middle one is covered by both.
    const std::vector<ClassImage> odd{classesOf({"OT"})};
    QVERIFY(rowsOf(ClassPyramid(classesOf({"OOO"}), odd), 1) == (Rows{"OAA"}));
}

void OpacityPyramidTest::HIZ_23_coarserEntriesHaveTheirRangesToo()
{
    const std::vector<ClassImage> coarser{classesOf({"OA", "OO"}), classesOf({"T"})};
    const ClassPyramid pyramid(classesOf({"OOOO", "OOOO", "OOOO", "OOOO"}), coarser);
    QCOMPARE(pyramid.at(1, 1, 0, 0), kO);
    QCOMPARE(pyramid.at(1, 1, 0, 1), kA);
    QCOMPARE(pyramid.at(1, 0, 1, 1), kO);
    QCOMPARE(pyramid.at(1, 0, 1, 2), kA);
    QCOMPARE(pyramid.at(2, 0, 0, 0), kO);
    QCOMPARE(pyramid.at(2, 0, 0, 1), kA);
    QCOMPARE(pyramid.at(2, 0, 0, 200), kA); // whatever is asked
}

void OpacityPyramidTest::HIZ_23_onlyTexelsThatCoverACellCount()
{
    // Ten texels on five on two: texel 4 ends where the second half begins.
    const std::vector<ClassImage> coarser{classesOf({"OOOOO"}), classesOf({"OT"})};
    QVERIFY(rowsOf(ClassPyramid(classesOf({"OOOOOOOOOO"}), coarser), 2) == (Rows{"OOOOOAAAAA"}));
}

void OpacityPyramidTest::HIZ_23_classesAreKeptByRange()
{
    const std::vector<ClassImage> coarser{classesOf({"OA", "OO"}), classesOf({"T"})};
    const ClassPyramid pyramid(classesOf({"OOOO", "OOOO", "OOOO", "OOOO"}), coarser);
    QCOMPARE(pyramid.entries(0b111), std::uint64_t{3 * (16 + 4 + 1)});
    QCOMPARE(pyramid.bytes(0b111), std::uint64_t{16}); // 126 bits
    QCOMPARE(pyramid.entries(0b010), std::uint64_t{12});
}

VITRINE_TEST(OpacityPyramidTest)
#include "tst_opacity_pyramid.moc"
