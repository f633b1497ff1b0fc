// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call.h"
#include "core/api/calls/call_table.h"
#include "core/api/gles2/system.h"
#include "core/api/replay/call_outcome.h"
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

/// Executes recorded calls on our own OpenGL ES 2.0 and OpenVG, and plays the part of EGL and of the recorder's memcpy.
///
/// Recorded names, locations and addresses are mapped to ours; other recorded results are ignored. Every window is
/// RGBA8 with depth 24 and stencil 8, and has one sample per pixel unless WindowSamples says otherwise. It has one
/// pixel until a glViewport reaches beyond it, which makes it grow and lose its contents. A recorder that knows the
/// size tells it in calls that are marked Fake: eglGetConfigAttrib before the window is made, eglQuerySurface whenever
/// its size changes. Each recorded thread has its own current context. All state consists of plain values: cloneFor()
/// makes a checkpoint.
class Replayer {
public:
    /// `units` is what programs can ask of the machine; null stands for what preset PAR has.
    Replayer(CommandSink& sink, WindowSamples windowSamples, std::shared_ptr<const ReachableUnits> units,
             const VectorConfig& vector);
    /// For a machine whose knobs stand at their defaults.
    explicit Replayer(CommandSink& sink);

    /// The same state on another sink, whose Memory must be a copy of this one's that was taken at the same moment.
    [[nodiscard]] Replayer cloneFor(CommandSink& sink) const;
    Replayer(CommandSink& sink, const Replayer& other); ///< what cloneFor() makes, since nobody can move it
    /// What follows is drawn as a machine with these knobs does.
    void setVectorConfig(const VectorConfig& config) { m_vg.setConfig(config); }

    /// The error is a sentence such as "call 123 glDrawArrays: no context is current on thread 2". The call then had no
    /// effect (a failed draw had no effect on the machine), and the next one can be executed. Errors that GL defines
    /// are no errors here. When a part of a call is missing, the error says "call 123 glTexImage2D: TRUNCATED_COMMAND:
    /// pixels has 12 bytes, 48 are needed" (ONE-10).
    [[nodiscard]] Result<CallOutcome> execute(const Call& call);

    [[nodiscard]] gles2::System& system() { return m_system; }
    [[nodiscard]] const gles2::System& system() const { return m_system; }
    /// The current context on the thread of the last GL call, or of the last call that changes this. Null when there is
    /// none.
    [[nodiscard]] gles2::Context* current() { return m_system.current(); }

    [[nodiscard]] const openvg::System& vg() const { return m_vg.system(); }
    /// The same of OpenVG.
    [[nodiscard]] openvg::Context* currentVg() { return m_vg.current(); }

    /// What is current on a recorded thread.
    [[nodiscard]] CurrentContext currentOn(std::uint32_t thread) const { return m_egl.current(thread); }
    /// The context of OpenVG there. Null when there is none.
    [[nodiscard]] const openvg::Context* vgOn(std::uint32_t thread) const;

    /// The window of the API that was used last: its draws go there, unless it has bound a framebuffer of its own. Null
    /// when there is none.
    [[nodiscard]] const gles2::Window* window() const;
    [[nodiscard]] bool hasBoundFramebuffer() const;
    /// The surfaces that draws of the API that was used last go to: see gles2::System::visibleTargets().
    [[nodiscard]] RenderTargets visibleTargets();
    /// Asks the API that was used last for its error, as its program would: whether there was one.
    [[nodiscard]] bool takeApiError();

    /// By share group.
    [[nodiscard]] const std::map<std::uint32_t, ShareNames>& shareNames() const { return m_shareNames; }
    [[nodiscard]] const std::map<gles2::ContextId, ContextNames>& contextNames() const { return m_contextNames; }
    /// Handles of OpenVG, by its share groups.
    [[nodiscard]] const std::map<std::uint32_t, NameMap>& vgHandles() const { return m_vgHandles; }
    /// By recorded address.
    [[nodiscard]] const std::map<std::uint64_t, Mapping>& mappings() const { return m_mappings; }

private:
    [[nodiscard]] bool hasContext(const Call& call) const;
    void executeGl(const Call& call, Arguments& arguments);
    void executeVg(const Call& call, Arguments& arguments, CallClass callClass);
    void executeEgl(const Call& call, Arguments& arguments, CallOutcome& outcome);
    [[nodiscard]] const NameMap* vgHandlesOf(std::uint32_t thread) const;
    void copyMemory(Arguments& arguments);
    void bindThread(std::uint32_t thread);
    void growWindow(const Call& call);
    void forgetLostContexts();

    gles2::System m_system;
    openvg::WindowedSystem m_vg;
    EglObjects m_egl;
    ClientApi m_used = ClientApi::OpenGlEs;           ///< by the last call that was of one, or made a context current
    CurrentContext m_bound;                           ///< what the system has current
    CurrentVgContext m_boundVg;                       ///< the same of OpenVG
    std::map<std::uint32_t, ShareNames> m_shareNames; ///< by share group
    std::map<gles2::ContextId, ContextNames> m_contextNames;
    std::map<std::uint32_t, NameMap> m_vgHandles; ///< by OpenVG's share group
    std::map<std::uint64_t, Mapping> m_mappings;  ///< by recorded address
};

} // namespace vitrine::core
