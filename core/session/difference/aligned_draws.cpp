// SPDX-License-Identifier: Apache-2.0
#include "core/session/difference/aligned_draws.h"

#include "core/base/hash128.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace vitrine::core {

namespace {

constexpr std::size_t kMostPairs = std::size_t{1} << 24; ///< a byte each

Result<std::vector<Hash128>> identities(CallSource& source, const FrameCalls& calls)
{
    std::vector<Hash128> result;
    for (const DrawPlace& draw : calls.draws) {
        const auto call = source.call(draw.callIndex);
        if (!call)
            return call.error();
        Hasher128 hasher;
        hasher.add(call->function.data(), call->function.size());
        for (const Value& argument : call->arguments) {
            // Addresses and handles are another program's.
            const bool isAddress = std::holds_alternative<Pointer>(argument.data);
            const std::int64_t number = isAddress ? 0 : argument.asInteger();
            hasher.add(&number, sizeof number);
        }
        result.push_back(hasher.digest());
    }
    return result;
}

/// What lies between the draws that are the same at both ends: a longest common sequence.
class Middle {
public:
    Middle(std::span<const Hash128> a, std::span<const Hash128> b) : m_a(a), m_b(b) {}

    /// Calls both(i, j) for draws that are the same, and one(i, true) or one(j, false) for others, in order.
    void visit(auto&& both, auto&& one)
    {
        if (m_a.size() * m_b.size() <= kMostPairs)
            fill();
        std::size_t i = 0, j = 0;
        while (i < m_a.size() || j < m_b.size()) {
            if (i < m_a.size() && j < m_b.size() && m_a[i] == m_b[j])
                both(i++, j++);
            else if (j == m_b.size() || (i < m_a.size() && !isBetterWithoutB(i, j)))
                one(i++, true);
            else
                one(j++, false);
        }
    }

private:
    /// From the back: whether leaving out b[j] keeps more than leaving out a[i].
    void fill()
    {
        const std::size_t columns = m_b.size() + 1;
        m_withoutB.assign(m_a.size() * m_b.size(), 0);
        std::vector<std::uint32_t> next(columns), row(columns);
        for (std::size_t i = m_a.size(); i-- > 0;) {
            row.back() = 0;
            for (std::size_t j = m_b.size(); j-- > 0;) {
                const bool isWithoutB = row[j + 1] > next[j];
                m_withoutB[i * m_b.size() + j] = isWithoutB ? 1 : 0;
                row[j] = m_a[i] == m_b[j] ? next[j + 1] + 1 : std::max(row[j + 1], next[j]);
            }
            next.swap(row);
        }
    }
    [[nodiscard]] bool isBetterWithoutB(std::size_t i, std::size_t j) const
    {
        return !m_withoutB.empty() && m_withoutB[i * m_b.size() + j] != 0;
    }

    const std::span<const Hash128> m_a, m_b;
    std::vector<std::uint8_t> m_withoutB; ///< empty: there are too many
};

} // namespace

Result<FrameCalls> callsOfFrame(const CallSource& source, std::size_t frame)
{
    const auto& frames = source.frames();
    const std::uint64_t behind = frames.empty() ? 0 : frames.back().endCallIndex + 1;
    FrameCalls calls;
    if (frame < frames.size())
        calls = {frames[frame].firstCallIndex, frames[frame].endCallIndex + 1, {}};
    else if (frame == frames.size())
        calls = {behind, source.callCount(), {}};
    for (const ActionEntry& action : source.actions())
        if (action.kind == ActionKind::Draw && action.callIndex >= calls.first && action.callIndex < calls.end)
            calls.draws.push_back({action.callIndex, action.callNumber, action.draw});
    const bool isThere = frame < frames.size() || (frame == frames.size() && !calls.draws.empty());
    if (!isThere)
        return failure("there is no frame {}: the capture has {}", frame, frames.size());
    return calls;
}

Result<std::vector<AlignedDraw>> alignedDraws(CallSource& a, const FrameCalls& inA, CallSource& b,
                                              const FrameCalls& inB)
{
    const auto left = identities(a, inA), right = identities(b, inB);
    if (!left || !right)
        return (left ? right : left).error();
    const auto equal = std::ranges::mismatch(*left, *right).in1 - left->begin();
    const std::size_t front = static_cast<std::size_t>(equal);
    std::size_t back = 0;
    while (back < std::min(left->size(), right->size()) - front &&
           (*left)[left->size() - 1 - back] == (*right)[right->size() - 1 - back])
        ++back;
    std::vector<AlignedDraw> draws;
    const auto both = [&](std::size_t i, std::size_t j) {
        draws.push_back({inA.draws[front + i], inB.draws[front + j]});
    };
    const auto one = [&](std::size_t i, bool isA) {
        draws.push_back(isA ? AlignedDraw{inA.draws[front + i], std::nullopt}
                            : AlignedDraw{std::nullopt, inB.draws[front + i]});
    };
    for (std::size_t i = 0; i < front; ++i)
        draws.push_back({inA.draws[i], inB.draws[i]});
    const std::span middleA = std::span(*left).subspan(front, left->size() - front - back);
    const std::span middleB = std::span(*right).subspan(front, right->size() - front - back);
    Middle(middleA, middleB).visit(both, one);
    for (std::size_t i = 0; i < back; ++i)
        draws.push_back({inA.draws[left->size() - back + i], inB.draws[right->size() - back + i]});
    return draws;
}

} // namespace vitrine::core
