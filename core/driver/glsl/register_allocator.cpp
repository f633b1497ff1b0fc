// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/register_allocator.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <optional>

namespace vitrine::core::glsl {

namespace {

constexpr std::uint32_t kNever = std::numeric_limits<std::uint32_t>::max();

struct Interval {
    std::uint32_t firstWrite = kNever;
    std::uint32_t firstRead = kNever;
    std::uint32_t start = kNever;
    std::uint32_t end = 0;

    void touch(std::uint32_t at)
    {
        start = std::min(start, at);
        end = std::max(end, at);
    }
};

struct Loop {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
};

/// A copy would vanish if the register lived at `temp`, component `first` of its partner plus `offset`.
struct Hint {
    std::uint32_t partner = kNever;
    int offset = 0;
};

/// Registers that must lie one behind the other.
struct Group {
    std::uint32_t first = 0;
    std::uint32_t count = 1;
};

class Allocator {
public:
    explicit Allocator(const LirProgram& program) : m_program(program), m_intervals(program.registers.size()) {}
    Allocation run();

private:
    void findIntervals();
    void widenOverLoop(const Loop& loop);
    void findGroups();
    void addGroup(Group group, bool isAnswer);
    void findHints();
    void place(std::uint32_t name);
    void placeGroup(const Group& group);
    void settle(std::uint32_t name, Home home);
    std::optional<Home> hinted(std::uint32_t name) const;
    std::optional<std::uint32_t> hintedTemp(const Group& group) const;
    bool areFree(std::uint32_t temp, const Group& group) const;
    bool isFree(std::uint32_t temp, int first, std::uint32_t name) const;

