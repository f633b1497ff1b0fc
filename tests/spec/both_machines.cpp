// SPDX-License-Identifier: Apache-2.0
#include "tests/spec/both_machines.h"

#include "core/memory/surface_ops.h"

#include <QtTest>

namespace vitrine::core {

Result<void> BothMachines::draw(const DrawCommand& command)
{
    m_timedMemory = m_memory;
    const Result<void> untimed = m_untimed.draw(command);
    const Result<void> timed = m_timed.draw(command);
    if (untimed.hasValue() != timed.hasValue())
        QTest::qFail("only one of the machines could execute the draw", __FILE__, __LINE__);
    const RenderTargets& targets = command.state->targets;
    compare(targets.color, "color");
    compare(targets.depth, "depth");
    compare(targets.stencil, "stencil");
    compare(command.state->vector.winding, "winding");
    compare(command.state->vector.coverage, "coverage");
    return untimed;
}

void BothMachines::compare(SurfaceId surface, const char* name) const
{
    if (!surface || contentHash(m_memory.surface(surface)) == contentHash(m_timedMemory.surface(surface)))
        return;
    const QString text = QString("the timed machine leaves other bits than the untimed one: %1").arg(name);
    QTest::qFail(qPrintable(text), __FILE__, __LINE__);
}

} // namespace vitrine::core
