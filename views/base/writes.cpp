// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/writes.h"

#include "views/base/desk.h"
#include "views/base/inspector.h"
#include "views/base/notes.h"
#include "views/theme/text.h"

#include <QCoreApplication>

namespace vitrine::views {

Link usageLink(const core::ResourceUsage& use)
{
    if (use.draw)
        return {.place = DrawLink{*use.draw, {}}, .selection = {}};
    return {.place = CallLink{use.callNumber}, .selection = {}};
}

void goToWrite(Desk& desk, QObject* asker, const core::WriteQuestion& question)
{
    using Found = std::optional<core::ResourceUsage>;
    const auto work = [question](Inspection& inspection) {
        return core::findWrite(inspection.replay, inspection.source, question, inspection.stop, inspection.progress);
    };
    desk.inspector().ask<Found>(asker, question.position, work, [&desk, question](const auto& found) {
        if (!found)
            return desk.say(inWords(found.error().message));
        if (**found)
            return desk.follow(usageLink(***found));
        if (desk.inspector().isOvertaken())
            return; // "this call" would be another one
        const QString name = desk.notes().displayName(question.id);
        desk.say(question.direction == core::WriteDirection::Previous
                     ? QCoreApplication::translate("UsageView", "Nothing before this call writes to %1").arg(name)
                     : QCoreApplication::translate("UsageView", "Nothing after this call writes to %1").arg(name));
    });
}

} // namespace vitrine::views
