// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/command_section.h"

#include "core/gpu/timed_gpu.h"
#include "core/observe/observer.h"
#include "core/session/draw_start.h"
#include "core/session/recording/recorded_run.h"
#include "core/session/recording/section_recorder.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace vitrine::core {

namespace {

class CommandRecorder final : public SectionRecorder, public Observer {
public:
    explicit CommandRecorder(const RecordedRun& run) : m_subscription(run.gpu.hub().subscribe(*this))
    {
        m_section.before = m_now = run.gpu.image().registers;
    }

    /// Commands are numbered from 1; the machine is a new one.
    void onCommandExecuted(const CommandExecuted& event) override
    {
        if (event.command == m_section.taken.size() + 1)
            m_section.taken.push_back(event.cycle);
    }

    void onRegisterWritten(const RegisterWritten& event) override
    {
        m_section.writes.push_back({event.cycle, {event.address, event.value, m_now.value(event.address)}});
        m_now.set(event.address, event.value);
    }

    /// What the driver has written for a pass is known once that is under way.
    SectionValue finish(const RecordedRun& run) override
    {
        if (run.start.frame)
            return SectionValue::of(std::move(m_section));
        for (const DrawCommand& pass : run.start.passesBefore)
            addCommands(run, pass);
        addCommands(run, run.start.command);
        for (std::size_t i = 0; i < std::min(m_section.taken.size(), m_section.commands.size()); ++i)
            m_section.commands[i].cycle = m_section.taken[i];
        return SectionValue::of(std::move(m_section));
    }

private:
    void addCommands(const RecordedRun& run, const DrawCommand& pass)
    {
        if (const auto words = run.gpu.words(pass.drawSeq))
            for (StreamCommand& command : commandStream(*words))
                m_section.commands.push_back({std::move(command), {}});
    }

    CommandSection m_section;
    StateRegisters m_now;
    const Subscription m_subscription;
};

} // namespace

StateRegisters CommandSection::registersAt(Cycle cycle) const
{
    StateRegisters registers = before;
    for (const WrittenRegister& write : writes)
        if (write.cycle < cycle)
            registers.set(write.change.address, write.change.value);
    return registers;
}

std::unique_ptr<SectionRecorder> beginCommandSection(const RecordedRun& run)
{
    return std::make_unique<CommandRecorder>(run);
}

} // namespace vitrine::core
