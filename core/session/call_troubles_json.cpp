// SPDX-License-Identifier: Apache-2.0
#include "core/session/call_troubles_json.h"

#include <nlohmann/json.hpp>

namespace vitrine::core {

namespace {

using Json = nlohmann::ordered_json;

Json reportToJson(const DrawReport& one)
{
    Json entry{{"unit", one.report.unit}};
    entry["draw"] = one.draw ? Json(*one.draw) : Json(nullptr);
    entry["call"] = one.callNumber;
    Json& lanes = entry["lanes"] = Json::array();
    for (std::uint32_t lane = 0; lane < 64; ++lane)
        if ((one.report.lanes >> lane & 1) != 0)
            lanes.push_back(lane);
    entry["trouble"] = troubleName(one.report.trouble);
    entry["failure"] = isFailure(one.report.trouble);
    entry["what"] = one.report.words;
    return entry;
}

} // namespace

void addTroubles(Json& document, const CallTroubles& troubles)
{
    Json& calls = document["calls_not_executed"] = Json::array();
    for (const auto& [call, sentence] : troubles.calls())
        calls.push_back({{"call", call}, {"what", sentence}});
    Json& reports = document["unit_reports"] = Json::array();
    for (const auto& [call, ofCall] : troubles.units())
        for (const DrawReport& one : ofCall)
            reports.push_back(reportToJson(one));
}

} // namespace vitrine::core
