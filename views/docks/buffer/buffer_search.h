// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace vitrine::views {

class BufferModel;

struct BufferCell {
    int row = 0;
    int column = 0;
    friend bool operator==(const BufferCell&, const BufferCell&) = default;
};

/// "12": an element; "0x1f0" and "@496": the element at that offset. Nothing: that is no place, or none here.
[[nodiscard]] std::optional<int> placeIn(const BufferModel& model, const QString& text);

/// Whether a text can be searched for: a number, "nan", "inf", or bits "0x…".
[[nodiscard]] bool isSearchable(const QString& text);
/// The next component, from the one after (or before) `from` on and around the end, that has this value.
[[nodiscard]] std::optional<BufferCell> findValue(const BufferModel& model, const QString& text, BufferCell from,
                                                  bool backward);

} // namespace vitrine::views
