// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/power/energy_legend.h"

#include "views/theme/text.h"
#include "views/theme/wrap_layout.h"

#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace vitrine::views {

namespace {
constexpr int kSwatch = 16;
constexpr int kSwatchHeight = 14;
} // namespace

class EnergyLegend::Entry final : public QWidget {
public:
    Entry(EnergyKind kind, QWidget* parent) : QWidget(parent), m_kind(kind)
    {
        const DataStyle style = energyStyle(kind);
        setToolTip(namedTip(style.name, style.sentence));
        setAccessibleDescription(style.sentence);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    void setText(const QString& text)
    {
        m_text = text;
        setAccessibleName(text);
        const int width = fontMetrics().horizontalAdvance(text);
        m_width = std::max(m_width, width); // what grows with the cursor must not make the others jump
        updateGeometry();
        update();
    }
    void forgetWidth() { m_width = 0; }
    [[nodiscard]] const QString& text() const { return m_text; }
    [[nodiscard]] QSize sizeHint() const override
    {
        return {kSwatch + kGrid + m_width + kPadding, std::max(fontMetrics().height(), kSwatchHeight) + 2};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        paintFill(painter, QRect(0, (height() - kSwatchHeight) / 2, kSwatch, kSwatchHeight), energyStyle(m_kind).fill);
        painter.setPen(Theme::current().secondary);
        painter.drawText(rect().adjusted(kSwatch + kGrid, 0, 0, 0), Qt::AlignVCenter, m_text);
    }

private:
    const EnergyKind m_kind;
    QString m_text;
    int m_width = 0;
};

EnergyLegend::EnergyLegend(QWidget* parent) : QWidget(parent), m_title(new QLabel(this))
{
    setObjectName(QStringLiteral("energyLegend"));
    setAccessibleName(tr("Legend of the energy"));
    auto* layout = new WrapLayout(this);
    layout->setSpacing(kGrid);
    layout->setContentsMargins({});
    layout->addWidget(m_title);
    m_title->setToolTip(
        tr("Of each kind of part: its energy in this cycle, and so far. All numbers are illustrative."));
    for (int kind = 0; kind < kEnergyKindCount; ++kind) {
        m_entries[std::size_t(kind)] = new Entry(static_cast<EnergyKind>(kind), this);
        layout->addWidget(m_entries[std::size_t(kind)]);
    }
}

void EnergyLegend::clear()
{
    m_title->clear();
    for (Entry* entry : m_entries) {
        entry->forgetWidth();
        entry->setText({});
    }
}

void EnergyLegend::show(const PowerFacts& facts, core::Cycle cycle, const QString& when)
{
    cycle = facts.inside(cycle);
    const EnergyShares now = energyShares(facts.power(), cycle, cycle + 1);
    const EnergyShares sum = energyShares(facts.power(), 0, cycle + 1);
    m_title->setText(QStringLiteral("%1: %2").arg(when, tr("energy · so far (illustrative):")));
    for (int kind = 0; kind < kEnergyKindCount; ++kind) {
        const auto is = static_cast<EnergyKind>(kind);
        m_entries[std::size_t(kind)]->setText(
            QStringLiteral("%1 %2 · %3").arg(energyStyle(is).name, energyText(now.in(is)), energyText(sum.in(is))));
    }
}

QStringList EnergyLegend::texts() const
{
    QStringList texts;
    for (const Entry* entry : m_entries)
        texts << entry->text();
    return texts;
}

} // namespace vitrine::views
