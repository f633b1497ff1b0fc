// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/gl_function_list.h"

#include <GLES2/gl2.h>
// gl2ext.h builds on the types of gl2.h.
#include <GLES2/gl2ext.h>

namespace vitrine::captures {

/// One layer of OpenGL ES 2.0: a pointer for every function that programs can reach, named like the function. Layers
/// are stacked: entry points call the uppermost one, and each calls the one below it. No pointer is null, except that
/// the system's driver may lack functions of extensions.
struct GlFunctions {
#define VITRINE_GL_MEMBER(result, name, parameters, arguments) result(GL_APIENTRY* name) parameters = nullptr;
    VITRINE_GL_FUNCTIONS(VITRINE_GL_MEMBER)
#undef VITRINE_GL_MEMBER
    /// Called for any other exported function: raises GL_INVALID_OPERATION in the current context of the thread, if it
    /// has one. `name` is that of the function.
    void (*refuse)(const char* name) = nullptr;
};

} // namespace vitrine::captures
