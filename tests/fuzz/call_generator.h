// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call_table.h"
#include "tests/fuzz/mutator.h"

namespace vitrine::test {

/// Makes up calls of every function in the call table: arguments of the right kind most of the time, with values that
/// are sensible, at an edge or absurd; handles and names as in sceneCalls().
class CallGenerator {
public:
    explicit CallGenerator(Mutator& mutator) : m_mutator(mutator) {}
    [[nodiscard]] core::Call next();

private:
    core::Value argument(const core::ParameterInfo& parameter);
    core::Value data();
    core::Value handle(core::HandleKind kind);
    std::int64_t enumeration(core::EnumGroup group);
    core::Value list(std::size_t count, bool isOfFloats);
    core::Value blob();
    core::Value text();

    Mutator& m_mutator;
};

} // namespace vitrine::test
