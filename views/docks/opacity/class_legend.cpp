// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/opacity/class_legend.h"

#include "views/docks/opacity/box_paint.h"
#include "views/docks/opacity/class_style.h"
#include "views/theme/text.h"
#include "views/theme/wrap_layout.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

#include <utility>

namespace vitrine::views {

ClassLegend::ClassLegend(QWidget* parent) : QWidget(parent)
{
    auto* layout = new WrapLayout(nullptr); // the widget owns it
    layout->setContentsMargins(0, 0, 0, 0);
    setLayout(layout);
    for (const core::OpacityClass opacity : kOpacityClasses)
        add(className(opacity), classSentence(opacity),
            [opacity](double ratio) { return classSwatch(opacity, Theme::current(), ratio); });
    const auto addMark = [this](BoxMark mark, const QString& text, const QString& sentence) {
        add(text, sentence, [mark](double ratio) { return boxSwatch(mark, ratio); });
    };
    addMark(BoxMark::Box, tr("box of the tile"), tr("The texels that a tile of the picture may show."));
    addMark(BoxMark::Corners, tr("its corners"), tr("Where the corners of the tile lie on the texture."));
    addMark(BoxMark::Entries, tr("entries read"), tr("The entries of the class pyramid that the look-up has read."));
    paintSwatches();
}

void ClassLegend::add(const QString& text, const QString& sentence, std::function<QPixmap(double)> paint)
{
    auto* entry = new QWidget(this);
    auto* row = new QHBoxLayout(entry);
    row->setContentsMargins(0, 0, kPadding, 0);
    row->setSpacing(kGrid);
    auto* swatch = new QLabel(entry);
    row->addWidget(swatch);
    row->addWidget(new QLabel(text, entry));
    entry->setToolTip(namedTip(text, sentence));
    layout()->addWidget(entry);
    m_entries.push_back({swatch, std::move(paint)});
}

void ClassLegend::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        paintSwatches();
}

void ClassLegend::paintSwatches()
{
    for (const Entry& entry : m_entries)
        entry.swatch->setPixmap(entry.paint(devicePixelRatioF()));
}

} // namespace vitrine::views
