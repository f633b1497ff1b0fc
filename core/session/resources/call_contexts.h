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

/// Tells for every call of a capture which context it is for. It learns this from EGL's calls alone. A replayer
/// executes these, so contexts and share groups have the same numbers as in every replay.
class CallContexts {
public:
    CallContexts();
    ~CallContexts();

    /// Whether the calls of a function have to be given to hear().
    [[nodiscard]] static bool listensTo(std::string_view function);
    /// Give it the calls in their order.
    void hear(std::uint64_t callIndex, const Call& call);
    /// The context and share group of a call. All calls before it must have been heard. Nothing when no context is
    /// current on the thread.
    [[nodiscard]] std::optional<NameScope> at(std::uint64_t callIndex, std::uint32_t thread) const;

private:
    class Listener;
    struct Change {
        std::uint64_t callIndex = 0; ///< call from which on it holds
        std::optional<NameScope> scope;
    };
    std::unique_ptr<Listener> m_listener;
    std::map<std::uint32_t, std::vector<Change>> m_changes; ///< by thread
};

} // namespace vitrine::core
