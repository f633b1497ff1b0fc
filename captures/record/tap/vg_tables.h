// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/vg_functions.h"

namespace vitrine::captures {

// These add the recording functions of OpenVG and VGU for which it is not enough to write numbers down.
void addRecordedVg(VgFunctions& table);       ///< parameters, matrices, paths, fonts, VGU
void addRecordedVgPixels(VgFunctions& table); ///< images, image filters

} // namespace vitrine::captures
