// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/machine/paint_programs.h"

#include "core/api/openvg/pixel_values.h"
#include "core/fixed_function/built_in_units.h"
#include "core/fixed_function/procedural_ops.h"
#include "core/fixed_function/unit_request.h"

#include <algorithm>
#include <array>
#include <bit>

namespace vitrine::core::openvg {

namespace {

constexpr std::string_view kVertexShader = R"(attribute vec2 point;
uniform vec3 rowX;
uniform vec3 rowY;
void main()
{
    gl_Position = vec4(dot(rowX, vec3(point, 1.0)), dot(rowY, vec3(point, 1.0)), 0.0, 1.0);
}
)";

constexpr std::string_view kNothing = R"(void main()
{
    gl_FragColor = vec4(0.0);
}
)";

constexpr std::string_view kLookUp = R"(precision highp float;
uniform sampler2D layer;
uniform vec4 origin;
void main()
{
    gl_FragColor = texture2D(layer, (gl_FragCoord.xy - origin.xy) * origin.zw))";
constexpr std::string_view kAlpha = R"(;
}
)";
constexpr std::string_view kRed = R"(.rrrr;
}
)";

constexpr double kNarrowest = 1.0 / 4096.0; // of a ramp, over which its mean is taken

std::string fixedText(FixedShader shader)
{
    switch (shader) {
    case FixedShader::Alpha: return std::string(kLookUp).append(kAlpha);
    case FixedShader::Red: return std::string(kLookUp).append(kRed);
    case FixedShader::Nothing: break;
    }
    return std::string(kNothing);
}

std::string fragmentText(const PaintPrograms::Key& key, ConversionUnit unit)
{
    if (const auto* paint = std::get_if<PaintShader>(&key))
        return paintShaderText(*paint, unit);
    if (const auto* pixels = std::get_if<PixelShader>(&key))
        return pixelShaderText(*pixels, unit);
    if (const auto* filter = std::get_if<FilterShader>(&key))
        return filterShaderText(*filter, unit);
    return fixedText(std::get<FixedShader>(key));
}

/// Of a program that is for no gradient: Computed, since it asks nobody.
GradientWay wayOf(const PaintPrograms::Key& key)
{
    const auto* paint = std::get_if<PaintShader>(&key);
    return paint ? paint->way : GradientWay::Computed;
}

bool hasProcedures(const ReachableUnits& units)
{
    const UnitKind* unit = units.catalog->named(kBuiltInDevices[kProceduralPort]);
    return unit && units.hasFragmentPrograms && presentUnit(units, unit->port);
}

ConversionUnit conversionUnit(const ReachableUnits& units)
{
    const UnitKind* unit = units.catalog->named(kComputationUnit);
    return unit && unit == presentUnit(units, kComputationPort) ? ConversionUnit::ColorUpdater
                                                                : ConversionUnit::Processor;
}

void setProcedure(gles2::Executable& program, Procedure procedure)
{
    const auto location = static_cast<std::size_t>(gles2::uniformLocation(program, "ff_ProcTex.procedure"));
    const auto word = static_cast<std::uint32_t>(procedure);
    gles2::setParameter(program, program.locations[location], {&word, 1});
}

Result<gles2::Executable> compiled(const std::string& fragmentText, const std::shared_ptr<const ReachableUnits>& units)
{
    const CompiledShader vertex = compileShader(ShaderStage::Vertex, std::string(kVertexShader));
    const CompiledShader fragment = compileShader(ShaderStage::Fragment, fragmentText, units, ShaderOrigin::Driver);
    CORE_CHECK(vertex.ok && fragment.ok, "a program of the driver's own is refused");
    LinkResult linked = linkProgram(vertex, fragment, {{"point", 0}});
    if (!linked.program)
        return failure("a paint needs a larger program than the machine takes: {}", Text::verbatim(linked.log));
    return gles2::makeExecutable(std::move(linked.program));
}

/// Rows of the affine map from the surface's pixels.
std::array<std::array<double, 3>, 2> rowsOf(const Matrix& matrix)
{
    return {{{matrix.sx, matrix.shx, matrix.tx}, {matrix.shy, matrix.sy, matrix.ty}}};
}

void setLinear(gles2::Executable& program, const LinearGradient& gradient, const Matrix& surfaceToPaint)
{
    const Point along = gradient.to - gradient.from;
    const double squared = dot(along, along);
    const auto rows = rowsOf(surfaceToPaint);
    std::array<double, 3> g{};
    for (std::size_t i = 0; i < 3; ++i)
        g[i] = (rows[0][i] * along.x + rows[1][i] * along.y) / squared;
    g[2] -= dot(gradient.from, along) / squared;
    setUniform(program, "gradient", {g[0], g[1], g[2], std::max(lengthOf({g[0], g[1]}), kNarrowest)});
}

void setRadial(gles2::Executable& program, const RadialGradient& gradient, const Matrix& surfaceToPaint)
{
    const double radius = gradient.radius;
    const Point focus = (gradient.focus - gradient.center) * (1.0 / radius);
    const auto rows = rowsOf(surfaceToPaint);
    setUniform(program, "alongX", {rows[0][0] / radius, rows[0][1] / radius, (rows[0][2] - gradient.focus.x) / radius});
    setUniform(program, "alongY", {rows[1][0] / radius, rows[1][1] / radius, (rows[1][2] - gradient.focus.y) / radius});
    setUniform(program, "focus", {focus.x, focus.y, 1.0 / (1.0 - dot(focus, focus))});
}

