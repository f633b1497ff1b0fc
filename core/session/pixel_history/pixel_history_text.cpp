// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_history/pixel_history_text.h"

#include "core/session/pixel_history/history_words.h"
#include "core/session/pixel_history/tile_text.h"

#include <bit>

namespace vitrine::core {

namespace {

constexpr std::array<std::string_view, 8> kFates{"written",      "masked",         "discarded", "stencil_failed",
                                                 "depth_failed", "no_sample_left", "culled",    "terminated"};
constexpr std::array<std::string_view, 3> kKinds{"clear", "copy", "fragment"};

std::string colorText(const Vec4& color)
{
    return "(" + numberText(color.x) + ", " + numberText(color.y) + ", " + numberText(color.z) + ", " +
           numberText(color.w) + ")";
}

std::string comparison(double own, CompareFunction function, double stored)
{
    const int digits = digitsToTell(own, stored);
    return numberText(own, digits) + " " + std::string(failureOf(function)) + " " + numberText(stored, digits);
}

std::string stencilComparison(const StencilFace& face, std::uint8_t stored)
{
    const auto masked = [&](std::uint8_t value) { return std::to_string(value & face.compareMask); };
    const std::string text =
        masked(face.reference) + " " + std::string(failureOf(face.function)) + " " + masked(stored);
    return face.compareMask == 0xFF ? text : text + " under the mask " + std::to_string(face.compareMask);
}

std::size_t firstOf(SampleMask samples)
{
    return static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(samples)));
}

/// Nothing where a pixel has one sample.
std::string samplesText(const PixelHistory& history, SampleMask samples)
{
    if (history.samples == 1)
        return {};
    std::string text;
    for (unsigned sample = 0; sample < kMostSamples; ++sample)
        if ((samples >> sample & 1) != 0)
            text += (text.empty() ? " in sample " : ", ") + std::to_string(sample);
    return text;
}

std::string writtenText(const PixelHistory& history, const PixelEntry& entry)
{
    const FragmentEntry& fragment = *entry.fragment;
    const std::size_t sample = firstOf(fragment.samples.passed);
    const std::string where = samplesText(history, fragment.samples.passed);
    if (entry.fate == PixelFate::Masked)
        return "masked" + where + ": the color mask lets no channel through";
    if (!history.hasColor || !fragment.shaded)
        return "written" + where;
    std::string text = "written" + where + ": " + colorText(*fragment.shaded);
    if (fragment.isBlended)
        text += " blended with " + colorText(entry.before.color[sample]);
    if (fragment.colorMask != 0xF)
        text += " under a color mask";
    return text + " gives " + colorText(entry.after.color[sample]);
}

/// What tests did to the stencil buffer on the way, in the first sample where they did something.
std::string stencilChangeText(const PixelEntry& entry)
{
    for (std::size_t sample = 0; sample < kMostSamples; ++sample)
        if (entry.before.stencil[sample] != entry.after.stencil[sample])
            return "; stencil " + std::to_string(entry.before.stencil[sample]) + " becomes " +
                   std::to_string(entry.after.stencil[sample]);
    return {};
}

std::string fragmentText(const PixelHistory& history, const PixelEntry& entry)
{
    const FragmentEntry& fragment = *entry.fragment;
    const FragmentSamples& samples = fragment.samples;
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : "; ") + part; };
    if (samples.passed != 0)
        add(writtenText(history, entry));
    if (samples.notKept != 0)
        add("taken by sample coverage" + samplesText(history, samples.notKept));
    if (samples.discarded != 0)
        add((fragment.isBypassed ? "discarded by the color updater (KIL)" : "discarded by the shader (KIL)") +
            samplesText(history, samples.discarded));
    if (samples.stencilFailed != 0)
        add("failed stencil" + samplesText(history, samples.stencilFailed) + ": " +
            stencilComparison(fragment.stencilFace, entry.before.stencil[firstOf(samples.stencilFailed)]));
    if (samples.depthFailed != 0) {
        const std::size_t sample = firstOf(samples.depthFailed);
        add("failed depth" + samplesText(history, samples.depthFailed) + ": " +
            comparison(fragment.depth[sample], fragment.depthFunction, entry.before.depth[sample]));
    }
    return text + stencilChangeText(entry);
}

