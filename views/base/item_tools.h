// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/dock_view.h"

#include <QString>

class QAbstractItemModel;
class QAbstractItemView;
class QHeaderView;
class QTreeView;

/// What all tables and trees of the docks have in common: looks, copying, exporting, links, remembered columns.

namespace vitrine::views {

class Desk;

/// Of a cell: a Link. The cell looks and works like one.
inline constexpr int kLinkRole = Qt::UserRole + 1000;
/// Of a cell: the exact value to sort by and to export, where the text is made for people.
inline constexpr int kValueRole = Qt::UserRole + 1001;

/// Uniform rows, sortable by its header, columns remembered under `id` in the desk's settings, links followed by click
/// and Enter, Ctrl+C copies the selected rows, and a context menu that offers both.
void setUpTable(QTreeView& table, Desk& desk, const QString& id);

/// The selected rows, or all when none is, with a header line; cells separated by tabs.
[[nodiscard]] QString rowsAsText(const QAbstractItemView& view);
/// The whole model, depth first; RFC 4180.
[[nodiscard]] QByteArray modelAsCsv(const QAbstractItemModel& model);
/// {"vitrine": 1, "kind": …, "rows": [{column: value, …, "rows": […]}]}
[[nodiscard]] QByteArray modelAsJson(const QAbstractItemModel& model, const QString& kind);
/// CSV and JSON of a model.
[[nodiscard]] QList<Export> modelExports(const QAbstractItemModel& model, const QString& kind);

/// Written beside and renamed into place. The sentence of the failure, or nothing.
[[nodiscard]] QString saveFile(const QString& path, const QByteArray& content);

} // namespace vitrine::views
