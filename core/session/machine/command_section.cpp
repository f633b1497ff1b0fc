// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/command_section.h"

#include "core/gpu/timed_gpu.h"
#include "core/observe/observer.h"
#include "core/session/draw_start.h"
#include "core/session/recording/recorded_run.h"
#include "core/session/recording/section_recorder.h"

#include <utility>

namespace vitrine::core {

namespace {

class CommandRecorder final : public SectionRecorder, public Observer {
public:
    explicit CommandRecorder(const RecordedRun& run) : m_subscription(run.gpu.hub().subscribe(*this))
    {
        m_section.before = m_now = run.gpu.image().registers;
        for (const DrawCommand& pass : run.start.passesBefore)
            addCommands(run, pass);
        addCommands(run, run.start.command);
    }

    /// Commands are numbered from 1; the machine is a new one.
    void onCommandExecuted(const CommandExecuted& event) override
    {
        if (event.command >= 1 && event.command <= m_section.commands.size())
            m_section.commands[event.command - 1].cycle = event.cycle;
    }

    void onRegisterWritten(const RegisterWritten& event) override
    {
        m_section.writes.push_back({event.cycle, {event.address, event.value, m_now.value(event.address)}});
        m_now.set(event.address, event.value);
    }

    SectionValue finish(const RecordedRun&) override { return SectionValue::of(std::move(m_section)); }

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