std::string clearText(const PixelHistory& history, const PixelEntry& entry)
{
    if (entry.fate == PixelFate::Masked)
        return "cleared nothing: the write masks are closed";
    PixelHistory cleared = history; // only what it says of attachments counts
    cleared.hasColor = entry.clears.color;
    cleared.hasDepth = entry.clears.depth;
    cleared.hasStencil = entry.clears.stencil;
    return "cleared to " + valueText(cleared, entry.after);
}

bool isUniform(const PixelHistory& history, const PixelValue& value)
{
    for (std::size_t i = 1; i < history.samples; ++i)
        if (value.color[i] != value.color[0] || value.depth[i] != value.depth[0] ||
            value.stencil[i] != value.stencil[0])
            return false;
    return true;
}

std::string sampleText(const PixelHistory& history, const PixelValue& value, std::size_t sample)
{
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
    if (history.hasColor)
        add("color " + colorText(value.color[sample]));
    if (history.hasDepth)
        add("depth " + numberText(value.depth[sample]));
    if (history.hasStencil)
        add("stencil " + std::to_string(value.stencil[sample]));
    return text;
}

} // namespace

std::string valueText(const PixelHistory& history, const PixelValue& value)
{
    if (isUniform(history, value))
        return sampleText(history, value, 0);
    std::string text;
    for (std::size_t sample = 0; sample < history.samples; ++sample)
        text += (sample == 0 ? "sample " : "; sample ") + std::to_string(sample) + ": " +
                sampleText(history, value, sample);
    return text;
}

std::string sentence(const PixelHistory& history, const PixelEntry& entry)
{
    const std::string call = "call " + std::to_string(entry.callNumber) + " " + entry.function;
    switch (entry.kind) {
    case PixelEntryKind::Clear: return call + ": " + clearText(history, entry);
    case PixelEntryKind::Copy: return call + ": changed to " + valueText(history, entry.after);
    case PixelEntryKind::Fragment: break;
    }
    const std::string draw = entry.draw ? "draw " + std::to_string(*entry.draw) : call;
    const std::string what = draw + " primitive " + std::to_string(entry.fragment->ids.primitive) + ": ";
    if (!isDropped(entry.fate))
        return what + fragmentText(history, entry);
    return what + std::string(enumName(entry.fate)) + ": " + tileText(entry) +
           "; by itself: " + fragmentText(history, entry);
}

std::string timingText(const PixelHistory& history, const PixelEntry& entry)
{
    if (!entry.fragment || !history.hasItems)
        return {};
    const FragmentEntry& fragment = *entry.fragment;
    if (isDropped(entry.fate))
        return "no task: its tile made no quads";
    if (fragment.isBypassed)
        return "no task: it bypassed the processors";
    if (fragment.ids.task == 0)
        return "no task: sealed before shading";
    std::string text = "task " + std::to_string(fragment.ids.task);
    for (std::size_t i = 0; i < fragment.runs.size(); ++i) {
        const FragmentRun& run = fragment.runs[i];
        const bool moved = i == 0 || run.processor != fragment.runs[i - 1].processor;
        text += i == 0 ? " ran" : " and";
        text += moved ? " on sp." + std::to_string(run.processor) : "";
        text += moved ? " in cycles " : " ";
        text += std::to_string(run.from) + "–" + std::to_string(run.to - 1);
    }
    for (std::size_t i = 0; i < fragment.ids.requests.size(); ++i)
        text += (i == 0 ? "; requests " : ", ") + std::to_string(fragment.ids.requests[i]);
    return text;
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
