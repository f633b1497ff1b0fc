// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/tap/note.h"

namespace vitrine::captures {

/// Records what a draw reads from the arrays in the program's memory: as calls of glVertexAttribPointer with the data
/// of these vertices, marked as the recorder's own. Their pointer is the bytes from the pointer on, or {start, bytes}
/// with the bytes that begin there, when no vertex before is read.
void recordClientArrays(Note& note, const VertexRange& vertices);

} // namespace vitrine::captures
