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

/// Fixed-function units as the machine, the driver and the views know them. These values are made, and checked once,
/// from what a unit says of itself through the plugin interface (spec/00 §10). So the rest of the program never sees a
/// foreign pointer.

namespace vitrine::core {

class ForeignLibrary;
class UnitCatalog;

/// Arbiter ports (spec/00 §1): 0 TEX, 1 FFS, 2 FFP, 3 FFB, 4–15 plugins; the last one is the computation unit's
/// where the color updater shares it (cu.sharedCompute).
inline constexpr std::uint8_t kTexturePort = 0;
inline constexpr std::uint8_t kShadingPort = 1;
inline constexpr std::uint8_t kProceduralPort = 2;
inline constexpr std::uint8_t kBlendingPort = 3;
inline constexpr std::uint8_t kComputationPort = VITRINE_LAST_PORT;
inline constexpr std::uint32_t kPortCount = VITRINE_LAST_PORT + 1;

struct RegisterDescription {
    std::string name;
    std::string help;
    std::uint8_t components = 4; ///< components that are used, 1–4
};

enum class ParameterType : std::uint8_t { Float, Vec2, Vec3, Vec4, Int, Bool };
[[nodiscard]] std::uint32_t componentCount(ParameterType type);
/// Whether it is Int or Bool, whose words hold integers; others hold floats.
[[nodiscard]] bool isInteger(ParameterType type);

/// A parameter of a unit, which programs see as a uniform (HET-25).
struct ParameterDescription {
    std::string name; ///< the whole name: "ff_Shading.shininess"
    std::string help;
    ParameterType type = ParameterType::Float;
    std::uint16_t arraySize = 1;
    std::vector<std::uint32_t> defaults; ///< the words of one element
    double lowest = 1.0, highest = 0.0;  ///< when lowest > highest, any finite value is allowed
    std::vector<std::string> words;      ///< for an enumeration: the names of its values
    std::uint32_t firstWord = 0;         ///< its place in the catalog's ParameterBlock
};

/// A value inside of a unit that people can see.
struct ProbeDescription {
    std::string name;
    std::string help;
};

/// One kind of unit, on the port that it was given.
struct UnitKind {
    std::string name;     ///< for example "FFS"
    std::string title;    ///< for example "Fixed-function shading"
    std::string seedTerm; ///< its name in the source document
    std::string help;
    std::string function; ///< its built-in function in GLSL, "ffShading"
    std::string prefix;   ///< for example "ff_Shading"
    std::uint8_t port = 0;
    std::vector<RegisterDescription> inputs;  ///< 1–8 registers
    std::vector<RegisterDescription> outputs; ///< 1–8 registers
    std::uint32_t latency = 1;                ///< the latency that the unit asks for; a knob can change it
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
    std::string origin;                            ///< the file of its plugin; empty for a built-in unit
    const vitrine_unit_kind* functions = nullptr;  ///< valid as long as `library` is held
    std::shared_ptr<const ForeignLibrary> library; ///< keeps a plugin loaded; null for a built-in unit
};

/// What people call the device on a port: TEX, the name of the unit, or "port 7" when it is unknown; CCU on the last
/// one without a plugin. A null catalog
/// stands for the built-in units. This is the only place that turns a port into a name.
[[nodiscard]] std::string unitNameOn(const UnitCatalog* catalog, std::uint32_t port);

/// The values of all parameters of all units, as 32-bit words in the order of the catalog. A program object holds them,
/// and a draw captures them (HET-28).
struct ParameterBlock {
    std::vector<std::uint32_t> words;
    friend bool operator==(const ParameterBlock&, const ParameterBlock&) = default;
};

/// All kinds of units that a machine can be built with, by port. It does not change, and machines share it.
class UnitCatalog {
public:
    /// Only FFS, FFP and FFB.
    [[nodiscard]] static std::shared_ptr<const UnitCatalog> builtIn();
    /// No kinds at all, for machines that have plugins only.
    [[nodiscard]] static std::shared_ptr<const UnitCatalog> empty();

    /// A catalog to which the kinds of a plugin were added. The error is one sentence; it refuses another ABI version,
    /// a description that breaks the rules of unit.h, and a name, function or prefix that is taken ("port 5 already
    /// used by X").
    [[nodiscard]] Result<std::shared_ptr<const UnitCatalog>>
    with(const vitrine_plugin& plugin, const std::string& origin,
         const std::shared_ptr<const ForeignLibrary>& library) const;

    [[nodiscard]] const UnitKind* onPort(std::uint32_t port) const; ///< null when there is no unit, or TEX
    [[nodiscard]] const UnitKind* named(std::string_view name) const;
    /// In the order of ports.
    [[nodiscard]] std::span<const std::shared_ptr<const UnitKind>> kinds() const { return m_kinds; }
    [[nodiscard]] const ParameterBlock& defaults() const { return m_defaults; }

private:
    explicit UnitCatalog(std::vector<UnitKind> kinds);

    std::vector<std::shared_ptr<const UnitKind>> m_kinds;
    ParameterBlock m_defaults;
};

/// What programs can ask of a machine. It decides whether a program links (HET-17, HET-23, HET-24, HET-29).
struct ReachableUnits {
    std::shared_ptr<const UnitCatalog> catalog = UnitCatalog::builtIn();
    std::uint32_t presentPorts = 0b0111; ///< a bit per port; on PAR: TEX, FFS, FFP
    std::string preset = "PAR";          ///< for messages like "device FFS absent in PROG"
    bool hasFragmentPrograms = true;     ///< false on SEQ, where the fragment stage is a fixed chain
    bool hasFragmentChain = false;       ///< true on SEQ, where programs without a fragment shader link
};

} // namespace vitrine::core
