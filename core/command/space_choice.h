// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// In which space two-dimensional graphics are blended, or covered in part (DEC-36).
enum class SpaceChoice : std::uint8_t { Auto, Linear, Stored };

} // namespace vitrine::core
