// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/kernel_context.h"
#include "core/kernel/state_visitors.h"
#include "core/observe/description.h"

#include <algorithm>
#include <concepts>
#include <string>
#include <utility>
#include <vector>

namespace vitrine::core {

/// What a line can say: a struct with a list of its fields. Its default is what somebody reads who is not connected.
template <typename T>
concept LineValue = std::equality_comparable<T> && std::default_initializable<T> && std::copyable<T> &&
    requires(T& value, StateVisitor& visitor)
{
    T::visit(visitor, value);
};

struct LineConfig {
    std::string path; ///< unique in the machine: `sp.0.power`
    std::string help = {};
};

/// How a unit is tied to a line.
enum class LineEnd : std::uint8_t { Driver, Reader };

/// The part of a line that does not depend on the type of its value.
class LineBase {
public:
    LineBase(KernelContext& kernel, LineConfig config);
    LineBase(const LineBase&) = delete;
    LineBase& operator=(const LineBase&) = delete;
    virtual ~LineBase() = default;

    [[nodiscard]] const LineDescription& description() const { return m_description; }
    [[nodiscard]] virtual StateNode inspect() const = 0;
    virtual void visitState(StateVisitor& visitor) = 0;
    /// Phase 2: the value that was driven holds from now on, and the readers wake if it is another one.
    virtual void commit() = 0;
    void attach(UnitId unit, LineEnd end);

protected:
    void touch() { m_kernel.linesDriven = m_kernel.progress = true; }
    void wakeReaders();

private:
    KernelContext& m_kernel;
    LineDescription m_description;
};

/// A wire that holds a value: one unit drives it, and any number read it. It is latched. What is driven in phase 1 of a
/// cycle is read from its phase 3 on; what is driven in phase 4, or between cycles, from phase 3 of the next cycle on.
/// A change wakes the readers, so that nobody has to look again and again. Units use it through LineIn and LineOut.
template <LineValue T>
class Line final : public LineBase {
public:
    using LineBase::LineBase;

    [[nodiscard]] const T& value() const { return m_value; }
    void drive(const T& value)
    {
        if (value == m_driven)
            return;
        m_driven = value;
        touch();
    }
    void commit() override
    {
        if (m_value == m_driven)
            return;
        m_value = m_driven;
        wakeReaders();
    }
    [[nodiscard]] StateNode inspect() const override
    {
        StateNode node;
        StateInspector inspector(node);
        T::visit(inspector, const_cast<T&>(m_value)); // An inspector only reads.
        return node;
    }
    void visitState(StateVisitor& visitor) override
    {
        visitor("value", m_value);
        visitor("driven", m_driven);
    }

private:
    T m_value{};
    T m_driven{};
};

} // namespace vitrine::core
