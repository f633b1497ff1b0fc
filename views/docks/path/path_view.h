// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/call_source.h"
#include "views/docks/path/path_facts.h"
#include "views/kit/asking_view.h"
#include "views/theme/shown.h"

class QLabel;

namespace vitrine::views {

class DataLegend;
class PathCanvas;
class PathControls;
class PathQuestions;
class PathTables;
class TurningSplitter;

/// A path of a draw: by the index of the draw's call, and among its paths.
struct PathAsk {
    std::uint64_t call = 0;
    std::uint32_t number = 0;
    friend bool operator==(const PathAsk&, const PathAsk&) = default;
};

/// The path that the shown draw fills or strokes: segments, edges, triangles and pixels, over the picture and in
/// tables, each leading to the others (VG2D-03, VG2D-04, VG2D-06, VG2D-07), and a ray that counts edges (VG2D-09).
class PathView final : public AskingView<PathAsk, PathAnswer> {
    Q_OBJECT

public:
    explicit PathView(Desk& desk);

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    [[nodiscard]] Asked<PathAnswer> asked(const PathAsk& question) override;
    void showAnswer(const std::shared_ptr<const PathAnswer>& answer) override;
    void dropAnswer() override;
    void follow(const Changes& changes) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    friend class test::Shown;

    QWidget* makeContent();
    QWidget* makeFooter();
    void makeConnections();
    void showFacts();
    void takePixel();
    void selectPixel(const std::optional<PixelLink>& pixel);
    void showPixel();
    void click(core::openvg::Point point);
    void select(std::optional<std::uint32_t> segment, std::optional<std::uint32_t> triangle);
    void showSelection();
    void castRay(core::openvg::Point point);
    void showTexts();
    void showMenu(std::optional<QPoint> pixel, const QPoint& globalPlace);

    PathFacts m_facts;
    std::optional<core::ActionEntry> m_draw; ///< asked for, or shown
    std::optional<core::openvg::Point> m_pointed;
    PathCanvas* m_canvas;
    PathControls* m_controls;
    PathTables* m_tables;
    PathQuestions* m_questions;
    TurningSplitter* m_splitter;
    QLabel* m_readout = nullptr;
    QLabel* m_selected = nullptr;
    QLabel* m_ray = nullptr;
    DataLegend* m_fillLegend = nullptr;
    DataLegend* m_strokeLegend = nullptr;
};

} // namespace vitrine::views
