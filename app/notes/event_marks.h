// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/event_decorations.h"

namespace vitrine::views {
class Notes;
} // namespace vitrine::views

namespace vitrine::app {

/// The user's notes beside the rows of the events and above the cells of the scrubber.
class EventMarks : public views::EventDecorations {
    Q_OBJECT

public:
    explicit EventMarks(const views::Notes& notes, QObject* parent = nullptr);

    [[nodiscard]] std::optional<QString> bookmark(std::uint64_t position) const override;
    [[nodiscard]] QString comment(std::uint64_t callIndex) const override;

private:
    const views::Notes& m_notes;
};

} // namespace vitrine::app
