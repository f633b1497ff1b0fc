// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace vitrine::views {

/// A picture with its tables: beside each other where the dock is wide, else one below the other. Both have half of it
/// at first, and whenever it turns.
class TurningSplitter final : public QSplitter {
public:
    explicit TurningSplitter(QWidget* parent = nullptr);

    /// Of the dock, whenever it is resized.
    void turnFor(const QSize& dock);

private:
    bool m_isSplit = false; ///< it has got its first sizes
};

} // namespace vitrine::views
