// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/gl_function_list.h"

#include <GLES2/gl2.h>
// gl2ext.h builds on the types of gl2.h.
#include <GLES2/gl2ext.h>

namespace vitrine::captures {

/// One layer of OpenGL ES 2.0: a pointer for every function that programs can reach, named as the function is. Layers
/// stack: entry points call the uppermost, and each calls the one below. No pointer is null, except that the system's
/// driver may lack functions of extensions.
struct GlFunctions {
#define VITRINE_GL_MEMBER(result, name, parameters, arguments) result(GL_APIENTRY* name) parameters = nullptr;
    VITRINE_GL_FUNCTIONS(VITRINE_GL_MEMBER)
#undef VITRINE_GL_MEMBER
    /// What a call of any other exported function does: GL_INVALID_OPERATION in the context that the thread has
    /// current, if it has one. `name`: the function's.
    void (*refuse)(const char* name) = nullptr;
};

} // namespace vitrine::captures
