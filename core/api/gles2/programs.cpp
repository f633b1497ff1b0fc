// SPDX-License-Identifier: Apache-2.0
// Program objects: life cycle, linking, use.
#include "core/api/gles2/context.h"
#include "core/api/gles2/executable.h"
#include "core/api/gles2/fixed_function.h"
#include "core/api/gles2/references.h"
#include "core/api/gles2/share_group.h"
#include "core/api/gles2/system.h"

#include <algorithm>

namespace vitrine::core::gles2 {

namespace {

/// In one line, for the log of the replay: the recorded machine had what this one has not.
Error lackingUnits(std::string_view log)
{
    std::string faults;
    constexpr std::string_view kPrefix = "ERROR: ";
    while (!log.empty()) {
        const std::string_view line = log.substr(0, log.find('\n'));
        faults += "; ";
        faults += line.starts_with(kPrefix) ? line.substr(kPrefix.size()) : line;
        log.remove_prefix(std::min(log.size(), line.size() + 1));
    }
    return failure("the program can't be linked on this machine{}", faults);
}

} // namespace

ProgramObject* Context::programNamed(GLuint name)
{
    ProgramObject* program = m_share->programs.findByName(name);
    if (!program)
        fail(m_share->shaders.isReserved(name) ? GL_INVALID_OPERATION : GL_INVALID_VALUE);
    return program;
}

void Context::dropProgram(ProgramKey key)
{
    const ProgramObject* program = m_share->programs.find(key);
    if (!program || !program->isDeleted || isReferenced(*m_system, *m_share, key))
        return;
    const std::vector<ShaderKey> attached = program->attached;
    m_share->programs.releaseName(program->name);
    m_share->programs.erase(key);
    for (const ShaderKey shader : attached)
        dropShader(shader);
}

GLuint Context::createProgram()
{
    const GLuint name = freeProgramName();
    m_share->programs.create(name);
    return name;
}

void Context::deleteProgram(GLuint program)
{
    ProgramObject* doomed = program == 0 ? nullptr : programNamed(program);
    if (!doomed)
        return;
    doomed->isDeleted = true;
    dropProgram(m_share->programs.keyOf(program));
}

GLboolean Context::isProgram(GLuint program)
{
    return m_share->programs.findByName(program) ? GL_TRUE : GL_FALSE;
}

void Context::attachShader(GLuint program, GLuint shader)
{
    ProgramObject* object = programNamed(program);
    if (object && shader == FF_FRAGMENT_SHADER_VITRINE) {
        if (object->hasFixedFragmentShader || attachedShader(*object, GL_FRAGMENT_SHADER))
            return fail(GL_INVALID_OPERATION);
        object->hasFixedFragmentShader = true;
        return;
    }
    const ShaderObject* added = object ? shaderNamed(shader) : nullptr;
    if (!added)
        return;
    const bool isFixed = object->hasFixedFragmentShader && added->type == GL_FRAGMENT_SHADER;
    if (isFixed || attachedShader(*object, added->type))
        return fail(GL_INVALID_OPERATION);
    object->attached.push_back(m_share->shaders.keyOf(shader));
}

void Context::detachShader(GLuint program, GLuint shader)
{
    ProgramObject* object = programNamed(program);
    if (object && object->hasFixedFragmentShader && shader == FF_FRAGMENT_SHADER_VITRINE) {
        object->hasFixedFragmentShader = false;
        return;
    }
    if (!object || !shaderNamed(shader))
        return;
    const ShaderKey key = m_share->shaders.keyOf(shader);
    if (std::erase(object->attached, key) == 0)
        return fail(GL_INVALID_OPERATION);
    dropShader(key);
}

void Context::bindAttribLocation(GLuint program, GLuint index, std::string_view name)
{
    if (index >= kMaxVertexAttributes)
        return fail(GL_INVALID_VALUE);
    if (name.starts_with("gl_"))
        return fail(GL_INVALID_OPERATION);
    if (ProgramObject* object = programNamed(program))
        object->attributeBindings[std::string(name)] = index;
}

const ShaderObject* Context::attachedShader(const ProgramObject& program, GLenum type) const
{
    for (const ShaderKey key : program.attached) {
        const ShaderObject* shader = m_share->shaders.find(key);
        if (shader->type == type)
            return shader;
    }
    return nullptr;
}

LinkResult Context::linked(const ProgramObject& program) const
{
    const auto failed = [](const char* sentence) {
        return LinkResult{std::string("ERROR: ") + sentence + "\n", nullptr, {}};
    };
    const auto lacks = [&](const char* sentence) { // What another machine links.
        LinkResult result = failed(sentence);
        result.lacking = result.log;
        return result;
    };
    const ReachableUnits& units = *m_system->units();
    const ShaderObject* vertex = attachedShader(program, GL_VERTEX_SHADER);
    const ShaderObject* fragment = attachedShader(program, GL_FRAGMENT_SHADER);
    if (!vertex)
        return failed("vertex shader required");
    if (!units.hasFragmentChain && program.hasFixedFragmentShader)
        return lacks("FF_FRAGMENT_SHADER needs a machine with a fixed fragment stage; fragment shader required");
    if (!units.hasFragmentChain && !fragment)
        return failed("fragment shader required");
    if (!units.hasFragmentPrograms && fragment)
        return lacks("no programmable fragment stage");
    if (!vertex->compiled.ok || (fragment && !fragment->compiled.ok))
        return failed("a shader of the program is not compiled");
    if (!fragment)
        return linkFixedFragmentStage(vertex->compiled, program.attributeBindings, m_system->units());
    return core::linkProgram(vertex->compiled, fragment->compiled, program.attributeBindings);
}

void Context::linkProgram(GLuint program)
{
    ProgramObject* object = programNamed(program);
    if (!object)
        return;
    object->linkStatus = false;
    object->validateStatus = false;
    LinkResult result = linked(*object);
    object->infoLog = std::move(result.log);
    if (!result.lacking.empty())
        m_system->m_device.fail(lackingUnits(result.lacking));
    if (!result.program)
        return;
    object->linkStatus = true;
    object->executable = makeExecutable(std::move(result.program));
    touchGroup();
}

void Context::useProgram(GLuint program)
{
    if (program != 0) {
        const ProgramObject* object = programNamed(program);
        if (!object)
            return;
        if (!object->linkStatus)
            return fail(GL_INVALID_OPERATION);
    }
    const ProgramKey previous = std::exchange(m_state.program, m_share->programs.keyOf(program));
    touch();
    if (previous != m_state.program)
        dropProgram(previous);
}

void Context::validateProgram(GLuint program)
{
    ProgramObject* object = programNamed(program);
    if (!object)
        return;
    object->validateStatus = object->linkStatus && !hasSamplerConflict(object->executable);
    if (object->validateStatus)
        object->infoLog.clear();
    else if (object->linkStatus)
        object->infoLog = "Samplers of different types use the same texture unit.\n";
    else
        object->infoLog = "The program is not linked.\n";
}

bool Context::hasSamplerConflict(const Executable& executable) const
{
    std::array<GlslType, kMaxCombinedTextureUnits> types{};
    std::array<bool, kMaxCombinedTextureUnits> isUsed{};
    bool hasConflict = false;
    forSamplers(executable, [&](const UniformInfo& uniform, GLint unit, int, int) {
        const auto at = static_cast<std::size_t>(unit);
        hasConflict = hasConflict || (isUsed[at] && types[at] != uniform.type);
        isUsed[at] = true;
        types[at] = uniform.type;
    });
    return hasConflict;
}

} // namespace vitrine::core::gles2
