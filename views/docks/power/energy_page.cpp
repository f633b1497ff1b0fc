// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/power/energy_page.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/machine_choice.h"
#include "views/docks/power/energy_model.h"
#include "views/kit/footer.h"
#include "views/theme/counted.h"
#include "views/theme/stack.h"
#include "views/theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace vitrine::views {

namespace {

constexpr int kWidths[] = {112, 184, 224, 184, 192};

} // namespace

EnergyPage::EnergyPage(Desk& desk, QWidget* parent)
    : QWidget(parent), m_desk(desk), m_energies(new EnergyModel(this)), m_about(new QLabel(this)),
      m_table(new QTreeView(this))
{
    m_about->setObjectName(QStringLiteral("aboutEnergies"));
    m_about->setWordWrap(true);
    m_about->setMargin(kPadding);
    m_about->setTextInteractionFlags(Qt::TextSelectableByMouse);
    makeTable();
    auto* column = stack(this);
    column->addWidget(m_about);
    column->addWidget(m_table, 1);
    column->addWidget(makeFooter());
    connect(m_energies, &EnergyModel::refused, this, [this](const QString& sentence) { m_desk.say(sentence); });
    connect(m_energies, &EnergyModel::draftChanged, this, &EnergyPage::showState);
    showState();
}

void EnergyPage::makeTable()
{
    auto* order = new QSortFilterProxyModel(this);
    order->setSourceModel(m_energies);
    order->setSortRole(kValueRole);
    m_table->setObjectName(QStringLiteral("energyTable"));
    m_table->setAccessibleName(tr("Energies (illustrative)"));
    m_table->setModel(order);
    m_table->setRootIsDecorated(false);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_table->header()->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->header()->setSortIndicatorClearable(true);
    setUpTable(*m_table, m_desk, QStringLiteral("power.energies"), kWidths);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems); // arrow keys go to the values of a row
    m_table->setAllColumnsShowFocus(false);
    m_table->installEventFilter(this);
}

QWidget* EnergyPage::makeFooter()
{
    auto* footer = new Footer(this);
    auto* row = footer->addRow();
    m_pending = new QLabel(footer);
    m_pending->setObjectName(QStringLiteral("pendingEnergies"));
    m_standard = new QPushButton(tr("Default energies"), footer);
    m_standard->setObjectName(QStringLiteral("defaultEnergies"));
    m_standard->setToolTip(
        tr("<b>Default energies</b><br>Puts all values back to those of the table that comes with Vitrine."));
    connect(m_standard, &QPushButton::clicked, m_energies, &EnergyModel::takeStandard);
    m_use = new QPushButton(tr("Use these energies"), footer);
    m_use->setObjectName(QStringLiteral("useEnergies"));
    m_use->setToolTip(tr("<b>Use these energies</b><br>Replays the capture on the same machine with these energies "
                         "(illustrative), from the place shown."));
    connect(m_use, &QPushButton::clicked, this, &EnergyPage::use);
    row->addWidget(m_pending, 1);
    row->addWidget(m_standard);
    row->addWidget(m_use);
    return footer;
}

void EnergyPage::show(const PowerFacts& facts)
{
    const core::MachineConfig& config = facts.recording->config();
    m_energies->setStandard(facts.power().standardTable);
    m_energies->setInUse(facts.power().table);
    const bool isStandard = config.energies == core::illustrativeEnergies();
    QStringList sentences{isStandard
                              ? tr("The table that comes with Vitrine. All its numbers are illustrative: made up to "
                                   "compare designs, not measured.")
                              : tr("A table of the machine's own. All numbers are illustrative; bold ones differ from "
                                   "the table that comes with Vitrine.")};
    if (facts.power().table != config.energies)
        sentences << tr("Devices that are not in it tell theirs themselves.");
    sentences << tr("Double click or Enter on a value edits it.");
    m_about->setText(sentences.join(QLatin1Char(' ')));
    showState();
}

void EnergyPage::use()
{
    const SharedMachine& machine = m_desk.moment().machine;
    if (!machine)
        return;
    MachineChoice changed = *machine;
    changed.config.energies = m_energies->changed(changed.config.energies);
    m_desk.useMachine(changed);
}

void EnergyPage::showState()
{
    const int pending = m_energies->pendingCount();
    m_pending->setText(pending == 0
                           ? QString()
                           : counted(static_cast<quint64>(pending), tr("%1 value is changed and not in use yet"),
                                     tr("%1 values are changed and not in use yet")));
    m_use->setEnabled(pending > 0);
    m_standard->setEnabled(!m_energies->isStandard());
}

/// Qt's tables begin to edit by F2 alone.
bool EnergyPage::eventFilter(QObject* watched, QEvent* event)
{
    // An editor hands on the Enter that ends it.
    if (watched != m_table || event->type() != QEvent::KeyPress || !m_table->hasFocus())
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if ((key != Qt::Key_Return && key != Qt::Key_Enter) || !m_table->currentIndex().isValid())
        return QWidget::eventFilter(watched, event);
    editCurrent(*m_table, m_table->currentIndex().column());
    return true;
}

} // namespace vitrine::views
