// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// The numbers that the pixel engine computes with, pgpe.format: 8, 10, 16f, 32f.
enum class PgpeFormat : std::uint8_t { Fixed8, Fixed10, Float16, Float32 };

} // namespace vitrine::core
