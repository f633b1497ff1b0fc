// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/tap/note.h"

#include <cstdint>

namespace vitrine::captures {

/// Records the arrays in the program's memory that a draw reads, up to the vertex `last`: as calls of
/// glVertexAttribPointer with their data, marked as the recorder's own.
void recordClientArrays(Note& note, std::uint64_t last);

} // namespace vitrine::captures
