// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/power/energy_label.h"

#include "core/session/machine/power_section.h"
#include "views/docks/power/power_facts.h"
#include "views/machine/recordings.h"

namespace vitrine::views {

EnergyLabel::EnergyLabel(Desk& desk, QWidget* parent) : QLabel(parent)
{
    setObjectName(QStringLiteral("energyLabel"));
    setAccessibleName(tr("Energy of the draw"));
    setToolTip(tr("What the parts of the machine took in the shown draw. Illustrative: made up to compare designs, not "
                  "measured. The Power dock shows it in detail."));
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    const Recordings& recordings = Recordings::of(desk);
    const auto follow = [this, &recordings] {
        const SharedRecording& recording = recordings.recording();
        setText(recording
                    ? tr("energy %1 (illustrative)").arg(energyText(recording->section<core::PowerSection>().energy))
                    : QString());
        setVisible(recording != nullptr);
    };
    connect(&recordings, &Recordings::changed, this, follow);
    follow();
}

} // namespace vitrine::views
