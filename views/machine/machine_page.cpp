// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/machine/machine_page.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/kit/footer.h"
#include "views/kit/picture_export.h"
#include "views/kit/row_table.h"
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
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace vitrine::views {

MachinePage::MachinePage(Desk& desk, const Names& names, QWidget* exhibit, QWidget* parent)
    : QWidget(parent), m_desk(desk), m_exhibit(exhibit), m_pages(new QStackedWidget(this)),
      m_tables(new QTabWidget(m_pages))
{
    m_tables->setDocumentMode(true);
    m_tables->setTabBarAutoHide(true);
    m_pages->addWidget(makePictures());
    m_readout->setObjectName(names.id + QStringLiteral("Readout"));
    m_pages->addWidget(m_tables);
    auto* column = stack(this);
    column->addWidget(makeHeader(names));
    column->addWidget(m_pages, 1);
    setFocusProxy(m_exhibit);
    if (!names.tables.isEmpty())
        setDispensable(*m_asTable);
    connect(&desk, &Desk::fewControlsChanged, this, &MachinePage::showControls);
    connect(m_tables, &QTabWidget::currentChanged, this, [this] {
        if (areTablesShown())
            setFocusProxy(&shownTable());
        emit shownTableChanged();
    });
}

QWidget* MachinePage::makeHeader(const Names& names)
{
    auto* header = new QWidget(this);
    m_header = layOutHeader(*header);
    m_summary = new ElidedLabel(header);
    m_summary->setObjectName(names.id + QStringLiteral("Summary"));
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_summary->setWordWrap(true);
    QSizePolicy room = m_summary->sizePolicy();
    room.setVerticalPolicy(QSizePolicy::Preferred); // as high as its lines
    room.setRetainSizeWhenHidden(true);             // it keeps the tools at the right
    m_summary->setSizePolicy(room);
    m_summary->hide();
    m_header->addSpacing(kGrid);
    m_header->addWidget(m_summary, 1);
    m_asTable = views::addTool(*header, tr("Table"), names.tables);
    m_asTable->setObjectName(names.id + QStringLiteral("AsTable"));
    m_asTable->setCheckable(true);
    m_asTable->setVisible(!names.tables.isEmpty());
    header->setVisible(!names.tables.isEmpty()); // till something stands in it
    connect(m_asTable, &QToolButton::toggled, this, &MachinePage::showTables);
    return header;
}

QWidget* MachinePage::makePictures()
{
    m_pictures = new QWidget(m_pages);
    m_splitter = new QSplitter(Qt::Horizontal, m_pictures);
    m_splitter->setChildrenCollapsible(false);
    auto* left = new QWidget(m_splitter);
    m_column = stack(left);
    m_column->addWidget(m_exhibit, 1);
    m_splitter->setStretchFactor(0, 1);
    m_footer = new Footer(m_pictures);
    m_readout = m_footer->addValues(tr("Values"));
    auto* column = stack(m_pictures);
    column->addWidget(m_splitter, 1);
    column->addWidget(m_footer);
    return m_pictures;
}

void MachinePage::setSummary(const QString& text, const QString& tip)
{
    m_summary->setText(text);
    m_summary->setToolTip(tip);
    m_summary->setVisible(!text.isEmpty());
    if (!text.isEmpty())
        m_summary->parentWidget()->show();
}

void MachinePage::addToHeader(QWidget* part)
{
    m_header->insertWidget(m_header->indexOf(m_summary), part);
}

QToolButton* MachinePage::addTool(const QString& name, const QString& sentence)
{
    QToolButton* button = views::addTool(*m_asTable->parentWidget(), name, sentence);
    m_header->insertWidget(m_header->indexOf(m_asTable), button);
    QWidget::setTabOrder(button, m_asTable);
    return button;
}

QToolButton* MachinePage::addSwitch(const QString& name, const QString& sentence, bool isOn)
{
    QToolButton* button = addTool(name, sentence);
    button->setCheckable(true);
    button->setChecked(isOn);
    m_pictureSwitches << button;
    return button;
}

QToolButton* MachinePage::addSwitchOf(QWidget* part, const QString& name, const QString& sentence)
{
    QToolButton* button = addSwitch(name, sentence, true);
    connect(button, &QToolButton::toggled, part, &QWidget::setVisible);
    return button;
}

void MachinePage::addBelowHeader(QWidget* part)
{
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->insertWidget(column->indexOf(m_pages), part);
}

void MachinePage::addAbove(QWidget* part)
{
    m_column->insertWidget(m_column->indexOf(m_exhibit), part);
}

void MachinePage::addBeside(QWidget* part, int width, int share)
{
    m_splitter->addWidget(part);
    m_splitter->setSizes({share * width, width});
}

DataLegend* MachinePage::setLegend(const DataLegend::Make& styles)
{
    if (!m_legend) {
        m_legend = new DataLegend(m_footer);
        m_footer->add(m_legend);
    }
    m_legend->setStyles(styles);
    return m_legend;
}

FactTable* MachinePage::addTable(const QString& id, const QString& name, const QString& kind, QList<FactColumn> columns)
{
    auto* table = new FactTable(m_desk, id, std::move(columns), m_tables);
    table->setAccessibleName(name);
    addTable(*table, table, name, kind);
    return table;
}

RowTable* MachinePage::addTable(const QString& id, const QString& name, const QString& kind, const QStringList& columns)
{
    auto* table = new RowTable(m_desk, id, columns, m_tables);
    table->setAccessibleName(name);
    addTable(*table, table, name, kind);
    return table;
}

void MachinePage::addTable(QTreeView& table, QWidget* page, const QString& name, const QString& kind)
{
    m_all << Table{&table, page, kind};
    m_tables->addTab(page, name);
}

bool MachinePage::areTablesShown() const
{
    return m_pages->currentWidget() == m_tables;
}

// Who had the keyboard in what goes has it in what comes.
void MachinePage::showTables(bool areShown)
{
    const bool isInside = m_pages->isAncestorOf(QApplication::focusWidget());
    m_pages->setCurrentIndex(areShown ? 1 : 0);
    for (QToolButton* button : m_pictureSwitches)
        button->setEnabled(!areShown);
    setFocusProxy(areShown ? &shownTable() : m_exhibit);
    if (isInside)
        focusProxy()->setFocus(Qt::OtherFocusReason);
    emit shownTableChanged();
}

void MachinePage::setDispensable(QWidget& part)
{
    m_dispensable << &part;
    if (m_desk.hasFewControls())
        part.hide();
}

void MachinePage::showControls(bool areFew)
{
    for (QWidget* part : m_dispensable)
        part->setVisible(!areFew);
}

QTreeView& MachinePage::shownTable() const
{
    const auto shown = std::ranges::find(m_all, m_tables->currentWidget(), &Table::page);
    return *shown->view;
}

QString MachinePage::kindOf(const QTreeView& table) const
{
    return std::ranges::find(m_all, &table, &Table::view)->kind;
}

QList<Export> MachinePage::exports(const QAbstractItemModel& main, const QString& kind) const
{
    QList<Export> all =
        areTablesShown() ? modelExports(*shownTable().model(), kindOf(shownTable())) : modelExports(main, kind);
    if (m_picture)
        all << pictureExport(m_picture);
    else if (!areTablesShown())
        all << pictureExport([this] { return m_pictures->grab().toImage(); });
    return all;
}

QList<Export> MachinePage::exports(const QTreeView& main) const
{
    return exports(*main.model(), kindOf(main));
}

void MachinePage::copy(const QString& details) const
{
    const QString values = details.isEmpty() ? m_readout->text() : m_readout->text() + QLatin1Char('\n') + details;
    QApplication::clipboard()->setText(areTablesShown() ? rowsAsText(shownTable()) : values);
}

} // namespace vitrine::views
