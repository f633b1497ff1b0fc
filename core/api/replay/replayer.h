// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call.h"
#include "core/api/calls/call_table.h"
#include "core/api/gles2/system.h"
#include "core/api/replay/egl_objects.h"
#include "core/api/replay/object_names.h"
#include "core/base/result.h"
#include "core/observe/events.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::core {

class Arguments;

/// What a call was, once it has been executed.
struct CallOutcome {
    CallClass kind = CallClass::State;
    bool isSkipped = false; ///< not executed: unknown to the replay, or not finished or refused in the recorded program
    /// Why a call that may have had an effect was skipped: "call 12 glFenceSync: …"; empty of one that was refused.
    Text skipped = {};
    gles2::WindowId window; ///< Present: the surface swapped
    SurfaceId presented;    ///< Present: its image, single-sampled, bottom row first
};

/// Executes recorded calls on an OpenGL ES 2.0 of our own and plays the part of EGL and of the recorder's memcpy.
///
/// Recorded names, locations and addresses are mapped to ours; other recorded results are ignored. Every window is
/// RGBA8 with depth 24 and stencil 8, single-sampled unless asked for otherwise (WindowSamples); it is a pixel large
/// until a glViewport reaches beyond it, which makes it grow and lose its contents. A recorder that knows better says
/// so in calls marked Fake: eglGetConfigAttrib before the window is made, eglQuerySurface whenever its size changes.
/// Each recorded thread has a context of its own current. All state is plain values: cloneFor() makes a checkpoint.
class Replayer {
public:
    /// `units`: what programs may ask of the machine; null: what preset PAR has.
    explicit Replayer(CommandSink& sink, WindowSamples windowSamples = WindowSamples::Single,
                      std::shared_ptr<const ReachableUnits> units = nullptr)
        : m_system(sink, std::move(units), ShaderOrigin::Capture), m_egl(windowSamples)
    {
    }

    /// The same state on another sink, whose Memory must be a copy of this one's taken at the same moment.
    [[nodiscard]] Replayer cloneFor(CommandSink& sink) const;

    /// The error is a sentence such as "call 123 glDrawArrays: no context is current on thread 2"; the call then had no
    /// effect (a failed draw: no effect on the machine) and the next one can be executed. Faults in the sense of GL are
    /// no errors here. Of a call that has lost a part it says "call 123 glTexImage2D: TRUNCATED_COMMAND: pixels has 12
    /// bytes, 48 are needed" (ONE-10).
    [[nodiscard]] Result<CallOutcome> execute(const Call& call);

    [[nodiscard]] gles2::System& system() { return m_system; }
    [[nodiscard]] const gles2::System& system() const { return m_system; }
    /// What the thread of the last GL call, or of the last call that changes this, has current; null when nothing.
    [[nodiscard]] gles2::Context* current() { return m_system.current(); }

    /// What a recorded thread has current.
    [[nodiscard]] CurrentContext currentOn(std::uint32_t thread) const { return m_egl.current(thread); }

    /// By share group.
    [[nodiscard]] const std::map<std::uint32_t, ShareNames>& shareNames() const { return m_shareNames; }
    [[nodiscard]] const std::map<gles2::ContextId, ContextNames>& contextNames() const { return m_contextNames; }
    /// By recorded address.
    [[nodiscard]] const std::map<std::uint64_t, Mapping>& mappings() const { return m_mappings; }

private:
    Replayer(CommandSink& sink, const Replayer& other);

    void executeGl(const Call& call, Arguments& arguments);
    void executeEgl(const Call& call, Arguments& arguments, CallOutcome& outcome);
    void copyMemory(Arguments& arguments);
    void bindThread(std::uint32_t thread);
    void growWindow(const Call& call);
    void forgetLostContexts();

    gles2::System m_system;
    EglObjects m_egl;
    CurrentContext m_bound;                           ///< what the system has current
    std::map<std::uint32_t, ShareNames> m_shareNames; ///< by share group
    std::map<gles2::ContextId, ContextNames> m_contextNames;
    std::map<std::uint64_t, Mapping> m_mappings; ///< by recorded address
};

} // namespace vitrine::core
