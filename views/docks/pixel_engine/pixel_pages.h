// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/dock_view.h"
#include "views/docks/pixel_engine/pixel_player.h"

#include <QTabWidget>

class QTreeView;

namespace vitrine::views {

class BlockPicture;
class Desk;
class LibraryPage;
class PairingPage;
class RasterPage;
class RowTable;
class StepPage;
class TablePage;

/// What can be seen beside the program: the engine's blocks, its registers, the pixel's objects, counts,
/// pixels that wait for their texels, and other programs; of 2-D graphics the step made last, look-up tables, and the
/// bits of a raster operation.
class PixelPages final : public QTabWidget {
    Q_OBJECT

public:
    PixelPages(PixelPlayer& player, Desk& desk, QWidget* parent = nullptr);

    [[nodiscard]] QList<Export> exports() const;
    /// Of the page at hand.
    [[nodiscard]] QString asText() const;

private:
    void addPage(QWidget* page, const QString& name, const QString& tip);
    void showPages();
    [[nodiscard]] QWidget* firstPage() const;
    QWidget* makeBlocks(Desk& desk);
    QWidget* makeRegisters(Desk& desk);
    QWidget* makePixel(Desk& desk);
    QWidget* makeCounts(Desk& desk);

    PixelPlayer& m_player;
    QWidget* m_first = nullptr; ///< of the draw's pages
    StepPage* m_step = nullptr;
    RasterPage* m_raster = nullptr;
    QWidget* m_blockRoom = nullptr;
    BlockPicture* m_blocks = nullptr;
    QTreeView* m_registers = nullptr;
    RowTable* m_objects = nullptr;
    RowTable* m_counts = nullptr;
    PairingPage* m_pairing = nullptr;
    LibraryPage* m_library = nullptr;
    TablePage* m_tables = nullptr;
};

} // namespace vitrine::views
