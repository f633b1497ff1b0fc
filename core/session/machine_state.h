// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/replay/replayer.h"
#include "core/command/command_sink.h"
#include "core/fixed_function/unit_runner.h"
#include "core/gpu/timed_gpu.h"
#include "core/memory/memory.h"
#include "core/session/saved_moment.h"

#include <cstdint>
#include <optional>

namespace vitrine::core {

/// The sink of a saved moment: nothing is ever submitted to it.
class FrozenSink final : public CommandSink {
public:
    explicit FrozenSink(Memory& memory) : m_memory(memory) {}
    Result<void> draw(const DrawCommand&) override { return failure("a saved moment can't draw"); }
    void clear(const ClearCommand&) override {}
    void finish() override {}
    [[nodiscard]] Memory& memory() override { return m_memory; }

private:
    Memory& m_memory;
};

/// What a replay remembers besides memory and API state.
struct ReplayMarks {
    std::uint64_t position = 0; ///< calls executed
    ReplayCost cost = 0;        ///< of executing them
    std::uint64_t lastCall = 0; ///< the capture's own number of the last of them
    std::optional<DrawCommand> lastDraw;
    SurfaceId presented;                       ///< set when the last call executed presented a window
    std::optional<TimedMoment> timed;          ///< of a replay with a clock
    std::optional<UnitRunner::Moment> untimed; ///< of one without
};

/// Everything that a replay's future depends on, at a draw or call boundary (design.md §4).
class MachineState final : public SavedMoment {
public:
    MachineState(const Memory& memory, const Replayer& replayer, ReplayMarks marks);

    [[nodiscard]] const Memory& memory() const { return m_memory; }
    [[nodiscard]] const Replayer& replayer() const { return m_replayer; }
    [[nodiscard]] const ReplayMarks& marks() const { return m_marks; }

    [[nodiscard]] std::uint64_t bytesBeside(const SavedMoment* earlier) const override;
    [[nodiscard]] ReplayCost copyCost() const override { return m_copyCost; }

private:
    Memory m_memory;
    FrozenSink m_sink;
    Replayer m_replayer;
    ReplayMarks m_marks;
    ReplayCost m_copyCost;
};

} // namespace vitrine::core
