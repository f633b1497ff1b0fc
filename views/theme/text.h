// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace vitrine::views {

/// The machine's own words (paths, names, listings: UTF-8), which are never translated.
[[nodiscard]] inline QString text(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace vitrine::views
