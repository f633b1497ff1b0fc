// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/table_page.h"

#include "core/session/pixel_engine/vector_text.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/docks/pixel_engine/curve_picture.h"
#include "views/docks/pixel_engine/pixel_text.h"
#include "views/kit/fact_table.h"
#include "views/kit/picture_export.h"
#include "views/theme/scrolled.h"
#include "views/theme/stack.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QTreeView>

#include <algorithm>

namespace vitrine::views {

namespace {

using core::LookUpTable;

constexpr LookUpTable kLookUpTables[] = {LookUpTable::Rcp, LookUpTable::Gamma, LookUpTable::Degamma};
constexpr int kLeastTables = 160; // pixels: below the words
constexpr int kTableWidths[] = {64, 96, 128, 128, 128};

QLabel* makeLine(const QString& name, QWidget* parent)
{
    auto* line = new QLabel(parent);
    line->setObjectName(name);
    line->setWordWrap(true);
    line->setTextFormat(Qt::PlainText);
    line->setTextInteractionFlags(Qt::TextSelectableByMouse);
    line->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    return line;
}

QString tableTitle(LookUpTable table)
{
    switch (table) {
    case LookUpTable::Rcp: return TablePage::tr("RCP");
    case LookUpTable::Gamma: return TablePage::tr("Gamma");
    case LookUpTable::Degamma: return TablePage::tr("Degamma");
    }
    return {};
}

} // namespace

TablePage::TablePage(PixelPlayer& player, Desk& desk, QWidget* parent)
    : QWidget(parent), m_player(player), m_functions(makeLine(QStringLiteral("pixelFunctions"), this)),
      m_used(makeLine(QStringLiteral("pixelLookUps"), this)), m_curves(new CurvePicture(player, this))
{
    const auto input = [](int row) {
        return RowCell{.text = numberText(static_cast<float>(row) / 255.0f), .isCode = true};
    };
    QList<FactColumn> columns{
        {tr("Entry"), tr("Which one: ⌊v · 255 + ½⌋."), kTableWidths[0],
         [](int row) { return RowCell{.text = QString::number(row), .value = row, .isCode = true}; }, true},
        {tr("v"), tr("The number that the entry is made for."), kTableWidths[1], input, true}};
    const QString sentences[] = {tr("1 ÷ v, and 0 at 0: to take alpha out of premultiplied colors."),
                                 tr("From linear to non-linear colors, in 8 bits."),
                                 tr("From non-linear to linear colors, in 8 bits.")};
    for (std::size_t i = 0; i < std::size(kLookUpTables); ++i)
        columns << FactColumn{tableTitle(kLookUpTables[i]), sentences[i], kTableWidths[2 + i],
                              [this, table = kLookUpTables[i]](int row) { return entryCell(row, table); }, true};
    m_entries = new FactModel(columns, this);
    m_table = new QTreeView(this);
    m_table->setModel(m_entries);
    m_table->setRootIsDecorated(false);
    m_table->setObjectName(QStringLiteral("pixelTables"));
    m_table->setAccessibleName(tr("Look-up tables of the color updater"));
    setUpTable(*m_table, desk, QStringLiteral("pixel-engine.tables"), kTableWidths);
    m_table->setSortingEnabled(false); // by entry
    m_table->setMinimumHeight(kLeastTables);
    QScrollArea* area = makeScrollArea(tr("Tables"), false, this); // words must not make the dock high
    auto* page = new QWidget(area);
    area->setWidget(page);
    stack(this)->addWidget(area);
    auto* layout = stack(page);
    layout->addWidget(m_functions);
    layout->addWidget(m_curves, 1);
    layout->addWidget(m_used);
    layout->addWidget(m_table, 1);
    connect(&player, &PixelPlayer::traceChanged, this, &TablePage::showTrace);
    connect(&player, &PixelPlayer::moved, this, &TablePage::showStep);
    showTrace();
}

const core::VectorBlend* TablePage::blend() const
{
    return m_player.hasProgram() && m_player.program().vector ? &m_player.program().vector->blend : nullptr;
}

void TablePage::showTrace()
{
    const core::VectorBlend* blend = this->blend();
    m_table->setVisible(blend && blend->usesTables);
    m_curves->setVisible(blend);
    m_entries->setRows(blend && blend->usesTables ? core::kTableEntries : 0);
    QStringList lines;
    if (blend) {
        lines << tr("Functions are %1, with %2").arg(inWords(functionsText(*blend)), inWords(curveText(*blend))) +
                     QLatin1Char('.');
        for (const LookUpTable table : kLookUpTables)
            lines << QStringLiteral("%1(v) = %2").arg(tableTitle(table), text(formulaOf(table, *blend)));
    } else {
        lines << tr("Only drawings of 2-D graphics convert colors by functions.");
    }
    m_functions->setText(lines.join(QLatin1Char('\n')));
    showStep();
}

/// What the step made last took, or without one what the next one will.
void TablePage::showStep()
{
    const core::VectorBlend* blend = this->blend();
    const core::PixelStep* step = m_player.lastStep();
    QStringList lines;
    if (blend && !m_player.hasTrace()) {
        lines << tr("No pixel.");
    } else if (blend && (!step || step->lookUps.empty())) {
        lines << (step ? tr("The last step takes none of them.") : tr("No step has been made."));
    } else if (blend) {
        for (const core::TableLookUp& one : step->lookUps)
            lines << inWords(lookUpText(one, *blend));
    }
    m_used->setText(lines.join(QLatin1Char('\n')));
    m_used->setVisible(!lines.isEmpty());
    m_entries->tellChanged();
    if (blend && blend->usesTables && step && !step->lookUps.empty())
        m_table->scrollTo(m_entries->index(step->lookUps.front().index, 0), QAbstractItemView::PositionAtCenter);
}

QString TablePage::channelsOf(int index, LookUpTable table) const
{
    QString channels;
    if (const core::PixelStep* step = m_player.lastStep())
        for (const core::TableLookUp& one : step->lookUps)
            if (const QChar channel = QLatin1Char(one.channel);
                one.table == table && one.index == index && !channels.contains(channel))
                channels += channel;
    return channels;
}

RowCell TablePage::entryCell(int index, LookUpTable table) const
{
    const core::VectorBlend* blend = this->blend();
    if (!blend)
        return {};
    const float value = tableValue(table, {blend->gammaPower, blend->usesTables}, index);
    const QString channels = channelsOf(index, table);
    const bool isUsed = !channels.isEmpty();
    const QString number = table == LookUpTable::Rcp
                               ? numberText(value)
                               : QStringLiteral("%1 (%2)").arg(numberText(value)).arg(qRound(value * 255.0f));
    return {.text = isUsed ? QStringLiteral("%1 ◀ %2").arg(channels, number) : number,
            .value = static_cast<double>(value),
            .isCode = true,
            .isBold = isUsed,
            .isCurrent = isUsed,
            .told = isUsed ? tr("used by the last step") : QString()};
}

QList<Export> TablePage::exports() const
{
    QList<Export> all;
    if (blend())
        all << pictureExport([this] { return m_curves->picture(); }, tr("Curves as PNG"));
    if (m_entries->rowCount() != 0)
        all << Export{tr("Look-up tables as CSV"), QStringLiteral("csv"), [this] { return modelAsCsv(*m_entries); }};
    return all;
}

QString TablePage::asText() const
{
    const QString lines = m_functions->text() + QLatin1Char('\n') + m_used->text();
    return m_entries->rowCount() == 0 ? lines : rowsAsText(*m_table);
}

} // namespace vitrine::views
