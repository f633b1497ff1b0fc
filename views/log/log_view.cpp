// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/log/log_view.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/pane.h"
#include "views/log/log_model.h"
#include "views/theme/counted.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QTreeView>
#include <QVBoxLayout>

namespace vitrine::views {

LogView::LogView(Desk& desk)
    : DockView(desk), m_model(new LogModel(this)), m_list(new QTreeView), m_pane(new Pane(m_list, this))
{
    m_list->setModel(m_model);
    m_list->setRootIsDecorated(false);
    m_list->setAccessibleName(tr("Warnings"));
    m_list->header()->resizeSection(0, 96);
    setUpTable(*m_list, desk, QStringLiteral("log"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pane);
    setFocusProxy(m_list);
}

void LogView::refresh(const Changes& changes)
{
    if (!changes.moment)
        return;
    const auto& warnings = desk().moment().warnings;
    const std::size_t count = warnings ? warnings->size() : 0;
    m_model->setWarnings(warnings);
    emit titleChanged(count == 0 ? QString() : counted(count, tr("Log · %1 warning"), tr("Log · %1 warnings")));
    if (count == 0)
        m_pane->showEmpty(tr("No warnings: every call so far could be replayed."));
    else
        m_pane->showContent();
}

QList<Export> LogView::exports() const
{
    return modelExports(*m_model, QStringLiteral("warnings"));
}

void LogView::copy()
{
    QApplication::clipboard()->setText(rowsAsText(*m_list));
}

} // namespace vitrine::views
