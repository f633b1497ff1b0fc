// SPDX-License-Identifier: Apache-2.0
#include "core/plugin/repeatability.h"

#include "core/fixed_function/unit_instance.h"

#include <fmt/format.h>

#include <bit>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kLanes = 16;
constexpr int kRequests = 8;
constexpr Cycle kPatience = 100'000; ///< no latency that is allowed comes near

struct Answered {
    std::vector<std::uint32_t> outputs, probes; ///< bits
    std::vector<Cycle> cycles;
};

std::uint32_t next(std::uint32_t& seed)
{
    seed = seed * 1664525u + 1013904223u;
    return seed >> 8;
}

void append(std::vector<std::uint32_t>& bits, std::span<const float> values)
{
    for (const float value : values)
        bits.push_back(std::bit_cast<std::uint32_t>(value));
}

/// The same questions every time.
Answered ask(const std::shared_ptr<const UnitKind>& kind)
{
    Answered answered;
    UnitInstance unit(kind, {kind->latency, kind->interval});
    std::vector<float> inputs(std::size_t{4} * kLanes * kind->inputs.size());
    std::uint32_t seed = 1;
    Cycle now = 0;
    for (int i = 1; i <= kRequests; ++i) {
        for (float& input : inputs)
            input = static_cast<float>(next(seed)) / static_cast<float>(1u << 23) - 1.0f;
        const vitrine_request request{static_cast<std::uint64_t>(i), kLanes, kLanes, (1u << kLanes) - 1, inputs.data()};
        if (unit.accept(request, ++now) != VITRINE_OK)
            continue;
        append(answered.probes, unit.probe(0));
        for (Cycle due = unit.nextDue(now); due > now && due < kPatience * static_cast<Cycle>(i);
             due = unit.nextDue(now)) {
            now = due;
            for (int left = kRequests; left > 0; --left) { // A wrong unit would hand over for ever.
                const auto answer = unit.tick(now);
                if (!answer)
                    break;
                append(answered.outputs, answer->outputs);
                answered.cycles.push_back(now);
            }
        }
    }
    return answered;
}

} // namespace

std::string whyNotRepeatable(const std::shared_ptr<const UnitKind>& kind)
{
    const Answered first = ask(kind);
    const Answered second = ask(kind);
    const char* what = first.outputs != second.outputs ? "outputs"
                       : first.cycles != second.cycles ? "cycles"
                       : first.probes != second.probes ? "probes"
                                                       : nullptr;
    return what ? fmt::format("Unit {} is non-deterministic: two equal requests have different {}", kind->name, what)
                : std::string();
}

} // namespace vitrine::core
