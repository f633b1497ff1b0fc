// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call.h"

#include <cstdint>
#include <set>
#include <string_view>

namespace vitrine::core {

/// Whether a function works in the current context of OpenVG: it is OpenVG's, VGU's or one of VG/vitrine2d.h.
[[nodiscard]] bool isOfVg(std::string_view function);

/// Follows which API of EGL's is bound on each thread, to tell what an eglMakeCurrent is about: a thread has a current
/// context of OpenGL ES and one of OpenVG.
class BoundApi {
public:
    /// Call it with every call that was not refused.
    void note(const Call& call);
    /// Whether the context that this eglMakeCurrent makes current, or releases, is one of OpenVG.
    [[nodiscard]] bool isOfVg(const Call& makeCurrent) const;

private:
    static constexpr std::size_t kMost = 1024; // a hostile capture has any number; those beyond are not followed

    std::set<std::uint32_t> m_vgThreads; ///< where OpenVG is bound
    std::set<std::uint64_t> m_vgContexts;
};

} // namespace vitrine::core
