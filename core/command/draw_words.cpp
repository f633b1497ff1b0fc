// SPDX-License-Identifier: Apache-2.0
#include "core/command/draw_words.h"

#include "core/command/draw_encoder.h"
#include "core/observe/event_names.h"

#include <tuple>

namespace vitrine::core {

namespace {

auto askedFor(const DrawCommand& command)
{
    return std::tie(command.state, command.topology, command.first, command.count, command.indexType, command.indices,
                    command.indexOffset);
}

/// A value for each of the program's uniforms; the literals behind them are its own.
bool fits(const std::shared_ptr<const std::vector<Vec4>>& constants, const std::shared_ptr<const Program>& program)
{
    return program && constants && constants->size() >= program->uniformCount;
}

/// Whether words of its own say the command as it stands.
bool isAsWritten(const DrawCommand& command)
{
    const ProgramState& program = command.state->program;
    return fits(program.vertexConstants, program.vertex) && fits(program.fragmentConstants, program.fragment);
}

} // namespace

bool hasWords(const DrawCommand& command)
{
    return command.words && askedFor(command.words->of) == askedFor(command);
}

CommandBuffer bufferOf(const DrawWords& words, const DrawCommand& command)
{
    return {{0, words.bytes},  0, static_cast<std::uint32_t>(words.bytes->size()), {}, words.blocks, command.drawSeq,
            command.callNumber};
}

Result<DrawCommand> readWords(const DrawCommand& command)
{
    if (!hasWords(command) && isAsWritten(command))
        return command;
    const auto words = hasWords(command) ? command.words : DrawEncoder().encode(command);
    RegisterImage image = *words->before;
    std::vector<ResolvedDraw> draws = drawsIn(bufferOf(*words, command), image);
    if (draws.size() != 1)
        return failure("the commands of a draw make {} draws", draws.size());
    if (draws.front().fault)
        return failure("the commands of a draw can't be followed: {}", enumName(draws.front().fault->code));
    DrawCommand read = std::move(draws.front().command);
    read.scans = command.scans;
    read.uniforms = command.uniforms;
    return read;
}

} // namespace vitrine::core
