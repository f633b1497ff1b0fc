// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <span>

namespace vitrine::core {

/// Checks that the bytes are a whole shared library for this machine. The system's loader trusts the headers of a file,
/// and crashes on one that is cut off, so everything that it maps must be there. The error goes on after the file's
/// name.
[[nodiscard]] Result<void> checkSharedObject(std::span<const std::byte> bytes);

} // namespace vitrine::core
