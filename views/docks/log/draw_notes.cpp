// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/log/draw_notes.h"

#include "core/observe/event_names.h"
#include "core/session/machine/event_section.h"
#include "views/base/call_of_draw.h"
#include "views/machine/bypass_text.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <type_traits>
#include <variant>

namespace vitrine::views {

namespace {

struct DrawLog {
    Q_DECLARE_TR_FUNCTIONS(DrawNotes)
};

/// A kind of complaint of a place, and how often there was one. Triangles without area are of every strip: no warning.
struct Complaints {
    QString place, what;
    core::Cycle first = 0;
    std::uint64_t count = 0;
    bool isWarning = true;
};

Complaints complaintOf(const core::Complaint& complaint)
{
    return std::visit(
        [&complaint](const auto& event) {
            Complaints one{text(complaint.place), {}, 0, 0, true};
            if constexpr (requires { event.cycle; })
                one.first = event.cycle;
            if constexpr (requires { core::enumName(event.code); })
                one.what = text(std::string(core::enumName(event.code)));
            else
                one.what = text(std::string(core::eventName(complaint.event)));
            if constexpr (std::is_same_v<std::decay_t<decltype(event)>, core::WarningReported>)
                one.isWarning = event.code != core::WarningCode::DegeneratePrimitive;
            return one;
        },
        complaint.event);
}

std::vector<Complaints> complaintsOf(const core::DrawRecording& recording)
{
    std::vector<Complaints> all;
    for (const core::Complaint& complaint : recording.section<core::EventSection>().complaints) {
        const Complaints one = complaintOf(complaint);
        auto same = std::ranges::find_if(
            all, [&one](const Complaints& other) { return other.place == one.place && other.what == one.what; });
        if (same == all.end())
            same = all.insert(all.end(), one);
        ++same->count;
    }
    return all;
}

QString complaintText(std::uint32_t draw, const Complaints& of)
{
    return DrawLog::tr("Draw %1: %2 of %3, first in cycle %4")
        .arg(QString::number(draw), of.count > 1 ? QStringLiteral("%1 × %2").arg(grouped(of.count), of.what) : of.what,
             of.place, grouped(of.first));
}

} // namespace

void DrawNotes::keepOnly(const std::shared_ptr<const EventIndex>& index)
{
    if (index == m_index)
        return;
    m_index = index;
    m_machine.reset();
    m_lines.clear();
}

void DrawNotes::take(const std::shared_ptr<const EventIndex>& index, const Recordings& recordings)
{
    keepOnly(index);
    const SharedRecording& recording = recordings.recording();
    const auto call =
        recording && index && !recordings.isInFrame() ? callOfDraw(*index, recordings.draw()) : std::nullopt;
    if (!call)
        return;
    if (m_machine != recording->config())
        m_lines.clear();
    m_machine = recording->config();
    if (m_lines.contains(*call))
        return;
    std::vector<LogLine>& lines = m_lines[*call];
    if (const QString way = bypassText(*recording); !way.isEmpty())
        lines.push_back({*call, DrawLog::tr("Draw %1: %2").arg(QString::number(recordings.draw()), way), false});
    for (const Complaints& one : complaintsOf(*recording))
        lines.push_back({*call, complaintText(recordings.draw(), one), one.isWarning});
}

std::vector<LogLine> DrawNotes::lines() const
{
    std::vector<LogLine> all;
    for (const auto& [call, lines] : m_lines)
        all.insert(all.end(), lines.begin(), lines.end());
    return all;
}

} // namespace vitrine::views
