// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call.h"
#include "core/base/text.h"

#include <optional>
#include <string>

namespace vitrine::captures {

/// Notices what recorded calls say about themselves as they pass.
class CallWitness {
public:
    /// The fault, if this call can't be replayed: a GL call before any context was made current.
    [[nodiscard]] std::optional<core::Text> see(const core::Call& call);
    /// GL_RENDERER as the recorded program was told; empty when it never asked.
    [[nodiscard]] const std::string& renderer() const { return m_renderer; }

private:
    bool m_hasContext = false;
    std::string m_renderer;
};

} // namespace vitrine::captures
