// SPDX-License-Identifier: Apache-2.0
#include "core/shader/register_use.h"

#include "core/shader/opcode_class.h"
#include "core/shader/temp_access.h"

#include <algorithm>
#include <array>

namespace vitrine::core {

namespace {

bool endsBlock(Opcode opcode)
{
    return opcodeClass(opcode) == OpcodeClass::Flow && opcode != Opcode::Kil;
}

bool opens(Opcode opcode)
{
    return opcode == Opcode::If || opcode == Opcode::Loop;
}

bool closes(Opcode opcode)
{
    return opcode == Opcode::EndIf || opcode == Opcode::EndLoop;
}

/// Blocks times registers that are looked through: some hundred megabytes, and far more than programs of people have.
constexpr std::size_t kMostSets = std::size_t{1} << 27;

/// Nothing that the compiler makes.
bool isForeign(const Instruction& instruction, bool isLast)
{
    switch (instruction.opcode) {
    case Opcode::Jmp:
    case Opcode::Call:
    case Opcode::Ret:
    case Opcode::Fill:
    case Opcode::Spill: return true;
    case Opcode::End: return !isLast;
    case Opcode::Send: return instruction.send.inputRegisters == 0 && instruction.send.resultRegisters != 1;
    default: return false;
    }
}

bool looksAtNeighbors(Opcode opcode)
{
    return opcode == Opcode::Ddx || opcode == Opcode::Ddy || opcode == Opcode::Send;
}

} // namespace

bool isRecipe(const Instruction& instruction)
{
    constexpr std::array kCheap{OpcodeClass::Move, OpcodeClass::Logic, OpcodeClass::ComponentMath,
                                OpcodeClass::VectorMath};
    const bool isCheap = std::ranges::find(kCheap, opcodeClass(instruction.opcode)) != kCheap.end();
    if (!isCheap || namesLocal(instruction.opcode) || looksAtNeighbors(instruction.opcode))
        return false;
    return std::ranges::all_of(instruction.sources, [](const Source& source) {
        return source.file != RegisterFile::Temp && source.file != RegisterFile::Output && !source.relative;
    });
}

std::uint64_t loopWeight(std::uint32_t loopDepth)
{
    constexpr std::uint32_t kDeepest = 4;
    return std::uint64_t{1} << (3 * std::min(loopDepth, kDeepest));
}

RegisterUse::RegisterUse(const Program& program)
    : m_program(program), m_blockOf(program.instructions.size()), m_temps(program.tempCount)
{
}

Result<RegisterUse> RegisterUse::of(const Program& program)
{
    for (const Instruction& instruction : program.instructions)
        if (isForeign(instruction, &instruction == &program.instructions.back()))
            return failure("the program was not made by the compiler");
    RegisterUse use(program);
    use.findBlocks();
    if (use.m_blocks.size() * use.m_temps.size() > kMostSets)
        return failure("the program has too many registers and branches at once");
    use.connectBlocks();
    use.findTouches();
    use.findGroups();
    use.findRecipes();
    use.findLiveOut();
    return use;
}

void RegisterUse::findBlocks()
{
    CodeBlock block;
    for (std::uint32_t at = 0; at < m_program.instructions.size(); ++at) {
        const Opcode opcode = m_program.instructions[at].opcode;
        m_blockOf[at] = static_cast<std::uint32_t>(m_blocks.size());
        block.last = at + 1;
        if (!endsBlock(opcode) && block.last < m_program.instructions.size())
            continue;
        m_blocks.push_back(block);
        block.first = at + 1;
        block.depth += opens(opcode) ? 1 : 0;
        block.depth -= closes(opcode) ? 1 : 0;
        block.loopDepth += opcode == Opcode::Loop ? 1 : 0;
        block.loopDepth -= opcode == Opcode::EndLoop ? 1 : 0;
    }
    auto horizon = static_cast<std::uint32_t>(m_program.instructions.size());
    for (auto each = m_blocks.rbegin(); each != m_blocks.rend(); ++each) {
        const Opcode end = m_program.instructions[each->last - 1].opcode;
        if (end == Opcode::Loop || end == Opcode::EndLoop)
            horizon = each->last - 1;
        each->horizon = horizon;
    }
}

std::uint32_t RegisterUse::blockBehind(std::int32_t instruction) const
{
    return m_blockOf[static_cast<std::size_t>(instruction)] + 1;
}

void RegisterUse::connectBlocks()
{
    std::vector<std::uint32_t> loops; ///< first blocks of the open ones
    for (std::uint32_t b = 0; b < m_blocks.size(); ++b) {
        const Instruction& end = m_program.instructions[m_blocks[b].last - 1];
        std::vector<std::uint32_t>& next = m_blocks[b].next;
        switch (end.opcode) {
        case Opcode::If: next = {b + 1, blockBehind(end.immediate)}; break;
        case Opcode::Else:
        case Opcode::Brk: next = {blockBehind(end.immediate)}; break;
        case Opcode::Cont: next = {loops.back(), blockBehind(end.immediate)}; break;
        case Opcode::Loop:
            next = {b + 1};
            loops.push_back(b + 1);
            break;
        case Opcode::EndLoop:
            next = {loops.back(), b + 1};
            loops.pop_back();
            break;
        case Opcode::End: break;
        default: next = {b + 1}; break;
        }
        std::erase_if(next, [&](std::uint32_t block) { return block >= m_blocks.size(); });
    }
}

void RegisterUse::touch(std::size_t temp, const RegisterTouch& touch)
{
    Temp& of = m_temps[temp];
    of.components |= touch.reads | touch.writes;
    if (of.touches.empty() || of.touches.back().at != touch.at) {
        of.touches.push_back(touch);
        return;
    }
    of.touches.back().reads |= touch.reads;
    of.touches.back().writes |= touch.writes;
}

void RegisterUse::findTouches()
{
    for (std::uint32_t at = 0; at < m_program.instructions.size(); ++at) {
        const Instruction& instruction = m_program.instructions[at];
        const bool isSeen = looksAtNeighbors(instruction.opcode) && m_blocks[m_blockOf[at]].depth > 0;
        forEachTempRead(instruction, [&](std::size_t temp, std::uint8_t components) {
            touch(temp, {.at = at, .reads = components});
            m_temps[temp].isSeenByNeighbors |= isSeen;
        });
        forEachTempWrite(instruction, [&](std::size_t temp, std::uint8_t components) {
            touch(temp, {.at = at, .writes = components});
        });
    }
}

void RegisterUse::findGroups()
{
    for (const Instruction& instruction : m_program.instructions) {
        if (instruction.opcode != Opcode::Send)
            continue;
        const SendDescriptor& send = instruction.send;
        if (send.inputRegisters == 0)
            continue;
        m_largestGroup = std::max<std::uint32_t>(
            {m_largestGroup, static_cast<std::uint32_t>(tempsGiven(instruction)), send.resultRegisters});
        forEachTempRead(instruction, [&](std::size_t temp, std::uint8_t) { m_temps[temp].isGrouped = true; });
        forEachTempWrite(instruction, [&](std::size_t temp, std::uint8_t) { m_temps[temp].isGrouped = true; });
    }
}

void RegisterUse::findRecipes()
{
    for (Temp& temp : m_temps) {
        if (temp.touches.empty() || temp.isGrouped || temp.isSeenByNeighbors)
            continue;
        const auto written = [](const RegisterTouch& touch) { return touch.writes != 0; };
        const std::uint32_t first = temp.touches.front().at;
        if (std::ranges::count_if(temp.touches, written) == 1 && written(temp.touches.front()) &&
            m_blocks[m_blockOf[first]].depth == 0 && isRecipe(m_program.instructions[first]))
            temp.recipe = first;
    }
}

void RegisterUse::findLiveOut()
{
    const ComponentSet none(m_temps.size());
    std::vector<ComponentSet> reads(m_blocks.size(), none); // before the block writes them
    std::vector<ComponentSet> writes(m_blocks.size(), none);
    for (std::size_t b = 0; b < m_blocks.size(); ++b)
        for (std::uint32_t at = m_blocks[b].first; at < m_blocks[b].last; ++at) {
            const Instruction& instruction = m_program.instructions[at];
            forEachTempRead(instruction, [&](std::size_t temp, std::uint8_t components) {
                reads[b].add(temp, static_cast<std::uint8_t>(components & ~writes[b].of(temp)));
            });
            forEachTempWrite(instruction,
                             [&](std::size_t temp, std::uint8_t components) { writes[b].add(temp, components); });
        }
    std::vector<ComponentSet> liveIn = reads;
    m_liveOut.assign(m_blocks.size(), none);
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t b = m_blocks.size(); b-- > 0;) {
            for (const std::uint32_t next : m_blocks[b].next)
                m_liveOut[b].add(liveIn[next]);
            ComponentSet live = m_liveOut[b];
            live.remove(writes[b]);
            live.add(reads[b]);
            changed = changed || live != liveIn[b];
            liveIn[b] = std::move(live);
        }
    }
    for (std::size_t b = 0; b < m_blocks.size(); ++b)
        weigh(b, reads);
}

