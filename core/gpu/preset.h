// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

enum class Preset : std::uint8_t { Seq, Prog, Par }; // spec/00 §3

} // namespace vitrine::core
