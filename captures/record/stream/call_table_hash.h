// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::captures {

/// It is equal in two builds whose call tables number functions and read arguments in the same way.
[[nodiscard]] std::uint64_t callTableHash();

} // namespace vitrine::captures
