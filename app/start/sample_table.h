// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <span>

namespace vitrine::app {

/// Under which title a sample stands.
enum class SampleGroup : std::uint8_t { Begin, Pixels, Machine, Vectors };

/// What a sample capture teaches. captures/samples/README.md has the same sentences, in the same order: a test holds
/// it to them.
struct SampleRow {
    const char* name; ///< of the file, without its ending
    SampleGroup group;
    const char* teaches; ///< in English
};

/// In the order in which somebody would learn from them.
[[nodiscard]] std::span<const SampleRow> sampleTable();
/// In the user's language, as this.
[[nodiscard]] QString titleOf(SampleGroup group);
[[nodiscard]] QString sentenceOf(const SampleRow& row);

} // namespace vitrine::app
