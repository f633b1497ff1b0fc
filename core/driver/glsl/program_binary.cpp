// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/program_binary.h"

#include "core/base/hash128.h"
#include "core/driver/glsl/binary_archive.h"
#include "core/driver/glsl/binary_checks.h"
#include "core/driver/glsl/unit_linking.h"
#include "core/shader/discard_analysis.h"

#include <algorithm>

namespace vitrine::core {

namespace {

using glsl::BinaryReader;
using glsl::BinaryWriter;

constexpr std::uint32_t kMagic = 'V' | 'I' << 8 | 'T' << 16 | 'P' << 24;

struct Header {
    std::uint32_t magic = kMagic;
    std::uint32_t version = kProgramBinaryVersion;
    std::uint32_t size = 0;
    std::uint32_t reserved = 0;
    Hash128 checksum;
};

/// What is stored.
struct Contents {
    Program vertex;
    Program fragment;
    std::vector<UniformInfo> uniforms; ///< of the shaders
    std::vector<AttributeInfo> attributes;
    std::vector<glsl::CalledUnit> calledUnits;
    bool usesUnits = false;
    bool vertexAsksForUnits = false, fragmentAsksForUnits = false;
    bool hasFixedFragmentStage = false;
};

template <typename Archive, typename Symbol>
void describeSymbol(Archive& archive, Symbol& symbol)
{
    archive.text(symbol.name);
    archive.value(symbol.kind);
    archive.value(symbol.components);
    archive.value(symbol.firstRegister);
    archive.value(symbol.registerCount);
    archive.value(symbol.firstComponent);
}

/// Member by member: what lies between members is not ours to store.
template <typename Archive, typename SourceOrConst>
void describeSource(Archive& archive, SourceOrConst& source)
{
    archive.value(source.file);
    archive.value(source.swizzle);
    archive.value(source.negate);
    archive.value(source.absolute);
    archive.value(source.relative);
    archive.value(source.addressComponent);
    archive.value(source.addressTemp);
    archive.value(source.index);
}

template <typename Archive, typename InstructionOrConst>
void describeInstruction(Archive& archive, InstructionOrConst& instruction)
{
    archive.value(instruction.opcode);
    archive.value(instruction.condition);
    archive.value(instruction.send.device);
    archive.value(instruction.send.textureSlot);
    archive.value(instruction.send.lodMode);
    archive.value(instruction.send.resultRegisters);
    archive.value(instruction.send.inputRegisters);
    archive.value(instruction.destination.file);
    archive.value(instruction.destination.writeMask);
    archive.value(instruction.destination.saturate);
    archive.value(instruction.destination.index);
    for (auto& source : instruction.sources)
        describeSource(archive, source);
    archive.value(instruction.immediate);
    archive.value(instruction.sourceLine);
}

template <typename Archive, typename ProgramOrConst>
void describeProgram(Archive& archive, ProgramOrConst& program)
{
    archive.value(program.stage);
    archive.list(program.instructions, [&](auto& instruction) { describeInstruction(archive, instruction); });
    archive.list(program.literals, [&](auto& literal) { archive.value(literal); });
    archive.list(program.uniformSymbols, [&](auto& symbol) { describeSymbol(archive, symbol); });
    archive.list(program.inputSymbols, [&](auto& symbol) { describeSymbol(archive, symbol); });
    archive.text(program.sourceText);
    for (auto* count : {&program.tempCount, &program.inputCount, &program.outputCount, &program.localCount,
                        &program.uniformCount, &program.varyingCount})
        archive.value(*count);
    for (auto* input : {&program.fragCoordInput, &program.frontFacingInput, &program.pointCoordInput})
        archive.value(*input);
    for (auto* flag : {&program.writesPointSize, &program.canDiscard, &program.writesDepth, &program.hasSideEffects,
                       &program.usesDerivatives})
        archive.value(*flag);
}

template <typename Archive, typename ContentsOrConst>
void describe(Archive& archive, ContentsOrConst& contents)
{
    describeProgram(archive, contents.vertex);
    describeProgram(archive, contents.fragment);
    archive.list(contents.uniforms, [&](auto& uniform) {
        archive.text(uniform.name);
        archive.value(uniform.type);
        archive.value(uniform.arraySize);
        for (auto* place :
             {&uniform.vertexRegister, &uniform.fragmentRegister, &uniform.vertexSlot, &uniform.fragmentSlot})
            archive.value(*place);
    });
    archive.list(contents.attributes, [&](auto& attribute) {
        archive.text(attribute.name);
        archive.value(attribute.type);
        archive.value(attribute.arraySize);
        archive.value(attribute.location);
    });
    archive.list(contents.calledUnits, [&](auto& unit) {
        archive.value(unit.port);
        archive.text(unit.name);
    });
    for (auto* flag : {&contents.usesUnits, &contents.vertexAsksForUnits, &contents.fragmentAsksForUnits,
                       &contents.hasFixedFragmentStage})
        archive.value(*flag);
}

Contents contentsOf(const LinkedProgram& program)
{
    Contents contents{*program.vertex, *program.fragment, program.uniforms, program.attributes, {}};
    std::erase_if(contents.uniforms, [](const UniformInfo& uniform) { return uniform.parameter != nullptr; });
    contents.usesUnits = program.units != nullptr;
    contents.vertexAsksForUnits = program.vertex->units != nullptr;
    contents.fragmentAsksForUnits = program.fragment->units != nullptr;
    contents.hasFixedFragmentStage = program.hasFixedFragmentStage;
    if (program.units)
        contents.calledUnits = glsl::calledUnits(contents.vertex, contents.fragment, *program.units->catalog);
    return contents;
}

Hash128 checksumOf(std::span<const std::byte> bytes)
{
    Hasher128 hasher;
    hasher.add(bytes.data(), bytes.size());
    return hasher.digest();
}

/// The part behind the header, if the header is right about it.
Result<std::span<const std::byte>> payloadOf(std::span<const std::byte> binary)
{
    Header header;
    BinaryReader reader(binary);
    reader.value(header);
    if (reader.isShort() || header.magic != kMagic)
        return failure("This is no program binary");
    if (header.version != kProgramBinaryVersion)
        return failure("The program binary has version {}, and this is version {}", header.version,
                       kProgramBinaryVersion);
    const auto payload = binary.subspan(sizeof header);
    if (payload.size() != header.size || checksumOf(payload) != header.checksum)
        return failure("The checksum of the program binary is wrong");
    return payload;
}

Result<void> check(const Contents& contents, const ReachableUnits& units)
{
    if (contents.hasFixedFragmentStage && !units.hasFragmentChain)
        return failure("The program binary needs a machine with a fixed fragment stage; fragment shader required");
    if (!contents.hasFixedFragmentStage && !units.hasFragmentPrograms)
        return failure("The program binary has a fragment shader: no programmable fragment stage");
    if (auto sound = glsl::checkLoadedPrograms(contents.vertex, contents.fragment); !sound)
        return sound;
    if (auto sound = glsl::checkLoadedInterface(contents.uniforms, contents.attributes); !sound)
        return sound;
    return glsl::checkCalledUnits(contents.vertex, contents.fragment, contents.calledUnits, units);
}

} // namespace

std::vector<std::byte> saveProgram(const LinkedProgram& program)
{
    const Contents contents = contentsOf(program);
    BinaryWriter payload;
    describe(payload, contents);
    Header header;
    header.size = static_cast<std::uint32_t>(payload.bytes.size());
    header.checksum = checksumOf(payload.bytes);
    BinaryWriter binary;
    binary.value(header);
    binary.bytes.insert(binary.bytes.end(), payload.bytes.begin(), payload.bytes.end());
    return std::move(binary.bytes);
}

Result<std::shared_ptr<const LinkedProgram>> loadProgram(std::span<const std::byte> binary,
                                                         std::shared_ptr<const ReachableUnits> units)
{
    const auto payload = payloadOf(binary);
    if (!payload)
        return payload.error();
    Contents contents;
    BinaryReader reader(*payload);
    describe(reader, contents);
    if (reader.isShort() || !reader.atEnd())
        return failure("The program binary is cut off");
    if (auto fits = check(contents, *units); !fits)
        return fits.error();
    if (contents.vertexAsksForUnits)
        contents.vertex.units = units;
    if (contents.fragmentAsksForUnits)
        contents.fragment.units = units;
    noteDiscard(contents.fragment);
    auto program = std::make_shared<LinkedProgram>();
    program->vertex = std::make_shared<const Program>(std::move(contents.vertex));
    program->fragment = std::make_shared<const Program>(std::move(contents.fragment));
    program->uniforms = std::move(contents.uniforms);
    program->attributes = std::move(contents.attributes);
    program->hasFixedFragmentStage = contents.hasFixedFragmentStage;
    if (contents.usesUnits) {
        glsl::appendParameters(program->uniforms, *units);
        program->units = std::move(units);
    }
    return std::shared_ptr<const LinkedProgram>(std::move(program));
}

} // namespace vitrine::core
