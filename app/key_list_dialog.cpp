// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/key_list_dialog.h"

#include "views/theme/theme.h"

#include <QAction>
#include <QHeaderView>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace vitrine::app {

namespace {

constexpr int kRowHeight = 24;
constexpr int kNameWidth = 240;

QString keysOf(const QAction& action)
{
    QStringList keys;
    for (const QKeySequence& key : action.shortcuts())
        keys << key.toString(QKeySequence::NativeText);
    return keys.join(QStringLiteral(", "));
}

} // namespace

KeyListDialog::KeyListDialog(const QList<QAction*>& actions, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Keys"));
    resize(860, 720);
    auto* filter = new QLineEdit(this);
    filter->setPlaceholderText(tr("Type to find; Enter or double click runs it"));
    filter->setClearButtonEnabled(true);
    auto* list = new QTreeWidget(this);
    list->setColumnCount(3);
    list->setHeaderLabels({tr("What"), tr("Key"), tr("In a sentence")});
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setAccessibleName(tr("Keys"));
    for (QAction* action : actions) {
        auto* item = new QTreeWidgetItem(list, {action->text(), keysOf(*action), action->statusTip()});
        item->setData(0, Qt::UserRole, QVariant::fromValue(action));
        item->setFont(1, views::monospaceFont());
        item->setSizeHint(0, QSize(kNameWidth, kRowHeight));
        item->setDisabled(!action->isEnabled());
    }
    list->header()->resizeSections(QHeaderView::ResizeToContents);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(filter);
    layout->addWidget(list, 1);

    connect(filter, &QLineEdit::textChanged, this, [list](const QString& words) {
        for (int i = 0; i < list->topLevelItemCount(); ++i) {
            QTreeWidgetItem* item = list->topLevelItem(i);
            const QString text = item->text(0) + QLatin1Char(' ') + item->text(1) + QLatin1Char(' ') + item->text(2);
            item->setHidden(!text.contains(words, Qt::CaseInsensitive));
        }
    });
    const auto run = [this](QTreeWidgetItem* item) {
        auto* action = item ? item->data(0, Qt::UserRole).value<QAction*>() : nullptr;
        if (!action || !action->isEnabled() || item->isHidden())
            return;
        accept();
        action->trigger();
    };
    connect(list, &QTreeWidget::itemActivated, this, run);
    connect(filter, &QLineEdit::returnPressed, this, [list, run] {
        for (int i = 0; i < list->topLevelItemCount(); ++i)
            if (!list->topLevelItem(i)->isHidden() && !list->topLevelItem(i)->isDisabled())
                return run(list->topLevelItem(i));
    });
    filter->setFocus();
}

} // namespace vitrine::app
