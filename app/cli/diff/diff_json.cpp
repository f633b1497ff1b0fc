// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/diff/diff_json.h"

#include "app/cli/common/figures.h"
#include "app/cli/common/output.h"
#include "core/session/difference/run_difference.h"
#include "core/session/state_names.h"

#include <nlohmann/json.hpp>

namespace vitrine::cli {
namespace {

using Json = nlohmann::ordered_json;

Json toJson(const core::TwoNumbers& numbers)
{
    return {{"a", numbers.of[0]}, {"b", numbers.of[1]}, {"change", numbers.change()}};
}

Json energyToJson(const core::TwoNumbers& numbers)
{
    return {{"a", inUnits(numbers.of[0])}, {"b", inUnits(numbers.of[1])}, {"change", inUnits(numbers.change())}};
}

constexpr std::array kSides{"a", "b"};

Json toJson(const core::DrawDifference& row)
{
    Json json;
    for (std::size_t i = 0; i < 2; ++i)
        json[kSides[i]] = row.draw[i] ? Json{{"draw", row.draw[i]->draw}, {"call", row.draw[i]->callNumber}} : Json();
    json["cycles"] = toJson(row.cycles);
    json["energy_illustrative"] = energyToJson(row.energy);
    if (row.draw[0] && row.draw[1])
        json["decisions"] = row.decidesOtherwise ? "differ" : "equal";
    return json;
}

Json toJson(const core::DecisionDifference& decision, const core::RunDifference& difference)
{
    Json json{{"draw", toJson(difference.draws[decision.row])}};
    if (decision.pass != 0)
        json["pass"] = decision.pass;
    if (decision.pixel)
        json.update({{"x", decision.pixel->x}, {"y", decision.pixel->y}});
    for (std::size_t i = 0; i < 2; ++i) {
        json[kSides[i]] = Json();
        if (const auto& side = decision.sides[i]) {
            json[kSides[i]] = {{"kind", keyOf(core::nameOf(side->decision.kind))},
                               {"about", side->where.english()},
                               {"outcome", side->outcome.english()}};
            if (side->cycle)
                json[kSides[i]]["cycle"] = *side->cycle;
        }
    }
    return json;
}

Json toJson(const core::PixelDifference& pixel, const core::RunDifference& difference)
{
    const auto values = [&](std::size_t i) -> Json {
        const core::Vec4& value = pixel.values[i];
        if (pixel.difference.attachment == core::Attachment::Color)
            return {value.x, value.y, value.z, value.w};
        return value.x;
    };
    return {{"attachment", core::nameOf(pixel.difference.attachment)},
            {"x", pixel.difference.pixel.x},
            {"y", pixel.difference.pixel.y},
            {"draw", toJson(difference.draws[pixel.row])},
            {"before_the_draw", pixel.wasThere},
            {"a", values(0)},
            {"b", values(1)}};
}

} // namespace

void addDifference(Json& document, const core::RunDifference& difference)
{
    document["frame"] = difference.frame;
    document["differ"] = difference.differs();
    document["changed_knobs"] = difference.changedKnobs;
    document["cycles"] = toJson(difference.cycles);
    document["energy_illustrative"] = energyToJson(difference.energy);
    document["residual"] = difference.residual();
    document["first_decision"] = difference.decision ? toJson(*difference.decision, difference) : Json();
    document["first_pixel"] = difference.pixel ? toJson(*difference.pixel, difference) : Json();
    Json& draws = document["draws"] = Json::array();
    for (const core::DrawDifference& draw : difference.draws)
        draws.push_back(toJson(draw));
    Json& units = document["units"] = Json::array();
    for (const core::UnitDifference& unit : difference.units)
        units.push_back({{"unit", unit.path},
                         {"kind", unit.kind},
                         {"busy", toJson(unit.busy)},
                         {"stalled", toJson(unit.stalled)},
                         {"idle", toJson(unit.idle)}});
    Json& parts = document["parts"] = Json::array();
    for (const core::PartDifference& part : difference.parts)
        parts.push_back({{"part", part.name}, {"energy_illustrative", energyToJson(part.energy)}});
}

} // namespace vitrine::cli
