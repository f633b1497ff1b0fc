// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_history/pixel_history_sink.h"

#include "core/command/draw_words.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/reachable_units.h"
#include "core/gpu/timed_gpu.h"
#include "core/hiz/hiz_config.h"
#include "core/observe/draw_number.h"
#include "core/session/frame_place.h"
#include "core/session/pixel_history/fragment_tile.h"
#include "core/session/pixel_history/pixel_history_witness.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

namespace {

/// The same draw, of which only one pixel is left, and no test kills anything.
DrawCommand confinedTo(const PixelPlace& place, const DrawCommand& whole)
{
    DrawCommand command = scissoredTo(place, whole);
    auto state = std::make_shared<DrawState>(*command.state);
    state->raster.sampleCoverageEnabled = false;
    state->raster.sampleAlphaToCoverage = false;
    state->depthStencil = {};
    command.state = std::move(state);
    return command;
}

/// Of a pixel that ZST takes out of the pass that paints.
PixelEntry droppedEntry(const DrawCommand& command, CoverFate fate, const Memory& memory, const PixelPlace& place)
{
    PixelEntry entry;
    entry.fate = fate == CoverFate::Uncovered   ? PixelFate::Uncovered
                 : fate == CoverFate::Scissored ? PixelFate::Scissored
                                                : PixelFate::HiddenByMask;
    if (const auto bytes = readPixel(memory, command.state->targets, place))
        entry.before = entry.after = toValue(memory, command.state->targets, *bytes);
    FragmentEntry fragment;
    fragment.ids.primitive = 1; // the one that covers the box
    fragment.samples.covered = 1;
    fragment.colorMask = command.state->blend.colorMask;
    entry.fragment = std::move(fragment);
    return entry;
}

PixelEntry basicEntry(const DrawCommand& command, const PixelBasic& basic, const PixelValue& before,
                      const PixelValue& after)
{
    PixelEntry entry;
    entry.fate = basic.fate == BasicFate::Written ? PixelFate::Written : PixelFate::LeftOut;
    entry.before = before;
    entry.after = after;
    FragmentEntry fragment;
    fragment.ids.primitive = basic.piece;
    fragment.samples.covered = 1;
    if (basic.fate == BasicFate::Written) {
        fragment.samples.passed = 1;
        fragment.shaded = basic.pixel.color;
    }
    fragment.isBlended = command.state->blend.enabled;
    fragment.colorMask = command.state->blend.colorMask;
    entry.fragment = std::move(fragment);
    entry.basic = basic;
    return entry;
}

MachineConfig withoutHiz(MachineConfig config)
{
    config.hiz = kWithoutHiz;
    return config;
}

} // namespace

PixelHistorySink::PixelHistorySink(const Memory& memory, const MachineConfig& config, const Subject& subject,
                                   std::stop_token stop)
    : m_memory(memory), m_config(withoutHiz(config)), m_subject(subject), m_stop(std::move(stop)),
      m_gpu(m_memory, reachableUnits(config), *config.colorEngine, *config.hiz),
      m_trialGpu(m_trial, reachableUnits(config), *config.colorEngine, kWithoutHiz),
      m_tiles(*config.hiz, subject.place), m_setters(subject.targets, subject.place, config.hiz->tile)
{
    m_gpu.watchTiles(&m_tiles);
    m_gpu.setStopToken(m_stop);
    m_trialGpu.setStopToken(m_stop);
}

Result<bool> PixelHistorySink::touches(const DrawCommand& command)
{
    const RasterState& raster = command.state->raster;
    if (!concerns(m_subject.targets, command.state->targets) ||
        (raster.scissorEnabled && !contains(raster.scissor, m_subject.place)))
        return false;
    m_trial = m_memory;
    if (auto tried = m_trialGpu.draw(confinedTo(m_subject.place, command)); !tried)
        return tried.error();
    return m_trialGpu.lastDraw().fragments > 0;
}

