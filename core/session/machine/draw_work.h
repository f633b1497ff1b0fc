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

/// Instructions of a task that a processor executed one directly after the other. Each instruction takes `clocksEach()`
/// shader clocks, in which the ALUs share its items:
///
///   clock        0   1   2   3        2 instructions of 3 items on 2 ALUs
///   A0           0   2   0   2
///   A1           1   .   1   .
struct AluBurst {
    Cycle from = 0;
    Cycle to = 0;
    ItemId task;
    AluMask alus = 0; ///< those that got items
    std::uint32_t instructions = 0;
    std::uint16_t processor = 0;
    std::uint8_t items = 0; ///< of each instruction
    ShaderStage stage = ShaderStage::Vertex;

    [[nodiscard]] std::uint32_t clocksEach() const;
    [[nodiscard]] std::uint64_t clocks() const { return std::uint64_t{instructions} * clocksEach(); }
    /// How many items one of the burst's ALUs worked on in its first `clocks` shader clocks.
    [[nodiscard]] std::uint64_t itemsOn(std::uint32_t alu, std::uint64_t clocks) const;
    /// How many items all of the burst's ALUs worked on in its first `clocks` shader clocks.
    [[nodiscard]] std::uint64_t itemsDone(std::uint64_t clocks) const;
    /// How many of the burst's shader clocks are over when `cycle` begins.
    [[nodiscard]] std::uint64_t clocksBefore(Cycle cycle, ShaderClock clock) const;
    [[nodiscard]] bool uses(std::uint32_t alu) const { return (alus >> alu & 1) != 0; }
};

/// The item that an ALU works on in a shader clock.
struct AluItem {
    ItemId task;
    ShaderStage stage = ShaderStage::Vertex;
    std::uint32_t item = 0;        ///< of the task
    std::uint32_t instruction = 0; ///< of the burst, from 0
};

/// The work of a draw, counted by the power domains of a machine. The number for a stretch is the difference of the
/// counts at its two ends, so stretches add up however they are cut. The count at a cycle is exact when bursts are kept
/// there, or when the draw is short enough for a count in each cycle. Otherwise the cycle lies in a longer bin, and the
/// bin's work counts in proportion.
class DrawWork {
public:
    DrawWork() = default;
    DrawWork(PowerDomains domains, ShaderClock clock);

    /// Only the work of a recording has domains.
    [[nodiscard]] const PowerDomains& domains() const { return *m_domains; }
    [[nodiscard]] ShaderClock clock() const { return m_clock; }
    /// How many shader clocks there are in so many graphics cycles: 0.25 … 4 in each (BYP-05).
    [[nodiscard]] double clocksIn(Cycle cycles) const;
    /// How many tasks, requests and results went from one clock to the other.
    [[nodiscard]] std::uint64_t crossings() const { return m_crossings; }

    /// How many operations a domain did in the cycles from … to − 1 (EnergyTable says what an operation is).
    [[nodiscard]] std::uint64_t operations(std::uint32_t domain, Cycle from, Cycle to) const;
    /// How many items of one stage an ALU worked on; each takes one shader clock.
    [[nodiscard]] std::uint64_t items(std::uint32_t processor, std::uint32_t alu, ShaderStage stage, Cycle from,
                                      Cycle to) const;
    /// In how many shader clocks a processor executed a stage. The numbers of both stages give the achieved ratio of
    /// BYP-04.
    [[nodiscard]] std::uint64_t clocks(std::uint32_t processor, ShaderStage stage, Cycle from, Cycle to) const;

    /// The bursts of a processor and a stage in the order of time. They don't overlap.
    [[nodiscard]] std::span<const AluBurst> bursts(std::uint32_t processor, ShaderStage stage) const;
    /// Bursts that began before this cycle are all kept; kNever when every burst is.
    [[nodiscard]] Cycle keptUntil() const { return m_keptUntil; }
    /// The item that an ALU works on in a cycle, in the `clock`-th shader clock of the cycle. Nothing when the ALU has
    /// no item, or when it is not kept.
    [[nodiscard]] std::optional<AluItem> itemAt(std::uint32_t processor, std::uint32_t alu, Cycle cycle,
                                                std::uint32_t clock = 0) const;

    // ---- for who records it
    void setRoom(std::size_t bursts) { m_room = bursts; }
    void add(const AluBurst& burst);
    void add(std::uint32_t domain, Cycle cycle, std::uint64_t operations);
    /// Tells how many operations a domain has done since the beginning. Those that no burst or add() has told of are
    /// taken as done in this cycle. Called for every domain, it makes the counts complete, whatever did the operations.
    void addUpTo(std::uint32_t domain, Cycle cycle, std::uint64_t operations);
    /// Tells where the draw ends: `end` is the first cycle after it.
    void setEnd(Cycle end) { m_counts.setEnd(end); }
    void setCrossings(std::uint64_t crossings) { m_crossings = crossings; }

private:
    /// One kind of count over bursts: whose bursts it counts, and how.
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
    BinnedCounts m_counts; ///< first the operations of domains that no burst tells of; then the kinds that are counted
                           ///< from bursts
    std::uint64_t m_crossings = 0;
};

} // namespace vitrine::core
