// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/binary_checks.h"

#include "core/shader/program_validation.h"

#include <algorithm>
#include <map>

namespace vitrine::core::glsl {

namespace {

constexpr std::uint32_t kMaxTemps = 16'384;
constexpr std::uint32_t kMaxLocals = 16'384;
constexpr std::uint32_t kMaxUniforms = 16'384;
constexpr std::uint32_t kMaxVaryings = 16;
constexpr std::uint32_t kMaxSpecialInputs = 3;
constexpr std::uint32_t kMaxAttributes = 16;
constexpr int kMaxTextureSlots = 32;

bool callsUnit(const Instruction& instruction)
{
    return instruction.opcode == Opcode::Send && instruction.send.device != kTexturePort;
}

bool isWithinLimits(const Program& program, ShaderStage stage)
{
    const bool isVertex = stage == ShaderStage::Vertex;
    const auto isInput = [&](std::int16_t input) {
        return input >= -1 && input < static_cast<int>(program.inputCount);
    };
    const std::uint32_t inputs = isVertex ? kMaxAttributes : program.varyingCount + kMaxSpecialInputs;
    const std::uint32_t outputs = isVertex ? program.varyingCount + 2u : 1u;
    const std::uint32_t mostOutputs = isVertex ? outputs : 2u;
    return program.stage == stage && program.tempCount <= kMaxTemps && program.localCount <= kMaxLocals &&
           program.uniformCount <= kMaxUniforms && program.literals.size() <= kMaxUniforms &&
           program.varyingCount <= kMaxVaryings && program.inputCount <= inputs && program.outputCount >= outputs &&
           program.outputCount <= mostOutputs && (isVertex || program.inputCount >= program.varyingCount) &&
           isInput(program.fragCoordInput) && isInput(program.frontFacingInput) && isInput(program.pointCoordInput);
}

bool samplesWithinSlots(const Program& program)
{
    return std::all_of(program.instructions.begin(), program.instructions.end(), [](const Instruction& instruction) {
        return instruction.opcode != Opcode::Send || instruction.send.textureSlot < kMaxTextureSlots;
    });
}

Result<void> checkProgram(const Program& program, ShaderStage stage)
{
    if (!isWithinLimits(program, stage) || !samplesWithinSlots(program))
        return failure("The program binary is beyond the machine's limits");
    return validate(program);
}

bool isType(GlslType type)
{
    return type <= GlslType::SamplerExternal;
}

bool fits(const Instruction& call, const UnitKind& kind)
{
    return call.send.inputRegisters == kind.inputs.size() && call.send.resultRegisters == kind.outputs.size();
}

} // namespace

std::vector<CalledUnit> calledUnits(const Program& vertex, const Program& fragment, const UnitCatalog& catalog)
{
    std::map<std::uint8_t, std::string> byPort;
    for (const Program* program : {&vertex, &fragment})
        for (const Instruction& instruction : program->instructions)
            if (const UnitKind* kind = callsUnit(instruction) ? catalog.onPort(instruction.send.device) : nullptr)
                byPort[kind->port] = kind->name;
    std::vector<CalledUnit> result;
    for (const auto& [port, name] : byPort)
        result.push_back({port, name});
    return result;
}

Result<void> checkLoadedPrograms(const Program& vertex, const Program& fragment)
{
    if (auto sound = checkProgram(vertex, ShaderStage::Vertex); !sound)
        return sound;
    if (auto sound = checkProgram(fragment, ShaderStage::Fragment); !sound)
        return sound;
    if (vertex.varyingCount != fragment.varyingCount)
        return failure("The stages of the program binary do not fit each other");
    return {};
}

Result<void> checkLoadedInterface(const std::vector<UniformInfo>& uniforms,
                                  const std::vector<AttributeInfo>& attributes)
{
    const bool areUniforms = std::all_of(uniforms.begin(), uniforms.end(), [](const UniformInfo& uniform) {
        return isType(uniform.type) && uniform.arraySize > 0 && uniform.vertexSlot < kMaxTextureSlots &&
               uniform.fragmentSlot < kMaxTextureSlots;
    });
    const bool areAttributes = std::all_of(attributes.begin(), attributes.end(), [](const AttributeInfo& attribute) {
        return isType(attribute.type) && attribute.location < kMaxAttributes;
    });
    if (!areUniforms || !areAttributes)
        return failure("The program binary is beyond the machine's limits");
    return {};
}

Result<void> checkCalledUnits(const Program& vertex, const Program& fragment, const std::vector<CalledUnit>& called,
                              const ReachableUnits& units)
{
    for (const Program* program : {&vertex, &fragment})
        for (const Instruction& instruction : program->instructions) {
            if (instruction.opcode != Opcode::Send)
                continue;
            if (program == &vertex && !units.hasFragmentPrograms)
                return failure("device not reachable in {}", units.preset);
            if (!callsUnit(instruction))
                continue;
            const auto told = std::find_if(called.begin(), called.end(), [&](const CalledUnit& unit) {
                return unit.port == instruction.send.device;
            });
            if (told == called.end())
                return failure("The program binary calls a device that it does not name");
            const UnitKind* kind = units.catalog->onPort(told->port);
            if (!kind || kind->name != told->name || (units.presentPorts >> told->port & 1u) == 0)
                return failure("device {} absent in {}", told->name, units.preset);
            if (!fits(instruction, *kind))
                return failure("The program binary calls another version of {}", told->name);
        }
    return {};
}

} // namespace vitrine::core::glsl
