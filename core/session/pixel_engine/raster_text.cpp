// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_engine/raster_text.h"

#include "core/session/pixel_engine/stored_channels.h"

#include <fmt/format.h>

namespace vitrine::core {

namespace {

std::vector<StoredChannel> channelsOf(PixelFormat target, std::uint32_t word)
{
    const auto format = pgpe::objectFormatOf(target).value_or(pgpe::ObjectFormat::Rgba8);
    return channelsOf({format, {word}}, PgpeFormat::Float32);
}

RasterLine wordLine(RasterPart part, PixelFormat target, std::uint32_t word)
{
    RasterLine line{part, word, {}};
    for (const StoredChannel& channel : channelsOf(target, word))
        line.channels.push_back(fmt::format("{:0{}b}", channel.stored, channel.bits));
    return line;
}

} // namespace

std::string codeText(const RasterOperation& operation)
{
    return fmt::format("0x{0:02X} = {0:08b}", operation.code);
}

std::string_view rasterName(RasterPart part)
{
    constexpr std::string_view kNames[] = {"P", "S", "D", "4P+2S+D", "result"};
    return kNames[static_cast<std::size_t>(part)];
}

std::vector<RasterLine> rasterLines(const PixelTrace& trace)
{
    const PixelFormat target = trace.program.targetFormat;
    std::vector<RasterLine> lines{wordLine(RasterPart::Pattern, target, trace.program.raster->pattern),
                                  wordLine(RasterPart::Source, target, trace.rasterSource),
                                  wordLine(RasterPart::Destination, target, trace.sample.stored)};
    RasterLine bits{RasterPart::Bit, 0, {}};
    for (std::size_t channel = 0; channel < lines[0].channels.size(); ++channel) {
        std::string& digits = bits.channels.emplace_back();
        for (std::size_t bit = 0; bit < lines[0].channels[channel].size(); ++bit) {
            const auto of = [&](std::size_t line) { return lines[line].channels[channel][bit] - '0'; };
            digits += static_cast<char>('0' + 4 * of(0) + 2 * of(1) + of(2));
        }
    }
    lines.push_back(std::move(bits));
    lines.push_back(wordLine(RasterPart::Result, target, trace.wordAfter));
    return lines;
}

} // namespace vitrine::core
