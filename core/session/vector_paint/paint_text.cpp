// SPDX-License-Identifier: Apache-2.0
#include "core/session/vector_paint/paint_text.h"

#include "core/session/vector_paint/filter_unit.h"
#include "core/session/vector_paint/palette_use.h"

#include <fmt/format.h>

namespace vitrine::core {

namespace {

Text numberText(float value)
{
    return Text::verbatim(fmt::format("{:g}", value));
}

Text colorText(const Vec4& value)
{
    return Text::verbatim(tupleText(value));
}

Text stopText(const GradientPlace& gradient, std::uint32_t stop)
{
    const GradientStop& found = gradient.stops[stop];
    return textOf("stop {} at {} {}", stop + 1, numberText(found.offset), colorText(found.color));
}

Text spreadText(const GradientPlace& gradient)
{
    const Text place = numberText(gradient.inRamp);
    switch (gradient.spread) {
    case GradientSpread::Pad: return textOf("padded to {}", place);
    case GradientSpread::Repeat: return textOf("repeated to {}", place);
    case GradientSpread::Reflect: return textOf("reflected to {}", place);
    case GradientSpread::Unknown: break;
    }
    return textOf("{} in the ramp", place);
}

} // namespace

std::string_view enumName(GradientSpread spread)
{
    constexpr std::string_view kNames[] = {"unknown", "pad", "repeat", "reflect"};
    return kNames[static_cast<std::size_t>(spread)];
}

std::string tupleText(const Vec4& value)
{
    return fmt::format("({:g}, {:g}, {:g}, {:g})", value.x, value.y, value.z, value.w);
}

Text makerText(const PaintedPixel& painted)
{
    if (painted.basic)
        return usesPalette(*painted.basic) ? textOf("basic path by a palette") : textOf("basic path");
    if (painted.convolution)
        return textOf("convolution with {} × {} coefficients", painted.convolution->width, painted.convolution->height);
    std::vector<Text> makers;
    for (const ImageLookup& lookup : painted.images)
        makers.push_back(lookup.isPattern ? textOf("pattern") : textOf("image"));
    if (painted.gradient)
        makers.push_back(painted.gradient->isRadial ? textOf("radial gradient") : textOf("linear gradient"));
    if (makers.empty())
        makers.push_back(painted.solid ? textOf("one color") : textOf("program of the driver"));
    return joined(makers);
}

Text placeText(const GradientPlace& gradient)
{
    return gradient.g ? textOf("g = {}, {}", numberText(*gradient.g), spreadText(gradient)) : spreadText(gradient);
}

Text intervalText(const GradientPlace& gradient)
{
    const std::uint32_t first = gradient.interval;
    if (first + 1 >= gradient.stops.size())
        return textOf("at {}", stopText(gradient, first));
    return textOf("between {} and {}", stopText(gradient, first), stopText(gradient, first + 1));
}

Text placeText(const ImageLookup& lookup)
{
    const Text place = Text::verbatim(fmt::format("{:g}, {:g}", lookup.x, lookup.y));
    if (lookup.isPattern)
        return lookup.isInterpolated ? textOf("place {} in the pattern, between texels", place)
                                     : textOf("place {} in the pattern, nearest texel", place);
    return lookup.isInterpolated ? textOf("place {} in the image, between texels", place)
                                 : textOf("place {} in the image, nearest texel", place);
}

Text backgroundText(const ImageBackground& background)
{
    return textOf("mixed: {} of it, and the rest of the background {}", numberText(background.share),
                  colorText(background.color));
}

Text texelText(const PaintTexel& texel)
{
    const Text place = Text::verbatim(fmt::format("{},{}", texel.x, texel.y));
    if (texel.isFill)
        return textOf("fill color beyond texel {}, weight {}", place, numberText(texel.weight));
    return textOf("texel {} {}, weight {}", place, colorText(texel.color), numberText(texel.weight));
}

Text sectionText(const ConvolvedPixel& pixel, std::size_t section)
{
    const KernelSection& found = pixel.sections[section];
    return textOf("section {}, {} × {} from {},{} on: {}", section, found.width, found.height, found.i, found.j,
                  colorText(found.result));
}

Text tapText(const KernelTap& tap)
{
    const Text coefficient = numberText(tap.coefficient);
    if (tap.isFill)
        return textOf("k({},{}) = {} times {}, the fill color", tap.i, tap.j, coefficient, colorText(tap.color));
    return textOf("k({},{}) = {} times {} of texel {},{}", tap.i, tap.j, coefficient, colorText(tap.color), tap.x,
                  tap.y);
}

Text weightingText(const ConvolvedPixel& pixel)
{
    if (pixel.isScaleAutomatic)
        return textOf("sum {} times an automatic {} plus {}: {}", colorText(pixel.sum), numberText(pixel.scale),
                      numberText(pixel.bias), colorText(pixel.filtered));
    return textOf("sum {} times {} plus {}: {}", colorText(pixel.sum), numberText(pixel.scale), numberText(pixel.bias),
                  colorText(pixel.filtered));
}

std::vector<std::string> paintLines(const PaintedPixel& painted)
{
    std::vector<std::string> lines;
    const auto add = [&lines](const char* indent, const Text& text) { lines.push_back(indent + text.english()); };
    if (painted.gradient) {
        add("  ", placeText(*painted.gradient));
        if (painted.gradient->width)
            add("  ", textOf("mean over {} around it", numberText(*painted.gradient->width)));
        add("  ", intervalText(*painted.gradient));
    }
    if (painted.basic) {
        for (const Text& line : basicLines(*painted.basic))
            add("  ", line);
        if (usesPalette(*painted.basic))
            add("  ", entryText(painted.basic->state, *painted.basic->pixel.entry));
    }
    for (const ImageLookup& lookup : painted.images) {
        add("  ", placeText(lookup));
        for (const PaintTexel& texel : lookup.texels)
            add("    ", texelText(texel));
        if (lookup.background)
            add("    ", backgroundText(*lookup.background));
    }
    if (const auto& convolution = painted.convolution) {
        add("  ", filterUnitText(*convolution));
        for (std::size_t section = 0; section < convolution->sections.size(); ++section) {
            add("  ", sectionText(*convolution, section));
            for (const KernelTap& tap : convolution->taps)
                if (tap.section == section)
                    add("    ", tapText(tap));
            add("    ", textOf("accumulated {}", colorText(convolution->sections[section].sum)));
        }
        add("  ", weightingText(*convolution));
    }
    if (painted.basic && painted.isDiscarded)
        add("  ", verdictText(*painted.basic));
    else
        add("  ", painted.isDiscarded ? textOf("discarded") : textOf("color {}", colorText(painted.color)));
    return lines;
}

} // namespace vitrine::core
