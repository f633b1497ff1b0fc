// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/blob.h"

#include <cstdint>

namespace vitrine::core {

/// What the driver writes at the end of a frame: FLUSH, and an INTERRUPT of this number (HIZ-31, RUN-01).
[[nodiscard]] Blob frameEndWords(std::uint32_t interrupt);

} // namespace vitrine::core
