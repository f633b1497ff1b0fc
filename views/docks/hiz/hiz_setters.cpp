// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/hiz/hiz_setters.h"

#include "views/base/call_of_draw.h"
#include "views/base/desk.h"
#include "views/base/inspector.h"
#include "views/theme/text.h"

namespace vitrine::views {

void HizSetters::ask(const HizFacts& facts)
{
    const auto& index = m_desk.moment().index;
    const auto call = index && facts.hasTiles() && !facts.isInFrame() ? callOfDraw(*index, facts.draw()) : std::nullopt;
    if (!call)
        return m_desk.inspector().forget(this);
    m_desk.inspector().ask<core::DrawSetters>(
        this, *call + 1,
        [position = *call + 1](Inspection& inspection) {
            return core::drawSetters(inspection.replay, inspection.source, position, inspection.stop,
                                     inspection.progress);
        },
        [this](const core::Result<std::shared_ptr<const core::DrawSetters>>& answer) {
            if (!answer)
                return m_desk.say(inWords(answer.error().message));
            emit found(*answer);
        });
}

} // namespace vitrine::views