Result<void> PixelHistorySink::draw(const DrawCommand& command)
{
    beginDraw(command);
    const std::size_t first = m_entries.size();
    Result<void> looked;
    if (isPainted(command)) {
        looked = lookIntoCover(command, false);
    } else if (command.state->isBasic()) {
        looked = lookIntoBasic(command);
    } else {
        // A draw that can't be tried out fails for good where it is executed.
        const auto touched = touches(command);
        if (touched && *touched)
            looked = drawInside(command);
    }
    if (command.state->vector.pass != VectorPass::None)
        m_passes.push_back({command, m_memory});
    auto drawn = m_gpu.draw(command);
    addTilesFrom(first, command, m_tiles.take());
    return looked ? drawn : looked;
}

void PixelHistorySink::beginDraw(const DrawCommand& command)
{
    if (!concerns(m_subject.targets, command.state->targets))
        return;
    m_setters.look(m_memory);
    BoundSetter next = setter(BoundSetter::Kind::Draw);
    next.draw = drawOf(command.drawSeq);
    m_setters.followDraw(next);
}

BoundSetter PixelHistorySink::setter(BoundSetter::Kind kind) const
{
    return {.kind = kind, .draw = {}, .primitive = 0, .callIndex = m_callIndex, .callNumber = m_callNumber};
}

void PixelHistorySink::addTilesFrom(std::size_t first, const DrawCommand& command, std::span<const TileNote> notes)
{
    addTiles(std::span(m_entries).subspan(first), *command.state, m_memory, notes, m_setters);
}

std::vector<std::uint32_t> PixelHistorySink::numbersHere(const std::vector<PixelBounds>& pieces) const
{
    std::vector<std::uint32_t> numbers;
    for (std::size_t i = 0; i < pieces.size(); ++i)
        if (contains(pieces[i], m_subject.place))
            numbers.push_back(static_cast<std::uint32_t>(i + 1));
    return numbers;
}

Result<void> PixelHistorySink::drawPixelAlone(const DrawCommand& command, const std::vector<PixelBounds>& pieces,
                                              std::span<const TileNote> tiles)
{
    beginDraw(command);
    if (command.state->vector.pass != VectorPass::None)
        return passPixelAlone(command);
    const auto touched = touches(command);
    if (!touched || !*touched)
        return {};
    const std::size_t first = m_entries.size();
    auto drawn = drawPieces(command, pieces);
    addTilesFrom(first, command, tiles);
    return drawn;
}

Result<void> PixelHistorySink::drawPieces(const DrawCommand& command, const std::vector<PixelBounds>& pieces)
{
    // A scissor leaves the primitives whose bounds it meets. Lines are cut to it before they get their bounds.
    const auto numbers = numbersHere(pieces);
    if (numbers.size() != m_trialGpu.lastDraw().primitives)
        return drawInside(command);
    const std::size_t first = m_entries.size();
    auto drawn = drawInside(scissoredTo(m_subject.place, command));
    for (std::size_t i = first; i < m_entries.size(); ++i) {
        std::uint32_t& primitive = m_entries[i].fragment->ids.primitive;
        if (primitive >= 1 && primitive <= numbers.size())
            primitive = numbers[primitive - 1];
    }
    return drawn;
}

bool PixelHistorySink::isPainted(const DrawCommand& command) const
{
    return command.state->vector.pass == VectorPass::Cover && concerns(m_subject.targets, command.state->targets);
}

Result<void> PixelHistorySink::lookIntoCover(const DrawCommand& command, bool isAlone)
{
    auto cover = pixelCover(command, m_memory, m_subject.place);
    if (!cover)
        return {};
    for (const Pass& pass : m_passes) {
        if (pass.command.state->vector.pass != VectorPass::Winding)
            continue;
        m_trial = pass.before;
        auto winding = pixelWinding(m_trialGpu, pass.command, m_subject.place);
        if (!winding)
            return winding.error();
        cover->winding = *std::move(winding);
    }
    const std::size_t first = m_entries.size();
    const bool isShaded =
        cover->fate == CoverFate::Passed || (cover->fate == CoverFate::Masked && cover->isWeighedInProgram);
    if (isShaded) {
        if (isAlone)
            m_passes.clear(); // there are no cycles of the whole drawing
        if (auto drawn = drawInside(isAlone ? scissoredTo(m_subject.place, command) : command); !drawn)
            return drawn;
    }
    if (m_entries.size() == first)
        m_entries.push_back(droppedEntry(command, cover->fate, m_memory, m_subject.place));
    m_entries.back().cover = std::move(cover);
    return {};
}

