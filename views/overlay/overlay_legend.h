// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/overlay/overlay_values.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace vitrine::views {

struct Swatch;

/// What the colors of an overlay mean, with how many pixels have each, and a mark at what is under the cursor.
class OverlayLegend final : public QWidget {
    Q_OBJECT

public:
    explicit OverlayLegend(QWidget* parent = nullptr);

    /// `max` is the largest value that occurs.
    void setShares(core::OverlayKind kind, std::vector<core::OverlayShare> shares, std::uint32_t max);
    void clear();
    /// The value under the cursor.
    void setMark(std::optional<std::uint32_t> value);
    /// The same in words: "passed 1 204 px, failed 96 px".
    [[nodiscard]] QString text() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    enum class Detail : std::uint8_t { Counts, Names, Letters };
    [[nodiscard]] QString entryText(const core::OverlayShare& share, Detail detail) const;
    [[nodiscard]] int widthOf(Detail detail) const;
    void paintScale(QPainter& painter) const;
    void paintEntries(QPainter& painter) const;
    void paintPrimitives(QPainter& painter) const;
    int paintSwatch(QPainter& painter, int x, const Swatch& swatch, bool isMarked) const;

    std::optional<core::OverlayKind> m_kind;
    std::vector<core::OverlayShare> m_shares; ///< those with a color of their own
    std::uint32_t m_max = 0;
    std::optional<std::uint32_t> m_mark;
};

} // namespace vitrine::views
