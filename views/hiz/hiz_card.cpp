// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hiz/hiz_card.h"

#include "views/hiz/hiz_text.h"
#include "views/hiz/hiz_words.h"
#include "views/theme/counted.h"

#include <QStringList>

#include <algorithm>

namespace vitrine::views {

namespace {

using core::TileVerdict;
using core::ValueInterval;

constexpr std::size_t kMostTests = 64; // shown of a tile

QString paragraph(const QString& html)
{
    return QStringLiteral("<p>%1</p>").arg(html);
}

QString bold(const QString& text)
{
    return QStringLiteral("<b>%1</b>").arg(LinkedHtml::plain(text));
}

// By core::CompareFunction.
constexpr const char* kFunctions[] = {"NEVER", "LESS", "EQUAL", "LEQUAL", "GREATER", "NOTEQUAL", "GEQUAL", "ALWAYS"};

class TileCard {
public:
    TileCard(const HizFacts& facts, const core::HizTile& tile) : m_facts(facts), m_tile(tile) {}

    LinkedHtml make()
    {
        addTitle();
        addBounds(Hiz::tr("Before the draw"), m_facts.surface().before);
        addBounds(Hiz::tr("After it"), m_facts.surface().after);
        addVerdict();
        addTests();
        return std::move(m_html);
    }

private:
    void addTitle()
    {
        const QRect area = m_facts.pixelsOf(m_tile);
        m_html.add(paragraph(bold(Hiz::tr("Tile (%1,%2)").arg(m_tile.column).arg(m_tile.row)) +
                             LinkedHtml::plain(Hiz::tr(" · pixels x %1…%2, y %3…%4")
                                                   .arg(area.left())
                                                   .arg(area.right())
                                                   .arg(area.top())
                                                   .arg(area.bottom()))));
    }

    [[nodiscard]] QString drawLink(std::uint32_t draw)
    {
        return m_html.link({.place = DrawLink{draw, {}}, .selection = {}}, Hiz::tr("draw %1").arg(draw));
    }

    void addBounds(const QString& when, const std::optional<core::HizMap>& map)
    {
        if (!map)
            return;
        const core::HizMap::Tile& known = map->at(m_tile.column, m_tile.row);
        const QString by = known.setBy ? Hiz::tr("set by %1").arg(drawLink(*known.setBy))
                                       : LinkedHtml::plain(HizText::setBy(*map, known));
        m_html.add(paragraph(QStringLiteral("%1: %2 %3 · %4 %5 · %6")
                                 .arg(when, HizText::leastName(m_facts), HizText::value(m_facts, known.bounds.min),
                                      HizText::mostName(m_facts), HizText::value(m_facts, known.bounds.max), by)));
    }

    void addVerdict()
    {
        const core::HizDrawCard::Tile* card = m_facts.cardOf(m_tile);
        if (!card || card->row == 0) {
            m_html.add(paragraph(LinkedHtml::plain(HizText::mark(HizMark::Untouched))));
            return;
        }
        const core::DecisionRow& row = core::kDecisionRows[card->row - 1u];
        m_html.add(paragraph(
            bold(HizText::mark(m_facts.markOf(m_tile))) +
            LinkedHtml::plain(Hiz::tr(" · row %1 of the table: %2.").arg(row.row).arg(HizRowText::conditions(row)))));
        QString done = Hiz::tr("Result: %1 · shader runs: %2 · depth tap: %3 · bounds: %4")
                           .arg(HizRowText::result(row), HizRowText::runs(row), HizRowText::tap(row),
                                HizText::update(m_facts.updateOf(m_tile)));
        m_html.add(paragraph(LinkedHtml::plain(done)));
        if (m_facts.updateOf(m_tile) == core::UpdateKind::Feedback)
            m_html.add(paragraph(
                LinkedHtml::plain(Hiz::tr("Fed back: once the draw was committed, the bounds became those of the "
                                          "samples themselves."))));
    }

    void addTests()
    {
        const core::HizDrawCard::Tile* card = m_facts.cardOf(m_tile);
        if (!card || card->tests.empty())
            return;
        m_html.add(paragraph(bold(
            counted(card->tests.size(), Hiz::tr("%1 primitive in the tile"), Hiz::tr("%1 primitives in the tile")))));
        std::optional<std::uint32_t> setBy; // a primitive of this draw
        const std::size_t shown = std::min(card->tests.size(), kMostTests);
        for (std::size_t i = 0; i < shown; ++i) {
            const TileVerdict& test = m_facts.hiz().card.tests[card->tests[i]];
            addTest(test, setBy);
            if (changeIn(test).kind != core::UpdateKind::None)
                setBy = test.primitive;
        }
        if (shown < card->tests.size())
            m_html.add(paragraph(LinkedHtml::plain(Hiz::tr("… and %1 more").arg(grouped(card->tests.size() - shown)))));
    }

    [[nodiscard]] const core::BoundsChange& changeIn(const TileVerdict& test) const
    {
        return m_facts.isStencil() ? test.stencil : test.depth;
    }

