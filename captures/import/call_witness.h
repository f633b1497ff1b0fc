// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call.h"
#include "core/base/text.h"

#include <optional>
#include <string>

namespace vitrine::captures {

/// Collects what recorded calls tell about themselves as they pass.
class CallWitness {
public:
    /// The fault of a call that can't be replayed because no context was made current before it. Nothing for any other
    /// call.
    [[nodiscard]] std::optional<core::Text> see(const core::Call& call);
    /// GL_RENDERER as the recorded program was told it; empty when the program never asked.
    [[nodiscard]] const std::string& renderer() const { return m_renderer; }

private:
    bool m_hasContext = false;
    std::string m_renderer;
};

} // namespace vitrine::captures
