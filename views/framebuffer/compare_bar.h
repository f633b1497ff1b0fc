// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/picture.h"
#include "views/base/link_label.h"
#include "views/framebuffer/picture_difference.h"

#include <QWidget>

#include <array>
#include <map>
#include <memory>
#include <optional>

class QHBoxLayout;
class QToolButton;

namespace vitrine::views {

class Desk;
class DifferenceScale;

/// A pinned picture, and what the shown one differs in. Hidden while nothing is pinned.
class CompareBar final : public QWidget {
    Q_OBJECT

public:
    enum class Mode : std::uint8_t { Shown, Pinned, Difference };
    using Pictures = std::array<std::shared_ptr<const core::Picture>, 3>; ///< by core::Attachment

    CompareBar(Desk& desk, QWidget* parent);

    /// `place` is where the pictures are from.
    void pin(const Pictures& pictures, const Link::Place& place);
    void unpin();
    [[nodiscard]] bool isPinned() const { return m_isPinned; }
    [[nodiscard]] const core::Picture* pinned(core::Attachment attachment) const;
    void setMode(Mode mode);
    /// Shown, while nothing is pinned.
    [[nodiscard]] Mode mode() const { return m_mode; }

    /// Of this picture from now on; null: there is none.
    void compare(std::shared_ptr<const core::Picture> shown);
    [[nodiscard]] const std::optional<PictureDifference>& difference() const { return m_difference; }
    /// At a point from the top left.
    [[nodiscard]] QString textAt(std::optional<QPoint> point) const;
    /// What to write into a pixel that is large enough.
    [[nodiscard]] QString markAt(QPoint point) const;
    /// With links, if somebody takes them: "1 204 pixels differ from draw 3, by 87 at most, at 12,30".
    [[nodiscard]] QString text(SentenceLinks* links = nullptr) const;

signals:
    /// What is pinned, or the mode.
    void changed();

private:
    void addMode(QHBoxLayout& layout, Mode mode, const QString& name, const QString& sentence);

    bool m_isPinned = false;
    Pictures m_pictures;
    Link m_place;
    Mode m_mode = Mode::Shown;
    std::shared_ptr<const core::Picture> m_shown;
    std::optional<PictureDifference> m_difference;
    std::map<Mode, QToolButton*> m_buttons;
    DifferenceScale* m_scale;
    LinkLabel* m_label;
};

} // namespace vitrine::views
