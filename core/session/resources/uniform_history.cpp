// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/uniform_history.h"

#include "core/api/replay/replayer.h"
#include "core/session/resources/program_values.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace vitrine::core {

using namespace gles2;

namespace {

bool isUniformCall(const std::string& function)
{
    return function.starts_with("glUniform");
}

/// "glUniform4fv" and "glUniformMatrix3fv" say how many elements they set.
GLsizei countOf(const Call& call)
{
    return call.function.ends_with("v") && call.arguments.size() > 1
               ? static_cast<GLsizei>(call.arguments[1].asInteger())
               : 1;
}

/// Hears a stretch of calls, first to last.
class Listener {
public:
    Listener(const Replay& replay, const ResourceId& program) : m_replay(replay), m_id(program) {}

    void visit(const FrameStep& step)
    {
        if (!m_hasBegun) // the replay stands where the stretch begins
            rememberAll(m_replay.replayer());
        m_hasBegun = true;
        if (step.isRefused)
            return;
        if (step.call.function == "glLinkProgram")
            hearLink(step);
        else if (isUniformCall(step.call.function) && isInUse(step.replayer))
            hearUniform(step);
    }

    std::vector<UniformWrite> writes;
    std::optional<std::uint64_t> linkedBy;

private:
    using Place = std::pair<std::uint16_t, std::uint16_t>; // a uniform, and its element

    [[nodiscard]] GLuint ourName(const Replayer& replayer) const
    {
        const auto names = replayer.shareNames().find(m_id.group);
        return names == replayer.shareNames().end()
                   ? kUnknownName
                   : names->second.names[static_cast<std::size_t>(ObjectKind::ShaderOrProgram)].find(m_id.name);
    }

    [[nodiscard]] const ProgramObject* programUsed(const Replayer& replayer) const
    {
        const System& system = replayer.system();
        const Context* context = system.context(system.currentId());
        return context && context->state().shareGroup == m_id.group
                   ? context->shareGroup().programs.find(context->state().program)
                   : nullptr;
    }

    [[nodiscard]] bool isInUse(const Replayer& replayer) const
    {
        const ProgramObject* used = programUsed(replayer);
        return used && used->name == ourName(replayer);
    }

    void rememberAll(const Replayer& replayer)
    {
        m_values.clear();
        const ProgramObject* program = ApiObjects(replayer).program(m_id);
        if (!program || !program->executable.program)
            return;
        for (const UniformLocation& location : program->executable.locations)
            m_values[{location.uniform, location.element}] = uniformRows(program->executable, location);
    }

    void hearLink(const FrameStep& step)
    {
        const Context* context = step.replayer.system().context(step.replayer.system().currentId());
        if (step.call.arguments.empty() || step.call.arguments[0].asInteger() != std::int64_t{m_id.name} || !context ||
            context->state().shareGroup != m_id.group)
            return;
        const ProgramObject* program = context->shareGroup().programs.findByName(ourName(step.replayer));
        if (!program || !program->linkStatus)
            return;
        writes.clear(); // of what was linked before
        linkedBy = step.call.number;
        rememberAll(step.replayer);
    }

    void hearUniform(const FrameStep& step)
    {
        const ProgramObject& program = *programUsed(step.replayer);
        const Executable& executable = program.executable;
        const auto recorded = static_cast<GLint>(step.call.arguments.empty() ? -1 : step.call.arguments[0].asInteger());
        const GLint first = oursOf(step.replayer, program.name, recorded);
        if (first < 0 || static_cast<std::size_t>(first) >= executable.locations.size())
            return;
        const UniformLocation start = executable.locations[static_cast<std::size_t>(first)];
        const int last =
            std::min<int>(start.element + countOf(step.call), executable.program->uniforms[start.uniform].arraySize);
        for (int element = start.element; element < last; ++element)
            add(step, executable, {start.uniform, static_cast<std::uint16_t>(element)});
    }

    [[nodiscard]] GLint oursOf(const Replayer& replayer, GLuint program, GLint recorded) const
    {
        const auto& programs = replayer.shareNames().at(m_id.group).programs;
        const auto locations = programs.find(program);
        return locations == programs.end() ? recorded : locations->second.uniform(recorded);
    }

    void add(const FrameStep& step, const Executable& executable, const UniformLocation& location)
    {
        UniformRows& value = m_values[{location.uniform, location.element}];
        UniformWrite write{
            uniformName(executable, location), step.callIndex, step.call.number, step.call.function, value,
            uniformRows(executable, location)};
        value = write.after;
        writes.push_back(std::move(write));
    }

    const Replay& m_replay;
    const ResourceId m_id;
    bool m_hasBegun = false;
    std::map<Place, UniformRows> m_values; ///< as the last call that was heard left them
};

/// What has to be found: the names of all uniforms that can be set.
std::set<std::string> settable(const Replayer& replayer, const ResourceId& id)
{
    std::set<std::string> names;
    const ProgramObject* program = ApiObjects(replayer).program(id);
    if (program && program->executable.program)
        for (const UniformLocation& location : program->executable.locations)
            names.insert(uniformName(program->executable, location));
    return names;
}

} // namespace

Result<UniformHistory> uniformHistory(Replay& replay, CallSource& source, const UniformQuestion& question,
                                      const std::stop_token& stop, const SeekProgress& progress)
{
    if (auto moved = replay.seek(question.position, stop, progress); !moved)
        return moved.error();
    std::set<std::string> missing = settable(replay.replayer(), question.program);
    UniformHistory history;
    FrameRange range = frameRange(source, question.position);
    std::uint64_t end = question.position;
    // Ever longer stretches further back: near calls are found soon, far ones without starting over for each frame.
    for (std::uint64_t frames = 1;; frames *= 2) {
        Listener listener(replay, question.program);
        const auto visit = [&listener](const FrameStep& step) { listener.visit(step); };
        if (auto walked = walkFrame(replay, source, {std::nullopt, range.first, std::max(end, range.first)}, visit,
                                    stop, progress);
            !walked)
            return walked.error();
        for (const UniformWrite& write : listener.writes)
            missing.erase(write.name);
        history.writes.insert(history.writes.end(), std::make_move_iterator(listener.writes.rbegin()),
                              std::make_move_iterator(listener.writes.rend()));
        history.linkedBy = listener.linkedBy;
        history.from = range.first;
        history.isCutOff = history.writes.size() > kMaxUniformWrites;
        if (history.isCutOff)
            history.writes.resize(kMaxUniformWrites);
        if (missing.empty() || history.linkedBy || range.first == 0 || history.isCutOff)
            return history;
        end = range.first;
        for (std::uint64_t i = 0; i < frames && range.first > 0; ++i)
            range = frameRange(source, range.first);
    }
}

} // namespace vitrine::core
