// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/usage/usage_marks.h"
#include "views/docks/usage/usage_strip.h"
#include "views/docks/usage/usage_text.h"
#include "views/theme/theme.h"

#include <QPainter>

namespace vitrine::views {

namespace {

constexpr int kHeight = 20;
constexpr int kSign = 16;

struct Sign {
    std::uint8_t uses;
    core::UsageKind kind;
};
constexpr Sign kSigns[] = {{UsageGrid::Writes, core::UsageKind::Write},
                           {UsageGrid::Reads, core::UsageKind::Read},
                           {UsageGrid::Binds, core::UsageKind::Bind},
                           {UsageGrid::Creates, core::UsageKind::Create},
                           {UsageGrid::Deletes, core::UsageKind::Delete}};

} // namespace

UsageLegend::UsageLegend(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(UsageStrip::tr("Legend"));
    setAccessibleDescription(UsageStrip::tr("Filled squares are writes, hollow circles reads, dots binds, a plus is "
                                            "where it is made and a cross where it is deleted."));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize UsageLegend::sizeHint() const
{
    int width = 0;
    for (const Sign& sign : kSigns)
        width += kSign + 2 + fontMetrics().horizontalAdvance(usageKindText(sign.kind)) + kPadding;
    return {width, kHeight};
}

void UsageLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int x = 0;
    for (const Sign& sign : kSigns) {
        paintUses(painter, QRectF(x, 0, kSign, kHeight), sign.uses);
        const QString text = usageKindText(sign.kind);
        painter.setPen(Theme::current().secondary);
        painter.drawText(QRect(x + kSign + 2, 0, width(), kHeight), Qt::AlignVCenter, text);
        x += kSign + 2 + fontMetrics().horizontalAdvance(text) + kPadding;
    }
}

} // namespace vitrine::views
