// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/line.h"

#include "core/base/check.h"

namespace vitrine::core {

LineBase::LineBase(KernelContext& kernel, LineConfig config)
    : m_kernel(kernel), m_description{std::move(config.path), std::move(config.help), {}, {}}
{
}

void LineBase::attach(UnitId unit, LineEnd end)
{
    if (end == LineEnd::Driver) {
        CORE_CHECK(!m_description.driver, "two units drive a line");
        m_description.driver = unit;
    } else {
        m_description.readers.push_back(unit);
    }
}

void LineBase::wakeReaders()
{
    for (const UnitId unit : m_description.readers)
        m_kernel.wakes.wake(unit);
}

} // namespace vitrine::core
