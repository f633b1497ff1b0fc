// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/tools.h"

#include "views/theme/elided_label.h"
#include "views/theme/key_text.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace vitrine::views {

QHBoxLayout* layOutHeader(QWidget& header)
{
    header.setProperty("role", "header");
    header.setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QHBoxLayout(&header);
    layout->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    layout->setSpacing(kGrid);
    return layout;
}

QToolButton* addTool(QWidget& row, const QString& name, const QString& sentence)
{
    auto* button = new QToolButton(&row);
    button->setText(name);
    button->setAccessibleName(name);
    button->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    setKeyTip(*button, namedTip(name, sentence));
    row.layout()->addWidget(button);
    return button;
}

void setUpValueLabel(QLabel& label, const QString& accessibleName)
{
    label.setAccessibleName(accessibleName);
    label.setFont(monospaceFont());
    label.setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

QLabel* makeValueLabel(QWidget* parent, const QString& accessibleName)
{
    auto* label = new ElidedLabel(parent);
    setUpValueLabel(*label, accessibleName);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace vitrine::views
