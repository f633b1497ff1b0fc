// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/moment.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <string_view>

namespace vitrine::cli {
namespace {

using captures::CaptureReader;
using core::Error;
using core::Result;

/// Index of the call with this number: the capture keeps its calls in the order of their numbers.
Result<std::uint64_t> indexOfCall(CaptureReader& capture, std::uint64_t number)
{
    std::uint64_t low = 0;
    std::uint64_t high = capture.callCount();
    while (low < high) {
        const std::uint64_t middle = low + (high - low) / 2;
        const auto call = capture.call(middle);
        if (!call)
            return call.error();
        if (call->number == number)
            return middle;
        if (call->number < number)
            low = middle + 1;
        else
            high = middle;
    }
    return core::failure("there is no call {}: the last one is {}", number, capture.summary().counts.lastCallNumber);
}

std::optional<std::uint64_t> parseNumber(std::string_view text)
{
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

} // namespace

Result<core::FrameEntry> findFrame(const CaptureReader& capture, std::uint64_t frame)
{
    if (frame >= capture.frames().size())
        return core::failure("there is no frame {}: the capture has {}", frame, capture.frames().size());
    return capture.frames()[frame];
}

Result<core::ActionEntry> findDraw(const CaptureReader& capture, const MomentOptions& moment)
{
    std::uint64_t first = 0;
    std::uint64_t count = capture.summary().counts.draws;
    if (moment.frame) {
        const auto frame = findFrame(capture, *moment.frame);
        if (!frame)
            return frame.error();
        first = frame->firstDraw;
        count = frame->drawCount;
    }
    const std::uint64_t draw = moment.draw.value_or(0);
    const auto isMeant = [&](const core::ActionEntry& action) {
        return action.kind == core::ActionKind::Draw && action.draw == first + draw;
    };
    const auto& actions = capture.actions();
    const auto found = draw < count ? std::ranges::find_if(actions, isMeant) : actions.end();
    if (found == actions.end())
        return core::failure("there is no draw {}: the {} has {}", draw, moment.frame ? "frame" : "capture", count);
    return *found;
}

Result<std::uint64_t> positionAfter(CaptureReader& capture, const MomentOptions& moment)
{
    Result<std::uint64_t> index = Error{};
    if (moment.call) {
        index = indexOfCall(capture, *moment.call);
    } else if (moment.draw) {
        const auto draw = findDraw(capture, moment);
        index = draw ? Result<std::uint64_t>(draw->callIndex) : draw.error();
    } else {
        const auto frame = findFrame(capture, moment.frame.value_or(0));
        index = frame ? Result<std::uint64_t>(frame->endCallIndex) : frame.error();
    }
    return index ? Result<std::uint64_t>(*index + 1) : index;
}

std::optional<std::pair<std::uint64_t, std::uint64_t>> parseRange(const std::string& text)
{
    const std::string_view view = text;
    const std::size_t dash = view.find('-');
    const auto first = parseNumber(view.substr(0, dash));
    const auto last = dash == std::string_view::npos ? first : parseNumber(view.substr(dash + 1));
    if (!first || !last || *last < *first)
        return std::nullopt;
    return std::pair(*first, *last);
}

std::optional<std::pair<std::uint32_t, std::uint32_t>> parsePixel(const std::string& text)
{
    constexpr std::uint64_t kLargest = std::numeric_limits<std::uint32_t>::max();
    const std::string_view view = text;
    const std::size_t comma = view.find(',');
    if (comma == std::string_view::npos)
        return std::nullopt;
    const auto x = parseNumber(view.substr(0, comma));
    const auto y = parseNumber(view.substr(comma + 1));
    if (!x || !y || *x > kLargest || *y > kLargest)
        return std::nullopt;
    return std::pair(static_cast<std::uint32_t>(*x), static_cast<std::uint32_t>(*y));
}

} // namespace vitrine::cli
