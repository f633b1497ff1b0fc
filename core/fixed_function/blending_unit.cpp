// SPDX-License-Identifier: Apache-2.0
#include "core/fixed_function/blending_ops.h"
#include "core/fixed_function/built_in_units.h"
#include "core/fixed_function/unit_kind.h"

#include <vitrine/unit.hpp>

namespace vitrine::core {

namespace {

constexpr double kModulate[] = {static_cast<double>(CombineFunction::Modulate)};

class BlendingUnit final : public PipelinedUnit<BlendingUnit> {
public:
    using PipelinedUnit::PipelinedUnit;

    static constexpr vitrine_register kInputs[] = {{"a0", words("First color."), 4},
                                                   {"a1", words("Second color, where the function has one."), 4},
                                                   {"a2", words("Share of the first color, for INTERPOLATE."), 4}};
    static constexpr vitrine_register kOutputs[] = {{"color", words("The combined color."), 4}};
    enum Parameter { Function };
    static constexpr vitrine_parameter kParameters[] = {{"function", words("How the colors are combined."), VITRINE_INT,
                                                         1, kModulate, 0, static_cast<double>(kCombineNames.size() - 1),
                                                         kCombineNames.data(), kCombineNames.size()}};
    static constexpr vitrine_probe kProbes[] = {{"r", words("Of the result.")},
                                                {"g", words("Of the result.")},
                                                {"b", words("Of the result.")},
                                                {"a", words("Of the result.")}};
    static constexpr vitrine_energy_event kEnergyEvents[] = {{"combine", 4}};

    void evaluate(const Request& request, vitrine::Result& result)
    {
        for (std::uint32_t lane = 0; lane < request.lanes(); ++lane) {
            const Vec4 color = combineLane(request, lane);
            for (std::uint32_t c = 0; c < 4; ++c)
                result.output(0, c, lane) = color[static_cast<int>(c)];
        }
    }

    void probe(const Request& request, std::uint32_t lane, float* values) const
    {
        const Vec4 color = combineLane(request, lane);
        for (int c = 0; c < 4; ++c)
            values[c] = color[c];
    }

private:
    [[nodiscard]] Vec4 combineLane(const Request& request, std::uint32_t lane) const
    {
        std::array<Vec4, 3> a;
        for (std::uint32_t i = 0; i < a.size(); ++i)
            a[i] = {request.input(i, 0, lane), request.input(i, 1, lane), request.input(i, 2, lane),
                    request.input(i, 3, lane)};
        return combine(static_cast<CombineFunction>(integer(Function)), a);
    }
};

constexpr vitrine_unit_kind kKind = [] {
    vitrine_unit_kind kind = kindOf<BlendingUnit>();
    kind.name = kBuiltInDevices[kBlendingPort].data();
    kind.title = "Fixed-function texture blending";
    kind.seed_term = "fixed-function texture blending unit";
    kind.help = words("Combines up to three colors, of textures or for color blending, by one of eight functions.");
    kind.function = "ffTexBlend";
    kind.prefix = "ff_TexBlend";
    kind.port = 3;
    kind.latency = 10;
    kind.gate_cost = 9000;
    return kind;
}();

} // namespace

const vitrine_unit_kind& blendingUnitKind()
{
    return kKind;
}

} // namespace vitrine::core
