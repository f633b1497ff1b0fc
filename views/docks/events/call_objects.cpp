// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/events/call_objects.h"

#include "views/base/desk.h"
#include "views/base/inspector.h"
#include "views/base/item_tools.h"
#include "views/base/notes.h"
#include "views/base/writes.h"
#include "views/theme/text.h"

#include <QMenu>
#include <QScreen>

#include <algorithm>
#include <set>

namespace vitrine::views {

namespace {

constexpr std::size_t kMostObjects = 12; // glDelete* may name any number

bool isTarget(core::UsageAction action)
{
    return action == core::UsageAction::DrawTo || action == core::UsageAction::Clear;
}

} // namespace

CallObjects::CallObjects(Desk& desk, QMenu& menu, std::uint64_t callIndex, QObject* writeAsker)
    : QObject(&menu), m_desk(desk), m_menu(menu), m_callIndex(callIndex), m_writeAsker(writeAsker),
      m_waiting(menu.addAction(tr("Looking for what it uses…")))
{
    m_waiting->setEnabled(false);
    using Uses = std::vector<core::ResourceUsage>;
    const auto work = [callIndex](Inspection& inspection) {
        return core::callUsage(inspection.replay, inspection.source, callIndex, inspection.stop, inspection.progress);
    };
    desk.inspector().ask<Uses>(this, callIndex, work, [this](const core::Result<std::shared_ptr<const Uses>>& uses) {
        if (uses)
            show(**uses);
        else
            m_waiting->setText(inWords(uses.error().message));
    });
}

void CallObjects::show(const std::vector<core::ResourceUsage>& uses)
{
    std::vector<core::ResourceId> objects;
    std::set<core::ResourceId> targets;
    for (const core::ResourceUsage& use : uses) {
        if (std::ranges::find(objects, use.id) == objects.end() && objects.size() < kMostObjects)
            objects.push_back(use.id);
        if (isTarget(use.action))
            targets.insert(use.id);
    }
    m_waiting->setVisible(objects.empty());
    m_waiting->setText(tr("It uses no object"));
    for (const core::ResourceId& id : objects)
        addLinkActions(m_menu, m_desk, {.place = {}, .selection = ResourceLink{id}});
    if (!targets.empty())
        m_menu.addSeparator();
    for (const core::ResourceId& id : targets)
        addWrites(id);
    keepOnScreen();
}

void CallObjects::addWrites(const core::ResourceId& target)
{
    const auto add = [&](const QString& text, core::WriteDirection direction) {
        const core::WriteQuestion question{target, m_callIndex + 1, direction};
        m_menu.addAction(text.arg(m_desk.notes().displayName(target)), m_writeAsker,
                         [&desk = m_desk, asker = m_writeAsker, question] { goToWrite(desk, asker, question); });
    };
    add(tr("Previous write of %1"), core::WriteDirection::Previous);
    add(tr("Next write of %1"), core::WriteDirection::Next);
}

// It has grown since it was placed.
void CallObjects::keepOnScreen()
{
    if (!m_menu.isVisible() || !m_menu.screen())
        return;
    const QRect room = m_menu.screen()->availableGeometry();
    const int bottom = m_menu.y() + m_menu.sizeHint().height();
    if (bottom > room.bottom())
        m_menu.move(m_menu.x(), std::max(room.top(), m_menu.y() - (bottom - room.bottom())));
}

} // namespace vitrine::views
