// SPDX-License-Identifier: Apache-2.0
// Batches of lanes read what the same lanes read quad by quad, to the bit.
#include "tests/harness/test_class.h"
#include "tests/texture/sampler_fixture.h"

#include <QtTest>

#include <hwy/targets.h>

#include <bit>
#include <limits>
#include <random>

using namespace vitrine::core;

namespace {

constexpr std::uint32_t kMost = 64;

class Random {
public:
    std::uint32_t below(std::uint32_t end) { return static_cast<std::uint32_t>(m_engine() % end); }
    float between(float low, float high)
    {
        return low + (high - low) * static_cast<float>(m_engine() >> 8) / static_cast<float>(1u << 24);
    }

private:
    std::mt19937 m_engine{20};
};

struct Batch {
    std::uint32_t lanes = kMost;
    std::uint64_t mask = ~std::uint64_t{0};
    std::array<std::array<float, kMost>, 2> coordinates{};
    std::array<std::array<float, kMost>, 4> channels{};

    /// Reads lanes first … first + count − 1.
    void read(const PreparedTexture& texture, std::uint32_t first, std::uint32_t count)
    {
        const std::uint64_t shifted = mask >> first;
        SampleRequest request;
        request.laneCount = count;
        request.laneMask = {&shifted, 1};
        request.coordinates = {&coordinates[0][first], &coordinates[1][first], nullptr};
        texture.sample(request, {{&channels[0][first], &channels[1][first], &channels[2][first], &channels[3][first]}});
    }
};

TextureView randomView(Random& random, Memory& memory, PixelFormat format)
{
    const std::uint32_t width = 1 + random.below(70), height = 1 + random.below(70);
    TextureView view;
    view.sampler = {static_cast<Filter>(random.below(2)),    static_cast<Filter>(random.below(2)),
                    static_cast<MipFilter>(random.below(3)), static_cast<Wrap>(random.below(3)),
                    static_cast<Wrap>(random.below(3)),      Wrap::Repeat};
    view.complete = true;
    for (std::uint32_t size = std::max(width, height); size > 0; size /= 2)
        ++view.levelCount;
    if (view.sampler.mipFilter == MipFilter::None)
        view.levelCount = 1;
    for (std::uint32_t level = 0; level < view.levelCount; ++level) {
        const SurfaceId id = memory.create({format, std::max(1u, width >> level), std::max(1u, height >> level), 1});
        Surface& surface = memory.surface(id);
        std::vector<std::byte> bytes(std::size_t{surface.width()} * surface.height() * surface.bytesPerPixel());
        for (std::byte& byte : bytes)
            byte = static_cast<std::byte>(random.below(256));
        surface.writeRect(0, 0, surface.width(), surface.height(), bytes);
        view.levels.push_back(id);
    }
    return view;
}

void fillCoordinates(Random& random, Batch& batch)
{
    const float spread = random.between(0.0f, 1.0f) < 0.5f ? 0.02f : 3.0f;
    for (auto& row : batch.coordinates) {
        const float start = random.between(-2.0f, 2.0f);
        for (float& value : row)
            value = start + random.between(-spread, spread);
    }
    constexpr float kOdd[] = {0.0f,
                              -0.0f,
                              1.0f,
                              -1.0f,
                              0.5f,
                              1e30f,
                              -1e30f,
                              std::numeric_limits<float>::infinity(),
                              std::numeric_limits<float>::quiet_NaN(),
                              1e-40f};
    for (int i = 0; i < 4; ++i)
        batch.coordinates[random.below(2)][random.below(kMost)] = kOdd[random.below(std::size(kOdd))];
}

class TestBatchSampler final : public QObject {
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
        QTest::addColumn<int>("format");
        hwy::SetSupportedTargetsForTest(0);
        for (const std::int64_t target : hwy::SupportedAndGeneratedTargets())
            for (int format = 1; format < kPixelFormatCount; ++format)
                QTest::addRow("format %d on %s", format, hwy::TargetName(target)) << qlonglong{target} << format;
    }

    void batchesEqualQuads()
    {
        QFETCH(qlonglong, target);
        QFETCH(int, format);
        hwy::SetSupportedTargetsForTest(target);
        hwy::GetChosenTarget().DeInit();
        Random random;
        for (int round = 0; round < 200; ++round) {
            Memory memory;
            const PreparedTexture texture(randomView(random, memory, static_cast<PixelFormat>(format)), memory);
            Batch whole;
            whole.lanes = 4 * (1 + random.below(kMost / 4));
            if (random.below(2) == 0)
                whole.mask = (std::uint64_t{random.below(1u << 31)} << 33) ^ random.below(1u << 31);
            fillCoordinates(random, whole);
            Batch quads = whole;
            whole.read(texture, 0, whole.lanes);
            for (std::uint32_t lane = 0; lane < whole.lanes; lane += 4)
                quads.read(texture, lane, 4);
            for (std::size_t channel = 0; channel < 4; ++channel) {
                for (std::size_t lane = 0; lane < whole.lanes; ++lane)
                    QCOMPARE(std::bit_cast<std::uint32_t>(whole.channels[channel][lane]),
                             std::bit_cast<std::uint32_t>(quads.channels[channel][lane]));
            }
        }
    }
};

} // namespace

VITRINE_TEST(TestBatchSampler)
#include "tst_batch_sampler.moc"
