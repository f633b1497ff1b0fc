// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/model/machine.h"

namespace vitrine::captures::model {

/// Converts to what a failed call returns: EGL_FALSE or a null handle.
struct Failure {
    operator EGLBoolean() const { return EGL_FALSE; }
    template <typename T>
    operator T*() const
    {
        return nullptr;
    }
};

/// A call of EGL in progress. It holds the machine, and clears the thread's error until the call fails.
class EglCall {
public:
    EglCall();

    [[nodiscard]] Machine& machine() { return m_machine; }
    [[nodiscard]] ThreadState& thread() { return m_thread; }

    Failure fail(EGLint error);

    // These look objects up. When there is no such object, they return null, and the call has failed.
    [[nodiscard]] Display* anyDisplay(EGLDisplay handle);
    [[nodiscard]] Display* display(EGLDisplay handle); ///< only one that is initialized
    [[nodiscard]] const Config* config(const Display& display, EGLConfig handle);
    [[nodiscard]] std::shared_ptr<Surface> surface(const Display& display, EGLSurface handle);
    [[nodiscard]] std::shared_ptr<Context> context(const Display& display, EGLContext handle);

private:
    Machine& m_machine;
    std::lock_guard<std::mutex> m_lock;
    ThreadState& m_thread;
};

} // namespace vitrine::captures::model
