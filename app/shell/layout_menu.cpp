// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/layout_menu.h"

#include "app/shell/layouts.h"
#include "app/window_actions.h"

#include <QActionGroup>
#include <QInputDialog>
#include <QMenu>

namespace vitrine::app {

LayoutMenu::LayoutMenu(Layouts& layouts, const WindowActions& actions, QMenu& menu)
    : QObject(&menu), m_layouts(layouts), m_actions(actions), m_menu(menu),
      m_classroom(*new QMenu(tr("In the classroom"), &menu))
{
    const auto on = [this](ActionId id, auto&& slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(ActionId::SaveLayout, [this] {
        askForName(tr("Save layout as"), {}, [this](const QString& name) { return m_layouts.saveAs(name); });
    });
    on(ActionId::RenameLayout, [this] {
        askForName(tr("Rename layout"), m_layouts.current().name,
                   [this](const QString& name) { return m_layouts.rename(name); });
    });
    on(ActionId::RemoveLayout, [this] { m_layouts.remove(); });
    on(ActionId::ResetLayout, [this] { m_layouts.reset(); });
    on(ActionId::ResetLayouts, [this] { m_layouts.resetAll(); });
    connect(&m_layouts, &Layouts::changed, this, &LayoutMenu::refreshActions);
    connect(&m_menu, &QMenu::aboutToShow, this, &LayoutMenu::fill);
    on(ActionId::ClassAside, [this] { m_layouts.turnAside(); });
    m_classroom.setToolTipsVisible(true); // they name the step of a clicker
    m_classroom.addActions(m_actions.inMenu(MenuId::Classroom));
    m_classroom.addSeparator();
    m_classroom.addAction(&m_actions[ActionId::HighContrast]);
    refreshActions();
}

LayoutMenu::~LayoutMenu() = default;

void LayoutMenu::refreshActions()
{
    for (const ActionId id : {ActionId::RenameLayout, ActionId::RemoveLayout})
        m_actions[id].setEnabled(m_layouts.isShown() && m_layouts.current().isOwn);
    m_actions[ActionId::ClassAside].setEnabled(m_layouts.hasAside());
}

void LayoutMenu::fill()
{
    m_menu.clear();
    m_group = std::make_unique<QActionGroup>(&m_menu);
    for (const Layouts::Item& item : m_layouts.items()) {
        QAction* action = m_menu.addAction(item.name, this, [this, id = item.id] { m_layouts.show(id); });
        action->setCheckable(true);
        action->setChecked(item.id == m_layouts.current().id);
        action->setStatusTip(item.sentence);
        action->setEnabled(m_layouts.isShown());
        m_group->addAction(action);
    }
    m_menu.addSeparator();
    m_menu.addMenu(&m_classroom);
    m_menu.addActions(m_actions.inMenu(MenuId::Layout));
}

void LayoutMenu::askForName(const QString& title, const QString& before, std::function<QString(const QString&)> use)
{
    auto* dialog = new QInputDialog(m_menu.parentWidget());
    dialog->setObjectName(QStringLiteral("layoutName"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(tr("Name:"));
    dialog->setTextValue(before);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, use = std::move(use)](const QString& name) {
        if (const QString why = use(name); !why.isEmpty())
            emit said(why);
    });
    dialog->open();
}

} // namespace vitrine::app
