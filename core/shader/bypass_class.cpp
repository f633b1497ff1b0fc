// SPDX-License-Identifier: Apache-2.0
#include "core/shader/bypass_class.h"

#include "core/shader/opcode_class.h"

#include <algorithm>
#include <array>

namespace vitrine::core {

namespace {

constexpr FragmentNeed full(FragmentRule rule)
{
    return {FragmentClass::Full, rule};
}

/// The first instruction that leaves the straight way; nothing when the program has none. The end comes last and once:
/// whatever follows it would not be executed.
std::optional<std::size_t> firstFlow(const Program& program)
{
    const auto& code = program.instructions;
    const auto leaves = [](const Instruction& instruction) {
        return isFlow(instruction.opcode) || instruction.opcode == Opcode::End;
    };
    const auto first = std::find_if(code.begin(), code.end(), leaves);
    if (first == code.end() || (first->opcode == Opcode::End && first + 1 == code.end()))
        return std::nullopt;
    return static_cast<std::size_t>(first - code.begin());
}

bool isAsItStands(const Source& source, RegisterFile file)
{
    return source.file == file && !source.negate && !source.absolute && !source.relative;
}

/// MOV o0, v in all components, and nothing else.
bool movesColorAlone(const Program& program)
{
    const auto& code = program.instructions;
    const std::size_t moves = code.back().opcode == Opcode::End ? code.size() - 1 : code.size();
    if (moves != 1 || code.front().opcode != Opcode::Mov)
        return false;
    const Instruction& move = code.front();
    return move.destination.file == RegisterFile::Output && move.destination.index == 0 &&
           move.destination.writeMask == 0xF && !move.destination.saturate &&
           isAsItStands(move.sources[0], RegisterFile::Input) && move.sources[0].swizzle == kIdentitySwizzle;
}

std::optional<FragmentRule> instructionRule(const Instruction& instruction)
{
    for (const Source& source : instruction.sources)
        if (source.file == RegisterFile::Constant && source.relative)
            return FragmentRule::IndexedConstants;
    if (instruction.destination.file == RegisterFile::Output && instruction.destination.index > 0)
        return FragmentRule::SecondColor;
    switch (instruction.opcode) {
    case Opcode::Odep: return FragmentRule::WritesDepth;
    case Opcode::Section:
    case Opcode::Stout: return FragmentRule::SideEffects;
    case Opcode::Send: return requestRule(instruction);
    default: return std::nullopt;
    }
}

bool readsComponent(const Source& source, std::uint16_t temp, unsigned component)
{
    if (source.relative && source.addressTemp == temp)
        return true;
    if (source.file != RegisterFile::Temp || source.index != temp)
        return false;
    for (unsigned place = 0; place < 4; ++place)
        if ((source.swizzle >> (2 * place) & 3u) == component)
            return true;
    return false;
}

bool writesComponent(const Instruction& instruction, std::uint16_t temp, unsigned component)
{
    return instruction.destination.file == RegisterFile::Temp && instruction.destination.index == temp &&
           (instruction.destination.writeMask >> component & 1) != 0;
}

bool isTest(const Instruction& comparison)
{
    const auto isConstant = [](const Source& source) { return source.file == RegisterFile::Constant; };
    const std::uint8_t mask = comparison.destination.writeMask;
    return comparison.opcode == Opcode::Cmp && (mask & (mask - 1)) == 0 &&
           (isConstant(comparison.sources[0]) || isConstant(comparison.sources[1]));
}

/// Nobody but the KIL reads the comparison's result before it is overwritten.
bool isReadOnce(const Program& program, const AlphaTestPlace& place, std::uint16_t temp, unsigned component)
{
    for (std::size_t i = place.comparison + 1; i < program.instructions.size(); ++i) {
        const Instruction& instruction = program.instructions[i];
        if (i != place.kill && std::any_of(instruction.sources.begin(), instruction.sources.end(),
                                           [&](const Source& s) { return readsComponent(s, temp, component); }))
            return false;
        if (writesComponent(instruction, temp, component))
            return true;
    }
    return true;
}

struct Decision {
    FragmentNeed need;
    std::optional<std::size_t> at; ///< the instruction that has decided
};

Decision decide(const Program& program)
{
    if (program.stage != ShaderStage::Fragment || program.instructions.empty())
        return {full(FragmentRule::NoProgram), {}};
    if (const auto flow = firstFlow(program))
        return {full(FragmentRule::Branches), flow};
    if (movesColorAlone(program))
        return {{FragmentClass::None, FragmentRule::InterpolatedColor}, {}};
    std::uint32_t textures = 0;
    std::optional<std::size_t> extraTexture, discard;
    for (std::size_t i = 0; i < program.instructions.size(); ++i) {
        const Instruction& instruction = program.instructions[i];
        if (const auto rule = instructionRule(instruction))
            return {full(*rule), i};
        if (instruction.opcode == Opcode::Send && ++textures == kMostBypassTextures + 1)
            extraTexture = i;
        if (instruction.opcode == Opcode::Kil && !discard)
            discard = i;
    }
    if (extraTexture)
        return {full(FragmentRule::ManyTextures), extraTexture};
    if (discard && !alphaTestOf(program))
        return {full(FragmentRule::NoAlphaTest), discard};
    return {{FragmentClass::Minimal, FragmentRule::Combining}, {}};
}

} // namespace

Text ruleText(FragmentRule rule)
{
    static const std::array<Text, kFragmentRuleCount> kTexts{
        textOf("the interpolated color alone"),
        textOf("textures and colors that the color updater can combine"),
        textOf("there is no fragment program"),
        textOf("branches, loops or calls"),
        textOf("a depth of its own"),
        textOf("a second color"),
        textOf("side effects"),
        textOf("a fixed-function unit"),
        textOf("a discard that is no alpha test"),
        textOf("dependent texture coordinates"),
        textOf("a texture level of its own"),
        textOf("more than two textures"),
        textOf("constants by index"),
        textOf("an operation that the pixel engine does not have"),
        textOf("more than four interpolated values beside coordinates"),
        textOf("more constants than the pixel engine has"),
        textOf("more registers than the pixel engine has"),
        textOf("more than 16 instructions of the pixel engine"),
        textOf("a color updater that combines in 32-bit floats"),
        textOf("the basic 2-D path has no programs"),
    };
    return kTexts[static_cast<std::size_t>(rule)];
}

std::optional<FragmentRule> requestRule(const Instruction& send)
{
    if (send.send.device != 0)
        return FragmentRule::FixedFunctionUnit;
    if (!isAsItStands(send.sources[0], RegisterFile::Input))
        return FragmentRule::DependentCoordinates;
    if (send.send.lodMode != LodMode::Implicit || send.sources[1].file != RegisterFile::None ||
        send.sources[2].file != RegisterFile::None)
        return FragmentRule::ComputedLevel;
    return std::nullopt;
}

std::string_view className(FragmentClass fragmentClass)
{
    static constexpr std::array<std::string_view, 3> kNames{"none", "minimal", "full"};
    return kNames[static_cast<std::size_t>(fragmentClass)];
}

FragmentNeed fragmentNeed(const Program& program)
{
    return decide(program).need;
}

std::optional<std::size_t> decidingInstruction(const Program& program)
{
    return decide(program).at;
}

std::optional<AlphaTestPlace> alphaTestOf(const Program& program)
{
    const auto& code = program.instructions;
    const auto isKill = [](const Instruction& instruction) { return instruction.opcode == Opcode::Kil; };
    if (std::count_if(code.begin(), code.end(), isKill) != 1)
        return std::nullopt;
    AlphaTestPlace place;
    place.kill = static_cast<std::size_t>(std::find_if(code.begin(), code.end(), isKill) - code.begin());
    const Source& asked = code[place.kill].sources[0];
    if (!isAsItStands(asked, RegisterFile::Temp))
        return std::nullopt;
    const unsigned component = asked.swizzle & 3u;
    for (place.comparison = place.kill; place.comparison-- > 0;)
        if (writesComponent(code[place.comparison], asked.index, component)) {
            const bool isAlphaTest =
                isTest(code[place.comparison]) && isReadOnce(program, place, asked.index, component);
            return isAlphaTest ? std::optional(place) : std::nullopt;
        }
    return std::nullopt;
}

} // namespace vitrine::core
