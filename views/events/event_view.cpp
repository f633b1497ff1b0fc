// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/events/event_view.h"

#include "views/base/call_text_source.h"
#include "views/base/desk.h"
#include "views/events/event_delegate.h"
#include "views/events/event_model.h"
#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace vitrine::views {

namespace {

constexpr int kExpandedFrames = 20; // of those with matches: enough to see some without a click

} // namespace

EventView::EventView(Desk& desk)
    : DockView(desk), m_texts(desk.texts()), m_model(new EventModel(desk.texts(), this)), m_tree(new QTreeView(this))
{
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(new EventDelegate(m_tree));
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setIndentation(16);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->setObjectName(QStringLiteral("eventTree"));
    m_tree->setAccessibleName(tr("Events"));
    m_tree->setMouseTracking(true);
    m_tree->installEventFilter(this);
    setFocusProxy(m_tree);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHeader());
    layout->addWidget(m_tree, 1);
    m_status = new QLabel(this);
    m_status->setProperty("role", "secondary");
    m_status->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    m_status->setWordWrap(true);
    m_status->hide();
    layout->addWidget(m_status);

    connect(m_tree, &QTreeView::doubleClicked, this, &EventView::goTo);
    connect(m_tree, &QWidget::customContextMenuRequested, this, &EventView::showMenu);
    connect(&m_texts, &CallTextSource::textsArrived, m_tree->viewport(), qOverload<>(&QWidget::update));
    connect(&m_texts, &CallTextSource::searchProgressed, this, &EventView::showMatches);
}

QWidget* EventView::makeHeader()
{
    auto* header = new QWidget(this);
    header->setProperty("role", "header");
    header->setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    layout->setSpacing(kGrid);
    m_filter = new QLineEdit(header);
    m_filter->setPlaceholderText(tr("Filter events"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setAccessibleName(tr("Filter events"));
    m_filter->setToolTip(tr("<b>Filter</b> (Ctrl+F)<br>Keeps the events whose name or call contains this text, such as "
                            "<i>draw 12</i>, a marker or GL_TRIANGLES."));
    m_filter->installEventFilter(this);
    layout->addWidget(m_filter, 1);
    m_allCalls = new QToolButton(header);
    m_allCalls->setText(tr("All calls"));
    m_allCalls->setCheckable(true);
    m_allCalls->setToolTip(tr("<b>All calls</b><br>Also shows the calls that draw nothing."));
    layout->addWidget(m_allCalls);
    connect(m_filter, &QLineEdit::textChanged, this, &EventView::searchAgain);
    connect(m_allCalls, &QToolButton::toggled, this, &EventView::searchAgain);
    return header;
}

void EventView::refresh(const Changes& changes)
{
    if (!changes.moment)
        return;
    const Moment& moment = desk().moment();
    if (moment.index != m_index)
        setIndex(m_index = moment.index);
    setPosition(moment.position);
}

void EventView::setIndex(std::shared_ptr<const EventIndex> index)
{
    m_position = 0;
    m_model->setIndex(std::move(index));
    searchAgain();
}

void EventView::setPosition(std::uint64_t position)
{
    m_position = position;
    m_model->setPosition(position);
    const QModelIndex row = m_model->indexOf(position);
    if (!row.isValid())
        return m_tree->scrollToTop();
    for (QModelIndex above = row.parent(); above.isValid(); above = above.parent())
        m_tree->expand(above);
    m_tree->setCurrentIndex(row);
    m_tree->scrollTo(row);
}

void EventView::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void EventView::toggleAllCalls()
{
    m_allCalls->toggle();
}

void EventView::searchAgain()
{
    const bool allCalls = m_allCalls->isChecked();
    const QString words = m_filter->text().trimmed();
    m_texts.search(words, allCalls ? SearchScope::AllCalls : SearchScope::Actions);
    if (words.isEmpty()) {
        m_status->hide();
        m_model->setFilter({allCalls, nullptr});
        return rebuilt();
    }
    m_status->setText(tr("Searching…"));
    m_status->show();
}

void EventView::showMatches(const std::shared_ptr<const std::vector<std::uint64_t>>& matches, bool finished)
{
    m_model->setFilter({m_allCalls->isChecked(), matches});
    const auto count = matches->size();
    if (!finished)
        m_status->setText(counted(count, tr("Searching… %1 match so far"), tr("Searching… %1 matches so far")));
    else if (count == 0)
        m_status->setText(
            m_allCalls->isChecked()
                ? tr("No call matches. Clear the filter with Esc.")
                : tr("No draw, clear, copy or marker matches. Esc clears the filter; “All calls” looks further."));
    else
        m_status->setText(counted(count, tr("%1 match"), tr("%1 matches")));
    for (int row = 0; row < std::min(kExpandedFrames, m_model->rowCount()); ++row)
        m_tree->expandRecursively(m_model->index(row, 0));
    rebuilt();
}

void EventView::rebuilt()
{
    setPosition(m_position);
}

void EventView::goTo(const QModelIndex& index)
{
    if (index.isValid())
        desk().follow({PositionLink{index.data(EventModel::PositionRole).toULongLong()}, {}});
}

bool EventView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (watched == m_tree && isEnter) {
        goTo(m_tree->currentIndex());
        return true;
    }
    if (watched == m_tree && key->matches(QKeySequence::Copy)) {
        copySelected();
        return true;
    }
    if (watched == m_filter && key->key() == Qt::Key_Escape) {
        m_filter->clear();
        m_tree->setFocus();
        return true;
    }
    if (watched == m_filter && (isEnter || key->key() == Qt::Key_Down)) {
        m_tree->setFocus();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void EventView::showMenu(const QPoint& place)
{
    const QModelIndex index = m_tree->indexAt(place);
    if (!index.isValid())
        return;
    QMenu menu(this);
    menu.addAction(tr("Go here\tEnter"), this, [this, index] { goTo(index); });
    menu.addAction(tr("Copy text\tCtrl+C"), this, &EventView::copySelected);
    menu.exec(m_tree->viewport()->mapToGlobal(place));
}

void EventView::copySelected() const
{
    if (m_tree->currentIndex().isValid())
        QApplication::clipboard()->setText(m_tree->currentIndex().data().toString());
}

} // namespace vitrine::views
