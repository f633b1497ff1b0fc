// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/kit/timeline/tracks.h"
#include "views/machine/cycle_ruler.h"
#include "views/machine/draw_colors.h"
#include "views/machine/recordings.h"
#include "views/machine/shown_cycle.h"

#include <QAbstractScrollArea>
#include <QPixmap>

#include <span>

namespace vitrine::views {

inline constexpr int kTrackIndent = 14; ///< pixels of a step of Track::depth

/// Tracks over the cycles that all timelines show. A click goes to the cycle, and selects the bar that it hits, or what
/// a track without bars stands for; on a name it selects what the track stands for. Up and down choose a track, two
/// keys the next and the previous bar of it, Enter follows; of a track with others below it Space and a click on its
/// mark wish them shown or hidden. The context menu leads to what is selected. With an axis of its own it shows no
/// cursor, and a click on no bar leads nowhere.
class TrackTimeline final : public QAbstractScrollArea {
    Q_OBJECT

public:
    /// `axis`: of its own, which lives as long; null: that of all timelines of the recorded draw.
    explicit TrackTimeline(Desk& desk, QWidget* parent = nullptr, CycleWindow* axis = nullptr);

    void setContent(TrackContent content);
    void setDrawColors(DrawColors colors);
    /// While they are on, bars have them, and readout() names the draw.
    [[nodiscard]] const DrawColors& drawColors() const { return m_drawColors; }
    void setCursor(core::Cycle cycle);
    /// Marks its bars, and shows the first of them unless one can be seen.
    void showSelection(const Selection& selection);
    void showThing(std::optional<std::uint32_t> thing);

    [[nodiscard]] const TrackContent& content() const { return m_content; }
    [[nodiscard]] std::size_t currentTrack() const { return m_track; }
    void setCurrentTrack(std::size_t track);
    /// Of a bar in the viewport.
    [[nodiscard]] QRectF barRect(std::size_t track, const TrackBar& bar) const;
    [[nodiscard]] CycleScale scale() const { return m_handler->scale(); }
    /// The one under the mouse, else the one that is shown at the cursor.
    [[nodiscard]] core::Cycle readoutCycle() const { return m_handler->hovered().value_or(shownCycle(m_cursor)); }
    /// What that is called: "In cycle 12", "At cycle 13".
    [[nodiscard]] QString readoutTime() const;
    /// Plain text of what the mouse is over, else of what is current.
    [[nodiscard]] QString readout() const;
    /// What tracks paint or say of themselves is something else.
    void tellChanged();
    /// Of a track over the cycles, in the viewport.
    [[nodiscard]] QRect trackRect(std::size_t track) const;
    [[nodiscard]] QImage picture();
    /// That all tracks need, with the ruler.
    [[nodiscard]] int contentHeight() const { return rulerHeight() + (m_tops.empty() ? 0 : m_tops.back()); }

    [[nodiscard]] QSize sizeHint() const override { return {640, 240}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 96}; }

signals:
    /// What readout() tells.
    void readoutChanged(const QString& text);
    /// Another cycle is under the mouse, or none: readoutCycle() tells.
    void hoverChanged();
    void foldWished(std::size_t track);
    /// Another track is current.
    void currentTrackChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    struct Hit {
        std::size_t track = 0;
        const TrackBar* bar = nullptr;
    };
    /// Where a bar of a thing stands: millions of them are not looked through for the few that are selected.
    struct Place {
        std::uint32_t thing = 0;
        std::uint32_t track = 0;
        std::uint32_t bar = 0;
        friend auto operator<=>(const Place&, const Place&) = default;
    };
    void addKeys();
    void findPlaces();
    [[nodiscard]] std::span<const Place> places(std::uint32_t thing) const;
    [[nodiscard]] const TrackBar& barAt(const Place& place) const;
    void layOut();
    void scrollTo(int top, int bottom);
    void redraw();
    void tell();
    void choose(std::uint32_t thing);
    void step(int bars);
    void moveTrack(int tracks);
    void chooseTrack(std::size_t track);
    void follow(std::size_t track);
    void fold();
    [[nodiscard]] const TrackBar* currentBar(std::size_t* track = nullptr) const;
    [[nodiscard]] int gutter() const;
    [[nodiscard]] QRect foldRect(std::size_t track) const;
    [[nodiscard]] std::optional<Hit> hitAt(const QPointF& place) const;
    /// In a cycle; nothing: at the cursor.
    [[nodiscard]] QString textAt(const Track& track, std::optional<core::Cycle> cycle) const;
    [[nodiscard]] QString barsText(const Track& track, core::Cycle cycle) const;
    /// With the draw's name before it, while draws have colors.
    [[nodiscard]] QString ofDraw(std::optional<std::size_t> draw, const QString& text) const;
    [[nodiscard]] QString tip(std::uint32_t thing) const;
    [[nodiscard]] DataStyle styleOf(const TrackBar& bar, const TrackSpan& span) const;
    void paintStatic(QPainter& painter) const;
    void paintName(QPainter& painter, std::size_t track, const QRect& area) const;
    void paintHeading(QPainter& painter, std::size_t track, const QRect& area) const;
    void paintLowName(QPainter& painter, const Track& track, const QString& figure, const QRect& area) const;
    void paintFold(QPainter& painter, std::size_t track) const;
    void paintBars(QPainter& painter, std::size_t track) const;
    void paintBar(QPainter& painter, std::size_t track, const TrackBar& bar) const;
    void paintLetters(QPainter& painter, const TrackBar& bar, const QRectF& area) const;
    void paintArrows(QPainter& painter) const;
    void paintSelected(QPainter& painter) const;

    Desk& m_desk;
    CycleHandler* const m_handler;
    TrackContent m_content;
    DrawColors m_drawColors;
    std::vector<int> m_tops;     ///< of the tracks, from that of the first; and the end of the last
    std::vector<Place> m_places; ///< of all bars, in order
    std::vector<DataStyle> m_styles;
    core::Cycle m_cursor = 0;
    std::size_t m_track = 0;
    std::optional<std::uint32_t> m_thing;
    QPointF m_mouse{-1, -1};
    QPixmap m_picture; ///< all but cursor, mouse and selection
};

} // namespace vitrine::views
