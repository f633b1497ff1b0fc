// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/buffer/buffer_controls.h"

#include "views/docks/buffer/layout_field.h"
#include "views/theme/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace vitrine::views {

namespace {

constexpr int kGoToWidth = 88;
constexpr int kFindWidth = 112;

void makeRow(QHBoxLayout& layout)
{
    layout.setContentsMargins(0, 0, 0, 0);
    layout.setSpacing(kGrid);
}

} // namespace

BufferHeader::BufferHeader(QWidget* parent)
    : QWidget(parent), choice(new QComboBox(this)), hexadecimal(new QToolButton(this)),
      layoutField(new LayoutField(this)), explanation(new QLabel(this))
{
    setProperty("role", "header");
    setAttribute(Qt::WA_StyledBackground);
    choice->setAccessibleName(tr("Which buffer"));
    choice->setToolTip(tr("<b>Buffer</b><br>Which buffer to look at, or which memory of the program that the last draw "
                          "reads."));
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice->setMinimumContentsLength(12);
    hexadecimal->setText(tr("Hex"));
    hexadecimal->setCheckable(true);
    hexadecimal->setAccessibleName(tr("Hexadecimal"));
    hexadecimal->setToolTip(tr("<b>Hexadecimal</b><br>Shows the bits of each component instead of its value."));
    explanation->setWordWrap(true);
    explanation->setProperty("role", "secondary");
    explanation->setTextInteractionFlags(Qt::TextBrowserInteraction);
    explanation->setAccessibleName(tr("What the layout says"));
    explanation->setFocusPolicy(Qt::NoFocus);
    auto* first = new QHBoxLayout;
    makeRow(*first);
    first->addWidget(choice, 1);
    first->addWidget(hexadecimal);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    layout->setSpacing(kGrid);
    layout->addLayout(first);
    layout->addWidget(layoutField);
    layout->addWidget(explanation);
}

BufferFooter::BufferFooter(QWidget* parent)
    : QWidget(parent), range(new QLabel(this)), nextChange(new QToolButton(this)), goTo(new QLineEdit(this)),
      find(new QLineEdit(this))
{
    setProperty("role", "footer");
    setAttribute(Qt::WA_StyledBackground);
    range->setProperty("role", "secondary");
    range->setTextInteractionFlags(Qt::TextSelectableByMouse);
    range->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    nextChange->setText(tr("Next change"));
    nextChange->setToolTip(tr("<b>Next change</b><br>Goes to the next element that the last step has changed."));
    goTo->setPlaceholderText(tr("Go to"));
    goTo->setFixedWidth(kGoToWidth);
    goTo->setAccessibleName(tr("Go to an element or an offset"));
    goTo->setToolTip(tr("<b>Go to</b> (Enter)<br>An element by its number, <tt>12</tt>, or the one at an offset, "
                        "<tt>0x1f0</tt> or <tt>@496</tt>."));
    find->setPlaceholderText(tr("Find"));
    find->setFixedWidth(kFindWidth);
    find->setAccessibleName(tr("Find a value"));
    find->setToolTip(tr("<b>Find</b> (Enter, backwards with Shift)<br>The next component with this value, <tt>0.5</tt> "
                        "or <tt>nan</tt>, or with these bits, <tt>0x3f000000</tt>."));
    find->installEventFilter(this);
    auto* row = new QHBoxLayout;
    makeRow(*row);
    row->addWidget(goTo);
    row->addWidget(find);
    row->addStretch(1);
    row->addWidget(nextChange);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    layout->setSpacing(kGrid);
    layout->addWidget(range);
    layout->addLayout(row);
}

bool BufferFooter::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (key.key() != Qt::Key_Return && key.key() != Qt::Key_Enter)
        return QWidget::eventFilter(watched, event);
    emit findRequested(find->text(), (key.modifiers() & Qt::ShiftModifier) != 0);
    return true;
}

} // namespace vitrine::views
