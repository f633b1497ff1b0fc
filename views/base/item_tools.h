// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/dock_view.h"
#include "views/base/link.h"

#include <QList>
#include <QString>
#include <QVariant>

#include <functional>
#include <optional>
#include <span>

class QAction;
class QAbstractItemModel;
class QAbstractItemView;
class QAction;
class QHeaderView;
class QMenu;
class QModelIndex;
class QRect;
class QTreeView;

/// What all tables and trees of the docks have in common: looks, copying, exporting, links, remembered columns.

namespace vitrine::views {

class Desk;

/// Of a cell whose text names something: a Link. The text looks and works like one.
inline constexpr int kLinkRole = Qt::UserRole + 1000;
/// Of a cell of a row that itself stands for something: the Link that a double click and Enter follow.
inline constexpr int kRowLinkRole = Qt::UserRole + 1002;
/// Of a cell: TextLinks (linked_line.h), the parts of its text that lead somewhere.
inline constexpr int kTextLinksRole = Qt::UserRole + 1003;
/// Of a cell: the exact value to sort by and to export, where the text is made for people.
inline constexpr int kValueRole = Qt::UserRole + 1001;

/// Uniform rows, sortable by its header, columns remembered under `id` in the desk's settings, links followed by click
/// and Enter, the selected rows can be copied, and a context menu that offers both. `widths`: of columns from the first
/// on, in pixels, until the user has others; with it, the table has its model.
void setUpTable(QTreeView& table, Desk& desk, const QString& id, std::span<const int> widths = {});

/// The action by which tables copy, with the one key that all of them have; setUpTable() adds one that copies rows.
QAction* addCopyAction(QAbstractItemView& view, const std::function<void()>& copy);

/// Lets the user edit the current row's text in a column, if that can be.
void editCurrent(QAbstractItemView& view, int column);

/// What double click and Enter follow: the cell's own link, that of its row, or the first of the row's cells.
[[nodiscard]] std::optional<Link> linkAt(const QModelIndex& index);
/// All of a row, each once, that of the cell first, those within texts last.
[[nodiscard]] QList<Link> linksAt(const QModelIndex& index);
/// Of a cell with a link: where its text stands, in the viewport of a view that setUpTable() has set up.
[[nodiscard]] QRect linkRect(const QAbstractItemView& view, const QModelIndex& index);
/// "Go to texture 3", and of resources "Usage of texture 3".
void addLinkActions(QMenu& menu, Desk& desk, const Link& link);
/// The links within the texts of a row, each once.
[[nodiscard]] QList<Link> textLinksAt(const QModelIndex& index);
/// Gives a view a key of its own that follows the link within the text of the current row, and lets one choose where
/// there are several.
QAction* addFollowAction(QAbstractItemView& view, Desk& desk);
/// "Texture 11 “wall” — click to show it"
[[nodiscard]] QString linkTip(const Desk& desk, const Link& link);
/// Said of a cell with a link (Qt::AccessibleDescriptionRole); nothing of others.
[[nodiscard]] QVariant linkDescription(const QVariant& link);
/// The same of a cell with links in its text.
[[nodiscard]] QVariant linksDescription(const QVariant& textLinks);

/// A cell of a CSV file: in quotes where it has to be (RFC 4180).
[[nodiscard]] QString csvCell(const QString& text);
/// The selected rows, or all when none is, with a header line that ends with the machine; cells separated by tabs.
[[nodiscard]] QString rowsAsText(const QAbstractItemView& view);
/// The whole model, depth first; RFC 4180.
[[nodiscard]] QByteArray modelAsCsv(const QAbstractItemModel& model);
/// {"vitrine": 1, "kind": …, "rows": [{column: value, …, "rows": […]}]}
[[nodiscard]] QByteArray modelAsJson(const QAbstractItemModel& model, const QString& kind);
/// CSV and JSON of a model.
[[nodiscard]] QList<Export> modelExports(const QAbstractItemModel& model, const QString& kind);

} // namespace vitrine::views
