// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/session/query/draw_feature.h"
#include "core/session/resources/opacity_facts.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace vitrine::core {

class CallSource;
class Replay;

/// The call that last set something.
struct SettingCall {
    std::uint64_t number = 0; ///< the capture's own
    std::string text;         ///< "glDisable(cap = GL_DEPTH_TEST)"
};

/// Where a draw has its state from, by the names of the recorded program.
struct DrawOrigins {
    std::optional<ResourceId> program;     ///< none: it is the driver's own, or has no name any more
    std::vector<FragmentTexture> textures; ///< by slot
    /// By StateItem, on the draw's context; nothing: no call has, so it is as the API begins.
    std::array<std::optional<SettingCall>, kStateItems> calls;
    /// Of the uniforms of a program that discards, by name, the call that gave each its value.
    std::map<std::string, SettingCall> uniforms;

    [[nodiscard]] const std::optional<SettingCall>& callOf(StateItem item) const
    {
        return calls[static_cast<std::size_t>(item)];
    }
};

/// Looks through all calls before the draw, without running draws. Moves the replay.
[[nodiscard]] Result<DrawOrigins> drawOrigins(Replay& replay, CallSource& source, std::uint64_t drawCall,
                                              const std::stop_token& stop = {});

} // namespace vitrine::core
