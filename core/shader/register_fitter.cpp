// SPDX-License-Identifier: Apache-2.0
#include "core/shader/register_fitter.h"

#include "core/shader/temp_access.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

namespace {

bool takesGroup(const Instruction& instruction)
{
    return instruction.opcode == Opcode::Send && instruction.send.inputRegisters > 0;
}

std::uint8_t common(std::uint8_t components, std::uint8_t others)
{
    return components & others;
}

std::uint8_t without(std::uint8_t components, std::uint8_t others)
{
    return static_cast<std::uint8_t>(components & ~others);
}

} // namespace

RegisterFitter::RegisterFitter(const Program& program, const RegisterUse& use, const FitPlan& plan)
    : m_program(program), m_use(use), m_plan(plan), m_cache(plan.shared, program.tempCount), m_slots(program.tempCount),
      m_recipes(program.tempCount, kNoInstruction)
{
    m_result.program = program;
    m_result.program.instructions.clear();
    m_result.program.tempCount = plan.firstShared;
}

FittedProgram RegisterFitter::run()
{
    for (m_block = 0; m_block < m_use.blocks().size(); ++m_block)
        translateBlock();
    return std::move(m_result);
}

void RegisterFitter::translateBlock()
{
    beginBlock();
    const std::size_t before = m_result.program.instructions.size();
    for (m_at = block().first; m_at < block().last; ++m_at)
        translate(m_program.instructions[m_at]);
    const std::size_t length = block().last - block().first;
    const std::size_t made = m_result.program.instructions.size() - before;
    m_result.growth = std::max(m_result.growth, static_cast<std::uint32_t>((made + length - 1) / length));
    follow(m_program.instructions[block().last - 1].opcode);
}

void RegisterFitter::beginBlock()
{
    for (std::size_t place = 0; place < m_cache.size(); ++place) {
        HeldRegister& held = m_cache.at(place);
        if (held.isEmpty())
            continue;
        if (block().depth == 0)
            held.inEveryLane = held.valid;
        held.nextRead = m_use.fateOf(held.temp, held.valid, block().first, m_block).nextRead;
    }
}

void RegisterFitter::translate(Instruction instruction)
{
    if (takesGroup(instruction))
        return translateGroup(instruction);
    pinOperands(instruction);
    const bool looks =
        instruction.opcode == Opcode::Ddx || instruction.opcode == Opcode::Ddy || instruction.opcode == Opcode::Send;
    const OpcodeInfo& info = opcodeInfo(instruction.opcode);
    for (std::size_t i = 0; i < info.sourceCount; ++i) {
        Source& source = instruction.sources[i];
        if (source.relative)
            source.addressTemp =
                readable(source.addressTemp, static_cast<std::uint8_t>(1u << source.addressComponent), looks);
        if (source.file == RegisterFile::Temp)
            source.index =
                readable(source.index, throughSwizzle(source.swizzle, componentsRead(instruction, i)), looks);
    }
    if (m_at + 1 == block().last)
        flush();
    if (info.writesDestination && instruction.destination.file == RegisterFile::Temp)
        instruction.destination.index = writable(instruction.destination.index, instruction);
    emit(instruction);
    if (m_rest)
        putIn(*m_rest);
    m_rest.reset();
}

/// Consecutive registers: everything makes room, and the group comes from memory, unless it is of inputs.
void RegisterFitter::translateGroup(Instruction instruction)
{
    for (std::size_t place = 0; place < m_cache.size(); ++place)
        if (!m_cache.at(place).isEmpty())
            evict(place, m_at);
    const std::size_t first = instruction.sources[0].index;
    const std::size_t given = tempsGiven(instruction);
    for (std::size_t i = 0; i < given; ++i) {
        m_cache.hold(i, first + i);
        fill(i, 0xF);
    }
    m_cache.clear(); // what was asked is on its way: the answer may lie upon it
    if (given > 0)
        instruction.sources[0].index = nameOf(0);
    if (instruction.destination.file == RegisterFile::Temp) {
        const std::size_t result = instruction.destination.index;
        for (std::size_t i = instruction.send.resultRegisters; i-- > 0;) {
            m_cache.hold(i, result + i);
            noteWrite(i, instruction);
            instruction.destination.index = nameOf(i);
        }
    }
    emit(instruction);
}

