// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/link_label.h"
#include "views/docks/usage/usage_grid.h"

#include <QAbstractScrollArea>

#include <functional>
#include <memory>

namespace vitrine::views {

/// The grid of uses as a picture. Writes are filled squares, reads hollow circles, binds dots, what is made and deleted
/// a plus and a cross. The arrows move over it, Enter and a double click go to the place, a click on a name selects.
class UsageStrip final : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit UsageStrip(QWidget* parent = nullptr);

    struct Content {
        UsageGrid grid;
        std::vector<core::ResourceUsage> uses; ///< that the grid's cells count into
        std::vector<QString> names;            ///< by line
        bool showsNames = true;
    };
    void setContent(std::shared_ptr<const Content> content);
    [[nodiscard]] const std::shared_ptr<const Content>& content() const { return m_content; }
    /// Where the window stands; nothing: before the first column.
    void setPlace(std::optional<std::size_t> column);

    [[nodiscard]] std::size_t currentLine() const { return m_line; }
    [[nodiscard]] std::size_t currentColumn() const { return m_column; }
    void setCurrent(std::size_t line, std::size_t column);
    /// "texture 3 in draw 12: drawn to (color); sampled (wood on unit 0)".
    [[nodiscard]] QString textOf(std::size_t line, std::size_t column, SentenceLinks* links = nullptr) const;
    /// Of a cell, in the viewport.
    [[nodiscard]] QRect cellRect(std::size_t line, std::size_t column) const;
    [[nodiscard]] QImage picture();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void currentChanged();
    void columnActivated(std::size_t column);
    void nameClicked(std::size_t line);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] std::optional<std::pair<std::size_t, std::size_t>> cellAt(const QPoint& place) const;
    [[nodiscard]] int lineAt(int y) const;
    [[nodiscard]] int nameWidth() const;
    [[nodiscard]] int columnWidth() const;
    void moveBy(int lines, int columns);
    void updateScrollBars();
    void paintNames(QPainter& painter, std::size_t first, std::size_t last) const;
    void paintColumns(QPainter& painter) const;
    void paintHeads(QPainter& painter) const;
    void paintLine(QPainter& painter, std::size_t line) const;
    void tell();

    std::shared_ptr<const Content> m_content;
    std::optional<std::size_t> m_place;
    std::size_t m_line = 0;
    std::size_t m_column = 0;
};

/// The signs of the strip with what they mean.
class UsageLegend final : public QWidget {
public:
    explicit UsageLegend(QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace vitrine::views
