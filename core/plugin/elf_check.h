// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <span>

namespace vitrine::core {

/// Whether the bytes are a whole shared library for this machine. The system's loader believes a file's headers and
/// dies of one that is cut off; so what it maps must be there. The error goes on after the file's name.
[[nodiscard]] Result<void> checkSharedObject(std::span<const std::byte> bytes);

} // namespace vitrine::core
