// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/shader_lowering.h"

#include <glslang/SPIRV/spirv.hpp>

namespace vitrine::core::glsl {

namespace {

bool isProjected(std::uint32_t opcode)
{
    return opcode == spv::OpImageSampleProjImplicitLod || opcode == spv::OpImageSampleProjExplicitLod;
}

} // namespace

/// The SEND of a sample without its slot: projection divided, LOD operands in place.
LirInstruction ShaderLowering::sampleRequest(const Instruction& instruction, const SpirvType& image)
{
    LirInstruction request;
    request.opcode = Opcode::Send;
    Operand coordinates = operandOf(instruction, 1);
    const int count = image.dimension == spv::Dim2D ? 2 : 3;
    if (isProjected(instruction.opcode))
        coordinates = compute(Opcode::Div, count, {coordinates, component(coordinates, count)});
    request.sources[0] = coordinates;
    if (instruction.operands.size() < 4)
        return request;
    const std::uint32_t mask = instruction.operands[2];
    request.sources[1] = operandOf(instruction, 3);
    if (mask & spv::ImageOperandsBiasMask)
        request.send.lodMode = LodMode::Bias;
    else if (mask & spv::ImageOperandsLodMask)
        request.send.lodMode = LodMode::Explicit;
    if (mask & spv::ImageOperandsGradMask && instruction.operands.size() > 4) {
        request.send.lodMode = LodMode::Gradient;
        request.sources[2] = operandOf(instruction, 4);
    }
    return request;
}

void ShaderLowering::lowerSample(const Instruction& instruction)
{
    const Pointer sampler = pointerTo(instruction.operands[0]);
    if (m_failure)
        return;
    const SpirvType& image = m_module.type(m_module.type(sampler.type).element);
    LirInstruction request = sampleRequest(instruction, image);
    const std::uint32_t target = newRegister(4);
    request.target = registerTarget(target, 4);
    request.line = m_line;
    const auto slots = m_layout.samplerSlots.find(m_module.variables.at(sampler.variable).name);
    if (slots == m_layout.samplerSlots.end())
        return fail("the shader samples what has no texture slot");
    if (sampler.dynamic) {
        lowerDynamicSample(request, sampler, slots->second);
    } else {
        request.send.textureSlot = static_cast<std::uint8_t>(slots->second[sampler.offset]);
        emit(Opcode::Send, request.target) = request;
    }
    setValue(instruction, wholeRegister(target, 4));
}

/// The slot of a SEND is fixed, so each sampler that the index may choose gets its own, under a condition.
void ShaderLowering::lowerDynamicSample(const LirInstruction& request, const Pointer& sampler,
                                        const std::vector<std::int32_t>& slots)
{
    const Target none{.kind = OperandKind::None, .mask = 0};
    for (std::uint32_t leaf = sampler.offset; leaf < slots.size(); ++leaf) {
        if (slots[leaf] < 0)
            continue;
        const Operand number = integer(static_cast<std::int32_t>(leaf - sampler.offset));
        const Operand isChosen = compare(Opcode::ICmp, Condition::Equal, 1, {*sampler.dynamic, number});
        emit(Opcode::If, none, {isChosen});
        LirInstruction& send = emit(Opcode::Send, request.target);
        send = request;
        send.send.textureSlot = static_cast<std::uint8_t>(slots[leaf]);
        emit(Opcode::EndIf, none);
    }
}

} // namespace vitrine::core::glsl
