// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/why_not/why_not_rows.h"

#include "core/gpu/knob.h"
#include "core/session/resources/image_places.h"
#include "views/base/link_text.h"
#include "views/docks/configuration/measure_cells.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

#include <QCoreApplication>
#include <QModelIndex>

#include <algorithm>

namespace vitrine::views {

namespace {

/// Says what this file writes, in the user's language.
struct WhyNotRows {
    Q_DECLARE_TR_FUNCTIONS(WhyNotRows)
};

/// A sentence alone in its row.
Row sentenceRow(RowCell cell)
{
    Row row;
    row.cells.resize(static_cast<std::size_t>(whyNotColumns().size()));
    row.cells.front() = std::move(cell);
    return row;
}

/// What a feature was at work for; empty of the whole draw.
QString usesText(core::DrawFeature feature, std::uint64_t uses)
{
    switch (feature) {
    case core::DrawFeature::HizCulling:
        return counted(uses, WhyNotRows::tr("%1 tile culled"), WhyNotRows::tr("%1 tiles culled"));
    case core::DrawFeature::EarlyTest:
        return counted(uses, WhyNotRows::tr("%1 sample tested early"), WhyNotRows::tr("%1 samples tested early"));
    case core::DrawFeature::Layer2:
        return counted(uses, WhyNotRows::tr("%1 tile proven"), WhyNotRows::tr("%1 tiles proven"));
    case core::DrawFeature::Bypass: break;
    }
    return {};
}

/// "early test: works in part, 5 184 samples tested early"
Row headingOf(const core::FeatureVerdict& verdict)
{
    const QString name = inWords(std::string(core::kDrawFeatureNames[static_cast<std::size_t>(verdict.feature)]));
    const QString state = inWords(std::string(core::kFeatureStateNames[static_cast<std::size_t>(verdict.state)]));
    QString heading = QStringLiteral("%1: %2").arg(name, state);
    if (const QString uses = usesText(verdict.feature, verdict.uses); verdict.uses != 0 && !uses.isEmpty())
        heading += QStringLiteral(", ") + uses;
    RowCell cell{heading};
    cell.isBold = true;
    return sentenceRow(std::move(cell));
}

/// Textures lead to themselves.
Row detailRow(const core::Text& detail, const std::vector<core::FragmentTexture>& textures)
{
    RowCell cell{inWords(detail)};
    for (const core::FragmentTexture& texture : textures) {
        const QString name = text(core::nameOf(texture.id));
        const qsizetype start = cell.text.indexOf(name);
        const qsizetype end = start + name.size();
        const bool isWhole = start >= 0 && (end == cell.text.size() || !cell.text[end].isDigit()); // not of texture 80
        if (isWhole && cell.textLinks.isEmpty())
            cell.textLinks << TextLink{start, name.size(), {.place = {}, .selection = ResourceLink{texture.id}}};
    }
    return sentenceRow(std::move(cell));
}

Row setterRow(const core::SettingCall& call)
{
    const Link link{.place = CallLink{call.number}, .selection = {}};
    const QString name = linkText(link);
    RowCell cell{WhyNotRows::tr("Set by %1: %2").arg(name, text(call.text))};
    cell.textLinks << TextLink{cell.text.indexOf(name), name.size(), link};
    return sentenceRow(std::move(cell));
}

RowCell whatCell(const core::SingleChange& change)
{
    RowCell cell{.text = inWords(change.what), .isCode = true};
    const core::Knob* knob = change.isKnob() ? core::findKnob(change.what.english()) : nullptr;
    if (knob)
        cell.toolTip = namedTip(cell.text, inWords(std::string(knob->help)) + QStringLiteral("<br>") +
                                               WhyNotRows::tr("Enter, or a double click: uses the machine with this "
                                                              "change."));
    return cell;
}

Row changeRow(core::DrawFeature feature, const core::RestoringChange& restoring)
{
    const core::SingleChange& change = restoring.change;
    const auto valueCell = [&change](const std::string& value) {
        return RowCell{.text = change.isKnob() ? text(value) : inWords(value), .isCode = true};
    };
    const QString uses = usesText(feature, restoring.uses);
    Row row{{whatCell(change),
             valueCell(change.from),
             valueCell(change.to),
             {uses.isEmpty() ? WhyNotRows::tr("the whole draw") : uses},
             changeCell(static_cast<double>(restoring.cycles)),
             imageCell(restoring.image),
             changeCell(static_cast<double>(restoring.energy) / static_cast<double>(core::kEnergyUnit))}};
    if (restoring.setBy)
        row.children.push_back(setterRow(*restoring.setBy));
    return row;
}

Row featureRow(const core::WhyNot& answer, const core::FeatureVerdict& verdict)
{
    Row row = headingOf(verdict);
    if (verdict.state == core::FeatureState::Works)
        return row;
    row.children.push_back(sentenceRow({inWords(verdict.rule.sentence)}));
    for (const core::Text& detail : verdict.rule.details)
        row.children.push_back(detailRow(detail, answer.textures));
    // Every program is linked by a call, unless it is the driver's own.
    if (verdict.setBy)
        row.children.push_back(setterRow(*verdict.setBy));
    else if (verdict.rule.item && *verdict.rule.item != core::StateItem::Program)
        row.children.push_back(sentenceRow({WhyNotRows::tr("Set by no call: it is as the API begins")}));
    if (verdict.changes.empty()) {
        RowCell none{WhyNotRows::tr("no single change")};
        none.isFaint = true;
        row.children.push_back(sentenceRow(std::move(none)));
    }
    for (const core::RestoringChange& change : verdict.changes)
        row.children.push_back(changeRow(verdict.feature, change));
    return row;
}

} // namespace

QStringList whyNotColumns()
{
    return {WhyNotRows::tr("What"),
            WhyNotRows::tr("From"),
            WhyNotRows::tr("To"),
            WhyNotRows::tr("Effect"),
            WhyNotRows::tr("Δ cycles"),
            WhyNotRows::tr("Image"),
            WhyNotRows::tr("Δ energy (illustrative)")};
}

std::vector<Row> whyNotRows(const core::WhyNot& answer)
{
    std::vector<Row> rows;
    for (const core::FeatureVerdict& verdict : answer.features)
        rows.push_back(featureRow(answer, verdict));
    return rows;
}

const core::RestoringChange* changeAt(const core::WhyNot& answer, const QModelIndex& row)
{
    const QModelIndex heading = row.parent();
    if (!heading.isValid() || heading.parent().isValid())
        return nullptr;
    const auto& changes = answer.features[static_cast<std::size_t>(heading.row())].changes; // the last rows below it
    const int first = row.model()->rowCount(heading) - static_cast<int>(changes.size());
    return row.row() < first ? nullptr : &changes[static_cast<std::size_t>(row.row() - first)];
}

} // namespace vitrine::views
