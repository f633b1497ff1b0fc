// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_history/pixel_history_witness.h"

#include "core/blend/coverage_ops.h"

#include <algorithm>

namespace vitrine::core {

namespace {

PixelBytes bytesAtStart(const PixelWitness::Subject& subject)
{
    return readPixel(subject.memory, subject.command.state->targets, subject.place).value_or(PixelBytes{});
}

} // namespace

PixelWitness::PixelWitness(const Subject& subject)
    : m_subject(subject), m_state(*subject.command.state),
      m_alphaDecides(m_state.targets.samples > 1 && m_state.raster.sampleAlphaToCoverage), m_now(bytesAtStart(subject)),
      m_start(m_now)
{
}

bool PixelWitness::isHere(std::uint16_t x, std::uint16_t y) const
{
    return x == m_subject.place.x && y == m_subject.place.y;
}

bool PixelWitness::isInQuad(std::uint16_t x, std::uint16_t y) const
{
    return x == (m_subject.place.x & ~1u) && y == (m_subject.place.y & ~1u);
}

void PixelWitness::onItemPushed(const ItemPushed& event)
{
    if (!isOurs(event.draw))
        return;
    const FragmentPath& path = m_subject.path;
    if (event.queue == path.quads->id()) {
        if (const QuadItem* item = path.quads->find(event.item); item && item->primitive)
            noteQuad(*item, event.cycle);
    } else if (event.queue == path.order->id()) {
        if (const TaskQuads* task = path.order->find(event.item); task && task->primitive)
            noteTask(*task);
    } else if (event.queue == path.collected->id()) {
        if (const LateQuadItem* item = path.collected->find(event.item); item && item->primitive)
            noteShaded(*item, false);
    } else if (event.queue == path.requests) {
        noteRequest(event);
    } else if (noteBypass(event)) {
        return;
    } else if (std::ranges::find(m_subject.tasks.finished, event.queue) != m_subject.tasks.finished.end()) {
        endRun(event.item, event.cycle);
    }
}

bool PixelWitness::noteBypass(const ItemPushed& event)
{
    const FragmentPath& path = m_subject.path;
    if (path.bypassed && event.queue == path.bypassed->id()) {
        if (const BypassQuad* item = path.bypassed->find(event.item); item && item->primitive)
            noteBypassed(*item);
        return true;
    }
    if (!path.combined || event.queue != path.combined->id())
        return false;
    if (const LateQuadItem* item = path.combined->find(event.item); item && item->primitive)
        noteShaded(*item, true);
    return true;
}

void PixelWitness::onItemGranted(const ItemGranted& event)
{
    if (!isOurs(event.draw))
        return;
    if (issuesFragments(event.queue))
        beginRun(event.item, {event.port, event.cycle, event.cycle});
}

void PixelWitness::onItemParked(const ItemParked& event)
{
    if (!isOurs(event.draw))
        return;
    if (m_subject.tasks.pending && event.queue == m_subject.tasks.pending->id())
        endRun(event.item, event.cycle);
}

/// New tasks from FTQ or from their segment, completed ones from APQ.
bool PixelWitness::issuesFragments(QueueId queue) const
{
    const TaskPath& path = m_subject.tasks;
    const auto is = [queue](const auto* known) { return known && known->id() == queue; };
    return is(path.pending) ||
           (path.segments.empty() ? is(path.fragmentTasks) : std::ranges::any_of(path.segments, is));
}

void PixelWitness::beginRun(ItemId task, const FragmentRun& run)
{
    for (Seen& seen : m_seen)
        if (seen.entry.ids.task == task.value)
            seen.entry.runs.push_back(run);
}

void PixelWitness::endRun(ItemId task, Cycle cycle)
{
    for (Seen& seen : m_seen)
        if (seen.entry.ids.task == task.value && !seen.entry.runs.empty())
            seen.entry.runs.back().to = cycle;
}

SampleMask PixelWitness::kept(SampleMask samples, const std::array<Vec4, 4>& colors) const
{
    const PixelPlace& place = m_subject.place;
    return samplesOf(place,
                     multisampleCoverage(m_state.raster, m_state.targets.samples, coverageOf(place, samples), colors));
}

void PixelWitness::noteQuad(const QuadItem& item, Cycle cycle)
{
    const SampleMask covered = samplesOf(m_subject.place, item.quad.coverage);
    if (covered == 0 || !isInQuad(item.quad.x, item.quad.y))
        return;
    Seen seen;
    seen.primitive = item.primitive;
    seen.alive = m_alphaDecides ? covered : kept(covered, {});
    FragmentEntry& entry = seen.entry;
    entry.madeIn = cycle;
    entry.ids.quad = item.label.id.value;
    entry.ids.primitive = item.label.parent.value;
    entry.isFrontFacing = item.primitive->frontFacing;
    entry.samples.covered = covered;
    entry.samples.notKept = covered & ~seen.alive;
    noteState(entry);
    if (entry.testsDepth) {
        const PixelFormat format = m_subject.memory.surface(m_state.targets.depth).format();
        seen.depth = planeDepth(*item.primitive, item.quad, format);
        for (std::size_t sample = 0; sample < m_state.targets.samples; ++sample) {
            const double code = seen.depth.codes[std::size_t{inQuad(m_subject.place)} * 4 + sample];
            entry.depth[sample] = code / maxDepthCode(format);
        }
    }
    m_seen.push_back(std::move(seen));
}

void PixelWitness::noteState(FragmentEntry& entry) const
{
    const DepthStencilState& tests = m_state.depthStencil;
    entry.testsDepth = tests.depthTest && m_state.targets.depth;
    entry.testsStencil = tests.stencilTest && m_state.targets.stencil;
    entry.depthFunction = tests.depthFunction;
    entry.stencilFace = entry.isFrontFacing ? tests.front : tests.back;
    entry.isBlended = m_state.blend.enabled;
    entry.colorMask = m_state.blend.colorMask;
}

void PixelWitness::noteTask(const TaskQuads& task)
{
    for (std::uint8_t i = 0; i < task.count; ++i) {
        const Quad& quad = task.quads[i];
        if (!isInQuad(quad.x, quad.y) || samplesOf(m_subject.place, quad.coverage) == 0)
            continue;
        const auto found = std::ranges::find_if(m_seen, [&](const Seen& seen) {
            return seen.primitive == task.primitive && seen.entry.ids.task == 0 && seen.alive != 0;
        });
        if (found == m_seen.end())
            continue;
        found->isInside = true;
        found->entry.ids.task = task.label.id.value;
        found->entry.lane = static_cast<std::uint8_t>(4 * i + inQuad(m_subject.place));
    }
}

void PixelWitness::noteBypassed(const BypassQuad& item)
{
    if (!isInQuad(item.quad.x, item.quad.y) || samplesOf(m_subject.place, item.quad.coverage) == 0)
        return;
    for (Seen& seen : m_seen)
        if (seen.entry.ids.quad == item.label.id.value)
            seen.isInside = seen.entry.isBypassed = true;
}

void PixelWitness::noteRequest(const ItemPushed& event)
{
    for (Seen& seen : m_seen)
        if (event.parent.value != 0 && seen.entry.ids.task == event.parent.value)
            seen.entry.ids.requests.push_back(event.item.value);
}

void PixelWitness::noteShaded(const LateQuadItem& item, bool isCombined)
{
    const ShadedQuad& shaded = item.content.shaded;
    const SampleMask left = samplesOf(m_subject.place, shaded.coverage);
    if (!isInQuad(shaded.x, shaded.y) || left == 0)
        return;
    const auto found = std::ranges::find_if(m_seen, [&](const Seen& seen) {
        const std::uint32_t from = isCombined ? seen.entry.ids.quad : seen.entry.ids.task;
        return from == item.label.parent.value && !seen.isCollected;
    });
    if (found == m_seen.end())
        return;
    found->isCollected = true;
    found->entry.ids.shadedQuad = item.label.id.value;
    found->entry.shaded = shaded.colors[inQuad(m_subject.place)];
    if (m_alphaDecides) {
        found->alive = kept(left, shaded.colors);
        found->entry.samples.notKept = left & ~found->alive;
    }
}

PixelWitness::Seen* PixelWitness::nextUntested(DepthStencilTap tap)
{
    const auto found = std::ranges::find_if(m_seen, [tap](const Seen& seen) {
        return !seen.isTested && (tap == DepthStencilTap::Early || seen.isCollected);
    });
    return found == m_seen.end() ? nullptr : &*found;
}

void PixelWitness::onDepthTested(const DepthTested& event)
{
    if (!isOurs(event.draw) || !isHere(event.x, event.y))
        return;
    Seen* seen = nextUntested(static_cast<DepthStencilTap>(event.tap));
    if (!seen)
        return;
    const auto after = readPixel(m_subject.memory, m_state.targets, m_subject.place);
    const DepthStencilVerdict verdict = judgePixel(m_state, m_subject.memory, m_subject.place, m_now, seen->depth,
                                                   seen->entry.isFrontFacing, seen->alive);
    const PixelPlace& place = m_subject.place;
    seen->isTested = true;
    seen->entry.sealedIn = event.cycle;
    seen->entry.samples.stencilFailed = samplesOf(place, verdict.stencilFailed);
    seen->entry.samples.depthFailed = samplesOf(place, verdict.depthFailed);
    seen->alive = event.passed;
    CORE_CHECK(samplesOf(place, verdict.passed) == event.passed, "a pixel's history tells of another test");
    if (after) {
        seen->after.depth = m_now.depth = after->depth;
        seen->after.stencil = m_now.stencil = after->stencil;
    }
}

void PixelWitness::onPixelWritten(const PixelWritten& event)
{
    if (!isOurs(event.draw) || !isHere(event.x, event.y))
        return;
    const auto found = std::ranges::find_if(
        m_seen, [&](const Seen& seen) { return seen.entry.ids.shadedQuad == event.fragment.value && !seen.isWritten; });
    const auto after = readPixel(m_subject.memory, m_state.targets, m_subject.place);
    if (found == m_seen.end() || !after)
        return;
    found->isWritten = true;
    found->entry.sealedIn = event.cycle;
    found->after.color = m_now.color = after->color;
}

PixelFate PixelWitness::fateOf(const Seen& seen) const
{
    const FragmentSamples& samples = seen.entry.samples;
    if (samples.passed != 0)
        return m_state.targets.color && m_state.blend.colorMask == 0 ? PixelFate::Masked : PixelFate::Written;
    if (samples.depthFailed != 0)
        return PixelFate::DepthFailed;
    if (samples.stencilFailed != 0)
        return PixelFate::StencilFailed;
    return samples.discarded != 0 ? PixelFate::Discarded : PixelFate::NoSampleLeft;
}

std::vector<PixelEntry> PixelWitness::entries() const
{
    std::vector<PixelEntry> entries;
    PixelBytes before = m_start;
    for (Seen seen : m_seen) {
        FragmentSamples& samples = seen.entry.samples;
        if (seen.isCollected)
            samples.passed = seen.alive;
        else
            samples.discarded = seen.isInside ? seen.alive : SampleMask{0};
        PixelEntry entry;
        entry.fate = fateOf(seen);
        entry.fragment = seen.entry;
        // In the order of the stream each changes what the one before has left.
        PixelBytes after = before;
        if (seen.isWritten)
            after.color = seen.after.color;
        if (seen.isTested) {
            after.depth = seen.after.depth;
            after.stencil = seen.after.stencil;
        }
        entry.before = toValue(m_subject.memory, m_state.targets, before);
        entry.after = toValue(m_subject.memory, m_state.targets, after);
        before = after;
        entries.push_back(std::move(entry));
    }
    return entries;
}

} // namespace vitrine::core
