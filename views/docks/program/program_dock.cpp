// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/program/program_dock.h"

#include "core/session/replay.h"
#include "views/docks/program/program_choice.h"
#include "views/theme/theme.h"

#include <QVBoxLayout>

#include <utility>

namespace vitrine::views {

ProgramDock::ProgramDock(Desk& desk, QString busy)
    : AskingView(desk), m_choice(new ProgramChoice(desk, this)), m_busy(std::move(busy))
{
    connect(m_choice, &ProgramChoice::wished, this, [this](const core::ProgramQuestion& program) {
        m_wanted = program;
        ask({position(), m_wanted});
    });
}

QWidget* ProgramDock::makeHeader(QWidget* status, QWidget* tools)
{
    auto* header = new QWidget(this);
    header->setProperty("role", "header");
    header->setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QVBoxLayout(header);
    layout->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    layout->setSpacing(kGrid);
    layout->addWidget(m_choice);
    layout->addWidget(status);
    if (tools)
        layout->addWidget(tools);
    return header;
}

std::uint64_t ProgramDock::position() const
{
    return desk().moment().position;
}

QString ProgramDock::nameOf(const core::ProgramDetails& program) const
{
    const core::ProgramQuestion& named = program.id ? program.id : m_wanted;
    return named ? ProgramChoice::nameOf(desk(), *named) : QString();
}

void ProgramDock::offerChoice(const ProgramAnswer& answer)
{
    m_choice->setOffer({answer.programs, m_wanted, answer.details.id});
}

Asked<ProgramAnswer> ProgramDock::asked(const ProgramAsk& question)
{
    const auto work = [wanted = question.program](Inspection& inspection) -> core::Result<ProgramAnswer> {
        auto details = core::programDetails(inspection.replay, wanted);
        if (!details)
            return details.error();
        return ProgramAnswer{std::move(*details), core::programList(inspection.replay)};
    };
    return {.position = question.position, .busy = m_busy, .work = work, .take = {}};
}

void ProgramDock::follow(const Changes& changes)
{
    const auto* link = std::get_if<ResourceLink>(&desk().selection());
    const bool isOther = changes.selection && link && ProgramChoice::isProgram(link->id) &&
                         std::exchange(m_wanted, link->id) != link->id;
    if (isOther || changes.moment)
        return ask({position(), m_wanted});
    if (!changes.notes)
        return;
    m_choice->tellNames();
    showNames();
}

void ProgramDock::dropCapture()
{
    m_wanted.reset();
}

void ProgramDock::tellFailure(const QString& why)
{
    if (m_wanted)
        AskingView::tellFailure(why);
    else
        pane().showEmpty(tr("No program has been used up to here. Press {key:next-action} to go on."));
}

} // namespace vitrine::views
