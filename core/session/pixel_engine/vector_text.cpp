// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_engine/vector_text.h"

#include "core/blend/blend_modes.h"
#include "core/command/vector_config.h"
#include "core/session/pixel_engine/vector_listing.h"

#include <fmt/format.h>

#include <algorithm>

namespace vitrine::core {

namespace {

std::string_view choiceName(SpaceChoice choice)
{
    switch (choice) {
    case SpaceChoice::Linear: return "linear";
    case SpaceChoice::Stored: return "stored";
    case SpaceChoice::Auto: break;
    }
    return "auto";
}

Text inSpace(const VectorListing& listing, BlendSpace space, std::string_view knob, SpaceChoice choice)
{
    if (!listing.blend.target.isNonLinear)
        return textOf("in linear light, which the surface keeps ({}={})", knob, choiceName(choice));
    return space == BlendSpace::Linear ? textOf("in linear light ({}={})", knob, choiceName(choice))
                                       : textOf("as they are stored ({}={})", knob, choiceName(choice));
}

} // namespace

Text groupText(StepGroup group)
{
    switch (group) {
    case StepGroup::PreFormatting: return textOf("pre-formatting");
    case StepGroup::Blending: return textOf("blending");
    case StepGroup::Coverage: return textOf("coverage");
    case StepGroup::PostFormatting: return textOf("post-formatting");
    case StepGroup::None: break;
    }
    return {};
}

std::string_view modeName(const VectorBlend& blend)
{
    return blendModeName(blend.mode);
}

Text spaceText(const VectorListing& listing)
{
    return inSpace(listing, listing.blend.space, "blend.space", listing.space);
}

Text coverageSpaceText(const VectorListing& listing)
{
    return inSpace(listing, listing.blend.coverage, "blend.coverage", listing.coverage);
}

Text functionsText(const VectorBlend& blend)
{
    return blend.usesTables ? textOf("looked up in tables of {} entries (lut.mode=table)", kTableEntries)
                            : textOf("computed (lut.mode=exact)");
}

Text curveText(const VectorBlend& blend)
{
    return blend.gammaPower > 0 ? Text::verbatim(fmt::format("γ = {:g}", blend.gammaPower))
                                : textOf("OpenVG's curve (gamma.kind=vg)");
}

std::string_view tableName(LookUpTable table)
{
    switch (table) {
    case LookUpTable::Rcp: return "RCP";
    case LookUpTable::Gamma: return "gamma";
    case LookUpTable::Degamma: return "degamma";
    }
    return {};
}

std::string formulaOf(LookUpTable table, const VectorBlend& blend)
{
    const bool hasPower = blend.gammaPower > 0;
    switch (table) {
    case LookUpTable::Rcp: return "1 ÷ v";
    case LookUpTable::Gamma:
        return hasPower ? fmt::format("v^(1/{:g})", blend.gammaPower)
                        : "v ≤ 0.00304 ? 12.92 v : 1.0556 v^(1/2.4) − 0.0556";
    case LookUpTable::Degamma:
        return hasPower ? fmt::format("v^{:g}", blend.gammaPower)
                        : "v ≤ 0.03928 ? v ÷ 12.92 : ((v + 0.0556) ÷ 1.0556)^2.4";
    }
    return {};
}

Text lookUpText(const TableLookUp& lookUp, const VectorBlend& blend)
{
    const std::string from = fmt::format("{} {:g}", lookUp.channel, lookUp.from);
    const std::string value = fmt::format("{:g}", lookUp.value);
    const std::string_view table = tableName(lookUp.table);
    return blend.usesTables ? textOf("{} of {}: entry {} = {}", table, from, lookUp.index, value)
                            : textOf("{} of {}: {} = {}", table, from, formulaOf(lookUp.table, blend), value);
}

std::vector<WeightLine> weightLines(const CoveredPixel& cover)
{
    const std::uint8_t coverage = cover.coverage.value_or(255);
    std::vector<WeightLine> lines{
        {textOf("Coverage"), coverage,
         cover.coverage ? textOf("of the pixel by the path") : textOf("no path: everything is covered")}};
    if (!cover.mask) {
        lines.push_back({textOf("Mask"), 255, textOf("none: all of it counts")});
        return lines;
    }
    lines.push_back({textOf("Mask"), *cover.mask, textOf("of the mask's plane")});
    lines.push_back({textOf("Weight"), cover.weight,
                     Text::verbatim(fmt::format("⌊{} · {} ÷ 255 + ½⌋ = {}", coverage, *cover.mask, cover.weight))});
    return lines;
}

Text clampText(const PixelTrace& trace)
{
    const auto& lines = trace.program.instructions;
    const auto clamp = std::ranges::find_if(
        trace.steps, [&](const PixelStep& step) { return lines[step.instruction].opcode == kClampLine; });
    if (!trace.vector || !trace.vector->isClamped || clamp == trace.steps.end())
        return {};
    const Vec4& read = clamp->result;
    return textOf("premul.clamp: the stored color is more than its alpha, and read as {}",
                  fmt::format("({:g}, {:g}, {:g}, {:g})", read.x, read.y, read.z, read.w));
}

} // namespace vitrine::core
