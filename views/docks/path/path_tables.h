// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/dock_view.h"
#include "views/docks/path/path_facts.h"

#include <QWidget>

class QStackedWidget;
class QToolButton;

namespace vitrine::views {

class Desk;
class FactTable;
class LinkLabel;

/// A path in tables: its segments, its triangles, and those of them that count at the picked pixel.
class PathTables final : public QWidget {
    Q_OBJECT

public:
    /// The facts live as long as it.
    PathTables(Desk& desk, const PathFacts& facts, QWidget* parent = nullptr);

    [[nodiscard]] FactTable& triangles() const { return *m_triangles; }
    [[nodiscard]] FactTable& atPixel() const { return *m_atPixel; }
    [[nodiscard]] FactTable& shown() const;

    /// Another path, or none.
    void showPath();
    /// What is selected.
    void showSelection();
    void showPixel();
    enum class Page : std::uint8_t { Segments, Triangles, Pixel };
    [[nodiscard]] Page page() const;
    void turnTo(Page page);

    [[nodiscard]] QList<Export> exports() const;
    void copy() const;

signals:
    /// By the user.
    void segmentChosen(std::uint32_t segment);
    void triangleChosen(std::uint32_t triangle);

private:
    FactTable* addTable(FactTable* table, const QString& id, const QString& name);
    QToolButton* addPage(const QString& name, const QString& sentence, const char* id, QWidget* page);

    Desk& m_desk;
    const PathFacts& m_facts;
    FactTable* m_segments;
    FactTable* m_triangles;
    FactTable* m_atPixel;
    LinkLabel* m_pixel;
    QWidget* m_header;
    QStackedWidget* m_pages;
    QList<QToolButton*> m_buttons;
};

} // namespace vitrine::views
