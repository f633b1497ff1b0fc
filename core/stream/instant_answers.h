// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/fixed_function/unit_runner.h"
#include "core/shader/interpreter.h"
#include "core/texture/texture_bindings.h"

#include <vector>

namespace vitrine::core {

/// Answers requests at the moment they are made, for machines without a clock, and where a machine with a clock has no
/// queues for them.
class InstantAnswers {
public:
    /// What the requests of a draw refer to. Both have to outlive the call. Null parameters stand for the defaults.
    struct Draw {
        const StageTextures& textures;
        const ParameterBlock* parameters;
    };

    /// `units` answers the requests that do not go to the texture unit.
    explicit InstantAnswers(UnitRunner& units) : m_units(units) {}

    /// Answers all outstanding requests.
    void answerAll(ThreadContext& context, const DecodedProgram& program, const Draw& draw);

private:
    struct Question;
    void answer(const Question& question);
    /// Lets the sampler write the result registers itself, where that is possible. Returns whether it was.
    bool answerInPlace(const Question& question);

    UnitRunner& m_units;
    std::vector<float> m_results; ///< scratch
};

} // namespace vitrine::core
