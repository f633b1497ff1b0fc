// SPDX-License-Identifier: Apache-2.0
#include "core/session/vector_path/path_run.h"

#include "core/session/draw_start.h"

#include <cstring>
#include <memory>
#include <utility>
#include <vector>

namespace vitrine::core {

namespace {

bool isWinding(const DrawCommand& pass)
{
    return pass.state->vector.pass == VectorPass::Winding && pass.path;
}

Blob indexBlob(std::span<const std::uint32_t> indices)
{
    auto bytes = std::make_shared<std::vector<std::byte>>(indices.size_bytes());
    std::memcpy(bytes->data(), indices.data(), indices.size_bytes());
    return bytes;
}

} // namespace

const DrawCommand* windingPassOf(const DrawStart& start, std::uint32_t number)
{
    for (const DrawCommand& pass : start.passesBefore)
        if (isWinding(pass) && number-- == 0)
            return &pass;
    return isWinding(start.command) && number == 0 ? &start.command : nullptr;
}

PathRun::PathRun(const DrawStart& start, const DrawCommand& pass, const std::stop_token& stop)
    : m_memory(start.memory), m_pass(pass), m_gpu(m_memory, nullptr, *start.config.colorEngine, *start.config.hiz)
{
    m_gpu.setStopToken(stop);
    clear();
}

Result<void> PathRun::all(GeometryWatch* watch)
{
    m_gpu.watchGeometry(watch);
    auto drawn = m_gpu.draw(m_pass);
    m_gpu.watchGeometry(nullptr);
    return drawn;
}

Result<void> PathRun::some(std::span<const std::uint32_t> indices, Counting counting, const Rect& where)
{
    if (indices.empty())
        return {};
    DrawState state = *m_pass.state;
    state.raster.scissor = where;
    if (counting == Counting::OnlyTouch) {
        state.depthStencil.front.depthPass = StencilOperation::Increment;
        state.depthStencil.back.depthPass = StencilOperation::Increment;
    }
    DrawCommand pass = m_pass;
    pass.state = std::make_shared<const DrawState>(std::move(state));
    pass.topology = Topology::Triangles;
    pass.first = 0;
    pass.count = static_cast<std::uint32_t>(indices.size());
    pass.indexType = IndexType::UnsignedInt;
    pass.indices = indexBlob(indices);
    pass.indexOffset = 0;
    return m_gpu.draw(pass);
}

const Surface& PathRun::plane() const
{
    return m_memory.surface(m_pass.state->targets.stencil);
}

void PathRun::clear()
{
    Surface& plane = m_memory.surface(m_pass.state->targets.stencil);
    plane.fill({0, 0, plane.width(), plane.height()}, 0, ~std::uint32_t{0});
}

} // namespace vitrine::core
