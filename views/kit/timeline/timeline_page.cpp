// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/kit/timeline/timeline_page.h"

#include "views/base/item_tools.h"
#include "views/kit/footer.h"
#include "views/kit/picture_export.h"
#include "views/kit/row_table.h"
#include "views/kit/timeline/track_timeline.h"
#include "views/theme/elided_label.h"
#include "views/theme/stack.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace vitrine::views {

namespace {
constexpr int kTimelineShare = 3; // of the room beside it, at first
} // namespace

TimelinePage::TimelinePage(Desk& desk, const Names& names, QWidget* parent)
    : QWidget(parent), m_desk(desk), m_pages(new QStackedWidget(this)), m_tables(new QTabWidget(m_pages))
{
    m_tables->setDocumentMode(true);
    m_pages->addWidget(makePictures(names));
    m_pages->addWidget(m_tables);
    auto* column = stack(this);
    column->addWidget(makeHeader(names));
    column->addWidget(m_pages, 1);
    setFocusProxy(m_timeline);
    connect(m_tables, &QTabWidget::currentChanged, this, &TimelinePage::shownTableChanged);
}

QWidget* TimelinePage::makeHeader(const Names& names)
{
    auto* header = new QWidget(this);
    m_header = layOutHeader(*header);
    m_summary = new ElidedLabel(header);
    m_summary->setObjectName(names.id + QStringLiteral("Summary"));
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QSizePolicy room = m_summary->sizePolicy();
    room.setRetainSizeWhenHidden(true); // it keeps the tools at the right
    m_summary->setSizePolicy(room);
    m_summary->hide();
    m_header->addSpacing(kGrid);
    m_header->addWidget(m_summary, 1);
    m_asTable = views::addTool(*header, tr("Table"), names.tables);
    m_asTable->setCheckable(true);
    connect(m_asTable, &QToolButton::toggled, this, &TimelinePage::showTables);
    return header;
}

QWidget* TimelinePage::makePictures(const Names& names)
{
    m_pictures = new QWidget(m_pages);
    m_splitter = new QSplitter(Qt::Horizontal, m_pictures);
    m_splitter->setChildrenCollapsible(false);
    auto* left = new QWidget(m_splitter);
    m_timeline = new TrackTimeline(m_desk, left);
    m_timeline->setAccessibleName(names.timeline);
    m_timeline->setObjectName(names.id + QStringLiteral("Timeline"));
    m_column = stack(left);
    m_column->addWidget(m_timeline, 1);
    m_splitter->setStretchFactor(0, 1);
    m_footer = new Footer(m_pictures);
    m_readout = m_footer->addValues(tr("Values"));
    connect(m_timeline, &TrackTimeline::readoutChanged, m_readout, &QLabel::setText);
    auto* column = stack(m_pictures);
    column->addWidget(m_splitter, 1);
    column->addWidget(m_footer);
    return m_pictures;
}

void TimelinePage::setSummary(const QString& text)
{
    m_summary->setText(text);
    m_summary->setToolTip(text);
    m_summary->setVisible(!text.isEmpty());
}

void TimelinePage::addToHeader(QWidget* part)
{
    m_header->insertWidget(m_header->indexOf(m_summary), part);
}

QToolButton* TimelinePage::addTool(const QString& name, const QString& sentence)
{
    QToolButton* button = views::addTool(*m_asTable->parentWidget(), name, sentence);
    m_header->insertWidget(m_header->indexOf(m_asTable), button);
    QWidget::setTabOrder(button, m_asTable);
    return button;
}

QToolButton* TimelinePage::addSwitch(const QString& name, const QString& sentence, bool isOn)
{
    QToolButton* button = addTool(name, sentence);
    button->setCheckable(true);
    button->setChecked(isOn);
    m_pictureSwitches << button;
    return button;
}

QToolButton* TimelinePage::addSwitchOf(QWidget* part, const QString& name, const QString& sentence)
{
    QToolButton* button = addSwitch(name, sentence, true);
    connect(button, &QToolButton::toggled, part, &QWidget::setVisible);
    return button;
}

void TimelinePage::addBelowHeader(QWidget* part)
{
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->insertWidget(column->indexOf(m_pages), part);
}

void TimelinePage::addAbove(QWidget* part)
{
    m_column->insertWidget(m_column->indexOf(m_timeline), part);
}

void TimelinePage::addBeside(QWidget* part, int width)
{
    m_splitter->addWidget(part);
    m_splitter->setSizes({kTimelineShare * width, width});
}

void TimelinePage::setLegend(DataLegend::Make styles)
{
    auto* legend = new DataLegend(m_footer);
    legend->setStyles(styles);
    m_footer->add(legend);
}

FactTable* TimelinePage::addTable(const QString& id, const QString& name, const QString& kind,
                                  QList<FactColumn> columns)
{
    auto* table = new FactTable(m_desk, id, std::move(columns), m_tables);
    table->setAccessibleName(name);
    addTable(*table, table, name, kind);
    return table;
}

RowTable* TimelinePage::addTable(const QString& id, const QString& name, const QString& kind,
                                 const QStringList& columns)
{
    auto* table = new RowTable(m_desk, id, columns, m_tables);
    table->setAccessibleName(name);
    addTable(*table, table, name, kind);
    return table;
}

void TimelinePage::addTable(QTreeView& table, QWidget* page, const QString& name, const QString& kind)
{
    m_all << Table{&table, page, kind};
    m_tables->addTab(page, name);
}

bool TimelinePage::areTablesShown() const
{
    return m_pages->currentWidget() == m_tables;
}

void TimelinePage::showTables(bool areShown)
{
    m_pages->setCurrentIndex(areShown ? 1 : 0);
    for (QToolButton* button : m_pictureSwitches)
        button->setEnabled(!areShown);
    setFocusProxy(areShown ? static_cast<QWidget*>(m_tables) : m_timeline);
    emit shownTableChanged();
}

QTreeView& TimelinePage::shownTable() const
{
    const auto shown = std::ranges::find(m_all, m_tables->currentWidget(), &Table::page);
    return *shown->view;
}

QString TimelinePage::kindOf(const QTreeView& table) const
{
    return std::ranges::find(m_all, &table, &Table::view)->kind;
}

QList<Export> TimelinePage::exports(const QTreeView& main) const
{
    if (areTablesShown())
        return modelExports(*shownTable().model(), kindOf(shownTable()));
    return modelExports(*main.model(), kindOf(main)) << pictureExport([this] { return m_pictures->grab().toImage(); });
}

void TimelinePage::copy(const QString& details) const
{
    const QString values = details.isEmpty() ? m_readout->text() : m_readout->text() + QLatin1Char('\n') + details;
    QApplication::clipboard()->setText(areTablesShown() ? rowsAsText(shownTable()) : values);
}

} // namespace vitrine::views
