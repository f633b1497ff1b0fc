// SPDX-License-Identifier: Apache-2.0
// VG/vitrine2d.h: the basic 2-D path (VG2D-39 to VG2D-47).
#include "core/api/openvg/context.h"
#include "core/api/openvg/memory.h"
#include "core/api/openvg/pixel_rects.h"
#include "core/api/openvg/pixel_values.h"
#include "core/api/openvg/system.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace vitrine::core::openvg {

namespace {

constexpr VGuint kMostOfCode = 0xFF, kMostOfStipple = 0xFFFF, kMostOfAlpha = 0xFF;
constexpr double kMostOfGradient = 16384.0;

/// A raster operation's table of bits for each logic operation: bit 2S + D, and the same four bits for both values of
/// P.
/// // VG2D-39
constexpr std::array<std::uint8_t, 16> kLogicCodes{0x00, 0x88, 0x44, 0xCC, 0x22, 0xAA, 0x66, 0xEE,
                                                   0x11, 0x99, 0x55, 0xDD, 0x33, 0xBB, 0x77, 0xFF};

/// The number of a channel of a word 0xRRGGBBAA.
VGuint numberOf(VGuint rgba, unsigned channel)
{
    return rgba >> (24 - 8 * channel) & 0xFF;
}

Color colorOf(VGuint rgba)
{
    Color color{};
    for (unsigned channel = 0; channel < 4; ++channel)
        color[channel] = numberOf(rgba, channel) / 255.0;
    return color;
}

VGuint wordOf(const Color& color)
{
    VGuint rgba = 0;
    for (const double channel : color)
        rgba = rgba << 8 | static_cast<VGuint>(std::lround(channel * 255.0));
    return rgba;
}

/// As a surface has it: red is its lowest byte.
std::uint32_t storedWord(VGuint rgba)
{
    std::uint32_t word = 0;
    for (unsigned channel = 0; channel < 4; ++channel)
        word |= numberOf(rgba, channel) << (8 * channel);
    return word;
}

/// As a pixel of the format keeps it.
VGuint keptBy(VGImageFormat format, VGuint rgba)
{
    return wordOf(decodedPixel(format, encodedPixel(format, colorOf(rgba))));
}

Error maskedKey(VGuint key, VGuint kept)
{
    return failure("of the source key {:#010x} pixels of the image have no more than {:#010x}, which is taken", key,
                   kept);
}

Error missingTable()
{
    return failure("there is no color table: colors stay as they are");
}

/// Words of Rgba8.
std::shared_ptr<const std::vector<std::byte>> storedEntries(std::span<const VGuint> entries)
{
    std::vector<std::byte> bytes;
    for (std::size_t entry = 0; entry < kPaletteEntries; ++entry)
        for (unsigned channel = 0; channel < 4; ++channel)
            bytes.push_back(static_cast<std::byte>(numberOf(elementOf(entries, entry), channel)));
    return std::make_shared<const std::vector<std::byte>>(std::move(bytes));
}

float unitOf(VGuint number)
{
    return static_cast<float>(number) / 255.0f;
}

template <typename T>
std::optional<T> optionalOf(VGboolean isEnabled, T value)
{
    return isEnabled != VG_FALSE ? std::optional(value) : std::nullopt;
}

double boundedElement(std::span<const VGfloat> values, std::size_t i)
{
    return std::clamp(finite(elementOf(values, i)), -kMostOfGradient, kMostOfGradient);
}

bool isLinePlace(VGint place)
{
    using Range = std::numeric_limits<std::int16_t>;
    return place >= Range::min() && place <= Range::max();
}

Point centerOf(VGint x, VGint y)
{
    return {x + 0.5, y + 0.5};
}

} // namespace

void Context::v2dColor(VGuint rgba)
{
    m_state.basic.color = rgba;
}

void Context::v2dBlend(VGboolean over)
{
    m_state.basic.isBlended = over != VG_FALSE;
}

