// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session_state.h"

#include <QString>

#include <optional>

namespace vitrine::app {

/// Where each capture was left, in a file of its own. A capture is known by its path, size and time of change: one that
/// was recorded anew starts anew. Nothing is ever lost to a crash but the newest place: the file is written beside and
/// renamed.
class LastPlaces {
public:
    static constexpr int kMaxPlaces = 200;

    explicit LastPlaces(QString file) : m_file(std::move(file)) {}

    /// Nothing for a capture that is not known, or is not the same any more.
    [[nodiscard]] std::optional<Place> placeIn(const QString& capture) const;
    /// False when the file can't be written.
    bool remember(const QString& capture, const Place& place) const;

private:
    const QString m_file;
};

} // namespace vitrine::app
