// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/link_label.h"
#include "views/framebuffer/compare_bar.h"
#include "views/framebuffer/framebuffer_view.h"
#include "views/framebuffer/picture_canvas.h"
#include "views/kit/footer.h"
#include "views/overlay/overlay_bar.h"
#include "views/theme/icons.h"
#include "views/theme/local_action.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"
#include "views/theme/wrap_layout.h"

#include <QAction>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace vitrine::views {

using core::Attachment;

namespace {

constexpr Attachment kAttachments[] = {Attachment::Color, Attachment::Depth, Attachment::Stencil};

} // namespace

QWidget* FramebufferView::makeHeader()
{
    auto* header = new QWidget(this);
    header->setProperty("role", "header");
    header->setAttribute(Qt::WA_StyledBackground);
    auto* layout = new WrapLayout(header);
    layout->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    layout->setSpacing(kGrid);

    // The names of the buffers are its title: room for more would be taken from the docks.
    header->setAccessibleName(tr("Framebuffer"));
    addAttachments(header);
    addCompareMenu(header);
    addOverlayMenu(header);
    layout->addStretch();
    m_alpha = addTool(*header, tr("Alpha"), tr("Shows a checkerboard where the picture is transparent."));
    m_stretch = addTool(*header, tr("Auto contrast"), tr("Spreads the values that occur from black to white."));
    for (QToolButton* toggle : {m_alpha, m_stretch})
        toggle->setCheckable(true);
    m_stretch->setChecked(m_options.stretchRange);
    connect(m_alpha, &QToolButton::toggled, this, [this](bool on) { m_options.showAlpha = on, refreshImage(); });
    connect(m_stretch, &QToolButton::toggled, this, [this](bool on) { m_options.stretchRange = on, refreshImage(); });
    addZoom(header);
    return header;
}

void FramebufferView::addAttachments(QWidget* header)
{
    auto* group = new QButtonGroup(this);
    const QString names[] = {tr("Color"), tr("Depth"), tr("Stencil")};
    const QString sentences[] = {tr("Shows the colors."), tr("Shows the depths."), tr("Shows the stencil values.")};
    for (const Attachment attachment : kAttachments) {
        const auto at = static_cast<std::size_t>(attachment);
        auto* button = addTool(*header, names[at], sentences[at]);
        button->setCheckable(true);
        group->addButton(button);
        connect(button, &QToolButton::clicked, this, [this, attachment] { setAttachment(attachment); });
        m_attachmentButtons[at] = button;
    }
}

void FramebufferView::addOverlayMenu(QWidget* header)
{
    m_overlayButton =
        addTool(*header, tr("Overlay"),
                tr("{key:next-overlay} for the next one. Lays over the picture what draws did to its pixels."));
    auto* menu = new QMenu(m_overlayButton);
    m_overlays->fillMenu(*menu);
    m_overlayButton->setMenu(menu);
    m_overlayButton->setPopupMode(QToolButton::InstantPopup);
    auto* next = new QAction(tr("Next overlay"), this);
    next->setObjectName(QStringLiteral("next-overlay"));
    next->setStatusTip(tr("Lays the next overlay over the picture."));
    next->setShortcut(QKeySequence(Qt::ALT | Qt::Key_O));
    connect(next, &QAction::triggered, m_overlays, &OverlayBar::next);
    addAction(next);
    auto* scope = new QAction(tr("Next scope of the overlay"), this);
    scope->setObjectName(QStringLiteral("next-overlay-scope"));
    scope->setStatusTip(tr("Lets the overlay show more of what was drawn, or less."));
    scope->setShortcut(QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_O));
    connect(scope, &QAction::triggered, m_overlays, &OverlayBar::nextScope);
    addAction(scope);
}

