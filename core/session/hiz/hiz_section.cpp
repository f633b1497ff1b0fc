// SPDX-License-Identifier: Apache-2.0
#include "core/session/hiz/hiz_section.h"

#include "core/gpu/timed_gpu.h"
#include "core/hiz/hiz_config.h"
#include "core/hiz/hiz_draw.h"
#include "core/session/draw_start.h"
#include "core/session/recording/recorded_run.h"
#include "core/session/recording/section_recorder.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace vitrine::core {

namespace {

HizSection::Surface boundsOf(SurfaceId surface, const Memory& before, const Memory& after)
{
    if (!surface)
        return {};
    HizSection::Surface bounds{hizMap(before, surface), hizMap(after, surface)};
    if (bounds.after)
        checkBounds(*bounds.after, after.surface(surface));
    return bounds;
}

/// HIZ-28: empty while every tile bounds its samples, as it must.
std::string brokenBounds(const char* buffer, const std::optional<HizMap>& map, const HizDrawCard& card,
                         std::uint32_t draw)
{
    if (!map)
        return {};
    const auto broken = std::ranges::find_if(map->tiles, &HizMap::Tile::isBroken);
    if (broken == map->tiles.end())
        return {};
    const auto tile = static_cast<std::uint32_t>(broken - map->tiles.begin());
    const std::uint32_t column = tile % map->columns, row = tile / map->columns;
    const auto judged = card.tiles.find({static_cast<std::uint16_t>(row), static_cast<std::uint16_t>(column)});
    return fmt::format("after draw {} a {} sample of tile ({},{}) lies outside of the tile's bounds; row {} of the "
                       "decision table was taken there",
                       draw, buffer, column, row, judged == card.tiles.end() ? 0 : judged->second.row);
}

class HizSectionRecorder final : public SectionRecorder {
public:
    explicit HizSectionRecorder(const RecordedRun& run)
        : m_gpu(run.gpu), m_hiz([this] { return m_gpu.hiz()->verdicts(); }), m_lookUps(*run.start.config.hiz),
          m_runsSavedBefore(runsSaved()), m_subscription(m_gpu.hub().subscribe(m_hiz))
    {
        m_gpu.watchTiles(&m_lookUps);
    }
    ~HizSectionRecorder() override { m_gpu.watchTiles(nullptr); }

    SectionValue finish(const RecordedRun& run) override
    {
        const DrawStart& start = run.start;
        if (start.frame) // What is told here is of one draw.
            return SectionValue::of(HizSection());
        const DrawState& state = *start.command.state;
        HizSection hiz;
        if (const HizDrawCard* card = m_hiz.card(start.command.drawSeq))
            hiz.card = *card;
        hiz.lookUps = m_lookUps.takeLog();
        hiz.shaderRunsSaved = runsSaved() - m_runsSavedBefore;
        hiz.program = programTraits(state);
        hiz.wholeDraw = state.discard.wholeDraw(start.config.hiz->proofs);
        hiz.depth = boundsOf(state.targets.depth, start.memory, m_gpu.memory());
        hiz.stencil = boundsOf(state.targets.stencil, start.memory, m_gpu.memory());
        m_fault = brokenBounds("depth", hiz.depth.after, hiz.card, start.command.drawSeq);
        if (m_fault.empty())
            m_fault = brokenBounds("stencil", hiz.stencil.after, hiz.card, start.command.drawSeq);
        return SectionValue::of(std::move(hiz));
    }

    [[nodiscard]] std::string fault() const override { return m_fault; }

private:
    [[nodiscard]] std::uint64_t runsSaved() const { return m_gpu.hiz() ? m_gpu.hiz()->counters().shaderRunsSaved : 0; }

    TimedGpu& m_gpu;
    HizRecorder m_hiz;
    LookUpRecorder m_lookUps;
    const std::uint64_t m_runsSavedBefore;
    std::string m_fault;
    const Subscription m_subscription;
};

} // namespace

std::unique_ptr<SectionRecorder> beginHizSection(const RecordedRun& run)
{
    return std::make_unique<HizSectionRecorder>(run);
}

} // namespace vitrine::core
