// SPDX-License-Identifier: Apache-2.0
#include "core/session/limits/limits.h"

#include "core/base/hash128.h"
#include "core/gpu/knobs/command_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/memory/surface_ops.h"
#include "core/session/frame/frame_stream.h"
#include "core/session/limits/shared_calls.h"

#include <algorithm>
#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <tuple>

namespace vitrine::core {

namespace {

/// What a machine came to.
struct Figures {
    Cycle cycles = 0;
    Energy energy = 0;
    std::vector<Hash128> buffers; ///< ordered, since a surface's number is not the same on every machine (RUN-13)
    CallTroubles troubles;
};

std::vector<Hash128> buffersIn(const Memory& memory)
{
    std::vector<Hash128> buffers;
    for (std::uint32_t number = 1; number <= memory.highestNumber(); ++number)
        if (const SurfaceId id{number}; memory.contains(id))
            buffers.push_back(contentHash(memory.surface(id)));
    std::ranges::sort(buffers, {}, [](const Hash128& hash) { return std::tuple(hash.high, hash.low); });
    return buffers;
}

/// Whether one machine may go on behind frames that were passed over on the other: of what a change can be about, HIZ
/// and the draws under way decide what is known of tiles (RUN-04).
bool goesOnBehind(const MachineConfig& passed, const MachineConfig& config)
{
    return config.hiz == passed.hiz && config.commands->ciDraws == passed.commands->ciDraws;
}

/// The runs of one frame on the machine as it is, which is the first, and on all that are otherwise.
class Runs {
public:
    Runs(CallSource& source, const MachineConfig& config, std::size_t frame, const LimitsPace& pace)
        : m_source(source), m_config(config), m_frame(frame), m_pace(pace),
          m_passed(m_source, config, config.commands->ciDraws), m_changes(limitChanges(config))
    {
        m_machines.push_back(nullptr);
        for (const LimitChange& change : m_changes)
            if (change.impossible.empty())
                m_machines.push_back(&change);
        m_figures.resize(m_machines.size());
    }

    [[nodiscard]] Result<FrameLimits> measure();

private:
    void runAll();
    [[nodiscard]] Result<Figures> runOn(const MachineConfig& config);
    [[nodiscard]] Result<std::unique_ptr<FrameStream>> beforeFrame(const MachineConfig& config);
    [[nodiscard]] FrameLimits collected() const;
    [[nodiscard]] LimitRow rowOf(const LimitChange& change) const;

    SharedCalls m_source;
    const MachineConfig& m_config;
    const std::size_t m_frame;
    const LimitsPace& m_pace;
    FrameStream m_passed; ///< before the frame, on the machine as it is
    const std::vector<LimitChange> m_changes;
    std::vector<const LimitChange*> m_machines;            ///< null: the machine as it is
    std::vector<std::optional<Result<Figures>>> m_figures; ///< by machine
    std::atomic<std::size_t> m_next = 0;
    std::mutex m_mutex; ///< of what follows, and of m_passed
    std::uint64_t m_done = 0;
};

/// Changed machines as long as there are any.
void Runs::runAll()
{
    for (std::size_t i = m_next++; i < m_machines.size() && !m_pace.stop.stop_requested(); i = m_next++) {
        m_figures[i] = runOn(m_machines[i] ? changedBy(*m_machines[i], m_config) : m_config);
        const std::scoped_lock lock(m_mutex);
        ++m_done;
        if (m_pace.progress)
            m_pace.progress(m_done, m_machines.size());
    }
}

Result<std::unique_ptr<FrameStream>> Runs::beforeFrame(const MachineConfig& config)
{
    if (goesOnBehind(m_config, config)) {
        const std::scoped_lock lock(m_mutex);
        return std::make_unique<FrameStream>(m_passed, m_source, config);
    }
    auto stream = std::make_unique<FrameStream>(m_source, config, config.commands->ciDraws);
    if (auto passed = stream->passTo(m_frame, m_pace.stop); !passed)
        return passed.error();
    return stream;
}

Result<Figures> Runs::runOn(const MachineConfig& config)
{
    auto stream = beforeFrame(config);
    if (!stream)
        return stream.error();
    const auto run = (*stream)->run(m_pace.stop);
    if (!run)
        return run.error();
    return Figures{run->cycles, run->energy, buffersIn((*stream)->memory()), (*stream)->troubles()};
}

Result<FrameLimits> Runs::measure()
{
    if (m_frame >= m_passed.frameCount())
        return failure("there is no frame {}: the capture has {}", m_frame, m_passed.frameCount());
    if (auto passed = m_passed.passTo(m_frame, m_pace.stop); !passed)
        return m_pace.stop.stop_requested() ? cancelled(textOf("the search")) : passed.error();
    if (m_pace.progress)
        m_pace.progress(0, m_machines.size());
    {
        const std::size_t jobs = !mayRunInThreads(m_config) ? 1 : std::min<std::size_t>(m_pace.jobs, m_machines.size());
        std::vector<std::jthread> others;
        while (others.size() + 1 < jobs)
            others.emplace_back([this] { runAll(); });
        runAll();
    }
    if (m_pace.stop.stop_requested())
        return cancelled(textOf("the search"));
    if (const auto& asItIs = *m_figures.front(); !asItIs)
        return asItIs.error();
    return collected();
}

LimitRow Runs::rowOf(const LimitChange& change) const
{
    LimitRow row{change, change.impossible};
    const auto machine = std::ranges::find(m_machines, &change);
    if (machine == m_machines.end())
        return row;
    const auto& figures = *m_figures[static_cast<std::size_t>(machine - m_machines.begin())];
    if (!figures) {
        row.notRunnable = figures.error().message;
        return row;
    }
    const Figures& asItIs = **m_figures.front();
    row.cycles = static_cast<std::int64_t>(figures->cycles) - static_cast<std::int64_t>(asItIs.cycles);
    row.energy = static_cast<std::int64_t>(figures->energy) - static_cast<std::int64_t>(asItIs.energy);
    row.isImageEqual = figures->buffers == asItIs.buffers;
    return row;
}

FrameLimits Runs::collected() const
{
    const Figures& asItIs = **m_figures.front();
    FrameLimits limits{m_frame, asItIs.cycles, asItIs.energy, {}, asItIs.troubles};
    for (const LimitChange& change : m_changes)
        limits.rows.push_back(rowOf(change));
    std::ranges::stable_sort(limits.rows, {},
                             [](const LimitRow& row) { return std::tuple(!row.notRunnable.empty(), row.cycles); });
    return limits;
}

} // namespace

Result<FrameLimits> findLimits(CallSource& source, const MachineConfig& config, std::size_t frame,
                               const LimitsPace& pace)
{
    if (auto checked = checkConfig(config); !checked)
        return checked.error();
    return Runs(source, config, frame, pace).measure();
}

} // namespace vitrine::core
