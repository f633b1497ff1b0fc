// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gpu/machine_config.h"
#include "views/base/moment.h"
#include "views/machine/recordings.h"

#include <QString>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace vitrine::views {

/// What is said of a call.
struct LogLine {
    std::uint64_t call = 0;
    QString sentence;
    bool isWarning = true; ///< false: a fact about a draw
};

/// What the machine told of the draws that were recorded: how their fragments went and why (BYP-06), and what it
/// complained of (BYP-09, BYP-10). Of one capture and one machine.
class DrawNotes {
public:
    /// Of another capture or machine: those before are dropped.
    void take(const std::shared_ptr<const EventIndex>& index, const Recordings& recordings);
    /// In the order of the calls.
    [[nodiscard]] std::vector<LogLine> lines() const;

private:
    void keepOnly(const std::shared_ptr<const EventIndex>& index);

    std::shared_ptr<const EventIndex> m_index;
    std::optional<core::MachineConfig> m_machine;
    std::map<std::uint64_t, std::vector<LogLine>> m_lines; ///< by call
};

} // namespace vitrine::views
