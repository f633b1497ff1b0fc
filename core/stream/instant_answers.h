// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/fixed_function/unit_runner.h"
#include "core/shader/interpreter.h"
#include "core/texture/texture_bindings.h"

#include <vector>

namespace vitrine::core {

/// Answers requests in the moment they are made: for machines without a clock, and where a machine with one has no
/// queues for them.
class InstantAnswers {
public:
    /// What a draw asks with. Both outlive the call; parameters null: defaults.
    struct Draw {
        const StageTextures& textures;
        const ParameterBlock* parameters;
    };

    /// `units` answers what is not asked of the texture unit.
    explicit InstantAnswers(UnitRunner& units) : m_units(units) {}

    /// All requests that are outstanding.
    void answerAll(ThreadContext& context, const DecodedProgram& program, const Draw& draw);

private:
    struct Question;
    void answer(const Question& question);
    /// The sampler writes the result register itself, where nothing speaks against it.
    bool answerInPlace(const Question& question);

    UnitRunner& m_units;
    std::vector<float> m_results; ///< scratch
};

} // namespace vitrine::core
