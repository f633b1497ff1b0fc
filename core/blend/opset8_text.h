// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/opset8.h"

#include <string_view>

/// Names of the parts of an instruction of the eight operations. instructionText() puts them together.

namespace vitrine::core::opset8 {

[[nodiscard]] std::string_view placeName(ResultPlace place); ///< for example "DST", "SRC,DST", "OUT"
[[nodiscard]] std::string_view registerName(Register which); ///< for example "SRC2"
[[nodiscard]] std::string_view factorName(Factor factor);    ///< for example "(1-a.src)"
/// For example "result = source * factor + destination * factor".
[[nodiscard]] std::string_view operationHelp(Operation which);

} // namespace vitrine::core::opset8
