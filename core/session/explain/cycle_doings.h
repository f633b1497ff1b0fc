// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/explain/cycle_discards.h"
#include "core/session/explain/explained_cycle.h"
#include "core/session/machine/draw_recording.h"
#include "core/session/machine/request_path.h"
#include "core/session/machine/task_log.h"

#include <map>
#include <optional>
#include <vector>

namespace vitrine::core {

/// A part of a sentence, without its subject.
struct Doing {
    Text words;
    std::vector<NamedThing> names;
    bool isChange = false; ///< more than the mere passing on of items
};

/// "in 43 cycles", of what comes so many cycles later.
[[nodiscard]] Text inCycles(Cycle cycles);

/// Names of things, noted while a part of a sentence is written.
class ThingNames {
public:
    explicit ThingNames(const DrawRecording& recording) : m_recording(recording) {}

    [[nodiscard]] Text unit(UnitId id);
    [[nodiscard]] Text queue(QueueId id);
    [[nodiscard]] Text task(ItemId id);
    [[nodiscard]] Text request(ItemId id);
    [[nodiscard]] Text segment(std::uint32_t number);
    [[nodiscard]] Text tile(std::uint32_t column, std::uint32_t row);
    /// The part of a sentence with the names since the last one.
    [[nodiscard]] Doing doing(Text words, bool isChange);

private:
    Text note(NamedThing::Kind kind, std::uint32_t number, Text words, std::uint32_t row = 0);

    const DrawRecording& m_recording;
    std::vector<NamedThing> m_names;
};

/// What the events of a cycle tell of each unit, in their order.
class CycleDoings {
public:
    CycleDoings(const DrawRecording& recording, Cycle cycle);
    /// Null: what was discarded in the cycle is not known.
    void setDiscards(const CycleDiscards* discards) { m_discards = discards; }

    void add(const Event& event);
    /// Writes what was only counted so far. Call it behind the last event.
    void finish();

    [[nodiscard]] const std::vector<Doing>& of(UnitId unit) const;
    [[nodiscard]] const std::optional<RequestPath>& path() const { return m_path; }

private:
    void take(const ItemPushed& event);
    void take(const ItemGranted& event);
    void take(const ItemParked& event);
    void take(const ItemPopped& event);
    void take(const TileJudged& event);
    void take(const HizUpdated& event);
    void take(const DepthTested& event);
    void take(const PixelWritten& event);
    void take(const SegmentChanged& event);
    void take(const PowerChanged& event);
    void take(const BypassDecided& event);
    void take(const FifoChanged& event);
    void take(const BurstStarted& event);
    void take(const RequestFailed& event);
    void take(const DrawStarted& event);
    void take(const DrawEnded& event);
    void take(const Drained& event);
    void take(const ErrorReported& event);
    void take(const WarningReported& event);
    template <typename Other>
    void take(const Other&)
    {
    }
    void tell(UnitId unit, Text words, bool isChange = true);

    const DrawRecording& m_recording;
    const Cycle m_cycle;
    const TaskLog& m_log;
    const CycleDiscards* m_discards = nullptr;
    const std::optional<RequestPath> m_path;
    const QueueId m_arq, m_apq;
    ThingNames m_names;
    std::map<UnitId, std::vector<Doing>> m_doings;
    struct Tests {
        std::uint32_t pixels = 0, killed = 0;
    };
    std::map<UnitId, Tests> m_tests;
    std::map<UnitId, std::uint32_t> m_written;
    std::map<std::pair<UnitId, QueueId>, std::uint32_t> m_taken, m_put;
};

} // namespace vitrine::core