void FramebufferView::addCompareMenu(QWidget* header)
{
    auto* button = addTool(*header, tr("Compare"), tr("{key:pin-picture} pins this picture to compare others with."));
    auto* menu = new QMenu(button);
    auto* pinning = menu->addAction(tr("Pin this picture"), this, &FramebufferView::pin);
    pinning->setObjectName(QStringLiteral("pin-picture"));
    pinning->setStatusTip(tr("Keeps this picture to compare others with."));
    pinning->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_D));
    addAction(pinning);
    menu->addAction(tr("Unpin"), m_compare, &CompareBar::unpin);
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    auto* flipping = addTool(*header, tr("Flip"),
                             tr("While it is pressed (or {key:flip-pictures} is held) the picture before the last step "
                                "is shown, or the pinned one."));
    m_flip = makeLocalAction(*this, {"flip-pictures",
                                     tr("Flip, while held"),
                                     tr("Shows the picture before the last step, or the pinned one."),
                                     {Qt::Key_C}});
    m_flip->setProperty(kWhileHeld, true);
    connect(flipping, &QToolButton::pressed, this, [this] { flip(true); });
    connect(flipping, &QToolButton::released, this, [this] { flip(false); });
}

void FramebufferView::addZoom(QWidget* header)
{
    auto* zoomOut = addTool(*header, tr("Zoom out"), tr("{key:zoom-out}, or the wheel."));
    m_zoomLabel = new QLabel(header);
    m_zoomLabel->setAlignment(Qt::AlignCenter);
    m_zoomLabel->setMinimumWidth(m_zoomLabel->fontMetrics().horizontalAdvance(QStringLiteral("6400 %")));
    header->layout()->addWidget(m_zoomLabel);
    auto* zoomIn = addTool(*header, tr("Zoom in"), tr("{key:zoom-in}, or the wheel."));
    auto* fit = addTool(*header, tr("Fit"), tr("Makes the whole picture visible ({key:fit})."));
    auto* save = addTool(*header, tr("Export…"), tr("Saves the buffer with its exact values, or the overlay."));
    zoomOut->setIcon(symbolIcon(Symbol::ZoomOut));
    zoomIn->setIcon(symbolIcon(Symbol::ZoomIn));
    fit->setIcon(symbolIcon(Symbol::Fit));
    save->setIcon(symbolIcon(Symbol::Save));
    connect(zoomOut, &QToolButton::clicked, m_canvas, &PictureCanvas::zoomOut);
    connect(zoomIn, &QToolButton::clicked, m_canvas, &PictureCanvas::zoomIn);
    connect(fit, &QToolButton::clicked, m_canvas, &PictureCanvas::fit);
    connect(save, &QToolButton::clicked, this, &FramebufferView::exportPng);
}

QWidget* FramebufferView::makeFooter()
{
    auto* footer = new Footer(this);
    m_formatLabel = new LinkLabel(desk(), footer);
    setUpValueLabel(*m_formatLabel, tr("Buffer format"));
    footer->add(m_formatLabel);
    m_hoverLabel = footer->addValues(tr("Values under the cursor"));
    m_pickLabel = footer->addValues(tr("Values of the picked pixel"));
    footer->add(makeOverlayLine(footer));
    for (QLabel* label : {m_hoverLabel, m_pickLabel})
        label->setToolTip(tr("y counts from the bottom, as OpenGL does; row counts from the top"));
    return footer;
}

// Two places that stay where they are, however long the texts in them get.
QWidget* FramebufferView::makeOverlayLine(QWidget* footer)
{
    m_overlayLine = new QWidget(footer);
    auto* layout = new QHBoxLayout(m_overlayLine);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kPadding);
    m_overlayHoverLabel = makeValueLabel(m_overlayLine, tr("Overlay under the cursor"));
    m_overlayPickLabel = new LinkLabel(desk(), m_overlayLine);
    setUpValueLabel(*m_overlayPickLabel, tr("Overlay at the picked pixel"));
    layout->addWidget(m_overlayHoverLabel, 1);
    layout->addWidget(m_overlayPickLabel, 1);
    m_overlayLine->hide();
    return m_overlayLine;
}

} // namespace vitrine::views
