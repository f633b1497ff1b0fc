// SPDX-License-Identifier: Apache-2.0
#include "core/session/comparison/image_verdict.h"

#include <cmath>

namespace vitrine::core {

namespace {

constexpr std::array<std::string_view, 3> kAttachments{words("color"), words("depth"), words("stencil")};

/// As it is stored: bytes of a color, the number of a depth or stencil value.
std::string valueText(Attachment attachment, const Vec4& value)
{
    const auto byteOf = [](float part) { return std::lround(part * 255); };
    switch (attachment) {
    case Attachment::Color:
        return fmt::format("{} {} {} {}", byteOf(value.x), byteOf(value.y), byteOf(value.z), byteOf(value.w));
    case Attachment::Depth: return fmt::format("{:.9g}", value.x);
    case Attachment::Stencil: return fmt::format("{}", byteOf(value.x));
    }
    return {};
}

Text differenceText(const ImageVerdict& verdict)
{
    const ImageDifference& found = *verdict.difference;
    Text text = textOf("differ first in {} at {},{} after draw {}, call {}",
                       Text::marked(kAttachments[static_cast<std::size_t>(found.attachment)]), found.pixel.x,
                       found.pixel.y, found.draw, found.callNumber);
    if (verdict.wasThere)
        text = textOf("{}, and before that draw already", text);
    if (verdict.values)
        return textOf("{}: {} and {}", text, valueText(found.attachment, (*verdict.values)[0]),
                      valueText(found.attachment, (*verdict.values)[1]));
    return textOf("{} (events {} and {})", text, found.eventNumbers[0], found.eventNumbers[1]);
}

} // namespace

Text imageText(const ImageVerdict& verdict)
{
    if (!verdict.notRunnable.empty())
        return textOf("not runnable: {}", verdict.notRunnable);
    if (verdict.isReference)
        return textOf("reference");
    return verdict.difference ? differenceText(verdict) : textOf("equal");
}

Text imageLine(const ImageVerdict& verdict, ImagesCompared when)
{
    if (!verdict.notRunnable.empty())
        return imageText(verdict);
    if (verdict.difference)
        return textOf("images {}", imageText(verdict));
    return when == ImagesCompared::FrameEnd ? textOf("images equal where the frame ends: color, depth and stencil")
                                            : textOf("images equal after every draw: color, depth and stencil");
}

} // namespace vitrine::core
