// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plugins/recorded_plugins.h"

#include <fmt/format.h>

namespace vitrine::app {

RecordedPlugins::RecordedPlugins(const Plugins& plugins)
{
    for (const FoundPlugin& plugin : plugins.found) {
        if (!plugin.copy)
            continue;
        captures::HandedPlugin& handed = m_handed.emplace_back();
        handed.library = plugin.copy;
        handed.hash = plugin.file.hash;
        for (const auto& kind : plugins.units->kinds())
            if (kind->origin == plugin.copy->origin())
                handed.units.push_back(kind->name);
        // Its own: this process may be inside of the same plugin when the program ends.
        const std::shared_ptr<RunMark> mark = RunMark::make(marksFolder(), plugin.file);
        m_marks.push_back(mark);
        if (mark)
            handed.mark = std::shared_ptr<const int>(mark, &mark->descriptor());
    }
}

std::vector<core::Text> RecordedPlugins::ended(const captures::RecordingOutcome& outcome) const
{
    // A program that was stopped, or that went on to a good end, has left whatever thread was inside.
    const bool isItsOwn = !outcome.wasStopped && (outcome.signal || outcome.exitStatus.value_or(0) != 0);
    std::vector<core::Text> sentences;
    for (std::size_t i = 0; i < m_handed.size(); ++i) {
        if (!m_marks[i] || m_marks[i]->count() == 0)
            continue;
        if (isItsOwn)
            sentences.push_back(
                core::textOf("the program ended while it ran {}, which is not loaded any more until you "
                             "allow it again",
                             m_handed[i].library->origin()));
        else
            m_marks[i]->count() = 0;
    }
    return sentences;
}

} // namespace vitrine::app
