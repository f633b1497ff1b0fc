// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_history/pixel_basic.h"

#include "core/blend/first_phase.h"
#include "core/gpu/basic_watch.h"
#include "core/gpu/untimed_gpu.h"
#include "core/memory/sample_codec.h"
#include "core/session/pixel_history/history_words.h"
#include "core/session/pixel_history/pixel_cover.h"
#include "core/session/pixel_history/pixel_history_pixel.h"
#include "core/session/state_names.h"

#include <fmt/format.h>

namespace vitrine::core {

namespace {

constexpr std::array<std::string_view, 6> kBasicFates{"written",    "stippled",        "outside",
                                                      "source key", "destination key", "alpha test"};

std::uint32_t wordAt(const Surface& surface, const PixelPlace& place)
{
    return loadWord(surface.pixel(place.x, place.y), surface.bytesPerPixel());
}

/// Takes down what becomes of one pixel.
class PixelTaker final : public BasicWatch {
public:
    PixelTaker(const DrawState& state, const Memory& memory, const PixelPlace& place)
        : m_state(state), m_memory(memory), m_place(place)
    {
    }
    void onBasicQuad(const Quad& quad, const Surface& target) override
    {
        const std::uint32_t dx = m_place.x - quad.basic.x, dy = m_place.y - quad.basic.y; // wrap where it is not here
        if (dx > 1 || dy > 1 || (quad.covered >> (2 * dy + dx) & 1) == 0)
            return;
        const std::size_t pixel = std::size_t{2} * dy + dx;
        PixelBasic& taken = found.emplace();
        taken.piece = quad.piece;
        taken.state = m_state.basic;
        taken.operation = m_state.blend.raster;
        for (std::size_t i = 0; i < kBasicAdders; ++i)
            taken.values[i] = static_cast<double>(quad.basic.values[pixel][i]) / kAdderOne;
        taken.before = wordAt(target, m_place);
        taken.fate = fateOf(quad, pixel, taken);
        taken.source = encodedWord(target.format(), taken.color);
    }

    std::optional<PixelBasic> found;

private:
    [[nodiscard]] BasicFate fateOf(const Quad& quad, std::size_t pixel, PixelBasic& taken) const
    {
        if ((quad.basic.pixels >> pixel & 1) == 0)
            return BasicFate::Stippled;
        taken.pixel = muxPixel(m_state.basic, quad.basic.values[pixel], m_memory);
        if (taken.pixel.verdict == MuxPixel::Verdict::Outside)
            return BasicFate::Outside;
        if (taken.pixel.verdict == MuxPixel::Verdict::Keyed)
            return BasicFate::Keyed;
        taken.color = firstPhase(m_state.basic, taken.pixel.color);
        if (m_state.basic.alphaTest.enabled && !passes(m_state.basic.alphaTest, taken.color.w))
            return BasicFate::AlphaTested;
        const bool isLeft = (quad.colored.coverage & coverageBit(static_cast<int>(pixel), 0)) != 0;
        return isLeft ? BasicFate::Written : BasicFate::NotKeyed;
    }

    const DrawState& m_state;
    const Memory& m_memory;
    const PixelPlace m_place;
};

/// Whether MUX has given the pixel a color.
bool hasColor(BasicFate fate)
{
    return fate != BasicFate::Stippled && fate != BasicFate::Outside && fate != BasicFate::Keyed;
}

Text wordText(std::uint32_t word)
{
    return Text::verbatim(fmt::format("0x{:08X}", word));
}

Text briefColorText(const Vec4& color)
{
    return Text::verbatim(fmt::format("({:.3g}, {:.3g}, {:.3g}, {:.3g})", color.x, color.y, color.z, color.w));
}

Text sourceText(const PixelBasic& basic)
{
    const MuxPixel& pixel = basic.pixel;
    switch (basic.state.input) {
    case MuxInput::Constant: return textOf("MUX takes CI's constant {}", briefColorText(basic.state.constant));
    case MuxInput::Gradient: return textOf("MUX takes the adders of RAS, {}", briefColorText(pixel.color));
    case MuxInput::Cache: break;
    }
    const Text place =
        textOf("MUX takes pixel {},{} of surface {}", pixel.sourceX, pixel.sourceY, basic.state.source.value);
    if (pixel.verdict == MuxPixel::Verdict::Outside)
        return textOf("{}, which is outside of it", place);
    const Text held = textOf("{}, which holds {}", place, wordText(pixel.stored));
    return pixel.entry ? textOf("{}: entry {} of the palette, {}", held, *pixel.entry, briefColorText(pixel.color))
                       : held;
}

Text alphaTestText(const PixelBasic& basic)
{
    const BasicAlphaTest& test = basic.state.alphaTest;
    const int digits = digitsToTell(basic.color.w, test.reference);
    return textOf("left out by the alpha test: {} {} {}", numberText(basic.color.w, digits), failureOf(test.function),
                  numberText(test.reference, digits));
}

} // namespace

Result<std::optional<PixelBasic>> pixelBasic(UntimedGpu& gpu, const DrawCommand& command, const PixelPlace& place)
{
    if (!contains(command.state->raster.scissor, place))
        return std::optional<PixelBasic>();
    PixelTaker taker(*command.state, gpu.memory(), place);
    gpu.watchBasic(&taker);
    auto drawn = gpu.draw(scissoredTo(place, command));
    gpu.watchBasic(nullptr);
    if (!drawn)
        return drawn.error();
    if (taker.found)
        taker.found->after = wordAt(gpu.memory().surface(command.state->targets.color), place);
    return std::move(taker.found);
}

Text verdictText(const PixelBasic& basic)
{
    switch (basic.fate) {
    case BasicFate::Stippled: return textOf("left out by the stipple of the line");
    case BasicFate::Outside: return textOf("left out: its source is outside of the surface");
    case BasicFate::Keyed: return textOf("left out: its source is the source key");
    case BasicFate::NotKeyed: return textOf("left out: it does not hold the destination key");
    case BasicFate::AlphaTested: return alphaTestText(basic);
    case BasicFate::Written: break;
    }
    return {};
}

std::vector<Text> basicLines(const PixelBasic& basic)
{
    std::vector<Text> lines;
    if (basic.state.isStippled)
        lines.push_back(textOf("the line's coordinate is {}: bit {} of its stipple", basic.values[kStippleAdder],
                               basic.fate == BasicFate::Stippled ? 0 : 1));
    if (basic.fate == BasicFate::Stippled)
        return lines;
    lines.push_back(sourceText(basic));
    if (hasColor(basic.fate) && basic.state.colorTable && basic.state.input == MuxInput::Cache)
        lines.push_back(textOf("the color table makes {} of it", briefColorText(basic.pixel.color)));
    if (hasColor(basic.fate) && basic.state.fog.enabled)
        lines.push_back(
            textOf("fog leaves {} of it: {}", numberText(basic.state.fog.factor), briefColorText(basic.color)));
    if (basic.operation.enabled && basic.fate == BasicFate::Written)
        lines.push_back(textOf("raster operation {}: P {}, S {} and D {} give {}",
                               Text::verbatim(fmt::format("0x{:02X}", basic.operation.code)),
                               wordText(basic.operation.pattern), wordText(basic.source), wordText(basic.before),
                               wordText(basic.after)));
    return lines;
}

std::string_view enumName(BasicFate fate)
{
    return kBasicFates[static_cast<std::size_t>(fate)];
}

} // namespace vitrine::core
