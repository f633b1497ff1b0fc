// SPDX-License-Identifier: Apache-2.0
#include "core/fixed_function/built_in_units.h"
#include "core/fixed_function/kind_reader.h"
#include "core/fixed_function/unit_kind.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kMaxPluginUnits = VITRINE_LAST_PORT - VITRINE_FIRST_PLUGIN_PORT + 1;

/// The machine's other units have these names, and paths like them.
constexpr std::array<std::string_view, 23> kReservedNames{"mem", "ci",  "vtq", "ftq", "arq", "apq",  "sp",  "psr",
                                                          "ags", "ras", "hiz", "zst", "ain", "fsd",  "fsc", "cu",
                                                          "cc",  "mux", "arb", "tex", "pmu", "ffpu", "drv"};

std::string lowerCase(std::string_view text)
{
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return result;
}

using Kinds = std::vector<UnitKind>;

const UnitKind* onPort(const Kinds& kinds, std::uint32_t port)
{
    const auto found =
        std::find_if(kinds.begin(), kinds.end(), [&](const UnitKind& kind) { return kind.port == port; });
    return found == kinds.end() ? nullptr : &*found;
}

Result<void> checkNames(const Kinds& taken, const UnitKind& kind)
{
    const std::string lower = lowerCase(kind.name);
    if (std::find(kReservedNames.begin(), kReservedNames.end(), lower) != kReservedNames.end())
        return failure("Unit {} has the name of a part of the machine", kind.name);
    for (const UnitKind& other : taken) {
        if (lowerCase(other.name) == lower)
            return failure("Name {} already used by {}", kind.name, other.title);
        if (other.function == kind.function)
            return failure("Function {} already used by {}", kind.function, other.name);
        if (other.prefix == kind.prefix)
            return failure("Prefix {} already used by {}", kind.prefix, other.name);
    }
    return {};
}

Result<void> givePort(const Kinds& taken, UnitKind& kind, std::uint32_t asked)
{
    if (asked == VITRINE_ANY_PORT) {
        asked = VITRINE_FIRST_PLUGIN_PORT;
        while (asked <= VITRINE_LAST_PORT && onPort(taken, asked))
            ++asked;
        if (asked > VITRINE_LAST_PORT)
            return failure("No port is left for {}", kind.name);
    }
    if (const UnitKind* other = onPort(taken, asked))
        return failure("Port {} already used by {}", asked, other->name);
    kind.port = static_cast<std::uint8_t>(asked);
    return {};
}

Result<void> addKind(Kinds& kinds, UnitKind kind, std::uint32_t asked)
{
    if (auto free = checkNames(kinds, kind); !free)
        return free;
    if (auto given = givePort(kinds, kind, asked); !given)
        return given;
    kinds.push_back(std::move(kind));
    return {};
}

/// Sorted by port; says where the values of each lie in the block.
ParameterBlock layOut(Kinds& kinds)
{
    std::sort(kinds.begin(), kinds.end(), [](const UnitKind& a, const UnitKind& b) { return a.port < b.port; });
    ParameterBlock block;
    for (UnitKind& kind : kinds)
        for (ParameterDescription& parameter : kind.parameters) {
            parameter.firstWord = static_cast<std::uint32_t>(block.words.size());
            for (std::uint32_t i = 0; i < parameter.arraySize; ++i)
                block.words.insert(block.words.end(), parameter.defaults.begin(), parameter.defaults.end());
        }
    return block;
}

Result<Kinds> readPlugin(const vitrine_plugin& plugin)
{
    if (plugin.abi_version != VITRINE_ABI_VERSION)
        return failure("The plugin was built for version {} of the interface, and this is version {}",
                       plugin.abi_version, VITRINE_ABI_VERSION);
    if (!plugin.units || plugin.unit_count == 0 || plugin.unit_count > kMaxPluginUnits)
        return failure("The plugin offers {} units, not 1–{}", plugin.units ? plugin.unit_count : 0, kMaxPluginUnits);
    Kinds kinds;
    for (std::uint32_t i = 0; i < plugin.unit_count; ++i) {
        auto kind = readUnitKind(plugin.units[i]);
        if (!kind)
            return kind.error();
        if (kind->port < VITRINE_FIRST_PLUGIN_PORT)
            return failure("Unit {} has port {}, not {}–{}", kind->name, kind->port, VITRINE_FIRST_PLUGIN_PORT,
                           VITRINE_LAST_PORT);
        kinds.push_back(*std::move(kind));
    }
    return kinds;
}

Kinds builtInKinds()
{
    Kinds kinds;
    for (const vitrine_unit_kind* from : {&shadingUnitKind(), &proceduralUnitKind(), &blendingUnitKind()}) {
        auto kind = readUnitKind(from);
        CORE_CHECK(kind.hasValue(), "a built-in unit breaks the rules");
        kinds.push_back(*std::move(kind));
    }
    return kinds;
}

} // namespace

std::uint32_t componentCount(ParameterType type)
{
    constexpr std::array<std::uint32_t, 6> kCounts{1, 2, 3, 4, 1, 1};
    return kCounts[static_cast<std::size_t>(type)];
}

bool isInteger(ParameterType type)
{
    return type == ParameterType::Int || type == ParameterType::Bool;
}

UnitCatalog::UnitCatalog(std::vector<UnitKind> kinds) : m_defaults(layOut(kinds))
{
    for (UnitKind& kind : kinds)
        m_kinds.push_back(std::make_shared<const UnitKind>(std::move(kind)));
}

std::shared_ptr<const UnitCatalog> UnitCatalog::empty()
{
    return std::shared_ptr<const UnitCatalog>(new UnitCatalog({}));
}

std::shared_ptr<const UnitCatalog> UnitCatalog::builtIn()
{
    static const std::shared_ptr<const UnitCatalog> kCatalog(new UnitCatalog(builtInKinds()));
    return kCatalog;
}

Result<std::shared_ptr<const UnitCatalog>> UnitCatalog::with(const vitrine_plugin& plugin, const std::string& origin,
                                                             const std::shared_ptr<const ForeignLibrary>& library) const
{
    auto read = readPlugin(plugin);
    if (!read)
        return read.error();
    Kinds kinds;
    for (const auto& kind : m_kinds)
        kinds.push_back(*kind);
    // Those that want a certain port come first, so that nobody takes it by chance.
    for (const bool anyPort : {false, true})
        for (UnitKind& kind : *read) {
            if ((kind.functions->port == VITRINE_ANY_PORT) != anyPort)
                continue;
            kind.origin = origin;
            kind.library = library;
            const std::uint32_t asked = kind.functions->port;
            if (auto added = addKind(kinds, std::move(kind), asked); !added)
                return added.error();
        }
    return std::shared_ptr<const UnitCatalog>(new UnitCatalog(std::move(kinds)));
}

const UnitKind* UnitCatalog::onPort(std::uint32_t port) const
{
    for (const auto& kind : m_kinds)
        if (kind->port == port)
            return kind.get();
    return nullptr;
}

std::string unitNameOn(const UnitCatalog* catalog, std::uint32_t port)
{
    if (port == kTexturePort)
        return std::string(kBuiltInDevices[kTexturePort]);
    const UnitKind* kind = (catalog ? *catalog : *UnitCatalog::builtIn()).onPort(port);
    if (kind)
        return kind->name;
    return port == kComputationPort ? std::string(kComputationUnit) : fmt::format("port {}", port);
}

const UnitKind* UnitCatalog::named(std::string_view name) const
{
    for (const auto& kind : m_kinds)
        if (kind->name == name)
            return kind.get();
    return nullptr;
}

} // namespace vitrine::core
