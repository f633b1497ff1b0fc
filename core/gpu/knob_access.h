// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/pgpe/engine_config.h"
#include "core/command/discard_knobs.h"
#include "core/command/vector_config.h"
#include "core/gpu/knob_text.h"
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/command_knobs.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/power_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/quad_knobs.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/hiz/hiz_config.h"
#include "core/stream/segment_limits.h"

#include <array>
#include <tuple>
#include <type_traits>

/// How the rows of the knob table read and write a field of MachineConfig, by the kind of the knob.

namespace vitrine::core {

/// One knob and its field. `set` leaves the config alone and returns false when the text is no value of the knob.
struct KnobRow {
    Knob knob;
    std::string (*text)(const MachineConfig&);
    bool (*set)(MachineConfig&, std::string_view);
};

/// The words that every row of the table has.
struct KnobWords {
    std::string_view name, range, help;
};

template <typename Owner, typename T>
Owner ownerOf(T Owner::*);

/// The group of knobs of this type.
template <typename Group>
auto& groupOf(auto& config)
{
    const auto groups =
        std::tie(config.processors, config.queues, config.devices, config.segments, config.commands, config.quads,
                 config.hiz, config.bypass, config.power, config.colorEngine, config.vector);
    constexpr bool kIsConst = std::is_const_v<std::remove_reference_t<decltype(config)>>;
    return *std::get<std::conditional_t<kIsConst, const Indirect<Group>&, Indirect<Group>&>>(groups);
}

/// The field, wherever it stands in a config.
template <auto Field>
auto& fieldOf(auto& config)
{
    using Owner = decltype(ownerOf(Field));
    if constexpr (std::is_same_v<Owner, MachineConfig>)
        return config.*Field;
    else if constexpr (std::is_same_v<Owner, SegmentLimits>)
        return config.segments->segLimits.*Field;
    else if constexpr (std::is_same_v<Owner, DiscardKnobs>)
        return config.hiz->proofs.*Field;
    else
        return groupOf<Owner>(config).*Field;
}

template <auto Field>
void store(MachineConfig& config, std::uint64_t value)
{
    auto& field = fieldOf<Field>(config);
    field = static_cast<std::remove_reference_t<decltype(field)>>(value);
}

template <auto Field, std::uint32_t Low, std::uint32_t High>
constexpr KnobRow integerKnob(const KnobWords& words)
{
    return {{words.name, words.range, words.help, KnobKind::Integer, false, Low, High},
            [](const MachineConfig& config) { return std::to_string(fieldOf<Field>(config)); },
            [](MachineConfig& config, std::string_view text) {
                const auto number = readNumber(text);
                const bool isAllowed = number && *number >= Low && *number <= High;
                if (isAllowed)
                    store<Field>(config, *number);
                return isAllowed;
            }};
}

/// Words that stand for the values 0, 1, 2 … of the field.
template <auto Field, const auto& Words>
constexpr KnobRow choiceKnob(const KnobWords& words, KnobKind kind = KnobKind::Choice)
{
    return {{words.name, words.range, words.help, kind, false, 0, 0, Words},
            [](const MachineConfig& config) {
                return std::string(Words[static_cast<std::size_t>(fieldOf<Field>(config))]);
            },
            [](MachineConfig& config, std::string_view text) {
                const auto word = readWord(text, Words);
                if (word)
                    store<Field>(config, *word);
                return word.has_value();
            }};
}

inline constexpr std::array<std::string_view, 2> kSwitchWords{"off", "on"};

template <auto Field>
constexpr KnobRow switchKnob(std::string_view name, std::string_view help)
{
    return choiceKnob<Field, kSwitchWords>({name, "off, on", help}, KnobKind::Switch);
}

/// Some numbers, themselves the words.
template <auto Field, const auto& Words>
constexpr KnobRow numberChoiceKnob(const KnobWords& words)
{
    return {{words.name, words.range, words.help, KnobKind::Choice, false, 0, 0, Words},
            [](const MachineConfig& config) { return std::to_string(fieldOf<Field>(config)); },
            [](MachineConfig& config, std::string_view text) {
                const auto word = readWord(text, Words);
                if (word)
                    store<Field>(config, *readNumber(Words[*word]));
                return word.has_value();
            }};
}

/// A set of the numbers below Members, a bit each.
template <auto Field, std::uint32_t Members>
constexpr KnobRow numberSetKnob(const KnobWords& words)
{
    return {{words.name, words.range, words.help, KnobKind::Set, false, 0, Members - 1},
            [](const MachineConfig& config) { return numberSetText(fieldOf<Field>(config), Members); },
            [](MachineConfig& config, std::string_view text) {
                const auto bits = readNumberSet(text, Members);
                if (bits)
                    store<Field>(config, *bits);
                return bits.has_value();
            }};
}

/// 0 in the field is off.
template <auto Field, std::uint32_t Low, std::uint32_t High>
constexpr KnobRow numberOrOffKnob(const KnobWords& words)
{
    return {{words.name, words.range, words.help, KnobKind::NumberOrOff, false, Low, High},
            [](const MachineConfig& config) {
                const std::uint32_t value = fieldOf<Field>(config);
                return value == 0 ? std::string(kSwitchWords[0]) : std::to_string(value);
            },
            [](MachineConfig& config, std::string_view text) {
                const auto number = text == kSwitchWords[0] ? 0 : readNumber(text);
                const bool isAllowed = number && (text == kSwitchWords[0] || (*number >= Low && *number <= High));
                if (isAllowed)
                    store<Field>(config, *number);
                return isAllowed;
            }};
}

constexpr KnobRow changingPixels(KnobRow row)
{
    row.knob.mayChangePixels = true;
    return row;
}

} // namespace vitrine::core
