// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/capture_on_machine.h"
#include "app/cli/common/common_options.h"
#include "app/cli/common/failures.h"
#include "app/cli/common/figures.h"
#include "app/cli/common/interrupt.h"
#include "core/gpu/machine_config.h"
#include "core/session/why_not/why_not.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace vitrine::cli {
namespace {

struct WhyNotOptions {
    std::string capture;
    MomentOptions moment;
    MachineOptions machine;
    OutputForm form = OutputForm::Text;
};

using Json = nlohmann::ordered_json;

/// By core::DrawFeature; for documents.
constexpr std::array<std::string_view, core::kDrawFeatures.size()> kFeatureKeys{"hiz_culling", "early_test", "bypass",
                                                                                "layer_2"};
constexpr std::array<std::string_view, 3> kAttachments{"color", "depth", "stencil"};

std::string_view nameOf(const core::FeatureVerdict& verdict)
{
    return core::kDrawFeatureNames[static_cast<std::size_t>(verdict.feature)];
}

std::string_view stateOf(const core::FeatureVerdict& verdict)
{
    return core::kFeatureStateNames[static_cast<std::size_t>(verdict.state)];
}

Json imageToJson(const core::ImageVerdict& image)
{
    if (image.isEqual())
        return "equal";
    return {{"buffer", kAttachments[static_cast<std::size_t>(image.difference->attachment)]},
            {"x", image.difference->pixel.x},
            {"y", image.difference->pixel.y}};
}

Json toJson(const core::SettingCall& call)
{
    return {{"call", call.number}, {"text", call.text}};
}

Json toJson(const core::RestoringChange& restoring)
{
    const core::SingleChange& change = restoring.change;
    Json json{{"kind", change.isKnob() ? "knob" : "state"},
              {"what", change.what.english()},
              {"from", change.from},
              {"to", change.to},
              {"uses", restoring.uses},
              {"cycles", restoring.cycles},
              {"energy_illustrative", inUnits(restoring.energy)},
              {"image", imageToJson(restoring.image)}};
    if (restoring.setBy)
        json["set_by"] = toJson(*restoring.setBy);
    return json;
}

Json toJson(const core::FeatureVerdict& verdict)
{
    Json json{{"feature", kFeatureKeys[static_cast<std::size_t>(verdict.feature)]},
              {"state", keyOf(stateOf(verdict))},
              {"uses", verdict.uses},
              {"misses", verdict.misses}};
    if (verdict.state == core::FeatureState::Works)
        return json;
    json["rule"] = verdict.rule.sentence.english();
    Json& details = json["details"] = Json::array();
    for (const core::Text& detail : verdict.rule.details)
        details.push_back(detail.english());
    if (!verdict.rule.knob.empty())
        json["knob"] = verdict.rule.knob;
    if (verdict.setBy)
        json["set_by"] = toJson(*verdict.setBy);
    Json& changes = json["changes"] = Json::array();
    for (const core::RestoringChange& change : verdict.changes)
        changes.push_back(toJson(change));
    return json;
}

void printJson(const core::WhyNot& answer, const core::ActionEntry& draw, const captures::MachineFile& machine)
{
    Json document = makeDocument("why_not");
    document["frame"] = draw.frame;
    document["draw"] = draw.draw;
    document["call"] = draw.callNumber;
    document["machine"] = machine.name;
    document["knobs"] = captures::knobsToJson(machine.config);
    document["cycles"] = answer.cycles;
    document["energy_illustrative"] = inUnits(answer.energy);
    Json& features = document["features"] = Json::array();
    for (const core::FeatureVerdict& verdict : answer.features)
        features.push_back(toJson(verdict));
    printDocument(document);
}

/// What a feature was at work for; empty of the whole draw.
std::string usesText(core::DrawFeature feature, std::uint64_t uses)
{
    switch (feature) {
    case core::DrawFeature::HizCulling: return fmt::format("{} tiles culled", uses);
    case core::DrawFeature::EarlyTest: return fmt::format("{} samples tested before shading", uses);
    case core::DrawFeature::Layer2: return fmt::format("{} tiles proven", uses);
    case core::DrawFeature::Bypass: break;
    }
    return {};
}

/// The call that set what the rule is about; every program is linked by one, unless it is the driver's own.
void printSetter(const core::FeatureVerdict& verdict)
{
    const auto& item = verdict.rule.item;
    if (verdict.setBy)
        fmt::print("  set by call {}: {}\n", verdict.setBy->number, verdict.setBy->text);
    else if (item && *item != core::StateItem::Program)
        fmt::print("  set by no call: it is as the API begins\n");
}

void printText(core::DrawFeature feature, const core::RestoringChange& restoring)
{
    const core::SingleChange& change = restoring.change;
    const std::string uses = usesText(feature, restoring.uses);
    fmt::print("  {}: {} → {}: {}{}Δ cycles {}, Δ energy {}, images {}\n", change.what.english(), change.from,
               change.to, uses, uses.empty() ? "" : ", ", signedText(restoring.cycles, 0),
               signedText(inUnits(restoring.energy), 2), core::imageText(restoring.image));
    if (restoring.setBy)
        fmt::print("    set by call {}: {}\n", restoring.setBy->number, restoring.setBy->text);
}

void printText(const core::FeatureVerdict& verdict)
{
    fmt::print("\n{}: {}", nameOf(verdict), stateOf(verdict));
    if (const std::string uses = usesText(verdict.feature, verdict.uses); verdict.uses != 0 && !uses.empty())
        fmt::print(", {}", uses);
    if (verdict.state == core::FeatureState::Works) {
        fmt::print("\n");
        return;
    }
    fmt::print(": {}\n", verdict.rule.sentence.english());
    for (const core::Text& detail : verdict.rule.details)
        fmt::print("  {}\n", detail.english());
    printSetter(verdict);
    if (verdict.changes.empty())
        fmt::print("  no single change\n");
    for (const core::RestoringChange& change : verdict.changes)
        printText(verdict.feature, change);
}

void printText(const core::WhyNot& answer, const core::ActionEntry& draw)
{
    fmt::print("draw {}, call {}: {} cycles, energy (illustrative) {:.2f}\n", draw.draw, draw.callNumber, answer.cycles,
               inUnits(answer.energy));
    for (const core::FeatureVerdict& verdict : answer.features)
        printText(verdict);
}

/// What stopped the features of a draw, and the single changes that bring them back.
ExitCode runWhyNot(const WhyNotOptions& options)
{
    const Interrupt interrupt;
    const auto [capture, machine, code] = openOnMachine(options.capture, options.machine);
    if (!capture)
        return code;
    const auto draw = findDraw(*capture, options.moment);
    if (!draw)
        return fail(ExitCode::WrongUsage, options.capture, draw.error().message);
    for (const std::string& warning : machine.warnings)
        warn(options.capture, warning);
    core::Result<core::WhyNot> answer = core::Error{};
    {
        Progress progress(options.capture, "runs");
        const core::WhyNotPace pace{interrupt.token(),
                                    [&](std::uint64_t done, std::uint64_t total) { progress.of(done, total); }};
        answer = core::whyNot(*capture, machine.config, draw->callIndex, pace);
    }
    if (!answer)
        return fail(answer.error(), options.capture);
    if (options.form == OutputForm::Json)
        printJson(*answer, *draw, machine);
    else
        printText(*answer, *draw);
    return tellTroubles(options.capture, answer->troubles);
}

} // namespace

void addWhyNot(Commands& commands)
{
    const auto [command, options] = commands.add(
        "why-not", "tell why a draw goes without HiZ, early test or bypass, and what restores them", runWhyNot);
    addCapture(command, options->capture);
    addMoment(command, options->moment).required();
    addMachineChoice(command, options->machine);
}

} // namespace vitrine::cli
