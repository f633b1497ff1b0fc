// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/driver/differential/writer_context.h"

#include <vector>

namespace vitrine::differential {

/// How an expression can be made of others. In the text, with n the width of the result:
///   %T the result's type · %n its name · %F %I %B a scalar · %G %J %K floats, ints, bools of width n · %M matrix n × n
///   %2 %3 %4 vector of floats · %V %W %Q floats (1–4), ints (1–4), bools (2–4) of one random width per pattern
///   %R matrix of random size · %P positive literal int · %Z a structure · %X %Y sampler of 2D images, of cubes
struct Pattern {
    enum class Needs : std::uint8_t { Nothing, Elementary, Texture, FragmentTexture, VertexTexture, Struct };
    const char* text;
    int minRows = 1;
    int maxRows = 4;
    Needs needs = Needs::Nothing;
};

/// The patterns of a result that is no structure.
[[nodiscard]] const std::vector<Pattern>& patternsOf(const Type& result);

[[nodiscard]] bool applies(const Pattern& pattern, const Type& result, const WriterContext& context);

} // namespace vitrine::differential
