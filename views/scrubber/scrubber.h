// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/event_index.h"
#include "views/scrubber/scrubber_marks.h"
#include "views/theme/shown.h"

#include <QPointer>
#include <QWidget>

#include <memory>

namespace vitrine::views {

class EventDecorations;
class Notes;

/// The current frame as a strip of its draws, clears and copies, one cell each; click or drag to go there. Flags stand
/// on what is bookmarked, bubbles hang below what has a comment; hovering shows these texts and a thumbnail.
class Scrubber final : public QWidget {
    Q_OBJECT

public:
    explicit Scrubber(QWidget* parent = nullptr);

    /// Null empties the strip.
    void setIndex(std::shared_ptr<const EventIndex> index);
    void setPosition(std::uint64_t position);
    /// Notes to mark, and where thumbnails come from; either may be gone before the scrubber is.
    void setNotes(Notes& notes);
    void setDecorations(EventDecorations& decorations);

    [[nodiscard]] QRectF cellRect(std::size_t cell) const;
    /// What hovering over a cell tells.
    [[nodiscard]] QString describe(std::size_t cell) const;

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void goRequested(quint64 position);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    friend class test::Shown;

    void fillCells(std::optional<std::size_t> frame);
    [[nodiscard]] QRectF strip() const;
    [[nodiscard]] std::optional<std::size_t> cellAt(QPointF place) const;
    [[nodiscard]] CallRange range() const;
    [[nodiscard]] QString notesText(std::size_t cell) const;
    [[nodiscard]] QString toolTipText(std::size_t cell) const;
    void refreshMarks();
    void drawCells(QPainter& painter) const;
    void drawFrames(QPainter& painter) const;
    void goTo(std::size_t cell);

    std::shared_ptr<const EventIndex> m_index;
    std::optional<std::size_t> m_frame;
    bool m_filled = false;
    std::vector<std::size_t> m_cells; // into m_index->actions
    std::optional<std::size_t> m_current;
    std::optional<std::size_t> m_hovered;
    std::optional<std::size_t> m_lastAsked; // while dragging
    QPointer<Notes> m_notes;
    QPointer<EventDecorations> m_decorations;
    std::vector<ScrubberMark> m_marks; // by cell
};

} // namespace vitrine::views
