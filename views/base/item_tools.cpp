// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/item_tools.h"

#include "views/base/desk.h"
#include "views/base/link_text.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QMenu>
#include <QSaveFile>
#include <QSettings>
#include <QTreeView>

#include <algorithm>

namespace vitrine::views {

namespace {

void rememberColumns(QTreeView& table, Desk& desk, const QString& id)
{
    QHeaderView* header = table.header();
    const QString key = QStringLiteral("docks/%1/columns").arg(id);
    header->restoreState(desk.settings().value(key).toByteArray());
    const auto save = [header, &desk, key] { desk.settings().setValue(key, header->saveState()); };
    QObject::connect(header, &QHeaderView::sectionResized, header, save);
    QObject::connect(header, &QHeaderView::sortIndicatorChanged, header, save);
}

void followLinks(QTreeView& table, Desk& desk)
{
    const auto follow = [&desk](const QModelIndex& index) {
        const QVariant link = index.data(kLinkRole);
        if (link.isValid())
            desk.follow(link.value<Link>());
    };
    QObject::connect(&table, &QAbstractItemView::activated, &table, follow);
}

void showMenu(QTreeView& table, Desk& desk, const QPoint& place)
{
    QMenu menu(&table);
    const QVariant link = table.indexAt(place).data(kLinkRole);
    if (link.isValid())
        menu.addAction(QCoreApplication::translate("ItemTools", "Go to %1").arg(linkText(link.value<Link>())), &table,
                       [&desk, link] { desk.follow(link.value<Link>()); });
    menu.addActions(table.actions());
    menu.exec(table.viewport()->mapToGlobal(place));
}

} // namespace

void setUpTable(QTreeView& table, Desk& desk, const QString& id)
{
    table.setUniformRowHeights(true);
    table.setSelectionMode(QAbstractItemView::ExtendedSelection);
    table.setSortingEnabled(true);
    table.setAllColumnsShowFocus(true);
    auto* copy = new QAction(QCoreApplication::translate("ItemTools", "Copy"), &table);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    QObject::connect(copy, &QAction::triggered, &table,
                     [&table] { QApplication::clipboard()->setText(rowsAsText(table)); });
    table.addAction(copy);
    table.setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(&table, &QWidget::customContextMenuRequested, &table,
                     [&table, &desk](const QPoint& place) { showMenu(table, desk, place); });
    followLinks(table, desk);
    rememberColumns(table, desk, id);
}

QString saveFile(const QString& path, const QByteArray& content)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit())
        return {};
    return QCoreApplication::translate("ItemTools", "%1 can't be written: %2").arg(path, file.errorString());
}

} // namespace vitrine::views
