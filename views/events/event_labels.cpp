// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/events/event_labels.h"

#include <QCoreApplication>

namespace vitrine::views {

QString actionLabel(const core::ActionEntry& action)
{
    const auto translated = [](const char* text) { return QCoreApplication::translate("EventLabels", text); };
    switch (action.kind) {
    case core::ActionKind::Draw: return translated("Draw %1").arg(action.draw);
    case core::ActionKind::Clear: return translated("Clear");
    case core::ActionKind::Copy: return translated("Copy");
    case core::ActionKind::Present: return translated("Present");
    case core::ActionKind::Marker: return translated("Marker");
    }
    return {};
}

} // namespace vitrine::views
