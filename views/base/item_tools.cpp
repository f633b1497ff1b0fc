// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/item_tools.h"

#include "views/base/breakpoint_menu.h"
#include "views/base/column_widths.h"
#include "views/base/desk.h"
#include "views/base/link_cells.h"
#include "views/base/link_text.h"
#include "views/base/linked_line.h"
#include "views/base/notes.h"
#include "views/theme/local_action.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QRegularExpression>
#include <QTreeView>

#include <algorithm>

namespace vitrine::views {

namespace {

/// "arbiterPorts" of the table "arbiter.ports"; "logTable" of "log", which is what the dock is called.
QString objectNameOf(const QString& id)
{
    static const QRegularExpression kMark(QStringLiteral("[^a-zA-Z]"));
    QStringList words = id.split(kMark);
    if (words.size() == 1)
        words << QStringLiteral("table");
    for (qsizetype i = 1; i < words.size(); ++i)
        words[i].replace(0, 1, words[i].left(1).toUpper());
    return words.join(QString());
}

/// "Texture 11 “wall”"
QString nameOf(const Desk& desk, const Link& link)
{
    QString name = linkText(link);
    name = name.left(1).toUpper() + name.mid(1);
    const auto* resource = std::get_if<ResourceLink>(&link.selection);
    const auto users = resource ? desk.notes().text(resource->id) : std::nullopt;
    return users ? QCoreApplication::translate("ItemTools", "%1 “%2”").arg(name, *users) : name;
}

void showMenu(QTreeView& table, Desk& desk, const QPoint& place)
{
    QMenu menu(&table);
    const QList<Link> links = linksAt(table.indexAt(place));
    for (const Link& link : links)
        addLinkActions(menu, desk, link);
    addBreakpointMenu(menu, desk, links);
    menu.addSeparator();
    menu.addActions(table.actions());
    menu.exec(table.viewport()->mapToGlobal(place));
}

// With one there is nothing to choose.
void followOneOf(QAbstractItemView& view, Desk& desk)
{
    const QList<Link> links = textLinksAt(view.currentIndex());
    if (links.isEmpty())
        return desk.say(QCoreApplication::translate("ItemTools", "No call with an id is chosen"));
    if (links.size() == 1)
        return desk.follow(links.first());
    QMenu menu(&view);
    for (const Link& link : links)
        menu.addAction(nameOf(desk, link), &desk, [&desk, link] { desk.follow(link); });
    menu.setActiveAction(menu.actions().first());
    menu.exec(view.viewport()->mapToGlobal(view.visualRect(view.currentIndex()).bottomLeft()));
}

/// Qt's tables copy the text of a cell by the keys of the desktop, also when the user has given copying another one.
class NoCopyingByItself final : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        return (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) ||
               QObject::eventFilter(watched, event);
    }
};

} // namespace

QAction* addCopyAction(QAbstractItemView& view, const std::function<void()>& copy)
{
    auto* action = makeLocalAction(view, {"copy-rows",
                                          QCoreApplication::translate("ItemTools", "Copy"),
                                          QCoreApplication::translate("ItemTools", "Copies what is selected in it."),
                                          {QKeySequence::Copy, Qt::CTRL | Qt::Key_Insert}});
    action->setProperty(kPart, kTablePart);
    QObject::connect(action, &QAction::triggered, &view, copy);
    view.addAction(action);
    view.installEventFilter(new NoCopyingByItself(&view));
    return action;
}

void setUpTable(QTreeView& table, Desk& desk, const QString& id, std::span<const int> widths)
{
    table.setUniformRowHeights(true);
    table.setSelectionMode(QAbstractItemView::ExtendedSelection);
    table.setSortingEnabled(true);
    table.setAllColumnsShowFocus(true);
    addCopyAction(table, [&table] { QApplication::clipboard()->setText(rowsAsText(table)); });
    table.setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(&table, &QWidget::customContextMenuRequested, &table,
                     [&table, &desk](const QPoint& place) { showMenu(table, desk, place); });
    new LinkCells(table, desk, *new LinkDelegate(table));
    new ColumnWidths(*table.header(), desk.settings(), QStringLiteral("docks/%1/columns").arg(id), widths);
    if (table.objectName().isEmpty())
        table.setObjectName(objectNameOf(id));
}

