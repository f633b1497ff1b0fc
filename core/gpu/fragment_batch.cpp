// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/fragment_batch.h"

#include "core/blend/coverage_ops.h"
#include "core/blend/lane_blend.h"
#include "core/blend/pgpe/engine_config.h"
#include "core/gpu/straight_program.h"
#include "core/raster/raster_ops.h"
#include "core/stream/shaded_quad_ops.h"

#include <algorithm>
#include <bit>

namespace vitrine::core {

namespace {

LaneMask coveredLanes(const Quad& quad, std::size_t index)
{
    return LaneMask{coveredPixels(quad.coverage)} << (4 * index);
}

std::uint16_t keptSamples(LaneMask survivors, std::size_t index)
{
    return samplesOfPixels(static_cast<std::uint8_t>(survivors >> (4 * index) & 0xF));
}

/// Whether shading can have an effect on anything that anybody sees.
bool needsShading(const DrawState& state, const Surface* color)
{
    if (state.vector.endsAtTests())
        return false;
    const Program& program = *state.program.fragment;
    const bool writesColor =
        color && (isFloat(color->format()) || channelMaskBits(color->format(), state.blend.colorMask) != 0);
    return writesColor || state.targets.samples > 1 || depthStencilTap(state) == DepthStencilTap::Late ||
           program.hasSideEffects || !runsStraight(program);
}

} // namespace

FragmentBatch::FragmentBatch(const ColorEngineConfig& colorEngine) : m_colorEngine(colorEngine) {}

void FragmentBatch::prepare(const DrawState& state, Memory& memory, DrawCounters& counters, QuadWatch* watcher)
{
    m_state = &state;
    m_counters = &counters;
    m_quadWatch = watcher;
    m_color = state.targets.color ? &memory.surface(state.targets.color) : nullptr;
    m_auxiliary = auxiliaryBuffer(state, memory);
    m_tests = FragmentTests(state, memory, watcher);
    m_colorProgram.reset();
    if (m_color && !m_colorEngine->computesInFloat32())
        m_colorProgram = makeColorProgram(state.blend, m_color->format(), *m_colorEngine);
    m_blendsLanes = m_color && !m_colorProgram && !m_colorWatch && blendsLanes(state.blend, *m_color) &&
                    !m_tests.needsShadedQuads();
    m_shades = needsShading(state, m_color);
    m_isOfBoxes = resolvesBoxes() || paintsBoxes();
    m_inputs = fragmentInputs(*state.program.fragment);
    m_varyings = varyingsRead(*state.program.fragment);
    m_primitives.resize(kQuads);
    m_count = 0;
    m_primitiveCount = 0;
}

Result<void> FragmentBatch::add(ShaderRunner& runner, const Primitive& primitive, std::uint32_t primitiveNumber,
                                std::span<Quad> quads)
{
    if (m_quadWatch)
        m_quadWatch->onRasterized(primitive, primitiveNumber, quads);
    if (mustFlush(quads))
        if (auto shaded = flush(runner); !shaded)
            return shaded;
    if (m_quadWatch)
        quads = withoutDropped(primitive, quads);
    m_tests.before(primitive, quads);
    if (primitive.attributes.overflows)
        for (Quad& quad : quads)
            quad.coverage = finiteCoverage(primitive, quad);
    if (!m_shades) {
        countOnly(quads);
        return {};
    }
    for (const Quad& quad : quads) {
        if (quad.coverage == 0)
            continue;
        m_quads[m_count] = quad;
        m_primitiveOf[m_count++] = keepPrimitive(primitive, primitiveNumber);
        if (m_count < kQuads)
            continue;
        if (auto shaded = flush(runner); !shaded)
            return shaded;
    }
    return {};
}

/// Whether quads that wait here are to be tested before these are, in the same place (HIZ-05).
bool FragmentBatch::mustFlush(std::span<const Quad> quads) const
{
    const auto looksEarly = [this](const Quad& quad) {
        return m_tests.looksEarly(quad) || quad.orders.has(QuadOrders::Dropped);
    };
    if (m_count == 0 || std::none_of(quads.begin(), quads.end(), looksEarly))
        return false;
    const auto isInTile = [&](const Quad& quad) {
        return quad.x / kRasterTile == quads.front().x / kRasterTile &&
               quad.y / kRasterTile == quads.front().y / kRasterTile;
    };
    const std::span waiting = std::span(m_quads).first(m_count);
    return std::any_of(waiting.begin(), waiting.end(),
                       [&](const Quad& quad) { return isInTile(quad) && m_tests.testAt(DepthStencilTap::Late, quad); });
}

/// Tells of them what their samples would have told.
std::span<Quad> FragmentBatch::withoutDropped(const Primitive& primitive, std::span<Quad> quads) const
{
    const auto isDropped = [](const Quad& quad) { return quad.orders.has(QuadOrders::Dropped); };
    for (const Quad& quad : quads)
        if (isDropped(quad))
            m_tests.tellDropped(primitive, quad);
    const auto end = std::remove_if(quads.begin(), quads.end(), isDropped);
    return quads.first(static_cast<std::size_t>(end - quads.begin()));
}

void FragmentBatch::countOnly(std::span<const Quad> quads)
{
    std::uint64_t pixels = 0;
    for (const Quad& quad : quads)
        pixels += static_cast<std::uint64_t>(std::popcount(coveredPixels(quad.coverage)));
    m_counters->fragments += pixels;
    if (m_color)
        m_counters->samplesWritten += pixels;
    if (!m_quadWatch)
        return;
    for (const Quad& quad : quads)
        if (quad.coverage != 0) {
            m_quadWatch->onShaded(quad, quad.coverage);
            m_quadWatch->onPassed(quad);
        }
}

std::uint32_t FragmentBatch::keepPrimitive(const Primitive& primitive, std::uint32_t primitiveNumber)
{
    if (m_primitiveCount == 0 || m_primitiveNumbers[m_primitiveCount - 1] != primitiveNumber) {
        m_primitiveNumbers[m_primitiveCount] = primitiveNumber;
        m_primitives[m_primitiveCount++] = primitive;
    }
    return static_cast<std::uint32_t>(m_primitiveCount - 1);
}

Result<void> FragmentBatch::flush(ShaderRunner& runner)
{
    if (m_count == 0)
        return {};
    const auto lanes = static_cast<std::uint32_t>(4 * m_count);
    LaneMask covered = 0;
    for (std::size_t i = 0; i < m_count; ++i)
        covered |= coveredLanes(m_quads[i], i);
    ThreadContext& context = runner.begin(lanes, allLanes(lanes), covered);
    interpolate(context, lanes);
    m_counters->fragments += static_cast<std::uint64_t>(std::popcount(covered));
    if (m_taskWatch)
        runner.trace(recorder());
    auto result = runner.execute();
    if (result)
        finish(context);
    m_count = 0;
    m_primitiveCount = 0;
    return result;
}

// Quads of one primitive follow one another.
template <typename Visit>
void FragmentBatch::forEachPrimitive(Visit&& visit)
{
    for (std::size_t first = 0; first < m_count;) {
        std::size_t end = first + 1;
        while (end < m_count && m_primitiveOf[end] == m_primitiveOf[first])
            ++end;
        visit(m_primitives[m_primitiveOf[first]], std::span(m_quads).subspan(first, end - first), first);
        first = end;
    }
}

LaneRecorder* FragmentBatch::recorder() const
{
    std::array<std::uint32_t, kQuads> numbers{};
    for (std::size_t i = 0; i < m_count; ++i)
        numbers[i] = m_primitiveNumbers[m_primitiveOf[i]];
    return m_taskWatch->beginFragments(std::span(m_quads).first(m_count), std::span(numbers).first(m_count));
}

void FragmentBatch::interpolate(ThreadContext& context, std::uint32_t lanes)
{
    const LaneRegisters inputs{context.input(0, 0).data(), lanes};
    forEachPrimitive([&](const Primitive& primitive, std::span<Quad> quads, std::size_t first) {
        interpolateQuads(primitive, quads, m_inputs, m_varyings, inputs, static_cast<std::uint32_t>(4 * first));
    });
}

void FragmentBatch::tellShaded(const ThreadContext& context) const
{
    const LaneMask survivors = context.survivors();
    for (std::size_t i = 0; i < m_count; ++i)
        m_quadWatch->onShaded(m_quads[i], m_quads[i].coverage & keptSamples(survivors, i));
}

void FragmentBatch::tellPassed() const
{
    for (std::size_t i = 0; m_quadWatch && i < m_count; ++i)
        if (m_quads[i].coverage != 0)
            m_quadWatch->onPassed(m_quads[i]);
}

void FragmentBatch::finish(const ThreadContext& context)
{
    if (m_quadWatch)
        tellShaded(context);
    if (context.stored != 0)
        storeAuxiliary(context);
    if (!m_blendsLanes)
        return blendOneByOne(context);
    testLate(context);
    tellPassed();
    ShadedLanes shaded;
    for (std::uint32_t component = 0; component < 4; ++component)
        shaded.colors[component] = context.output(0, component).data();
    std::array<CoveredQuad, kQuads> quads;
    std::transform(m_quads.begin(), m_quads.begin() + static_cast<std::ptrdiff_t>(m_count), quads.begin(),
                   [](const Quad& quad) {
                       return CoveredQuad{quad.x, quad.y, quad.coverage};
                   });
    shaded.quads = std::span(quads).first(m_count);
    m_counters->samplesWritten += blendLanes(m_state->blend, shaded, *m_color).samplesWritten;
}

void FragmentBatch::storeAuxiliary(const ThreadContext& context)
{
    for (std::size_t i = 0; i < m_count; ++i)
        m_auxiliaryStore.store(context, static_cast<std::uint32_t>(4 * i), m_quads[i], m_counters->draw, m_auxiliary);
}

void FragmentBatch::testLate(const ThreadContext& context)
{
    const LaneMask survivors = context.survivors();
    for (std::size_t i = 0; i < m_count; ++i)
        m_quads[i].coverage &= keptSamples(survivors, i);
    forEachPrimitive(
        [&](const Primitive& primitive, std::span<Quad> quads, std::size_t) { m_tests.after(primitive, quads); });
}

void FragmentBatch::blendOneByOne(const ThreadContext& context)
{
    m_shaded.clear();
    for (std::size_t i = 0; i < m_count; ++i) {
        ShadedQuad shaded = readShadedQuad(context, static_cast<std::uint32_t>(4 * i), m_quads[i]);
        shaded.coverage = m_tests.after(m_primitives[m_primitiveOf[i]], shaded, m_quads[i].orders);
        if (shaded.coverage == 0)
            continue;
        if (m_state->vector.weighsInProgram)
            shaded.pixelCoverage = weightsOf(shaded);
        m_shaded.push_back(shaded);
        if (m_quadWatch)
            m_quadWatch->onPassed({shaded.x, shaded.y, shaded.coverage});
        if (m_color && m_colorWatch) {
            m_colorWatch->beforeBlend(shaded, m_primitiveNumbers[m_primitiveOf[i]], *m_color);
            blend(m_shaded);
            m_shaded.clear();
        }
    }
    if (m_color)
        blend(m_shaded);
}

void FragmentBatch::blend(std::span<const ShadedQuad> quads)
{
    pgpe::EngineCounts uncounted; // Without a clock nobody asks what an engine has done.
    const BlendCounts blended = m_colorProgram ? blendByProgram(*m_colorProgram, quads, *m_color, uncounted)
                                               : blendQuads(m_state->blend, quads, *m_color);
    m_counters->samplesWritten += blended.samplesWritten;
    m_counters->clampedColors += blended.clampedColors;
}

} // namespace vitrine::core
