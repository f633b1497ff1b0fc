// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_history/pixel_history_text.h"

#include "core/session/pixel_history/history_words.h"
#include "core/session/pixel_history/pixel_cover_text.h"
#include "core/session/pixel_history/tile_text.h"

#include <fmt/format.h>

#include <bit>

namespace vitrine::core {

namespace {

constexpr std::array<std::string_view, 12> kFates{"written",      "masked",         "discarded",      "stencil_failed",
                                                  "depth_failed", "no_sample_left", "culled",         "terminated",
                                                  "uncovered",    "scissored",      "hidden_by_mask", "left_out"};
constexpr std::array<std::string_view, 3> kKinds{"clear", "copy", "fragment"};

std::string colorText(const Vec4& color)
{
    return "(" + numberText(color.x) + ", " + numberText(color.y) + ", " + numberText(color.z) + ", " +
           numberText(color.w) + ")";
}

Text comparison(double own, CompareFunction function, double stored)
{
    const int digits = digitsToTell(own, stored);
    return textOf("{} {} {}", numberText(own, digits), failureOf(function), numberText(stored, digits));
}

Text stencilComparison(const StencilFace& face, std::uint8_t stored)
{
    const auto masked = [&](std::uint8_t value) { return value & face.compareMask; };
    const Text text = textOf("{} {} {}", masked(face.reference), failureOf(face.function), masked(stored));
    return face.compareMask == 0xFF ? text : textOf("{} under the mask {}", text, face.compareMask);
}

std::size_t firstOf(SampleMask samples)
{
    return static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(samples)));
}

/// What happened, and in which samples where a pixel has several.
Text inSamples(const Text& what, const PixelHistory& history, SampleMask samples)
{
    if (history.samples == 1)
        return what;
    std::vector<unsigned> numbers;
    for (unsigned sample = 0; sample < kMostSamples; ++sample)
        if ((samples >> sample & 1) != 0)
            numbers.push_back(sample);
    return textOf("{} in sample {}", what, fmt::format("{}", fmt::join(numbers, ", ")));
}

Text writtenText(const PixelHistory& history, const PixelEntry& entry)
{
    const FragmentEntry& fragment = *entry.fragment;
    const std::size_t sample = firstOf(fragment.samples.passed);
    const SampleMask passed = fragment.samples.passed;
    if (entry.fate == PixelFate::Masked)
        return textOf("{}: the color mask lets no channel through", inSamples(textOf("masked"), history, passed));
    Text written = inSamples(textOf("written"), history, passed);
    if (!history.hasColor || !fragment.shaded)
        return written;
    Text what = Text::verbatim(colorText(*fragment.shaded));
    if (entry.cover)
        what = textOf("{} over {} ({})", what, colorText(entry.before.color[sample]), weightText(*entry.cover));
    else if (fragment.isBlended)
        what = textOf("{} blended with {}", what, colorText(entry.before.color[sample]));
    if (fragment.colorMask != 0xF)
        what = textOf("{} under a color mask", what);
    return textOf("{}: {} gives {}", written, what, colorText(entry.after.color[sample]));
}

/// What tests did to the stencil buffer on the way, in the first sample where they did something.
std::optional<Text> stencilChangeText(const PixelEntry& entry)
{
    for (std::size_t sample = 0; sample < kMostSamples; ++sample)
        if (entry.before.stencil[sample] != entry.after.stencil[sample])
            return textOf("stencil {} becomes {}", entry.before.stencil[sample], entry.after.stencil[sample]);
    return std::nullopt;
}

Text fragmentText(const PixelHistory& history, const PixelEntry& entry)
{
    const FragmentEntry& fragment = *entry.fragment;
    const FragmentSamples& samples = fragment.samples;
    std::vector<Text> parts;
    if (samples.passed != 0)
        parts.push_back(writtenText(history, entry));
    if (samples.notKept != 0)
        parts.push_back(inSamples(textOf("taken by sample coverage"), history, samples.notKept));
    if (samples.discarded != 0)
        parts.push_back(inSamples(fragment.isBypassed ? textOf("discarded by the color updater (KIL)")
                                                      : textOf("discarded by the shader (KIL)"),
                                  history, samples.discarded));
    if (samples.stencilFailed != 0)
        parts.push_back(
            textOf("{}: {}", inSamples(textOf("failed stencil"), history, samples.stencilFailed),
                   stencilComparison(fragment.stencilFace, entry.before.stencil[firstOf(samples.stencilFailed)])));
    if (samples.depthFailed != 0) {
        const std::size_t sample = firstOf(samples.depthFailed);
        parts.push_back(textOf("{}: {}", inSamples(textOf("failed depth"), history, samples.depthFailed),
                               comparison(fragment.depth[sample], fragment.depthFunction, entry.before.depth[sample])));
    }
    if (const auto change = stencilChangeText(entry))
        parts.push_back(*change);
    return joined(parts);
}

