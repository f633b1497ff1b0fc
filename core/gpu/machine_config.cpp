// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/machine_config.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace vitrine::core {

namespace {

/// Reads and writes one field as a number; names stand for numbers where a knob has words.
struct KnobAccess {
    std::uint32_t (*get)(const MachineConfig&);
    void (*set)(MachineConfig&, std::uint32_t);
    bool (*allowed)(std::uint32_t);
    std::span<const std::string_view> words; // index = value
};

constexpr std::array<std::string_view, 2> kSwitchWords{"off", "on"};
constexpr std::array<std::string_view, 3> kPolicyWords{"completed_first", "new_first", "vertex_first"};
constexpr std::array<std::string_view, 2> kTimingWords{"ideal", "default"};

template <std::uint32_t Low, std::uint32_t High>
bool within(std::uint32_t value)
{
    return value >= Low && value <= High;
}

bool isFragmentGroup(std::uint32_t value)
{
    return value == 1 || value == 4 || value == 16;
}

template <auto Field>
constexpr KnobAccess number(bool (*allowed)(std::uint32_t), std::span<const std::string_view> words = {})
{
    return {[](const MachineConfig& config) { return static_cast<std::uint32_t>(config.*Field); },
            [](MachineConfig& config, std::uint32_t value) {
                config.*Field = static_cast<std::remove_reference_t<decltype(config.*Field)>>(value);
            },
            allowed, words};
}

using Config = MachineConfig;

struct KnobRow {
    Knob knob;
    KnobAccess access;
};

constexpr std::array kRows{
    KnobRow{{"sp.count", "1–16", "Shader processors."}, number<&Config::spCount>(within<1, 16>)},
    KnobRow{{"sp.enabled", "0–65535", "Which processors get work, a bit for each, the first in the lowest bit."},
            number<&Config::spEnabled>(within<0, 65535>)},
    KnobRow{{"sp.groups", "2–4", "ALU groups in each shader processor."}, number<&Config::groups>(within<2, 4>)},
    KnobRow{{"sp.alusPerGroup", "1–8", "ALUs in each group."}, number<&Config::alusPerGroup>(within<1, 8>)},
    KnobRow{{"vs.verticesPerThread", "1–16", "Vertices that one vertex task carries."},
            number<&Config::verticesPerThread>(within<1, 16>)},
    KnobRow{{"fs.fragmentsPerTask", "1, 4, 16", "Fragments that one fragment task carries."},
            number<&Config::fragmentsPerTask>(isFragmentGroup)},
    KnobRow{{"sched.policy", "completed_first, new_first, vertex_first", "Which waiting work a free processor takes."},
            number<&Config::schedPolicy>(within<0, 2>, kPolicyWords)},
    KnobRow{{"vtq.depth", "1–1024", "Entries of the vertex task queue."}, number<&Config::vtqDepth>(within<1, 1024>)},
    KnobRow{{"ftq.depth", "1–1024", "Entries of the fragment task queue."}, number<&Config::ftqDepth>(within<1, 1024>)},
    KnobRow{{"arq.depth", "1–1024", "Entries of the device request queue."},
            number<&Config::arqDepth>(within<1, 1024>)},
    KnobRow{{"apq.depth", "1–1024", "Entries of the pending queue."}, number<&Config::apqDepth>(within<1, 1024>)},
    KnobRow{{"apq.reserve", "off, on", "New tasks start only with a pending slot of their own."},
            number<&Config::apqReserve>(within<0, 1>, kSwitchWords)},
    KnobRow{{"arb.width", "1–4", "Requests that the arbiter routes in a cycle."},
            number<&Config::arbWidth>(within<1, 4>)},
    KnobRow{{"tex.latency", "1–1000", "Cycles from a texture request to its result."},
            number<&Config::texLatency>(within<1, 1000>)},
    KnobRow{{"dev.interval", "1–64", "Cycles between two items that a device accepts."},
            number<&Config::devInterval>(within<1, 64>)},
    KnobRow{{"timing", "ideal, default", "Whether hops between units cost a cycle."},
            number<&Config::timing>(within<0, 1>, kTimingWords)},
};

constexpr auto kKnobs = [] {
    std::array<Knob, kRows.size()> result{};
    std::transform(kRows.begin(), kRows.end(), result.begin(), [](const KnobRow& row) { return row.knob; });
    return result;
}();

const KnobRow* findRow(std::string_view name)
{
    const auto row = std::find_if(kRows.begin(), kRows.end(), [&](const KnobRow& r) { return r.knob.name == name; });
    return row == kRows.end() ? nullptr : &*row;
}

std::optional<std::uint32_t> parseValue(const KnobAccess& access, std::string_view text)
{
    if (!access.words.empty()) {
        const auto word = std::find(access.words.begin(), access.words.end(), text);
        if (word == access.words.end())
            return std::nullopt;
        return static_cast<std::uint32_t>(word - access.words.begin());
    }
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

Error unknownKnob(std::string_view name)
{
    return Error{"there is no knob named " + std::string(name)};
}

} // namespace

std::span<const Knob> knobs()
{
    return kKnobs;
}

Result<std::string> knobValue(const MachineConfig& config, std::string_view name)
{
    const KnobRow* row = findRow(name);
    if (!row)
        return unknownKnob(name);
    const std::uint32_t value = row->access.get(config);
    return row->access.words.empty() ? std::to_string(value) : std::string(row->access.words[value]);
}

Result<void> setKnob(MachineConfig& config, std::string_view name, std::string_view value)
{
    const KnobRow* row = findRow(name);
    if (!row)
        return unknownKnob(name);
    const std::optional<std::uint32_t> number = parseValue(row->access, value);
    if (!number || !row->access.allowed(*number))
        return Error{std::string(name) + ": " + std::string(row->knob.range)};
    row->access.set(config, *number);
    return {};
}

} // namespace vitrine::core
