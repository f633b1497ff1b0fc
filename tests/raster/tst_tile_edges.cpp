// SPDX-License-Identifier: Apache-2.0
#include "core/raster/tile_edges.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <hwy/targets.h>

#include <random>

using namespace vitrine::core;

namespace {

/// A bit is set where every edge's value is not negative, pixel by pixel.
TileMask plainly(std::span<const TileEdgeStart> edges)
{
    TileMask mask = 0;
    for (int y = 0; y < kRasterTile; ++y) {
        for (int x = 0; x < kRasterTile; ++x) {
            bool isInside = true;
            for (const TileEdgeStart& edge : edges)
                isInside =
                    isInside && std::int64_t{edge.start} + std::int64_t{edge.a} * x + std::int64_t{edge.b} * y >= 0;
            const int quad = y / 2 * (kRasterTile / 2) + x / 2;
            if (isInside)
                mask |= TileMask{1} << (quad * 4 + y % 2 * 2 + x % 2);
        }
    }
    return mask;
}

class TileEdgesTest final : public QObject {
    Q_OBJECT

private slots:
    void cleanup()
    {
        hwy::SetSupportedTargetsForTest(0);
        hwy::GetChosenTarget().DeInit();
    }
    void everyTargetFindsThePixelsInside_data()
    {
        QTest::addColumn<qlonglong>("target");
        hwy::SetSupportedTargetsForTest(0);
        for (const std::int64_t target : hwy::SupportedAndGeneratedTargets())
            QTest::addRow("%s", hwy::TargetName(target)) << qlonglong{target};
    }

    void everyTargetFindsThePixelsInside()
    {
        QFETCH(qlonglong, target);
        hwy::SetSupportedTargetsForTest(target);
        hwy::GetChosenTarget().DeInit();
        std::mt19937 random(3);
        const auto between = [&](std::int32_t limit) {
            return static_cast<std::int32_t>(random() % static_cast<std::uint32_t>(2 * limit + 1)) - limit;
        };
        for (int round = 0; round < 5000; ++round) {
            const std::int32_t slope = 1 << (random() % 26);
            std::array<TileEdgeStart, 4> edges;
            for (TileEdgeStart& edge : edges)
                edge = {between(7 * slope), between(slope), between(slope)};
            const auto some = std::span(edges).first(1 + random() % 4);
            QCOMPARE(insideMask(some), plainly(some));
        }
    }
};

} // namespace

VITRINE_TEST(TileEdgesTest)
#include "tst_tile_edges.moc"
