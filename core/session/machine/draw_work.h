// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/power/power_domain.h"
#include "core/record/binned_counts.h"
#include "core/shader/isa.h"
#include "core/shader/shader_clock.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

/// What the ALUs and the other parts of a machine did over the cycles of a draw (BYP-03, BYP-04).

namespace vitrine::core {

/// Instructions of a task that a processor executed at a stretch. Each takes `clocksEach()` shader clocks, in which the
/// ALUs divide its items:
///
///   clock        0   1   2   3        2 instructions of 3 items on 2 ALUs
///   A0           0   2   0   2
///   A1           1   .   1   .
struct AluBurst {
    Cycle from = 0;
    Cycle to = 0;
    ItemId task;
    AluMask alus = 0; ///< that got items
    std::uint32_t instructions = 0;
    std::uint16_t processor = 0;
    std::uint8_t items = 0; ///< of each instruction
    ShaderStage stage = ShaderStage::Vertex;

    [[nodiscard]] std::uint32_t clocksEach() const;
    [[nodiscard]] std::uint64_t clocks() const { return std::uint64_t{instructions} * clocksEach(); }
    /// Items that an ALU, one of them, has worked on in the first so many clocks.
    [[nodiscard]] std::uint64_t itemsOn(std::uint32_t alu, std::uint64_t clocks) const;
    /// The same of all ALUs.
    [[nodiscard]] std::uint64_t itemsDone(std::uint64_t clocks) const;
    /// Clocks that are over before a cycle of the burst, or all behind it.
    [[nodiscard]] std::uint64_t clocksBefore(Cycle cycle, ShaderClock clock) const;
    [[nodiscard]] bool uses(std::uint32_t alu) const { return (alus >> alu & 1) != 0; }
};

/// An ALU works on an item in a shader clock.
struct AluItem {
    ItemId task;
    ShaderStage stage = ShaderStage::Vertex;
    std::uint32_t item = 0;        ///< of the task
    std::uint32_t instruction = 0; ///< of the burst, from 0
};

/// Counted by the power domains of a machine. A number of a stretch is the difference of two moments, so that stretches
/// add up, however they are cut. Moments are exact where bursts are kept, or the draw is short enough for a count in
/// each cycle; else they lie in a longer bin and have the proportion of it.
class DrawWork {
public:
    DrawWork() = default;
    DrawWork(PowerDomains domains, ShaderClock clock);

    [[nodiscard]] const PowerDomains& domains() const { return *m_domains; } ///< of a recording
    [[nodiscard]] ShaderClock clock() const { return m_clock; }
    /// Shader clocks in so many graphics cycles: 0.25 … 4 in each (BYP-05).
    [[nodiscard]] double clocksIn(Cycle cycles) const;
    /// Tasks, requests and results that went from one clock to the other.
    [[nodiscard]] std::uint64_t crossings() const { return m_crossings; }

    /// Operations of a domain in cycles from … to − 1 (EnergyTable says what one is).
    [[nodiscard]] std::uint64_t operations(std::uint32_t domain, Cycle from, Cycle to) const;
    /// Items of one stage that an ALU worked on: a shader clock each.
    [[nodiscard]] std::uint64_t items(std::uint32_t processor, std::uint32_t alu, ShaderStage stage, Cycle from,
                                      Cycle to) const;
    /// Shader clocks in which a processor executed a stage: the achieved ratio of BYP-04.
    [[nodiscard]] std::uint64_t clocks(std::uint32_t processor, ShaderStage stage, Cycle from, Cycle to) const;

    /// Of a processor and a stage, in the order of time, without overlap.
    [[nodiscard]] std::span<const AluBurst> bursts(std::uint32_t processor, ShaderStage stage) const;
    /// All that began before this cycle are kept; kNever: all.
    [[nodiscard]] Cycle keptUntil() const { return m_keptUntil; }
    /// What an ALU works on in a cycle, in the `clock`-th of its shader clocks. Nothing: it has none, or it is not
    /// kept.
    [[nodiscard]] std::optional<AluItem> itemAt(std::uint32_t processor, std::uint32_t alu, Cycle cycle,
                                                std::uint32_t clock = 0) const;

    // ---- for who records it
    void setRoom(std::size_t bursts) { m_room = bursts; }
    void add(const AluBurst& burst);
    void add(std::uint32_t domain, Cycle cycle, std::uint64_t operations);
    /// A domain has done so many since the beginning: what bursts have not told of these was done in this cycle.
    /// Whoever calls it for every domain has all operations, whatever does them.
    void addUpTo(std::uint32_t domain, Cycle cycle, std::uint64_t operations);
    /// The draw has no cycle from this one on.
    void setEnd(Cycle end) { m_counts.setEnd(end); }
    void setCrossings(std::uint64_t crossings) { m_crossings = crossings; }

private:
    /// Whose bursts a kind counts, and how.
    struct BurstKind {
        std::size_t kind = 0;
        std::uint32_t processor = 0;
        ShaderStage stage = ShaderStage::Vertex;
        std::uint32_t alu = 0;
        std::uint64_t (*count)(const AluBurst& burst, std::uint32_t alu, std::uint64_t clocks) = nullptr;
    };
    [[nodiscard]] BurstKind itemKind(std::uint32_t processor, std::uint32_t alu, ShaderStage stage) const;
    [[nodiscard]] BurstKind bankKind(std::uint32_t processor, ShaderStage stage) const;
    [[nodiscard]] BurstKind clockKind(std::uint32_t processor, ShaderStage stage) const;
    void spread(const BurstKind& kind, const AluBurst& burst);
    [[nodiscard]] std::uint64_t counted(const BurstKind& kind, Cycle from, Cycle to) const;
    [[nodiscard]] std::uint64_t countedInBin(const BurstKind& kind, Cycle cycle) const;

    std::optional<PowerDomains> m_domains;
    ShaderClock m_clock = ShaderClock::Same;
    std::size_t m_room = std::size_t{1} << 18;
    std::vector<std::vector<AluBurst>> m_bursts; ///< by processor and stage
    std::size_t m_kept = 0;
    Cycle m_keptUntil = kNever;
    std::vector<std::uint64_t> m_told; ///< operations so far, by domain
    BinnedCounts m_counts;             ///< operations of domains beside bursts; then of bursts, a kind each
    std::uint64_t m_crossings = 0;
};

} // namespace vitrine::core
