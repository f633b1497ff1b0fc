// SPDX-License-Identifier: Apache-2.0
// The libOpenVG.so.1 that programs of the tests are linked with, as with one of a system: nothing in it does anything.
#include "captures/record/driver/vg_functions.h"

#pragma GCC diagnostic ignored "-Wunused-parameter"

extern "C" {

#define VITRINE_STUB(result, name, parameters, arguments)                                                              \
    result name parameters                                                                                             \
    {                                                                                                                  \
        return static_cast<result>(0);                                                                                 \
    }
VITRINE_VG_FUNCTIONS(VITRINE_STUB)

} // extern "C"
