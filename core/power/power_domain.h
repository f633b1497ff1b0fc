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

/// The parts of a machine that can be without power, each by itself (BYP-13). Pure.

namespace vitrine::core {

enum class PowerKind : std::uint8_t {
    Alu,
    Group, ///< a switch over its ALUs, of no consumption of its own
    PackingBuffer,
    InputBus,
    RegisterBank,
    ColorUpdater,
    // Counted, but never switched in this version:
    Device,
    FixedUnit, ///< of the fixed pipeline: what it does with primitives, tiles and samples
    Memory     ///< the bytes that a unit moves to and from memory
};
/// Whether somebody can choose its state.
[[nodiscard]] constexpr bool isSwitched(PowerKind kind)
{
    return kind < PowerKind::Device;
}

/// Whether it belongs to no processor.
[[nodiscard]] constexpr bool isShared(PowerKind kind)
{
    return kind >= PowerKind::ColorUpdater;
}

/// Units of the fixed pipeline that have rows in the energy table.
enum class FixedUnit : std::uint8_t { Ras, Hiz, Zst };
/// Units that read and write memory (spec/00 §9: bytes moved).
enum class MemoryClient : std::uint8_t { Ci, Tex, Hiz, Zst, Cu };

struct PowerDomain {
    std::string name; ///< "sp.0.A0", "sp.0.AG-B", "sp.1.RFB-B", "cu", "tex", "ras", "mem.zst"
    std::string part; ///< its row in the energy table: "ALU", "AG", "TPB", "IB", "RFB", "CU", "TEX", a plugin's name,
                      ///< "RAS", "MEM-ZST"
    PowerKind kind = PowerKind::Device;
    std::uint32_t processor = 0; ///< of parts of processors
    std::uint32_t number = 0;    ///< of the ALU, of the group (buses, buffers and banks: 0 A, 1 B), of the port, or the
                                 ///< FixedUnit or MemoryClient
};

/// A device on a port of the arbiter, as power sees it.
struct PoweredDevice {
    std::string path; ///< "tex"
    std::string part; ///< "TEX"
    std::uint32_t port = 0;
};

/// What the domains follow from.
struct PowerLayout {
    std::uint32_t processors = 1; ///< 1–64
    AluLayout alus = AluLayout::alike(2, 2);
    bool sharesSpace = false;           ///< vertices on group A alone, fragments on the others
    bool hasFragmentPrograms = true;    ///< false on SEQ: the parts B carry nothing
    std::vector<PoweredDevice> devices; ///< by port
    bool hasHiz = true;
};

/// Numbered by their places in here: processor by processor ALUs, groups, TPB, IB, RFB; then CU and the devices, the
/// units of the fixed pipeline, and memory by its clients.
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
    /// `side`: 0 A, 1 B.
    [[nodiscard]] std::uint32_t part(std::uint32_t processor, PowerKind kind, std::uint32_t side) const;

private:
    [[nodiscard]] std::uint32_t firstOf(std::uint32_t processor) const { return processor * m_perProcessor; }

    PowerLayout m_layout;
    std::uint32_t m_perProcessor;
    std::vector<PowerDomain> m_domains;
};

/// The states chosen for domains, by number; nothing: the machine decides, as of what is not switched.
using ChosenStates = std::vector<std::optional<PowerState>>;
[[nodiscard]] ChosenStates chosenStates(const PowerDomains& domains, const PowerChoices& choices);
/// Of all domains: those chosen, and On for the others.
[[nodiscard]] std::vector<PowerState> statesOf(const ChosenStates& chosen);

/// What an ALU in this state does in a group in that one: the worse of both.
[[nodiscard]] PowerState worse(PowerState a, PowerState b);
/// Of one processor whose domains are in these states.
[[nodiscard]] ProcessorSwitches switchesOf(const PowerDomains& domains, const std::vector<PowerState>& states,
                                           std::uint32_t processor);
/// The ALUs of a processor that work when its domains are in these states.
[[nodiscard]] AluMask workingAlus(const PowerDomains& domains, const std::vector<PowerState>& states,
                                  std::uint32_t processor);
/// Whether some processor can take vertices.
[[nodiscard]] bool shadesVertices(const PowerDomains& domains, const std::vector<PowerState>& states);

} // namespace vitrine::core
