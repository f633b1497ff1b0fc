// SPDX-License-Identifier: Apache-2.0
#include "core/session/replay_cost.h"

#include <string_view>

namespace vitrine::core {

namespace {

// Measured on one machine; only their ratios matter, and these only roughly.
constexpr ReplayCost kPerCall = 1'000;
constexpr ReplayCost kPerCompilation = 3'000'000;
constexpr ReplayCost kBytesPerNanosecond = 1;
constexpr ReplayCost kPerDraw = 4'000;
constexpr ReplayCost kPerVertex = 50;
constexpr ReplayCost kPerFragment = 15;
constexpr ReplayCost kInstructionsPerNanosecond = 1;
constexpr ReplayCost kPerCycle = 500;
constexpr ReplayCost kPerObject = 150;
constexpr ReplayCost kPerCopy = 3'000;
constexpr std::uint64_t kBytesPerObject = 400;
constexpr std::uint64_t kBytesPerCopy = 8'192;

bool compiles(std::string_view function)
{
    return function == "glCompileShader" || function == "glLinkProgram";
}

std::uint64_t objectsIn(const Replayer& replayer)
{
    std::uint64_t objects = 0;
    for (const auto& [id, context] : replayer.system().contexts()) {
        const gles2::ShareGroup& group = context.shareGroup();
        objects += 1 + context.state().vertexArrays.objects().size() + context.state().framebuffers.objects().size();
        objects += group.buffers.objects().size() + group.textures.objects().size() +
                   group.renderbuffers.objects().size() + group.shaders.objects().size() +
                   group.programs.objects().size();
    }
    for (const auto& [id, context] : replayer.vg().contexts())
        objects += 1 + context.shareGroup().objectCount();
    return objects;
}

std::uint64_t sourceBytesIn(const Replayer& replayer)
{
    std::uint64_t bytes = 0;
    for (const auto& [id, context] : replayer.system().contexts())
        for (const auto& [key, shader] : context.shareGroup().shaders.objects())
            bytes += shader.source.size();
    return bytes;
}

} // namespace

ReplayCost callCost(const Call& call)
{
    ReplayCost cost = kPerCall;
    for (const Value& argument : call.arguments)
        if (const Blob* blob = argument.blob(); blob && *blob)
            cost += (*blob)->size() / kBytesPerNanosecond;
    return compiles(call.function) ? cost + kPerCompilation : cost;
}

ReplayCost drawCost(const DrawCommand& command, const DrawCounters& counters)
{
    const ProgramState& program = command.state->program;
    if (command.state->isBasic())
        return kPerDraw + counters.cycles * kPerCycle + counters.samplesWritten * kPerFragment;
    return kPerDraw + counters.cycles * kPerCycle +
           counters.vertices * (kPerVertex + program.vertex->instructions.size() / kInstructionsPerNanosecond) +
           counters.fragments * (kPerFragment + program.fragment->instructions.size() / kInstructionsPerNanosecond);
}

ReplayCost copyCostOf(const Replayer& replayer)
{
    return kPerCopy + objectsIn(replayer) * kPerObject;
}

std::uint64_t copyBytesOf(const Replayer& replayer)
{
    return kBytesPerCopy + objectsIn(replayer) * kBytesPerObject + sourceBytesIn(replayer);
}

} // namespace vitrine::core
