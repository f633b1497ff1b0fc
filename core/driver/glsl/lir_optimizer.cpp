// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/lir_optimizer.h"

#include <algorithm>
#include <array>

namespace vitrine::core::glsl {

namespace {

/// How far copies look along straight code; keeps the passes linear.
constexpr std::size_t kWindow = 64;

struct Counts {
    std::vector<std::uint32_t> reads;
    std::vector<std::uint32_t> writes;
};

/// `change` is 1, or its negative.
void countReads(std::vector<std::uint32_t>& reads, const LirInstruction& instruction, std::uint32_t change)
{
    for (std::size_t s = 0; s < instruction.sources.size(); ++s) {
        const Operand& source = instruction.sources[s];
        for (std::uint32_t i = 0; source.kind == OperandKind::Virtual && i < readCount(instruction, s); ++i)
            reads[source.index + i] += change;
        if (source.relative)
            reads[source.address] += change;
    }
}

Counts countAccesses(const LirProgram& program)
{
    Counts counts{std::vector<std::uint32_t>(program.registers.size()),
                  std::vector<std::uint32_t>(program.registers.size())};
    for (const LirInstruction& instruction : program.code) {
        countReads(counts.reads, instruction, 1);
        for (std::uint32_t i = 0; instruction.target.kind == OperandKind::Virtual && i < writeCount(instruction); ++i)
            ++counts.writes[instruction.target.index + i];
    }
    return counts;
}

bool isResultRead(const Counts& counts, const LirInstruction& instruction)
{
    const auto first = counts.reads.begin() + instruction.target.index;
    return std::any_of(first, first + writeCount(instruction), [](std::uint32_t reads) { return reads != 0; });
}

/// What `operand` stands for is another after the instruction.
bool changes(const LirInstruction& instruction, const Operand& operand)
{
    if (instruction.target.kind != OperandKind::Virtual)
        return false;
    for (std::uint32_t i = 0; i < writeCount(instruction); ++i)
        if (operand.reads(instruction.target.index + i))
            return true;
    return false;
}

void eraseMarked(LirProgram& program, const std::vector<bool>& isDead)
{
    std::size_t kept = 0;
    for (std::size_t i = 0; i < program.code.size(); ++i)
        if (!isDead[i])
            program.code[kept++] = program.code[i];
    program.code.resize(kept);
}

/// Code behind BRK and CONT up to the end of its branch is never reached.
void removeUnreachable(LirProgram& program)
{
    std::vector<bool> isDead(program.code.size());
    int depth = -1; ///< of branches within unreachable code; −1 = reachable
    for (std::size_t i = 0; i < program.code.size(); ++i) {
        const Opcode opcode = program.code[i].opcode;
        const bool closes = opcode == Opcode::EndIf || opcode == Opcode::EndLoop;
        if (depth == 0 && (closes || opcode == Opcode::Else))
            depth = -1;
        if (depth >= 0) {
            isDead[i] = true;
            depth += opcode == Opcode::If || opcode == Opcode::Loop ? 1 : 0;
            depth -= closes ? 1 : 0;
        } else if (opcode == Opcode::Brk || opcode == Opcode::Cont) {
            depth = 0;
        }
    }
    eraseMarked(program, isDead);
}

void dropBranch(const LirProgram& program, std::vector<LirInstruction>& kept, const LirInstruction& end)
{
    if (program.debug)
        program.debug->branchRemoved(kept.back().tag, end.tag);
    kept.pop_back();
}

/// Drops ELSE with nothing to do, and IF with neither branch.
void removeEmptyBranches(LirProgram& program)
{
    std::vector<LirInstruction> kept;
    kept.reserve(program.code.size());
    for (const LirInstruction& instruction : program.code) {
        if (instruction.opcode == Opcode::EndIf) {
            if (!kept.empty() && kept.back().opcode == Opcode::Else)
                dropBranch(program, kept, instruction);
            if (!kept.empty() && kept.back().opcode == Opcode::If) {
                dropBranch(program, kept, instruction);
                continue;
            }
        }
        kept.push_back(instruction);
    }
    program.code = std::move(kept);
}

/// The condition that holds exactly when the other does not. Ordered comparisons of floats have none: NaN fails both.
bool invert(LirInstruction& comparison)
{
    constexpr std::array<Condition, 6> kInverse{Condition::GreaterEqual, Condition::Greater, Condition::NotEqual,
                                                Condition::Equal,        Condition::Less,    Condition::LessEqual};
    const bool isEquality = comparison.condition == Condition::Equal || comparison.condition == Condition::NotEqual;
    if (comparison.opcode != Opcode::ICmp && (comparison.opcode != Opcode::Cmp || !isEquality))
        return false;
    comparison.condition = kInverse[static_cast<std::size_t>(comparison.condition)];
    return true;
}

/// IF with only an ELSE becomes IF of the opposite, where that exists: how loops test their end.
void invertEmptyBranches(LirProgram& program)
{
    const Counts counts = countAccesses(program);
    std::vector<bool> isDead(program.code.size());
    for (std::size_t i = 2; i < program.code.size(); ++i) {
        const Operand& condition = program.code[i - 1].sources[0];
        if (program.code[i].opcode != Opcode::Else || program.code[i - 1].opcode != Opcode::If ||
            condition.kind != OperandKind::Virtual || !writes(program.code[i - 2], condition.index) ||
            counts.reads[condition.index] != 1 || counts.writes[condition.index] != 1)
            continue;
        isDead[i] = invert(program.code[i - 2]);
        if (isDead[i] && program.debug) {
            program.debug->inverted(program.code[i - 2]);
            program.debug->branchRemoved(program.code[i - 1].tag, program.code[i].tag);
        }
    }
    eraseMarked(program, isDead);
}

/// CONT where the turn ends anyway.
void removeTrailingContinues(LirProgram& program)
{
    std::vector<bool> isDead(program.code.size());
    for (std::size_t i = 0; i + 1 < program.code.size(); ++i)
        isDead[i] = program.code[i].opcode == Opcode::Cont && program.code[i + 1].opcode == Opcode::EndLoop;
    eraseMarked(program, isDead);
}

Operand seenThrough(const Operand& use, const Operand& source)
{
    Operand result = select(source, use.swizzle);
    result.negate = use.absolute ? use.negate : source.negate != use.negate;
    result.absolute = use.absolute || source.absolute;
    return result;
}

bool takesModifiers(Opcode opcode)
{
    return isFloatOperation(opcode) || opcode == Opcode::Cmp;
}

/// Reads of `copy`'s target become reads of its source, when all of them come before the source changes.
bool forwardCopy(LirProgram& program, const Counts& counts, std::size_t at)
{
    const LirInstruction copy = program.code[at];
    const std::uint32_t name = copy.target.index;
    const Operand& source = copy.sources[0];
    std::uint32_t found = 0;
    std::size_t end = at + 1;
    for (; end < program.code.size() && end - at < kWindow && found < counts.reads[name]; ++end) {
        const LirInstruction& user = program.code[end];
        if (takesRegisters(user) && reads(user, name))
            return false;
        for (const Operand& use : user.sources) {
            if (use.relative && use.address == name && (!source.isPlain() || source.kind != OperandKind::Virtual))
                return false;
            if (use.kind == OperandKind::Virtual && use.index == name && !source.isPlain() &&
                !takesModifiers(user.opcode))
                return false;
            found += (use.kind == OperandKind::Virtual && use.index == name) + (use.relative && use.address == name);
        }
        if (isFlow(user.opcode) || changes(user, source)) {
            ++end;
            break;
        }
    }
    if (found != counts.reads[name])
        return false;
    if (program.debug)
        program.debug->removed(program, copy);
    for (std::size_t i = at + 1; i < end; ++i)
        for (Operand& use : program.code[i].sources) {
            if (use.kind == OperandKind::Virtual && use.index == name)
                use = seenThrough(use, source);
            if (use.relative && use.address == name) {
                use.addressComponent = source.swizzle[use.addressComponent];
                use.address = source.index;
            }
        }
    return true;
}

void forwardCopies(LirProgram& program)
{
    const Counts counts = countAccesses(program);
    std::vector<bool> isDead(program.code.size());
    for (std::size_t i = 0; i < program.code.size(); ++i) {
        const LirInstruction& copy = program.code[i];
        const bool isCopy = copy.opcode == Opcode::Mov && copy.target.kind == OperandKind::Virtual &&
                            !copy.target.saturate && !copy.sources[0].relative &&
                            copy.sources[0].kind == OperandKind::Virtual;
        if (isCopy && counts.writes[copy.target.index] == 1 && !program.registers[copy.target.index].isVariable &&
            !copy.sources[0].reads(copy.target.index))
            isDead[i] = forwardCopy(program, counts, i);
    }
    eraseMarked(program, isDead);
}

void removeDeadCode(LirProgram& program)
{
    Counts counts = countAccesses(program);
    std::vector<bool> isDead(program.code.size());
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = program.code.size(); i-- > 0;) {
            const LirInstruction& instruction = program.code[i];
            if (isDead[i] || !isPure(instruction.opcode) || instruction.target.kind != OperandKind::Virtual ||
                isResultRead(counts, instruction))
                continue;
            isDead[i] = changed = true;
            if (program.debug)
                program.debug->removed(program, instruction);
            countReads(counts.reads, instruction, ~0u);
        }
    }
    eraseMarked(program, isDead);
}

