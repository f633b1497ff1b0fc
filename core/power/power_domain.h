// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/power/power_state.h"
#include "core/shader/alu_layout.h"
#include "core/shader/processor_switches.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The parts of a machine that can be without power, each by itself (BYP-13).

namespace vitrine::core {

enum class PowerKind : std::uint8_t {
    Alu,
    Group, ///< a switch for its ALUs, which consumes nothing itself
    PackingBuffer,
    InputBus,
    RegisterBank,
    ColorUpdater,
    // These are counted, but never switched in this version:
    Device,
    FixedUnit, ///< a unit of the fixed pipeline: what it does with primitives, tiles and samples
    Memory     ///< the bytes that one unit moves to and from memory
};
/// Whether its state can be chosen.
[[nodiscard]] constexpr bool isSwitched(PowerKind kind)
{
    return kind < PowerKind::Device;
}

/// Whether it belongs to the whole machine and not to a processor.
[[nodiscard]] constexpr bool isShared(PowerKind kind)
{
    return kind >= PowerKind::ColorUpdater;
}

struct PowerDomain {
    std::string name; ///< for example "sp.0.A0", "sp.0.AG-B", "sp.1.RFB-B", "cu", "tex", "ras", "mem.zst"
    std::string part; ///< its row in the energy table: "ALU", "AG", "TPB", "IB", "RFB", "CU", "TEX", a plugin's name,
                      ///< "RAS", "MEM-ZST"
    PowerKind kind = PowerKind::Device;
    std::uint32_t processor = 0; ///< for parts of processors: the processor's number
    /// Number of the ALU, of the group (buses, buffers and banks: 0 A, 1 B) or of the port.
    std::uint32_t number = 0;
};

/// A part that is counted, but never switched.
struct CountedPart {
    std::string name; ///< the name of its domain: "tex", "mem.zst"
    std::string part; ///< its row in the energy table: "TEX", "MEM-ZST"
    PowerKind kind = PowerKind::FixedUnit;
    std::uint32_t number = 0; ///< for devices: the port
};

/// The machine's properties that decide which domains it has.
struct PowerLayout {
    std::uint32_t processors = 1; ///< 1–64
    AluLayout alus = AluLayout::alike(2, 2);
    bool sharesSpace = false;         ///< vertices run on group A only, fragments on the others
    bool hasFragmentPrograms = true;  ///< false on SEQ, where the parts B do nothing
    std::vector<CountedPart> counted; ///< in the order of PowerKind
};

/// All domains. The number of a domain is its place in here: for each processor its ALUs, groups, TPB, IB and RFB; then
/// CU and the devices, the units of the fixed pipeline, and memory by its clients.
class PowerDomains {
public:
    explicit PowerDomains(PowerLayout layout);

    [[nodiscard]] const PowerLayout& layout() const { return m_layout; }
    [[nodiscard]] const std::vector<PowerDomain>& all() const { return m_domains; }
    [[nodiscard]] std::size_t size() const { return m_domains.size(); }
    [[nodiscard]] const PowerDomain& operator[](std::size_t number) const { return m_domains[number]; }
    [[nodiscard]] std::optional<std::uint32_t> find(std::string_view name) const;
    [[nodiscard]] std::uint32_t alu(std::uint32_t processor, std::uint32_t number) const;
    [[nodiscard]] std::uint32_t group(std::uint32_t processor, std::uint32_t number) const;
    /// `side` is 0 for A and 1 for B.
    [[nodiscard]] std::uint32_t part(std::uint32_t processor, PowerKind kind, std::uint32_t side) const;

private:
    [[nodiscard]] std::uint32_t firstOf(std::uint32_t processor) const { return processor * m_perProcessor; }

    PowerLayout m_layout;
    std::uint32_t m_perProcessor;
    std::vector<PowerDomain> m_domains;
};

/// The states that were chosen for domains, by number. For a domain without one the machine decides, and so it does for
/// domains that are not switched.
using ChosenStates = std::vector<std::optional<PowerState>>;
[[nodiscard]] ChosenStates chosenStates(const PowerDomains& domains, const PowerChoices& choices);
/// The states of all domains: the chosen ones, and On for the others.
[[nodiscard]] std::vector<PowerState> statesOf(const ChosenStates& chosen);

/// How an ALU in this state works in a group in that state: the worse one counts.
[[nodiscard]] PowerState worse(PowerState a, PowerState b);
/// The switches of one processor whose domains are in these states.
[[nodiscard]] ProcessorSwitches switchesOf(const PowerDomains& domains, const std::vector<PowerState>& states,
                                           std::uint32_t processor);
/// The ALUs of a processor that work when its domains are in these states.
[[nodiscard]] AluMask workingAlus(const PowerDomains& domains, const std::vector<PowerState>& states,
                                  std::uint32_t processor);
/// Whether any processor can take vertices.
[[nodiscard]] bool shadesVertices(const PowerDomains& domains, const std::vector<PowerState>& states);

} // namespace vitrine::core
