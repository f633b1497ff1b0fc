// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <span>
#include <vector>

class QHeaderView;
class QSettings;

namespace vitrine::views {

/// The widths of a table's columns: those that the user gave them, which are remembered, or the given ones, which grow
/// with the letters and leave room for the whole of a head, sorted by or not.
class ColumnWidths final : public QObject {
    Q_OBJECT

public:
    /// `key`: where they are remembered. `widths`: of columns from the first on, in pixels of compact letters; others
    /// are as wide as the header's default. The table has its model. Owned by the header.
    ColumnWidths(QHeaderView& header, QSettings& settings, QString key, std::span<const int> widths);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();
    [[nodiscard]] int given(int column) const;
    [[nodiscard]] bool isOfChoice(int column) const;
    void takeUsers(int column);
    void save();

    QHeaderView& m_header;
    QSettings& m_settings;
    const QString m_key;
    const std::vector<int> m_widths;
    bool m_areUsers = false;
    bool m_isHeld = false; ///< by the mouse
};

} // namespace vitrine::views
