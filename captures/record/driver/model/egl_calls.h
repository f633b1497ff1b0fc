// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/egl_functions.h"

/// The model's EglFunctions by subject. Each function fills in a part of the table.

namespace vitrine::captures::model {

void addDisplayCalls(EglFunctions& table); ///< displays, strings, errors, threads
void addConfigCalls(EglFunctions& table);
void addSurfaceCalls(EglFunctions& table);
void addSurfaceQueries(EglFunctions& table);
void addContextCalls(EglFunctions& table);
void addCurrentCalls(EglFunctions& table); ///< eglMakeCurrent, what is current, waiting for it
void addPresentCalls(EglFunctions& table);
void addSyncCalls(EglFunctions& table); ///< syncs, and images, of which there are none

} // namespace vitrine::captures::model
