// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace vitrine::app {

/// How well a few letters stand for a text: all of them have to come in it in their order, whatever their case; spaces
/// don't count. The more of them begin words or follow each other, the higher. Nothing: they do not stand for it.
[[nodiscard]] std::optional<int> fuzzyScore(const QString& letters, const QString& text);

} // namespace vitrine::app