bool touches(const LirInstruction& instruction, const Target& target)
{
    if (target.kind == OperandKind::Virtual)
        return writes(instruction, target.index) || reads(instruction, target.index);
    return instruction.target.kind == target.kind && instruction.target.index == target.index;
}

/// Makes `definition` compute straight into the target of a copy of its result; false when it can't.
bool retarget(LirInstruction& definition, const LirInstruction& copy)
{
    const Operand& view = copy.sources[0];
    const bool isFixed = movesNoComponents(definition.opcode);
    if (takesRegisters(definition))
        return false; // its result stays with the others
    if (!isPure(definition.opcode) || (copy.target.saturate && !isFloatOperation(definition.opcode)))
        return false;
    for (const Operand& source : definition.sources)
        if (source.relative && copy.target.kind == OperandKind::Virtual && source.address == copy.target.index)
            return false; // see the allocator: results and addresses stay apart
    LirInstruction result = definition;
    result.target = copy.target;
    result.target.mask = 0;
    result.target.saturate |= definition.target.saturate;
    for (std::uint8_t c = 0; c < 4; ++c) {
        if (!(copy.target.mask >> c & 1) || !(definition.target.mask >> view.swizzle[c] & 1))
            continue;
        if (isFixed && view.swizzle[c] != c)
            return false;
        result.target.mask |= static_cast<std::uint8_t>(1 << c);
        for (int s = 0; s < 3; ++s)
            if (!readsByPosition(definition, s))
                result.sources[s].swizzle[c] = definition.sources[s].swizzle[view.swizzle[c]];
    }
    if (result.target.mask == 0)
        return false;
    definition = result;
    return true;
}

