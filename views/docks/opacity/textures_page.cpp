// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/opacity/textures_page.h"

#include "views/base/notes.h"
#include "views/docks/opacity/opacity_text.h"
#include "views/kit/row_table.h"
#include "views/theme/stack.h"
#include "views/theme/text.h"

namespace vitrine::views {

namespace {

constexpr unsigned kAlpha = 3;        // of the channels
constexpr unsigned kOriginColumn = 7; // of the table

RowCell yesOrNo(bool isSo)
{
    return {.text = isSo ? TexturesPage::tr("yes") : TexturesPage::tr("no")};
}

/// Its bit stands in the tool tip.
RowCell intervalCell(const core::TextureBounds& bounds, std::size_t channel)
{
    return {.text = intervalText(bounds[channel]),
            .isCode = true,
            .toolTip =
                TexturesPage::tr("%1, all 1: %2").arg(channelText(channel), yesOrNo(bounds[channel].isAllOnes).text)};
}

RowCell originCell(const core::OpacityFacts& facts)
{
    switch (facts.origin) {
    case core::OpacityOrigin::Looked:
        return {.text = TexturesPage::tr("this view"),
                .toolTip = TexturesPage::tr("No draw that may discard has read it yet: it was looked through for this "
                                            "view alone.")};
    case core::OpacityOrigin::Scanned:
        return {.text = TexturesPage::tr("scan %1").arg(facts.scanNumber),
                .value = QVariant::fromValue<quint64>(facts.scanNumber),
                .toolTip = TexturesPage::tr("Looked through when a draw that may discard read it first; it has not "
                                            "changed since.")};
    case core::OpacityOrigin::Followed: break;
    }
    return {.text = TexturesPage::tr("calls %1 to %2").arg(facts.firstCall).arg(facts.lastCall),
            .link = Link{.place = CallLink{facts.lastCall}, .selection = {}},
            .toolTip = TexturesPage::tr("It was drawn to: derived from these calls, without a look at its texels.")};
}

} // namespace

TexturesPage::TexturesPage(Desk& desk, QWidget* parent) : QWidget(parent), m_desk(desk)
{
    constexpr int kWidths[] = {48, 80, 96, 80, 96, 80, 72, 96, 168, 168, 168};
    m_table = new RowTable(desk, QStringLiteral("opacity.textures"),
                           {tr("Unit"), tr("Sampler"), tr("Texture"), tr("Discards"), tr("Alpha all 1"), tr("Alpha"),
                            tr("Bytes"), tr("Known from"), tr("Red"), tr("Green"), tr("Blue")},
                           nullptr, kWidths);
    m_table->setAccessibleName(tr("Textures of the draw"));
    m_table->setRootIsDecorated(false);
    m_pane = new AskingPane(desk, m_table, tr("Looking at the textures was stopped."), this);
    m_pane->setObjectName(QStringLiteral("opacityTexturesPane"));
    stack(this)->addWidget(m_pane);
}

void TexturesPage::follow()
{
    m_isOld = true;
    if (isVisible())
        ask();
}

void TexturesPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isOld)
        ask();
}

void TexturesPage::ask()
{
    m_isOld = false;
    if (!m_desk.moment().draw()) {
        m_pane->forget();
        m_table->setRows({});
        return m_pane->showEmpty(tr("Go to a draw to see the textures that its fragments read."));
    }
    const auto work = [](Inspection& inspection) -> core::Result<KnownTextures> {
        KnownTextures textures;
        for (const core::FragmentTexture& texture : core::fragmentTextures(inspection.replay)) {
            auto facts = core::opacityFacts(inspection.replay, texture.id);
            if (facts)
                facts->opacity.pyramid = {};
            textures.push_back({texture, std::move(facts)});
            if (inspection.stop.stop_requested())
                return core::failure("looking at the textures was stopped");
        }
        return textures;
    };
    m_pane->ask<KnownTextures>({.position = m_desk.moment().position,
                                .busy = tr("Looking at the textures…"),
                                .work = work,
                                .take = [this](const auto& textures) { show(*textures); }});
}

void TexturesPage::show(const KnownTextures& textures)
{
    std::vector<Row> rows;
    for (const KnownTexture& known : textures) {
        const core::FragmentTexture& texture = known.texture;
        Row row;
        row.cells = {numberCell(texture.unit),
                     {.text = QString::fromStdString(texture.sampler), .isCode = true},
                     {.text = m_desk.notes().displayName(texture.id),
                      .link = Link{.place = {}, .selection = ResourceLink{texture.id}, .dock = "opacity"}},
                     {.text = texture.decidesDiscards ? tr("decides") : QStringLiteral("–")}};
        if (known.facts) {
            const core::TextureOpacity& opacity = known.facts->opacity;
            row.cells.push_back(yesOrNo(opacity.bounds[kAlpha].isAllOnes));
            row.cells.push_back(intervalCell(opacity.bounds, kAlpha));
            row.cells.push_back(numberCell(opacity.bytes));
            row.cells.push_back(originCell(*known.facts));
            for (std::size_t channel = 0; channel < kAlpha; ++channel)
                row.cells.push_back(intervalCell(opacity.bounds, channel));
        } else {
            row.cells.resize(static_cast<std::size_t>(m_table->rows().columnCount()));
            row.cells[kOriginColumn].text = inWords(known.facts.error().message);
        }
        rows.push_back(std::move(row));
    }
    m_table->setRows(std::move(rows));
    if (textures.empty())
        return m_pane->showEmpty(tr("The fragments of the draw read no texture."));
    m_pane->showContent();
}

} // namespace vitrine::views
