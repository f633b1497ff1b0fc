// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/step_page.h"

#include "core/session/pixel_engine/vector_listing.h"
#include "core/session/pixel_engine/vector_text.h"
#include "core/session/state_names.h"
#include "views/base/item_tools.h"
#include "views/docks/history/history_text.h"
#include "views/docks/pixel_engine/pixel_rows.h"
#include "views/docks/pixel_engine/pixel_text.h"
#include "views/kit/row_table.h"
#include "views/theme/counted.h"
#include "views/theme/scrolled.h"
#include "views/theme/stack.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QGuiApplication>
#include <QLabel>

#include <functional>
#include <span>

namespace vitrine::views {

namespace {

constexpr int kStepWidths[] = {108, 72, 72, 72, 72}; // the page is 400 wide in a window of 1366
constexpr int kStepDigits = 5;
constexpr int kLeastTable = 96; // pixels: below the words

/// A name, and a cell for each channel.
Row row(RowCell name, const std::function<RowCell(int channel)>& cellOf)
{
    Row made{{std::move(name)}};
    for (int channel = 0; channel < 4; ++channel)
        made.cells.push_back(cellOf(channel));
    return made;
}

Row colorRow(const QString& name, const core::Vec4& color, bool isResult = false)
{
    return row({.text = name, .isCode = true, .icon = swatch(color, qApp->devicePixelRatio()), .isBold = isResult},
               [&](int channel) {
                   return RowCell{.text = numberText(color[channel], kStepDigits),
                                  .value = static_cast<double>(color[channel]),
                                  .isCode = true,
                                  .toolTip = exact(color[channel]),
                                  .isBold = isResult};
               });
}

Row factorRow(const core::PixelRegister& factor)
{
    return row({.text = QStringLiteral("· ") + text(factor.name), .isCode = true, .isFaint = true}, [&](int channel) {
        return RowCell{.text = numberText(factor.value[channel], kStepDigits),
                       .value = static_cast<double>(factor.value[channel]),
                       .isCode = true,
                       .isFaint = true};
    });
}

/// The look-ups from `first` on that are of one table and of other channels each.
std::size_t endOfGroup(const std::vector<core::TableLookUp>& all, std::size_t first)
{
    std::size_t end = first + 1;
    while (end < all.size() && all[end].table == all[first].table && all[end].channel != all[first].channel)
        ++end;
    return end;
}

using CellOfLookUp = RowCell (*)(const core::TableLookUp&);

Row lookUpRow(const QString& name, std::span<const core::TableLookUp> group, CellOfLookUp cellOf)
{
    constexpr std::string_view kChannels = "rgba";
    return row({.text = name}, [&](int channel) {
        for (const core::TableLookUp& one : group)
            if (one.channel == kChannels[static_cast<std::size_t>(channel)])
                return cellOf(one);
        return RowCell{.text = QStringLiteral("–"), .isFaint = true};
    });
}

void addLookUps(const std::vector<core::TableLookUp>& all, bool usesTables, std::vector<Row>& rows)
{
    for (std::size_t first = 0; first < all.size();) {
        const std::size_t end = endOfGroup(all, first);
        const std::span group = std::span(all).subspan(first, end - first);
        const QString name = QString::fromLatin1(tableName(group.front().table));
        rows.push_back(lookUpRow(StepPage::tr("%1 of").arg(name), group, [](const core::TableLookUp& one) {
            return RowCell{
                .text = numberText(one.from, kStepDigits), .value = static_cast<double>(one.from), .isCode = true};
        }));
        if (usesTables)
            rows.push_back(lookUpRow(StepPage::tr("%1 entry").arg(name), group, [](const core::TableLookUp& one) {
                return RowCell{.text = QString::number(one.index), .value = one.index, .isCode = true};
            }));
        rows.push_back(lookUpRow(StepPage::tr("%1 gives").arg(name), group, [](const core::TableLookUp& one) {
            return RowCell{
                .text = numberText(one.value, kStepDigits), .value = static_cast<double>(one.value), .isCode = true};
        }));
        first = end;
    }
}

std::vector<Row> rowsOf(const core::PixelProgram& program, const core::ListedInstruction& line,
                        const core::PixelStep& step)
{
    std::vector<Row> rows;
    for (std::size_t i = 0; i < step.operands.size() && i < line.operands.size(); ++i) {
        rows.push_back(colorRow(text(line.operands[i]), step.operands[i]));
        if (i < step.factors.size())
            rows.push_back(factorRow(step.factors[i]));
    }
    addLookUps(step.lookUps, program.vector->blend.usesTables, rows);
    const QString result = line.writes.empty() ? text(line.port) : text(line.writes[0]);
    if (!result.isEmpty())
        rows.push_back(colorRow(QStringLiteral("→ ") + result, step.result, true));
    if (step.second && line.writes.size() > 1)
        rows.push_back(colorRow(QStringLiteral("→ ") + text(line.writes[1]), *step.second, true));
    return rows;
}

/// Both as a byte and as what weighs the color. // VG2D-30
QString coverageText(std::uint8_t coverage)
{
    return StepPage::tr("Coverage t = %1 ÷ 255 = %2")
        .arg(coverage)
        .arg(numberText(static_cast<float>(coverage) / 255.0f));
}

} // namespace

StepPage::StepPage(PixelPlayer& player, Desk& desk, QWidget* parent)
    : QWidget(parent), m_player(player), m_title(new QLabel)
{
    QScrollArea* area = makeScrollArea(tr("Step"), false, this); // words must not make the dock high
    auto* page = new QWidget(area);
    area->setWidget(page);
    m_title->setObjectName(QStringLiteral("pixelStepTitle"));
    m_title->setWordWrap(true);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_title->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    m_values = new RowTable(desk, QStringLiteral("pixel-engine.step"), channelColumns(tr("What")), page, kStepWidths);
    m_values->setObjectName(QStringLiteral("pixelStep"));
    m_values->setAccessibleName(tr("The step, channel by channel"));
    m_values->setRootIsDecorated(false);
    m_values->setSortingEnabled(false); // operands, then results
    m_values->setMinimumHeight(kLeastTable);
    stack(this)->addWidget(area);
    auto* layout = stack(page);
    layout->addWidget(m_title);
    layout->addWidget(m_values, 1);
    connect(&player, &PixelPlayer::moved, this, &StepPage::showStep);
    showStep();
}

void StepPage::showStep()
{
    const core::PixelStep* step = m_player.lastStep();
    m_values->setRows({}); // of another step nothing counts as changed
    if (!m_player.hasTrace() || !m_player.trace().vector)
        return m_title->setText(tr("No pixel."));
    if (!step)
        return showPixel();
    const core::ListedInstruction& line = m_player.program().instructions[step->instruction];
    QStringList parts{stepTitle(line), text(line.text).toHtmlEscaped()};
    if (!line.meaning.empty())
        parts.insert(1, asSentence(inWords(line.meaning)).toHtmlEscaped());
    if (line.opcode == core::kCoverLine)
        parts << coverageText(m_player.trace().sample.coverage);
    if (line.kind == core::LineKind::Fixed)
        parts << tr("No instruction: the color updater does it in its place.");
    parts.removeAll(QString());
    m_title->setText(parts.join(QStringLiteral("<br>")));
    m_values->setRows(rowsOf(m_player.program(), line, *step));
}

/// Before the first step: what comes in, and what will be there.
void StepPage::showPixel()
{
    const core::PixelTrace& trace = m_player.trace();
    const core::VectorListing& listing = *trace.program.vector;
    const auto sentence = [](const QString& words) { return (words + QLatin1Char('.')).toHtmlEscaped(); };
    QStringList parts{
        QStringLiteral("<b>%1 → %2</b>")
            .arg(QString::fromLatin1(modeName(listing.blend)), QString::fromLatin1(nameOf(listing.blend.target)))};
    QStringList weights;
    if (const auto& cover = m_player.inspection()->survey.cover)
        for (const core::WeightLine& line : weightLines(*cover))
            weights << QStringLiteral("%1 %2").arg(inWords(line.name)).arg(line.value);
    parts << weights.join(QStringLiteral(" · ")) << coverageText(trace.sample.coverage)
          << sentence(tr("Colors are blended %1").arg(inWords(spaceText(listing))))
          << sentence(tr("Coverage counts %1").arg(inWords(coverageSpaceText(listing))))
          << sentence(tr("Functions are %1, with %2")
                          .arg(inWords(functionsText(listing.blend)), inWords(curveText(listing.blend))));
    parts.removeAll(QString());
    m_title->setText(parts.join(QStringLiteral("<br>")));
    const float weight = static_cast<float>(trace.sample.coverage) / 255.0f;
    m_values->setRows({colorRow(tr("source"), trace.sample.source), colorRow(tr("before"), trace.colorBefore),
                       factorRow({"t", {weight, weight, weight, weight}}),
                       colorRow(QStringLiteral("→ ") + tr("after"), trace.colorAfter, true)});
}

QString StepPage::asText() const
{
    return rowsAsText(*m_values);
}

} // namespace vitrine::views
