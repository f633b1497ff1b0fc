// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/commands/command_facts.h"

#include "core/session/machine/frame_section.h"

#include <algorithm>
#include <map>

namespace vitrine::views {

void CommandFacts::moveTo(core::Cycle cycle)
{
    cursor = cycle;
    rows.clear();
    if (frame && isInFrame)
        listInFlight();
    else if (frame)
        listFrame();
    else
        listDraw();
    const auto last = std::find_if(rows.rbegin(), rows.rend(), [](const Row& row) { return row.isTaken; });
    lastTaken = static_cast<int>(rows.rend() - last) - 1;
    readRegisters();
}

void CommandFacts::listDraw()
{
    for (const core::TakenCommand& command : section().commands)
        rows.push_back({&command.written, draw, command.cycle, true, command.cycle && *command.cycle < cursor});
}

/// The recorded draw's rows tell what its recording does: when they were taken up.
void CommandFacts::listFrame()
{
    std::size_t own = 0;
    bool isBefore = true;
    for (const core::FrameCommand& command : *frame) {
        Row row{&command.written, command.draw, {}, command.draw == draw, false};
        isBefore = isBefore && !row.isOfDraw;
        row.isTaken = isBefore;
        if (row.isOfDraw && own < section().commands.size()) {
            row.cycle = section().commands[own++].cycle;
            row.isTaken = row.cycle && *row.cycle < cursor;
        }
        rows.push_back(row);
    }
}

/// The machine takes up the commands of a frame in their order. Those of the host are none for it: they are done before
/// the cycle that they stand with.
void CommandFacts::listInFlight()
{
    const std::vector<core::Cycle>& taken = section().taken;
    const auto& run = recording->section<core::FrameSection>().run;
    std::size_t next = 0, nextOfHost = 0;
    for (const core::FrameCommand& command : *frame) {
        Row row{&command.written, command.draw, {}, command.draw == draw, false};
        if (command.written.command.isOfHost()) {
            if (run && nextOfHost < run->hostWrites.size())
                row.cycle = run->hostWrites[nextOfHost++].cycle;
            row.isTaken = row.cycle && *row.cycle <= cursor;
        } else {
            if (next < taken.size())
                row.cycle = taken[next++];
            row.isTaken = row.cycle && *row.cycle < cursor;
        }
        rows.push_back(row);
    }
}

void CommandFacts::readRegisters()
{
    std::map<std::uint32_t, Register> all;
    for (const core::RegisterValue& held : section().before.written())
        all[held.address] = {held.address, held.value, {}, {}};
    for (const core::WrittenRegister& write : section().writes) {
        if (write.cycle >= cursor)
            break;
        Register& held = all[write.change.address];
        if (!held.cycle)
            held.before = write.change.before;
        held.address = write.change.address;
        held.value = write.change.value;
        held.cycle = write.cycle;
    }
    registers.clear();
    for (const auto& [address, held] : all)
        registers.push_back(held);
}

} // namespace vitrine::views
