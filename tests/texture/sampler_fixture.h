// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/texture/sampler_ops.h"

#include <array>
#include <initializer_list>
#include <vector>

namespace vitrine::core {

/// Textures of a few texels and reads of a few lanes.
struct SamplerFixture {
    Memory memory;

    SurfaceId addLevel(PixelFormat format, std::uint32_t width, std::uint32_t height, const std::vector<int>& bytes)
    {
        const SurfaceId id = memory.create({format, width, height, 1});
        std::vector<std::byte> raw;
        for (const int value : bytes)
            raw.push_back(static_cast<std::byte>(value));
        memory.surface(id).writeRect(0, 0, width, height, raw);
        return id;
    }

    /// A single-level texture read with one filter throughout.
    TextureView view(Filter filter, Wrap wrap, std::vector<SurfaceId> levels,
                     TextureKind kind = TextureKind::Texture2D) const
    {
        TextureView result;
        result.kind = kind;
        result.sampler = {filter, filter, MipFilter::None, wrap, wrap, wrap};
        result.complete = true;
        result.levelCount = 1;
        result.levels = std::move(levels);
        return result;
    }
};

/// Coordinates and results of some lanes.
struct Lanes {
    std::array<std::vector<float>, 3> coordinates;
    std::vector<float> lod;
    std::array<std::vector<float>, 3> gradientX, gradientY;
    LodMode mode = LodMode::Implicit;
    bool areQuads = true;
    std::vector<std::uint64_t> mask = std::vector<std::uint64_t>(4, ~std::uint64_t{0});

    Lanes(std::initializer_list<std::array<float, 3>> places)
    {
        for (const auto& place : places) {
            for (std::size_t axis = 0; axis < 3; ++axis)
                coordinates[axis].push_back(place[axis]);
        }
    }

    std::vector<Vec4> read(const TextureView& view, const Memory& memory) const
    {
        SampleRequest request;
        request.laneCount = static_cast<std::uint32_t>(coordinates[0].size());
        request.lodMode = mode;
        request.lanesAreQuads = areQuads;
        request.laneMask = mask;
        request.lod = lod.data();
        for (std::size_t axis = 0; axis < 3; ++axis) {
            request.coordinates[axis] = coordinates[axis].data();
            request.gradientX[axis] = gradientX[axis].data();
            request.gradientY[axis] = gradientY[axis].data();
        }
        std::array<std::vector<float>, 4> channels;
        channels.fill(std::vector<float>(request.laneCount, -1.0f));
        sampleTexture(view, memory, request,
                      {{channels[0].data(), channels[1].data(), channels[2].data(), channels[3].data()}});
        std::vector<Vec4> colors;
        for (std::size_t i = 0; i < request.laneCount; ++i)
            colors.push_back({channels[0][i], channels[1][i], channels[2][i], channels[3][i]});
        return colors;
    }

    /// λ given outright.
    std::vector<Vec4> readAt(float lambda, const TextureView& view, const Memory& memory)
    {
        mode = LodMode::Explicit;
        lod.assign(coordinates[0].size(), lambda);
        return read(view, memory);
    }
};

} // namespace vitrine::core
