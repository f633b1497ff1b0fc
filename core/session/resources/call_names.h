// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call_table.h"
#include "core/session/resource_id.h"

#include <cstdint>
#include <optional>
#include <string_view>

/// Tells which objects the numbers of a call name.

namespace vitrine::core {

/// Whose names a call uses: those of the context that its thread has current.
struct NameScope {
    std::uint32_t context = 0;
    std::uint32_t shareGroup = 0;
    std::uint32_t vectorGroup = 0; ///< of OpenVG
    friend bool operator==(const NameScope&, const NameScope&) = default;
};

/// A number in a call that is an object's name according to the call table (ParameterInfo::handle).
struct HandleUse {
    std::string_view function;
    HandleKind handle = HandleKind::None;
    std::int64_t name = 0;
};
/// The resource that a number names. Nothing when it names no resource: EGL's objects, vertex arrays, and 0 when it
/// means "none". Framebuffer 0, when bound, is the window.
[[nodiscard]] std::optional<ResourceId> namedResource(const HandleUse& use, const NameScope& scope);

} // namespace vitrine::core
