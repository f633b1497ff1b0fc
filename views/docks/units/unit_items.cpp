// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/units/unit_items.h"

#include "core/kernel/label_fields.h"
#include "core/observe/link_fields.h"
#include "core/record/stall_attribution.h"
#include "core/session/machine_tree_fields.h"
#include "views/docks/units/command_items.h"
#include "views/machine/activity_style.h"
#include "views/theme/counted.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace vitrine::views {

namespace {

using core::LinkFields;
using core::TreeFields;

StateItem* childOf(const StateItem* item, std::string_view key)
{
    if (!item)
        return nullptr;
    const auto found = std::ranges::find_if(item->children, [&](const auto& child) { return child->key == key; });
    return found == item->children.end() ? nullptr : found->get();
}

std::optional<std::uint32_t> numberIn(const StateItem* item)
{
    bool isNumber = false;
    const uint number = item ? item->value.toUInt(&isNumber) : 0;
    return isNumber ? std::optional<std::uint32_t>(number) : std::nullopt;
}

std::optional<Link> linkTo(const Selection& selection)
{
    return Link{.place = {}, .selection = selection};
}

/// Makes links of the numbers that are somebody's name.
class Linker {
public:
    explicit Linker(std::uint32_t draw) : m_draw(draw) {}

    // In the state of units the name of a field tells what it counts.
    void linkFields(StateItem& item) const
    {
        if (item.children.empty() && !item.link)
            linkField(item);
        for (const auto& child : item.children)
            linkFields(*child);
    }

    // In a queue all items are of one kind; what made an item is named by its parent's number.
    void linkItems(StateItem& queue, const std::string& kind) const
    {
        const StateItem* items = childOf(&queue, core::QueueFields::kItems);
        if (!items)
            return;
        for (const auto& item : items->children) {
            linkLabel(*item, kind);
            linkFields(*item);
        }
    }

private:
    void linkField(StateItem& item) const
    {
        const auto number = numberIn(&item);
        if (!number || *number == core::kNoDraw)
            return;
        if (item.key == LinkFields::kDraw.name)
            item.link = Link{DrawLink{m_draw, {}}, {}};
        else if (item.key == LinkFields::kSegment.name)
            item.link = linkTo(SegmentLink{m_draw, *number});
        else if (*number != 0 && item.key == LinkFields::kTask.name)
            item.link = linkTo(TaskLink{m_draw, {*number}});
        else if (*number != 0 && item.key == LinkFields::kRequest.name)
            item.link = linkTo(RequestLink{m_draw, {*number}});
    }

    void linkLabel(StateItem& item, const std::string& kind) const
    {
        const auto number = numberIn(childOf(&item, core::LabelFields::kId));
        if (!number)
            return;
        const core::ItemId id{*number};
        StateItem& name = *childOf(&item, core::LabelFields::kId);
        if (kind.ends_with("task"))
            name.link = linkTo(TaskLink{m_draw, id});
        else if (kind == "segment")
            name.link = linkTo(SegmentLink{m_draw, *number});
        else if (kind == "request") {
            name.link = linkTo(RequestLink{m_draw, id});
            if (StateItem* parent = childOf(&item, core::LabelFields::kParent);
                parent && numberIn(parent).value_or(0) != 0)
                parent->link = linkTo(TaskLink{m_draw, {*numberIn(parent)}});
        }
        item.value = QStringLiteral("%1 %2").arg(QString::fromStdString(kind)).arg(*number);
        item.link = name.link;
    }

