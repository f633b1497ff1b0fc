// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/differential/comparison.h"

#include "tests/driver/differential/machine_run.h"
#include "tests/driver/differential/reference_invocation.h"

#include <cstdio>

namespace vitrine::differential {

namespace {

using Variables = std::map<std::string, Value>;
using Results = std::vector<InvocationResult>;

class Comparer {
public:
    Comparer(const CompiledPair& pair, const ProgramInterface& interface, const ProgramInputs& inputs)
        : m_pair(pair), m_interface(interface), m_inputs(inputs)
    {
    }
    Comparison run();

private:
    Results runStage(const ReferenceModule& module, const std::vector<Variables>& varying);
    bool isUsable(const Results& results);
    void compareLane(std::size_t lane, const InvocationResult& vertex, const InvocationResult& fragment,
                     const MachineLane& machine);
    void compareValue(std::size_t lane, const std::string& name, const Value& reference, const float* machine);
    void report(std::size_t lane, const std::string& what);

    const CompiledPair& m_pair;
    const ProgramInterface& m_interface;
    const ProgramInputs& m_inputs;
    Comparison m_result;
};

bool agrees(Scalar reference, float machine)
{
    const float expected = reference.number();
    if (std::isnan(expected) && std::isnan(machine))
        return true;
    if (reference.isExact())
        return std::bit_cast<std::uint32_t>(machine) == reference.bits;
    return std::abs(double{machine} - double{expected}) <= reference.error;
}

Results Comparer::runStage(const ReferenceModule& module, const std::vector<Variables>& varying)
{
    Results results;
    for (std::size_t first = 0; first < m_inputs.lanes; first += 4) {
        std::array<Variables, 4> inputs;
        for (std::size_t i = 0; i < 4; ++i) {
            inputs[i] = m_inputs.uniforms;
            inputs[i].insert(varying[first + i].begin(), varying[first + i].end());
        }
        for (InvocationResult& result : runQuad(module, inputs))
            results.push_back(std::move(result));
    }
    return results;
}

bool Comparer::isUsable(const Results& results)
{
    for (const InvocationResult& result : results) {
        if (result.outcome == Outcome::Unsupported)
            m_result.unsupported = "the reference can't run this: " + result.reason;
        if (result.outcome == Outcome::TooLong)
            m_result.skipped = "runs too long";
    }
    return m_result.unsupported.empty() && m_result.skipped.empty();
}

void Comparer::report(std::size_t lane, const std::string& what)
{
    if (m_result.difference.empty())
        m_result.difference = "lane " + std::to_string(lane) + " of " + std::to_string(m_inputs.lanes) + ": " + what +
                              "\n" + describe(m_inputs, lane);
}

void Comparer::compareValue(std::size_t lane, const std::string& name, const Value& reference, const float* machine)
{
    for (std::size_t i = 0; i < reference.size(); ++i) {
        const Scalar expected = reference[i];
        std::size_t& count = expected.isExact()   ? m_result.exact
                             : expected.isKnown() ? m_result.bounded
                                                  : m_result.unknown;
        ++count;
        if (!expected.isKnown() || agrees(expected, machine[i]))
            continue;
        char text[200];
        std::snprintf(text, sizeof text, "%s[%zu] is %.9g (%08x), not %.9g (%08x) ± %.3g", name.c_str(), i,
                      double{machine[i]}, std::bit_cast<std::uint32_t>(machine[i]), double{expected.number()},
                      expected.bits, expected.error);
        report(lane, text);
    }
}

void Comparer::compareLane(std::size_t lane, const InvocationResult& vertex, const InvocationResult& fragment,
                           const MachineLane& machine)
{
    constexpr std::size_t kComponents = 9;
    const auto isIn = [lane](std::uint64_t lanes) { return (lanes >> lane & 1) != 0; };
    if (!isIn(m_inputs.alive))
        return;
    if (vertex.outcome == Outcome::Uncertain) {
        m_result.unknown += kComponents;
        return;
    }
    if (const auto position = vertex.outputs.find("gl_Position"); position != vertex.outputs.end())
        compareValue(lane, "gl_Position", position->second, &machine.position.x);
    if (const auto size = vertex.outputs.find("gl_PointSize"); size != vertex.outputs.end())
        compareValue(lane, "gl_PointSize", size->second, &machine.pointSize);
    if (!isIn(m_inputs.covered))
        return;
    if (fragment.outcome == Outcome::Uncertain) {
        m_result.unknown += kComponents - 5;
        return;
    }
    const bool isDiscarded = fragment.outcome == Outcome::Discarded;
    if (isDiscarded != machine.isDiscarded)
        return report(lane, isDiscarded ? "is not discarded" : "is discarded");
    for (const char* name : {"gl_FragColor", "gl_FragData"})
        if (const auto color = fragment.outputs.find(name); color != fragment.outputs.end() && !isDiscarded)
            compareValue(lane, name, color->second, &machine.color.x);
}

Comparison Comparer::run()
{
    const Results vertices = runStage(m_pair.vertex, m_inputs.attributes);
    if (!isUsable(vertices))
        return m_result;
    std::vector<Variables> varying = m_inputs.specials;
    for (std::size_t lane = 0; lane < m_inputs.lanes; ++lane)
        varying[lane].insert(vertices[lane].outputs.begin(), vertices[lane].outputs.end());
    const Results fragments = runStage(m_pair.fragment, varying);
    if (!isUsable(fragments))
        return m_result;
    const MachineResult machine = runOnMachine(*m_pair.program, m_interface, m_inputs);
    if (!machine.fault.empty()) {
        m_result.difference = "the machine: " + machine.fault;
        return m_result;
    }
    for (std::size_t lane = 0; lane < m_inputs.lanes; ++lane)
        compareLane(lane, vertices[lane], fragments[lane], machine.lanes[lane]);
    return m_result;
}

} // namespace

Comparison compare(const CompiledPair& pair, const ProgramInterface& interface, const ProgramInputs& inputs)
{
    return Comparer{pair, interface, inputs}.run();
}

} // namespace vitrine::differential
