// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/sdk/vitrine/unit.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Fixed-function units as the machine, the driver and the views know them: values made from what a unit says of itself
/// through the plugin interface (spec/00 §10), checked once, so that nobody behind this line sees a foreign pointer.

namespace vitrine::core {

class ForeignLibrary;
class UnitCatalog;

/// Arbiter ports (spec/00 §1): 0 TEX, 1 FFS, 2 FFP, 3 FFB, 4–15 plugins.
inline constexpr std::uint8_t kTexturePort = 0;
inline constexpr std::uint8_t kShadingPort = 1;
inline constexpr std::uint8_t kProceduralPort = 2;
inline constexpr std::uint8_t kBlendingPort = 3;
inline constexpr std::uint32_t kPortCount = VITRINE_LAST_PORT + 1;

struct RegisterDescription {
    std::string name;
    std::string help;
    std::uint8_t components = 4; ///< 1–4
};

enum class ParameterType : std::uint8_t { Float, Vec2, Vec3, Vec4, Int, Bool };
[[nodiscard]] std::uint32_t componentCount(ParameterType type);
[[nodiscard]] bool isInteger(ParameterType type); ///< Int or Bool: words hold integers, else floats

/// A parameter of a unit, which programs see as a uniform (HET-25).
struct ParameterDescription {
    std::string name; ///< whole: "ff_Shading.shininess"
    std::string help;
    ParameterType type = ParameterType::Float;
    std::uint16_t arraySize = 1;
    std::vector<std::uint32_t> defaults; ///< words of one element
    double lowest = 1.0, highest = 0.0;  ///< lowest > highest: any finite value
    std::vector<std::string> words;      ///< names of an enumeration's values
    std::uint32_t firstWord = 0;         ///< in the catalog's ParameterBlock
};

/// A value that a unit lets people see.
struct ProbeDescription {
    std::string name;
    std::string help;
};

/// One kind of unit, on the port that it got.
struct UnitKind {
    std::string name;     ///< "FFS"
    std::string title;    ///< "Fixed-function shading"
    std::string seedTerm; ///< what the source document calls it
    std::string help;
    std::string function; ///< its GLSL built-in, "ffShading"
    std::string prefix;   ///< "ff_Shading"
    std::uint8_t port = 0;
    std::vector<RegisterDescription> inputs;  ///< 1–8
    std::vector<RegisterDescription> outputs; ///< 1–8
    std::uint32_t latency = 1;                ///< as the unit asks; a knob may say otherwise
    std::uint32_t interval = 1;
    std::uint32_t gateCost = 0; ///< illustrative (DEC-26)
    bool canBeReduced = false;
    std::vector<ParameterDescription> parameters;
    struct Energy {
        std::string name;
        double cost = 0;
    };
    std::vector<Energy> energyEvents; ///< illustrative
    std::vector<ProbeDescription> probes;
    std::string origin;                            ///< file of its plugin; empty: built in
    const vitrine_unit_kind* functions = nullptr;  ///< lives as long as `library`
    std::shared_ptr<const ForeignLibrary> library; ///< keeps a plugin loaded; null: it is ours
};

/// How people call what answers on a port: TEX, a unit by its name; "port 7" where nobody is known. Null: the built-in
/// units. The one place that turns a port into a name.
[[nodiscard]] std::string unitNameOn(const UnitCatalog* catalog, std::uint32_t port);

/// The values of all parameters of all units as 32-bit words, in the order of the catalog: what a program object holds
/// and a draw captures (HET-28).
struct ParameterBlock {
    std::vector<std::uint32_t> words;
    friend bool operator==(const ParameterBlock&, const ParameterBlock&) = default;
};

/// All kinds that a machine can be built with, by port. Immutable and shared.
class UnitCatalog {
public:
    /// FFS, FFP and FFB alone.
    [[nodiscard]] static std::shared_ptr<const UnitCatalog> builtIn();
    /// No kinds at all, for machines of plugins alone.
    [[nodiscard]] static std::shared_ptr<const UnitCatalog> empty();

    /// A catalog with one more plugin's kinds. Refused with one sentence: another ABI version, a description that
    /// breaks the rules of unit.h, a name, function or prefix that is taken ("port 5 already used by X").
    [[nodiscard]] Result<std::shared_ptr<const UnitCatalog>>
    with(const vitrine_plugin& plugin, const std::string& origin,
         const std::shared_ptr<const ForeignLibrary>& library) const;

    [[nodiscard]] const UnitKind* onPort(std::uint32_t port) const; ///< null: nobody, or TEX
    [[nodiscard]] const UnitKind* named(std::string_view name) const;
    [[nodiscard]] std::span<const std::shared_ptr<const UnitKind>> kinds() const { return m_kinds; } ///< by port
    [[nodiscard]] const ParameterBlock& defaults() const { return m_defaults; }

private:
    explicit UnitCatalog(std::vector<UnitKind> kinds);

    std::vector<std::shared_ptr<const UnitKind>> m_kinds;
    ParameterBlock m_defaults;
};

/// What programs may ask of a machine: decides whether a program links (HET-17, HET-23, HET-24, HET-29).
struct ReachableUnits {
    std::shared_ptr<const UnitCatalog> catalog = UnitCatalog::builtIn();
    std::uint32_t presentPorts = 0b0111; ///< a bit per port; PAR: TEX, FFS, FFP
    std::string preset = "PAR";          ///< for messages: "device FFS absent in PROG"
    bool hasFragmentPrograms = true;     ///< false on SEQ: the fragment stage is a fixed chain
    bool hasFragmentChain = false;       ///< true on SEQ: programs without a fragment shader link
};

} // namespace vitrine::core
