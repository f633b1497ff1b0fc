// SPDX-License-Identifier: Apache-2.0
#include "core/stream/segment_report.h"

#include "core/observe/event_names.h"
#include "core/stream/segment_limits.h"

#include <algorithm>

namespace vitrine::core {

namespace {

PipelineLoad difference(const PipelineLoad& later, const PipelineLoad& earlier)
{
    PipelineLoad result;
    result.segments = later.segments - earlier.segments;
    result.fragments = later.fragments - earlier.fragments;
    for (std::size_t i = 0; i < kSegmentCloseReasons; ++i)
        result.reasons[i] = later.reasons[i] - earlier.reasons[i];
    result.busyCycles = later.busyCycles - earlier.busyCycles;
    result.waited = later.waited - earlier.waited;
    return result;
}

double ratio(std::uint64_t part, std::uint64_t whole)
{
    return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
}

std::string oneDecimal(double value)
{
    // Not by printf, which writes the decimal point of the user's language.
    const auto tenths = static_cast<std::uint64_t>(value * 10.0 + 0.5);
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

std::string reasonCells(const CloseReasons& reasons)
{
    std::string cells;
    for (std::size_t i = 1; i < kSegmentCloseReasons; ++i)
        cells += ',' + std::to_string(reasons[i]);
    return cells;
}

} // namespace

SegmentStatistics SegmentStatistics::since(const SegmentStatistics& earlier) const
{
    SegmentStatistics result;
    result.stalledCycles = stalledCycles - earlier.stalledCycles;
    result.cycles = cycles - earlier.cycles;
    for (std::size_t i = 0; i < pipelines.size(); ++i)
        result.pipelines.push_back(
            difference(pipelines[i], i < earlier.pipelines.size() ? earlier.pipelines[i] : PipelineLoad{}));
    return result;
}

void SegmentStatistics::add(const SegmentStatistics& other)
{
    stalledCycles += other.stalledCycles;
    cycles += other.cycles;
    pipelines.resize(std::max(pipelines.size(), other.pipelines.size()));
    for (std::size_t i = 0; i < other.pipelines.size(); ++i) {
        const PipelineLoad& more = other.pipelines[i];
        pipelines[i].segments += more.segments;
        pipelines[i].fragments += more.fragments;
        pipelines[i].busyCycles += more.busyCycles;
        pipelines[i].waited += more.waited;
        for (std::size_t reason = 0; reason < kSegmentCloseReasons; ++reason)
            pipelines[i].reasons[reason] += more.reasons[reason];
    }
}

double fillPercent(std::uint64_t fragments, std::uint64_t segments, const SegmentLimits& limits)
{
    return 100.0 * ratio(fragments, segments * limits.fragments);
}

SegmentReport segmentReport(const SegmentStatistics& statistics, const SegmentLimits& limits,
                            std::optional<std::uint64_t> cyclesOfOneProcessor)
{
    SegmentReport report;
    report.stalledCycles = statistics.stalledCycles;
    std::uint64_t busy = 0;
    for (std::size_t i = 0; i < statistics.pipelines.size(); ++i) {
        const PipelineLoad& load = statistics.pipelines[i];
        report.segments += load.segments;
        report.fragments += load.fragments;
        busy += load.busyCycles;
        for (std::size_t reason = 0; reason < kSegmentCloseReasons; ++reason)
            report.reasons[reason] += load.reasons[reason];
        const std::uint64_t idle = statistics.cycles - std::min(statistics.cycles, load.busyCycles);
        report.pipelines.push_back(
            {static_cast<std::uint32_t>(i), load, idle, fillPercent(load.fragments, load.segments, limits)});
    }
    if (report.segments == 0)
        report.pipelines.clear();
    report.averageFillPercent = fillPercent(report.fragments, report.segments, limits);
    report.busyPipelines = ratio(busy, statistics.cycles);
    if (cyclesOfOneProcessor && statistics.cycles > 0)
        report.speedUp = ratio(*cyclesOfOneProcessor, statistics.cycles);
    return report;
}

std::string segmentReportCsv(const SegmentReport& report)
{
    std::string text = "pipeline,segments,fragments,busy_cycles,idle_cycles,waited_cycles,fill_percent";
    for (std::size_t i = 1; i < kSegmentCloseReasons; ++i)
        text += ",closed_" + std::string(enumName(static_cast<SegmentCloseReason>(i)));
    text += '\n';
    std::uint64_t busy = 0, idle = 0, waited = 0;
    for (const PipelineReport& row : report.pipelines) {
        const PipelineLoad& load = row.load;
        busy += load.busyCycles, idle += row.idleCycles, waited += load.waited;
        text += "sp." + std::to_string(row.pipeline) + ',' + std::to_string(load.segments) + ',' +
                std::to_string(load.fragments) + ',' + std::to_string(load.busyCycles) + ',' +
                std::to_string(row.idleCycles) + ',' + std::to_string(load.waited) + ',' + oneDecimal(row.fillPercent) +
                reasonCells(load.reasons) + '\n';
    }
    return text + "total," + std::to_string(report.segments) + ',' + std::to_string(report.fragments) + ',' +
           std::to_string(busy) + ',' + std::to_string(idle) + ',' + std::to_string(waited) + ',' +
           oneDecimal(report.averageFillPercent) + reasonCells(report.reasons) + '\n';
}

} // namespace vitrine::core