void editCurrent(QAbstractItemView& view, int column)
{
    const QModelIndex text = view.currentIndex().siblingAtColumn(column);
    if (text.flags() & Qt::ItemIsEditable)
        view.edit(text);
}

std::optional<Link> linkAt(const QModelIndex& index)
{
    const QList<Link> links = linksAt(index);
    return links.isEmpty() ? std::nullopt : std::optional(links.first());
}

QList<Link> linksAt(const QModelIndex& index)
{
    QList<Link> links;
    const auto add = [&links](const QVariant& link) {
        const auto isThere = [text = linkText(link.value<Link>())](const Link& one) { return linkText(one) == text; };
        if (link.isValid() && std::none_of(links.begin(), links.end(), isThere))
            links << link.value<Link>();
    };
    if (!index.isValid())
        return links;
    add(index.data(kLinkRole));
    add(index.data(kRowLinkRole));
    for (int column = 0; column < index.model()->columnCount(index.parent()); ++column)
        add(index.siblingAtColumn(column).data(kLinkRole));
    for (const Link& link : textLinksAt(index))
        add(QVariant::fromValue(link));
    return links;
}

QList<Link> textLinksAt(const QModelIndex& index)
{
    QList<Link> links;
    if (!index.isValid())
        return links;
    const auto add = [&links](const Link& link) {
        const auto isSame = [&link](const Link& one) {
            return one.place == link.place && one.selection == link.selection;
        };
        if (std::none_of(links.begin(), links.end(), isSame))
            links << link;
    };
    for (int column = 0; column < index.model()->columnCount(index.parent()); ++column)
        for (const TextLink& part : index.siblingAtColumn(column).data(kTextLinksRole).value<TextLinks>())
            add(part.link);
    return links;
}

QAction* addFollowAction(QAbstractItemView& view, Desk& desk)
{
    auto* action = makeLocalAction(
        view,
        {"follow-id",
         QCoreApplication::translate("ItemTools", "Follow the id"),
         QCoreApplication::translate("ItemTools", "Shows the object that the call names; of several, you choose one."),
         {Qt::ALT | Qt::Key_Return, Qt::ALT | Qt::Key_Enter}});
    action->setProperty(kPart, kTablePart);
    QObject::connect(action, &QAction::triggered, &view, [&view, &desk] { followOneOf(view, desk); });
    view.addAction(action);
    return action;
}

QRect linkRect(const QAbstractItemView& view, const QModelIndex& index)
{
    const auto* delegate = qobject_cast<const LinkDelegate*>(view.itemDelegate());
    return delegate ? delegate->textRect(index) : QRect();
}

void addLinkActions(QMenu& menu, Desk& desk, const Link& link)
{
    menu.addAction(QCoreApplication::translate("ItemTools", "Go to %1").arg(linkText(link)), &desk,
                   [&desk, link] { desk.follow(link); });
    if (std::holds_alternative<ResourceLink>(link.selection))
        menu.addAction(QCoreApplication::translate("ItemTools", "Usage of %1").arg(selectionText(link.selection)),
                       &desk, [&desk, selection = link.selection] {
                           desk.follow({{}, selection, "usage"});
                       });
}

QVariant linkDescription(const QVariant& link)
{
    return link.isValid() ? QCoreApplication::translate("ItemTools", "Link to %1").arg(linkText(link.value<Link>()))
                          : QVariant();
}

QVariant linksDescription(const QVariant& textLinks)
{
    QStringList names;
    for (const TextLink& part : textLinks.value<TextLinks>())
        if (const QString name = linkText(part.link); !names.contains(name))
            names << name;
    if (names.isEmpty())
        return {};
    return names.size() == 1
               ? QCoreApplication::translate("ItemTools", "Link to %1").arg(names.first())
               : QCoreApplication::translate("ItemTools", "Links to %1").arg(names.join(QStringLiteral(", ")));
}

QString linkTip(const Desk& desk, const Link& link)
{
    return QCoreApplication::translate("ItemTools", "<b>%1</b> — click to show it")
        .arg(nameOf(desk, link).toHtmlEscaped());
}

} // namespace vitrine::views
