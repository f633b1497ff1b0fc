/* SPDX-License-Identifier: Apache-2.0 */
#pragma once

#include <vitrine/unit.h>

#ifdef __cplusplus
extern "C" {
#endif

/** One input, one output: −a, or a · factor. One request at a time. */
const vitrine_plugin* negating_plugin(void);

#ifdef __cplusplus
}
#endif
