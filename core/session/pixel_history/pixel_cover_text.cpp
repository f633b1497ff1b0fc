// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_history/pixel_cover_text.h"

#include "core/blend/blend_modes.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <map>

namespace vitrine::core {

namespace {

constexpr std::size_t kMostTriangles = 24; // that are listed
constexpr std::array<std::string_view, 4> kPieces{"fill", "body", "join", "cap"};
constexpr std::array<std::string_view, 4> kCoverFates{"uncovered", "scissored", "hidden_by_mask", "passed"};

/// "0–7, 9": samples that are set, those in a row together.
std::string samplesIn(std::uint16_t set)
{
    std::vector<std::string> runs;
    for (unsigned first = 0; set >> first != 0; ++first) {
        if ((set >> first & 1) == 0)
            continue;
        unsigned last = first;
        while ((set >> (last + 1) & 1) != 0)
            ++last;
        runs.push_back(first == last ? std::to_string(first) : fmt::format("{}–{}", first, last));
        first = last;
    }
    return fmt::format("{}", fmt::join(runs, ", "));
}

Text inSamples(const Text& what, const PixelWinding& winding, std::uint16_t set)
{
    if (winding.samples == 1)
        return what;
    const auto count = static_cast<std::uint32_t>(std::popcount(set));
    return count == winding.samples
               ? textOf("{} in all {} samples", what, count)
               : textOf("{} in {} of {} samples ({})", what, count, winding.samples, samplesIn(set));
}

Text ruleText(FillRule rule)
{
    return rule == FillRule::NonZero ? textOf("non-zero") : textOf("even-odd");
}

/// "winding 2", or how many samples have which winding.
Text windingsText(const PixelWinding& winding)
{
    std::map<std::int16_t, std::uint16_t> samples; // by winding
    for (std::uint32_t sample = 0; sample < winding.samples; ++sample)
        samples[winding.windings[sample]] |= static_cast<std::uint16_t>(1u << sample);
    std::vector<Text> parts;
    for (const auto& [value, set] : samples)
        parts.push_back(inSamples(textOf("winding {}", int{value}), winding, set));
    return joined(parts);
}

} // namespace

Text verdictText(const PixelCover& cover)
{
    switch (cover.fate) {
    case CoverFate::Uncovered: return textOf("in the box, but not covered by the path");
    case CoverFate::Scissored: return textOf("outside of the scissor");
    case CoverFate::Masked:
        return cover.isWeighedInProgram ? textOf("hidden by the mask: discarded by the shader (KIL)")
                                        : textOf("hidden by the mask");
    case CoverFate::Passed: break;
    }
    return {};
}

Text weightText(const PixelCover& cover)
{
    return textOf("{}, coverage {} of 255", enumName(cover.mode), cover.weight);
}

Text windingText(const PixelCover& cover)
{
    std::vector<Text> parts;
    if (cover.winding) {
        const PixelWinding& winding = *cover.winding;
        const std::uint16_t inside = winding.inside();
        const Text what = winding.isStroke ? textOf("stroke of path {}", winding.path)
                                           : textOf("path {}, {}", winding.path, ruleText(winding.rule));
        parts.push_back(textOf("{}: {}", what, windingsText(winding)));
        parts.push_back(inside == 0 ? textOf("outside") : inSamples(textOf("inside"), winding, inside));
    }
    if (cover.coverage)
        parts.push_back(textOf("coverage {}", *cover.coverage));
    if (cover.scissor)
        parts.push_back(textOf("in {} scissor regions", *cover.scissor));
    if (cover.mask)
        parts.push_back(cover.isWeighedInProgram ? textOf("mask {}, which the shader multiplies by", *cover.mask)
                                                 : textOf("mask {}", *cover.mask));
    return joined(parts);
}

Text triangleText(const PixelWinding& winding, const CountedTriangle& triangle)
{
    const Text piece = winding.isStroke ? textOf("triangle {} ({}) of segment {} ({})", triangle.triangle,
                                                 enumName(triangle.piece), triangle.segment, triangle.command)
                                        : textOf("triangle {} of segment {} ({})", triangle.triangle, triangle.segment,
                                                 triangle.command);
    std::vector<Text> counts;
    if (triangle.up != 0)
        counts.push_back(inSamples(Text::verbatim("+1"), winding, triangle.up));
    if (triangle.down != 0)
        counts.push_back(inSamples(Text::verbatim("−1"), winding, triangle.down));
    return textOf("{}: {}", piece, joined(counts));
}

std::vector<Text> coverLines(const PixelCover& cover)
{
    std::vector<Text> lines;
    if (Text planes = windingText(cover); !planes.empty())
        lines.push_back(std::move(planes));
    if (!cover.winding)
        return lines;
    const auto& triangles = cover.winding->triangles;
    const std::size_t listed = std::min(triangles.size(), kMostTriangles);
    for (std::size_t i = 0; i < listed; ++i)
        lines.push_back(triangleText(*cover.winding, triangles[i]));
    if (listed < triangles.size())
        lines.push_back(textOf("and {} more triangles", triangles.size() - listed));
    return lines;
}

std::string_view enumName(BlendMode mode)
{
    return blendModeName(mode);
}

std::string_view enumName(FillRule rule)
{
    return rule == FillRule::NonZero ? "non-zero" : "even-odd";
}

std::string_view enumName(openvg::FanKind piece)
{
    return kPieces[static_cast<std::size_t>(piece)];
}

std::string_view enumName(CoverFate fate)
{
    return kCoverFates[static_cast<std::size_t>(fate)];
}

} // namespace vitrine::core
