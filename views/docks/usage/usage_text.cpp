// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/usage/usage_text.h"

#include "views/base/link_text.h"
#include "views/base/notes.h"
#include "views/theme/counted.h"

#include <QCoreApplication>

#include <map>

namespace vitrine::views {

namespace {

using core::UsageAction;

struct ActionName {
    UsageAction action;
    const char* text;
};
const ActionName kActions[] = {
    {UsageAction::Create, QT_TRANSLATE_NOOP("Usage", "created")},
    {UsageAction::Delete, QT_TRANSLATE_NOOP("Usage", "deleted")},
    {UsageAction::Bind, QT_TRANSLATE_NOOP("Usage", "bound")},
    {UsageAction::Attach, QT_TRANSLATE_NOOP("Usage", "attached")},
    {UsageAction::Detach, QT_TRANSLATE_NOOP("Usage", "detached")},
    {UsageAction::Map, QT_TRANSLATE_NOOP("Usage", "mapped")},
    {UsageAction::Upload, QT_TRANSLATE_NOOP("Usage", "filled by the program")},
    {UsageAction::Allocate, QT_TRANSLATE_NOOP("Usage", "given its size")},
    {UsageAction::SetUniform, QT_TRANSLATE_NOOP("Usage", "a uniform set")},
    {UsageAction::Compile, QT_TRANSLATE_NOOP("Usage", "compiled")},
    {UsageAction::Link, QT_TRANSLATE_NOOP("Usage", "linked")},
    {UsageAction::DrawTo, QT_TRANSLATE_NOOP("Usage", "drawn to")},
    {UsageAction::Clear, QT_TRANSLATE_NOOP("Usage", "cleared")},
    {UsageAction::CopyTo, QT_TRANSLATE_NOOP("Usage", "copied to")},
    {UsageAction::MakeMipmaps, QT_TRANSLATE_NOOP("Usage", "mipmaps made")},
    {UsageAction::Discard, QT_TRANSLATE_NOOP("Usage", "discarded")},
    {UsageAction::Run, QT_TRANSLATE_NOOP("Usage", "run")},
    {UsageAction::Sample, QT_TRANSLATE_NOOP("Usage", "sampled")},
    {UsageAction::FetchVertices, QT_TRANSLATE_NOOP("Usage", "read as vertices")},
    {UsageAction::FetchIndices, QT_TRANSLATE_NOOP("Usage", "read as indices")},
    {UsageAction::Test, QT_TRANSLATE_NOOP("Usage", "tested against")},
    {UsageAction::ReadPixels, QT_TRANSLATE_NOOP("Usage", "read back")},
    {UsageAction::CopyFrom, QT_TRANSLATE_NOOP("Usage", "copied from")},
    {UsageAction::Present, QT_TRANSLATE_NOOP("Usage", "presented")},
};

const char* const kKinds[] = {QT_TRANSLATE_NOOP("Usage", "create"), QT_TRANSLATE_NOOP("Usage", "bind"),
                              QT_TRANSLATE_NOOP("Usage", "write"), QT_TRANSLATE_NOOP("Usage", "read"),
                              QT_TRANSLATE_NOOP("Usage", "delete")};

RowCell placeCell(const core::ResourceUsage& use)
{
    return {.text = usagePlaceText(use), .value = QVariant::fromValue<quint64>(use.callIndex), .link = usageLink(use)};
}

Row useRow(const core::ResourceUsage& use)
{
    return {{placeCell(use),
             {.text = usageKindText(core::kindOf(use.action))},
             {.text = usageActionText(use.action)},
             {.text = QString::fromStdString(use.detail), .isCode = true}}};
}

} // namespace

QString usageActionText(UsageAction action)
{
    for (const ActionName& name : kActions)
        if (name.action == action)
            return QCoreApplication::translate("Usage", name.text);
    return {};
}

QString usageKindText(core::UsageKind kind)
{
    return QCoreApplication::translate("Usage", kKinds[static_cast<std::size_t>(kind)]);
}

QString usageText(const core::ResourceUsage& use)
{
    const QString what = usageActionText(use.action);
    return use.detail.empty() ? what : QStringLiteral("%1 (%2)").arg(what, QString::fromStdString(use.detail));
}

QString usagePlaceText(const core::ResourceUsage& use)
{
    return linkText(usageLink(use));
}

QStringList usageColumns()
{
    return {QCoreApplication::translate("Usage", "Where"), QCoreApplication::translate("Usage", "How"),
            QCoreApplication::translate("Usage", "What"), QCoreApplication::translate("Usage", "With")};
}

std::vector<Row> usageRows(const std::vector<core::ResourceUsage>& uses, const core::ResourceId& of)
{
    std::vector<Row> rows;
    for (const core::ResourceUsage& use : uses)
        if (use.id == of)
            rows.push_back(useRow(use));
    return rows;
}

std::vector<Row> allUsageRows(const std::vector<core::ResourceUsage>& uses, const Notes& notes)
{
    struct Sum {
        Row row;
        quint64 reads = 0, writes = 0;
    };
    std::map<core::ResourceId, Sum> sums;
    for (const core::ResourceUsage& use : uses) {
        Sum& sum = sums[use.id];
        sum.reads += core::kindOf(use.action) == core::UsageKind::Read;
        sum.writes += core::kindOf(use.action) == core::UsageKind::Write;
        sum.row.children.push_back(useRow(use));
    }
    std::vector<Row> rows;
    for (auto& [id, sum] : sums) {
        const auto numbers = QCoreApplication::translate("Usage", "%1, %2")
                                 .arg(counted(sum.reads, QCoreApplication::translate("Usage", "%1 read"),
                                              QCoreApplication::translate("Usage", "%1 reads")),
                                      counted(sum.writes, QCoreApplication::translate("Usage", "%1 write"),
                                              QCoreApplication::translate("Usage", "%1 writes")));
        sum.row.cells = {{.text = notes.displayName(id), .link = Link{.place = {}, .selection = ResourceLink{id}}},
                         {.text = {}},
                         {.text = numbers},
                         {.text = {}}};
        rows.push_back(std::move(sum.row));
    }
    return rows;
}

} // namespace vitrine::views
