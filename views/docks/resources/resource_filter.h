// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace vitrine::views {

/// Resources whose row holds all words that are wanted, sorted within their kind. A resource keeps what it refers to.
class ResourceFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit ResourceFilter(QObject* parent);

    void setWords(const QString& words);
    void setUsedOnly(bool usedOnly);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    QStringList m_words;
    bool m_usedOnly = false;
};

} // namespace vitrine::views
