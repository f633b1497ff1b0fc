// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/opset8.h"

#include <string_view>

/// Names of what instructions of the eight operations are made of; instructionText() puts them together.

namespace vitrine::core::opset8 {

[[nodiscard]] std::string_view placeName(ResultPlace place);   ///< "DST", "SRC,DST", "OUT"
[[nodiscard]] std::string_view registerName(Register which);   ///< "SRC2"
[[nodiscard]] std::string_view factorName(Factor factor);      ///< "(1-a.src)"
[[nodiscard]] std::string_view operationHelp(Operation which); ///< "result = source * factor + destination * factor"

} // namespace vitrine::core::opset8
