// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/debug_info.h"

#include "core/driver/glsl/big_stack_thread.h"
#include "core/driver/glsl/debug_interface.h"
#include "core/driver/glsl/glsl_type_names.h"
#include "core/driver/glsl/program_builder.h"
#include "core/driver/glsl/shader_lowering.h"
#include "core/driver/glsl/stage_compiler.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>

namespace vitrine::core {

namespace {

bool isSame(const Source& a, const Source& b)
{
    return a.file == b.file && a.swizzle == b.swizzle && a.negate == b.negate && a.absolute == b.absolute &&
           a.relative == b.relative && a.addressComponent == b.addressComponent && a.addressTemp == b.addressTemp &&
           a.index == b.index;
}

bool isSame(const Instruction& a, const Instruction& b)
{
    const auto key = [](const Instruction& i) {
        return std::array<std::int64_t, 13>{static_cast<std::int64_t>(i.opcode),
                                            static_cast<std::int64_t>(i.condition),
                                            i.send.device,
                                            i.send.textureSlot,
                                            static_cast<std::int64_t>(i.send.lodMode),
                                            i.send.resultRegisters,
                                            i.send.inputRegisters,
                                            static_cast<std::int64_t>(i.destination.file),
                                            i.destination.writeMask,
                                            i.destination.saturate,
                                            i.destination.index,
                                            i.immediate,
                                            i.sourceLine};
    };
    return key(a) == key(b) && std::equal(a.sources.begin(), a.sources.end(), b.sources.begin(),
                                          [](const Source& x, const Source& y) { return isSame(x, y); });
}

/// As bits: a literal may be no number.
bool isSame(const Vec4& a, const Vec4& b)
{
    return std::bit_cast<std::array<std::uint32_t, 4>>(a) == std::bit_cast<std::array<std::uint32_t, 4>>(b);
}

std::map<std::string, std::uint32_t> locationsOf(const Program& vertex)
{
    std::map<std::string, std::uint32_t> locations;
    for (const ProgramSymbol& attribute : vertex.inputSymbols)
        locations[attribute.name] = attribute.firstRegister;
    return locations;
}

struct Pair {
    const Program& vertex;
    const Program& fragment;
    ShaderStage stage;
    [[nodiscard]] const Program& wanted() const { return stage == ShaderStage::Vertex ? vertex : fragment; }
};

/// Interface variables that the program keeps in registers until its end.
void relocateOutputs(std::vector<DebugVariable>& variables, const glsl::LirDebug& debug)
{
    for (DebugVariable& variable : variables) {
        const auto moved = debug.outputs.find(variable.name.substr(0, variable.name.find('[')));
        const bool isOutput = !variable.places.empty() && variable.places[0].kind == DebugPlace::Kind::Output;
        if (isOutput && moved != debug.outputs.end() && moved->second.size() >= variable.places.size())
            variable.places.assign(moved->second.begin(),
                                   moved->second.begin() + static_cast<std::ptrdiff_t>(variable.places.size()));
    }
}

/// Fills in what is found out until something does not fit; answers with what that was.
Text explore(const Pair& pair, ShaderDebugInfo& info)
{
    if (pair.vertex.sourceText.empty() || pair.fragment.sourceText.empty())
        return textOf("The program has no source, so its variables are not known.");
    const bool isVertex = pair.stage == ShaderStage::Vertex;
    const auto marks = [&](bool isWanted) { return isWanted ? glsl::DebugMarks::With : glsl::DebugMarks::Without; };
    // What compiled once may be of any origin: the driver's own has all extensions.
    const CompiledShader vertex = glsl::compileStage(ShaderStage::Vertex, pair.vertex.sourceText, pair.vertex.units,
                                                     ShaderOrigin::Driver, marks(isVertex));
    const CompiledShader fragment = glsl::compileStage(ShaderStage::Fragment, pair.fragment.sourceText,
                                                       pair.fragment.units, ShaderOrigin::Driver, marks(!isVertex));
    const CompiledShader& wanted = isVertex ? vertex : fragment;
    if (!vertex.handle || !fragment.handle || !wanted.handle->marks)
        return textOf("The source does not compile again, so its variables are not known.");
    const auto layout = glsl::layOutProgram(*vertex.handle, *fragment.handle, locationsOf(pair.vertex));
    if (!layout)
        return textOf("The program does not link again, so its variables are not known.");
    std::vector<DebugVariable> variables = glsl::interfaceVariables(*layout, *wanted.handle, pair.wanted());
    const glsl::StageLayout& stage = isVertex ? layout->vertex : layout->fragment;
    auto code = glsl::ShaderLowering{wanted.handle->module, stage, pair.stage, wanted.handle->marks.get()}.run();
    if (!code)
        return textOf("The source does not compile again, so its variables are not known.");
    const std::shared_ptr<const glsl::LirDebug> debug = code->debug;
    auto built = glsl::buildDebuggedProgram(*std::move(code), stage, pair.stage);
    info.variables = std::move(variables);
    // Marks must not change a program, but who is shown another program's variables would never know.
    if (!built || !isSameCode(built->program, pair.wanted()))
        return textOf(
            "Compiled once more for its variables the source gave other code, so local variables are not shown.");
    relocateOutputs(info.variables, *debug);
    info.variables.insert(info.variables.end(), debug->variables.begin(), debug->variables.end());
    info.instructions = std::move(built->instructions);
    info.slotCount = built->slotCount;
    return {};
}

} // namespace

bool isSameCode(const Program& a, const Program& b)
{
    return a.tempCount == b.tempCount && a.localCount == b.localCount && a.inputCount == b.inputCount &&
           a.outputCount == b.outputCount && a.uniformCount == b.uniformCount &&
           std::ranges::equal(a.literals, b.literals, [](const Vec4& x, const Vec4& y) { return isSame(x, y); }) &&
           std::ranges::equal(a.instructions, b.instructions,
                              [](const Instruction& x, const Instruction& y) { return isSame(x, y); });
}

std::string DebugVariable::typeName() const
{
    if (role == VariableRole::Sampler)
        return arraySize == 0 ? "sampler" : "sampler[" + std::to_string(arraySize) + "]";
    constexpr std::array kScalars{GlslType::Float, GlslType::Int, GlslType::Bool}; // by SymbolKind
    const GlslType type =
        columns > 1 ? matrixOf(columns) : vectorOf(kScalars.at(static_cast<std::size_t>(kind)), components);
    const std::string text(nameOf(type));
    return arraySize == 0 ? text : text + "[" + std::to_string(arraySize) + "]";
}

std::shared_ptr<const ShaderDebugInfo> makeShaderDebugInfo(const Program& vertex, const Program& fragment,
                                                           ShaderStage stage)
{
    auto info = std::make_shared<ShaderDebugInfo>();
    glsl::runOnBigStack([&] { info->remark = explore({vertex, fragment, stage}, *info); });
    return info;
}

} // namespace vitrine::core
