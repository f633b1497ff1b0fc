// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cycle.h"

#include <QObject>

namespace vitrine::views {

/// The stretch of a draw's cycles that every timeline shows: they zoom and pan together, so that what stands above each
/// other happens at the same time. Half-open; at least a cycle, at most the whole draw.
class CycleWindow final : public QObject {
    Q_OBJECT

public:
    static constexpr core::Cycle kNarrowest = 1;

    using QObject::QObject;

    [[nodiscard]] core::Cycle first() const { return m_first; }
    [[nodiscard]] core::Cycle end() const { return m_end; }
    [[nodiscard]] core::Cycle span() const { return m_end - m_first; }
    /// Of the draw: cycles 0 … total − 1.
    [[nodiscard]] core::Cycle total() const { return m_total; }
    [[nodiscard]] bool showsAll() const { return span() >= m_total; }

    /// Another draw: all of it is shown.
    void reset(core::Cycle total);
    void show(core::Cycle first, core::Cycle end);
    void showAll() { show(0, m_total); }
    /// More than 1 shows more cycles, less than 1 fewer: by one at least, as far as there are some. `anchor` stays
    /// where it is.
    void zoom(double factor, core::Cycle anchor);
    /// By cycles, as far as the draw goes.
    void pan(std::int64_t cycles);
    /// Pans as little as it takes to see a cycle.
    void reveal(core::Cycle cycle);

signals:
    void changed();

private:
    core::Cycle m_total = 0;
    core::Cycle m_first = 0;
    core::Cycle m_end = 0;
};

} // namespace vitrine::views
