// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/resources/frame_walk.h"
#include "core/session/resources/program_details.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// Which calls gave the uniforms of a program their values (HET-27).

namespace vitrine::core {

/// A call that set an element of a uniform, or a parameter of a fixed-function unit. A call that sets several elements
/// has an entry for each.
struct UniformWrite {
    std::string name; ///< as UniformDetails::name
    std::uint64_t callIndex = 0;
    std::uint64_t callNumber = 0; ///< the capture's own
    std::string function;         ///< "glUniform4fv"
    UniformRows before, after;    ///< values; for a sampler its unit
    friend bool operator==(const UniformWrite&, const UniformWrite&) = default;
};

struct UniformHistory {
    std::vector<UniformWrite> writes;      ///< newest first
    std::optional<std::uint64_t> linkedBy; ///< number of the call that linked the program, if it was met
    std::uint64_t from = 0;                ///< index of the first call that was looked through
    bool isCutOff = false;                 ///< older writes than kMaxUniformWrites are left out
};

/// The most writes that are kept, to bound the memory. Every uniform's last write is among them in all but odd
/// programs.
inline constexpr std::size_t kMaxUniformWrites = 10'000;

struct UniformQuestion {
    ResourceId program;
    std::uint64_t position = 0; ///< calls executed
};

/// Goes back from a position until every uniform has been set, or to the link of the program; earlier calls don't
/// matter to the values. No draw is run. Calls that GL refuses set nothing. Moves the replay.
[[nodiscard]] Result<UniformHistory> uniformHistory(Replay& replay, CallSource& source, const UniformQuestion& question,
                                                    const std::stop_token& stop = {},
                                                    const SeekProgress& progress = {});

} // namespace vitrine::core
