// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/fixed_function/unit_kind.h"

/// Reading and writing the values of parameters (HET-27).

namespace vitrine::core {

/// The parameter with this whole name, "ff_Shading.shininess"; null when no unit has it.
[[nodiscard]] const ParameterDescription* findParameter(const UnitCatalog& catalog, std::string_view name);

/// The words of one element. There are componentCount(type) of them.
[[nodiscard]] std::span<const std::uint32_t>
parameterWords(const ParameterBlock& block, const ParameterDescription& parameter, std::uint32_t element = 0);

/// Whether the words of one element lie in the range of the parameter, which decides about INVALID_VALUE. The error
/// names the range: "ff_ProcTex.procedure: 0–5".
[[nodiscard]] Result<void> checkParameter(const ParameterDescription& parameter, std::span<const std::uint32_t> words);

/// Sets one element. It is refused when the values are out of range, when there is no such element, or when the number
/// of words is wrong; the old value then stays.
[[nodiscard]] Result<void> setParameter(ParameterBlock& block, const ParameterDescription& parameter,
                                        std::uint32_t element, std::span<const std::uint32_t> words);
/// Sets a parameter of one component, which is a float, an Int or a Bool.
[[nodiscard]] Result<void> setParameter(ParameterBlock& block, const ParameterDescription& parameter, float value);
[[nodiscard]] Result<void> setParameter(ParameterBlock& block, const ParameterDescription& parameter,
                                        std::int32_t value);

} // namespace vitrine::core