/// Where paths part, what is held does for both; where they join, what both hold.
void RegisterFitter::follow(Opcode opcode)
{
    switch (opcode) {
    case Opcode::If: m_waiting.push_back({m_cache.contents()}); return;
    case Opcode::Else: {
        std::optional<RegisterCache::Contents> other = std::move(m_waiting.back().held);
        m_waiting.back().held = m_isReached ? std::optional(m_cache.contents()) : std::nullopt;
        m_isReached = other.has_value();
        m_cache.restore(other ? *std::move(other) : RegisterCache::Contents(m_cache.size()));
        return;
    }
    case Opcode::EndIf: return joinPaths();
    case Opcode::Brk:
    case Opcode::Cont: m_isReached = false; return;
    case Opcode::Loop:
        m_waiting.push_back({});
        m_cache.clear();
        return;
    case Opcode::EndLoop:
        m_waiting.pop_back();
        m_isReached = true;
        m_cache.clear();
        return;
    default: return;
    }
}

void RegisterFitter::joinPaths()
{
    const std::optional<RegisterCache::Contents> other = std::move(m_waiting.back().held);
    m_waiting.pop_back();
    if (!m_isReached)
        m_cache.restore(other.value_or(RegisterCache::Contents(m_cache.size())));
    else if (other)
        m_cache.restore(joined(m_cache.contents(), *other));
    m_isReached = m_isReached || other;
}

void RegisterFitter::pinOperands(const Instruction& instruction)
{
    m_pinned.clear();
    forEachTempRead(instruction, [&](std::size_t temp, std::uint8_t) {
        if (const auto place = m_cache.find(temp))
            m_pinned.push_back(*place);
    });
}

/// The machine's register in which an instruction finds components of one of the program's.
std::uint16_t RegisterFitter::readable(std::size_t temp, std::uint8_t components, bool isSeenByNeighbors)
{
    if (m_plan.resident[temp])
        return *m_plan.resident[temp];
    const auto known = m_cache.find(temp);
    const std::size_t place = known ? *known : bring(temp, m_at);
    HeldRegister& held = m_cache.at(place);
    if (isSeenByNeighbors && block().depth > 0 && without(components, held.inEveryLane) != 0) {
        spill(place, without(held.dirty, held.inEveryLane));
        held.valid = held.inEveryLane;
    }
    if (without(components, held.valid) != 0)
        fill(place, without(m_use.components(temp), held.valid));
    m_pinned.push_back(place);
    held.nextRead = m_use.fateOf(temp, held.valid, m_at + 1, m_block).nextRead;
    return nameOf(place);
}

std::uint16_t RegisterFitter::writable(std::size_t temp, const Instruction& instruction)
{
    if (m_plan.resident[temp])
        return *m_plan.resident[temp];
    m_pinned.clear(); // sources are read before
    const std::uint32_t recipe = std::exchange(m_recipes[temp], kNoInstruction);
    const auto known = m_cache.find(temp);
    const std::size_t place = known ? *known : bring(temp, m_at + 1);
    noteWrite(place, instruction);
    if (recipe != kNoInstruction)
        computeRest(place, recipe);
    return nameOf(place);
}

/// What a recipe gave and the present instruction does not write follows behind it, when its sources are read.
void RegisterFitter::computeRest(std::size_t place, std::uint32_t recipe)
{
    HeldRegister& held = m_cache.at(place);
    Instruction rest = m_program.instructions[recipe];
    rest.destination.writeMask = without(rest.destination.writeMask, held.valid);
    rest.destination.index = nameOf(place);
    if (rest.destination.writeMask == 0)
        return;
    held.valid |= rest.destination.writeMask;
    held.dirty |= rest.destination.writeMask;
    held.inEveryLane |= block().depth == 0 ? rest.destination.writeMask : std::uint8_t{0};
    held.recipe = kNoInstruction;
    held.nextRead = m_use.fateOf(held.temp, held.valid, m_at + 1, m_block).nextRead;
    m_rest = rest;
}

void RegisterFitter::noteWrite(std::size_t place, const Instruction& instruction)
{
    HeldRegister& held = m_cache.at(place);
    const std::uint8_t mask = instruction.destination.writeMask;
    const bool isGlobal = m_use.recipe(held.temp) == m_at;
    const bool isAll = without(held.valid, mask) == 0;
    const bool isLocal =
        isAll && isRecipe(instruction) && !m_use.isGrouped(held.temp) && !m_use.isSeenByNeighbors(held.temp);
    if (held.valid == 0)
        overwritten(place, Lanes::Active);
    held.recipe = isLocal ? m_at : kNoInstruction;
    held.valid |= mask;
    held.dirty |= isGlobal ? std::uint8_t{0} : mask;
    held.inEveryLane |= block().depth == 0 ? mask : std::uint8_t{0};
    held.nextRead = m_use.fateOf(held.temp, held.valid, m_at + 1, m_block).nextRead;
}

/// Makes a place hold a register of the program that none holds; its value is there when a recipe gives it.
std::size_t RegisterFitter::bring(std::size_t temp, std::uint32_t from)
{
    const std::size_t place = m_cache.victim(m_pinned);
    if (!m_cache.at(place).isEmpty())
        evict(place, from);
    m_cache.hold(place, temp);
    if (const std::uint32_t recipe = pendingRecipe(temp); recipe != kNoInstruction && recipe < m_at)
        recompute(place, recipe);
    return place;
}

