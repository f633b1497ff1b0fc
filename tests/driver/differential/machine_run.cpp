// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/differential/machine_run.h"

#include "core/shader/interpreter.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace vitrine::differential {

namespace {

using core::Vec4;

constexpr std::uint64_t kInstructionBudget = 4'000'000;

/// Truth values are 0 and ~0 in the machine's registers.
float machineComponent(Base base, Scalar component)
{
    return base == Base::Bool ? std::bit_cast<float>(component.truth() ? ~0u : 0u) : component.number();
}

class MachineRun {
public:
    MachineRun(const core::LinkedProgram& program, const ProgramInterface& interface, const ProgramInputs& inputs)
        : m_program(program), m_interface(interface), m_inputs(inputs), m_random(inputs.answerOrder)
    {
    }
    MachineResult run();

private:
    struct Stage {
        const core::Program& program;
        std::vector<Vec4> constants{};
        std::vector<std::uint32_t> samplers{}; ///< numbers, by slot
        core::ThreadContext context{};
    };
    Stage makeStage(core::ShaderStage stage);
    void setUniform(Stage& stage, const Leaf& leaf, const Value& value, const core::UniformInfo& place, bool isVertex);
    bool start(Stage& stage, std::uint64_t covered);
    bool finish(Stage& stage);
    void setAttributes(Stage& stage);
    void setVaryings(const Stage& vertex, Stage& fragment);
    void setSpecial(Stage& stage, std::int16_t input, const std::string& name, Base base);
    void answerOne(Stage& stage);

