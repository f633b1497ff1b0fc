// SPDX-License-Identifier: Apache-2.0
#include "captures/machines/machine_folder.h"

#include "captures/machines/users_folder.h"
#include "core/gpu/presets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

namespace vitrine::captures {
namespace {

using core::failure;
using core::Preset;
using core::Result;

constexpr std::string_view kSuffix = ".json";
constexpr std::size_t kMaxNameBytes = 100;
constexpr std::array kPresets{Preset::Seq, Preset::Prog, Preset::Par};

std::optional<Preset> builtIn(std::string_view name)
{
    if (name == kDefaultMachine)
        return Preset::Par;
    for (const Preset preset : kPresets)
        if (name == core::presetName(preset))
            return preset;
    return std::nullopt;
}

bool canBeName(std::string_view name)
{
    const auto isUnfit = [](char c) { return c == '/' || static_cast<unsigned char>(c) < 0x20 || c == 0x7f; };
    return !name.empty() && name.size() <= kMaxNameBytes && name.front() != '.' &&
           std::none_of(name.begin(), name.end(), isUnfit);
}

bool isFile(const std::filesystem::path& path)
{
    std::error_code ignored;
    return std::filesystem::is_regular_file(path, ignored);
}

Result<MachineFile> readNamed(const std::filesystem::path& path, std::shared_ptr<const core::UnitCatalog> units)
{
    auto machine = readMachineFile(path, std::move(units));
    if (!machine)
        return machine.error().in(path.string());
    if (machine->name.empty())
        machine->name = path.stem().string();
    return machine;
}

} // namespace

std::vector<std::string> builtInMachines()
{
    std::vector<std::string> names{std::string(kDefaultMachine)};
    for (const Preset preset : kPresets)
        names.emplace_back(core::presetName(preset));
    return names;
}

std::filesystem::path usersMachines()
{
    return usersFolder("machines");
}

std::vector<std::string> machinesIn(const std::filesystem::path& folder)
{
    std::vector<std::string> names;
    std::error_code error;
    for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        if (entry->path().extension() == kSuffix && canBeName(entry->path().stem().string()) && isFile(entry->path()))
            names.push_back(entry->path().stem().string());
    std::sort(names.begin(), names.end());
    return names;
}

Result<std::filesystem::path> machinePath(const std::filesystem::path& folder, std::string_view name)
{
    if (!canBeName(name))
        return failure("“{}” can't be the name of a machine", name);
    if (builtIn(name))
        return failure("the machine {} is built in", name);
    return folder / (std::string(name) + std::string(kSuffix));
}

Result<MachineFile> findMachine(const std::string& nameOrFile, const std::filesystem::path& folder,
                                std::shared_ptr<const core::UnitCatalog> units)
{
    if (const auto preset = builtIn(nameOrFile))
        return MachineFile{nameOrFile, core::presetConfig(*preset, std::move(units))};
    if (const auto named = machinePath(folder, nameOrFile); named && !folder.empty() && isFile(*named))
        return readNamed(*named, std::move(units));
    if (isFile(nameOrFile))
        return readNamed(nameOrFile, std::move(units));
    return failure("there is no machine {}: it is none of {}, none of your own, and no machine file", nameOrFile,
                   fmt::format("{}", fmt::join(builtInMachines(), ", ")));
}

} // namespace vitrine::captures
