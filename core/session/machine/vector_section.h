// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/base/ids.h"
#include "core/command/vector_state.h"
#include "core/observe/vector_stage.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

/// What the machine did for a drawing of 2-D graphics: its passes with what they counted, and the stages that it went
/// through (VG2D-01, VG2D-02, VG2D-15).

namespace vitrine::core {

class SectionRecorder;
struct RecordedRun;

/// What a pass counted. A pass counts what its kind has to do with; the rest is 0.
struct VectorPassCounts {
    std::uint64_t primitives = 0;    ///< that were set up
    std::uint64_t stencilWrites = 0; ///< samples of a plane that were counted up or down
    std::uint64_t resolved = 0;      ///< pixels whose windings have become coverage
    std::uint64_t boxed = 0;         ///< pixels of the box, which are the sum of the following four
    std::uint64_t uncovered = 0, scissored = 0, masked = 0, passed = 0;
    std::uint64_t written = 0;   ///< pixels
    std::uint64_t clamped = 0;   ///< premul.clamp: of them, read with more color than alpha (VG2D-19)
    std::uint64_t conflicts = 0; ///< cycles in which programs waited for CU's computation unit (VG2D-38)
    friend bool operator==(const VectorPassCounts&, const VectorPassCounts&) = default;
    VectorPassCounts& operator+=(const VectorPassCounts& other);
    /// Of counts that only grow: what was counted since.
    [[nodiscard]] VectorPassCounts since(const VectorPassCounts& before) const;
};

struct RecordedPass {
    std::uint32_t number = 0; ///< of the machine's draw (draw_number.h)
    VectorPass kind = VectorPass::None;
    std::optional<Cycle> first; ///< in which it was taken up; nothing: the recording ends before
    std::optional<Cycle> end;   ///< in which it had left the machine; nothing: the recording ends inside
    VectorPassCounts counts;
    /// The cycles from first to end, or to the end of a recording of `length` cycles. Passes never overlap.
    [[nodiscard]] Cycle cycles(Cycle length) const { return first ? end.value_or(length) - *first : 0; }
    [[nodiscard]] bool holds(Cycle cycle) const { return first && *first <= cycle && (!end || cycle < *end); }
};

struct RecordedStage {
    VectorStage stage = VectorStage::None;
    Cycle cycle = 0;        ///< of its first item
    UnitId unit;            ///< that took it up
    std::uint32_t pass = 0; ///< place of the pass
};

struct VectorSection {
    std::vector<RecordedPass> passes;  ///< none: the draw is of the 3-D pipeline
    std::vector<RecordedStage> stages; ///< in the order in which they were entered
    /// Whether the windings were all 0 before they were counted, as they must be (VG2D-10). Nothing: none are counted.
    std::optional<bool> isWindingClear;

    /// Null: it was not entered.
    [[nodiscard]] const RecordedStage* find(VectorStage stage) const;
    [[nodiscard]] VectorPassCounts totals() const;
    /// The place of the pass under way; nothing: none is.
    [[nodiscard]] std::optional<std::size_t> passAt(Cycle cycle) const;
};

[[nodiscard]] std::unique_ptr<SectionRecorder> beginVectorSection(const RecordedRun& run);

} // namespace vitrine::core
