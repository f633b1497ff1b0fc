// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/configuration/comparison_pane.h"

#include "core/gpu/machine_config.h"
#include "views/base/item_tools.h"
#include "views/base/machine_choice.h"
#include "views/base/machine_shelf.h"
#include "views/docks/configuration/compared_range.h"
#include "views/docks/configuration/measure_cells.h"
#include "views/kit/row_table.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace vitrine::views {

using core::Result;

namespace {

/// The first choice of all lists, which has no name of its own.
const QString kInUse;
/// No machine: no file can have this name.
const QString kNone = QStringLiteral("/");

} // namespace

ComparisonPane::ComparisonPane(Desk& desk, MachineShelf& shelf, QWidget* parent)
    : QWidget(parent), m_desk(desk), m_shelf(shelf)
{
    QStringList columns{tr("Measure"), tr("First"), tr("Second"), tr("Difference")};
    m_tables = new QStackedWidget;
    m_tables->addWidget(makeTable(QStringLiteral("configuration.comparison"), columns));
    columns << tr("Third") << tr("Difference");
    m_tables->addWidget(makeTable(QStringLiteral("configuration.comparisonOfThree"), columns));
    m_pane = new AskingPane(desk, m_tables, {}, this);
    connect(m_pane, &AskingPane::stopped, this, &ComparisonPane::refreshPlace);
    m_verdict = makeValueLabel(this, tr("Whether the pictures are equal"));
    m_verdict->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHeader());
    layout->addWidget(m_pane, 1);
    layout->addWidget(m_verdict);
    refreshMachines();
    refreshPlace();
}

RowTable& ComparisonPane::table() const
{
    return static_cast<RowTable&>(*m_tables->currentWidget());
}

RowTable* ComparisonPane::makeTable(const QString& id, const QStringList& columns)
{
    auto* table = new RowTable(m_desk, id, columns, m_tables);
    table->setAccessibleName(tr("Comparison of machines"));
    return table;
}

QWidget* ComparisonPane::makeHeader()
{
    auto* header = new QWidget(this);
    auto* row = layOutHeader(*header);
    const auto addChoice = [&](const QString& name, const QString& tip) {
        auto* choice = new QComboBox(header);
        choice->setAccessibleName(name);
        choice->setToolTip(tip);
        row->addWidget(choice, 1);
        return choice;
    };
    m_first = addChoice(tr("First machine"), tr("<b>First machine</b><br>What the others are compared with."));
    m_first->setObjectName(QStringLiteral("firstMachine"));
    m_second = addChoice(tr("Second machine"), tr("<b>Second machine</b><br>A preset, or a machine of yours."));
    m_second->setObjectName(QStringLiteral("secondMachine"));
    m_third = addChoice(tr("Third machine"), tr("<b>Third machine</b><br>Another one beside the two, or none."));
    m_third->setObjectName(QStringLiteral("thirdMachine"));
    m_range = makePartChoice(header);
    m_range->setObjectName(QStringLiteral("comparedPart"));
    row->addWidget(m_range, 1);
    m_run = new QPushButton(tr("Compare"), header);
    m_run->setObjectName(QStringLiteral("compareMachines"));
    m_run->setToolTip(
        tr("<b>Compare</b><br>Runs the machines side by side, cycle by cycle, and compares every pixel."));
    connect(m_run, &QPushButton::clicked, this, &ComparisonPane::run);
    row->addWidget(m_run);
    return header;
}

void ComparisonPane::refreshMachines()
{
    for (QComboBox* choice : {m_first, m_second, m_third}) {
        const QVariant before = choice->currentData(); // none at first: their first entries
        const QSignalBlocker silent(choice);
        choice->clear();
        if (choice == m_third)
            choice->addItem(tr("No third machine"), kNone);
        choice->addItem(tr("Machine in use"), kInUse);
        for (const QString& name : m_shelf.names())
            choice->addItem(name, name);
        choice->setCurrentIndex(before.isValid() ? std::max(0, choice->findData(before)) : 0);
    }
    if (m_second->currentIndex() == 0 && m_second->count() > 1)
        m_second->setCurrentIndex(std::max(1, m_second->findData(QStringLiteral("PROG"))));
}

