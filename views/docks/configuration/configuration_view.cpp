// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/configuration/configuration_view.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/machine_shelf.h"
#include "views/docks/configuration/comparison_pane.h"
#include "views/docks/configuration/knob_model.h"
#include "views/docks/configuration/word_delegate.h"
#include "views/kit/filter_line.h"
#include "views/theme/text.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace vitrine::views {

namespace {

constexpr int kWidths[] = {224, 130, 120, 120, 160};
constexpr int kMinHeight = 220;

} // namespace

ConfigurationView::ConfigurationView(Desk& desk)
    : DockView(desk), m_shelf(desk.machines()), m_knobs(new KnobModel(this)), m_shown(new QSortFilterProxyModel(this))
{
    m_tabs = new QTabWidget(this);
    m_tabs->setDocumentMode(true);
    m_comparison = new ComparisonPane(desk, m_shelf, this);
    m_tabs->addTab(makeKnobPage(), tr("Knobs"));
    m_tabs->addTab(m_comparison, tr("Compare"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tabs);
    setMinimumHeight(kMinHeight);
    setFocusProxy(m_table);
    connect(m_knobs, &KnobModel::refused, this, [this](const QString& sentence) { this->desk().say(sentence); });
    connect(m_knobs, &KnobModel::draftChanged, this, &ConfigurationView::showState);
    showMachines();
    showState();
}

QWidget* ConfigurationView::makeKnobPage()
{
    auto* page = new QWidget(this);
    m_shown->setSourceModel(m_knobs);
    m_shown->setFilterKeyColumn(KnobModel::Name);
    m_shown->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_table = new QTreeView(page);
    m_table->setObjectName(QStringLiteral("knobTable"));
    m_table->setAccessibleName(tr("Knobs of the machine"));
    m_table->setModel(m_shown);
    m_table->setRootIsDecorated(false);
    m_table->setItemDelegateForColumn(KnobModel::Value, new WordDelegate(m_table));
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    setUpTable(*m_table, desk(), QStringLiteral("configuration.knobs"), kWidths);
    m_table->header()->setSortIndicator(-1, Qt::AscendingOrder); // as the specification has them
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHeader());
    layout->addWidget(m_table, 1);
    return page;
}

QWidget* ConfigurationView::makeHeader()
{
    auto* header = new QWidget(this);
    auto* row = layOutHeader(*header);
    m_choice = new QComboBox(header);
    m_choice->setObjectName(QStringLiteral("machineChoice"));
    m_choice->setAccessibleName(tr("Machine to begin with"));
    m_choice->setToolTip(
        tr("<b>Machine</b><br>Takes up the knobs of a preset, or of a machine of yours, to change them "
           "or put them to use."));
    connect(m_choice, &QComboBox::activated, this, [this] { takeUp(m_choice->currentText()); });
    row->addWidget(m_choice);
    m_filter = makeFilterLine(
        header, {tr("Filter knobs"), tr("Filter knobs"), tr("Keeps the knobs whose names contain this text.")});
    m_filter->setObjectName(QStringLiteral("knobFilter"));
    connect(m_filter, &QLineEdit::textChanged, this,
            [this](const QString& words) { m_shown->setFilterFixedString(words.trimmed()); });
    row->addWidget(m_filter, 1);
    QToolButton* keepTool =
        addTool(*header, tr("Save as…"), tr("Keeps these knobs as a machine of yours, also for the command line."));
    connect(keepTool, &QToolButton::clicked, this, &ConfigurationView::keep);
    m_use = new QPushButton(tr("Use"), header);
    m_use->setObjectName(QStringLiteral("useKnobs"));
    m_use->setToolTip(tr("<b>Use</b><br>Replays the capture on the machine with these knobs, from the place shown."));
    connect(m_use, &QPushButton::clicked, this, &ConfigurationView::use);
    row->addWidget(m_use);
    return header;
}

void ConfigurationView::refresh(const Changes& changes)
{
    if (!changes.moment)
        return;
    const SharedMachine& machine = desk().moment().machine;
    const bool isOther = machine != m_inUse;
    m_inUse = machine;
    if (isOther && machine) {
        m_name = QString::fromStdString(machine->name);
        m_knobs->setInUse(machine->config);
        m_knobs->setDraft(machine->config);
    }
    if (isOther)
        showMachines();
    m_comparison->refreshPlace();
    showState();
}

void ConfigurationView::showMachines()
{
    const QSignalBlocker silent(m_choice);
    m_choice->clear();
    m_choice->addItems(m_shelf.names());
    m_choice->setCurrentText(m_name);
    m_comparison->refreshMachines();
}

void ConfigurationView::takeUp(const QString& name)
{
    const auto machine = m_shelf.find(name, m_knobs->draft().units);
    if (!machine)
        return desk().say(inWords(machine.error().message));
    m_name = name;
    m_knobs->setDraft(machine->config);
}

void ConfigurationView::use()
{
    desk().useMachine({m_name.toStdString(), m_knobs->draft()});
}

void ConfigurationView::keep()
{
    bool isGiven = false;
    const QString name =
        QInputDialog::getText(this, tr("Save the machine"), tr("Name:"), QLineEdit::Normal, m_name, &isGiven);
    if (!isGiven || name.trimmed().isEmpty())
        return;
    const auto kept = m_shelf.keep({name.trimmed().toStdString(), m_knobs->draft()});
    if (!kept)
        return desk().say(inWords(kept.error().message));
    m_name = name.trimmed();
    showMachines();
}

void ConfigurationView::showState()
{
    m_use->setEnabled(m_inUse && m_knobs->draft() != m_inUse->config);
}

QList<Export> ConfigurationView::exports() const
{
    return m_tabs->currentWidget() == m_comparison ? m_comparison->exports()
                                                   : modelExports(*m_knobs, QStringLiteral("knobs"));
}

void ConfigurationView::copy()
{
    if (m_tabs->currentWidget() == m_comparison)
        return m_comparison->copy();
    QApplication::clipboard()->setText(rowsAsText(*m_table));
}

} // namespace vitrine::views