    const std::uint32_t m_draw;
};

QString activityOf(const core::UnitSnapshot& unit, const std::vector<core::QueueDescription>& queues)
{
    const bool isStalled = unit.activity == core::Activity::Stalled;
    const QString name =
        isStalled ? stallReasonName(unit.reason) : unitStateStyle(unitState(unit.activity, unit.reason)).name;
    if (!isStalled || !unit.blocker)
        return name;
    const core::QueueDescription& queue = queues[unit.blocker.value - 1];
    const std::string taken = core::takenText(unit.reason, queue);
    return QStringLiteral("%1 ← %2").arg(name, QString::fromStdString(taken.empty() ? queue.path : taken));
}

/// What a part of a processor is, by its name: "RFB-A", "A0".
QString partText(const QString& name)
{
    struct Part {
        const char* start;
        const char* words;
    };
    static constexpr Part kParts[] = {
        {"TSCR", QT_TRANSLATE_NOOP("UnitItems", "thread scheduler")},
        {"LC", QT_TRANSLATE_NOOP("UnitItems", "load controller")},
        {"IC", QT_TRANSLATE_NOOP("UnitItems", "instruction cache")},
        {"CRAM", QT_TRANSLATE_NOOP("UnitItems", "constant RAM")},
        {"RFB-", QT_TRANSLATE_NOOP("UnitItems", "register bank")},
        {"TPB-", QT_TRANSLATE_NOOP("UnitItems", "thread packing buffer")},
        {"IB-", QT_TRANSLATE_NOOP("UnitItems", "input bus")},
    };
    for (const Part& part : kParts)
        if (name.startsWith(QLatin1String(part.start)))
            return QCoreApplication::translate("UnitItems", part.words);
    return QCoreApplication::translate("UnitItems", "ALU of group %1").arg(name.left(1));
}

/// A processor is one unit of the machine, whatever it consists of (BYP-01).
void addParts(StateItem& unit, const std::vector<std::string>& parts)
{
    if (parts.empty())
        return;
    StateItem& group = unit.add(QCoreApplication::translate("UnitItems", "parts"));
    group.key = "parts";
    group.value = grouped(parts.size());
    for (const std::string& part : parts) {
        StateItem& item = group.add(QString::fromStdString(part));
        item.key = part;
        item.value = partText(item.name);
    }
}

void dressUnits(StateItem& units, const MachineLook& look, const Linker& linker)
{
    for (const core::UnitSnapshot& unit : look.snapshot->units) {
        const core::UnitDescription& description = (*look.units)[unit.id.value - 1];
        StateItem* item = childOf(&units, description.path);
        if (!item)
            continue;
        item->name = QString::fromStdString(description.path);
        item->value = activityOf(unit, *look.queues);
        if (StateItem* blocker = childOf(item, core::UnitFields::kBlocker))
            blocker->link = linkTo(QueueLink{blocker->value.toStdString()});
        linker.linkFields(*item);
        addParts(*item, description.parts);
        dressCommands(*item);
    }
}

void dressQueues(StateItem& queues, const MachineLook& look, const Linker& linker)
{
    for (const core::QueueSnapshot& queue : look.snapshot->queues) {
        const core::QueueDescription& description = (*look.queues)[queue.id.value - 1];
        StateItem* item = childOf(&queues, description.path);
        if (!item)
            continue;
        item->name = QString::fromStdString(description.path);
        item->value = QStringLiteral("%1 / %2").arg(grouped(queue.occupancy), grouped(description.capacity));
        linker.linkItems(*item, description.itemKind);
    }
}

} // namespace

std::unique_ptr<StateItem> makeUnitItems(const MachineLook& look, const core::StateNode& tree,
                                         const core::StateNode* before)
{
    auto root = makeStateItems(tree, before);
    const Linker linker(look.draw);
    if (StateItem* units = childOf(root.get(), TreeFields::kUnits)) {
        units->name = QCoreApplication::translate("UnitItems", "units");
        dressUnits(*units, look, linker);
    }
    if (StateItem* queues = childOf(root.get(), TreeFields::kQueues)) {
        queues->name = QCoreApplication::translate("UnitItems", "queues");
        dressQueues(*queues, look, linker);
    }
    return root;
}

const StateItem* findUnitItem(const StateItem& root, const std::string& path)
{
    for (const core::GroupField group : {TreeFields::kUnits, TreeFields::kQueues})
        if (const StateItem* item = childOf(childOf(&root, group), path))
            return item;
    return nullptr;
}

const StateItem* findLinkItem(const StateItem& root, const Selection& selection)
{
    if (const auto* unit = std::get_if<UnitLink>(&selection))
        return findUnitItem(root, unit->path);
    if (const auto* queue = std::get_if<QueueLink>(&selection))
        return findUnitItem(root, queue->path);
    const StateItem* queues = childOf(&root, TreeFields::kQueues);
    if (!queues)
        return nullptr;
    for (const auto& queue : queues->children)
        if (const StateItem* items = childOf(queue.get(), core::QueueFields::kItems))
            for (const auto& item : items->children)
                if (item->link && item->link->selection == selection)
                    return item.get();
    return nullptr;
}

} // namespace vitrine::views
