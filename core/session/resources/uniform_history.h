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

/// A call that set an element of a uniform, or a parameter of a fixed-function unit. Several elements: one each.
struct UniformWrite {
    std::string name; ///< as UniformDetails::name
    std::uint64_t callIndex = 0;
    std::uint64_t callNumber = 0; ///< the capture's own
    std::string function;         ///< "glUniform4fv"
    UniformRows before, after;    ///< of a sampler its unit
    friend bool operator==(const UniformWrite&, const UniformWrite&) = default;
};

struct UniformHistory {
    std::vector<UniformWrite> writes;      ///< newest first
    std::optional<std::uint64_t> linkedBy; ///< number of the call that linked the program, if it was met
    std::uint64_t from = 0;                ///< calls looked through begin here
    bool isCutOff = false;                 ///< older writes than kMaxUniformWrites are left out
};

/// Bounds the memory; every uniform's last write is among them in all but odd programs.
inline constexpr std::size_t kMaxUniformWrites = 10'000;

struct UniformQuestion {
    ResourceId program;
    std::uint64_t position = 0; ///< calls executed
};

/// Goes back from a position until every uniform has been set, or to the link: what is further back does not matter to
/// their values. Without running draws. Calls that GL refuses set nothing. Moves the replay.
[[nodiscard]] Result<UniformHistory> uniformHistory(Replay& replay, CallSource& source, const UniformQuestion& question,
                                                    const std::stop_token& stop = {},
                                                    const SeekProgress& progress = {});

} // namespace vitrine::core
