// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/names.h"

#include <algorithm>
#include <array>

namespace vitrine::captures::svg {
namespace {

struct TagName {
    std::string_view name;
    Tag tag;
};

constexpr std::array kTags{
    TagName{"a", Tag::A},
    TagName{"circle", Tag::Circle},
    TagName{"clipPath", Tag::ClipPath},
    TagName{"color-profile", Tag::Silent},
    TagName{"cursor", Tag::Silent},
    TagName{"defs", Tag::Defs},
    TagName{"desc", Tag::Silent},
    TagName{"ellipse", Tag::Ellipse},
    TagName{"filter", Tag::Silent},
    TagName{"font", Tag::Silent},
    TagName{"font-face", Tag::Silent},
    TagName{"g", Tag::G},
    TagName{"line", Tag::Line},
    TagName{"linearGradient", Tag::LinearGradient},
    TagName{"marker", Tag::Marker},
    TagName{"mask", Tag::Mask},
    TagName{"metadata", Tag::Silent},
    TagName{"path", Tag::PathElement},
    TagName{"pattern", Tag::Pattern},
    TagName{"polygon", Tag::Polygon},
    TagName{"polyline", Tag::Polyline},
    TagName{"radialGradient", Tag::RadialGradient},
    TagName{"rect", Tag::Rect},
    TagName{"stop", Tag::Stop},
    TagName{"style", Tag::StyleElement},
    TagName{"svg", Tag::Svg},
    TagName{"switch", Tag::Switch},
    TagName{"symbol", Tag::Symbol},
    TagName{"title", Tag::Title},
    TagName{"use", Tag::Use},
    TagName{"view", Tag::Silent},
};

// In the order of Name.
constexpr auto kNames = std::to_array<std::string_view>({
    "clip-path",
    "clip-rule",
    "color",
    "display",
    "fill",
    "fill-opacity",
    "fill-rule",
    "filter",
    "font-size",
    "isolation",
    "marker",
    "marker-end",
    "marker-mid",
    "marker-start",
    "mask",
    "mix-blend-mode",
    "opacity",
    "overflow",
    "paint-order",
    "stop-color",
    "stop-opacity",
    "stroke",
    "stroke-dasharray",
    "stroke-dashoffset",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-miterlimit",
    "stroke-opacity",
    "stroke-width",
    "transform",
    "transform-origin",
    "vector-effect",
    "visibility",
    "class",
    "clipPathUnits",
    "cx",
    "cy",
    "d",
    "fr",
    "fx",
    "fy",
    "gradientTransform",
    "gradientUnits",
    "height",
    "href",
    "id",
    "label",
    "markerHeight",
    "markerUnits",
    "markerWidth",
    "maskContentUnits",
    "maskUnits",
    "offset",
    "orient",
    "patternContentUnits",
    "patternTransform",
    "patternUnits",
    "points",
    "preserveAspectRatio",
    "r",
    "refX",
    "refY",
    "requiredExtensions",
    "rx",
    "ry",
    "spreadMethod",
    "style",
    "systemLanguage",
    "viewBox",
    "width",
    "x",
    "x1",
    "x2",
    "y",
    "y1",
    "y2",
});
static_assert(kNames.size() == static_cast<std::size_t>(Name::Count));
static_assert(std::ranges::is_sorted(kTags, {}, &TagName::name));
static_assert(std::ranges::is_sorted(kNames.begin(), kNames.begin() + kProperties));
static_assert(std::ranges::is_sorted(kNames.begin() + kProperties, kNames.end()));

std::optional<Name> find(std::size_t from, std::size_t to, std::string_view name)
{
    const auto found = std::lower_bound(kNames.begin() + from, kNames.begin() + to, name);
    if (found == kNames.begin() + to || *found != name)
        return std::nullopt;
    return static_cast<Name>(found - kNames.begin());
}

} // namespace

Tag tagOf(std::string_view name)
{
    const auto found = std::ranges::lower_bound(kTags, name, {}, &TagName::name);
    return found != kTags.end() && found->name == name ? found->tag : Tag::Other;
}

std::optional<Name> propertyOf(std::string_view name)
{
    return find(0, kProperties, name);
}

std::optional<Name> attributeOf(std::string_view name)
{
    const auto property = propertyOf(name);
    const auto found = property ? property : find(kProperties, kNames.size(), name);
    // Inkscape's alone, in its namespace; and a shorthand that styles have, but no attributes (SVG 1.1 §11.6.2).
    return found == Name::Label || found == Name::Marker ? std::nullopt : found;
}

std::string_view wordOf(Name name)
{
    return kNames[static_cast<std::size_t>(name)];
}

} // namespace vitrine::captures::svg
