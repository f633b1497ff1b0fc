// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/hiz/hiz_text.h"

#include "views/docks/hiz/hiz_context.h"
#include "views/docks/hiz/hiz_style.h"
#include "views/theme/counted.h"

#include <QStringList>

namespace vitrine::views {

namespace {

using core::DecisionRow;

// By core::UpdateKind.
constexpr const char* kUpdates[] = {QT_TRANSLATE_NOOP("Hiz", "unchanged"), QT_TRANSLATE_NOOP("Hiz", "full"),
                                    QT_TRANSLATE_NOOP("Hiz", "conservative"), QT_TRANSLATE_NOOP("Hiz", "unknown"),
                                    QT_TRANSLATE_NOOP("Hiz", "feedback")};
// By core::DiscardVerdict.
constexpr const char* kVerdicts[] = {QT_TRANSLATE_NOOP("Hiz", "not proven"), QT_TRANSLATE_NOOP("Hiz", "opaque"),
                                     QT_TRANSLATE_NOOP("Hiz", "transparent")};
// By DecisionRow::Verdict.
constexpr const char* kProven[] = {"–", QT_TRANSLATE_NOOP("Hiz", "opaque"), QT_TRANSLATE_NOOP("Hiz", "transparent"),
                                   QT_TRANSLATE_NOOP("Hiz", "not proven"), QT_TRANSLATE_NOOP("Hiz", "not transparent")};
constexpr const char* kProofSentences[] = {"", QT_TRANSLATE_NOOP("Hiz", "it is proven that nothing is discarded"),
                                           QT_TRANSLATE_NOOP("Hiz", "it is proven that everything is discarded"),
                                           QT_TRANSLATE_NOOP("Hiz", "nothing is proven of what it discards"),
                                           QT_TRANSLATE_NOOP("Hiz", "it is not proven that everything is discarded")};
// By DecisionRow::Coarse, which begins as core::CoarseResult.
constexpr const char* kCoarse[] = {QT_TRANSLATE_NOOP("Hiz", "fail"), QT_TRANSLATE_NOOP("Hiz", "pass"),
                                   QT_TRANSLATE_NOOP("Hiz", "ambiguous"), QT_TRANSLATE_NOOP("Hiz", "off")};
constexpr const char* kCoarseSentences[] = {
    QT_TRANSLATE_NOOP("Hiz", "the coarse test fails"), QT_TRANSLATE_NOOP("Hiz", "the coarse test passes"),
    QT_TRANSLATE_NOOP("Hiz", "the coarse test is ambiguous"), QT_TRANSLATE_NOOP("Hiz", "there is no coarse test")};
// By core::TileResult.
constexpr const char* kResults[] = {QT_TRANSLATE_NOOP("Hiz", "cull"), QT_TRANSLATE_NOOP("Hiz", "terminate"),
                                    QT_TRANSLATE_NOOP("Hiz", "shade"), QT_TRANSLATE_NOOP("Hiz", "shade survivors"),
                                    QT_TRANSLATE_NOOP("Hiz", "shade for side effects")};

template <typename Enum, std::size_t kSize>
const char* nameIn(const char* const (&names)[kSize], Enum value)
{
    return names[static_cast<std::size_t>(value)];
}

} // namespace

QString HizText::number(const HizFacts& facts, double value)
{
    return facts.isStencil() ? QString::number(value, 'f', 0) : QString::number(value, 'f', 6);
}

QString HizText::value(const HizFacts& facts, std::uint32_t code)
{
    return number(facts, facts.valueOf(code));
}

QString HizText::interval(const HizFacts& facts, const core::ValueInterval& codes)
{
    if (codes.min == codes.max)
        return value(facts, codes.min);
    return QStringLiteral("%1 … %2").arg(value(facts, codes.min), value(facts, codes.max));
}

QString HizText::bound(core::TileBound bound)
{
    switch (bound) {
    case core::TileBound::DepthMin: return QStringLiteral("zmin");
    case core::TileBound::DepthMax: return QStringLiteral("zmax");
    case core::TileBound::Stencil: break;
    }
    return Hiz::tr("stencil");
}

QString HizText::setter(const core::BoundSetter& setter)
{
    if (setter.kind == core::BoundSetter::Kind::Clear)
        return Hiz::tr("the clear of call %1").arg(setter.callNumber);
    if (setter.primitive != 0)
        return Hiz::tr("primitive %1 of this draw").arg(setter.primitive);
    return setter.draw ? Hiz::tr("draw %1").arg(*setter.draw) : QString();
}

QString HizText::setBy(const core::BoundSetter& setter, const QString& name)
{
    if (setter.kind != core::BoundSetter::Kind::Before)
        return Hiz::tr("set by %1").arg(name);
    return name.isEmpty() ? Hiz::tr("set before the frame")
                          : Hiz::tr("set before the frame, last changed by %1").arg(name);
}

std::optional<Link> HizText::setterLink(const core::BoundSetter& setter)
{
    if (setter.kind == core::BoundSetter::Kind::Clear)
        return Link{.place = CallLink{setter.callNumber}, .selection = {}};
    if (!setter.draw)
        return std::nullopt;
    if (setter.primitive != 0)
        return Link{.place = {}, .selection = PrimitiveLink{*setter.draw, setter.primitive}};
    return Link{.place = DrawLink{*setter.draw, {}}, .selection = {}};
}

QString HizText::mark(HizMark mark)
{
    return hizMarkStyle(mark).name;
}

QString HizText::coarse(core::CoarseResult result)
{
    return Hiz::tr(nameIn(kCoarse, result));
}

QString HizText::update(core::UpdateKind kind)
{
    return Hiz::tr(nameIn(kUpdates, kind));
}

QString HizText::verdict(core::DiscardVerdict verdict)
{
    return Hiz::tr(nameIn(kVerdicts, verdict));
}

QString HizText::leastName(const HizFacts& facts)
{
    return facts.isStencil() ? QStringLiteral("smin") : QStringLiteral("zmin");
}

QString HizText::mostName(const HizFacts& facts)
{
    return facts.isStencil() ? QStringLiteral("smax") : QStringLiteral("zmax");
}

QString HizText::readout(const HizFacts& facts, const core::HizTile& tile)
{
    QStringList parts{Hiz::tr("tile (%1,%2)").arg(tile.column).arg(tile.row)};
    if (const core::HizMap::Tile* known = facts.boundsOf(tile)) {
        const auto end = [&](const QString& name, std::uint32_t code) {
            return facts.isStencil() ? QStringLiteral("%1 %2").arg(name, value(facts, code))
                                     : QStringLiteral("%1 %2 (%3)").arg(name, value(facts, code), grouped(code));
        };
        parts << end(leastName(facts), known->bounds.min) << end(mostName(facts), known->bounds.max);
        for (const HizSetter& one : facts.decidersOf(tile)) {
            const QString by = setBy(one.setter, setter(one.setter));
            parts << (one.bound ? QStringLiteral("%1 %2").arg(bound(*one.bound), by) : by);
        }
    }
    const core::HizDrawCard::Tile* card = facts.cardOf(tile);
    const QString mark = HizText::mark(facts.markOf(tile));
    parts << (card && card->row > 0 ? Hiz::tr("%1, row %2").arg(mark).arg(card->row) : mark);
    return parts.join(QStringLiteral(" · "));
}

QString HizText::totals(const HizFacts& facts)
{
    const core::HizDrawCard& card = facts.hiz().card;
    QStringList parts{counted(card.judged, Hiz::tr("%1 tile judged"), Hiz::tr("%1 tiles judged"))};
    const auto add = [&](std::uint64_t count, const char* text) { parts << Hiz::tr(text).arg(grouped(count)); };
    add(card.culled, QT_TRANSLATE_NOOP("Hiz", "%1 culled"));
    add(card.passed, QT_TRANSLATE_NOOP("Hiz", "%1 passed"));
    add(card.ambiguous, QT_TRANSLATE_NOOP("Hiz", "%1 ambiguous"));
    add(card.terminated, QT_TRANSLATE_NOOP("Hiz", "%1 terminated"));
    parts << counted(card.lookUps, Hiz::tr("%1 look-up of opacity"), Hiz::tr("%1 look-ups of opacity"));
    add(card.fedBack, QT_TRANSLATE_NOOP("Hiz", "%1 fed back"));
    if (const std::size_t broken = facts.brokenTiles(); broken > 0)
        parts << counted(broken, Hiz::tr("%1 tile does not bound its samples: a fault of the machine"),
                         Hiz::tr("%1 tiles do not bound their samples: a fault of the machine"));
    parts << counted(facts.hiz().shaderRunsSaved, Hiz::tr("%1 shader run saved"), Hiz::tr("%1 shader runs saved"));
    return parts.join(QStringLiteral(" · "));
}

QString HizRowText::proven(const DecisionRow& row)
{
    return Hiz::tr(nameIn(kProven, row.verdict));
}

QString HizRowText::coarse(const DecisionRow& row)
{
    return Hiz::tr(nameIn(kCoarse, row.coarse));
}

QString HizRowText::result(const DecisionRow& row)
{
    const QString result = Hiz::tr(nameIn(kResults, row.result));
    return row.skipsDiscard ? Hiz::tr("%1, discard skipped").arg(result) : result;
}

QString HizRowText::tap(const DecisionRow& row)
{
    if (row.tap == core::DepthTap::None)
        return QStringLiteral("–");
    const QString tap = row.tap == core::DepthTap::Early ? Hiz::tr("early") : Hiz::tr("late");
    return row.writesOnly ? Hiz::tr("%1, write only").arg(tap) : tap;
}

QString HizRowText::runs(const DecisionRow& row)
{
    switch (row.result) {
    case core::TileResult::Cull:
    case core::TileResult::Terminate: return QStringLiteral("0");
    case core::TileResult::ShadeSurvivors: return Hiz::tr("survivors");
    case core::TileResult::Shade:
    case core::TileResult::ShadeForEffects: break;
    }
    return Hiz::tr("covered");
}

QString HizRowText::conditions(const DecisionRow& row)
{
    QStringList parts;
    if (row.writesDepth)
        parts << Hiz::tr("the program writes depth (D)");
    if (row.hasSideEffects)
        parts << Hiz::tr("it has side effects (S)");
    parts << (row.canDiscard ? Hiz::tr("fragments may be discarded (C)") : Hiz::tr("nothing can be discarded"));
    if (row.canDiscard)
        parts << Hiz::tr(nameIn(kProofSentences, row.verdict));
    parts << Hiz::tr(nameIn(kCoarseSentences, row.coarse));
    return parts.join(QStringLiteral("; "));
}

} // namespace vitrine::views