void setRamp(gles2::Executable& program, const ColorRamp& ramp)
{
    Color total{};
    const std::size_t places = std::bit_ceil(std::max<std::size_t>(ramp.size(), 2));
    for (std::size_t i = 0; i < places; ++i) {
        const RampStop& stop = ramp[std::min(i, ramp.size() - 1)];
        const RampStop& next = ramp[std::min(i + 1, ramp.size() - 1)];
        const double distance = next.offset - stop.offset;
        setUniform(program, "stopColor", {stop.color[0], stop.color[1], stop.color[2], stop.color[3]}, i);
        setUniform(program, "stopPlace", {stop.offset, distance > 0.0 ? 1.0 / distance : 0.0}, i);
        for (std::size_t channel = 0; channel < total.size(); ++channel)
            total[channel] += 0.5 * distance * (stop.color[channel] + next.color[channel]);
    }
    setUniform(program, "total", {total[0], total[1], total[2], total[3]});
}

} // namespace

Result<gles2::Executable> PaintPrograms::program(const Key& key)
{
    const auto known = m_programs.find(key);
    if (known != m_programs.end())
        return known->second;
    const GradientWay way = wayOf(key);
    if (way != GradientWay::Computed && !hasProcedures(*m_units))
        return failure(
            "nothing is drawn: vg.gradient=ffp leaves gradients to device FFP, which programs do not reach in {}",
            m_units->preset);
    auto made = compiled(fragmentText(key, conversionUnit(*m_units)), m_units);
    if (!made)
        return made;
    if (way != GradientWay::Computed)
        setProcedure(*made, way == GradientWay::Radial ? Procedure::Radial : Procedure::Linear);
    setUniform(*made, "rowX", {1.0, 0.0, 0.0});
    setUniform(*made, "rowY", {0.0, 1.0, 0.0});
    m_programs.emplace(key, *made);
    return made;
}

Result<void> PaintPrograms::checkTextures() const
{
    constexpr unsigned kTexturePort = 0;
    if ((m_units->presentPorts >> kTexturePort & 1u) != 0)
        return {};
    return failure("no image is filtered: filters read their source by the texture unit, which {} lacks",
                   m_units->preset);
}

void setUniform(gles2::Executable& program, std::string_view name, std::initializer_list<double> values,
                std::size_t element)
{
    const auto location = gles2::uniformLocation(program, name);
    if (location < 0)
        return;
    std::array<std::uint32_t, 4> bits{};
    std::transform(values.begin(), values.end(), bits.begin(),
                   [](double value) { return std::bit_cast<std::uint32_t>(toFloat(value)); });
    setUniformRegister(program, program.locations[static_cast<std::size_t>(location) + element], 0,
                       std::span(bits).first(values.size()));
}

void setVector(gles2::Executable& program, std::string_view name, const Color& values, std::size_t element)
{
    setUniform(program, name, {values[0], values[1], values[2], values[3]}, element);
}

std::size_t textureSlot(const gles2::Executable& program, std::string_view sampler)
{
    const auto& uniforms = program.program->uniforms;
    const auto found = std::ranges::find(uniforms, sampler, &UniformInfo::name);
    CORE_CHECK(found != uniforms.end() && found->fragmentSlot >= 0, "a program of the driver's own lacks a sampler");
    return static_cast<std::size_t>(found->fragmentSlot);
}

void setGradient(gles2::Executable& program, const PaintSource& paint, const Matrix& surfaceToPaint)
{
    if (paint.kind == PaintKind::Linear)
        setLinear(program, paint.linear, surfaceToPaint);
    else
        setRadial(program, paint.radial, surfaceToPaint);
    setRamp(program, paint.ramp);
}

void setTransform(gles2::Executable& program, const ColorTransform& transform)
{
    const auto set = [&program](std::string_view name, const std::array<double, 4>& v) {
        setUniform(program, name, {v[0], v[1], v[2], v[3]});
    };
    set("transformScale", transform.scale);
    set("transformBias", transform.bias);
}

Color solidColor(Color color, const std::optional<ColorTransform>& transform, bool isTargetLinear)
{
    for (std::size_t i = 0; transform && i < color.size(); ++i)
        color[i] = std::clamp(color[i] * transform->scale[i] + transform->bias[i], 0.0, 1.0);
    return convertedColor(color, {.isNonLinear = true}, {.isNonLinear = !isTargetLinear});
}

PaintSource effectivePaint(const PaintSource& paint)
{
    const bool hasExtent = paint.kind == PaintKind::Linear
                               ? !(paint.linear.from == paint.linear.to)
                               : paint.kind == PaintKind::Solid || paint.radial.radius > 0.0;
    if (hasExtent)
        return paint;
    PaintSource solid;
    solid.color = colorAt(paint.ramp, spread(paint.spread, 1.0));
    for (std::size_t i = 0; paint.isRampPremultiplied && i < 3; ++i)
        solid.color[i] = solid.color[3] > 0.0 ? solid.color[i] / solid.color[3] : 0.0;
    return solid;
}

} // namespace vitrine::core::openvg
