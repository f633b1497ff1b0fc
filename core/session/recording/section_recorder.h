// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/session/recording/section_values.h"

#include <string>

namespace vitrine::core {

struct RecordedRun;

/// Records what one block of the machine does in a draw, from the cycle in which it is made on. A block brings this, a
/// value of a type of its own, and a function that begins the recorder: a row in section_table.cpp. Whoever wants the
/// value includes the block's header alone and asks for `recording.section<HizSection>()`.
class SectionRecorder {
public:
    SectionRecorder() = default;
    SectionRecorder(const SectionRecorder&) = delete;
    SectionRecorder& operator=(const SectionRecorder&) = delete;
    virtual ~SectionRecorder() = default;

    /// Between cycles, after each one that was executed: `now` is the one that comes next.
    virtual void look(Cycle) {}
    /// Once, when the run has ended: hands over the value.
    [[nodiscard]] virtual SectionValue finish(const RecordedRun& run) = 0;
    /// After finish(): a fault of the machine that only shows when the draw is over. Empty: none.
    [[nodiscard]] virtual std::string fault() const { return {}; }
};

} // namespace vitrine::core