void ComparisonPane::refreshPlace()
{
    const bool isOpen = m_desk.moment().isOpen();
    m_run->setEnabled(isOpen);
    m_verdict->clear();
    m_pane->showEmpty(
        isOpen ? tr("Choose two or three machines and press Compare: cycles, stalls, requests and pictures of "
                    "each, side by side.")
               : tr("Open a capture to compare machines on it."));
}

Result<MachineChoice> ComparisonPane::machineOf(const QComboBox& choice) const
{
    const QString name = choice.currentData().toString();
    const MachineChoice& inUse = *m_desk.moment().machine;
    return name == kInUse ? inUse : m_shelf.find(name, inUse.config.units);
}

void ComparisonPane::run()
{
    std::vector<core::ComparedConfig> machines;
    for (const QComboBox* choice : {m_first, m_second, m_third}) {
        if (choice->currentData() == kNone)
            continue;
        const auto machine = machineOf(*choice);
        if (!machine)
            return m_desk.say(inWords(machine.error().message));
        machines.push_back({choice->currentText().toStdString(), machine->config});
    }
    m_verdict->clear();
    const NamedRange part = comparedRange(m_desk.moment(), static_cast<ComparedPart>(m_range->currentIndex()));
    const auto work = [machines, part](Inspection& inspection) -> Result<Answer> {
        const auto compared =
            core::compareMachines(inspection.source, part.calls, machines, {inspection.stop, inspection.progress});
        if (!compared)
            return compared.error();
        Answer answer{core::tableOf(*compared), {}, part.name, comparedWhen(part)};
        for (std::size_t i = 0; i < machines.size(); ++i)
            answer.images.push_back(core::imageVerdict(*compared, i));
        return answer;
    };
    m_pane->ask<Answer>(
        {.busy = tr("Running the machines"), .work = work, .take = [this](const auto& answer) { show(*answer); }});
}

void ComparisonPane::show(const Answer& answer)
{
    std::vector<Row> rows;
    const auto addWords = [&](const QString& what, const auto& words) {
        Row& row = rows.emplace_back();
        row.cells.push_back({what});
        for (std::size_t i = 0; i < answer.table.machines.size(); ++i) {
            row.cells.push_back({words(i)});
            if (i > 0)
                row.cells.emplace_back();
        }
    };
    addWords(tr("machine"), [&](std::size_t i) { return QString::fromStdString(answer.table.machines[i]); });
    addWords(measureText("what is run"), [&](std::size_t) { return answer.part; });
    for (const auto& measure : answer.table.rows) {
        Row& row = rows.emplace_back();
        row.cells.push_back({measureText(measure.measure, measure.subject)});
        for (std::size_t i = 0; i < measure.cells.size(); ++i) {
            row.cells.push_back(measureCell(measure, i));
            if (i > 0)
                row.cells.push_back(differenceCell(answer.table, measure, i));
        }
    }
    m_tables->setCurrentIndex(answer.table.machines.size() > 2 ? 1 : 0);
    table().setRows(std::move(rows));
    table().resizeColumnToContents(0);
    m_pane->showContent();
    QStringList sentences;
    for (std::size_t i = 1; i < answer.images.size(); ++i)
        sentences << tr("%1: %2").arg(QString::fromStdString(answer.table.machines[i]),
                                      imageLine(answer.images[i], answer.when, nullptr));
    m_verdict->setText(sentences.join(QStringLiteral(" · ")));
}

QList<Export> ComparisonPane::exports() const
{
    return m_pane->isContentShown() ? modelExports(table().rows(), QStringLiteral("comparison")) : QList<Export>();
}

void ComparisonPane::copy()
{
    if (m_pane->isContentShown())
        QApplication::clipboard()->setText(rowsAsText(table()));
}

} // namespace vitrine::views