Result<void> PixelHistorySink::lookIntoBasic(const DrawCommand& command)
{
    if (!concerns(m_subject.targets, command.state->targets))
        return {};
    m_trial = m_memory;
    auto basic = pixelBasic(m_trialGpu, command, m_subject.place);
    if (!basic)
        return basic.error();
    const auto before = readPixel(m_memory, command.state->targets, m_subject.place);
    const auto after = readPixel(m_trial, command.state->targets, m_subject.place);
    if (*basic && before && after)
        m_entries.push_back(basicEntry(command, **basic, toValue(m_memory, command.state->targets, *before),
                                       toValue(m_memory, command.state->targets, *after)));
    return {};
}

Result<void> PixelHistorySink::passPixelAlone(const DrawCommand& command)
{
    auto looked = isPainted(command) ? lookIntoCover(command, true) : Result<void>();
    if (command.state->isBasic())
        looked = lookIntoBasic(command);
    m_passes.push_back({command, m_memory});
    pass(scissoredTo(m_subject.place, command));
    return looked;
}

Result<void> PixelHistorySink::runOn(TimedGpu& gpu, const DrawCommand& command)
{
    for (const Pass& pass : m_passes)
        if (auto drawn = gpu.draw(pass.command); !drawn)
            return drawn;
    return gpu.draw(command);
}

Result<void> PixelHistorySink::drawInside(const DrawCommand& command)
{
    m_trial = m_passes.empty() ? m_memory : m_passes.front().before;
    const DrawCommand& begins = m_passes.empty() ? command : m_passes.front().command;
    TimedOptions options;
    if (begins.words)
        options.image = *begins.words->before;
    TimedGpu gpu(m_trial, m_config, options);
    gpu.setStopToken(m_stop);
    PixelWitness witness({command, m_trial, gpu.fragmentPath(), gpu.taskPath(), m_subject.place});
    Result<void> drawn;
    {
        const Subscription subscription = gpu.hub().subscribe(witness);
        drawn = runOn(gpu, command);
    }
    ++m_drawsInside;
    if (!drawn)
        return drawn;
    for (PixelEntry& entry : witness.entries())
        m_entries.push_back(std::move(entry));
    return {};
}

void PixelHistorySink::pass(const DrawCommand& command)
{
    (void)m_gpu.draw(command); // One that failed when the frame was gone through fails again.
    (void)m_tiles.take();
}

void PixelHistorySink::clear(const ClearCommand& command)
{
    const RenderTargets& targets = command.targets;
    const bool isHit =
        concerns(m_subject.targets, targets) && (!command.scissorEnabled || contains(command.scissor, m_subject.place));
    const auto before = isHit ? readPixel(m_memory, targets, m_subject.place) : std::nullopt;
    if (concerns(m_subject.targets, targets)) {
        m_setters.look(m_memory);
        m_setters.followClear(setter(BoundSetter::Kind::Clear), command);
    }
    m_gpu.clear(command);
    const auto after = before ? readPixel(m_memory, targets, m_subject.place) : std::nullopt;
    if (!after)
        return;
    PixelEntry entry;
    entry.kind = PixelEntryKind::Clear;
    entry.clears = {command.clearColor && targets.color, command.clearDepth && targets.depth,
                    command.clearStencil && targets.stencil};
    const bool isColorOpen = command.clearColor && command.colorMask != 0;
    const bool isDepthOpen = command.clearDepth && command.depthWrite;
    const bool isStencilOpen = command.clearStencil && command.stencilWriteMask != 0;
    entry.fate = isColorOpen || isDepthOpen || isStencilOpen ? PixelFate::Written : PixelFate::Masked;
    entry.before = toValue(m_memory, targets, *before);
    entry.after = toValue(m_memory, targets, *after);
    m_entries.push_back(std::move(entry));
}

std::vector<PixelEntry> PixelHistorySink::takeEntries()
{
    return std::exchange(m_entries, {});
}

} // namespace vitrine::core
