// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/svg/color.h"
#include "captures/importers/svg/length.h"
#include "captures/importers/svg/style_sheet.h"
#include "captures/importers/svg/transform.h"

namespace vitrine::captures::svg {

struct PaintValue {
    enum class Kind : std::uint8_t { None, Color, CurrentColor, Reference };
    Kind kind = Kind::None;
    Rgba color = kBlack;             ///< also what a reference that leads nowhere falls back to
    std::string_view reference = {}; ///< "#id"
    Kind fallback = Kind::None;      ///< of a reference
};

enum class Winding : std::uint8_t { NonZero, EvenOdd };
enum class Cap : std::uint8_t { Butt, Round, Square };
enum class Join : std::uint8_t { Miter, Round, Bevel };

/// The values of an element's properties. Those up to `fontSize` are inherited.
struct Style {
    Rgba color = kBlack;
    PaintValue fill{.kind = PaintValue::Kind::Color}, stroke;
    double fillOpacity = 1, strokeOpacity = 1;
    Winding fillRule = Winding::NonZero, clipRule = Winding::NonZero;
    Length strokeWidth{1};
    std::vector<Length> dashes;
    Length dashOffset;
    Cap cap = Cap::Butt;
    Join join = Join::Miter;
    double miterLimit = 4;
    std::string_view markerStart, markerMid, markerEnd; ///< "#id"; empty for none
    bool isVisible = true;
    double fontSize = 16;

    bool isDisplayed = true;
    Matrix transform;
    bool clipsOverflow = true; ///< what it is when nobody says so, where it matters (SVG 1.1 §14.3.3)
    double opacity = 1;
    std::string_view clipPath, mask; ///< "#id"; empty for none
    Rgba stopColor = kBlack;
    double stopOpacity = 1;
};

/// Reads the declarations of an element inside of one that has the style `outer`. What is not drawn is dropped.
[[nodiscard]] Style computedStyle(const Style& outer, const Declared& declared, Place place, Findings& findings);

/// "url(#id)"
[[nodiscard]] std::optional<std::string_view> readUrl(Scanner& text);

} // namespace vitrine::captures::svg
