// SPDX-License-Identifier: Apache-2.0
#include "captures/store/capture_index.h"

#include <algorithm>

namespace vitrine::captures {
namespace {

/// A number of objects, whichever integer kind the recorder gave it; hostile ones count as none.
std::uint64_t countOf(const core::Value& value)
{
    constexpr std::uint64_t kMost = UINT32_MAX;
    if (const auto* number = std::get_if<std::int64_t>(&value.data))
        return static_cast<std::uint64_t>(std::clamp<std::int64_t>(*number, 0, kMost));
    if (const auto* number = std::get_if<std::uint64_t>(&value.data))
        return std::min(*number, kMost);
    return 0;
}

std::optional<core::ActionKind> actionKind(CallKind kind)
{
    switch (kind) {
    case CallKind::Draw: return core::ActionKind::Draw;
    case CallKind::Clear: return core::ActionKind::Clear;
    case CallKind::Copy: return core::ActionKind::Copy;
    case CallKind::Present: return core::ActionKind::Present;
    case CallKind::MarkerPush:
    case CallKind::MarkerInsert: return core::ActionKind::Marker;
    case CallKind::MarkerPop:
    case CallKind::Other: break;
    }
    return std::nullopt;
}

std::optional<MarkerKind> markerKind(CallKind kind)
{
    switch (kind) {
    case CallKind::MarkerPush: return MarkerKind::Push;
    case CallKind::MarkerPop: return MarkerKind::Pop;
    case CallKind::MarkerInsert: return MarkerKind::Insert;
    default: return std::nullopt;
    }
}

} // namespace

IndexRows IndexBuilder::add(const core::Call& call)
{
    const std::uint64_t index = m_counts.calls++;
    m_counts.lastCallNumber = call.number;
    // Neither did the program draw or present by it.
    const bool hasNoEffect =
        hasFlag(call.flags, core::CallFlags::Fake) || hasFlag(call.flags, core::CallFlags::Refused);
    const Meaning& meaning = meaningOf(call.function);
    const CallKind kind = hasNoEffect ? CallKind::Other : meaning.kind;
    IndexRows rows;
    if (const auto action = actionKind(kind)) {
        rows.action = core::ActionEntry{.kind = *action,
                                        .callIndex = index,
                                        .callNumber = call.number,
                                        .frame = static_cast<std::uint32_t>(m_counts.frames)};
        ++m_counts.actions;
    }
    if (const auto marker = markerKind(kind)) {
        rows.marker = MarkerEntry{*marker, index, std::string(markerLabel(call))};
        ++m_counts.markers;
    }
    if (kind == CallKind::Draw) {
        rows.action->draw = static_cast<std::uint32_t>(m_counts.draws++);
        ++m_frame.drawCount;
    }
    if (kind == CallKind::Present)
        rows.frame = endFrame(index);
    if (hasNoEffect)
        return rows;
    m_counts.programs += meaning.makesProgram ? 1 : 0;
    if (meaning.makesTextures && !call.arguments.empty())
        m_counts.textures += countOf(call.arguments.front());
    return rows;
}

core::FrameEntry IndexBuilder::endFrame(std::uint64_t callIndex)
{
    core::FrameEntry ended = m_frame;
    ended.endCallIndex = callIndex;
    ++m_counts.frames;
    m_frame = {.firstCallIndex = callIndex + 1, .firstDraw = static_cast<std::uint32_t>(m_counts.draws)};
    return ended;
}

const IndexBuilder::Meaning& IndexBuilder::meaningOf(const std::string& function)
{
    constexpr std::size_t kMostMeanings = 4096;
    const auto found = m_meanings.find(function);
    if (found != m_meanings.end())
        return found->second;
    if (m_meanings.size() >= kMostMeanings)
        m_meanings.clear();
    return m_meanings[function] = {callKind(function), function == "glCreateProgram", function == "glGenTextures"};
}

} // namespace vitrine::captures
