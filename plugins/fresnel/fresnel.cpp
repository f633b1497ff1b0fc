// SPDX-License-Identifier: Apache-2.0
// A unit in C++: the light along the rim of a body, which grows where the surface turns away from the eye.
#include <vitrine/unit.hpp>

#include <cmath>

namespace {

constexpr double kReflectance[] = {0.04}; // of glass and of most plastics, seen straight on
constexpr double kSharpness[] = {5};      // Schlick's approximation
constexpr double kStrength[] = {1};
constexpr double kWhite[] = {1, 1, 1, 1};

struct Vector {
    float x, y, z;
};

Vector operator*(const Vector& v, float factor)
{
    return {v.x * factor, v.y * factor, v.z * factor};
}

float dot(const Vector& a, const Vector& b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

/// Of length 1; what has no direction stays as it is. std::sqrt is exact everywhere, std::pow is not.
Vector normalized(const Vector& v)
{
    const float square = dot(v, v);
    return square > 0.0f ? v * (1.0f / std::sqrt(square)) : v;
}

class Fresnel final : public vitrine::PipelinedUnit<Fresnel> {
public:
    using PipelinedUnit::PipelinedUnit;

    enum Input { Normal, ToEye, Color };
    static constexpr vitrine_register kInputs[] = {{"normal", "Of the surface, of any length.", 3},
                                                   {"toEye", "From the surface to the eye, of any length.", 3},
                                                   {"color", "Of the surface without the rim.", 4}};
    static constexpr vitrine_register kOutputs[] = {{"color", "With the rim.", 4}};

    enum Parameter { Reflectance, Sharpness, Strength, Rim };
    static constexpr vitrine_parameter kParameters[] = {
        {"reflectance", "Share of the rim's color where the surface faces the eye.", VITRINE_FLOAT, 1, kReflectance, 0,
         1, nullptr, 0},
        {"sharpness", "The higher, the thinner the rim.", VITRINE_INT, 1, kSharpness, 1, 16, nullptr, 0},
        {"strength", "Of the whole effect.", VITRINE_FLOAT, 1, kStrength, 0, 1, nullptr, 0},
        {"rim", "Color of the rim.", VITRINE_VEC4, 1, kWhite, 1, 0, nullptr, 0}};

    static constexpr vitrine_probe kProbes[] = {{"cosine", "Between the normal and the way to the eye."},
                                                {"share", "Of the rim's color in the result."}};
    static constexpr vitrine_energy_event kEnergyEvents[] = {{"rim", 6}};

    void evaluate(const vitrine::Request& request, vitrine::Result& result)
    {
        for (std::uint32_t lane = 0; lane < request.lanes(); ++lane) {
            const float share = shareOf(cosineOf(request, lane));
            for (std::uint32_t c = 0; c < 4; ++c)
                result.output(0, c, lane) = request.input(Color, c, lane) * (1.0f - share) + number(Rim, c) * share;
        }
    }

    void probe(const vitrine::Request& request, std::uint32_t lane, float* values) const
    {
        values[0] = cosineOf(request, lane);
        values[1] = shareOf(values[0]);
    }

private:
    static Vector vectorOf(const vitrine::Request& request, Input input, std::uint32_t lane)
    {
        return {request.input(input, 0, lane), request.input(input, 1, lane), request.input(input, 2, lane)};
    }

    /// 0 … 1: what faces away is seen edge on.
    static float cosineOf(const vitrine::Request& request, std::uint32_t lane)
    {
        const float cosine =
            dot(normalized(vectorOf(request, Normal, lane)), normalized(vectorOf(request, ToEye, lane)));
        return cosine > 0.0f ? (cosine < 1.0f ? cosine : 1.0f) : 0.0f;
    }

    [[nodiscard]] float shareOf(float cosine) const
    {
        float edge = 1.0f;
        for (std::int32_t i = 0; i < integer(Sharpness); ++i)
            edge *= 1.0f - cosine;
        return (number(Reflectance) + (1.0f - number(Reflectance)) * edge) * number(Strength);
    }
};

constexpr vitrine_unit_kind kKind = [] {
    vitrine_unit_kind kind = vitrine::kindOf<Fresnel>();
    kind.name = "Fresnel";
    kind.title = "Rim light";
    kind.help = "Mixes a color into another the more, the more the surface turns away from the eye.";
    kind.function = "ffFresnel";
    kind.prefix = "ff_Fresnel";
    kind.latency = 14;
    kind.gate_cost = 18000;
    return kind;
}();
constexpr const vitrine_unit_kind* kUnits[] = {&kKind};
constexpr vitrine_plugin kPlugin{VITRINE_ABI_VERSION, "Rim light", "1.0", "Apache-2.0", kUnits, 1};

} // namespace

extern "C" VITRINE_EXPORT const vitrine_plugin* vitrine_plugin_entry()
{
    return &kPlugin;
}