    const LirProgram& m_program;
    std::vector<Interval> m_intervals;
    std::vector<Loop> m_loops;               ///< inner ones first
    std::map<std::uint32_t, Group> m_groups; ///< by each of their registers
    std::vector<std::vector<Hint>> m_hints;
    std::vector<bool> m_isPlaced;
    std::vector<std::array<std::uint32_t, 4>> m_busyUntil; ///< per temporary and component
    Allocation m_result;
};

void Allocator::findIntervals()
{
    std::vector<std::uint32_t> open;
    for (std::uint32_t at = 0; at < m_program.code.size(); ++at) {
        const LirInstruction& instruction = m_program.code[at];
        const auto read = [&](std::uint32_t name) {
            m_intervals[name].firstRead = std::min(m_intervals[name].firstRead, at);
            m_intervals[name].touch(at);
        };
        for (std::size_t s = 0; s < instruction.sources.size(); ++s) {
            const Operand& source = instruction.sources[s];
            for (std::uint32_t i = 0; source.kind == OperandKind::Virtual && i < readCount(instruction, s); ++i)
                read(source.index + i);
            if (source.relative) {
                read(source.address);
                // Each component asks for the address anew: no result may come to lie upon it.
                m_intervals[source.address].touch(at + 1);
            }
        }
        for (std::uint32_t i = 0; instruction.target.kind == OperandKind::Virtual && i < writeCount(instruction); ++i) {
            Interval& interval = m_intervals[instruction.target.index + i];
            interval.firstWrite = std::min(interval.firstWrite, at);
            interval.touch(at);
        }
        if (instruction.opcode == Opcode::Loop) {
            open.push_back(at);
        } else if (instruction.opcode == Opcode::EndLoop) {
            m_loops.push_back({open.back(), at});
            open.pop_back();
        }
    }
}

void Allocator::widenOverLoop(const Loop& loop)
{
    for (std::size_t name = 0; name < m_intervals.size(); ++name) {
        Interval& interval = m_intervals[name];
        if (interval.start == kNever || interval.start > loop.last || interval.end < loop.first)
            continue;
        const bool crosses = m_program.registers[name].isVariable || interval.firstRead <= interval.firstWrite;
        if (interval.start < loop.first || crosses)
            interval.end = std::max(interval.end, loop.last);
        if (crosses)
            interval.start = std::min(interval.start, loop.first);
    }
}

void Allocator::addGroup(Group group, bool isAnswer)
{
    std::uint32_t end = 0;
    for (std::uint32_t name = group.first; name < group.first + group.count; ++name) {
        m_groups[name] = group;
        end = std::max(end, m_intervals[name].end);
    }
    // Nobody may be kept waiting by a part of the answer that is not wanted.
    for (std::uint32_t name = group.first; isAnswer && name < group.first + group.count; ++name)
        m_intervals[name].end = end;
}

void Allocator::findGroups()
{
    for (const LirInstruction& instruction : m_program.code) {
        if (!takesRegisters(instruction))
            continue;
        if (instruction.sources[0].kind == OperandKind::Virtual)
            addGroup({instruction.sources[0].index, readCount(instruction, 0)}, false);
        addGroup({instruction.target.index, writeCount(instruction)}, true);
    }
}

void Allocator::findHints()
{
    m_hints.resize(m_program.registers.size());
    for (const LirInstruction& copy : m_program.code) {
        const Operand& source = copy.sources[0];
        if (copy.opcode != Opcode::Mov || copy.target.kind != OperandKind::Virtual ||
            source.kind != OperandKind::Virtual || !source.isPlain() || copy.target.saturate)
            continue;
        int first = 0;
        while (!(copy.target.mask >> first & 1))
            ++first;
        const int offset = static_cast<int>(source.swizzle[first]) - first; // target component + offset = source's
        m_hints[copy.target.index].push_back({source.index, offset});
        m_hints[source.index].push_back({copy.target.index, -offset});
    }
}

bool Allocator::isFree(std::uint32_t temp, int first, std::uint32_t name) const
{
    const int width = m_program.registers[name].width;
    if (first < 0 || first + width > 4 || (first > 0 && m_program.registers[name].isPinned))
        return false;
    for (int c = first; c < first + width; ++c)
        if (m_busyUntil[temp][c] > m_intervals[name].start)
            return false;
    return true;
}

std::optional<Home> Allocator::hinted(std::uint32_t name) const
{
    for (const Hint& hint : m_hints[name]) {
        if (!m_isPlaced[hint.partner])
            continue;
        const Home& partner = m_result.homes[hint.partner];
        const int first = partner.first + hint.offset;
        if (isFree(partner.temp, first, name))
            return Home{partner.temp, static_cast<std::uint8_t>(first)};
    }
    return std::nullopt;
}

void Allocator::settle(std::uint32_t name, Home home)
{
    if (home.temp >= m_busyUntil.size())
        m_busyUntil.resize(home.temp + std::size_t{1});
    for (int c = home.first; c < home.first + m_program.registers[name].width; ++c)
        // An instruction reads all its sources before it writes: the end of one range may be the start of the next.
        m_busyUntil[home.temp][c] = std::max(m_intervals[name].end, m_intervals[name].start + 1);
    m_result.homes[name] = home;
    m_isPlaced[name] = true;
}

bool Allocator::areFree(std::uint32_t temp, const Group& group) const
{
    for (std::uint32_t i = 0; i < group.count && temp + i < m_busyUntil.size(); ++i)
        if (!isFree(temp + i, 0, group.first + i))
            return false;
    return true;
}

/// Where a member of the group would need no copy.
std::optional<std::uint32_t> Allocator::hintedTemp(const Group& group) const
{
    for (std::uint32_t i = 0; i < group.count; ++i)
        for (const Hint& hint : m_hints[group.first + i]) {
            if (!m_isPlaced[hint.partner])
                continue;
            const Home& partner = m_result.homes[hint.partner];
            if (partner.first + hint.offset == 0 && partner.temp >= i && areFree(partner.temp - i, group))
                return partner.temp - i;
        }
    return std::nullopt;
}

/// When the first of its registers is needed: those that start later are free from then on, which is all that counts.
void Allocator::placeGroup(const Group& group)
{
    std::uint32_t temp = hintedTemp(group).value_or(0);
    while (!areFree(temp, group))
        ++temp;
    for (std::uint32_t i = 0; i < group.count; ++i)
        settle(group.first + i, {static_cast<std::uint16_t>(temp + i), 0});
}

void Allocator::place(std::uint32_t name)
{
    if (m_isPlaced[name])
        return;
    if (const auto group = m_groups.find(name); group != m_groups.end())
        return placeGroup(group->second);
    const int width = m_program.registers[name].width;
    std::optional<Home> home = hinted(name);
    for (std::uint32_t temp = 0; !home && temp < m_busyUntil.size(); ++temp)
        for (int first = 0; !home && first + width <= 4; ++first)
            if (isFree(temp, first, name))
                home = Home{static_cast<std::uint16_t>(temp), static_cast<std::uint8_t>(first)};
    settle(name, home.value_or(Home{static_cast<std::uint16_t>(m_busyUntil.size()), 0}));
}

Allocation Allocator::run()
{
    findIntervals();
    for (const Loop& loop : m_loops)
        widenOverLoop(loop);
    findGroups();
    findHints();
    m_result.homes.resize(m_intervals.size());
    m_isPlaced.resize(m_intervals.size());
    std::vector<std::uint32_t> order(m_intervals.size());
    std::iota(order.begin(), order.end(), 0u);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return m_intervals[a].start < m_intervals[b].start; });
    for (const std::uint32_t name : order)
        if (m_intervals[name].start != kNever)
            place(name);
    m_result.tempCount = static_cast<std::uint32_t>(m_busyUntil.size());
    return std::move(m_result);
}

} // namespace

Allocation allocateRegisters(const LirProgram& program)
{
    return Allocator{program}.run();
}

Allocation allocateSeparately(const LirProgram& program)
{
    Allocation result;
    for (std::size_t name = 0; name < program.registers.size(); ++name)
        result.homes.push_back({static_cast<std::uint16_t>(name), 0});
    result.tempCount = static_cast<std::uint32_t>(program.registers.size());
    return result;
}

} // namespace vitrine::core::glsl
