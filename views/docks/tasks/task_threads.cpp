// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/tasks/task_threads.h"

#include "core/observe/link_fields.h"
#include "core/shader/processor_fields.h"
#include "views/machine/node_lookup.h"

namespace vitrine::views {

// The units that make tasks hold the contexts of their stage; free places name no task.
std::map<std::uint32_t, TaskThread> threadsAt(const core::Snapshot& moment)
{
    std::map<std::uint32_t, TaskThread> threads;
    for (const core::UnitSnapshot& unit : moment.units) {
        const core::StateNode* contexts = read(&unit.state, core::ContextFields::kContexts);
        for (std::size_t i = 0; contexts && i < contexts->children.size(); ++i) {
            const core::StateNode& one = contexts->children[i];
            if (const auto task = static_cast<std::uint32_t>(read(&one, core::LinkFields::kTask).value_or(0)))
                threads[task] = {static_cast<std::uint32_t>(read(&one, core::ContextFields::kPc).value_or(0)),
                                 static_cast<std::uint32_t>(i)};
        }
    }
    return threads;
}

} // namespace vitrine::views
