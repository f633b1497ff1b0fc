// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/overlay/overlay_table.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/overlay/overlay_colors.h"
#include "views/overlay/overlay_text.h"
#include "views/overlay/plane_text.h"
#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QStandardItemModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace vitrine::views {

using core::OverlayKind;
using core::OverlayShare;

namespace {

constexpr int kCellSwatch = 12;

QStandardItem* numberItem(quint64 number)
{
    auto* item = new QStandardItem(grouped(number)); // the model's
    item->setData(number, kValueRole);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    item->setEditable(false);
    return item;
}

QStandardItem* textItem(const QString& text, const QVariant& value)
{
    auto* item = new QStandardItem(text); // the model's
    item->setData(value, kValueRole);
    item->setEditable(false);
    return item;
}

QPixmap swatchPixmap(const Swatch& swatch)
{
    QImage image(kCellSwatch, kCellSwatch, QImage::Format_ARGB32);
    for (int y = 0; y < kCellSwatch; ++y)
        for (int x = 0; x < kCellSwatch; ++x)
            image.setPixel(x, y, colorAt(swatch, x, y));
    return QPixmap::fromImage(image);
}

Swatch swatchFor(OverlayKind kind, const OverlayShare& share, std::uint32_t max)
{
    if (kind == OverlayKind::Primitives)
        return swatchOf(share.primitive);
    return core::isCount(kind) ? Swatch{countColor(share.value, max), Pattern::Solid, {}} : swatchOf(kind, share.value);
}

} // namespace

OverlayTable::OverlayTable(Desk& desk, QWidget* parent)
    : QWidget(parent), m_shares(new QStandardItemModel(this)), m_numbers(new QStandardItemModel(this)),
      m_sharesView(
          makeView(desk, m_shares, QStringLiteral("overlay-shares"), {tr("Value"), tr("Pixels"), tr("Share")})),
      m_numbersView(
          makeView(desk, m_numbers, QStringLiteral("overlay-numbers"), {tr("At the picked pixel"), tr("Fragments")})),
      m_pixelTitle(new QLabel(this))
{
    setMinimumWidth(220);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_pixelTitle->setProperty("role", "secondary");
    m_pixelTitle->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    layout->addWidget(m_sharesView, 1);
    layout->addWidget(m_pixelTitle);
    layout->addWidget(m_numbersView, 1);
    clear();
    setPixel(nullptr, std::nullopt, {});
}

QTreeView* OverlayTable::makeView(Desk& desk, QStandardItemModel* model, const QString& id, const QStringList& columns)
{
    auto* view = new QTreeView(this);
    model->setHorizontalHeaderLabels(columns);
    model->setSortRole(kValueRole);
    view->setModel(model);
    view->setRootIsDecorated(false);
    view->setAccessibleName(columns.first());
    view->setObjectName(id);
    setUpTable(*view, desk, id);
    view->header()->setStretchLastSection(false);
    for (int column = 0; column < model->columnCount(); ++column)
        view->header()->setSectionResizeMode(column,
                                             column == 0 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    view->sortByColumn(0, Qt::AscendingOrder);
    return view;
}

void OverlayTable::clear()
{
    m_shares->removeRows(0, m_shares->rowCount());
}

void OverlayTable::setShares(const core::Overlay& overlay, OverlayKind kind, const std::vector<OverlayShare>& shares)
{
    clear();
    const double all = static_cast<double>(overlay.pixels.width()) * overlay.pixels.height();
    std::uint32_t max = 0;
    for (const OverlayShare& share : shares)
        max = std::max(max, share.value);
    for (const OverlayShare& share : shares) {
        QString name = valueName(kind, share.value);
        if (share.primitive.primitive != 0)
            name = tr("primitive %1 of draw %2").arg(share.primitive.primitive).arg(share.primitive.draw);
        const quint64 order = kind == OverlayKind::Primitives
                                  ? quint64{share.primitive.draw} << 32 | share.primitive.primitive
                                  : share.value;
        auto* value = textItem(name, order);
        value->setData(swatchPixmap(swatchFor(kind, share, max)), Qt::DecorationRole);
        if (share.primitive.primitive != 0)
            value->setData(
                QVariant::fromValue(Link{{}, PrimitiveLink{share.primitive.draw, share.primitive.primitive}, ""}),
                kLinkRole);
        const double percent = 100.0 * static_cast<double>(share.pixels) / all;
        auto* part = textItem(tr("%1 %").arg(percent, 0, 'f', 2), percent);
        part->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_shares->appendRow({value, numberItem(share.pixels), part});
    }
    m_shares->sort(m_sharesView->header()->sortIndicatorSection(), m_sharesView->header()->sortIndicatorOrder());
}

void OverlayTable::setPixel(const core::Overlay* overlay, const std::optional<core::OverlayPixel>& pixel,
                            const QString& title)
{
    const core::PixelTouches* touches = pixel ? &pixel->touches : nullptr;
    m_pixelTitle->setText(touches ? title : tr("Pick a pixel to see all its numbers."));
    m_numbersView->setVisible(touches != nullptr);
    m_numbers->removeRows(0, m_numbers->rowCount());
    if (!touches)
        return;
    quint64 order = 0;
    for (const NamedNumber& row : numbersOf(*touches))
        m_numbers->appendRow({textItem(row.name, order++), numberItem(row.number)});
    if (overlay && overlay->planes)
        for (const NamedNumber& row : planeNumbers(*overlay->planes, *pixel))
            m_numbers->appendRow({textItem(row.name, order++), numberItem(row.number)});
    if (touches->last.primitive != 0)
        for (const auto& [name, id] :
             {std::pair(tr("First primitive"), touches->first), std::pair(tr("Last primitive"), touches->last)}) {
            auto* item = textItem(tr("%1 of draw %2").arg(id.primitive).arg(id.draw), id.primitive);
            item->setData(QVariant::fromValue(Link{{}, PrimitiveLink{id.draw, id.primitive}, ""}), kLinkRole);
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_numbers->appendRow({textItem(name, order++), item});
        }
}

} // namespace vitrine::views
