// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractItemModel>

namespace vitrine::test {

/// The first row of a model that fits, in the order in which a tree shows its rows, as far as rows have been made. It
/// is invalid when none fits.
template <typename Fits>
[[nodiscard]] QModelIndex firstRow(const QAbstractItemModel& model, const Fits& fits, const QModelIndex& parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        if (fits(index))
            return index;
        if (const QModelIndex below = firstRow(model, fits, index); below.isValid())
            return below;
    }
    return {};
}

/// The first row whose text begins like this.
[[nodiscard]] inline QModelIndex findRow(const QAbstractItemModel& model, const QString& start,
                                         const QModelIndex& parent = {})
{
    return firstRow(
        model, [&start](const QModelIndex& index) { return index.data().toString().startsWith(start); }, parent);
}

/// The first row with this text.
[[nodiscard]] inline QModelIndex rowNamed(const QAbstractItemModel& model, const QString& name)
{
    return firstRow(model, [&name](const QModelIndex& index) { return index.data().toString() == name; });
}

} // namespace vitrine::test
