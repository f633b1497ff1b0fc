// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/events/filter_popup.h"

#include "views/theme/theme.h"

#include <QHeaderView>
#include <QScreen>

#include <algorithm>

namespace vitrine::views {

namespace {

constexpr int kMaxRows = 10; // shown at once
constexpr int kChoiceHeight = 24;
constexpr int kMaxWidth = 560;
constexpr int kTextColumn = 240; // at most, before the sentences begin

} // namespace

FilterPopup::FilterPopup(QWidget& field) : QTreeWidget(&field), m_field(field)
{
    // A tool tip is the one kind of window that never takes the focus from its field, on X11 and on Wayland.
    setWindowFlags(Qt::ToolTip | Qt::FramelessWindowHint);
    setAttribute(Qt::WA_ShowWithoutActivating);
    setFocusPolicy(Qt::NoFocus);
    setObjectName(QStringLiteral("filterPopup"));
    setAccessibleName(tr("Ways to go on"));
    setColumnCount(2);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setMouseTracking(true);
    setTextElideMode(Qt::ElideRight);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->setMinimumSectionSize(kGrid);
    connect(this, &QTreeWidget::itemClicked, this,
            [this](QTreeWidgetItem* item) { emit picked(indexOfTopLevelItem(item)); });
}

void FilterPopup::offer(const std::vector<Entry>& entries)
{
    clear();
    if (entries.empty())
        return hide();
    for (const Entry& entry : entries) {
        auto* item = new QTreeWidgetItem(this, {entry.text, entry.sentence});
        item->setFont(0, monospaceFont());
        item->setForeground(1, Theme::current().secondary);
        item->setToolTip(0, entry.sentence);
        item->setToolTip(1, entry.sentence);
        item->setSizeHint(0, QSize(0, kChoiceHeight));
    }
    setStyleSheet(QStringLiteral("QTreeWidget { border: 1px solid %1; }").arg(Theme::current().line.name()));
    place();
    show();
    raise();
}

void FilterPopup::place()
{
    const QFontMetrics metrics(monospaceFont());
    int width = 0;
    for (int i = 0; i < topLevelItemCount(); ++i)
        width = std::max(width, metrics.horizontalAdvance(topLevelItem(i)->text(0)));
    setColumnWidth(0, std::min(width + 2 * kPadding, kTextColumn));
    const QRect screen = m_field.screen()->availableGeometry();
    const int rows = std::min(topLevelItemCount(), kMaxRows);
    const QSize size(std::min(kMaxWidth, screen.width()), rows * kChoiceHeight + 2);
    QPoint corner = m_field.mapToGlobal(QPoint(0, m_field.height() + 2));
    if (corner.y() + size.height() > screen.bottom())
        corner.setY(m_field.mapToGlobal(QPoint()).y() - size.height() - 2);
    corner.setX(std::clamp(corner.x(), screen.left(), std::max(screen.left(), screen.right() - size.width())));
    setGeometry(QRect(corner, size));
}

void FilterPopup::move(int rows)
{
    const int row = currentItem() ? indexOfTopLevelItem(currentItem()) : -1;
    const int target = std::min(row + rows, topLevelItemCount() - 1);
    if (target >= 0)
        return setCurrentItem(topLevelItem(target));
    setCurrentItem(nullptr);
    clearSelection();
}

std::optional<std::size_t> FilterPopup::chosen() const
{
    if (!isVisible() || !currentItem())
        return std::nullopt;
    return static_cast<std::size_t>(indexOfTopLevelItem(currentItem()));
}

} // namespace vitrine::views
