// SPDX-License-Identifier: Apache-2.0
#include "core/command/register_names.h"

#include "core/command/command_buffer.h"
#include "core/command/register_map.h"
#include "core/command/state_registers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>

namespace vitrine::core {

namespace {

struct ConstantRegisters {
    std::string_view group;
    std::uint32_t first, end;
};
constexpr std::array kConstants{
    ConstantRegisters{"vertex.constant", kVertexConstantRegisters, kFragmentConstantRegisters},
    ConstantRegisters{"fragment.constant", kFragmentConstantRegisters, kRegistersEnd},
};

using Names = std::map<std::uint32_t, std::string>;

Names makeNames()
{
    Names names;
    const DrawState untouched;
    visitStateRegisters(untouched,
                        [&names]<typename T>(std::uint32_t address, const RegisterPlace& name, const T& /*field*/) {
                            std::string full(name.group);
                            if (name.number >= 0)
                                full += fmt::format(".{}", name.number);
                            full += fmt::format(".{}", name.field);
                            if constexpr (std::is_same_v<T, std::uint64_t>) {
                                names[address] = full + ".low";
                                names[address + 1] = full + ".high";
                            } else {
                                names[address] = full;
                            }
                        });
    return names;
}

const Names& knownNames()
{
    static const Names kNames = makeNames();
    return kNames;
}

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Whether the name begins with the other, which ends where it ends or before one of its dots.
bool isIn(std::string_view name, std::string_view group)
{
    return name.size() >= group.size() && std::ranges::equal(name.substr(0, group.size()), group, {}, lower, lower) &&
           (name.size() == group.size() || name[group.size()] == '.');
}

std::optional<std::uint32_t> numberIn(std::string_view text, int base)
{
    std::uint32_t number = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    return failure == std::errc() && end == text.data() + text.size() && !text.empty() ? std::optional(number)
                                                                                       : std::nullopt;
}

/// "12" or "12.x", behind "vertex.constant.".
std::optional<RegisterRange> constantsNamed(const ConstantRegisters& constants, std::string_view rest)
{
    const std::size_t dot = rest.find('.');
    const auto number = numberIn(rest.substr(0, dot), 10);
    if (!number || *number >= (constants.end - constants.first) / 4)
        return std::nullopt;
    const RegisterRange whole{constants.first + 4 * *number, 4};
    if (dot == std::string_view::npos)
        return whole;
    const std::size_t component = std::string_view("xyzw").find(rest.substr(dot + 1));
    if (component == std::string_view::npos || rest.size() != dot + 2)
        return std::nullopt;
    return RegisterRange{whole.first + static_cast<std::uint32_t>(component), 1};
}

} // namespace

std::string registerName(std::uint32_t address)
{
    for (const ConstantRegisters& constants : kConstants)
        if (address >= constants.first && address < constants.end) {
            const std::uint32_t word = address - constants.first;
            return fmt::format("{}.{}.{}", constants.group, word / 4, "xyzw"[word % 4]);
        }
    const auto known = knownNames().find(address);
    return known != knownNames().end() ? known->second : fmt::format("{:#x}", address);
}

std::vector<RegisterRange> registersNamed(std::string_view name)
{
    if (name.starts_with("0x")) {
        const auto address = numberIn(name.substr(2), 16);
        const bool isThere = address && (*address < kConfigurationRegisters || StateRegisters::has(*address));
        return isThere ? std::vector{RegisterRange{*address, 1}} : std::vector<RegisterRange>{};
    }
    std::vector<RegisterRange> found;
    for (const auto& [address, full] : knownNames()) {
        if (!isIn(full, name))
            continue;
        if (!found.empty() && found.back().first + found.back().count == address)
            ++found.back().count;
        else
            found.push_back({address, 1});
    }
    for (const ConstantRegisters& constants : kConstants) {
        if (isIn(constants.group, name))
            found.push_back({constants.first, constants.end - constants.first});
        else if (isIn(name, constants.group))
            if (const auto range = constantsNamed(constants, name.substr(constants.group.size() + 1)))
                found.push_back(*range);
    }
    return found;
}

} // namespace vitrine::core