std::uint32_t RegisterFitter::pendingRecipe(std::size_t temp) const
{
    return m_use.recipe(temp) != kNoInstruction ? m_use.recipe(temp) : m_recipes[temp];
}

/// `from`: the first instruction that may still read the value.
void RegisterFitter::evict(std::size_t place, std::uint32_t from)
{
    const HeldRegister held = m_cache.at(place);
    const ComponentFate fate = m_use.fateOf(held.temp, held.dirty, from, m_block);
    if (m_use.isSeenByNeighbors(held.temp))
        spill(place, held.dirty);
    else if (held.recipe != kNoInstruction && fate.leavesBlock == 0)
        m_recipes[held.temp] = fate.alive != 0 ? held.recipe : kNoInstruction;
    else
        spill(place, common(held.dirty, fate.alive));
    m_cache.release(place);
}

/// Brings local memory up to date at the end of a block.
void RegisterFitter::flush()
{
    std::ranges::fill(m_recipes, kNoInstruction);
    const bool isEnd = m_at + 1 == m_program.instructions.size();
    for (std::size_t place = 0; place < m_cache.size(); ++place) {
        HeldRegister& held = m_cache.at(place);
        if (held.isEmpty())
            continue;
        const bool keepsAll = m_use.isSeenByNeighbors(held.temp) && !isEnd;
        spill(place, keepsAll ? held.dirty : common(held.dirty, m_use.liveOut(m_block, held.temp)));
        held.dirty = 0;
        held.recipe = kNoInstruction;
    }
}

void RegisterFitter::fill(std::size_t place, std::uint8_t components)
{
    HeldRegister& held = m_cache.at(place);
    if (components == 0)
        return;
    Instruction load = inserted(Opcode::Fill);
    load.destination = {.file = RegisterFile::Temp, .writeMask = components, .index = nameOf(place)};
    load.immediate = slotOf(held.temp);
    overwritten(place, Lanes::All);
    held.inEveryLane |= components;
    held.valid |= components;
    putIn(load);
}

void RegisterFitter::spill(std::size_t place, std::uint8_t components)
{
    HeldRegister& held = m_cache.at(place);
    if (components == 0)
        return;
    Instruction store = inserted(Opcode::Spill);
    store.destination.writeMask = components;
    store.sources[0] = {.file = RegisterFile::Temp, .index = nameOf(place)};
    store.immediate = slotOf(held.temp);
    held.dirty = without(held.dirty, components);
    putIn(store);
}

void RegisterFitter::recompute(std::size_t place, std::uint32_t recipe)
{
    HeldRegister& held = m_cache.at(place);
    Instruction again = m_program.instructions[recipe];
    again.destination.index = nameOf(place);
    overwritten(place, Lanes::Active);
    held.valid = again.destination.writeMask;
    held.inEveryLane = block().depth == 0 ? held.valid : std::uint8_t{0};
    held.dirty = m_use.recipe(held.temp) == kNoInstruction ? held.valid : std::uint8_t{0};
    held.recipe = recipe;
    m_recipes[held.temp] = kNoInstruction;
    putIn(again);
}

/// A place takes another value than lanes that wait may count on.
void RegisterFitter::overwritten(std::size_t place, Lanes lanes)
{
    for (Waiting& waiting : m_waiting) {
        if (!waiting.held)
            continue;
        HeldRegister& held = (*waiting.held)[place];
        if (lanes == Lanes::All)
            held = HeldRegister{};
        else if (held.temp != m_cache.at(place).temp)
            held.inEveryLane = 0;
    }
}

void RegisterFitter::emit(const Instruction& instruction)
{
    m_result.program.instructions.push_back(instruction);
}

void RegisterFitter::putIn(const Instruction& instruction)
{
    emit(instruction);
    m_cost += loopWeight(block().loopDepth);
}

Instruction RegisterFitter::inserted(Opcode opcode) const
{
    Instruction instruction;
    instruction.opcode = opcode;
    instruction.sourceLine = m_program.instructions[m_at].sourceLine;
    return instruction;
}

std::uint16_t RegisterFitter::nameOf(std::size_t place)
{
    const auto name = static_cast<std::uint16_t>(m_plan.firstShared + place);
    std::uint16_t& count = m_result.program.tempCount;
    count = std::max<std::uint16_t>(count, name + 1);
    return name;
}

std::int32_t RegisterFitter::slotOf(std::size_t temp)
{
    if (!m_slots[temp])
        m_slots[temp] = m_result.program.localCount++;
    return *m_slots[temp];
}

} // namespace vitrine::core
