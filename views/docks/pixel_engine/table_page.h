// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/dock_view.h"
#include "views/docks/pixel_engine/pixel_player.h"
#include "views/kit/row_cell.h"

#include <QWidget>

class QLabel;
class QTreeView;

namespace vitrine::views {

class Desk;
class CurvePicture;
class FactModel;

/// The functions that steps of 2-D graphics take, their curves (VG2D-20), and their tables with the entries that the
/// step at hand uses (VG2D-21).
class TablePage final : public QWidget {
    Q_OBJECT

public:
    TablePage(PixelPlayer& player, Desk& desk, QWidget* parent = nullptr);

    [[nodiscard]] QList<Export> exports() const;
    [[nodiscard]] QString asText() const;

private:
    void showTrace();
    void showStep();
    [[nodiscard]] const core::VectorBlend* blend() const;
    [[nodiscard]] RowCell entryCell(int index, core::LookUpTable table) const;
    [[nodiscard]] QString channelsOf(int index, core::LookUpTable table) const;

    PixelPlayer& m_player;
    QLabel* m_functions;
    QLabel* m_used;
    CurvePicture* m_curves;
    FactModel* m_entries;
    QTreeView* m_table;
};

} // namespace vitrine::views
