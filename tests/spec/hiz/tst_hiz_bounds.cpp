// SPDX-License-Identifier: Apache-2.0
// HIZ-01: the bounds beside a surface, and everybody who writes to it.
#include "core/command/clear_ops.h"
#include "core/hiz/hiz_tiles.h"
#include "core/memory/memory.h"
#include "core/session/hiz/hiz_map.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <algorithm>
#include <optional>
#include <vector>

using namespace vitrine::core;

namespace {

constexpr std::uint32_t kMost = 0xFFFF;

struct Target {
    Target(std::uint32_t width, std::uint32_t height)
    {
        memory.keepBounds({8, 8});
        targets.depth = memory.create({PixelFormat::Depth16, width, height, 1});
        targets.stencil = memory.create({PixelFormat::Stencil8, width, height, 1});
        targets.width = width;
        targets.height = height;
    }
    void clear(float depth, std::optional<Rect> scissor = {}, bool depthWrite = true)
    {
        ClearCommand command;
        command.targets = targets;
        command.clearDepth = command.clearStencil = true;
        command.depth = depth;
        command.depthWrite = depthWrite;
        command.stencil = 5;
        command.scissorEnabled = scissor.has_value();
        command.scissor = scissor.value_or(Rect{});
        executeClear(command, memory);
    }
    [[nodiscard]] Surface& depth() { return memory.surface(targets.depth); }
    [[nodiscard]] ValueInterval entry(std::uint32_t tile) { return depth().bounds()->entry(tile).bounds; }
    [[nodiscard]] std::size_t entriesEqualTo(const ValueInterval& bounds)
    {
        std::size_t count = 0;
        for (std::uint32_t tile = 0; tile < depth().bounds()->columns() * depth().bounds()->rows(); ++tile)
            count += entry(tile) == bounds ? 1 : 0;
        return count;
    }

    Memory memory;
    RenderTargets targets;
};

} // namespace

class HizBoundsTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_01_anEntryForEveryTile();
    void HIZ_01_clearsBoundWhatTheyCut();
    void HIZ_01_aMaskedClearChangesNothing();
    void HIZ_01_otherWritesLeaveNothingKnown();
    void HIZ_01_clearValuesAreClamped();
    void HIZ_01_boundsAreCopiedWithTheirSurface();
    void HIZ_01_onlyDepthAndStencilAreBounded();
    void HIZ_06_theRangeOfTheSamples();
    void HIZ_28_aTileThatDoesNotBoundItsSamplesIsFound();
};

void HizBoundsTest::HIZ_01_anEntryForEveryTile()
{
    for (const std::uint32_t width : {64u, 60u}) {
        Target target(width, 48);
        QCOMPARE(target.depth().bounds()->columns() * target.depth().bounds()->rows(), 48u);
        QCOMPARE(target.entriesEqualTo({0, kMost}), std::size_t{48});
        target.clear(1.0f);
        QCOMPARE(target.entriesEqualTo({kMost, kMost}), std::size_t{48});
    }
}

void HizBoundsTest::HIZ_01_clearsBoundWhatTheyCut()
{
    Target target(60, 48);
    target.clear(1.0f);
    target.clear(0.5f, Rect{0, 0, 12, 8});
    constexpr std::uint32_t kHalf = 0x8000; // ⌊0.5 · 65535 + ½⌋
    QVERIFY((target.entry(0) == ValueInterval{kHalf, kHalf}));
    QVERIFY((target.entry(1) == ValueInterval{kHalf, kMost}));
    QCOMPARE(target.entriesEqualTo({kMost, kMost}), std::size_t{46});
    target.clear(0.0f, Rect{56, 40, 100, 100}); // the last tile is 4 pixels wide
    QVERIFY((target.entry(47) == ValueInterval{0, 0}));
    const TileBounds& stencil = *target.memory.surface(target.targets.stencil).bounds();
    QVERIFY((stencil.entry(0).bounds == ValueInterval{5, 5}));
}

void HizBoundsTest::HIZ_01_aMaskedClearChangesNothing()
{
    Target target(64, 48);
    target.clear(1.0f);
    target.clear(0.25f, {}, false);
    QCOMPARE(target.entriesEqualTo({kMost, kMost}), std::size_t{48});
}

