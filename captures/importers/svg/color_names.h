// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine::captures::svg {

/// 0xRRGGBB of a color that CSS has a name for.
[[nodiscard]] std::optional<std::uint32_t> namedColor(std::string_view name);

} // namespace vitrine::captures::svg
