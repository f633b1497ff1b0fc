// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/exit_code.h"
#include "app/cli/common/machine_choice.h"
#include "core/session/call_troubles.h"

#include <cstdint>
#include <optional>
#include <string>

namespace vitrine::cli {

/// What replaying a capture several times has shown.
struct Determinism {
    std::uint64_t frames = 0;        ///< that were compared
    bool isTimed = false;            ///< with the clocked machine as well
    std::uint64_t references = 0;    ///< frames whose recorded checksum was compared too
    std::string difference;          ///< the first one, as a sentence; empty when all replays were equal
    core::CallTroubles troubles;     ///< of a replay without a clock; of one with it, if all was well without
    std::optional<ExitCode> failure; ///< the replay could not be done; said on stderr
};

/// Asks the units of plugins the same things twice, and replays the capture twice without a clock and twice with it:
/// every frame has the same picture in all of them, the one that the program saw where its recorder kept a checksum,
/// and the clocked ones have the same trace (ONE-03, ONE-04).
[[nodiscard]] Determinism checkDeterminism(const std::string& file, const MachineOptions& machine);

} // namespace vitrine::cli
