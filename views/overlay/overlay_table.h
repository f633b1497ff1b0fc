// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/overlay/overlay_values.h"
#include "views/base/dock_view.h"

#include <QWidget>

class QLabel;
class QStandardItemModel;
class QTreeView;

namespace vitrine::views {

class Desk;

/// An overlay as numbers: how many pixels have each value, and everything about the picked pixel.
class OverlayTable final : public QWidget {
    Q_OBJECT

public:
    explicit OverlayTable(Desk& desk, QWidget* parent = nullptr);

    void setShares(const core::Overlay& overlay, core::OverlayKind kind, const std::vector<core::OverlayShare>& shares);
    void clear();
    /// Nothing: none is picked, or nothing is known of it.
    void setPixel(const core::Overlay* overlay, const std::optional<core::OverlayPixel>& pixel, const QString& title);

    [[nodiscard]] QTreeView& shares() const { return *m_sharesView; }

private:
    QTreeView* makeView(Desk& desk, QStandardItemModel* model, const QString& id, const QStringList& columns);

    QStandardItemModel* m_shares;
    QStandardItemModel* m_numbers;
    QTreeView* m_sharesView;
    QTreeView* m_numbersView;
    QLabel* m_pixelTitle;
};

} // namespace vitrine::views