Text clearText(const PixelHistory& history, const PixelEntry& entry)
{
    if (entry.fate == PixelFate::Masked)
        return textOf("cleared nothing: the write masks are closed");
    PixelHistory cleared = history; // only what it says of attachments counts
    cleared.hasColor = entry.clears.color;
    cleared.hasDepth = entry.clears.depth;
    cleared.hasStencil = entry.clears.stencil;
    return textOf("cleared to {}", valueText(cleared, entry.after));
}

bool isUniform(const PixelHistory& history, const PixelValue& value)
{
    for (std::size_t i = 1; i < history.samples; ++i)
        if (value.color[i] != value.color[0] || value.depth[i] != value.depth[0] ||
            value.stencil[i] != value.stencil[0])
            return false;
    return true;
}

Text sampleText(const PixelHistory& history, const PixelValue& value, std::size_t sample)
{
    Text all;
    const auto add = [&](const Text& part) { all = all.empty() ? part : textOf("{}, {}", all, part); };
    if (history.hasColor)
        add(textOf("color {}", colorText(value.color[sample])));
    if (history.hasDepth)
        add(textOf("depth {}", numberText(value.depth[sample])));
    if (history.hasStencil)
        add(textOf("stencil {}", value.stencil[sample]));
    return all;
}

} // namespace

Text valueText(const PixelHistory& history, const PixelValue& value)
{
    if (isUniform(history, value))
        return sampleText(history, value, 0);
    std::vector<Text> samples;
    for (std::size_t sample = 0; sample < history.samples; ++sample)
        samples.push_back(textOf("sample {}: {}", sample, sampleText(history, value, sample)));
    return joined(samples);
}

Text placeText(const PixelEntry& entry)
{
    Text call = textOf("call {} {}", entry.callNumber, entry.function);
    if (entry.kind != PixelEntryKind::Fragment)
        return call;
    if (entry.cover || entry.basic) // its only primitive is the box
        return entry.draw ? textOf("draw {}, {}", *entry.draw, call) : call;
    return textOf("{} primitive {}", entry.draw ? textOf("draw {}", *entry.draw) : call, entry.fragment->ids.primitive);
}

Text reasonText(const PixelHistory& history, const PixelEntry& entry)
{
    switch (entry.kind) {
    case PixelEntryKind::Clear: return clearText(history, entry);
    case PixelEntryKind::Copy: return textOf("changed to {}", valueText(history, entry.after));
    case PixelEntryKind::Fragment: break;
    }
    if (entry.cover && entry.cover->fate != CoverFate::Passed)
        return verdictText(*entry.cover);
    if (entry.basic && entry.basic->fate != BasicFate::Written)
        return verdictText(*entry.basic);
    Text byItself = fragmentText(history, entry);
    switch (entry.fate) {
    case PixelFate::Culled: return textOf("culled: {}; by itself: {}", tileText(entry), byItself);
    case PixelFate::Terminated: return textOf("terminated: {}; by itself: {}", tileText(entry), byItself);
    default: return byItself;
    }
}

Text sentence(const PixelHistory& history, const PixelEntry& entry)
{
    return textOf("{}: {}", placeText(entry), reasonText(history, entry));
}

std::vector<Text> detailLines(const PixelEntry& entry)
{
    if (entry.cover)
        return coverLines(*entry.cover);
    return entry.basic ? basicLines(*entry.basic) : std::vector<Text>();
}

Text timingText(const PixelHistory& history, const PixelEntry& entry)
{
    if (!entry.fragment || !history.hasItems)
        return {};
    const FragmentEntry& fragment = *entry.fragment;
    if (isDropped(entry.fate))
        return textOf("no task: its tile made no quads");
    if (entry.basic)
        return textOf("no task: it took the basic path");
    if (fragment.isBypassed)
        return textOf("no task: it bypassed the processors");
    if (fragment.ids.task == 0)
        return textOf("no task: sealed before shading");
    Text text = textOf("task {}", fragment.ids.task);
    for (std::size_t i = 0; i < fragment.runs.size(); ++i) {
        const FragmentRun& run = fragment.runs[i];
        const Text cycles = textOf("{}–{}", Text::number(run.from), Text::number(run.to - 1));
        if (i == 0)
            text = textOf("{} ran on sp.{} in cycles {}", text, run.processor, cycles);
        else if (run.processor != fragment.runs[i - 1].processor)
            text = textOf("{} and on sp.{} in cycles {}", text, run.processor, cycles);
        else
            text = textOf("{} and {}", text, cycles);
    }
    if (fragment.ids.requests.empty())
        return text;
    return textOf("{}; requests {}", text, fmt::format("{}", fmt::join(fragment.ids.requests, ", ")));
}

std::string_view enumName(PixelFate fate)
{
    return kFates[static_cast<std::size_t>(fate)];
}

std::string_view enumName(PixelEntryKind kind)
{
    return kKinds[static_cast<std::size_t>(kind)];
}

} // namespace vitrine::core
