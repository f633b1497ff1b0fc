// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/style.h"

#include "captures/importers/svg/bounds.h"

#include <algorithm>

namespace vitrine::captures::svg {
namespace {

/// Whether the value could be read.
using Setter = bool (*)(Style& style, const Style& outer, Scanner& text);

bool readOpacity(double& value, Scanner& text)
{
    const auto number = text.number();
    if (!number)
        return false;
    value = std::clamp(text.take('%') ? *number / 100.0 : *number, 0.0, 1.0);
    return true;
}

std::optional<PaintValue> readPlainPaint(Scanner& text)
{
    text.skipSpaces();
    if (text.takeWord("none"))
        return PaintValue{};
    if (text.takeWord("currentColor"))
        return PaintValue{.kind = PaintValue::Kind::CurrentColor};
    const auto color = readColor(text);
    return color ? std::optional(PaintValue{.kind = PaintValue::Kind::Color, .color = *color}) : std::nullopt;
}

bool readPaint(PaintValue& value, Scanner& text)
{
    const auto url = readUrl(text);
    const auto plain = !url || !text.atEnd() ? readPlainPaint(text) : std::optional(PaintValue{});
    if (!plain)
        return false;
    value = *plain;
    if (url) {
        value.fallback = plain->kind;
        value.kind = PaintValue::Kind::Reference;
        value.reference = *url;
    }
    return true;
}

bool readColorOr(Rgba& value, const Rgba& current, Scanner& text)
{
    if (text.takeWord("currentColor")) {
        value = current;
        return true;
    }
    const auto color = readColor(text);
    value = color.value_or(value);
    return color.has_value();
}

bool readReference(std::string_view& value, Scanner& text)
{
    const bool isNone = text.takeWord("none");
    const auto url = isNone ? std::nullopt : readUrl(text);
    if (isNone || url)
        value = url.value_or(std::string_view());
    return isNone || url;
}

template <typename Value>
struct Word {
    std::string_view word;
    Value value;
};

template <typename Value, std::size_t N>
bool readWord(Value& value, Scanner& text, const Word<Value> (&words)[N])
{
    const std::string_view given = trimmed(text.rest());
    for (const auto& [word, meant] : words) {
        if (isSameWord(given, word)) {
            value = meant;
            return true;
        }
    }
    return false;
}

bool readFillRule(Winding& value, Scanner& text)
{
    return readWord(value, text, {{"nonzero", Winding::NonZero}, {"evenodd", Winding::EvenOdd}});
}

bool readNotNegative(Length& value, Scanner& text)
{
    const auto length = readLength(text);
    if (!length || length->value < 0)
        return false;
    value = *length;
    return true;
}

bool readDashes(std::vector<Length>& value, Scanner& text)
{
    if (text.takeWord("none")) {
        value.clear();
        return true;
    }
    std::vector<Length> dashes;
    while (!text.atEnd() && dashes.size() <= kMaxDashes) {
        Length dash;
        if (!readNotNegative(dash, text))
            return false;
        dashes.push_back(dash);
        text.skipComma();
    }
    value = std::move(dashes);
    return true;
}

bool readFontSize(Style& style, const Style& outer, Scanner& text)
{
    const auto length = readLength(text);
    if (length)
        style.fontSize = length->unit == Unit::Percent ? length->value / 100.0 * outer.fontSize
                                                       : LengthScale{{}, outer.fontSize}(*length, Direction::Other);
    return true; // its words ("medium") matter to text only
}

bool readTransformOf(Style& style, Scanner& text)
{
    const auto transform = readTransform(text);
    style.transform = transform.value_or(Matrix{});
    return transform.has_value();
}

bool readMiterLimit(Style& style, Scanner& text)
{
    const auto number = text.number();
    if (!number || *number < 1.0)
        return false;
    style.miterLimit = *number;
    return true;
}

Setter setterOf(Name property)
{
    switch (property) {
    case Name::ClipPath: return [](Style& s, const Style&, Scanner& t) { return readReference(s.clipPath, t); };
    case Name::ClipRule: return [](Style& s, const Style&, Scanner& t) { return readFillRule(s.clipRule, t); };
    case Name::Color: return [](Style& s, const Style& o, Scanner& t) { return readColorOr(s.color, o.color, t); };
    case Name::Display:
        return [](Style& s, const Style&, Scanner& t) {
            s.isDisplayed = !t.takeWord("none");
            return true;
        };
    case Name::Fill: return [](Style& s, const Style&, Scanner& t) { return readPaint(s.fill, t); };
    case Name::FillOpacity: return [](Style& s, const Style&, Scanner& t) { return readOpacity(s.fillOpacity, t); };
    case Name::FillRule: return [](Style& s, const Style&, Scanner& t) { return readFillRule(s.fillRule, t); };
    case Name::FontSize: return readFontSize;
    case Name::MarkerEnd: return [](Style& s, const Style&, Scanner& t) { return readReference(s.markerEnd, t); };
    case Name::MarkerMid: return [](Style& s, const Style&, Scanner& t) { return readReference(s.markerMid, t); };
    case Name::MarkerStart: return [](Style& s, const Style&, Scanner& t) { return readReference(s.markerStart, t); };
    case Name::Mask: return [](Style& s, const Style&, Scanner& t) { return readReference(s.mask, t); };
    case Name::Opacity: return [](Style& s, const Style&, Scanner& t) { return readOpacity(s.opacity, t); };
    case Name::Overflow:
        return [](Style& s, const Style&, Scanner& t) {
            return readWord(s.clipsOverflow, t,
                            {{"visible", false}, {"auto", false}, {"hidden", true}, {"scroll", true}});
        };
    case Name::StopColor:
        return [](Style& s, const Style&, Scanner& t) { return readColorOr(s.stopColor, s.color, t); };
    case Name::StopOpacity: return [](Style& s, const Style&, Scanner& t) { return readOpacity(s.stopOpacity, t); };
    case Name::Stroke: return [](Style& s, const Style&, Scanner& t) { return readPaint(s.stroke, t); };
    case Name::StrokeDashArray: return [](Style& s, const Style&, Scanner& t) { return readDashes(s.dashes, t); };
    case Name::StrokeDashOffset:
        return [](Style& s, const Style&, Scanner& t) {
            const auto length = readLength(t);
            s.dashOffset = length.value_or(s.dashOffset);
            return length.has_value();
        };
    case Name::StrokeLineCap:
        return [](Style& s, const Style&, Scanner& t) {
            return readWord(s.cap, t, {{"butt", Cap::Butt}, {"round", Cap::Round}, {"square", Cap::Square}});
        };
    case Name::StrokeLineJoin:
        return [](Style& s, const Style&, Scanner& t) {
            return readWord(s.join, t, {{"miter", Join::Miter}, {"round", Join::Round}, {"bevel", Join::Bevel}});
        };
    case Name::StrokeMiterLimit: return [](Style& s, const Style&, Scanner& t) { return readMiterLimit(s, t); };
    case Name::StrokeOpacity: return [](Style& s, const Style&, Scanner& t) { return readOpacity(s.strokeOpacity, t); };
    case Name::StrokeWidth: return [](Style& s, const Style&, Scanner& t) { return readNotNegative(s.strokeWidth, t); };
    case Name::Transform: return [](Style& s, const Style&, Scanner& t) { return readTransformOf(s, t); };
    case Name::Visibility:
        return [](Style& s, const Style&, Scanner& t) {
            return readWord(s.isVisible, t, {{"visible", true}, {"hidden", false}, {"collapse", false}});
        };
    default: return nullptr;
    }
}

/// Properties that change the picture and that we do not draw, with the value that changes nothing.
constexpr Word<Name> kNotDrawn[]{{"none", Name::Filter},
                                 {"normal", Name::MixBlendMode},
                                 {"normal", Name::PaintOrder},
                                 {"0 0", Name::TransformOrigin},
                                 {"none", Name::VectorEffect}};

Style inherited(const Style& outer)
{
    Style style = outer;
    const Style initial;
    style.isDisplayed = initial.isDisplayed;
    style.transform = initial.transform;
    style.clipsOverflow = initial.clipsOverflow;
    style.opacity = initial.opacity;
    style.clipPath = initial.clipPath;
    style.mask = initial.mask;
    style.stopColor = initial.stopColor;
    style.stopOpacity = initial.stopOpacity;
    return style;
}

bool isInheritWord(std::string_view value)
{
    return isSameWord(value, "inherit");
}

/// For a property that is not inherited by itself. Others have the value already.
void inheritAlone(Style& style, const Style& outer, Name property)
{
    switch (property) {
    case Name::ClipPath: style.clipPath = outer.clipPath; break;
    case Name::Mask: style.mask = outer.mask; break;
    case Name::Opacity: style.opacity = outer.opacity; break;
    case Name::Overflow: style.clipsOverflow = outer.clipsOverflow; break;
    case Name::StopColor: style.stopColor = outer.stopColor; break;
    case Name::StopOpacity: style.stopOpacity = outer.stopOpacity; break;
    default: break;
    }
}

void setProperty(Style& style, const Style& outer, Name property, std::string_view value, Place place,
                 Findings& findings)
{
    for (const auto& [harmless, name] : kNotDrawn)
        if (name == property && !isSameWord(value, harmless) && !isInheritWord(value))
            findings.drop(std::string(wordOf(property)), place);
    const Setter setter = setterOf(property);
    if (!setter)
        return;
    if (isInheritWord(value))
        return inheritAlone(style, outer, property);
    Scanner text(value);
    if (!setter(style, outer, text) && !text.isBeyond())
        findings.drop("value that is wrong", place);
    if (text.isBeyond())
        findings.fail(place, core::textOf("{} has a number that no float can hold", wordOf(property)));
}

} // namespace

std::optional<std::string_view> readUrl(Scanner& text)
{
    text.skipSpaces();
    if (!text.takeWord("url("))
        return std::nullopt;
    auto url = text.upTo(')');
    text.skipSpaces();
    if (!url)
        return std::nullopt;
    std::string_view name = trimmed(*url);
    if (name.size() >= 2 && (name.front() == '"' || name.front() == '\'') && name.back() == name.front())
        name = trimmed(name.substr(1, name.size() - 2));
    return name;
}

Style computedStyle(const Style& outer, const Declared& declared, Place place, Findings& findings)
{
    Style style = inherited(outer);
    const auto set = [&](Name property) {
        if (const auto value = declared[static_cast<std::size_t>(property)])
            setProperty(style, outer, property, *value, place, findings);
    };
    set(Name::Color); // what currentColor means to the others
    for (std::size_t i = 0; i < kProperties; ++i)
        if (const auto property = static_cast<Name>(i); property != Name::Color)
            set(property);
    return style;
}

} // namespace vitrine::captures::svg
