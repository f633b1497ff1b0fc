// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/command/draw_state.h"
#include "core/fixed_function/unit_runner.h"
#include "core/gpu/program_cache.h"
#include "core/memory/memory.h"
#include "core/shader/interpreter.h"
#include "core/shader/lane_trace.h"
#include "core/stream/instant_answers.h"
#include "core/texture/texture_bindings.h"

#include <memory>
#include <stop_token>
#include <utility>
#include <vector>

namespace vitrine::core {

/// Runs one stage's program of a draw over batches of lanes, answering requests at once: what the untimed machine does
/// instead of queues and arbiter.
class ShaderRunner {
public:
    /// `units` answers what is not asked of the texture unit.
    explicit ShaderRunner(UnitRunner& units) : m_units(units), m_answers(units) {}

    /// Ready for the draws of one state. Points into `memory`, which must outlive the draw.
    Result<void> prepare(ShaderStage stage, const DrawState& state, const Memory& memory, ProgramCache& cache);

    /// A fresh task; fill its inputs, then call execute().
    ThreadContext& begin(std::uint32_t lanes, LaneMask alive, LaneMask covered);
    /// Takes a trace of the next execute(); null: none.
    void trace(LaneRecorder* recorder) { m_recorder = recorder; }
    /// Fails when the program does not end within kDefaultInstructionBudget instructions, or after a stop.
    Result<void> execute();

    void setStopToken(std::stop_token stop) { m_stop = std::move(stop); }

    [[nodiscard]] const ThreadContext& context() const { return m_context; }
    [[nodiscard]] const Program& program() const { return *m_program; }

private:
    Result<void> executeTraced();
    [[nodiscard]] Error endless() const;
    void answerAll();

    UnitRunner& m_units;
    InstantAnswers m_answers;
    std::stop_token m_stop;
    LaneRecorder* m_recorder = nullptr;
    ShaderStage m_stage = ShaderStage::Vertex;
    std::shared_ptr<const Program> m_program;
    std::shared_ptr<const DecodedProgram> m_decoded;
    std::shared_ptr<const std::vector<Vec4>> m_constants;
    std::shared_ptr<const ParameterBlock> m_parameters;
    StageTextures m_textures;
    ThreadContext m_context;
};

} // namespace vitrine::core