void Context::v2dStipple(VGboolean enabled, VGuint pattern, VGuint factor)
{
    if (failIf(pattern > kMostOfStipple, VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    m_state.basic.stipple = optionalOf(enabled, static_cast<std::uint16_t>(pattern));
    m_state.basic.stippleFactor = factor;
}

void Context::v2dRasterOperation(VGboolean enabled, VGuint code, VGuint pattern)
{
    if (failIf(code > kMostOfCode, VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    m_state.basic.rasterCode = optionalOf(enabled, static_cast<std::uint8_t>(code));
    m_state.basic.pattern = pattern;
}

void Context::v2dLogicOperation(VGboolean enabled, V2DLogicOperation operation)
{
    const auto number = static_cast<std::size_t>(operation);
    if (!failIf(number >= kLogicCodes.size(), VG_ILLEGAL_ARGUMENT_ERROR))
        m_state.basic.rasterCode = optionalOf(enabled, kLogicCodes[number]);
}

void Context::v2dSourceKey(VGboolean enabled, VGuint rgba)
{
    m_state.basic.sourceKey = optionalOf(enabled, rgba);
}

void Context::v2dDestinationKey(VGboolean enabled, VGuint rgba)
{
    m_state.basic.destinationKey = optionalOf(enabled, rgba);
}

void Context::v2dPalette(V2DPaletteMode mode, std::span<const VGuint> entries)
{
    const auto number = static_cast<VGuint>(mode);
    const bool reads = mode != V2D_PALETTE_NONE;
    if (failIf(number > V2D_PALETTE_16X16 || (reads && !isUsable(entries)), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    BasicSettings& basic = m_state.basic;
    basic.palette = static_cast<PaletteMode>(number);
    basic.paletteEntries = reads ? storedEntries(entries) : nullptr;
}

void Context::v2dPaletteNumber(VGuint number)
{
    if (!failIf(number >= kPalettes, VG_ILLEGAL_ARGUMENT_ERROR))
        m_state.basic.paletteNumber = static_cast<std::uint8_t>(number);
}

void Context::v2dColorTable(VGboolean enabled, std::span<const VGuint> entries)
{
    const bool isMissing = enabled != VG_FALSE && !entries.data();
    const bool reads = enabled != VG_FALSE && !isMissing;
    if (failIf(reads && !isUsable(entries), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    m_state.basic.colorTable = reads ? storedEntries(entries) : nullptr;
    if (isMissing)
        m_system->fail(missingTable()); // VG2D-22
}

void Context::v2dFog(VGboolean enabled, VGfloat factor, VGuint rgba)
{
    if (failIf(!(factor >= 0.0f && factor <= 1.0f), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    const Vec4 color{unitOf(numberOf(rgba, 0)), unitOf(numberOf(rgba, 1)), unitOf(numberOf(rgba, 2)),
                     unitOf(numberOf(rgba, 3))};
    m_state.basic.fog = {enabled != VG_FALSE, factor, color};
}

void Context::v2dAlphaTest(VGboolean enabled, V2DCompareFunction function, VGuint reference)
{
    const auto number = static_cast<VGuint>(function);
    if (failIf(number > V2D_COMPARE_ALWAYS || reference > kMostOfAlpha, VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    m_state.basic.alphaTest = {enabled != VG_FALSE, static_cast<CompareFunction>(number), unitOf(reference)};
}

BasicDraw Context::basicDraw() const
{
    const BasicSettings& basic = m_state.basic;
    BasicDraw command;
    command.constant = colorOf(basic.color);
    command.isBlended = basic.isBlended;
    command.rasterCode = basic.rasterCode;
    command.pattern = storedWord(basic.pattern);
    if (basic.destinationKey)
        command.destinationKey = storedWord(*basic.destinationKey);
    command.fog = basic.fog;
    command.alphaTest = basic.alphaTest;
    command.scissor = scissor();
    return command;
}

void Context::v2dFillRectangle(VGint x, VGint y, VGint width, VGint height)
{
    if (failIf(isEmpty(width, height), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    BasicDraw command = basicDraw();
    command.rect = {x, y, width, height};
    draw(command);
}

void Context::v2dFillFan(VGint count, std::span<const VGfloat> points)
{
    if (failIf(count < 3 || !isUsable(points), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    BasicDraw command = basicDraw();
    command.shape = BasicDraw::Shape::Fan;
    const std::size_t there = std::min(static_cast<std::size_t>(count), points.size() / 2);
    for (std::size_t i = 0; i < there; ++i)
        command.points.push_back({finite(points[2 * i]), finite(points[2 * i + 1])});
    draw(command);
}

void Context::v2dDrawLine(VGint x0, VGint y0, VGint x1, VGint y1)
{
    const std::array places{x0, y0, x1, y1};
    if (failIf(!std::ranges::all_of(places, isLinePlace), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    BasicDraw command = basicDraw();
    command.shape = BasicDraw::Shape::Line;
    command.points = {centerOf(x0, y0), centerOf(x1, y1)};
    command.stipple = m_state.basic.stipple;
    command.stippleFactor = m_state.basic.stippleFactor;
    draw(command);
}

void Context::v2dGradientRectangle(VGint x, VGint y, VGint width, VGint height, VGint components,
                                   std::span<const VGfloat> start, std::span<const VGfloat> dx,
                                   std::span<const VGfloat> dy)
{
    const auto most = static_cast<VGint>(kBasicAdders);
    const bool isFaulty = isEmpty(width, height) || components < 1 || components > most;
    if (failIf(isFaulty || !isUsable(start) || !isUsable(dx) || !isUsable(dy), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    BasicDraw command = basicDraw();
    command.rect = {x, y, width, height};
    command.input = MuxInput::Gradient;
    for (std::size_t i = 0; i < kBasicAdders; ++i)
        command.gradient[i] = i < static_cast<std::size_t>(components)
                                  ? PixelSlope{boundedElement(start, i), boundedElement(dx, i), boundedElement(dy, i)}
                                  : PixelSlope{command.constant[i], 0.0, 0.0};
    draw(command);
}

/// With the key, the palette and the color table, which only copies have.
void Context::drawFromSource(BasicDraw command)
{
    const BasicSettings& basic = m_state.basic;
    command.input = MuxInput::Cache;
    command.palette = basic.palette;
    command.paletteNumber = basic.paletteNumber;
    command.paletteEntries = basic.paletteEntries;
    command.colorTable = basic.colorTable;
    if (!basic.sourceKey)
        return draw(command);
    const VGuint kept = keptBy(command.source.format, *basic.sourceKey);
    command.sourceKey = storedWord(kept);
    draw(command);
    if (kept != *basic.sourceKey)
        m_system->fail(maskedKey(*basic.sourceKey, kept));
}

void Context::v2dCopy(VGImage source, VGint sx, VGint sy, VGint dx, VGint dy, VGint width, VGint height)
{
    if ((source != VG_INVALID_HANDLE && failImage(source)) || failIf(isEmpty(width, height), VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    const Image* image = m_share->images.find(source);
    BasicDraw command = basicDraw();
    command.source = image ? areaOf(source) : surfaceArea();
    const PixelRect read{sx, sy, width, height};
    if (image && image->parent != VG_INVALID_HANDLE) { // what is beside it may be there, and is its parent's
        const auto copy = copyBetween(command.source, read, surfaceArea(), dx, dy);
        if (!copy)
            return;
        command.source = copy->from;
        command.rect = copy->to.rect;
    } else {
        command.source.rect = read; // the machine leaves out what is not there, and counts it (VG2D-42)
        command.rect = {dx, dy, width, height};
    }
    drawFromSource(std::move(command));
}

void Context::v2dStretch(VGImage source, VGint sx, VGint sy, VGint sourceWidth, VGint sourceHeight, VGint dx, VGint dy,
                         VGint width, VGint height)
{
    if (failImage(source))
        return;
    BasicDraw command = basicDraw();
    command.source = areaOf(source);
    const PixelRect read{sx, sy, sourceWidth, sourceHeight};
    if (failIf(isEmpty(sourceWidth, sourceHeight) || isEmpty(width, height) ||
                   partOf(command.source.rect, read) != read,
               VG_ILLEGAL_ARGUMENT_ERROR))
        return;
    command.source.rect = placed(read, command.source.rect);
    command.rect = {dx, dy, width, height};
    drawFromSource(std::move(command));
}

void Context::v2dDrawGlyph(VGImage alpha, VGint x, VGint y)
{
    if (failImage(alpha))
        return;
    BasicDraw command = basicDraw();
    command.input = MuxInput::Cache;
    command.source = areaOf(alpha);
    command.rect = {x, y, command.source.rect.width, command.source.rect.height};
    command.isGlyph = command.isBlended = true;
    draw(command);
}

} // namespace vitrine::core::openvg
