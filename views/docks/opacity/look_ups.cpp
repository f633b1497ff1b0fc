// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/opacity/look_ups.h"

#include "views/base/link_text.h"
#include "views/docks/opacity/class_style.h"
#include "views/docks/opacity/opacity_context.h"
#include "views/docks/opacity/opacity_text.h"
#include "views/theme/counted.h"

#include <algorithm>
#include <array>

namespace vitrine::views {

namespace {

const RowCell kDash{.text = QStringLiteral("–"), .isCode = true};

RowCell tileCell(const LookUps& lookUps, int row)
{
    const core::TileLookUp* lookUp = lookUps.lookUp(row);
    if (!lookUp)
        return {.text = Opacity::tr("all")};
    const core::HizTile& tile = lookUp->tile;
    const Link link{.place = {}, .selection = TileLink{lookUps.draw(), tile.column, tile.row}, .dock = "hiz"};
    return {.text = QStringLiteral("%1,%2").arg(tile.column).arg(tile.row),
            .value = QVariant::fromValue<quint64>(std::uint64_t{tile.row} << 32 | tile.column),
            .link = link,
            .isCode = true};
}

RowCell primitiveCell(const LookUps& lookUps, int row)
{
    const core::TileLookUp* lookUp = lookUps.lookUp(row);
    if (!lookUp)
        return kDash;
    RowCell cell = numberCell(lookUp->primitive);
    cell.link = Link{.place = {}, .selection = PrimitiveLink{lookUps.draw(), lookUp->primitive}};
    return cell;
}

RowCell textureCell(const LookUps& lookUps, int row)
{
    const core::FragmentTexture* texture = lookUps.texture(row);
    if (!texture)
        return kDash;
    return {.text = textureText(*texture), .link = Link{.place = {}, .selection = ResourceLink{texture->id}}};
}

RowCell classCell(const LookUps& lookUps, int row)
{
    const auto* part = lookUps.part(row);
    if (!lookUps.lookUp(row))
        return kDash;
    if (!part)
        return {.text = Opacity::tr("no box"),
                .toolTip =
                    Opacity::tr("Where the tile reads can't be known: the program computes the place by more than "
                                "sums and products with constants, or a corner lies behind the eye.")};
    if (part->look.found.entries == 0)
        return {.text = Opacity::tr("too large"),
                .toolTip = Opacity::tr("No level that is kept covers the box with hiz.maxEntries "
                                       "entries.")};
    return {.text = className(part->look.found.found)};
}

struct LookUpColumn {
    const char* name;
    const char* sentence;
    int width;
    RowCell (*cell)(const LookUps&, int);
};

const LookUpColumn kColumns[] = {
    {QT_TRANSLATE_NOOP("Opacity", "Tile"), QT_TRANSLATE_NOOP("Opacity", "Column and row, from the lower left corner."),
     64, tileCell},
    {QT_TRANSLATE_NOOP("Opacity", "Layer"),
     QT_TRANSLATE_NOOP("Opacity", "1: the whole draw, by what its textures lie between. 2: a primitive in a tile."), 52,
     [](const LookUps& l, int row) { return numberCell(l.lookUp(row) ? 2 : 1); }},
    {QT_TRANSLATE_NOOP("Opacity", "Level"), QT_TRANSLATE_NOOP("Opacity", "Of the class pyramid that was read."), 52,
     [](const LookUps& l, int row) {
         const auto* part = l.part(row);
         return part && part->look.found.entries != 0 ? numberCell(part->look.found.level) : kDash;
     }},
    {QT_TRANSLATE_NOOP("Opacity", "Entries"), QT_TRANSLATE_NOOP("Opacity", "That were read there."), 60,
     [](const LookUps& l, int row) {
         const auto* part = l.part(row);
         return part ? numberCell(part->look.found.entries) : kDash;
     }},
    {QT_TRANSLATE_NOOP("Opacity", "Class"), QT_TRANSLATE_NOOP("Opacity", "Of the entries together."), 80, classCell},
    {QT_TRANSLATE_NOOP("Opacity", "Mip levels"),
     QT_TRANSLATE_NOOP("Opacity",
                       "That the tile can sample: the class is theirs together, whatever coarser levels hold."),
     72,
     [](const LookUps& l, int row) {
         const auto* part = l.part(row);
         return part ? RowCell{.text = mipLevelsText(part->look.box.coarsest),
                               .value = QVariant::fromValue<quint64>(part->look.box.coarsest),
                               .isCode = true}
                     : kDash;
     }},
    {QT_TRANSLATE_NOOP("Opacity", "Result"),
     QT_TRANSLATE_NOOP("Opacity", "What follows for the discards: opaque, none; transparent, all; or not known."), 88,
     [](const LookUps& l, int row) {
         const core::TileLookUp* lookUp = l.lookUp(row);
         const core::DiscardVerdict verdict = lookUp ? lookUp->answer.verdict : l.proofs().wholeDraw;
         return RowCell{.text = verdictText(verdict), .toolTip = verdictSentence(verdict)};
     }},
    {QT_TRANSLATE_NOOP("Opacity", "Texels"),
     QT_TRANSLATE_NOOP("Opacity", "The box: what the tile may show of level 0 of the texture."), 152,
     [](const LookUps& l, int row) {
         const auto* part = l.part(row);
         return part ? RowCell{.text = boxText(part->look.box), .isCode = true} : kDash;
     }},
    {QT_TRANSLATE_NOOP("Opacity", "Texture"), QT_TRANSLATE_NOOP("Opacity", "Whose classes were looked up."), 136,
     textureCell},
    {QT_TRANSLATE_NOOP("Opacity", "Primitive"), QT_TRANSLATE_NOOP("Opacity", "Of the draw, from 1."), 72,
     primitiveCell},
};

} // namespace

LookUps::LookUps(SharedRecording recording, std::uint32_t draw)
    : m_recording(std::move(recording)), m_draw(draw),
      m_proofs(core::drawProofs(*m_recording->command().state, machine().proofs))
{
    if (m_proofs.mayDiscard && machine().enabled != 0 && machine().proofs.layer1 != 0)
        m_rows.push_back({});
    for (std::size_t i = 0; i < log().lookUps.size(); ++i) {
        const std::size_t parts = log().lookUps[i].textures.size();
        if (parts == 0)
            m_rows.push_back({i, {}});
        for (std::size_t part = 0; part < parts; ++part)
            m_rows.push_back({i, part});
    }
}

const core::TileLookUp* LookUps::lookUp(int row) const
{
    const Row& entry = m_rows[static_cast<std::size_t>(row)];
    return entry.lookUp ? &log().lookUps[*entry.lookUp] : nullptr;
}

const core::TileLookUp::Texture* LookUps::part(int row) const
{
    const Row& entry = m_rows[static_cast<std::size_t>(row)];
    return entry.part ? &log().lookUps[*entry.lookUp].textures[*entry.part] : nullptr;
}

const core::FragmentTexture* LookUps::texture(int row) const
{
    const auto* looked = part(row);
    const core::DiscardFacts* facts = core::discardFacts(*m_recording->command().state);
    if (!looked || !facts)
        return nullptr;
    const std::uint32_t slot = facts->analysis->reads[looked->look.read].slot;
    const auto found = std::ranges::find(m_textures, slot, &core::FragmentTexture::slot);
    return found == m_textures.end() ? nullptr : &*found;
}

ShownBox LookUps::box(int row) const
{
    const core::TileLookUp::Texture& looked = *part(row);
    return {looked, core::discardFacts(*m_recording->command().state)->textures[looked.look.read].sampler};
}

std::vector<int> LookUps::rowsOf(const core::HizTile& tile) const
{
    std::vector<int> rows;
    for (int row = 0; row < rowCount(); ++row)
        if (const core::TileLookUp* entry = lookUp(row); entry && entry->tile == tile)
            rows.push_back(row);
    return rows;
}

core::HizTile LookUps::tileOf(std::uint32_t x, std::uint32_t y) const
{
    return {x / machine().tile, y / machine().tile};
}

std::vector<core::ProvenTerm> LookUps::termsOf(const core::ResourceId& id) const
{
    std::vector<core::ProvenTerm> terms;
    for (const core::ProvenTerm& term : m_proofs.terms) {
        const auto texture = std::ranges::find(m_textures, term.term.slot, &core::FragmentTexture::slot);
        if (texture != m_textures.end() && texture->id == id)
            terms.push_back(term);
    }
    return terms;
}

QString LookUps::whyNothing() const
{
    if (!isRecorded() || !log().lookUps.empty())
        return {};
    if (machine().enabled == 0)
        return Opacity::tr("This machine has no HiZ: nothing is looked up. Set hiz.enabled=on.");
    if (!m_proofs.mayDiscard)
        return Opacity::tr("Draw %1 can't discard: HiZ need not know the opacity of its textures.").arg(m_draw);
    if (m_proofs.wholeDraw != core::DiscardVerdict::Unknown)
        return Opacity::tr("Layer 1 has decided for the whole draw: %1 No tile is looked up.")
            .arg(verdictSentence(m_proofs.wholeDraw));
    if (machine().proofs.layer2 == 0)
        return Opacity::tr("This machine has no layer 2: no tile is looked up. Set hiz.layer2=on.");
    return Opacity::tr("No tile of draw %1 was looked up: none of it lies in the picture.").arg(m_draw);
}

QString LookUps::summary() const
{
    if (!isRecorded() || log().lookUps.empty())
        return whyNothing();
    std::array<std::uint64_t, 3> verdicts{};
    std::uint64_t tooLarge = 0;
    for (const core::TileLookUp& each : log().lookUps) {
        ++verdicts[static_cast<std::size_t>(each.answer.verdict)];
        tooLarge += each.answer.isTooLarge ? 1 : 0;
    }
    QStringList parts{
        counted(log().lookUps.size() + log().notKept, Opacity::tr("%1 look-up"), Opacity::tr("%1 look-ups"))};
    using Verdict = core::DiscardVerdict;
    for (const Verdict verdict : {Verdict::Opaque, Verdict::Transparent, Verdict::Unknown})
        parts << QStringLiteral("%1 %2").arg(grouped(verdicts[static_cast<std::size_t>(verdict)]),
                                             verdictText(verdict));
    if (tooLarge != 0)
        parts << Opacity::tr("%1 too large").arg(grouped(tooLarge));
    if (log().notKept != 0)
        parts << counted(log().notKept, Opacity::tr("%1 of them was not kept"),
                         Opacity::tr("%1 of them were not kept"));
    return parts.join(QStringLiteral(" · "));
}

QString LookUps::describe(int row) const
{
    const core::TileLookUp* entry = lookUp(row);
    if (!entry)
        return {};
    const auto* looked = part(row);
    QStringList parts{
        Opacity::tr("Tile %1,%2, primitive %3").arg(entry->tile.column).arg(entry->tile.row).arg(entry->primitive)};
    if (!looked)
        parts << classCell(*this, row).text;
    else
        parts << boxText(looked->look.box);
    if (looked && looked->look.found.entries != 0)
        parts << counted(looked->look.found.entries, Opacity::tr("%1 entry of level %2"),
                         Opacity::tr("%1 entries of level %2"))
                     .arg(looked->look.found.level)
              << className(looked->look.found.found);
    else if (looked)
        parts << classCell(*this, row).text;
    parts << Opacity::tr("result: %1").arg(verdictText(entry->answer.verdict));
    return parts.join(QStringLiteral("  ·  "));
}

QList<FactColumn> lookUpColumns(const LookUps& lookUps)
{
    QList<FactColumn> columns;
    for (const LookUpColumn& column : kColumns)
        columns.append({Opacity::tr(column.name), Opacity::tr(column.sentence), column.width,
                        [&lookUps, cell = column.cell](int row) { return cell(lookUps, row); }});
    return columns;
}

} // namespace vitrine::views
