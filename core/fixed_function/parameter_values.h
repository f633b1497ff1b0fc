// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/fixed_function/unit_kind.h"

/// Reading and writing the values of parameters (HET-27).

namespace vitrine::core {

/// By its whole name, "ff_Shading.shininess"; null: no unit has it.
[[nodiscard]] const ParameterDescription* findParameter(const UnitCatalog& catalog, std::string_view name);

/// The words of one element, componentCount(type) of them.
[[nodiscard]] std::span<const std::uint32_t>
parameterWords(const ParameterBlock& block, const ParameterDescription& parameter, std::uint32_t element = 0);

/// Whether the words of one element lie in the parameter's range, as INVALID_VALUE wants it: the error names the range,
/// "ff_ProcTex.procedure: 0–5".
[[nodiscard]] Result<void> checkParameter(const ParameterDescription& parameter, std::span<const std::uint32_t> words);

/// Sets one element; when that is refused (also: no such element, another number of words) the old value stays.
[[nodiscard]] Result<void> setParameter(ParameterBlock& block, const ParameterDescription& parameter,
                                        std::uint32_t element, std::span<const std::uint32_t> words);
/// For parameters of one component: floats, and integers of Int and Bool.
[[nodiscard]] Result<void> setParameter(ParameterBlock& block, const ParameterDescription& parameter, float value);
[[nodiscard]] Result<void> setParameter(ParameterBlock& block, const ParameterDescription& parameter,
                                        std::int32_t value);

} // namespace vitrine::core
