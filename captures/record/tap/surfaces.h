// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/tap/note.h"

namespace vitrine::captures {

/// Tells the recorder, before a surface of that config is made, what it has: as calls of eglGetConfigAttrib, marked as
/// the recorder's own.
void recordConfig(Note& note, EGLDisplay display, EGLConfig config);

/// Tells the recorder how large a window is, where that is new: as calls of eglQuerySurface with their answers, marked
/// as the recorder's own.
void recordWindowSize(Note& note, EGLDisplay display, EGLSurface surface);

/// Behind a present. The system's driver may ask its window server each time, so it is not asked in every frame.
void recordPresentedSize(Note& note, EGLDisplay display, EGLSurface surface);

/// A context starts with the viewport and the scissor of the first surface that it meets: tells the recorder which.
void recordFirstViewport(Note& note, ContextShadow& context);

} // namespace vitrine::captures
