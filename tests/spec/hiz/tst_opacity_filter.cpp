// SPDX-License-Identifier: Apache-2.0
// HIZ-16: filtering never leaves the range of what it reads.
#include "core/texture/sampler_ops.h"
#include "tests/harness/test_class.h"
#include "tests/spec/hiz/opacity_bench.h"

#include <QtTest>

#include <array>

using namespace vitrine::hiz;

namespace {

constexpr std::size_t kPositions = 1000;

/// The same numbers on every host.
class Positions {
public:
    float next()
    {
        m_state = m_state * 6364136223846793005u + 1442695040888963407u;
        return static_cast<float>(m_state >> 40) / 16777216.0f * 3.0f - 1.0f;
    }

private:
    std::uint64_t m_state = 4;
};

/// An all-ones texture of 5 × 3 texels with mip-maps, linear between them.
TextureView opaqueTexture(Memory& memory)
{
    TextureView view = viewOf({makeAlphas(memory, 5, 3, std::vector<float>(15, 1.0f)),
                               makeAlphas(memory, 2, 1, {1.0f, 1.0f}), makeAlphas(memory, 1, 1, {1.0f})});
    view.sampler = {.magFilter = Filter::Linear, .minFilter = Filter::Linear, .mipFilter = MipFilter::Linear};
    return view;
}

/// How many of kPositions read something else than alpha 1, in batches of `lanes`.
std::size_t countOthers(std::uint32_t lanes)
{
    Memory memory;
    const PreparedTexture texture(opaqueTexture(memory), memory);
    Positions positions;
    std::size_t others = 0;
    for (std::size_t done = 0; done < kPositions; done += lanes) {
        std::array<std::array<float, 64>, 2> at{};
        std::array<std::array<float, 64>, 4> colors{};
        for (std::size_t lane = 0; lane < lanes; ++lane)
            at[0][lane] = positions.next(), at[1][lane] = positions.next();
        const std::array<std::uint64_t, 1> mask{~std::uint64_t{0}};
        SampleRequest request{.laneCount = lanes, .laneMask = mask};
        request.coordinates = {at[0].data(), at[1].data(), nullptr};
        texture.sample(request, {{colors[0].data(), colors[1].data(), colors[2].data(), colors[3].data()}});
        for (std::size_t lane = 0; lane < lanes; ++lane)
            others += colors[3][lane] != 1.0f ? 1 : 0;
    }
    return others;
}

} // namespace

class OpacityFilterTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_16_weightedSumOfOnesIsOneLaneByLane();
    void HIZ_16_weightedSumOfOnesIsOneInBatches();
};

void OpacityFilterTest::HIZ_16_weightedSumOfOnesIsOneLaneByLane()
{
    QCOMPARE(countOthers(4), std::size_t{0});
}

void OpacityFilterTest::HIZ_16_weightedSumOfOnesIsOneInBatches()
{
    QCOMPARE(countOthers(64), std::size_t{0});
}

VITRINE_TEST(OpacityFilterTest)
#include "tst_opacity_filter.moc"
