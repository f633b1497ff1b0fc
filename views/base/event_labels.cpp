// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/event_labels.h"

#include <QCoreApplication>

namespace vitrine::views {

QString actionLabel(const core::ActionEntry& action)
{
    switch (action.kind) {
    case core::ActionKind::Draw: return QCoreApplication::translate("EventLabels", "Draw %1").arg(action.draw);
    case core::ActionKind::Clear: return QCoreApplication::translate("EventLabels", "Clear");
    case core::ActionKind::Copy: return QCoreApplication::translate("EventLabels", "Copy");
    case core::ActionKind::Present: return QCoreApplication::translate("EventLabels", "Present");
    case core::ActionKind::Marker: return QCoreApplication::translate("EventLabels", "Marker");
    }
    return {};
}

} // namespace vitrine::views
