// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/vg_functions.h"

namespace vitrine::captures {

// These add the recording functions of OpenVG, VGU and VG/vitrine2d.h for which it is not enough to write numbers down.
void addRecordedVg(VgFunctions& table);       ///< parameters, matrices, paths, fonts, VGU
void addRecordedVgPixels(VgFunctions& table); ///< images, image filters
void addRecordedVgBasic(VgFunctions& table);  ///< the basic 2-D path

} // namespace vitrine::captures
