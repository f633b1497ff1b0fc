// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look_ahead_button.h"

namespace vitrine::app {

namespace {

constexpr quint64 kPercent = 100;

} // namespace

LookAheadButton::LookAheadButton(QWidget* parent) : QToolButton(parent)
{
    setObjectName(QStringLiteral("lookAheadButton"));
    setAutoRaise(true);
    setToolTip(tr("<b>Looking ahead</b><br>Goes through the capture in the background, so that jumps become short. "
                  "Click to stop it."));
    hide();
}

void LookAheadButton::setProgress(quint64 done, quint64 total)
{
    setVisible(done < total);
    setText(tr("Looking ahead %1 %").arg(total == 0 ? 0 : done * kPercent / total));
}

} // namespace vitrine::app