    const core::LinkedProgram& m_program;
    const ProgramInterface& m_interface;
    const ProgramInputs& m_inputs;
    RandomSource m_random;
    std::optional<core::DecodedProgram> m_decoded;
    MachineResult m_result;
};

MachineRun::Stage MachineRun::makeStage(core::ShaderStage which)
{
    const bool isVertex = which == core::ShaderStage::Vertex;
    Stage stage{.program = isVertex ? *m_program.vertex : *m_program.fragment};
    stage.constants.resize(stage.program.uniformCount);
    stage.samplers.resize(32);
    for (const Declaration& uniform : m_interface.uniforms)
        for (const Leaf& leaf : leavesOf(uniform))
            for (const core::UniformInfo& place : m_program.uniforms)
                if (place.name == leaf.name)
                    setUniform(stage, leaf, m_inputs.uniforms.at(uniform.name), place, isVertex);
    return stage;
}

void MachineRun::setUniform(Stage& stage, const Leaf& leaf, const Value& value, const core::UniformInfo& place,
                            bool isVertex)
{
    const std::int32_t slot = isVertex ? place.vertexSlot : place.fragmentSlot;
    const std::int32_t first = isVertex ? place.vertexRegister : place.fragmentRegister;
    const int rows = leaf.type.rows;
    const int columns = leaf.type.columns * std::max<int>(place.arraySize, 1);
    for (int column = 0; column < columns; ++column)
        for (int row = 0; row < rows; ++row) {
            const Scalar component = value[leaf.offset + static_cast<std::size_t>(column * rows + row)];
            if (leaf.type.isSampler() && slot >= 0)
                stage.samplers.at(static_cast<std::size_t>(slot + column)) = component.bits;
            else if (!leaf.type.isSampler() && first >= 0)
                stage.constants.at(static_cast<std::size_t>(first + column))[row] =
                    machineComponent(leaf.type.base, component);
        }
}

bool MachineRun::start(Stage& stage, std::uint64_t covered)
{
    auto decoded = core::DecodedProgram::decode(stage.program);
    if (!decoded) {
        m_result.fault = "not decoded: " + decoded.error().message.english();
        return false;
    }
    m_decoded = *std::move(decoded);
    stage.context.reset(*m_decoded, static_cast<std::uint32_t>(m_inputs.lanes), m_inputs.alive, covered);
    return true;
}

/// Runs to the end; requests are answered at once, or when the program needs an answer, in random order.
bool MachineRun::finish(Stage& stage)
{
    const auto mode = m_inputs.answersLate ? core::SendMode::StopAtUse : core::SendMode::StopAtSend;
    for (;;) {
        const core::RunStatus status =
            core::run(stage.context, *m_decoded, stage.constants, {.sendMode = mode, .budget = kInstructionBudget});
        if (status == core::RunStatus::Finished)
            return true;
        if (status != core::RunStatus::Request && status != core::RunStatus::Waiting) {
            m_result.fault = status == core::RunStatus::FlowTooDeep ? "flow too deep" : "out of instructions";
            return false;
        }
        answerOne(stage);
    }
}

/// See stubTexel.
void MachineRun::answerOne(Stage& stage)
{
    const auto pending = static_cast<int>(stage.context.pending.size());
    const core::DeviceRequest request =
        core::deviceRequest(stage.context, *m_decoded, static_cast<std::size_t>(m_random.below(pending)));
    const std::uint32_t sampler = stage.samplers.at(request.descriptor.textureSlot);
    const std::uint32_t dimensions = sampler & kCubeSampler ? 3 : 2;
    const auto mode = static_cast<float>(static_cast<int>(request.descriptor.lodMode));
    std::vector<float> texels(4 * m_inputs.lanes);
    for (std::uint32_t c = 0; c < 4; ++c)
        for (std::size_t lane = 0; lane < m_inputs.lanes; ++lane) {
            const float offset = static_cast<float>(c) + 2.0f * static_cast<float>(sampler) + 0.5f * mode;
            const float lod = request.descriptor.lodMode == core::LodMode::Implicit ? 0.0f : request.lod()[lane];
            texels[c * m_inputs.lanes + lane] = request.coordinate(c % dimensions)[lane] * 0.25f + offset + lod * 0.5f;
        }
    core::deliver(stage.context, *m_decoded, request.ticket, texels);
}

void MachineRun::setAttributes(Stage& stage)
{
    for (const core::AttributeInfo& place : m_program.attributes)
        for (const Declaration& attribute : m_interface.attributes)
            for (std::size_t lane = 0; attribute.name == place.name && lane < m_inputs.lanes; ++lane) {
                const Value& value = m_inputs.attributes[lane].at(attribute.name);
                const auto rows = static_cast<std::size_t>(attribute.type.rows);
                for (std::size_t i = 0; i < value.size(); ++i)
                    stage.context.input(static_cast<std::uint32_t>(place.location + i / rows),
                                        static_cast<std::uint32_t>(i % rows))[lane] = value[i].number();
            }
}

void MachineRun::setVaryings(const Stage& vertex, Stage& fragment)
{
    constexpr std::uint32_t kFirstVarying = 2;
    for (std::uint32_t index = 0; index < fragment.program.varyingCount; ++index)
        for (std::uint32_t c = 0; c < 4; ++c)
            std::ranges::copy(vertex.context.output(kFirstVarying + index, c),
                              fragment.context.input(index, c).begin());
}

void MachineRun::setSpecial(Stage& stage, std::int16_t input, const std::string& name, Base base)
{
    for (std::size_t lane = 0; input >= 0 && lane < m_inputs.lanes; ++lane) {
        const Value& value = m_inputs.specials[lane].at(name);
        for (std::uint32_t c = 0; c < value.size(); ++c)
            stage.context.input(static_cast<std::uint32_t>(input), c)[lane] = machineComponent(base, value[c]);
    }
}

Vec4 outputOf(const core::ThreadContext& context, std::uint32_t index, std::size_t lane)
{
    return {context.output(index, 0)[lane], context.output(index, 1)[lane], context.output(index, 2)[lane],
            context.output(index, 3)[lane]};
}

MachineResult MachineRun::run()
{
    Stage vertex = makeStage(core::ShaderStage::Vertex);
    if (!start(vertex, m_inputs.alive))
        return m_result;
    setAttributes(vertex);
    if (!finish(vertex))
        return m_result;
    Stage fragment = makeStage(core::ShaderStage::Fragment);
    if (!start(fragment, m_inputs.covered))
        return m_result;
    setVaryings(vertex, fragment);
    setSpecial(fragment, fragment.program.fragCoordInput, "gl_FragCoord", Base::Float);
    setSpecial(fragment, fragment.program.frontFacingInput, "gl_FrontFacing", Base::Bool);
    setSpecial(fragment, fragment.program.pointCoordInput, "gl_PointCoord", Base::Float);
    if (!finish(fragment))
        return m_result;
    for (std::size_t lane = 0; lane < m_inputs.lanes; ++lane)
        m_result.lanes.push_back({.position = outputOf(vertex.context, 0, lane),
                                  .pointSize = vertex.program.writesPointSize ? vertex.context.output(1, 0)[lane] : 0,
                                  .isDiscarded = (fragment.context.discarded >> lane & 1) != 0,
                                  .color = outputOf(fragment.context, 0, lane)});
    return m_result;
}

} // namespace

MachineResult runOnMachine(const core::LinkedProgram& program, const ProgramInterface& interface,
                           const ProgramInputs& inputs)
{
    return MachineRun{program, interface, inputs}.run();
}

} // namespace vitrine::differential