/// The instructions that write `name`, all in straight code before `at`, latest first; empty when something between
/// them and `at` minds where they write.
std::vector<std::size_t> writersBefore(const LirProgram& program, std::size_t at, std::uint32_t name,
                                       std::uint32_t count)
{
    std::vector<std::size_t> result;
    const Target& target = program.code[at].target;
    for (std::size_t i = at; i-- > 0 && at - i < kWindow;) {
        const LirInstruction& earlier = program.code[i];
        const bool isWriter = writes(earlier, name);
        if (isWriter)
            result.push_back(i);
        if (result.size() == count)
            return result;
        if (isFlow(earlier.opcode) || touches(earlier, target))
            return {};
    }
    return {};
}

void noteFold(const LirProgram& program, const LirInstruction& copy, const std::vector<std::size_t>& writers,
              const std::vector<LirInstruction>& changed)
{
    for (std::size_t i = 0; i < writers.size(); ++i)
        program.debug->retargeted(program.code[writers[i]], changed[i], copy);
    if (!copy.target.saturate)
        program.debug->removed(program, copy);
}

bool foldCopy(LirProgram& program, const Counts& counts, std::size_t at)
{
    const LirInstruction copy = program.code[at];
    const Operand& source = copy.sources[0];
    if (copy.opcode != Opcode::Mov || source.kind != OperandKind::Virtual || !source.isPlain() ||
        copy.target.kind == OperandKind::None || counts.reads[source.index] != 1 ||
        program.registers[source.index].isVariable)
        return false;
    const std::vector<std::size_t> writers = writersBefore(program, at, source.index, counts.writes[source.index]);
    std::vector<LirInstruction> changed;
    std::uint8_t covered = 0;
    for (const std::size_t writer : writers) {
        changed.push_back(program.code[writer]);
        if (!retarget(changed.back(), copy))
            return false;
        covered |= changed.back().target.mask;
    }
    if (writers.empty() || covered != copy.target.mask)
        return false;
    if (program.debug)
        noteFold(program, copy, writers, changed);
    for (std::size_t i = 0; i < writers.size(); ++i) {
        if (movesNoComponents(changed[i].opcode) && copy.target.kind == OperandKind::Virtual)
            program.registers[copy.target.index].isPinned = true;
        program.code[writers[i]] = changed[i];
    }
    return true;
}

/// Results go straight where a copy would have taken them: loop variables, parts of vectors, outputs.
void foldCopies(LirProgram& program)
{
    const Counts counts = countAccesses(program);
    std::vector<bool> isDead(program.code.size());
    for (std::size_t i = 0; i < program.code.size(); ++i)
        if (foldCopy(program, counts, i)) {
            isDead[i] = true;
            program.code[i] = {.opcode = Opcode::Wait, .target = {.kind = OperandKind::None}};
        }
    eraseMarked(program, isDead);
}

} // namespace

void optimize(LirProgram& program)
{
    removeUnreachable(program);
    forwardCopies(program);
    removeDeadCode(program);
    foldCopies(program);
    removeDeadCode(program);
    removeTrailingContinues(program);
    removeEmptyBranches(program);
    invertEmptyBranches(program);
    removeDeadCode(program); // conditions of branches that went
}

} // namespace vitrine::core::glsl
