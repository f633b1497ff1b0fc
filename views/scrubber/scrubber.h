// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/event_index.h"
#include "views/scrubber/scrubber_marks.h"
#include "views/theme/shown.h"

#include <QPointer>
#include <QWidget>

#include <memory>

class QAction;

namespace vitrine::views {

class EventCosts;
struct EventCost;
class EventDecorations;
class Notes;

/// The current frame as a strip of its draws, clears and copies, one cell each, as wide as its cycles once these are
/// counted, unless all are to be equal; click or drag to go there. Flags stand on what is bookmarked, bubbles hang
/// below what has a comment; hovering shows these texts and a thumbnail. The menu has the widget's actions.
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
    /// What draws cost; may be gone before the scrubber is, too.
    void setCosts(EventCosts& costs);
    /// Else all cells are equal.
    void setByCost(bool isByCost);
    /// Has the cycles of the frame counted that is shown, if they are not known.
    void countCycles();

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
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    friend class test::Shown;

    void fillCells(std::optional<std::size_t> frame);
    void layOutCells();
    [[nodiscard]] std::optional<std::uint64_t> cyclesOf(std::size_t cell) const;
    [[nodiscard]] std::optional<EventCost> costOf(std::size_t cell) const;
    [[nodiscard]] std::size_t frameNumber() const;
    [[nodiscard]] QRectF strip() const;
    [[nodiscard]] std::optional<std::size_t> cellAt(QPointF place) const;
    [[nodiscard]] CallRange range() const;
    [[nodiscard]] QString notesText(std::size_t cell) const;
    [[nodiscard]] QString toolTipText(std::size_t cell) const;
    void refreshMarks();
    void describeCurrent();
    void drawCells(QPainter& painter) const;
    void drawFrames(QPainter& painter) const;
    void goTo(std::size_t cell);

    QAction* m_count; ///< of the menu
    std::shared_ptr<const EventIndex> m_index;
    std::optional<std::size_t> m_frame;
    bool m_filled = false;
    std::vector<std::size_t> m_cells; // into m_index->actions
    std::vector<double> m_edges{0.0}; // of the cells, from the left end of the strip
    bool m_isByCost = true;
    std::optional<std::size_t> m_current;
    std::optional<std::size_t> m_hovered;
    std::optional<std::size_t> m_lastAsked; // while dragging
    QPointer<Notes> m_notes;
    QPointer<EventDecorations> m_decorations;
    QPointer<EventCosts> m_costs;
    std::vector<ScrubberMark> m_marks; // by cell
};

} // namespace vitrine::views