void HizBoundsTest::HIZ_01_otherWritesLeaveNothingKnown()
{
    Target target(64, 48);
    target.clear(1.0f);
    const std::vector<std::byte> bytes(std::size_t{2} * 4 * 4);
    target.depth().writeRect(14, 2, 4, 4, bytes);
    QVERIFY((target.entry(1) == ValueInterval{0, kMost}));
    QVERIFY((target.entry(2) == ValueInterval{0, kMost}));
    QCOMPARE(target.entriesEqualTo({kMost, kMost}), std::size_t{46});
    target.depth().forgetBounds();
    QCOMPARE(target.entriesEqualTo({0, kMost}), std::size_t{48});
}

void HizBoundsTest::HIZ_01_clearValuesAreClamped()
{
    Target target(64, 48);
    target.clear(7.0f);
    QCOMPARE(target.entriesEqualTo({kMost, kMost}), std::size_t{48});
    target.clear(-7.0f);
    QCOMPARE(target.entriesEqualTo({0, 0}), std::size_t{48});
}

void HizBoundsTest::HIZ_01_boundsAreCopiedWithTheirSurface()
{
    Target target(64, 48);
    target.clear(1.0f);
    Target other = target;
    const auto hash = [](Target& of) { return of.depth().bounds()->contentHash(); };
    QVERIFY(hash(other) == hash(target));
    other.clear(0.0f, Rect{0, 0, 1, 1});
    QVERIFY(hash(other) != hash(target));
    QVERIFY((target.entry(0) == ValueInterval{kMost, kMost}));
    target.memory.keepBounds({8, 8}); // as they are
    QVERIFY((target.entry(0) == ValueInterval{kMost, kMost}));
    target.memory.keepBounds({16, 8});
    QCOMPARE(target.depth().bounds()->columns() * target.depth().bounds()->rows(), 12u);
    QCOMPARE(target.entriesEqualTo({0, kMost}), std::size_t{12});
    target.memory.keepBounds({});
    QVERIFY(target.depth().bounds() == nullptr);
}

void HizBoundsTest::HIZ_01_onlyDepthAndStencilAreBounded()
{
    Memory memory;
    memory.keepBounds({8, 0});
    QVERIFY(memory.surface(memory.create({PixelFormat::Rgba8, 16, 16, 1})).bounds() == nullptr);
    QVERIFY(memory.surface(memory.create({PixelFormat::Stencil8, 16, 16, 1})).bounds() == nullptr);
    QVERIFY(memory.surface(memory.create({PixelFormat::Depth24, 0, 0, 1})).bounds() != nullptr);
    QVERIFY(memory.surface(memory.create({PixelFormat::Depth24, 16, 16, 4})).bounds() != nullptr);
}

void HizBoundsTest::HIZ_06_theRangeOfTheSamples()
{
    Surface surface({PixelFormat::Depth24, 20, 20, 4});
    surface.fill({0, 0, 20, 20}, 500, ~0u);
    surface.fill({17, 19, 1, 1}, 3, ~0u);
    surface.fill({19, 16, 1, 1}, 900, ~0u);
    QVERIFY((storedRange(surface, {16, 16, 20, 20}) == ValueInterval{3, 900}));
    QVERIFY((storedRange(surface, {8, 8, 16, 16}) == ValueInterval{500, 500}));
}

void HizBoundsTest::HIZ_28_aTileThatDoesNotBoundItsSamplesIsFound()
{
    Target target(60, 48); // 8 by 6 tiles, the last of a row 4 pixels wide
    target.clear(0.0f);
    target.clear(1.0f, Rect{12, 0, 13, 1}); // a sample of tile 1
    auto map = hizMap(target.memory, target.targets.depth);
    QVERIFY(map.has_value());
    checkBounds(*map, target.depth());
    QVERIFY(std::ranges::none_of(map->tiles, &HizMap::Tile::isBroken));
    map->tiles[1].bounds = {0, kMost - 1};
    map->tiles[47].bounds = {1, kMost};
    map->tiles[46].bounds = {0, 0};
    checkBounds(*map, target.depth());
    for (std::size_t tile = 0; tile < map->tiles.size(); ++tile)
        QCOMPARE(map->tiles[tile].isBroken, tile == 1 || tile == 47);
}

VITRINE_TEST(HizBoundsTest, QCoreApplication)
#include "tst_hiz_bounds.moc"
