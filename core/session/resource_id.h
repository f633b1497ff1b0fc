// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <tuple>

namespace vitrine::core {

/// From Path on they are OpenVG's, whose share groups are others.
enum class ResourceKind : std::uint8_t {
    Texture,
    Buffer,
    Program,
    Shader,
    Renderbuffer,
    Framebuffer,
    Path,
    Paint,
    Image,
    Font,
    MaskLayer
};
[[nodiscard]] constexpr bool isOfVector(ResourceKind kind)
{
    return kind >= ResourceKind::Path;
}

/// An object of an API as the recorded program names it. Framebuffer 0 is the window's surface.
struct ResourceId {
    ResourceKind kind = ResourceKind::Texture;
    std::uint32_t group = 0; ///< number of the share group; of framebuffers, of the context
    std::uint32_t name = 0;  ///< the recorded program's, as it stands in the calls
    friend bool operator==(const ResourceId&, const ResourceId&) = default;
    friend bool operator<(const ResourceId& a, const ResourceId& b)
    {
        return std::tie(a.kind, a.group, a.name) < std::tie(b.kind, b.group, b.name);
    }
};

} // namespace vitrine::core
