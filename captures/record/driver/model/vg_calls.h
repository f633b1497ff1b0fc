// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/vg_functions.h"

/// The model's VgFunctions by subject. Each function fills in a part of the table.

namespace vitrine::captures::model {

void addVgStateCalls(VgFunctions& table); ///< errors, parameters, matrices, the implementation
void addVgPathCalls(VgFunctions& table);  ///< paths, paint, VGU
void addVgPixelCalls(VgFunctions& table); ///< masks, clearing, images
void addVgFontCalls(VgFunctions& table);  ///< fonts, image filters
void addVgBasicCalls(VgFunctions& table); ///< the basic 2-D path

} // namespace vitrine::captures::model
