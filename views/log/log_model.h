// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/log/log_view.h"

#include <QAbstractTableModel>

#include <vector>

namespace vitrine::views {

class LogModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    static constexpr int kCallNumberRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    void setWarnings(std::shared_ptr<const LogView::Warnings> warnings);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::shared_ptr<const LogView::Warnings> m_warnings;
    std::vector<LogView::Warnings::const_iterator> m_rows; // a map can't be counted into
};

} // namespace vitrine::views
