// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/gl_functions.h"

/// The model's half of GlFunctions, by subject: each fills in its functions.

namespace vitrine::captures::model {

void addForwardedCalls(GlFunctions& table); ///< generated: whatever needs no more than the sizes of its data
void addDrawCalls(GlFunctions& table);      ///< draws, vertex arrays, mapped buffers
void addPixelCalls(GlFunctions& table);     ///< images to and from the program's memory
void addTextCalls(GlFunctions& table);      ///< strings, names, markers
void addWindowCalls(GlFunctions& table);    ///< the viewport
void addRefusal(GlFunctions& table);        ///< the calls that no context knows

} // namespace vitrine::captures::model
