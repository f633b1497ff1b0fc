// SPDX-License-Identifier: Apache-2.0
// The functions of newer versions, which programs may be linked with although no context of ours has them: a program
// whose linker binds everything at once ("-z now") must start all the same. eglGetProcAddress does not know them.
#define GL_GLEXT_PROTOTYPES
#include "captures/record/driver/tables.h"

#include <GLES3/gl32.h>

using vitrine::captures::tables;

extern "C" {

#define VITRINE_REFUSED_GL_ENTRY(result, name, types)                                                                  \
    GL_APICALL result GL_APIENTRY name types                                                                           \
    {                                                                                                                  \
        tables().gl.refuse(#name);                                                                                     \
        return static_cast<result>(0);                                                                                 \
    }
VITRINE_REFUSED_GL_FUNCTIONS(VITRINE_REFUSED_GL_ENTRY)

} // extern "C"
