// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/breakpoint.h"
#include "views/base/link.h"

#include <QObject>

#include <optional>
#include <set>
#include <vector>

namespace vitrine::views {

class Desk;

/// A breakpoint of the user.
struct BreakpointEntry {
    core::Breakpoint what;
    bool isEnabled = true;
    quint64 hits = 0; ///< runs that it has stopped since the capture was opened
    std::optional<DrawLink> lastHit = {};
    friend bool operator==(const BreakpointEntry&, const BreakpointEntry&) = default;
};

/// Where runs of the machine stop in the open capture, in the order in which they were set; each once. The window keeps
/// them in a file beside the capture, with the notes.
class Breakpoints final : public QObject {
    Q_OBJECT

public:
    using Entries = std::vector<BreakpointEntry>;

    /// The ones of a desk, made when they are first asked for.
    static Breakpoints& of(Desk& desk);

    [[nodiscard]] const Entries& all() const { return m_all; }
    [[nodiscard]] std::optional<std::size_t> find(const core::Breakpoint& what) const;

    /// Turns one that is there on.
    void add(const core::Breakpoint& what);
    /// Sets it, or takes it away when it is there and on.
    void toggle(const core::Breakpoint& what);
    /// Begins anew to count hits. Becoming one that is there already removes it.
    void change(std::size_t number, const core::Breakpoint& what);
    void setEnabled(std::size_t number, bool isEnabled);
    void remove(const std::set<std::size_t>& numbers);
    /// One that is gone by now is not hit any more.
    void noteHit(const core::Breakpoint& what, const DrawLink& place);
    /// All at once, as another capture is opened.
    void replace(Entries entries);

signals:
    /// Of `noteHit()` too.
    void changed();

private:
    explicit Breakpoints(Desk& desk);

    Entries m_all;
};

/// Those that make sense for a selection, the plainest first: a queue becomes full, a unit changes, something happens
/// to a pixel or a task. Empty: what is selected is no part of the machine at work.
[[nodiscard]] std::vector<core::Breakpoint> breakpointsFor(const Selection& selection);
/// What a run back to the last change of a selection looks for.
[[nodiscard]] std::optional<core::Breakpoint> changeOf(const Selection& selection);

/// Why a condition that can be read is not taken: "“event task.isue” would never stop a run: this machine tells no
/// event task.isue".
[[nodiscard]] QString neverStopsText(const QString& written, const core::Error& why);
/// "ftq comes to 64 or more": what has to happen, as the end of a sentence.
[[nodiscard]] QString meaningOf(const core::Breakpoint& what);

} // namespace vitrine::views
