// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/lir_debug.h"

#include "core/driver/glsl/lir.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace vitrine::core::glsl {

DebugCopy LirDebug::copyOf(std::uint32_t slot, const LirProgram& program, const Operand& operand, int component) const
{
    DebugCopy copy{.slot = slot};
    const std::uint8_t from = operand.swizzle[static_cast<std::size_t>(component)];
    if (operand.relative) {
        copy.isRelative = true;
        copy.addressSlot = slotOf(operand.address, operand.addressComponent);
    }
    switch (operand.kind) {
    case OperandKind::Virtual:
        copy.from = DebugCopy::From::Slot;
        copy.index = slotOf(operand.index, from);
        break;
    case OperandKind::Input:
        copy.from = DebugCopy::From::Input;
        copy.index = operand.index;
        break;
    case OperandKind::Uniform:
        copy.from = DebugCopy::From::Constant;
        copy.index = operand.index;
        break;
    case OperandKind::Literal:
        copy.from = DebugCopy::From::Bits;
        copy.index = program.literals.bits(operand.index, from);
        break;
    default: return copy;
    }
    copy.component = from;
    copy.negate = operand.negate;
    copy.absolute = operand.absolute;
    return copy;
}

void LirDebug::assign(std::uint32_t slot, const LirProgram& program, const Operand& operand, int component)
{
    m_events.push_back({m_lastTag + 1, 0, copyOf(slot, program, operand, component)});
}

void LirDebug::assignBits(std::uint32_t slot, std::uint32_t bits)
{
    m_events.push_back({m_lastTag + 1, 0, {.slot = slot, .from = DebugCopy::From::Bits, .index = bits}});
}

void LirDebug::forget(std::uint32_t slot)
{
    m_events.push_back({m_lastTag + 1, 0, {.slot = slot}});
}

void LirDebug::removed(const LirProgram& program, const LirInstruction& instruction)
{
    const bool isCopy = instruction.opcode == Opcode::Mov && !instruction.target.saturate;
    for (const DebugResult& result : resultsOf(instruction, 0)) {
        DebugCopy copy{.slot = result.slot};
        if (isCopy && !result.isLost)
            copy = copyOf(result.slot, program, instruction.sources[0], result.component);
        m_events.push_back({instruction.tag, 1, copy});
    }
}

std::vector<DebugResult> LirDebug::plainResults(const LirInstruction& instruction) const
{
    std::vector<DebugResult> results;
    if (instruction.target.kind != OperandKind::Virtual)
        return results;
    for (std::uint32_t i = 0; i < writeCount(instruction); ++i)
        for (std::uint8_t c = 0; c < 4; ++c)
            if ((instruction.target.mask >> c & 1) != 0)
                results.push_back(
                    {slotOf(instruction.target.index + i, c), static_cast<std::uint8_t>(4 * i + c), false});
    return results;
}

std::vector<DebugResult> LirDebug::resultsOf(const LirInstruction& instruction, int shift) const
{
    const auto known = m_results.find(instruction.tag);
    std::vector<DebugResult> results = known == m_results.end() ? plainResults(instruction) : known->second;
    for (DebugResult& result : results)
        result.component = static_cast<std::uint8_t>(result.component + shift);
    return results;
}

void LirDebug::retargeted(const LirInstruction& before, const LirInstruction& after, const LirInstruction& copy)
{
    std::array<int, 4> from{-1, -1, -1, -1};
    for (std::size_t c = 0; c < from.size(); ++c)
        if ((after.target.mask >> c & 1) != 0)
            from[c] = copy.sources[0].swizzle[c];
    std::vector<DebugResult> results = resultsOf(before, 0);
    for (DebugResult& result : results) {
        const auto now = std::ranges::find(from, static_cast<int>(result.component));
        result.isLost = result.isLost || after.target.saturate != before.target.saturate || now == from.end();
        result.component = result.isLost ? std::uint8_t{0} : static_cast<std::uint8_t>(now - from.begin());
    }
    // What is not the value before has no other source than this instruction.
    if (copy.target.saturate)
        for (const DebugResult& result : plainResults(after))
            results.push_back(result);
    m_results[before.tag] = std::move(results);
}

void LirDebug::inverted(const LirInstruction& comparison)
{
    std::vector<DebugResult> results = resultsOf(comparison, 0);
    for (DebugResult& result : results)
        result.isLost = true;
    m_results[comparison.tag] = std::move(results);
}

void LirDebug::branchRemoved(std::uint32_t firstTag, std::uint32_t lastTag)
{
    m_lost.push_back({firstTag, lastTag});
}

void LirDebug::sort()
{
    std::ranges::stable_sort(m_events, {}, [](const Event& event) { return std::tuple(event.tag, event.order); });
    for (Event& event : m_events)
        for (const Range& range : m_lost)
            if (event.tag > range.first && event.tag <= range.last && (event.tag < range.last || event.order == 0))
                event.copy = {.slot = event.copy.slot};
    m_taken = 0;
}

void LirDebug::takeUpTo(std::uint32_t tag, std::vector<DebugCopy>& copies)
{
    for (; m_taken < m_events.size(); ++m_taken) {
        const Event& event = m_events[m_taken];
        if (event.tag > tag || (event.tag == tag && event.order == 1))
            return;
        copies.push_back(event.copy);
    }
}

} // namespace vitrine::core::glsl
