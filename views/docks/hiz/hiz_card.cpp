// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/hiz/hiz_card.h"

#include "views/docks/hiz/hiz_context.h"
#include "views/docks/hiz/hiz_text.h"
#include "views/theme/counted.h"

#include <QStringList>

#include <algorithm>

namespace vitrine::views {

namespace {

using core::TileVerdict;
using core::ValueInterval;

constexpr std::size_t kMostTests = 64; // shown of a tile
const QString kBetween = QStringLiteral(" · ");

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
        addBounds(Hiz::tr("Before the draw"), m_facts.surface().before, HizLook::When::Before);
        addBounds(Hiz::tr("After it"), m_facts.surface().after, HizLook::When::After);
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

    /// "set by draw 3", with a way there.
    [[nodiscard]] QString setBy(const core::BoundSetter& setter)
    {
        const auto link = HizText::setterLink(setter);
        const QString name = HizText::setter(setter);
        return HizText::setBy(setter, link ? m_html.link(*link, name) : LinkedHtml::plain(name));
    }

    void addBounds(const QString& when, const std::optional<core::HizMap>& map, HizLook::When time)
    {
        if (!map)
            return;
        const ValueInterval& known = map->at(m_tile.column, m_tile.row).bounds;
        QString least = QStringLiteral("%1 %2").arg(HizText::leastName(m_facts), HizText::value(m_facts, known.min));
        QString most = QStringLiteral("%1 %2").arg(HizText::mostName(m_facts), HizText::value(m_facts, known.max));
        const auto setters = m_facts.settersOf(m_tile, time);
        if (setters.size() == 2)
            least += QStringLiteral(", ") + setBy(setters.front().setter);
        if (!setters.empty())
            most += (setters.size() == 2 ? QStringLiteral(", ") : kBetween) + setBy(setters.back().setter);
        m_html.add(paragraph(QStringLiteral("%1: %2%3%4").arg(when, least, kBetween, most)));
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
        if (const core::TileBoundSetters::Cull* cull = m_facts.cullOf(m_tile))
            m_html.add(paragraph(
                Hiz::tr("The bound that decided: %1, %2.").arg(HizText::bound(cull->bound), setBy(cull->setter))));
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
        core::BoundChanges changes; // by primitives of this draw
        const std::size_t shown = std::min(card->tests.size(), kMostTests);
        for (std::size_t i = 0; i < shown; ++i) {
            const TileVerdict& test = m_facts.hiz().card.tests[card->tests[i]];
            addTest(test, changes);
            changes.add(test);
        }
        if (shown < card->tests.size())
            m_html.add(paragraph(LinkedHtml::plain(Hiz::tr("… and %1 more").arg(grouped(card->tests.size() - shown)))));
    }

    [[nodiscard]] const core::BoundsChange& changeIn(const TileVerdict& test) const
    {
        return m_facts.isStencil() ? test.stencil : test.depth;
    }

    void addTest(const TileVerdict& test, const core::BoundChanges& changes)
    {
        QString html = m_html.link({.place = {}, .selection = PrimitiveLink{m_facts.draw(), test.primitive}},
                                   Hiz::tr("primitive %1").arg(test.primitive));
        html += LinkedHtml::plain(QStringLiteral(": ") + comparison(test) + withinDraw(test, changes));
        if (test.isLookedUp)
            html +=
                QStringLiteral("; ") +
                m_html.link({.place = {}, .selection = linkTo(m_facts, m_tile), .dock = "opacity"}, lookUpText(test));
        html += LinkedHtml::plain(QStringLiteral(" → ") + outcome(test));
        if (const core::BoundsChange& change = changeIn(test); change.kind != core::UpdateKind::None)
            html += LinkedHtml::plain(Hiz::tr(", bounds %1 (%2)")
                                          .arg(HizText::interval(m_facts, change.after), HizText::update(change.kind)));
        m_html.add(paragraph(html + cornersOf(test)));
    }

    [[nodiscard]] bool comparesDepth() const { return m_facts.hiz().depth.before && tests().depthTest; }
    [[nodiscard]] const core::DepthStencilState& tests() const { return m_facts.state()->depthStencil; }

