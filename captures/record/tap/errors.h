// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/tap/layer.h"

/// GL, EGL and OpenVG keep an error of the program until it asks for it. The layer asks the driver first, and makes
/// calls of its own in between. Therefore it keeps these errors in place of the driver: those of GL and OpenVG with the
/// context, that of EGL with the thread.

namespace vitrine::captures::errors {

/// The driver's error about the thread's last call of GL. When it is not GL_NO_ERROR, the driver refused the call, and
/// it had no effect (ES 2.0 §2.5). The error is kept for the program. Without a context, calls do nothing: this is then
/// GL_INVALID_OPERATION, which the program is not told.
[[nodiscard]] GLenum takeGl();
/// The answer to the program's glGetError.
[[nodiscard]] GLenum answerGl();

/// The same for OpenVG (§4.1). Without a context this is VG_NO_CONTEXT_ERROR.
[[nodiscard]] VGErrorCode takeVg();
[[nodiscard]] VGErrorCode answerVg();

/// The same for EGL, where each call replaces the error of the call before it.
[[nodiscard]] EGLint takeEgl();
[[nodiscard]] EGLint answerEgl();
void forgetEgl();

} // namespace vitrine::captures::errors

namespace vitrine::captures {

/// Encloses the layer's own questions to the driver, which are the only ones that leave the program's errors as they
/// are. Keep it alive only while they are asked.
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
