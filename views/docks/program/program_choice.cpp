// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/program/program_choice.h"

#include "views/base/desk.h"
#include "views/base/notes.h"

#include <QSignalBlocker>

namespace vitrine::views {

ProgramChoice::ProgramChoice(Desk& desk, QWidget* parent) : QComboBox(parent), m_desk(desk)
{
    setAccessibleName(tr("Which program"));
    setToolTip(tr("<b>Program</b><br>Which program to look at: a certain one, or whichever the last draw ran."));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    connect(this, &QComboBox::activated, this, &ProgramChoice::choose);
}

void ProgramChoice::setOffer(Offer offer)
{
    m_offer = std::move(offer);
    tellNames();
}

void ProgramChoice::tellNames()
{
    const QSignalBlocker quiet(this);
    clear();
    addItem(tr("The program of the last draw"));
    for (const core::ResourceId& id : m_offer.programs) {
        addItem(nameOf(m_desk, id));
        if (m_offer.wanted && m_offer.shown == id)
            setCurrentIndex(count() - 1);
    }
    if (m_offer.wanted && !m_offer.shown) { // a shader that no program has
        addItem(nameOf(m_desk, *m_offer.wanted));
        setCurrentIndex(count() - 1);
    }
}

void ProgramChoice::choose(int item)
{
    const auto program = static_cast<std::size_t>(item - 1);
    if (item > 0 && program >= m_offer.programs.size())
        return;
    m_offer.wanted = item == 0 ? std::nullopt : std::optional(m_offer.programs[program]);
    if (m_offer.wanted)
        m_desk.select(ResourceLink{*m_offer.wanted});
    emit wished(m_offer.wanted);
}

QString ProgramChoice::nameOf(const Desk& desk, const core::ResourceId& id)
{
    QString name = desk.notes().displayName(id);
    if (!desk.notes().names().contains(id) && !name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

bool ProgramChoice::isProgram(const core::ResourceId& id)
{
    return id.kind == core::ResourceKind::Program || id.kind == core::ResourceKind::Shader;
}

} // namespace vitrine::views
