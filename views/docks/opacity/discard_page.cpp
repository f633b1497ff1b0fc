// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/opacity/discard_page.h"

#include "views/docks/opacity/look_ups.h"
#include "views/docks/opacity/opacity_context.h"
#include "views/docks/opacity/opacity_text.h"

#include <algorithm>

namespace vitrine::views {

namespace {

class Writer {
public:
    Writer(const LookUps& lookUps, const std::vector<core::FragmentTexture>& textures)
        : m_lookUps(lookUps), m_proofs(lookUps.proofs()), m_textures(textures)
    {
    }

    LinkedHtml text()
    {
        const QString draw = m_text.link({.place = DrawLink{m_lookUps.draw(), {}}, .selection = {}},
                                         Opacity::tr("draw %1").arg(m_lookUps.draw()));
        if (!m_proofs.mayDiscard) {
            paragraph(Opacity::tr("The program of %1 can't discard: no texture decides whether a "
                                  "fragment is there, and HiZ may always trust depth.")
                          .arg(draw));
            return std::move(m_text);
        }
        writeCondition(draw);
        for (const core::ProvenTerm& term : m_proofs.terms)
            writeTerm(term);
        for (const core::UnknownDiscard& unknown : m_proofs.card.unknowns)
            writeUnknown(unknown);
        writeLayers();
        return std::move(m_text);
    }

private:
    void paragraph(const QString& html) { m_text.add(QStringLiteral("<p>%1</p>").arg(html)); }
    void heading(const QString& text) { paragraph(QStringLiteral("<b>%1</b>").arg(LinkedHtml::plain(text))); }

    void writeCondition(const QString& draw)
    {
        if (m_proofs.card.exceedsLimits)
            paragraph(Opacity::tr("Whether fragments of %1 are discarded depends on more than the "
                                  "analysis looks through: nothing is known of it.")
                          .arg(draw));
        else
            paragraph(Opacity::tr("A fragment of %1 is discarded if:").arg(draw) +
                      QStringLiteral("<br><code>%1</code>")
                          .arg(LinkedHtml::plain(QString::fromStdString(m_proofs.card.expression))));
        if (m_proofs.alphaDecidesCoverage)
            paragraph(Opacity::tr("Alpha to coverage counts as a discard, too: the color's alpha "
                                  "decides."));
    }

    /// "t0.a < 0.5: image (texture 3), alpha [0, 1] → possible".
    void writeTerm(const core::ProvenTerm& proven)
    {
        const core::DiscardTerm& term = proven.term;
        const auto texture = std::ranges::find(m_textures, std::uint32_t{term.slot}, &core::FragmentTexture::slot);
        QString name = Opacity::tr("a texture without a name");
        if (texture != m_textures.end())
            name = m_text.link({.place = {}, .selection = ResourceLink{texture->id}, .dock = "opacity"},
                               textureText(*texture));
        const QString threshold =
            term.threshold ? QString::number(static_cast<double>(*term.threshold)) : QStringLiteral("?");
        constexpr std::string_view kLetters = "rgba";
        const QString channel = channelText(kLetters.find(term.channel));
        const QString condition = LinkedHtml::plain(signText(term.condition) + QLatin1Char(' ') + threshold);
        paragraph(Opacity::tr("<code>t%1</code> is %2: %3 lies in %4, so %3 %5 is <b>%6</b>.")
                      .arg(QString::number(term.slot), name, channel, intervalText(proven.bounds), condition,
                           truthText(proven.truth)));
    }

    void writeUnknown(const core::UnknownDiscard& unknown)
    {
        const QString reason = LinkedHtml::plain(QString::fromStdString(unknown.reason));
        if (unknown.line == 0)
            paragraph(Opacity::tr("A part of it is not understood: %1.").arg(reason));
        else
            paragraph(Opacity::tr("A part of it is not understood: %1, line %2 of the shader.")
                          .arg(reason)
                          .arg(unknown.line));
    }

    void writeLayers()
    {
        const core::HizConfig& machine = m_lookUps.machine();
        heading(Opacity::tr("Layer 1: whole textures"));
        if (machine.enabled == 0)
            return paragraph(Opacity::tr("This machine has no HiZ (hiz.enabled=off)."));
        if (machine.proofs.layer1 == 0)
            paragraph(Opacity::tr("This machine has no layer 1 (hiz.layer1=off)."));
        else
            paragraph(QStringLiteral("<b>%1</b>. %2")
                          .arg(verdictText(m_proofs.wholeDraw), verdictSentence(m_proofs.wholeDraw)));
        heading(Opacity::tr("Layer 2: the texels of a tile"));
        paragraph(LinkedHtml::plain(m_lookUps.summary()));
    }

    const LookUps& m_lookUps;
    const core::DrawProofs& m_proofs;
    const std::vector<core::FragmentTexture>& m_textures;
    LinkedHtml m_text;
};

} // namespace

LinkedHtml discardText(const LookUps& lookUps, const std::vector<core::FragmentTexture>& textures)
{
    return Writer(lookUps, textures).text();
}

} // namespace vitrine::views
