// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/frame_hiz.h"

#include "core/gpu/machine_config.h"
#include "core/gpu/timed_gpu.h"
#include "core/hiz/hiz_config.h"
#include "core/hiz/hiz_draw.h"
#include "core/observe/draw_number.h"
#include "core/session/draw_replay.h"
#include "core/session/frame/frame_run.h"
#include "core/session/machine/draw_explorer.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace vitrine::core {

namespace {

/// Keeps the cycles of the first and of the last tile of a draw.
class TileCycles final : public Observer {
public:
    explicit TileCycles(std::uint32_t draw) : m_draw(draw) {}
    void onTileJudged(const TileJudged& event) override
    {
        if (event.draw != m_draw)
            return;
        first = first.value_or(event.cycle);
        last = event.cycle;
    }

    std::optional<Cycle> first;
    Cycle last = 0;

private:
    const std::uint32_t m_draw;
};

/// Keeps the look-ups of a draw, and counts the shader runs that its tiles spare: HIZ counts over all draws, behind
/// what it tells of a tile.
class DrawWatch final : public TileWatch {
public:
    DrawWatch(const HierarchicalZ& hiz, const HizConfig& config, std::uint32_t draw)
        : m_hiz(hiz), m_draw(draw), m_lookUps(config), m_counted(saved())
    {
    }
    void onTileJudged(const JudgedTile& tile) override
    {
        count();
        m_isOfDraw = tile.draw.number == m_draw;
        if (m_isOfDraw)
            m_lookUps.onTileJudged(tile);
    }
    void finish(HizSection& hiz)
    {
        count();
        hiz.shaderRunsSaved = m_saved;
        hiz.lookUps = m_lookUps.takeLog();
    }

private:
    [[nodiscard]] std::uint64_t saved() const { return m_hiz.counters().shaderRunsSaved; }
    void count()
    {
        const std::uint64_t all = saved();
        m_saved += m_isOfDraw ? all - m_counted : 0;
        m_counted = all;
    }

    const HierarchicalZ& m_hiz;
    const std::uint32_t m_draw;
    LookUpRecorder m_lookUps;
    std::uint64_t m_counted = 0;
    std::uint64_t m_saved = 0;
    bool m_isOfDraw = false;
};

class Question {
public:
    Question(DrawReplay& replay, const HizConfig& config, const DrawSpan& span, const DrawPace& pace)
        : m_replay(replay), m_config(config), m_span(span), m_pace(pace)
    {
        m_answer.feedbackDraws = gpu().buffers().stream().draws;
    }

    Result<FrameHiz> answer()
    {
        if (auto found = findState(); !found)
            return found.error();
        if (!m_answer.state || !gpu().hiz())
            return std::move(m_answer);
        m_answer.hiz.program = programTraits(*m_answer.state);
        m_answer.hiz.wholeDraw = m_answer.state->discard.wholeDraw(m_config.proofs);
        TileCycles cycles(m_span.draw);
        if (auto ran = findFirst(cycles); !ran)
            return ran.error();
        if (auto ran = record(cycles); !ran)
            return ran.error();
        if (auto moved = m_replay.seek(cycles.first ? cycles.last + 1 : m_span.end, m_pace); !moved)
            return moved.error();
        m_answer.hiz.depth.after = mapOf(targets().depth);
        m_answer.hiz.stencil.after = mapOf(targets().stencil);
        return std::move(m_answer);
    }

private:
    [[nodiscard]] TimedGpu& gpu() { return m_replay.gpu(); }
    [[nodiscard]] const RenderTargets& targets() const { return m_answer.state->targets; }
    [[nodiscard]] std::optional<HizMap> mapOf(SurfaceId surface)
    {
        const Memory& memory = gpu().buffers();
        return surface && memory.contains(surface) ? hizMap(memory, surface) : std::nullopt;
    }

    /// It is in flight until it retires.
    Result<void> findState()
    {
        if (auto moved = m_replay.seek(std::max(m_span.end, Cycle{1}) - 1, m_pace); !moved)
            return moved;
        if (const DrawCommand* draw = gpu().drawInFlight(m_span.draw))
            m_answer.state = draw->state;
        return {};
    }

    Result<void> findFirst(TileCycles& cycles)
    {
        if (auto moved = m_replay.seek(m_span.begin, m_pace); !moved)
            return moved;
        {
            const Subscription subscription = gpu().hub().subscribe(cycles);
            if (auto ran = m_replay.runUntil(
                    m_span.end, [&] { return cycles.first.has_value(); }, m_pace);
                !ran)
                return ran;
        }
        auto moved = m_replay.seek(cycles.first.value_or(m_span.end), m_pace);
        if (moved) {
            m_answer.hiz.depth.before = mapOf(targets().depth);
            m_answer.hiz.stencil.before = mapOf(targets().stencil);
        }
        return moved;
    }

    Result<void> record(TileCycles& cycles)
    {
        HizRecorder recorder([this] { return gpu().hiz()->verdicts(); });
        DrawWatch watch(*gpu().hiz(), m_config, m_span.draw);
        const Subscription counting = gpu().hub().subscribe(cycles);
        const Subscription recording = gpu().hub().subscribe(recorder);
        gpu().watchTiles(&watch);
        const auto ran = m_replay.runUntil(m_span.end, {}, m_pace);
        gpu().watchTiles(nullptr);
        watch.finish(m_answer.hiz);
        if (const HizDrawCard* card = recorder.card(m_span.draw))
            m_answer.hiz.card = *card;
        return ran;
    }

    DrawReplay& m_replay;
    const HizConfig& m_config;
    const DrawSpan& m_span;
    const DrawPace& m_pace;
    FrameHiz m_answer;
};

} // namespace

Result<FrameHiz> frameHiz(DrawExplorer& explorer, const DrawSpan& span, const DrawPace& pace)
{
    return Question(explorer.replay(), *explorer.recording().config().hiz, span, pace).answer();
}

} // namespace vitrine::core
