// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/moment.h"

#include <QAbstractTableModel>

#include <vector>

namespace vitrine::views {

class LogModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setWarnings(std::shared_ptr<const CallWarnings> warnings);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::shared_ptr<const CallWarnings> m_warnings;
    std::vector<CallWarnings::const_iterator> m_rows; // a map can't be counted into
};

} // namespace vitrine::views
