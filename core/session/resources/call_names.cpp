// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/call_names.h"

namespace vitrine::core {

namespace {

std::optional<ResourceKind> resourceKind(HandleKind handle)
{
    switch (handle) {
    case HandleKind::Buffer: return ResourceKind::Buffer;
    case HandleKind::Texture: return ResourceKind::Texture;
    case HandleKind::Shader: return ResourceKind::Shader;
    case HandleKind::Program: return ResourceKind::Program;
    case HandleKind::Renderbuffer: return ResourceKind::Renderbuffer;
    case HandleKind::Framebuffer: return ResourceKind::Framebuffer;
    case HandleKind::VgPath: return ResourceKind::Path;
    case HandleKind::VgPaint: return ResourceKind::Paint;
    case HandleKind::VgImage: return ResourceKind::Image;
    case HandleKind::VgFont: return ResourceKind::Font;
    case HandleKind::VgMaskLayer: return ResourceKind::MaskLayer;
    default: return std::nullopt;
    }
}

} // namespace

std::optional<ResourceId> namedResource(const HandleUse& use, const NameScope& scope)
{
    const auto kind = resourceKind(use.handle);
    if (!kind || use.name < 0 || use.name > std::int64_t{UINT32_MAX})
        return std::nullopt;
    const bool isFramebuffer = kind == ResourceKind::Framebuffer;
    if (use.name == 0 && !(isFramebuffer && use.function.starts_with("glBind")))
        return std::nullopt;
    const std::uint32_t group = isOfVector(*kind) ? scope.vectorGroup
                                : isFramebuffer   ? scope.context
                                                  : scope.shareGroup;
    return ResourceId{*kind, group, static_cast<std::uint32_t>(use.name)};
}

} // namespace vitrine::core
