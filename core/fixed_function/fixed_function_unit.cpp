// SPDX-License-Identifier: Apache-2.0
#include "core/fixed_function/fixed_function_unit.h"

#include "core/base/check.h"
#include "core/fixed_function/instance_fields.h"
#include "core/fixed_function/unit_request.h"

#include <algorithm>
#include <bit>
#include <string_view>
#include <utility>

namespace vitrine::core {

namespace {

/// What the unit threw, or that it could not answer.
Text whyNot(const std::string& thrown)
{
    return thrown.empty() ? textOf("it could not answer") : Text::verbatim(thrown);
}

/// Results without a request that one cycle puts up with.
constexpr std::size_t kMostOrphans = 8;

constexpr std::string_view kComponents = "xyzw";

template <typename T>
void visitWords(StateVisitor& visitor, std::string_view name, std::span<const std::uint32_t> words)
{
    std::vector<T> values;
    for (const std::uint32_t word : words)
        values.push_back(std::bit_cast<T>(word));
    if (values.size() == 1)
        visitor(name, values.front());
    else
        visitor(name, values);
}

/// By its name behind the unit's prefix; of an enumeration the word.
void visitParameter(StateVisitor& visitor, const ParameterDescription& parameter, std::span<const std::uint32_t> words)
{
    const std::string_view name = std::string_view(parameter.name).substr(parameter.name.rfind('.') + 1);
    if (words.size() == 1 && words.front() < parameter.words.size()) {
        std::string word = parameter.words[words.front()];
        visitor(name, word);
    } else if (isInteger(parameter.type)) {
        visitWords<std::int32_t>(visitor, name, words);
    } else {
        visitWords<float>(visitor, name, words);
    }
}

ErrorCode errorOf(vitrine_status status)
{
    return status == VITRINE_NO_DEVICE          ? ErrorCode::NoDevice
           : status == VITRINE_BAD_RESULT_SHAPE ? ErrorCode::BadResultShape
                                                : ErrorCode::DeviceFault;
}

} // namespace

FixedFunctionUnit::FixedFunctionUnit(UnitContext context, const Config& config)
    : Unit(std::move(context)), m_config(config), m_unit(config.kind, config.timing)
{
}

UnitDescription FixedFunctionUnit::description() const
{
    const UnitKind& kind = *m_config.kind;
    UnitDescription description;
    description.kind = kind.name;
    description.seedTerm = kind.seedTerm;
    description.help = kind.help;
    description.counters = {{"requests", words("requests"), words("Answered.")},
                            {"items", words("items"), words("Fragments or vertices of these.")},
                            {"faults", words("requests"), words("That the unit could not answer.")},
                            {"warningCount", words("warnings"), words("Once per sentence and draw.")}};
    return description;
}

template <typename Tell>
void FixedFunctionUnit::tell(const RequestItem& item, Tell&& how) const
{
    if (!m_config.reports)
        return;
    std::vector<float> room;
    const vitrine_request request = unitRequest(*m_config.kind, requestOf(item), {0, item.items}, room);
    const std::uint32_t draw = item.label.draw;
    UnitWitness witness(*m_config.reports);
    how(witness, AskedUnit{m_config.kind, draw, m_config.parameters.of(draw).get(), request});
}

void FixedFunctionUnit::accept(const RequestItem& item)
{
    const Cycle occupied = Cycle{item.items} * m_config.timing.interval;
    InFlight flight{item, 0, now(), now() + m_config.timing.latency + occupied - m_config.timing.interval, VITRINE_OK};
    if (m_state.isOff) {
        flight.status = VITRINE_NO_DEVICE;
        flight.due = now() + 1;
        m_state.nextFree = now() + 1;
        tell(item, [](UnitWitness& witness, const AskedUnit& asked) { witness.isOff(asked); });
    } else {
        flight.status = give(item, m_state.tickets + 1);
        flight.ticket = ++m_state.tickets;
        m_state.nextFree = now() + occupied;
    }
    m_state.inFlight.push_back(flight);
    deliverAt(now() + 1); // Wakes the unit, which begins to be busy then.
}

vitrine_status FixedFunctionUnit::give(const RequestItem& item, std::uint64_t ticket)
{
    const DeviceRequest request = requestOf(item);
    m_unit.setParameters(m_config.parameters.of(item.label.draw).get());
    vitrine_status status = m_unit.accept(unitRequest(*m_config.kind, request, {ticket, item.items}, m_inputs), now());
    const std::string thrown = m_unit.takeThrown();
    if (status != VITRINE_OK || !thrown.empty()) {
        status = VITRINE_DEVICE_FAULT;
        tell(item,
             [&](UnitWitness& witness, const AskedUnit& asked) { witness.failed(asked, status, whyNot(thrown)); });
    }
    m_state.newestLanes = request.laneCount;
    m_state.newest = item.label;
    noteWarnings(item);
    return status;
}

DeviceRequest FixedFunctionUnit::requestOf(const RequestItem& item) const
{
    const ThreadContext& task = m_config.contexts.of(item.stage, item.label.parent);
    const DecodedProgram& program = *m_config.programs.of(item.label.draw).of(item.stage).decoded;
    const auto pending = std::find_if(task.pending.begin(), task.pending.end(),
                                      [&](const PendingRequest& request) { return request.ticket == item.ticket; });
    CORE_CHECK(pending != task.pending.end(), "a request that its task knows nothing of");
    return deviceRequest(task, program, static_cast<std::size_t>(pending - task.pending.begin()));
}

void FixedFunctionUnit::tick()
{
    if (idle())
        return stall(StallReason::InputEmpty);
    workUntil(std::max(m_state.nextLook, now() + 1));
}

void FixedFunctionUnit::deliver()
{
    if (m_unit.nextDue(now() - 1) <= now())
        collect();
    answerRefused();
    lookAgain();
}

void FixedFunctionUnit::collect()
{
    for (std::size_t left = m_state.inFlight.size() + kMostOrphans; left > 0; --left) {
        const auto given = m_unit.tick(now());
        if (!given)
            return;
        if (!m_state.inFlight.empty())
            noteWarnings(m_state.inFlight.front().request);
        answer(*given);
    }
}

void FixedFunctionUnit::answer(const UnitInstance::Answer& given)
{
    // A request that the unit did not take stands in no one's way.
    while (!m_state.inFlight.empty() && m_state.inFlight.front().status != VITRINE_OK)
        complete(static_cast<vitrine_status>(m_state.inFlight.front().status), {});
    const bool isOfOldest = !m_state.inFlight.empty() &&
                            (given.ticket == UnitInstance::kOldest || given.ticket == m_state.inFlight.front().ticket);
    if (!isOfOldest) {
        ++m_state.orphans;
        if (m_config.reports)
            m_config.reports->add({m_config.kind->name, m_state.newest.draw, UnitTrouble::OrphanResult,
                                   textOf("it gave a result that nobody has asked for"), 0});
        return publish(ErrorReported{0, {}, m_state.newest.draw, m_state.orphans, ErrorCode::OrphanResult, 0});
    }
    const RequestItem& item = m_state.inFlight.front().request;
    const std::size_t room = std::size_t{4} * requestOf(item).laneCount;
    const auto outputs = given.outputs.first(room * given.registers);
    const std::string thrown = m_unit.takeThrown();
    if (given.status != VITRINE_OK)
        tell(item, [&](UnitWitness& witness, const AskedUnit& asked) {
            witness.failed(asked, given.status, whyNot(thrown));
        });
    else if (!UnitWitness::areNumbers(outputs))
        tell(item, [&](UnitWitness& witness, const AskedUnit& asked) { witness.notNumbers(asked, outputs); });
    complete(given.status, outputs);
}

void FixedFunctionUnit::answerRefused()
{
    while (!m_state.inFlight.empty()) {
        const InFlight& front = m_state.inFlight.front();
        if (front.status == VITRINE_OK || front.due > now())
            return;
        complete(static_cast<vitrine_status>(front.status), {});
    }
}

void FixedFunctionUnit::lookAgain()
{
    m_state.nextLook = 0;
    if (m_state.inFlight.empty())
        return;
    InFlight& front = m_state.inFlight.front();
    Cycle next = front.due;
    if (front.status == VITRINE_OK) {
        next = m_unit.nextDue(now());
        if (next <= now() || next > front.due + kLongestDelay) {
            front.status = VITRINE_DEVICE_FAULT;
            next = front.due;
            const std::string thrown = m_unit.takeThrown();
            tell(front.request, [&](UnitWitness& witness, const AskedUnit& asked) {
                witness.failed(asked, VITRINE_DEVICE_FAULT,
                               thrown.empty() ? textOf("it never answered") : whyNot(thrown));
            });
        }
    }
    m_state.nextLook = std::max(next, now() + 1);
    deliverAt(m_state.nextLook);
}

void FixedFunctionUnit::complete(vitrine_status status, std::span<const float> outputs)
{
    const RequestItem item = m_state.inFlight.front().request;
    m_state.inFlight.pop_front();
    const DeviceRequest request = requestOf(item);
    m_state.outputs.assign(std::size_t{4} * request.descriptor.resultRegisters * request.laneCount, 0.0f);
    std::copy_n(outputs.begin(), std::min(outputs.size(), m_state.outputs.size()), m_state.outputs.begin());
    m_state.answered = item.label;
    m_state.answeredLanes = request.laneCount;
    ++m_state.requests;
    m_state.items += item.items;
    m_config.itemCost.tell(item.label.draw, item.items);
    if (status != VITRINE_OK)
        report(item, status);
    m_results->complete(item, m_state.outputs);
}

void FixedFunctionUnit::report(const RequestItem& item, vitrine_status status)
{
    m_state.badShapes += status == VITRINE_BAD_RESULT_SHAPE ? 1 : 0;
    m_state.faults += status == VITRINE_DEVICE_FAULT ? 1 : 0;
    m_state.isOff = m_state.faults >= kFaultsToOff;
    if (m_state.isOff)
        tell(item, [](UnitWitness& witness, const AskedUnit& asked) { witness.isOff(asked); });
    publish(RequestFailed{0, {}, item.label.draw, item.label.id, item.device, static_cast<std::uint8_t>(status), 0});
    publish(ErrorReported{0, {}, item.label.draw, item.label.id.value, errorOf(status), 0});
}

void FixedFunctionUnit::noteWarnings(const RequestItem& item)
{
    std::vector<std::string> sentences = m_unit.takeWarnings();
    if (sentences.empty())
        return;
    tell(item, [&](UnitWitness& witness, const AskedUnit& asked) { witness.warned(asked, sentences); });
    const std::uint32_t draw = item.label.draw;
    for (std::string& sentence : sentences) {
        const bool isKnown = std::any_of(m_state.warnings.begin(), m_state.warnings.end(), [&](const Warning& warning) {
            return warning.draw == draw && warning.sentence == sentence;
        });
        if (isKnown)
            continue;
        ++m_state.warningCount;
        m_state.warnings.push_back({now(), draw, std::move(sentence)});
        if (m_state.warnings.size() > kKeptWarnings)
            m_state.warnings.pop_front();
        publish(WarningReported{
            0, {}, draw, static_cast<std::uint32_t>(m_state.warningCount), WarningCode::DegenerateInput, 0});
    }
}

/// By what only those who look at the unit ask of it: no request is at fault.
void FixedFunctionUnit::noteThrown()
{
    std::string thrown = m_unit.takeThrown();
    if (!thrown.empty() && m_config.reports)
        m_config.reports->add(
            {m_config.kind->name, m_state.newest.draw, UnitTrouble::DeviceFault, Text::verbatim(std::move(thrown)), 0});
}

void FixedFunctionUnit::visitState(StateVisitor& visitor)
{
    if (!visitor.restores())
        m_state.unit = m_unit.save();
    State::visit(visitor, m_state);
    visitOutputs(visitor);
    visitParameters(visitor);
    visitProbes(visitor);
    if (visitor.restores() && !m_unit.load(*m_state.unit))
        m_state.isOff = true;
    noteThrown();
}

void FixedFunctionUnit::visitOutputs(StateVisitor& visitor)
{
    const std::size_t lanes = m_state.answeredLanes;
    const auto& registers = m_config.kind->outputs;
    m_state.outputs.resize(4 * lanes * registers.size());
    visitor.beginGroup(InstanceFields::kOutputs);
    for (std::size_t i = 0; i < registers.size(); ++i) {
        visitor.beginGroup(registers[i].name);
        for (std::size_t c = 0; c < registers[i].components; ++c) {
            const auto row = m_state.outputs.begin() + static_cast<std::ptrdiff_t>((4 * i + c) * lanes);
            std::vector<float> values(row, row + static_cast<std::ptrdiff_t>(lanes));
            visitor(kComponents.substr(c, 1), values);
            std::copy_n(values.begin(), std::min(values.size(), lanes), row);
        }
        visitor.endGroup();
    }
    visitor.endGroup();
}

/// They are kept with the unit's own state: here people see them.
void FixedFunctionUnit::visitParameters(StateVisitor& visitor) const
{
    auto left = m_unit.values();
    visitor.beginGroup(InstanceFields::kParameters);
    for (const ParameterDescription& parameter : m_config.kind->parameters) {
        const std::size_t count = std::size_t{componentCount(parameter.type)} * parameter.arraySize;
        visitParameter(visitor, parameter, left.first(count));
        left = left.subspan(count);
    }
    visitor.endGroup();
}

void FixedFunctionUnit::visitProbes(StateVisitor& visitor)
{
    std::vector<std::vector<float>> lanes(m_state.newestLanes);
    for (std::uint32_t lane = 0; lane < m_state.newestLanes && !visitor.restores(); ++lane)
        lanes[lane] = m_unit.probe(lane);
    visitor.beginGroup(InstanceFields::kProbes);
    const auto& probes = m_config.kind->probes;
    for (std::size_t i = 0; i < probes.size(); ++i) {
        std::vector<float> values;
        for (const std::vector<float>& lane : lanes)
            values.push_back(i < lane.size() ? lane[i] : 0.0f);
        visitor(probes[i].name, values);
    }
    visitor.endGroup();
}

void FixedFunctionUnit::visitPorts(PortVisitor& visitor)
{
    Ports::visit(visitor, m_ports);
}

} // namespace vitrine::core
