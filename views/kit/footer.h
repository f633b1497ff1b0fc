// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace vitrine::views {

/// The lines below what a view shows: the values under the cursor or of what is selected, and what the colors mean.
class Footer final : public QWidget {
    Q_OBJECT

public:
    explicit Footer(QWidget* parent = nullptr);

    /// A line for exact values; what is too long is cut off rather than widening the dock.
    QLabel* addValues(const QString& accessibleName);
    /// A line of its own: a legend, a sentence. Takes it over.
    void add(QWidget* line);
    /// A line of several things.
    QHBoxLayout* addRow();

private:
    QVBoxLayout* m_lines;
};

} // namespace vitrine::views
