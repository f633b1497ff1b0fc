// SPDX-License-Identifier: Apache-2.0
#include "captures/import/thumbnail_maker.h"

#include "captures/import/picture_png.h"
#include "core/api/replay/replayer.h"
#include "core/command/vector_config.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/reachable_units.h"
#include "core/gpu/untimed_gpu.h"
#include "core/session/picture.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace vitrine::captures {
namespace {

constexpr std::uint64_t kMaxFrames = 10;
constexpr std::uint64_t kMaxDraws = 2000;
constexpr std::uint64_t kMaxWork = 32u << 20; // vertices and fragments
constexpr std::uint32_t kLongerSide = 256;

/// Alpha does not count: windows are shown opaque.
bool isOfOneColor(const core::Picture& picture)
{
    for (std::size_t i = 4; i < picture.rgba.size(); i += 4) {
        if (std::memcmp(&picture.rgba[i], picture.rgba.data(), 3) != 0)
            return false;
    }
    return true;
}

} // namespace

struct ThumbnailMaker::Machine {
    /// A machine that counts what it was given to do.
    class CountingSink final : public core::CommandSink {
    public:
        explicit CountingSink(core::Gpu& gpu) : m_gpu(gpu) {}

        core::Result<void> draw(const core::DrawCommand& command) override
        {
            auto done = m_gpu.draw(command);
            ++draws;
            work += m_gpu.lastDraw().vertices + m_gpu.lastDraw().fragments;
            return done;
        }
        void announce(const core::DrawCommand& next) override { m_gpu.announce(next); }
        [[nodiscard]] bool readsWords() const override { return m_gpu.readsWords(); }
        void clear(const core::ClearCommand& command) override { m_gpu.clear(command); }
        void finish() override { m_gpu.finish(); }
        [[nodiscard]] core::Memory& memory() override { return m_gpu.memory(); }

        std::uint64_t draws = 0;
        std::uint64_t work = 0;

    private:
        core::Gpu& m_gpu;
    };

    explicit Machine(std::shared_ptr<const core::ReachableUnits> units)
        : gpu(memory, units), replayer(sink, core::WindowSamples::Single, std::move(units), core::VectorConfig{})
    {
    }

    core::Memory memory;
    core::UntimedGpu gpu;
    CountingSink sink{gpu};
    core::Replayer replayer;
    std::uint64_t frames = 0;

    [[nodiscard]] bool isExhausted() const
    {
        return frames >= kMaxFrames || sink.draws >= kMaxDraws || sink.work >= kMaxWork;
    }
};

ThumbnailMaker::ThumbnailMaker(std::stop_token stop) : ThumbnailMaker(std::move(stop), core::MachineConfig{}) {}

ThumbnailMaker::ThumbnailMaker(std::stop_token stop, const core::MachineConfig& machine)
    : m_machine(std::make_unique<Machine>(core::reachableUnits(machine)))
{
    m_machine->gpu.setStopToken(std::move(stop));
}

ThumbnailMaker::~ThumbnailMaker() = default;

void ThumbnailMaker::see(const core::Call& call)
{
    if (!m_machine)
        return;
    // A call that can't be executed is the replay's to report, not the import's.
    const auto outcome = m_machine->replayer.execute(call);
    if (outcome && outcome->presented && m_machine->memory.contains(outcome->presented)) {
        ++m_machine->frames;
        const auto shown = core::takePicture(m_machine->memory.surface(outcome->presented), core::Attachment::Color);
        if (!shown.empty() && !isOfOneColor(shown)) {
            if (auto png = encodePicture(shrink(shown, kLongerSide)))
                m_png = std::move(*png);
            m_machine.reset();
            return;
        }
    }
    if (m_machine->isExhausted())
        m_machine.reset();
}

} // namespace vitrine::captures
