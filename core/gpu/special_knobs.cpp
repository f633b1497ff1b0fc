// SPDX-License-Identifier: Apache-2.0
#include "core/command/vector_config.h"
#include "core/fixed_function/built_in_units.h"
#include "core/gpu/knob_table.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/presets.h"

namespace vitrine::core {

namespace {

constexpr std::array<std::string_view, 3> kGammaWords{"power", "vg", "auto"};
constexpr std::string_view kAuto = "auto";
constexpr std::uint32_t kLowestRegisterWords = 64, kHighestRegisterWords = 8192;
constexpr std::uint32_t kHighestShare = 65535;
constexpr double kFinestTolerance = 1.0 / 64, kCoarsestTolerance = 16;
constexpr double kLowestPower = 0.1, kHighestPower = 10;

std::string devicesText(const MachineConfig& config)
{
    std::string text;
    for (std::uint32_t port = 0; port < kPortCount; ++port) {
        if ((config.devices->devPresent >> port & 1) == 0)
            continue;
        text += (text.empty() ? "" : ",") + unitNameOn(config.units.get(), port);
    }
    return text.empty() ? "none" : text;
}

std::optional<std::uint32_t> portOf(const MachineConfig& config, std::string_view name)
{
    if (const auto builtIn = readWord(name, kBuiltInDevices))
        return builtIn;
    if (!config.units)
        return std::nullopt;
    for (const auto& kind : config.units->kinds())
        if (kind->name == name)
            return kind->port;
    return std::nullopt;
}

bool setDevices(MachineConfig& config, std::string_view text)
{
    std::uint32_t ports = 0;
    if (text != "none") {
        for (const std::string_view name : partsOf(text, ',')) {
            const auto port = portOf(config, name);
            if (!port)
                return false;
            ports |= std::uint32_t{1} << *port;
        }
    }
    config.devices->devPresent = ports;
    return true;
}

std::string alusText(const MachineConfig& config)
{
    std::string text;
    for (std::uint32_t i = 0; i < config.processors->alusPerGroup.count(); ++i)
        text += (i == 0 ? "" : ",") + std::to_string(config.processors->alusPerGroup[i]);
    return text;
}

bool setAlus(MachineConfig& config, std::string_view text)
{
    const auto numbers = readNumbers(text, 1, kMaxAlusPerGroup, kMaxAluGroups);
    if (!numbers)
        return false;
    std::array<std::uint32_t, kMaxAluGroups> perGroup{};
    std::copy(numbers->begin(), numbers->end(), perGroup.begin());
    config.processors->alusPerGroup = PerGroup(perGroup, static_cast<std::uint32_t>(numbers->size()));
    return true;
}

std::string banksText(const MachineConfig& config)
{
    const auto& [a, b] = config.processors->regBankWords;
    return a == b ? std::to_string(a) : std::to_string(a) + "," + std::to_string(b);
}

bool setBanks(MachineConfig& config, std::string_view text)
{
    const auto numbers = readNumbers(text, kLowestRegisterWords, kHighestRegisterWords, 2);
    if (numbers)
        config.processors->regBankWords = {numbers->front(), numbers->back()};
    return numbers.has_value();
}

std::string ratioText(const MachineConfig& config)
{
    const WorkRatio& ratio = config.processors->schedRatio;
    return std::to_string(ratio.vertices) + ":" + std::to_string(ratio.fragments);
}

bool setRatio(MachineConfig& config, std::string_view text)
{
    const auto parts = partsOf(text, ':');
    if (parts.size() != 2)
        return false;
    const auto first = readNumber(parts[0]);
    const auto second = readNumber(parts[1]);
    const auto isShare = [](const auto& share) { return share && *share >= 1 && *share <= kHighestShare; };
    if (!isShare(first) || !isShare(second))
        return false;
    config.processors->schedRatio = {*first, *second};
    return true;
}

std::string toleranceText(const MachineConfig& config)
{
    const double tolerance = config.vector->tolerance;
    return tolerance == VectorConfig::kAutoTolerance ? std::string(kAuto) : decimalText(tolerance);
}

bool setTolerance(MachineConfig& config, std::string_view text)
{
    if (text == kAuto) {
        config.vector->tolerance = VectorConfig::kAutoTolerance;
        return true;
    }
    const auto value = readDecimal(text);
    const bool isAllowed = value && *value >= kFinestTolerance && *value <= kCoarsestTolerance;
    if (isAllowed)
        config.vector->tolerance = *value;
    return isAllowed;
}

std::string gammaText(const MachineConfig& config)
{
    const double power = config.vector->gammaPower;
    if (power == VectorConfig::kAutoGamma)
        return std::string(kAuto);
    return power == 0 ? std::string(kGammaWords[1]) : std::string(kGammaWords[0]) + " " + decimalText(power);
}

bool setGamma(MachineConfig& config, std::string_view text)
{
    const std::string power = std::string(kGammaWords[0]) + " ";
    if (text == kGammaWords[1] || text == kAuto) {
        config.vector->gammaPower = text == kAuto ? VectorConfig::kAutoGamma : 0;
        return true;
    }
    const auto value = text.starts_with(power) ? readDecimal(text.substr(power.size())) : std::nullopt;
    const bool isAllowed = value && *value >= kLowestPower && *value <= kHighestPower;
    if (isAllowed)
        config.vector->gammaPower = *value;
    return isAllowed;
}

} // namespace

KnobRow presetKnob()
{
    return {{"preset", "SEQ, PROG, PAR",
             words("Which machine it is: sequential heterogeneous, fully programmable, parallel heterogeneous."),
             KnobKind::Choice, true, 0, 0, kPresetNames},
            [](const MachineConfig& config) { return std::string(presetName(config.preset)); },
            [](MachineConfig& config, std::string_view text) {
                const auto word = readWord(text, kPresetNames);
                if (word)
                    applyPreset(config, static_cast<Preset>(*word));
                return word.has_value();
            }};
}

KnobRow devicesKnob()
{
    return {{"dev.present", "none, or some of TEX, FFS, FFP, FFB and plugins by name",
             words("Devices on the ports of the arbiter."), KnobKind::Set, false, 0, kPortCount - 1, kBuiltInDevices},
            devicesText,
            setDevices};
}

KnobRow alusPerGroupKnob()
{
    return {{"sp.alusPerGroup", "1–8, or one for each group: 2,4", words("ALUs in each group; groups may differ."),
             KnobKind::List, false, 1, kMaxAlusPerGroup},
            alusText,
            setAlus};
}

KnobRow registerBanksKnob()
{
    return {{"sp.regBankWords", "64–8192, or two for banks A and B: 1024,512",
             words("Words of the register banks A and B."), KnobKind::List, false, kLowestRegisterWords,
             kHighestRegisterWords},
            banksText,
            setBanks};
}

KnobRow schedRatioKnob()
{
    return {{"sched.ratio", "v:m, each 1–65535", words("Shares of vertex and of fragment work."), KnobKind::Ratio,
             false, 1, kHighestShare},
            ratioText,
            setRatio};
}

KnobRow toleranceKnob()
{
    return {{"vg.tolerance", "auto, 1/64–16",
             words("How far a curve may lie from the edges that stand for it, in surface pixels."), KnobKind::Decimal,
             true},
            toleranceText,
            setTolerance};
}

KnobRow gammaKnob()
{
    return {{"gamma.kind", "auto, power 0.1–10, vg", words("How color becomes linear and back."),
             KnobKind::WordOrDecimal, true, 0, 0, kGammaWords},
            gammaText,
            setGamma};
}

} // namespace vitrine::core
