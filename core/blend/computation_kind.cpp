// SPDX-License-Identifier: Apache-2.0
#include "core/blend/computation_kind.h"

#include "core/blend/gamma.h"
#include "core/fixed_function/built_in_units.h"

#include <vitrine/unit.hpp>

namespace vitrine::core {

namespace {

constexpr GammaCurve kOpenVg{.power = 0.0};

/// Without a clock. On the machine with one it is a unit of its own (computation_unit.h).
class ComputationDevice final : public PipelinedUnit<ComputationDevice> {
public:
    using PipelinedUnit::PipelinedUnit;

    static constexpr vitrine_register kInputs[] = {{"color", words("What is converted."), 4},
                                                   {"function", words("0 RCP, 1 gamma, 2 degamma."), 1}};
    static constexpr vitrine_register kOutputs[] = {{"color", words("Converted."), 4}};
    static constexpr vitrine_energy_event kEnergyEvents[] = {{"color", 10}};

    void evaluate(const Request& request, vitrine::Result& result)
    {
        for (std::uint32_t lane = 0; lane < request.lanes(); ++lane) {
            if (!request.isActive(lane))
                continue;
            Vec4 color;
            for (int c = 0; c < 4; ++c)
                color[c] = request.input(0, static_cast<std::uint32_t>(c), lane);
            color = computed(color, request.input(1, 0, lane));
            for (int c = 0; c < 4; ++c)
                result.output(0, static_cast<std::uint32_t>(c), lane) = color[c];
        }
    }
};

constexpr vitrine_unit_kind kComputationKind = [] {
    vitrine_unit_kind kind = vitrine::kindOf<ComputationDevice>();
    kind.name = kComputationUnit.data();
    kind.title = "Computation unit of the color updater";
    kind.seed_term = "computation unit";
    kind.help = words("Inverts, compresses and expands colors, for the color updater and for programs.");
    kind.function = "cuCompute";
    kind.prefix = "ff_Compute";
    kind.port = kComputationPort;
    kind.latency = 4; // project choice
    return kind;
}();

} // namespace

Vec4 computed(const Vec4& color, float function)
{
    if (function < 0.5f)
        return {reciprocal(color.x), reciprocal(color.y), reciprocal(color.z), reciprocal(color.w)};
    return function < 1.5f ? gammaCompressed(kOpenVg, color) : gammaExpanded(kOpenVg, color);
}

Result<std::shared_ptr<const UnitCatalog>> withComputationUnit(const UnitCatalog& units)
{
    static constexpr const vitrine_unit_kind* kKinds[] = {&kComputationKind};
    return units.with({VITRINE_ABI_VERSION, "Vitrine", "1", "Apache-2.0", kKinds, 1}, {}, nullptr);
}

} // namespace vitrine::core
