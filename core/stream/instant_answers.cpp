// SPDX-License-Identifier: Apache-2.0
#include "core/stream/instant_answers.h"

#include "core/texture/texture_answer.h"

#include <algorithm>

namespace vitrine::core {

struct InstantAnswers::Question {
    ThreadContext& context;
    const DecodedProgram& program;
    const Draw& draw;
    DeviceRequest request; ///< the oldest

    [[nodiscard]] bool asksTexture() const { return request.descriptor.device == kTexturePort; }
    [[nodiscard]] const PreparedTexture* texture() const
    {
        return draw.textures.texture(request.descriptor.textureSlot);
    }
};

void InstantAnswers::answerAll(ThreadContext& context, const DecodedProgram& program, const Draw& draw)
{
    while (!context.pending.empty()) {
        const Question question{context, program, draw, deviceRequest(context, program, 0)};
        if (!answerInPlace(question))
            answer(question);
    }
}

void InstantAnswers::answer(const Question& question)
{
    const DeviceRequest& request = question.request;
    const std::size_t lanes = request.laneCount;
    m_results.assign(std::size_t{4} * request.descriptor.resultRegisters * lanes, 0.0f);
    if (question.asksTexture())
        answerTextureRequest(request, question.texture(), std::span(m_results).first(4 * lanes));
    else
        m_units.answer(request, question.draw.parameters, m_results);
    deliver(question.context, question.program, request.ticket, m_results);
}

bool InstantAnswers::answerInPlace(const Question& question)
{
    const auto rows =
        question.asksTexture() ? answerRows(question.context, question.program, 0) : std::optional<AnswerRows>();
    if (!rows)
        return false;
    m_results.resize(std::max<std::size_t>(m_results.size(), question.request.laneCount));
    SampleResult result;
    for (std::size_t channel = 0; channel < 4; ++channel)
        result.channels[channel] = (*rows)[channel] ? (*rows)[channel] : m_results.data();
    answerTextureRequest(question.request, question.texture(), result);
    finishAnswer(question.context, 0);
    return true;
}

} // namespace vitrine::core
