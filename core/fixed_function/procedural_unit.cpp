// SPDX-License-Identifier: Apache-2.0
#include "core/fixed_function/built_in_units.h"
#include "core/fixed_function/procedural_ops.h"
#include "core/fixed_function/unit_kind.h"

#include <vitrine/unit.hpp>

namespace vitrine::core {

namespace {

constexpr double kFrequency[] = {8};
constexpr double kBlack[] = {0, 0, 0, 1};
constexpr double kWhite[] = {1, 1, 1, 1};
constexpr const char* kProcedures[] = {"CHECKER", "STRIPES", "RINGS", "VALUE_NOISE", "LINEAR", "RADIAL"};

class ProceduralUnit final : public PipelinedUnit<ProceduralUnit> {
public:
    using PipelinedUnit::PipelinedUnit;

    static constexpr vitrine_register kInputs[] = {{"uv", words("Texture coordinate."), 2}};
    static constexpr vitrine_register kOutputs[] = {{"color", words("Mix of c0 and c1."), 4}};
    enum Parameter { Chosen, Frequency, Color0, Color1 };
    static constexpr vitrine_parameter kParameters[] = {
        {"procedure", words("What is drawn."), VITRINE_INT, 1, nullptr, 0, 5, kProcedures, 6},
        {"frequency", words("Repetitions over the coordinate 0 to 1."), VITRINE_FLOAT, 1, kFrequency, 1, 0, nullptr, 0},
        {"c0", words("First color."), VITRINE_VEC4, 1, kBlack, 1, 0, nullptr, 0},
        {"c1", words("Second color."), VITRINE_VEC4, 1, kWhite, 1, 0, nullptr, 0}};
    static constexpr vitrine_probe kProbes[] = {{"u", words("First coordinate.")},
                                                {"v", words("Second coordinate.")},
                                                {"g", words("Share of the second color.")}};
    static constexpr vitrine_energy_event kEnergyEvents[] = {{"texel", 10}};

    void evaluate(const Request& request, vitrine::Result& result)
    {
        bool isBad = false;
        for (std::uint32_t lane = 0; lane < request.lanes(); ++lane) {
            const ProcedureResult at = place(request, lane);
            isBad = isBad || (at.isBad && request.isActive(lane));
            for (std::uint32_t c = 0; c < 4; ++c)
                result.output(0, c, lane) =
                    at.g == 0.0f ? number(Color0, c) : number(Color0, c) * (1.0f - at.g) + number(Color1, c) * at.g;
        }
        if (isBad)
            warn("ffp.coordinate: a coordinate is not a finite number, and c0 is given");
    }

    void probe(const Request& request, std::uint32_t lane, float* values) const
    {
        values[0] = request.input(0, 0, lane);
        values[1] = request.input(0, 1, lane);
        values[2] = place(request, lane).g;
    }

private:
    [[nodiscard]] ProcedureResult place(const Request& request, std::uint32_t lane) const
    {
        return evaluateProcedure(static_cast<Procedure>(integer(Chosen)), number(Frequency), request.input(0, 0, lane),
                                 request.input(0, 1, lane));
    }
};

constexpr vitrine_unit_kind kKind = [] {
    vitrine_unit_kind kind = kindOf<ProceduralUnit>();
    kind.name = kBuiltInDevices[kProceduralPort].data();
    kind.title = "Fixed-function procedural texture";
    kind.seed_term = "fixed-function procedural texture unit";
    kind.help = words("Computes a texel by one of six procedures instead of reading it.");
    kind.function = "ffProcTex";
    kind.prefix = "ff_ProcTex";
    kind.port = 2;
    kind.latency = 20;
    kind.gate_cost = 22000;
    return kind;
}();

} // namespace

const vitrine_unit_kind& proceduralUnitKind()
{
    return kKind;
}

} // namespace vitrine::core
