// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call.h"
#include "core/session/resources/call_names.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace vitrine::core {

/// Which context every call of a capture is for, learned from EGL's calls alone: a replayer executes them, so contexts
/// and share groups have the numbers that they have in every replay.
class CallContexts {
public:
    CallContexts();
    ~CallContexts();

    /// Whether the calls of a function have to be heard.
    [[nodiscard]] static bool listensTo(std::string_view function);
    /// In the order of the calls.
    void hear(std::uint64_t callIndex, const Call& call);
    /// Of a call before which everything was heard; nothing: no context is current on the thread.
    [[nodiscard]] std::optional<NameScope> at(std::uint64_t callIndex, std::uint32_t thread) const;

private:
    class Listener;
    struct Change {
        std::uint64_t callIndex = 0; ///< that it holds from
        std::optional<NameScope> scope;
    };
    std::unique_ptr<Listener> m_listener;
    std::map<std::uint32_t, std::vector<Change>> m_changes; ///< by thread
};

} // namespace vitrine::core
