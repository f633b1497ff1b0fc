// SPDX-License-Identifier: Apache-2.0
#include "core/session/mesh/piece_setup.h"

#include "core/gpu/untimed_gpu.h"
#include "core/interpolate/interpolate_ops.h"
#include "core/raster/raster_ops.h"
#include "core/session/mesh/execute_next.h"

#include <algorithm>
#include <optional>

namespace vitrine::core {

namespace {

/// Executes a draw and keeps one of the primitives that go to the rasterizer.
class PieceRecorder final : public CommandSink, private GeometryWatch {
public:
    PieceRecorder(const Replay& replay, std::uint32_t number, std::stop_token stop)
        : m_memory(replay.memory()), m_gpu(m_memory, replay.units(), replay.colorEngine(), replay.hiz()),
          m_number(number)
    {
        m_gpu.setStopToken(std::move(stop));
    }

    Result<void> draw(const DrawCommand& command) override
    {
        m_hasDrawn = true;
        m_found.reset();
        m_gpu.watchGeometry(this);
        auto drawn = m_gpu.draw(command);
        m_gpu.watchGeometry(nullptr);
        if (drawn && m_found && command.state->program.fragment)
            nameVaryings(*command.state->program.fragment);
        return drawn;
    }
    void clear(const ClearCommand& command) override { m_gpu.clear(command); }
    void finish() override {}
    [[nodiscard]] Memory& memory() override { return m_memory; }

    [[nodiscard]] bool hasDrawn() const { return m_hasDrawn; }
    [[nodiscard]] std::optional<PieceSetup>& found() { return m_found; }

private:
    void onVertex(std::uint32_t, const VertexLane&, const ShadedVertex&) override {}
    void onPiece(const Primitive& piece, std::uint32_t number) override
    {
        if (number == m_number)
            m_found = PieceSetup{number, piece, {}};
    }
    void onPrimitive(std::uint32_t, const PrimitiveProcessor&) override {}
    void nameVaryings(const Program& program);

    Memory m_memory;
    UntimedGpu m_gpu;
    const std::uint32_t m_number;
    std::optional<PieceSetup> m_found;
    bool m_hasDrawn = false;
};

void PieceRecorder::nameVaryings(const Program& program)
{
    constexpr char kNames[] = "xyzw";
    const AttributePlanes& planes = m_found->primitive.attributes;
    for (const ProgramSymbol& symbol : program.inputSymbols)
        for (std::uint32_t i = 0; i < symbol.registerCount; ++i)
            for (std::uint32_t c = 0; c < symbol.components; ++c) {
                const auto varying = static_cast<std::uint8_t>(symbol.firstRegister + i);
                const auto component = static_cast<std::uint8_t>(symbol.firstComponent + c);
                if (varying >= planes.count)
                    continue;
                std::string name = symbol.name;
                if (symbol.registerCount > 1)
                    name += '[' + std::to_string(i) + ']';
                if (symbol.components > 1)
                    name += std::string(".") + kNames[c];
                m_found->varyings.push_back({std::move(name), varying, component, planes.overW(varying, component)});
            }
}

} // namespace

bool PieceSetup::hasFragmentAt(std::uint32_t x, std::uint32_t y) const
{
    const PixelBounds& bounds = primitive.bounds;
    if (x >= std::uint32_t(std::max(bounds.x1, 0)) || y >= std::uint32_t(std::max(bounds.y1, 0)))
        return false;
    constexpr auto kTile = std::uint32_t{kRasterTile};
    std::vector<Quad> quads;
    rasterizeTile(primitive, {std::int32_t(x / kTile * kTile), std::int32_t(y / kTile * kTile)}, quads);
    const auto isThere = [x, y](const Quad& quad) { return quad.x == x / 2 * 2 && quad.y == y / 2 * 2; };
    const auto quad = std::ranges::find_if(quads, isThere);
    if (quad == quads.end())
        return false;
    const std::uint16_t coverage = primitive.attributes.overflows ? finiteCoverage(primitive, *quad) : quad->coverage;
    return (coveredPixels(coverage) >> (y % 2 * 2 + x % 2) & 1) != 0;
}

float PieceSetup::at(const PieceVarying& varying, std::uint32_t x, std::uint32_t y) const
{
    return varyingAt(primitive, varying.varying, x + 0.5, y + 0.5)[varying.component];
}

Result<PieceSetup> pieceSetup(const Replay& replay, CallSource& source, std::uint32_t number,
                              const std::stop_token& stop)
{
    PieceRecorder recorder(replay, number, stop);
    const auto call = executeNext(replay, source, recorder);
    if (!call)
        return call.error();
    if (!recorder.hasDrawn())
        return failure("call {} draws nothing", call->number);
    if (!recorder.found())
        return failure("the draw has no primitive {} that the rasterizer was given", number);
    return std::move(*recorder.found());
}

} // namespace vitrine::core
