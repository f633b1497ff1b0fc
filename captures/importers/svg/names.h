// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

/// The elements and attributes that an import looks at.

namespace vitrine::captures::svg {

enum class Tag : std::uint8_t {
    A,
    Circle,
    ClipPath,
    Defs,
    Ellipse,
    G,
    Line,
    LinearGradient,
    Marker,
    Mask,
    PathElement,
    Pattern,
    Polygon,
    Polyline,
    RadialGradient,
    Rect,
    Stop,
    StyleElement,
    Svg,
    Switch,
    Symbol,
    Title,
    Use,
    Silent, ///< draws nothing by itself: a description, metadata, a filter that others ask for
    Other   ///< is not drawn here; its content is left out
};

/// Properties come first: they can also be set by a style.
enum class Name : std::uint8_t {
    ClipPath,
    ClipRule,
    Color,
    Display,
    Fill,
    FillOpacity,
    FillRule,
    Filter,
    FontSize,
    Isolation,
    Marker,
    MarkerEnd,
    MarkerMid,
    MarkerStart,
    Mask,
    MixBlendMode,
    Opacity,
    Overflow,
    PaintOrder,
    StopColor,
    StopOpacity,
    Stroke,
    StrokeDashArray,
    StrokeDashOffset,
    StrokeLineCap,
    StrokeLineJoin,
    StrokeMiterLimit,
    StrokeOpacity,
    StrokeWidth,
    Transform,
    TransformOrigin,
    VectorEffect,
    Visibility,
    LastProperty = Visibility,

    Class,
    ClipPathUnits,
    Cx,
    Cy,
    D,
    Fr,
    Fx,
    Fy,
    GradientTransform,
    GradientUnits,
    Height,
    Href,
    Id,
    Label, ///< Inkscape's
    MarkerHeight,
    MarkerUnits,
    MarkerWidth,
    MaskContentUnits,
    MaskUnits,
    Offset,
    Orient,
    PatternContentUnits,
    PatternTransform,
    PatternUnits,
    Points,
    PreserveAspectRatio,
    R,
    RefX,
    RefY,
    RequiredExtensions,
    Rx,
    Ry,
    SpreadMethod,
    StyleAttribute,
    SystemLanguage,
    ViewBox,
    Width,
    X,
    X1,
    X2,
    Y,
    Y1,
    Y2,
    Count
};

inline constexpr std::size_t kProperties = static_cast<std::size_t>(Name::LastProperty) + 1;

/// Of SVG's own element.
[[nodiscard]] Tag tagOf(std::string_view name);
/// Of an attribute without a namespace.
[[nodiscard]] std::optional<Name> attributeOf(std::string_view name);
/// Nothing for an attribute that is no property.
[[nodiscard]] std::optional<Name> propertyOf(std::string_view name);
/// "stroke-width"
[[nodiscard]] std::string_view wordOf(Name name);

} // namespace vitrine::captures::svg
