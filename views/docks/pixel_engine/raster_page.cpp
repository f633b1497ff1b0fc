// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/raster_page.h"

#include "core/session/pixel_engine/raster_text.h"
#include "views/base/item_tools.h"
#include "views/docks/pixel_engine/pixel_rows.h"
#include "views/docks/pixel_engine/pixel_text.h"
#include "views/kit/row_table.h"
#include "views/theme/scrolled.h"
#include "views/theme/stack.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QLabel>

namespace vitrine::views {

namespace {

using core::RasterPart;

constexpr int kBitWidths[] = {68, 76, 76, 76, 76, 96}; // the channels have all of the page of a narrow window
constexpr unsigned kChannelColumns = 4;
constexpr int kLeastBits = 96; // pixels: below the words

QString meaningOfBits(RasterPart part)
{
    switch (part) {
    case RasterPart::Pattern: return RasterPage::tr("The pattern.");
    case RasterPart::Source: return RasterPage::tr("The source: the fragment's color as it would be stored.");
    case RasterPart::Destination: return RasterPage::tr("The destination: what was stored.");
    case RasterPart::Bit: return RasterPage::tr("Which bit of the code each bit of the result is, 0 to 7.");
    case RasterPart::Result: break;
    }
    return RasterPage::tr("What is stored now.");
}

Row bitRow(const core::RasterLine& line, core::PixelFormat target)
{
    const bool isResult = line.part == RasterPart::Result, isBit = line.part == RasterPart::Bit;
    const QString name = isResult ? RasterPage::tr("Result") : QString::fromLatin1(rasterName(line.part));
    Row row{
        {{.text = name, .isCode = !isResult, .toolTip = namedTip(name, meaningOfBits(line.part)), .isBold = isResult}}};
    for (std::size_t channel = 0; channel < kChannelColumns; ++channel)
        row.cells.push_back({.text = channel < line.channels.size() ? text(line.channels[channel]) : QString(),
                             .isCode = true,
                             .isFaint = isBit,
                             .isBold = isResult});
    row.cells.push_back(
        {.text = isBit ? QString() : targetWordText(target, line.word), .isCode = true, .isBold = isResult});
    return row;
}

} // namespace

RasterPage::RasterPage(PixelPlayer& player, Desk& desk, QWidget* parent)
    : QWidget(parent), m_player(player), m_title(new QLabel)
{
    QScrollArea* area = makeScrollArea(tr("Raster operation"), false, this); // words must not make the dock high
    auto* page = new QWidget(area);
    area->setWidget(page);
    m_title->setObjectName(QStringLiteral("rasterTitle"));
    m_title->setWordWrap(true);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_title->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    m_bits = new RowTable(desk, QStringLiteral("pixel-engine.raster"), channelColumns(tr("What")) << tr("Stored"), page,
                          kBitWidths);
    m_bits->setObjectName(QStringLiteral("rasterBits"));
    m_bits->setAccessibleName(tr("The raster operation, bit by bit"));
    m_bits->setRootIsDecorated(false);
    m_bits->setSortingEnabled(false); // operands, then the result
    m_bits->setMinimumHeight(kLeastBits);
    stack(this)->addWidget(area);
    auto* layout = stack(page);
    layout->addWidget(m_title);
    layout->addWidget(m_bits, 1);
    connect(&player, &PixelPlayer::traceChanged, this, &RasterPage::showTrace);
}

void RasterPage::showTrace()
{
    if (!m_player.hasProgram() || !m_player.program().raster)
        return m_bits->setRows({});
    QStringList parts{tr("<b>Raster operation %1</b> (VG2D-44)").arg(text(codeText(*m_player.program().raster))),
                      tr("Each bit of the result is bit 4P + 2S + D of the code; it takes the place of blending.")};
    std::vector<Row> rows;
    if (m_player.hasTrace())
        for (const core::RasterLine& line : rasterLines(m_player.trace()))
            rows.push_back(bitRow(line, m_player.program().targetFormat));
    else
        parts << tr("Click a pixel that it writes to see its bits.");
    m_title->setText(parts.join(QStringLiteral("<br>")));
    m_bits->setRows(std::move(rows));
}

QString RasterPage::asText() const
{
    return rowsAsText(*m_bits);
}

QList<Export> RasterPage::exports() const
{
    if (!m_player.hasTrace() || !m_player.program().raster)
        return {};
    return {{tr("Raster operation as CSV"), QStringLiteral("csv"), [this] { return modelAsCsv(*m_bits->model()); }}};
}

} // namespace vitrine::views
