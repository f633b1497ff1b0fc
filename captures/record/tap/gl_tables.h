// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/gl_functions.h"

namespace vitrine::captures {

/// These add the recording functions for which it is not enough to write numbers down, by subject.
void addRecordedBuffers(GlFunctions& table);
void addRecordedDraws(GlFunctions& table);
void addRecordedImages(GlFunctions& table);
void addRecordedObjects(GlFunctions& table);
void addRecordedPrograms(GlFunctions& table);
void addRecordedQueries(GlFunctions& table);
void addRecordedUniforms(GlFunctions& table);
void addRecordedViewport(GlFunctions& table);
void addRefusedCalls(GlFunctions& table);

} // namespace vitrine::captures
