// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <span>
#include <string>

namespace vitrine::core {

/// SHA-256 of FIPS 180-4 as 64 hexadecimal digits: what a file is remembered by. Nobody can make another with the same.
[[nodiscard]] std::string sha256(std::span<const std::byte> bytes);

} // namespace vitrine::core
