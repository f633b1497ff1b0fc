// SPDX-License-Identifier: Apache-2.0
#include "core/fixed_function/built_in_units.h"
#include "core/fixed_function/shading_ops.h"
#include "core/fixed_function/unit_kind.h"

#include <vitrine/unit.hpp>

namespace vitrine::core {

namespace {

constexpr double kOnes[] = {1, 1, 1};
constexpr double kModel[] = {static_cast<double>(ReflectionModel::BlinnPhong)};
constexpr double kShininess[] = {16};
constexpr double kRoughness[] = {0.5};
constexpr double kF0[] = {0.04};
constexpr double kToonLow[] = {0.2};
constexpr double kToonHigh[] = {0.7};
constexpr const char* kModels[] = {"LAMBERT", "PHONG", "BLINN_PHONG", "COOK_TORRANCE", "TOON"};

class ShadingUnit final : public PipelinedUnit<ShadingUnit> {
public:
    using PipelinedUnit::PipelinedUnit;

    static constexpr vitrine_register kInputs[] = {{"normal", words("Surface normal, of any length."), 3},
                                                   {"light", words("Direction to the light, of any length."), 3},
                                                   {"view", words("Direction to the eye, of any length."), 3},
                                                   {"base", words("Color of the surface."), 4}};
    static constexpr vitrine_register kOutputs[] = {
        {"diffuse", words("ambient + diffuse · D · base; w of the base color."), 4},
        {"specular", words("specular · S; w is 0."), 4}};
    enum Parameter { Model, Shininess, Ambient, Diffuse, Specular, Roughness, F0, ToonLow, ToonHigh };
    static constexpr vitrine_parameter kParameters[] = {
        {"model", words("Light reflection model."), VITRINE_INT, 1, kModel, 0, 4, kModels, 5},
        {"shininess", words("Exponent s of PHONG and BLINN_PHONG."), VITRINE_FLOAT, 1, kShininess, 0, 1000, nullptr, 0},
        {"ambient", words("Light from everywhere."), VITRINE_VEC3, 1, nullptr, 1, 0, nullptr, 0},
        {"diffuse", words("Factor of the scattered light."), VITRINE_VEC3, 1, kOnes, 1, 0, nullptr, 0},
        {"specular", words("Factor of the mirrored light."), VITRINE_VEC3, 1, kOnes, 1, 0, nullptr, 0},
        {"roughness", words("m of COOK_TORRANCE."), VITRINE_FLOAT, 1, kRoughness, 0.001, 1000, nullptr, 0},
        {"f0", words("Reflectance F0 of COOK_TORRANCE at normal incidence."), VITRINE_FLOAT, 1, kF0, 0, 1, nullptr, 0},
        {"t0", words("TOON: half lit from this N·L on."), VITRINE_FLOAT, 1, kToonLow, -1, 1, nullptr, 0},
        {"t1", words("TOON: lit from this N·L on."), VITRINE_FLOAT, 1, kToonHigh, -1, 1, nullptr, 0}};
    static constexpr vitrine_probe kProbes[] = {{"N·L", words("Of the normalized vectors.")},
                                                {"N·V", words("Of the normalized vectors.")},
                                                {"N·H", words("H: halfway between light and view.")},
                                                {"V·H", words("H: halfway between light and view.")},
                                                {"R·V", words("R: the mirrored light.")},
                                                {"Dm", words("Microfacet distribution of COOK_TORRANCE.")},
                                                {"G", words("Shadowing and masking of COOK_TORRANCE.")},
                                                {"F", words("Fresnel reflectance of COOK_TORRANCE.")},
                                                {"D", words("Scattered part of the light.")},
                                                {"S", words("Mirrored part of the light.")}};
    static constexpr vitrine_energy_event kEnergyEvents[] = {{"shade", 24}};

    void evaluate(const Request& request, vitrine::Result& result)
    {
        bool degenerate = false;
        const Material material = currentMaterial();
        for (std::uint32_t lane = 0; lane < request.lanes(); ++lane) {
            const Reflection reflection = reflectLane(material, request, lane);
            degenerate = degenerate || (reflection.isDegenerate && request.isActive(lane));
            for (std::uint32_t c = 0; c < 3; ++c) {
                result.output(0, c, lane) =
                    number(Ambient, c) + number(Diffuse, c) * reflection.diffuse * request.input(3, c, lane);
                result.output(1, c, lane) = number(Specular, c) * reflection.specular;
            }
            result.output(0, 3, lane) = request.input(3, 3, lane);
        }
        if (degenerate)
            warn("ffs.degenerate: the normal or the direction to the light has no length");
    }

    void probe(const Request& request, std::uint32_t lane, float* values) const
    {
        const Reflection r = reflectLane(currentMaterial(), request, lane);
        for (const float value :
             {r.nl, r.nv, r.nh, r.vh, r.rv, r.distribution, r.geometry, r.fresnel, r.diffuse, r.specular})
            *values++ = value;
    }

private:
    [[nodiscard]] Material currentMaterial() const
    {
        return {static_cast<ReflectionModel>(integer(Model)),
                number(Shininess),
                number(Roughness),
                number(F0),
                number(ToonLow),
                number(ToonHigh)};
    }
    static Reflection reflectLane(const Material& material, const Request& request, std::uint32_t lane)
    {
        const auto vector = [&](std::uint32_t input) {
            return Vec4{request.input(input, 0, lane), request.input(input, 1, lane), request.input(input, 2, lane),
                        0.0f};
        };
        return reflect(material, vector(0), vector(1), vector(2));
    }
};

constexpr vitrine_unit_kind kKind = [] {
    vitrine_unit_kind kind = kindOf<ShadingUnit>();
    kind.name = kBuiltInDevices[kShadingPort].data();
    kind.title = "Fixed-function shading";
    kind.seed_term = "fixed-function shading unit";
    kind.help =
        words("Evaluates one of five light reflection models for a fragment or vertex, and gives its scattered and its "
              "mirrored color.");
    kind.function = "ffShading";
    kind.prefix = "ff_Shading";
    kind.port = 1;
    kind.latency = 40;
    kind.gate_cost = 48000;
    return kind;
}();

} // namespace

const vitrine_unit_kind& shadingUnitKind()
{
    return kKind;
}

} // namespace vitrine::core
