// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/pairing_page.h"

#include "core/session/machine/bypass_section.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/docks/pixel_engine/pairing_rows.h"
#include "views/kit/row_table.h"
#include "views/machine/shown_cycle.h"
#include "views/theme/counted.h"
#include "views/theme/elided_label.h"
#include "views/theme/stack.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QClipboard>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

namespace vitrine::views {

PairingPage::PairingPage(Desk& desk, QWidget* parent) : MachineView(desk, parent)
{
    constexpr int kWidths[] = {56, 64, 72, 280, 72, 216, 280, 72};
    auto* content = new QWidget;
    auto* inside = stack(content);
    inside->addWidget(makeHeader());
    m_table = new RowTable(desk, QStringLiteral("pixel-engine.pairing"), pairingColumns(), content, kWidths);
    m_table->setObjectName(QStringLiteral("pixelPairing"));
    m_table->setAccessibleName(tr("Pixels and their texels"));
    m_table->setRootIsDecorated(false);
    inside->addWidget(m_table, 1);
    m_why = new QLabel;
    m_why->setObjectName(QStringLiteral("pixelPairingWhy"));
    m_why->setProperty("role", "empty");
    m_why->setAlignment(Qt::AlignCenter);
    m_why->setWordWrap(true);
    m_why->setMargin(2 * kPadding);
    m_states = new QStackedWidget;
    m_states->addWidget(content);
    m_states->addWidget(m_why);
    stack(this)->addWidget(&setContent(m_states, tr("Go to a draw to see which pixels wait for their texels.")));
}

QWidget* PairingPage::makeHeader()
{
    auto* header = new QWidget;
    auto* row = layOutHeader(*header);
    m_summary = new ElidedLabel(header);
    m_summary->setObjectName(QStringLiteral("pixelPairingSummary"));
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row->addSpacing(kGrid);
    row->addWidget(m_summary, 1);
    m_fullest = addTool(*header, tr("Fullest"), tr("Goes to the first cycle in which the most pixels wait."));
    m_fullest->setObjectName(QStringLiteral("pixelPairingFullest"));
    connect(m_fullest, &QToolButton::clicked, this, &PairingPage::goToFullest);
    return header;
}

void PairingPage::showRecording()
{
    m_table->setRows({});
    m_summary->clear();
    if (!recording())
        return;
    const auto& bypass = recording()->section<core::BypassSection>();
    m_states->setCurrentIndex(bypass.isBypassed.value_or(false) ? 0 : 1);
    m_why->setText(bypass.isBypassed
                       ? tr("In this draw the processors shade the fragments: %1").arg(text(bypass.reason))
                       : tr("This machine has no way past the processors: no pixel waits for texels here."));
}

void PairingPage::showCursor()
{
    if (!recording()->section<core::BypassSection>().isBypassed.value_or(false))
        return;
    askForMoment([this](const std::shared_ptr<const core::Snapshot>& moment) { show(*moment); });
}

void PairingPage::show(const core::Snapshot& moment)
{
    Pairing pairing = pairingAt(*recording(), moment);
    const QString summary = tr("Cycle %1: %2 of %3 places taken · %4 texels arrived, %5 still to come")
                                .arg(grouped(moment.cycle), grouped(pairing.pixels),
                                     grouped(recording()->section<core::BypassSection>().depth),
                                     grouped(pairing.arrived), grouped(pairing.asked));
    m_summary->setText(summary);
    m_summary->setToolTip(summary);
    m_table->setRows(std::move(pairing.rows));
}

core::Cycle PairingPage::fullestCycle() const
{
    const auto points = recording()->section<core::BypassSection>().occupancy->points();
    const auto most = std::ranges::max_element(points, {}, &core::Series::Point::value);
    return most == points.end() ? 0 : most->cycle;
}

void PairingPage::goToFullest()
{
    if (recording())
        desk().follow(linkToCycle(recordings().draw(), fullestCycle()));
}

QString PairingPage::asText() const
{
    return m_states->currentIndex() == 0 ? rowsAsText(*m_table) : m_why->text();
}

QList<Export> PairingPage::exports() const
{
    if (m_table->rows().rowCount() == 0)
        return {};
    return {{tr("Pairing as CSV"), QStringLiteral("csv"), [this] { return modelAsCsv(m_table->rows()); }}};
}

void PairingPage::copy()
{
    QApplication::clipboard()->setText(asText());
}

} // namespace vitrine::views
