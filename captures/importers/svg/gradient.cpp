// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/gradient.h"

#include "captures/importers/svg/bounds.h"
#include "captures/importers/svg/reference_chain.h"

#include <algorithm>

namespace vitrine::captures::svg {
namespace {

std::vector<GradientStop> readStops(const Document& document, ElementIndex gradient, Styles& styles, Findings& findings)
{
    std::vector<GradientStop> stops;
    float reached = 0;
    forEachChild(document, gradient, [&](ElementIndex child) {
        if (document[child].tag != Tag::Stop)
            return;
        if (stops.size() == kMaxStops)
            return findings.drop("stop of a gradient with more than 256", document[child].place);
        const double offset = Values(document, child, findings).number(Name::Offset, 0.0);
        reached = std::max(reached, static_cast<float>(std::clamp(offset, 0.0, 1.0)));
        const Style style = styles.inPlace(child);
        Rgba color = style.stopColor;
        color[3] *= static_cast<float>(style.stopOpacity);
        stops.push_back({reached, color});
    });
    return stops;
}

Spread spreadOf(std::optional<std::string_view> word)
{
    if (word == "repeat")
        return Spread::Repeat;
    return word == "reflect" ? Spread::Reflect : Spread::Pad;
}

} // namespace

Gradient readGradient(const Document& document, ElementIndex gradient, Styles& styles, const LengthScale& scale,
                      Findings& findings)
{
    const ReferenceChain chain(document, gradient, findings);
    Gradient made;
    made.isRadial = document[gradient].tag == Tag::RadialGradient;
    made.isOfBox = chain.values(Name::GradientUnits).isOfBox(Name::GradientUnits, true);
    made.transform = chain.values(Name::GradientTransform).transform(Name::GradientTransform);
    made.spread = spreadOf(document.attribute(chain.withAttribute(Name::SpreadMethod), Name::SpreadMethod));
    const LengthScale own = made.isOfBox ? LengthScale{{1, 1}, scale.fontSize} : scale;
    const auto length = [&](Name name, Direction direction, double percent) {
        return own(chain.values(name).length(name, {percent, Unit::Percent}), direction);
    };
    if (made.isRadial) {
        made.center = {length(Name::Cx, Direction::Horizontal, 50), length(Name::Cy, Direction::Vertical, 50)};
        made.radius = length(Name::R, Direction::Other, 50);
        const auto has = [&](Name name) { return document.attribute(chain.withAttribute(name), name).has_value(); };
        made.focus.x = has(Name::Fx) ? length(Name::Fx, Direction::Horizontal, 50) : made.center.x;
        made.focus.y = has(Name::Fy) ? length(Name::Fy, Direction::Vertical, 50) : made.center.y;
        if (length(Name::Fr, Direction::Other, 0) > 0)
            findings.drop("fr", document[gradient].place);
    } else {
        made.from = {length(Name::X1, Direction::Horizontal, 0), length(Name::Y1, Direction::Vertical, 0)};
        made.to = {length(Name::X2, Direction::Horizontal, 100), length(Name::Y2, Direction::Vertical, 0)};
    }
    if (const auto owner = chain.withChild([](Tag tag) { return tag == Tag::Stop; }))
        made.stops = readStops(document, *owner, styles, findings);
    return made;
}

} // namespace vitrine::captures::svg
