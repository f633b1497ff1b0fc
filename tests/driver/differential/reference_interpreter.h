// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/driver/differential/reference_invocation.h"

#include <unordered_map>

namespace vitrine::differential {

/// The state of one invocation while it runs.
class ReferenceInterpreter {
public:
    ReferenceInterpreter(const ReferenceModule& module, const InvocationInput& input);
    InvocationResult run();

private:
    using Instruction = ReferenceInstruction;
    struct Place {
        Value* memory = nullptr;
        std::size_t offset = 0;
        std::uint32_t type = 0; ///< of what lies there
    };
    struct Frame {
        std::unordered_map<std::uint32_t, Value> values;
        std::unordered_map<std::uint32_t, Place> places;
        std::unordered_map<std::uint32_t, Value> locals;
        std::uint32_t block = 0;
        std::uint32_t previousBlock = 0;
        bool hasReturned = false;
        Value returned;
    };

    // reference_interpreter.cpp: flow and memory
    void makeGlobals();
    void call(std::uint32_t function, Frame& frame);
    std::size_t execute(const ReferenceFunction& function, std::size_t at, Frame& frame);
    std::size_t branch(const ReferenceFunction& function, std::uint32_t label, Frame& frame);
    std::size_t branchConditionally(const ReferenceFunction& function, const Instruction& instruction, Frame& frame);
    void callFunction(const Instruction& instruction, Frame& frame);
    void declareLocal(const Instruction& instruction, Frame& frame);
    void stepInto(const Instruction& instruction, Frame& frame);
    void load(const Instruction& instruction, Frame& frame);
    void store(const Instruction& instruction, Frame& frame);
    void choosePhi(const Instruction& instruction, Frame& frame);
    void stop(Outcome outcome, const std::string& reason = {});
    bool checkedIndex(Scalar index, std::uint32_t count);
    [[nodiscard]] Place placeOf(std::uint32_t id, Frame& frame);
    [[nodiscard]] const Value& valueOf(std::uint32_t id, const Frame& frame) const;
    [[nodiscard]] std::size_t sizeOf(std::uint32_t type) const { return m_module.types.at(type).size; }

    // reference_operations.cpp: values
    void compute(const Instruction& instruction, Frame& frame);
    Value result(const Instruction& instruction, const Frame& frame);
    Value composite(const Instruction& instruction, const Frame& frame);
    Value part(const Instruction& instruction, const Frame& frame, std::size_t first, std::size_t& offset,
               std::uint32_t valueType);
    Value matrixProduct(const Instruction& instruction, const Frame& frame);
    Value sample(const Instruction& instruction, const Frame& frame);
    Value derivative(const Instruction& instruction, const Frame& frame);
    Value neighborDifference(bool isAlongX, const Value& value);

    const ReferenceModule& m_module;
    const InvocationInput& m_input;
    std::map<std::uint32_t, Value> m_globals;
    InvocationResult m_result;
    bool m_isRunning = true;
    std::uint64_t m_steps = 0;
    std::size_t m_derivatives = 0;
};

} // namespace vitrine::differential
