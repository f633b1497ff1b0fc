// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/texture_completeness.h"

#include <algorithm>
#include <bit>

namespace vitrine::core::gles2 {

namespace {

using Kind = TextureFault::Kind;

bool sameImage(const TextureLevel& a, const TextureLevel& b)
{
    return a.width == b.width && a.height == b.height && a.depth == b.depth && a.format == b.format && a.type == b.type;
}

std::optional<TextureFault> findCubeFault(const Texture& texture)
{
    const TextureLevel* first = texture.level(0, 0);
    if (!first || !first->isDefined())
        return TextureFault{};
    if (first->width != first->height)
        return TextureFault{Kind::NotSquare};
    for (int face = 1; face < 6; ++face) {
        const TextureLevel* other = texture.level(face, 0);
        if (!other || !sameImage(*first, *other))
            return TextureFault{Kind::Face, face};
    }
    return std::nullopt;
}

std::optional<TextureFault> findLevelFault(const Texture& texture, int face)
{
    const TextureLevel& base = *texture.level(face, 0);
    for (int i = 1; i < fullLevelCount(base); ++i) {
        TextureLevel expected = base;
        expected.width = std::max(1u, base.width >> i);
        expected.height = std::max(1u, base.height >> i);
        expected.depth = std::max(1u, base.depth >> i);
        const TextureLevel* level = texture.level(face, i);
        if (!level || !sameImage(*level, expected))
            return TextureFault{Kind::Level, face, i};
    }
    return std::nullopt;
}

} // namespace

bool usesMipmaps(const Texture& texture)
{
    return texture.minFilter != GL_NEAREST && texture.minFilter != GL_LINEAR;
}

int fullLevelCount(const TextureLevel& base)
{
    return static_cast<int>(std::bit_width(std::max({base.width, base.height, base.depth})));
}

bool isCubeComplete(const Texture& texture)
{
    return !findCubeFault(texture);
}

std::optional<TextureFault> findFault(const Texture& texture)
{
    const TextureLevel* base = texture.level(0, 0);
    if (!base || !base->isDefined())
        return TextureFault{};
    if (texture.target == TextureTarget::CubeMap)
        if (const auto fault = findCubeFault(texture))
            return fault;
    if (!usesMipmaps(texture))
        return std::nullopt;
    for (int face = 0; face < texture.faceCount(); ++face)
        if (const auto fault = findLevelFault(texture, face))
            return fault;
    return std::nullopt;
}

} // namespace vitrine::core::gles2
