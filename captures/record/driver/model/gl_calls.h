// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/gl_functions.h"

/// The model's GlFunctions by subject. Each function fills in a part of the table.

namespace vitrine::captures::model {

void addForwardedCalls(GlFunctions& table); ///< generated: functions that need to know only the sizes of their data
void addDrawCalls(GlFunctions& table);      ///< draws, vertex arrays, mapped buffers
void addPixelCalls(GlFunctions& table);     ///< images to and from the program's memory
void addTextCalls(GlFunctions& table);      ///< strings, names, markers
void addWindowCalls(GlFunctions& table);    ///< the viewport
void addRefusal(GlFunctions& table);        ///< calls of functions that no context has

} // namespace vitrine::captures::model
