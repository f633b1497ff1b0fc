// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/program_details.h"

#include "core/session/replay.h"
#include "core/session/resources/program_values.h"

#include <algorithm>

namespace vitrine::core {

using namespace gles2;

namespace {

std::size_t indexOf(GLenum shaderType)
{
    return static_cast<std::size_t>(shaderType == GL_VERTEX_SHADER ? ShaderStage::Vertex : ShaderStage::Fragment);
}

void fillShader(StageDetails& stage, const ShaderObject& shader, const std::optional<ResourceId>& id)
{
    stage.shader = id;
    stage.isCompiled = shader.compiled.ok;
    stage.log = shader.compiled.log;
    stage.source = shader.source;
}

void fillLinked(StageDetails& stage, const Program& program, const std::vector<Vec4>& image)
{
    if (stage.shader && stage.source != program.sourceText)
        stage.newerSource = std::move(stage.source);
    stage.source = program.sourceText;
    stage.disassembly = disassemble(program);
    stage.instructions = static_cast<std::uint32_t>(program.instructions.size());
    stage.temps = program.tempCount;
    stage.inputs = program.inputCount;
    stage.locals = program.localCount;
    stage.uniformRegisters = program.uniformCount;
    stage.canDiscard = program.canDiscard;
    stage.writesDepth = program.writesDepth;
    stage.usesDerivatives = program.usesDerivatives;
    stage.constants = constantsOf(program, image);
    stage.discard = discardCard(program, image);
}

bool isOfLastDraw(const Replay& replay, const ProgramObject& program)
{
    const auto& draw = replay.lastDraw();
    const auto& linked = program.executable.program;
    return draw && linked && draw->state->program.vertex == linked->vertex &&
           draw->state->program.fragment == linked->fragment;
}

ProgramDetails detailsOf(const Replay& replay, const ApiObjects& objects, const ResourceId& id)
{
    const ProgramObject& program = *objects.program(id);
    ProgramDetails details;
    details.id = id;
    details.isLinked = program.executable.program != nullptr;
    details.isRelinkFailed = details.isLinked && !program.linkStatus;
    details.isDeleted = program.isDeleted;
    details.isOfLastDraw = isOfLastDraw(replay, program);
    details.log = program.infoLog;
    for (const ShaderKey key : program.attached)
        if (const ShaderObject* shader = objects.groups().at(id.group)->shaders.find(key))
            fillShader(details.stages[indexOf(shader->type)], *shader, objects.idOf(id.group, key));
    if (!details.isLinked)
        return details;
    const Executable& executable = program.executable;
    details.hasFixedFragmentStage = executable.program->hasFixedFragmentStage;
    fillLinked(details.stages[0], *executable.program->vertex, *executable.vertexConstants);
    fillLinked(details.stages[1], *executable.program->fragment, *executable.fragmentConstants);
    const ProgramValues values{objects, replay.replayer(), program, program.name, id.group};
    details.uniforms = uniformsOf(values);
    details.attributes = attributesOf(values);
    details.varyings = varyingsOf(program);
    return details;
}

std::optional<ResourceId> programWith(const ApiObjects& objects, const ResourceId& shader)
{
    const auto group = objects.groups().find(shader.group);
    if (group == objects.groups().end())
        return std::nullopt;
    for (const auto& [key, program] : group->second->programs.objects())
        for (const ShaderKey attached : program.attached)
            if (objects.idOf(shader.group, attached) == shader)
                return objects.idOf(shader.group, ProgramKey{key});
    return std::nullopt;
}

std::optional<ResourceId> programAtHand(const ApiObjects& objects)
{
    const DrawUse& use = objects.system().lastDrawUse();
    if (const Context* context = objects.system().context(use.context))
        if (const auto id = objects.idOf(context->state().shareGroup, use.program))
            return id;
    const Context* context = objects.current();
    return context ? objects.idOf(context->state().shareGroup, context->state().program) : std::nullopt;
}

std::optional<ResourceId> meant(const ApiObjects& objects, const ProgramQuestion& question)
{
    if (!question)
        return programAtHand(objects);
    if (question->kind == ResourceKind::Shader)
        return programWith(objects, *question);
    return objects.program(*question) ? question : std::nullopt;
}

} // namespace

bool isSampler(GlslType type)
{
    return type >= GlslType::Sampler2D;
}

std::optional<ResourceId> programMeant(const Replay& replay, const ProgramQuestion& question)
{
    return meant(ApiObjects(replay.replayer()), question);
}

Result<ProgramDetails> programDetails(const Replay& replay, const ProgramQuestion& question)
{
    const ApiObjects objects(replay.replayer());
    if (const auto id = meant(objects, question))
        return detailsOf(replay, objects, *id);
    if (!question)
        return failure("no draw has run a program yet, and none is in use");
    const ShaderObject* shader = objects.shader(*question);
    if (!shader)
        return failure("there is no {}{} at this position",
                       question->kind == ResourceKind::Shader ? "shader " : "program ", question->name);
    ProgramDetails details;
    fillShader(details.stages[indexOf(shader->type)], *shader, *question);
    return details;
}

std::vector<ResourceId> programList(const Replay& replay)
{
    const ApiObjects objects(replay.replayer());
    std::vector<ResourceId> all;
    for (const auto& [number, group] : objects.groups())
        for (const auto& [key, program] : group->programs.objects())
            if (const auto id = objects.idOf(number, ProgramKey{key}))
                all.push_back(*id);
    std::ranges::sort(all, std::less<>());
    return all;
}

} // namespace vitrine::core
