// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/differential/reference_interpreter.h"

namespace vitrine::differential {

namespace {

constexpr std::uint64_t kMaxSteps = 100'000;

} // namespace

ReferenceInterpreter::ReferenceInterpreter(const ReferenceModule& module, const InvocationInput& input)
    : m_module(module), m_input(input)
{
}

InvocationResult ReferenceInterpreter::run()
{
    makeGlobals();
    Frame frame;
    call(m_module.entry, frame);
    for (const auto& [id, variable] : m_module.variables)
        if (variable.storage == spv::StorageClassOutput)
            m_result.outputs[variable.name] = m_globals[id];
    if (m_result.outcome != Outcome::Finished)
        for (auto& [name, value] : m_result.outputs)
            value.assign(value.size(), {0, kUnknown});
    return std::move(m_result);
}

void ReferenceInterpreter::makeGlobals()
{
    for (const auto& [id, variable] : m_module.variables) {
        if (variable.storage == spv::StorageClassFunction)
            continue;
        Value& memory = m_globals[id];
        memory.resize(sizeOf(variable.type), {0, kUnknown});
        const auto given = m_input.values.find(variable.name);
        if (variable.storage == spv::StorageClassOutput || variable.storage == spv::StorageClassPrivate) {
            if (variable.initializer != 0)
                memory = m_module.constants.at(variable.initializer);
        } else if (given == m_input.values.end() || given->second.size() != memory.size()) {
            stop(Outcome::Unsupported, "no value for " + variable.name);
        } else {
            memory = given->second;
        }
    }
}

void ReferenceInterpreter::stop(Outcome outcome, const std::string& reason)
{
    if (!m_isRunning)
        return;
    m_isRunning = false;
    m_result.outcome = outcome;
    m_result.reason = reason;
}

void ReferenceInterpreter::call(std::uint32_t id, Frame& frame)
{
    const ReferenceFunction& function = m_module.functions.at(id);
    for (std::size_t at = 0; m_isRunning && !frame.hasReturned;) {
        at = execute(function, at, frame);
        if (++m_steps > kMaxSteps)
            stop(Outcome::TooLong);
    }
}

/// Where to go on.
std::size_t ReferenceInterpreter::execute(const ReferenceFunction& function, std::size_t at, Frame& frame)
{
    const Instruction& instruction = function.code[at];
    switch (instruction.opcode) {
    case spv::OpLabel: frame.block = instruction.result; break;
    case spv::OpLine:
    case spv::OpNop:
    case spv::OpSelectionMerge:
    case spv::OpLoopMerge: break;
    case spv::OpBranch: return branch(function, instruction.operands[0], frame);
    case spv::OpBranchConditional: return branchConditionally(function, instruction, frame);
    case spv::OpReturnValue: frame.returned = valueOf(instruction.operands[0], frame); [[fallthrough]];
    case spv::OpReturn: frame.hasReturned = true; break;
    case spv::OpKill: stop(Outcome::Discarded); break;
    case spv::OpPhi: choosePhi(instruction, frame); break;
    case spv::OpFunctionCall: callFunction(instruction, frame); break;
    case spv::OpVariable: declareLocal(instruction, frame); break;
    case spv::OpAccessChain: stepInto(instruction, frame); break;
    case spv::OpLoad: load(instruction, frame); break;
    case spv::OpStore: store(instruction, frame); break;
    default: compute(instruction, frame); break;
    }
    return at + 1;
}

std::size_t ReferenceInterpreter::branch(const ReferenceFunction& function, std::uint32_t label, Frame& frame)
{
    frame.previousBlock = frame.block;
    return function.labels.at(label);
}

std::size_t ReferenceInterpreter::branchConditionally(const ReferenceFunction& function, const Instruction& instruction,
                                                      Frame& frame)
{
    const Scalar condition = valueOf(instruction.operands[0], frame)[0];
    if (!condition.isKnown())
        stop(Outcome::Uncertain);
    return branch(function, instruction.operands[condition.truth() ? 1 : 2], frame);
}

void ReferenceInterpreter::choosePhi(const Instruction& instruction, Frame& frame)
{
    for (std::size_t i = 0; i + 1 < instruction.operands.size(); i += 2)
        if (instruction.operands[i + 1] == frame.previousBlock)
            frame.values[instruction.result] = Value(valueOf(instruction.operands[i], frame));
}

void ReferenceInterpreter::callFunction(const Instruction& instruction, Frame& frame)
{
    const ReferenceFunction& callee = m_module.functions.at(instruction.operands[0]);
    Frame inner;
    for (std::size_t i = 0; i < callee.parameters.size(); ++i) {
        const std::uint32_t argument = instruction.operands[i + 1];
        const std::uint32_t type = m_module.valueTypes.at(argument);
        if (m_module.types.at(type).opcode == spv::OpTypePointer)
            inner.places[callee.parameters[i]] = placeOf(argument, frame);
        else
            inner.values[callee.parameters[i]] = valueOf(argument, frame);
    }
    call(instruction.operands[0], inner);
    frame.values[instruction.result] = std::move(inner.returned);
}

void ReferenceInterpreter::declareLocal(const Instruction& instruction, Frame& frame)
{
    const ReferenceVariable& variable = m_module.variables.at(instruction.result);
    Value& memory = frame.locals[instruction.result];
    if (variable.initializer != 0)
        memory = valueOf(variable.initializer, frame);
    else
        memory.assign(sizeOf(variable.type), {0, kUnknown});
}

ReferenceInterpreter::Place ReferenceInterpreter::placeOf(std::uint32_t id, Frame& frame)
{
    if (const auto found = frame.places.find(id); found != frame.places.end())
        return found->second;
    const std::uint32_t type = m_module.variables.at(id).type;
    if (const auto local = frame.locals.find(id); local != frame.locals.end())
        return {&local->second, 0, type};
    return {&m_globals.at(id), 0, type};
}

const Value& ReferenceInterpreter::valueOf(std::uint32_t id, const Frame& frame) const
{
    const auto found = frame.values.find(id);
    return found != frame.values.end() ? found->second : m_module.constants.at(id);
}

bool ReferenceInterpreter::checkedIndex(Scalar index, std::uint32_t count)
{
    if (!index.isKnown())
        stop(Outcome::Uncertain);
    else if (index.bits >= count)
        stop(Outcome::Unsupported, "an index is out of range");
    return m_isRunning;
}

void ReferenceInterpreter::stepInto(const Instruction& instruction, Frame& frame)
{
    Place place = placeOf(instruction.operands[0], frame);
    for (std::size_t i = 1; i < instruction.operands.size(); ++i) {
        const Scalar index = valueOf(instruction.operands[i], frame)[0];
        const ReferenceType& type = m_module.types.at(place.type);
        const bool isStruct = type.opcode == spv::OpTypeStruct;
        if (!checkedIndex(index, isStruct ? static_cast<std::uint32_t>(type.members.size()) : type.count))
            return;
        place.offset += m_module.offsetOf(place.type, index.bits);
        place.type = m_module.partType(place.type, index.bits);
    }
    frame.places[instruction.result] = place;
}

void ReferenceInterpreter::load(const Instruction& instruction, Frame& frame)
{
    const Place place = placeOf(instruction.operands[0], frame);
    const auto first = place.memory->begin() + static_cast<std::ptrdiff_t>(place.offset);
    frame.values[instruction.result].assign(first, first + static_cast<std::ptrdiff_t>(sizeOf(place.type)));
}

void ReferenceInterpreter::store(const Instruction& instruction, Frame& frame)
{
    const Place place = placeOf(instruction.operands[0], frame);
    const Value& value = valueOf(instruction.operands[1], frame);
    std::copy(value.begin(), value.end(), place.memory->begin() + static_cast<std::ptrdiff_t>(place.offset));
}

} // namespace vitrine::differential
