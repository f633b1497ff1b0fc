// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QPushButton;

namespace vitrine::views {

/// What can be done about there being nothing to see, or about a problem: a button.
struct WayOut {
    QString text;               ///< "Record again"; empty: there is none
    QString sentence;           ///< what it does, for the tool tip
    std::function<void()> take; ///< when it is clicked
};

/// Its text, and a tool tip that tells it whole where a narrow dock cuts it off. What a click does is the caller's.
void nameWayOut(QPushButton& button, const WayOut& wayOut);

} // namespace vitrine::views
