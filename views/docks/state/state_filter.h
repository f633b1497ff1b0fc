// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace vitrine::views {

/// Rows whose name or value contains the words, with what contains them; changed rows alone when wanted.
class StateFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit StateFilter(QObject* parent = nullptr);
    void setWanted(const QString& words, bool changesOnly);
    [[nodiscard]] bool showsAll() const { return m_words.isEmpty() && !m_changesOnly; }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QString m_words;
    bool m_changesOnly = false;
};

} // namespace vitrine::views
