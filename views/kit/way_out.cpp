// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/kit/way_out.h"

#include "views/theme/text.h"

#include <QPushButton>

namespace vitrine::views {

void nameWayOut(QPushButton& button, const WayOut& wayOut)
{
    button.setText(wayOut.text);
    button.setToolTip(namedTip(wayOut.text, wayOut.sentence));
}

} // namespace vitrine::views
