// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/executable.h"
#include "core/api/openvg/drawing.h"
#include "core/api/openvg/machine/filter_shader.h"
#include "core/api/openvg/machine/paint_shader.h"
#include "core/api/openvg/machine/pixel_shader.h"
#include "core/base/result.h"

#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

namespace vitrine::core::openvg {

/// What else programs of 2-D graphics paint with.
enum class FixedShader : std::uint8_t {
    Nothing, ///< for passes in which nothing is painted
    Alpha,   ///< alpha of a surface; uniform origin: of that on the target, then 1 ÷ its size
    Red,     ///< the same with red for alpha
};

/// The driver's programs for 2-D graphics. Vertices have an attribute `point`, which uniforms rowX and rowY bring into
/// clip space: x = rowX · (point, 1) (VG2D-05). Programs are compiled when they are first used. Copies share them.
class PaintPrograms {
public:
    using Key = std::variant<PaintShader, PixelShader, FilterShader, FixedShader>;

    explicit PaintPrograms(std::shared_ptr<const ReachableUnits> units) : m_units(std::move(units)) {}

    /// With rows of points that are in clip space already, and all other uniforms 0. Fails when the machine lacks a
    /// unit that the program asks.
    [[nodiscard]] Result<gles2::Executable> program(const Key& key);

    /// Fails when there is no texture unit.
    [[nodiscard]] Result<void> checkTextures() const;

private:
    std::shared_ptr<const ReachableUnits> m_units;
    std::map<Key, gles2::Executable> m_programs;
};

/// Sets element `element` of a uniform of floats, in both stages. A name that the program has not, does nothing.
void setUniform(gles2::Executable& program, std::string_view name, std::initializer_list<double> values,
                std::size_t element = 0);

/// The same for a color, or other four numbers.
void setVector(gles2::Executable& program, std::string_view name, const Color& values, std::size_t element = 0);

/// The place for the texture that one of its samplers reads.
[[nodiscard]] std::size_t textureSlot(const gles2::Executable& program, std::string_view sampler);

/// Sets the uniforms of a gradient's program, for pixels on the surface. It must have an extent.
void setGradient(gles2::Executable& program, const PaintSource& paint, const Matrix& surfaceToPaint);
void setTransform(gles2::Executable& program, const ColorTransform& transform);

/// A color of sRGB as the target's space has it.
[[nodiscard]] Color solidColor(Color color, const std::optional<ColorTransform>& transform, bool isTargetLinear);
/// The paint, or a solid one in place of a gradient without extent, which has the value 1 everywhere (VG2D-17).
[[nodiscard]] PaintSource effectivePaint(const PaintSource& paint);

} // namespace vitrine::core::openvg
