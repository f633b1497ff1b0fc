// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/call_contexts.h"

#include "core/api/replay/replayer.h"
#include "core/command/command_sink.h"
#include "core/memory/memory.h"

#include <algorithm>
#include <iterator>

namespace vitrine::core {

namespace {

/// Of an API that nobody draws with.
class SilentSink final : public CommandSink {
public:
    Result<void> draw(const DrawCommand&) override { return {}; }
    void clear(const ClearCommand&) override {}
    void finish() override {}
    [[nodiscard]] Memory& memory() override { return m_memory; }

private:
    Memory m_memory;
};

} // namespace

class CallContexts::Listener {
public:
    [[nodiscard]] std::optional<NameScope> execute(const Call& call)
    {
        // What could not be executed has changed nothing, here as in a replay.
        (void)m_replayer.execute(call);
        const gles2::Context* context = m_replayer.system().context(m_replayer.currentOn(call.thread).context);
        const openvg::Context* vector = m_replayer.currentVg(); // of the call's thread
        if (!context && !vector)
            return std::nullopt;
        NameScope scope;
        if (context)
            scope = {context->state().id.value, context->state().shareGroup, 0};
        scope.vectorGroup = vector ? vector->state().shareGroup : 0;
        return scope;
    }

private:
    SilentSink m_sink;
    Replayer m_replayer{m_sink};
};

CallContexts::CallContexts() : m_listener(std::make_unique<Listener>()) {}
CallContexts::~CallContexts() = default;

bool CallContexts::listensTo(std::string_view function)
{
    if (!function.starts_with("egl"))
        return false;
    const FunctionInfo* info = findFunction(function);
    return info && info->callClass == CallClass::Context;
}

void CallContexts::hear(std::uint64_t callIndex, const Call& call)
{
    const auto scope = m_listener->execute(call);
    std::vector<Change>& changes = m_changes[call.thread];
    if (scope != (changes.empty() ? std::nullopt : changes.back().scope))
        changes.push_back({callIndex, scope});
}

std::optional<NameScope> CallContexts::at(std::uint64_t callIndex, std::uint32_t thread) const
{
    const auto changes = m_changes.find(thread);
    if (changes == m_changes.end())
        return std::nullopt;
    const auto after = std::ranges::upper_bound(changes->second, callIndex, {}, &Change::callIndex);
    return after == changes->second.begin() ? std::nullopt : std::prev(after)->scope;
}

} // namespace vitrine::core