void RegisterUse::weigh(std::size_t block, const std::vector<ComponentSet>& reads)
{
    const std::uint64_t once = loopWeight(m_blocks[block].loopDepth);
    for (std::uint32_t at = m_blocks[block].first; at < m_blocks[block].last; ++at) {
        const Instruction& instruction = m_program.instructions[at];
        forEachTempRead(instruction, [&](std::size_t temp, std::uint8_t components) {
            if ((components & reads[block].of(temp)) != 0)
                m_temps[temp].weight += once;
        });
        forEachTempWrite(instruction, [&](std::size_t temp, std::uint8_t components) {
            if ((components & m_liveOut[block].of(temp)) != 0)
                m_temps[temp].weight += once;
        });
    }
}

ComponentFate RegisterUse::fateOf(std::size_t temp, std::uint8_t components, std::uint32_t from,
                                  std::size_t block) const
{
    ComponentFate fate;
    const std::vector<RegisterTouch>& touches = m_temps[temp].touches;
    auto touch = std::ranges::lower_bound(touches, from, {}, &RegisterTouch::at);
    const std::uint32_t last = m_blocks[block].last;
    for (; touch != touches.end() && touch->at < last && components != 0; ++touch) {
        if ((touch->reads & components) != 0)
            fate.nextRead = std::min(fate.nextRead, touch->at);
        fate.alive |= touch->reads & components;
        components = static_cast<std::uint8_t>(components & ~touch->writes);
    }
    fate.leavesBlock = components & liveOut(block, temp);
    fate.alive |= fate.leavesBlock;
    if (fate.leavesBlock == 0 || fate.nextRead != kNoInstruction)
        return fate;
    while (touch != touches.end() && (touch->reads & fate.leavesBlock) == 0)
        ++touch;
    const bool isInSight = touch != touches.end() && touch->at < m_blocks[block].horizon;
    fate.nextRead = isInSight ? touch->at : static_cast<std::uint32_t>(m_program.instructions.size());
    return fate;
}

} // namespace vitrine::core
