// SPDX-License-Identifier: Apache-2.0
#include "core/session/limits/limit_changes.h"

#include "core/base/check.h"
#include "core/gpu/knob_text.h"
#include "core/gpu/knobs/power_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/parts/machine_links.h"
#include "core/gpu/parts/part_table.h"
#include "core/gpu/presets.h"
#include "core/hiz/hiz_config.h"

#include <algorithm>
#include <array>
#include <optional>

namespace vitrine::core {

namespace {

constexpr std::array<std::string_view, 3> kStepNames{words("halved"), words("doubled"), words("one more")};

constexpr std::string_view kDevices = words("devices");

/// A knob, how it is changed, and the part that has to be there.
struct Rule {
    std::string_view knob;
    KnobStep step;
    std::string_view unit;
    bool (*isObeyed)(const MachineConfig&) = [](const MachineConfig&) { return true; };
};

bool keepsWordTimes(const MachineConfig& config)
{
    return config.timing == TimingModel::Default;
}

bool looksUpTexels(const MachineConfig& config)
{
    return config.hiz->proofs.layer2 != 0;
}

bool switchesPower(const MachineConfig& config)
{
    return hasBypass(config) && config.power->powerGating != PowerGating::Off;
}

constexpr auto kHalved = KnobStep::Halved, kDoubled = KnobStep::Doubled, kOneMore = KnobStep::OneMore;

constexpr Rule kRules[]{
    {"sp.count", kOneMore, "SP"},
    {"sp.groups", kOneMore, "SP"},
    {"sp.alusPerGroup", kDoubled, "SP"},
    {"sp.regBankWords", kDoubled, "RFB"},
    {"vs.verticesPerThread", kDoubled, "CI"},
    {"vs.verticesPerThreadInBypass", kDoubled, "CI", hasBypass},
    {"ci.wordCycles", kHalved, "CI", keepsWordTimes},
    {"ci.draws", kDoubled, "CI"},
    {"vtq.depth", kDoubled, "VTQ"},
    {"ftq.depth", kDoubled, "FTQ"},
    {"arq.depth", kDoubled, "ARQ"},
    {"apq.depth", kDoubled, "APQ"},
    {"arb.width", kDoubled, "ARB"},
    {"tex.latency", kHalved, "TEX"},
    {"ffs.latency", kHalved, "FFS"},
    {"ffp.latency", kHalved, "FFP"},
    {"ffb.latency", kHalved, "FFB"},
    {"dev.interval", kHalved, kDevices},
    {"tex.itemsPerCycle", kDoubled, "TEX"},
    {"seg.slots", kDoubled, "FSD", isInSegments},
    {"seg.words", kDoubled, "FSD", isInSegments},
    {"seg.prims", kDoubled, "FSD", isInSegments},
    {"seg.programs", kDoubled, "FSD", isInSegments},
    {"seg.timeout", kHalved, "FSD", isInSegments},
    {"ras.quadsPerCycle", kDoubled, "RAS"},
    {"zst.quadsPerCycle", kDoubled, "ZST"},
    {"cu.quadsPerCycle", kDoubled, "CU"},
    {"clear.tilesPerCycle", kDoubled, "CC"},
    {"hiz.maxEntries", kDoubled, "HIZ", looksUpTexels},
    {"hiz.entryCycles", kHalved, "HIZ",
     [](const MachineConfig& config) { return looksUpTexels(config) && keepsWordTimes(config); }},
    {"power.wakeCycles", kHalved, "PMU", switchesPower},
    {"bypass.fifoBanks", kOneMore, "RFB", hasBypass},
    {"clk.shaderRatio", kDoubled, "SP"},
};

bool isThere(std::string_view unit, const MachineConfig& config)
{
    const auto& parts = partTable(config).parts();
    return std::ranges::any_of(parts, [&](const Part& part) {
        return (unit == kDevices ? part.port.has_value() : part.id == unit) && part.isPresent(config);
    });
}

std::uint32_t stepped(std::uint32_t number, KnobStep step)
{
    switch (step) {
    case KnobStep::Halved: return number / 2;
    case KnobStep::Doubled: return number * 2;
    case KnobStep::OneMore: return number + 1;
    }
    CORE_CHECK(false, "a knob is changed in a way that is not known");
}

/// Ratios, each twice the one before.
std::string nextWord(const Knob& knob, const std::string& word)
{
    const std::uint32_t next = *readWord(word, knob.words) + 1;
    return next < knob.words.size() ? std::string(knob.words[next]) : decimalText(*readDecimal(word) * 2);
}

/// The value after the change, of a list each of its numbers; nothing where there is no other.
std::optional<std::string> stepped(const Knob& knob, const std::string& value, KnobStep step)
{
    if (knob.kind == KnobKind::Choice)
        return nextWord(knob, value);
    std::string text;
    for (const std::string_view part : partsOf(value, ',')) {
        const auto number = readNumber(part);
        if (!number)
            return std::nullopt;
        text += (text.empty() ? "" : ",") + std::to_string(stepped(*number, step));
    }
    return text == value ? std::nullopt : std::optional(text);
}

/// Why this machine can't have the knob so; empty: it can.
Text whyNot(MachineConfig config, const Knob& knob, const std::string& value)
{
    if (!setKnob(config, knob.name, value))
        return textOf("{} is outside of its range: {}", value, knob.range);
    const auto checked = checkConfig(config);
    return checked ? Text() : checked.error().message;
}

LimitChange changeOf(const Rule& rule, const MachineConfig& config)
{
    const Knob* knob = findKnob(rule.knob);
    CORE_CHECK(knob != nullptr, "a knob that limits is not there");
    LimitChange change{rule.knob, rule.unit, rule.step, *knobValue(config, rule.knob)};
    const auto value = stepped(*knob, change.from, rule.step);
    change.to = value.value_or(change.from);
    change.impossible = value ? whyNot(config, *knob, *value) : textOf("{} can't be halved", change.from);
    return change;
}

} // namespace

std::string_view stepName(KnobStep step)
{
    return kStepNames[static_cast<std::size_t>(step)];
}

std::vector<LimitChange> limitChanges(const MachineConfig& config)
{
    std::vector<LimitChange> changes;
    for (const Rule& rule : kRules)
        if (isThere(rule.unit, config) && rule.isObeyed(config))
            changes.push_back(changeOf(rule, config));
    return changes;
}

MachineConfig changedBy(const LimitChange& change, const MachineConfig& config)
{
    MachineConfig machine = config;
    CORE_CHECK(setKnob(machine, change.knob, change.to).hasValue(), "the change is not possible");
    return machine;
}

} // namespace vitrine::core
