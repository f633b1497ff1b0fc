// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/tap/note.h"

namespace vitrine::captures {

/// Tells the recorder what a config has, before a surface of it is made: as calls of eglGetConfigAttrib, marked as the
/// recorder's own.
void recordConfig(Note& note, EGLDisplay display, EGLConfig config);

/// Tells the recorder how large a window is, when that has changed: as calls of eglQuerySurface with their answers,
/// marked as the recorder's own.
void recordWindowSize(Note& note, EGLDisplay display, EGLSurface surface);

/// Call it after a present. It does not look at every frame, because the system's driver may ask its window server each
/// time.
void recordPresentedSize(Note& note, EGLDisplay display, EGLSurface surface);

/// Tells the recorder which viewport and scissor a context begins with: those of the first surface that it is current
/// with.
void recordFirstViewport(Note& note, ContextShadow& context);

} // namespace vitrine::captures
