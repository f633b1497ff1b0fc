// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/shader_lowering.h"

#include <glslang/SPIRV/spirv.hpp>

#include <algorithm>

namespace vitrine::core::glsl {

namespace {

constexpr Target kNoTarget{.kind = OperandKind::None, .mask = 0};

} // namespace

/// Lowers from `block` until control arrives at `stop` or leaves by a jump.
void ShaderLowering::lowerRegion(std::uint32_t block, std::uint32_t stop)
{
    while (block && !m_failure) {
        const auto found = m_module.blocks.find(block);
        if (found == m_module.blocks.end())
            return fail("the intermediate code branches to nowhere");
        const SpirvBlock& current = found->second;
        const bool entersLoop = current.loopMerge && (m_constructs.empty() || m_constructs.back().header != block);
        if (entersLoop) {
            lowerLoop(current);
            block = arriveAt(current.loopMerge, stop);
            continue;
        }
        m_currentBlock = block;
        for (std::size_t i = 0; i + 1 < current.instructions.size(); ++i)
            lower(current.instructions[i]);
        if (current.instructions.empty())
            return fail("the intermediate code has an empty block");
        block = lowerBranch(current, current.instructions.back(), stop);
    }
}

void ShaderLowering::lowerLoop(const SpirvBlock& header)
{
    emit(Opcode::Loop, kNoTarget);
    m_constructs.push_back({true, header.loopMerge, header.id, header.loopContinue, 0});
    lowerRegion(header.id, header.loopContinue == header.id ? header.id : header.loopContinue);
    if (header.loopContinue != header.id)
        lowerRegion(header.loopContinue, header.id);
    m_constructs.pop_back();
    emit(Opcode::EndLoop, kNoTarget);
}

/// A switch with only a default: what early returns become. Jumps to its merge leave it, so it is a loop of one turn.
void ShaderLowering::lowerOnce(const SpirvBlock& block, std::uint32_t target)
{
    const std::size_t start = m_program.code.size();
    emit(Opcode::Loop, kNoTarget);
    m_constructs.push_back({false, block.selectionMerge, 0, 0, 0});
    lowerArm(block.id, target, block.selectionMerge);
    const int breaks = m_constructs.back().breaks;
    m_constructs.pop_back();
    if (breaks == 0) {
        m_program.code.erase(m_program.code.begin() + static_cast<std::ptrdiff_t>(start));
        return;
    }
    emit(Opcode::Brk, kNoTarget);
    emit(Opcode::EndLoop, kNoTarget);
}

/// Lowers a terminator; returns the block to go on with, 0 for none.
std::uint32_t ShaderLowering::lowerBranch(const SpirvBlock& block, const Instruction& branch, std::uint32_t stop)
{
    if (branch.line)
        m_line = branch.line;
    switch (branch.opcode) {
    case spv::OpReturn:
        if (!m_constructs.empty())
            fail("the shader returns from inside a loop in a way that can't be laid out");
        return 0;
    case spv::OpKill: lowerKill(integer(-1)); return 0;
    case spv::OpUnreachable: return 0;
    case spv::OpBranch: return lowerEdge(block.id, branch.operands[0], stop);
    case spv::OpBranchConditional: return lowerTwoWay(block, branch, stop);
    case spv::OpSwitch:
        if (branch.operands.size() != 2)
            break;
        lowerOnce(block, branch.operands[1]);
        return arriveAt(block.selectionMerge, stop);
    default: break;
    }
    fail("the shader's control flow can't be laid out");
    return 0;
}

std::uint32_t ShaderLowering::lowerTwoWay(const SpirvBlock& block, const Instruction& branch, std::uint32_t stop)
{
    const Operand condition = valueOf(branch.operands[0])[0];
    const std::uint32_t line = m_line; // what is not of an arm is the branch's
    const std::uint32_t yes = branch.operands[1];
    const std::uint32_t no = branch.operands[2];
    const std::uint32_t merge = block.selectionMerge;
    if (merge) {
        if (isDiscard(yes) && no == merge) {
            lowerKill(condition);
            copyPhis(block.id, no);
            return arriveAt(merge, stop);
        }
        emit(Opcode::If, kNoTarget, {condition});
        lowerArm(block.id, yes, merge);
        m_line = line;
        emit(Opcode::Else, kNoTarget);
        lowerArm(block.id, no, merge);
        m_line = line;
        emit(Opcode::EndIf, kNoTarget);
        return arriveAt(merge, stop);
    }
    if (yes == no)
        return lowerEdge(block.id, yes, stop);
    // One of the two leaves a loop or goes to its next turn, the other goes on.
    const bool yesJumps = isJump(yes, stop);
    if (!yesJumps && !isJump(no, stop)) {
        fail("the shader's control flow can't be laid out");
        return 0;
    }
    emit(Opcode::If, kNoTarget, {condition});
    if (!yesJumps)
        emit(Opcode::Else, kNoTarget);
    const std::uint32_t leaving = yesJumps ? yes : no;
    copyPhis(block.id, leaving);
    lowerJump(leaving);
    m_line = line;
    emit(Opcode::EndIf, kNoTarget);
    return lowerEdge(block.id, yesJumps ? no : yes, stop);
}

/// True when reaching `target` needs BRK or CONT.
bool ShaderLowering::isJump(std::uint32_t target, std::uint32_t stop) const
{
    if (target == stop || m_constructs.empty())
        return false;
    const Construct& inner = m_constructs.back();
    return target == inner.merge || (inner.isLoop && (target == inner.continueTarget || target == inner.header));
}

std::uint32_t ShaderLowering::lowerJump(std::uint32_t target)
{
    Construct& inner = m_constructs.back();
    if (target == inner.merge) {
        ++inner.breaks;
        emit(Opcode::Brk, kNoTarget);
        return 0;
    }
    // The loop's tail runs before the next turn on every path that continues, so it is laid out here once more.
    const std::uint32_t header = inner.header;
    if (target != header)
        lowerRegion(target, header);
    emit(Opcode::Cont, kNoTarget);
    return 0;
}

void ShaderLowering::lowerArm(std::uint32_t from, std::uint32_t target, std::uint32_t stop)
{
    if (const std::uint32_t next = lowerEdge(from, target, stop))
        lowerRegion(next, stop);
}

/// Goes from one block to another; returns the block to lower next, or 0 when control has left or arrived at `stop`.
std::uint32_t ShaderLowering::lowerEdge(std::uint32_t from, std::uint32_t target, std::uint32_t stop)
{
    copyPhis(from, target);
    return arriveAt(target, stop);
}

/// As lowerEdge, with the phis of `target` already set.
std::uint32_t ShaderLowering::arriveAt(std::uint32_t target, std::uint32_t stop)
{
    if (target == stop)
        return 0;
    if (isJump(target, stop))
        return lowerJump(target);
    for (const Construct& outer : m_constructs)
        if (target == outer.merge || (outer.isLoop && target == outer.continueTarget)) {
            fail("the shader leaves two loops at once");
            return 0;
        }
    return target;
}

bool ShaderLowering::isDiscard(std::uint32_t block) const
{
    const auto found = m_module.blocks.find(block);
    if (found == m_module.blocks.end() || !m_constructs.empty())
        return false;
    const auto code = std::ranges::find_if(
        found->second.instructions, [](const Instruction& instruction) { return instruction.opcode != kMarkOpcode; });
    return code != found->second.instructions.end() && code->opcode == spv::OpKill;
}

void ShaderLowering::lowerKill(const Operand& condition)
{
    emit(Opcode::Kil, kNoTarget, {condition});
    // Helper lanes live on, so a loop that only a discard ends must be left as well.
    if (!m_constructs.empty()) {
        ++m_constructs.back().breaks;
        emit(Opcode::Brk, kNoTarget);
    }
}

const Leaves& ShaderLowering::phiRegisters(const Instruction& phi)
{
    if (const auto found = m_values.find(phi.result); found != m_values.end())
        return found->second;
    std::vector<int> widths;
    appendWidths(phi.type, widths);
    Leaves leaves;
    for (const int count : widths)
        leaves.push_back(wholeRegister(newRegister(count), count));
    return m_values[phi.result] = std::move(leaves);
}

/// The phis of `target` take their values for the edge from `from`, all at once.
void ShaderLowering::copyPhis(std::uint32_t from, std::uint32_t target)
{
    const auto found = m_module.blocks.find(target);
    if (found == m_module.blocks.end())
        return;
    std::vector<Copy> pending;
    for (const Instruction& phi : found->second.instructions) {
        if (phi.opcode != spv::OpPhi)
            break;
        const Leaves homes = phiRegisters(phi);
        for (std::size_t i = 0; i + 1 < phi.operands.size(); i += 2) {
            const auto constant = m_module.constants.find(phi.operands[i]);
            if (phi.operands[i + 1] != from || (constant != m_module.constants.end() && constant->second.isUndefined))
                continue;
            const Leaves values = valueOf(phi.operands[i]);
            for (std::size_t leaf = 0; leaf < homes.size(); ++leaf)
                if (homes[leaf] != values[leaf])
                    pending.push_back({homes[leaf].index, m_program.registers[homes[leaf].index].width, values[leaf]});
        }
    }
    copyAtOnce(std::move(pending));
}

/// Orders copies so that none overwrites what another still reads; sets a value aside where they go in a circle.
void ShaderLowering::copyAtOnce(std::vector<Copy> pending)
{
    while (!pending.empty()) {
        auto free = std::find_if(pending.begin(), pending.end(), [&](const Copy& copy) {
            return std::none_of(pending.begin(), pending.end(),
                                [&](const Copy& other) { return &other != &copy && other.source.reads(copy.target); });
        });
        if (free != pending.end()) {
            move(free->target, free->width, free->source);
            pending.erase(free);
            continue;
        }
        const Copy& first = pending.front();
        const std::uint32_t old = first.target;
        const Operand saved = compute(Opcode::Mov, first.width, {wholeRegister(old, first.width)});
        for (Copy& copy : pending) {
            if (copy.source.kind == OperandKind::Virtual && copy.source.index == old)
                copy.source.index = saved.index;
            if (copy.source.relative && copy.source.address == old)
                copy.source.address = saved.index;
        }
    }
}

} // namespace vitrine::core::glsl
