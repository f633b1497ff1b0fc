// SPDX-License-Identifier: Apache-2.0
#include "core/fixed_function/unit_witness.h"

#include <algorithm>
#include <cmath>

namespace vitrine::core {

namespace {

constexpr Cycle kPatience = 100'000; ///< no latency that is allowed comes near

/// What a fresh unit does when every lane asks what one lane has asked.
struct Conduct {
    bool isAtFault = false;
    std::vector<std::string> warnings;
};

Conduct conductOf(const AskedUnit& asked, std::uint32_t lane)
{
    const std::size_t lanes = asked.request.lanes;
    std::vector<float> inputs(4 * lanes * asked.kind->inputs.size());
    for (std::size_t i = 0; i < inputs.size(); ++i)
        inputs[i] = asked.request.inputs[i / lanes * lanes + lane];
    UnitInstance unit(asked.kind, {asked.kind->latency, asked.kind->interval});
    unit.setParameters(asked.parameters);
    Cycle now = 1;
    const vitrine_request request{1, asked.request.lanes, 1, std::uint64_t{1} << lane, inputs.data()};
    bool isAnswered = false, isAtFault = unit.accept(request, now) != VITRINE_OK;
    for (Cycle due = unit.nextDue(now); !isAtFault && !isAnswered && due > now && due < kPatience;
         due = unit.nextDue(now)) {
        now = due;
        if (const auto answer = unit.tick(now)) {
            isAnswered = true;
            isAtFault = answer->status == VITRINE_DEVICE_FAULT;
        }
    }
    return {isAtFault || !isAnswered, unit.takeWarnings()};
}

bool isActive(const AskedUnit& asked, std::uint32_t lane)
{
    return (asked.request.active >> lane & 1) != 0;
}

/// The lanes that count of which something is true.
template <typename Predicate>
std::uint64_t lanesOf(const AskedUnit& asked, Predicate&& isTrue)
{
    std::uint64_t lanes = 0;
    for (std::uint32_t lane = 0; lane < asked.request.lanes; ++lane)
        if (isActive(asked, lane) && isTrue(lane))
            lanes |= std::uint64_t{1} << lane;
    return lanes;
}

/// Of what the registers are made of; components beyond mean nothing.
bool isNumber(const std::vector<RegisterDescription>& registers, std::span<const float> values, std::uint32_t lane)
{
    const std::size_t lanes = values.size() / (4 * registers.size());
    for (std::size_t i = 0; i < registers.size(); ++i)
        for (std::size_t c = 0; c < registers[i].components; ++c)
            if (std::isnan(values[(4 * i + c) * lanes + lane]))
                return false;
    return true;
}

UnitReport report(const AskedUnit& asked, UnitTrouble trouble, Text words)
{
    return {asked.kind->name, asked.draw, trouble, std::move(words), 0};
}

} // namespace

void UnitWitness::warned(const AskedUnit& asked, const std::vector<std::string>& sentences)
{
    std::vector<std::vector<std::string>> said; ///< by lane; asked when the first sentence is new
    for (const std::string& sentence : sentences) {
        UnitReport one = report(asked, UnitTrouble::Warning, Text::verbatim(sentence));
        if (!m_reports.wants(one))
            continue;
        for (auto lane = static_cast<std::uint32_t>(said.size()); lane < asked.request.lanes; ++lane)
            said.push_back(isActive(asked, lane) ? conductOf(asked, lane).warnings : std::vector<std::string>());
        one.lanes = lanesOf(asked, [&](std::uint32_t lane) {
            return std::find(said[lane].begin(), said[lane].end(), sentence) != said[lane].end();
        });
        m_reports.add(std::move(one));
    }
}

void UnitWitness::failed(const AskedUnit& asked, vitrine_status status, const Text& why)
{
    if (status == VITRINE_BAD_RESULT_SHAPE)
        return m_reports.add(
            report(asked, UnitTrouble::BadResultShape,
                   textOf("it gave another number of results than it has outputs; what is missing reads 0")));
    UnitReport one = report(asked, UnitTrouble::DeviceFault, textOf("{}; all that was asked reads 0", why));
    if (!m_reports.wants(one))
        return;
    one.lanes = lanesOf(asked, [&](std::uint32_t lane) { return conductOf(asked, lane).isAtFault; });
    m_reports.add(std::move(one));
}

void UnitWitness::isOff(const AskedUnit& asked)
{
    m_reports.add(report(asked, UnitTrouble::SwitchedOff,
                         textOf("it is switched off after three faults; all that it is asked reads 0")));
}

void UnitWitness::notNumbers(const AskedUnit& asked, std::span<const float> outputs)
{
    UnitReport one = report(asked, UnitTrouble::NotANumber, textOf("it answered with a value that is no number"));
    const UnitKind& kind = *asked.kind;
    if (!m_reports.wants(one))
        return;
    const std::span<const float> inputs(asked.request.inputs,
                                        std::size_t{4} * asked.request.lanes * kind.inputs.size());
    one.lanes = lanesOf(asked, [&](std::uint32_t lane) {
        return !isNumber(kind.outputs, outputs, lane) && isNumber(kind.inputs, inputs, lane);
    });
    if (one.lanes != 0)
        m_reports.add(std::move(one));
}

bool UnitWitness::areNumbers(std::span<const float> outputs)
{
    return std::none_of(outputs.begin(), outputs.end(), [](float value) { return std::isnan(value); });
}

} // namespace vitrine::core
