// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/winding_sums.h"

#include "core/depth_stencil/box_runs.h"
#include "core/primitive/window_vertex.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kMostTriangles = 0xFFFF; // as many as a sum can count

/// 0 when it is another operation.
int amountOf(StencilOperation operation)
{
    switch (operation) {
    case StencilOperation::Increment:
    case StencilOperation::IncrementWrap: return 1;
    case StencilOperation::DecrementWrap: return -1;
    default: return 0;
    }
}

/// In view and without a depth, as nearly all vertices of paths are: with w = 1, which nothing need be divided by.
bool isInPlane(const Vec4& clip)
{
    return clip.w == 1.0f && clip.z == 0.0f && std::abs(clip.x) <= 1.0f && std::abs(clip.y) <= 1.0f;
}

bool changesAlways(const StencilFace& face)
{
    return face.function == CompareFunction::Always && face.writeMask == 0xFF && amountOf(face.depthPass) != 0;
}

bool countsWindings(const DrawState& state)
{
    const DepthStencilState& tests = state.depthStencil;
    const bool saturates = tests.front.depthPass == StencilOperation::Increment;
    return state.vector.pass == VectorPass::Winding && state.targets.yDown && state.targets.stencil &&
           tests.stencilTest && !tests.depthTest && changesAlways(tests.front) && changesAlways(tests.back) &&
           saturates == (tests.back.depthPass == StencilOperation::Increment) && state.raster.cull == CullMode::None &&
           !state.raster.sampleCoverageEnabled && !state.raster.sampleAlphaToCoverage;
}

using Bytes = std::uint8_t __attribute__((vector_size(16)));

/// Modulo 256, or no further than 255.
template <bool kSaturates>
Bytes sum(Bytes a, Bytes b)
{
    const Bytes sums = a + b;
    if constexpr (kSaturates)
        return sums | reinterpret_cast<Bytes>(sums < a); // all ones where it is true
    return sums;
}

/// Adds to bytes begin … end − 1 of a row of a tile, sixteen at a time. `pattern` repeats the sums of a pixel.
template <bool kSaturates, int kSamples>
void addTo(std::byte* row, std::uint32_t begin, std::uint32_t end, const Bytes& pattern)
{
    using Places = std::int8_t __attribute__((vector_size(16)));
    constexpr Places kPlaces{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    constexpr std::uint32_t kBlock = sizeof pattern;
    for (std::uint32_t block = begin / kBlock * kBlock; block < end; block += kBlock) {
        Bytes added = pattern;
        if (kSamples < kBlock && (block < begin || block + kBlock > end)) {
            const auto first = static_cast<std::int8_t>(std::max(begin, block) - block);
            const auto last = static_cast<std::int8_t>(std::min(end - block, kBlock) - 1);
            added &= reinterpret_cast<Bytes>((kPlaces >= first) & (kPlaces <= last));
        }
        Bytes values{};
        std::memcpy(&values, row + block, sizeof values);
        values = sum<kSaturates>(values, added);
        std::memcpy(row + block, &values, sizeof values);
    }
}

} // namespace

bool WindingSums::begin(const DrawState& state, const SetupState& setup, Memory& memory)
{
    if (!countsWindings(state) || setup.viewport.empty())
        return false;
    m_setup = &setup;
    m_plane = &memory.surface(state.targets.stencil);
    // Sums are bytes: windings of 16 bits go the long way.
    if (m_plane->format() != PixelFormat::R8 || m_plane->samples() != setup.samples ||
        !contains(*m_plane, setup.viewport))
        return false;
    const int ofFront = amountOf(state.depthStencil.front.depthPass);
    const int ofBack = amountOf(state.depthStencil.back.depthPass);
    m_ofCounterClockwise = setup.frontIsCounterClockwise ? ofFront : ofBack;
    m_ofClockwise = setup.frontIsCounterClockwise ? ofBack : ofFront;
    m_saturates = state.depthStencil.front.depthPass == StencilOperation::Increment;
    m_count = 0;
    m_box = setup.viewport;
    m_sums.begin(setup.viewport, setup.samples, setup.samplePattern);
    return true;
}

