// SPDX-License-Identifier: Apache-2.0
// Interpolating a batch of quads gives what interpolating them one by one gives, to the bit.
#include "core/interpolate/lane_interpolate.h"
#include "core/shader/assembler.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <hwy/targets.h>

#include <bit>
#include <random>
#include <vector>

using namespace vitrine::core;

namespace {

constexpr std::uint32_t kLanes = 64;
constexpr int kVaryings = 3;
constexpr FragmentInputs kInputs{kVaryings, 3, 4, 5};
constexpr std::uint32_t kRegisters = 6;

class Random {
public:
    std::uint32_t below(std::uint32_t end) { return static_cast<std::uint32_t>(m_engine() % end); }
    double number()
    {
        return (static_cast<double>(below(1u << 30)) / (1u << 30) - 0.5) * (below(2) == 0 ? 1e-2 : 40.0);
    }
    Plane plane() { return {number(), number(), number()}; }
    Vec4 vector()
    {
        return {static_cast<float>(number()), static_cast<float>(number()), static_cast<float>(number()),
                static_cast<float>(number())};
    }

private:
    std::mt19937 m_engine{11};
};

Primitive randomPrimitive(Random& random)
{
    Primitive primitive;
    primitive.kind = random.below(2) == 0 ? PrimitiveKind::Point : PrimitiveKind::Triangle;
    primitive.frontFacing = random.below(2) == 0;
    primitive.referenceX = static_cast<std::int32_t>(random.below(300));
    primitive.referenceY = static_cast<std::int32_t>(random.below(300));
    primitive.depth = random.plane();
    primitive.pointS = random.plane();
    primitive.pointT = random.plane();
    primitive.attributes.count = kVaryings;
    for (Plane& plane : primitive.attributes.weights)
        plane = random.plane();
    for (std::size_t i = 0; i < kVaryings; ++i) {
        primitive.attributes.base[i] = random.vector();
        primitive.attributes.toFirst[i] = random.vector();
        primitive.attributes.toSecond[i] = random.vector();
    }
    return primitive;
}

class LaneInterpolateTest final : public QObject {
    Q_OBJECT

private slots:
    void cleanup()
    {
        hwy::SetSupportedTargetsForTest(0);
        hwy::GetChosenTarget().DeInit();
    }
    void batchesEqualQuads_data()
    {
        QTest::addColumn<qlonglong>("target");
        hwy::SetSupportedTargetsForTest(0);
        for (const std::int64_t target : hwy::SupportedAndGeneratedTargets())
            QTest::addRow("%s", hwy::TargetName(target)) << qlonglong{target};
    }

    void batchesEqualQuads()
    {
        QFETCH(qlonglong, target);
        hwy::SetSupportedTargetsForTest(target);
        hwy::GetChosenTarget().DeInit();
        VaryingMasks all;
        all.fill(0xF);
        Random random;
        for (int round = 0; round < 500; ++round) {
            const Primitive primitive = randomPrimitive(random);
            std::vector<Quad> quads(1 + random.below(kLanes / 4));
            for (Quad& quad : quads)
                quad = {static_cast<std::uint16_t>(2 * random.below(200)),
                        static_cast<std::uint16_t>(2 * random.below(200)), 0x1111};
            const std::uint32_t first = 4 * random.below(kLanes / 4 - static_cast<std::uint32_t>(quads.size()) + 1);
            std::vector<float> batch(kRegisters * 4 * kLanes), single = batch;
            interpolateQuads(primitive, quads, kInputs, all, {batch.data(), kLanes}, first);
            for (std::size_t i = 0; i < quads.size(); ++i)
                interpolateQuad(primitive, quads[i], kInputs, {single.data(), kLanes},
                                first + static_cast<std::uint32_t>(4 * i));
            for (std::size_t i = 0; i < batch.size(); ++i)
                QCOMPARE(std::bit_cast<std::uint32_t>(batch[i]), std::bit_cast<std::uint32_t>(single[i]));
        }
    }

    void onlyComponentsThatAreReadCount()
    {
        const auto program = assemble(".fragment\n.temps 1\n.inputs 3\n.outputs 1\n.varyings 3\n"
                                      "MUL r0.xy, v0.zwxy, v0.zwxy\nDP3 r0.z, v1, r0\nMOV o0, r0\n");
        QVERIFY(static_cast<bool>(program));
        const VaryingMasks masks = varyingsRead(*program);
        QCOMPARE(int{masks[0]}, 0xC); // z and w, into x and y
        QCOMPARE(int{masks[1]}, 0xF); // a vector operation: all that its swizzle names
        QCOMPARE(int{masks[2]}, 0x0);
    }
};

} // namespace

VITRINE_TEST(LaneInterpolateTest)
#include "tst_lane_interpolate.moc"