    void addTest(const TileVerdict& test, const std::optional<std::uint32_t>& setBy)
    {
        QString html = m_html.link({.place = {}, .selection = PrimitiveLink{m_facts.draw(), test.primitive}},
                                   Hiz::tr("primitive %1").arg(test.primitive));
        html += QStringLiteral(": ") + comparison(test);
        if (setBy)
            html += LinkedHtml::plain(Hiz::tr(" (set by primitive %1)").arg(*setBy));
        if (test.isLookedUp)
            html +=
                QStringLiteral("; ") +
                m_html.link({.place = {}, .selection = linkTo(m_facts, m_tile), .dock = "opacity"}, lookUpText(test));
        html += LinkedHtml::plain(QStringLiteral(" → ") + outcome(test));
        if (const core::BoundsChange& change = changeIn(test); change.kind != core::UpdateKind::None)
            html += LinkedHtml::plain(Hiz::tr(", bounds %1 (%2)")
                                          .arg(HizText::interval(m_facts, change.after), HizText::update(change.kind)));
        m_html.add(paragraph(html));
    }

    [[nodiscard]] QString comparison(const TileVerdict& test) const
    {
        const auto& depth = m_facts.hiz().depth.before;
        const core::DepthStencilState& tests = m_facts.recording()->command().state->depthStencil;
        if (!depth || !tests.depthTest)
            return LinkedHtml::plain(Hiz::tr("no depth test"));
        const auto text = [&](const ValueInterval& codes) {
            const auto value = [&](std::uint32_t code) { return QString::number(depth->fraction(code), 'f', 6); };
            return codes.min == codes.max ? value(codes.min)
                                          : QStringLiteral("%1 … %2").arg(value(codes.min), value(codes.max));
        };
        const QString cover = test.isFull ? Hiz::tr("covers it") : Hiz::tr("covers a part");
        return LinkedHtml::plain(QStringLiteral("%1, %2 %3 %4")
                                     .arg(cover, text(test.incoming.codes),
                                          QLatin1String(kFunctions[static_cast<std::size_t>(tests.depthFunction)]),
                                          text(test.depth.before)));
    }

    [[nodiscard]] static QString lookUpText(const TileVerdict& test)
    {
        if (test.lookUp.isTooLarge)
            return Hiz::tr("opacity: too many entries");
        return Hiz::tr("opacity: %1, %2 entries at level %3")
            .arg(HizText::verdict(test.lookUp.verdict), grouped(test.lookUp.entries))
            .arg(test.lookUp.level);
    }

    [[nodiscard]] static QString outcome(const TileVerdict& test)
    {
        const core::DecisionRow& row = core::kDecisionRows[test.row - 1u];
        QString text = HizRowText::result(row);
        if (test.isTested)
            text = HizRowText::coarse(row) + QStringLiteral(", ") + text;
        return Hiz::tr("%1 (row %2)").arg(text).arg(test.row);
    }

    const HizFacts& m_facts;
    const core::HizTile m_tile;
    LinkedHtml m_html;
};

/// Where C comes from (HIZ-09).
QString discardOrigin(const core::DrawState& state)
{
    const core::Program& program = *state.program.fragment;
    if (!program.canDiscard)
        return Hiz::tr("Alpha to coverage may leave out all samples of a fragment.");
    QStringList lines;
    for (const core::Instruction& instruction : program.instructions)
        if (const QString line = QString::number(instruction.sourceLine);
            instruction.opcode == core::Opcode::Kil && instruction.sourceLine > 0 && !lines.contains(line))
            lines << line;
    return lines.empty() ? Hiz::tr("The fragment shader discards.")
                         : Hiz::tr("The fragment shader discards in line %1.").arg(lines.join(QStringLiteral(", ")));
}

} // namespace

LinkedHtml hizTileCard(const HizFacts& facts, const core::HizTile& tile)
{
    return TileCard(facts, tile).make();
}

LinkedHtml hizDrawCard(const HizFacts& facts)
{
    LinkedHtml html;
    const core::ProgramTraits& program = facts.hiz().program;
    html.add(paragraph(bold(Hiz::tr("Draw %1").arg(facts.draw()))));
    const auto add = [&](bool isSet, const char* yes, const char* no) {
        html.add(paragraph(LinkedHtml::plain(Hiz::tr(isSet ? yes : no))));
    };
    add(program.writesDepth,
        QT_TRANSLATE_NOOP("Hiz", "D: the program writes depth, so bounds can't tell anything beforehand."),
        QT_TRANSLATE_NOOP("Hiz", "D no: depths are those of the primitives."));
    add(program.hasSideEffects,
        QT_TRANSLATE_NOOP("Hiz", "S: the program writes other buffers, so it runs even where nothing is seen."),
        QT_TRANSLATE_NOOP("Hiz", "S no: the program has no side effects."));
    add(program.canDiscard,
        QT_TRANSLATE_NOOP("Hiz", "C: fragments may be discarded, by the program or by their alpha."),
        QT_TRANSLATE_NOOP("Hiz", "C no: nothing can be discarded."));
    if (program.canDiscard) {
        html.add(paragraph(LinkedHtml::plain(discardOrigin(*facts.recording()->command().state))));
        html.add(paragraph(LinkedHtml::plain(
            Hiz::tr("Layer 1, of the whole draw: %1.").arg(HizText::verdict(facts.hiz().wholeDraw)))));
    }
    if (const auto more = facts.hiz().card.testsNotKept; more > 0)
        html.add(paragraph(LinkedHtml::plain(
            counted(more, Hiz::tr("%1 comparison was not kept."), Hiz::tr("%1 comparisons were not kept.")))));
    html.add(paragraph(
        LinkedHtml::plain(Hiz::tr("Click a tile, or move with the arrow keys on the map, to see its card."))));
    return html;
}

} // namespace vitrine::views
