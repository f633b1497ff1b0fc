// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/view_box.h"

namespace vitrine::captures::svg {
namespace {

std::optional<double> readAlignment(Scanner& text)
{
    if (text.takeWord("Min"))
        return 0.0;
    if (text.takeWord("Mid"))
        return 0.5;
    return text.takeWord("Max") ? std::optional(1.0) : std::nullopt;
}

} // namespace

std::optional<AspectRatio> readAspectRatio(Scanner& text)
{
    AspectRatio ratio;
    text.skipSpaces();
    if (text.takeWord("defer"))
        text.skipSpaces();
    if (text.takeWord("none")) {
        ratio.fit = AspectRatio::Fit::Stretch;
    } else {
        const auto x = text.takeWord("x") ? readAlignment(text) : std::nullopt;
        const auto y = x && text.takeWord("Y") ? readAlignment(text) : std::nullopt;
        if (!y)
            return std::nullopt;
        ratio.alignX = *x;
        ratio.alignY = *y;
    }
    text.skipSpaces();
    const bool isSlice = text.takeWord("slice");
    if (!isSlice)
        (void)text.takeWord("meet");
    if (isSlice && ratio.fit != AspectRatio::Fit::Stretch)
        ratio.fit = AspectRatio::Fit::Slice;
    return ratio;
}

std::optional<Rectangle> readViewBox(Scanner& text)
{
    std::array<double, 4> numbers{};
    text.skipSpaces();
    for (double& number : numbers) {
        const auto next = text.number();
        if (!next)
            return std::nullopt;
        number = *next;
        text.skipComma();
    }
    if (numbers[2] <= 0.0 || numbers[3] <= 0.0)
        return std::nullopt;
    return Rectangle{numbers[0], numbers[1], numbers[2], numbers[3]};
}

Matrix fitted(const Rectangle& viewBox, const AspectRatio& ratio, const Rectangle& viewport)
{
    double sx = viewport.width / viewBox.width, sy = viewport.height / viewBox.height;
    if (ratio.fit != AspectRatio::Fit::Stretch)
        sx = sy = ratio.fit == AspectRatio::Fit::Meet ? std::min(sx, sy) : std::max(sx, sy);
    const double left = ratio.alignX * (viewport.width - sx * viewBox.width);
    const double top = ratio.alignY * (viewport.height - sy * viewBox.height);
    return translation(viewport.x + left, viewport.y + top) * scaling(sx, sy) * translation(-viewBox.x, -viewBox.y);
}

} // namespace vitrine::captures::svg
