// SPDX-License-Identifier: Apache-2.0
#include "captures/record/driver/context_request.h"

namespace vitrine::captures {

EGLint versionError(const ContextVersion& version)
{
    if (version.major == 2 && version.minor == 0)
        return EGL_SUCCESS;
    const bool exists = (version.major == 1 && version.minor >= 0 && version.minor <= 1) ||
                        (version.major == 3 && version.minor >= 0 && version.minor <= 2);
    return exists ? EGL_BAD_CONFIG : EGL_BAD_MATCH;
}

} // namespace vitrine::captures
