// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/pixel_engine/engine_blocks.h"
#include "views/theme/shown.h"

#include <QImage>
#include <QWidget>

namespace vitrine::views {

/// The engine's blocks drawn, one below the other where that is narrow. The arrow keys go from block to block.
///
///   ┌──────── ALU array ────────┐
///   input → registers  → output
///           constants
///   execution ← counter ← instructions
class BlockPicture final : public QWidget {
    Q_OBJECT

public:
    BlockPicture(PixelPlayer& player, Desk& desk, QWidget* parent = nullptr);

    [[nodiscard]] QImage picture();
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    friend class test::Shown;

    struct Room {
        std::vector<QRectF> boxes; ///< as the blocks
        double height = 0;
    };
    void showStep();
    void watch();
    void choose(std::size_t block);
    void tell();
    [[nodiscard]] Room roomFor(double width) const;
    [[nodiscard]] Room stacked(double width) const;
    [[nodiscard]] double heightOf(const EngineBlock* block) const;
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] std::optional<std::size_t> blockAt(const QPointF& place) const;
    [[nodiscard]] const QRectF* boxOf(EngineBlock::Kind kind) const;
    void paintFlow(QPainter& painter, const EngineFlow& flow) const;
    void paintBlock(QPainter& painter, const EngineBlock& block, const QRectF& box) const;
    void paintLine(QPainter& painter, const EngineBlock::Line& line, QRectF area) const;

    PixelPlayer& m_player;
    ComputationWatch* m_watch;
    EngineBlocks m_blocks;
    Room m_room;
    std::size_t m_current = 0;
};

} // namespace vitrine::views
