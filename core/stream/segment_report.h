// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/observe/events.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The load of the fragment shader pipelines (FSEG-13): what the distributor counts, and a report of it.

namespace vitrine::core {

struct SegmentLimits;

inline constexpr std::size_t kSegmentCloseReasons = 8;
/// How many segments were closed for each reason, by SegmentCloseReason.
using CloseReasons = std::array<std::uint64_t, kSegmentCloseReasons>;

/// The load of one pipeline since the machine was built.
struct PipelineLoad {
    std::uint64_t segments = 0;  ///< segments that were closed
    std::uint64_t fragments = 0; ///< fragments in these segments
    CloseReasons reasons{};
    /// Cycles that it has executed for fragments, as far as its last collected segment told.
    std::uint64_t busyCycles = 0;
    std::uint64_t waited = 0; ///< cycles in which its finished segments waited for their turn (FSEG-09)

    friend bool operator==(const PipelineLoad&, const PipelineLoad&) = default;
    static void visit(auto& visitor, auto& load)
    {
        visitor("segments", load.segments);
        visitor("fragments", load.fragments);
        visitor("reasons", load.reasons);
        visitor("busyCycles", load.busyCycles);
        visitor("waited", load.waited);
    }
};

struct SegmentStatistics {
    std::vector<PipelineLoad> pipelines; ///< empty in pull mode
    std::uint64_t stalledCycles = 0;     ///< `fsd.stall`: cycles in which a fragment waited for a processor (FSEG-11)
    std::uint64_t cycles = 0;            ///< cycles of the machine

    /// What was added since an earlier moment of the same machine.
    [[nodiscard]] SegmentStatistics since(const SegmentStatistics& earlier) const;
    /// Adds the statistics of another stretch of time.
    void add(const SegmentStatistics& other);
    friend bool operator==(const SegmentStatistics&, const SegmentStatistics&) = default;
};

struct PipelineReport {
    std::uint32_t pipeline = 0;
    PipelineLoad load;
    std::uint64_t idleCycles = 0;
    double fillPercent = 0; ///< on average over its segments
};

struct SegmentReport {
    std::vector<PipelineReport> pipelines; ///< empty when there was no segment
    std::uint64_t segments = 0;
    std::uint64_t fragments = 0;
    CloseReasons reasons{};
    std::uint64_t stalledCycles = 0;
    double averageFillPercent = 0; ///< how much of the slots was used
    double busyPipelines = 0;      ///< how many were busy, on average over the cycles
    std::optional<double> speedUp; ///< in comparison with one processor, if that run is known
};

/// How much of the slots of so many segments is used, 0–100.
[[nodiscard]] double fillPercent(std::uint64_t fragments, std::uint64_t segments, const SegmentLimits& limits);

/// `cyclesOfOneProcessor` is the time of the same work with sp.count = 1.
[[nodiscard]] SegmentReport segmentReport(const SegmentStatistics& statistics, const SegmentLimits& limits,
                                          std::optional<std::uint64_t> cyclesOfOneProcessor = {});

/// The report as comma-separated values: a line of names, a line per pipeline, and the totals.
[[nodiscard]] std::string segmentReportCsv(const SegmentReport& report);

} // namespace vitrine::core
