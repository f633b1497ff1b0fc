// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/log/log_view.h"

#include "views/log/log_model.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QStackedLayout>
#include <QTreeView>

namespace vitrine::views {

LogView::LogView(QWidget* parent)
    : QWidget(parent), m_model(new LogModel(this)), m_list(new QTreeView(this)), m_empty(new QLabel(this)),
      m_stack(new QStackedLayout(this))
{
    m_empty->setText(tr("No warnings: every call so far could be replayed."));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setProperty("role", "empty");
    m_list->setModel(m_model);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAccessibleName(tr("Warnings"));
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->header()->resizeSection(0, 96);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_list);
    setFocusProxy(m_list);
    connect(m_list, &QTreeView::activated, this, &LogView::goTo);
    connect(m_list, &QWidget::customContextMenuRequested, this, &LogView::showMenu);
}

void LogView::setWarnings(std::shared_ptr<const Warnings> warnings)
{
    const bool isEmpty = !warnings || warnings->empty();
    m_model->setWarnings(std::move(warnings));
    m_stack->setCurrentIndex(isEmpty ? 0 : 1);
}

void LogView::goTo(const QModelIndex& index)
{
    emit callRequested(index.data(LogModel::kCallNumberRole).toULongLong());
}

void LogView::showMenu(const QPoint& place)
{
    QMenu menu(this);
    if (const QModelIndex index = m_list->indexAt(place); index.isValid())
        menu.addAction(tr("Go to this call"), this, [this, index] { goTo(index); });
    menu.addAction(tr("Copy all"), this, &LogView::copyAll);
    menu.exec(m_list->viewport()->mapToGlobal(place));
}

void LogView::copyAll() const
{
    QString text;
    for (int row = 0; row < m_model->rowCount(); ++row)
        text += m_model->index(row, 0).data().toString() + QLatin1Char('\t') +
                m_model->index(row, 1).data().toString() + QLatin1Char('\n');
    QApplication::clipboard()->setText(text);
}

} // namespace vitrine::views
