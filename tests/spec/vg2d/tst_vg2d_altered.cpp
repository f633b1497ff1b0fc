// SPDX-License-Identifier: Apache-2.0
// VG2D-07, VG2D-08: what is shown of a pixel is read from the machine. One sample of the winding plane is altered
// between two passes: the picture, the planes and the reason change with it.
#include "core/session/overlay/vector_planes.h"
#include "core/session/pixel_history/pixel_cover.h"
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/vector_bench.h"

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

constexpr PixelPlace kOutside{8, 8}; // in the box of the star, but no triangle counts there
constexpr PixelPlace kInside{50, 50};

} // namespace

class VectorAlteredTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_08_anAlteredSampleIsSeenInPictureAndPlanes();
    void VG2D_07_whatWasThereBeforeStandsInTheReason();

private:
    static void alter(VectorBench& bench, const DrawCommand& pass, std::byte winding)
    {
        Surface& plane = bench.machines().memory().surface(pass.state->targets.stencil);
        *plane.pixelForWrite(kOutside.x, kOutside.y) = winding;
    }
};

void VectorAlteredTest::VG2D_08_anAlteredSampleIsSeenInPictureAndPlanes()
{
    for (const std::byte winding : {std::byte{0}, std::byte{1}}) {
        VectorBench bench;
        VectorPlanes planes;
        std::optional<PixelCover> cover;
        bench.machines().afterPass = [&](const DrawCommand& pass) {
            Memory& memory = bench.machines().memory();
            if (pass.state->vector.pass == VectorPass::Winding)
                alter(bench, pass, winding);
            planes.take(pass, memory);
            if (pass.state->vector.pass == VectorPass::Cover)
                cover = pixelCover(pass, memory, kOutside);
        };
        const auto before = bench.pixel(kOutside.x, kOutside.y);
        bench.fill(bench.star());
        const bool isAltered = winding != std::byte{0};
        QCOMPARE(bench.pixel(kOutside.x, kOutside.y) != before, isAltered);
        const auto windings = planes.windings(kOutside.x, kOutside.y);
        QVERIFY(windings);
        QCOMPARE(windings->values[0], isAltered ? std::int16_t{1} : std::int16_t{0});
        QVERIFY(planes.cover(kOutside.x, kOutside.y) == (isAltered ? CoverValue::Painted : CoverValue::Uncovered));
        QVERIFY(cover && cover->fate == (isAltered ? CoverFate::Passed : CoverFate::Uncovered));
        QCOMPARE(*cover->coverage, isAltered ? std::uint8_t{255} : std::uint8_t{0});
    }
}

/// The middle of the star counts triangles 1 and 3, on top of what the plane holds.
void VectorAlteredTest::VG2D_07_whatWasThereBeforeStandsInTheReason()
{
    VectorBench bench;
    bench.fill(bench.star());
    const auto& passes = bench.machines().passes;
    const auto pass = std::ranges::find_if(
        passes, [](const DrawCommand& command) { return command.state->vector.pass == VectorPass::Winding; });
    QVERIFY(pass != passes.end());
    Memory memory = bench.machines().memory();
    *memory.surface(pass->state->targets.stencil).pixelForWrite(kInside.x, kInside.y) = std::byte{5};
    UntimedGpu gpu(memory);
    const auto winding = pixelWinding(gpu, *pass, kInside);
    QVERIFY(winding.hasValue());
    QCOMPARE(winding->windings[0], std::int16_t{7});
    QCOMPARE(winding->triangles.size(), std::size_t{2});
    QCOMPARE(winding->triangles[0].triangle, 1u);
    QCOMPARE(winding->triangles[1].triangle, 3u);
}

VITRINE_TEST(VectorAlteredTest)
#include "tst_vg2d_altered.moc"