    /// Which primitives of the draw have made the bounds that were met: of a culled one, that which decided.
    [[nodiscard]] QString withinDraw(const TileVerdict& test, const core::BoundChanges& changes) const
    {
        using Bound = core::TileBound;
        std::vector<Bound> bounds{Bound::DepthMin, Bound::DepthMax};
        if (test.result == core::TileResult::Cull)
            bounds = {core::decidingBound(tests().depthFunction, test)};
        else if (m_facts.isStencil())
            bounds = {Bound::Stencil};
        QStringList parts;
        for (const Bound bound : bounds)
            if (const std::uint32_t primitive = changes.primitiveOf(bound); primitive != 0)
                parts << Hiz::tr("%1 set by primitive %2").arg(HizText::bound(bound)).arg(primitive);
        return parts.empty() ? QString() : QStringLiteral(" (%1)").arg(parts.join(QStringLiteral(", ")));
    }

    /// HIZ-02: what the interval was made of.
    [[nodiscard]] QString cornersOf(const TileVerdict& test) const
    {
        if (!comparesDepth())
            return {};
        const auto line = [](const QString& text) { return QStringLiteral("<br>") + LinkedHtml::plain(text); };
        if (!test.incoming.isOrdered)
            return line(Hiz::tr("its depths are no numbers: anything from 0 to 1"));
        if (!test.incoming.corners)
            return line(Hiz::tr("a point or a line: the depths of its vertices, without corners"));
        const core::CornerDepths& corners = *test.incoming.corners;
        const auto value = [&](std::size_t corner) { return QString::number(corners[corner], 'f', 6); };
        if (std::ranges::all_of(corners, [&](double depth) { return depth == corners[0]; }))
            return line(Hiz::tr("at all corners %1").arg(value(0)));
        return line(
            Hiz::tr("at the corners %1 and %2 below, %3 and %4 above").arg(value(0), value(1), value(2), value(3)));
    }

    [[nodiscard]] QString comparison(const TileVerdict& test) const
    {
        QStringList parts{test.isFull ? Hiz::tr("covers it") : Hiz::tr("covers a part")};
        parts << (comparesDepth() ? depthComparison(test) : Hiz::tr("no depth test"));
        if (const auto& stencil = m_facts.hiz().stencil.before; stencil && tests().stencilTest && test.isTested) {
            const auto& [min, max] = test.stencil.before;
            parts << Hiz::tr("stencil %1: %2")
                         .arg(min == max ? QString::number(min) : QStringLiteral("%1 … %2").arg(min).arg(max),
                              HizText::coarse(test.stencilResult));
        }
        return parts.join(QStringLiteral(", "));
    }

    [[nodiscard]] QString depthComparison(const TileVerdict& test) const
    {
        const auto text = [&](const ValueInterval& codes) {
            const auto value = [&](std::uint32_t code) {
                return QString::number(m_facts.hiz().depth.before->fraction(code), 'f', 6);
            };
            return codes.min == codes.max ? value(codes.min)
                                          : QStringLiteral("%1 … %2").arg(value(codes.min), value(codes.max));
        };
        return QStringLiteral("%1 %2 %3")
            .arg(text(test.incoming.codes), QLatin1String(kFunctions[static_cast<std::size_t>(tests().depthFunction)]),
                 text(test.depth.before));
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
        html.add(paragraph(LinkedHtml::plain(discardOrigin(*facts.state()))));
        html.add(paragraph(LinkedHtml::plain(
            Hiz::tr("Layer 1, of the whole draw: %1.").arg(HizText::verdict(facts.hiz().wholeDraw)))));
    }
    if (const auto more = facts.hiz().card.testsNotKept; more > 0)
        html.add(paragraph(LinkedHtml::plain(
            counted(more, Hiz::tr("%1 comparison was not kept."), Hiz::tr("%1 comparisons were not kept.")))));
    if (const core::FrameHiz* frame = facts.inFrame())
        html.add(paragraph(LinkedHtml::plain(
            counted(frame->feedbackDraws,
                    Hiz::tr("In its frame: bounds that the draw feeds back count %1 draw later, unless a younger draw "
                            "or a clear has changed the tile by then."),
                    Hiz::tr("In its frame: bounds that the draw feeds back count %1 draws later, unless a younger draw "
                            "or a clear has changed the tile by then.")))));
    html.add(paragraph(
        LinkedHtml::plain(Hiz::tr("Click a tile, or move with the arrow keys on the map, to see its card."))));
    return html;
}

} // namespace vitrine::views
