// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/model/machine.h"

namespace vitrine::captures::model {

/// What a call that fails returns: EGL_FALSE or a null handle.
struct Failure {
    operator EGLBoolean() const { return EGL_FALSE; }
    template <typename T>
    operator T*() const
    {
        return nullptr;
    }
};

/// A call of EGL in progress: holds the machine, and clears the thread's error until it fails.
class EglCall {
public:
    EglCall();

    [[nodiscard]] Machine& machine() { return m_machine; }
    [[nodiscard]] ThreadState& thread() { return m_thread; }

    Failure fail(EGLint error);

    // Lookups: null, and the call has failed, when there is no such object.
    [[nodiscard]] Display* anyDisplay(EGLDisplay handle);
    [[nodiscard]] Display* display(EGLDisplay handle); ///< an initialized one
    [[nodiscard]] const Config* config(const Display& display, EGLConfig handle);
    [[nodiscard]] std::shared_ptr<Surface> surface(const Display& display, EGLSurface handle);
    [[nodiscard]] std::shared_ptr<Context> context(const Display& display, EGLContext handle);

private:
    Machine& m_machine;
    std::lock_guard<std::mutex> m_lock;
    ThreadState& m_thread;
};

} // namespace vitrine::captures::model
