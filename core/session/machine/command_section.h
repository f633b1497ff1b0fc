// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/command/state_registers.h"
#include "core/session/command_stream.h"

#include <memory>
#include <optional>
#include <vector>

/// The commands of a draw as the command interface took them up, and what they left in the registers (RUN-01).

namespace vitrine::core {

class SectionRecorder;
struct RecordedRun;

struct TakenCommand {
    StreamCommand written;
    std::optional<Cycle> cycle; ///< in which it was taken up; nothing: it was passed over
};

struct WrittenRegister {
    Cycle cycle = 0;
    RegisterChange change;
};

struct CommandSection {
    std::vector<TakenCommand> commands; ///< in the order of the buffer; none of a frame: frameCommands() tells them
    std::vector<Cycle> taken;           ///< in which each command of the stream was taken up, of a frame, too
    StateRegisters before;              ///< as the draw finds them
    std::vector<WrittenRegister> writes;

    /// After so many cycles of the draw.
    [[nodiscard]] StateRegisters registersAt(Cycle cycle) const;
};

[[nodiscard]] std::unique_ptr<SectionRecorder> beginCommandSection(const RecordedRun& run);

} // namespace vitrine::core
