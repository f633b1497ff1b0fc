// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/overlay/overlay_colors.h"

#include "views/overlay/plane_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace vitrine::views {

using core::OverlayKind;

namespace {

// Okabe and Ito.
constexpr QRgb kOrange = 0xffe69f00, kSkyBlue = 0xff56b4e9, kBluishGreen = 0xff009e73, kYellow = 0xfff0e442,
               kBlue = 0xff0072b2, kVermilion = 0xffd55e00, kPurple = 0xffcc79a7, kGray = 0xff9aa1ab;

constexpr std::array<QRgb, 7> kCategories = {kSkyBlue, kOrange, kBluishGreen, kYellow, kBlue, kVermilion, kPurple};

// Nine places of viridis, evenly spaced.
constexpr std::array<QRgb, 9> kSequence = {0xff440154, 0xff472d7b, 0xff3b528b, 0xff2c728e, 0xff21918c,
                                           0xff28ae80, 0xff5ec962, 0xffaddc30, 0xfffde725};

struct Row {
    QRgb color;
    Pattern pattern;
    char letter;
};

constexpr Row kNothing{0, Pattern::Solid, '\0'};
constexpr Row kHighlight[] = {kNothing, {kSkyBlue, Pattern::Hatched, 'C'}};
constexpr Row kWireframe[] = {kNothing, {0x5056b4e9, Pattern::Solid, 'I'}, {kOrange, Pattern::Solid, 'E'}};
constexpr Row kTest[] = {kNothing,
                         {kGray, Pattern::Striped, 'N'},
                         {kBluishGreen, Pattern::Solid, 'P'},
                         {kVermilion, Pattern::Hatched, 'F'},
                         {kYellow, Pattern::Dotted, 'M'}};
constexpr Row kQuads[] = {
    kNothing, {kSkyBlue, Pattern::Solid, 'F'}, {kOrange, Pattern::Hatched, 'H'}, {kPurple, Pattern::Dotted, 'B'}};
constexpr Row kCover[] = {kNothing,
                          {kBluishGreen, Pattern::Solid, 'P'},
                          {kOrange, Pattern::Hatched, 'U'},
                          {kPurple, Pattern::Striped, 'X'},
                          {kYellow, Pattern::Dotted, 'H'},
                          {kVermilion, Pattern::Hatched, 'L'}};
constexpr Row kFacing[] = {
    kNothing, {kSkyBlue, Pattern::Solid, 'F'}, {kOrange, Pattern::Hatched, 'B'}, {kPurple, Pattern::Dotted, '2'}};

std::span<const Row> rowsOf(OverlayKind kind)
{
    switch (kind) {
    case OverlayKind::Highlight: return kHighlight;
    case OverlayKind::Wireframe: return kWireframe;
    case OverlayKind::DepthTest:
    case OverlayKind::StencilTest: return kTest;
    case OverlayKind::Quads: return kQuads;
    case OverlayKind::Facing: return kFacing;
    case OverlayKind::Cover: return kCover;
    default: return {};
    }
}

int mixed(int a, int b, double share)
{
    return static_cast<int>(std::lround(a + (b - a) * share));
}

} // namespace

Swatch swatchOf(OverlayKind kind, std::uint32_t value)
{
    if (kind == OverlayKind::Winding)
        return windingSwatch(value);
    const auto rows = rowsOf(kind);
    const Row& row = value < rows.size() ? rows[value] : kNothing;
    return {QColor::fromRgba(row.color), row.pattern, QLatin1Char(row.letter)};
}

Swatch swatchOf(const core::PrimitiveOfDraw& primitive)
{
    if (primitive.primitive == 0)
        return {QColor::fromRgba(0), Pattern::Solid, {}};
    // Draws begin at different places of the row, so that two of one triangle each can be told apart.
    const std::uint32_t number = primitive.primitive - 1 + 3 * primitive.draw;
    const auto color = number % kCategories.size();
    const auto pattern = number / kCategories.size() % 4;
    return {QColor::fromRgba(kCategories[color]), static_cast<Pattern>(pattern), {}};
}

QColor sequenceColor(double share)
{
    const double place = std::clamp(share, 0.0, 1.0) * static_cast<double>(kSequence.size() - 1);
    const auto below = std::min(static_cast<std::size_t>(place), kSequence.size() - 2);
    const QRgb a = kSequence[below], b = kSequence[below + 1];
    const double rest = place - static_cast<double>(below);
    return {mixed(qRed(a), qRed(b), rest), mixed(qGreen(a), qGreen(b), rest), mixed(qBlue(a), qBlue(b), rest)};
}

QColor countColor(std::uint32_t count, std::uint32_t max)
{
    return count == 0 ? QColor::fromRgba(0) : sequenceColor(static_cast<double>(count) / std::max(max, 1u));
}

bool isMarked(Pattern pattern, int x, int y)
{
    switch (pattern) {
    case Pattern::Solid: return false;
    case Pattern::Hatched: return (x + y) % 4 == 0;
    case Pattern::Dotted: return x % 3 == 0 && y % 3 == 0;
    case Pattern::Striped: return y % 4 == 0;
    }
    return false;
}

QRgb colorAt(const Swatch& swatch, int x, int y)
{
    const QRgb color = swatch.color.rgba();
    if (!isMarked(swatch.pattern, x, y))
        return color;
    return qRgba(qRed(color) * 5 / 8, qGreen(color) * 5 / 8, qBlue(color) * 5 / 8, qAlpha(color));
}

} // namespace vitrine::views
