// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/opacity/facts_page.h"

#include "views/docks/opacity/class_style.h"
#include "views/docks/opacity/interval_bars.h"
#include "views/docks/opacity/opacity_text.h"
#include "views/kit/fact_table.h"
#include "views/machine/linked_text.h"
#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QVBoxLayout>

namespace vitrine::views {

namespace {

constexpr int kOriginHeight = 96;

RowCell share(std::uint64_t part, std::uint64_t whole)
{
    const double percent = whole == 0 ? 0.0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
    return {.text = QStringLiteral("%1 (%2 %)").arg(grouped(part)).arg(percent, 0, 'f', 1),
            .value = QVariant::fromValue<quint64>(part),
            .isCode = true};
}

} // namespace

FactsPage::FactsPage(Desk& desk, QWidget* parent)
    : QWidget(parent), m_desk(desk), m_origin(new LinkedText(desk, this)), m_bars(new IntervalBars(this))
{
    const auto level = [this](int row) -> const ClassLevel& { return m_shown->levels[static_cast<std::size_t>(row)]; };
    QList<FactColumn> columns{
        {tr("Level"), tr("Of the class pyramid; an entry of level n stands for 2ⁿ × 2ⁿ texels."), 56,
         [](int row) { return numberCell(static_cast<std::uint64_t>(row)); }},
        {tr("Entries"), tr("Across × up."), 88,
         [level](int row) {
             const ClassLevel& l = level(row);
             return RowCell{.text = QStringLiteral("%1 × %2").arg(l.width).arg(l.height),
                            .value = QVariant::fromValue<quint64>(l.entries()),
                            .isCode = true};
         }},
    };
    const auto capitalized = [](QString text) { return text.replace(0, 1, text.at(0).toUpper()); };
    for (const core::OpacityClass opacity : kOpacityClasses)
        columns.append({capitalized(className(opacity)), classSentence(opacity), 112, [level, opacity](int row) {
                            return share(level(row).counts[static_cast<std::size_t>(opacity)], level(row).entries());
                        }});
    columns.append({tr("Bytes"), tr("Of the level alone, over all ranges of mip levels: two bits an entry."), 64,
                    [level](int row) { return numberCell(level(row).bytes); }});
    columns.append({tr("Kept"), tr("Whether this machine keeps the level (hiz.levels)."), 64, [this](int row) {
                        return RowCell{.text = core::storesLevel(m_stored, static_cast<std::size_t>(row)) ? tr("yes")
                                                                                                          : tr("no")};
                    }});
    m_levels = new FactTable(desk, QStringLiteral("opacity.levels"), std::move(columns), this);
    m_levels->setAccessibleName(tr("Classes by level"));
    m_bars->setObjectName(QStringLiteral("opacityBars"));
    m_origin->setObjectName(QStringLiteral("opacityOrigin"));
    m_origin->setMaximumHeight(kOriginHeight);
    m_origin->setAccessibleName(tr("Where it is known from"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* bars = new QWidget(this);
    auto* around = new QVBoxLayout(bars);
    around->setContentsMargins(kPadding, 0, kPadding, kPadding);
    around->addWidget(m_bars);
    layout->addWidget(m_origin);
    layout->addWidget(bars);
    layout->addWidget(m_levels, 1);
    connect(m_levels, &FactTable::rowChosen, this, &FactsPage::levelChosen);
}

void FactsPage::show(std::shared_ptr<const ShownOpacity> shown, std::uint32_t stored)
{
    m_levels->setRowTotal(0); // its rows look at what was shown
    m_shown = std::move(shown);
    m_stored = stored;
    if (!m_shown)
        return;
    m_levels->setRowTotal(static_cast<int>(m_shown->levels.size()));
    m_levels->setVisible(!m_shown->levels.empty());
    setTerms({});
    showOrigin();
}

void FactsPage::setTerms(const std::vector<core::ProvenTerm>& terms)
{
    if (m_shown)
        m_bars->show(m_shown->facts.opacity.bounds, terms);
}

void FactsPage::setCurrentLevel(std::size_t level)
{
    if (m_shown && level < m_shown->levels.size())
        m_levels->setCurrentRow(static_cast<int>(level));
}

void FactsPage::showOrigin()
{
    const core::OpacityFacts& facts = m_shown->facts;
    LinkedHtml text;
    const auto sentence = [&text](const QString& html) { text.add(QStringLiteral("<p>%1</p>").arg(html)); };
    switch (facts.origin) {
    case core::OpacityOrigin::Looked:
        sentence(tr("No draw that may discard has read it yet: its %1 B were looked through for this view alone.")
                     .arg(grouped(facts.opacity.bytes)));
        break;
    case core::OpacityOrigin::Scanned:
        sentence(tr("Looked through when a draw that may discard read it first: scan %1, %2 B. It has not changed "
                    "since.")
                     .arg(facts.scanNumber)
                     .arg(grouped(facts.opacity.bytes)));
        break;
    case core::OpacityOrigin::Followed: {
        const auto call = [&text](std::uint64_t number) {
            return text.link({.place = CallLink{number}, .selection = {}}, tr("call %1").arg(number));
        };
        const QString first = call(facts.firstCall), last = call(facts.lastCall);
        sentence(tr("It was drawn to. No texel was looked at: the intervals follow from clears and draws, %1 to %2; "
                    "what is not followed counts as ambiguous.")
                     .arg(first, last));
        break;
    }
    }
    const core::ClassPyramid& pyramid = facts.opacity.pyramid;
    if (pyramid.levelCount() == 0)
        sentence(tr("It has no classes: parts of it can't be looked up."));
    else
        sentence(tr("Classes take %1 entries of 2 bits on this machine: %2 B.")
                     .arg(grouped(pyramid.entries(m_stored)), grouped(pyramid.bytes(m_stored))));
    if (pyramid.rangeCount() > 1)
        sentence(
            tr("They are kept for each of %1 ranges of mip levels, from 0 alone to 0–%2: a tile reads those of the "
               "levels that it can sample. Shown is %3.")
                .arg(grouped(pyramid.rangeCount()), grouped(pyramid.rangeCount() - 1),
                     mipLevelsText(m_shown->coarsest())));
    m_origin->show(text, QString::number(m_shown->resource.id.name));
}

QString FactsPage::text() const
{
    return m_shown ? m_origin->toPlainText() + QLatin1Char('\n') + m_bars->text() : QString();
}

} // namespace vitrine::views
