// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/tap/layer.h"

/// GL and EGL keep what the program did wrong until it asks. So that the layer can ask first, and make calls of its own
/// in between, it keeps these errors in the driver's place: GL's with the context, EGL's with the thread.

namespace vitrine::captures::errors {

/// What the driver says about the thread's last call of GL, one that it refused without an effect (ES 2.0 §2.5) where
/// this is not GL_NO_ERROR. It is the program's from here on. Without a context, where calls do nothing,
/// GL_INVALID_OPERATION, which the program is not told.
[[nodiscard]] GLenum takeGl();
/// What glGetError answers.
[[nodiscard]] GLenum answerGl();

/// The same of EGL, whose calls each replace the error of the one before.
[[nodiscard]] EGLint takeEgl();
[[nodiscard]] EGLint answerEgl();
void forgetEgl();

} // namespace vitrine::captures::errors

namespace vitrine::captures {

/// The layer's own questions to the driver: the only ones that leave the program's errors as they are. Alive only while
/// they are asked.
class OwnCalls {
public:
    OwnCalls();
    ~OwnCalls();
    OwnCalls(const OwnCalls&) = delete;
    OwnCalls& operator=(const OwnCalls&) = delete;

    [[nodiscard]] const GlFunctions& gl() const { return layer().gl; }
    [[nodiscard]] const EglFunctions& egl() const { return layer().egl; }
};

} // namespace vitrine::captures
