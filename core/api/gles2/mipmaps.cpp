// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/mipmaps.h"

#include "core/api/gles2/context.h"
#include "core/api/gles2/enum_tables.h"
#include "core/api/gles2/internal_types.h"
#include "core/api/gles2/share_group.h"
#include "core/api/gles2/system.h"
#include "core/api/gles2/texture_completeness.h"
#include "core/api/gles2/texture_images.h"

#include <algorithm>
#include <array>

namespace vitrine::core::gles2 {

namespace {

/// The source pixels under one target pixel along one axis. At most three: from ≤ 2 · to + 1.
struct Span {
    std::uint32_t first = 0, count = 0;
    std::array<float, 3> weights{};
};

Span spanOf(std::uint32_t index, std::uint32_t from, std::uint32_t to)
{
    // In units of 1/to source pixels the target pixel covers [index · from, (index + 1) · from).
    const std::uint32_t begin = index * from;
    const std::uint32_t end = begin + from;
    Span span;
    span.first = begin / to;
    for (std::uint32_t i = span.first; i * to < end && span.count < 3; ++i) {
        const std::uint32_t covered = std::min(end, (i + 1) * to) - std::max(begin, i * to);
        span.weights[span.count++] = static_cast<float>(covered) / static_cast<float>(from);
    }
    return span;
}

Vec4 mean(const Surface& source, std::uint32_t sliceHeight, const Span& x, const Span& y, const Span& z)
{
    Vec4 sum{0.0f, 0.0f, 0.0f, 0.0f};
    for (std::uint32_t k = 0; k < z.count; ++k) {
        for (std::uint32_t j = 0; j < y.count; ++j) {
            const std::uint32_t row = (z.first + k) * sliceHeight + y.first + j;
            const float rowWeight = z.weights[k] * y.weights[j];
            for (std::uint32_t i = 0; i < x.count; ++i) {
                const Vec4 color = decodeSample(source.format(), source.pixel(x.first + i, row));
                const float weight = rowWeight * x.weights[i];
                for (int c = 0; c < 4; ++c)
                    sum[c] += weight * color[c];
            }
        }
    }
    return sum;
}

} // namespace

void filterDown(const Surface& source, const Volume& from, Surface& target, const Volume& to)
{
    target.forgetBounds();
    for (std::uint32_t slice = 0; slice < to.depth; ++slice) {
        const Span z = spanOf(slice, from.depth, to.depth);
        for (std::uint32_t row = 0; row < to.height; ++row) {
            const Span y = spanOf(row, from.height, to.height);
            for (std::uint32_t column = 0; column < to.width; ++column) {
                const Span x = spanOf(column, from.width, to.width);
                encodeSample(target.format(), mean(source, from.height, x, y, z),
                             target.pixelForWrite(column, slice * to.height + row));
            }
        }
    }
}

bool Context::generateLevel(Texture& texture, int face, GLint level)
{
    const TextureLevel previous = *texture.level(face, level - 1);
    const Volume from{previous.width, previous.height, previous.depth};
    const Volume to{std::max(1u, from.width / 2), std::max(1u, from.height / 2), std::max(1u, from.depth / 2)};
    const LevelShape shape{previous.format, previous.type, to.width, to.height, to.depth, previous.storage};
    if (!specifyLevel(device(), texture, {texture.target, face}, level, shape))
        return false;
    const SurfaceId made = texture.level(face, level)->surface;
    Memory& memory = device().memoryToWrite(made, previous.surface);
    Surface& target = memory.surface(made);
    filterDown(memory.surface(previous.surface), from, target, to);
    return true;
}

void Context::generateMipmap(GLenum target)
{
    const auto kind = textureTarget(target);
    if (!kind || *kind == TextureTarget::External)
        return fail(GL_INVALID_ENUM);
    Texture& texture = boundTexture(*kind);
    if (*kind == TextureTarget::CubeMap && !isCubeComplete(texture))
        return fail(GL_INVALID_OPERATION);
    const TextureLevel* base = texture.level(0, 0);
    if (base && (isCompressedFormat(base->format) || isDepthFormat(base->format)))
        return fail(GL_INVALID_OPERATION);
    if (!base || !base->isDefined())
        return;
    touchGroup();
    const int levels = fullLevelCount(*base); // the levels move when they are resized: not asked for again
    for (int face = 0; face < texture.faceCount(); ++face) {
        for (int level = 1; level < levels; ++level) {
            if (!generateLevel(texture, face, level))
                return fail(GL_OUT_OF_MEMORY);
        }
    }
}

} // namespace vitrine::core::gles2
