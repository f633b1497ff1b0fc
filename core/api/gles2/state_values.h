// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/context_state.h"
#include "core/fixed_function/unit_kind.h"

#include <initializer_list>
#include <optional>
#include <vector>

/// The values that glGet tells (ES 2.0 tables 6.2 to 6.20), before they are converted to the type that was asked for.

namespace vitrine::core::gles2 {

struct StateValue {
    /// Normalized values are colors and depths. A Mask has 32 bits, and its integer can be negative.
    enum class Kind : std::uint8_t { Number, Normalized, Mask };
    Kind kind = Kind::Number;
    std::vector<double> values;

    StateValue(double value) : values{value} {}
    StateValue(std::initializer_list<double> several, Kind valueKind = Kind::Number) : kind(valueKind), values(several)
    {
    }
};

/// The values that depend neither on objects nor on the framebuffer. Nothing for any other name.
[[nodiscard]] std::optional<StateValue> limitValue(GLenum pname, const ReachableUnits& units);
[[nodiscard]] std::optional<StateValue> rasterValue(const ContextState& state, GLenum pname);
[[nodiscard]] std::optional<StateValue> stencilValue(const RasterSettings& raster, GLenum pname);
[[nodiscard]] std::optional<StateValue> blendValue(const ContextState& state, GLenum pname);

} // namespace vitrine::core::gles2