void WindingSums::place(std::span<const Vec4> clips)
{
    m_vertices.resize(clips.size());
    std::transform(clips.begin(), clips.end(), m_vertices.begin(), [this](const Vec4& clip) {
        if (isInPlane(clip))
            return Placed{{true, 0, 0},
                          {snapped(clip.x * m_setup->halfWidth + m_setup->centerX),
                           snapped(clip.y * m_setup->halfHeight + m_setup->centerY)}};
        Placed placed{outsidesOf(clip, m_setup->volume), {}};
        const auto inWindow = placed.outsides.isFinite ? toWindow(*m_setup, clip) : std::nullopt;
        placed.outsides.isFinite = inWindow.has_value();
        if (inWindow)
            placed.place = {inWindow->x, inWindow->y};
        return placed;
    });
}

bool WindingSums::add(std::span<const Vec4> clips, std::span<const std::uint32_t> corners)
{
    place(clips);
    for (std::size_t i = 0; i + 3 <= corners.size(); i += 3) {
        const Placed& a = m_vertices[corners[i]];
        const Placed& b = m_vertices[corners[i + 1]];
        const Placed& c = m_vertices[corners[i + 2]];
        switch (clipOutcome(a.outsides, b.outsides, c.outsides)) {
        case ClipOutcome::Inside: addTriangle({a.place, b.place, c.place}); break;
        case ClipOutcome::Clipped: return false;
        default: break;
        }
    }
    return true;
}

void WindingSums::addTriangle(const std::array<FixedPoint, 3>& corners)
{
    const auto& [a, b, c] = corners;
    const std::int64_t area2 = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
    const auto [x0, x1] = std::minmax({a.x, b.x, c.x});
    const auto [y0, y1] = std::minmax({a.y, b.y, c.y});
    const PixelBounds touched = touchedPixels({x0, y0, x1, y1}, m_setup->samples);
    if (area2 == 0 || intersection(m_setup->viewport, touched).empty())
        return;
    m_sums.addTriangle(corners, area2 > 0 ? m_ofCounterClockwise : -m_ofClockwise);
    // Those that stop at 255 may be added up in parts, as long as none of these goes beyond what a sum can count.
    if (++m_count % kMostTriangles == 0 && m_saturates)
        m_sums.endBatch();
}

template <int kSamples>
void WindingSums::writeSamples()
{
    m_sums.forEachRun<kSamples>([this](std::uint32_t x, std::uint32_t y, std::uint32_t pixels,
                                       const std::array<std::uint16_t, kSamples>& sums) {
        Bytes pattern;
        for (std::size_t i = 0; i < sizeof pattern; ++i) {
            const std::uint16_t sum = sums[i % kSamples];
            pattern[i] = static_cast<std::uint8_t>(m_saturates ? std::min<std::uint16_t>(sum, 0xFF) : sum);
        }
        for (std::uint32_t run = 0; pixels != 0; x += run, pixels -= run) {
            const std::uint32_t inTile = x % Surface::kTileSize;
            run = std::min(Surface::kTileSize - inTile, pixels);
            std::byte* row = m_plane->pixelForWrite(x - inTile, y);
            if (m_saturates)
                addTo<true, kSamples>(row, inTile * kSamples, (inTile + run) * kSamples, pattern);
            else
                addTo<false, kSamples>(row, inTile * kSamples, (inTile + run) * kSamples, pattern);
        }
    });
}

void WindingSums::write()
{
    switch (m_plane->samples()) {
    case 16: writeSamples<16>(); break;
    case 8: writeSamples<8>(); break;
    case 4: writeSamples<4>(); break;
    default: writeSamples<1>();
    }
}

void WindingSums::writeKept()
{
    if (std::exchange(m_isKept, false))
        write();
}

} // namespace vitrine::core
