// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Values of knobs as text. Reading takes nothing but a whole, well-formed value.

namespace vitrine::core {

[[nodiscard]] std::optional<std::uint32_t> readNumber(std::string_view text);
/// A decimal, or a fraction of two whole numbers.
[[nodiscard]] std::optional<double> readDecimal(std::string_view text);
/// The shortest text that reads back equal.
[[nodiscard]] std::string decimalText(double value);

/// The position of a word among `words`; nothing when it is none of them.
[[nodiscard]] std::optional<std::uint32_t> readWord(std::string_view text, std::span<const std::string_view> words);

/// Parts between separators; empty ones included.
[[nodiscard]] std::vector<std::string_view> partsOf(std::string_view text, char separator);
/// Numbers of `lowest`…`highest`, one to `most` of them.
[[nodiscard]] std::optional<std::vector<std::uint32_t>> readNumbers(std::string_view text, std::uint32_t lowest,
                                                                    std::uint32_t highest, std::size_t most);

/// "all", "none", or numbers below `members`, as bits; there are at most 64.
[[nodiscard]] std::optional<std::uint64_t> readNumberSet(std::string_view text, std::uint32_t members);
[[nodiscard]] std::string numberSetText(std::uint64_t bits, std::uint32_t members);

} // namespace vitrine::core
